"""One moment of a DOS round, its house rules, and the numbers of the actions: values only."""

from dataclasses import dataclass

from maukas.games.dos.cards import CARDS
from maukas.games.options import Options as BaseOptions
from maukas.games.options import amount, choice, switch
from maukas.games.record import number, numbers
from maukas.games.rule import rule
from maukas.games.state import MAX_PACK, RoundState

MIN_PLAYERS = 2
MAX_PLAYERS = 6                                         # AD-01: two to four by the sheet, up to six as an extra

# Phases, beside OVER
START, DREW, COVERED, BONUS = 1, 2, 3, 4                # of a turn: nothing done; a card drawn; a centre card covered; bonus cards
PHASES = {START: "start", DREW: "drawn", COVERED: "covered", BONUS: "bonus"}

# Actions: a cover is first, second (none: 0, else card + 1) and centre card in one number
ADD = CARDS * (CARDS + 1) * CARDS                       # + card
DRAW = ADD + CARDS
END = DRAW + 1
CALL = END + 1
CATCH = CALL + 1                                        # + seat
ACTIONS = CATCH + MAX_PLAYERS

# Values of the options, in the order of `Options`
ANY_COVER, DRAWN_COVER, DRAW_ENDS = range(3)            # after_draw
MAY, MUST = range(2)                                    # bonus
ANY_LAST, MATCH_LAST = range(2)                         # last_card
OPEN, NEXT_MOVE = range(2)                              # catch_window
CAUGHT, AUTO = range(2)                                 # dos
ANY_TWO, DOWN_TO_TWO = range(2)                         # call_due


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(BaseOptions):
    """The house rules of DOS; the sheet's rules by default."""

    after_draw: str = choice("any", "drawn", "end")                         # AD-09
    bonus: str = choice("may", "must")                                      # AD-13
    bonus_covers: bool = switch()                                           # AD-08
    last_card: str = choice("any", "match")                                 # AD-15
    catch_window: str = choice("open", "next_move")                         # AD-27
    dos: str = choice("caught", "auto")                                     # D-36
    call_due: str = choice("any_two", "down_to_two")                        # AD-26
    call_penalty: int = amount(2, 0, 10)                                    # D-36
    caught_blocks_out: bool = switch()                                      # AD-31
    false_catch_penalty: int = amount(0, 0, 10)                             # AD-29
    hand_size: int = amount(7, 1, 10)                                       # D-06
    target: int = amount(200, 1, 9999, ready=(100, 200, 300, 500))          # D-43, AD-35


class State(RoundState):
    """One moment of a round."""

    row: list[int] = numbers(MAX_PACK)                  # the centre row
    row_size: int = number()
    first: list[int] = numbers(MAX_PACK)                # the card laid on each centre card in this turn, else NO_CARD
    second: list[int] = numbers(MAX_PACK)               # the second one of a sum, else NO_CARD
    drawn: int = number()                               # the card drawn in this turn, else NO_CARD
    bonuses: int = number()                             # hand cards the seat on turn may still add to the row
    doubles: int = number()                             # double-colour covers of this turn: the others draw for each
    owed: int = number()                                # penalty cards the seat on turn takes at the end of its turn
    called: int = number()                              # 1: the seat on turn has called DOS! beforehand
    exposed: int = number()                             # the set of seats that came to two cards and have not called

    after_draw: int = number()
    bonus: int = number()
    bonus_covers: int = number()
    last_card: int = number()
    catch_window: int = number()
    dos: int = number()
    call_due: int = number()
    call_penalty: int = number()
    caught_blocks_out: int = number()
    false_catch_penalty: int = number()
    hand_size: int = number()


@rule
def cover_action(first: int, second: int, target: int) -> int:
    """The action that lays `first`, and `second` unless NO_CARD, on the centre card `target`; first <= second."""
    return (first * (CARDS + 1) + second + 1) * CARDS + target


@rule
def cover_target(action: int) -> int:
    """The centre card that a cover covers."""
    return action % CARDS


@rule
def cover_first(action: int) -> int:
    """The card, or the lower of two cards, that a cover lays."""
    return action // (CARDS * (CARDS + 1))


@rule
def cover_second(action: int) -> int:
    """The higher of two cards that a cover lays, NO_CARD if it lays only one."""
    return action // CARDS % (CARDS + 1) - 1
