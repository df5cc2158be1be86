"""Which clauses and rulings belong together, and the cards that are shown beside them: the order of every page about the rules."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules: its heading is the text sheet-<game>-<name>."""

    name: str
    clauses: tuple[str, ...]
    rulings: tuple[str, ...] = ()


def numbered(prefix: str, first: int, last: int) -> tuple[str, ...]:
    """The clauses from one number to another."""
    return tuple(f"{prefix}-{number:02}" for number in range(first, last + 1))


SECTIONS = {
    "maumau": (
        Section("cards", numbered("M", 1, 4), ("AM-37",)),
        Section("setup", numbered("M", 5, 12), (*numbered("AM", 1, 5), "AM-19", "AM-34")),
        Section("aim", numbered("M", 13, 14)),
        Section("turn", numbered("M", 15, 19), (*numbered("AM", 6, 8), "AM-35")),
        Section("specials", numbered("M", 20, 21), ("AM-21",)),
        Section("reverse", numbered("M", 22, 25), ("AM-15", "AM-17", "AM-18")),
        Section("take-two", numbered("M", 26, 28), numbered("AM", 9, 12)),
        Section("take-four", numbered("M", 29, 31), ("AM-13", "AM-14")),
        Section("stop", ("M-32",), ("AM-16", "AM-38")),
        Section("change", numbered("M", 33, 35), ("AM-20",)),
        Section("pile", ("M-36",), ("AM-30", "AM-31")),
        Section("mau", numbered("M", 37, 39), numbered("AM", 24, 29)),
        Section("end", numbered("M", 40, 44), ("AM-22", "AM-23", "AM-32")),
        Section("match", ("M-45",), ("AM-33", "AM-36")),
    ),
    "dos": (
        Section("cards", numbered("D", 1, 3)),
        Section("aim", ("D-04",)),
        Section("setup", numbered("D", 5, 10), (*numbered("AD", 1, 4), "AD-40")),
        Section("turn", numbered("D", 11, 15), ("AD-07", "AD-39")),
        Section("bonus", numbered("D", 16, 21), ("AD-05", "AD-13", "AD-14", "AD-37", "AD-38")),
        Section("draw", numbered("D", 22, 24), numbered("AD", 9, 12)),
        Section("row", ("D-25",), ("AD-08", "AD-34")),
        Section("turn-end", numbered("D", 26, 28), ("AD-06", "AD-32", "AD-33")),
        Section("wild", numbered("D", 29, 31), (*numbered("AD", 18, 20), "AD-24")),
        Section("hash", numbered("D", 32, 34), (*numbered("AD", 21, 23), "AD-25")),
        Section("call", numbered("D", 35, 37), numbered("AD", 26, 31)),
        Section("end", numbered("D", 38, 41), numbered("AD", 15, 17)),
        Section("match", numbered("D", 42, 43), ("AD-35", "AD-36")),
    ),
}

# What every kind of card looks like: a text sheet-<game>-card-<kind> says what it does
SAMPLES = {
    "maumau": {"number": "R7", "reverse": "G<>", "take-two": "B+2", "take-four": "Y+4", "stop": "RX", "change": "W"},
    "dos": {"number": "B7", "hash": "G#", "wild": "D"},
}

# Beside a clause: cards that are laid on a card, `hand>table`
PICTURES = {
    "M-16": ("R3>R8", "G8>R8", "B8>R8", "Y8>R8"),
    "M-20": ("GX>G5", "GX>RX"),
    "M-27": ("Y+2>B+2",),
    "M-35": ("W>B6",),
    "AM-21": ("RX>R<>",),
    "D-12": ("Y7>B7",),
    "D-14": ("R5+D>B7", "Y3+G4>B7", "G6+R1>B7"),
    "D-17": ("B7>B7",),
    "D-19": ("B3+B4>B7",),
    "D-31": ("R5+D>R7", "Y5+D>R7"),
    "D-34": ("R#>R7", "B3+Y#>R7", "R3+R#>R7"),
    "AD-18": ("D>D",),
    "AD-24": ("D+D>G4",),
}
