"""Why a command ends early: one sentence for the user, and the exit code."""

UNUSABLE = 2  # the exit code when there is nothing to work on
INTERRUPTED = 130  # the exit code after Ctrl-C


class CommandError(Exception):
    """The command cannot go on: the id and values of the text that says why, and the exit code."""

    def __init__(self, reason: str, /, *, code: int = UNUSABLE, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values
        self.code = code
