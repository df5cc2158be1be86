"""Worlds agree with everything that a seat has seen; the truth is always one of them."""

import random
from collections import Counter

import pytest

from maukas.bots import search
from maukas.bots.bot import Notebook
from maukas.bots.master import Master
from maukas.bots.searcher import searched_state
from maukas.bots.belief import Bar, Reader
from maukas.games.bits import contains
from maukas.games.compiled_rules import read_record
from maukas.games.registry import GAMES
from maukas.games.maumau.cards import ALL_CARDS, COLOUR_CHANGE, COLOURED_CARDS, NUMBER_CARDS
from maukas.games.maumau.rules import fitting_cards, would_go_out
from maukas.games.maumau.state import NUMBER_LAST
from maukas.games.maumau.state import State as MauMauState
from maukas.games.round import Round
from tests.every_game import every_game
from tests.play import random_round, random_setting, scaled, seed_bytes


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
@every_game
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
def test_the_truth_is_one_of_the_beliefs_in_mau_mau(chunk: int) -> None:
    """Where a laid card could have come from several slots the beliefs differ; among forty of them is the true one."""
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


def cards_in(cards: int) -> list[int]:
    """A set of Mau Mau cards as a list."""
    return [card for card in range(COLOUR_CHANGE + 1) if contains(cards, card)]


class Witness:
    """Notes of a Mau Mau round what nobody can have held, straight from the rules and the true state before each move."""

    def __init__(self, played: Round) -> None:
        self.played = played
        self.drawn = [0] * played.seats  # cards that each seat has drawn since the deal
        self.moments: list[tuple[int, int, dict[int, int]]] = []  # seat, what it had drawn by then, the most it had of some cards

    def play(self, move: str) -> None:
        """Let the seat on turn move, and note what that shows."""
        before, seat = self.played.state.copy(), self.played.turn
        assert isinstance(before, MauMauState)
        sizes = [before.hand_sizes[each] - (each == seat and move not in ("draw", "end")) for each in range(self.played.seats)]
        if move == "draw" and before.debt == 0 and not before.free_draw:
            barred = fitting_cards(before) & (ALL_CARDS if before.change_forces else COLOURED_CARDS)
            if before.last_card == NUMBER_LAST and would_go_out(before):
                barred &= NUMBER_CARDS
            self.moments.append((seat, self.drawn[seat], dict.fromkeys(cards_in(barred), 0)))
        self.played.play(seat, move)
        after = self.played.state
        if after.reshuffles > before.reshuffles:
            pile = Counter(before.discard[: before.discard_size]) - Counter(after.discard[: after.discard_size])
            most = Counter(self.played.game.pack) - pile
            for each in range(self.played.seats):
                self.moments.append((each, self.drawn[each], {card: most[card] for card in pile}))
        for each in range(self.played.seats):
            self.drawn[each] += after.hand_sizes[each] - sizes[each]

    def objects(self, world: MauMauState) -> bool:
        """Whether a hand of this world has more of some cards than it can have kept or drawn since."""
        for seat, drawn, most in self.moments:
            hand = world.hands[seat]
            if seat != 0 and sum(max(hand[card] - count, 0) for card, count in most.items()) > self.drawn[seat] - drawn:
                return True
        return False


def is_slow(move: str) -> bool:
    """Whether a move brings nobody nearer to the end."""
    return move in ("draw", "end")


@pytest.mark.parametrize("chunk", range(4))
def test_no_world_contradicts_the_history_of_a_mau_mau_round(chunk: int) -> None:
    """Whole rounds by random house rules, and long ones in which hands stay full and the pile is made anew."""
    seen = reshuffles = 0
    for number in range(scaled(12)):
        key = ("history", chunk, number)
        dice, (seats, options) = random.Random(str(key)), random_setting("maumau", key)
        is_long = number % 4 == 0
        house = {**options, "mau": "auto"} | ({"hand_size": 8} if is_long else {})
        played = Round.deal("maumau", seats=seats, seed=seed_bytes(*key), options=house)
        witness, notebook, master = Witness(played), Notebook(played, 0), Master(number)
        while not played.is_over and len(played.moves) < (400 if is_long else 200):
            moves = played.turn_moves()
            wanted = [move for move in moves if is_slow(move) == (played.state.hand_sizes[played.turn] < 8)] if is_long else moves
            witness.play(dice.choice(wanted or moves))
            notebook.note()
            assert not witness.objects(played.state)  # type: ignore[arg-type]
            if played.turn == 0 and not played.is_over and dice.random() < 0.3:
                for world in sampled_worlds(notebook, 10, master):
                    seen += 1
                    assert not witness.objects(world), key
        reshuffles += played.state.reshuffles
    assert seen > 1000
    assert reshuffles > 3


