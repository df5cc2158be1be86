"""Patterns of texts in messages, as both Python and JSON Schema read them."""


def whole(pattern: str) -> str:
    """A pattern for all of a text; with `$` alone Python would let a line end slip in behind, and `\\Z` is unknown to browsers."""
    return f"^(?:{pattern})$(?!\\n)"
