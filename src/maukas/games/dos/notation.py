"""Text of DOS cards, moves and positions: each `parse_x` is the inverse of its `format_x`."""

from collections.abc import Mapping
from functools import cache

from maukas.games.bits import bit, contains
from maukas.games.dos.cards import CARD_NAMES, PACK, partner_cards, single_cards
from maukas.games.dos.state import (
    ADD,
    BONUS,
    CALL,
    CATCH,
    COVERED,
    DRAW,
    DREW,
    END,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PHASES,
    START,
    Options,
    State,
    cover_action,
    cover_first,
    cover_second,
    cover_target,
)
from maukas.games.errors import BadNotation, quoted
from maukas.games.notation import CardNames, TomlTable, format_end, format_seats, lay_below, parse_end, parse_seats
from maukas.games.state import NO_CARD, OVER

NAMES = CardNames(CARD_NAMES, PACK)

PLAIN_ACTIONS = {
    **{f"add:{name}": ADD + card for card, name in enumerate(CARD_NAMES)},
    "draw": DRAW,
    "end": END,
    "dos": CALL,
    **{f"catch:{seat}": CATCH + seat for seat in range(MAX_PLAYERS)},
}
PLAIN_NAMES = {action: name for name, action in PLAIN_ACTIONS.items()}


@cache
def parse_action(text: str) -> int:
    """The action written as `text`; the two cards of a sum may come in either order."""
    plain = PLAIN_ACTIONS.get(text)
    if plain is not None:
        return plain
    laid, mark, target = text.partition(">")
    names = laid.split("+")
    if not mark or len(names) > 2:
        raise BadNotation(f"{quoted(text)} is not a move of DOS")
    cards = sorted(map(NAMES.parse, names))
    return cover_action(cards[0], cards[1] if len(cards) == 2 else NO_CARD, NAMES.parse(target))


@cache
def format_action(action: int) -> str:
    """The text of an action."""
    if action >= ADD:
        return PLAIN_NAMES[action]
    second = cover_second(action)
    laid = NAMES.format(cover_first(action)) + ("" if second == NO_CARD else "+" + NAMES.format(second))
    return f"{laid}>{NAMES.format(cover_target(action))}"


@cache
def possible_actions() -> tuple[int, ...]:
    """The actions that can be legal at some time: of all covers only those whose numbers can fit, some 6,000 of 70,000."""
    cards = range(len(CARD_NAMES))
    singles = [cover_action(first, NO_CARD, target) for first in cards for target in cards if contains(single_cards(target), first)]
    pairs = [
        cover_action(first, second, target)
        for first in cards
        for target in cards
        for second in cards[first:]
        if contains(partner_cards(first, target), second)
    ]
    return (*sorted([*singles, *pairs]), *PLAIN_NAMES)


def laid_cards(move: str) -> list[str]:
    """The cards that a move takes out of the hand."""
    if move.startswith("add:"):
        return [move.removeprefix("add:")]
    laid, mark, _ = move.partition(">")
    return laid.split("+") if mark else []


