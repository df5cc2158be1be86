"""The first games: made by the real rules, with a text for everything the coach says, and views like those of a real table."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from maukas.games.registry import GAMES
from maukas.games.round import Round
from maukas.games.scenarios import SEED
from maukas.protocol.schema import document
from maukas.texts import Texts
from tools.lesson_pages import FOLDER, LESSONS, Lesson, LessonStep, equals, pages, play_lesson, read_lesson, tries

VIEWS = {"maumau": "MauMauView", "dos": "DosView"}


@pytest.fixture(params=GAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read_lesson(LESSONS / f"{request.param}.toml")


def test_every_game_has_a_lesson() -> None:
    assert {path.parent.name for path in pages()} == set(GAMES)


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.parent.name)
def test_the_files_are_made_from_the_lessons_and_the_rules_as_they_are(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == pages()[path], "run `make docs`"
    assert path.parent.parent == FOLDER


def test_the_coach_has_a_text_for_every_step_and_for_the_end(lesson: Lesson) -> None:
    said = {f"learn-{lesson.game}-{step.coach}" for step in lesson.steps} | {f"learn-{lesson.game}-points"}
    written = {id for id in Texts("en").ids("learn") if id.startswith(f"learn-{lesson.game}-")}
    assert said == written


def test_the_learner_wins(lesson: Lesson) -> None:
    last = play_lesson(lesson)["frames"][-1]
    assert last["view"]["winner"] == 0
    assert last["step"] == len(lesson.steps)


def test_every_view_is_one_of_a_real_table(lesson: Lesson) -> None:
    schema = document()
    view = Draft202012Validator({**{key: schema[key] for key in ("$schema", "$defs")}, "$ref": f"#/$defs/{VIEWS[lesson.game]}"})
    for frame in json.loads(pages()[FOLDER / lesson.game / "lesson.json"])["frames"]:
        view.validate(frame["view"])


def test_whatever_a_learner_tries_is_allowed_or_answered(lesson: Lesson) -> None:
    for frame in play_lesson(lesson)["frames"]:
        answered = [move for answer in frame["refused"] for move in answer["moves"]]
        assert set(answered).isdisjoint(frame["view"]["legal"])
        legal = set(frame["view"]["legal"])
        for move in tries(lesson.game, frame["view"]):
            assert move in answered or move in legal or turned(move) in legal


def turned(move: str) -> str:
    """The same two cards in the other order."""
    cards, mark, target = move.partition(">")
    return "+".join(reversed(cards.split("+"))) + mark + target


def test_on_the_learners_turn_something_is_wanted_and_at_no_other_time(lesson: Lesson) -> None:
    for frame in play_lesson(lesson)["frames"]:
        is_my_turn = frame["view"]["turn"] == 0 and frame["view"]["winner"] is None
        assert bool(frame["wanted"]) == is_my_turn


@pytest.mark.parametrize(
    ("step", "wanted"),
    [(LessonStep("change", "W:G", is_refused=False, then=()), ["W:G"]), (LessonStep("wrong", "B3", is_refused=True, then=()), ["B3"])],
)
def test_wanted_is_the_move_of_the_step(step: LessonStep, wanted: list[str]) -> None:
    assert equals(first_round(), step) == wanted


def test_a_move_that_is_not_refused_after_all_is_noticed() -> None:
    with pytest.raises(ValueError, match="R3 is not refused"):
        equals(first_round(), LessonStep("wrong", "R3", is_refused=True, then=()))


def first_round() -> Round:
    position: dict[str, Any] = read_lesson(LESSONS / "maumau.toml").position
    return Round.from_position("maumau", position, seed=SEED)
