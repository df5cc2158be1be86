"""A round as Python meets it: what may be given, what is said of a wrong argument, and what its representation tells."""

from typing import Any

import pytest

from maukas import BadNotation, Match, Round
from tests.every_game import every_game


@every_game
def test_a_whole_number_is_a_seed(name: str) -> None:
    dealt = Round.deal(name, seats=2, seed=258)
    assert dealt.seed == bytes(30) + b"\x01\x02"
    assert dealt.position() == Round.deal(name, seats=2, seed=dealt.seed).position()
    assert dealt.position() != Round.deal(name, seats=2, seed=259).position()


def test_a_match_takes_a_whole_number_too() -> None:
    one = Match("dos", seats=3).deal(7).position()
    other = Match("dos", seats=3).deal(bytes(31) + b"\x07").position()
    assert one == other


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seed": -1}, "seed=-1: a seed is a whole number from 0, or 32 bytes"),
        ({"seed": 2**256}, "seed=115792089237316195423570985008687907853269984665640564039457584007913129639936: "),
        ({"seed": 2.5}, "seed=2.5: "),
        ({"seed": True}, "seed=True: "),
        ({"seed": b"short"}, "seed=b'short': "),
        ({"seed": "5"}, "seed='5': "),
        ({"seats": "2"}, "seats='2': maumau is for 2 to 10 players"),
        ({"seats": 11}, "seats=11: maumau is for 2 to 10 players"),
        ({"seats": 2.0}, "seats=2.0: "),
        ({"dealer": 2}, "dealer=2: the seats are 0 to 1"),
        ({"dealer": "0"}, "dealer='0': "),
    ],
)
def test_an_error_names_the_argument(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadNotation) as error:
        Round.deal("maumau", **({"seats": 2} | arguments))
    assert str(error.value).startswith(message)


def test_a_match_names_it_as_well() -> None:
    with pytest.raises(BadNotation, match="seats='2': dos is for 2 to 6 players"):
        Match("dos", seats="2")  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match=r"seed=3\.5: "):
        Match("dos", seats=2).deal(3.5)  # type: ignore[arg-type]


def test_a_round_shows_what_lies_on_the_table() -> None:
    position = 'hands = ["R1 B9", "Y3 Y4 G<>"]\ndiscard = "R5 G6"\nturn = 0'
    shown = repr(Round.from_position("maumau", position))
    assert shown.startswith("<Round of maumau after 0 moves: ")
    for fact in ("turn=0", "hand_sizes=(2, 3)", "discard_size=2", "top='G6'", "colour='G'"):
        assert fact in shown


@every_game
def test_the_representation_of_a_round_tells_no_hidden_card(name: str) -> None:
    dealt = Round.deal(name, seats=4, seed=1)
    other = dealt.copy()
    hands = [other.game.cards.hand(other.state, seat) for seat in (2, 3)]
    for seat, cards in zip((3, 2), hands, strict=True):  # two hands change places
        for card in hands[0] + hands[1]:
            other.state.hands[seat][card] = cards.count(card)
    assert other.position() != dealt.position()
    assert repr(other) == repr(dealt)
