"""Guests: a name is enough. The browser keeps a secret in a cookie; the store keeps only its hash."""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable

from maukas.journal.journal import Journal
from maukas.journal.rows import Guest
from maukas.tables.conduct import Person

COOKIE = "maukas"
SECRET_BYTES = 32
MOST_KNOWN = 10_000
SEEN_EVERY = 24 * 60 * 60                               # seconds; when a guest was here is kept by the day


class Guests:
    """Finds guests by their secret, and remembers those seen lately."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.known: OrderedDict[bytes, Guest] = OrderedDict()

    async def welcome(self, name: str, language: str | None) -> tuple[Guest, str]:
        """A new guest, and the secret to be kept by the browser."""
        secret, now = secrets.token_urlsafe(SECRET_BYTES), time.time()
        guest = Guest(secrets.token_hex(8), hash_of(secret), name, language, b"{}", now, now)
        await self.journal.add_guest(guest)
        self.remember(guest)
        return guest, secret

    async def find(self, secret: str | None) -> Guest | None:
        """The guest who has this secret."""
        if not secret or len(secret) > 2 * SECRET_BYTES:
            return None
        key, now = hash_of(secret), time.time()
        guest = self.known.get(key) or await self.journal.guest_by_secret(key)
        if guest is not None and guest.seen < now - SEEN_EVERY:
            await self.journal.update_guest(guest.id, seen=now)
            guest = await self.journal.guest(guest.id)
        if guest is not None:
            self.remember(guest)
        return guest

    async def change(self, guest: Guest, *, name: str, language: str | None, preferences: bytes) -> Guest:
        """Let a guest have another name, language or preferences."""
        await self.journal.update_guest(guest.id, name=name, language=language, preferences=preferences)
        changed = Guest(guest.id, guest.secret_hash, name, language, preferences, guest.created, guest.seen)
        self.remember(changed)
        return changed

    def remember(self, guest: Guest) -> None:
        """Keep a guest at hand; those not seen for longest are forgotten."""
        self.known[guest.secret_hash] = guest
        self.known.move_to_end(guest.secret_hash)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)


def hash_of(secret: str) -> bytes:
    """What is stored of a secret; it is random and long, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def person_of(guest: Guest) -> Person:
    """A guest as tables know it."""
    return Person(guest.id, guest.name)


def secret_in(cookies: Iterable[str]) -> str | None:
    """The secret in Cookie headers, whatever others put there; of several the first, which browsers send for the longest path."""
    for cookie in ";".join(cookies).split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value if value.isascii() else None
    return None
