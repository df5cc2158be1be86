"""The compiled layer runs the very same rules: it agrees with the interpreted ones move by move."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maukas.games import compiled_rules, compiler
from maukas.games.dos.cards import CARDS, PACK
from maukas.games.dos.state import State
from maukas.games.registry import GAMES
from maukas.games.round import Round
from maukas.games.state import MAX_PACK, NO_CARD, RoundState
from tests.every_game import every_game
from tests.play import generator, random_setting, scaled, seed_bytes

MOST_MOVES = 3000


@pytest.mark.parametrize("chunk", range(8))
@every_game
def test_compiled_and_interpreted_rounds_agree_move_by_move(name: str, chunk: int) -> None:
    games = compiled_rules.new_games(name, 1)
    scratch = compiled_rules.new_scratch(chunk)
    for number in range(scaled(12)):
        key = ("compiled", name, chunk, number)
        dice = generator(*key)
        seats, options = random_setting(name, key)
        played = Round.deal(name, seats=seats, dealer=dice.randrange(seats), seed=seed_bytes(*key), options=options)
        compiled_rules.write_record(played.state, games, 0)
        for _ in range(MOST_MOVES):
            if played.is_over:
                break
            for seat in range(seats):
                assert compiled_legal(games, seat, scratch) == interpreted_legal(played, seat)
            seat = played.turn if dice.random() < 0.8 else dice.randrange(seats)
            actions = interpreted_legal(played, seat)
            if not actions:
                continue
            action = dice.choice(actions)
            compiled_rules.take_action(games, 0, seat, action)
            played.play(seat, played.game.format_action(action))
            assert same_but_for_chance(read_state(name, games), played.state)
            compiled_rules.write_record(played.state, games, 0)  # after a reshuffle chance has laid another order ready


@every_game
def test_every_seat_scores_the_same(name: str) -> None:
    state = GAMES[name].state_type()
    GAMES[name].options().enter(state)
    state.seats = 3
    opening = compiled_rules.opening_record(name, state, GAMES[name].pack)
    games, scratch = compiled_rules.new_games(name, 1), compiled_rules.new_scratch()
    for seed in compiled_rules.round_seeds(range(50)):
        results = compiled_rules.new_results([0])
        compiled_rules.play_rounds(games, opening, compiled_rules.truths([False] * 3), seed.reshape(1), results, scratch)
        ended = read_state(name, games)
        assert results["winner"][0] == ended.winner
        assert results["scores"][0][:3].tolist() == [GAMES[name].score(ended, seat) for seat in range(3)]


@every_game
def test_a_round_depends_on_its_own_seed_alone(name: str) -> None:
    state = GAMES[name].state_type()
    GAMES[name].options().enter(state)
    state.seats = 3
    opening = compiled_rules.opening_record(name, state, GAMES[name].pack)

    def played(numbers: list[int]) -> Any:
        games, results = compiled_rules.new_games(name, 1), compiled_rules.new_results([0] * len(numbers))
        seeds = compiled_rules.round_seeds(numbers, 5)
        compiled_rules.play_rounds(games, opening, compiled_rules.truths([False] * 3), seeds, results, compiled_rules.new_scratch())
        return results

    together = played(list(range(300)))
    backwards, alone = played(list(range(299, -1, -1)))[::-1], played([17])
    for field in together.dtype.names:
        assert (backwards[field] == together[field]).all()
        assert (alone[field] == together[field][17:18]).all()
    assert len(set(together["length"].tolist())) > 10


def test_the_list_of_actions_is_long_enough_for_any_position() -> None:
    state = State()
    state.seats, state.phase, state.drawn = 2, 1, NO_CARD
    for card in range(CARDS):
        state.hands[0][card] = 2  # more than can be: every card twice in the hand and once in the row
        state.held[0] |= 1 << card
        state.row[card], state.first[card], state.second[card] = card, NO_CARD, NO_CARD
    state.hand_sizes[0], state.row_size = 2 * CARDS, CARDS
    actions: list[int] = []
    GAMES["dos"].turn_actions(state, actions)
    assert len(actions) < compiled_rules.MOST_ACTIONS - CARDS
    assert len(actions) > 5000
    assert len(PACK) <= MAX_PACK


QUIET_IMPORT = """
import numba
before = {name: value for name, value in vars(numba.config).items() if name.isupper()}
from maukas.bots import search
from maukas.games import compiled_rules
after = {name: value for name, value in vars(numba.config).items() if name.isupper()}
assert before == after, [name for name in after if before.get(name) != after[name]]
"""


def test_importing_the_compiled_layer_makes_no_folder_and_changes_no_setting(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    environment = {"MAUKAS_CACHE": str(cache), "HOME": str(tmp_path), "TMPDIR": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "-c", QUIET_IMPORT], env=environment, check=True)
    assert [*tmp_path.iterdir()] == []
    code = "from maukas.games.compiled_rules import *; list_legal(new_games('dos', 1), 0, 0, new_scratch(1))"
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert len([*cache.rglob("maukas.games.compiled_rules.list_legal-*.code")]) == 1


def test_code_that_is_kept_does_not_outlive_a_rule_that_has_changed() -> None:
    """A constant, or a rule that is called by a rule, is part of what was compiled, in whichever package it is."""
    names = {"is_rule": True}
    prints = set()
    for limit, step in ((1, 1), (2, 1), (1, 2)):
        space: dict[str, Any] = {"LIMIT": limit}
        exec(f"def inner(state):\n    return state.seats + {step}\ndef outer(state):\n    return inner(state) > LIMIT\n", space)  # noqa: S102
        for function in (space["inner"], space["outer"]):
            vars(function).update(names)
        prints.add(compiler.fingerprint([space["outer"]]))
        assert compiler.fingerprint([space["outer"]]) in prints
    assert len(prints) == 3


def compiled_legal(games: Any, seat: int, scratch: Any) -> list[int]:
    count = compiled_rules.list_legal(games, 0, seat, scratch)
    return [int(action) for action in scratch[0]["actions"][:count]]


def interpreted_legal(played: Round, seat: int) -> list[int]:
    actions: list[int] = []
    played.game.legal_actions(played.state, seat, actions)
    return actions


def read_state(name: str, games: Any) -> RoundState:
    state = GAMES[name].state_type()
    compiled_rules.read_record(games, 0, state)
    return state


def same_but_for_chance(one: RoundState, other: RoundState) -> bool:
    left, right = one.copy(), other.copy()
    left.order = right.order = []
    return left == right
