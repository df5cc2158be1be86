"""A contest repeats, whatever the workers and wherever they are."""

import sys

import pytest

from maukas.arena.contest import Contest
from maukas.arena.contest_round import ContestRound
from maukas.bots.bot import Budget
from maukas.games.registry import GAMES
from maukas.extras import NotInstalled
from tests.arena.bots import Crash, own
from tests.arena.contests import all_of, contest


@pytest.fixture(scope="module", params=GAMES)
def repeated(request: pytest.FixtureRequest) -> tuple[Contest, list[ContestRound]]:
    setting = contest(request.param, "random", "clairvoyant", own(Crash), seats=3, deals=6, seed=7, budget=Budget(iterations=6))
    return setting, all_of(setting)


@pytest.mark.parametrize(("workers", "backend"), [(1, "loky"), (2, "loky"), (2, "threading")])
def test_everything_repeats_whatever_the_workers(repeated: tuple[Contest, list[ContestRound]], workers: int, backend: str) -> None:
    setting, expected = repeated
    assert all_of(setting, workers=workers, backend=backend) == expected
    assert [(each.deal, each.seating) for each in expected] == [(deal, seating) for deal in range(6) for seating in range(3)]


def test_another_seed_gives_other_rounds() -> None:
    first, second = (all_of(contest("dos", "random", deals=4, seed=seed)) for seed in (1, 2))
    assert [each.moves for each in first] != [each.moves for each in second]


def test_ray_is_asked_for_by_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotInstalled, match=r"\[ray\]"):
        all_of(contest("dos", "random", deals=1), backend="ray")
