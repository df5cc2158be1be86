"""Write what others need to speak our protocol: docs/protocol.schema.json and web/src/lib/protocol.ts (`make docs`)."""

from pathlib import Path

from maukas.games.registry import BUILT_IN
from maukas.protocol import VERSION
from maukas.protocol.bodies import REPORT_REASONS
from maukas.protocol.codec import LARGEST
from maukas.protocol.requests import REACTIONS
from maukas.protocol.schema import document, format_document
from maukas.protocol.settings import LEVELS
from maukas.protocol.typescript import format_module
from tools.generated import write

ROOT = Path(__file__).parents[1]
CONSTANTS = {
    "VERSION": VERSION,
    "LARGEST": LARGEST,
    "GAMES": tuple(BUILT_IN),
    "LEVELS": LEVELS,
    "REACTIONS": REACTIONS,
    "REPORT_REASONS": REPORT_REASONS,
}


def pages() -> dict[Path, str]:
    """The files and their texts."""
    schema = document()
    return {
        ROOT / "docs" / "protocol.schema.json": format_document(schema),
        ROOT / "web" / "src" / "lib" / "protocol.ts": format_module(schema, CONSTANTS),
    }


if __name__ == "__main__":
    write(pages())
