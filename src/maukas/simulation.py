"""Rounds by the hundred thousand: random or steady players in compiled code, or a player's own script, and their statistics."""

import importlib.util
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from maukas.games.chance import derived
from maukas.games.game import Game, game_named
from maukas.games.options import Options
from maukas.games.round import Outcome, Round, options_of
from maukas.games.words import decisions, due_call, due_catch

CHUNK = 2000                                            # rounds that are played and counted together
SCRIPT_CHUNK = 50
LONGEST_ROUND = 100_000                                 # decisions, as in compiled code
PLAYERS = ("random", "steady")


@dataclass
class Statistics:
    """What happened in a number of rounds; parts add up with `+`."""

    game: str
    seats: int
    rounds: int
    decisions: int
    seconds: float
    blocked: int
    reshuffles: int
    lengths: Counter[int]                               # decisions in a round -> rounds
    wins: list[int]                                     # by seat, counted from the dealer's left neighbour
    seat_wins: list[int]                                # by seat, wherever the dealer was: the players' own
    scores: Counter[int]                                # points written for one seat that has any part in them -> how often
    kinds: Counter[str]                                 # kind of move -> how often

    def __add__(self, other: "Statistics") -> "Statistics":
        sums: dict[str, Any] = {each.name: getattr(self, each.name) + getattr(other, each.name) for each in fields(self)[2:]}
        for name in ("wins", "seat_wins"):
            sums[name] = [mine + theirs for mine, theirs in zip(getattr(self, name), getattr(other, name), strict=True)]
        return Statistics(self.game, self.seats, **sums)


class BadPlayer(ValueError):
    """There is no such player, or its script cannot be used."""


def simulate(
    game: str,
    *,
    seats: int,
    rounds: int,
    options: Mapping[str, object] | None = None,
    players: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int = 1,
    on_compile: Callable[[], None] | None = None,
) -> Iterator[Statistics]:
    """Play rounds and yield their statistics part by part; the players sit down in turn until every seat is taken.

    A player is `random` (any decision, and any word that is due), `steady` (lays or covers whenever it can, and always calls)
    or the path of a Python file with a function `choose(view, random)` that returns one of `view.legal`. The same seed gives the
    same rounds, whatever the number of workers.
    """
    rules = game_named(game)
    chosen = options_of(rules, options)
    Round.deal(game, seats=seats, options=chosen, seed=bytes(32))               # refuses what cannot be dealt
    seated = [players[seat % len(players)] for seat in range(seats)]
    if all(player in PLAYERS for player in seated):
        yield from simulate_compiled(rules, chosen, seated, rounds, seed, workers, on_compile)
    else:
        yield from simulate_scripts(rules, chosen, seated, rounds, seed, workers)


def chunks(rounds: int, size: int) -> Iterator[tuple[int, int]]:
    """The number of each chunk, and how many rounds it has."""
    for number, start in enumerate(range(0, rounds, size)):
        yield number, min(size, rounds - start)


def simulate_compiled(
    game: Game, options: Options, players: list[str], rounds: int, seed: int, workers: int, on_compile: Callable[[], None] | None,
) -> Iterator[Statistics]:
    """Simulate in compiled code: threads, for it lets go of the interpreter."""
    from maukas.games import compiled

    if on_compile is not None and not compiled.is_ready(game.name):
        on_compile()
    state = game.new_state()
    options.enter(state)
    state.seats = len(players)
    opening = compiled.opening_record(game.name, state, game.pack)
    steady_seats = compiled.truths([player == "steady" for player in players])

    def play(chunk: tuple[int, int]) -> Statistics:
        number, size = chunk
        began = time.perf_counter()
        scratch = compiled.new_scratch(seed, number)
        lengths, winners, scores = compiled.new_results(size)
        first_dealer = number * CHUNK % len(players)
        games, own_opening = compiled.new_games(game.name, 1), opening.copy()
        reshuffles = compiled.play_rounds(games, own_opening, steady_seats, first_dealer, lengths, winners, scores, scratch)
        won = Counter(winners.tolist())
        first = first_dealer + 1
        from_left = Counter((winner - first - place) % len(players) for place, winner in enumerate(winners.tolist()) if winner >= 0)
        return Statistics(
            game=game.name,
            seats=len(players),
            rounds=size,
            decisions=int(lengths.sum()),
            seconds=time.perf_counter() - began,
            blocked=won.pop(-1, 0),
            reshuffles=int(reshuffles),
            lengths=Counter(lengths.tolist()),
            wins=[from_left[seat] for seat in range(len(players))],
            seat_wins=[won[seat] for seat in range(len(players))],
            scores=Counter(scores[:, : len(players)][scores[:, : len(players)] > 0].tolist()),
            kinds=Counter(dict(zip(game.move_kinds, scratch["tallies"][0].tolist(), strict=False))),
        )

    play((0, 0))                                        # compiles, before threads would do it twice
    compiled.mark_ready(game.name)
    with ThreadPoolExecutor(workers) as pool:
        yield from in_order(pool.submit, play, chunks(rounds, CHUNK), workers)


