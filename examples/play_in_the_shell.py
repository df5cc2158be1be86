"""Play a round of Mau Mau from Python: deal, look, move, and be refused."""

import random

from maukas import IllegalMove, Round
from maukas.games.maumau.view import MauMauView
from maukas.texts import Texts

dice = random.Random(7)
played = Round.deal("maumau", seats=3, seed=bytes(32))
seen = played.view(played.turn)
assert isinstance(seen, MauMauView)  # each game has a view of its own
print("seat", played.turn, "sees", seen.hand, "and", seen.top, "on top")

try:
    played.play(played.turn, "W")
except IllegalMove as error:
    print(error.refusal.clause, "-", Texts("en").refusal_text(error.refusal))

while not played.is_over:
    played.play(played.turn, dice.choice(played.legal_moves()))

outcome = played.outcome()
assert outcome is not None
print("after", len(played.moves), "moves seat", outcome.winner, "has won:", outcome.scores)
