"""What a learned value is told of a decision in DOS: the hand, the row and the others' hands as the seat on turn sees them."""

from maukas.games.bits import bit, lowest, without_lowest
from maukas.games.dos.cards import DOS_WILD, HASH, PACK, colours, is_hash, partner_cards, points, single_cards, value
from maukas.games.dos.rules import earns_bonus
from maukas.games.dos.state import ADD, BONUS, DRAW, END, State, cover_first, cover_second, cover_target
from maukas.games.features import Features, Memory, forget_laid, open_cards_of, put, seat_after, share, step
from maukas.games.rule import rule
from maukas.games.state import NO_CARD

VERSION = 1                                             # of these features; weights belong to one
VALUES = HASH + 1                                       # classes of cards: their values
PACK_SIZE = len(PACK)
IN_PACK = tuple(sum(1 for card in PACK if value(card) == each) for each in range(VALUES))

# Places of the features of a position
HAND = 0                                                # one, two, three and more of each value
HAND_SIZE = HAND + 3 * VALUES
OPEN = HAND_SIZE + 14                                   # one and two open centre cards of a value
OPEN_COUNT = OPEN + 2 * VALUES
COVERED_COUNT = OPEN_COUNT + 6
PHASE = COVERED_COUNT + 4
BONUSES = PHASE + 5
DOUBLES = BONUSES + 4
NEXT_SIZE = DOUBLES + 4
SECOND_SIZE = NEXT_SIZE + 12
BEFORE_SIZE = SECOND_SIZE + 12
LEAST_SIZE = BEFORE_SIZE + 12
SEATS = LEAST_SIZE + 12
UNSEEN = SEATS + 9
OPTION = UNSEEN + VALUES + 1

# Places of the features of an action
ACTION = OPTION + 12                                    # by phase
FIRST = ACTION + 5 * 8
SECOND = FIRST + VALUES
TARGET = SECOND + VALUES
ADDED = TARGET + VALUES
LEFT = ADDED + VALUES
SINGLES_LEFT = LEFT + 14                                # open centre cards that the rest of the hand can still cover
MATCHES_LEFT = SINGLES_LEFT + 4
PAIRS_LEFT = MATCHES_LEFT + 4
OPEN_LEFT = PAIRS_LEFT + 4
WILDS_LEFT = OPEN_LEFT + 6
KEPT_VALUES = WILDS_LEFT + 5
BONUSES_AFTER = KEPT_VALUES + 8
DOUBLES_AFTER = BONUSES_AFTER + 4 * 4
ROW_FOR_NEXT = DOUBLES_AFTER + 4 * 4                    # what the next player finds, if the turn ends
ANSWER = ROW_FOR_NEXT + 2 * VALUES
POINTS_LEFT = ANSWER + 4 * 10
OUT = POINTS_LEFT + 1
FEATURES = OUT + 2


@rule
def note_move(state: State, memory: Memory, action: int) -> None:
    """What everybody learns from an action of the seat on turn, before it is carried out."""
    seat = state.turn
    if action < DRAW:
        forget_laid(memory, state, seat)
        if action < ADD and cover_second(action) != NO_CARD:
            forget_laid(memory, state, seat)
    elif action == DRAW:
        for place in range(state.row_size):
            of_value = value(state.row[place])
            if of_value == HASH:
                for each in range(VALUES):
                    memory.clear[seat][each] = state.hand_sizes[seat]
            else:
                memory.clear[seat][of_value] = state.hand_sizes[seat]
            memory.clear[seat][HASH] = state.hand_sizes[seat]


