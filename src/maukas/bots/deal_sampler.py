"""Deals of the hidden cards that agree with the history, compiled: one after the other, by exchanges that leave nothing impossible.

A deal says of every card that another seat has held where it came from, and of the hidden ones which they are. Two exchanges lead from
one deal to the next: two hidden cards of the same pile change places, or two cards of the same hand, held or laid long ago, change
where they came from. An exchange is made if no card is then where it cannot be, or at least no more of them than before; so wrong
guesses mend themselves, and from then on every deal agrees with all that was seen. As each exchange is as likely as its way back, all
deals come up equally often, as they do at a table.
"""

import numpy as np

from maukas.games.bits import contains
from maukas.games.compiled_rules import random_below, shuffle
from maukas.games.compiler import Compiled, compiled, jitable
from maukas.games.hands import put_in_hand
from maukas.games.state import MAX_PACK

MOST_LAID = 402  # cards laid before that a deal may think again about
MOST_BARS = 256
MOST_CARDS = MAX_PACK + MOST_LAID
LONGEST_MENDING = 1000  # rounds of exchanges
TRIES = 30  # to bring one card to a better place
RESTLESS = 4  # rounds, then all cards may move, and something may get worse
LENIENT_ROUNDS = 50  # such rounds, where bars are only likely
FAITH = 80  # of a hundred of such bars are taken to be true
WARM_UP = 10  # such rounds, so that the first deal used is any of them
OFTEN_DRAWN = 40  # cards of the draw pile, shuffled for each world; the others, which are hardly ever drawn, for each deal
POSSIBLE, MENDED, IMPOSSIBLE = range(3)

DEAL = np.dtype(
    [
        ("held", "i4"),  # hidden cards in hands: they come first
        ("hidden", "i4"),  # with the draw pile, which comes next
        ("all", "i4"),  # with the cards laid before, which come last
        ("card", "i1", (MOST_CARDS,)),
        ("stock", "i2", (MOST_CARDS,)),  # the pile that the card was in,
        ("pile", "i2", (MOST_CARDS,)),  # and the one that it was drawn from: the same, unless a guess was wrong
        ("seat", "i1", (MOST_CARDS,)),  # by whom,
        ("since", "i4", (MOST_CARDS,)),  # and when
        ("until", "i4", (MOST_CARDS,)),  # when it was laid
        ("unlike", "i8", (MOST_CARDS,)),  # the cards that it was not, as seen when it was drawn
        ("forbidden", "i8", (MOST_CARDS,)),  # these, and those that its hand did not have while it was there
        ("is_lenient", "i1"),  # whether the bars are only likely
        ("bars", "i4"),
        ("bar_seat", "i1", (MOST_BARS,)),
        ("bar_time", "i4", (MOST_BARS,)),
        ("bar_cards", "i8", (MOST_BARS,)),
    ],
    align=True,
)
CHANCE = np.dtype([("generator", "u8")])


@jitable
def forbidden(deal: Compiled, origin: int, until: int) -> Compiled:
    """The cards that could not lie in a hand from when `origin` was drawn until then."""
    cards = deal.unlike[origin]
    for bar in range(deal.bars):
        if deal.bar_seat[bar] == deal.seat[origin] and deal.since[origin] < deal.bar_time[bar] < until:
            cards |= deal.bar_cards[bar]
    return cards


@jitable
def faults(deal: Compiled, card: int, origin: int, forbidden_there: int) -> Compiled:
    """What is wrong with the card at `card`, if it came from where the one at `origin` did."""
    return contains(forbidden_there, deal.card[card]) + (deal.stock[card] != deal.pile[origin])


@jitable
def faults_of(deal: Compiled, one: int, other: int) -> Compiled:
    """What is wrong with two cards."""
    return faults(deal, one, one, deal.forbidden[one]) + faults(deal, other, other, deal.forbidden[other])


@jitable
def exchange_cards(deal: Compiled, one: int, other: int, slack: int) -> None:
    """Let two hidden cards change places, if that makes nothing worse, or not by more than `slack`."""
    after = faults(deal, other, one, deal.forbidden[one]) + faults(deal, one, other, deal.forbidden[other])
    if after <= faults_of(deal, one, other) + slack:
        deal.card[one], deal.card[other] = deal.card[other], deal.card[one]
        deal.stock[one], deal.stock[other] = deal.stock[other], deal.stock[one]


@jitable
def exchange_origins(deal: Compiled, one: int, other: int, slack: int) -> None:
    """Let two cards of a hand change where they came from, if that makes nothing worse, or not by more than `slack`."""
    if deal.seat[one] != deal.seat[other] or deal.since[other] >= deal.until[one] or deal.since[one] >= deal.until[other]:
        return
    before = faults_of(deal, one, other)
    forbidden_one, forbidden_other = forbidden(deal, other, deal.until[one]), forbidden(deal, one, deal.until[other])
    if deal.card[one] == deal.card[other]:
        after = faults(deal, other, other, forbidden_one) + faults(deal, one, one, forbidden_other)
    else:
        after = faults(deal, one, other, forbidden_one) + faults(deal, other, one, forbidden_other)
    if after <= before + slack:
        if deal.card[one] == deal.card[other]:  # then each may as well be the other
            deal.stock[one], deal.stock[other] = deal.stock[other], deal.stock[one]
        deal.pile[one], deal.pile[other] = deal.pile[other], deal.pile[one]
        deal.since[one], deal.since[other] = deal.since[other], deal.since[one]
        deal.unlike[one], deal.unlike[other] = deal.unlike[other], deal.unlike[one]
        deal.forbidden[one], deal.forbidden[other] = forbidden_one, forbidden_other


