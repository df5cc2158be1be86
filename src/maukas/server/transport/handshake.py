"""The handshake of a socket: from where it comes, which guest it is, which table is meant, and whether one more is let in."""

import logging
import secrets
from dataclasses import dataclass
from http import HTTPStatus
from urllib.parse import parse_qs

from websockets.datastructures import Headers
from websockets.http11 import Request

from maukas.server.guests import person_of, secret_in
from maukas.server.hosting.live_table import LiveTable
from maukas.server.hosting.watchers import has_room, is_dismissed
from maukas.server.nodes.ownership import OwnedElsewhere
from maukas.server.nodes.relay import CLIENT_ADDRESS, NODE_SECRET, WOULD_TAKE, Relay, hand_on
from maukas.server.request_ids import FROM_PROXY, REQUEST_ID, begin_request
from maukas.server.ssh.passes import PASS
from maukas.server.telemetry import TRACE_PARENT
from maukas.server.transport.addresses import client_network, is_forwarded, is_own_origin
from maukas.server.transport.connections import Connections
from maukas.tables.codes import read_code
from maukas.tables.person import Person

MOST_SCREENS = 8  # at one table

LOGGER = logging.getLogger("maukas")


@dataclass(frozen=True, slots=True)
class Admission:
    """Who may come to which table."""

    person: Person
    is_screen: bool
    address: str
    live: LiveTable
    seen: int | None  # the number of the last event that the client has seen


def begin(connections: Connections, headers: Headers, peer: str) -> None:
    """Give a connection an id for the log: that of the node or the proxy that hands it on, or a new one."""
    given = ",".join(headers.get_all(FROM_PROXY)) or None
    if is_from_node(connections, headers):
        begin_request(headers.get(REQUEST_ID))
        LOGGER.debug("a connection comes from another node")
    else:
        begin_request(given if is_forwarded(peer, given, connections.live_tables.settings.proxies) else None)


def parent_in(connections: Connections, headers: Headers) -> str | None:
    """The span of another node that hands the connection on."""
    return headers.get(TRACE_PARENT) if is_from_node(connections, headers) else None


def is_from_node(connections: Connections, headers: Headers) -> bool:
    """Whether another node has looked at the client, and hands it on."""
    return connections.is_node(",".join(headers.get_all(NODE_SECRET)))


async def admit(connections: Connections, request: Request, peer: str, now: float) -> Admission | Relay | HTTPStatus:
    """Let a client in, hand it to the node that owns the table, or give the status of a refusal."""
    live_tables, headers = connections.live_tables, request.headers
    path, _, query = request.path.partition("?")
    code = table_in(path, live_tables.settings.base)
    if code is None:
        return HTTPStatus.NOT_FOUND
    is_handed_on = NODE_SECRET in headers  # by another node, which has looked at the client
    if is_handed_on and not connections.is_node(headers.get(NODE_SECRET)):
        return HTTPStatus.MISDIRECTED_REQUEST
    address = headers[CLIENT_ADDRESS] if is_handed_on else client_of(connections, headers, peer, now)
    if isinstance(address, HTTPStatus):
        return address
    is_screen = is_of_a_screen(query)
    person = screen_person() if is_screen else await person_behind(connections, headers.get_all("Cookie"))
    if person is None:
        return HTTPStatus.UNAUTHORIZED
    if connections.bans.includes(address, person.guest):
        return HTTPStatus.FORBIDDEN
    if connections.is_sent_away(person.guest) or not connections.room_for(address, person.guest):
        return HTTPStatus.TOO_MANY_REQUESTS
    if not is_screen:
        await live_tables.blocks.of(person.guest)  # every reaction asks for them
    if is_handed_on and WOULD_TAKE in headers and await live_tables.give_to_another(code):
        return HTTPStatus.MISDIRECTED_REQUEST  # whoever has handed it on looks again
    try:
        live = await live_tables.find(code)
    except OwnedElsewhere as owner:
        if is_handed_on:
            return HTTPStatus.MISDIRECTED_REQUEST
        found = await hand_on(live_tables, connections.spans, code, request, address, owner)
        if isinstance(found, Relay):
            return found
        live = found
    if live is None:
        return HTTPStatus.SERVICE_UNAVAILABLE if live_tables.is_closing else HTTPStatus.NOT_FOUND
    if is_dismissed(live, person.guest, address, live_tables.now()):
        return HTTPStatus.FORBIDDEN
    is_crowded = not has_room(live, person.guest, address, live_tables.settings.most_watching)
    is_crowded = is_crowded or (is_screen and live.screens >= MOST_SCREENS)
    if is_crowded or not connections.room_for(address, person.guest):  # others may have come while the table was loaded
        return HTTPStatus.TOO_MANY_REQUESTS
    return Admission(person, is_screen, address, live, seen_in(query))


def client_of(connections: Connections, headers: Headers, peer: str, now: float) -> str | HTTPStatus:
    """From where a client comes, as limits count it; or the status of a refusal."""
    settings = connections.live_tables.settings
    passed = connections.passes.read(headers.get(PASS))
    forwarded = None if passed is not None else ",".join(headers.get_all("X-Forwarded-For")) or None
    peer = peer if passed is None else passed
    if not connections.hosts.include(headers.get("Host")) and not is_forwarded(peer, forwarded, settings.proxies):
        return HTTPStatus.MISDIRECTED_REQUEST
    if not is_own_origin(headers.get("Origin"), headers.get("Host"), settings.origins):
        return HTTPStatus.FORBIDDEN
    address = client_network(peer, forwarded, settings.proxies)
    return address if connections.attempts.take(address, now) else HTTPStatus.TOO_MANY_REQUESTS


async def person_behind(connections: Connections, cookies: list[str]) -> Person | None:
    """The person whose cookie came with the handshake."""
    guest = await connections.guests.find(secret_in(cookies))
    return None if guest is None else person_of(guest)


def table_in(path: str, base: str) -> str | None:
    """The code in the path of a table's socket."""
    start, end = f"{base}/api/tables/", "/socket"
    code = path.removeprefix(start).removesuffix(end)
    return read_code(code) if path == f"{start}{code}{end}" and "/" not in code else None


def is_of_a_screen(query: str) -> bool:
    """Whether a big screen connects: it gets the view from no seat, whoever's browser it is in."""
    return parse_qs(query).get("screen") == ["1"]


def screen_person() -> Person:
    """Who a big screen is: nobody that any table or guest knows of."""
    return Person(f"screen-{secrets.token_hex(8)}", "")


def seen_in(query: str) -> int | None:
    """The number of the last event that a client says it has seen."""
    values = parse_qs(query).get("after", [])
    return int(values[0]) if len(values) == 1 and values[0].isascii() and values[0].isdigit() and len(values[0]) < 16 else None