@rule
def note_position(state: State, memory: Memory, features: Features, facts: list[int]) -> None:  # noqa: ARG001
    """The features of the position, and facts that those of its actions need.

    Facts: unseen cards by value (0 to 11) and all of them (12); held cards by value (13 to 24).
    """
    seat = state.turn
    for each in range(VALUES):
        facts[each] = IN_PACK[each]
        facts[13 + each] = 0
    facts[12] = PACK_SIZE - state.discard_size - state.hand_sizes[seat]
    for place in range(state.discard_size):
        facts[value(state.discard[place])] -= 1
    cards = state.held[seat]
    while cards != 0:
        card = lowest(cards)
        count = state.hands[seat][card]
        facts[value(card)] -= count
        facts[13 + value(card)] += count
        cards = without_lowest(cards)
    open_count, covered = 0, 0
    for place in range(state.row_size):
        card = state.row[place]
        facts[value(card)] -= 1
        facts[12] -= 1
        if state.first[place] == NO_CARD:
            open_count += 1
            put(features, OPEN + value(card) + (VALUES if is_twin(state, place) else 0), 1.0)
        else:
            covered += 1
            facts[12] -= 1
            facts[value(state.first[place])] -= 1
            if state.second[place] != NO_CARD:
                facts[12] -= 1
                facts[value(state.second[place])] -= 1
    for each in range(1, VALUES):
        if facts[13 + each] > 0:
            put(features, step(HAND + 3 * each, facts[13 + each] - 1, 2), 1.0)
        put(features, UNSEEN + each, 10.0 * share(facts[each], facts[12]))
    put(features, UNSEEN + VALUES, state.draw_size / 50)
    put(features, step(HAND_SIZE, state.hand_sizes[seat], 13), 1.0)
    put(features, step(OPEN_COUNT, open_count, 5), 1.0)
    put(features, step(COVERED_COUNT, covered, 3), 1.0)
    put(features, PHASE + state.phase, 1.0)
    put(features, step(BONUSES, state.bonuses, 3), 1.0)
    put(features, step(DOUBLES, state.doubles, 3), 1.0)
    note_others(features, state)
    note_options(features, state)


@rule
def is_twin(state: State, place: int) -> bool:
    """Whether an open centre card of the same value lies further ahead in the row."""
    found = False
    for other in range(place):
        found = found or (state.first[other] == NO_CARD and value(state.row[other]) == value(state.row[place]))
    return found


@rule
def note_others(features: Features, state: State) -> None:
    """The sizes of the other hands."""
    seat = state.turn
    put(features, step(NEXT_SIZE, state.hand_sizes[seat_after(state, seat, 1)] - 1, 11), 1.0)
    if state.seats > 2:
        put(features, step(BEFORE_SIZE, state.hand_sizes[seat_after(state, seat, -1)] - 1, 11), 1.0)
    if state.seats > 3:
        put(features, step(SECOND_SIZE, state.hand_sizes[seat_after(state, seat, 2)] - 1, 11), 1.0)
    least = 100
    for other in range(state.seats):
        if other != seat and state.hand_sizes[other] < least:
            least = state.hand_sizes[other]
    put(features, step(LEAST_SIZE, least - 1, 11), 1.0)
    put(features, SEATS + state.seats - 2, 1.0)


@rule
def note_options(features: Features, state: State) -> None:
    """The house rules that are on."""
    if state.after_draw > 0:
        put(features, OPTION + state.after_draw - 1, 1.0)
    if state.bonus > 0:
        put(features, OPTION + 2, 1.0)
    if state.bonus_covers > 0:
        put(features, OPTION + 3, 1.0)
    if state.last_card > 0:
        put(features, OPTION + 4, 1.0)
    put(features, OPTION + 5, state.hand_size / 7)
    if state.owed > 0:
        put(features, OPTION + 6, float(state.owed))


@rule
def note_action(state: State, memory: Memory, features: Features, facts: list[int], action: int) -> None:
    """The features of an action of the seat on turn: what it leaves in the hand and in the row, and for whom."""
    seat = state.turn
    first, second, target = NO_CARD, NO_CARD, NO_CARD
    bonuses, doubles, sort = state.bonuses, state.doubles, 0
    if action in (DRAW, END):
        sort = 0 if action == DRAW else 1
    elif action >= ADD:
        first, sort = action - ADD, 2
        put(features, ADDED + value(first), 1.0)
        if state.phase == BONUS:
            bonuses -= 1
    else:
        first, second, target = cover_first(action), cover_second(action), cover_target(action)
        sort = 3 if second == NO_CARD else 4
        put(features, FIRST + value(first), 1.0)
        put(features, TARGET + value(target), 1.0)
        if second != NO_CARD:
            put(features, SECOND + value(second), 1.0)
        if state.phase == BONUS:
            bonuses -= 1
        elif earns_bonus(first, second, target):
            bonuses += 1
            doubles += second != NO_CARD
            sort += 2
    put(features, ACTION + state.phase * 8 + sort, 1.0)
    left = state.hand_sizes[seat] - (first != NO_CARD) - (second != NO_CARD) + (action == DRAW)
    put(features, step(LEFT, left, 13), 1.0)
    put(features, (BONUSES_AFTER + 4 * (left - 1 if left < 4 else 3) if left > 0 else BONUSES_AFTER) + (min(3, bonuses)), 1.0)
    note_rest(features, state, first, second, target)
    after = seat_after(state, seat, 1)
    size = state.hand_sizes[after]
    put(features, DOUBLES_AFTER + 4 * (size - 1 if size < 4 else 3) + (min(3, doubles)), 1.0)
    if left == 0:
        put(features, OUT, 1.0)
    note_row(state, memory, features, facts, action, target)


