"""Small endings have exactly so many lines: each number is worked out by hand, and counted again by the oracle.

A line of depth d is a series of exactly d moves, each legal when it is made: decisions of the seat on turn, and the words of every
seat (mau, dos, catching), which do not pass the turn. A finished round has no moves, so it is the end of no longer line. The workings
below count, for each line so far, the moves that can follow; `0 R1` is seat 0 laying R1.
"""

import copy
import tomllib
from dataclasses import dataclass, field
from typing import Any

import pytest

from maukas.games.round import Round
from tests.oracle.dos import Oracle as DosOracle
from tests.oracle.maumau import Oracle as MauMauOracle


@dataclass(frozen=True)
class Ending:
    """A position with few cards, no chance in it, and the numbers of its lines of depth 1, 2, 3 ..."""

    title: str
    game: str
    position: str
    lines: tuple[int, ...]
    options: dict[str, object] = field(default_factory=dict)


ENDINGS = [
    # depth 1   R5, W:R, W:G, W:B, W:Y: R5 fits, so nobody draws                                                    5
    # depth 2   R5: G5 | W:R: draw | W:G: G5 | W:B: B2 | W:Y: draw; a W has no number for the G5 to match            1+1+1+1+1
    # depth 3   R5 G5: W or draw, for a W never forces | W:R draw: R5 | W:G G5: R5 | W:B B2: draw | W:Y draw: draw   2+1+1+1+1
    # depth 4   R5 G5 W: over | R5 G5 draw (Y1): seat 1 with B2 draws | W:R draw R5: over | W:G G5 R5: over          0+1+0+0
    #           | W:B B2 draw (Y1): G5 does not fit B2, draw | W:Y draw (Y1) draw (Y2): Y1 fits yellow               +1+1
    Ending(
        "a colour change in hand",
        "maumau",
        """
        hands = ["W R5", "G5 B2"]
        discard = "R9"
        draw = "Y1 Y2 Y3"
        exhausted = true
    """,
        (5, 5, 6, 3),
        {"mau": "auto"},
    ),
    # depth 1   0 R1, 0 R2, 0 mau                                                                                   3
    # depth 2   R1 (one card left, mau not said): 1 draw, 1 mau (it has two cards), 0 mau                            3
    #           R2: the same                                                                                        3
    #           mau: R1, R2                                                                                         2
    # depth 3   R1, 1 draw (first seat 0 takes Y5 for the mau it forgot): 0 R2, 0 mau                                2
    #           R1, 1 mau: 1 draw, 0 mau                                                                            2
    #           R1, 0 mau: 1 draw, 1 mau                                                                            2
    #           R2: the same again                                                                                  6
    #           mau, R1: 1 draw, 1 mau                                                                              2
    #           mau, R2: the same                                                                                   2
    # depth 4   R1, 1 draw, 0 R2 (Y5 left, not said): 1 draw (three cards, no mau), 0 mau                            2
    #           R1, 1 draw, 0 mau: R2                                                                               1
    #           R1, 1 mau, 1 draw (seat 0 takes Y5): 0 R2, 0 mau                                                    2
    #           R1, 1 mau, 0 mau: 1 draw                                                                            1
    #           R1, 0 mau, 1 draw: 0 R2                                                                             1
    #           R1, 0 mau, 1 mau: 1 draw                                                                            1
    #           R2: the same again                                                                                  8
    #           mau, R1, 1 draw: 0 R2                                                                               1
    #           mau, R1, 1 mau: 1 draw                                                                              1
    #           mau, R2: the same again                                                                             2
    Ending(
        "mau said, said late and forgotten",
        "maumau",
        """
        hands = ["R1 R2", "G3 G4"]
        discard = "R9"
        draw = "Y5 Y6 Y7 Y8"
        exhausted = true
    """,
        (3, 8, 16, 20),
    ),
    # depth 1   0 R+2, 0 R1, 0 mau                                                                                  3
    # depth 2   A R+2: 1 G+2, 1 draw, 1 mau, 1 catch:0, 0 mau                                                       5
    #           B R1: 1 draw, 1 mau, 1 catch:0, 0 mau                                                               4
    #           C mau: R+2, R1                                                                                      2
    # depth 3   A1 R+2, G+2 (four are owed; B3 left, mau not said): 0 draw, 0 catch:1, 1 mau                         3
    #           A2 R+2, 1 draw (Y5 Y6): 0 R1                                                                        1
    #           A3 R+2, 1 mau: 1 G+2, 1 draw, 1 catch:0, 0 mau                                                      4
    #           A4 R+2, catch:0 (seat 0 takes Y5): 1 G+2, 1 draw, 1 mau                                             3
    #           A5 R+2, 0 mau: 1 G+2, 1 draw, 1 mau                                                                 3
    #           B1 R1, 1 draw (Y5): 0 R+2                                                                           1
    #           B2 R1, 1 mau: 1 draw, 1 catch:0, 0 mau                                                              3
    #           B3 R1, catch:0 (seat 0 takes Y5): 1 draw, 1 mau                                                     2
    #           B4 R1, 0 mau: 1 draw, 1 mau                                                                         2
    #           C1 mau, R+2: 1 G+2, 1 draw, 1 mau                                                                   3
    #           C2 mau, R1: 1 draw, 1 mau                                                                           2
    # depth 4   A1 .. 0 draw (Y5 Y6 Y7 Y8): 1 draw | .. catch:1 (seat 1 takes Y5): 0 draw | .. 1 mau: 0 draw         1+1+1
    #           A2 .. R1: over                                                                                      0
    #           A3 .. G+2: 0 draw | .. draw: 0 R1 | .. catch:0: G+2, draw | .. 0 mau: G+2, draw                     1+1+2+2
    #           A4 .. G+2: 0 draw, 0 mau (it has two cards), 0 catch:1, 1 mau | .. draw: 0 R1, 0 mau | .. mau: G+2, draw     4+2+2
    #           A5 .. G+2: 0 draw, 0 catch:1, 1 mau | .. draw: 0 R1 | .. 1 mau: G+2, draw                           3+1+2
    #           B1 .. R+2: over                                                                                     0
    #           B2 .. draw: 0 R+2 | .. catch:0: 1 draw | .. 0 mau: 1 draw                                           1+1+1
    #           B3 .. draw: 0 R+2, 0 mau | .. mau: 1 draw                                                           2+1
    #           B4 .. draw: 0 R+2 | .. mau: 1 draw                                                                  1+1
    #           C1 .. G+2: 0 draw, 0 catch:1, 1 mau | .. draw: 0 R1 | .. mau: G+2, draw                             3+1+2
    #           C2 .. draw: 0 R+2 | .. mau: 1 draw                                                                  1+1
    Ending(
        "house rule: a forgotten mau must be caught, with a Take 2 answered",
        "maumau",
        """
        hands = ["R+2 R1", "G+2 B3"]
        discard = "R9"
        draw = "Y5 Y6 Y7 Y8 Y9"
        exhausted = true
    """,
        (3, 11, 27, 39),
        {"mau": "caught"},
    ),
    # Nobody can lay and there is nothing to draw: three passes in a row, and the round is over.
    Ending(
        "a blocked round",
        "maumau",
        """
        hands = ["G1", "B2", "Y3"]
        discard = "R9"
        exhausted = true
    """,
        (1, 1, 1, 0),
    ),
    # depth 1   R3+R4>R7, draw                                                                                      2
    # depth 2   R3+R4>R7: over | draw (Y1): R3+R4>R7, add:R3, add:R4, add:Y1                                         0+4
    # depth 3   draw, R3+R4>R7 (Y1 does not fit the G9): end                                                        1
    #           draw, add:R3 | add:R4 | add:Y1: seat 1 has nothing for a 5, draw                                    1+1+1
    # depth 4   .. end (the row is G9 Y3; one bonus): add:Y1, end                                                   2
    #           add:R3, 1 draw (Y3): Y3>R3, add:Y3, add:B5                                                          3
    #           add:R4, 1 draw (Y3): add:Y3, add:B5                                                                 2
    #           add:Y1, 1 draw (Y3): add:Y3, add:B5                                                                 2
    Ending(
        "a double colour",
        "dos",
        """
        hands = ["R3 R4", "B5"]
        row = "R7 G9"
        draw = "Y1 Y3 Y4 Y5"
        exhausted = true
    """,
        (2, 4, 4, 9),
        {"dos": "auto"},
    ),
    # depth 1   R#>R4, D+R#>R4, R#>G1, draw                                                                         4
    # depth 2   a R#>R4: end, for a DOS is no 1                                                                     1
    #           b D+R#>R4: over                                                                                     0
    #           c R#>G1: end, for a DOS is no 4                                                                     1
    #           d draw (Y8): R#>R4, D+R#>R4, R#>G1, add:D, add:R#, add:Y8                                           6
    # depth 3   a end (row G1 Y8, one bonus): add:D, end                                                            2
    #           c end (row R4 Y8): 1 draw                                                                           1
    #           d1 R#>R4: end | d2 D+R#>R4: end | d3 R#>G1: end                                                     1+1+1
    #           d4 add:D (row R4 G1 D): 1 draw                                                                      1
    #           d5 add:R# (row R4 G1 R#): B5>R#, B6>R#, draw; together they are eleven                              3
    #           d6 add:Y8 (row R4 G1 Y8): 1 draw                                                                    1
    # depth 4   a end, add:D: over | a end, end: 1 draw                                                             0+1
    #           c end, draw (Y9): add:B5, add:B6, add:Y9                                                            3
    #           d1 end (row G1 Y9, one bonus, hand D Y8): add:D, add:Y8, end                                        3
    #           d2 end (row G1 Y9, one bonus, hand Y8): add:Y8, end                                                 2
    #           d3 end (row R4 Y9): 1 draw                                                                          1
    #           d4 draw (Y9): three cards to add                                                                    3
    #           d5 B5>R#: end | B6>R#: end | draw (Y9): B5>R#, B6>R#, Y9>R#, three cards to add                     1+1+6
    #           d6 draw (Y9): three cards to add                                                                    3
    Ending(
        "wild cards",
        "dos",
        """
        hands = ["D R#", "B5 B6"]
        row = "R4 G1"
        draw = "Y8 Y9 Y10"
        exhausted = true
    """,
        (4, 8, 11, 24),
        {"dos": "auto"},
    ),
    # depth 1   R3>R3, G4+B5>B9, draw, dos (it has three cards)                                                     4
    # depth 2   a R3>R3 (two cards left, not called): G4+B5>B9, end, dos, 1 catch:0                                 4
    #           b G4+B5>B9 (one card left): R3>R3, end                                                              2
    #           c draw (Y10): R3>R3, G4+B5>B9, add:R3, add:G4, add:B5, add:Y10, dos (it has four cards)             7
    #           d dos: R3>R3, G4+B5>B9, draw                                                                        3
    # depth 3   a1 G4+B5>B9: over                                                                                   0
    #           a2 end (row B9 Y10, one bonus): add:G4, add:B5, end, dos, 1 catch:0                                 5
    #           a3 dos: G4+B5>B9, end | a4 catch:0: G4+B5>B9, end                                                   2+2
    #           b1 R3>R3: over | b2 end (row R3 Y10): 1 draw, 1 dos                                                 0+2
    #           c1 R3>R3 (three left): G4+B5>B9, end, dos                                                           3
    #           c2 G4+B5>B9 (R3 Y10 left, not called): R3>R3, end, dos, 1 catch:0                                   4
    #           c3-c6 add:R3 | add:G4 | add:B5 | add:Y10: Y6 Y6 Y8 fit nothing: 1 draw, 1 dos                       2+2+2+2
    #           c7 dos: the two covers, the four cards to add                                                       6
    #           d1 R3>R3: G4+B5>B9, end | d2 G4+B5>B9: R3>R3, end | d3 draw: as c7                                  2+2+6
    # depth 4   a2 .. add:G4 (one card left, the turn is over): 1 draw, 1 dos | .. add:B5: the same                 2+2
    #              .. end: 1 draw, 1 dos, 1 catch:0, 0 dos | .. dos: add:G4, add:B5, end | .. catch:0: the same     4+3+3
    #           a3 .. G4+B5>B9: over | .. end: add:G4, add:B5, end | a4 the same                                    0+3+0+3
    #           b2 .. draw (Y10): Y10>Y10, add:Y6, add:Y8, add:Y10, dos | .. dos: draw                              5+1
    #           c1 .. G4+B5>B9: end | .. end (row B9 Y10, one bonus): three to add, end, dos | .. dos: G4+B5>B9, end         1+5+2
    #           c2 .. R3>R3: end | .. end (row R3 Y10): 1 draw, 1 dos, 1 catch:0, 0 dos                             1+4
    #              .. dos: R3>R3, end | .. catch:0: R3>R3, end                                                      2+2
    #           c3, c4, c5 .. draw (Y10): add:Y6, add:Y8, add:Y10, dos | .. dos: draw                               3 times 4+1
    #           c6 (a Y10 in the row) .. draw (Y10): Y10>Y10 and those four | .. dos: draw                          5+1
    #           c7 .. R3>R3: G4+B5>B9, end | .. G4+B5>B9: R3>R3, end | four cards to add: 1 draw, 1 dos each        2+2+8
    #           d1 .. G4+B5>B9: over | .. end: add:G4, add:B5, end                                                  0+3
    #           d2 .. R3>R3: over | .. end: 1 draw, 1 dos | d3 as c7                                                0+2+12
    Ending(
        "calling and catching",
        "dos",
        """
        hands = ["R3 G4 B5", "Y6 Y6 Y8"]
        row = "R3 B9"
        draw = "Y10 Y10"
        exhausted = true
    """,
        (4, 16, 42, 93),
    ),
    # depth 1   draw, dos (with one card, for the draw could make it two)                                           2
    # depth 2   draw (nothing there): end | dos: draw                                                               1+1
    # depth 3   draw, end: 1 draw, 1 dos | dos, draw: end                                                           2+1
    # depth 4   draw, end, draw: end | draw, end, dos: draw | dos, draw, end: 1 draw, 1 dos                         1+1+2
    # depth 5   draw, end, draw, end: over | draw, end, dos, draw: end | dos, draw, end, draw: end | .. dos: draw   0+1+1+1
    Ending(
        "house rule: the last card must match, and nothing can be drawn",
        "dos",
        """
        hands = ["R3", "B4"]
        row = "Y9 Y10"
        exhausted = true
    """,
        (2, 2, 3, 4, 3),
        {"last_card": "match"},
    ),
]


