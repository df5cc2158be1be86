"""The key by which clients recognise this server over SSH: made once, and kept beside the data for its owner alone."""

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
KIND = "ssh-ed25519"
OTHERS = 0o077  # may read, write or execute


class UnusableKey(Exception):
    """The file of the key cannot be used: `reason` is the id of the text that says why."""

    def __init__(self, reason: str, why: str = "") -> None:
        super().__init__(f"{reason} {why}")
        self.reason = reason
        self.why = why


def key_path(database: str, chosen: str, data_folder: Path) -> Path:
    """Where the key is: where the operator says, beside the file of the database, or in the data folder if that is elsewhere."""
    from maukas.journal.store_lock import file_of  # the gate has no use for a database

    if chosen:
        return Path(chosen).absolute()
    file = file_of(database)
    if file is not None:
        return file.absolute().with_name(f"{file.name}.ssh_key")
    name = hashlib.sha256(database.partition("://")[2].rpartition("@")[2].encode()).hexdigest()[:16]  # without user and password
    return data_folder / f"{name}.ssh_key"


def kept_key(path: Path) -> bytes:
    """The key in a file; the first time it is made, and of several processes that make one at the same time all get the same.

    UnusableKey: the file is somebody else's to read, or no key, or cannot be made.
    """
    import asyncssh

    try:
        if not path.exists():
            make_key(path)
        if path.stat().st_mode & OTHERS:
            raise UnusableKey("serve-ssh-key-open")
        key = path.read_bytes()
        asyncssh.import_private_key(key)
    except OSError as error:
        raise UnusableKey("serve-ssh-key-file", error.strerror or str(error)) from None
    except asyncssh.KeyImportError as error:
        raise UnusableKey("serve-ssh-key-file", str(error)) from None
    return key


def make_key(path: Path) -> None:
    """Make a key in a file that nobody else may open; whoever was faster has made it."""
    import asyncssh

    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(asyncssh.generate_private_key(KIND).export_private_key())
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()
