"""The compiled rules for programs of your own: whole rounds inside Numba, or a batch of games stepped from NumPy.

A game is a record in an array: `new_games("maumau", 512)` has 512 of them, with the fields of the game's state (`games["turn"]`,
`games["hand_sizes"]`, ...). `opening` says what rounds begin from, and `new_scratch` is the room that a thread needs for itself.
From Python: `begin_rounds`, `legal_masks`, `step`, `scores`. Inside functions of your own that Numba compiles: `begin_round`,
`turn_actions`, `due_words`, `legal_actions`, `next_speaker`, `apply`, `score`, `random_below`. See docs/speed.md.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from maukas.games.compiled_rules import (
    apply,
    begin_round,
    due_words,
    legal_actions,
    new_games,
    new_scratch,
    next_speaker,
    opening_record,
    random_below,
    score,
    shuffle,
    turn_actions,
)
from maukas.games.compiler import Compiled, Records, compiled, jitable
from maukas.games.registry import game_named
from maukas.games.round import check_seats, options_of
from maukas.games.state import MAX_PACK, MAX_SEATS, OVER

__all__ = [
    "new_games",
    "opening",
    "new_scratch",
    "begin_rounds",
    "legal_masks",
    "step",
    "scores",
    "action_count",
    "begin_round",
    "turn_actions",
    "due_words",
    "legal_actions",
    "next_speaker",
    "apply",
    "score",
    "random_below",
    "OVER",
]


def opening(game: str, *, seats: int, options: Mapping[str, object] | None = None) -> Records:
    """What rounds begin from: so many seats, these house rules, and the whole pack."""
    rules = game_named(game)
    check_seats(rules, seats)
    state = rules.state_type()
    options_of(rules, options).enter(state)
    state.seats = seats
    return opening_record(game, state, rules.pack)


def action_count(game: str) -> int:
    """How many numbers actions have: the width of a mask. `game_named(game).format_action` says what a number means."""
    found = game_named(game).actions
    if not found:
        raise ValueError(f"{game} does not say how many actions it has")
    return found


def begin_rounds(games: Records, start: Records, scratch: Records) -> int:
    """Deal wherever a round is over, the left neighbour of the last dealer deals; return how many rounds were begun."""
    return int(deal_finished(games, start, scratch))


def legal_masks(games: Records, masks: NDArray[np.bool_], scratch: Records) -> None:
    """Set in each row which actions the seat on turn has: its decisions, and the words that it should say now."""
    if masks.shape[0] != len(games):
        raise ValueError(f"masks: {masks.shape[0]} rows for {len(games)} games")
    fill_masks(games, masks, scratch)


def step(games: Records, actions: NDArray[np.integer], scratch: Records, *, check: bool = True) -> None:
    """Carry out an action of the seat on turn in every game whose round is not over.

    One that is not legal is an error, and then nothing has happened in any game; without `check` it spoils the game.
    """
    if len(actions) != len(games):
        raise ValueError(f"actions: {len(actions)} for {len(games)} games")
    wrong = first_illegal(games, actions, scratch) if check else -1
    if wrong >= 0:
        raise ValueError(f"actions[{wrong}] = {actions[wrong]}: not a legal action of the seat on turn")
    take_actions(games, actions, scratch)


def scores(games: Records) -> NDArray[np.int32]:
    """What each finished round adds for each seat, by game and seat; zeros where the round is not over."""
    found = np.zeros((len(games), MAX_SEATS), np.int32)
    fill_scores(games, found)
    return found[:, : int(games["seats"].max(initial=0))]


@jitable
def list_actions(game: Compiled, scratch: Compiled) -> Compiled:
    """Note the decisions of the seat on turn and the words that it should say, and return how many there are."""
    scratch.count = 0
    turn_actions(game, scratch)
    due_words(game, game.turn, scratch)
    return scratch.count


@compiled
def deal_finished(games: Compiled, start: Compiled, scratch: Compiled) -> Compiled:
    """Deal wherever a round is over."""
    begun = 0
    for place in range(len(games)):
        if games[place].phase == OVER:
            begin_round(games, place, start, (games[place].dealer + 1) % start[0].seats, scratch)
            begun += 1
    return begun


@compiled
def fill_masks(games: Compiled, masks: Compiled, scratch: Compiled) -> None:
    """Set in each row what the seat on turn may do."""
    for place in range(len(games)):
        masks[place, :] = False
        if games[place].phase != OVER:
            for number in range(list_actions(games[place], scratch[0])):
                masks[place, scratch[0].actions[number]] = True


@compiled
def first_illegal(games: Compiled, actions: Compiled, scratch: Compiled) -> Compiled:
    """The first place whose action is not legal, or -1."""
    for place in range(len(games)):
        if games[place].phase != OVER:
            scratch[0].count = 0
            legal_actions(games[place], games[place].turn, scratch[0])
            is_legal = False
            for number in range(scratch[0].count):
                is_legal = is_legal or scratch[0].actions[number] == actions[place]
            if not is_legal:
                return place
    return -1


@compiled
def take_actions(games: Compiled, actions: Compiled, scratch: Compiled) -> None:
    """Carry out the actions; where the discard pile was reshuffled, the order laid ready is used up."""
    for place in range(len(games)):
        game = games[place]
        if game.phase != OVER:
            reshuffles = game.reshuffles
            apply(game, game.turn, actions[place])
            if game.reshuffles != reshuffles:
                shuffle(scratch[0], game.order, MAX_PACK)


@compiled
def fill_scores(games: Compiled, found: Compiled) -> None:
    """Note the scores of finished rounds."""
    for place in range(len(games)):
        game = games[place]
        if game.phase == OVER:
            for seat in range(game.seats):
                found[place, seat] = score(game, seat)
