"""What is told of a move: the same sentences as on the page, which reads the same cases (`web/src/lib/texts/narration.test.ts`)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maukas.games.match_walk import WalkStep
from maukas.games.registry import game_named
from maukas.games.sentence import Sentence
from maukas.games.view import View
from maukas.narrator import Narrator, sentences
from maukas.texts import LANGUAGES, Texts

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "narration.json").read_text())  # moves of real rounds


def step_of(case: dict[str, Any]) -> WalkStep[View]:
    views = game_named(case["game"]).view_type
    return WalkStep(case["seat"], case["move"], msgspec.convert(case["before"], views), msgspec.convert(case["after"], views))


def as_json(sentence: Sentence) -> dict[str, Any]:
    """A sentence without what it does not say."""
    return {name: value for name, value in json.loads(msgspec.json.encode(sentence)).items() if value not in (None, [])}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']} {case['seat']} {case['move']} to {case['reader']}")
def test_a_move_is_told_in_these_sentences(case: dict[str, Any]) -> None:
    game = game_named(case["game"])
    told = sentences(game, game.options.of(case["options"]), step_of(case), case["reader"])
    assert [*map(as_json, told)] == case["told"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_words_in_every_language(language: str) -> None:
    for case in CASES:
        game = game_named(case["game"])
        narrator = Narrator(Texts(language), game, game.options.of(case["options"]), ["Aino", "Bo", "Cai", "Dag"], case["reader"])
        told = narrator.step_text(step_of(case))
        assert told
        assert "play-said" not in told
        assert "{" not in told


def test_the_reader_is_told_about_as_you_and_others_by_their_names() -> None:
    game = game_named("maumau")
    catch = Sentence("play-said-catches", 0, other=1)

    def told(reader: int | None) -> str:
        return Narrator(Texts("en"), game, game.options(), ["Aino", "Bo"], reader).sentence_text(catch)

    assert (told(0), told(1), told(None)) == ("You catch Bo!", "Aino catches you!", "Aino catches Bo!")


def test_a_card_whose_name_ends_with_a_mark_ends_the_sentence_by_itself() -> None:
    game = game_named("maumau")
    narrator = Narrator(Texts("da"), game, game.options(), ["Aino"])
    assert narrator.sentence_text(Sentence("play-said-lays", 0, ("B+4",))) == "Aino lægger blåt Træk 4!"


def told_of(move: str, before: dict[str, Any], after: dict[str, Any], game: str = "maumau") -> list[str]:
    """What is told of a move in a round of two, from what changes in the view of no seat."""
    case = next(each for each in CASES if each["game"] == game and len(each["before"]["hand_sizes"]) == 2)
    views = [case["before"] | before, case["before"] | before | after]
    step = step_of(case | {"seat": 0, "move": move, "before": views[0], "after": views[1]})
    return [sentence.id.removeprefix("play-said-") for sentence in sentences(game_named(game), game_named(game).options(), step, None)]


def test_cards_and_missed_turns_have_a_reason() -> None:
    before = {"turn": 0, "phase": "play", "hand_sizes": [5, 1], "direction": 1, "debt": 0, "window": 1, "said": False}
    passed = {"turn": 1, "window": None}
    assert told_of("R5", before, {**passed, "hand_sizes": [4, 2]}) == ["lays", "forgot-mau", "takes"]
    assert told_of("R5", before, {**passed, "hand_sizes": [4, 1]}) == ["lays"]
    assert told_of("R+4", before, {"turn": 0, "window": None, "hand_sizes": [4, 5]}) == ["lays", "takes", "skipped"]
    assert told_of("R+4", before, {"turn": 0, "window": None, "hand_sizes": [4, 6]}) == ["lays", "forgot-mau", "takes", "skipped"]
    assert told_of("RX", before, {"turn": 0, "window": None, "hand_sizes": [4, 1]}) == ["lays", "skipped"]
    assert told_of("mau", before | {"window": None}, {"said": True}) == ["mau"]
    assert told_of("catch:1", before, {"hand_sizes": [5, 2], "window": None}) == ["catches", "forgot-mau", "takes"]
    owed = {"turn": 0, "phase": "covered", "hand_sizes": [2, 5], "owed": 2, "exposed": []}
    assert told_of("end", owed, {"turn": 1, "hand_sizes": [4, 5], "owed": 0}, "dos") == ["ends", "pays", "takes"]
