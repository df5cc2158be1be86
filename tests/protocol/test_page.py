"""docs/protocol.md tells the truth: its examples are really said, its code runs, its figures are those of the server."""

import doctest
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from maukas.games.registry import BUILT_IN
from maukas.protocol import VERSION, messages
from maukas.protocol.codec import LARGEST, encode, parse_message, parse_request
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import REACTIONS, AnyRequest
from maukas.protocol.settings import LEVELS
from maukas.server.settings import ServerSettings
from maukas.server.transport import connections, sockets
from maukas.tables import host_requests, table, table_model, table_times
from tests.protocol.exchange import exchange

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCK = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = (*BUILT_IN,)


def values_in(text: str) -> Iterator[Any]:
    """The values that are written one after the other."""
    decoder, rest = json.JSONDecoder(), text.strip()
    while rest:
        value, end = decoder.raw_decode(rest)
        yield value
        rest = rest[end:].strip()


EXAMPLES = [value for block in BLOCK.findall(TEXT) for value in values_in(block)]
SAID = [value for value in EXAMPLES if "type" in value]
PARTS = [value for value in EXAMPLES if "type" not in value]
REQUESTS, MESSAGES = ({each.__struct_config__.tag for each in get_args(union)} for union in (AnyRequest, AnyMessage))


def shown(value: Any) -> str:
    return json.dumps(value)[:80]


@pytest.fixture(scope="module")
def heard() -> list[Any]:
    """All that is said in the exchange, as it is sent."""
    return [json.loads(encode(each)) for game in GAMES for each in (*exchange(game).requests, *exchange(game).messages)]


def parts_of(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from parts_of(each)


def test_every_request_and_every_message_has_an_example() -> None:
    assert {value["type"] for value in SAID} == REQUESTS | MESSAGES


@pytest.mark.parametrize("value", SAID, ids=shown)
def test_an_example_is_a_request_or_a_message(value: Any) -> None:
    text = json.dumps(value)
    assert json.loads(encode(parse_request(text) if value["type"] in REQUESTS else parse_message(text))) == value


@pytest.mark.parametrize("value", SAID, ids=shown)
def test_an_example_was_really_said(value: Any, heard: list[Any]) -> None:
    assert value in heard


@pytest.mark.parametrize("value", PARTS, ids=shown)
def test_an_example_of_a_part_is_part_of_what_was_said(value: Any, heard: list[Any]) -> None:
    assert any(value == part for said in heard for part in parts_of(said))


def test_the_code_of_the_page_runs() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_every_field_of_a_table_is_explained() -> None:
    rows = " ".join(line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| `"))
    fields = {field for field in messages.TableSnapshot.__struct_fields__ if field not in ("code", "number")}
    assert fields <= set(re.findall(r"`(\w+)`", rows))


def test_every_way_to_end_is_listed_with_its_code() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| (\d{4}) \|", TEXT, re.MULTILINE))
    assert {reason: int(code) for reason, code in listed.items()} == {reason: int(code) for reason, code in sockets.CLOSE_CODES.items()}
    assert set(listed) == set(get_args(messages.Goodbye.__annotations__["reason"]))


WORDS = {2: "two", 3: "three", 4: "four", 20: "twenty"}
SERVER = ServerSettings()
REACTION_RATE, REACTION_BURST = connections.REACTIONS_OF_GUEST


@pytest.mark.parametrize(
    "sentence",
    [
        f"at most {LARGEST} bytes",
        f"About {SERVER.rate:.0f} requests a second, {3 * SERVER.rate:.0f} at once",
        f"a reaction every {WORDS[int(1 / REACTION_RATE)]} seconds, {WORDS[int(REACTION_BURST)]} at once",
        f"After {sockets.PING_AFTER:.0f} seconds of silence the server sends one, after {2 * sockets.PING_AFTER:.0f} it closes",
        f"`deal_in` seconds: {table_times.FIRST_DEAL:.0f} before the first round at a table, {table_times.NEXT_DEAL:.0f} before all others",
        f"has waited {WORDS[int(host_requests.REMOVABLE_AFTER / 60)]} minutes for the owner's move",
        f"a turn lasts {WORDS[int(table_model.PUBLIC_TURN / 60)]} minutes",
        f"remembers the last {WORDS[table.MOST_REMOVED]}",
        f"After {WORDS[table.MOST_MISSED]} such turns in a row",
        f"This is version {VERSION} of the protocol",
    ],
)
def test_figures_are_those_of_the_code(sentence: str) -> None:
    assert sentence in " ".join(TEXT.split())


def test_all_levels_and_reactions_are_named() -> None:
    assert [name for name in (*LEVELS, *REACTIONS) if f"`{name}`" not in TEXT] == []
