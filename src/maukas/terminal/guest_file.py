"""Who somebody is at which server: kept in the user's config folder, so that the same guest comes back."""

import json
import os
import tempfile
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

FILE = Path("maukas") / "guest.json"


@dataclass(slots=True)
class GuestFile:
    """The name that was used last, the secret of each server by its address, and how the terminal should look."""

    path: Path | None
    name: str = ""
    secrets: dict[str, str] = field(default_factory=dict, repr=False)
    theme: str = ""
    language: str = ""
    is_sorted: bool = True
    is_muted: bool = False

    def save(self) -> None:
        """Write it for the user alone; where that is not possible, the guest is a new one next time."""
        if self.path is None:
            return
        kept = asdict(self)
        del kept["path"]
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            descriptor, name = tempfile.mkstemp(dir=self.path.parent, prefix=".guest")  # readable for its owner alone
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump(kept, file, ensure_ascii=False, indent=1)
            Path(name).replace(self.path)


def guest_path() -> Path | None:
    """Where the file is; None for somebody without a home."""
    config = os.environ.get("XDG_CONFIG_HOME", "")
    try:
        return (Path(config) if Path(config).is_absolute() else Path.home() / ".config") / FILE
    except RuntimeError:
        return None


def read_guest(path: Path | None) -> GuestFile:
    """What is kept; a file that is missing, unreadable or not ours is as good as none."""
    known: dict[str, Any] = {}
    if path is not None:
        with suppress(OSError, ValueError, RecursionError):
            found = json.loads(path.read_text(encoding="utf-8"))
            known = found if isinstance(found, dict) else {}

    def text(name: str) -> str:
        value = known.get(name)
        return value if isinstance(value, str) else ""

    kept = known.get("secrets")
    secrets = {key: value for key, value in kept.items() if isinstance(value, str)} if isinstance(kept, dict) else {}
    is_sorted, is_muted = known.get("is_sorted") is not False, known.get("is_muted") is True
    return GuestFile(path, text("name"), secrets, text("theme"), text("language"), is_sorted, is_muted)
