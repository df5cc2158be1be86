"""What a seat sees (M-09, AM-35, AD-39), and that it sees nothing else."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from maukas.games.dos.state import State as DosState
from maukas.games.game import GAMES
from maukas.games.hands import put_in_hand
from maukas.games.maumau.state import State as MauMauState
from maukas.games.round import Round
from maukas.games.state import NO_CARD
from tests.play import finished_round, generator, random_moments, scaled

CHUNKS = range(8)
ROUNDS = scaled(12)                                     # a chunk

every_game = pytest.mark.parametrize("name", GAMES)
in_chunks = pytest.mark.parametrize("chunk", CHUNKS)


def moments(name: str, chunk: int, share: float) -> Iterator[Round]:
    for number in range(ROUNDS):
        yield from random_moments(name, f"view {chunk}/{number}", share)


def text_of(played: Round, seat: int | None) -> str:
    return json.dumps(asdict(played.view(seat)))


def everybody(played: Round) -> list[int | None]:
    """Every seat, and the spectators."""
    return [*range(played.seats), None]


# What is seen

MAUMAU = """
hands     = ["R5 R6 W", "G+2 G+2", "Y1"]
discard   = "B9 W"
colour    = "R"
draw      = "Y9 Y8 Y7"
direction = -1
turn      = 0
dealer    = 2
window    = 2
exhausted = true
"""
DOS = """
hands     = ["R5 R6 D G#", "G3 G4", "Y1"]
row       = "R7 D B9"
covers    = ["B4+Y5>B9"]
discard   = "B8 B8"
draw      = "Y9 Y8 Y7"
turn      = 0
dealer    = 2
exposed   = [1]
bonuses   = 0
owed      = 2
exhausted = true
"""


def test_a_seat_at_mau_mau_sees_its_hand_and_what_lies_open() -> None:
    seen = asdict(Round.from_position("maumau", MAUMAU).view(0))
    assert seen == {
        "seat": 0, "dealer": 2, "turn": 0, "phase": "play", "hand": ("R5", "R6", "W"), "hand_sizes": (3, 2, 1), "top": "W", "colour": "R",
        "direction": -1, "debt": 0, "draw_size": 3, "discard_size": 2, "reshuffles": 0, "drawn": None, "said": False, "window": 2,
        "legal": ("R5", "R6", "W:R", "W:G", "W:B", "W:Y"), "winner": None, "scores": None, "hands": None,
    }


def test_another_seat_at_mau_mau_sees_the_same_table_with_its_own_hand_and_moves() -> None:
    played = Round.from_position("maumau", MAUMAU)
    mine, its = asdict(played.view(0)), asdict(played.view(2))
    assert (its["seat"], its["hand"], its["legal"]) == (2, ("Y1",), ("mau",))
    assert {key for key in mine if mine[key] != its[key]} == {"seat", "hand", "legal"}


def test_a_seat_at_dos_sees_its_hand_and_what_lies_open() -> None:
    seen = asdict(Round.from_position("dos", DOS).view(0))
    legal = seen.pop("legal")
    # on the 7: G#, D+R5, D+G#, R5+G#, R6+G#; on the D: D, G#; the B9 is covered; it has four cards, and may call beforehand
    assert sorted(legal) == sorted(["G#>R7", "D+R5>R7", "D+G#>R7", "R5+G#>R7", "R6+G#>R7", "D>D", "G#>D", "end", "dos", "catch:1"])
    assert seen == {
        "seat": 0, "dealer": 2, "turn": 0, "phase": "covered", "hand": ("D", "R5", "R6", "G#"), "hand_sizes": (4, 2, 1),
        "row": ({"card": "R7", "covered_by": ()}, {"card": "D", "covered_by": ()}, {"card": "B9", "covered_by": ("B4", "Y5")}),
        "draw_size": 3, "discard_size": 2, "reshuffles": 0, "drawn": None, "bonuses": 0, "doubles": 0, "owed": 2, "called": False,
        "exposed": (1,), "winner": None, "scores": None, "hands": None,
    }


@pytest.mark.parametrize(("name", "position"), [("maumau", MAUMAU), ("dos", DOS)])
def test_a_spectator_sees_no_hand_and_has_no_moves(name: str, position: str) -> None:
    seen = asdict(Round.from_position(name, position).view(None))
    assert (seen["seat"], seen["hand"], seen["hands"], seen["legal"], seen["drawn"]) == (None, None, None, (), None)


@pytest.mark.parametrize(("name", "position"), [
    ("maumau", 'hands = ["G1 R5", "Y1"]\ndiscard = "R9"\ndrawn = "R5"\n'),
    ("dos", 'hands = ["G1 R5", "Y1"]\nrow = "R9 B5"\ndrawn = "R5"\n'),
])
def test_the_drawn_card_is_seen_by_who_drew_it_alone(name: str, position: str) -> None:
    played = Round.from_position(name, position, options={"drawn_card": "may_play"} if name == "maumau" else None)
    assert [played.view(seat).drawn for seat in everybody(played)] == ["R5", None, None]
    assert {played.view(seat).phase for seat in everybody(played)} == {"drawn"}


@every_game
@in_chunks
def test_a_view_agrees_with_the_round(name: str, chunk: int) -> None:
    for played in moments(name, chunk, 0.1):
        for seat in everybody(played):
            seen = played.view(seat)
            assert (seen.seat, seen.turn, seen.dealer) == (seat, played.turn, played.dealer)
            assert list(seen.hand_sizes) == played.state.hand_sizes[: played.seats]
            assert (seen.draw_size, seen.discard_size) == (played.state.draw_size, played.state.discard_size)
            assert [*seen.legal] == ([] if seat is None else played.legal_moves(seat))
            assert seen.hand is None or len(seen.hand) == seen.hand_sizes[seat]


@every_game
def test_a_finished_round_shows_all_hands_and_the_scores_to_everybody(name: str) -> None:
    for seed in range(scaled(20)):
        played = finished_round(name, 3, f"end {seed}")
        outcome = played.outcome()
        assert outcome is not None
        hands = tuple(tuple(map(played.game.cards.format, played.game.cards.hand(played.state, seat))) for seat in range(3))
        for seat in everybody(played):
            seen = played.view(seat)
            assert (seen.phase, seen.winner, seen.scores, seen.hands) == ("over", outcome.winner, outcome.scores, hands)
            assert seen.hand == (None if seat is None else hands[seat])


# What is not seen

def hidden_from(played: Round, seat: int | None) -> list[int]:
    """The cards that `seat` cannot see: in the other hands, in the draw pile, and in the discard pile below what lies open."""
    state = played.state
    cards = [card for other in range(played.seats) if other != seat for card in played.game.cards.hand(state, other)]
    lying_open = 1 if isinstance(state, MauMauState) else 0
    return cards + state.draw[: state.draw_size] + state.discard[: state.discard_size - lying_open]


def dealt_anew(played: Round, seat: int | None, rng: random.Random) -> Round:
    """The same moment to the eyes of `seat`: everything hidden from it is shuffled and dealt again, as many cards to each place."""
    twin = played.copy()
    state = twin.state
    assert isinstance(state, MauMauState | DosState)
    cards = hidden_from(played, seat)
    kept = state.drawn if seat != state.turn and state.drawn != NO_CARD and state.hands[state.turn][state.drawn] else NO_CARD
    if kept != NO_CARD:                                 # what another seat has just drawn and may play stays in its hand
        cards.remove(kept)
    rng.shuffle(cards)
    for other in range(twin.seats):
        if other != seat:
            size = state.hand_sizes[other]
            state.hands[other], state.held[other], state.hand_sizes[other] = bytearray(len(state.hands[other])), 0, 0
            if kept != NO_CARD and other == state.turn:
                put_in_hand(state, other, kept)
                size -= 1
            for _ in range(size):
                put_in_hand(state, other, cards.pop())
    for place in range(state.draw_size):
        state.draw[place] = cards.pop()
    for place in range(len(cards)):
        state.discard[place] = cards.pop()
    rng.shuffle(state.order)
    assert cards == []
    return twin


@every_game
@in_chunks
def test_a_view_does_not_depend_on_anything_hidden(name: str, chunk: int) -> None:
    rng = generator("redeal", name, chunk)
    for played in moments(name, chunk, 0.15):
        if played.is_over:
            continue
        for seat in everybody(played):
            twin = dealt_anew(played, seat, rng)
            assert text_of(twin, seat) == text_of(played, seat)


@every_game
def test_dealing_anew_does_change_what_is_hidden(name: str) -> None:
    rng = generator("redeal", name)
    changed = [dealt_anew(played, 0, rng).position() != played.position() for played in moments(name, 0, 0.2) if not played.is_over]
    assert sum(changed) > 0.9 * len(changed) > 0


def names_in(name: str, text: str) -> set[str]:
    """The names of cards that occur anywhere in a text."""
    names = sorted(GAMES[name].cards.names, key=len, reverse=True)
    return {*re.findall(rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, names))})(?![0-9])", text)}


def test_names_of_cards_are_found_in_texts() -> None:
    assert names_in("maumau", '{"top": "R<>", "colour": "R", "legal": ["W:G", "B+2", "Y9"]}') == {"R<>", "W", "B+2", "Y9"}
    assert names_in("dos", '["R3+G#>B10", "D", "add:Y1", "catch:2"]') == {"R3", "G#", "B10", "D", "Y1"}


def open_names(played: Round) -> set[str]:
    """The cards that everybody sees: the top card, or the row with what lies on it."""
    state, names = played.state, played.game.cards
    if isinstance(state, DosState):
        cards = state.row[: state.row_size] + state.first[: state.row_size] + state.second[: state.row_size]
        return {names.format(card) for card in cards if card != NO_CARD}
    return {names.format(state.discard[state.discard_size - 1])}


@every_game
@in_chunks
def test_a_view_names_only_cards_that_the_seat_can_know(name: str, chunk: int) -> None:
    for played in moments(name, chunk, 0.15):
        if played.is_over:
            continue
        for seat in everybody(played):
            own = [] if seat is None else played.game.cards.hand(played.state, seat)
            drawn = played.view(seat).drawn             # its own, even if it has laid it since
            assert drawn is None or seat == played.turn
            known = open_names(played) | {*map(played.game.cards.format, own)} | ({drawn} - {None})
            assert names_in(name, text_of(played, seat)) == known
