"""What one seat, or a spectator at no seat, may see of a DOS round."""

from dataclasses import dataclass
from typing import Any

from maukas.games.bits import contains
from maukas.games.dos.notation import NAMES, PHASES, format_action
from maukas.games.dos.rules import legal_actions, score
from maukas.games.dos.state import State
from maukas.games.state import NO_CARD, NO_SEAT, OVER


@dataclass(frozen=True, slots=True, kw_only=True)
class CentreCard:
    """A card of the centre row, and the cards laid on it in this turn."""

    card: str
    covered_by: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A round as seen from a seat (AD-39); cards and moves in notation, None where there is nothing to see."""

    seat: int | None
    dealer: int
    turn: int
    phase: str                                          # start, drawn, covered, bonus, over
    hand: tuple[str, ...] | None                        # of this seat
    hand_sizes: tuple[int, ...]
    row: tuple[CentreCard, ...]
    draw_size: int
    discard_size: int
    reshuffles: int
    drawn: str | None                                   # of this seat, in this turn
    bonuses: int                                        # hand cards the seat on turn may still add
    doubles: int                                        # cards all the others draw at the end of this turn
    owed: int                                           # penalty cards the seat on turn takes at its end
    called: bool                                        # the seat on turn has called beforehand
    exposed: tuple[int, ...]                            # seats that came to two cards and have not called
    legal: tuple[str, ...]                              # of this seat
    winner: int | None
    scores: tuple[int, ...] | None                      # of a finished round
    hands: tuple[tuple[str, ...], ...] | None           # of a finished round, when they are counted


def view(state: State, seat: int | None) -> View:
    """What `seat` sees; None is a spectator."""
    return View(**seen_by_all(state), **seen_by(state, seat))


def seen_by_all(state: State) -> dict[str, Any]:
    """What everybody sees, spectators too."""
    over = state.phase == OVER
    return {
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": "over" if over else PHASES[state.phase],
        "hand_sizes": tuple(state.hand_sizes[: state.seats]),
        "row": tuple(centre_card(state, place) for place in range(state.row_size)),
        "draw_size": state.draw_size,
        "discard_size": state.discard_size,
        "reshuffles": state.reshuffles,
        "bonuses": state.bonuses,
        "doubles": state.doubles,
        "owed": state.owed,
        "called": state.called == 1,
        "exposed": tuple(each for each in range(state.seats) if contains(state.exposed, each)),
        "winner": None if state.winner == NO_SEAT else state.winner,
        "scores": tuple(score(state, each) for each in range(state.seats)) if over else None,
        "hands": tuple(NAMES.hand_names(state, each) for each in range(state.seats)) if over else None,
    }


def seen_by(state: State, seat: int | None) -> dict[str, Any]:
    """What only `seat` sees."""
    if seat is None:
        return {"seat": None, "hand": None, "drawn": None, "legal": ()}
    actions: list[int] = []
    legal_actions(state, seat, actions)
    drawn = NAMES.format(state.drawn) if seat == state.turn and state.drawn != NO_CARD else None
    return {"seat": seat, "hand": NAMES.hand_names(state, seat), "drawn": drawn, "legal": tuple(map(format_action, actions))}


def centre_card(state: State, place: int) -> CentreCard:
    """The centre card at a place of the row."""
    laid = tuple(NAMES.format(card) for card in (state.first[place], state.second[place]) if card != NO_CARD)
    return CentreCard(card=NAMES.format(state.row[place]), covered_by=laid)
