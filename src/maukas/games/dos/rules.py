"""The rules of DOS: deal, what is legal, what a move does, what a hand counts."""

from maukas.games.bits import bit, lowest, without_lowest
from maukas.games.dos.calls import call, call_actions, catch, close_windows, take_cards
from maukas.games.dos.cards import colours, partner_cards, points, single_cards
from maukas.games.dos.state import (
    ADD, AUTO, BONUS, CALL, CATCH, COVERED, DOWN_TO_TWO, DRAW, DRAW_ENDS, DRAWN_COVER, DREW, END, MATCH_LAST, MUST, START,
    State, cover_action, cover_first, cover_second, cover_target,
)
from maukas.games.dos.row import ALL, LEAST_ROW, clear_row, put_in_row, refill_row
from maukas.games.hands import draw_card, take_from_hand
from maukas.games.rule import push, rule
from maukas.games.state import NO_CARD, NO_SEAT, OVER

# The deal

@rule
def deal(state: State, dealer: int) -> None:
    """Deal from the shuffled draw pile and lay out the centre row."""
    state.dealer = dealer
    state.phase = START
    state.winner = NO_SEAT
    state.drawn = NO_CARD
    for _ in range(state.hand_size):                    # D-06
        for step in range(1, state.seats + 1):
            draw_card(state, (dealer + step) % state.seats, ALL)
    refill_row(state)                                   # D-07, AD-04
    state.turn = (dealer + 1) % state.seats             # D-10


# What is legal

@rule
def may_cover(state: State) -> bool:
    """Whether the seat on turn may cover (more) centre cards in this phase."""
    if state.phase == START or state.phase == DREW:     # D-11; D-23, AD-09, AD-33
        return True
    if state.phase == COVERED:                          # D-15, AD-07; by a house rule only one cover after a draw (AD-09)
        return state.after_draw != DRAWN_COVER or state.drawn == NO_CARD
    return False                                        # AD-06


@rule
def turn_actions(state: State, actions: list[int]) -> None:
    """Note what the seat on turn may do, saying and catching left out."""
    if may_cover(state):
        cover_actions(state, actions)
    elif may_bonus_cover(state):
        bonus_cover_actions(state, actions)
    if state.phase == START:                            # D-11, D-22, AD-11
        push(actions, DRAW)
    elif may_add(state):                                # D-24, AD-12; D-18, D-28
        cards = state.held[state.turn]
        while cards != 0:
            push(actions, ADD + lowest(cards))
            cards = without_lowest(cards)
    if may_end(state):
        push(actions, END)


@rule
def open_cards(state: State) -> int:
    """The set of centre cards that are not covered yet (D-15)."""
    cards = 0
    for place in range(state.row_size):
        if state.first[place] == NO_CARD:
            cards |= bit(state.row[place])
    return cards


@rule
def cover_actions(state: State, actions: list[int]) -> None:
    """Note every way to cover an open centre card with one card or two."""
    firsts = state.held[state.turn]
    targets = open_cards(state)
    needed = needed_card(state)
    while firsts != 0:
        first = lowest(firsts)
        seconds = firsts if state.hands[state.turn][first] > 1 else without_lowest(firsts)     # no lower than the first
        singles = targets & single_cards(first)         # a card fits alone on another as that one fits on it
        if needed != NO_CARD and first != needed:
            seconds &= bit(needed)
            singles = 0
        while singles != 0:
            push(actions, cover_action(first, NO_CARD, lowest(singles)))
            singles = without_lowest(singles)
        rest = targets
        while rest != 0:
            target = lowest(rest)
            partners = seconds & partner_cards(first, target)
            while partners != 0:
                push(actions, cover_action(first, lowest(partners), target))
                partners = without_lowest(partners)
            rest = without_lowest(rest)
        firsts = without_lowest(firsts)


@rule
def may_bonus_cover(state: State) -> bool:
    """Whether a bonus card of the seat on turn may cover a centre card: by a house rule, in a row of more than two (D-25, AD-08)."""
    return state.phase == BONUS and state.bonus_covers > 0 and state.bonuses > 0 and state.row_size > LEAST_ROW


@rule
def bonus_cover_actions(state: State, actions: list[int]) -> None:
    """Note every way to cover a centre card with one card."""
    targets = open_cards(state)
    firsts = state.held[state.turn]
    while firsts != 0:
        singles = targets & single_cards(lowest(firsts))
        while singles != 0:
            push(actions, cover_action(lowest(firsts), NO_CARD, lowest(singles)))
            singles = without_lowest(singles)
        firsts = without_lowest(firsts)


@rule
def needed_card(state: State) -> int:
    """The card that a cover must use: by a house rule the one just drawn (AD-09), otherwise NO_CARD."""
    return state.drawn if state.phase == DREW and state.after_draw == DRAWN_COVER else NO_CARD


@rule
def may_add(state: State) -> bool:
    """Whether the seat on turn may add a hand card to the row now."""
    if state.last_card == MATCH_LAST and state.hand_sizes[state.turn] == 1:
        return False                                    # AD-15, as a house rule
    return state.phase == DREW or (state.phase == BONUS and state.bonuses > 0)         # D-24; D-18, D-28


@rule
def may_end(state: State) -> bool:
    """Whether the seat on turn may say that it is done."""
    if state.phase == COVERED:                          # AD-07
        return True
    if state.phase == DREW:                             # AD-12: a card must be added, unless a house rule forbids it
        return not may_add(state)
    if state.phase == BONUS:                            # AD-13
        return state.bonus != MUST or not may_add(state)
    return False                                        # D-11


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
        call(state, seat)
    elif action >= CATCH:
        catch(state, seat, action - CATCH)
    else:
        close_windows(state, seat)
        if action == DRAW:
            draw(state)
        elif action == END:
            end(state)
        elif action >= ADD:
            add(state, action - ADD)
        else:
            cover(state, cover_first(action), cover_second(action), cover_target(action))


