"""The record of a match: one text file with opening, seeds, moves and results, which replays to the same end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from maukas.games.chance import SEED_BYTES, commitment
from maukas.games.errors import BadNotation, IllegalMove, quoted
from maukas.games.game import game_named
from maukas.games.match import Match
from maukas.games.notation import Table, format_table, parse_seat_move, parse_toml
from maukas.games.options import BadOption, Options
from maukas.games.round import Outcome, options_of

VERSION = 1


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """What is written of one round; the seed is left out while the round is on, the outcome until it is over."""

    dealer: int
    commitment: str
    shares: tuple[bytes, ...]
    seed: bytes | None
    moves: tuple[tuple[int, str], ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """What is written of a match; totals and winners when it is over."""

    game: str
    seats: int
    options: Options
    players: tuple[str, ...]
    rounds: tuple[RoundRecord, ...]
    totals: tuple[int, ...] | None
    winners: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a record that is not as it should be: the id and values of the text that says it."""

    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)


def record_of(match: Match) -> MatchRecord:
    """The record of a match as it stands; the seed of a round that is on stays secret."""
    table = match.table
    outcomes = [played.outcome() for played in match.rounds]
    rounds = tuple(
        RoundRecord(deal.dealer, deal.commitment, deal.shares, None if outcome is None else deal.seed, tuple(played.moves), outcome)
        for deal, played, outcome in zip(match.deals, match.rounds, outcomes, strict=True)
    )
    ended = match.is_over
    totals, winners = (table.totals, table.winners) if ended else (None, None)
    return MatchRecord(table.game.name, table.seats, table.options, match.players, rounds, totals, winners)


def format_record(record: MatchRecord) -> str:
    """The text of a record."""
    opening: dict[str, Any] = {"record": VERSION, "game": record.game, "seats": record.seats}
    if record.players:
        opening["players"] = record.players
    opening["options"] = record.options.changed()
    parts = [format_table(opening), *map(format_round, record.rounds)]
    if record.totals is not None and record.winners is not None:
        parts.append("[result]\n" + format_table({"totals": record.totals, "winners": record.winners}))
    return "\n".join(parts)


def format_round(played: RoundRecord) -> str:
    """The text of one round, ten moves a line."""
    values: dict[str, Any] = {"dealer": played.dealer, "commitment": played.commitment}
    if played.shares:
        values["shares"] = [share.hex() for share in played.shares]
    if played.seed is not None:
        values["seed"] = played.seed.hex()
    moves = [f'"{seat} {move}"' for seat, move in played.moves]
    lines = [", ".join(moves[start : start + 10]) for start in range(0, len(moves), 10)]
    text = "[[round]]\n" + format_table(values) + "moves = [\n" + "".join(f"  {line},\n" for line in lines) + "]\n"
    if played.outcome is not None:
        winner = {} if played.outcome.winner is None else {"winner": played.outcome.winner}
        text += format_table({**winner, "scores": played.outcome.scores})
    return text


def parse_record(text: str) -> MatchRecord:
    """The record written as `text`."""
    table = Table(parse_toml(text, "record"), "record")
    if table.take("record", int) != VERSION:
        raise BadNotation(f"record: only version {VERSION} is known")
    game = game_named(table.take("game", str))
    seats = table.number("seats", low=game.players[0], high=game.players[-1])
    players = tuple(table.listed("players", str, []))
    if players and len(players) != seats:
        raise BadNotation("record: players needs a name for each seat")
    try:
        options = options_of(game, table.take("options", dict, {}))
    except BadOption as error:
        raise BadNotation(f"options: {error}") from None
    rounds = tuple(parse_round(item, seats) for item in table.listed("round", dict, []))
    totals = winners = None
    ended = table.take("result", dict, None)
    if ended is not None:
        result = Table(ended, "result")
        totals, winners = tuple(result.listed("totals", int)), tuple(result.listed("winners", int))
        result.close()
    table.close()
    return MatchRecord(game.name, seats, options, players, rounds, totals, winners)


def parse_round(item: Mapping[str, Any], seats: int) -> RoundRecord:
    """One round of a record."""
    table = Table(item, "round")
    dealer = table.number("dealer", high=seats - 1)
    promise = table.take("commitment", str)
    shares = tuple(parse_hex(text) for text in table.listed("shares", str, []))
    seed_text = table.take("seed", str, None)
    seed = None if seed_text is None else parse_hex(seed_text)
    if seed is not None and len(seed) != SEED_BYTES:
        raise BadNotation(f"round: a seed has {SEED_BYTES} bytes")
    moves = tuple(parse_seat_move(text) for text in table.listed("moves", str))
    winner = table.number("winner", -1, high=seats - 1)
    scores = table.listed("scores", int, None) if "scores" in item else None
    table.close()
    if scores is not None and len(scores) != seats:
        raise BadNotation("round: scores needs a number for each seat")
    outcome = None if scores is None else Outcome(None if winner < 0 else winner, tuple(scores))
    return RoundRecord(dealer, promise, shares, seed, moves, outcome)


def parse_hex(text: str) -> bytes:
    """Bytes written in hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadNotation(f"{quoted(text)} is not in hexadecimal digits") from None


def verify(record: MatchRecord) -> list[Finding]:
    """What does not hold in a record, the first thing of it: commitments, dealers, moves and results; the last round may still be on."""
    match = Match(record.game, seats=record.seats, options=record.options)
    for number, written in enumerate(record.rounds, 1):
        if written.seed is None:
            is_on = number == len(record.rounds) and written.outcome is None and record.totals is None and not match.is_over
            return [] if is_on else [Finding("verify-seed-missing", {"round": number})]
        findings = [*verify_round(match, number, written, written.seed)]
        if findings:
            return findings
    if record.totals is None:
        return [Finding("verify-result-missing")] if match.is_over else []
    table = match.table
    if not table.is_over:
        return [Finding("verify-not-finished")]
    if (record.totals, record.winners) != (table.totals, table.winners):
        return [Finding("verify-result-differs", {"written": spaced(record.totals), "found": spaced(table.totals)})]
    return []


def is_unfinished(record: MatchRecord) -> bool:
    """Whether the record is one of a match that is not over yet."""
    return record.totals is None


def verify_round(match: Match, number: int, written: RoundRecord, seed: bytes) -> Iterator[Finding]:
    """Replay one round into `match`; stop at the first thing that does not hold."""
    if commitment(seed) != written.commitment:
        yield Finding("verify-commitment-differs", {"round": number})
        return
    if match.is_over:
        yield Finding("verify-round-too-many", {"round": number})
        return
    match.deal(seed, written.shares)
    if match.round.dealer != written.dealer:
        yield Finding("verify-dealer-differs", {"round": number, "written": written.dealer, "found": match.round.dealer})
        return
    for count, (seat, move) in enumerate(written.moves, 1):
        try:
            match.play(seat, move)
        except (IllegalMove, BadNotation) as error:
            yield Finding("verify-move-refused", {"round": number, "count": count, "move": f"{seat} {move}", "why": str(error)})
            return
    if match.round.outcome() is None:                   # the seed is revealed, so the round must be over
        yield Finding("verify-round-cut-short", {"round": number})
    elif match.round.outcome() != written.outcome:
        yield Finding("verify-outcome-differs", {"round": number})


def spaced(numbers: tuple[int, ...]) -> str:
    """Numbers with spaces between them."""
    return " ".join(map(str, numbers))
