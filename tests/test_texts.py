"""The texts: all languages say the same, and nothing that the program can say is missing."""

import ast as python
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from maukas.cli.app import COMMANDS
from maukas.cli.node_report import HEADS
from maukas.games.errors import Refusal
from maukas.games.registry import GAMES
from maukas.games.options import Option
from maukas.games.scenarios import find_scenarios, read_scenario
from maukas.journal.moderation import DayFigures
from maukas.protocol.bodies import ReportReason
from maukas.protocol.messages import Phase
from maukas.terminal.plain import CHOICES, QUESTIONS
from maukas.terminal.plain import COMMANDS as COMMANDS_OF_PLAIN
from maukas.texts import FOLDER, LANGUAGES, Texts, best_language, files_of

SOURCE = FOLDER.parent
FILES = tuple(sorted(path.stem for path in (FOLDER / LANGUAGES[0]).glob("*.ftl")))
OTHERS = LANGUAGES[1:]
OPTIONS = [(game.name, option) for game in GAMES.values() for option in game.options.all()]

LITERAL = re.compile(r'["\'](\w+(?:-\w+)*)["\']')
PREFIXES = "help|error|warning|doctor|check|replay|verify|rules|simulate|arena|serve|store|backup|move|plot|placeholder|number"
PREFIXED = re.compile(rf'["\']((?:{PREFIXES})-[\w-]*\w)["\']')


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
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
    return [str(path.relative_to(SOURCE)) for path in sorted((SOURCE / "cli").rglob("*.py"))]


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


# What a table answers without a RequestRefused of its own, and the values of each
ANSWERED = {
    "table-too-fast": set[str](),
    "table-bad-message": {"why"},
    "table-no-hints": set[str](),
    "table-hint-not-now": set[str](),
    "table-closed": set[str](),
    "table-screen": set[str](),
}


def pairs(reasons: dict[str, set[str]]) -> set[tuple[str, frozenset[str]]]:
    return {(reason, frozenset(names)) for reason, names in reasons.items()}


