"""The compiled layer runs the very same rules: it agrees with the interpreted ones move by move."""

import tempfile
from pathlib import Path
from typing import Any

import pytest

from maukas.games import compiled
from maukas.games.dos.cards import CARDS, PACK
from maukas.games.dos.state import State
from maukas.games.game import GAMES
from maukas.games.round import Round
from maukas.games.state import MAX_PACK, NO_CARD, RoundState
from tests.play import generator, random_setting, scaled, seed_bytes

MOST_MOVES = 3000


@pytest.mark.parametrize("chunk", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_rounds_agree_move_by_move(name: str, chunk: int) -> None:
    games = compiled.new_games(name, 1)
    scratch = compiled.new_scratch(chunk)
    for number in range(scaled(12)):
        key = ("compiled", name, chunk, number)
        dice = generator(*key)
        seats, options = random_setting(name, key)
        played = Round.deal(name, seats=seats, dealer=dice.randrange(seats), seed=seed_bytes(*key), options=options)
        compiled.write_record(played.state, games, 0)
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
            compiled.take_action(games, 0, seat, action)
            played.play(seat, played.game.format_action(action))
            assert same_but_for_chance(read_state(name, games), played.state)
            compiled.write_record(played.state, games, 0)       # after a reshuffle chance has laid another order ready


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_scores_the_same(name: str) -> None:
    state = GAMES[name].new_state()
    GAMES[name].options().enter(state)
    state.seats = 3
    opening = compiled.opening_record(name, state, GAMES[name].pack)
    games, (lengths, winners, scores) = compiled.new_games(name, 1), compiled.new_results(1)
    for seed in range(50):
        compiled.play_rounds(games, opening, compiled.truths([False] * 3), 0, lengths, winners, scores, compiled.new_scratch(seed))
        ended = read_state(name, games)
        assert winners[0] == ended.winner
        assert scores[0][:3].tolist() == [GAMES[name].score(ended, seat) for seat in range(3)]


def test_the_list_of_actions_is_long_enough_for_any_position() -> None:
    state = State()
    state.seats, state.phase, state.drawn = 2, 1, NO_CARD
    for card in range(CARDS):
        state.hands[0][card] = 2                        # more than can be: every card twice in the hand and once in the row
        state.held[0] |= 1 << card
        state.row[card], state.first[card], state.second[card] = card, NO_CARD, NO_CARD
    state.hand_sizes[0], state.row_size = 2 * CARDS, CARDS
    actions: list[int] = []
    GAMES["dos"].turn_actions(state, actions)
    assert len(actions) < compiled.MOST_ACTIONS - CARDS
    assert len(actions) > 5000
    assert len(PACK) <= MAX_PACK


def test_a_changed_rule_has_another_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUKAS_CACHE", str(tmp_path / "cache"))
    rules = tmp_path / "package" / "games" / "dos" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("ONE = 1\n")
    first, again = compiled.cache_folder(tmp_path / "package"), compiled.cache_folder(tmp_path / "package")
    rules.write_text("ONE = 2\n")
    assert first == again != compiled.cache_folder(tmp_path / "package")


def test_a_cache_that_others_can_write_to_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUKAS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ours = compiled.cache_folder(tmp_path)
    ours.chmod(0o777)
    other = compiled.cache_folder(tmp_path)
    assert other != ours
    assert compiled.is_own(other)


def compiled_legal(games: Any, seat: int, scratch: Any) -> list[int]:
    count = compiled.list_legal(games, 0, seat, scratch)
    return [int(action) for action in scratch[0]["actions"][:count]]


def interpreted_legal(played: Round, seat: int) -> list[int]:
    actions: list[int] = []
    played.game.legal_actions(played.state, seat, actions)
    return actions


def read_state(name: str, games: Any) -> RoundState:
    state = GAMES[name].new_state()
    compiled.read_record(games, 0, state)
    return state


def same_but_for_chance(one: RoundState, other: RoundState) -> bool:
    left, right = one.copy(), other.copy()
    left.order = right.order = []
    return left == right
