"""`make siege`: a campaign against a server of its own; the exit code says whether everything held."""

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

from tools.siege.besieged import Besieged
from tools.siege.campaign import USUAL_ATTACKERS, Campaign, Report


def besiege(folder: Path, *, seconds: float, seed: int, attackers: int = USUAL_ATTACKERS, faults: bool = True) -> Report:
    """Start a server in a folder, and run a campaign against it."""
    server = Besieged(folder)
    server.start()
    try:
        return asyncio.run(Campaign(server, seed).run(seconds, attackers, faults))
    finally:
        server.kill()


def main() -> int:
    """Read the arguments, run, tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.siege", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long it takes; hours are fine")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6), help="of the dice")
    parser.add_argument("--attackers", type=int, default=USUAL_ATTACKERS, help="hostile clients")
    parser.add_argument("--no-faults", action="store_true", help="only attacks: no kills, no stalls")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="maukas-siege-") as folder:
        report = besiege(
            Path(folder), seconds=60 * chosen.minutes, seed=chosen.seed, attackers=chosen.attackers, faults=not chosen.no_faults
        )
        sys.stdout.write("\n".join([f"seed {chosen.seed}", *report.lines(), ""]))
        log = (Path(folder) / "server.log").read_text(errors="replace")
    tracebacks = log.count("Traceback")
    if tracebacks:
        sys.stdout.write(f"{tracebacks} tracebacks in the log; the first:\n{log[log.index('Traceback') :][:3000]}\n")
    return 1 if report.checker.discrepancies or tracebacks else 0


if __name__ == "__main__":
    sys.exit(main())
