"""`maukas simulate`: figures, players of one's own, and the end by Ctrl-C."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from maukas.cli.simulation_summary import mean, quantile, spread
from tests.cli.command import maukas


def test_a_spread_is_what_it_is_called() -> None:
    counts = {1: 10, 2: 10, 3: 10, 100: 1}
    assert mean(counts) == pytest.approx(160 / 31)
    assert [quantile(counts, share) for share in (0.0, 0.05, 0.5, 0.95, 1.0)] == [1, 1, 2, 3, 100]
    assert spread({}).median == 0


@pytest.mark.parametrize(("game", "seats"), [("maumau", 3), ("dos", 2)])
def test_rounds_are_simulated_and_summed_up(game: str, seats: int, tmp_path: Path) -> None:
    picture = tmp_path / "rounds.svg"
    arguments = ["simulate", "--game", game, "--seats", str(seats), "--rounds", "200", "--workers", "1"]
    ended = maukas(*arguments, "--plot", picture)
    assert ended.returncode == 0
    assert ended.stdout.splitlines()[0].endswith(f"{seats} players, 200 rounds")
    assert not any(id in ended.stdout for id in ("simulate-", "kind-", "number-"))
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    table = json.loads(maukas(*arguments, "--json", "--option", "hand_size=3", "--player", "steady").stdout)
    assert (table["rounds"], table["options"], table["players"]) == (200, {"hand_size": 3}, ["steady"] * seats)
    assert sum(table["wins"]) + table["blocked"] == 200
    assert sum(table["lengths"].values()) == 200


def test_the_same_seed_gives_the_same_rounds() -> None:
    tables = [json.loads(maukas("simulate", "--rounds", "100", "--seed", seed, "--json").stdout) for seed in ("7", "7", "8")]
    assert tables[0]["lengths"] == tables[1]["lengths"] != tables[2]["lengths"]


def test_a_player_of_ones_own_may_play_and_may_fail(tmp_path: Path) -> None:
    first, lost = tmp_path / "first.py", tmp_path / "lost.py"
    first.write_text("def choose(view, random):\n    return view.legal[0]\n", encoding="utf-8")
    lost.write_text("def choose(view, random):\n    return view.nothing\n", encoding="utf-8")
    plays = maukas("simulate", "--rounds", "20", "--seats", "2", "--workers", "1", "--player", f"{first},random")
    fails = maukas("simulate", "--rounds", "20", "--workers", "1", "--player", lost)
    assert plays.returncode == 0
    assert "0: first.py" in plays.stdout
    assert fails.returncode == 1
    assert fails.stderr.startswith("A player’s own Python file failed: AttributeError")
    assert fails.stderr.endswith("(lost.py, line 2)\n")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_player_that_quits_is_said_to_have_failed(tmp_path: Path, workers: str) -> None:
    at_once, later = tmp_path / "at_once.py", tmp_path / "later.py"
    at_once.write_text("raise SystemExit(0)\n", encoding="utf-8")
    later.write_text("def choose(view, random):\n    raise SystemExit(0)\n", encoding="utf-8")
    for path in (at_once, later):
        ended = maukas("simulate", "--rounds", "20", "--workers", workers, "--player", path)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr == "A player’s own Python file failed: SystemExit: 0\n"


def test_a_seed_may_be_any_whole_number() -> None:
    for seed in ("123456789" * 20, "-5"):
        ended = maukas("simulate", "--rounds", "1", "--workers", "1", "--seed", seed)
        assert ended.returncode == 0
        assert ended.stdout.startswith("Mau Mau, 4 players, 1 round\n")


def test_every_round_can_be_had_as_a_line(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    ended = maukas("simulate", "--rounds", "2500", "--seats", "3", "--json", "--csv", path)
    assert ended.stderr == f"The rounds are in {path}.\n"
    table = json.loads(ended.stdout)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["round"]) for row in rows] == list(range(2500))
    assert sum(int(row["decisions"]) for row in rows) == table["decisions"]
    assert [sum(row["winner"] == str(seat) for row in rows) for seat in range(3)] == table["player_wins"]
    assert sum(int(row["draw"]) for row in rows) == table["kinds"]["draw"]
    mean, low, high = table["win_shares"][0]
    assert low < mean == table["wins"][0] / 2500 < high


def test_house_rules_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    picture, path = tmp_path / "compared.svg", tmp_path / "rounds.csv"
    arguments = ["simulate", "--game", "dos", "--seats", "2", "--rounds", "400", "--player", "steady,random"]
    ended = maukas(*arguments, "--compare", "last-card=any,match", "--option", "target=50", "--plot", picture, "--csv", path)
    assert ended.returncode == 0
    assert ended.stdout.splitlines()[:2] == [
        "DOS, 2 players: last_card, 400 rounds with each value",
        "House rules: target=50. Players: steady, random.",
    ]
    assert not any(id in ended.stdout for id in ("simulate-", "compare-", "number-"))
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    table = json.loads(maukas(*arguments, "--compare", "last_card=any,match", "--json").stdout)
    strict, match = table["variants"]
    assert (strict["value"], match["value"], table["rounds"]) == ("any", "match", 400)
    assert match["differences"]["length"][0] == pytest.approx(match["figures"]["length"][0] - strict["figures"]["length"][0])
    lines = path.read_text(encoding="utf-8").splitlines()
    assert (lines[0].partition(",")[0], len(lines)) == ("last_card", 801)


def test_whole_matches_are_simulated(tmp_path: Path) -> None:
    picture, path = tmp_path / "matches.svg", tmp_path / "matches.csv"
    arguments = ["simulate", "--matches", "50", "--option", "rounds=2", "--seats", "2"]
    ended = maukas(*arguments, "--plot", picture, "--csv", path)
    assert ended.stdout.splitlines()[0] == "Mau Mau, 2 players, 50 matches"
    assert not any(id in ended.stdout for id in ("simulate-", "number-"))
    assert picture.exists()
    assert len(path.read_text(encoding="utf-8").splitlines()) == 51
    assert json.loads(maukas(*arguments, "--json").stdout)["rounds"] == {"2": 50}
    compared = json.loads(maukas(*arguments[:3], "--compare", "rounds=1,3", "--json").stdout)
    assert [each["figures"]["rounds"][0] for each in compared["variants"]] == [1, 3]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--rounds", "5", "--matches", "5"], "Give either --rounds or --matches, not both."),
        (["--matches", "0"], "--matches must be at least 1, not 0."),
        (["--rounds", "0"], "--rounds must be at least 1, not 0."),
        (["--compare", "take_four"], "A comparison is written NAME=VALUE,VALUE, with two values at least, not “take_four”."),
        (["--compare", "take_four=final"], "A comparison is written NAME=VALUE,VALUE, with two values at least, not “take_four=final”."),
        (["--compare", "take_four=final,nobody"], "take_four cannot be “nobody”; possible: final, stacks."),
        (["--compare", "take_four=final,final"], "--compare names a value twice: “take_four=final,final”."),
        (["--compare", "hand_size=5,7", "-o", "hand_size=6"], "hand_size is compared, so it cannot be set by --option as well."),
        (["--csv", "no/such/folder.csv"], "There is no file or folder "),
    ],
)
def test_what_cannot_be_done_is_said_at_once(arguments: list[str], told: str) -> None:
    ended = maukas("simulate", *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(told)


def test_a_file_that_cannot_be_written_is_named() -> None:
    ended = maukas("simulate", "--rounds", "10", "--csv", "/dev/full")
    assert ended.returncode == 2
    assert "/dev/full" in ended.stderr
    assert ended.stderr.count("\n") == 1


SLOW = """
import os
import time
from contextlib import suppress
from pathlib import Path

