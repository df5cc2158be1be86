"""Simulations: the same seed gives the same rounds, and the figures fit together."""

from collections.abc import Callable
from functools import reduce
from operator import add
from pathlib import Path
from random import Random

import pytest

from maukas.bots.bot import Budget, Situation
from maukas.bots.loader import load_bot

from maukas.estimates import Estimate
from maukas.games.errors import BadNotation
from maukas.games.registry import GAMES
from maukas.games.round import Round
from maukas.bots.registry import UnknownBot
from maukas.simulation import Setting, Statistics, compare, played_matches, played_rounds, simulate, simulate_matches
from tests.every_game import every_game

SCRIPT = "def choose(view, random):\n    return random.choice(view.legal)\n"


def total(name: str, rounds: int, players: list[str], *, seed: int = 1, workers: int = 1, seats: int = 3) -> Statistics:
    return reduce(add, simulate(name, seats=seats, rounds=rounds, players=players, seed=seed, workers=workers))


@pytest.mark.parametrize("players", [["random"], ["steady", "random"]])
@every_game
def test_the_figures_fit_together(name: str, players: list[str]) -> None:
    done = total(name, 3000, players)
    assert done.rounds == sum(done.lengths.values()) == sum(done.wins) + done.blocked == sum(done.seat_wins) + done.blocked == 3000
    assert done.decisions == sum(length * count for length, count in done.lengths.items())
    assert done.decisions == sum(count for kind, count in done.kinds.items() if kind != "forgotten")
    assert set(done.kinds) <= set(GAMES[name].move_kinds)
    losers = 2 * 3000 + done.blocked  # of a blocked round all three
    assert sum(done.scores.values()) == (losers if GAMES[name].lower_wins else 3000 - done.blocked)


@every_game
def test_the_same_seed_gives_the_same_rounds_whatever_the_workers(name: str) -> None:
    one, two, other = total(name, 5000, ["random"]), total(name, 5000, ["random"], workers=2), total(name, 5000, ["random"], seed=2)
    assert (one.lengths, one.wins, one.scores, one.kinds, one.reshuffles) == (two.lengths, two.wins, two.scores, two.kinds, two.reshuffles)
    assert one.lengths != other.lengths


@pytest.mark.parametrize("name", GAMES)
def test_steady_players_beat_random_ones(name: str) -> None:
    done = total(name, 2000, ["steady", "random"], seats=2)
    assert done.seat_wins[0] > 1.2 * done.seat_wins[1]


