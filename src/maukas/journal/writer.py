"""Group commit: many tables share one transaction, and nobody is told of anything before it is on the disk."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic

from msgspec import Struct

from maukas.journal.errors import Abandoned
from maukas.journal.journal import Journal
from maukas.journal.rows import Batch

LARGEST = 500                                           # batches in one transaction
BREATH = 0.0004                                         # seconds from one transaction to the next for each batch in the last one: in a rush
LONGEST_BREATH = 0.004                                  # they become fewer and larger, which costs less; and never more than this apart
PATIENCE = 5                                            # seconds for storing the batches of a failed transaction one by one


class Entry(Struct, frozen=True):
    """A batch that waits for its turn, and whom to tell."""

    turn: int
    batch: Batch
    code: str | None
    told: Callable[[], None]
    failed: Callable[[BaseException], None]

    @property
    def codes(self) -> set[str]:
        """The tables it builds on."""
        return self.batch.codes if self.code is None else self.batch.codes | {self.code}


class Writer:
    """Stores batches in the order in which they are put; what comes while one transaction is running goes into the next one.

    When a transaction fails, its batches are stored one by one, so that one bad table does not spoil the others. A batch that cannot
    be stored alone has failed, and with it every batch of the same table that was put before its `failed` was called: they build on it.
    From then on the table starts anew: whoever is told must read it from the journal again and go on from there. (He may find that
    the batch is stored after all, if the connection broke between the commit and the answer.) If he goes on without, the journal
    refuses his next event, since the one before is missing.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._waiting: deque[Entry] = deque()
        self._turn = 0
        self._began = 0.0
        self._last_size = 0
        self._failures: dict[str, tuple[int, BaseException]] = {}       # by table: what was put up to this turn fails, and why
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def put(
        self, batch: Batch, told: Callable[[], None], failed: Callable[[BaseException], None], *, code: str | None = None
    ) -> None:
        """Store a batch when its turn comes, then call `told`; or `failed`, if it cannot be stored.

        Both are called by the event loop, in the order of `put`. An empty batch only waits for its turn; `code` says on which table
        it builds, so that it fails with that table.
        """
        if self._is_closed:
            raise RuntimeError("the writer is closed")
        self._turn += 1
        self._waiting.append(Entry(self._turn, batch, code, told, failed))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def drain(self) -> None:
        """Wait until all that was put is stored or has failed."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Take nothing more, and wait for the rest."""
        self._is_closed = True
        await self.drain()

    async def _work(self) -> None:
        try:
            while self._waiting:
                pause = self._began + min(BREATH * self._last_size, LONGEST_BREATH) - monotonic()
                if pause > 0:
                    await asyncio.sleep(pause)
                self._began = monotonic()
                self._last_size = len(self._waiting)
                group = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
                await self._store(group)
                self._failures = {code: failure for code, failure in self._failures.items() if failure[0] > group[-1].turn}
        finally:
            self._task = None

    async def _store(self, group: list[Entry]) -> None:
        try:
            await self._journal.append(joined(entry.batch for entry in group if self._failure(entry) is None))
        except Exception:
            await self._store_one_by_one(group)
        else:
            for entry in group:
                self._answer(entry, self._failure(entry))

    async def _store_one_by_one(self, group: list[Entry]) -> None:
        deadline = monotonic() + PATIENCE
        hopeless: Exception | None = None               # a store that is away does not keep everybody waiting in turn
        for entry in group:
            failure = self._failure(entry) or (None if entry.batch.is_empty else hopeless)
            if failure is None:
                try:
                    await self._journal.append(entry.batch)
                except Exception as error:
                    failure = error
                    hopeless = error if monotonic() > deadline else None
            self._answer(entry, failure)

    def _failure(self, entry: Entry) -> BaseException | None:
        """Why an entry cannot be stored even if its turn comes."""
        if not self._failures:
            return None
        for code in sorted(entry.codes & self._failures.keys()):
            turn, cause = self._failures[code]
            if entry.turn <= turn:
                error = Abandoned(f"table {code}: what came before was not stored")
                error.__cause__ = cause
                return error
        return None

    def _answer(self, entry: Entry, failure: BaseException | None) -> None:
        if failure is not None and not isinstance(failure, Abandoned):
            self._failures.update((code, (self._turn, failure)) for code in entry.codes)
        try:
            if failure is None:
                entry.told()
            else:
                entry.failed(failure)
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
    return whole
