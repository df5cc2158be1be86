"""What all tests share: hypothesis draws the same examples every time, and more of them in a soak; one PostgreSQL server a worker; and
the tiny game, which is installed for those that play it.
"""

from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from tests.every_game import TINY, TINY_FOLDER
from tests.play import scaled
from tools.postgres_server import running_server, server_programs

settings.register_profile("maukas", deadline=None, derandomize=True, database=None, max_examples=scaled(200))
settings.load_profile("maukas")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server of our own; a test gets a schema there, which is quicker than a database."""
    programs = server_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server here: install postgresql (Debian, Ubuntu) or postgresql-server (Fedora)")
    with running_server(programs) as server:
        yield server.address


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let the tiny game be installed while a test about it runs, and only then: the others count on our own games alone."""
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    if TINY not in parameters.values():
        return (yield)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TINY_FOLDER))
        return (yield)
