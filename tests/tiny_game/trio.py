"""Trio, a whole game in some hundred lines, as a package of somebody else would bring it.

Three colours, six numbers, every card once. Everyone gets three cards, and one is turned up. Whoever is on turn lays a card of the same
colour or number; whoever has none draws one. The first to get rid of all cards wins, and the others count one for each card they hold.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from maukas.games.bits import lowest, without_lowest
from maukas.games.errors import BadNotation, Refusal, quoted
from maukas.games.game import Game, count_cards
from maukas.games.hands import draw_card, take_from_hand
from maukas.games.inference import Inference
from maukas.games.middle import Middle, OpenCard
from maukas.games.notation import CardNames, TomlTable, format_end, format_seats, lay_below, parse_end, parse_seats
from maukas.games.options import Options
from maukas.games.piles import discard_card, next_card
from maukas.games.rule import push, rule
from maukas.games.state import NO_CARD, NO_SEAT, OVER, RoundState
from maukas.games.view import Sight, View, seen_in_any_game, seen_in_hand

NUMBERS = 6
CARDS = [f"{colour}{number}" for colour in "RGB" for number in range(1, NUMBERS + 1)]
PACK = (*range(len(CARDS)),)
NAMES = CardNames(CARDS, PACK)
PLAYERS = range(2, 5)
HAND_SIZE = 3
TOP = 1  # the card that stays when the discard pile is reshuffled
PHASES = {1: "play"}
DRAW = len(CARDS)  # to lay a card is the number of the card
MOVES = (*CARDS, "draw")


@rule
def deal(state: RoundState, dealer: int) -> None:
    state.dealer, state.phase, state.winner = dealer, 1, NO_SEAT
    for _ in range(HAND_SIZE):
        for seat in range(state.seats):
            draw_card(state, seat, TOP)
    discard_card(state, next_card(state, TOP))
    state.turn = (dealer + 1) % state.seats


@rule
def turn_actions(state: RoundState, actions: list[int]) -> None:
    top, cards, fitting = state.discard[state.discard_size - 1], state.held[state.turn], 0
    while cards != 0 and state.phase != OVER:
        card = lowest(cards)
        if card // NUMBERS == top // NUMBERS or card % NUMBERS == top % NUMBERS:
            push(actions, card)
            fitting += 1
        cards = without_lowest(cards)
    if fitting == 0 and state.phase != OVER:
        push(actions, DRAW)


@rule
def legal_actions(state: RoundState, seat: int, actions: list[int]) -> None:
    if seat == state.turn:
        turn_actions(state, actions)


@rule
def apply(state: RoundState, seat: int, action: int) -> None:
    if action == DRAW:
        state.passes = state.passes + 1 if draw_card(state, seat, TOP) == NO_CARD else 0
    else:
        take_from_hand(state, seat, action)
        discard_card(state, action)
        state.passes = 0
    if state.hand_sizes[seat] == 0:
        state.winner, state.phase = seat, OVER
    elif state.passes == state.seats:
        state.phase = OVER  # nobody can do anything
    else:
        state.turn = (state.turn + 1) % state.seats


def refusal(state: RoundState, seat: int, action: int) -> Refusal | None:
    actions: list[int] = []
    legal_actions(state, seat, actions)
    return None if action in actions else Refusal("T-01", "trio-not-now", {"player": state.turn})


def parse_action(text: str) -> int:
    if text not in MOVES:
        raise BadNotation(f"{quoted(text)} is not a move of Trio")
    return MOVES.index(text)


def parse_position(values: Mapping[str, object], options: Options) -> RoundState:
    table, state = TomlTable(values, "position"), RoundState()
    named = parse_seats(table, state, NAMES, PLAYERS)
    if state.discard_size == 0:
        raise BadNotation("position: discard needs at least one card")
    state.phase = OVER if parse_end(table, state) else 1
    lay_below(table, state, NAMES.left_over(named))
    table.close()
    return state


def format_position(state: RoundState) -> dict[str, object]:
    in_play = sum(state.hand_sizes) + state.draw_size + state.discard_size
    return format_seats(state, NAMES) | format_end(state, over=state.phase == OVER, exhausted=in_play < len(PACK))


@dataclass(frozen=True, slots=True, kw_only=True)
class TrioView(View):
    top: str


def seen_by_all(state: RoundState) -> Sight:
    return seen_in_any_game(state, NAMES, PHASES, count_cards) | {"top": NAMES.format(state.discard[state.discard_size - 1])}


def enter_view(state: RoundState, view: TrioView) -> None:
    state.discard[state.discard_size - 1] = NAMES.parse(view.top)


GAME = Game(
    name="trio",
    players=PLAYERS,
    pack=PACK,
    cards=NAMES,
    options=Options,
    state_type=RoundState,
    view_type=TrioView,
    phases=PHASES,
    actions=len(MOVES),
    deal=deal,
    turn_actions=turn_actions,
    legal_actions=legal_actions,
    apply=apply,
    score=count_cards,
    refusal=refusal,
    parse_action=parse_action,
    format_action=MOVES.__getitem__,
    laid_cards=lambda move: [move] if move in CARDS else [],
    parse_position=parse_position,
    format_position=format_position,
    seen_by_all=seen_by_all,
    seen_by=lambda state, seat: seen_in_hand(state, seat, NAMES, legal_actions, MOVES.__getitem__),
    enter_view=enter_view,
    middle=lambda view: Middle((OpenCard(view.top),)),
    clause_prefixes=("T",),
    inference=Inference(discarded_at_deal=lambda view: (view.top,)),
)
