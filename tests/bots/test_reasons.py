"""Why a move is advised: one reason, and only one that the search and the view have shown."""

import pytest

from maukas.bots.reasons import reason_for
from maukas.bots.searcher import MoveEstimate
from maukas.games.registry import GAMES
from maukas.games.round import Round

SEEN = {
    "maumau": """
hands = ["R5 R6 W", "G+2 G+2"]
discard = "R9"
turn = 0
""",
    "dos": """
hands = ["R3 R4 G9", "Y1 Y6 Y7"]
row = "R7 B9"
turn = 0
""",
}
LAST = """
hands = ["R5", "G+2 G+2"]
discard = "R9"
turn = 0
"""


def estimate(move: str, wins: float, points: float = 5.0, visits: int = 100) -> MoveEstimate:
    return MoveEstimate(move, visits, wins, points)


@pytest.mark.parametrize(
    ("game", "text", "estimates", "expected"),
    [
        ("maumau", SEEN["maumau"], [estimate("R5", 0.4)], ("only", 0)),
        ("maumau", LAST, [estimate("R5", 1.0), estimate("draw", 0.2)], ("out", 0)),
        ("dos", SEEN["dos"], [estimate("R3+R4>R7", 0.5), estimate("G9>B9", 0.3)], ("cards", 2)),
        ("dos", SEEN["dos"], [estimate("G9>B9", 0.5, 9.0), estimate("draw", 0.48, 7.0)], ("points", 2)),
        ("maumau", SEEN["maumau"], [estimate("R5", 0.5, 3.0), estimate("R6", 0.51, 7.4)], ("points", 4)),
        ("maumau", SEEN["maumau"], [estimate("R5", 0.5, 3.0), estimate("R6", 0.45, 9.0)], ("ahead", 200)),
        ("maumau", SEEN["maumau"], [estimate("R5", 0.5, 9.0), estimate("R6", 0.5, 3.0)], ("ahead", 200)),
    ],
)
def test_the_reason_is_one_that_was_found(game: str, text: str, estimates: list[MoveEstimate], expected: tuple[str, int]) -> None:
    played = Round.from_position(game, text)
    why = reason_for(GAMES[game], played.view(0), estimates)
    assert (why.reason, why.count) == expected