def choose(view, random):
    Path(__file__).with_suffix(f".begun{os.getpid()}").touch()
    time.sleep(0.05)
    return view.legal[0]

class Slow:
    def __init__(self, seed):
        pass

    def choose(self, situation, budget):
        return choose(situation.view, None)

    def interject(self, situation):
        return None
"""


def heed_interrupts() -> None:
    """In a child: SIGINT does what it usually does, also where the tests run in the background, which often means that it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(("command", "option", "suffix"), [("simulate", "--player", ""), ("arena", "--bots", ":Slow")])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_anyone_who_interrupts_is_not_kept_waiting(tmp_path: Path, command: str, option: str, suffix: str, workers: str) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW, encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, "-m", "maukas", "-len", command, option, f"{slow}{suffix}", "--workers", workers],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=heed_interrupts,
    )
    try:
        until = time.monotonic() + 120
        while len([*tmp_path.glob("slow.begun*")]) < int(workers) and time.monotonic() < until:
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)  # as the terminal does: all processes at once
        out, err = running.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):  # whatever went wrong, none of them is left behind
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
    assert (running.returncode, out, err) == (130, "", "Interrupted.\n")


@pytest.mark.parametrize(
    ("language", "begin"), [("en", "The compiled rules can’t be kept in "), ("fi", "Käännettyjä sääntöjä ei voi säilyttää ")]
)
def test_a_cache_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, language: str, begin: str) -> None:
    (tmp_path / "maukas").write_text("in the way")
    ended = maukas("simulate", "--rounds", "1", "-l", language, MAUKAS_CACHE=str(tmp_path))
    assert ended.returncode == 0
    assert ended.stderr.startswith(begin)
    assert ended.stderr.count(str(tmp_path)) == 1
