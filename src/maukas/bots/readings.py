"""Several readings of one history: a search is spread over them, since each has to guess where the cards that were laid came from."""

import random

from maukas.bots.bot import Situation
from maukas.bots.worlds import ASTRAY, SOUND, Belief, Reader


class Readings:
    """Readers who go on where they stopped; one that has guessed wrong follows in the steps of another that has not."""

    def __init__(self, situation: Situation, count: int, dice: random.Random, *, infers: bool) -> None:
        self.dice = dice
        self.opening = situation.opening
        self.readers = [Reader(situation, dice.getrandbits(32), infers=infers) for _ in range(count)]

    def read(self, situation: Situation) -> list[Belief]:
        """What the history tells, in several ways."""
        for reader in self.readers:
            reader.read(situation)
        least = min(reader.fault for reader in self.readers)
        if least == ASTRAY:                             # nobody knows any more where the cards are
            for reader in self.readers:
                reader.start_over(situation.view)
        else:
            best = [reader for reader in self.readers if reader.fault == least]
            self.readers = [reader if reader in best else self.dice.choice(best).twin(self.dice.getrandbits(32)) for reader in self.readers]
        for reader in self.readers:
            reader.fault = SOUND
        return [reader.belief for reader in self.readers]
