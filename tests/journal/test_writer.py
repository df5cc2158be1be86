"""Batches are stored in order and in groups, callers are told afterwards, and one bad table does not spoil the others."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest

from maukas.journal import writer as writer_module
from maukas.journal.errors import Abandoned, Conflict, Unavailable
from maukas.journal.journal import Journal, open_store
from maukas.journal.rows import Batch, EventRow, Lease
from maukas.journal.writer import Writer
from tests.journal.samples import event, events, in_loop, opened, table
from tests.play import scaled


class Notebook(Journal):
    """A journal in memory: `groups` is what came together, and storing can be held back or made to fail."""

    def __init__(self) -> None:
        self.groups: list[Batch] = []
        self.numbers: dict[str, int] = defaultdict(int)
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.is_bad: Callable[[Batch], bool] = lambda _: False

    async def append(self, batch: Batch, held: Sequence[Lease] = ()) -> None:  # noqa: ARG002
        if batch.is_empty:
            return
        await asyncio.sleep(0)
        await self.may_go_on.wait()
        if self.is_bad(batch):
            raise Unavailable("the disk is full")
        numbers = dict(self.numbers)
        for one in batch.events:
            if one.number != numbers.get(one.code, 0) + 1:
                raise Conflict(f"{one.code} {one.number}")
            numbers[one.code] = one.number
        self.numbers.update(numbers)
        self.groups.append(batch)


class Audience:
    """Who is told: what, in which order."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.heard: list[tuple[str, str]] = []

    def put(self, name: str, *batch: EventRow, code: str | None = None) -> None:
        self.give(name, Batch([*batch]), code=code)

    def give(self, name: str, batch: Batch, *, code: str | None = None) -> None:
        self.writer.put(
            batch, lambda: self.heard.append((name, "told")), lambda error: self.heard.append((name, type(error).__name__)), code=code
        )


@in_loop
async def test_each_is_told_in_order_and_finds_his_batch_stored(address: str) -> None:
    async with opened(address) as journal:
        writer = Writer(journal)
        order: list[tuple[str, int]] = []
        checks: list[asyncio.Task[list[EventRow]]] = []

        def told(code: str, number: int) -> Callable[[], None]:
            def note() -> None:
                order.append((code, number))
                checks.append(asyncio.create_task(journal.events(code, number, number)))

            return note

        def failed(error: BaseException) -> None:
            raise error

        wanted = [(code, number) for number in range(1, 21) for code in ("AB", "CD", "EF")]
        for code, number in wanted:
            writer.put(Batch([event(code, number)]), told(code, number), failed)
            if number % 5 == 0:
                await asyncio.sleep(0.005)
        await writer.drain()
        assert order == wanted
        assert await asyncio.gather(*checks) == [[event(code, number)] for code, number in wanted]
        await writer.close()


@in_loop
async def test_what_comes_while_a_transaction_is_running_goes_into_the_next_one() -> None:
    notebook = Notebook()
    audience = Audience(Writer(notebook))
    notebook.may_go_on.clear()
    audience.put("a", event("AB", 1))
    await asyncio.sleep(0.01)
    for number in range(1, 51):
        audience.put(f"c{number}", event("CD", number))
    assert audience.heard == []
    notebook.may_go_on.set()
    await audience.writer.drain()
    assert [len(group.events) for group in notebook.groups] == [1, 50]
    assert audience.heard == [("a", "told"), *((f"c{number}", "told") for number in range(1, 51))]


@in_loop
async def test_nobody_is_told_before_the_batch_is_stored() -> None:
    notebook = Notebook()
    audience = Audience(Writer(notebook))
    notebook.may_go_on.clear()
    audience.put("a", event("AB", 1))
    await asyncio.sleep(0.02)
    assert audience.heard == []
    notebook.may_go_on.set()
    await audience.writer.drain()
    assert audience.heard == [("a", "told")]


@in_loop
async def test_a_transaction_has_a_largest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "LARGEST_GROUP", 4)
    notebook = Notebook()
    audience = Audience(Writer(notebook))
    for number in range(1, 11):
        audience.put(str(number), event("AB", number))
    await audience.writer.drain()
    assert [len(group.events) for group in notebook.groups] == [4, 4, 2]


