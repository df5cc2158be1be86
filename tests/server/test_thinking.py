"""Bots think in threads: nobody waits for them but their own table, and they meet only what their seat sees."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from maukas.games.game import GAMES
from maukas.server.thinking import Player, beginning_of
from tests.play import finished_round, scaled

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@every_game
@pytest.mark.usefixtures("hasty")
def test_a_bot_asked_for_a_move_and_for_a_word_at_once_follows_the_round_once(game: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for number in range(scaled(10)):
            played = finished_round(game, 3, f"follow {number}")
            player = Player(beginning_of(played), 1, "casual")
            steps = [played.moves[:size] for size in range(0, len(played.moves), 2) for _ in range(2)]
            for situation in pool.map(player.follow, steps):
                assert situation.view.seat == 1
            assert [(seen.seat, seen.move) for seen in player.follow(played.moves).history] == played.moves
