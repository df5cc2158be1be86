"""Rounds of self-play, compiled: what each player saw when it decided, and how the round ended for it."""

from typing import NamedTuple

import numpy as np

from maukas.bots.rollouts import thumb_action
from maukas.bots.value_net import POINTS_SCALE, note_action, note_move, note_position, value_actions
from maukas.games.compiled_rules import apply, begin_round, random_below, score, shuffle
from maukas.games.compiler import Compiled, compiled
from maukas.games.state import MAX_PACK, MAX_SEATS, OVER

LONGEST = 2000  # decisions, then a round is broken off
MOST_POINTS = 250  # that a round counts while learning: house rules may let hands grow without end
MOST_NOTED = 128  # features of a decision that is learned from; with more, which takes a huge hand, it is played and not noted
BY_NET, BY_THUMB = 0, -1  # ways to play; further networks have numbers of their own


class Samples(NamedTuple):
    """Decisions that were taken: the features that were on, and what came of it."""

    places: Compiled
    strengths: Compiled
    noted: Compiled
    seats: Compiled
    wins: Compiled
    points: Compiled


def new_samples(size: int) -> Samples:
    """Room for so many decisions."""
    return Samples(
        np.zeros((size, MOST_NOTED), np.int16),
        np.zeros((size, MOST_NOTED), np.float32),
        np.zeros(size, np.int32),
        np.zeros(size, np.int8),
        np.zeros(size, np.float32),
        np.zeros(size, np.float32),
    )


@compiled
def self_play(
    games: Compiled, openings: Compiled, memories: Compiled, net: Compiled, minds: Compiled, samples: Compiled, thumbs: int, whim: int
) -> Compiled:
    """Play rounds until the room for samples is nearly full; return how many there are.

    Of a hundred players `thumbs` play by the rules of thumb, the others by the network; of their decisions `whim` are random.
    """
    game, memory, mind = games[0], memories[0], minds[0]
    styles = np.zeros(MAX_SEATS, np.int8)
    count = 0
    while count + LONGEST < len(samples.noted):
        number = random_below(mind, len(openings))
        opening = openings[number : number + 1]
        shuffle(mind, opening[0].order, MAX_PACK)
        begin_round(games, 0, opening, random_below(mind, opening[0].seats), minds)
        memory.clear[:] = 0
        for seat in range(game.seats):
            styles[seat] = BY_THUMB if random_below(mind, 100) < thumbs else BY_NET
        first, length, reshuffles = count, 0, 0
        while game.phase != OVER and length < LONGEST:
            seat = game.turn
            if styles[seat] == BY_NET:
                chosen = value_actions(game, memory, net, mind, False)
            else:
                chosen = thumb_action(game, mind)
            if mind.count > 1 and random_below(mind, 1000) < whim:
                chosen = random_below(mind, mind.count)
            action = mind.actions[chosen]
            if mind.count > 1 and (styles[seat] == BY_NET or thumbs == 100):  # what it is worth to go on like this
                mind.noted = 0
                note_position(game, memory, mind, mind.facts)
                note_action(game, memory, mind, mind.facts, action)
                if mind.noted <= MOST_NOTED:
                    for i in range(mind.noted):
                        samples.places[count, i] = mind.places[i]
                        samples.strengths[count, i] = mind.strengths[i]
                    samples.noted[count] = mind.noted
                    samples.seats[count] = seat
                    count += 1
            note_move(game, memory, action)
            apply(game, seat, action)
            length += 1
            if game.reshuffles != reshuffles:  # the order laid ready is used up
                reshuffles = game.reshuffles
                shuffle(mind, game.order, MAX_PACK)
        for place in range(first, count):
            seat = samples.seats[place]
            samples.wins[place] = 1.0 / game.seats if game.phase != OVER or game.winner < 0 else 1.0 if game.winner == seat else 0.0
            samples.points[place] = min(score(game, seat), MOST_POINTS) / POINTS_SCALE
    return count


@compiled
def play_deals(
    games: Compiled, opening: Compiled, memories: Compiled, nets: Compiled, minds: Compiled, styles: Compiled, results: Compiled
) -> None:
    """Play each deal in every seating of the styles; note how often the first one wins."""
    game, memory, mind = games[0], memories[0], minds[0]
    for number in range(len(results)):
        shuffle(mind, opening[0].order, MAX_PACK)
        seed = mind.generator
        results[number] = 0.0
        for seating in range(opening[0].seats):
            mind.generator = seed
            begin_round(games, 0, opening, number % opening[0].seats, minds)
            memory.clear[:] = 0
            length, reshuffles = 0, 0
            while game.phase != OVER and length < LONGEST:
                seat = game.turn
                style = styles[(seat + seating) % game.seats]
                chosen = thumb_action(game, mind) if style == BY_THUMB else value_actions(game, memory, nets[style], mind, False)
                action = mind.actions[chosen]
                note_move(game, memory, action)
                apply(game, seat, action)
                length += 1
                if game.reshuffles != reshuffles:
                    reshuffles = game.reshuffles
                    shuffle(mind, game.order, MAX_PACK)
            if game.winner >= 0 and (game.winner + seating) % game.seats == 0:
                results[number] += 1.0
        results[number] /= opening[0].seats
