"""A second, deliberately plain reading of the rules of DOS: one round, cards as text, lists as piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

COLOURS = "RGBY"
COPIES = {"1": 3, "3": 3, "4": 3, "5": 3, "6": 2, "7": 2, "8": 2, "9": 2, "10": 2, "#": 2}  # D-02

PACK: list[str] = [
    *(colour + face for colour in COLOURS for face, copies in COPIES.items() for _ in range(copies)),  # D-02
    *("D" for _ in range(12)),  # D-03; 108 together: D-01
]

DEFAULTS: dict[str, object] = {
    "after_draw": "any",  # "drawn", "end": AD-09
    "bonus": "may",  # "must": AD-13
    "bonus_covers": False,  # AD-08
    "last_card": "any",  # "match": AD-15
    "catch_window": "open",  # "next_move": AD-27
    "dos": "caught",  # "auto": D-35
    "call_due": "any_two",  # "down_to_two": AD-26
    "call_penalty": 2,  # D-36
    "caught_blocks_out": False,  # AD-31
    "false_catch_penalty": 0,  # AD-29
    "hand_size": 7,  # D-06
    "target": 200,  # D-43; of the match, not used here
}


def values(card: str) -> set[int]:
    """Return every number the card can stand for."""
    if card == "D":  # D-29
        return {2}
    if card[1:] == "#":  # D-32, D-33
        return set(range(1, 11))
    return {int(card[1:])}


def colours(card: str) -> set[str]:
    """Return every colour the card can stand for."""
    return set(COLOURS) if card == "D" else {card[0]}  # D-29, D-30, D-32


def covers(cards: Sequence[str], centre: str) -> bool:
    """Return whether one or two cards make the number of a centre card."""
    if len(cards) == 1:  # D-12, AD-21
        return bool(values(cards[0]) & values(centre))
    sums = {a + b for a in values(cards[0]) for b in values(cards[1])}
    return bool(sums & values(centre))  # D-13, AD-20, AD-22, AD-23, AD-24


def same_colour(cards: Sequence[str], centre: str) -> bool:
    """Return whether the cards and the centre card can all have one colour."""
    shared = colours(centre)
    for card in cards:
        shared &= colours(card)
    return bool(shared)  # D-16, D-17, D-19, D-21, AD-18, AD-20, AD-25


def points(card: str) -> int:
    """Return what the card brings the one who went out."""
    if card == "D":
        return 20  # D-40
    return 40 if card[1:] == "#" else int(card[1:])  # D-40


def place_in_list(card: str) -> tuple[int, int]:
    """Return the sorting place of a card in canonical text: by number, then by colour."""
    if card == "D":
        return (2, 0)
    return (11 if card[1:] == "#" else int(card[1:]), COLOURS.index(card[0]))


class Oracle:
    """One round of DOS."""

    def __init__(
        self,
        *,
        hands: Sequence[Sequence[str]],
        discard: Sequence[str],
        draw: Sequence[str],
        turn: int,
        options: Mapping[str, object],
        row: Sequence[str],
        dealer: int = 0,
    ) -> None:
        """Set up a position at the beginning of a turn."""
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"no such option: {sorted(unknown)}")
        self.options: dict[str, object] = {**DEFAULTS, **options}
        self.shuffle: Callable[[list[str]], list[str]] = lambda cards: list(cards)
        self.hands = [list(hand) for hand in hands]
        self.discard = list(discard)  # the last one is on top
        self.draw = list(draw)  # the first one is drawn next
        self.row = list(row)
        self.laid: list[list[str]] = [[] for _ in row]  # what lies on each card of the row this turn
        self.turn = turn
        self.dealer = dealer
        self.phase = "start"  # then "drawn", "covered", "bonus"
        self.drawn: str | None = None  # the card drawn this turn, if the pile had one
        self.has_drawn = False
        self.bonuses = 0  # hand cards that may still be added to the row
        self.doubles = 0  # cards each of the others will draw
        self.called = False  # the seat on turn has called ahead
        self.exposed: set[int] = set()  # seats that came to two cards in silence
        self.owed = 0  # penalty cards for the seat on turn
        self.passes = 0  # turns in a row in which no card moved
        self.over = False
        self.winner: int | None = None
        self.scores: list[int] | None = None

    @classmethod
    def deal(cls, *, seats: int, dealer: int, pack: list[str], options: dict[str, object]) -> Oracle:
        """Deal a new round from a pack that lies in dealing order."""
        draw = list(pack)
        size = {**DEFAULTS, **options}["hand_size"]
        assert isinstance(size, int)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for _ in range(size):  # D-06
            for step in range(1, seats + 1):  # beginning at the dealer's left
                hands[(dealer + step) % seats].append(draw.pop(0))
        row = [draw.pop(0), draw.pop(0)]  # D-07, AD-04
        first = (dealer + 1) % seats  # D-10
        return cls(hands=hands, discard=[], draw=draw, row=row, turn=first, options=options, dealer=dealer)

    # What a seat may do

    def legal(self, seat: int) -> set[str]:
        """Return every move this seat may make now, in canonical text."""
        if self.over:  # D-38
            return set()
        moves = self.words(seat)
        if seat != self.turn:  # D-11: only on your turn
            return moves
        if self.phase == "start":
            return moves | self.possible_covers() | {"draw"}  # D-11, D-22
        if self.phase == "covered":
            return moves | self.possible_covers() | {"end"}  # D-15, AD-07, AD-10
        hand = self.hands[seat]
        only_matching = self.options["last_card"] == "match" and len(hand) == 1  # AD-15, house rule
        if not only_matching:
            moves |= {f"add:{card}" for card in hand}  # D-24, D-28, AD-12
        if self.phase == "drawn":
            moves |= self.possible_covers()  # D-23, AD-09
            if only_matching:  # AD-15: nothing else would be left
                moves.add("end")
        if self.phase == "bonus" and self.options["bonus_covers"] and len(self.row) > 2:  # D-25, AD-08, house rule
            moves |= {f"{card}>{centre}" for card in hand for centre in self.row if covers([card], centre)}
        if self.phase == "bonus" and (only_matching or self.options["bonus"] == "may"):  # D-18, AD-13
            moves.add("end")
        return moves

    def words(self, seat: int) -> set[str]:
        """Return what this seat may call now: its own DOS, or that of another who forgot."""
        moves: set[str] = set()
        if self.options["dos"] == "auto":  # D-35: nobody needs to call
            return moves
        cards = len(self.hands[seat])
        if seat in self.exposed:  # D-35, AD-27
            moves.add("dos")
        can_come_to_two = {"start": {1, 3, 4}, "drawn": {3, 4}, "covered": {3, 4}, "bonus": {3}}[self.phase]
        if self.options["call_due"] == "down_to_two":  # AD-26, house rule: nobody comes down from one
            can_come_to_two = can_come_to_two - {1}
        if seat == self.turn and not self.called and cards in can_come_to_two:  # AD-26: called ahead
            moves.add("dos")
        may_be_wrong = self.number("false_catch_penalty") > 0 and len(self.draw) + len(self.discard) > self.owed  # AD-29
        for other in range(len(self.hands)):
            if other != seat and (other in self.exposed or may_be_wrong):  # D-36, AD-28
                moves.add(f"catch:{other}")
        return moves

    def possible_covers(self) -> set[str]:
        """Return every way in which the seat on turn may cover a free centre card."""
        hand = sorted(self.hands[self.turn], key=place_in_list)
        choices = [*combinations(hand, 1), *combinations(hand, 2)]  # D-12, D-13
        if self.has_drawn and self.drawn and self.options["after_draw"] == "drawn":  # AD-33; AD-09: one cover, with the drawn card in it
            choices = [cards for cards in choices if self.phase == "drawn" and self.drawn in cards]
        free = [centre for centre, laid in zip(self.row, self.laid, strict=True) if not laid]  # D-15
        return {"+".join(cards) + ">" + centre for cards in choices for centre in free if covers(cards, centre)}

    # What then happens

    def play(self, seat: int, move: str) -> None:
        """Make one legal move."""
        if move == "dos":
            if seat in self.exposed:
                self.exposed.remove(seat)  # AD-27
            else:
                self.called = True  # AD-26
        elif move.startswith("catch:"):
            self.play_catch(seat, int(move.removeprefix("catch:")))
        else:
            if self.options["catch_window"] == "next_move":  # AD-27, house rule
                self.exposed &= {seat}
            if move == "draw":
                self.play_draw()
            elif move == "end":
                self.play_end()
            elif move.startswith("add:"):
                self.play_add(move.removeprefix("add:"))
            else:
                self.play_cover(move)

    def play_catch(self, seat: int, other: int) -> None:
        """Let one seat call out another, rightly or not."""
        if other in self.exposed:
            self.exposed.remove(other)  # AD-28: once an occasion
            self.punish(other, self.number("call_penalty"))  # D-36
        else:
            self.punish(seat, self.number("false_catch_penalty"))  # AD-29

    def punish(self, seat: int, count: int) -> None:
        """Give penalty cards at once, or at the end of the turn to the seat whose turn it is."""
        if seat == self.turn:
            self.owed += count  # D-37, AD-30
        else:
            self.take(seat, count)

    def play_draw(self) -> None:
        """Let the seat on turn draw one card before doing anything else."""
        cards = self.take(self.turn, 1)  # D-11, D-22, AD-11
        self.has_drawn = True
        self.drawn = cards[0] if cards else None
        if cards and self.options["call_due"] == "any_two":  # AD-26
            self.watch_for_two()
        if cards and self.options["after_draw"] == "end":  # AD-09
            self.finish_turn()
        else:
            self.phase = "drawn"

    def play_cover(self, move: str) -> None:
        """Let the seat on turn lay one or two cards on a centre card."""
        text, centre = move.split(">")
        cards = text.split("+")
        place = next(i for i, card in enumerate(self.row) if card == centre and not self.laid[i])  # D-15
        if self.phase == "bonus":  # AD-08: both are gone at once, for the row has enough cards
            self.discard += [self.row.pop(place), *cards]
            self.laid.pop(place)
            self.spend_bonus(cards)
            return
        self.laid[place] = cards
        if same_colour(cards, centre):
            self.bonuses += 1  # D-18, D-20, AD-37
            if len(cards) == 2:
                self.doubles += 1  # D-20, AD-37
        self.phase = "covered"
        self.give_up(cards)

    def play_add(self, card: str) -> None:
        """Let the seat on turn put a card into the row, as a bonus or after a fruitless draw."""
        self.row.append(card)  # D-24, D-28, AD-34
        self.laid.append([])
        if self.phase == "bonus":
            self.spend_bonus([card])
            return
        self.give_up([card])
        if not self.over and self.phase == "drawn":  # AD-06: what was added waits for the next turn
            self.finish_turn()

    def spend_bonus(self, cards: Sequence[str]) -> None:
        """Take away a bonus card, and end the turn with the last bonus."""
        self.bonuses -= 1
        self.give_up(cards)
        if not self.over and self.phase == "bonus" and self.bonuses == 0:  # AD-06: what was added waits for the next turn
            self.finish_turn()

    def play_end(self) -> None:
        """Let the seat on turn say that it covers no more, or adds no more."""
        if self.phase == "covered":
            self.clear_row()
            if self.bonuses > 0:  # D-28
                self.phase = "bonus"
                return
        if self.phase == "drawn":  # AD-15, house rule: the last card could not be added
            self.passes += 0 if self.drawn else 1
            if self.passes == len(self.hands):
                self.finish(None)
                return
        self.finish_turn()

    def clear_row(self) -> None:
        """Take away what was covered and fill the row up to two."""
        for centre, laid in zip(self.row, self.laid, strict=True):
            if laid:
                self.discard += [centre, *laid]  # D-26
        self.row = [centre for centre, laid in zip(self.row, self.laid, strict=True) if not laid]
        while len(self.row) < 2 and self.can_draw():  # D-27, AD-33
            self.row.append(self.draw.pop(0))
        self.laid = [[] for _ in self.row]

    def give_up(self, cards: Sequence[str]) -> None:
        """Take cards that were covered with or added out of the hand, and see what that means."""
        hand = self.hands[self.turn]
        for card in cards:
            hand.remove(card)
        self.passes = 0
        self.exposed.discard(self.turn)  # AD-27: another number of cards
        self.watch_for_two()
        if not hand and self.owed > 0 and self.options["caught_blocks_out"]:  # AD-31, house rule: first what is owed
            self.clear_row()
            self.bonuses = 0  # AD-14: nothing is left to add
            self.others_draw()
            self.doubles = 0
            self.take(self.turn, self.owed)
            self.owed = 0
            if hand:
                self.finish_turn()
        if not self.over and not self.hands[self.turn]:  # D-38, AD-15, AD-16
            self.others_draw()  # D-39, AD-17
            self.finish(self.turn)

    def watch_for_two(self) -> None:
        """Note that the seat on turn came to two cards without having called."""
        if len(self.hands[self.turn]) == 2 and not self.called and self.options["dos"] == "caught":  # AD-26
            self.exposed.add(self.turn)

    def others_draw(self) -> None:
        """Let all others draw a card for each double colour of this turn."""
        for _ in range(self.doubles):  # D-20, AD-05, AD-37
            for step in range(1, len(self.hands)):
                self.take((self.turn + step) % len(self.hands), 1)

    def finish_turn(self) -> None:
        """Do what is left to do in the turn and pass it to the left."""
        self.others_draw()
        self.take(self.turn, self.owed)  # D-37, AD-30
        self.phase = "start"
        self.drawn, self.has_drawn = None, False
        self.bonuses = self.doubles = self.owed = 0  # AD-13, AD-14
        self.called = False
        self.turn = (self.turn + 1) % len(self.hands)  # AD-03

    def finish(self, winner: int | None) -> None:
        """End the round; only the winner scores."""
        self.over = True
        self.winner = winner
        self.scores = [0] * len(self.hands)
        if winner is not None:
            self.scores[winner] = sum(points(card) for hand in self.hands for card in hand)  # D-38, AD-35

    # Small helpers

    def can_draw(self) -> bool:
        """Return whether there is a card to draw, turning the discard pile over if need be."""
        if not self.draw and self.discard:  # AD-32
            self.draw = list(self.shuffle(self.discard))
            self.discard = []
        return bool(self.draw)

    def take(self, seat: int, count: int) -> list[str]:
        """Move up to `count` cards from the draw pile to a hand and return them."""
        taken: list[str] = []
        while len(taken) < count and self.can_draw():  # AD-33: the rest lapses
            taken.append(self.draw.pop(0))
        if taken:
            self.hands[seat] += taken
            self.exposed.discard(seat)  # AD-27: another number of cards
            self.passes = 0
        return taken

    def number(self, name: str) -> int:
        """Return an option that is a number."""
        value = self.options[name]
        assert isinstance(value, int)
        return value
