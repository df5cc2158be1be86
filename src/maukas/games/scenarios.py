"""Scenarios: a clause shown as data, in TOML that people read; this runs them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from maukas.games.errors import BadNotation, IllegalMove, quoted
from maukas.games.game import AnyGame
from maukas.games.match import Result, ScoreSheet
from maukas.games.notation import TomlTable, parse_seat_move, parse_toml
from maukas.games.options import BadOption
from maukas.games.registry import game_named
from maukas.games.round import Outcome, Round

T = TypeVar("T")
Compare = Callable[..., bool]  # an expected fact and a found one; of a wrong type it raises

SEED = bytes(32)  # a scenario leaves nothing to chance but the order after a reshuffle


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a scenario went another way than it says."""

    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario file, read but not run."""

    game: AnyGame
    clauses: tuple[str, ...]
    title: str
    options: dict[str, object]
    moves: tuple[str, ...]
    refused: tuple[dict[str, object], ...]
    start: str  # position, deal or match
    setting: dict[str, object]
    after: dict[str, object]


def own_scenarios() -> list[Path]:
    """The folder of the project's own scenarios, if it is here: in a wheel beside the games, in a checkout with the tests."""
    package = Path(__file__).parents[1]
    return [folder for folder in (package / "scenarios", package.parents[1] / "tests" / "scenarios") if folder.is_dir()][:1]


def find_scenarios(paths: list[Path]) -> Iterator[Path]:
    """The scenario files among these files and below these folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def read_scenario(path: Path) -> Scenario:
    """Read a scenario file; anything wrong with it is bad notation."""
    try:
        return parse_scenario(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadNotation(error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadNotation("the file is not UTF-8 text") from None


def parse_scenario(text: str) -> Scenario:
    """The scenario written as `text`."""
    values = parse_toml(text, "scenario")
    table = TomlTable(values, "scenario")
    starts = [name for name in ("position", "deal", "match") if name in values]
    if len(starts) != 1:
        raise BadNotation("scenario: needs exactly one of position, deal, match")
    scenario = Scenario(
        game=game_named(table.take("game", str)),
        clauses=tuple(table.listed("clauses", str)),
        title=table.take("title", str),
        options=table.take("options", dict, {}),
        moves=tuple(table.listed("moves", str, [])),
        refused=tuple(table.listed("refused", dict, [])),
        start=starts[0],
        setting=table.take(starts[0], dict),
        after=table.take("after", dict, {}),
    )
    table.close()
    return scenario


def run_scenario(scenario: Scenario) -> list[Difference]:
    """Play a scenario; what comes back is everything that differs from it."""
    try:
        if scenario.start == "match":
            return compare_all(scenario.after, MATCH_FACTS, build_score_sheet(scenario), SAME)
        played = build_round(scenario)
    except BadOption as error:
        raise BadNotation(f"options: {error}") from None
    for text in scenario.moves:
        seat, move = parse_seat_move(text)
        try:
            played.play(seat, move)
        except IllegalMove as error:
            return [Difference(f"move {text!r}", "accepted", str(error))]
    differences = [found for item in scenario.refused for found in check_refusal(played, item)]
    own = scenario.game.facts
    facts = ROUND_FACTS | {key: position_fact(key, fact.default) for key, fact in own.items()}
    same = SAME | {key: same_cards for key, fact in own.items() if fact.is_unordered}
    return differences + compare_all(scenario.after, facts, played, same)


def build_round(scenario: Scenario) -> Round:
    """The round in which a scenario begins."""
    name = scenario.game.name
    if scenario.start == "position":
        return Round.from_position(name, scenario.setting, seed=SEED, options=scenario.options)
    table = TomlTable(scenario.setting, "deal")
    seats, dealer = table.number("seats"), table.number("dealer", 0)
    pack = scenario.game.cards.parse_list(table.take("pack", str, ""))
    table.close()
    pack += scenario.game.cards.left_over(pack)
    return Round.deal_from(name, seats=seats, dealer=dealer, pack=pack, seed=SEED, options=scenario.options)


def build_score_sheet(scenario: Scenario) -> tuple[ScoreSheet, int]:
    """The score table of a match scenario, and who deals the next round."""
    table = TomlTable(scenario.setting, "match")
    scores = ScoreSheet(scenario.game.name, seats=table.number("seats"), options=scenario.options)
    if "draw" in scenario.setting:
        dealer = drawn_dealer(scenario.game, table.take("draw", str), scores.seats)
    else:
        dealer = table.number("dealer", 0, high=scores.seats - 1)
    for item in table.listed("results", dict, []):
        result = TomlTable(item, "result")
        winner = result.number("winner", -1, high=scores.seats - 1)
        points = result.listed("scores", int)
        if len(points) != scores.seats:
            raise BadNotation("result: scores needs a number for each seat")
        result.close()
        scores.results.append(Result(dealer, Outcome(None if winner < 0 else winner, tuple(points))))
        dealer = scores.next_dealer()
    table.close()
    return scores, dealer


def drawn_dealer(game: AnyGame, text: str, seats: int) -> int:
    """Who deals after a draw for the deal."""
    if game.dealer_by_draw is None:
        raise BadNotation(f"match: nobody draws for the deal of {game.name}")
    return game.dealer_by_draw(game.cards.parse_list(text), seats)


def check_refusal(played: Round, item: Mapping[str, object]) -> list[Difference]:
    """Try a move that must be refused, by the given clause if there is one, and change nothing."""
    table = TomlTable(item, "refused")
    text, clause = table.take("move", str), table.take("clause", str, "")
    table.close()
    seat, move = parse_seat_move(text)
    before = played.state.copy()
    try:
        played.play(seat, move)
    except IllegalMove as error:
        if played.state != before:
            return [Difference(f"refused move {text!r}", "nothing changed", "a changed position")]
        if clause and error.refusal.clause != clause:
            return [Difference(f"refused move {text!r}", clause, str(error))]
        return []
    return [Difference(f"move {text!r}", f"refused {clause}".strip(), "accepted")]


def compare_all(
    after: Mapping[str, object], facts: Mapping[str, Callable[[T], object]], subject: T, same: Mapping[str, Compare]
) -> list[Difference]:
    """Compare every fact that a scenario names."""
    differences = []
    for key, expected in after.items():
        if key not in facts:
            raise BadNotation(f"after: unknown {quoted(key)}")
        found, is_same = facts[key](subject), same.get(key, same_value)
        try:
            agrees = is_same(expected, found)
        except (TypeError, AttributeError):
            raise BadNotation(f"after: {key} = {quoted(expected)} is of a wrong type") from None
        if not agrees:
            differences.append(Difference(key, quoted(expected), repr(found)))
    return differences


def same_value(expected: object, found: object) -> bool:
    """Plain facts are equal, and a number is not a truth value."""
    return type(expected) is type(found) and expected == found


def same_hands(expected: list[str], found: list[str]) -> bool:
    """Hands agree in any order; a trailing `...` allows more cards."""
    return len(expected) == len(found) and all(same_cards(*pair) for pair in zip(expected, found, strict=True))


def same_cards(expected: str, found: str) -> bool:
    """Cards agree in any order; a trailing `...` allows more."""
    names, others = expected.split(), Counter(found.split())
    if names[-1:] == ["..."]:
        return Counter(names[:-1]) <= others
    return Counter(names) == others


def same_moves(expected: list[str], found: list[str]) -> bool:
    """Moves agree in any order, the cards of a sum too."""
    return Counter(map(ordered, expected)) == Counter(map(ordered, found))


def ordered(move: str) -> str:
    """A cover with its two cards in one order."""
    laid, mark, target = move.partition(">")
    return "+".join(sorted(laid.split("+"))) + mark + target if mark else move


def legal_by_seat(played: Round) -> dict[str, list[str]]:
    """The legal moves of every seat."""
    return {str(seat): played.legal_moves(seat) for seat in range(played.seats)}


def same_legal_for(expected: Mapping[str, list[str]], found: Mapping[str, list[str]]) -> bool:
    """The seats named may make exactly the moves named."""
    return all(seat in found and same_moves(moves, found[seat]) for seat, moves in expected.items())


def position_fact(key: str, default: object) -> Callable[[Round], object]:
    """A fact as the position's text has it."""
    return lambda played: played.game.format_position(played.state).get(key, default)


