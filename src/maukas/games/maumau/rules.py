"""The rules of Mau Mau: deal, what is legal, what a move does, what a hand counts."""

from maukas.games.bits import bit, contains, lowest, without_lowest
from maukas.games.hands import draw_card, draw_cards, take_from_hand
from maukas.games.maumau.calls import call_actions, catch, close_window, open_window, owes_mau, say_mau
from maukas.games.maumau.cards import (
    ALL_CARDS, COLOUR_CHANGE, COLOURED_CARDS, COLOURS, NO_COLOUR, NUMBER_CARDS, REVERSE, STOP, TAKE_FOUR, TAKE_TWO,
    cards_of_colour, cards_of_kind, colour, is_number, kind, points,
)
from maukas.games.maumau.state import (
    AUTO, CALL, CATCH, COUNTS, DRAW, DRAWN, END, JUDGE, LAY_CHANGE, LAY_LAST_CHANGE, LAYER, MAY_PLAY, NEW_COLOUR, NUMBER,
    NUMBER_LAST, PLAY, SERVED, STACKS, STOP_REVERSE, TOP, State,
)
from maukas.games.piles import discard_card, drawable, next_card
from maukas.games.rule import push, rule
from maukas.games.state import NO_CARD, NO_SEAT, OVER

# The deal

@rule
def deal(state: State, dealer: int) -> None:
    """Deal from the shuffled draw pile, turn up the start card and find who begins."""
    state.dealer = dealer
    state.turn = dealer
    state.phase = PLAY
    state.direction = 1                                 # AM-03, AM-19
    state.winner = NO_SEAT
    state.window = NO_SEAT
    state.drawn = NO_CARD
    for _ in range(state.hand_size):                    # M-08: one card at a time, the dealer's left neighbour first
        for step in range(1, state.seats + 1):
            draw_card(state, (dealer + step) % state.seats, TOP)
    if state.start_card == NUMBER:                      # AM-04: specials go to the bottom until a number comes
        for _ in range(state.draw_size):
            if is_number(state.draw[state.draw_size - 1]):
                break
            bury_next_card(state)
    start = next_card(state, TOP)                       # M-11
    put_on_top(state, start, NO_COLOUR)                 # AM-05: nobody names a colour for a start card
    if state.start_card == COUNTS:                      # AM-04: as if the dealer had laid it
        take_effect(state, start)
    else:
        end_turn(state, 1)                              # AM-03


@rule
def bury_next_card(state: State) -> None:
    """Move the next card of the draw pile to its bottom."""
    buried = state.draw[state.draw_size - 1]
    for i in range(state.draw_size - 1, 0, -1):
        state.draw[i] = state.draw[i - 1]
    state.draw[0] = buried


# What is legal

@rule
def top(state: State) -> int:
    """The card on top of the discard pile."""
    return state.discard[state.discard_size - 1]


@rule
def fitting_cards(state: State) -> int:
    """The set of cards that may be laid on the discard pile now."""
    if state.debt > 0:                                  # M-26 .. M-28, AM-11, AM-13: only its own kind answers a Take
        return cards_of_kind(kind(top(state)))
    if state.colour == NO_COLOUR:                       # AM-05
        return ALL_CARDS
    fitting = cards_of_colour(state.colour) | bit(COLOUR_CHANGE)               # M-15, M-20; M-33, M-35
    if top(state) != COLOUR_CHANGE:                     # AM-20: it has no number and no kind to match
        fitting |= cards_of_kind(kind(top(state)))      # M-15, M-20, AM-21
    return fitting


@rule
def would_go_out(state: State) -> bool:
    """Whether the card laid next is the last one of the seat on turn."""
    if state.hand_sizes[state.turn] != 1:
        return False
    if owes_mau(state, state.turn) and state.mau == JUDGE and state.mau_penalty > 0 and drawable(state, TOP) > 0:
        return False                                    # AM-24, AM-27: the penalty for a forgotten mau comes first
    return True


