"""What is old goes, except what something that stays needs."""

import pytest

from maukas.journal import expiry
from maukas.journal.errors import Conflict
from maukas.journal.journal import Journal
from maukas.journal.rows import Batch, Expired, FoldRow, PlayerRow, SitterRow
from tests.journal.samples import event, events, finished, guest, in_loop, opened, table

NEVER = -1.0


async def numbers(journal: Journal, code: str) -> list[int]:
    return [found.number for found in await journal.events(code)]


@in_loop
async def test_tables_unchanged_since_go_with_their_events_and_sitters(address: str) -> None:
    async with opened(address) as journal:
        for code, changed in (("OLD", 9.0), ("NEW", 10.0)):
            await journal.append(Batch(events(code, 1, 3), [table(code, changed=changed)], [], [SitterRow("g1", code, True)]))
        assert await journal.expire(tables_before=10.0, matches_before=None, guests_before=NEVER) == Expired(tables=1, events=3)
        assert await journal.table("OLD") is None
        assert await journal.events("OLD") == []
        assert [row.code for row in await journal.tables_of_guest("g1", 10)] == ["NEW"]
        assert await numbers(journal, "NEW") == [1, 2, 3]


@in_loop
async def test_a_table_where_something_happened_or_will_happen_stays(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch([event("MOVED", 1, 1.0), event("MOVED", 2, 10.0)], [table("MOVED", changed=1.0)]))
        await journal.append(Batch(events("WAITS", 1, 2), [table("WAITS", changed=1.0, alarm=12.0)]))
        await journal.append(Batch(events("MISSED", 1, 2), [table("MISSED", changed=1.0, alarm=9.0)]))
        assert (await journal.expire(tables_before=10.0, matches_before=None, guests_before=NEVER)).tables == 1
        assert await journal.table("MOVED") is not None
        assert await journal.table("WAITS") is not None
        assert await journal.table("MISSED") is None


