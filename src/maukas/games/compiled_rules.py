"""The compiled layer: the same rules over NumPy records, and the few entry points that run them at native speed.

A batch of games is an array of records, and a compiled function takes the array and a place in it, for a record alone is slow to hand
over. What a function needs for itself (its generator, the list of legal actions) is a record too: the parts of a record are not
counted references, arrays are.
"""

import hashlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from maukas.games.compiler import Compiled, Records, by_game, compiled, jitable, record_type
from maukas.games.state import LONGEST_ROUND, MAX_PACK, MAX_SEATS, OVER, RoundState

MOST_ACTIONS = 8192  # more than a seat that holds every card, with every card in the row, has


SCRATCH = np.dtype(
    [
        ("generator", "u8"),  # of the cheap chance inside simulations
        ("count", "i4"),  # of legal actions
        ("actions", "i4", (MOST_ACTIONS,)),
    ],
    align=True,
)
MOST_KINDS = 16  # of moves that are told apart
RESULT = np.dtype(
    [
        ("dealer", "i1"),
        ("winner", "i1"),  # NO_SEAT where nobody won
        ("length", "i4"),  # moves, words included
        ("reshuffles", "i4"),
        ("scores", "i4", (MAX_SEATS,)),
        ("kinds", "i4", (MOST_KINDS,)),  # how many moves of each kind
    ],
    align=True,
)
"""A finished round as simulations note it."""


# The rules, as they are; which game's rules are meant is seen by the record

deal = by_game("deal", lambda game: game.deal)
"""`deal(game, dealer)`: deal from the draw pile, which is shuffled."""
turn_actions = by_game("turn_actions", lambda game: game.turn_actions)
"""`turn_actions(game, room)`: list the decisions of the seat on turn."""
due_words = by_game("due_words", lambda game: game.due_words)
"""`due_words(game, seat, room)`: list the calls and catches that a seat should say now."""
next_speaker = by_game("next_speaker", lambda game: game.next_speaker)
"""`next_speaker(game)`: the seat on turn, or one that has to call before it moves."""
legal_actions = by_game("legal_actions", lambda game: game.legal_actions)
"""`legal_actions(game, seat, room)`: list all that a seat may do, calls and catches included."""
apply = by_game("apply", lambda game: game.apply)
"""`apply(game, seat, action)`: carry out a legal action."""
score = by_game("score", lambda game: game.score)
"""`score(game, seat)`: what the finished round adds for a seat."""
observe = by_game("observe", lambda game: game.observe)
"""`observe(game, seat, room)`: list what environments tell a seat."""
tally = by_game("tally", lambda game: game.tally)
"""`tally(game, action, counts)`: count a move by its kind, before it is made."""


# Chance inside simulations: cheap, and the same from the same seed


@jitable
def random_below(scratch: Compiled, size: int) -> Compiled:
    """A number from 0 to size - 1, from the high half of a linear congruential generator."""
    scratch.generator = scratch.generator * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    return np.int64(((scratch.generator >> np.uint64(32)) * np.uint64(size)) >> np.uint64(32))


