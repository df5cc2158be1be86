"""A round between bots: after each move every seat may speak, then the seat on turn decides."""

from collections.abc import Callable, Sequence

from maukas.bots.bot import Bot, Budget, Notebook, Situation
from maukas.bots.script_bot import ScriptBot
from maukas.games.round import Round


class BotSeat:
    """A seat and its bot, which is told what the seat has seen and nothing else."""

    def __init__(self, played: Round, seat: int, budget: Budget) -> None:
        self.played = played
        self.seat = seat
        self.budget = budget
        self.bot: Bot | None = None
        self.notebook: Notebook | None = None

    def sit_down(self, bot: Bot) -> None:
        """Let a bot have the seat; a script is shown the view alone, so nothing is written down for it."""
        self.bot = bot
        self.notebook = None if isinstance(bot, ScriptBot) else Notebook(self.played, self.seat)

    def note(self) -> None:
        """Write down the move just made."""
        if self.notebook is not None:
            self.notebook.note()

    def situation(self) -> Situation:
        """What the bot knows now."""
        return (self.notebook or Notebook(self.played, self.seat)).situation()

    def words(self) -> list[str]:
        """What the bot may say now."""
        if self.bot is None or isinstance(self.bot, ScriptBot):
            return []
        return [move for move in self.played.legal_moves(self.seat) if self.played.game.is_word(move)]

    def choose(self) -> str:
        """The move of the seat on turn."""
        assert self.bot is not None
        return self.bot.choose(self.situation(), self.budget)

    def interject(self, words: Sequence[str]) -> str | None:  # noqa: ARG002 (for those who check what was said)
        """What the bot says, if anything."""
        assert self.bot is not None
        return self.bot.interject(self.situation())


def play_bots(played: Round, seats: Sequence[BotSeat], *, longest: int, before_move: Callable[[str], None] | None = None) -> None:
    """Play a round to its end, or until it has had so many moves."""

    def make(seat: int, move: str) -> None:
        if before_move is not None:
            before_move(move)
        played.play(seat, move)
        for each in seats:
            each.note()

    def let_speak(mover: int) -> None:  # the mover first: at a table it has time to call before it is caught
        for step in range(played.seats):
            if played.is_over:
                return
            listener = seats[(mover + step) % played.seats]
            words = listener.words()
            word = listener.interject(words) if words else None
            if word is not None:
                make(listener.seat, word)

    let_speak(played.dealer)
    while not played.is_over and len(played.moves) < longest:
        mover = played.turn
        make(mover, seats[mover].choose())
        let_speak(mover)
