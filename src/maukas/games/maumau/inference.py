"""What moves of Mau Mau tell of hidden cards: laying is compulsory, so whoever draws has nothing that fits."""

from collections.abc import Sequence

from maukas.games.inference import Inference, Observed
from maukas.games.maumau.cards import (
    ALL_CARDS, COLOUR_CHANGE, COLOURED_CARDS, LETTERS, NUMBER_CARDS, cards_of_colour, cards_of_kind, kind,
)
from maukas.games.maumau.notation import NAMES
from maukas.games.maumau.state import Options
from maukas.games.maumau.view import MauMauView, forgotten_by


def start_card(view: MauMauView) -> Sequence[str]:
    """The start card begins the discard pile."""
    return (view.top,)


def lays_drawn_card(observed: Observed[MauMauView]) -> bool:
    """After a draw only the card just drawn may be laid (AM-08)."""
    return observed.before.phase == "drawn"


def drawing_order(observed: Observed[MauMauView]) -> list[int]:
    """Whoever forgot mau takes its penalty before anything else is drawn (AM-24)."""
    seats = len(observed.after.hand_sizes)
    return sorted(range(seats), key=lambda seat: (seat != observed.before.window, (seat - observed.seat) % seats))


def denied(observed: Observed[MauMauView], options: Options) -> int:
    """Whoever draws without owing cards holds no coloured card that fits (M-18, AM-06), by a house rule no colour change either (AM-07)."""
    before = observed.before
    if observed.move != "draw" or before.debt > 0 or options.free_draw:
        return 0
    fitting = fitting_cards(before) & (ALL_CARDS if options.change_forces else COLOURED_CARDS)
    if options.last_card == "number" and before.hand_sizes[observed.seat] == 1:             # AM-22; AM-24: mostly the last card
        return fitting & NUMBER_CARDS
    return fitting


def drawn_denied(observed: Observed[MauMauView], options: Options) -> int:
    """Where a drawn card may be played, whether the turn goes on tells whether it fits (AM-08)."""
    before, after = observed.before, observed.after
    if observed.move != "draw" or options.drawn_card != "may_play" or before.debt > 0 or observed.seat in forgotten_by(before):
        return 0                                        # the first card was the penalty
    fitting = fitting_cards(before)
    return ALL_CARDS & ~fitting if after.phase == "drawn" and after.turn == observed.seat else fitting


def fitting_cards(view: MauMauView) -> int:
    """The cards that fit, as a view shows it; there is no debt."""
    if view.colour is None:
        return ALL_CARDS
    top = NAMES.parse(view.top)
    fitting = cards_of_colour(LETTERS.index(view.colour)) | 1 << COLOUR_CHANGE
    return fitting if top == COLOUR_CHANGE else fitting | cards_of_kind(kind(top))


INFERENCE = Inference(
    discarded_at_deal=start_card,
    lays_drawn_card=lays_drawn_card,
    drawing_order=drawing_order,
    denied=denied,
    drawn_denied=drawn_denied,
)
