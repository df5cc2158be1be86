"""How good reviews are: `python -m benchmarks.reviews --game dos`; with other sizes by `--rounds`, `--decisions` and `--contest`.

Four questions: do two reviews agree, do mean losses order the levels, are clearly bad moves found and equal ones left alone, and how many
rounds of a contest the luck correction saves. Each run becomes lines of benchmarks/results/reviews.json, from which the page reviews.md is
written anew.
"""

import argparse
import datetime
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from maukas.arena.contest import Contest, deals_for
from maukas.arena.contest_runner import play_deals
from maukas.arena.contest_statistics import bot_statistics, rounds_saved
from maukas.bots.bot import Budget, Notebook, Situation
from maukas.bots.bot_round import BotSeat, play_bots
from maukas.bots.loader import load_bot
from maukas.estimates import estimate, proportion_of_count
from maukas.games.registry import GAMES
from maukas.games.round import Round
from maukas.review.decision_review import Judge, is_clear, loss_of
from maukas.review.reviewer import DEPTH

RESULTS = Path(__file__).parent / "results"
TITLES = {"maumau": "Mau Mau", "dos": "DOS"}
LEVELS = ("beginner", "casual", "strong", "master")
CLOSE = 0.01  # of the chance to win: two reviews agree
BLUNDER, EQUAL = 0.10, 0.005  # lost by a clearly bad move, and by one that is as good as the best
DEEPER = 10  # times the depth, to say which moves are so
THINKING = Budget(iterations=300)


def played_round(game: str, levels: list[str], seed: int) -> Round:
    """A round between bots of these levels."""
    played = Round.deal(game, seats=len(levels), dealer=seed % len(levels), seed=seed)
    seats = [BotSeat(played, seat, THINKING) for seat in range(len(levels))]
    for seat, level in enumerate(levels):
        seats[seat].sit_down(load_bot(level)(1000 * seed + seat))
    play_bots(played, seats, longest=2000)
    return played


def decisions(game: str, levels: list[str], seed: int) -> Iterator[tuple[Situation, int, str]]:
    """What each seat of a round knew when it could choose, and what it chose."""
    played = played_round(game, levels, seed)
    again = Round.deal(game, seats=len(levels), dealer=seed % len(levels), seed=seed)
    notebooks = [Notebook(again, seat) for seat in range(len(levels))]
    for seat, move in played.moves:
        situation = notebooks[seat].situation()
        if not again.game.is_word(move) and len(situation.decisions) > 1:
            yield situation, seat, move
        again.carry_out(seat, move)
        for notebook in notebooks:
            notebook.note()


def measured_agreement(game: str, seats: int, count: int, seed: int) -> dict[str, Any]:
    """Review decisions of all levels twice."""
    near, gaps = 0, list[float]()
    for situation, move in sampled(game, seats, [LEVELS[number % 4] for number in range(seats)], count, seed):
        first, second = (loss_of(found.chances, found.moves.index(move)) for found in
                         (Judge(each, DEPTH).try_moves(situation, move) for each in (seed + 1, seed + 2)))  # fmt: skip
        gaps.append(abs(first.estimate.mean - second.estimate.mean))
        near += gaps[-1] <= CLOSE
    return {"decisions": len(gaps), "share": near / len(gaps), "largest": max(gaps), "interval": interval(near, len(gaps))}


def sampled(game: str, seats: int, levels: list[str], count: int, seed: int) -> list[tuple[Situation, str]]:
    """So many decisions, from as many rounds as it takes."""
    dice, found, number = random.Random(seed), list[tuple[Situation, str]](), 0
    while len(found) < count:
        number += 1
        rotated = levels[number % seats :] + levels[: number % seats]
        taken = [(situation, move) for situation, _, move in decisions(game, rotated, 7919 * seed + number)]
        found += dice.sample(taken, min(len(taken), 6))
    return found[:count]


def measured_levels(game: str, seats: int, rounds: int, seed: int) -> dict[str, Any]:
    """The mean loss of a choice at each level, in rounds among equals; intervals over rounds."""
    found = {}
    for level in LEVELS:
        means = []
        for number in range(rounds):
            judges, lost = [Judge(seed + seat, DEPTH) for seat in range(seats)], []
            for situation, seat, move in decisions(game, [level] * seats, 104729 * seed + number):
                trials = judges[seat].try_moves(situation, move)
                lost.append(loss_of(trials.chances, trials.moves.index(move)).estimate.mean)
            if lost:
                means.append(sum(lost) / len(lost))
        mean = estimate(means)
        found[level] = {"rounds": len(means), "loss": mean.mean, "low": mean.low, "high": mean.high}
    return found


def measured_marks(game: str, seats: int, count: int, seed: int) -> dict[str, Any]:
    """Put other moves into a master's game: those that are clearly bad, and those that are as good."""
    marked: dict[str, list[bool]] = {"blunders": [], "equals": []}
    for number, (situation, _) in enumerate(sampled(game, seats, ["master"] * seats, count, seed)):
        moves = situation.decisions
        other = random.Random(number).choice(moves)
        deep = loss_of((found := Judge(seed, DEEPER * DEPTH).try_moves(situation, other)).chances, found.moves.index(other))
        kind = "blunders" if deep.estimate.mean >= BLUNDER else "equals" if deep.estimate.mean <= EQUAL else ""
        if kind:
            trials = Judge(seed + 1, DEPTH).try_moves(situation, other)
            marked[kind].append(is_clear(loss_of(trials.chances, trials.moves.index(other))))
    return {
        kind: {"moves": len(found), "marked": sum(found), "interval": interval(sum(found), len(found)) if found else None}
        for kind, found in marked.items()
    }