def test_the_witness_finds_what_cannot_be() -> None:
    played = Round.from_position("maumau", 'hands = ["R8 G5", "G1 B2"]\ndiscard = "R5"\nturn = 1', options={"mau": "auto"}, seed=bytes(32))
    witness = Witness(played)
    witness.play("draw")
    world = played.state.copy()
    assert isinstance(world, MauMauState)
    assert not witness.objects(world)
    for name, is_too_much in (("R9", False), ("B5", True)):  # only the card just drawn may fit
        world.hands[1][played.game.cards.parse(name)] += 1
        assert witness.objects(world) == is_too_much


def position(mine: str, theirs: str, top: str) -> Notebook:
    """Two seats, and the other one is on turn."""
    text = f'hands = ["{mine}", "{theirs}"]\ndiscard = "{top}"\nturn = 1'
    return Notebook(Round.from_position("maumau", text, options={"mau": "auto"}, seed=bytes(32)), 0)


def unseen_by(notebook: Notebook, barred: int) -> tuple[int, int]:
    """How many hidden cards are in a set, and how many are not."""
    state = notebook.played.state
    hidden = [*notebook.played.game.cards.hand(state, 1), *state.draw[: state.draw_size]]
    return sum(contains(barred, card) for card in hidden), sum(not contains(barred, card) for card in hidden)


def share_of_hands_with(notebook: Notebook, barred: int) -> float:
    """In how many of many worlds the other holds a card of a set."""
    worlds = sampled_worlds(notebook, 20_000)
    return sum(world.held[1] & barred != 0 for world in worlds) / len(worlds)


def red_or_five(notebook: Notebook) -> int:
    """What fits on a red 5, but for the colour changes."""
    state = notebook.played.state
    assert isinstance(state, MauMauState)
    return fitting_cards(state) & COLOURED_CARDS


def test_all_deals_are_equally_likely() -> None:
    """Two cards are neither red nor a 5, the third one was drawn afterwards: it is so in f of f + m - 2 deals."""
    notebook = position("R8 G5", "G1 B2", "R5")
    barred = red_or_five(notebook)
    notebook.played.play(1, "draw")
    notebook.note()
    fitting, others = unseen_by(notebook, barred)
    assert share_of_hands_with(notebook, barred) == pytest.approx(fitting / (fitting + others - 2), abs=0.015)


def test_where_a_laid_card_came_from_is_thought_about_as_often_as_it_is_likely() -> None:
    """Of two cards one was there when its owner had to draw, and one of them has been laid. If that was the old one, the card left is
    any of f + m; if it was the new one, the card left is one of the m that do not fit. So it fits in f of f + 2 m cases."""
    notebook = position("G5 B3", "G1", "R5")
    barred = red_or_five(notebook)
    for seat, move in ((1, "draw"), (0, "G5"), (1, "G1")):
        notebook.played.play(seat, move)
        notebook.note()
    fitting, others = unseen_by(notebook, barred)
    assert share_of_hands_with(notebook, barred) == pytest.approx(fitting / (fitting + 2 * others), abs=0.015)


def test_when_nothing_is_possible_everything_is_possible_again() -> None:
    played = Round.deal("maumau", seats=3, seed=bytes(32))
    notebook, master = Notebook(played, 0), Master(0)
    reader, _ = master.read(notebook.situation())
    reader.belief.bars.append(Bar(1, 1, ALL_CARDS))  # as if somebody had held no card at all
    reader, deals = master.read(notebook.situation())
    assert len(deals) == master.deals
    assert [[slot.forbidden for slot in hand] for hand in reader.belief.slots] == [[], [0] * 5, [0] * 5]


@every_game
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


def sampled_worlds(notebook: Notebook, count: int, bot: Master | None = None) -> list[MauMauState]:
    """Worlds as a search deals them."""
    situation = notebook.situation()
    reader, deals = (bot or Master(1)).read(situation)
    games = search.position_record(situation.game, searched_state(situation, reader.belief.discard))
    thought, worlds = search.new_thought(7), []
    for _ in range(count):
        search.deal_a_world(games, deals, thought)
        state = GAMES[situation.game].state_type()
        read_record(games, 1, state)
        worlds.append(state)
    return worlds  # type: ignore[return-value]


def test_any_card_may_be_the_last_of_the_draw_pile() -> None:
    notebook = position("R1 R2", "R3 R4", "G5")
    bottoms = Counter(sampled_worlds(notebook, 1, Master(seed))[0].draw[0] for seed in range(60))
    assert len(bottoms) > 20  # of 53 cards, each as likely as it is frequent; in a fixed order it would be the same one or two
