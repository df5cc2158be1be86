"""What came of a contest: tables in the terminal, one object for programs, one line a round for spreadsheets."""

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from maukas.arena.contestant import Forfeit
from maukas.arena.ratings import rate_bots
from maukas.arena.contest import Contest
from maukas.arena.contest_round import ContestRound
from maukas.arena.contest_statistics import PairedDifference, BotStatistics, paired_difference, rounds_saved, statistics_by_bot
from maukas.cli.output import Output
from maukas.cli.simulation_report import interval
from maukas.estimates import Estimate
from maukas.texts import Texts

FEW = 30  # deals; with fewer the intervals mean little
FAULTS = {"illegal": "arena-fault-illegal", "raised": "arena-fault-raised", "slow": "arena-fault-slow"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestReport:
    """The results of a contest."""

    contest: Contest
    rounds: int
    blocked: int
    standings: list[BotStatistics]
    ratings: dict[str, Estimate]  # in Elo points
    difference: PairedDifference | None  # when there are two bots
    forfeits: dict[str, Forfeit]  # the first one of each bot that had any


def report_of(contest: Contest, played: Sequence[ContestRound]) -> ContestReport:
    """Add up the rounds."""
    found = statistics_by_bot(played, contest.bots, contest.budget)
    names = [each.bot for each in found]
    forfeits: dict[str, Forfeit] = {}
    for each in played:
        for bot, forfeit in zip(each.bots, each.forfeits, strict=True):
            if forfeit is not None:
                forfeits.setdefault(bot, forfeit)
    return ContestReport(
        contest=contest,
        rounds=len(played),
        blocked=sum(each.winner is None for each in played),
        standings=found,
        ratings=rate_bots(played),
        difference=paired_difference(played, *names) if len(names) == 2 else None,
        forfeits=forfeits,
    )


def as_table(report: ContestReport) -> dict[str, Any]:
    """Everything as plain values; times in milliseconds."""
    contest = report.contest
    return {
        "game": contest.game,
        "seats": contest.seats,
        "bots": contest.bots,
        "options": contest.options.changed(),
        "budget": asdict(contest.budget),
        "seed": contest.seed,
        "deals": contest.deals,
        "seatings": contest.seatings,
        "rounds": report.rounds,
        "blocked": report.blocked,
        "standings": [
            {
                "bot": each.bot,
                "rounds": each.rounds,
                "wins": each.wins,
                "win_rate": asdict(each.win_rate),
                "points": asdict(each.points),
                "corrected_win_rate": None if each.corrected_win_rate is None else asdict(each.corrected_win_rate),
                "corrected_points": None if each.corrected_points is None else asdict(each.corrected_points),
                "rating": asdict(report.ratings[each.bot]),
                "faults": {kind: each.forfeits[kind] for kind in FAULTS},
                "moves": each.moves,
                "over_budget": each.over_budget,
                "milliseconds": {"median": 1000 * each.median, "p99": 1000 * each.slowest},
            }
            for each in report.standings
        ],
        "difference": None if report.difference is None else asdict(report.difference),
    }


def write_csv(contest: Contest, played: Sequence[ContestRound], path: Path) -> None:
    """Write one line a round; seats are counted from 0."""
    seats = range(contest.seats)
    columns = ["deal", "seating", "dealer", *(f"bot_{seat}" for seat in seats), "winner", *(f"score_{seat}" for seat in seats)]
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow([*columns, "moves", "forfeited"])
        for each in played:
            forfeited = " ".join(str(seat) for seat in seats if each.forfeits[seat] is not None)
            winner = "" if each.winner is None else each.winner
            lines.writerow([each.deal, each.seating, each.dealer, *each.bots, winner, *each.scores, each.moves, forfeited])


def points_id(report: ContestReport) -> str:
    """The id of what the points of the game are called."""
    return f"arena-points-{report.contest.game}"


def heading(report: ContestReport, texts: Texts) -> str:
    """What was played."""
    game = texts.text(f"game-{report.contest.game}")
    return texts.text("arena-heading", game=game, seats=report.contest.seats, rounds=report.rounds, deals=report.contest.deals)


def show_report(report: ContestReport, texts: Texts) -> None:
    """The results as tables, and what they mean."""
    output = Output()
    output.title(heading(report, texts))
    columns = "arena-bot", "arena-rounds", "arena-win-rate", points_id(report), "arena-rating"
    table = output.table(*map(texts.text, columns), numbers=range(1, len(columns)))
    for each in report.standings:
        table.add_row(
            shown_name(each.bot),
            texts.text("number", value=each.rounds),
            interval(each.win_rate, "arena-rate", 100, texts),
            interval(each.points, "arena-mean", 1, texts),
            interval(report.ratings[each.bot], "arena-mean", 1, texts),
        )
    output.show(table)
    show_corrected(output, report, texts)
    output.remark(texts.text("arena-fair-share", percent=100 / report.contest.seats))
    if report.contest.deals < FEW:
        output.remark(texts.text("arena-few-deals"))
    if report.blocked:
        output.remark(texts.text("arena-blocked", count=report.blocked))
    if report.difference is not None:
        show_difference(output, report, report.difference, texts)
    show_forfeits(output, report, texts)


def show_corrected(output: Output, report: ContestReport, texts: Texts) -> None:
    """The same results without the luck of the cards drawn, if that was looked for."""
    if any(each.corrected_win_rate is None for each in report.standings):
        return
    columns = "arena-bot", "arena-win-rate-corrected", "arena-points-corrected"
    table = output.table(*map(texts.text, columns), numbers=range(1, len(columns)))
    for each in report.standings:
        assert each.corrected_win_rate is not None
        assert each.corrected_points is not None
        wins, points = interval(each.corrected_win_rate, "arena-rate", 100, texts), interval(each.corrected_points, "arena-mean", 1, texts)
        table.add_row(shown_name(each.bot), wins, points)
    output.show(table)
    times = rounds_saved(report.standings[0])
    if times is not None:
        output.remark(texts.text("arena-corrected", times=times, bot=shown_name(report.standings[0].bot)))


def show_forfeits(output: Output, report: ContestReport, texts: Texts) -> None:
    """How long the bots thought, and what they did wrong."""
    columns = "arena-bot", "arena-moves", "arena-median", "arena-slowest", "arena-over-budget", "arena-faults"
    table = output.table(*map(texts.text, columns), numbers=range(1, len(columns)))
    for each in report.standings:
        times = [texts.text("arena-milliseconds", value=1000 * time) for time in (each.median, each.slowest)]
        late, forfeits = (texts.text("number", value=count) for count in (each.over_budget, each.forfeits.total()))
        table.add_row(shown_name(each.bot), texts.text("number", value=each.moves), *times, late, forfeits)
    output.title(texts.text("arena-conduct"))
    output.show(table)
    for bot, forfeit in report.forfeits.items():
        output.remark(texts.text(FAULTS[forfeit.kind], bot=shown_name(bot), detail=forfeit.detail))
        if forfeit.trace:
            output.show(forfeit.trace, style="dim")


def show_difference(output: Output, report: ContestReport, found: PairedDifference, texts: Texts) -> None:
    """How far one bot is ahead of the other, the one with more first."""
    names = [shown_name(each.bot) for each in report.standings]
    output.title(texts.text("arena-difference"))
    for id, estimate, scale in (("arena-difference-wins", found.win_rate, 100), ("arena-difference-points", found.points, 1)):
        sign = -1 if estimate.mean < 0 else 1
        first, second = names[::sign]
        ends = sorted(scale * sign * (estimate.mean if end is None else end) for end in (estimate.low, estimate.high))
        output.show(texts.text(id, first=first, second=second, mean=scale * sign * estimate.mean, low=ends[0], high=ends[1]))
        if ends[0] <= 0 or estimate.low is None:
            output.remark(texts.text("arena-difference-unclear"))


def shown_name(bot: str) -> str:
    """A bot's name; of one in a file without the folders."""
    return Path(bot).name
