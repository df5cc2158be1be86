"""What a seat sees (M-09, AM-35, AD-39), and that it sees nothing else."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import asdict

import msgspec
import pytest

from maukas.games.dos.state import State as DosState
from maukas.games.registry import GAMES
from maukas.games.hands import put_in_hand
from maukas.games.maumau.state import State as MauMauState
from maukas.games.round import Round
from maukas.games.view import View
from maukas.games.state import NO_CARD
from tests.every_game import every_game
from tests.play import finished_round, generator, random_moments, scaled

CHUNKS = range(8)
ROUNDS = scaled(12)  # a chunk

in_chunks = pytest.mark.parametrize("chunk", CHUNKS)


def moments(name: str, chunk: int, share: float) -> Iterator[Round]:
    for number in range(ROUNDS):
        yield from random_moments(name, f"view {chunk}/{number}", share)


def text_of(played: Round, seat: int | None) -> str:
    return json.dumps(asdict(played.view(seat)))


def drawn_card(seen: View) -> str | None:
    """The card that a view shows as just drawn, in a game that has such a thing."""
    return getattr(seen, "drawn", None)


def everybody(played: Round) -> list[int | None]:
    """Every seat, and the spectators."""
    return [*range(played.seats), None]


# What is seen

NEEDED = [
    ("maumau", {"hands": ["R5 G1", "B1 B2"], "discard": "R9"}, {}, True),  # the last card but one can be laid
    ("maumau", {"hands": ["B5 G1", "B1 B2"], "discard": "R9"}, {}, False),  # two cards, none of which fits
    ("maumau", {"hands": ["R5 G1 G2", "B1 B2"], "discard": "R9"}, {"false_mau_penalty": 1}, False),  # it may be said, but for nothing
    ("maumau", {"hands": ["R5 G1", "B1 B2"], "discard": "R9"}, {"mau": "auto"}, False),
    ("maumau", {"hands": ["R5 G1", "B1 B2"], "discard": "R9", "said": True}, {}, False),
    ("maumau", {"hands": ["R5", "B1 B2"], "discard": "R9", "turn": 1, "window": 0}, {}, True),  # it is owed
    ("dos", {"hands": ["R5 G1 G4", "B1 B6 B3"], "row": "R5 Y9"}, {}, True),
    ("dos", {"hands": ["R4 R6 R7", "B1 B6 B3"], "row": "R5 Y8"}, {}, False),  # three cards, and nothing to cover
    ("dos", {"hands": ["R4 R4 R3 R3", "B1 B6 B3"], "row": "R8 Y9"}, {}, True),  # two cards at once
    ("dos", {"hands": ["R8 R4 R10 R10", "B1 B6 B3"], "row": "R8 Y3"}, {}, False),  # one of four
    ("dos", {"hands": ["R4", "B1 B6 B3"], "row": "R5 Y9"}, {}, True),  # by drawing
    ("dos", {"hands": ["R4 R5", "B1 B6 B3"], "row": "R5 Y9", "turn": 1, "exposed": [0]}, {}, True),
]


@pytest.mark.parametrize(("game", "position", "options", "expected"), NEEDED)
def test_a_seat_is_told_when_a_call_is_of_use(game: str, position: dict[str, object], options: dict[str, object], expected: bool) -> None:
    played = Round.from_position(game, {"turn": 0, **position}, options=GAMES[game].options.of(options))
    assert played.view(0).needs_call is expected
    assert played.view(None).needs_call is False


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
        "seat": 0,
        "dealer": 2,
        "turn": 0,
        "phase": "play",
        "hand": ("R5", "R6", "W"),
        "hand_sizes": (3, 2, 1),
        "top": "W",
        "colour": "R",
        "direction": -1,
        "debt": 0,
        "skipped": False,
        "draw_size": 3,
        "discard_size": 2,
        "reshuffles": 0,
        "drawn": None,
        "said": False,
        "window": 2,
        "silent": (),
        "legal": ("R5", "R6", "W:R", "W:G", "W:B", "W:Y"),
        "needs_call": False,
        "winner": None,
        "scores": None,
        "hands": None,
    }


def test_another_seat_at_mau_mau_sees_the_same_table_with_its_own_hand_and_moves() -> None:
    played = Round.from_position("maumau", MAUMAU)
    mine, its = asdict(played.view(0)), asdict(played.view(2))
    assert (its["seat"], its["hand"], its["legal"]) == (2, ("Y1",), ("mau",))
    assert {key for key in mine if mine[key] != its[key]} == {"seat", "hand", "legal", "needs_call"}


def test_a_seat_at_dos_sees_its_hand_and_what_lies_open() -> None:
    seen = asdict(Round.from_position("dos", DOS).view(0))
    legal = seen.pop("legal")
    # on the 7: G#, D+R5, D+G#, R5+G#, R6+G#; on the D: D, G#; the B9 is covered; it has four cards, and may call beforehand
    assert sorted(legal) == sorted(["G#>R7", "D+R5>R7", "D+G#>R7", "R5+G#>R7", "R6+G#>R7", "D>D", "G#>D", "end", "dos", "catch:1"])
    assert seen == {
        "seat": 0,
        "dealer": 2,
        "turn": 0,
        "phase": "covered",
        "hand": ("D", "R5", "R6", "G#"),
        "hand_sizes": (4, 2, 1),
        "row": ({"card": "R7", "covered_by": ()}, {"card": "D", "covered_by": ()}, {"card": "B9", "covered_by": ("B4", "Y5")}),
        "discard_top": "B8",
        "draw_size": 3,
        "discard_size": 2,
        "reshuffles": 0,
        "drawn": None,
        "bonuses": 0,
        "doubles": 0,
        "owed": 2,
        "called": False,
        "exposed": (1,),
        "needs_call": True,
        "winner": None,
        "scores": None,
        "hands": None,
    }


@pytest.mark.parametrize(("name", "position"), [("maumau", MAUMAU), ("dos", DOS)])
def test_a_spectator_sees_no_hand_and_has_no_moves(name: str, position: str) -> None:
    seen = asdict(Round.from_position(name, position).view(None))
    assert (seen["seat"], seen["hand"], seen["hands"], seen["legal"], seen["drawn"]) == (None, None, None, (), None)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("maumau", 'hands = ["G1 R5", "Y1"]\ndiscard = "R9"\ndrawn = "R5"\n'),
        ("dos", 'hands = ["G1 R5", "Y1"]\nrow = "R9 B5"\ndrawn = "R5"\n'),
    ],
)
def test_the_drawn_card_is_seen_by_who_drew_it_alone(name: str, position: str) -> None:
    played = Round.from_position(name, position, options={"drawn_card": "may_play"} if name == "maumau" else None)
    assert [drawn_card(played.view(seat)) for seat in everybody(played)] == ["R5", None, None]
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
            assert seen.hand is None if seat is None else len(seen.hand or ()) == seen.hand_sizes[seat]


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


@every_game
@in_chunks
def test_a_view_is_exactly_what_its_type_says(name: str, chunk: int) -> None:
    for played in moments(name, chunk, 0.1):
        for seat in everybody(played):
            seen = played.view(seat)
            assert type(seen) is played.game.view_type
            assert msgspec.convert(asdict(seen), played.game.view_type, strict=True) == seen
            assert asdict(seen).keys() == played.sight(seat).keys()


# What is not seen


def hidden_from(played: Round, seat: int | None) -> list[int]:
    """The cards that `seat` cannot see: in the other hands, in the draw pile, and in the discard pile below what lies open."""
    state = played.state
    cards = [card for other in range(played.seats) if other != seat for card in played.game.cards.hand(state, other)]
    return cards + state.draw[: state.draw_size] + state.discard[: max(state.discard_size - 1, 0)]  # its top lies open


def dealt_anew(played: Round, seat: int | None, rng: random.Random) -> Round:
    """The same moment to the eyes of `seat`: everything hidden from it is shuffled and dealt again, as many cards to each place."""
    twin = played.copy()
    state = twin.state
    cards = hidden_from(played, seat)
    drawn = state.drawn if isinstance(state, MauMauState | DosState) else NO_CARD
    kept = drawn if seat != state.turn and drawn != NO_CARD and state.hands[state.turn][drawn] else NO_CARD
    if kept != NO_CARD:  # what another seat has just drawn and may play stays in its hand
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
    """The cards that everybody sees: the top card, and in DOS the row with what lies on it."""
    state, names = played.state, played.game.cards
    if isinstance(state, DosState):
        cards = state.row[: state.row_size] + state.first[: state.row_size] + state.second[: state.row_size]
        cards += state.discard[max(state.discard_size - 1, 0) : state.discard_size]
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
            drawn = drawn_card(played.view(seat))  # its own, even if it has laid it since
            assert drawn is None or seat == played.turn
            known = open_names(played) | {*map(played.game.cards.format, own)} | ({drawn} - {None})
            assert names_in(name, text_of(played, seat)) == known
