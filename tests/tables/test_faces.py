"""Faces: everybody has one, the same on every screen, and whoever chooses another is seen with it."""

from maukas.protocol.requests import Bot
from maukas.protocol.settings import Settings
from maukas.tables.broadcast import Broadcast
from maukas.tables.decider import Decider, Person
from maukas.tables.entry import Entry
from maukas.tables.faces import PEOPLE, face_of_bot, face_of_name, is_face
from maukas.tables.table import Table


def faces(table: Table) -> list[int]:
    """The faces that everybody is told."""
    return [chair.face for chair in Broadcast(table, 0.0).snapshot("nobody").chairs]


def opened(person: Person) -> tuple[Decider, Table, list[Entry]]:
    decider, table = Decider(("casual",)), Table("babababababa")
    entries = decider.open(table, person, Settings(game="maumau", seats=3), 0.0)
    entries += decider.arrive(table, person, 0.0)
    return decider, table, entries + decider.ask(table, person, Bot(1, "casual"), 0.0)


def test_everybody_has_a_face_and_bots_have_others() -> None:
    _, table, _ = opened(Person("ada", "Ada"))
    assert faces(table) == [face_of_name("Ada"), face_of_bot(table.sitters[1].name), 0]
    assert is_face(faces(table)[0])
    assert faces(table)[1] >= PEOPLE


def test_the_face_of_a_guest_is_seen_and_kept_with_the_table() -> None:
    decider, table, entries = opened(Person("ada", "Ada", 7))
    assert faces(table)[0] == 7
    entries += decider.rename(table, Person("ada", "Ada", 8), 1.0)
    assert faces(table)[0] == 8
    again = Table("babababababa")
    for entry in entries:
        again.recall(entry)
    assert faces(again) == faces(table)


def test_whoever_comes_back_with_another_face_is_seen_with_it() -> None:
    decider, table, _ = opened(Person("ada", "Ada"))
    assert decider.arrive(table, Person("ada", "Ada"), 1.0) == []
    decider.arrive(table, Person("ada", "Ada", 9), 2.0)
    assert faces(table)[0] == 9


def test_only_a_number_of_a_face_is_one() -> None:
    assert is_face(0)
    assert is_face(7.0)
    assert not any(map(is_face, (-1, PEOPLE, 1.5, True, "7", None, float("inf"))))
