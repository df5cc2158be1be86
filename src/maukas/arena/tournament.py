"""A contest spread over cores or machines: one task is a chunk of deals; joblib and its backends do the rest."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import cache
from importlib.util import find_spec

from joblib import Parallel, delayed, parallel_config  # type: ignore[import-untyped]

from maukas.arena.chair import Chair
from maukas.arena.contenders import maker_of
from maukas.arena.seating import Contest
from maukas.arena.table import Played, play_round
from maukas.bots.bot import Budget
from maukas.games.round import Round

BACKENDS = ("loky", "threading", "dask", "ray")         # processes, threads, and two that reach other machines
CHUNKS = 16                                             # for each worker, so that none is idle for long at the end
PATIENCE = 10                                           # seconds for a cluster to answer
LARGEST = 50                                            # deals in a chunk


class NotInstalled(RuntimeError):
    """A backend needs packages that are not there; `extra` brings them."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"needs {extra}")
        self.extra = extra


def compete(contest: Contest, *, workers: int = 1, backend: str = "loky", cluster: str | None = None) -> Iterator[list[Played]]:
    """Play all the rounds and yield them chunk by chunk, always in the same order.

    `cluster` is the address of a scheduler for `dask`; without one, so many worker processes are started here.
    """
    tasks = (delayed(play_deals)(contest, deals) for deals in chunks(contest.deals, workers))
    with ExitStack() as stack:
        match backend:
            case "dask":
                join_dask(stack, workers, cluster)
            case "ray":
                join_ray()
        spread = backend in ("dask", "ray")
        stack.enter_context(parallel_config(backend=backend, n_jobs=-1 if spread else workers))
        yield from Parallel(return_as="list" if backend == "ray" else "generator")(tasks)       # ray's backend knows no generators


def chunks(deals: int, workers: int) -> list[range]:
    """The deals of each task."""
    size = min(LARGEST, max(1, deals // (CHUNKS * workers)))
    return [range(start, min(start + size, deals)) for start in range(0, deals, size)]


def play_deals(contest: Contest, deals: Sequence[int]) -> list[Played]:
    """Play each of these deals in every seating."""
    makers = {bot: maker_of(bot) for bot in contest.bots}
    for bot in makers:
        warm_up(bot, contest.game, contest.seats)
    return [play_round(contest, deal, seating, makers) for deal in deals for seating in range(len(contest.seatings))]


@cache
def warm_up(bot: str, game: str, seats: int) -> None:
    """Let a bot think once in each process before the clock counts: what it compiles or loads is no thinking."""
    chair = Chair(Round.deal(game, seats=seats, seed=bytes(32)), 0, Budget(iterations=1))
    chair.seat = chair.played.turn
    chair.take_place(maker_of(bot), 0)
    chair.choose()


def join_dask(stack: ExitStack, workers: int, cluster: str | None) -> None:
    """Connect to the scheduler at an address, or start one with workers here, until the stack is closed."""
    if find_spec("distributed") is None:
        raise NotInstalled("maukas[dask]")
    from distributed import Client, LocalCluster

    if cluster is None:
        local = LocalCluster(n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)  # type: ignore[no-untyped-call]
        cluster = stack.enter_context(local).scheduler_address
    stack.enter_context(Client(cluster, timeout=PATIENCE))  # type: ignore[no-untyped-call]


def join_ray() -> None:
    """Let joblib use ray: the cluster of the environment, or one on this machine."""
    with suppress(ModuleNotFoundError):
        if find_spec("ray.util.joblib") is not None:
            from ray.util.joblib import register_ray  # type: ignore[import-not-found]

            register_ray()
            return
    raise NotInstalled("maukas[ray]")
