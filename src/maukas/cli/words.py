"""Moves, house rules and situations in words."""

from collections.abc import Sequence

from maukas.cli.games import number_range, written_value
from maukas.cli.story import Step
from maukas.games.options import Option
from maukas.texts import Texts


class Words:
    """How a match of one game between these players is told."""

    def __init__(self, texts: Texts, game: str, players: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.players = players

    def player(self, seat: int) -> str:
        """The player in a seat."""
        return self.texts.player_name(seat, self.players)

    def names(self, seats: Sequence[int]) -> str:
        """Several players, one after another."""
        return ", ".join(map(self.player, seats))

    def card(self, name: str) -> str:
        """A card by its name."""
        return self.texts.card_name(self.game, name)

    def step(self, step: Step) -> str:
        """What the player did, and what came of it."""
        drawn, penalty = step.drawn, step.penalty
        parts = [self.draw(drawn.pop(step.seat, 0) - penalty) if step.move == "draw" else self.move(step.move)]
        if penalty:
            parts.append(self.texts.text("replay-penalty", count=penalty))
        parts += [self.texts.text("replay-takes", player=self.player(seat), count=count) for seat, count in drawn.items()]
        if step.is_reshuffled:
            parts.append(self.texts.text("replay-reshuffle"))
        return "; ".join(parts)

    def draw(self, count: int) -> str:
        """A draw of so many cards."""
        return self.texts.text("replay-draws", count=count) if count else self.texts.text("replay-draws-nothing")

    def move(self, move: str) -> str:
        """Any other move."""
        texts = self.texts
        word, _, rest = move.partition(":")
        laid, _, target = move.partition(">")
        match word:
            case "mau" | "dos":
                return texts.text(f"replay-says-{word}")
            case "catch":
                return texts.text("replay-catches", player=self.player(int(rest)))
            case "end":
                return texts.text("replay-keeps" if self.game == "maumau" else "replay-ends")
            case "add":
                return texts.text("replay-adds", card=self.card(rest))
            case "W" if rest:
                return texts.text("replay-names-colour", card=self.card(word), colour=texts.colour_name(rest))
            case _ if self.game == "dos":
                cards = texts.text("replay-and").join(map(self.card, laid.split("+")))
                return texts.text("replay-covers", cards=cards, target=self.card(target))
            case _:
                return texts.text("replay-lays", card=self.card(move))


def option_title(texts: Texts, game: str, name: str) -> str:
    """What a house rule is called."""
    return texts.text(option_id(game, name))


def option_value(texts: Texts, game: str, name: str, value: object) -> str:
    """What a value of a house rule means: a sentence, or the number itself."""
    if isinstance(value, bool):
        return texts.text(f"{option_id(game, name)}-{'on' if value else 'off'}")
    if isinstance(value, int):
        return str(value)
    return texts.text(f"{option_id(game, name)}-{str(value).replace('_', '-')}")


def option_help(texts: Texts, game: str, option: Option) -> list[tuple[str, str]]:
    """Every value of a house rule with what it means; a number with what it counts."""
    if isinstance(option.values, range):
        return [(number_range(option.values), texts.text(f"{option_id(game, option.name)}-help"))]
    return [(written_value(value), option_value(texts, game, option.name, value)) for value in option.values]


def option_id(game: str, name: str) -> str:
    """The id of the text that names a house rule."""
    return f"option-{game}-{name.replace('_', '-')}"
