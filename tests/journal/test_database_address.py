"""An address may name several hosts of a database."""

import pytest

from maukas.cli.databases import locate_database
from maukas.journal.database_address import hosts_in, single_hosts


@pytest.mark.parametrize(
    ("address", "hosts", "single"),
    [
        ("postgresql://h/db", "h", ["postgresql://h/db"]),
        ("postgresql:///db?host=/tmp/a,b", "", ["postgresql:///db?host=/tmp/a,b"]),
        ("sqlite:////tmp/a,b.db", "", ["sqlite:////tmp/a,b.db"]),
        ("postgresql://u:a,b@h:1,[::1]:2/db?x=1", "h:1,[::1]:2", ["postgresql://u:a,b@h:1/db?x=1", "postgresql://u:a,b@[::1]:2/db?x=1"]),
        ("nothing", "", ["nothing"]),
    ],
)
def test_each_host_has_an_address_of_its_own(address: str, hosts: str, single: list[str]) -> None:
    assert hosts_in(address) == hosts
    assert single_hosts(address) == single


def test_operators_are_shown_all_hosts_and_no_password() -> None:
    assert locate_database("postgresql://u:secret@h1:1,h2:2/db?x=1", "--database").name == "postgresql://u:***@h1:1,h2:2/db"
    assert locate_database("postgresql://u:secret@h1/db", "--database").name == "postgresql://u:***@h1/db"
