"""The command `maukas`, run as people run it, and files for it to read."""

import os
import subprocess
import sys
from pathlib import Path

from maukas.games.match import Match

SCENARIOS = Path(__file__).parents[1] / "scenarios"
COMMANDS = (
    "play",
    "serve",
    "check",
    "replay",
    "review",
    "verify",
    "rules",
    "simulate",
    "arena",
    "seat",
    "print",
    "admin",
    "nodes",
    "backup",
    "move",
    "doctor",
)
LANGUAGE_VARIABLES = ("MAUKAS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

HOLDS = """\
game = "maumau"
clauses = ["M-15"]
title = "A card of the same colour fits"
moves = ["0 R5"]
[position]
hands = ["R5 R6", "G1 G2"]
discard = "R1"
[after]
top = "R5"
"""
FAILS = HOLDS.replace('top = "R5"', 'top = "R6"').replace("A card of the same colour fits", "A card that was not laid")
BROKEN = 'game = "maumau"\n[position\n'


def maukas(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command; whatever it is told, no traceback may be seen."""
    kept = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
    ended = subprocess.run(
        [sys.executable, "-m", "maukas", *map(str, arguments)],
        env=kept | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert "Traceback" not in ended.stderr + ended.stdout
    return ended


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def played_match(game: str, players: list[str], **options: object) -> Match:
    """A match in which everybody makes the first move there is, and never forgets to call."""
    match = Match(game, seats=len(players), options=options, players=players)
    while not match.is_over:
        match.deal(bytes([len(match.rounds)]) * 32)
        play_on(match)
    return match


def play_on(match: Match, moves: int = 10_000) -> None:
    for _ in range(moves):
        if match.round.is_over:
            return
        legal = match.round.legal_moves()
        calls = [move for move in legal if move in ("mau", "dos")]
        match.play(match.round.turn, (calls or legal)[0])
