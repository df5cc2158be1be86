"""What a node asks of another one on behalf of an operator, and what it is answered. Whatever is stored is not part of it."""

from typing import Any

import msgspec
from msgspec import Struct

from maukas.server.admin.messages import PersonLine, TableLine


class NodeOrder(Struct, frozen=True, tag=str.lower, tag_field="type"):
    """Base of all orders; fields that a node does not know are of a later version."""


class ListPeople(NodeOrder, frozen=True):
    """Who is on there?"""


class ListTables(NodeOrder, frozen=True):
    """Which tables are in memory there?"""


class CountAll(NodeOrder, frozen=True):
    """How many of everything are there?"""


class CloseTable(NodeOrder, frozen=True):
    """Send everybody away from a table and drop it from memory."""

    code: str


class RemovePeople(NodeOrder, frozen=True):
    """Let a guest get up, and close the connections of that guest or of an address; bans that were stored before are in force."""

    guest: str = ""
    address: str = ""


class AnnounceRestart(NodeOrder, frozen=True):
    """Tell all tables that the server restarts in so many seconds, or that it does not."""

    seconds: float | None = None


AnyNodeOrder = ListPeople | ListTables | CountAll | CloseTable | RemovePeople | AnnounceRestart


class Moment(Struct, frozen=True):
    """What a node counts."""

    people: int = 0
    most_people: int = 0
    tables: int = 0
    moves: int = 0
    running: float = 0.0  # seconds


class OrderDone(Struct, frozen=True):
    """What came of an order: the lines or figures that were asked for, and how many were told or closed."""

    people: list[PersonLine] = []
    tables: list[TableLine] = []
    moment: Moment = Moment()
    count: int = 0


orders: msgspec.json.Decoder[AnyNodeOrder] = msgspec.json.Decoder(AnyNodeOrder)
answers: msgspec.json.Decoder[OrderDone] = msgspec.json.Decoder(OrderDone)


def format_order(order: AnyNodeOrder | OrderDone) -> bytes:
    """An order, or what came of it, as it is sent."""
    return msgspec.json.encode(order)


def parse_order(body: bytes) -> Any:
    """An order as it came; None if it is none that this version knows."""
    try:
        return orders.decode(body)
    except msgspec.DecodeError:
        return None
