"""The write-ahead log of a SQLite file, looked at before it is opened: SQLite drops what is damaged in it without a word.

The format is that of https://sqlite.org/fileformat2.html#the_write_ahead_log: a head, then frames of one page each, with a checksum over
all that came before. A frame that ends a transaction says so.
"""

from pathlib import Path
from struct import Struct

HEAD, FRAME_HEAD = Struct(">8I"), Struct(">6I")
MAGIC = 0x377F0682  # the last bit says how numbers are written in what the checksum is taken of
MOST_TORN = 1  # transactions that a loss of power may leave unfinished at the end: nobody was told of them


def log_of(path: Path) -> Path:
    """The log beside a file."""
    return path.with_name(path.name + "-wal")


def is_damaged(path: Path) -> bool:
    """Whether the log beside a file has stored transactions after a place that SQLite cannot read."""
    try:
        log = log_of(path).read_bytes()
    except FileNotFoundError:
        return False
    if len(log) < HEAD.size:
        return False
    magic, _, page_size, _, salt, other_salt, *sums = HEAD.unpack_from(log)
    words = Struct(">2I" if magic & 1 else "<2I")
    if magic & ~1 != MAGIC or checksum(words, log[:24], 0, 0) != tuple(sums):
        return any(log)  # a head of nothing but zeros was never written
    at, (first, second), is_read = HEAD.size, sums, True
    lost = 0
    while at + FRAME_HEAD.size + page_size <= len(log):
        _, size_after, its_salt, its_other_salt, *its_sums = FRAME_HEAD.unpack_from(log, at)
        end = at + FRAME_HEAD.size + page_size
        is_of_now = (its_salt, its_other_salt) == (salt, other_salt)  # older frames stay behind when the log begins anew
        if is_read:
            first, second = checksum(words, log[at : at + 8] + log[at + FRAME_HEAD.size : end], first, second)
            is_read = is_of_now and (first, second) == tuple(its_sums)
        if not is_read and is_of_now and size_after:
            lost += 1
        at = end
    return lost > MOST_TORN


def checksum(words: Struct, data: bytes, first: int, second: int) -> tuple[int, int]:
    """The sums after some more data."""
    for one, two in words.iter_unpack(data):
        first = first + one + second & 0xFFFFFFFF
        second = second + two + first & 0xFFFFFFFF
    return first, second
