"""The clauses and rulings of the games: found by number or by a word, with the scenarios that show them."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from maukas.games.game import GAMES
from maukas.games.scenarios import Scenario, find_scenarios, read_scenario
from maukas.texts import Texts

PREFIXES = {"maumau": ("M", "AM"), "dos": ("D", "AD")}  # of clauses and of rulings
NUMBERED = re.compile(r"(A?[MD])-?(\d{1,2})", re.IGNORECASE)
OPTION_NAME = re.compile(r"`(\w+)`")
NEAR = 4                                                # how many near clauses are suggested

PACKAGE = Path(__file__).parents[1]
SCENARIO_FOLDERS = (PACKAGE / "scenarios", PACKAGE.parents[1] / "tests" / "scenarios")     # in a wheel; in a source checkout


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario and the file it is in."""

    path: Path
    scenario: Scenario


def game_of(clause: str) -> str:
    """The game that a clause belongs to."""
    return next(game for game, prefixes in PREFIXES.items() if clause.partition("-")[0] in prefixes)


def clauses_of(game: str, prefix: str, texts: Texts) -> list[str]:
    """The clauses of a game, or its rulings, in their order."""
    return [clause for clause in texts.ids("rules") if clause.partition("-")[0] == prefix and game_of(clause) == game]


def numbered(text: str) -> str | None:
    """The clause that `text` names in any writing ("m27", "ad-2"), whether or not there is one."""
    found = NUMBERED.fullmatch(text)
    return None if found is None else f"{found[1].upper()}-{int(found[2]):02}"


def near_clauses(clause: str, known: Sequence[str]) -> list[str]:
    """The clauses nearest to one that does not exist, of its own kind before others, in their order."""
    prefix, _, number = clause.partition("-")

    def distance(other: str) -> tuple[bool, int]:
        other_prefix, _, other_number = other.partition("-")
        return other_prefix != prefix, abs(int(other_number) - int(number))

    near = sorted(known, key=distance)[:NEAR]
    return [each for each in known if each in near]


def clauses_with(word: str, known: Sequence[str], texts: Texts) -> list[str]:
    """The clauses whose text has the word in it."""
    return [clause for clause in known if word.casefold() in texts.text(clause).casefold()]


def scenarios_of(clause: str) -> list[Shown]:
    """The scenarios that name the clause; those that name it first come first."""
    folder = next((folder for folder in SCENARIO_FOLDERS if folder.is_dir()), None)
    if folder is None:
        return []
    every = [Shown(path, read_scenario(path)) for path in find_scenarios([folder / game_of(clause)])]
    return sorted((shown for shown in every if clause in shown.scenario.clauses), key=lambda shown: shown.scenario.clauses.index(clause))


def companions(clause: str, shown: Sequence[Shown], known: Sequence[str]) -> list[str]:
    """The other clauses that the scenarios name together with this one, in their order."""
    named = {other for each in shown for other in each.scenario.clauses}
    return [other for other in known if other in named and other != clause]


def options_of(clause: str, shown: Sequence[Shown], texts: Texts) -> list[str]:
    """The house rules that a clause's text names; else, of a clause of the sheet, the one its own scenarios set most."""
    options = {option.name for option in GAMES[game_of(clause)].options.all()}
    named = [name for name in OPTION_NAME.findall(texts.text(clause)) if name in options]
    if named or clause.startswith("A"):
        return named
    used = Counter(name for each in shown if each.scenario.clauses[0] == clause for name in each.scenario.options)
    return [name for name, _ in used.most_common(1)]
