"""What lies in the middle of a table of Mau Mau: the top of the discard pile, and what is in force."""

from maukas.games.maumau.cards import CARD_NAMES, COLOUR_CHANGE
from maukas.games.maumau.view import MauMauView
from maukas.games.middle import Middle, OpenCard
from maukas.games.sentence import Sentence


def middle(view: MauMauView) -> Middle:
    """The card on top, the colour of a colour change, the direction where there is one, and cards owed."""
    is_change, told = view.top == CARD_NAMES[COLOUR_CHANGE], []
    if is_change and view.colour is not None:
        told.append(Sentence("terminal-colour", view.turn, colour=view.colour))
    way = Sentence("play-way-on" if view.direction == 1 else "play-way-back", view.turn) if len(view.hand_sizes) > 2 else None
    if view.debt:
        told.append(Sentence("terminal-debt", view.turn, count=view.debt))
    return Middle((OpenCard(view.top, view.colour if is_change else None),), tuple(told), way, view.debt)
