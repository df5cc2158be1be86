"""The learned value: it is told the same in Python and compiled, nothing that is hidden, and only weights that fit are used."""

import dataclasses
import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from maukas.bots import weights
from maukas.bots.bot import Budget, Notebook, Situation
from maukas.bots.master import Master, Strong
from maukas.bots.public_memory import MemoryReader
from maukas.bots.searcher import Searcher
from maukas.bots.value_net import ValueNet
from maukas.bots.weights import BadWeights, WeightsWarning, learned_net, read_weights, write_weights
from maukas.games.features import CLASSES, Features, Memory, open_cards_of
from maukas.games.game import AnyGame
from maukas.games.hands import put_in_hand, take_from_hand
from maukas.games.maumau.cards import LETTERS
from maukas.games.registry import BUILT_IN, game_named
from maukas.games.round import Round
from maukas.games.state import RoundState
from maukas.training.trainer import Recipe, Training
from tests.play import random_round, random_setting, scaled

our_games = pytest.mark.parametrize("name", BUILT_IN)
QUICK = Budget(iterations=200)


def told(game: AnyGame, state: RoundState, memory: Memory, action: int) -> dict[int, float]:
    """The features of a decision, by place."""
    features, facts = Features(), [0] * 32
    game.note_position(state, memory, features, facts)
    game.note_action(state, memory, features, facts, action)
    found: dict[int, float] = {}
    for place, strength in zip(features.places, features.values, strict=True):
        found[place] = found.get(place, 0.0) + strength
    return found


def chance(net: ValueNet, features: dict[int, float]) -> float:
    """What a network makes of features, reckoned in the plainest way."""
    first = net.first_bias + sum(strength * net.first[place] for place, strength in features.items())
    second = net.second_bias + np.maximum(first, 0) @ net.second
    return float(1 / (1 + np.exp(-(net.head_bias[0] + np.maximum(second, 0) @ net.heads[:, 0]))))


def decisions(name: str, key: object) -> list[tuple[Round, Notebook]]:
    """Moments of random rounds, each with what the seat on turn has seen."""
    seats, options = random_setting(name, ("value", name, key))
    found: list[tuple[Round, Notebook]] = []
    notebooks: list[Notebook] = []
    for played in random_round(name, seats, ("value", name, key), options):
        if not notebooks:
            notebooks = [Notebook(played, seat) for seat in range(seats)]
        else:
            for notebook in notebooks:
                notebook.note()
        if played.is_over or len(played.moves) > 60:
            break
        if len(played.turn_moves()) > 1:
            copy = played.copy()
            frozen = Notebook(copy, played.turn)
            frozen.opening, frozen.history = notebooks[played.turn].opening, [*notebooks[played.turn].history]
            found.append((copy, frozen))
    return found


@our_games
def test_the_network_is_told_the_same_in_python_and_compiled(name: str) -> None:
    net = learned_net(name)
    assert net is not None
    for key in range(scaled(5)):
        for played, notebook in decisions(name, key)[::5]:
            situation, bot = notebook.situation(), Strong(0)
            found = bot.estimates(situation, QUICK)
            memory = MemoryReader(situation).read(situation)
            state = played.state.copy()
            played.game.call_automatically(state)
            for each in found:
                plain = chance(net, told(played.game, state, memory, played.game.parse_action(each.move)))
                assert each.wins == pytest.approx(plain, abs=2e-3), each.move


@our_games
def test_nothing_is_left_out_of_the_largest_hand_and_the_longest_row(name: str) -> None:
    game, net = game_named(name), learned_net(name)
    assert net is not None
    cards = [game.cards.format(card) for card in game.pack]
    mine, others = cards[:-15], [" ".join(cards[-15 + place : -14 + place]) for place in range(3)]
    position = {"hands": [" ".join(mine), *others], "discard": cards[-1], "turn": 0}
    if name == "dos":  # there it is the row that has no end
        position = {"hands": [" ".join(mine[:20]), *others], "row": " ".join(mine[20:]), "turn": 0}
    played = Round.from_position(name, position, seed=1)
    notebook = Notebook(played, 0)
    situation = notebook.situation()
    memory = MemoryReader(situation).read(situation)
    for each in Strong(0).estimates(situation, QUICK):
        noted = told(game, played.state, memory, game.parse_action(each.move))
        assert each.wins == pytest.approx(chance(net, noted), abs=2e-3), each.move
        assert len(noted) > 60


@our_games
def test_the_network_is_told_nothing_that_is_hidden(name: str) -> None:
    for key in range(scaled(5)):
        for played, notebook in decisions(name, key)[::7]:
            memory = MemoryReader(notebook.situation()).read(notebook.situation())
            twin = played.state.copy()
            exchange_hidden_cards(twin, random.Random(key))
            for move in played.turn_moves():
                action = played.game.parse_action(move)
                assert told(played.game, played.state, memory, action) == told(played.game, twin, memory, action)


