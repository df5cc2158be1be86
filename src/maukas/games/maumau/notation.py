"""Text of Mau Mau cards, moves and positions: each `parse_x` is the inverse of its `format_x`."""

from collections.abc import Mapping

from maukas.games.bits import bit, contains
from maukas.games.errors import BadNotation, quoted
from maukas.games.maumau.cards import CARD_NAMES, COLOUR_CHANGE, LETTERS, NO_COLOUR, PACK, TAKE_FOUR, TAKE_TWO, colour, kind
from maukas.games.maumau.state import (
    CALL,
    CATCH,
    DRAW,
    DRAWN,
    END,
    LAY_CHANGE,
    LAYER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PLAY,
    SILENT_ONES,
    Options,
    State,
)
from maukas.games.notation import CardNames, TomlTable, format_end, format_seats, lay_below, parse_end, parse_seats
from maukas.games.state import NO_CARD, NO_SEAT, OVER

NAMES = CardNames(CARD_NAMES, PACK)

ACTION_NUMBERS = {
    **{name: card for card, name in enumerate(CARD_NAMES)},
    **{f"W:{letter}": LAY_CHANGE + named for named, letter in enumerate(LETTERS)},
    "draw": DRAW,
    "end": END,
    "mau": CALL,
    **{f"catch:{seat}": CATCH + seat for seat in range(MAX_PLAYERS)},
}
ACTION_NAMES = {action: name for name, action in ACTION_NUMBERS.items()}


def parse_action(text: str) -> int:
    """The action written as `text`."""
    try:
        return ACTION_NUMBERS[text]
    except KeyError:
        raise BadNotation(f"{quoted(text)} is not a move of Mau Mau") from None


def format_action(action: int) -> str:
    """The text of an action."""
    return ACTION_NAMES[action]


def laid_cards(move: str) -> list[str]:
    """The cards that a move takes out of the hand."""
    return [CARD_NAMES[COLOUR_CHANGE]] if move.startswith("W:") else [move] if move in NAMES.numbers else []


def parse_position(values: Mapping[str, object], options: Options) -> State:
    """The moment that a position table describes."""
    table = TomlTable(values, "position")
    state = State()
    options.enter(state)
    named = parse_seats(table, state, NAMES, range(MIN_PLAYERS, MAX_PLAYERS + 1))
    if state.discard_size == 0:
        raise BadNotation("position: discard needs at least one card")
    top = state.discard[state.discard_size - 1]
    state.direction = table.number("direction", 1, low=-1, high=1)
    if state.direction == 0:
        raise BadNotation("position: direction is 1 or -1")
    state.colour = parse_colour(table, top)
    state.debt = table.number("debt", 0, high=len(PACK))
    if state.debt > 0 and kind(top) not in (TAKE_TWO, TAKE_FOUR):
        raise BadNotation("position: a debt needs a Take on top")
    state.skipped = int(table.take("skipped", bool, False))
    state.said = int(table.take("said", bool, False))
    state.window = table.number("window", NO_SEAT, high=state.seats - 1)
    if state.window != NO_SEAT and state.hand_sizes[state.window] != 1:
        raise BadNotation("position: the window is open for a seat with one card only")
    for seat in table.listed("silent", int, []):
        if not 0 <= seat < state.seats or state.hand_sizes[seat] != 1:
            raise BadNotation("position: only a seat with one card is silent")
        state.silent |= bit(seat)
        state.window = SILENT_ONES
    drawn = table.take("drawn", str, "")
    state.drawn = NAMES.parse(drawn) if drawn else NO_CARD
    if drawn and state.hands[state.turn][state.drawn] == 0:
        raise BadNotation("position: the drawn card is not in the hand of the seat on turn")
    state.phase = OVER if parse_end(table, state) else DRAWN if drawn else PLAY
    lay_below(table, state, NAMES.left_over(named))
    table.close()
    return state


def parse_colour(table: TomlTable, top: int) -> int:
    """The colour in force: that of the top card, or the one named for a colour change."""
    letter = table.take("colour", str, "")
    if letter not in ("", *LETTERS):
        raise BadNotation(f"position: colour = {letter!r} is not one of {', '.join(LETTERS)}")
    if top == COLOUR_CHANGE:
        return LETTERS.index(letter) if letter else NO_COLOUR
    if letter and LETTERS.index(letter) != colour(top):
        raise BadNotation("position: only a colour change on top lets another colour be in force")
    return colour(top)


def silent_seats(state: State) -> list[int]:
    """The seats that have one card left and have not said mau, where that is due as long as it is so."""
    return [seat for seat in range(state.seats) if contains(state.silent, seat) and state.hand_sizes[seat] == 1]


def format_position(state: State) -> dict[str, object]:
    """The position table of a moment."""
    values = format_seats(state, NAMES)
    if state.direction != 1:
        values["direction"] = state.direction
    if state.colour != NO_COLOUR:
        values["colour"] = LETTERS[state.colour]
    if state.debt:
        values["debt"] = state.debt
    if state.skipped and state.reverse_after_stop == LAYER:
        values["skipped"] = True
    if state.said:
        values["said"] = True
    if state.window not in (NO_SEAT, SILENT_ONES):
        values["window"] = state.window
    silent = silent_seats(state)
    if silent:
        values["silent"] = silent
    if state.drawn != NO_CARD:
        values["drawn"] = NAMES.format(state.drawn)
    in_play = sum(state.hand_sizes) + state.discard_size + state.draw_size
    return values | format_end(state, over=state.phase == OVER, exhausted=in_play < len(PACK))