def winner_of(played: Round) -> object:
    """The winner, "none" of a blocked round, None of one that is on."""
    outcome = played.outcome()
    return None if outcome is None else "none" if outcome.winner is None else outcome.winner


def scores_of(played: Round) -> list[int] | None:
    """What the finished round adds for each seat."""
    outcome = played.outcome()
    return None if outcome is None else list(outcome.scores)


ROUND_FACTS: dict[str, Callable[[Round], object]] = {
    "hands": position_fact("hands", []),
    "hand_sizes": lambda played: played.state.hand_sizes[: played.seats],
    "top": lambda played: str(position_fact("discard", "")(played)).split(" ")[-1],
    "turn": lambda played: played.turn,
    "dealer": lambda played: played.dealer,
    "legal": Round.turn_moves,
    "legal_for": legal_by_seat,
    "draw_size": lambda played: played.state.draw_size,
    "discard_size": lambda played: played.state.discard_size,
    "over": lambda played: played.is_over,
    "winner": winner_of,
    "scores": scores_of,
}
MATCH_FACTS: dict[str, Callable[[tuple[ScoreSheet, int]], object]] = {
    "totals": lambda pair: list(pair[0].totals),
    "dealer": lambda pair: pair[1],
    "finished": lambda pair: pair[0].is_over,
    "winners": lambda pair: list(pair[0].winners),
}
SAME: dict[str, Compare] = {"hands": same_hands, "legal": same_moves, "legal_for": same_legal_for}
