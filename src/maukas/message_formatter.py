"""Messages of Fluent put into words: what the texts use of it, for the languages of the texts.

The parser is Project Fluent's own. Its formatter brings the numbers and plurals of all languages of the world with it, some 30 MB for our
four; those are written down here, and the tests compare every message with what Project Fluent's formatter makes of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

from fluent.syntax import FluentParser, ast

Value = str | int | float
DIGITS = 3  # after the point, unless a message says otherwise


@dataclass(frozen=True, slots=True)
class NumberStyle:
    """How a language writes numbers."""

    group: str
    point: str


STYLES = {
    "en": NumberStyle(",", "."),
    "fi": NumberStyle("\N{NO-BREAK SPACE}", ","),
    "sv": NumberStyle("\N{NO-BREAK SPACE}", ","),
    "da": NumberStyle(".", ","),
}


def plural_form(language: str, number: float) -> str:
    """The plural form of a number: all of our languages tell only one thing from others."""
    size = Decimal(str(abs(number)))
    if size == size.to_integral_value():
        return "one" if size == 1 else "other"
    return "one" if language == "da" and size < 2 else "other"  # Danish has "1,5 time"


@dataclass(frozen=True, slots=True)
class Number:
    """A number with how it is to be written."""

    value: float
    least_digits: int = 0
    most_digits: int = DIGITS
    is_grouped: bool = True

    def written(self, style: NumberStyle) -> str:
        exact = Decimal(str(self.value)).quantize(Decimal(1).scaleb(-self.most_digits), ROUND_HALF_EVEN)
        whole, _, fraction = f"{abs(exact):f}".partition(".")
        fraction = fraction.rstrip("0").ljust(self.least_digits, "0")
        grouped = f"{int(whole):,}".replace(",", style.group) if self.is_grouped else whole
        return ("-" if exact.is_signed() else "") + grouped + (style.point + fraction if fraction else "")


class MessageFormatter:
    """The messages of one language, as they are added."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, ast.Message] = {}

    def add(self, text: str) -> tuple[str, ...]:
        """Add the messages of a file; return their ids in their order."""
        found = [entry for entry in FluentParser(with_spans=False).parse(text).body if isinstance(entry, ast.Message)]
        self.messages |= {entry.id.name: entry for entry in found}
        return tuple(entry.id.name for entry in found)

    def format(self, id: str, form: str, values: Mapping[str, Value]) -> str:
        """The message with its values filled in; in a form of it, an attribute, where it has one."""
        message = self.messages[id]
        patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
        pattern = patterns.get(form, message.value)
        return "" if pattern is None else self._words(pattern, values)

    def _words(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        """A pattern with its values filled in."""
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._written(self._value(element.expression, values))
            for element in pattern.elements
        )

    def _written(self, value: str | Number) -> str:
        """A value as a reader sees it."""
        return value if isinstance(value, str) else value.written(STYLES[self.language])

    def _value(self, expression: Any, values: Mapping[str, Value]) -> str | Number:
        """What stands between braces."""
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return Number(float(expression.value))
            case ast.VariableReference():
                value = values.get(expression.id.name, f"{{${expression.id.name}}}")
                return value if isinstance(value, str) else Number(value)
            case ast.MessageReference(attribute=None):
                return self.format(expression.id.name, "", values)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                return self._number(expression.arguments, values)
            case ast.SelectExpression():
                return self._words(self._chosen(expression, values).value, values)
            case ast.Placeable():
                return self._value(expression.expression, values)
            case _:
                raise TypeError(f"a message uses {type(expression).__name__}, which is not for our texts")

    def _number(self, arguments: ast.CallArguments, values: Mapping[str, Value]) -> str | Number:
        """A number, written as the message says."""
        value = self._value(arguments.positional[0], values)
        if isinstance(value, str):
            return value
        named: dict[str, int] = {each.name.name: int(each.value.value) for each in arguments.named}
        least = named.get("minimumFractionDigits", 0)
        most = named.get("maximumFractionDigits", max(DIGITS, least))
        return Number(value.value, least, most, bool(named.get("useGrouping", 1)))

    def _chosen(self, expression: ast.SelectExpression, values: Mapping[str, Value]) -> ast.Variant:
        """The variant for a value: of exactly this number, of its plural form, of this word, or the one for all others."""
        value = self._value(expression.selector, values)
        return next(
            (variant for variant in expression.variants if self._is_for(variant.key, value)),
            next(variant for variant in expression.variants if variant.default),
        )

    def _is_for(self, key: ast.Identifier | ast.NumberLiteral, value: str | Number) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and float(key.value) == value.value
        return key.name == (value if isinstance(value, str) else plural_form(self.language, value.value))
