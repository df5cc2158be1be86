"""`maukas check`: scenarios that hold, fail or are broken."""

from pathlib import Path

import pytest

from maukas.texts import LANGUAGES
from tests.cli.command import BROKEN, FAILS, HOLDS, SCENARIOS, maukas, written


@pytest.mark.parametrize("paths", [[], [SCENARIOS]], ids=["without a path", "by their folder"])
def test_all_scenarios_of_the_project_pass(paths: list[Path]) -> None:
    ended = maukas("check", *paths)
    count = len(list(SCENARIOS.rglob("*.toml")))
    assert (ended.returncode, ended.stdout) == (0, f"{count} passed, 0 failed\n")


def test_a_scenario_that_fails_is_shown_with_what_was_found(tmp_path: Path) -> None:
    ended = maukas("check", written(tmp_path, holds=HOLDS, fails=FAILS))
    assert ended.returncode == 1
    assert ended.stdout.splitlines() == [
        str(tmp_path / "fails.toml"),
        "  A card that was not laid",
        "  top: expected 'R6', found 'R5'",
        "",
        "1 passed, 1 failed",
    ]


def test_a_broken_scenario_counts_as_failed(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    option, deep = HOLDS + '[options]\nmau = "never"\n', "a = " + 5000 * "["
    ended = maukas("check", written(tmp_path, holds=HOLDS, broken=BROKEN, empty="", option=option, deep=deep))
    assert ended.returncode == 1
    assert ended.stdout.count("not a scenario: ") == 5
    assert ended.stdout.splitlines()[-1] == "1 passed, 5 failed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_line_is_the_same_in_every_language(tmp_path: Path, language: str) -> None:
    ended = maukas("check", written(tmp_path, holds=HOLDS, fails=FAILS) / "fails.toml", tmp_path / "holds.toml", "-l", language)
    assert ended.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_nothing_to_run_is_not_a_success(tmp_path: Path) -> None:
    assert maukas("check", tmp_path).returncode == 2
    missing = maukas("check", written(tmp_path, holds=HOLDS), tmp_path / "missing")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr == f"There is no file or folder {tmp_path / 'missing'}.\n"


BIG_HAND = """\
game = "dos"
clauses = ["D-11"]
title = "A hand that fits in many ways"
[position]
hands = ["R3 R4 R5 G3 G4 G5 B3 B4 B5 Y3 Y4 Y5 R1 G1 B1 Y1 R6 G6 B6 Y6 R# G# B# Y# D D D D", "R10 G10"]
row = "R9 G8 B7 Y6"
[after]
legal = ["R1+R6>B7", "R4+R3>B7", "R10>R9", "draw"]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_lists_of_moves_show_what_is_missing_and_what_is_extra(tmp_path: Path, language: str) -> None:
    ended = maukas("check", written(tmp_path, many=BIG_HAND), "-l", language)
    lines = ended.stdout.splitlines()
    assert ended.returncode == 1
    assert "{???}" not in ended.stdout
    assert len(ended.stdout) > 3000
    assert lines[2] == "  legal:"
    assert lines[3].endswith(": R10>R9")
    assert not {"R1+R6>B7", "R6+R1>B7", "R4+R3>B7", "R3+R4>B7", "draw"} & set(lines[4].split())


def test_the_moves_of_a_seat_are_compared_one_by_one(tmp_path: Path) -> None:
    fails = HOLDS.replace('moves = ["0 R5"]\n', "").replace('top = "R5"', 'legal_for = { 0 = ["R5", "G9"] }')
    ended = maukas("check", written(tmp_path, fails=fails))
    assert ended.stdout.splitlines()[2:5] == ["  legal_for 0:", "    expected, but not found: G9", "    found, but not expected: R6 mau"]


def test_long_values_stand_below_each_other(tmp_path: Path) -> None:
    hand = " ".join(40 * ["R6"])
    ended = maukas("check", written(tmp_path, fails=HOLDS.replace('top = "R5"', f'hands = ["{hand}", "G1 G2"]')))
    assert ended.stdout.splitlines()[2:5] == ["  hands:", f"    expected: ['{hand}', 'G1 G2']", "    found: ['R6', 'G1 G2']"]