@rule
def note_rest(features: Features, state: State, first: int, second: int, target: int) -> None:
    """What is left in the hand, and what it can still cover in this turn or the next."""
    seat = state.turn
    held = state.held[seat]
    if first != NO_CARD and state.hands[seat][first] - 1 - (first == second) == 0:
        held &= ~bit(first)
    if second != NO_CARD and second != first and state.hands[seat][second] == 1:
        held &= ~bit(second)
    singles, matches, pairs, opened = 0, 0, 0, 0
    is_covered = target == NO_CARD
    for place in range(state.row_size):
        centre = state.row[place]
        if state.first[place] != NO_CARD:
            continue
        if not is_covered and centre == target:
            is_covered = True
            continue
        opened += 1
        fitting = held & single_cards(centre)
        singles += fitting != 0
        is_match = False
        while fitting != 0:
            if colours(lowest(fitting)) & colours(centre) != 0:
                is_match = True
            fitting = without_lowest(fitting)
        matches += is_match
        is_pair = False
        firsts = held
        while firsts != 0 and not is_pair:
            one = lowest(firsts)
            seconds = firsts if state.hands[seat][one] > 1 else without_lowest(firsts)
            if seconds & partner_cards(one, centre) != 0:
                is_pair = True
            firsts = without_lowest(firsts)
        pairs += is_pair
    put(features, step(SINGLES_LEFT, singles, 3), 1.0)
    put(features, step(MATCHES_LEFT, matches, 3), 1.0)
    put(features, step(PAIRS_LEFT, pairs, 3), 1.0)
    put(features, step(OPEN_LEFT, opened, 5), 1.0)
    wilds, worth, kept, last = 0, 0, 0, -1
    cards = held
    while cards != 0:
        card = lowest(cards)
        count = state.hands[seat][card] - (card == first) - (card == second)
        worth += count * points(card)
        if card == DOS_WILD or is_hash(card):
            wilds += count
        if value(card) != last:
            kept += 1
            last = value(card)
        cards = without_lowest(cards)
    put(features, step(WILDS_LEFT, wilds, 4), 1.0)
    put(features, step(KEPT_VALUES, kept, 7), 1.0)
    put(features, POINTS_LEFT, worth / 50)


@rule
def note_row(state: State, memory: Memory, features: Features, facts: list[int], action: int, target: int) -> None:
    """What lies open in the row afterwards, and how likely the next player can cover some of it."""
    after = seat_after(state, state.turn, 1)
    misses = 1.0
    is_covered = target == NO_CARD
    opened = 0
    for place in range(state.row_size):
        centre = state.row[place]
        if state.first[place] != NO_CARD:
            continue
        if not is_covered and centre == target:
            is_covered = True
            continue
        misses *= missing_chance(state, memory, facts, after, value(centre))
        put(features, ROW_FOR_NEXT + value(centre) + (VALUES if opened > 1 else 0), 1.0)
        opened += 1
    if ADD <= action < DRAW:
        centre = action - ADD
        misses *= missing_chance(state, memory, facts, after, value(centre))
        put(features, ROW_FOR_NEXT + value(centre) + (VALUES if opened > 1 else 0), 1.0)
    size = state.hand_sizes[after]
    put(features, ANSWER + (size - 1 if size < 4 else 3) * 10 + int((1.0 - misses) * 9.99), 1.0)


@rule
def missing_chance(state: State, memory: Memory, facts: list[int], other: int, of_value: int) -> float:
    """How likely a hand has no single card for a centre card of a value."""
    if of_value == HASH:
        return 0.0
    missing: float = (1.0 - share(facts[of_value], facts[12])) ** open_cards_of(memory, state, other, of_value)
    return missing