def exchange_hidden_cards(state: RoundState, dice: random.Random) -> None:
    """Let each other hand change cards with the draw pile."""
    for seat in range(state.seats):
        cards = [card for card, count in enumerate(state.hands[seat]) for _ in range(count)]
        if seat == state.turn or state.draw_size == 0:
            continue
        for card in cards:
            place = dice.randrange(state.draw_size)
            take_from_hand(state, seat, card)
            put_in_hand(state, seat, state.draw[place])
            state.draw[place] = card


@our_games
def test_every_feature_has_a_place(name: str) -> None:
    game = game_named(name)
    for key in range(scaled(10)):
        for played, notebook in decisions(name, key)[::3]:
            memory = MemoryReader(notebook.situation()).read(notebook.situation())
            for move in played.turn_moves():
                assert all(0 <= place < game.feature_count for place in told(game, played.state, memory, game.parse_action(move)))


def test_who_had_to_draw_is_remembered_by_all() -> None:
    played = Round.from_position(
        "maumau", {"hands": ["R8 G5", "G1 B2"], "discard": "R5", "turn": 1}, options={"mau": "auto"}, seed=bytes(32)
    )
    notebook = Notebook(played, 0)
    played.play(1, "draw")
    notebook.note()
    memory = MemoryReader(notebook.situation()).read(notebook.situation())
    may_be = {letter: open_cards_of(memory, played.state, 1, LETTERS.index(letter)) for letter in LETTERS}
    assert may_be == {"R": 1, "G": 3, "B": 3, "Y": 3}
    assert all(memory.clear[0][each] == 0 for each in range(CLASSES))


# Weights


@our_games
def test_the_weights_of_the_package_fit(name: str) -> None:
    file = weights.FOLDER / f"{name}.npz"
    net, about = read_weights(game_named(name), file)
    assert file.stat().st_size <= weights.LARGEST
    recipe = about["recipe"]
    assert isinstance(recipe, dict)
    assert recipe["steps"] > 0
    assert all(np.isfinite(part).all() for part in net)


def test_weights_that_are_damaged_or_of_other_rules_are_refused(tmp_path: Path) -> None:
    game, file = game_named("maumau"), tmp_path / "maumau.npz"
    net, _ = read_weights(game, weights.FOLDER / "maumau.npz")
    with pytest.raises(BadWeights, match="cannot be read"):
        read_weights(game, file)
    file.write_bytes((weights.FOLDER / "maumau.npz").read_bytes()[:5000])
    with pytest.raises(BadWeights, match="cannot be read"):
        read_weights(game, file)
    write_weights(net, dataclasses.replace(game, feature_version=99), {}, file)
    with pytest.raises(BadWeights, match="other rules"):
        read_weights(game, file)
    write_weights(net._replace(first=net.first[:-1]), game, {}, file)
    with pytest.raises(BadWeights, match="other sizes"):
        read_weights(game, file)
    with np.load(weights.FOLDER / "maumau.npz") as kept:
        parts = {each: kept[each] for each in kept.files}
    parts["head_bias"] = parts["head_bias"] + 1
    np.savez(file, **parts)
    with pytest.raises(BadWeights, match="checksum"):
        read_weights(game, file)


@pytest.fixture
def damaged_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shutil.copytree(weights.FOLDER, tmp_path / "weights")
    (tmp_path / "weights" / "maumau.npz").write_bytes(b"nothing")
    monkeypatch.setattr(weights, "FOLDER", tmp_path / "weights")
    learned_net.cache_clear()
    yield
    learned_net.cache_clear()


def opening_situation() -> Situation:
    played = Round.deal("maumau", seats=2, seed=bytes([7]) * 32)
    return Notebook(played, played.turn).situation()


@pytest.mark.usefixtures("damaged_weights")
def test_without_weights_that_fit_the_tree_search_plays() -> None:
    situation = opening_situation()
    with pytest.warns(WeightsWarning, match="play without"):
        found = Master(3).estimates(situation, QUICK)
    assert found == Searcher(3).estimates(situation, QUICK)
    assert Strong(3).choose(situation, QUICK) in situation.view.legal  # and nobody is warned again


# Training


def test_a_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    game, recipe = game_named("maumau"), Recipe(steps=2, samples=6000, batch=256)
    whole = Training(game, recipe, tmp_path / "whole").run()
    broken_off = Training(game, recipe, tmp_path / "parts")
    broken_off.take_step()
    broken_off.keep()
    resumed = Training(game, recipe, tmp_path / "parts")
    resumed.resume()
    assert resumed.step == 1
    assert all(np.array_equal(one, other) for one, other in zip(whole, resumed.run(), strict=True))
    other_recipe = Training(game, Recipe(steps=2, samples=7000, batch=256), tmp_path / "parts")
    other_recipe.resume()
    assert other_recipe.step == 0
    assert json.dumps(resumed.curve)