@rule
def cover(state: State, first: int, second: int, target: int) -> None:
    """The seat on turn lays one card, or two, on the centre card `target`."""
    place = 0
    while state.row[place] != target or state.first[place] != NO_CARD:
        place += 1
    state.first[place] = first
    state.second[place] = second
    take_from_hand(state, state.turn, first)
    if second != NO_CARD:
        take_from_hand(state, state.turn, second)
    state.passes = 0
    if state.phase == BONUS:                            # AD-08, as a house rule: it earns nothing more
        clear_row(state)                                # D-26
        use_bonus(state)
        return
    if earns_bonus(first, second, target):              # D-16, AD-37
        state.bonuses += 1                              # D-18, D-20
        if second != NO_CARD:
            state.doubles += 1                          # D-20
    state.phase = COVERED
    settle_hand(state)


@rule
def earns_bonus(first: int, second: int, target: int) -> bool:
    """Whether the cards of a cover and the centre card can all be of one colour; wilds take the one that helps (AD-25)."""
    common = colours(first) & colours(target)           # D-17, AD-18, AD-19, AD-21
    if second != NO_CARD:
        common &= colours(second)                       # D-19, D-21, AD-20
    return common != 0


@rule
def draw(state: State) -> None:
    """The seat on turn draws one card (D-22)."""
    state.drawn = draw_card(state, state.turn, ALL)
    state.phase = DREW
    if state.drawn != NO_CARD:
        state.passes = 0
        settle_hand(state)
        if state.call_due == DOWN_TO_TWO:               # AD-26, as a house rule: who draws has not come down
            state.exposed &= ~bit(state.turn)
        if state.after_draw == DRAW_ENDS:               # AD-09, as a house rule; who could draw nothing covers or adds (AD-33)
            end_turn(state)


@rule
def add(state: State, card: int) -> None:
    """The seat on turn adds a hand card to the row: after a fruitless draw (D-24), or as a bonus (D-18, D-28)."""
    take_from_hand(state, state.turn, card)
    put_in_row(state, card)
    state.passes = 0
    if state.phase == BONUS:
        use_bonus(state)
        return
    settle_hand(state)
    if state.phase == DREW:
        tidy_row(state)


@rule
def use_bonus(state: State) -> None:
    """The seat on turn has used one of its bonuses; with the last one its turn is over."""
    settle_hand(state)
    if state.phase == BONUS:
        state.bonuses -= 1
        if state.bonuses == 0:
            end_turn(state)


@rule
def end(state: State) -> None:
    """The seat on turn is done: with covering, with bonus cards, or because it can do nothing at all."""
    if state.phase == BONUS:
        end_turn(state)
        return
    if state.phase == DREW:                             # AD-33 with AD-15: nothing could be drawn, and nothing be added
        state.passes += 1
        if state.passes == state.seats:
            end_round(state, NO_SEAT)
            return
    tidy_row(state)


@rule
def tidy_row(state: State) -> None:
    """The fixed order of the turn's end: clear the row, refill it, then the bonus cards or the next turn."""
    clear_row(state)                                    # D-26
    refill_row(state)                                   # D-27
    if state.bonuses > 0:
        state.phase = BONUS                             # D-28
    else:
        end_turn(state)


@rule
def settle_hand(state: State) -> None:
    """The hand of the seat on turn has changed by its own doing: it may be empty, or down to two cards."""
    seat = state.turn
    size = state.hand_sizes[seat]
    state.exposed &= ~bit(seat)
    if size == 0:                                       # D-38, AD-15, AD-16
        go_out(state)
    elif size == 2 and state.called == 0 and state.dos != AUTO:
        state.exposed |= bit(seat)                      # D-35, AD-26


@rule
def go_out(state: State) -> None:
    """The hand of the seat on turn is empty: it has won, unless by a house rule it takes the penalty cards that it owes (AD-31)."""
    if state.caught_blocks_out and state.owed > 0:
        clear_row(state)                                # D-26
        refill_row(state)                               # D-27
        serve_doubles(state)
        take_cards(state, state.turn, state.owed)       # AD-30
        state.owed = 0
        if state.hand_sizes[state.turn] > 0:            # AD-33: what cannot be drawn lapses
            end_turn(state)
            return
    end_round(state, state.turn)


@rule
def serve_doubles(state: State) -> None:
    """For each double colour of this turn all the others draw a card, from the left neighbour on (D-20, AD-05, AD-37)."""
    for _ in range(state.doubles):
        for step in range(1, state.seats):
            take_cards(state, (state.turn + step) % state.seats, 1)
    state.doubles = 0


@rule
def end_turn(state: State) -> None:
    """The turn is over and passes to the left (AD-03); the one place where it does."""
    serve_doubles(state)
    take_cards(state, state.turn, state.owed)           # D-37, AD-30
    state.owed = 0
    state.bonuses = 0                                   # AD-13, AD-14
    state.called = 0
    state.drawn = NO_CARD
    state.phase = START
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


@rule
def end_round(state: State, winner: int) -> None:
    """The round is over (D-38); outstanding double colours are still drawn for (D-39, AD-16, AD-17)."""
    serve_doubles(state)
    state.owed = 0                                      # AD-31
    state.bonuses = 0                                   # AD-16
    state.called = 0
    state.drawn = NO_CARD
    state.winner = winner
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
    """What the finished round adds for `seat`: the winner gets what the others still hold (D-38), they get nothing."""
    if seat != state.winner:
        return 0
    total = 0
    for other in range(state.seats):
        total += hand_points(state, other)              # the winner's own hand is empty
    return total
