"""The texts: all languages say the same, and nothing that the program can say is missing."""

import ast as python
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from maukas.cli.app import COMMANDS
from maukas.games.errors import Refusal
from maukas.games.game import GAMES
from maukas.games.options import Option
from maukas.games.scenarios import find_scenarios, read_scenario
from maukas.protocol.presets import PRESETS
from maukas.texts import FOLDER, LANGUAGES, Texts, best_language, files_of

SOURCE = FOLDER.parent
FILES = tuple(sorted(path.stem for path in (FOLDER / LANGUAGES[0]).glob("*.ftl")))
OTHERS = LANGUAGES[1:]
OPTIONS = [(game.name, option) for game in GAMES.values() for option in game.options.all()]

LITERAL = re.compile(r'["\'](\w+(?:-\w+)*)["\']')
PREFIXES = "help|error|check|replay|verify|rules|simulate|arena|serve|store|backup|plot|placeholder|number"
PREFIXED = re.compile(rf'["\']((?:{PREFIXES})-[\w-]*\w)["\']')


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:     # noqa: N802
        self.names.add(node.id.name)


def entries(language: str, file: str) -> list[ast.EntryType]:
    text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    return list(FluentParser(with_spans=False).parse(text).body)


def variables(message: ast.EntryType) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def messages(language: str, file: str) -> dict[str, set[str]]:
    return {entry.id.name: variables(entry) for entry in entries(language, file) if isinstance(entry, ast.Message)}


def literals(pattern: re.Pattern[str], *files: str) -> set[str]:
    return {found for file in files for found in pattern.findall((SOURCE / file).read_text(encoding="utf-8"))}