def parse_position(values: Mapping[str, object], options: Options) -> State:
    """The moment that a position table describes."""
    table = TomlTable(values, "position")
    state = State()
    options.enter(state)
    named = parse_seats(table, state, NAMES, range(MIN_PLAYERS, MAX_PLAYERS + 1))
    row = NAMES.parse_list(table.take("row", str))
    NAMES.left_over([*named, *row])  # refuses more cards than there are
    state.row_size = len(row)
    for place, card in enumerate(row):
        state.row[place] = card
        state.first[place] = state.second[place] = NO_CARD
    covering = [card for text in table.listed("covers", str, []) for card in parse_cover(state, text)]
    drawn = table.take("drawn", str, "")
    state.drawn = NAMES.parse(drawn) if drawn not in ("", "none") else NO_CARD
    likely = COVERED if covering else DREW if drawn else START
    phase = table.take("phase", str, PHASES[likely])
    if phase not in PHASES.values():
        raise BadNotation(f"position: phase = {phase!r} is not one of {', '.join(PHASES.values())}")
    state.phase = next(number for number, name in PHASES.items() if name == phase)
    state.bonuses = table.number("bonuses", 0, high=len(PACK))
    state.doubles = table.number("doubles", 0, high=len(PACK))
    state.owed = table.number("owed", 0)
    state.called = int(table.take("called", bool, False))
    for seat in table.listed("exposed", int, []):
        if not 0 <= seat < state.seats or state.hand_sizes[seat] != 2:
            raise BadNotation("position: only a seat with two cards is exposed")
        state.exposed |= bit(seat)
    if parse_end(table, state):
        state.phase = OVER
    else:
        check_phase(state, has_covers=bool(covering), has_drawn=bool(drawn))
    lay_below(table, state, NAMES.left_over([*named, *row, *covering]))
    table.close()
    return state


def check_phase(state: State, *, has_covers: bool, has_drawn: bool) -> None:
    """What lies on the row and what was drawn must agree with the phase of the turn."""
    if has_covers != (state.phase == COVERED):
        raise BadNotation("position: covers belong to the phase covered, and it has some")
    if state.phase == START and has_drawn:
        raise BadNotation("position: nothing is drawn at the start of a turn")
    if state.phase == DREW and (not has_drawn or (state.drawn != NO_CARD and state.hands[state.turn][state.drawn] == 0)):
        raise BadNotation("position: in the phase drawn the card is in the hand of the seat on turn")
    if state.phase == BONUS and state.bonuses == 0:
        raise BadNotation("position: the phase bonus needs bonuses")


def parse_cover(state: State, text: str) -> list[int]:
    """Lay the cards of a cover on their centre card; return them."""
    action = parse_action(text)
    if action >= ADD:
        raise BadNotation(f"position: {text!r} covers no centre card")
    first, second, target = cover_first(action), cover_second(action), cover_target(action)
    if not contains(single_cards(target), first) if second == NO_CARD else not contains(partner_cards(first, target), second):
        raise BadNotation(f"position: {quoted(text)} does not make the number of the centre card")
    for place in range(state.row_size):
        if state.row[place] == target and state.first[place] == NO_CARD:
            state.first[place], state.second[place] = first, second
            return [first] if second == NO_CARD else [first, second]
    raise BadNotation(f"position: {text!r}: there is no such open centre card")


def format_covers(state: State) -> list[str]:
    """What lies on the covered centre cards, in the order of the row."""
    return [
        format_action(cover_action(state.first[place], state.second[place], state.row[place]))
        for place in range(state.row_size)
        if state.first[place] != NO_CARD
    ]


def format_position(state: State) -> dict[str, object]:
    """The position table of a moment."""
    values = format_seats(state, NAMES)
    values["row"] = NAMES.format_list(state.row[: state.row_size])
    covers = format_covers(state)
    if covers:
        values["covers"] = covers
    if state.phase == DREW or state.drawn != NO_CARD:
        values["drawn"] = NAMES.format(state.drawn) if state.drawn != NO_CARD else "none"
    if state.phase != OVER:
        values["phase"] = PHASES[state.phase]
    for name in ("bonuses", "doubles", "owed"):
        if getattr(state, name):
            values[name] = getattr(state, name)
    if state.called:
        values["called"] = True
    exposed = [seat for seat in range(state.seats) if contains(state.exposed, seat)]
    if exposed:
        values["exposed"] = exposed
    laid = sum((state.first[place] != NO_CARD) + (state.second[place] != NO_CARD) for place in range(state.row_size))
    in_play = sum(state.hand_sizes) + state.discard_size + state.draw_size + state.row_size + laid
    return values | format_end(state, over=state.phase == OVER, exhausted=in_play < len(PACK))
