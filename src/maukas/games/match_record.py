"""The record of a match: one text file with opening, seeds, moves and results, which replays to the same end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from maukas.games.chance import SEED_BYTES
from maukas.games.errors import BadNotation, quoted
from maukas.games.match import Match
from maukas.games.notation import TomlTable, format_table, parse_seat_move, parse_toml
from maukas.games.options import BadOption, Options
from maukas.games.registry import game_named
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
    is_broken_off: bool = False  # ended by the host where it stood, without a winner


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


def written_round(match: Match, number: int, moves: Sequence[tuple[int, str]]) -> RoundRecord:
    """What is written of the round of this number, in which these moves were made; while it is on its seed stays secret."""
    deal, results = match.deals[number - 1], match.scores.results
    if number > len(results):
        return RoundRecord(deal.dealer, deal.commitment, deal.shares, None, tuple(moves), None)
    result = results[number - 1]
    return RoundRecord(deal.dealer, deal.commitment, deal.shares, deal.seed, tuple(moves), result.outcome, result.is_broken_off)


def record_of(match: Match) -> MatchRecord:
    """The record of a match as it stands; the seed of a round that is on stays secret."""
    scores = match.scores
    rounds = tuple(written_round(match, number, played.moves) for number, played in enumerate(match.rounds, 1))
    ended = match.is_over
    totals, winners = (scores.totals, scores.winners) if ended else (None, None)
    return MatchRecord(scores.game.name, scores.seats, scores.options, match.players, rounds, totals, winners)


def format_record(record: MatchRecord) -> str:
    """The text of a record."""
    opening: dict[str, object] = {"record": VERSION, "game": record.game, "seats": record.seats}
    if record.players:
        opening["players"] = record.players
    opening["options"] = record.options.changed()
    parts = [format_table(opening), *map(format_round, record.rounds)]
    if record.totals is not None and record.winners is not None:
        parts.append("[result]\n" + format_table({"totals": record.totals, "winners": record.winners}))
    return "\n".join(parts)


def format_round(played: RoundRecord) -> str:
    """The text of one round, ten moves a line."""
    values: dict[str, object] = {"dealer": played.dealer, "commitment": played.commitment}
    if played.shares:
        values["shares"] = [share.hex() for share in played.shares]
    if played.seed is not None:
        values["seed"] = played.seed.hex()
    moves = [f'"{seat} {move}"' for seat, move in played.moves]
    lines = [", ".join(moves[start : start + 10]) for start in range(0, len(moves), 10)]
    text = "[[round]]\n" + format_table(values) + "moves = [\n" + "".join(f"  {line},\n" for line in lines) + "]\n"
    if played.is_broken_off:
        text += format_table({"broken_off": True})
    if played.outcome is not None:
        winner = {} if played.outcome.winner is None else {"winner": played.outcome.winner}
        text += format_table({**winner, "scores": played.outcome.scores})
    return text


def parse_record(text: str) -> MatchRecord:
    """The record written as `text`."""
    table = TomlTable(parse_toml(text, "record"), "record")
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
        result = TomlTable(ended, "result")
        totals, winners = tuple(result.listed("totals", int)), tuple(result.listed("winners", int))
        result.close()
    table.close()
    return MatchRecord(game.name, seats, options, players, rounds, totals, winners)


def parse_round(item: Mapping[str, object], seats: int) -> RoundRecord:
    """One round of a record."""
    table = TomlTable(item, "round")
    dealer = table.number("dealer", high=seats - 1)
    promise = table.take("commitment", str)
    shares = tuple(parse_hex(text) for text in table.listed("shares", str, []))
    seed_text = table.take("seed", str, None)
    seed = None if seed_text is None else parse_hex(seed_text)
    if seed is not None and len(seed) != SEED_BYTES:
        raise BadNotation(f"round: a seed has {SEED_BYTES} bytes")
    moves = tuple(parse_seat_move(text) for text in table.listed("moves", str))
    is_broken_off = table.take("broken_off", bool, False)
    winner = table.number("winner", -1, high=seats - 1)
    scores = table.listed("scores", int, None) if "scores" in item else None
    table.close()
    if scores is not None and len(scores) != seats:
        raise BadNotation("round: scores needs a number for each seat")
    outcome = None if scores is None else Outcome(None if winner < 0 else winner, tuple(scores))
    return RoundRecord(dealer, promise, shares, seed, moves, outcome, is_broken_off)


def parse_hex(text: str) -> bytes:
    """Bytes written in hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadNotation(f"{quoted(text)} is not in hexadecimal digits") from None


def is_unfinished(record: MatchRecord) -> bool:
    """Whether the record is one of a match that is not over yet."""
    return record.totals is None
