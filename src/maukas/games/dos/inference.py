"""What moves of DOS tell of hidden cards: nobody must cover, but whoever draws has mostly nothing to cover with."""

from collections import Counter
from collections.abc import Sequence

from maukas.games.dos.cards import SINGLES
from maukas.games.dos.notation import NAMES
from maukas.games.dos.state import Options
from maukas.games.dos.view import DosView
from maukas.games.inference import Inference, Observed


def row_cards(view: DosView) -> Sequence[str]:
    """The cards of the centre row and those that lie on them."""
    return [card for centre in view.row for card in (centre.card, *centre.covered_by)]


def is_cleared(observed: Observed[DosView]) -> bool:
    """Whether a move clears the row: the end of covering; by house rules a bonus card that covers, or a cover that ends a turn."""
    if observed.move == "end":
        return True
    return ">" in observed.move and observed.after.phase != "covered" and not any(centre.covered_by for centre in observed.after.row)


def discarded(observed: Observed[DosView], laid: Sequence[str]) -> Sequence[str]:
    """What is laid stays in the row; at the end of the turn the covered cards, with what lies on them, are discarded (D-26)."""
    if not is_cleared(observed):
        return ()
    covered = [card for centre in observed.before.row if centre.covered_by for card in (centre.card, *centre.covered_by)]
    return [*covered, observed.move.partition(">")[2], *laid] if ">" in observed.move else covered


def turned_up(observed: Observed[DosView]) -> Sequence[str]:
    """The cards that refill the row at the end of a turn (D-27)."""
    if not is_cleared(observed):
        return ()
    kept = Counter(centre.card for centre in observed.before.row if not centre.covered_by)
    return [*(Counter(centre.card for centre in observed.after.row) - kept).elements()]


def drawing_order(observed: Observed[DosView]) -> list[int]:
    """At the end of a turn the others draw from the left neighbour on, the mover last (D-20, AD-37)."""
    seats, first = len(observed.after.hand_sizes), observed.seat + (observed.move != "draw")
    return [(first + step) % seats for step in range(seats)]


def denied(observed: Observed[DosView], options: Options) -> int:  # noqa: ARG001
    """Whoever draws at the start of its turn has mostly no single card that covers; of sums nothing is believed."""
    if observed.move != "draw" or observed.before.phase != "start":
        return 0
    cards = 0
    for centre in observed.before.row:
        cards |= SINGLES[NAMES.parse(centre.card)]
    return cards


INFERENCE = Inference(
    lying_open=row_cards,
    discarded=discarded,
    turned_up=turned_up,
    drawing_order=drawing_order,
    denied=denied,
    is_certain=False,
)