def cli_files() -> list[str]:
    return [str(path.relative_to(SOURCE)) for path in sorted((SOURCE / "cli").glob("*.py"))]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_file_is_well_written(language: str, file: str) -> None:
    found = entries(language, file)
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_messages_with_the_same_values(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(english) == list(other)
    assert english == other


def test_every_message_is_in_the_file_where_it_is_looked_for() -> None:
    for file in FILES:
        assert all(file in files_of(id) for id in messages("en", file))


def test_every_refusal_has_a_text(texts: Texts) -> None:
    reasons = literals(re.compile(r'"((?:maumau|dos)-[a-z-]+)"'), "games/maumau/judge.py", "games/dos/judge.py")
    assert len(reasons) > 30
    assert reasons == set(texts.ids("judge"))


# What a table answers without a NotGranted of its own, and the values of each
ANSWERED = {
    "table-too-fast": set[str](), "table-bad-message": {"why"}, "table-no-hints": set[str](), "table-hint-not-now": set[str](),
    "table-closed": set[str](),
}


def pairs(reasons: dict[str, set[str]]) -> set[tuple[str, frozenset[str]]]:
    return {(reason, frozenset(names)) for reason, names in reasons.items()}


def refusals(path: Path) -> set[tuple[str, frozenset[str]]]:
    """The reasons with which a module refuses a request, and the values of each."""
    calls = [node for node in python.walk(python.parse(path.read_text(encoding="utf-8"))) if isinstance(node, python.Call)]
    raised = [call for call in calls if isinstance(call.func, python.Name) and call.func.id == "NotGranted" and call.args]
    return {
        (reason.value, frozenset(keyword.arg for keyword in call.keywords if keyword.arg) - {"clause"})
        for call in raised for reason in python.walk(call.args[0]) if isinstance(reason, python.Constant) and isinstance(reason.value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_table_has_a_text_with_exactly_its_values(language: str) -> None:
    paths = [*(SOURCE / "tables").glob("*.py"), *(SOURCE / "server").glob("*.py")]
    said = set[tuple[str, frozenset[str]]]().union(*map(refusals, paths))
    assert len(said) > 15
    written = {id: names for id, names in messages(language, "table").items() if id.startswith("table-")}
    assert pairs(written) == said | pairs(ANSWERED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_server_answers_has_a_text(language: str) -> None:
    files = [str(path.relative_to(SOURCE)) for path in (SOURCE / "server").glob("*.py")]
    assert literals(re.compile(r'"((?:http|table)-[a-z-]+)"'), *files) <= set(messages(language, "table"))


def test_a_refusal_of_a_table_is_put_into_words() -> None:
    assert Texts("en").text("table-grace", seconds=2.0).startswith("Not so fast: everybody first gets 2 seconds ")
    assert Texts("fi").text("table-grace", seconds=1).startswith("Ei niin nopeasti: jokaisella on ensin 1 sekunti ")
    assert Texts("da").text("table-bad-seats", low=2, high=6) == "Dette spil er for 2 til 6 spillere."
    assert Texts("sv").text("http-no-table") == "Det bordet finns inte. Kontrollera länken eller koden."


def test_every_set_of_house_rules_has_a_title_and_a_sentence(texts: Texts) -> None:
    named = [f"preset-{game}-{name}{part}" for game, presets in PRESETS.items() for name in presets for part in ("", "-about")]
    assert [id for id in texts.ids("options") if id.startswith("preset-")] == named


def test_every_finding_has_a_text(texts: Texts) -> None:
    reasons = literals(re.compile(r'Finding\("([a-z-]+)"'), "games/match_record.py")
    assert len(reasons) > 5
    assert reasons <= set(texts.ids("cli"))


def test_every_clause_that_a_scenario_names_has_a_text(texts: Texts) -> None:
    scenarios = map(read_scenario, find_scenarios([Path(__file__).parent / "scenarios"]))
    named = {clause for scenario in scenarios for clause in scenario.clauses}
    assert named <= set(texts.ids("rules"))


@pytest.mark.parametrize(("prefix", "last"), [("M", 45), ("AM", 38), ("D", 43), ("AD", 40)])
def test_every_clause_has_a_text(texts: Texts, prefix: str, last: int) -> None:
    clauses = [id for id in texts.ids("rules") if id.partition("-")[0] == prefix]
    assert clauses == [f"{prefix}-{number:02}" for number in range(1, last + 1)]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_option_and_each_of_its_values_has_a_text(texts: Texts, game: str, option: Option) -> None:
    id = f"option-{game}-{option.name}".replace("_", "-")
    values = ["help"] if isinstance(option.values, range) else [named_value(value) for value in option.values]
    assert {id, *(f"{id}-{value}" for value in values)} <= set(texts.ids("options"))


def named_value(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value).replace("_", "-")


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_name_of_its_own(texts: Texts, game: str) -> None:
    names = [texts.card_name(game, card) for card in GAMES[game].cards.names]
    assert len(set(names)) == len(names)
    assert not any("-" in name and name in texts.ids("cards") for name in names)


def composed_ids() -> set[str]:
    """The ids that the command line puts together."""
    return {
        *(f"help-{command}{part}" for command in COMMANDS for part in ("", "-short", "-example")),
        *(f"kind-{game.name}-{kind}" for game in GAMES.values() for kind in game.move_kinds),
        *(f"{id}-{game}" for id in ("game", "simulate-score") for game in GAMES),
        *(f"rules-group-{prefix}" for prefix in ("M", "AM", "D", "AD")),
        *(f"replay-says-{word}" for word in ("mau", "dos")),
        *literals(re.compile(r'Finding\("([a-z-]+)"'), "games/match_record.py"),
    }


def test_every_message_of_the_command_line_is_used() -> None:
    used = literals(LITERAL, "texts.py", *cli_files()) | composed_ids()
    assert not set(messages("en", "cli")) - used


def test_every_message_that_the_command_line_asks_for_exists() -> None:
    asked = literals(PREFIXED, *cli_files()) | composed_ids()
    assert not asked - set(messages("en", "cli"))


@pytest.mark.parametrize(("language", "card", "name"), [
    ("en", "R5", "red 5"), ("fi", "W", "Värinvaihto"), ("sv", "G<>", "grön Byt riktning"), ("da", "B+4", "blå Træk 4!"),
])
def test_cards_are_named(language: str, card: str, name: str) -> None:
    assert Texts(language).card_name("maumau", card) == name


@pytest.mark.parametrize(("card", "name"), [("D", "DOS wild"), ("Y#", "yellow # wild"), ("G10", "green 10")])
def test_cards_of_dos_are_named(card: str, name: str) -> None:
    assert Texts("en").card_name("dos", card) == name


def test_a_refusal_is_put_into_words() -> None:
    texts = Texts("en")
    values: dict[str, str | int] = {"card": "G3", "debt": 4, "answer": "take-two"}
    assert texts.refusal_text(Refusal("M-26", "maumau-debt-other", values)) == (
        "You have 4 cards to take, so you cannot lay a green 3. Lay a Take 2, or take the cards."
    )
    refusal = Refusal("AM-20", "maumau-not-the-named-colour", {"card": "R5", "colour": "G"})
    assert texts.refusal_text(refusal).startswith("The colour is green now, so a red 5 does not fit.")


def test_a_player_has_a_name_or_the_number_of_the_notation() -> None:
    refusal = Refusal("D-11", "dos-not-your-turn", {"player": 1})
    assert Texts("en").refusal_text(refusal, ["Anna", "Ben"]).endswith("up to Ben.")
    assert Texts("en").refusal_text(refusal).endswith("up to seat 1.")
    assert Texts("fi").refusal_text(refusal).endswith("paikka 1.")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language in ("en", "fi"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "cli.ftl").write_text("hello = Hello\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "fi" / "cli.ftl").write_text("hello = Hei\n", encoding="utf-8")
    monkeypatch.setattr("maukas.texts.FOLDER", tmp_path)
    texts = Texts("fi")
    assert [texts.text(id) for id in ("hello", "bye", "unheard-of")] == ["Hei", "Bye", "unheard-of"]


@pytest.mark.parametrize(("wanted", "language"), [
    (None, "en"), ("", "en"), ("C", "en"), ("fi", "fi"), ("sv_FI.UTF-8", "sv"), ("da-DK", "da"), ("FI", "fi"), ("de_DE", "en"),
])
def test_the_best_language_is_found(wanted: str | None, language: str) -> None:
    assert best_language(wanted) == language


@pytest.mark.parametrize("value", [3000 * "x", 10**4000, -(10**4000)])
def test_whatever_is_filled_in_there_is_a_message(texts: Texts, value: str | int) -> None:
    said = texts.text("simulate-not-positive", name="--rounds", number=value)
    assert "--rounds" in said
    assert "…" in said
    assert len(said) < 600


def test_nothing_is_read_before_it_is_needed() -> None:
    code = "import sys, maukas.texts; maukas.texts.Texts('fi'); assert not {'fluent', 'rich', 'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
