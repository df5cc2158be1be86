"""Group commit: many tables share one transaction, and nothing is told before it is on the disk."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic

from msgspec import Struct

from maukas.journal.errors import Abandoned
from maukas.journal.journal import Journal
from maukas.journal.rows import Batch, Lease

LARGEST_GROUP = 500  # batches in one transaction
PAUSE = 0.0004  # seconds from one transaction to the next for each batch in the last one: in a rush
LONGEST_PAUSE = 0.004  # they become fewer and larger, which costs less; and never more than this apart
RETRY_TIMEOUT = 5  # seconds for storing the batches of a failed transaction one by one


class Pending(Struct, frozen=True):
    """A batch that waits for its turn, and what to call then."""

    turn: int
    batch: Batch
    code: str | None
    told: Callable[[], None]
    failed: Callable[[BaseException], None]
    lease: Lease | None

    @property
    def codes(self) -> set[str]:
        """The codes of the tables that it builds on."""
        return self.batch.codes if self.code is None else self.batch.codes | {self.code}


class Writer:
    """Stores batches in the order in which they are put; those put while one transaction is running go into the next one.

    When a transaction fails, its batches are stored one by one, so that one bad table does not harm the others. A batch that cannot
    be stored alone has failed, and with it every batch of the same table that was put before its `failed` was called: they build on it.
    The owner of the table must then read it from the journal again and go on from there. (It may find that the batch is stored after
    all, if the connection broke between the commit and the answer.) If it goes on without, the journal refuses the next event, since
    the one before is missing.
    """

    def __init__(
        self, journal: Journal, observe: Callable[[float], None] = lambda _seconds: None, is_sure: Callable[[], bool] = lambda: True
    ) -> None:
        self._journal = journal
        self._observe = observe  # is told how many seconds each transaction took
        self._is_sure = is_sure  # whether leases hold without asking; if not, nothing is told before the database was asked
        self._waiting: deque[Pending] = deque()
        self._turn = 0
        self._began = 0.0
        self._last_size = 0
        self._failures: dict[str, tuple[int, BaseException]] = {}  # by code: what was put up to this turn fails, and why
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def put(
        self,
        batch: Batch,
        told: Callable[[], None],
        failed: Callable[[BaseException], None],
        *,
        code: str | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Store a batch when its turn comes, then call `told`; or `failed`, if it cannot be stored.

        Both are called by the event loop, in the order of `put`. An empty batch only waits for its turn; `code` says on which table
        it builds, so that it fails with that table. It fails, too, if the lease under which it was made no longer holds.
        """
        if self._is_closed:
            raise RuntimeError("the writer is closed")
        self._turn += 1
        self._waiting.append(Pending(self._turn, batch, code, told, failed, lease))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def drain(self) -> None:
        """Wait until everything is stored or has failed."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Accept nothing more, and wait for the rest."""
        self._is_closed = True
        await self.drain()

    async def _work(self) -> None:
        try:
            while self._waiting:
                pause = self._began + min(PAUSE * self._last_size, LONGEST_PAUSE) - monotonic()
                if pause > 0:
                    await asyncio.sleep(pause)
                self._began = monotonic()
                self._last_size = len(self._waiting)
                group = [self._waiting.popleft() for _ in range(min(LARGEST_GROUP, len(self._waiting)))]
                await self._store(group)
                self._failures = {code: failure for code, failure in self._failures.items() if failure[0] > group[-1].turn}
        finally:
            self._task = None

    async def _store(self, group: list[Pending]) -> None:
        try:
            has_stored = await self._append([pending for pending in group if not self._failures or self._failure(pending) is None])
        except Exception:
            await self._store_one_by_one(group)
        else:
            if has_stored:
                self._observe(monotonic() - self._began)
            for pending in group:
                self._answer(pending, self._failure(pending) if self._failures else None)

    async def _store_one_by_one(self, group: list[Pending]) -> None:
        deadline = monotonic() + RETRY_TIMEOUT
        hopeless: Exception | None = None  # so that a store that is down does not keep each of them waiting in turn
        for pending in group:
            failure = self._failure(pending) or (None if pending.batch.is_empty and self._is_sure() else hopeless)
            if failure is None:
                try:
                    await self._append([pending])
                except Exception as error:
                    failure = error
                    hopeless = error if monotonic() > deadline else None
            self._answer(pending, failure)

    async def _append(self, group: list[Pending]) -> bool:
        """Store what a group holds, under its leases; return whether it held anything."""
        is_sure = self._is_sure()
        batch = joined(pending.batch for pending in group)
        opened = {lease.code for lease in batch.opened}
        made_under = {pending.lease for pending in group if pending.lease is not None and not (is_sure and pending.batch.is_empty)}
        held = [Lease(lease.code, lease.owner, 0) if lease.code in opened else lease for lease in made_under]
        await self._journal.append(batch, held)
        return not batch.is_empty

    def _failure(self, pending: Pending) -> BaseException | None:
        """Why a batch cannot be stored even if its turn comes."""
        for code in sorted(pending.codes & self._failures.keys()):
            turn, cause = self._failures[code]
            if pending.turn <= turn:
                error = Abandoned(f"table {code}: what came before was not stored")
                error.__cause__ = cause
                return error
        return None

    def _answer(self, pending: Pending, failure: BaseException | None) -> None:
        if failure is not None and not isinstance(failure, Abandoned):
            self._failures.update((code, (self._turn, failure)) for code in pending.codes)
        try:
            if failure is None:
                pending.told()
            else:
                pending.failed(failure)
        except Exception as error:
            asyncio.get_running_loop().call_exception_handler({"message": "a callback of the journal failed", "exception": error})


def joined(batches: Iterable[Batch]) -> Batch:
    """All batches as one."""
    whole = Batch()
    for batch in batches:
        whole.events.extend(batch.events)
        whole.tables.extend(batch.tables)
        whole.matches.extend(batch.matches)
        whole.sitters.extend(batch.sitters)
        whole.players.extend(batch.players)
        whole.folds.extend(batch.folds)
        whole.opened.extend(batch.opened)
        whole.released.extend(batch.released)
    return whole
