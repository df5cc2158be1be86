"""Reviews of finished matches on request: made one at a time in a process that can wait, stored, and never made twice."""

import asyncio
import contextlib
import hashlib
import logging
import sys
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from secrets import token_hex

from maukas import bots
from maukas.extras import missing_modules
from maukas.journal.errors import JournalError
from maukas.journal.journal import Journal
from maukas.journal.review_store import ReviewKey
from maukas.journal.rows import MatchRow
from maukas.protocol.reviews import ReviewProgress
from maukas.server.replays import Replays
from maukas.server.review_process import RESULT
from maukas.server.transport.rate_limits import TokenBuckets
from maukas.server.worker_threads import Overloaded

DEPTH = 320  # worlds in which each move is tried
FORM = 1  # the version of what is stored
AT_ONCE = 1  # that are made
MOST_WAITING = 16  # that are made, or wait for their turn
MOST_OF_ADDRESS = 2  # of them
OF_ADDRESS = 1 / 60, 10.0  # how often an address may begin one: ten times, then once a minute
PATIENCE = 20.0  # seconds after which nobody waits any more who has not asked again
LONGEST = 900.0  # seconds for one
CLAIMED_FOR = 10.0  # seconds that a claim holds without being renewed
RENEW_EVERY = 2.0
LOOK_EVERY = 1.0  # whether another node is done
REMEMBERED = 60.0  # seconds that a failure is told
WEIGHTS = Path(bots.__file__).parent / "weights"

LOGGER = logging.getLogger("maukas")