@jitable
def shuffle(scratch: Compiled, cards: Compiled, size: int, chosen: int = MAX_PACK) -> None:
    """Bring the first `size` of `cards` into a random order, or let only the last `chosen` of them be any of them in any order."""
    for last in range(size - 1, max(size - 1 - chosen, 0), -1):
        other = random_below(scratch, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


# The entry points


@compiled
def list_legal(games: Compiled, place: int, seat: int, scratch: Compiled) -> Compiled:
    """How many actions `seat` has; they are in the scratch record."""
    scratch[0].count = 0
    legal_actions(games[place], seat, scratch[0])
    return scratch[0].count


@compiled
def take_action(games: Compiled, place: int, seat: int, action: int) -> None:
    """Carry out a legal action."""
    apply(games[place], seat, action)


@compiled
def begin_round(games: Compiled, place: int, opening: Compiled, dealer: int, scratch: Compiled) -> None:
    """Shuffle and deal: `opening` is a record with seats, options, the pack as draw pile, and an order for reshuffles."""
    games[place] = opening[0]
    game = games[place]
    shuffle(scratch[0], game.draw, game.draw_size)
    shuffle(scratch[0], game.order, MAX_PACK)
    deal(game, dealer)


@jitable
def choose(game: Compiled, scratch: Compiled, steady: bool) -> Compiled:
    """An action of the seat on turn: any decision or due word; from a steady player the word, else the first decision listed."""
    scratch.count = 0
    turn_actions(game, scratch)
    decisions = scratch.count
    due_words(game, game.turn, scratch)
    if not steady:
        return scratch.actions[random_below(scratch, scratch.count)]
    return scratch.actions[decisions if scratch.count > decisions else 0]


@compiled
def play_rounds(games: Compiled, opening: Compiled, steady: Compiled, seeds: Compiled, results: Compiled, scratch: Compiled) -> None:
    """Play a round for each of the results, which say who deals, and note how it went; all its chance comes from its own seed."""
    game = games[0]
    rough = scratch[0]
    for number in range(len(results)):
        result = results[number]
        rough.generator = seeds[number]
        begin_round(games, 0, opening, result.dealer, scratch)
        length = 0
        reshuffles = game.reshuffles
        while game.phase != OVER and length < LONGEST_ROUND:
            speaker = next_speaker(game)
            if speaker != game.turn and (steady[speaker] or random_below(rough, 2) == 0):
                rough.count = 0
                due_words(game, speaker, rough)
                action = rough.actions[0]
            else:
                speaker = game.turn
                action = choose(game, rough, steady[speaker])
            tally(game, action, result.kinds)
            apply(game, speaker, action)
            length += 1
            if game.reshuffles != reshuffles:  # the order laid ready is used up
                reshuffles = game.reshuffles
                shuffle(rough, game.order, MAX_PACK)
        result.reshuffles = reshuffles
        result.length = length
        result.winner = game.winner
        for seat in range(game.seats):
            result.scores[seat] = score(game, seat)


@compiled
def step_batch(games: Compiled, start: int, stop: int, opening: Compiled, steps: int, scratch: Compiled) -> Compiled:
    """Take `steps` random decisions in each game from `start` to `stop`, dealing anew where a round is over; return how many."""
    taken = 0
    for _ in range(steps):
        for place in range(start, stop):
            game = games[place]
            if game.phase == OVER:
                begin_round(games, place, opening, random_below(scratch[0], opening[0].seats), scratch)
            apply(game, game.turn, choose(game, scratch[0], False))
            taken += 1
    return taken


# From and to Python


def new_scratch(*seed: int) -> Records:
    """A scratch record whose generator starts from `seed`."""
    scratch = np.zeros(1, SCRATCH)
    digest = hashlib.sha256(repr(seed).encode()).digest()
    scratch["generator"] = int.from_bytes(digest[:8], "little")
    return scratch


def opening_record(game: str, state: RoundState, pack: Sequence[int]) -> Records:
    """The record from which rounds begin: the seats and options of `state`, and the pack as draw pile."""
    opening = np.zeros(1, record_type(game))
    write_record(state, opening, 0)
    opening[0]["draw"][: len(pack)] = pack
    opening[0]["draw_size"] = len(pack)
    opening[0]["order"] = np.arange(MAX_PACK)
    return opening


def write_record(state: RoundState, games: Records, place: int) -> None:
    """Copy a state into a record."""
    record = games[place]
    for name in state.FIELDS:
        record[name] = getattr(state, name)


def read_record(games: Records, place: int, state: RoundState) -> None:
    """Copy a record into a state."""
    record = games[place]
    for name, field in state.FIELDS.items():
        setattr(state, name, field.read(record[name].tolist()))


def new_games(game: str, size: int) -> Records:
    """An array of records for that many games, all of them over."""
    return np.zeros(size, record_type(game))


def truths(values: Sequence[bool]) -> NDArray[np.bool_]:
    """Truth values as an array."""
    return np.array(values, np.bool_)


def new_results(dealers: Sequence[int]) -> Records:
    """Places for the results of rounds that are dealt by these seats."""
    results = np.zeros(len(dealers), RESULT)
    results["dealer"] = dealers
    return results


def round_seeds(numbers: Sequence[int], *seed: int) -> NDArray[np.uint64]:
    """A seed for each of the numbered rounds, the same whichever of them are asked for together (the steps of SplitMix64)."""
    start = np.uint64(int(new_scratch(*seed)["generator"][0]))
    with np.errstate(over="ignore"):
        mixed = start + np.asarray(numbers, np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return mixed ^ (mixed >> np.uint64(31))
