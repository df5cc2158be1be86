"""Worlds agree with everything that a seat has seen; the truth is always one of them."""

import random
from collections import Counter

import pytest

from maukas.bots import search
from maukas.bots.bot import Notebook
from maukas.bots.readings import Readings
from maukas.bots.searcher import searched_state
from maukas.bots.worlds import ASTRAY, Reader
from maukas.games.bits import contains
from maukas.games.compiled import read_record
from maukas.games.game import GAMES
from maukas.games.maumau.cards import COLOURED_CARDS
from maukas.games.maumau.rules import fitting_cards
from maukas.games.maumau.state import State as MauMauState
from maukas.games.round import Round
from tests.play import random_round, random_setting, scaled


def read_rounds(name: str, chunk: int, count: int, *, longest: int = 2000) -> list[tuple[Round, Notebook, Reader]]:
    """Whole rounds with random house rules, read from seat 0 up to a random moment."""
    found = []
    for number in range(scaled(count)):
        key = ("worlds", name, chunk, number)
        seats, options = random_setting(name, key)
        dice = random.Random(str(key))
        notebook = None
        for played in random_round(name, seats, key, options):
            if notebook is None:
                notebook = Notebook(played, 0)
            else:
                notebook.note()
            if played.is_over or dice.random() < 0.02 or len(played.moves) >= longest:
                break
        assert notebook is not None
        reader = Reader(notebook.situation(), number)
        reader.read(notebook.situation())
        found.append((notebook.played, notebook, reader))
    return found


@pytest.mark.parametrize("chunk", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_what_is_unseen_is_exactly_what_is_hidden(name: str, chunk: int) -> None:
    for played, _, reader in read_rounds(name, chunk, 20):
        state, belief = played.state, reader.belief
        hidden = Counter(state.draw[: state.draw_size])
        for seat in range(1, played.seats):
            hidden.update(played.game.cards.hand(state, seat))
        unseen: Counter[int] = Counter()
        for generation in belief.unseen:
            unseen.update(generation)
        assert +unseen == hidden
        assert [len(slots) for slots in belief.slots[1:]] == state.hand_sizes[1 : played.seats]
        assert Counter(belief.discard) == Counter(state.discard[: state.discard_size])


@pytest.mark.parametrize("chunk", range(4))
def test_the_truth_is_one_of_the_readings_in_mau_mau(chunk: int) -> None:
    """Where a laid card could have come from several slots the readings differ; among forty of them is the true one."""
    for played, notebook, _ in read_rounds("maumau", chunk, 12, longest=40):
        situation = notebook.situation()
        beliefs = [Reader(situation, seed).read(situation) for seed in range(40)]
        hands = [played.game.cards.hand(played.state, seat) for seat in range(played.seats)]
        assert any(
            all(can_be_placed(hands[seat], [slot.forbidden for slot in belief.slots[seat]]) for seat in range(1, played.seats))
            for belief in beliefs
        )


def can_be_placed(cards: list[int], forbidden: list[int]) -> bool:
    """Whether every card has a slot of its own that may hold it (augmenting paths)."""
    owner: dict[int, int] = {}

    def place(card: int, tried: set[int]) -> bool:
        for number, barred in enumerate(forbidden):
            if number not in tried and not contains(barred, cards[card]):
                tried.add(number)
                if number not in owner or place(owner[number], tried):
                    owner[number] = card
                    return True
        return False

    return len(cards) == len(forbidden) and all(place(card, set()) for card in range(len(cards)))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "seats"), [("maumau", 2), ("maumau", 5), ("dos", 4)])
