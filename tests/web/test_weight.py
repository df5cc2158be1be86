"""What somebody who comes for the first time has to fetch before anything can be done: script, style, and the texts of one language."""

import gzip
import json
import re
from pathlib import Path

import pytest

MOST = 80_000                                           # bytes, compressed


@pytest.mark.parametrize("path", ["", "new", "scores", "rules/maumau", "learn/dos", "t/:code"])
def test_a_screen_is_light(built_page: Path, path: str) -> None:
    (screen,) = (each for each in json.loads((built_page / "parts.json").read_text(encoding="utf-8")) if each["path"] == path)
    first = re.findall(r'"\./(assets/[^"]+)"', (built_page / "index.html").read_text(encoding="utf-8"))
    assert any(name.endswith(".css") for name in first)
    for language, texts in screen["texts"].items():
        files = {*first, *screen["files"], *texts}
        assert sum(len(gzip.compress((built_page / name).read_bytes())) for name in files) <= MOST, language
