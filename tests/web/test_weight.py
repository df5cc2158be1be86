"""What somebody who comes for the first time has to fetch before anything can be done: script, style, and the texts of one language."""

import json
import re
from pathlib import Path

import pytest

MOST = 80_000  # bytes, as a browser gets them from localhost and by HTTPS: with Brotli
PLAIN = {"", "new", "t/:code"}  # as much with gzip, too: phones get them so in a LAN, by plain HTTP


@pytest.mark.parametrize("path", ["", "new", "scores", "rules/maumau", "learn/dos", "t/:code", "tv/:code", "m/:id"])
def test_a_screen_is_light(built_page: Path, path: str) -> None:
    (screen,) = (each for each in json.loads((built_page / "parts.json").read_text(encoding="utf-8")) if each["path"] == path)
    first = re.findall(r'"\./(assets/[^"]+)"', (built_page / "index.html").read_text(encoding="utf-8"))
    assert any(name.endswith(".css") for name in first)
    for language, texts in screen["texts"].items():
        files = {*first, *screen["files"], *texts}
        for coding in ("br", "gz") if path in PLAIN else ("br",):
            assert sum((built_page / f"{name}.{coding}").stat().st_size for name in files) <= MOST, (language, coding)
