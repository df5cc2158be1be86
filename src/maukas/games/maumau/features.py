"""What a learned value is told of a decision in Mau Mau: the hand, the pile and the others' hands as the seat on turn sees them.

Colours have no names here: the one in force is the first, the others follow by how many cards of them the seat holds. So what was learned
of red is known of blue.
"""

from maukas.games.bits import lowest, without_lowest
from maukas.games.features import Features, Memory, forget_laid, open_cards_of, put, seat_after, share, step
from maukas.games.maumau.cards import (
    COLOUR_CHANGE, COLOURED, COLOURS, KINDS, NO_COLOUR, NO_KIND, REVERSE, STOP, TAKE_FOUR, TAKE_TWO,
    colour, kind, points,
)
from maukas.games.maumau.rules import top
from maukas.games.maumau.state import DRAW, DRAWN, END, LAY_CHANGE, LAY_LAST_CHANGE, STACKS, STOP_REVERSE, State
from maukas.games.rule import rule

VERSION = 1                                             # of these features; weights belong to one
PER_COLOUR = 26                                         # cards of a colour in the pack
PER_KIND = 8
CHANGES = 6

# Places of the features of a position
HAND = 0                                                # one and two of each card, by rank of its colour
HAND_CHANGE = HAND + 2 * COLOURED
HAND_SIZE = HAND_CHANGE + 4
TOP_KIND = HAND_SIZE + 14
DEBT = TOP_KIND + 14
NEXT_SIZE = DEBT + 6
SECOND_SIZE = NEXT_SIZE + 12
BEFORE_SIZE = SECOND_SIZE + 12
LEAST_SIZE = BEFORE_SIZE + 12
SEATS = LEAST_SIZE + 12
NEXT_OPEN = SEATS + 9                                   # by rank of the colour: how many cards of the next player may have it
UNSEEN = NEXT_OPEN + COLOURS * 8                        # shares of the unseen cards
OPTION = UNSEEN + COLOURS + 2
PHASE = OPTION + 20

# Places of the features of an action
LAID = PHASE + 3                                        # by rank of its colour
NAMED = LAID + COLOURED
OTHER_ACTION = NAMED + COLOURS
SAME_COLOUR = OTHER_ACTION + 5
SAME_KIND = SAME_COLOUR + 8
CHANGES_LEFT = SAME_KIND + 4
FOLLOWERS = CHANGES_LEFT + 4
LEFT = FOLLOWERS + 8
COLOURS_LEFT = LEFT + 14
ANSWER = COLOURS_LEFT + 5                               # how likely the next player can follow, by its cards
EFFECT = ANSWER + 4 * 10
NEXT_ACTOR = EFFECT + 5 * 4
POINTS_LEFT = NEXT_ACTOR + 3
FEATURES = POINTS_LEFT + 2


@rule
def note_move(state: State, memory: Memory, action: int) -> None:
    """What everybody learns from an action of the seat on turn, before it is carried out."""
    seat = state.turn
    if action < DRAW:
        forget_laid(memory, state, seat)
    elif action == DRAW and state.debt == 0 and not state.free_draw and state.colour != NO_COLOUR:
        memory.clear[seat][state.colour] = state.hand_sizes[seat]
        if top(state) != COLOUR_CHANGE:
            memory.clear[seat][COLOURS + kind(top(state))] = state.hand_sizes[seat]


