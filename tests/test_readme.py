"""The README in four languages: what it links to is there, and the pictures are small."""

import re
from pathlib import Path

import pytest

from maukas.texts import LANGUAGES
from tools.pictures import LARGEST, PICTURES

ROOT = Path(__file__).parents[1]
READMES = {language: ROOT / ("README.md" if language == "en" else f"README.{language}.md") for language in LANGUAGES}
LINK = re.compile(r'(?:\]\(|src=")([^)"]+)')


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_linked_is_there(language: str) -> None:
    links = {link.partition("#")[0] for link in LINK.findall(READMES[language].read_text(encoding="utf-8"))} - {""}
    assert {"docs/pictures/desk.webp", "docs/pictures/phone.webp", "docs/hosting.md", "docs/bots.md"} <= links
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_begins_with_what_a_player_does_and_says_whose_trademark_it_is(language: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    assert text.index("Mattel") < text.index("make play") < 3000


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small_and_shown(name: str) -> None:
    file = ROOT / "docs" / "pictures" / f"{name}.webp"
    assert file.read_bytes()[8:12] == b"WEBP"
    assert file.stat().st_size <= LARGEST
    assert f"docs/pictures/{name}.webp" in READMES["en"].read_text(encoding="utf-8")


def test_no_package_index_is_named_where_the_package_is_not_published() -> None:
    pages = [*READMES.values(), *(ROOT / "docs").glob("*.md")]
    told = [
        path.name
        for path in pages
        if re.search(r'install (--\w+ )*"?maukas(\[[\w,]+\])?"?\s*(#|$)', path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert told == []
