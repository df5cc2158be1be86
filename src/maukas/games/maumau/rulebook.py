"""The order in which the rules of Mau Mau are told."""

from maukas.games.maumau.cards import points
from maukas.games.maumau.notation import NAMES
from maukas.games.rulebook import Rulebook, Sample, Section, numbered


def special(kind: str, card: str, title: str) -> Sample:
    """A kind of special card, with what it counts."""
    return Sample(kind, card, title, points(NAMES.parse(card)))


RULEBOOK = Rulebook(
    sections=(
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
        Section("match", ("M-45",), ("AM-33", "AM-36", "AM-39")),
    ),
    samples=(
        Sample("number", "R7", "sheet-card-number"),
        special("reverse", "G<>", "maumau-kind-reverse"),
        special("take-two", "B+2", "maumau-kind-take-two"),
        special("take-four", "Y+4", "maumau-kind-take-four"),
        special("stop", "RX", "maumau-kind-stop"),
        special("change", "W", "maumau-card-colour-change"),
    ),
    pictures={
        "M-16": ("R3>R8", "G8>R8", "B8>R8", "Y8>R8"),
        "M-20": ("GX>G5", "GX>RX"),
        "M-27": ("Y+2>B+2",),
        "M-35": ("W>B6",),
        "AM-21": ("RX>R<>",),
    },
)
