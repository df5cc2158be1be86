"""Rollouts by a learned value, compiled: every decision is tried in the same worlds, and played on by players who see only their own cards.

A rollout ends when the round does, or when it is the turn of the seat that decides again, for the so manieth time; then the network says
what its best decision is worth. Others play by the network, too, or by the rules of thumb.
"""

from collections.abc import Sequence

import numpy as np

from maukas.bots.deal_sampler import DEAL, change_a_little, fill_world, stir
from maukas.bots.likelihood import likelihood, new_past
from maukas.bots.public_memory import PastDecision
from maukas.bots.search import weigh
from maukas.bots.value_net import MEMORY, POINTS_SCALE, ValueNet, new_mind, note_move, value_actions
from maukas.games.compiled_rules import apply, new_games, random_below, score, turn_actions, write_record
from maukas.games.compiler import Compiled, Records, compiled, jitable
from maukas.games.features import Memory
from maukas.games.state import OVER, RoundState

WARM_UP = 12  # changes of a deal before it is first used
LONGEST = 400  # decisions of a rollout

PROMISING = 8  # decisions that are tried at all when there is a hurry: the network likes no other as much
FEWEST = 32  # visits before a decision is left out
MARGIN = 3.0  # standard errors that it is then behind

TALLY = np.dtype([("action", "i4"), ("visits", "i4"), ("wins", "f8"), ("points", "f8"), ("squares", "f8"), ("is_out", "i1")], align=True)


@jitable
def thumb_action(game: Compiled, mind: Compiled) -> Compiled:
    """The number of the decision that the rules of thumb like best, any of them if several are."""
    mind.count = 0
    turn_actions(game, mind)
    best, most, alike = 0, -1_000_000, 1
    for number in range(mind.count):
        worth = weigh(game, mind.actions[number])
        if worth > most:
            best, most, alike = number, worth, 1
        elif worth == most:
            alike += 1
            if random_below(mind, alike) == 0:
                best = number
    return best


@jitable
def squeezed(chance: float) -> Compiled:
    """From any number to one between 0 and 1."""
    return 1 / (1 + np.exp(-chance))


@jitable
def roll_out(game: Compiled, memory: Compiled, net: Compiled, mind: Compiled, seat: int, turns: int, thumbs: int) -> Compiled:
    """Play on; return the chance of `seat` to win the round, and its points."""
    style = random_below(mind, 100) < thumbs
    was_mine = True
    for _ in range(LONGEST):
        if game.phase == OVER:
            chance = 1.0 / game.seats if game.winner < 0 else 1.0 if game.winner == seat else 0.0
            return chance, float(score(game, seat))
        is_mine = game.turn == seat
        if is_mine and not was_mine:
            turns -= 1
        was_mine = is_mine
        if style and not is_mine:
            chosen = thumb_action(game, mind)
        else:
            chosen = value_actions(game, memory, net, mind, False)
            if is_mine and turns <= 0 and mind.count > 1:
                return squeezed(mind.chances[chosen]), POINTS_SCALE * mind.points[chosen]
        action = mind.actions[chosen]
        note_move(game, memory, action)
        apply(game, game.turn, action)
    return 1.0 / game.seats, 0.0


@jitable
def note_values(tallies: Compiled, mind: Compiled) -> None:
    """Note what the network thinks of each decision."""
    for place in range(len(tallies)):
        tally = tallies[place]
        for number in range(mind.count):
            if mind.actions[number] == tally.action:
                tally.wins, tally.points = squeezed(mind.chances[number]), max(POINTS_SCALE * mind.points[number], 0.0)
        tally.visits = 1
        tally.squares = tally.wins * tally.wins


@compiled
def try_all(
    games: Compiled,
    deals: Compiled,
    past: Compiled,
    spare: Compiled,
    logs: Compiled,
    memories: Compiled,
    net: Compiled,
    minds: Compiled,
    tallies: Compiled,
    worlds: int,
    turns: int,
    thumbs: int,
    tries: int,
) -> None:
    """Try every decision in so many worlds; `games` has the position as it is seen at 0 and room for two worlds.

    First, what the network thinks of every decision counts as one visit to it; which world it is makes no difference to that.
    """
    mind = minds[0]
    seat = games[0].turn
    is_weighted = tries > 0 and len(past.decisions) > 0
    for _ in range(worlds):
        number = random_below(mind, len(deals))
        games[1] = games[0]
        if is_weighted:
            for attempt in range(-1 if logs[number] > 0 else WARM_UP, WARM_UP + tries):
                if attempt >= 0:
                    spare[0] = deals[number]
                    change_a_little(deals[number], mind)
                found = likelihood(deals[number], past, net, mind)
                if attempt < 0 or random_below(mind, 1 << 30) < np.exp(min(found - logs[number], 0.0)) * (1 << 30):
                    logs[number] = found
                else:
                    deals[number] = spare[0]
        else:
            stir(deals[number], mind)
        fill_world(games[1], deals[number], mind)
        if tallies[0].visits == 0:
            value_actions(games[1], memories[0], net, mind, True)
            note_values(tallies, mind)
            return
        luck = mind.generator
        for place in range(len(tallies)):
            tally = tallies[place]
            if tally.is_out:
                continue
            mind.generator = luck
            games[2] = games[1]
            memories[1] = memories[0]
            note_move(games[2], memories[1], tally.action)
            apply(games[2], seat, tally.action)
            chance, points = roll_out(games[2], memories[1], net, mind, seat, turns, thumbs)
            tally.visits += 1
            tally.wins += chance
            tally.points += points
            tally.squares += chance * chance


class Comparison:
    """The decisions of a position side by side, each with what the network and its rollouts say."""

    def __init__(
        self,
        game: str,
        state: RoundState,
        deals: Records,
        memory: Memory,
        past: Sequence[PastDecision],
        net: ValueNet,
        actions: Sequence[int],
        seed: int,
    ) -> None:
        self.games = new_games(game, 3)
        write_record(state, self.games, 0)
        self.deals, self.spare = deals, np.zeros(1, DEAL)
        self.past = new_past(game, past)
        self.logs = np.ones(len(deals))
        self.memories = np.zeros(2, MEMORY)
        self.memories[0]["clear"] = memory.clear
        self.net = net
        self.mind = new_mind(seed)
        self.tallies = np.zeros(len(actions), TALLY)
        self.tallies["action"] = actions
        self.run(1, 0, 0, 0)

    def leave_out_poor_moves(self) -> None:
        """Try only the decisions that the network likes best."""
        order = np.argsort(-self.tallies["wins"], kind="stable")
        self.tallies["is_out"][order[PROMISING:]] = 1

    def run(self, worlds: int, turns: int, thumbs: int, tries: int) -> None:
        """Try what is not left out in so many worlds."""
        belief = (self.deals, self.past, self.spare, self.logs)
        try_all(self.games, *belief, self.memories, self.net, self.mind, self.tallies, worlds, turns, thumbs, tries)

    def leave_out_trailing_moves(self) -> bool:
        """Try no longer what has fallen behind; return whether only one decision is left."""
        in_play = self.tallies[self.tallies["is_out"] == 0]
        visits = in_play["visits"]
        if visits.max() >= FEWEST:
            means = in_play["wins"] / visits
            variances = np.maximum(in_play["squares"] / visits - means**2, 1e-4) / visits
            best = int(np.argmax(means))
            behind = means[best] - means > MARGIN * np.sqrt(variances + variances[best])
            self.tallies["is_out"][np.flatnonzero(self.tallies["is_out"] == 0)[behind]] = 1
        return int((self.tallies["is_out"] == 0).sum()) == 1
