"""The same tests on both engines: each gets the address of a new, empty store."""

import asyncio
from itertools import count
from pathlib import Path

import asyncpg
import pytest

numbers = count(1)


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