@in_loop
async def test_an_empty_batch_waits_for_its_turn_and_needs_no_transaction() -> None:
    notebook = Notebook()
    audience = Audience(Writer(notebook))
    audience.put("nothing")
    await audience.writer.drain()
    assert (audience.heard, notebook.groups) == ([("nothing", "told")], [])
    notebook.may_go_on.clear()
    audience.put("a", event("AB", 1))
    audience.put("nothing more")
    await asyncio.sleep(0.02)
    assert len(audience.heard) == 1
    notebook.may_go_on.set()
    await audience.writer.drain()
    assert audience.heard[1:] == [("a", "told"), ("nothing more", "told")]


@in_loop
async def test_a_bad_table_fails_alone_with_what_builds_on_it_and_may_start_anew(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch(events("AB", 1, 2), [table("AB")]))
        writer = Writer(journal)
        audience = Audience(writer)
        audience.put("c1", event("CD", 1))
        audience.put("a2", event("AB", 2))  # stored already
        audience.put("c2", event("CD", 2))
        audience.give("a row", Batch(tables=[table("AB", summary=b"over")]))
        audience.put("a3", event("AB", 3))  # would fit, but builds on what has failed
        audience.put("a nothing", code="AB")
        audience.put("c3", event("CD", 3))
        await writer.drain()
        assert audience.heard == [
            ("c1", "told"),
            ("a2", "Conflict"),
            ("c2", "told"),
            ("a row", "Abandoned"),
            ("a3", "Abandoned"),
            ("a nothing", "Abandoned"),
            ("c3", "told"),
        ]
        assert await journal.events("AB") == events("AB", 1, 2)
        assert await journal.table("AB") == table("AB")
        assert await journal.events("CD") == events("CD", 1, 3)
        audience.put("a3 again", event("AB", 3))
        audience.put("a nothing again", code="AB")
        await writer.close()
        assert audience.heard[7:] == [("a3 again", "told"), ("a nothing again", "told")]


@in_loop
async def test_what_waits_in_later_transactions_fails_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "LARGEST_GROUP", 2)
    notebook = Notebook()
    notebook.is_bad = lambda batch: any(row.summary == b"bad" for row in batch.tables)
    audience = Audience(Writer(notebook))
    audience.give("a bad", Batch(tables=[table("AB", summary=b"bad")]))
    for number in range(1, 7):
        audience.give(f"a{number}", Batch(tables=[table("AB")]))
        audience.give(f"c{number}", Batch(tables=[table("CD")]))
    await audience.writer.drain()
    assert [name for name, word in audience.heard if word == "Abandoned"] == [f"a{number}" for number in range(1, 7)]
    assert [name for name, word in audience.heard if word == "told"] == [f"c{number}" for number in range(1, 7)]
    assert {row.code for group in notebook.groups for row in group.tables} == {"CD"}


@in_loop
async def test_whoever_is_told_of_a_failure_may_put_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "LARGEST_GROUP", 2)  # so that the new batch meets one that waited already
    notebook = Notebook()
    notebook.is_bad = lambda batch: any(row.summary == b"bad" for row in batch.tables)
    audience = Audience(Writer(notebook))
    reasons: list[BaseException] = []

    def failed(error: BaseException) -> None:
        reasons.append(error)
        audience.give("new", Batch(tables=[table("AB")]))

    audience.writer.put(Batch(tables=[table("AB", summary=b"bad")]), lambda: None, failed)
    for _ in range(2):
        audience.writer.put(Batch(tables=[table("AB")]), lambda: None, reasons.append)
    await audience.writer.drain()
    assert [type(reason) for reason in reasons] == [Unavailable, Abandoned, Abandoned]
    assert reasons[2].__cause__ is reasons[1].__cause__ is reasons[0]
    assert audience.heard == [("new", "told")]


