"""The environment variables that a client of SSH may name: the few that mean something here, and none of them long."""

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
NAMES = frozenset(name.encode() for name in (*LANGUAGE_VARIABLES, "COLORTERM", "NO_COLOR"))
LONGEST = 100  # bytes of a value


class KnownVariables(dict[bytes, bytes]):
    """Variables by name; all others are forgotten at once, so that nobody fills the memory of the gate with them."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        if name in NAMES and len(value) <= LONGEST:
            super().__setitem__(name, value)
