"""TypeScript types from the JSON Schema of the protocol; what it does not know how to write it refuses, so there is no `any`."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from maukas.protocol.schema import Schema

HEADER = "// The protocol of Maukas in TypeScript, made by `make docs` from src/maukas/protocol: change it there."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LONGEST_UNION = 4  # on one line


class NotWritable(ValueError):
    """The schema says something that has no counterpart here yet."""


def format_module(schema: Schema, constants: Mapping[str, object]) -> str:
    """The text of the module: the constants, then a type for each definition of the schema."""
    values = [f"export const {name} = {format_value(value)};" for name, value in constants.items()]
    types = [format_definition(name, part) for name, part in schema["$defs"].items()]
    return "\n\n".join([HEADER, "\n".join(values), *types]) + "\n"


def format_value(value: object) -> str:
    """A constant, as narrow as it is."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(format_literal, value))}] as const"
    return format_literal(value)


def format_definition(name: str, part: Schema) -> str:
    """An interface, or another name for a type."""
    comment = format_comment(part.get("description", ""), "")
    if "properties" in part:
        return f"{comment}export interface {name} {{\n{''.join(format_fields(part))}}}"
    choices = [format_type(each) for each in part["anyOf"]] if "anyOf" in part else [format_type(part)]
    if len(choices) <= LONGEST_UNION:
        return f"{comment}export type {name} = {' | '.join(choices)};"
    return f"{comment}export type {name} =" + "".join(f"\n  | {choice}" for choice in choices) + ";"


def format_fields(part: Schema) -> Iterator[str]:
    """The fields of an interface, a line each, with what is known of them in a line before it."""
    for field, schema in part["properties"].items():
        is_optional = field not in part["required"]
        notes = [schema.get("description", "")]
        if is_optional and "default" in schema:
            notes.append(f"if left out: {msgspec.json.encode(schema['default']).decode()}")
        yield format_comment("; ".join(filter(None, notes)), "  ")
        yield f"  {field}{'?' if is_optional else ''}: {format_type(schema)};\n"


def format_comment(text: str, indent: str) -> str:
    """A comment before what it is about; nothing if there is nothing to say."""
    return f"{indent}/** {text.replace('*/', '* /')} */\n" if text else ""


def format_type(schema: Schema) -> str:
    """A type as an expression."""
    match schema:
        case {"$ref": str(reference)}:
            return reference.rpartition("/")[2]
        case {"enum": list(values)}:
            return " | ".join(map(format_literal, values))
        case {"anyOf": list(choices)}:
            return " | ".join(dict.fromkeys(map(format_type, choices)))
        case {"type": "array", "prefixItems": list(items)}:
            return f"[{', '.join(map(format_type, items))}]"
        case {"type": "array", "items": dict(item)}:
            written = format_type(item)
            return f"({written})[]" if " " in written else f"{written}[]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return f"Record<string, {format_type(value)}>"
        case {"type": str(plain)} if plain in PLAIN:
            return PLAIN[plain]
    raise NotWritable(f"no TypeScript for {schema}")


def format_literal(value: Any) -> str:
    """A value of JSON, a text in the quotes that our TypeScript has."""
    written = msgspec.json.encode(value).decode()
    if not isinstance(value, str):
        return written
    return "'" + written[1:-1].replace(r"\"", '"').replace("'", r"\'") + "'"
