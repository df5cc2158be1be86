"""Mau Mau and DOS: exact rules, bots, a server, a table in the browser and in the terminal."""

from maukas.games.errors import BadNotation, IllegalMove, Refusal
from maukas.games.options import BadOption
from maukas.games.round import Outcome, Round

__version__ = "0.1.0"
__all__ = ["BadNotation", "BadOption", "IllegalMove", "Outcome", "Refusal", "Round"]
