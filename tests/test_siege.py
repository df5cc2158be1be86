"""A short siege: whatever hostile clients, kills and stalls do, honest players are told the truth, and nothing breaks."""

import hashlib
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.siege.besieged import Target
from tools.siege.checker import Checker
from tools.siege.guest import Guest

ROOT = Path(__file__).parents[1]
MINUTES = "0.2"  # hours are for `make siege`


def test_a_siege_costs_nobody_a_move_a_secret_or_a_turn() -> None:
    command = [sys.executable, "-m", "tools.siege", "--minutes", MINUTES, "--seed", "7", "--attackers", "7"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\n0 discrepancies\n" in done.stdout
    told, *_ = map(int, re.findall(r"(\d+) moves told", done.stdout))
    kills, stalls = map(int, re.findall(r"(\d+) (?:kills|stalls)", done.stdout))
    assert told > 10  # more on a machine that has nothing else to do
    assert kills + stalls > 0


def test_the_siege_knows_nothing_of_the_server_but_its_documents() -> None:
    for file in (ROOT / "tools" / "siege").glob("*.py"):
        assert not re.search(r"^\s*(import|from) maukas", file.read_text(), re.MULTILINE)


def tell_seed_early(checker: Checker) -> None:
    """A seed is in a message of the round that it dealt."""
    checker.text("t", {"match_id": "n", "results": []}, {"type": "moved"}, '{"order": "abcd"}')
    checker.record("t", "n", "[[round]]\nseed = 'abcd'\nmoves = []")


def tell_move_twice(checker: Checker) -> None:
    """A move is told two times, and was asked for once."""
    guest = Guest(Target(0), checker, "Ada", "10.0.0.1", random.Random(1))
    guest.table, guest.asked = {"you": 0}, [(8, "R5")]
    for number in (9, 11):
        guest.account("t", number, 0, "R5", "owner")


def test_its_checker_notices_what_is_wrong() -> None:
    checker = Checker()
    view = {"seat": 0, "hand": ["R5"], "hand_sizes": [1, 2], "legal": ["R5"], "phase": "play", "hands": None}
    result = {"seed": "00" * 32, "commitment": hashlib.sha256(b"maukas commitment\n" + bytes(32)).hexdigest()}
    table = {"match_id": "m", "round": 1, "phase": "finished", "commitment": None, "results": [result]}
    right = ("[[round]]\nmoves = ['0 R5', '1 draw', '0 end']", "[[round]]\nmoves = ['0 R5']\n[[round]]\nmoves = ['1 draw']")
    checker.move("t", "m", 7, 0, "R5")
    checker.move("t", "m", 8, 1, "draw")
    checker.view("t", 0, view)
    checker.table("t", table)
    checker.clock("t", 0, 15.0, 15.2)
    checker.number("t", 8, 8)
    hands = ['["R5","R6","R7"]', '["B5","B6","B7"]']
    shown = {"match_id": "m", "you": 0, "results": []}
    first = {"number": 8, "view": {"hand": json.loads(hands[0]), "phase": "play"}}
    other = {"number": 8, "view": {"hand": json.loads(hands[1]), "phase": "play"}}
    checker.text("t", shown, first, f'{{"hand":{hands[0]}}}')
    checker.text("t", shown | {"you": 1}, other, f'{{"hand":{hands[1]}}}')
    for text in right:
        checker.record("t", "m", text)
    assert checker.discrepancies == []
    wrong: list[Callable[[], None]] = [
        lambda: checker.move("t", "m", 7, 0, "R6"),
        lambda: checker.view("t", 1, view),
        lambda: checker.view("t", None, view | {"seat": None}),
        lambda: checker.view("t", 0, view | {"hands": [["R5"], ["B1", "B2"]]}),
        lambda: checker.table("t", table | {"phase": "playing"}),
        lambda: checker.table("t", table | {"results": [result | {"seed": "01" * 32}]}),
        lambda: checker.clock("t", 0, 15.0, 3.0),
        lambda: checker.record("t", "m", "[[round]]\nmoves = ['1 draw', '0 R5']"),
        lambda: checker.number("t", 7, 8),
        lambda: checker.text("t", shown | {"you": 2}, first, f'{{"hand":{hands[1]},"order":{hands[0]}}}'),
        lambda: tell_seed_early(checker),
        lambda: tell_move_twice(checker),
    ]
    for tell in wrong:
        before = len(checker.discrepancies)
        tell()
        assert len(checker.discrepancies) > before
