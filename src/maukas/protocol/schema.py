"""The JSON Schema of the protocol: requests as they may be written, messages as they are sent, and the views that messages carry."""

import dataclasses
import re
import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import msgspec

from maukas.games.registry import BUILT_IN, GAMES
from maukas.protocol import VERSION, bodies, messages, replays, requests, reviews, summaries

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"

A_VIEW: Schema = {"$ref": "#/$defs/View"}
PERHAPS_A_VIEW: Schema = {"anyOf": [A_VIEW, {"type": "null"}]}


def document() -> Schema:
    """The whole schema; in itself it is the one of anything that is said over a connection."""
    asked = parts("AnyRequest", requests.AnyRequest, requests)
    told = parts("AnyMessage", messages.AnyMessage, messages)
    lists = {
        **answered(summaries.TableSummary, summaries),
        **answered(summaries.Companion, summaries),
        **answered(summaries.Invitation, summaries),
        **answered(summaries.BlockedPerson, summaries),
        **parts("MatchSummary", summaries.MatchSummary, summaries),
        **parts("MeChange", bodies.MeChange, bodies),
        **parts("InvitationWish", bodies.InvitationWish, bodies),
        **parts("ReportWish", bodies.ReportWish, bodies),
        **parts("BlockWish", bodies.BlockWish, bodies),
    }
    for body in (bodies.Me, bodies.TableOpened, bodies.Problem, bodies.Catalogue):
        lists |= answered(body, bodies)
    lists |= answered(reviews.ReviewProgress, reviews) | answered(reviews.ReviewedMatch, reviews)
    for name, part in told.items():
        if "properties" in part:
            part["required"] = always_told(vars(messages)[name], part)
            part.pop("additionalProperties", None)  # messages may say more one day
    told["TableSnapshot"]["properties"]["view"] = PERHAPS_A_VIEW  # none before the first deal of a match
    told["Moved"]["properties"]["view"] = A_VIEW
    replay = retold()
    views = all_views()
    return {
        "$schema": DIALECT,
        "$comment": "Made by `make docs` from src/maukas/protocol.",
        "title": f"The protocol of Maukas, version {VERSION}",
        "anyOf": [{"$ref": "#/$defs/AnyRequest"}, {"$ref": "#/$defs/AnyMessage"}],
        "$defs": {**asked, **told, **views, **changes(views), **lists, **replay},
    }


def answered(body: type, module: ModuleType) -> Schema:
    """The definitions of the body of an answer, which leaves nothing out."""
    defined = parts(body.__name__, body, module)
    for name, part in defined.items():
        part["required"] = always_told(vars(module)[name], part)
    return defined


def retold() -> Schema:
    """The definitions of a replay that are not those of messages, too."""
    (_,), found = msgspec.json.schema_components([replays.RoundReplay], ref_template=REFERENCE)
    replay = {name: found[name] for name in ("RoundReplay", "Step")}
    for name, part in replay.items():
        describe(part, vars(replays)[name])
        part["required"] = always_told(vars(replays)[name], part)
    replay["RoundReplay"]["properties"]["opening"] = A_VIEW
    return replay


def all_views() -> Schema:
    """The views of our own games, and a view of any of them."""
    types = [GAMES[game].view_type for game in BUILT_IN]
    defined = [parts(each.__name__, each, sys.modules[each.__module__]) for each in types]
    return {"View": any_of(each.__name__ for each in types), **{name: part for found in defined for name, part in found.items()}}


def changes(views: Schema) -> Schema:
    """The fields of views, any of which can be missing."""
    names = {view: view.removesuffix("View") + "Changes" for view in views if view.endswith("View") and view != "View"}
    described = {"description": "What has changed in a view.", "required": []}
    return {"Changes": any_of(names.values()), **{name: {**views[view], "title": name, **described} for view, name in names.items()}}


def any_of(names: Iterable[str]) -> Schema:
    """Any of the types defined under these names."""
    return {"anyOf": [{"$ref": REFERENCE.format(name=name)} for name in names]}


def parts(name: str, type: Any, module: ModuleType) -> Schema:
    """The definition of a type under a name, and after it those of all that it is made of."""
    (top,), found = msgspec.json.schema_components([type], ref_template=REFERENCE)
    for each, part in found.items():
        describe(part, vars(module)[each])
    if "$ref" not in top:
        return {name: {"anyOf": top["anyOf"]}, **found}
    part = found.pop(type.__name__)
    return {name: {**part, "title": name}, **found}


def describe(part: Schema, cls: type) -> None:
    """Put descriptions in the words of JSON; those of the fields of a view, which is a dataclass, are in its metadata."""
    part["description"] = in_json(part["description"])
    fields = dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ()
    noted = {field.name: field.metadata["description"] for field in fields if "description" in field.metadata}
    for name, schema in part["properties"].items():
        if name in noted or "description" in schema:
            schema["description"] = in_json(noted.get(name) or schema["description"])


def in_json(text: str) -> str:
    """A remark with the null of JSON for the None of Python."""
    return re.sub(r"\bNone\b", "null", text)


def always_told(cls: Any, part: Schema) -> list[str]:
    """The fields that are never left out of a message: all, unless the struct leaves defaults out, or one can be unset."""
    leaves_out = cls.__struct_config__.omit_defaults
    fields = msgspec.structs.fields(cls)
    sent = [each.encode_name for each in fields if each.required or not (leaves_out or each.default is msgspec.UNSET)]
    return [*(["type"] if "type" in part["required"] else []), *sent]


def format_document(schema: Schema) -> str:
    """The schema as the text of its file."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"