def simulate_scripts(game: Game, options: Options, players: list[str], rounds: int, seed: int, workers: int) -> Iterator[Statistics]:
    """Simulate with players' own scripts: processes, for they are plain Python."""
    for player in players:
        chooser_of(player)                              # refuses a bad one at once
    tasks = ((game.name, options, players, seed, chunk) for chunk in chunks(rounds, SCRIPT_CHUNK))
    if workers == 1:
        yield from map(play_scripts, tasks)
    else:
        with ProcessPoolExecutor(workers) as pool:
            yield from in_order(pool.submit, play_scripts, tasks, workers)


def in_order(
    submit: Callable[..., Future[Statistics]], play: Callable[[Any], Statistics], tasks: Iterator[Any], workers: int,
) -> Iterator[Statistics]:
    """The results of `tasks` in their order, with only a few of them ahead."""
    waiting: list[Future[Statistics]] = []
    for task in tasks:
        waiting.append(submit(play, task))
        if len(waiting) > 2 * workers:
            yield waiting.pop(0).result()
    for future in waiting:
        yield future.result()


def play_scripts(task: tuple[str, Options, list[str], int, tuple[int, int]]) -> Statistics:
    """Play one chunk of rounds in plain Python."""
    name, options, players, seed, (number, size) = task
    game = game_named(name)
    choosers = [chooser_of(player) for player in players]
    seats = len(players)
    began = time.perf_counter()
    total = Statistics(name, seats, size, 0, 0.0, 0, 0, Counter(), [0] * seats, [0] * seats, Counter(), Counter())
    for place in range(number * SCRIPT_CHUNK, number * SCRIPT_CHUNK + size):
        played = Round.deal(name, seats=seats, dealer=place % seats, seed=derived(str(seed).encode(), f"round {place}"), options=options)
        dice = random.Random(f"{seed} {place}")  # noqa: S311 (players' whims are no secret)
        counts = [0] * len(game.move_kinds)
        while not played.is_over and len(played.moves) < LONGEST_ROUND:
            seat = played.turn
            move = choosers[seat](played.view(seat), dice)
            game.tally(played.state, game.parse_action(move), counts)
            played.play(seat, move)
        outcome = played.outcome() or Outcome(None, (0,) * seats)
        total.decisions += len(played.moves)
        total.lengths[len(played.moves)] += 1
        total.reshuffles += played.state.reshuffles
        total.kinds += Counter(dict(zip(game.move_kinds, counts, strict=True)))
        total.scores += Counter(score for score in outcome.scores if score > 0)
        if outcome.winner is None:
            total.blocked += 1
        else:
            total.wins[(outcome.winner - played.dealer - 1) % seats] += 1
            total.seat_wins[outcome.winner] += 1
    total.seconds = time.perf_counter() - began
    return total


def chooser_of(player: str) -> Callable[[Any, random.Random], str]:
    """The function that chooses a player's moves."""
    if player == "random":
        return any_move
    if player == "steady":
        return steady
    path = Path(player)
    if path.suffix != ".py" or not path.is_file():
        raise BadPlayer(f"{player!r} is neither one of {', '.join(PLAYERS)} nor a Python file")
    spec = importlib.util.spec_from_file_location("maukas_player", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        choose: Callable[[Any, random.Random], str] = module.choose
    except Exception as error:
        raise BadPlayer(f"{player}: {type(error).__name__}: {error}") from error
    return choose


def any_move(view: Any, dice: random.Random) -> str:
    """Any decision or due word."""
    return dice.choice([*decisions(view.legal), *due_words(view)])


def steady(view: Any, dice: random.Random) -> str:  # noqa: ARG001
    """The word that is due, otherwise the first decision, which lays or covers if anything does."""
    return [*due_words(view), *decisions(view.legal)][0]


def due_words(view: Any) -> list[str]:
    """What should be said: the own call, and the catch of somebody who forgot; wrong ones only cost cards."""
    return [word for word in (due_call(view), due_catch(view)) if word is not None]
