"""What people and bots are called at a table: everybody can be told apart, and it is the bots that yield."""

from collections.abc import Collection

from maukas.tables import events
from maukas.tables.events import AnyEvent
from maukas.tables.lookalikes import looks_of
from maukas.tables.names import bot_name, distinct_name
from maukas.tables.person import Person
from maukas.tables.table import Table


def name_at(table: Table, person: Person) -> str:
    """What a person is called at a table: with a number if another person there has the name."""
    others = [sitter.name for sitter in table.sitters if sitter.guest not in ("", person.guest)]
    others += [sitter.next_name for sitter in table.sitters if sitter.next_guest not in ("", person.guest)]
    return distinct_name(person.name, others)


def watching_name(table: Table, person: Person) -> str:
    """What somebody without a seat is called: bots yield only to those who sit."""
    return next((name for name, each in table.standing.items() if each.guest == person.guest), person.name)


def yielding_bots(table: Table, name: str, place: int | None = None) -> list[AnyEvent]:
    """Another name for each bot that has the name of a person; the one in the place that the person takes is gone soon."""
    return [
        events.BotRenamed(seat, bot_named(table, [name]))
        for seat, sitter in enumerate(table.sitters)
        if sitter.level and seat != place and looks_of(sitter.name) & looks_of(name)
    ]


def bot_named(table: Table, others: Collection[str] = ()) -> str:
    """A name for a bot that nobody at the table has, and none of the others."""
    return bot_name({*others, *(name for sitter in table.sitters for name in (sitter.name, sitter.next_name) if name)})