@rule
def playable_cards(state: State) -> int:
    """The set of cards in the hand of the seat on turn that it may lay now."""
    playable = state.held[state.turn] & fitting_cards(state)
    if state.phase == DRAWN:                            # AM-08, as a house rule: only the card just drawn
        playable &= bit(state.drawn)
    if state.last_card == NUMBER_LAST and would_go_out(state):
        playable &= NUMBER_CARDS                        # AM-22, as a house rule
    return playable


@rule
def may_draw(state: State, playable: int) -> bool:
    """Whether the seat on turn, which may lay the cards `playable`, may draw: one card, or those it owes."""
    if state.phase != PLAY:
        return False
    if state.debt > 0 or state.free_draw:               # M-28, AM-09; AM-06, as a house rule
        return True
    if state.change_forces:                             # AM-07, as a house rule: it counts as a card that fits
        return playable == 0
    return playable & COLOURED_CARDS == 0               # M-18, AM-06; AM-07: a colour change never forces


@rule
def turn_actions(state: State, actions: list[int]) -> None:
    """Note what the seat on turn may do, saying and catching left out."""
    if state.phase == OVER:
        return
    playable = playable_cards(state)
    cards = playable & COLOURED_CARDS
    while cards != 0:
        push(actions, lowest(cards))
        cards = without_lowest(cards)
    if contains(playable, COLOUR_CHANGE):
        change_actions(state, actions)
    if may_draw(state, playable):
        push(actions, DRAW)
    elif state.phase == DRAWN:                          # AM-08
        push(actions, END)


@rule
def change_actions(state: State, actions: list[int]) -> None:
    """Note the ways to lay a colour change."""
    if would_go_out(state):                             # AM-20: the colour of a last card is not asked
        push(actions, LAY_LAST_CHANGE)
    else:
        barred = state.colour if state.named_colour == NEW_COLOUR else NO_COLOUR      # AM-20
        for named in range(COLOURS):                    # M-34
            if named != barred:
                push(actions, LAY_CHANGE + named)


@rule
def may_name(state: State, named_colour: int) -> bool:
    """Whether a colour change that is not the last card may name this colour: also the one in force, but for a house rule (AM-20)."""
    return state.named_colour != NEW_COLOUR or named_colour != state.colour


@rule
def legal_actions(state: State, seat: int, actions: list[int]) -> None:
    """Note everything that `seat` may do now."""
    if seat == state.turn:
        turn_actions(state, actions)
    call_actions(state, seat, actions)


# What a move does

