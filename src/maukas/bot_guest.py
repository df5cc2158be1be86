"""A bot as a guest of any server: it sits down at a table and plays there with all that its seat has seen."""

import asyncio

from maukas.bots.bot import Bot, Budget, Seen, Situation
from maukas.client import TableLink
from maukas.games.registry import game_named
from maukas.games.view import View
from maukas.protocol import messages
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import Ready, Sit

OVERTAKEN = ("table-stale", "table-no-round", "table-paused")  # something else came first: the table says what, and the bot is asked anew


class MoveRefused(RuntimeError):
    """The table did not accept what the bot wanted to do: the id of the text that explains it."""

    def __init__(self, refused: messages.Refused) -> None:
        clause = "" if refused.clause is None else f"{refused.clause}: "
        super().__init__(f"{clause}{refused.reason} ({refused.move or refused.request})")
        self.refused = refused


class BotGuest:
    """A bot behind a link to a table; it is asked in a thread, so that the connection lives while it thinks."""

    def __init__(self, link: TableLink, bot: Bot, budget: Budget) -> None:
        self.link = link
        self.bot = bot
        self.budget = budget
        self.round: tuple[int, int] | None = None  # which match, and which of its rounds
        self.opening: View | None = None
        self.history: list[Seen] = []

    async def play(self) -> messages.TableSnapshot:
        """Sit down, play until the match is over, and return the table as it is then."""
        await self.link.send(Sit())
        async for message in self.link:
            self.note(message)
            table = self.link.table
            assert table is not None  # it is told first
            if isinstance(message, messages.Refused):
                await self.take_refusal(message)
            elif table.phase == "finished" and table.you is not None:
                return table
            elif table.phase == "dealing" and table.you is not None and not table.chairs[table.you].ready:
                await self.link.send(Ready())
            elif isinstance(message, (messages.TableSnapshot, messages.Moved)):
                await self.act()
        raise ConnectionError("the table is closed")

    def note(self, message: AnyMessage) -> None:
        """Write down what was seen; after a gap, as when the connection was lost, it begins anew with what is there."""
        view, table = self.link.view, self.link.table
        if view is None or view.seat is None or table is None:
            return
        if isinstance(message, messages.Moved) and self.opening is not None:
            self.history.append(Seen(message.seat, message.move, view))
        elif isinstance(message, messages.TableSnapshot) and (self.round != (table.match, table.round) or message.moves):
            self.round, self.opening, self.history = (table.match, table.round), view, []

    async def act(self, may_speak: bool = True) -> None:
        """Say what is due, or make a move when it is our turn; one at a time, for the table answers each."""
        table, view = self.link.table, self.link.view
        if table is None or self.opening is None or view is None or not view.legal or table.phase != "playing":
            return
        if self.link.sent is not None or table.paused is not None:
            return
        options = game_named(table.settings.game).options.of(table.settings.options)
        situation = Situation(table.settings.game, options, self.opening, tuple(self.history), view)
        move = await asyncio.to_thread(self.bot.interject, situation) if may_speak else None
        if move is None and view.turn == view.seat:
            move = await asyncio.to_thread(self.bot.choose, situation, self.budget)
        if move is not None:
            await self.link.play(move)

    async def take_refusal(self, refused: messages.Refused) -> None:
        """A catch may have to wait, and what was overtaken does not matter; any other refused move is the bot's fault."""
        table = self.link.table
        assert table is not None
        if refused.reason == "table-grace":  # whoever forgot may still call
            await asyncio.sleep(table.settings.grace)
            await self.act()
        elif refused.move and game_named(table.settings.game).is_word(refused.move):
            await self.act(may_speak=False)  # on turn it goes on without the word
        elif refused.request in ("play", "sit") and refused.reason not in OVERTAKEN:
            raise MoveRefused(refused)
