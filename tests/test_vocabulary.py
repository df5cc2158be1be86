"""The words of each language: one word for one thing, and none that a reader would stumble over."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from maukas.texts import FOLDER, LANGUAGES

SPOKEN = ("play", "web", "learn", "judge", "table", "replay", "result", "pad", "terminal")  # to a player; rules and help may be formal


@dataclass(frozen=True, slots=True)
class Avoided:
    """Words that a language does not use here, and what it says instead."""

    pattern: str
    instead: str
    files: tuple[str, ...] = ()  # in these files only; anywhere if there are none
    but: frozenset[str] = field(default_factory=frozenset)  # messages in which it means something else


RANGES = frozenset({"arena-mean", "compare-difference", "compare-difference-share"})  # from one number … to another
UNITS = r"[\d}] (%|ms|s|min|h|t)(?![\w:])"

WORDS = {
    "en": (
        Avoided(r"\b(lay|lays|laid|laying)\b", "play a card"),
        Avoided(r"\btouch", "tap"),
        Avoided(r"\bstrict", "printed rules"),
        Avoided(r"\b(every|some|any)body\b", "everyone, someone, anyone"),
        Avoided(r"\binto the row\b", "add to the row"),
        Avoided(r"\b(has|have) won\b", "win, won"),
        Avoided(r"\b(start|first) (page|screen)\b", "home page"),
        Avoided(r"\btells? (a|only)\b|\bcan be told\b", "show a match"),
        Avoided(r"\bname[sd]? (a|the next|the) colour\b|\bnamed colour\b", "choose a colour"),
        Avoided(r"\byou owe\b", "have cards to take"),
        Avoided(r"\bwith commas between\b", "separated by commas"),
        Avoided(r"; there are \{\}", "the games are, the bots are …"),
        Avoided("'", "an apostrophe is ’"),
        Avoided(r"\s…", "no space before … in English"),
        Avoided(r"\} %", "no space before % in English"),
        Avoided(
            r"\b(it is|you are|you have (drawn|said|called|covered)|I am|cannot|(do|does|did|is) not)\b|\bthere is (no|nothing|such)\b",
            "it’s, you’re, can’t, doesn’t",
            SPOKEN,
            frozenset({"web-trademark"}),
        ),
    ),
    "fi": (
        Avoided(r"\bpan(na|en|et|ee|emme|ette|evat|i|in|it|ivat|naan|e|tu)\b", "lisätä, laittaa"),
        Avoided(r"(?<!mau )\bmau(n|ta|sta|lla|lle|hun|ksi)\b", "”mau” in quotes, with the case in another word"),
        Avoided(r"\bkosket", "napauttaa"),
        Avoided(r"\bistuu[dt]u", "istua, liittyä"),
        Avoided(r"\balkusivu", "etusivu"),
        Avoided(r"\btark(ka|at|oilla|oiden) sään", "painetut säännöt"),
        Avoided(r"\bohjele(h|hd)", "painetut säännöt"),
        Avoided(r"\blope(ta|tat|ttaa|tetaan) vuoro", "päättää vuoro"),
        Avoided(r"\bnime(ä|ät|ää|tä|nnyt|tty|tyn) väri", "valita väri"),
        Avoided(r"\b(kahd|yhd)eksik", "kasi, ysi"),
        Avoided("←", "words, for those who listen"),
        Avoided(r"kortin \{\}", "the genitive of the card"),
        Avoided(UNITS, "a no-break space"),
    ),
    "sv": (
        Avoided(r"\bbot(ar|arna|arnas|en|ens)?\b", "bott, botten, bottar"),
        Avoided(r"\bstrikt", "tryckta regler"),
        Avoided(r"\b(lägg(a|er|s)? till|lagt till|lagts till|tillagt)\b(?! (en|två))", "lägga i raden"),
        Avoided(r"\bverka[rn]?\b", "gälla, ha effekt"),
        Avoided(r"\bfritt drag\b|\befter drag\b", "dra, dragning"),
        Avoided(r"^Att ", "an imperative"),
        Avoided(r"\bertapp", "avslöja"),
        Avoided(r"\bsagda\b", "vald"),
        Avoided(r"\bberätta (en|bara)\b|\bberättar en\b|\bkan berättas\b", "visa"),
        Avoided(r"[^\u00a0]…", "a no-break space before …", but=RANGES),
        Avoided(r"[24]!\.|[24]!\?", "-kort"),
        Avoided(UNITS, "a no-break space"),
    ),
    "da": (
        Avoided(r"\bstreng", "trykte regler"),
        Avoided(r"\b(gribe|griber|grebet)\b", "fange"),
        Avoided(r"\bstrafkort", "straffekort"),
        Avoided(r"\bstartside", "forsiden"),
        Avoided(r"\bkortgivning", "uddeling"),
        Avoided(r"\b(tilføj\w*)\b(?! en (bot|spiller))", "lægge i rækken"),
        Avoided(r"\bbotten", "bots"),
        Avoided(r"\bfrit træk\b|\befter træk\b(?!-)", "trække"),
        Avoided(r"\bvirker, som om\b", "gælder, som om"),
        Avoided(r"\bser med\b", "kigger med"),
        Avoided(r"^At ", "an imperative"),
        Avoided(r"\b(din|ny) skal\b", "shell"),
        Avoided(r"(?<!/)\b(inviter|sorter|kopier|kontroller|installer|reager)\b", "invitér: an accent on imperatives"),
        Avoided(r"\bfortæl (en|kun)\b|\bfortæller en\b|\bkan fortælles\b", "vise"),
        Avoided(r"[^\u00a0]…", "a no-break space before …", but=RANGES),
        Avoided(r"([24]|STOP)!(\.|\?)", "-kort"),
        Avoided(UNITS, "a no-break space"),
    ),
}


def visible(pattern: ast.Pattern) -> list[str]:
    """What a reader can see of a text, a line each: every variant by itself, and {} for a value."""
    variants: list[str] = []
    line = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            line += element.expression.parse()["value"]
        elif isinstance(element.expression, ast.SelectExpression):
            variants += [said for variant in element.expression.variants for said in visible(variant.value)]
            line += "{}"
        else:
            line += "{}"
    return [line, *variants]


@cache
def said_in(folder: Path) -> list[tuple[str, str, str]]:
    """Every line of a language, with its file and its message."""
    return [
        (path.stem, entry.id.name, line)
        for path in sorted(folder.glob("*.ftl"))
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
        if pattern
        for line in visible(pattern)
    ]


def found(avoided: Avoided, folder: Path) -> list[str]:
    """The messages that use the words all the same."""
    pattern = re.compile(avoided.pattern, re.IGNORECASE)
    return [
        f"{id}: {match.group()!r} in {line!r}; better: {avoided.instead}"
        for file, id, line in said_in(folder)
        if id not in avoided.but and (not avoided.files or file in avoided.files)
        for match in pattern.finditer(line)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_keeps_to_its_words(language: str) -> None:
    assert not [use for avoided in WORDS[language] for use in found(avoided, FOLDER / language)]


def test_a_word_is_found_wherever_it_stands(tmp_path: Path) -> None:
    texts = """
a = Lay it
b =
    { $you ->
        [yes] You lay { $card }.
       *[no] played{"\\u00A0"}…
    }
c = Play
    .form = laid
"""
    (tmp_path / "play.ftl").write_text(texts, encoding="utf-8")
    assert [use.partition(":")[0] for use in found(Avoided(r"\b(lay|laid)\b", "play"), tmp_path)] == ["a", "b", "c"]
    assert found(Avoided("[^\u00a0]…", "a space"), tmp_path) == []
    assert [use.partition(":")[0] for use in found(Avoided(r"lay \{\}", "lay a card", ("play",)), tmp_path)] == ["b"]
    assert found(Avoided("lay", "play", ("web",)), tmp_path) == []
