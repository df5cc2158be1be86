"""The order in which the rules of DOS are told."""

from maukas.games.dos.cards import points
from maukas.games.dos.notation import NAMES
from maukas.games.rulebook import Rulebook, Sample, Section, numbered


def wild(kind: str, card: str, title: str) -> Sample:
    """A kind of wild card, with what it counts."""
    return Sample(kind, card, title, points(NAMES.parse(card)))


RULEBOOK = Rulebook(
    sections=(
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
        Section("match", numbered("D", 42, 43), ("AD-35", "AD-36", "AD-41", "AD-42")),
    ),
    samples=(Sample("number", "B7", "sheet-card-number"), wild("hash", "G#", "sheet-card-hash"), wild("wild", "D", "dos-card-wild")),
    pictures={
        "D-12": ("Y7>B7",),
        "D-14": ("R5+D>B7", "Y3+G4>B7", "G6+R1>B7"),
        "D-17": ("B7>B7",),
        "D-19": ("B3+B4>B7",),
        "D-31": ("R5+D>R7", "Y5+D>R7"),
        "D-34": ("R#>R7", "B3+Y#>R7", "R3+R#>R7"),
        "AD-18": ("D>D",),
        "AD-24": ("D+D>G4",),
    },
)
