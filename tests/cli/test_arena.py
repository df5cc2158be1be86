"""`maukas arena`: its results for people and programs, and what is wrong with arguments."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.arena.bots import Cheat, Steady, own


def arena(*arguments: str | Path, code: int = 0, finds_luck: bool = False) -> subprocess.CompletedProcess[str]:
    ended = subprocess.run(
        [sys.executable, "-m", "maukas", "arena", *map(str, arguments), *([] if finds_luck else ["--no-luck"])],
        env=os.environ | {"MAUKAS_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert "Traceback" not in ended.stderr + ended.stdout
    assert ended.returncode == code, ended.stderr
    return ended


def without_times(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for each in found["standings"]:
        del each["milliseconds"]
    return found


def test_a_dask_cluster_gives_the_same_as_one_worker() -> None:
    setting = ("--game", "dos", "--bots", f"random,{own(Steady)}", "--rounds", "30", "--json")
    alone = arena(*setting, "--workers", "1")
    spread = arena(*setting, "--workers", "2", "--backend", "dask")
    assert without_times(alone.stdout) == without_times(spread.stdout)
    told = spread.stderr.splitlines()
    assert [line for line in told if "Worker process still alive" not in line] == []  # dask says so on a busy machine


def test_results_are_written_for_people_and_programs(tmp_path: Path) -> None:
    files = "--csv", tmp_path / "rounds.csv", "--plot", tmp_path / "bots.svg"
    setting = ("--game", "maumau", "--bots", f"random,{own(Cheat)}", "--rounds", "7", "--workers", "1", "--option", "mau=auto")
    shown = arena(*setting, *files)
    assert "Mau Mau, 4 seats, 8 rounds from 4 deals" in shown.stdout
    assert "bots.py:Cheat wanted an illegal move: 'win'" in shown.stdout
    assert "rounds.csv" in shown.stderr
    assert (tmp_path / "bots.svg").read_text(encoding="utf-8").startswith("<?xml")
    with (tmp_path / "rounds.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [(line["deal"], line["seating"], line["dealer"]) for line in lines] == [(str(n // 2), str(n % 2), str(n // 2)) for n in range(8)]
    assert lines[0]["bot_0"] == lines[1]["bot_1"] == "random"
    assert all(line["forfeited"] in ("0 2", "1 3") or len(line["forfeited"]) < 2 for line in lines)
    found = json.loads(arena(*setting, "--json").stdout)
    assert (found["rounds"], found["deals"], found["options"], found["budget"]["iterations"]) == (8, 4, {"mau": "auto"}, 1000)
    assert sum(each["wins"] for each in found["standings"]) + found["blocked"] == 8
    assert [int(line["winner"] or -1) for line in lines].count(-1) == found["blocked"]
    assert found["standings"][1]["faults"]["illegal"] > 0
    assert set(found["difference"]) == {"win_rate", "points"}


def test_a_bot_whose_file_ends_the_program_cannot_play(tmp_path: Path) -> None:
    path = tmp_path / "quitter.py"
    path.write_text("raise SystemExit(0)\n", encoding="utf-8")
    assert arena("--bots", f"{path}:Bot", code=2).stderr == f"This bot cannot play. {path}:Bot: SystemExit: 0\n"


def test_a_bot_that_cannot_be_made_does_not_play(tmp_path: Path) -> None:
    path = tmp_path / "stillborn.py"
    path.write_text(
        "class Bot:\n    def __init__(self, seed):\n        self.plan = {}['none']\n    def choose(self, *_): ...\n", encoding="utf-8"
    )
    ended = arena("--bots", f"{path},random", code=2)
    assert ended.stderr == f"This bot cannot play. {path}: KeyError: 'none' (stillborn.py, line 3)\n"
    assert ended.stdout == ""


def test_where_a_bot_failed_is_shown_once(tmp_path: Path) -> None:
    path = tmp_path / "shaky.py"
    path.write_text("def choose(view, random):\n    return one(view)\n\ndef one(view):\n    return view.legal[99]\n", encoding="utf-8")
    said = arena("--bots", f"{path},random", "--seats", "2", "--rounds", "4", "--workers", "1").stdout
    assert said.count("IndexError") == 1
    assert said.count('shaky.py", line 5, in one') == 1
    assert "contestant.py" not in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "-b, --bots BOT,BOT is missing."),
        (["--bots", "nobody"], "There is no bot “nobody”; the bots are random, "),
        (["--bots", f"{__file__}:Nobody"], "This bot cannot play."),
        (["--bots", "random,random,random", "--seats", "2"], "3 players are named, but there are only 2 seats."),
        (["--bots", "random", "--budget", "soon"], "A budget is a time such as 100ms or a number of iterations such as 1000, not “soon”."),
        (["--bots", "random", "--budget", "0"], "A budget is a time"),
        (["--bots", "random", "--backend", "abacus"], "There is no backend “abacus”; the backends are loky, threading, dask, ray."),
        (["--bots", "random", "--cluster", "tcp://127.0.0.1:1"], "--cluster goes together with --backend dask."),
        (["--bots", "random", "--csv", "/nowhere/at/all.csv"], "There is no file or folder /nowhere/at."),
        (["--bots", "random", "--seats", "11"], "Mau Mau is for 2 to 10 players, not for 11."),
        (["--bots", "random", "--rounds", "0"], "--rounds must be at least 1, not 0."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    ended = arena(*arguments, code=2)
    assert ended.stdout == ""
    assert ended.stderr.startswith(said)


def test_results_without_the_luck_of_cards_stand_beside_the_plain_ones() -> None:
    setting = ("--bots", "casual,beginner", "--seats", "2", "--rounds", "8", "--workers", "1")
    found = json.loads(arena(*setting, "--json", finds_luck=True).stdout)
    for each in found["standings"]:
        assert each["corrected_win_rate"]["low"] < each["corrected_win_rate"]["mean"] < each["corrected_win_rate"]["high"]
    assert sum(each["corrected_win_rate"]["mean"] for each in found["standings"]) == pytest.approx(1)
    assert "Wins without luck" in arena(*setting, finds_luck=True).stdout
    assert "without luck" not in arena(*setting).stdout
    assert json.loads(arena(*setting, "--json").stdout)["standings"][0]["corrected_points"] is None
