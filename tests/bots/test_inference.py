"""Reading the history wins games: the master against the same search without it, the same deals in both seatings."""

import os

import pytest

from maukas.arena.seating import Contest
from maukas.arena.tally import standings
from maukas.arena.tournament import compete
from maukas.bots.bot import Budget
from maukas.games.game import GAMES
from tests.play import SOAK


@pytest.mark.skipif(SOAK == 1, reason="ten thousand rounds take ten minutes: make soak")
def test_who_reads_the_history_wins_more_games() -> None:
    contest = Contest(
        game="maumau", bots=("master", "oblivious"), seats=2, deals=5000, options=GAMES["maumau"].options.of({}),
        budget=Budget(iterations=500), seed=0,
    )
    rounds = [played for chunk in compete(contest, workers=os.cpu_count() or 1) for played in chunk]
    master, _ = standings(rounds, contest.bots, contest.budget)
    assert master.win_rate.low is not None
    assert master.win_rate.low > 0.5
