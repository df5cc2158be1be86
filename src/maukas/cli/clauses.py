"""The clauses and rulings of the games: found by number or by a word, with the scenarios that show them."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from maukas.games.registry import GAMES
from maukas.games.scenarios import Scenario, find_scenarios, own_scenarios, read_scenario
from maukas.texts import Texts

NUMBERED = re.compile(r"([A-Z]{1,3})-?(\d{1,2})", re.IGNORECASE)
OPTION_NAME = re.compile(r"`(\w+)`")
NEAR = 4  # how many near clauses are suggested


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario and the file it is in."""

    path: Path
    scenario: Scenario


def game_of(clause: str) -> str:
    """The game that a clause belongs to."""
    return next(name for name, game in GAMES.items() if clause.partition("-")[0] in game.clause_prefixes)


def clauses_of(game: str, prefix: str, texts: Texts) -> list[str]:
    """The clauses of a game, or its rulings, in their order."""
    return [clause for clause in texts.ids("rules") if clause.partition("-")[0] == prefix and game_of(clause) == game]


def numbered(text: str) -> str | None:
    """The clause that `text` names in any writing ("m27", "ad-2"), whether or not there is one."""
    found = NUMBERED.fullmatch(text)
    known = {prefix for game in GAMES.values() for prefix in game.clause_prefixes}
    return None if found is None or found[1].upper() not in known else f"{found[1].upper()}-{int(found[2]):02}"


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
    every = [Shown(path, read_scenario(path)) for folder in own_scenarios() for path in find_scenarios([folder / game_of(clause)])]
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
