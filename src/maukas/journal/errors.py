"""What can go wrong with a store."""


class JournalError(Exception):
    """Something is wrong with the store, or with what it was asked for."""


class BadAddress(JournalError, ValueError):
    """The address is not that of a store."""


class NotAStore(JournalError):
    """What is at the address belongs to somebody else; nothing has been changed there."""


class SchemaTooNew(JournalError):
    """The store was written by a newer version of the program."""


class Conflict(JournalError):
    """Something of that number or id is stored already, or what it builds on is not; nothing has been stored."""


class Unavailable(JournalError):
    """The store could not do it: unreachable, locked, full, damaged."""


class InUse(JournalError):
    """Another server keeps the store."""


class Abandoned(JournalError):
    """A batch put earlier for the same table was not stored, so this one, which builds on it, was not either."""


class NoBackup(JournalError):
    """A backup cannot be made in this way."""
