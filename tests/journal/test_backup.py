"""A copy of a store that is in use is a store."""

import asyncio
from pathlib import Path

import pytest

from maukas.journal.errors import NoBackup
from maukas.journal.rows import Batch
from tests.journal.samples import event, events, in_loop, opened, table


@in_loop
async def test_a_backup_made_while_events_are_appended_restores_all_up_to_a_moment(sqlite_address: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened(sqlite_address) as journal:
        await journal.append(Batch(events("AB", 1, 1000), [table("AB")]))

        async def append() -> None:
            for number in range(1001, 1101):
                await journal.append(Batch([event("AB", number)], [table("AB", changed=float(number))]))

        appending = asyncio.create_task(append())
        await asyncio.sleep(0.02)
        await journal.backup(copy)
        await appending
        assert len(await journal.events("AB")) == 1100
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "store.db"]
    async with opened(f"sqlite:///{copy}") as restored:
        found = await restored.events("AB")
        assert 1000 <= len(found) <= 1100
        assert found == events("AB", 1, len(found))
        row = await restored.table("AB")
        assert row is not None
        assert row.changed == (0.0 if len(found) == 1000 else float(len(found)))
        await restored.append(Batch([event("AB", len(found) + 1)]))


@in_loop
async def test_a_backup_replaces_nothing(sqlite_address: str, tmp_path: Path) -> None:
    async with opened(sqlite_address) as journal:
        await journal.append(Batch(events("AB", 1, 3)))
        with pytest.raises(NoBackup, match=r"store\.db exists"):
            await journal.backup(tmp_path / "store.db")
        with pytest.raises(NoBackup, match="nowhere"):
            await journal.backup(tmp_path / "nowhere" / "copy.db")
        assert await journal.events("AB") == events("AB", 1, 3)


@in_loop
async def test_a_backup_of_a_server_is_left_to_its_own_tools(postgres_address: str, tmp_path: Path) -> None:
    async with opened(postgres_address) as journal:
        with pytest.raises(NoBackup, match="pg_dump"):
            await journal.backup(tmp_path / "copy.db")
    assert [*tmp_path.iterdir()] == []
