"""What can go wrong with a journal and the store under it."""


class JournalError(Exception):
    """Something is wrong with the store, or with what it was asked for."""


class BadAddress(JournalError, ValueError):
    """The address is not one of a store."""


class NotAStore(JournalError):
    """What is at the address is no store of Maukas; nothing has been changed there."""


class SchemaTooNew(JournalError):
    """The store was written by a newer version of the program."""


class Conflict(JournalError):
    """Something of that number or id is stored already, or what it builds on is not; nothing has been stored."""


class Unavailable(JournalError):
    """The store does not work now: it is unreachable, locked, full or damaged."""


class Damaged(JournalError):
    """What was stored cannot all be read; nothing has been changed."""


class InUse(JournalError):
    """Another server has locked the store."""


class LeaseLost(JournalError):
    """A table belongs to another node now, or to none; nothing has been stored."""


class Abandoned(JournalError):
    """An earlier batch of the same table was not stored, so this one, which builds on it, was not either."""


class NoBackup(JournalError):
    """This backup cannot be made."""


class Unfinished(JournalError):
    """The store is the target of a move that was interrupted."""


class NotEmpty(JournalError):
    """The target of a move holds something else."""


class TransferFailed(JournalError):
    """After a move the two stores are not the same."""