class ReviewsOff(Exception):
    """No review is made here, for this reason: the id of a text."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ReviewFailed(Exception):
    """The process that reviewed a match has ended without a review."""


@dataclass(slots=True, eq=False)
class ReviewJob:
    """A review that is being made or waits for its turn, who asked first, and when somebody last asked how far it is."""

    address: str
    asked: float
    is_running: bool = False
    done: int = 0
    total: int = 0
    task: asyncio.Task[None] | None = None

    @property
    def progress(self) -> ReviewProgress:
        return ReviewProgress(state="running" if self.is_running else "waiting", done=self.done, total=self.total)


class Reviews:
    """The reviews of a server."""

    def __init__(self, journal: Journal, replays: Replays, *, is_on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.journal, self.stored, self.replays, self.is_on, self.clock = journal, journal.reviews, replays, is_on, clock
        self.owner = token_hex(8)
        self.places = asyncio.Semaphore(AT_ONCE)
        self.jobs: dict[ReviewKey, ReviewJob] = {}
        self.failures: dict[ReviewKey, float] = {}
        self.by_address = TokenBuckets(*OF_ADDRESS)

    def limits(self) -> dict[str, TokenBuckets]:
        """The limits that nodes share."""
        return {"reviews of address": self.by_address}

    @property
    def why_none(self) -> str:
        """Why no review is made here, or nothing."""
        if not self.is_on:
            return "http-reviews-off"
        return "http-no-reviewer" if missing_modules("bots") else ""

    async def progress(self, row: MatchRow) -> ReviewProgress:
        """How far the review of a match is; whoever asks waits for it."""
        key = key_of(row)
        job = self.jobs.get(key)
        if job is not None:
            job.asked = self.clock()
            return job.progress
        claim = await self.stored.find(key)
        if claim is not None and claim.is_done:
            return ReviewProgress(state="done", done=claim.total, total=claim.total)
        if claim is not None and claim.is_held:
            await self.stored.ask(key)
            return ReviewProgress(state="running", done=claim.done, total=claim.total)
        has_failed = self.clock() < self.failures.get(key, -REMEMBERED) + REMEMBERED
        return ReviewProgress(state="none", reason=self.why_none or ("http-review-failed" if has_failed else ""))

    async def ask(self, row: MatchRow, address: str) -> ReviewProgress:
        """Have a match reviewed, unless that was done or is under way. ReviewsOff, Overloaded: it is not."""
        key, known = key_of(row), await self.progress(row)
        if known.state != "none":
            return known
        if self.why_none:
            raise ReviewsOff(self.why_none)
        if key not in self.jobs:
            of_address = sum(job.address == address for job in self.jobs.values())
            if len(self.jobs) >= MOST_WAITING or of_address >= MOST_OF_ADDRESS or not self.by_address.take(address, time.monotonic()):
                raise Overloaded
            self.failures.pop(key, None)
            job = self.jobs[key] = ReviewJob(address, self.clock())
            job.task = asyncio.create_task(self.make(key, row, job))
        return self.jobs[key].progress

    async def result(self, row: MatchRow) -> bytes | None:
        """The review of a match as JSON, if it is done."""
        content = await self.stored.content(key_of(row))
        return None if content is None else await asyncio.to_thread(zlib.decompress, content)

    async def make(self, key: ReviewKey, row: MatchRow, job: ReviewJob) -> None:
        """Make a review in its turn; if another node is at work on it, wait for that."""
        try:
            while not await self.made_here(key, row, job):
                claim = await self.stored.find(key)
                if claim is not None and claim.is_done:
                    return
                if claim is not None and claim.is_held:
                    await self.stored.ask(key)
                    job.is_running, job.done, job.total = True, claim.done, claim.total
                await asyncio.sleep(LOOK_EVERY)
        except (ReviewFailed, JournalError, Overloaded, OSError, TimeoutError) as error:
            LOGGER.warning("the review of match %s failed: %s", row.id, error or type(error).__name__)
            self.note_failure(key)
        except Exception:
            LOGGER.exception("the review of match %s failed", row.id)
            self.note_failure(key)
        finally:
            if self.jobs.get(key) is job:
                del self.jobs[key]

    def note_failure(self, key: ReviewKey) -> None:
        """Remember for a while that a review has failed."""
        now = self.clock()
        self.failures = {each: at for each, at in self.failures.items() if now < at + REMEMBERED} | {key: now}

    async def made_here(self, key: ReviewKey, row: MatchRow, job: ReviewJob) -> bool:
        """Make a review when there is a place, unless somebody else is at work on it or has done it; return whether it was made."""
        async with self.places:
            if not await self.stored.claim(key, self.owner, CLAIMED_FOR):
                return False
            job.is_running = True
            renewing = asyncio.create_task(self.renew(key, job))
            try:
                record = await self.replays.record(row, job.address)
                async with asyncio.timeout(LONGEST):
                    content = await reviewed(key, record, job)
                await self.stored.finish(key, self.owner, content, job.total)
            finally:
                renewing.cancel()
                with contextlib.suppress(JournalError):
                    await self.stored.release(key, self.owner)  # of a finished one there is no claim any more
            return True

    async def renew(self, key: ReviewKey, job: ReviewJob) -> None:
        """Keep the claim, and hear whether somebody waits at another node."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            with contextlib.suppress(JournalError):
                claim = await self.stored.renew(key, self.owner, CLAIMED_FOR, job.done, job.total)
                if claim is not None:
                    job.asked = max(job.asked, self.clock() - claim.unasked)

    async def give_up_unwanted(self) -> None:
        """Give up the reviews that nobody waits for."""
        for job in [*self.jobs.values()]:
            if job.task is not None and self.clock() > job.asked + PATIENCE:
                job.task.cancel()

    async def close(self) -> None:
        """Give up everything."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def reviewed(key: ReviewKey, record: bytes, job: ReviewJob) -> bytes:
    """Review a match in a process of its own, which ends with this."""
    command = (sys.executable, "-m", "maukas.server.review_process", key.match, str(key.depth))
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with contextlib.suppress(ConnectionError):  # then it says below how it ended
            process.stdin.write(record)
            await process.stdin.drain()
        process.stdin.close()
        while (line := await process.stdout.readline()) not in (b"", RESULT):
            job.done, job.total = map(int, line.split())
        content = await process.stdout.read()
        if await process.wait() != 0 or not content:
            raise ReviewFailed(f"the process ended with {process.returncode}")
        return content
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def key_of(row: MatchRow) -> ReviewKey:
    """The review of a match that is made now."""
    return ReviewKey(row.id, DEPTH, f"{FORM}-{values_version(row.game)}")


@cache
def values_version(game: str) -> str:
    """The version of the learned values of a game."""
    file = WEIGHTS / f"{game}.npz"
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.exists() else ""
