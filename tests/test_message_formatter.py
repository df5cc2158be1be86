"""Messages are put into words as Project Fluent's own formatter does it, without its 30 MB."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from maukas.message_formatter import MessageFormatter, plural_form
from maukas.texts import FOLDER, LANGUAGES
from tests.test_texts import FILES, messages

SAMPLES = (0, 1, 2, 21, -3, 1_234_567, 0.5, 1.5, 2.0, 0.0625, 1234.5678, -0.4, "yes", "no", "R", "maumau", "a red 5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_put_into_the_same_words_as_by_project_fluent(language: str) -> None:
    ours, theirs = MessageFormatter(language), FluentBundle([language], use_isolating=False)
    for file in FILES:
        text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
        ours.add(text)
        theirs.add_resource(FluentResource(text))
    wanted = {id: names for file in FILES for id, names in messages(language, file).items()}
    for id, names in wanted.items():
        message = theirs.get_message(id)
        for form, pattern in {"": message.value, **message.attributes}.items():
            for sample in SAMPLES if names else ("",):
                values = dict.fromkeys(names, sample)
                expected, errors = ("", ()) if pattern is None else theirs.format_pattern(pattern, values)
                if not errors:  # words where a number belongs, which it does not write at all
                    assert ours.format(id, form, values) == expected, (id, form, sample)
    assert len(wanted) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 1.0, 1.5, 1.999, 2, 2.5, 11, 101, -1, 10**6])
def test_plural_forms_are_those_of_the_languages(language: str, number: float) -> None:
    assert plural_form(language, number) == FluentBundle([language])._plural_form(number)


def test_what_our_texts_do_not_use_is_refused() -> None:
    formatter = MessageFormatter("en")
    formatter.add("-brand = Maukas\nwelcome = Welcome to { -brand }\n")
    with pytest.raises(TypeError, match=ast.TermReference.__name__):
        formatter.format("welcome", "", {})


def test_a_value_that_is_missing_is_shown_by_its_name() -> None:
    formatter = MessageFormatter("en")
    formatter.add("left = { $count } left\n")
    assert formatter.format("left", "", {}) == "{$count} left"
