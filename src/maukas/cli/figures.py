"""The figures of a simulation as tables in the terminal."""

from pathlib import Path

from maukas.cli.screen import Screen
from maukas.cli.summary import decisions_a_second, spread
from maukas.games.game import GAMES
from maukas.simulation import Statistics
from maukas.texts import Texts


def show_statistics(statistics: Statistics, players: list[str], texts: Texts) -> None:
    """The figures as tables."""
    screen = Screen()
    screen.title(heading(statistics, texts))
    length, score = spread(statistics.lengths), spread(statistics.scores)
    table = screen.list()
    table.columns[0].style = ""
    for row, text in {
        "simulate-decisions": texts.text("simulate-decisions-value", count=statistics.decisions),
        "simulate-speed": texts.text("simulate-speed-value", count=round(decisions_a_second(statistics)), seconds=statistics.seconds),
        "simulate-length": texts.text("simulate-spread", mean=length.mean, median=length.median, low=length.low, high=length.high),
        score_id(statistics): texts.text("simulate-spread", mean=score.mean, median=score.median, low=score.low, high=score.high),
        "simulate-reshuffles": counted(statistics.reshuffles, statistics, texts),
        "simulate-blocked": texts.text("simulate-share", count=statistics.blocked, percent=100 * statistics.blocked / statistics.rounds),
    }.items():
        table.add_row(texts.text(row), text)
    screen.show(table)
    places = [seat_place(place, statistics, texts) for place in range(statistics.seats)]
    show_wins(screen, texts, statistics, "simulate-wins-title", places, statistics.wins)
    if len(set(players)) > 1:
        names = [f"{seat}: {Path(player).name}" for seat, player in enumerate(players)]
        show_wins(screen, texts, statistics, "simulate-player-wins-title", names, statistics.seat_wins)
    show_kinds(screen, statistics, texts)


def heading(statistics: Statistics, texts: Texts) -> str:
    """What was simulated."""
    game = texts.text(f"game-{statistics.game}")
    return texts.text("simulate-heading", game=game, seats=statistics.seats, rounds=statistics.rounds)


def score_id(statistics: Statistics) -> str:
    """The id of what the scores are called: those who lose pay in Mau Mau, who wins is paid in DOS."""
    return f"simulate-score-{statistics.game}"


def counted(count: int, statistics: Statistics, texts: Texts) -> str:
    """How often something happened, in all and in a round."""
    return texts.text("simulate-counted", count=count, mean=count / statistics.rounds)


def show_wins(screen: Screen, texts: Texts, statistics: Statistics, title: str, names: list[str], wins: list[int]) -> None:
    """Who won how often."""
    table = screen.table(texts.text("simulate-seat"), texts.text("simulate-wins"), texts.text("simulate-percent"), "", numbers=[1, 2])
    most = max(*wins, 1)
    for name, count in zip(names, wins, strict=True):
        share = texts.text("number-percent", value=100 * count / statistics.rounds)
        table.add_row(name, texts.text("number", value=count), share, screen.bar(count / most))
    screen.title(texts.text(title))
    screen.show(table)


def seat_place(place: int, statistics: Statistics, texts: Texts) -> str:
    """A seat by its distance from the dealer's left neighbour."""
    return texts.text("simulate-dealer" if place == statistics.seats - 1 else "simulate-place", place=place + 1)


def show_kinds(screen: Screen, statistics: Statistics, texts: Texts) -> None:
    """What was done how often."""
    table = screen.table(texts.text("simulate-kind"), texts.text("simulate-count"), texts.text("simulate-a-round"), "", numbers=[1, 2])
    most = max([*statistics.kinds.values(), 1])
    for kind in GAMES[statistics.game].move_kinds:
        count = statistics.kinds[kind]
        a_round = texts.text("number-decimal", value=count / statistics.rounds)
        table.add_row(kind_name(kind, statistics, texts), texts.text("number", value=count), a_round, screen.bar(count / most))
    screen.title(texts.text("simulate-kinds-title"))
    screen.show(table)


def kind_name(kind: str, statistics: Statistics, texts: Texts) -> str:
    """What a kind of move is called."""
    return texts.text(f"kind-{statistics.game}-{kind}")
