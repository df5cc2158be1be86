"""What `maukas admin` shows: tables for people, JSON for programs."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

import msgspec
import typer

from maukas.cli.errors import CommandError
from maukas.cli.output import Output
from maukas.journal.moderation import Report
from maukas.server.admin import messages
from maukas.server.admin.messages import AnyAdminAnswer
from maukas.texts import Texts, printable


def show(answer: AnyAdminAnswer, texts: Texts, *, as_json: bool) -> int:
    """Show an answer; what was not done is an error."""
    if isinstance(answer, messages.NotDone):
        raise CommandError(answer.reason, code=1, **{name: str(value) for name, value in answer.values.items()})
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())
        return 0
    show_answer(answer, texts)
    if answer.silent:
        typer.echo(texts.text("admin-silent-nodes", nodes=", ".join(answer.silent)), err=True)
        return 1
    return 0


def show_answer(answer: messages.AnyShownAnswer, texts: Texts) -> None:
    """What was found or done."""
    match answer:
        case messages.PeopleList(rows):
            people(rows, texts)
        case messages.TableList(rows):
            tables(rows, texts)
        case messages.BanList(rows):
            listed(texts, "bans", ("who", "guest-name", "since", "until"), [(r.subject, r.name, when(r.at), when(r.until)) for r in rows])
        case messages.ReportList(rows):
            reports(rows, texts)
        case messages.AuditList(rows):
            listed(texts, "log", ("since", "action", "detail"), [(when(r.at), r.action, r.detail) for r in rows])
        case messages.Figures():
            figures(answer, texts)
        case messages.Done(told, values):
            worded = {name: when(value) if name == "until" else value for name, value in values.items()}
            typer.echo(texts.text(told, **worded))


def people(rows: list[messages.PersonLine], texts: Texts) -> None:
    """Who is on."""
    lines = [(r.name, r.guest, r.address, r.table, "" if r.seat is None else str(r.seat + 1), f"{r.silent:.0f} s") for r in rows]
    listed(texts, "people", ("guest-name", "guest", "address", "table", "seat", "silent"), lines, numbers=(4, 5))


def tables(rows: list[messages.TableLine], texts: Texts) -> None:
    """The tables, with what stands for each in the log."""
    lines = [
        (
            r.code,
            r.mark,
            texts.text(f"game-{r.game}"),
            texts.text(f"admin-phase-{r.phase}"),
            f"{r.people}+{r.bots}/{r.people + r.bots + r.free}",
            str(r.watching),
            "" if r.public is None else texts.text("admin-public" if r.public else "admin-private"),
            r.host,
            when(r.changed),
        )
        for r in rows
    ]
    listed(texts, "tables", ("table", "mark", "game", "phase", "seats", "watching", "open-to", "host", "changed"), lines, numbers=(4, 5))


def reports(rows: list[Report], texts: Texts) -> None:
    """Who was reported, whoever was reported by most people first."""
    by_guest = Counter(row.reported for row in rows)
    ordered = sorted(rows, key=lambda row: (-by_guest[row.reported], row.reported, -row.at))
    lines = [
        (r.name, r.reported, str(by_guest[r.reported]), texts.text(f"admin-reason-{r.reason}"), r.code, when(r.at), r.reporter)
        for r in ordered
    ]
    listed(texts, "reports", ("guest-name", "guest", "count", "reason", "table", "since", "reporter"), lines, numbers=(2,))


def listed(texts: Texts, kind: str, headings: tuple[str, ...], lines: Sequence[tuple[str, ...]], numbers: tuple[int, ...] = ()) -> None:
    """A table, or the sentence that there is nothing to show."""
    output = Output()
    if not lines:
        output.show(texts.text(f"admin-none-{kind}"))
        return
    table = output.table(*(texts.text(f"admin-head-{heading}") for heading in headings), numbers=numbers)
    for line in lines:
        table.add_row(*map(printable, line))
    output.show(table)


def figures(found: messages.Figures, texts: Texts) -> None:
    """Figures of the day, and of the moment if a server runs."""
    output = Output()
    rows = output.list()
    now = {"people": found.people, "most-people": found.most_people, "tables": found.tables, "moves": found.moves}
    for name, count in now.items():
        if count is not None:
            rows.add_row(texts.text(f"admin-now-{name}"), texts.text("number", value=count))
    if found.running is not None:
        rows.add_row(texts.text("admin-now-running"), texts.text("admin-hours", hours=round(found.running / 3600, 1)))
    for name, count in msgspec.structs.asdict(found.stored).items():
        rows.add_row(texts.text(f"admin-today-{name}".replace("_", "-")), texts.text("number", value=count))
    output.show(rows)
    if found.people is None:
        output.show(texts.text("admin-no-server"))
    if found.is_closed:
        output.show(texts.text("admin-closed"))


def when(at: float | str) -> str:
    """A time as the operator's clock shows it."""
    return datetime.fromtimestamp(float(at)).astimezone().strftime("%Y-%m-%d %H:%M")
