"""The cards that a guest has chosen, and the move that comes of them (as `lib/board/selection.svelte.ts` on the page)."""

from collections.abc import Sequence

from maukas.terminal import answers
from maukas.terminal.app.offers import Choice, completions, finished
from maukas.terminal.table_state import TableState

MOST_MOVES = 9  # to choose from: as many as there are keys


class Selection:
    """What is chosen of the hand and of the row; it asks the view what is legal, and plays nothing itself."""

    def __init__(self, state: TableState, *, is_sorted: bool) -> None:
        self.state = state
        self.is_sorted = is_sorted  # whether the hand is shown by colour, or as it was dealt
        self.choice = Choice()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is chosen."""
        return self.choice.is_empty

    def hand(self) -> tuple[str, ...]:
        """The guest's cards in the order in which they are shown."""
        state = self.state
        if state.view is None or state.view.hand is None or not state.is_playing:
            return ()
        return tuple(answers.sorted_hand(state) if self.is_sorted else state.view.hand)

    def cards(self) -> list[str]:
        """The cards that are chosen."""
        hand = self.hand()
        return [hand[place] for place in self.choice.places if place < len(hand)]

    def decisions(self) -> Sequence[str]:
        """What the guest may decide now."""
        return self.state.game.decisions(self.state.legal) if self.state.is_my_turn else []

    def moves(self) -> list[str]:
        """The moves that the choice is, and then those that it can become with one more card."""
        state, cards = self.state, self.cards()
        decisions = state.game.decisions(state.legal)
        ready = finished(state.game, decisions, cards, self.choice.target)
        more = [move for move in completions(state.game, decisions, cards, self.choice.target) if move not in ready]
        return [*sorted(ready, key=by_colour), *more][:MOST_MOVES]

    def clear(self) -> None:
        """Choose nothing."""
        self.choice = Choice()

    def review(self, shown: Sequence[str]) -> None:
        """Keep what was chosen of the shown hand only while it can still become a move."""
        if self.is_empty:
            return
        is_same = self.state.is_my_turn and self.hand() == shown
        if not is_same or not self.moves():
            self.clear()

    def touch(self, place: int) -> str | None:
        """Choose a card, or put it back; return the move if that can mean only one thing. What is not legal is for the table to refuse."""
        state = self.state
        card, is_row = self.hand()[place], state.game.middle(state.view).is_row
        decisions = self.decisions()
        if not completions(state.game, decisions, [card], None):
            target = state.game.middle(state.view).cards[0].card if is_row else ""
            return f"{card}>{target}" if is_row else card
        places = self.choice.places
        if place in places:
            places = tuple(each for each in places if each != place)
        elif places and completions(state.game, decisions, [*self.cards(), card], self.choice.target):
            places = (*places, place)
        else:
            places = (place,)
        self.choice = Choice(places, self.choice.target if places else None)
        if not self.moves():  # another target is meant
            self.choice = Choice(places)
        return self.only_move()

    def touch_target(self, card: str) -> str | None:
        """Choose the card of the row that is to be covered, or another one; return the move if that can mean only one thing."""
        target = None if self.choice.target == card else card
        self.choice = Choice(self.choice.places, target)
        refused = None
        if target is not None and not self.moves():
            if self.choice.places:
                refused = f"{'+'.join(self.cards())}>{card}"  # the table says why not
            self.choice = Choice(self.choice.places)
        move = self.only_move(is_target_last=True)
        return refused or move

    def only_move(self, *, is_target_last: bool = False) -> str | None:
        """The move that the choice is, if it can mean only one thing; then nothing is chosen any more."""
        state, cards = self.state, self.cards()
        decisions = state.game.decisions(state.legal)
        ready = finished(state.game, decisions, cards, self.choice.target) if cards else []
        possible = completions(state.game, decisions, cards, self.choice.target)
        if len(ready) == 1 and (len(possible) == 1 or (is_target_last and self.choice.target is not None)):
            self.clear()
            return ready[0]
        return None


def by_colour(move: str) -> int:
    """The place of a move among those that differ only in the colour that they name: as on the page, 1 is red."""
    return answers.COLOURS.find(move.partition(":")[2][:1]) if ":" in move else 0
