"""Files that are made from the sources: each tool says which and what, and this writes them."""

from collections.abc import Mapping
from pathlib import Path


def write(pages: Mapping[Path, str]) -> None:
    """Write the files."""
    for path, text in pages.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
