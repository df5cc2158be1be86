"""Faces: the numbers from which clients draw small pictures of people and bots, the same on every screen."""

import hashlib

PEOPLE = 480  # faces that a person can have; those of bots follow
UNKNOWN = -1  # in what was stored before people had faces


def is_face(number: object) -> bool:
    """Whether a person can have this face."""
    return not isinstance(number, bool) and number in range(PEOPLE)


def face_of_guest(guest: str) -> int:
    """The face of a guest who has chosen none; it tells too little to find the guest by it."""
    return hashed(f"guest {guest}")


def face_of_name(name: str) -> int:
    """The face of a person of whom no more than the name is known."""
    return hashed(f"name {name}")


def face_of_bot(name: str) -> int:
    """The face of the bot with this name."""
    return PEOPLE + hashed(f"bot {name}")


def hashed(text: str) -> int:
    """One of the faces, always the same for the same text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4]) % PEOPLE
