"""Guests: a name is enough. The browser keeps a secret in a cookie, the store only its hash."""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from maukas.journal.journal import Journal
from maukas.journal.rows import Guest
from maukas.protocol import COOKIE, HOST_COOKIE
from maukas.protocol.settings import DAY
from maukas.tables.faces import face_of_guest, is_face
from maukas.tables.person import Person

SECRET_BYTES = 32
MOST_CACHED = 10_000
SEEN_EVERY = DAY  # seconds; when a guest was last seen is kept by the day


class Guests:
    """Finds guests by their secret, with a cache of those seen lately."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.cached: OrderedDict[bytes, Guest] = OrderedDict()

    async def create(self, name: str, language: str | None, secret: str | None = None) -> tuple[Guest, str]:
        """Store a new guest; return it, and the secret for its browser, or the one that it has already."""
        secret, now = secret or secrets.token_urlsafe(SECRET_BYTES), time.time()
        guest = Guest(secrets.token_hex(8), hash_of(secret), name, language, b"{}", now, now)
        await self.journal.add_guest(guest)
        self.cache(guest)
        return guest, secret

    async def find(self, secret: str | None) -> Guest | None:
        """The guest who has this secret."""
        if not secret or len(secret) > 2 * SECRET_BYTES:
            return None
        key, now = hash_of(secret), time.time()
        guest = self.cached.get(key) or await self.journal.guest_by_secret(key)
        if guest is not None and guest.seen < now - SEEN_EVERY:
            await self.journal.update_guest(guest.id, seen=now)
            guest = await self.journal.guest(guest.id)
        if guest is not None:
            self.cache(guest)
        return guest

    async def change(self, guest: Guest, *, name: str, language: str | None, preferences: bytes) -> Guest:
        """Store another name, language or preferences of a guest."""
        await self.journal.update_guest(guest.id, name=name, language=language, preferences=preferences)
        changed = Guest(guest.id, guest.secret_hash, name, language, preferences, guest.created, guest.seen)
        self.cache(changed)
        return changed

    def forget(self) -> None:
        """Read everybody anew: another node may have changed them."""
        self.cached.clear()

    def changed(self, guest: Guest) -> None:
        """Another node has changed a guest, whom this one may know."""
        if guest.secret_hash in self.cached:
            self.cached[guest.secret_hash] = guest

    def cache(self, guest: Guest) -> None:
        """Put a guest into the cache; the one not seen for longest leaves it."""
        self.cached[guest.secret_hash] = guest
        self.cached.move_to_end(guest.secret_hash)
        if len(self.cached) > MOST_CACHED:
            self.cached.popitem(last=False)


def hash_of(secret: str) -> bytes:
    """What is stored of a secret, which is random and long, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def person_of(guest: Guest) -> Person:
    """A guest as the tables know it."""
    return Person(guest.id, guest.name, face_in(guest.preferences, guest.id))


def face_in(preferences: bytes, guest: str) -> int:
    """The face that a guest has chosen, or was given."""
    face = msgspec.json.decode(preferences).get("face")
    return int(face) if is_face(face) else face_of_guest(guest)


def secret_in(cookies: Iterable[str]) -> str | None:
    """The secret in Cookie headers, whatever others put there: the one that only this host can have set, else the first, which
    browsers send for the longest path.
    """
    found: dict[str, str] = {}
    for cookie in ";".join(cookies).split(";"):
        name, _, value = cookie.strip().partition("=")
        found.setdefault(name, value)
    secret = found.get(HOST_COOKIE, found.get(COOKIE))
    return secret if secret is None or secret.isascii() else None
