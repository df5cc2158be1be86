"""One moment of a Mau Mau round, its house rules, and the numbers of the actions: values only."""

from dataclasses import dataclass

from maukas.games.maumau.cards import COLOUR_CHANGE, COLOURS
from maukas.games.options import Options as BaseOptions
from maukas.games.options import amount, choice, switch
from maukas.games.record import number
from maukas.games.state import MAX_SEATS, RoundState

MIN_PLAYERS = 2
MAX_PLAYERS = MAX_SEATS                                 # AM-01

TOP = 1                                                 # M-36: the top card of the discard pile stays when it is reshuffled

SILENT_ONES = MAX_SEATS                                 # a window that is open for each of the seats in `silent`

# Phases, beside OVER
PLAY, DRAWN = 1, 2                                      # the seat on turn decides; it has drawn a card that it may play
PHASES = {PLAY: "play", DRAWN: "drawn"}

# Actions: a coloured card has its own number
LAY_LAST_CHANGE = COLOUR_CHANGE                         # AM-20: a colour change as last card names no colour
LAY_CHANGE = COLOUR_CHANGE + 1                          # + colour
DRAW = LAY_CHANGE + COLOURS
END = DRAW + 1
CALL = END + 1
CATCH = CALL + 1                                        # + seat
ACTIONS = CATCH + MAX_SEATS

# Values of the options, in the order of `Options`
COUNTS, PLAIN, NUMBER = range(3)                        # start_card
KEEP, MAY_PLAY = range(2)                               # drawn_card
FINAL, STACKS = range(2)                                # take_four
PLAIN_REVERSE, STOP_REVERSE = range(2)                  # two_player_reverse
NEIGHBOUR, LAYER = range(2)                             # reverse_after_stop
ANY_COLOUR, NEW_COLOUR = range(2)                       # named_colour
IGNORED, SERVED = range(2)                              # last_take
ANY_LAST, NUMBER_LAST = range(2)                        # last_card
JUDGE, CAUGHT, AUTO = range(3)                          # mau
ANY_TIME, WITH_CARD, AFTER_CARD, ONE_LEFT = range(4)    # mau_timing


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(BaseOptions):
    """The house rules of Mau Mau; the sheets' rules by default."""

    start_card: str = choice("counts", "plain", "number")                   # AM-04, AM-05
    drawn_card: str = choice("keep", "may_play")                            # AM-08
    free_draw: bool = switch()                                              # AM-06
    change_forces: bool = switch()                                          # AM-07
    take_four: str = choice("final", "stacks")                              # AM-13
    two_player_reverse: str = choice("plain", "stop")                       # AM-15
    reverse_after_stop: str = choice("neighbour", "layer")                  # AM-17
    named_colour: str = choice("any", "new")                                # AM-20
    last_take: str = choice("ignored", "served")                            # AM-23
    last_card: str = choice("any", "number")                                # AM-22
    mau: str = choice("judge", "caught", "auto")                            # AM-25
    mau_timing: str = choice("any", "with_card", "after_card", "one_left")  # AM-24
    mau_penalty: int = amount(1, 0, 10)                                     # M-39
    false_mau_penalty: int = amount(0, 0, 10)                               # AM-26
    hand_size: int = amount(5, 1, 10)                                       # M-08
    rounds: int = amount(3, 1, 99, ready=(1, 3, 5, 7))                      # M-05, AM-34
    ties: str = choice("shared", "rounds_won", "one_more")                  # AM-33


class State(RoundState):
    """One moment of a round."""

    direction: int = number()                           # 1 clockwise, -1 not
    colour: int = number()                              # the colour in force
    debt: int = number()                                # cards the seat on turn owes
    skipped: int = number()                             # 1: the turn has come to its seat over somebody who was skipped
    drawn: int = number()                               # the card just drawn that may be played, else NO_CARD
    said: int = number()                                # 1: the seat on turn has said mau in this turn
    window: int = number()                              # the seat that has just come down to one card without mau; NO_SEAT; or SILENT_ONES
    silent: int = number()                              # where mau is due while one card is left: the set of seats that have not said it

    start_card: int = number()
    drawn_card: int = number()
    free_draw: int = number()
    change_forces: int = number()
    take_four: int = number()
    two_player_reverse: int = number()
    reverse_after_stop: int = number()
    named_colour: int = number()
    last_take: int = number()
    last_card: int = number()
    mau: int = number()
    mau_timing: int = number()
    mau_penalty: int = number()
    false_mau_penalty: int = number()
    hand_size: int = number()
