"""The part of a state that a seat can see: its own hand, sizes of the others, and what lies on the table."""

from typing import Any

from maukas.bots.bot import Situation
from maukas.games.dos.notation import PHASES
from maukas.games.dos.state import State as DosState
from maukas.games.game import game_named
from maukas.games.maumau.cards import LETTERS, NO_COLOUR
from maukas.games.maumau.state import DRAWN, PLAY
from maukas.games.maumau.state import State as MauMauState
from maukas.games.state import NO_CARD, NO_SEAT, OVER, RoundState


def public_state(situation: Situation) -> RoundState:
    """The state as the seat sees it: hidden hands and the draw pile are empty, but their sizes are there."""
    game, view = game_named(situation.game), situation.view
    state = game.new_state()
    situation.options.enter(state)
    state.seats = len(view.hand_sizes)
    state.dealer, state.turn = view.dealer, view.turn
    state.winner = NO_SEAT if view.winner is None else view.winner
    state.hand_sizes[: state.seats] = view.hand_sizes
    state.draw_size, state.discard_size, state.reshuffles = view.draw_size, view.discard_size, view.reshuffles
    for card in map(game.cards.parse, view.hand):
        state.hands[view.seat][card] += 1
        state.held[view.seat] |= 1 << card
    drawn = NO_CARD if view.drawn is None else game.cards.parse(view.drawn)
    if isinstance(state, MauMauState):
        state.drawn = drawn
        add_maumau(state, view, game.cards.parse(view.top))
    elif isinstance(state, DosState):
        state.drawn = drawn
        add_dos(state, view, game.cards.numbers)
    return state


def add_maumau(state: MauMauState, view: Any, top: int) -> None:
    """What only Mau Mau has."""
    state.phase = {"play": PLAY, "drawn": DRAWN, "over": OVER}[view.phase]
    state.discard[state.discard_size - 1] = top
    state.colour = NO_COLOUR if view.colour is None else LETTERS.index(view.colour)
    state.direction, state.debt, state.said = view.direction, view.debt, int(view.said)
    state.window = NO_SEAT if view.window is None else view.window


def add_dos(state: DosState, view: Any, numbers: dict[str, int]) -> None:
    """What only DOS has."""
    state.phase = next((number for number, name in PHASES.items() if name == view.phase), OVER)
    state.row_size = len(view.row)
    for place, centre in enumerate(view.row):
        laid = [numbers[name] for name in centre.covered_by]
        state.row[place] = numbers[centre.card]
        state.first[place] = laid[0] if laid else NO_CARD
        state.second[place] = laid[1] if len(laid) == 2 else NO_CARD
    state.bonuses, state.doubles, state.owed, state.called = view.bonuses, view.doubles, view.owed, int(view.called)
    state.exposed = sum(1 << seat for seat in view.exposed)
