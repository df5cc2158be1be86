"""Mau Mau and DOS: exact rules, bots, a server, a table in the browser and in the terminal.

`Round` deals, says what is legal, plays moves given as text and shows what a seat may see; `Match` makes rounds a match, and
`record_of` writes one down so that `verify` can check it. Moves, cards and positions are text, see the notation.
"""

from maukas.games.errors import BadNotation, IllegalMove, Refusal
from maukas.games.match import Match
from maukas.games.match_record import format_record, parse_record, record_of
from maukas.games.match_verification import verify
from maukas.games.options import BadOption
from maukas.games.round import Outcome, Round

__version__ = "0.1.0"
__all__ = [
    "Round",
    "Match",
    "Outcome",
    "BadNotation",
    "BadOption",
    "IllegalMove",
    "Refusal",
    "record_of",
    "format_record",
    "parse_record",
    "verify",
]
