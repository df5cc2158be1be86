"""What the tests of the server share."""

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest

from tests.journal.conftest import create_schema
from tests.server.server_process import ServerProcess

numbers = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server that the tests of a module share; what one does there must not disturb the others."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def postgres_address(postgres: str) -> str:
    """The address of an empty store there."""
    name = f"house_{next(numbers)}"
    asyncio.run(create_schema(postgres, name))
    return f"{postgres}&search_path={name}"