@rule
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action of `seat`."""
    if action == CALL:
        say_mau(state, seat)
    elif action >= CATCH:
        catch(state, action - CATCH)
    else:
        close_window(state)
        if action == DRAW:
            draw(state)
        elif action == END:
            end_turn(state, 1)                          # AM-08: the drawn card is kept
        elif action >= LAY_CHANGE:
            lay(state, COLOUR_CHANGE, action - LAY_CHANGE)
        else:
            lay(state, action, NO_COLOUR)


@rule
def lay(state: State, card: int, named_colour: int) -> None:
    """The seat on turn lays `card`; a colour change names a colour with it."""
    seat = state.turn
    take_from_hand(state, seat, card)
    state.passes = 0
    put_on_top(state, card, named_colour)
    if state.hand_sizes[seat] == 0:                     # M-14, M-40, AM-28
        serve_last_take(state, card)
        end_round(state, seat)
        return
    if state.hand_sizes[seat] == 1 and not state.said and state.mau != AUTO:
        open_window(state, seat)
    take_effect(state, card)


@rule
def put_on_top(state: State, card: int, named_colour: int) -> None:
    """Lay `card` on the discard pile and let its colour, or the named one, be in force."""
    discard_card(state, card)
    state.colour = named_colour if card == COLOUR_CHANGE else colour(card)     # M-34


@rule
def take_effect(state: State, card: int) -> None:
    """What `card`, just laid by the seat on turn, does to the next player (M-21); then the turn is over."""
    of_kind = kind(card)
    steps = 1
    if of_kind == REVERSE:                              # M-22 .. M-25, AM-17, AM-18
        state.direction = -state.direction
        if state.seats == 2:
            steps = 2 if state.two_player_reverse == STOP_REVERSE else 1       # AM-15
        elif state.skipped and state.reverse_after_stop == LAYER:              # AM-17, as a house rule
            steps = 2
    elif of_kind == STOP:                               # M-32, AM-16, AM-38
        steps = 2
    elif of_kind == TAKE_TWO:                           # M-26, M-28
        state.debt += 2
    elif of_kind == TAKE_FOUR and state.take_four == STACKS:                   # AM-13
        state.debt += 4
    elif of_kind == TAKE_FOUR:                          # M-29 .. M-31, AM-14
        draw_cards(state, next_seat(state, 1), 4, TOP)
        steps = 2
    end_turn(state, steps)


@rule
def serve_last_take(state: State, card: int) -> None:
    """A Take as last card: by the house rule the next player still takes the cards before they are counted (AM-23)."""
    if state.last_take == SERVED:
        if kind(card) == TAKE_TWO:
            draw_cards(state, next_seat(state, 1), state.debt + 2, TOP)
        elif kind(card) == TAKE_FOUR:
            draw_cards(state, next_seat(state, 1), state.debt + 4, TOP)


@rule
def draw(state: State) -> None:
    """The seat on turn takes the cards it owes, or draws one."""
    if state.debt > 0:                                  # M-26, AM-12: then the turn is over
        draw_cards(state, state.turn, state.debt, TOP)
        state.debt = 0
        state.passes = 0
    else:
        card = draw_card(state, state.turn, TOP)        # M-18
        state.passes = state.passes + 1 if card == NO_CARD else 0
        if state.passes == state.seats:                 # AM-31: all have passed in a row, the round is blocked
            end_round(state, NO_SEAT)
            return
        if card != NO_CARD and state.drawn_card == MAY_PLAY and contains(fitting_cards(state), card):
            state.drawn = card                          # AM-08, as a house rule
            state.phase = DRAWN
            return
    end_turn(state, 1)                                  # M-19


@rule
def next_seat(state: State, steps: int) -> int:
    """The seat that many steps on in the direction of play."""
    seat = state.turn + steps * state.direction
    if seat >= state.seats:
        return seat - state.seats
    return seat + state.seats if seat < 0 else seat


@rule
def end_turn(state: State, steps: int) -> None:
    """The turn is over and passes on; the one place where it does."""
    seat = state.turn
    false_mau = state.said > 0 and state.hand_sizes[seat] != 1
    state.said = 0
    state.skipped = steps - 1
    state.drawn = NO_CARD
    state.phase = PLAY
    state.turn = next_seat(state, steps)
    if false_mau:                                       # AM-26: forgotten, or by the house rule paid for
        draw_cards(state, seat, state.false_mau_penalty, TOP)


@rule
def end_round(state: State, winner: int) -> None:
    """The round is over (M-41); nobody has won a blocked one (AM-31)."""
    state.winner = winner
    state.said = 0
    state.silent = 0
    state.window = NO_SEAT
    state.drawn = NO_CARD
    state.debt = 0
    state.phase = OVER


# What a hand counts

@rule
def hand_points(state: State, seat: int) -> int:
    """What the cards in a hand count."""
    total = 0
    cards = state.held[seat]
    while cards != 0:
        total += state.hands[seat][lowest(cards)] * points(lowest(cards))
        cards = without_lowest(cards)
    return total


@rule
def score(state: State, seat: int) -> int:
    """What the finished round adds for `seat`: the winner's hand is empty and counts 0 (M-41, M-42)."""
    return hand_points(state, seat)
