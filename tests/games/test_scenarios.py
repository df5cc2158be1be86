"""Every clause is shown by a scenario, every scenario passes, and a wrong one is reported."""

import re
from functools import cache
from pathlib import Path

import pytest

from maukas.games.errors import BadNotation
from maukas.games.scenarios import Difference, find_scenarios, parse_scenario, read_scenario, run_scenario
from tests.clauses import CLAUSES
from tools.rules_pages import NOT_SHOWN

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = [*find_scenarios([FOLDER])]


@cache
def scenarios_by_clause() -> dict[str, list[str]]:
    shown: dict[str, list[str]] = {}
    for path in FILES:
        for clause in read_scenario(path).clauses:
            shown.setdefault(clause, []).append(path.name)
    return shown


def differences(text: str) -> list[Difference]:
    return run_scenario(parse_scenario(text))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_scenario_passes(path: Path) -> None:
    assert run_scenario(read_scenario(path)) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_scenario_names_clauses_of_its_game(path: Path) -> None:
    scenario = read_scenario(path)
    assert scenario.clauses
    assert set(scenario.clauses) <= set(CLAUSES[scenario.game.name])
    assert scenario.game.name == path.parent.name
    assert path.stem.startswith(scenario.clauses[0])
    named = {item["clause"] for item in scenario.refused if "clause" in item}
    assert named <= set(CLAUSES[scenario.game.name])


@pytest.mark.parametrize("clause", [clause for clauses in CLAUSES.values() for clause in clauses])
def test_the_clause_is_shown_by_a_scenario_or_cannot_be(clause: str) -> None:
    shown = scenarios_by_clause().get(clause, [])
    if clause in NOT_SHOWN:
        assert shown == [], f"{clause} is shown after all: take it off the list ({NOT_SHOWN[clause]})"
    else:
        assert shown, f"no scenario shows {clause}"


