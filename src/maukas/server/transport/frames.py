"""The WebSocket frames of nearly all messages, read and written by hand, which is cheap; the library does the others."""

from struct import Struct

from websockets.frames import Frame

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is compiled, and not for every machine
    from websockets.utils import apply_mask

HEAD = 6  # bytes of a client's frame before a short text: opcode, size, mask
WHOLE_TEXT, MASKED, LONG, HUGE = 0x81, 0x80, 126, 127
short_head, long_head, huge_head = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


def short_text(data: bytes) -> bytes | None:
    """The text, if the data is one whole short frame and nothing else; the library would take six times as long."""
    size = len(data) - HEAD
    return apply_mask(data[HEAD:], data[2:HEAD]) if 0 <= size < LONG and data[0] == WHOLE_TEXT and data[1] == MASKED + size else None


def least_size(frame: Frame) -> int:
    """The bytes that a client needs for a frame at least."""
    size = len(frame.data)
    return HEAD + size + (0 if size < LONG else 2 if size < 1 << 16 else 8)


def text_frame(data: bytes) -> bytes:
    """A whole text in one frame, as a server sends it; the library would take five times as long."""
    size = len(data)
    if size < LONG:
        return short_head(WHOLE_TEXT, size) + data
    if size < 1 << 16:
        return long_head(WHOLE_TEXT, LONG, size) + data
    return huge_head(WHOLE_TEXT, HUGE, size) + data
