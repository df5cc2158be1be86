"""A second, deliberately plain reading of the rules of Mau Mau: one round, cards as text, lists as piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

COLOURS = "RGBY"
SPECIALS = ["<>", "+2", "+4", "X"]

PACK: list[str] = [
    *(colour + str(number) for colour in COLOURS for number in range(1, 10) for _ in range(2)),  # M-01
    *(colour + special for colour in COLOURS for special in SPECIALS for _ in range(2)),  # M-02
    *("W" for _ in range(6)),  # M-03; 110 together: M-04
]

DEFAULTS: dict[str, object] = {
    "start_card": "counts",  # "plain", "number": AM-04
    "drawn_card": "keep",  # "may_play": AM-08
    "free_draw": False,  # AM-06
    "change_forces": False,  # AM-07
    "take_four": "final",  # "stacks": AM-13
    "two_player_reverse": "plain",  # "stop": AM-15
    "reverse_after_stop": "neighbour",  # "layer": AM-17
    "named_colour": "any",  # "new": AM-20
    "last_take": "ignored",  # "served": AM-23
    "last_card": "any",  # "number": AM-22
    "mau": "judge",  # "caught", "auto": AM-25
    "mau_timing": "any",  # "with_card", "after_card", "one_left": AM-24
    "mau_penalty": 1,  # M-39
    "false_mau_penalty": 0,  # AM-26
    "hand_size": 5,  # M-08
    "rounds": 3,  # M-05; of the match, not used here
    "ties": "shared",  # "rounds_won", "one_more": AM-33; of the match, not used here
}


def kind(card: str) -> str:
    """Return what the card shows beside its colour: "5", "+2", "X"; a colour change shows nothing."""
    return card[1:]


def is_number(card: str) -> bool:
    """Return whether the card is a number card."""
    return kind(card).isdigit()


def points(card: str) -> int:
    """Return what the card costs the one left holding it."""
    return int(kind(card)) if is_number(card) else 10  # M-42, M-43, AM-32


class Oracle:
    """One round of Mau Mau."""

    def __init__(
        self,
        *,
        hands: Sequence[Sequence[str]],
        discard: Sequence[str],
        draw: Sequence[str],
        turn: int,
        options: Mapping[str, object],
        dealer: int = 0,
        direction: int = 1,
        colour: str | None = None,
        debt: int = 0,
    ) -> None:
        """Set up a position at the beginning of a turn; `colour` matters only under a colour change."""
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"no such option: {sorted(unknown)}")
        self.options: dict[str, object] = {**DEFAULTS, **options}
        self.shuffle: Callable[[list[str]], list[str]] = lambda cards: list(cards)
        self.hands = [list(hand) for hand in hands]
        self.discard = list(discard)  # the last one is on top
        self.draw = list(draw)  # the first one is drawn next
        self.turn = turn
        self.dealer = dealer
        self.direction = direction
        self.colour = colour if self.discard[-1] == "W" else self.discard[-1][0]
        self.debt = debt
        self.before: int | None = None  # the seat that had the turn before this one
        self.said = False  # the seat on turn has announced its mau for this turn
        self.window: int | None = None  # the seat that came down to one card in silence
        self.unsaid: set[int] = set()  # AM-24, house rule: seats with one card left who have not said mau
        self.drawn: str | None = None  # the card just drawn, while it may be laid
        self.passes = 0  # turns in a row in which nothing could be drawn
        self.over = False
        self.winner: int | None = None
        self.scores: list[int] | None = None

    @classmethod
    def deal(cls, *, seats: int, dealer: int, pack: list[str], options: dict[str, object]) -> Oracle:
        """Deal a new round from a pack that lies in dealing order."""
        draw = list(pack)
        choice = {**DEFAULTS, **options}
        size = choice["hand_size"]
        assert isinstance(size, int)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for _ in range(size):  # M-08: one card at a time
            for step in range(1, seats + 1):  # beginning at the dealer's left
                hands[(dealer + step) % seats].append(draw.pop(0))
        if choice["start_card"] == "number" and any(is_number(card) for card in draw):
            while not is_number(draw[0]):  # AM-04: specials go to the bottom
                draw.append(draw.pop(0))
        start = draw.pop(0)  # M-11
        game = cls(hands=hands, discard=[start], draw=draw, turn=dealer, options=options, dealer=dealer)
        steps = 1  # AM-03: the dealer's left neighbour
        if choice["start_card"] == "counts":
            steps = game.effect(start)  # AM-04: as if the dealer had laid it
        game.turn = game.seat_after(steps)
        game.before = dealer
        return game

    # What a seat may do

    def legal(self, seat: int) -> set[str]:
        """Return every move this seat may make now, in canonical text."""
        if self.over:  # M-41
            return set()
        moves = self.words(seat)
        if seat != self.turn:  # M-15: only on your turn
            return moves
        if self.drawn is not None:  # AM-08, house rule: that card or nothing
            return moves | self.ways_to_lay(self.drawn) | {"end"}
        forced = False
        for card in self.hands[seat]:
            ways = self.ways_to_lay(card)
            moves |= ways
            if ways and (card != "W" or self.options["change_forces"]):  # AM-07: a colour change forces only as a house rule
                forced = True
        if self.debt > 0 or self.options["free_draw"] or not forced:  # AM-09, AM-06, M-18
            moves.add("draw")
        return moves

    def words(self, seat: int) -> set[str]:
        """Return what this seat may say now: its mau, or that another forgot it."""
        moves: set[str] = set()
        if self.options["mau"] == "auto":  # AM-25: nobody needs to speak
            return moves
        when = self.options["mau_timing"]
        if self.is_late(seat) and when in ("any", "after_card", "one_left"):  # AM-24: late, yet in time
            moves.add("mau")
        if seat == self.turn and not self.said:
            cards = len(self.hands[seat])
            if cards == 2 and when in ("any", "with_card"):  # M-37: with the last but one
                moves.add("mau")
            if cards > 2 and self.number("false_mau_penalty") > 0:  # AM-26: it can be said wrongly at a price
                moves.add("mau")
        if self.options["mau"] == "caught":  # AM-25
            moves |= {f"catch:{other}" for other in range(len(self.hands)) if other != seat and self.is_late(other)}
        return moves

    def is_late(self, seat: int) -> bool:
        """Return whether this seat has come down to one card in silence."""
        return seat == self.window or seat in self.unsaid

    def ways_to_lay(self, card: str) -> set[str]:
        """Return the moves by which the seat on turn may lay this card."""
        if not self.fits(card):
            return set()
        last = self.is_last_card()
        if last and self.options["last_card"] == "number" and not is_number(card):  # AM-22
            return set()
        if card == "W" and not last:  # M-34, AM-20: the colour is named with it
            known = self.colour if self.options["named_colour"] == "new" else None  # AM-20, house rule
            return {f"W:{colour}" for colour in COLOURS if colour != known}
        return {card}  # AM-20: as the last card it needs no colour

    def fits(self, card: str) -> bool:
        """Return whether this card goes on the top of the discard pile."""
        top = self.discard[-1]
        if self.debt > 0:  # M-27, AM-11, AM-13: only its own kind answers a debt
            return kind(card) == kind(top)
        if card == "W":  # M-33, M-35
            return True
        if self.colour is None:  # AM-05: nothing is in force
            return True
        return card[0] == self.colour or kind(card) == kind(top)  # M-15, M-20, AM-21

    def is_last_card(self) -> bool:
        """Return whether the seat on turn is about to empty its hand."""
        penalty_comes_first = (
            self.is_late(self.turn) and self.options["mau"] == "judge" and self.number("mau_penalty") > 0
        ) and len(self.draw) + len(self.discard) > 1  # AM-24: it closes its own window by laying; AM-27: unless the penalty lapses
        return len(self.hands[self.turn]) == 1 and not penalty_comes_first

    # What then happens

    def play(self, seat: int, move: str) -> None:
        """Make one legal move."""
        if move == "mau":
            if self.is_late(seat):
                self.window = None  # AM-24
                self.unsaid.discard(seat)
            else:
                self.said = True  # M-37
        elif move.startswith("catch:"):
            caught = int(move.removeprefix("catch:"))
            self.unsaid.discard(caught)
            self.take(caught, self.number("mau_penalty"))  # AM-25
            self.window = None
        else:
            self.close_window()
            earlier_passes, self.passes = self.passes, 0  # AM-31: only an unbroken row of passes counts
            if move == "draw":
                self.play_draw(earlier_passes)
            elif move == "end":
                self.end_turn(1, laid=False)
            else:
                self.play_card(move)

    def close_window(self) -> None:
        """Let somebody's time to say mau run out, because a turn decision is being made."""
        late = {self.window} - {None} | self.unsaid & {self.turn}  # AM-24: by the house rule only the one who plays on
        self.unsaid -= {self.turn}
        for seat in late:
            if seat is not None and self.options["mau"] == "judge":
                self.take(seat, self.number("mau_penalty"))  # M-39, AM-25
        self.window = None

    def play_draw(self, earlier_passes: int) -> None:
        """Let the seat on turn take what it owes, or one card."""
        owed, self.debt = self.debt, 0  # AM-12: the debt is settled
        cards = self.take(self.turn, owed or 1)  # M-26, M-28, M-18
        if not owed and not cards:  # AM-31: a pass
            self.passes = earlier_passes + 1
            if self.passes == len(self.hands):
                self.finish(None)
                return
        if not owed and cards and self.options["drawn_card"] == "may_play" and self.fits(cards[0]):  # AM-08
            self.drawn = cards[0]
            return
        self.end_turn(1, laid=False)  # M-19, M-26

    def play_card(self, move: str) -> None:
        """Let the seat on turn lay a card, written with its named colour if it has one."""
        card, _, named = move.partition(":")
        hand = self.hands[self.turn]
        hand.remove(card)
        self.discard.append(card)
        self.colour = (named or None) if card == "W" else card[0]  # M-34
        if hand:
            self.end_turn(self.effect(card), laid=True)
            return
        if self.options["last_take"] == "served" and kind(card) in ("+2", "+4"):  # AM-23
            self.take(self.seat_after(1), self.debt + int(kind(card)))
        self.finish(self.turn)  # M-14, M-40

    def effect(self, card: str) -> int:
        """Carry out what a laid card does and return how many seats on the next turn is."""
        if kind(card) == "<>":
            self.direction = -self.direction  # M-23, M-25
            if len(self.hands) == 2 and self.options["two_player_reverse"] == "stop":  # AM-15
                return 2
            if len(self.hands) > 2 and self.options["reverse_after_stop"] == "layer" and self.before is not None:  # AM-17
                return (self.before - self.turn) * self.direction % len(self.hands)
        if kind(card) == "X":  # M-32
            return 2
        if kind(card) == "+2":  # M-26, M-28
            self.debt += 2
        if kind(card) == "+4" and self.options["take_four"] == "stacks":  # AM-13
            self.debt += 4
        elif kind(card) == "+4":
            self.take(self.seat_after(1), 4)  # M-29, M-30
            return 2  # M-31, AM-14
        return 1  # M-24: with the direction as it is now

    def end_turn(self, steps: int, *, laid: bool) -> None:
        """Look at what was or was not said in the turn, then pass it on."""
        if laid and len(self.hands[self.turn]) == 1:
            if not self.said and self.options["mau"] != "auto":  # M-37, AM-24, AM-29
                if self.options["mau_timing"] == "one_left":
                    self.unsaid.add(self.turn)
                else:
                    self.window = self.turn
        elif self.said:  # AM-26
            self.take(self.turn, self.number("false_mau_penalty"))
        self.said = False
        self.drawn = None
        self.before, self.turn = self.turn, self.seat_after(steps)

    def finish(self, winner: int | None) -> None:
        """End the round and count the hands."""
        self.over = True
        self.winner = winner
        self.scores = [sum(points(card) for card in hand) for hand in self.hands]  # M-41, M-42, AM-31

    # Small helpers

    def take(self, seat: int, count: int) -> list[str]:
        """Move up to `count` cards from the draw pile to a hand and return them."""
        taken: list[str] = []
        for _ in range(count):
            if not self.draw and len(self.discard) > 1:  # M-36, AM-30: the top card stays
                self.draw = list(self.shuffle(self.discard[:-1]))
                self.discard = self.discard[-1:]
            if not self.draw:  # AM-27, AM-31: the rest lapses
                break
            taken.append(self.draw.pop(0))
        self.hands[seat] += taken
        if taken:
            self.unsaid.discard(seat)  # AM-24: not one card any more
        return taken

    def seat_after(self, steps: int) -> int:
        """Return the seat so many places on from the turn, in the direction of play."""
        return (self.turn + self.direction * steps) % len(self.hands)

    def number(self, name: str) -> int:
        """Return an option that is a number."""
        value = self.options[name]
        assert isinstance(value, int)
        return value
