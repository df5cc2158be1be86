"""Templates and data become a PDF by Typst, which comes with the extra `print`; the same input makes the same bytes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).with_name("templates")
SHARED = "common.typ"
ACCESSIBLE = "ua-1"  # tagged, so that it can be read aloud


class NoTypesetter(Exception):
    """Typst is not installed."""


def is_possible() -> bool:
    """Whether anything can be printed here."""
    from importlib.util import find_spec

    return find_spec("typst") is not None


def typeset(template: str, data: Mapping[str, Any], pictures: Mapping[str, bytes]) -> bytes:
    """The PDF that a template makes of its data; the data name the pictures."""
    try:
        import typst
    except ImportError:
        raise NoTypesetter from None
    files = {
        "main": (FOLDER / f"{template}.typ").read_bytes(),
        SHARED: (FOLDER / SHARED).read_bytes(),
        "data.json": msgspec.json.encode(data),
        **pictures,
    }
    compile_files: Any = typst.compile  # its types do not mention that several files may come as a dictionary
    return bytes(compile_files(files, ignore_system_fonts=True, format="pdf", pdf_standards=ACCESSIBLE))
