"""The schema and the TypeScript types are up to date, and everything that is really said fits the schema."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema_rs import Draft202012Validator, meta

from maukas.games.registry import BUILT_IN
from maukas.protocol import bodies, messages, requests
from maukas.protocol.codec import BadMessage, encode, parse_message, parse_request
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import AnyRequest
from maukas.protocol.schema import document
from maukas.protocol.typescript import NotWritable, format_definition, format_literal, format_type
from maukas.server.http.catalogue import catalogue
from tests.protocol.exchange import exchange
from tools.protocol_pages import ROOT, pages

GAMES = (*BUILT_IN,)
SCHEMA = document()


def validator(name: str) -> Draft202012Validator:
    """The validator of one of the definitions."""
    return Draft202012Validator({**{key: SCHEMA[key] for key in ("$schema", "$defs")}, "$ref": f"#/$defs/{name}"})


def as_sent(said: AnyRequest | AnyMessage) -> Any:
    return json.loads(encode(said))


@pytest.mark.parametrize("path", pages(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_files_are_made_from_the_protocol_as_it_is(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == pages()[path], "run `make docs`"


def test_the_schema_is_one_of_its_dialect() -> None:
    meta.validate(SCHEMA)


def test_the_schema_defines_all_that_it_names() -> None:
    named = {part.rpartition("/")[2] for part in references(SCHEMA)}
    assert named - set(SCHEMA["$defs"]) == set()


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        here = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return here.union(*(references(each) for each in part.values()))
    return set().union(*(references(each) for each in part)) if isinstance(part, list) else set()


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_the_exchange(game: str) -> None:
    said = exchange(game)
    assert {type(each) for each in said.requests} == set(get_args(AnyRequest))
    assert {type(each) for each in said.messages} == set(get_args(AnyMessage))


@pytest.mark.parametrize("game", GAMES)
def test_every_request_fits_the_schema_and_comes_through_whole(game: str) -> None:
    request_schema = validator("AnyRequest")
    for request in exchange(game).requests:
        request_schema.validate(as_sent(request))
        assert parse_request(encode(request)) == request


@pytest.mark.parametrize("game", GAMES)
def test_every_message_fits_the_schema_and_comes_through_whole(game: str) -> None:
    message_schema = validator("AnyMessage")
    for message in exchange(game).messages:
        message_schema.validate(as_sent(message))
        assert encode(parse_message(encode(message))) == encode(message)


@pytest.mark.parametrize(
    "body",
    [
        bodies.Me(),
        bodies.Me("Ada", "fi", {"theme": "dark", "sound": False, "size": 1.5, "hand": None}),
        bodies.MeChange("Ada"),
        bodies.TableOpened("badegu"),
        bodies.Problem("http-failed"),
        bodies.Problem("table-bad-seats", {"low": 2, "high": 10}),
        catalogue(("casual", "master")),
    ],
    ids=lambda body: type(body).__name__,
)
def test_the_bodies_of_requests_and_answers_fit_the_schema(body: bodies.Me) -> None:
    told = json.loads(encode(body))
    validator(type(body).__name__).validate(told)
    assert not validator(type(body).__name__).is_valid({})


@pytest.mark.parametrize(("game", "name"), [("maumau", "MauMauView"), ("dos", "DosView")])
def test_every_view_is_the_one_of_its_game(game: str, name: str) -> None:
    views = [as_sent(each)["view"] for each in exchange(game).messages if isinstance(each, messages.TableSnapshot | messages.Moved)]
    view_schema = validator(name)
    assert sum(view_schema.is_valid(view) for view in views) == sum(view is not None for view in views) > 100


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_knows_every_field_and_whether_it_can_be_missing(game: str) -> None:
    """No message has a field of which the schema says nothing; what it calls optional is missing now and then, or has no other value."""
    for message in exchange(game).messages:
        definition, sent = SCHEMA["$defs"][type(message).__name__], as_sent(message)
        assert set(definition["required"]) <= set(sent) <= set(definition["properties"])
    moves = [as_sent(each) for each in exchange(game).messages if isinstance(each, messages.Moved)]
    assert {"by" in move for move in moves} == {"clock" in move for move in moves} == {True, False}
    tables = [as_sent(each) for each in exchange(game).messages if isinstance(each, messages.TableSnapshot)]
    chairs = SCHEMA["$defs"]["Chair"]["properties"]
    assert all(set(chair) <= set(chairs) for table in tables for chair in table["chairs"])
    assert all(set(table["settings"]) == set(SCHEMA["$defs"]["Settings"]["required"]) for table in tables)


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        "play",
        {"type": "shuffle"},
        {"move": "draw", "after": 1},
        {"type": "play", "move": "draw"},
        {"type": "play", "move": "", "after": 1},
        {"type": "play", "move": "draw", "after": -1},
        {"type": "play", "move": 7, "after": 1},
        {"type": "play", "move": "draw", "after": 1, "seat": 2},
        {"type": "sit", "seat": 10},
        {"type": "ready", "share": "abc"},
        {"type": "react", "reaction": "boo"},
        {"type": "resize", "seats": 1},
    ],
)
def test_what_the_codec_refuses_the_schema_refuses(wrong: object) -> None:
    with pytest.raises(BadMessage):
        parse_request(json.dumps(wrong))
    assert not validator("AnyRequest").is_valid(wrong)


def test_a_request_is_no_message() -> None:
    assert not validator("AnyMessage").is_valid(as_sent(requests.Start()))
    assert not validator("AnyRequest").is_valid(as_sent(messages.Hurry(0, 1.0)))


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "array", "items": {"type": "array", "items": {"type": "string"}}}, "string[][]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": False}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "number"}]}}, "Record<string, number>"),
        ({"enum": ["a", 3, True, None]}, "'a' | 3 | true | null"),
        ({"$ref": "#/$defs/Chair"}, "Chair"),
    ],
)
def test_types_are_written_in_typescript(schema: dict[str, Any], written: str) -> None:
    assert format_type(schema) == written


def test_an_interface_tells_what_may_be_left_out() -> None:
    part = {
        "description": "Two cards */",
        "required": ["first"],
        "properties": {"first": {"type": "string", "description": "the lower one"}, "second": {"type": "string", "default": ""}},
    }
    assert format_definition("Pair", part) == (
        "/** Two cards * / */\nexport interface Pair {\n"
        '  /** the lower one */\n  first: string;\n  /** if left out: "" */\n  second?: string;\n}'
    )


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("plain", "'plain'"),
        ("it's", r"'it\'s'"),
        ('a "word"', "'a \"word\"'"),
        ('\\"', r"""'\\"'"""),
        ("a\nb", r"'a\nb'"),
        (2.5, "2.5"),
        (None, "null"),
    ],
)
def test_a_literal_is_written_in_our_quotes(value: object, written: str) -> None:
    assert format_literal(value) == written


@pytest.mark.parametrize("schema", [{}, {"type": "object"}, {"type": "array"}, {"type": "date"}])
def test_nothing_becomes_any(schema: dict[str, Any]) -> None:
    with pytest.raises(NotWritable):
        format_type(schema)
