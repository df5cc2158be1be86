"""What can be read beside the table: the scores with a chart, the rules with every clause, the keys, the moves of the round."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maukas.terminal import answers
from maukas.terminal.app.score_chart import running_totals, score_chart
from maukas.terminal.table_state import TableState

SMALL_CHART, LARGE_CHART = (34, 7), (64, 12)  # columns and lines

# The same keys as on the page (`components/table/Shortcuts.svelte`), and those that only a terminal needs
KEYS = (
    ("← →", "play-key-hand"),
    ("↑ ↓", "play-key-rows"),
    ("Enter", "play-key-touch"),
    ("1 … 9", "terminal-key-offer"),
    ("d", "play-key-draw"),
    ("e", "play-key-end"),
    ("m", "play-key-call"),
    ("c", "play-key-catch"),
    ("h", "play-key-hint"),
    ("Esc", "play-key-undo"),
    ("f", "play-key-hasten"),
    ("l", "play-key-moves"),
    ("s", "play-key-scores"),
    ("r", "terminal-key-rules"),
    ("x", "play-react"),
    ("b", "play-host-tools"),
    ("o", "terminal-key-settings"),
    ("?", "play-key-help"),
    ("q", "terminal-key-leave"),
)


def scores(state: TableState) -> RenderableType:
    """The score table, the totals as a chart, and what ends the match."""
    told = Text("\n".join(answers.scores(state)))
    return Group(score_sheet(state, LARGE_CHART), Text(), told) if state.table.results else told


def score_sheet(state: TableState, chart: tuple[int, int] = SMALL_CHART) -> RenderableType:
    """The scores round by round, and the totals as lines."""
    table, texts = state.table, state.texts
    if not table.results:
        return Text(texts.text("play-scores-none"))
    names = [answers.seat_name(state, seat) for seat in range(len(table.totals))]
    sheet = Table(box=None, pad_edge=False, header_style="bold")
    sheet.add_column(texts.text("play-round-short"), justify="right")
    for name in names:
        sheet.add_column(Text(name), justify="right")
    for number, result in enumerate(table.results, table.earlier + 1):
        sheet.add_row(str(number), *map(str, result.scores))
    sheet.add_row(texts.text("play-total"), *map(str, table.totals), style="bold")
    sums = running_totals([result.scores for result in table.results], table.totals)
    return Group(sheet, Text(), score_chart(names, sums, *chart))


def rules(state: TableState) -> RenderableType:
    """What the cards do, the house rules, and every clause in its order."""
    texts, game = state.texts, state.game
    parts: list[RenderableType] = [Text("\n".join(answers.rules(state)))]
    for section in game.rulebook.sections:
        parts.append(Text(f"\n{texts.text(f'sheet-{game.name}-{section.name}')}", style="bold"))
        parts += [Text(f"{clause}  {texts.text(clause)}") for clause in (*section.clauses, *section.rulings)]
    return Group(*parts)


def keys(state: TableState) -> RenderableType:
    """The keys and what they do."""
    table = Table.grid(padding=(0, 2))
    for key, id in KEYS:
        table.add_row(Text(key, style="bold"), Text(state.texts.text(id)))
    return table


def moves(state: TableState) -> RenderableType:
    """The moves of this round, the latest last."""
    if not state.moves:
        return Text(state.texts.text("play-moves-none"))
    return Text("\n".join(f"{number}. {each.text}" for number, each in enumerate(state.moves, 1)))
