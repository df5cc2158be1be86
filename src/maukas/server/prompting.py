"""Bots at tables: who is asked, how long they seem to think, and what is done with their answer."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Sequence

from maukas.bots.bot import Budget
from maukas.games.words import CATCH, forgetful, is_word
from maukas.protocol import messages
from maukas.protocol.messages import AnyMessage
from maukas.protocol.settings import LEVELS
from maukas.server.hosted import Hosted, Viewer
from maukas.server.metrics import Metrics
from maukas.server.settings import ServerSettings
from maukas.server.thinking import Player, Thinking, beginning_of
from maukas.tables.conduct import Conduct, NotGranted, caught_by
from maukas.tables.seat import STAND_IN
from maukas.tables.table import Stored, Table

REACTION_TIMES = {"beginner": 3.0, "casual": 2.0, "strong": 1.0, "master": 0.7}    # seconds after the grace time, until a catch
LONGEST_THOUGHT = 120.0                                 # seconds for our own bots, which may have to be compiled first
PATIENCE = 10.0                                         # and for bots of others

Settle = Callable[[Hosted, Sequence[Stored]], None]
Reply = Callable[[Hosted, Viewer, AnyMessage], None]


class Prompter:
    """Asks the bots of all tables."""

    def __init__(self, settings: ServerSettings, conduct: Conduct, metrics: Metrics, settle: Settle, reply: Reply) -> None:
        self.think = Budget(milliseconds=1000 * settings.think)
        self.think_long = Budget(milliseconds=1000 * settings.hint)
        self.conduct = conduct
        self.metrics = metrics
        self.settle = settle
        self.reply = reply
        self.thinking = Thinking(settings.threads)

    def prompt(self, hosted: Hosted) -> None:
        """Ask the bots of a table: who is on turn for a move, and everybody for a word."""
        table = hosted.table
        bots = [(seat, sitter.player_level) for seat, sitter in enumerate(table.seats) if sitter.player_level]
        if not bots or hosted.last_prompt == table.number:
            return
        played, player = table.round, table.player
        if played is None or player is None:
            return
        hosted.last_prompt = table.number
        if player.player_level and hosted.last_turn != table.last_decision:
            hosted.last_turn = table.last_decision
            self.spawn(hosted, self.take_turn(hosted, played.turn, table.last_decision))
        for seat, level in bots:
            if any(map(is_word, played.legal_moves(seat))):
                self.spawn(hosted, self.speak(hosted, seat, level))

    def spawn(self, hosted: Hosted, work: Coroutine[None, None, None]) -> None:
        """Let a bot do something meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        if hosted.tasks is None:
            hosted.tasks = set()
        hosted.tasks.add(task)
        task.add_done_callback(lambda done: self.finished(hosted, done))

    def finished(self, hosted: Hosted, task: asyncio.Task[None]) -> None:
        """A bot is done; one that broke is noted, and does not break the table."""
        if hosted.tasks is not None:
            hosted.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.log.error("a bot broke", exc_info=task.exception())

    def player_at(self, hosted: Hosted, seat: int, level: str) -> Player:
        """The bot that follows this round on a seat."""
        table = hosted.table
        assert table.round is not None
        if hosted.players is None or hosted.round_key != (table.match, len(table.deals)):
            hosted.round_key, hosted.players = (table.match, len(table.deals)), {}
        if (seat, level) not in hosted.players:
            hosted.players[seat, level] = Player(beginning_of(table.round), seat, level)
        return hosted.players[seat, level]

    async def take_turn(self, hosted: Hosted, seat: int, number: int) -> None:
        """Let a bot think, wait as long as people need to follow, and play."""
        table, began = hosted.table, asyncio.get_running_loop().time()
        move = await self.decision(hosted, seat, table.seats[seat].player_level, number)
        await asyncio.sleep(max(0.0, began + self.pause(table) - asyncio.get_running_loop().time()))
        sitter = table.seats[seat]
        if move is None or table.last_decision != number or not table.is_playing:
            return
        if not sitter.player_level:                     # its owner is back; who goes again is played for again
            hosted.last_turn = 0
            return
        by: messages.By = "clock" if sitter.is_lent and not sitter.is_away else "bot"
        try:
            self.settle(hosted, self.conduct.play(table, seat, move, table.number, time.time(), by))
        except NotGranted:                              # a word came in between and changed what is legal: think again
            hosted.last_turn = hosted.last_prompt = 0
            self.prompt(hosted)

    async def decision(self, hosted: Hosted, seat: int, level: str, number: int) -> str | None:
        """What a bot wants to play; for one that breaks, takes for ever or knows no legal move, the house's own bot decides.

        None: the owner has decided meanwhile, so that there was nothing left to think about.
        """
        if hosted.table.last_decision != number or hosted.table.round is None:
            return None
        moves, legal = tuple(hosted.table.round.moves), hosted.table.round.turn_moves()
        try:
            async with asyncio.timeout(LONGEST_THOUGHT if level in LEVELS else PATIENCE):
                move = await self.thinking.choose(self.player_at(hosted, seat, level or STAND_IN), moves, self.think)
            if move in legal:
                return move
            if hosted.table.last_decision != number:
                return None
            self.metrics.log.error("a bot of the level %s chose no legal move", level)
        except Exception:
            if hosted.table.last_decision != number:
                return None
            self.metrics.log.exception("a bot of the level %s broke", level)
        return await self.thinking.choose(self.player_at(hosted, seat, STAND_IN), moves, self.think)

    def pause(self, table: Table) -> float:
        """How long a bot takes at least: people can follow, and whoever owes a call gets its time."""
        settings = table.settings
        if table.round is not None and table.round.moves:
            mover = table.round.moves[-1][0]
            if mover in forgetful(table.round.view(None)) and not table.seats[mover].player_level:
                return max(settings.pace, settings.grace + 1.0)
        return settings.pace

    async def speak(self, hosted: Hosted, seat: int, level: str) -> None:
        """Let a bot say its call in time, or catch after the grace time, as slowly as its level would."""
        table = hosted.table
        assert table.round is not None
        decided_at = table.decided_at                   # in this round
        word = await self.thinking.interject(self.player_at(hosted, seat, level), tuple(table.round.moves))
        if word is None:
            return
        if word.startswith(CATCH):
            until = decided_at[caught_by(word)] + table.settings.grace + reaction_time(level)
            await asyncio.sleep(max(0.0, until - time.time()))
        else:
            await asyncio.sleep(min(0.8, table.settings.pace / 2) * random.random())  # noqa: S311
        if table.is_playing and table.seats[seat].player_level:
            try:
                self.settle(hosted, self.conduct.play(table, seat, word, table.number, time.time(), "bot"))
            except NotGranted:                          # too late
                return

    def hint(self, hosted: Hosted, viewer: Viewer, after: int) -> None:
        """Let the master think about somebody's move."""
        table = hosted.table
        seat = table.seat_of(viewer.person.guest)
        if not table.settings.hints:
            raise NotGranted("table-no-hints")
        if seat is None or not table.is_playing or table.round is None or table.round.turn != seat:
            raise NotGranted("table-hint-not-now")
        if after < table.last_decision:
            raise NotGranted("table-stale")
        if hosted.is_advising:                          # thinking is dear, and shared with all the other tables
            raise NotGranted("table-too-fast")
        hosted.is_advising = True
        self.spawn(hosted, self.advise(hosted, viewer, seat))

    async def advise(self, hosted: Hosted, viewer: Viewer, seat: int) -> None:
        """Think, and tell the one who asked, if it is still of use."""
        table = hosted.table
        assert table.round is not None
        number, last = table.number, table.last_decision
        player = self.player_at(hosted, seat, "master")
        try:
            advice = await self.thinking.advise(player, tuple(table.round.moves), self.think_long)
        finally:
            hosted.is_advising = False
        if table.last_decision == last and viewer in hosted.viewers:
            self.reply(hosted, viewer, messages.Hinted(number, advice))


def reaction_time(level: str) -> float:
    """How many seconds after the grace time a bot of a level catches somebody; not always the same."""
    return REACTION_TIMES.get(level, 1.0) * random.uniform(0.5, 1.5)  # noqa: S311