def measured_luck(game: str, bots: tuple[str, ...], rounds: int, seed: int) -> dict[str, Any]:
    """A contest with the luck correction: what it says, and what it saves and costs."""
    found, seconds = {}, {}
    for finds_luck in (False, True):
        options = GAMES[game].options.of({})
        contest = Contest(
            game=game, bots=bots, seats=len(bots), deals=deals_for(rounds, bots, len(bots)), options=options, budget=THINKING, seed=seed,
            finds_luck=finds_luck,
        )  # fmt: skip
        play_deals(contest, [0])  # compile
        began = time.process_time()
        played = play_deals(contest, range(contest.deals))
        seconds[finds_luck] = (time.process_time() - began) / len(played)
        found[finds_luck] = bot_statistics(played, bots[0], contest.budget)
    luck, plain = found[True], found[True].win_rate
    assert luck.corrected_win_rate is not None
    return {
        "bots": bots, "rounds": luck.rounds, "plain": [plain.mean, plain.low, plain.high],
        "corrected": [luck.corrected_win_rate.mean, luck.corrected_win_rate.low, luck.corrected_win_rate.high],
        "times": rounds_saved(luck), "milliseconds": 1000 * seconds[False], "more": 1000 * (seconds[True] - seconds[False]),
    }  # fmt: skip


def interval(hits: int, count: int) -> list[float | None]:
    """Wilson's interval of a share."""
    found = proportion_of_count(hits, count)
    return [found.low, found.high]


def page(runs: list[dict[str, Any]]) -> str:
    """All runs as a page."""
    lines = [
        "# How good reviews are",
        "",
        f"Each move tried in {DEPTH} worlds; losses in points of the chance to win the round. Intervals are 95 %. Made by",
        "`python -m benchmarks.reviews`; sizes are small where little was run, and the intervals say so.",
        "",
        "| date | game | seats | question | size | result | goal |",
        "|---|---|---|---|---|---|---|",
    ]
    for run in runs:
        start = f"| {run['date']} | {TITLES[run['game']]} | {run['seats']} "
        for question, size, result, goal in rows(run):
            lines.append(f"{start}| {question} | {size} | {result} | {goal} |")
    return "\n".join([*lines, ""])


def rows(run: dict[str, Any]) -> Iterator[tuple[str, str, str, str]]:
    """The lines of one run: question, size, result, goal."""
    if "agreement" in run:
        found = run["agreement"]
        result = f"**{found['share']:.1%}** ({between(found['interval'])}), largest {100 * found['largest']:.1f}"
        yield "two reviews within 1 point", f"{found['decisions']} choices", result, "95 %"
    if "levels" in run:
        each = [
            f"{level} {100 * found['loss']:.2f} ({100 * found['low']:.2f} to {100 * found['high']:.2f})"
            for level, found in run["levels"].items()
        ]
        yield "mean loss of a choice", f"{run['levels']['master']['rounds']} rounds a level", ", ".join(each), "in this order, apart"
    for kind, question, goal in (("blunders", "bad moves marked", "95 %"), ("equals", "equal moves marked", "at most 1 %")):
        if run.get("marks", {}).get(kind, {}).get("moves"):
            found = run["marks"][kind]
            yield question, f"{found['moves']} moves", f"**{found['marked'] / found['moves']:.1%}** ({between(found['interval'])})", goal
    for found in run.get("luck", []):
        plain, corrected = (f"{mean:.1%} ({low:.1%} to {high:.1%})" for mean, low, high in (found["plain"], found["corrected"]))
        result = f"{plain}, without luck {corrected}: **{found['times']:.1f} times** fewer"
        result += f"; {found['more']:.0f} ms more than {found['milliseconds']:.0f} a round"
        yield f"rounds saved, {' against '.join(dict.fromkeys(found['bots']))}", f"{found['rounds']} rounds", result, "3 times"


def between(ends: list[float]) -> str:
    """An interval of shares."""
    return f"{ends[0]:.1%} to {ends[1]:.1%}"


def main() -> None:
    """Measure, or write the page anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=TITLES, help="without it only the page is written")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=1000, help="reviewed twice, and tried with other moves; 0: not asked")
    parser.add_argument("--rounds", type=int, default=100, help="of each level; 0: not asked")
    parser.add_argument("--contest", type=int, default=2000, help="rounds with the luck correction; 0: not asked")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    store = RESULTS / "reviews.json"
    if asked.game:
        run: dict[str, Any] = {"date": f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}", "game": asked.game, "seats": asked.seats}
        if asked.decisions:
            run["agreement"] = measured_agreement(asked.game, asked.seats, asked.decisions, asked.seed)
            run["marks"] = measured_marks(asked.game, asked.seats, asked.decisions, asked.seed)
        if asked.rounds:
            run["levels"] = measured_levels(asked.game, asked.seats, asked.rounds, asked.seed)
        if asked.contest:
            pairs = ("master", *["casual"] * (asked.seats - 1)), ("casual", *["beginner"] * (asked.seats - 1))
            run["luck"] = [measured_luck(asked.game, bots, asked.contest, asked.seed) for bots in pairs]
        runs = [*(json.loads(store.read_text()) if store.exists() else []), run]  # read late: several may be under way
        store.write_text(json.dumps(runs, indent=1) + "\n")
    (RESULTS / "reviews.md").write_text(page(json.loads(store.read_text())), encoding="utf-8")


if __name__ == "__main__":
    main()
