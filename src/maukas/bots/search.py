"""Information-set Monte Carlo tree search, compiled: one tree over many worlds that agree with what the seat has seen.

Each iteration deals a world, walks down the tree by the moves that are legal in it, adds one node, plays on for a while by rules of
thumb or at random, and notes for every node on the way what it brought to the seat that moved there. Calls are left out: in the worlds
of a search everybody calls by itself.
"""

from typing import NamedTuple

import numpy as np

from maukas.bots.deal_sampler import deal_world
from maukas.games.compiled_rules import MOST_ACTIONS, apply, new_games, random_below, score, turn_actions, write_record
from maukas.games.compiler import Compiled, Records, by_game, compiled, jitable
from maukas.games.state import MAX_SEATS, OVER, RoundState

MOST_NODES = 60_000
BUCKET_BITS = 17
BUCKETS = 1 << BUCKET_BITS  # twice the nodes, so that a search in them is short
LONGEST_PATH = 256
LOGARITHMS = np.log(np.maximum(np.arange(2048), 1))

NODE = np.dtype(
    [
        ("action", "i4"),
        ("seat", "i1"),  # that took the action
        ("parent", "i4"),
        ("way", "u8"),  # from the root to here as a number, with all that had to be done in between
        ("visits", "i4"),
        ("available", "i4"),  # how often the action was legal when its parent was visited
        ("wins", "f8"),
        ("points", "f8"),
    ],
    align=True,
)
THOUGHT = np.dtype(
    [
        ("generator", "u8"),
        ("count", "i4"),
        ("actions", "i4", (MOST_ACTIONS,)),
        ("path", "i4", (LONGEST_PATH,)),
        ("depth", "i4"),
        ("nodes", "i4"),  # in use; 0 is the root
        ("rewards", "f8", (MAX_SEATS,)),
        ("scores", "f8", (MAX_SEATS,)),
    ],
    align=True,
)


@jitable
def nothing_to_choose(game: Compiled, action: int) -> int:  # noqa: ARG001
    """Without rules of thumb no decision is better than another."""
    return 0


@jitable
def points_to_pay(game: Compiled, seat: int, chance: float) -> Compiled:
    """What the round is likely to add for `seat`, if that is its chance to win and those who lose pay for their cards."""
    return (1 - chance) * hand_points(game, seat)


@jitable
def points_to_get(game: Compiled, seat: int, chance: float) -> Compiled:
    """What the round is likely to add for `seat`, if that is its chance to win and the winner gets what the others hold."""
    total = 0
    for other in range(game.seats):
        total += hand_points(game, other)
    return chance * (total - hand_points(game, seat))


hand_points = by_game("hand_points", lambda game: game.hand_points)
weigh = by_game("weigh", lambda game: game.weigh or nothing_to_choose)
prospect = by_game("prospect", lambda game: points_to_pay if game.lower_wins else points_to_get)


class Tree(NamedTuple):
    """The nodes, the root at 0, and a hash table that finds a node by the way to it."""

    nodes: Compiled
    buckets: Compiled  # of nodes; 0 for none


@jitable
def longer(way: Compiled, seat: int, action: int) -> Compiled:
    """A way with one more action of a seat: a number that no other way is likely to have."""
    mixed = (way + np.uint64(action * MAX_SEATS + seat + 1)) * np.uint64(0x9E3779B97F4A7C15)
    return mixed ^ (mixed >> np.uint64(29))


@jitable
def find_node(nodes: Compiled, buckets: Compiled, way: Compiled) -> Compiled:
    """The bucket of the node at the end of a way, or the empty one where it belongs."""
    bucket = np.int64((way * np.uint64(0xD1B54A32D192ED03)) >> np.uint64(64 - BUCKET_BITS))
    while buckets[bucket] != 0 and nodes[buckets[bucket]].way != way:
        bucket = (bucket + 1) & (BUCKETS - 1)
    return bucket


@jitable
def logarithm(number: int) -> Compiled:
    """The natural logarithm; of small numbers, which most are, it is known."""
    return LOGARITHMS[number] if number < len(LOGARITHMS) else np.log(number)