@pytest.mark.parametrize("workers", [1, 2])
@every_game
def test_a_script_plays_like_the_random_player_that_it_is(name: str, workers: int, tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(SCRIPT)
    scripted, compiled = total(name, 300, [str(script)], workers=workers), total(name, 5000, ["random"])
    assert scripted.rounds == sum(scripted.lengths.values()) == 300
    mean, expected = scripted.decisions / 300, compiled.decisions / 5000
    spread = (sum(count * (length - expected) ** 2 for length, count in compiled.lengths.items()) / 5000) ** 0.5
    assert abs(mean - expected) < 4 * spread / 300**0.5


BOT = """
import random

class Whimsical:
    def __init__(self, seed):
        self.dice = random.Random(seed)

    def choose(self, situation, budget):
        return self.dice.choice(situation.view.legal)

    def interject(self, situation):
        return None
"""


@pytest.mark.parametrize("bot", ["casual", "beginner", "whimsical.py", "whimsical.py:Whimsical", "script.py", "script.py:choose"])
def test_every_kind_of_bot_plays_and_repeats_whatever_the_workers(bot: str, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    (tmp_path / "whimsical.py").write_text(BOT)
    player = str(tmp_path / bot) if ".py" in bot else bot
    one, two, other = (total("dos", 30, [player, "steady"], workers=workers, seed=seed) for workers, seed in ((1, 1), (2, 1), (1, 2)))
    assert (one.rounds, one.lengths, one.wins, one.scores, one.kinds) == (30, two.lengths, two.wins, two.scores, two.kinds)
    assert one.lengths != other.lengths


def test_a_level_beats_steady_players() -> None:
    done = total("dos", 400, ["casual", "steady"], seats=2, workers=2)
    assert done.seat_wins[0] > 1.2 * done.seat_wins[1]


def test_a_script_is_a_bot_that_is_given_its_view_and_a_generator_of_its_own(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("def choose(view, random):\n    return f'{view.seat} {random.random()}'\n")
    view = Round.deal("dos", seats=2, seed=bytes(32)).view(1)
    situation = Situation("dos", GAMES["dos"].options.of({}), view, (), view)
    bot = load_bot(str(script))(7)
    assert bot.choose(situation, Budget()) == f"1 {Random(7).random()}"
    assert bot.interject(situation) is None


@pytest.mark.parametrize(
    ("player", "source"),
    [
        ("nobody", None),
        ("bad.py", "1 +"),
        ("bad.py", "x = 1"),
        ("bad.py", "raise OSError"),
        ("bad.py", "class A:\n    choose = 1\nclass B(A): pass"),
        ("bad.py:Nobody", "x = 1"),
    ],
)
def test_a_bad_player_is_refused(player: str, source: str | None, tmp_path: Path) -> None:
    if source is not None:
        (tmp_path / "bad.py").write_text(source)
    with pytest.raises(UnknownBot):
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


@pytest.mark.parametrize("player", ["random", "casual"])
@pytest.mark.parametrize("name", GAMES)
def test_variants_that_are_the_same_do_not_differ_in_a_single_round(name: str, player: str) -> None:
    found = compare(name, seats=2, rounds=60, variants=[None, {}], players=[player, "steady"])
    assert found.count == 60
    assert [found.difference(1, figure).high for figure in found.figures] == [0.0] * len(found.figures)
    assert "first_named" in found.figures


def test_a_difference_is_taken_deal_by_deal() -> None:
    variants = [{"hand_size": 5}, {"hand_size": 6}, {"hand_size": 10}]
    setting = Setting.of("maumau", seats=3, variants=variants)
    ((few, _, many),) = played_rounds(setting, 500)
    found = compare("maumau", seats=3, rounds=500, variants=variants)
    less = many.rows["length"].astype(float) - few.rows["length"]
    assert found.difference(2, "length").mean == pytest.approx(less.mean())
    assert found.difference(2, "length").high == pytest.approx(less.mean() + 1.965 * less.std(ddof=1) / 500**0.5, rel=1e-3)
    assert found.value(2, "length").mean - found.value(0, "length").mean == pytest.approx(less.mean())
    assert (few.rows["dealer"] == many.rows["dealer"]).all()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("player", ["random", "casual"])
def test_whole_matches_are_played_to_their_agreed_end(player: str, workers: int) -> None:
    matches = 12 if player == "casual" else 700
    setting = Setting.of("dos", seats=3, players=[player], variants=[{"target": 60}])
    rows = [row for (part,) in played_matches(setting, matches, workers=workers) for row in part.rows]
    assert len(rows) == matches
    for row in rows:
        totals = row["totals"][:3].tolist()
        assert max(totals) >= 60
        assert row["winners"] == 1 << totals.index(max(totals))
    rounds = reduce(add, simulate_matches("maumau", seats=2, matches=matches, players=[player], options={"rounds": 3}, workers=workers))
    assert rounds.rounds == {3: matches}
    assert sum(rounds.wins) == sum(rounds.seat_wins) == pytest.approx(matches)
    assert rounds.shared < matches / 4


def test_matches_repeat_whatever_the_workers() -> None:
    one, two = (reduce(add, simulate_matches("dos", seats=2, matches=900, workers=workers)) for workers in (1, 2))
    other = reduce(add, simulate_matches("dos", seats=2, matches=900, seed=1))
    assert (one.lengths, one.totals, one.wins) == (two.lengths, two.totals, two.wins)
    assert one.lengths != other.lengths


def test_intervals_hold_the_true_figure_nineteen_times_in_twenty() -> None:
    parts = [total("maumau", 400, ["random"], seed=seed) for seed in range(60)]
    truth = reduce(add, parts)

    def held(of: Callable[[Statistics], Estimate]) -> int:
        return sum((found := of(part)).low <= of(truth).mean <= found.high for part in parts)  # type: ignore[operator]

    figures: list[Callable[[Statistics], Estimate]] = [
        lambda part: part.length,
        lambda part: part.score,
        lambda part: part.reshuffles_a_round,
        lambda part: part.win_shares[0],
        lambda part: part.kind_a_round("number"),
    ]
    assert [held(figure) for figure in figures] == pytest.approx([57] * 5, abs=3)