@rule
def note_position(state: State, memory: Memory, features: Features, facts: list[int]) -> None:
    """The features of the position, and facts that those of its actions need.

    Facts: the rank of each colour (0 to 3); cards held by colour (4 to 7); unseen cards by colour (8 to 11), by kind (12 to 24), of all
    and of colour changes (25, 26).
    """
    seat = state.turn
    for place in range(27):
        facts[place] = 0
    for place in range(COLOURS):
        facts[8 + place] = PER_COLOUR
    for place in range(KINDS):
        facts[12 + place] = PER_KIND
    facts[25] = COLOURS * PER_COLOUR + CHANGES
    facts[26] = CHANGES
    for place in range(state.discard_size):
        see(facts, state.discard[place], 1)
    cards = state.held[seat]
    while cards != 0:
        card = lowest(cards)
        count = state.hands[seat][card]
        see(facts, card, count)
        if card != COLOUR_CHANGE:
            facts[4 + colour(card)] += count
        cards = without_lowest(cards)
    rank_colours(state, facts)
    cards = state.held[seat]
    while cards != 0:
        card = lowest(cards)
        count = state.hands[seat][card]
        if card == COLOUR_CHANGE:
            put(features, step(HAND_CHANGE, count - 1, 3), 1.0)
        else:
            place = HAND + facts[colour(card)] * KINDS + kind(card)
            put(features, place, 1.0)
            if count > 1:
                put(features, place + COLOURED, 1.0)
        cards = without_lowest(cards)
    put(features, step(HAND_SIZE, state.hand_sizes[seat], 13), 1.0)
    put(features, TOP_KIND + kind(top(state)), 1.0)
    put(features, step(DEBT, state.debt // 2, 5), 1.0)
    note_others(state, memory, features, facts)
    unseen = facts[25] if facts[25] > 0 else 1
    for each in range(COLOURS):
        put(features, UNSEEN + facts[each], 4.0 * facts[8 + each] / unseen)
    put(features, UNSEEN + COLOURS, 10.0 * facts[26] / unseen)
    put(features, UNSEEN + COLOURS + 1, state.draw_size / 50)
    note_options(features, state)


@rule
def see(facts: list[int], card: int, count: int) -> None:
    """So many of a card are not unseen."""
    facts[25] -= count
    if card == COLOUR_CHANGE:
        facts[26] -= count
    else:
        facts[8 + colour(card)] -= count
        facts[12 + kind(card)] -= count


@rule
def rank_colours(state: State, facts: list[int]) -> None:
    """The colour in force is the first, then those of which more cards are held, then those of which fewer are unseen."""
    for one in range(COLOURS):
        for other in range(COLOURS):
            if one != other:
                mine = (one == state.colour) * 10000 + facts[4 + one] * 100 - facts[8 + one]
                its = (other == state.colour) * 10000 + facts[4 + other] * 100 - facts[8 + other]
                if its > mine or (its == mine and other < one):
                    facts[one] += 1


@rule
def note_others(state: State, memory: Memory, features: Features, facts: list[int]) -> None:
    """The hands of the others: how large they are, and which colours the next player may have."""
    seat = state.turn
    after = seat_after(state, seat, state.direction)
    put(features, step(NEXT_SIZE, state.hand_sizes[after] - 1, 11), 1.0)
    if state.seats > 2:
        put(features, step(BEFORE_SIZE, state.hand_sizes[seat_after(state, seat, -state.direction)] - 1, 11), 1.0)
    if state.seats > 3:
        put(features, step(SECOND_SIZE, state.hand_sizes[seat_after(state, seat, 2 * state.direction)] - 1, 11), 1.0)
    least = 100
    for other in range(state.seats):
        if other != seat and state.hand_sizes[other] < least:
            least = state.hand_sizes[other]
    put(features, step(LEAST_SIZE, least - 1, 11), 1.0)
    put(features, SEATS + state.seats - 2, 1.0)
    for each in range(COLOURS):
        left = int(open_cards_of(memory, state, after, each) + 0.5)
        put(features, step(NEXT_OPEN + facts[each] * 8, left, 7), 1.0)


@rule
def note_options(features: Features, state: State) -> None:
    """The house rules that are on, the phase, and who was skipped."""
    if state.start_card > 0:
        put(features, OPTION, 1.0)
    if state.drawn_card > 0:
        put(features, OPTION + 1, 1.0)
    if state.free_draw > 0:
        put(features, OPTION + 2, 1.0)
    if state.change_forces > 0:
        put(features, OPTION + 3, 1.0)
    if state.take_four > 0:
        put(features, OPTION + 4, 1.0)
    if state.two_player_reverse > 0:
        put(features, OPTION + 5, 1.0)
    if state.reverse_after_stop > 0:
        put(features, OPTION + 6, 1.0)
    if state.named_colour > 0:
        put(features, OPTION + 7, 1.0)
    if state.last_take > 0:
        put(features, OPTION + 8, 1.0)
    if state.last_card > 0:
        put(features, OPTION + 9, 1.0)
    put(features, OPTION + 10, state.hand_size / 5)
    if state.phase == DRAWN:
        put(features, PHASE, 1.0)
    if state.skipped > 0:
        put(features, PHASE + 1, 1.0)
    if state.colour == NO_COLOUR:
        put(features, PHASE + 2, 1.0)


@rule
def note_action(state: State, memory: Memory, features: Features, facts: list[int], action: int) -> None:
    """The features of an action of the seat on turn: what it leaves, and what the next player can make of it."""
    seat = state.turn
    if action in (DRAW, END):
        note_draw(state, memory, features, facts, action)
        return
    card = COLOUR_CHANGE if action >= LAY_LAST_CHANGE else action
    of_kind = kind(card)
    shown = action - LAY_CHANGE if action >= LAY_CHANGE else colour(card)
    if action >= LAY_CHANGE:
        put(features, NAMED + facts[shown], 1.0)
    elif action == LAY_LAST_CHANGE:
        put(features, OTHER_ACTION, 1.0)
        return
    else:
        put(features, LAID + facts[shown] * KINDS + of_kind, 1.0)
    left = state.hand_sizes[seat] - 1
    put(features, step(LEFT, left, 13), 1.0)
    same_colour = facts[4 + shown] - (card != COLOUR_CHANGE)
    same_kind, rest, kinds_left = 0, 0, 0
    cards = state.held[seat]
    while cards != 0:
        each = lowest(cards)
        count = state.hands[seat][each] - (each == card)
        rest += count * points(each)
        if each != COLOUR_CHANGE and colour(each) != shown and kind(each) == of_kind:
            same_kind += count
        cards = without_lowest(cards)
    for each in range(COLOURS):
        kinds_left += facts[4 + each] - (each == shown and card != COLOUR_CHANGE) > 0
    changes = state.hands[seat][COLOUR_CHANGE] - (card == COLOUR_CHANGE)
    put(features, step(SAME_COLOUR, same_colour, 7), 1.0)
    put(features, step(SAME_KIND, same_kind, 3), 1.0)
    put(features, step(CHANGES_LEFT, changes, 3), 1.0)
    put(features, step(FOLLOWERS, same_colour + same_kind + changes, 7), 1.0)
    put(features, COLOURS_LEFT + kinds_left, 1.0)
    put(features, POINTS_LEFT, rest / 30)
    steps = 1
    effect = 0
    if of_kind == STOP or (of_kind == TAKE_FOUR and state.take_four != STACKS):
        steps = 2
        effect = 1 if of_kind == STOP else 2
    elif of_kind in (TAKE_TWO, TAKE_FOUR):
        effect = 3
    elif of_kind == REVERSE:
        effect = 4
        steps = -1 if state.seats > 2 else 2 if state.two_player_reverse == STOP_REVERSE else 1
    struck = seat_after(state, seat, state.direction if steps > 0 else -state.direction)
    put(features, step(EFFECT + 4 * effect, state.hand_sizes[struck] - 1, 3), 1.0)
    actor = seat_after(state, seat, state.direction * steps)
    put(features, NEXT_ACTOR + (0 if actor == seat else 1 if steps == 1 else 2), 1.0)
    if actor != seat:
        note_answer(state, memory, features, facts, actor, shown, of_kind, effect == 3)


@rule
def note_draw(state: State, memory: Memory, features: Features, facts: list[int], action: int) -> None:
    """The features of drawing, and of keeping what was drawn."""
    seat = state.turn
    put(features, OTHER_ACTION + (1 if action == END else 2 if state.debt > 0 else 3), 1.0)
    left = state.hand_sizes[seat] + (0 if action == END else state.debt if state.debt > 0 else 1)
    put(features, step(LEFT, left, 13), 1.0)
    actor = seat_after(state, seat, state.direction)
    put(features, NEXT_ACTOR + 1, 1.0)
    note_answer(state, memory, features, facts, actor, state.colour, kind(top(state)), False)


@rule
def note_answer(
    state: State, memory: Memory, features: Features, facts: list[int], actor: int, shown: int, of_kind: int, only_kind: bool
) -> None:
    """How likely somebody can follow on a colour and a kind, by the cards unseen and what that hand is known to lack."""
    unseen = facts[25] if facts[25] > 0 else 1
    size = state.hand_sizes[actor]
    chance = 1.0
    if shown != NO_COLOUR:
        of_colour = open_cards_of(memory, state, actor, shown)
        misses = 1.0
        if not only_kind:
            misses = (1.0 - share(facts[8 + shown], unseen)) ** of_colour
            misses *= (1.0 - share(facts[26], unseen)) ** size
        if of_kind != NO_KIND:
            same = share(facts[12 + of_kind], unseen)
            misses *= (1.0 - (same if only_kind else 0.75 * same)) ** open_cards_of(memory, state, actor, COLOURS + of_kind)
        chance = 1.0 - misses
    tenth = int(chance * 9.99)
    put(features, ANSWER + (size - 1 if size < 4 else 3) * 10 + tenth, 1.0)
