"""Names that people choose, names for bots, and codes of tables."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maukas.tables.codes import new_code, read_code
from maukas.tables.lookalikes import LATIN_TWINS, looks_of
from maukas.tables.names import BOT_NAMES, LONGEST_NAME, bot_name, clean_name, distinct_name

INVISIBLE = {  # looks like nothing, whatever Unicode calls it
    "a zero-width space": "\u200b",
    "a soft hyphen": "\u00ad",
    "a joiner": "\u200d",
    "a byte order mark": "\ufeff",
    "a Hangul filler": "\u3164",
    "a half-width filler": "\uffa0",
    "a leading filler": "\u115f",
    "a blank braille cell": "\u2800",
    "a variation selector": "\ufe0f",
    "a grapheme joiner": "\u034f",
    "a tag": "\U000e0041",
    "a line separator": "\u2028",
}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\nLovelace\t\r\n", "Ada Lovelace"),
        ("A\x00d\x1ba", "A d a"),
        ("Åsa Öström", "Åsa Öström"),
        ("A\u030asa", "Åsa"),  # a letter and its ring are one letter
        ("أحمد", "أحمد"),
        ("ที่รัก", "ที่รัก"),  # two marks on a letter are how Thai is written
        ("李雷", "李雷"),
        ("🦊", "🦊"),
        ("", ""),
        (" \t\n", ""),
    ],
)
def test_a_name_is_shown_on_one_line_as_it_was_meant(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("mark", [*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"])
def test_a_name_cannot_turn_the_text_around_it(mark: str) -> None:
    assert mark not in clean_name(f"{mark}Ada{mark} (host)")
    assert clean_name(mark) == ""


@pytest.mark.parametrize("kind", INVISIBLE)
def test_a_name_that_nobody_can_see_is_no_name(kind: str) -> None:
    assert clean_name(INVISIBLE[kind] * 3) == ""
    assert INVISIBLE[kind] not in clean_name(f"A{INVISIBLE[kind]}da")


def test_marks_do_not_pile_up_on_a_letter() -> None:
    tower = clean_name("A" + "\u0316\u0317\u0318\u0319" * 40 + "da")
    assert tower[0] == "A"
    assert sum(unicodedata.category(each)[0] == "M" for each in tower) <= 2
    assert tower.endswith("da")


@pytest.mark.parametrize("marks", ["\u0301", "\u0301\u0301\u0301", "\u20dd", "\u0488\u0489", " \u0301"])
def test_marks_alone_are_no_name_as_they_would_sit_on_what_stands_before_them(marks: str) -> None:
    assert clean_name(marks) == ""


def test_a_long_name_is_cut_and_does_not_end_in_a_space() -> None:
    assert clean_name("x" * 10_000) == "x" * LONGEST_NAME
    assert clean_name("x" * (LONGEST_NAME - 1) + " y") == "x" * (LONGEST_NAME - 1)
    assert clean_name("a\u0301" * 100) == "\u00e1" * LONGEST_NAME


@given(st.text(max_size=80))
def test_whatever_is_typed_becomes_a_decent_name_and_stays_it(name: str) -> None:
    shown = clean_name(name)
    assert len(shown) <= LONGEST_NAME
    assert shown == shown.strip()
    assert "  " not in shown
    assert not any(unicodedata.category(each)[0] == "C" for each in shown)
    assert all(each == " " or unicodedata.category(each)[0] != "Z" for each in shown)
    assert clean_name(shown) == shown
    assert shown == "" or unicodedata.category(shown[0])[0] != "M"


# The same name twice


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("Aino", [], "Aino"),
        ("Aino", ["Birk"], "Aino"),
        ("Aino", ["Aino"], "Aino 2"),
        ("Aino", ["Aino", "Aino 2"], "Aino 3"),
        ("Aino", ["Aino 2"], "Aino"),
        ("aino", ["Aino"], "aino 2"),
        ("\uff21ino", ["Aino"], "\uff21ino 2"),  # a wide A
        ("\u0410ino", ["Aino"], "\u0410ino 2"),  # a Cyrillic A
        ("\u03bfsku", ["Osku"], "\u03bfsku 2"),  # a Greek o
        ("\u0391\u0399\u039d\u039f", ["AINO"], "\u0391\u0399\u039d\u039f 2"),  # all of it Greek capitals
        ("\u0391\u0399\u039d\u039f", ["Aino"], "\u0391\u0399\u039d\u039f 2"),
        ("E1la", ["Ella"], "E1la 2"),
        ("EIla", ["Ella"], "EIla 2"),  # the second letter is a capital i
        ("EIla", ["Eila"], "EIla 2"),
        ("0sku", ["Osku"], "0sku 2"),
        ("Ernrna", ["Emma"], "Ernrna 2"),
        ("\u0412\u0435\u043d", ["Ben"], "\u0412\u0435\u043d"),  # Cyrillic "Ven": its last letter is a small H
        ("Eila", ["Ella"], "Eila"),
        ("Eero", ["Eera"], "Eero"),
        ("Paivi", ["Päivi"], "Paivi"),
        ("x" * LONGEST_NAME, ["x" * LONGEST_NAME], "x" * (LONGEST_NAME - 2) + " 2"),
    ],
)
def test_whoever_comes_second_with_a_name_gets_a_number(name: str, taken: list[str], shown: str) -> None:
    assert distinct_name(name, taken) == shown


@given(st.text(max_size=30).map(clean_name), st.lists(st.text(max_size=30).map(clean_name), max_size=12))
def test_a_name_with_a_number_is_a_decent_name_of_its_own(name: str, taken: list[str]) -> None:
    shown = distinct_name(name, taken)
    assert len(shown) <= LONGEST_NAME
    assert not any(looks_of(shown) & looks_of(each) for each in taken)


def test_no_sign_looks_like_two_letters_and_each_is_another_one() -> None:
    twins = "".join(LATIN_TWINS.values())
    assert len(twins) == len({*twins})
    assert not {*twins} & {*LATIN_TWINS}


# Bots


def test_every_bot_of_a_full_table_has_a_name_of_its_own() -> None:
    taken: list[str] = []
    for _ in range(len(BOT_NAMES)):
        taken.append(bot_name(taken))
    assert sorted(taken) == sorted(BOT_NAMES)
    assert bot_name(taken) in BOT_NAMES  # a table has fewer seats than there are names; still, it gets one


# Codes


def test_a_code_is_twelve_letters_that_can_be_read_aloud() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    for code in codes:
        assert len(code) == 12
        assert all(each in "bdfghjklmnprstv" for each in code[::2])
        assert all(each in "aeiou" for each in code[1::2])


@pytest.mark.parametrize("typed", ["badegu", "BADEGU", "ba-de-gu", " Ba De Gu ", "ba\u2011de\u2011gu", "badegu\n", "b.a.d.e.g.u"])
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "badegu"


@given(st.text(max_size=40))
def test_reading_a_code_never_fails_and_finds_nothing_but_letters(text: str) -> None:
    code = read_code(text)
    assert code == "" or code.isalpha()
    assert read_code(code) == code


def test_a_new_code_is_read_as_itself() -> None:
    for _ in range(50):
        code = new_code()
        assert read_code(code) == read_code(code.upper()) == read_code("-".join(code)) == code
