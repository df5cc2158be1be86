"""How likely the others' past decisions were, if a deal is true: worlds in which they played sensibly are believed in more.

A deal is changed a little and the change is kept or undone, so that in the long run each deal comes up as often as it is likely
(Metropolis). The others may play by the network or by rules of thumb, and do something else now and then.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from maukas.bots.public_memory import PastDecision
from maukas.bots.search import weigh
from maukas.bots.value_net import MEMORY, value_actions
from maukas.games.compiled_rules import new_games, write_record
from maukas.games.compiler import Compiled, jitable
from maukas.games.hands import put_in_hand

SHARPNESS = 4.0  # how much more likely a decision is that the network likes better: of its odds, this power
BY_NET, BY_THUMB = 0.55, 0.35  # of the decisions; the rest is anything

PAST = np.dtype([("action", "i4"), ("time", "i4"), ("size", "i4")], align=True)


class Past(NamedTuple):
    """Decisions of others: the positions, what was known, and what was done."""

    games: Compiled
    memories: Compiled
    decisions: Compiled


@jitable
def likelihood(deal: Compiled, past: Compiled, net: Compiled, mind: Compiled) -> Compiled:
    """The logarithm of how likely the past decisions were."""
    total = 0.0
    for number in range(len(past.decisions)):
        game, decision = past.games[number], past.decisions[number]
        give_hand(game, deal, decision.time)
        if game.hand_sizes[game.turn] == decision.size:  # else it was too long ago to know
            best = value_actions(game, past.memories[number], net, mind, False)
            total += np.log(chance_of(game, mind, best, decision.action))
    return total


@jitable
def give_hand(game: Compiled, deal: Compiled, time: int) -> None:
    """Give the seat on turn what it held at that time by a deal."""
    seat = game.turn
    for card in range(len(game.hands[seat])):
        game.hands[seat][card] = 0
    game.held[seat] = 0
    game.hand_sizes[seat] = 0
    for place in range(deal.all):
        is_held = place < deal.held or place >= deal.hidden
        if is_held and deal.seat[place] == seat and deal.since[place] < time <= deal.until[place]:
            put_in_hand(game, seat, deal.card[place])


@jitable
def chance_of(game: Compiled, mind: Compiled, best: int, action: int) -> Compiled:
    """How likely the seat on turn decides so, if the network has valued its decisions."""
    if mind.count == 1:
        return 1.0
    most, alike, mine = -1_000_000, 0, -1_000_000
    chosen, total = -1, 0.0
    for number in range(mind.count):
        total += np.exp(SHARPNESS * (mind.chances[number] - mind.chances[best]))
        worth = weigh(game, mind.actions[number])
        if worth > most:
            most, alike = worth, 0
        alike += worth == most
        if mind.actions[number] == action:
            chosen, mine = number, worth
    if chosen < 0:
        return 1.0
    by_net = np.exp(SHARPNESS * (mind.chances[chosen] - mind.chances[best])) / total
    by_thumb = 1.0 / alike if mine == most else 0.0
    return BY_NET * by_net + BY_THUMB * by_thumb + (1 - BY_NET - BY_THUMB) / mind.count


def new_past(game: str, decisions: Sequence[PastDecision]) -> Past:
    """Past decisions as records."""
    games, memories, notes = new_games(game, len(decisions)), np.zeros(len(decisions), MEMORY), np.zeros(len(decisions), PAST)
    for number, decision in enumerate(decisions):
        write_record(decision.state, games, number)
        memories[number]["clear"] = decision.memory.clear
        notes[number] = (decision.action, decision.time, decision.state.hand_sizes[decision.state.turn])
    return Past(games, memories, notes)
