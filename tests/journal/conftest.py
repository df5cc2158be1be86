"""The same tests on both engines: each gets the address of a new, empty store."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.journal.postgres import running_server, server_programs

numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server; a test gets a schema of its own there, which is quicker than a database."""
    programs = server_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server here: install postgresql (Debian, Ubuntu) or postgresql-server (Fedora)")
    with running_server(programs) as address:
        yield address


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture
def postgres_address(postgres: str) -> str:
    name = f"test_{next(numbers)}"
    asyncio.run(create_schema(postgres, name))
    return f"{postgres}&search_path={name}"


async def create_schema(address: str, name: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"CREATE SCHEMA {name}")
    finally:
        await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    value: str = request.getfixturevalue(f"{request.param}_address")
    return value
