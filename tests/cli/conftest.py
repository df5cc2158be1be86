"""Match records for the commands that read them."""

import pytest

from maukas.games.match_record import format_record, record_of
from tests.cli.command import played_match


@pytest.fixture(scope="session")
def record() -> str:
    return format_record(record_of(played_match("maumau", ["Anna", "Ben", "Cai"], rounds=2, drawn_card="may_play")))


@pytest.fixture(scope="session")
def dos_record() -> str:
    return format_record(record_of(played_match("dos", ["Aino", "Bo"], target=30)))
