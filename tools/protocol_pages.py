"""Write what others need to speak our protocol: docs/protocol.schema.json and web/src/lib/protocol.ts (`make docs`)."""

from pathlib import Path

from maukas.protocol import VERSION
from maukas.protocol.codec import LARGEST
from maukas.protocol.requests import REACTIONS
from maukas.protocol.schema import document, format_document
from maukas.protocol.settings import LEVELS
from maukas.protocol.typescript import format_module

ROOT = Path(__file__).parents[1]
CONSTANTS = {"VERSION": VERSION, "LARGEST": LARGEST, "LEVELS": LEVELS, "REACTIONS": REACTIONS}


def pages() -> dict[Path, str]:
    """The files and their texts."""
    schema = document()
    return {
        ROOT / "docs" / "protocol.schema.json": format_document(schema),
        ROOT / "web" / "src" / "lib" / "protocol.ts": format_module(schema, CONSTANTS),
    }


def main() -> None:
    """Write the files."""
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
