"""The figures of a simulation as tables in the terminal."""

from collections.abc import Sequence
from pathlib import Path

from maukas.cli.game_options import written_value
from maukas.cli.output import Output
from maukas.cli.simulation_summary import decisions_a_second, spread
from maukas.estimates import Estimate
from maukas.games.registry import GAMES
from maukas.simulation import MatchStatistics, Setting, Statistics
from maukas.simulation.statistics import mean_of_counts
from maukas.texts import Texts


def show_statistics(statistics: Statistics, setting: Setting, texts: Texts) -> None:
    """The figures of rounds."""
    output = begin(heading(statistics, texts), setting, None, texts)
    table = output.list()
    table.columns[0].style = ""
    length, score = spread(statistics.lengths), spread(statistics.scores)
    for row, text in {
        "simulate-decisions": texts.text("simulate-decisions-value", count=statistics.decisions),
        "simulate-speed": texts.text("simulate-speed-value", count=round(decisions_a_second(statistics)), seconds=statistics.seconds),
        "simulate-length": spread_text(statistics.length, length.median, length.low, length.high, texts),
        score_id(statistics): spread_text(statistics.score, score.median, score.low, score.high, texts),
        "simulate-reshuffles": texts.text(
            "simulate-counted", count=statistics.reshuffles, mean=interval(statistics.reshuffles_a_round, "number-interval", 1, texts)
        ),
        "simulate-blocked": texts.text(
            "simulate-share", count=statistics.blocked, share=interval(statistics.blocked_share, "arena-rate", 100, texts)
        ),
    }.items():
        table.add_row(texts.text(row), text)
    output.show(table)
    places = [seat_place(place, statistics.seats, texts) for place in range(statistics.seats)]
    show_wins(output, texts, "simulate-wins-title", places, statistics.wins, statistics.win_shares)
    if len(set(setting.players)) > 1:
        names = seat_names(setting)
        show_wins(output, texts, "simulate-player-wins-title", names, statistics.seat_wins, statistics.seat_win_shares)
    show_kinds(output, statistics, texts)


def show_matches(statistics: MatchStatistics, setting: Setting, texts: Texts) -> None:
    """The figures of matches."""
    output = begin(match_heading(statistics, texts), setting, None, texts)
    table = output.list()
    table.columns[0].style = ""
    for row, counts, mean in (
        ("simulate-match-rounds", statistics.rounds, mean_of_counts(statistics.rounds)),
        ("simulate-match-length", statistics.lengths, mean_of_counts(statistics.lengths)),
        ("simulate-match-totals", statistics.totals, statistics.total),
    ):
        found = spread(counts)
        table.add_row(texts.text(row), spread_text(mean, found.median, found.low, found.high, texts))
    table.add_row(texts.text("simulate-match-shared"), texts.text("number", value=statistics.shared))
    if statistics.broken_off:
        table.add_row(texts.text("simulate-match-broken-off"), texts.text("number", value=statistics.broken_off))
    output.show(table)
    show_wins(output, texts, "simulate-player-wins-title", seat_names(setting), statistics.seat_wins, statistics.seat_win_shares)


def begin(title: str, setting: Setting, compared: str | None, texts: Texts) -> Output:
    """The title, and what was agreed."""
    output = Output()
    output.title(title)
    output.show(agreed(setting, compared, texts))
    return output


def agreed(setting: Setting, compared: str | None, texts: Texts) -> str:
    """The house rules that all variants share, and who played."""
    changed = {name: value for name, value in setting.variants[0].changed().items() if name != compared}
    rules = ", ".join(f"{name}={written_value(value)}" for name, value in changed.items())
    players = ", ".join(dict.fromkeys(Path(player).name for player in setting.players))
    return texts.text("simulate-agreed" if rules else "simulate-agreed-strict", rules=rules, players=players)


def heading(statistics: Statistics, texts: Texts) -> str:
    """What was simulated."""
    game = texts.text(f"game-{statistics.game}")
    return texts.text("simulate-heading", game=game, seats=statistics.seats, rounds=statistics.rounds)


def match_heading(statistics: MatchStatistics, texts: Texts) -> str:
    """The same of matches."""
    game = texts.text(f"game-{statistics.game}")
    return texts.text("simulate-match-heading", game=game, seats=statistics.seats, matches=statistics.matches)


def score_id(statistics: Statistics) -> str:
    """The id of what the scores are called: the losers pay in Mau Mau, the winner is paid in DOS."""
    return f"simulate-score-{statistics.game}"


def interval(estimate: Estimate, id: str, scale: int, texts: Texts) -> str:
    """A mean with its interval, as far as it is known."""
    if estimate.low is None or estimate.high is None:
        return texts.text("number-decimal", value=scale * estimate.mean)
    return texts.text(id, mean=scale * estimate.mean, low=scale * estimate.low, high=scale * estimate.high)


def spread_text(mean: Estimate, median: int, low: int, high: int, texts: Texts) -> str:
    """A mean with its interval, and how the values are spread."""
    return texts.text("simulate-spread", mean=interval(mean, "number-interval", 1, texts), median=median, low=low, high=high)


def show_wins(output: Output, texts: Texts, title: str, names: list[str], wins: Sequence[float], shares: list[Estimate]) -> None:
    """Who won how often."""
    table = output.table(texts.text("simulate-seat"), texts.text("simulate-wins"), texts.text("simulate-percent"), "", numbers=[1, 2])
    most = max(*wins, 1)
    for name, count, share in zip(names, wins, shares, strict=True):
        table.add_row(name, texts.text("number", value=round(count)), interval(share, "arena-rate", 100, texts), output.bar(count / most))
    output.title(texts.text(title))
    output.show(table)


def seat_names(setting: Setting) -> list[str]:
    """The players by their seats."""
    return [f"{seat}: {Path(player).name}" for seat, player in enumerate(setting.players)]


def seat_place(place: int, seats: int, texts: Texts) -> str:
    """A seat by its distance from the dealer's left neighbour."""
    return texts.text("simulate-dealer" if place == seats - 1 else "simulate-place", place=place + 1)


def show_kinds(output: Output, statistics: Statistics, texts: Texts) -> None:
    """What was done how often."""
    table = output.table(texts.text("simulate-kind"), texts.text("simulate-count"), texts.text("simulate-a-round"), "", numbers=[1, 2])
    most = max([*statistics.kinds.values(), 1])
    for kind in GAMES[statistics.game].move_kinds:
        count = statistics.kinds[kind]
        a_round = interval(statistics.kind_a_round(kind), "number-interval", 1, texts)
        table.add_row(kind_name(kind, statistics, texts), texts.text("number", value=count), a_round, output.bar(count / most))
    output.title(texts.text("simulate-kinds-title"))
    output.show(table)


def kind_name(kind: str, statistics: Statistics, texts: Texts) -> str:
    """What a kind of move is called."""
    return texts.text(f"kind-{statistics.game}-{kind}")
