"""Bots that cannot be trusted forfeit the round, and nothing else breaks."""

import pytest

from maukas.arena.contest_statistics import bot_statistics, statistics_by_bot
from maukas.arena.placement import placement
from maukas.bots.bot import Budget
from maukas.bots.random_bot import RandomBot
from maukas.games.registry import GAMES
from maukas.games.round import Round
from tests.arena.bots import Cheat, Crash, Mumbler, Quitter, Slow, Unhurried
from tests.arena.contests import contest, played_by


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        (Cheat, "illegal", "'win'"),
        (Mumbler, "illegal", "'hello'"),
        (Crash, "raised", "KeyError: 'lost'"),
        (Quitter, "raised", "SystemExit: no "),
    ],
)
def test_a_fault_forfeits_the_round_and_nothing_crashes(game: str, bot: type[RandomBot], kind: str, detail: str) -> None:
    setting = contest(game, "random", "bad", deals=10)
    played = played_by(setting, bad=bot)
    forfeits = [(each, seat, forfeit) for each in played for seat, forfeit in enumerate(each.forfeits) if forfeit is not None]
    assert len(forfeits) > 10
    for each, seat, forfeit in forfeits:
        assert forfeit.kind == kind
        assert forfeit.detail.startswith(detail)
        assert each.bots[seat] == "bad"
        assert each.winner != seat
        assert each.places[seat] == max(each.places)
        assert each.scores[seat] == (max(each.scores) if game == "maumau" else 0)
    found = {each.bot: each for each in statistics_by_bot(played, ("random", "bad"), setting.budget)}
    assert found["bad"].forfeits == {kind: len(forfeits)}
    assert not found["random"].forfeits
    assert found["random"].wins > 0


def test_a_bot_that_is_absurdly_slow_forfeits_and_one_that_is_late_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.arena.contestant.perf_counter", lambda: Slow.now)
    setting = contest("maumau", "slow", "unhurried", seats=2, deals=2, budget=Budget(milliseconds=1))
    slow, unhurried = statistics_by_bot(played_by(setting, slow=Slow, unhurried=Unhurried), setting.bots, setting.budget)
    assert slow.forfeits == {"slow": 4}
    assert slow.wins == 0
    assert not unhurried.forfeits
    assert unhurried.over_budget == unhurried.moves > 0
    assert unhurried.median == pytest.approx(0.002, rel=1e-3)
    assert unhurried.slowest == pytest.approx(0.002, rel=1e-3)


def test_with_iterations_nobody_is_too_slow() -> None:
    played = played_by(contest("maumau", "late", seats=2, deals=1, hand_size=2), late=Unhurried)
    found = bot_statistics(played, "late", Budget(iterations=1))
    assert (found.forfeits.total(), found.over_budget) == (0, 0)


def test_a_round_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.arena.contest_round.LONGEST", 10)
    for game in GAMES:
        played = played_by(contest(game, "random", deals=5))
        assert all(10 <= each.moves <= 10 + 4 for each in played)  # the last move may be talked about
        assert [each.winner for each in played] == [None] * 5
        assert all(min(each.places) == 1 for each in played)


def test_the_verdict_of_a_round_that_the_stand_in_won() -> None:
    position = 'hands = ["", "R5 R9", "G3"]\ndiscard = "R1"\nover = true\nwinner = 0'
    played = Round.from_position("maumau", position)
    fair, forfeited = placement(played, [False] * 3), placement(played, [True, False, False])
    assert (fair.winner, fair.places) == (0, (1, 3, 2))
    assert (forfeited.winner, forfeited.places) == (None, (3, 2, 1))
    assert forfeited.scores == (max(fair.scores), *fair.scores[1:])
