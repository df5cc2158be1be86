"""`maukas rules`: clauses listed, found by number and by word."""

import pytest

from maukas.cli.clauses import near_clauses, numbered
from maukas.games.scenarios import own_scenarios
from tests.cli.command import SCENARIOS, maukas


def test_all_rules_are_listed() -> None:
    lines = maukas("rules").stdout.splitlines()
    assert "Mau Mau: the rules" in lines
    assert "DOS: the rulings" in lines
    assert sum(line.startswith(("M-", "AM-", "D-", "AD-")) for line in lines) == 45 + 39 + 43 + 42


def test_the_rules_of_one_game_are_listed() -> None:
    lines = maukas("rules", "--game", "dos").stdout.splitlines()
    assert sum(line.startswith(("D-", "AD-")) for line in lines) == 43 + 42
    assert not any(line.startswith(("M-", "AM-")) for line in lines)


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ("fi", "M-37  If you can play your second-to-last card, you must say “mau”."),
        ("sv", "AM-06  Must you play if you can? No: you may draw a card instead."),
        ("da", "M-37  When you have only one card left, you must say “mau”."),
    ],
)
def test_the_rules_of_one_sheet_say_what_it_says_and_not_what_the_others_do(sheet: str, said: str) -> None:
    ended = maukas("rules", "--sheet", sheet)
    lines = ended.stdout.splitlines()
    assert said in lines
    assert sum(line.startswith(("M-", "AM-")) for line in lines) == 45 + 39
    assert not any(line.startswith(("D-", "AD-")) for line in lines)
    assert sum(ended.stdout.count(name) for name in ("Finnish", "Swedish", "Danish")) == 1  # the title


@pytest.mark.parametrize("arguments", [("--sheet", "no"), ("--sheet", "sv", "--game", "dos")])
def test_a_sheet_that_there_is_not_is_an_error(arguments: tuple[str, ...]) -> None:
    ended = maukas("rules", *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "There is no such sheet" in ended.stderr


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "There is one way out"), ("fi", "Yhdellä keinolla siitä pääsee"), ("sv", "Det finns en utväg"), ("da", "M-27")],
)
def test_a_clause_is_shown_with_its_scenarios(language: str, text: str) -> None:
    ended = maukas("rules", "m-27", "-l", language)
    assert ended.returncode == 0
    assert text in ended.stdout
    assert any(line.startswith("  M-27-") and line.endswith(".toml") for line in ended.stdout.splitlines())
    assert any(line.startswith("AM-") for line in ended.stdout.splitlines())


def test_a_ruling_is_shown_with_its_house_rule() -> None:
    ended = maukas("rules", "ad9")
    assert any(line.startswith("House rule after_draw ") and line.endswith("(default: any)") for line in ended.stdout.splitlines())
    assert "drawn  After drawing you may cover one centre card, and the card you drew must be part of it." in ended.stdout.splitlines()


def test_an_unknown_clause_suggests_near_ones() -> None:
    ended = maukas("rules", "D-44")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "There is no clause D-44; near it are D-40, D-41, D-42, D-43.\n"


def test_a_word_is_looked_for() -> None:
    ended = maukas("rules", "ANTICLOCKWISE")
    assert [line.split()[0] for line in ended.stdout.splitlines() if line.startswith(("M-", "AM-"))] == ["M-23", "AM-04"]
    assert maukas("rules", "xyzzy").returncode == 2


@pytest.mark.parametrize(
    ("text", "clause"), [("m-27", "M-27"), ("AM3", "AM-03"), ("ad-022", None), ("D-1", "D-01"), ("stop", None), ("M-", None)]
)
def test_clauses_may_be_written_in_many_ways(text: str, clause: str | None) -> None:
    assert numbered(text) == clause


def test_near_clauses_are_of_the_same_kind_if_there_are_any() -> None:
    known = ["M-01", "M-02", "M-03", "M-04", "M-05", "AM-05"]
    assert near_clauses("M-07", known) == ["M-02", "M-03", "M-04", "M-05"]
    assert near_clauses("D-05", known) == ["M-03", "M-04", "M-05", "AM-05"]


def test_the_scenarios_are_found_in_a_checkout() -> None:
    assert own_scenarios() == [SCENARIOS]