def count_lines(played: Round, depth: int) -> int:
    """How many lines of this depth there are: decisions and words, of all seats."""
    if depth == 0:
        return 1
    count = 0
    for seat in range(played.seats):
        for move in played.legal_moves(seat):
            after = played.copy()
            after.play(seat, move)
            count += count_lines(after, depth - 1)
    return count


def count_oracle_lines(oracle: MauMauOracle | DosOracle, depth: int) -> int:
    """The same, counted by the oracle."""
    if depth == 0:
        return 1
    count = 0
    for seat in range(len(oracle.hands)):
        for move in oracle.legal(seat):
            after = copy.deepcopy(oracle)
            after.play(seat, move)
            count += count_oracle_lines(after, depth - 1)
    return count


def oracle_of(ending: Ending) -> MauMauOracle | DosOracle:
    position: dict[str, Any] = tomllib.loads(ending.position)
    hands = [hand.split() for hand in position["hands"]]
    discard, draw = (position.get(pile, "").split() for pile in ("discard", "draw"))
    if ending.game == "maumau":
        return MauMauOracle(hands=hands, discard=discard, draw=draw, turn=0, options=ending.options)
    return DosOracle(hands=hands, discard=discard, draw=draw, row=position["row"].split(), turn=0, options=ending.options)


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: f"{ending.game}: {ending.title}")
def test_a_small_ending_has_exactly_this_many_lines(ending: Ending) -> None:
    played = Round.from_position(ending.game, ending.position, options=ending.options)
    depths = range(1, len(ending.lines) + 1)
    assert tuple(count_lines(played, depth) for depth in depths) == ending.lines
    assert tuple(count_oracle_lines(oracle_of(ending), depth) for depth in depths) == ending.lines
