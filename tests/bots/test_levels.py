"""Every level plays legal moves in every situation, the same from the same seed, and sees no more than its seat."""

import random
from pathlib import Path

import pytest

from maukas.bots.bot import Bot, Budget, Notebook
from maukas.bots.casual import Casual
from maukas.bots.registry import BUILT_IN, GROUP, UnknownBot, bot_maker, bot_names
from maukas.bots.master import Master
from maukas.games.round import Round
from tests.games.test_views import dealt_anew
from tests.every_game import every_game
from tests.play import random_round, random_setting, scaled

ITERATIONS = Budget(iterations=60)


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("level", BUILT_IN)
@every_game
def test_a_bot_makes_legal_moves_in_every_situation(name: str, level: str, chunk: int) -> None:
    for number in range(scaled(6)):
        key = ("levels", name, level, chunk, number)
        seats, options = random_setting(name, key)
        bot, notebook = bot_maker(level)(number), None
        for played in random_round(name, seats, key, options):
            if notebook is None:
                notebook = Notebook(played, played.turn)
            else:
                notebook.note()
            if played.is_over or len(played.moves) > 150:
                break
            check_moves(bot, notebook)


def check_moves(bot: Bot, notebook: Notebook) -> None:
    situation = notebook.situation()
    said = bot.interject(situation)
    assert said is None or (situation.rules.is_word(said) and said in situation.view.legal)
    if notebook.played.turn == notebook.seat:
        assert bot.choose(situation, ITERATIONS) in situation.view.legal


@pytest.mark.parametrize("level", BUILT_IN)
@every_game
def test_a_bot_is_blind_to_hidden_cards(name: str, level: str) -> None:
    """Whatever the others hold, the same view leads to the same move."""
    for number in range(10):
        played = Round.deal(name, seats=3, seed=number.to_bytes(32, "big"))
        seat = played.turn
        choices = set()
        for other in range(4):
            twin = played if other == 0 else dealt_anew(played, seat, random.Random(other))
            choices.add(bot_maker(level)(number).choose(Notebook(twin, seat).situation(), ITERATIONS))
        assert len(choices) == 1


@every_game
def test_the_same_seed_thinks_the_same(name: str) -> None:
    played = Round.deal(name, seats=2, seed=bytes([9]) * 32)
    situation = Notebook(played, played.turn).situation()
    one, two = (Master(5).estimates(situation, Budget(iterations=500)) for _ in range(2))
    assert one == two


@every_game
def test_a_search_estimates_every_legal_move(name: str) -> None:
    for number in range(10):
        played = Round.deal(name, seats=2, seed=number.to_bytes(32, "big"))
        situation = Notebook(played, played.turn).situation()
        estimates = Master(number).estimates(situation, Budget(iterations=1000))
        assert [estimate.move for estimate in estimates] == played.turn_moves()
        assert 900 <= sum(estimate.visits for estimate in estimates) <= 1000 + len(estimates)
        assert all(estimate.visits > 0 and 0 <= estimate.wins <= 1 and estimate.points >= 0 for estimate in estimates)


@every_game
def test_a_seat_that_is_not_on_turn_has_nothing_to_estimate(name: str) -> None:
    played = Round.deal(name, seats=3, seed=4)
    waiting = Notebook(played, (played.turn + 1) % 3)
    assert Master(1).estimates(waiting.situation(), ITERATIONS) == []


@pytest.mark.parametrize(
    ("name", "position", "options", "best"),
    [
        ("maumau", {"hands": ["R5", "G1 G2 G3"], "discard": "R3"}, {"free_draw": True}, "R5"),
        ("dos", {"hands": ["G3 R5", "B1 B1 B1"], "row": "B8 Y9"}, {}, "G3+R5>B8"),
        ("dos", {"hands": ["G3 R5", "B1 B1 B1"], "row": "B3 R5"}, {"last_card": "match"}, "R5>R5"),
    ],
)
def test_a_search_sees_a_win_at_once(name: str, position: dict[str, object], options: dict[str, object], best: str) -> None:
    played = Round.from_position(name, position, options=options, seed=bytes(32))
    estimates = Master(1).estimates(Notebook(played, 0).situation(), Budget(iterations=2000))
    assert next(estimate.wins for estimate in estimates if estimate.move == best) > 0.9
    assert Master(1).choose(Notebook(played, 0).situation(), Budget(iterations=2000)) != "draw"


def test_a_call_is_due_with_two_cards_and_something_to_lay() -> None:
    played = Round.from_position("maumau", {"hands": ["R4 R5", "G1 G2"], "discard": "R9"}, seed=bytes(32))
    assert played.game.due_call(played.view(0)) == "mau"
    assert Casual(1).interject(Notebook(played, 0).situation()) == "mau"
    blocked = Round.from_position("maumau", {"hands": ["G4 G5", "G1 G2"], "discard": "R9"}, seed=bytes(32))
    assert blocked.game.due_call(blocked.view(0)) is None


def test_a_bot_of_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "visitor.py").write_text("from maukas.bots.random_bot import RandomBot\nclass Visitor(RandomBot): pass\n")
    folder = tmp_path / "visitor-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: visitor\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(f"[{GROUP}]\nvisitor = visitor:Visitor\nbroken = visitor:Nobody\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert {"visitor", "broken"} <= set(bot_names())
    assert type(bot_maker("visitor")(1)).__name__ == "Visitor"
    for name in ("broken", "nobody", "clairvoyant"):
        with pytest.raises(UnknownBot):
            bot_maker(name)
