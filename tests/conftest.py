"""What all tests share: hypothesis draws the same examples every time, and more of them in a soak; and one PostgreSQL server a worker."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.journal.postgres import running_server, server_programs
from tests.play import scaled

settings.register_profile("maukas", deadline=None, derandomize=True, database=None, max_examples=scaled(200))
settings.load_profile("maukas")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server of our own; a test gets a schema there, which is quicker than a database."""
    programs = server_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server here: install postgresql (Debian, Ubuntu) or postgresql-server (Fedora)")
    with running_server(programs) as address:
        yield address
