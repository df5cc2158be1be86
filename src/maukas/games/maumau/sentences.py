"""What only Mau Mau tells of a move."""

from collections.abc import Sequence

from maukas.games.calls import CATCH, caught_seat
from maukas.games.maumau.state import Options
from maukas.games.maumau.view import MauMauView
from maukas.games.sentence import Sentence

CALLS = ("mau",)
TAKE_FOUR = "+4"  # in the notation of a card


def draw_penalty(options: Options, before: MauMauView, seat: int, taken: int) -> int:
    """How many cards of a draw are a penalty: those for a forgotten mau come first, for a false one last."""
    due = options.mau_penalty if (before.window == seat or seat in before.silent) and options.mau == "judge" else 0
    return taken - min(before.debt or 1, max(taken - due, 0))


def penalty_reasons(before: MauMauView, after: MauMauView, seat: int, move: str, gained: Sequence[int]) -> list[Sentence]:
    """Why somebody takes penalty cards: a mau that was forgotten, or said for another card than the last but one."""
    if move.startswith(CATCH):
        return [Sentence("play-said-forgot-mau", caught_seat(move))]
    if move in CALLS:
        return []
    usual = [0] * len(gained)  # for the card that was laid or drawn
    if move == "draw":
        usual[seat] = before.debt or 1
    if TAKE_FOUR in move and after.debt <= before.debt:
        usual[(seat + after.direction) % len(gained)] = 4
    told = []
    forgetful = seat if seat in before.silent else before.window  # AM-24: anyone who plays on with one card, or who has just laid
    if forgetful is not None and gained[forgetful] > usual[forgetful]:
        told.append(Sentence("play-said-forgot-mau", forgetful))
    elif before.said and gained[seat] > usual[seat]:
        told.append(Sentence("play-said-false-mau", seat))
    return told


def of_move(before: MauMauView, after: MauMauView, seat: int, move: str) -> list[Sentence]:
    """Who misses a turn, and the direction, if it has changed."""
    told = []
    follows = (seat + after.direction) % len(after.hand_sizes)
    if is_lay(move) and after.phase != "over" and after.turn != follows:
        told.append(Sentence("play-said-skipped", follows))
    if before.direction != after.direction:
        told.append(Sentence("play-said-direction", seat))
    return told


def is_lay(move: str) -> bool:
    """Whether a card was laid."""
    return move not in (*CALLS, "draw", "end") and not move.startswith(CATCH)


def of_turn(view: MauMauView, seat: int) -> list[Sentence]:
    """The cards that whoever is on turn owes."""
    return [Sentence("play-said-debt", seat, count=view.debt)] if view.debt else []
