"""Measure everything beside its peers: `make bench`; the result is kept in benchmarks/results/rules.md."""

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from benchmarks.report import Figures, page

HERE = Path(__file__).parent
PEERS = HERE / ".venv"
RESULT = HERE / "results" / "rules.md"


def peers_python() -> str:
    """The Python that has the peers; they are installed when it is missing."""
    python = PEERS / "bin" / "python"
    ready = PEERS / ".ready"
    if not ready.exists():
        print("installing the peers into benchmarks/.venv ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
        quietly = ["--quiet", "--disable-pip-version-check"]
        subprocess.run([python, "-m", "pip", "install", *quietly, "--require-hashes", "-r", HERE / "peers.lock"], check=True)
        ready.touch()
    return str(python)


def measure(name: str, python: str, module: str, *arguments: object) -> dict[str, float]:
    """Run one subject in a process of its own, and name its figures."""
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent)}
    command = [python, "-m", f"benchmarks.subjects.{module}", *map(str, arguments)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    figures = json.loads(done.stdout.splitlines()[-1])
    return {f"{name} {key}": float(value) for key, value in figures.items()}


def one_turn(turn: int) -> dict[str, float]:
    """Measure every subject once, ours and the peers' one after the other."""
    ours, peers = sys.executable, peers_python()
    return {
        **measure("openspiel 2", peers, "openspiel", 2, turn + 1),
        **measure("maumau 2", ours, "compiled", "maumau", 2, turn),
        **measure("dos 2", ours, "compiled", "dos", 2, turn),
        **measure("openspiel 4", peers, "openspiel", 4, turn + 1),
        **measure("maumau 4", ours, "compiled", "maumau", 4, turn),
        **measure("dos 4", ours, "compiled", "dos", 4, turn),
        **measure("rlcard", peers, "rlcard_uno", turn),
        **measure("hearts", peers, "openspiel_ismcts", turn + 1),
        **measure("search maumau 2", ours, "searching", "maumau", 2, turn),
        **measure("search maumau 4", ours, "searching", "maumau", 4, turn),
        **measure("search dos 2", ours, "searching", "dos", 2, turn),
        **measure("thinking maumau", ours, "thinking", "maumau", turn),
        **measure("thinking dos", ours, "thinking", "dos", turn),
        **measure("plain maumau", ours, "plain", "maumau", 4, turn),
        **measure("plain dos", ours, "plain", "dos", 4, turn),
        **measure("start", ours, "starting"),
    }


def main() -> None:
    """Measure in turns, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5, help="how often each subject is measured")
    turns = parser.parse_args().turns
    figures: Figures = defaultdict(list)
    for turn in range(turns):
        print(f"turn {turn + 1} of {turns} ...", file=sys.stderr)
        for name, value in one_turn(turn).items():
            figures[name].append(value)
    text = page(figures, turns)
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
