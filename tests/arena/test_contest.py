"""Duplicate deals: the same from every seat, told to each bot as its seat saw it."""

import pytest

from maukas.arena.contest import deals_for, seatings
from maukas.games.registry import GAMES
from tests.arena.bots import Spy
from tests.arena.contests import contest, played_by


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("ab", 2, ["ab", "ba"]),
        ("ab", 4, ["abab", "baba"]),
        ("abc", 3, ["abc", "cab", "bca"]),
        ("ab", 3, ["aba", "aab", "baa"]),
        ("a", 3, ["aaa"]),
    ],
)
def test_every_rotation_is_a_seating(bots: str, seats: int, expected: list[str]) -> None:
    assert seatings(bots, seats) == [tuple(each) for each in expected]


@pytest.mark.parametrize("bots", ["ab", "abc", "abca", "abb"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_bot_has_every_seat_equally_often(bots: str, seats: int) -> None:
    found = seatings(bots, seats)
    for bot in set(bots):
        assert len({sum(seating[seat] == bot for seating in found) for seat in range(seats)}) == 1


def test_rounds_are_whole_deals() -> None:
    assert [deals_for(rounds, "ab", 4) for rounds in (1, 2, 3, 2000)] == [1, 1, 2, 1000]
    assert deals_for(10, "abc", 3) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_the_same_in_every_seating_and_the_dealer_changes_with_the_deal(game: str) -> None:
    Spy.met.clear()
    setting = contest(game, "spy", "random", "other", seats=3, deals=6)
    played = played_by(setting, spy=Spy, random=Spy, other=Spy)
    hands: dict[tuple[int, int], set[tuple[str, ...]]] = {}
    seeds = set()
    for situation, seed in Spy.met:
        hands.setdefault((situation.opening.dealer, situation.seat), set()).add(situation.opening.hand or ())
        seeds.add(seed)
    assert all(len(found) <= 2 for found in hands.values())  # each seat dealt by each dealer: two of the six deals
    assert [each.dealer for each in played] == [0] * 3 + [1] * 3 + [2] * 3 + [0] * 3 + [1] * 3 + [2] * 3
    assert len(seeds) == 6 * 3 * 3
    assert not Spy.has_seen


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_told_everything_that_its_seat_saw(game: str) -> None:
    Spy.met.clear()
    played_by(contest(game, "spy", deals=2, seats=3), spy=Spy)
    for situation, _ in Spy.met:
        assert situation.view.turn == situation.seat
        assert all(seen.view.seat == situation.seat for seen in situation.history)
        assert situation.view == (situation.history[-1].view if situation.history else situation.opening)
    assert any(seen.move in ("mau", "dos") for situation, _ in Spy.met for seen in situation.history)
