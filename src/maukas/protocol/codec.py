"""JSON to and from messages; a text that is no message raises BadMessage, whatever is wrong with it."""

import msgspec

from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import AnyRequest

LARGEST = 4096  # bytes of a request


class BadMessage(ValueError):
    """The text is not one of the messages of the protocol."""


requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
encoder = msgspec.json.Encoder()
encode = encoder.encode


def parse_request(text: bytes | str) -> AnyRequest:
    """The request written as `text`."""
    if len(text) > LARGEST:
        raise BadMessage(f"longer than {LARGEST} bytes")
    try:
        return requests.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def parse_message(text: bytes | str) -> AnyMessage:
    """The message written as `text`; for clients."""
    try:
        return messages.decode(text)
    except msgspec.DecodeError as error:
        raise BadMessage(str(error)) from None
