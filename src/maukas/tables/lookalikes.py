"""Names that people would take for one another, whatever alphabets their letters are from.

The idea is that of Unicode's skeletons (UTS 39); the table has the letters of which whole names can be made, not every sign that there is.
"""

import unicodedata

LATIN_TWINS = {  # what looks like a Latin letter, by that letter
    "A": "ΑАᎪꓮ",
    "B": "ΒВᏴꓐ",
    "C": "СϹᏟꓚ",
    "D": "ᎠꓓÐĐƉ",
    "E": "ΕЕᎬꓰ",
    "F": "Ϝꓝ",
    "G": "ԌᏀꓖ",
    "H": "ΗНᎻꓧ",
    "I": "ΙІӀꓲ",
    "J": "ЈͿᎫꓙ",
    "K": "ΚКᏦꓗ",
    "M": "ΜМᎷꓟ",
    "N": "Νꓠ",
    "O": "ΟОՕꓳⵔ",
    "P": "ΡРᏢꓑ",
    "Q": "Ԛⵕ",
    "R": "ᎡᏒꓣƦ",
    "S": "ЅՏᏕꓢ",
    "T": "ΤТᎢꓔ",
    "U": "Սꓴ",
    "V": "ᏙѴꓦ",
    "W": "ԜᎳꓪ",
    "X": "ΧХꓫ",
    "Y": "ΥҮꓬ",
    "Z": "ΖᏃꓜ",
    "a": "αаɑ",
    "c": "сϲᴄ",
    "d": "ԁɗđ",
    "e": "еєҽ",
    "g": "ɡց",
    "h": "һհн",
    "i": "іιıɩ",
    "j": "јϳ",
    "k": "κкĸ",
    "l": "ӏⵏǀł",
    "n": "ոηпᴨ",
    "o": "οоօσ",
    "p": "ρр",
    "q": "ԛզ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "τт",
    "u": "υսʋ",
    "v": "νѵᴠ",
    "w": "ωшԝѡա",
    "x": "хχ",
    "y": "уүγỿ",
    "z": "ᴢ",
    "b": "ьвЬ",
    "m": "м",
}
TO_LATIN = str.maketrans({twin: letter for letter, twins in LATIN_TWINS.items() for twin in twins})
STROKES = str.maketrans("I1|0", "lllO")
PAIRS = (("rn", "m"), ("vv", "w"))  # that look like one letter


def in_latin(name: str) -> str:
    """A name in Latin letters that look the same."""
    return unicodedata.normalize("NFKC", name).translate(TO_LATIN)


def look_of(name: str) -> str:
    """What a name looks like to whoever reads its letters, without capitals."""
    return in_latin(name).casefold()


def looks_of(name: str) -> set[str]:
    """What a name looks like, to whoever reads its letters and to whoever sees strokes; two names with a look in common are alike."""
    return {joined(look_of(name)), joined(in_latin(name).translate(STROKES).casefold())}


def joined(text: str) -> str:
    """A text with one letter for each pair that looks like it."""
    for pair, letter in PAIRS:
        text = text.replace(pair, letter)
    return text
