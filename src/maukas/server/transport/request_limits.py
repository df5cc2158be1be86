"""What a socket may say how often: frames of any sort, and those requests that cost others something."""

from typing import TYPE_CHECKING

from maukas.protocol.codec import encode
from maukas.protocol.messages import Goodbye, Refused
from maukas.protocol.requests import AnyRequest, Dismiss, Hasten, Hint, Play, React, Ready
from maukas.server.transport.connections import FLOOD_PAUSE, Connections

if TYPE_CHECKING:
    from maukas.server.transport.sockets import Socket

OF_A_ROUND = (Play, Ready, Dismiss, Hasten)  # nearly all requests; the limit of frames is enough for them


def refuse_frame(socket: "Socket") -> None:
    """Answer a frame that is one too many; whoever goes on all the same is dropped, and may not come back for a while."""
    if socket.bucket.is_flooded:
        socket.connections.send_away(socket.person.guest)
        socket.drop(Goodbye("flood", FLOOD_PAUSE))
    else:
        socket.send(encode(Refused("", "table-too-fast")))


def is_within_limits(connections: Connections, socket: "Socket", code: str, request: AnyRequest) -> bool:
    """Count a request at the table with this code; return whether it is within the limits of its sort."""
    if isinstance(request, OF_A_ROUND):
        return True
    if isinstance(request, React):
        return connections.spend_reaction(socket, code)
    if isinstance(request, Hint):
        return connections.spend_hint(socket)
    return connections.spend_arrangement(socket.person.guest, socket.address, code)  # which is stored
