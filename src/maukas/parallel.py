"""Work spread over threads, processes or machines by joblib; the results come in the order of the tasks, whoever does them."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from typing import TypeVar

from joblib import Parallel, delayed, parallel_config  # type: ignore[import-untyped]

from maukas.extras import need_extra

BACKENDS = ("loky", "threading", "dask", "ray")  # processes, threads, and two that reach other machines
CONNECT_TIMEOUT = 10  # seconds for a cluster to answer
CHUNKS = 16  # for each worker, so that none is idle for long at the end

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], *, workers: int = 1, backend: str = "loky", cluster: str | None = None
) -> Iterator[Result]:
    """Do the work for every task and yield the results in the order of the tasks.

    `cluster` is the address of a scheduler for `dask`; without one, so many worker processes are started here.
    """
    with ExitStack() as stack:
        match backend:
            case "dask":
                join_dask(stack, workers, cluster)
            case "ray":
                join_ray()
        reaches_out = backend in ("dask", "ray")
        kept = {"initializer": follow_path, "initargs": (tuple(sys.path),)} if backend == "loky" else {}
        stack.enter_context(parallel_config(backend=backend, n_jobs=-1 if reaches_out else workers, **kept))
        parallel = Parallel(return_as="list" if backend == "ray" else "generator")  # ray's backend knows no generators
        yield from parallel(delayed(work)(task) for task in tasks)


def follow_path(path: tuple[str, ...]) -> None:
    """Let a worker process find the same packages; joblib keeps such processes for later work, but only for the same path."""
    sys.path[:] = path


def chunks(count: int, workers: int, largest: int) -> list[range]:
    """The numbers below `count` in pieces of at most so many, each of which is a task."""
    size = min(largest, max(1, count // (CHUNKS * workers)))
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def join_dask(stack: ExitStack, workers: int, cluster: str | None) -> None:
    """Connect to the scheduler at an address, or start one with workers here, until the stack is closed."""
    need_extra("dask")
    from distributed import Client, LocalCluster

    if cluster is None:
        local = LocalCluster(n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)  # type: ignore[no-untyped-call]
        cluster = stack.enter_context(local).scheduler_address
    stack.enter_context(Client(cluster, timeout=CONNECT_TIMEOUT))  # type: ignore[no-untyped-call]


def join_ray() -> None:
    """Let joblib use ray: the cluster of the environment, or one on this machine."""
    need_extra("ray")
    from ray.util.joblib import register_ray  # type: ignore[import-not-found]

    register_ray()