@in_loop
async def test_a_full_disk_stops_who_needs_much_and_not_who_needs_little(sqlite_address: str) -> None:
    store = await open_store(sqlite_address)
    journal = Journal(store)
    try:
        pages = await store.change(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        await store.change(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 8}"))
        audience = Audience(Writer(journal))
        audience.put("c1", event("CD", 1))
        audience.put("a1", EventRow("AB", 1, 0.0, bytes(1_000_000)))
        audience.put("c2", event("CD", 2))
        await audience.writer.drain()
        assert audience.heard == [("c1", "told"), ("a1", "Unavailable"), ("c2", "told")]
        assert await journal.events("CD") == events("CD", 1, 2)
        assert await journal.events("AB") == []
    finally:
        await journal.close()


@in_loop
async def test_a_store_that_is_away_does_not_keep_everybody_waiting_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "RETRY_TIMEOUT", 0)
    attempts = []

    def is_bad(batch: Batch) -> bool:
        attempts.append(batch)
        return True

    notebook = Notebook()
    notebook.is_bad = is_bad
    audience = Audience(Writer(notebook))
    for number in range(20):
        audience.put(str(number), event(f"T{number}", 1))
    audience.put("nothing")
    await audience.writer.drain()
    assert audience.heard == [*((str(number), "Unavailable") for number in range(20)), ("nothing", "told")]
    assert len(attempts) == 2  # together, and the first one alone
    notebook.is_bad = lambda _: False
    audience.put("again", event("T0", 1))
    await audience.writer.drain()
    assert audience.heard[21:] == [("again", "told")]


@in_loop
async def test_a_callback_that_raises_is_reported_and_stops_nobody() -> None:
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context["exception"]))
    audience = Audience(Writer(Notebook()))
    mistake = ValueError("a mistake")

    def told() -> None:
        raise mistake

    audience.writer.put(Batch([event("AB", 1)]), told, lambda _: None)
    audience.put("a2", event("AB", 2))
    await audience.writer.drain()
    assert audience.heard == [("a2", "told")]
    assert reported == [mistake]


@in_loop
async def test_a_closed_writer_has_stored_all_and_takes_nothing_more() -> None:
    notebook = Notebook()
    audience = Audience(Writer(notebook))
    audience.put("a1", event("AB", 1))
    await audience.writer.close()
    assert audience.heard == [("a1", "told")]
    with pytest.raises(RuntimeError, match="closed"):
        audience.put("a2", event("AB", 2))


@pytest.mark.parametrize("seed", range(scaled(100)))
def test_whatever_fails_who_is_told_was_stored_and_who_failed_takes_along_what_builds_on_it(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    monkeypatch.setattr(writer_module, "LARGEST_GROUP", rng.choice([1, 3, 500]))
    asyncio.run(play_with_failures(rng))


async def play_with_failures(rng: random.Random) -> None:
    """Tables put events and rows without waiting; storing fails now and then; who is told of that starts anew from what is stored."""
    notebook = Notebook()
    notebook.is_bad = lambda _: rng.random() < 0.1
    writer = Writer(notebook)
    codes = [f"T{number}" for number in range(5)]
    upcoming = dict.fromkeys(codes, 1)
    put: list[str] = []  # the table of each turn
    answered: list[int] = []
    doomed: dict[str, int] = {}  # by table: up to this turn nothing more may be told

    def stored() -> set[float]:
        """The turns of what the notebook holds: that is the time on each row."""
        found = [row.at for group in notebook.groups for row in group.events]
        return {*found, *(row.changed for group in notebook.groups for row in group.tables)}

    def told(turn: int, batch: Batch) -> Callable[[], None]:
        def note() -> None:
            answered.append(turn)
            assert turn > doomed.get(put[turn], -1)
            assert batch.is_empty or turn in stored()

        return note

    def failed(turn: int) -> Callable[[BaseException], None]:
        def note(error: BaseException) -> None:
            answered.append(turn)
            code = put[turn]
            assert isinstance(error, Abandoned) == (turn <= doomed.get(code, -1))
            assert turn not in stored()
            if not isinstance(error, Abandoned):
                assert isinstance(error, Unavailable)  # never a conflict: whoever starts anew fits what is stored
                doomed[code] = len(put) - 1
                upcoming[code] = notebook.numbers[code] + 1

        return note

    with no_mistakes():
        for _ in range(200):
            code = rng.choice(codes)
            turn = len(put)
            put.append(code)
            kind = rng.random()
            if kind < 0.7:
                batch = Batch([event(code, upcoming[code], turn)])
                upcoming[code] += 1
            elif kind < 0.85:
                batch = Batch(tables=[table(code, changed=turn)])
            else:
                batch = Batch()
            writer.put(batch, told(turn, batch), failed(turn), code=code)
            if rng.random() < 0.3:
                await asyncio.sleep(0)
        await writer.close()
    assert answered == [*range(len(put))]


@contextmanager
def no_mistakes() -> Iterator[None]:
    """Fail if a callback raised."""
    raised: list[BaseException] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: raised.append(context["exception"]))
    yield
    for error in raised:
        raise error
