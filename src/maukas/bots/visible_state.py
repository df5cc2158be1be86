"""The part of a state that a seat can see: its own hand, sizes of the others, and what lies on the table."""

from maukas.bots.bot import Situation
from maukas.games.game import AnyGame
from maukas.games.hands import put_in_hand
from maukas.games.options import Options
from maukas.games.state import NO_SEAT, OVER, RoundState
from maukas.games.view import View


def visible_state(situation: Situation) -> RoundState:
    """The state as the seat sees it: hidden hands and the draw pile are empty, but their sizes are there."""
    return state_of_view(situation.rules, situation.options, situation.view)


def state_of_view(game: AnyGame, options: Options, view: View) -> RoundState:
    """The state as a view shows it."""
    state = game.state_type()
    options.enter(state)
    state.seats = len(view.hand_sizes)
    state.dealer, state.turn = view.dealer, view.turn
    state.phase = next((number for number, name in game.phases.items() if name == view.phase), OVER)
    state.winner = NO_SEAT if view.winner is None else view.winner
    state.draw_size, state.discard_size, state.reshuffles = view.draw_size, view.discard_size, view.reshuffles
    if view.seat is not None:
        for card in map(game.cards.parse, view.hand or ()):
            put_in_hand(state, view.seat, card)
    state.hand_sizes[: state.seats] = view.hand_sizes
    game.enter_view(state, view)
    return state
