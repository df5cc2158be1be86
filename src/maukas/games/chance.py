"""The only place where chance enters: shuffles drawn from a secret seed, and the commitment to it."""

import hashlib
import secrets
import struct
from collections.abc import Sequence

from maukas.games.errors import BadNotation, quoted

SEED_BYTES = 32

Seed = bytes | int  # 256 bits, or a number that is easier to write


def seed_bytes(seed: Seed | None) -> bytes:
    """The seed as its 256 bits; a fresh one if there is none."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if type(seed) is int and 0 <= seed < 256**SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    raise BadNotation(f"seed={quoted(seed)}: a seed is a whole number from 0, or {SEED_BYTES} bytes")


def new_seed() -> bytes:
    """A fresh secret seed of 256 bits."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds to `seed` and tells nothing about it."""
    return hashlib.sha256(b"maukas commitment\n" + seed).hexdigest()


def mixed(seed: bytes, shares: Sequence[bytes]) -> bytes:
    """The seed of the deal: the host's secret and the players' shares, so that nobody alone decides it."""
    digest = hashlib.sha256(b"maukas deal\n" + seed)
    for share in shares:
        digest.update(len(share).to_bytes(4, "big") + share)
    return digest.digest()


def derived(seed: bytes, label: str) -> bytes:
    """Another seed for another purpose, from which `seed` cannot be found."""
    return hashlib.sha256(label.encode() + b"\n" + seed).digest()


def shuffled(seed: bytes, label: str, size: int) -> list[int]:
    """The numbers 0..size-1 in an order that is uniform, and the same on every machine."""
    items = list(range(size))
    stream = hashlib.shake_256(label.encode() + b"\n" + seed).digest(16 * size)
    next_word = iter(struct.unpack(f"<{2 * size}Q", stream))
    for last in range(size - 1, 0, -1):
        span = last + 1
        word = next(next_word)
        while word >= 2**64 - 2**64 % span:  # a remainder would be biased; hardly ever, and never twice in a row
            word = next(next_word)
        other = word % span
        items[last], items[other] = items[other], items[last]
    return items


def below(seed: bytes, label: str, size: int) -> int:
    """A number from 0 to size - 1."""
    return shuffled(seed, label, size)[0]
