"""Simulations: the same seed gives the same rounds, and the figures fit together."""

from functools import reduce
from operator import add
from pathlib import Path

import pytest

from maukas.games.errors import BadNotation
from maukas.games.game import GAMES
from maukas.simulation import BadPlayer, Statistics, simulate

SCRIPT = "def choose(view, random):\n    return random.choice(view.legal)\n"


def total(name: str, rounds: int, players: list[str], *, seed: int = 1, workers: int = 1, seats: int = 3) -> Statistics:
    return reduce(add, simulate(name, seats=seats, rounds=rounds, players=players, seed=seed, workers=workers))


@pytest.mark.parametrize("players", [["random"], ["steady", "random"]])
@pytest.mark.parametrize("name", GAMES)
def test_the_figures_fit_together(name: str, players: list[str]) -> None:
    done = total(name, 3000, players)
    assert done.rounds == sum(done.lengths.values()) == sum(done.wins) + done.blocked == sum(done.seat_wins) + done.blocked == 3000
    assert done.decisions == sum(length * count for length, count in done.lengths.items())
    assert done.decisions == sum(count for kind, count in done.kinds.items() if kind != "forgotten")
    assert set(done.kinds) <= set(GAMES[name].move_kinds)
    assert sum(done.scores.values()) == 3000 * (2 if name == "maumau" else 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_rounds_whatever_the_workers(name: str) -> None:
    one, two, other = total(name, 5000, ["random"]), total(name, 5000, ["random"], workers=2), total(name, 5000, ["random"], seed=2)
    assert (one.lengths, one.wins, one.scores, one.kinds, one.reshuffles) == (two.lengths, two.wins, two.scores, two.kinds, two.reshuffles)
    assert one.lengths != other.lengths


@pytest.mark.parametrize("name", GAMES)
def test_steady_players_beat_random_ones(name: str) -> None:
    done = total(name, 2000, ["steady", "random"], seats=2)
    assert done.seat_wins[0] > 1.2 * done.seat_wins[1]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_script_plays_like_the_random_player_that_it_is(name: str, workers: int, tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(SCRIPT)
    scripted, compiled = total(name, 300, [str(script)], workers=workers), total(name, 5000, ["random"])
    assert scripted.rounds == sum(scripted.lengths.values()) == 300
    mean, expected = scripted.decisions / 300, compiled.decisions / 5000
    spread = (sum(count * (length - expected) ** 2 for length, count in compiled.lengths.items()) / 5000) ** 0.5
    assert abs(mean - expected) < 4 * spread / 300**0.5


@pytest.mark.parametrize(("player", "source"), [("nobody", None), ("bad.py", "1 +"), ("bad.py", "x = 1"), ("bad.py", "raise OSError")])
def test_a_bad_player_is_refused(player: str, source: str | None, tmp_path: Path) -> None:
    if source is not None:
        (tmp_path / player).write_text(source)
    with pytest.raises(BadPlayer):
        total("dos", 10, [str(tmp_path / player)])


@pytest.mark.parametrize(("name", "option"), [("maumau", "false_mau_penalty"), ("dos", "false_catch_penalty")])
@pytest.mark.parametrize("player", ["random", "steady"])
def test_words_that_cost_cards_do_not_keep_a_round_going(name: str, option: str, player: str) -> None:
    done = reduce(add, simulate(name, seats=2, rounds=200, players=[player], options={option: 2}))
    assert done.blocked == 0
    assert max(done.lengths) < 5000


def test_a_table_that_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(BadNotation):
        total("dos", 10, ["random"], seats=7)
