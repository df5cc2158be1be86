"""Play the first games of lessons/ with the real rules, and write what the page needs to show them (`make docs`)."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from maukas.games.notation import TomlTable, parse_seat_move, parse_toml
from maukas.games.round import Round
from maukas.games.scenarios import SEED
from tools.generated import write

ROOT = Path(__file__).parents[1]
LESSONS = ROOT / "lessons"
FOLDER = ROOT / "web" / "src" / "lib" / "games"
LEARNER = 0
COLOURS = "RGBY"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn: what the coach says, what the learner does or is refused, and what the others do then."""

    coach: str
    move: str
    is_refused: bool
    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, read but not played."""

    game: str
    names: tuple[str, ...]
    position: dict[str, Any]
    steps: tuple[LessonStep, ...]


def read_lesson(path: Path) -> Lesson:
    """Read a lesson's file."""
    table = TomlTable(parse_toml(path.read_text(encoding="utf-8"), "lesson"), "lesson")
    lesson = Lesson(
        game=table.take("game", str),
        names=tuple(table.listed("names", str)),
        position=table.take("position", dict),
        steps=tuple(map(read_step, table.listed("steps", dict))),
    )
    table.close()
    return lesson


def read_step(values: dict[str, Any]) -> LessonStep:
    """One step of a lesson's file."""
    table = TomlTable(values, "step")
    move, refused = table.take("move", str, ""), table.take("refused", str, "")
    step = LessonStep(table.take("coach", str), move or refused, bool(refused), tuple(table.listed("then", str, [])))
    table.close()
    return step


def play_lesson(lesson: Lesson) -> dict[str, Any]:
    """The lesson as the page shows it: a frame for every moment, with the view, what is wanted, and what would be refused."""
    played = Round.from_position(lesson.game, lesson.position, seed=SEED)
    frames: list[dict[str, Any]] = []
    made: dict[str, Any] | None = None
    for number, step in enumerate(lesson.steps):
        frames.append(frame(played, number, made, equals(played, step)))
        made = None
        for text in [] if step.is_refused else [f"{LEARNER} {step.move}", *step.then]:
            if made is not None:
                frames.append(frame(played, number, made, []))
            seat, move = parse_seat_move(text)
            played.play(seat, move)
            made = {"seat": seat, "move": move}
    frames.append(frame(played, len(lesson.steps), made, []))
    return {"game": lesson.game, "names": lesson.names, "coach": [step.coach for step in lesson.steps], "frames": frames}


def frame(played: Round, step: int, made: dict[str, Any] | None, wanted: list[str]) -> dict[str, Any]:
    """One moment of a lesson: the move that led to it, and everything that the learner may see, do and try."""
    view = msgspec.to_builtins(played.view(LEARNER))
    return {"step": step, "made": made, "view": view, "wanted": wanted, "refused": refusals(played, view)}


def equals(played: Round, step: LessonStep) -> list[str]:
    """The move of a step, and all others that come to the same."""
    if step.is_refused:
        if played.refusal(LEARNER, step.move) is None:
            raise ValueError(f"{step.coach}: {step.move} is not refused")
        return [step.move]
    aim = after(played, step.move)
    return [move for move in played.legal_moves(LEARNER) if after(played, move) == aim]


def after(played: Round, move: str) -> str:
    """The position that a move of the learner leads to."""
    twin = played.copy()
    twin.play(LEARNER, move)
    return twin.position()


def refusals(played: Round, view: dict[str, Any]) -> list[dict[str, Any]]:
    """What the judge says to everything that the learner can try in vain, the same answers together."""
    answers: dict[str, dict[str, Any]] = {}
    for move in tries(played.game.name, view):
        refusal = played.refusal(LEARNER, move)
        if refusal is not None:
            answer = answers.setdefault(str(refusal), {**asdict(refusal), "moves": []})
            answer["moves"].append(move)
    return list(answers.values())


def tries(game: str, view: dict[str, Any]) -> Iterator[str]:
    """Every move that the table lets a player try, in one order of its cards."""
    hand = view["hand"]
    yield from ("draw", "end", "mau" if game == "maumau" else "dos")
    if game == "maumau":
        for card in dict.fromkeys(hand):
            yield from (f"W:{colour}" for colour in COLOURS) if card == "W" else [card]
    else:
        laid = dict.fromkeys([*hand, *map("+".join, combinations(hand, 2))])
        yield from (f"{cards}>{target}" for target in dict.fromkeys(each["card"] for each in view["row"]) for cards in laid)


def pages() -> dict[Path, str]:
    """The files and their texts."""
    lessons = map(read_lesson, sorted(LESSONS.glob("*.toml")))
    return {FOLDER / lesson.game / "lesson.json": format_lesson(play_lesson(lesson)) for lesson in lessons}


def format_lesson(lesson: dict[str, Any]) -> str:
    """JSON with a line for each frame, so that changes can be read."""
    frames = ",\n  ".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in lesson["frames"])
    head = json.dumps({name: value for name, value in lesson.items() if name != "frames"}, ensure_ascii=False)
    return f'{head[:-1]}, "frames": [\n  {frames}\n]}}\n'


if __name__ == "__main__":
    write(pages())
