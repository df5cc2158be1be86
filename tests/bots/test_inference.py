"""Reading the history wins games: the search against the same one without it, the same deals in both seatings."""

import os

import pytest

from maukas.arena.contest import Contest
from maukas.arena.contest_statistics import statistics_by_bot
from maukas.arena.contest_runner import compete
from maukas.bots.bot import Budget
from maukas.games.registry import GAMES
from tests.play import SOAK


@pytest.mark.skipif(SOAK == 1, reason="ten thousand rounds take ten minutes: make soak")
def test_whoever_reads_the_history_wins_more_games() -> None:
    contest = Contest(
        game="maumau",
        bots=("search", "oblivious"),
        seats=2,
        deals=5000,
        options=GAMES["maumau"].options.of({}),
        budget=Budget(iterations=500),
        seed=0,
    )
    rounds = [played for chunk in compete(contest, workers=os.cpu_count() or 1) for played in chunk]
    search, _ = statistics_by_bot(rounds, contest.bots, contest.budget)
    assert search.win_rate.low is not None
    assert search.win_rate.low > 0.5
