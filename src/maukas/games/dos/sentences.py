"""What only DOS tells of a move."""

from collections.abc import Sequence

from maukas.games.calls import CATCH, caught_seat
from maukas.games.dos.view import DosView
from maukas.games.sentence import Sentence


def penalty_reasons(before: DosView, after: DosView, seat: int, move: str, gained: Sequence[int]) -> list[Sentence]:
    """Why somebody takes cards: a forgotten call, a wrong catch, what was owed, or two cards that matched a colour."""
    if move.startswith(CATCH):
        caught = caught_seat(move)
        return [Sentence("play-said-forgot-dos", caught) if caught in before.exposed else Sentence("play-said-false-catch", seat)]
    if after.turn == seat and after.phase != "over":  # the turn goes on
        return []
    told = []
    if before.owed and gained[seat] > 0:
        told.append(Sentence("play-said-pays", seat))
    if before.doubles and any(gained[:seat]) + any(gained[seat + 1 :]):
        told.append(Sentence("play-said-doubles", seat))
    return told