@jitable
def exchange_stocks(deal: Compiled, one: int, other: int) -> None:
    """Let one card be the other, if they are alike and nothing gets worse."""
    if deal.card[one] == deal.card[other]:
        wrong = (deal.stock[one] != deal.pile[one]) + (deal.stock[other] != deal.pile[other])
        if (deal.stock[other] != deal.pile[one]) + (deal.stock[one] != deal.pile[other]) <= wrong:
            deal.stock[one], deal.stock[other] = deal.stock[other], deal.stock[one]


@jitable
def stir(deal: Compiled, chance: Compiled) -> None:
    """Every hidden card of a hand gets a chance to change places, and one to have come from elsewhere."""
    laid = deal.all - deal.hidden
    for place in range(deal.held):
        exchange_cards(deal, place, random_below(chance, deal.hidden), 0)
        if laid > 0:
            exchange_origins(deal, place, deal.hidden + random_below(chance, laid), 0)


@jitable
def change_a_little(deal: Compiled, chance: Compiled) -> None:
    """One hidden card of a hand gets a chance to change places, and another to have come from elsewhere."""
    if deal.held > 0:
        exchange_cards(deal, random_below(chance, deal.held), random_below(chance, deal.hidden), 0)
        if deal.all > deal.hidden:
            exchange_origins(deal, random_below(chance, deal.held), deal.hidden + random_below(chance, deal.all - deal.hidden), 0)


@jitable
def stir_past(deal: Compiled, chance: Compiled) -> None:
    """Every card laid before gets a chance to have come from elsewhere."""
    for number in range(deal.hidden, deal.all):
        exchange_origins(deal, number, deal.hidden + random_below(chance, deal.all - deal.hidden), 0)
        exchange_stocks(deal, number, random_below(chance, deal.all))


@jitable
def is_misplaced(deal: Compiled) -> Compiled:
    """Whether a card comes from a pile that it was not in."""
    return np.any(deal.stock[: deal.all] != deal.pile[: deal.all])


@jitable
def is_barred(deal: Compiled) -> Compiled:
    """Whether a card was in a hand when it cannot have been."""
    found = False
    for number in range(deal.all):
        found = found or contains(deal.forbidden[number], deal.card[number])
    return found


@jitable
def shuffle_pile(deal: Compiled, chance: Compiled) -> None:
    """Bring the cards of the draw pile into a random order: any of them may lie anywhere in it."""
    for last in range(deal.hidden - 1, deal.held, -1):
        other = deal.held + random_below(chance, last + 1 - deal.held)
        deal.card[last], deal.card[other] = deal.card[other], deal.card[last]
        deal.stock[last], deal.stock[other] = deal.stock[other], deal.stock[last]


@jitable
def deal_world(game: Compiled, deal: Compiled, chance: Compiled) -> None:
    """The next world."""
    stir(deal, chance)
    fill_world(game, deal, chance)


@jitable
def fill_world(game: Compiled, deal: Compiled, chance: Compiled) -> None:
    """Fill the hidden hands and the draw pile."""
    for place in range(deal.held):
        put_in_hand(game, deal.seat[place], deal.card[place])
    game.draw_size = deal.hidden - deal.held
    for place in range(game.draw_size):
        game.draw[place] = deal.card[deal.held + place]
    shuffle(chance, game.draw, game.draw_size, OFTEN_DRAWN)


@jitable
def doubt(deal: Compiled, chance: Compiled) -> None:
    """Where bars are only likely, leave some of them out."""
    if deal.is_lenient:
        for bar in range(deal.bars):
            if random_below(chance, 100) >= FAITH:
                deal.bar_cards[bar] = 0


@jitable
def try_elsewhere(deal: Compiled, number: int, chance: Compiled) -> None:
    """Look for a better place, or a better past, for a card that is wrong."""
    for _ in range(TRIES):
        if number < deal.hidden:
            exchange_cards(deal, number, random_below(chance, deal.hidden), 0)
        exchange_origins(deal, number, random_below(chance, deal.all), 0)
        exchange_stocks(deal, number, random_below(chance, deal.all))
        if faults(deal, number, number, deal.forbidden[number]) == 0:
            return


@jitable
def mend(deal: Compiled, chance: Compiled) -> Compiled:
    """Exchange cards until the deal is possible; return how that went."""
    for rounds in range(LONGEST_MENDING):
        if not is_misplaced(deal) and (not is_barred(deal) or (deal.is_lenient and rounds > LENIENT_ROUNDS)):
            return POSSIBLE if rounds == 0 else MENDED
        for number in range(deal.all):
            if faults(deal, number, number, deal.forbidden[number]) > 0:
                try_elsewhere(deal, number, chance)
        if rounds % RESTLESS == RESTLESS - 1:  # out of a dead end
            stir(deal, chance)
            stir_past(deal, chance)
            exchange_origins(deal, random_below(chance, deal.all), random_below(chance, deal.all), 1)
            exchange_cards(deal, random_below(chance, deal.hidden), random_below(chance, deal.hidden), 1)
    return IMPOSSIBLE


@compiled
def prepare(deals: Compiled, chances: Compiled, outcomes: Compiled) -> None:
    """Make every deal possible, and exchange cards until any other one may come next; note of each how it went."""
    for number in range(len(deals)):
        deal, chance = deals[number], chances[0]
        doubt(deal, chance)
        for place in range(deal.all):
            deal.forbidden[place] = forbidden(deal, place, deal.until[place])
        outcomes[number] = mend(deal, chance)
        shuffle_pile(deal, chance)
        for _ in range(WARM_UP):
            stir(deal, chance)
            stir_past(deal, chance)