def test_readings_of_a_long_round_have_a_place_for_each_card(name: str, seats: int, seed: int) -> None:
    """Nobody calls or ends a round soon, so that the pile is made anew again and again: wrong guesses show, and must not stay."""
    played = Round.deal(name, seats=seats, seed=seed.to_bytes(32, "big"), options={"hand_size": 8})
    dice, notebook = random.Random(seed), Notebook(played, 0)
    readings = Readings(notebook.situation(), 6, random.Random(seed), infers=True)
    while not played.is_over and len(played.moves) < 800:
        moves = played.turn_moves()
        is_near_the_end = played.state.hand_sizes[played.turn] < 8
        wanted = [move for move in moves if (move in ("draw", "end")) == is_near_the_end]
        played.play(played.turn, dice.choice(wanted or moves))
        notebook.note()
        if played.turn == 0:
            for belief in readings.read(notebook.situation()):
                drawn = Counter(slot.generation for hand in belief.slots for slot in hand)
                drawn[len(belief.unseen) - 1] += played.state.draw_size
                assert [sum(unseen.values()) for unseen in belief.unseen] == [drawn[generation] for generation in range(len(belief.unseen))]
                assert all(count >= 0 for unseen in belief.unseen for count in unseen.values())
    assert played.state.reshuffles > 0


def test_when_all_guesses_were_wrong_everything_is_possible_again() -> None:
    played = Round.deal("dos", seats=3, seed=bytes(32))
    notebook = Notebook(played, 0)
    readings = Readings(notebook.situation(), 3, random.Random(0), infers=True)
    for reader in readings.readers:
        reader.belief.unseen[0] = Counter()             # as if every card had been taken for another one
        reader.fault = ASTRAY
    belief, *_ = readings.read(notebook.situation())
    hidden = Counter(played.state.draw[: played.state.draw_size])
    hidden.update(card for seat in (1, 2) for card in played.game.cards.hand(played.state, seat))
    assert [+unseen for unseen in belief.unseen] == [hidden]
    assert [[slot.forbidden for slot in hand] for hand in belief.slots] == [[], [0] * 7, [0] * 7]


def test_who_had_to_draw_held_nothing_that_fits() -> None:
    """In worlds right after a forced draw the hand before it has no fitting coloured card."""
    checked = 0
    for number in range(scaled(60)):
        played = Round.deal("maumau", seats=2, seed=number.to_bytes(32, "big"), options={"mau": "auto"})
        notebook, dice = Notebook(played, 0), random.Random(number)
        while not played.is_over:
            mover, before = played.turn, played.state.copy()
            played.play(mover, dice.choice(played.turn_moves()))
            notebook.note()
            forced = mover == 1 and played.moves[-1][1] == "draw" and played.turn == 0 and not played.is_over
            assert isinstance(before, MauMauState)
            if forced and before.debt == 0 and before.window == -1 and played.state.reshuffles == 0:
                barred = fitting_cards(before) & COLOURED_CARDS
                for world in sampled_worlds(notebook, 20):
                    checked += 1
                    fitting = sum(world.hands[1][card] for card in range(52) if contains(barred, card))
                    assert fitting <= 1                 # only the card just drawn may fit
    assert checked > 1000


@pytest.mark.parametrize("name", GAMES)
def test_a_world_is_a_whole_pack(name: str) -> None:
    for played, notebook, _ in read_rounds(name, 99, 15):
        if played.is_over or played.turn != 0:
            continue
        for world in sampled_worlds(notebook, 5):
            assert world.hand_sizes == played.state.hand_sizes
            assert world.draw_size == played.state.draw_size
            assert played.game.cards.hand(world, 0) == played.game.cards.hand(played.state, 0)
            hidden = [card for seat in range(1, played.seats) for card in played.game.cards.hand(world, seat)]
            true = [card for seat in range(1, played.seats) for card in played.game.cards.hand(played.state, seat)]
            assert Counter(hidden + world.draw[: world.draw_size]) == Counter(true + played.state.draw[: played.state.draw_size])


def sampled_worlds(notebook: Notebook, count: int) -> list[MauMauState]:
    """Worlds as a search deals them."""
    situation = notebook.situation()
    belief = Reader(situation, 1).read(situation)
    name = situation.game
    games = search.position_record(name, searched_state(situation, belief))
    records, thought = search.belief_records([belief]), search.new_thought(7)
    worlds = []
    for _ in range(count):
        search.deal_a_world(games, records, thought)
        state = GAMES[name].new_state()
        read_record(games, 1, state)
        worlds.append(state)
    return worlds  # type: ignore[return-value]
