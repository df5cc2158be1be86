"""A contest spread over cores or machines: one task is a chunk of deals."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from maukas.arena.contenders import ARENA_ONLY, load_contender
from maukas.arena.contest import Contest
from maukas.arena.contest_round import ContestRound, play_round
from maukas.arena.contestant import Contestant
from maukas.bots.bot import Budget
from maukas.bots.precompile import is_search_ready, precompile_search
from maukas.bots.registry import COMPILED
from maukas.games.round import Round
from maukas.parallel import chunks, spread

LARGEST_CHUNK = 50  # deals
SEARCHING = {*COMPILED, *ARENA_ONLY}  # bots whose search is compiled


def compete(
    contest: Contest, *, workers: int = 1, backend: str = "loky", cluster: str | None = None, on_compile: Callable[[], None] | None = None
) -> Iterator[list[ContestRound]]:
    """Play all the rounds and yield them chunk by chunk, always in the same order; see `maukas.parallel.spread`.

    `on_compile` is called if a bot searches whose code has to be compiled first, which takes a while.
    """
    if on_compile is not None and SEARCHING & {*contest.bots} and not is_search_ready(contest.game):
        on_compile()
    tasks = chunks(contest.deals, workers, LARGEST_CHUNK)
    return spread(partial(play_deals, contest), tasks, workers=workers, backend=backend, cluster=cluster)


def play_deals(contest: Contest, deals: Sequence[int]) -> list[ContestRound]:
    """Play each of these deals in every seating."""
    makers = {bot: load_contender(bot) for bot in contest.bots}
    for bot in makers:
        warm_up(bot, contest.game, contest.seats)
    return [play_round(contest, deal, seating, makers) for deal in deals for seating in range(len(contest.seatings))]


@cache
def warm_up(bot: str, game: str, seats: int) -> None:
    """Let a bot think once in each process before the clock counts: what it compiles or loads is no thinking."""
    if bot in SEARCHING:
        precompile_search(game)
    contestant = Contestant(Round.deal(game, seats=seats, seed=bytes(32)), 0, Budget(iterations=1))
    contestant.seat = contestant.played.turn
    contestant.make_bot(load_contender(bot), 0)
    contestant.choose()