def refusals(path: Path) -> set[tuple[str, frozenset[str]]]:
    """The reasons with which a module refuses a request, and the values of each."""
    calls = [node for node in python.walk(python.parse(path.read_text(encoding="utf-8"))) if isinstance(node, python.Call)]
    raised = [call for call in calls if isinstance(call.func, python.Name) and call.func.id == "RequestRefused" and call.args]
    return {
        (reason.value, frozenset(keyword.arg for keyword in call.keywords if keyword.arg) - {"clause"})
        for call in raised
        for reason in python.walk(call.args[0])
        if isinstance(reason, python.Constant) and isinstance(reason.value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_with_exactly_its_values(language: str) -> None:
    paths = [*(SOURCE / "tables").rglob("*.py"), *(SOURCE / "server").rglob("*.py")]
    said = set[tuple[str, frozenset[str]]]().union(*map(refusals, paths))
    assert len(said) > 15
    written = pairs(messages(language, "table"))
    assert said | pairs(ANSWERED) <= written
    at_tables = {each for each in written if each[0].startswith("table-")}
    assert at_tables <= said | pairs(ANSWERED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_server_answers_has_a_text(language: str) -> None:
    files = [str(path.relative_to(SOURCE)) for path in (SOURCE / "server").rglob("*.py")]
    assert literals(re.compile(r'"((?:http|table)-[a-z-]+)"'), *files) <= set(messages(language, "table"))


def test_a_refusal_of_a_table_is_put_into_words() -> None:
    assert Texts("en").text("table-grace", seconds=2.0).startswith("Not so fast: everyone first gets 2 seconds ")
    assert Texts("fi").text("table-grace", seconds=1).startswith("Ei niin nopeasti: jokaisella on ensin 1 sekunti ")
    assert Texts("da").text("table-bad-seats", low=2, high=6) == "Dette spil er for 2 til 6 spillere."
    assert Texts("sv").text("http-no-table") == "Det bordet finns inte. Kontrollera länken eller koden."


def test_every_set_of_house_rules_has_a_title_and_a_sentence(texts: Texts) -> None:
    named = [f"preset-{game}-{name}{part}" for game, rules in GAMES.items() for name in rules.presets for part in ("", "-about")]
    assert [id for id in texts.ids("options") if id.startswith("preset-")] == named


def test_every_finding_has_a_text(texts: Texts) -> None:
    reasons = literals(re.compile(r'Discrepancy\("([a-z-]+)"'), "games/match_verification.py")
    assert len(reasons) > 5
    assert reasons <= set(texts.ids("cli"))


def test_every_clause_that_a_scenario_names_has_a_text(texts: Texts) -> None:
    scenarios = map(read_scenario, find_scenarios([Path(__file__).parent / "scenarios"]))
    named = {clause for scenario in scenarios for clause in scenario.clauses}
    assert named <= set(texts.ids("rules"))


@pytest.mark.parametrize(("prefix", "last"), [("M", 45), ("AM", 39), ("D", 43), ("AD", 42)])
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


def terminal_files() -> list[str]:
    return [str(path.relative_to(SOURCE)) for path in sorted((SOURCE / "terminal").rglob("*.py"))]


def terminal_ids() -> set[str]:
    """The ids that the terminal puts together."""
    asked = [f"terminal-{part}-{name}" for name in (*QUESTIONS, *COMMANDS_OF_PLAIN) for part in ("ask", "about")]
    return {*asked, *(f"terminal-do-{each}" for each in CHOICES), "terminal-theme-dark", "terminal-theme-light"}


def test_every_message_of_the_terminal_is_used_and_every_one_that_it_asks_for_exists() -> None:
    files = [*terminal_files(), "cli/table_sessions.py", "cli/server_visits.py", "games/maumau/middle.py", "games/dos/middle.py"]
    files += ["cli/ssh_session.py", "server/ssh/gate.py", "server/ssh/guest_session.py"]
    used = literals(re.compile(r'["\']((?:terminal|ssh)-[\w-]*\w)["\']'), *files) - {"ssh-ed25519"} | terminal_ids()
    assert used == set(messages("en", "terminal"))


def composed_ids() -> set[str]:
    """The ids that the command line puts together."""
    return {
        *(f"help-{command}{part}" for command in COMMANDS for part in ("", "-short", "-example")),
        *(f"kind-{game.name}-{kind}" for game in GAMES.values() for kind in game.move_kinds),
        *(f"{id}-{game}" for id in ("game", "simulate-score", "arena-points") for game in GAMES),
        *(f"rules-group-{prefix}" for prefix in ("M", "AM", "D", "AD")),
        *(f"nodes-head-{head}" for head in HEADS),
        *literals(re.compile(r'Discrepancy\("([a-z-]+)"'), "games/match_verification.py"),
    }


def test_every_message_of_the_command_line_is_used() -> None:
    used = literals(LITERAL, "texts.py", "server/ssh/host_key.py", *cli_files()) | composed_ids()
    assert not set(messages("en", "cli")) - used


def test_every_message_that_the_command_line_asks_for_exists() -> None:
    asked = literals(PREFIXED, *cli_files()) | composed_ids()
    assert not asked - set(messages("en", "cli"))


def test_every_message_of_a_review_is_used_and_every_one_that_it_asks_for_exists() -> None:
    written = {id for id in messages("en", "review") if id.startswith("review-")}  # the page has others in the same file
    assert literals(re.compile(r'"(review-[a-z-]*[a-z])"'), *cli_files()) == written


def test_every_message_for_operators_is_used_and_exists() -> None:
    files = [*cli_files(), *(str(path.relative_to(SOURCE)) for path in (SOURCE / "server" / "admin").glob("*.py"))]
    heads = literals(re.compile(r'"([a-z]+(?:-[a-z]+)*)"'), "cli/admin_report.py")
    composed = {f"admin-{kind}-{name}" for kind in ("head", "none", "now") for name in heads}
    composed |= {f"admin-phase-{phase}" for phase in get_args(Phase)} | {f"admin-reason-{reason}" for reason in get_args(ReportReason)}
    composed |= {f"admin-today-{name}".replace("_", "-") for name in DayFigures.__struct_fields__}
    said = literals(re.compile(r'"(admin-[a-z-]*[a-z])"'), *files)
    written = set(messages("en", "admin"))
    assert said <= written
    assert written <= said | composed
    assert {f"admin-reason-{reason}" for reason in get_args(ReportReason)} <= written


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [("en", "R5", "red 5"), ("fi", "W", "Värinvaihto"), ("sv", "G<>", "grönt Byt riktning"), ("da", "B+4", "blåt Træk 4!")],
)
def test_cards_are_named(language: str, card: str, name: str) -> None:
    assert Texts(language).card_name("maumau", card) == name


@pytest.mark.parametrize(("card", "name"), [("D", "DOS wild"), ("Y#", "yellow # wild"), ("G10", "green 10")])
def test_cards_of_dos_are_named(card: str, name: str) -> None:
    assert Texts("en").card_name("dos", card) == name


@pytest.mark.parametrize(
    ("language", "game", "card", "name"),
    [
        ("fi", "maumau", "R8", "punaisen 8:n"),
        ("fi", "maumau", "Y+2", "keltaisen Ota 2! -kortin"),
        ("fi", "maumau", "GX", "vihreän STOP!-kortin"),
        ("fi", "maumau", "W", "värinvaihtokortin"),
        ("fi", "dos", "B#", "sinisen #-villikortin"),
        ("fi", "dos", "D", "DOS-villikortin"),
        ("sv", "maumau", "R8", "röd 8"),
        ("en", "dos", "D", "DOS wild"),
    ],
)
def test_cards_are_inflected_where_the_language_does(language: str, game: str, card: str, name: str) -> None:
    assert Texts(language).card_name(game, card, "genitive") == name


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_genitive_in_finnish(game: str) -> None:
    texts = Texts("fi")
    assert not [card for card in GAMES[game].cards.names if texts.card_name(game, card) == texts.card_name(game, card, "genitive")]


def test_a_refusal_is_put_into_words() -> None:
    texts = Texts("en")
    values: dict[str, str | int] = {"card": "G3", "debt": 4, "answer": "take-two"}
    assert texts.refusal_text(Refusal("M-26", "maumau-debt-other", values)) == (
        "You have 4 cards to take, so you can’t play a green 3. Play a Take 2, or take the cards."
    )
    refusal = Refusal("AM-20", "maumau-not-the-named-colour", {"card": "R5", "colour": "G"})
    assert texts.refusal_text(refusal).startswith("The colour is green now, so a red 5 doesn’t fit.")


def test_a_player_has_a_name_or_the_number_of_the_notation() -> None:
    refusal = Refusal("D-11", "dos-not-your-turn", {"player": 1})
    assert Texts("en").refusal_text(refusal, ["Anna", "Ben"]).endswith("It’s Ben’s turn.")
    assert Texts("en").refusal_text(refusal).endswith("It’s seat 1’s turn.")
    assert Texts("fi").refusal_text(refusal).endswith("paikka 1.")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language in ("en", "fi"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "cli.ftl").write_text("hello = Hello\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "fi" / "cli.ftl").write_text("hello = Hei\n", encoding="utf-8")
    monkeypatch.setattr("maukas.texts.FOLDER", tmp_path)
    texts = Texts("fi")
    assert [texts.text(id) for id in ("hello", "bye", "unheard-of")] == ["Hei", "Bye", "unheard-of"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [(None, "en"), ("", "en"), ("C", "en"), ("fi", "fi"), ("sv_FI.UTF-8", "sv"), ("da-DK", "da"), ("FI", "fi"), ("de_DE", "en")],
)
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
