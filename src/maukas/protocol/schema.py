"""The JSON Schema of the protocol: requests as they may be written, messages as they are sent, and the views that messages carry."""

import inspect
import re
from types import ModuleType
from typing import Any

import msgspec

from maukas.games.dos import view as dos
from maukas.games.maumau import view as maumau
from maukas.protocol import VERSION, messages, replays, requests, settings, summaries

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
NOTE = re.compile(r"^    (\w+): .*?\S  +# (.+)$", re.MULTILINE)      # the comment beside a field

VIEW: Schema = {"anyOf": [{"$ref": "#/$defs/MauMauView"}, {"$ref": "#/$defs/DosView"}]}
A_VIEW: Schema = {"$ref": "#/$defs/View"}
PERHAPS_A_VIEW: Schema = {"anyOf": [A_VIEW, {"type": "null"}]}


def document() -> Schema:
    """The whole schema; in itself it is the one of anything that is said over a connection."""
    asked = parts("AnyRequest", requests.AnyRequest, requests)
    told = parts("AnyMessage", messages.AnyMessage, messages)
    lists = {
        **parts("SettingsWanted", settings.Settings, settings),
        **parts("TableSummary", summaries.TableSummary, summaries),
        **parts("MatchSummary", summaries.MatchSummary, summaries),
    }
    for name, part in told.items():
        if "properties" in part:
            part["required"] = always_told(vars(messages)[name], part)
            part.pop("additionalProperties", None)      # messages may say more one day
    told["Table"]["properties"]["view"] = PERHAPS_A_VIEW                    # none before the first deal of a match
    told["Moved"]["properties"]["view"] = A_VIEW
    replay = retold()
    views = {"View": VIEW, **parts("MauMauView", maumau.View, maumau), **parts("DosView", dos.View, dos)}
    return {
        "$schema": DIALECT,
        "$comment": "Made by `make docs` from src/maukas/protocol.",
        "title": f"The protocol of Maukas, version {VERSION}",
        "anyOf": [{"$ref": "#/$defs/AnyRequest"}, {"$ref": "#/$defs/AnyMessage"}],
        "$defs": {**asked, **told, **views, **changes(views), **lists, **replay},
    }


def retold() -> Schema:
    """The definitions of a replay that are not those of messages, too."""
    (_,), found = msgspec.json.schema_components([replays.RoundReplay], ref_template=REFERENCE)
    replay = {name: found[name] for name in ("RoundReplay", "Step")}
    for name, part in replay.items():
        describe(part, vars(replays)[name])
        part["required"] = always_told(vars(replays)[name], part)
    replay["RoundReplay"]["properties"]["opening"] = A_VIEW
    return replay


def changes(views: Schema) -> Schema:
    """The fields of views, any of which can be missing."""
    return {
        f"{game}Changes": {
            **views[f"{game}View"], "title": f"{game}Changes", "description": "What has changed in a view.", "required": [],
        }
        for game in ("MauMau", "Dos")
    }


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
    """Take over what the source says of a class and its fields, in the words of JSON."""
    part["description"] = in_json(part["description"])
    for field, note in NOTE.findall(inspect.getsource(cls)):
        part["properties"][field]["description"] = in_json(note)


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