def test_the_clauses_are_those_of_the_rule_texts() -> None:
    texts = Path(__file__).parents[2] / "src/maukas/locales/en/rules.ftl"
    found = re.findall(r"^(A?[MD]-\d\d) =", texts.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(found) == sorted(clause for clauses in CLAUSES.values() for clause in clauses)


# A wrong scenario is reported

MAUMAU = """
game    = "maumau"
clauses = ["M-28"]
title   = "An answered Take 2 adds up"
moves   = ["0 G+2", "1 B+2"]
[position]
hands   = ["G+2 R5 R6", "B+2 Y1 Y2", "R1 R2"]
discard = "R3 G7"
draw    = "Y9 Y8"
turn    = 0
"""
DOS = """
game    = "dos"
clauses = ["D-12"]
title   = "One card with the same number"
moves   = ["0 R7>R7", "0 end"]
[position]
hands   = ["R7 G3 G4 B9", "B1 B3 B4", "Y1 Y3"]
row     = "R7 G9"
draw    = "Y10 Y8"
turn    = 0
"""
FINISHED = """
game    = "maumau"
clauses = ["M-42"]
title   = "The last card"
moves   = ["0 R5"]
[position]
hands   = ["R5", "B+2 Y1", "W"]
discard = "R3"
turn    = 0
"""
MATCH = """
game    = "maumau"
clauses = ["M-45"]
title   = "The lowest total wins"
options = { rounds = 2 }
[match]
seats   = 3
dealer  = 2
results = [ { winner = 0, scores = [0, 12, 33] }, { winner = 1, scores = [11, 0, 5] } ]
"""

# What holds after each of them, worked out by hand, and what does not
FACTS = [
    (MAUMAU, 'hands = ["R6 R5", "Y1 Y2", "R1 ..."]', 'hands = ["R5 R6", "Y1 Y1", "R1 R2"]'),
    (MAUMAU, 'hands = ["...", "...", "R1 R2"]', 'hands = ["R5", "Y1 Y2", "R1 R2"]'),
    (MAUMAU, "hand_sizes = [2, 2, 2]", "hand_sizes = [2, 2, 3]"),
    (MAUMAU, 'top = "B+2"', 'top = "G+2"'),
    (MAUMAU, "turn = 2", "turn = 0"),
    (MAUMAU, "dealer = 2", "dealer = 0"),
    (MAUMAU, "direction = 1", "direction = -1"),
    (MAUMAU, 'colour = "B"', 'colour = "G"'),
    (MAUMAU, "debt = 4", "debt = 2"),
    (MAUMAU, 'legal = ["draw"]', 'legal = ["draw", "R1"]'),
    (MAUMAU, 'legal_for = { 2 = ["mau", "draw"], 0 = [] }', 'legal_for = { 2 = ["draw"], 0 = [] }'),
    (MAUMAU, "draw_size = 100", "draw_size = 2"),  # 110 less 8 in the hands and 2 on the discard pile; nobody has drawn
    (MAUMAU, "discard_size = 4", "discard_size = 3"),
    (MAUMAU, "over = false", "over = true"),
    (MAUMAU, "", 'winner = "none"'),
    (MAUMAU, "", "scores = [0, 0, 0]"),
    (DOS, 'row = "Y10 G9"', 'row = "R7 G9"'),
    (DOS, 'row = "G9 ..."', 'row = "G9"'),
    (DOS, "bonuses = 1", "bonuses = 0"),
    (DOS, 'legal = ["add:G3", "add:G4", "add:B9", "end"]', 'legal = ["add:G3", "add:G4", "end"]'),
    (DOS, "turn = 0", "turn = 1"),
    (DOS, "discard_size = 2", "discard_size = 0"),
    (FINISHED, "winner = 0", "winner = 1"),
    (FINISHED, "over = true", "over = false"),
    (FINISHED, "scores = [0, 11, 10]", "scores = [0, 11, 20]"),
    (MATCH, "totals = [11, 12, 38]", "totals = [11, 12, 37]"),
    (MATCH, "dealer = 1", "dealer = 2"),  # 2, then 0, then 1
    (MATCH, "finished = true", "finished = false"),
    (MATCH, "winners = [0]", "winners = [0, 1]"),
]


@pytest.mark.parametrize(("scenario", "right", "wrong"), FACTS, ids=[wrong for _, _, wrong in FACTS])
def test_a_wrong_fact_is_a_difference_and_the_right_one_none(scenario: str, right: str, wrong: str) -> None:
    assert differences(f"{scenario}\n[after]\n{right}\n") == []
    found = differences(f"{scenario}\n[after]\n{wrong}\n")
    assert [difference.what for difference in found] == [wrong.split()[0]]
    assert "expected" in str(found[0])


def test_every_wrong_fact_is_reported_and_not_only_the_first() -> None:
    found = differences(f'{MAUMAU}\n[after]\nturn = 0\ndebt = 4\ntop = "R3"\n')
    assert [difference.what for difference in found] == ["turn", "top"]


def test_a_move_that_is_refused_is_a_difference() -> None:
    found = differences(MAUMAU.replace("1 B+2", "1 Y1"))
    assert [(difference.what, difference.expected) for difference in found] == [("move '1 Y1'", "accepted")]
    assert "M-26" in found[0].found


def test_a_move_that_should_be_refused_and_is_accepted_is_a_difference() -> None:
    found = differences(f'{MAUMAU}\n[[refused]]\nmove = "2 draw"\nclause = "M-26"\n')
    assert [(difference.what, difference.found) for difference in found] == [("move '2 draw'", "accepted")]


def test_a_refusal_by_another_clause_is_a_difference() -> None:
    refused = '\n[[refused]]\nmove = "2 R1"\nclause = "{}"\n'
    assert differences(MAUMAU + refused.format("M-26")) == []
    found = differences(MAUMAU + refused.format("M-15"))
    assert [(difference.what, difference.expected) for difference in found] == [("refused move '2 R1'", "M-15")]


def test_a_refusal_without_a_clause_may_have_any() -> None:
    assert differences(f'{MAUMAU}\n[[refused]]\nmove = "2 R1"\n') == []


@pytest.mark.parametrize(
    "text",
    [
        MAUMAU.replace("title", "titel"),
        MAUMAU.replace('title   = "An answered Take 2 adds up"', ""),
        MAUMAU.replace('"maumau"', '"uno"'),
        MAUMAU.replace('"maumau"', "5"),
        MAUMAU.replace("[position]", "[positions]"),
        MAUMAU + "[deal]\nseats = 3\n",
        MAUMAU.replace("turn    = 0", "turns = 0"),
        MAUMAU.replace("turn    = 0", "turn = 3"),
        MAUMAU.replace("turn    = 0", "turn = true"),
        MAUMAU.replace("0 G+2", "G+2"),
        MAUMAU.replace("0 G+2", "0 G+3"),
        MAUMAU.replace("0 G+2", "7 G+2"),
        MAUMAU.replace("Y9 Y8", "Y9 Y9 Y9"),
        MAUMAU.replace("Y9 Y8", "Y77"),
        MAUMAU.replace("turn    = 0", "turn = 0\n[after]\nrwo = 1"),
        MAUMAU.replace("turn    = 0", "turn = 0\n[after]\nhands = 5"),
        MAUMAU.replace("turn    = 0", "turn = 0\n[after]\ntotals = [1, 2, 3]"),
        MAUMAU + '[[refused]]\nmove = "2 R1"\nwhy = "M-26"\n',
        MAUMAU.replace("moves", "options = { hand_sizes = 3 }\nmoves"),
        MAUMAU.replace("moves", "options = { hand_size = 300 }\nmoves"),
        MATCH.replace("seats   = 3", "seats = 11"),
        MATCH.replace("[0, 12, 33]", "[0, 12]"),
        MATCH.replace("dealer  = 2", "dealer = 3"),
        "game = ",
    ],
)
def test_a_scenario_that_is_not_written_right_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        differences(text)


def test_a_file_that_cannot_be_read_is_bad_notation(tmp_path: Path) -> None:
    with pytest.raises(BadNotation):
        read_scenario(tmp_path / "missing.toml")
    with pytest.raises(BadNotation):
        read_scenario(tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadNotation):
        read_scenario(binary)


def test_folders_are_searched_to_the_bottom_and_files_taken_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    inside, single = tmp_path / "deep" / "deeper" / "a.toml", tmp_path / "b.txt"
    inside.write_text(MAUMAU)
    single.write_text(MAUMAU)
    assert [*find_scenarios([tmp_path / "deep", single])] == [inside, single]
