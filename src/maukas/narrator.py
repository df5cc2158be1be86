"""What is told of a move, in sentences: the same ids and values as on the page (`web/src/lib/texts/sentences.ts`)."""

import re
from collections.abc import Sequence

from maukas.games.calls import CATCH, caught_seat
from maukas.games.game import AnyGame
from maukas.games.match_walk import WalkStep
from maukas.games.options import Options
from maukas.games.sentence import Sentence
from maukas.games.view import View
from maukas.texts import Texts

COVER = re.compile(r">(?=[A-Z])")  # `R3+G4>B7` is a cover, `R<>` is a card
DOUBLED_MARK = re.compile(r"([!?])\.")  # some cards have names that end with a mark of their own


class Narrator:
    """Tells a match of one game between these players, as `reader` would be told it."""

    def __init__(self, texts: Texts, game: AnyGame, options: Options, players: Sequence[str], reader: int | None = None) -> None:
        self.texts = texts
        self.game = game
        self.options = options
        self.players = players
        self.reader = reader

    def player(self, seat: int) -> str:
        return self.texts.player_name(seat, self.players)

    def names(self, seats: Sequence[int]) -> str:
        """Several players, one after another."""
        return ", ".join(map(self.player, seats))

    def step_text(self, step: WalkStep[View]) -> str:
        """All that is told of a move."""
        return " ".join(map(self.sentence_text, sentences(self.game, self.options, step, self.reader)))

    def move_text(self, move: str, debt: int = 0) -> str:
        """A move that somebody could make, as the page writes it on a button; `debt`: the cards that a draw would be."""
        game, texts = self.game, self.texts
        cards, (_, *targets) = [texts.card_name(game.name, card) for card in game.laid_cards(move)], COVER.split(move)
        if move == "draw":
            return texts.text("play-draw-debt", count=debt) if debt else texts.text("play-draw")
        if move == "end":
            return texts.text("play-end")
        if move in game.calls:
            return texts.text(f"play-call-{move}")
        if move.startswith(CATCH):
            return texts.text("play-catch", name=self.player(caught_seat(move)))
        if move.startswith("add:"):
            return texts.text("play-move-add", card=cards[0])
        if targets:
            second, target = cards[1] if len(cards) > 1 else "", texts.card_name(game.name, targets[0])
            return texts.text("play-move-cover-two" if second else "play-move-cover", card=cards[0], second=second, target=target)
        _, _, colour = move.partition(":")
        return texts.text("play-move-change", colour=texts.colour_name(colour)) if colour else cards[0] if cards else move

    def brief_text(self, seat: int, move: str) -> str:
        """A move that nobody saw what came of, for somebody who was away."""
        told = Sentence("play-said-draws-some", seat) if move == "draw" else of_move(self.game, seat, move)
        return self.sentence_text(told)

    def sentence_text(self, sentence: Sentence) -> str:
        """A sentence in words; the reader is told about as "you"."""
        other, cards = sentence.other, [self.card(card) for card in sentence.cards]
        said = self.texts.text(
            sentence.id,
            you=yes_or_no(sentence.seat == self.reader),
            name=self.player(sentence.seat),
            them=yes_or_no(other is not None and other == self.reader),
            other="" if other is None else self.player(other),
            card=cards[0] if cards else "",
            second=cards[1] if len(cards) > 1 else "",
            target=self.card(sentence.target or ""),
            colour=self.texts.colour_name(sentence.colour) if sentence.colour else "",
            count=sentence.count or 0,
        )
        return DOUBLED_MARK.sub(r"\1", said)

    def card(self, name: str) -> str:
        """A card as the object of a sentence."""
        return self.texts.card_name(self.game.name, name, "genitive") if name else ""


def sentences(game: AnyGame, options: Options, step: WalkStep[View], reader: int | None) -> list[Sentence]:
    """What is told of a move: what was done, what it cost whom and why, and what comes of it for the reader."""
    seat, before, after = step.seat, step.before, step.after
    gained = gains(game, step)
    told = of_draw(game, options, step, gained[seat]) if step.move == "draw" else [of_move(game, seat, step.move, after)]
    told += game.penalty_reasons(before, after, seat, step.move, gained)
    told += [
        Sentence("play-said-takes", taker, count=count)
        for taker, count in enumerate(gained)
        if count > 0 and not (taker == seat and step.move == "draw")
    ]
    told += game.move_sentences(before, after, seat, step.move)
    if after.reshuffles > before.reshuffles:
        told.append(Sentence("play-said-reshuffle", seat))
    if after.winner is not None:
        told.append(Sentence("play-said-out", after.winner))
    elif reader is not None and after.turn == reader != before.turn:
        told += [Sentence("play-said-your-turn", reader), *game.turn_sentences(after, reader)]
    return told


def gains(game: AnyGame, step: WalkStep[View]) -> list[int]:
    """How many cards each seat got by a move, beyond those that the mover laid."""
    sizes = zip(step.before.hand_sizes, step.after.hand_sizes, strict=True)
    laid = len(game.laid_cards(step.move))
    return [after - before + (laid if seat == step.seat else 0) for seat, (before, after) in enumerate(sizes)]


def of_draw(game: AnyGame, options: Options, step: WalkStep[View], taken: int) -> list[Sentence]:
    """A draw, with the penalty that came with it."""
    penalty = game.draw_penalty(options, step.before, step.seat, taken)
    told = [Sentence("play-said-draws-nothing", step.seat)]
    if taken > penalty:
        told = [Sentence("play-said-draws", step.seat, count=taken - penalty)]
    return [*told, Sentence("play-said-penalty", step.seat, count=penalty)] if penalty else told


def of_move(game: AnyGame, seat: int, move: str, after: View | None = None) -> Sentence:
    """Any other move."""
    cards, (_, *targets) = tuple(game.laid_cards(move)), COVER.split(move)
    if move in game.calls:
        return Sentence(f"play-said-{move}", seat)
    if move.startswith(CATCH):
        return Sentence("play-said-catches", seat, other=caught_seat(move))
    if move == "end":  # a bonus comes before the end of the turn
        return Sentence("play-said-covered" if after is not None and after.phase == "bonus" else "play-said-ends", seat)
    if move.startswith("add:"):
        return Sentence("play-said-adds", seat, cards)
    if targets:
        return Sentence("play-said-covers-two" if len(cards) > 1 else "play-said-covers", seat, cards, target=targets[0])
    _, _, colour = move.partition(":")
    return Sentence("play-said-change", seat, colour=colour) if colour else Sentence("play-said-lays", seat, cards)


def yes_or_no(answer: bool) -> str:
    """An answer as the texts ask for it."""
    return "yes" if answer else "no"