@in_loop
async def test_a_match_outlives_its_table_with_what_it_needs(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(
            Batch(
                events("AB", 1, 9),
                [table("AB", replay_from=8)],
                [finished("m1", "AB", 3, 4, 5.0), finished("m2", "AB", 6, 7, 6.0)],
                players=[PlayerRow("m1", "g1")],
            )
        )
        assert await journal.expire(tables_before=10.0, matches_before=5.0, guests_before=NEVER) == Expired(tables=1, events=4)
        assert await numbers(journal, "AB") == [1, 3, 4, 6, 7]
        assert await journal.matches_of_guest("g1", 10) == [finished("m1", "AB", 3, 4, 5.0)]
        assert await journal.expire(tables_before=10.0, matches_before=5.5, guests_before=NEVER) == Expired(matches=1, events=2)
        assert await numbers(journal, "AB") == [1, 6, 7]
        assert await journal.matches_of_guest("g1", 10) == []
        assert await journal.match("m2") == finished("m2", "AB", 6, 7, 6.0)
        assert await journal.expire(tables_before=10.0, matches_before=7.0, guests_before=NEVER) == Expired(matches=1, events=3)
        assert await journal.events("AB") == []


@in_loop
async def test_of_a_table_that_is_alive_only_the_events_of_old_matches_go(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(
            Batch(
                events("AB", 1, 9),
                [table("AB", changed=20.0, replay_from=7)],
                [finished("m1", "AB", 1, 3, 5.0), finished("m2", "AB", 3, 5, 15.0), finished("m3", "AB", 6, 8, 5.0)],
            )
        )
        gone = await journal.expire(tables_before=10.0, matches_before=10.0, guests_before=NEVER)
        assert gone == Expired(matches=2, events=2)
        assert await numbers(journal, "AB") == [1, 3, 4, 5, 7, 8, 9]
        assert [found.number for found in await journal.replayable("AB")] == [1, 7, 8, 9]
        await journal.append(Batch([event("AB", 10)]))


@in_loop
async def test_the_first_and_the_newest_event_of_a_table_stay_for_what_builds_on_them(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch(events("AB", 1, 4), [table("AB", changed=20.0, replay_from=5)], [finished("m1", "AB", 1, 4, 5.0)]))
        await journal.expire(tables_before=10.0, matches_before=10.0, guests_before=NEVER)
        assert await numbers(journal, "AB") == [1, 4]
        await journal.append(Batch([event("AB", 5)]))


@in_loop
async def test_without_a_time_matches_stay_for_ever(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch(events("AB", 1, 4), [table("AB")], [finished("m1", "AB", 2, 3, 5.0)]))
        await journal.expire(tables_before=1e12, matches_before=None, guests_before=NEVER)
        assert await journal.match("m1") is not None
        assert await numbers(journal, "AB") == [1, 2, 3]


@in_loop
async def test_a_table_that_was_removed_cannot_go_on_nor_its_code_be_used_while_a_match_is_kept(address: str) -> None:
    async with opened(address) as journal:
        happened = [*events("AB", 1, 4), *events("CD", 1, 4)]
        await journal.append(Batch(happened, [table("AB"), table("CD")], [finished("m1", "AB", 2, 3, 5.0)]))
        await journal.expire(tables_before=10.0, matches_before=None, guests_before=NEVER)
        for code in ("AB", "CD"):
            with pytest.raises(Conflict):
                await journal.append(Batch([event(code, 5)], [table(code)]))
            assert await journal.table(code) is None
        with pytest.raises(Conflict):
            await journal.append(Batch([event("AB", 1)], [table("AB")]))
        await journal.append(Batch([event("CD", 1)], [table("CD")]))


@in_loop
async def test_guests_not_seen_since_go_unless_they_sit_at_a_table(address: str) -> None:
    async with opened(address) as journal:
        for one in (guest("away", 9.0), guest("sits", 9.0), guest("here", 10.0)):
            await journal.add_guest(one)
        await journal.append(
            Batch(
                events("AB", 1, 1),
                [table("AB", changed=20.0)],
                [finished("m1", "AB", 1, 1, 5.0)],
                [SitterRow("sits", "AB", True)],
                [PlayerRow("m1", "away"), PlayerRow("m1", "sits")],
            )
        )
        assert await journal.expire(tables_before=10.0, matches_before=None, guests_before=10.0) == Expired(guests=1)
        assert await journal.guest("away") is None
        assert await journal.guest("sits") == guest("sits", 9.0)
        assert await journal.guest("here") == guest("here", 10.0)
        assert await journal.matches_of_guest("away", 10) == []
        assert await journal.matches_of_guest("sits", 10) == [finished("m1", "AB", 1, 1, 5.0)]
        assert await journal.expire(tables_before=30.0, matches_before=None, guests_before=10.0) == Expired(tables=1, guests=1)
        assert await journal.guest("sits") is None


@in_loop
async def test_more_than_a_portion_goes(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "PORTION", 3)
    async with opened(address) as journal:
        for number in range(8):
            code = f"T{number}"
            await journal.append(Batch(events(code, 1, 2), [table(code)], [finished(code, code, 1, 2, 5.0)]))
            await journal.add_guest(guest(code))
        gone = await journal.expire(tables_before=10.0, matches_before=10.0, guests_before=10.0)
        assert gone == Expired(tables=8, matches=8, guests=8, events=16)


@in_loop
async def test_what_happened_between_matches_goes_and_what_a_match_needs_stays(address: str) -> None:
    async with opened(address) as journal:
        await journal.append(Batch(events("T", 1, 9), [table("T")], [finished("m1", "T", 4, 6)]))
        await journal.append(Batch(folds=[FoldRow("T", 9)]))
        assert await numbers(journal, "T") == [1, 2, 3, 4, 5, 6, 9]
        await journal.append(
            Batch(events("T", 10, 12), [table("T", replay_from=12)], [finished("m2", "T", 9, 11)], folds=[FoldRow("T", 12)])
        )
        assert await numbers(journal, "T") == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12]
        await journal.append(Batch(events("U", 1, 5), [table("U", replay_from=5)], folds=[FoldRow("U", 5)]))
        assert await numbers(journal, "U") == [1, 5]


@in_loop
async def test_guests_who_neither_sit_nor_have_played_go_sooner(address: str) -> None:
    async with opened(address) as journal:
        for id in ("passed by", "sits", "played", "new"):
            await journal.add_guest(guest(id, seen=9.0 if id == "new" else 5.0))
        await journal.append(
            Batch(events("T", 1, 3), [table("T", changed=9.0)], [finished("m", "T", 1, 2)], [SitterRow("sits", "T", True)])
        )
        await journal.append(Batch(players=[PlayerRow("m", "played")]))
        gone = await journal.expire(tables_before=1.0, matches_before=None, guests_before=1.0, visitors_before=8.0)
        assert gone == Expired(guests=1)
        assert await journal.guest("passed by") is None
        assert all([await journal.guest(id) for id in ("sits", "played", "new")])
