"""The simulated day of `docs/scale.md`: its sums are right, and anyone can run it."""

import subprocess
import sys
from pathlib import Path

import numpy as np

from benchmarks.scale.day import DAY, GAMES, MINUTE, THINKING, occupancy, simulate

ROOT = Path(__file__).parents[1]


def test_what_lasts_beyond_midnight_is_there_in_the_morning() -> None:
    begins, lasts = np.array([0.0, 100.0, DAY - 30.0]), np.array([30.0, 60.0, 90.0])
    there = occupancy(begins, lasts, np.array([1.0, 2.0, 4.0]), DAY // MINUTE)
    assert there[:4].tolist() == [1.0 + 4.0, 2.0 + 4.0, 2.0, 0.0]
    assert there[-1] == 4.0


def test_a_day_has_as_many_moves_as_its_matches() -> None:
    decisions = 5
    load = simulate(100_000, {kind: np.array([decisions]) for kind in GAMES}, seed=2)
    tables = 100_000 / sum(share * people for (_, people), share in GAMES.items())
    assert load.tables.min() >= 0
    assert load.moves.argmax() // 60 in range(17, 23)  # the evening
    assert tables * decisions < load.moves.sum() * MINUTE < 8 * tables * decisions  # of short matches whole minutes are counted
    assert np.allclose(load.told.sum() / load.moves.sum(), load.players.sum() / load.tables.sum(), rtol=0.2)
    assert load.moves.sum() / load.tables.sum() > 0.5 / THINKING


def test_anyone_can_run_it() -> None:
    done = subprocess.run([sys.executable, "-m", "benchmarks.scale", "10000"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert "players at once" in done.stdout