@jitable
def descend(game: Compiled, nodes: Compiled, buckets: Compiled, thought: Compiled, exploration: float) -> None:
    """Walk down the tree by moves that are legal in this world; add a node for one that is new."""
    node, way = 0, np.uint64(0)
    thought.depth = 0
    while game.phase != OVER and thought.depth < LONGEST_PATH:
        thought.count = 0
        turn_actions(game, thought)
        if thought.count == 1 and node != 0:  # nothing to decide, so it needs no node; but others see it
            way = longer(way, game.turn, thought.actions[0])
            apply(game, game.turn, thought.actions[0])
            continue
        untried, empty = 0, 0
        best, best_value = 0, -1.0
        for i in range(thought.count):
            bucket = find_node(nodes, buckets, longer(way, game.turn, thought.actions[i]))
            child = buckets[bucket]
            if child == 0:
                untried += 1
                if random_below(thought, untried) == 0:  # each of them as likely
                    empty, action = bucket, thought.actions[i]
                continue
            nodes[child].available += 1
            share = 1.0 / nodes[child].visits
            value = nodes[child].wins * share + exploration * np.sqrt(logarithm(nodes[child].available) * share)
            if value > best_value:
                best, best_value = child, value
        is_new = untried > 0 and thought.nodes < len(nodes)
        if is_new:
            best = thought.nodes
            thought.nodes += 1
            buckets[empty] = best
            nodes[best].parent = node
            nodes[best].way = longer(way, game.turn, action)
            nodes[best].action = action
            nodes[best].seat = game.turn
            nodes[best].available, nodes[best].visits, nodes[best].wins, nodes[best].points = 1, 0, 0.0, 0.0
        if best == 0:
            return
        thought.path[thought.depth] = best
        thought.depth += 1
        apply(game, game.turn, nodes[best].action)
        node, way = best, nodes[best].way
        if is_new:
            return


@jitable
def play_out(game: Compiled, thought: Compiled, whim: int, length: int) -> None:
    """Play on, `length` moves at most: a random one in `whim` of a hundred, else the one that the rules of thumb like best."""
    for _ in range(length):
        if game.phase == OVER:
            return
        thought.count = 0
        turn_actions(game, thought)
        chosen = thought.actions[0]
        if thought.count > 1:
            if whim == 100 or random_below(thought, 100) < whim:
                chosen = thought.actions[random_below(thought, thought.count)]
            else:
                most = -1_000_000
                for i in range(thought.count):
                    worth = weigh(game, thought.actions[i])
                    if worth > most:
                        chosen, most = thought.actions[i], worth
        apply(game, game.turn, chosen)


@jitable
def judge(game: Compiled, thought: Compiled) -> None:
    """What each seat has got out of the round; of one that was broken off, what its cards promise."""
    total = 0.0
    for seat in range(game.seats):
        if game.phase != OVER:  # fits how such playouts of two go on, closely
            thought.rewards[seat] = 1.0 / np.sqrt(game.hand_sizes[seat])
        else:
            thought.rewards[seat] = 1.0 if game.winner < 0 or game.winner == seat else 0.0
        total += thought.rewards[seat]
    for seat in range(game.seats):
        thought.rewards[seat] /= total
        thought.scores[seat] = score(game, seat) if game.phase == OVER else prospect(game, seat, thought.rewards[seat])


@jitable
def note(nodes: Compiled, thought: Compiled) -> None:
    """Note on the way back what the round brought to the seat that moved at each node."""
    nodes[0].visits += 1
    for i in range(thought.depth):
        node = thought.path[i]
        nodes[node].visits += 1
        nodes[node].wins += thought.rewards[nodes[node].seat]
        nodes[node].points += thought.scores[nodes[node].seat]


@compiled
def deal_a_world(games: Compiled, deals: Compiled, thoughts: Compiled) -> None:
    """Deal one world after the position as it is seen: from 0 to 1."""
    games[1] = games[0]
    deal_world(games[1], deals[random_below(thoughts[0], len(deals))], thoughts[0])


@compiled
def search(
    games: Compiled, deals: Compiled, tree: Tree, thoughts: Compiled, iterations: int, exploration: float, whim: int, length: int
) -> None:
    """Run so many iterations; `games` has the position as it is seen at 0 and room for a world at 1."""
    thought = thoughts[0]
    for _ in range(iterations):
        deal_a_world(games, deals, thoughts)
        game = games[1]
        descend(game, tree.nodes, tree.buckets, thought, exploration)
        play_out(game, thought, whim, length)
        judge(game, thought)
        note(tree.nodes, thought)


@compiled
def end_of_children(nodes: Compiled, thoughts: Compiled) -> Compiled:
    """The first node that is no child of the root."""
    end = 1
    while end < thoughts[0].nodes and nodes[end].parent == 0:
        end += 1
    return end


# From and to Python


def position_record(game: str, state: RoundState) -> Records:
    """The position as it is seen, and room for a world."""
    games = new_games(game, 2)
    write_record(state, games, 0)
    return games


def new_thought(seed: int) -> Records:
    """Room for a search's own notes, its generator starting from `seed`."""
    thought = np.zeros(1, THOUGHT)
    thought["generator"] = seed % 2**64
    thought["nodes"] = 1
    return thought


def new_tree() -> Tree:
    """An empty tree: a node is written when it comes into use, so only the root is here."""
    nodes = np.empty(MOST_NODES, NODE)
    nodes[:1] = np.zeros(1, NODE)
    return Tree(nodes, np.zeros(BUCKETS, np.int32))


def children_of_root(tree: Tree, thoughts: Records) -> Records:
    """The nodes of the moves that were looked at in the position itself; as these are the same in all worlds, they come first."""
    found: Records = tree.nodes[1 : end_of_children(tree.nodes, thoughts)]
    return found
