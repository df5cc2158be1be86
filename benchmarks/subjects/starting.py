"""How long it takes to start: the import, the help, the first compilation of everything, and the same from the cache."""

import json
import os
import subprocess
import sys
import tempfile
import time

COMPILE = """
from maukas.games import compiled_rules
from maukas.games.registry import GAMES
for name, game in GAMES.items():
    state = game.state_type()
    game.options().enter(state)
    state.seats = 4
    opening = compiled_rules.opening_record(name, state, game.pack)
    games, scratch = compiled_rules.new_games(name, 2), compiled_rules.new_scratch(1)
    steady, seeds, results = compiled_rules.truths([False] * 4), compiled_rules.round_seeds([0]), compiled_rules.new_results([0])
    compiled_rules.play_rounds(games, opening, steady, seeds, results, scratch)
    compiled_rules.step_batch(games, 0, 2, opening, 3, scratch)
    compiled_rules.begin_round(games, 0, opening, 0, scratch)
    compiled_rules.take_action(games, 0, 1, int(scratch[0]["actions"][0]) if compiled_rules.list_legal(games, 0, 1, scratch) else 0)
"""


def seconds(arguments: list[str], environment: dict[str, str]) -> float:
    """How long a command takes."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True, env=environment)
    return time.perf_counter() - began


def main() -> None:
    """Time the commands in processes of their own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    seconds(["-m", "maukas", "--help"], environment)  # from now on there is bytecode, as on any machine
    figures = {"import": seconds(["-c", "import maukas"], environment), "help": seconds(["-m", "maukas", "--help"], environment)}
    with tempfile.TemporaryDirectory() as cache:
        environment["MAUKAS_CACHE"] = cache
        figures["first_compilation"] = seconds(["-c", COMPILE], environment)
        figures["from_the_cache"] = seconds(["-c", COMPILE], environment)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
