"""Bots at tables: which of them are asked, how long they seem to think, and what is done with their answers."""

import asyncio
import logging
import random
import traceback
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from maukas.bots.bot import Budget
from maukas.games.calls import CATCH, caught_seat
from maukas.protocol import messages
from maukas.server.bots.bot_threads import BotThreads, SeatedBot, beginning_of
from maukas.server.bots.fair_threads import Asker
from maukas.server.settings import ServerSettings
from maukas.tables.decider import Decider, RequestRefused
from maukas.tables.entry import Entry
from maukas.tables.sitter import STAND_IN
from maukas.tables.table import Table

LEAST_TO_CATCH = 1.0  # seconds that people have for it; the longer the grace time, the more
REACTION_TIMES = {"beginner": 3.0, "casual": 2.0, "strong": 1.0, "master": 0.7}  # seconds after the grace time, until a catch
LONGEST_THOUGHT = 120.0  # seconds until a bot has decided: it may wait for its turn, or have to be compiled first

QUICK = 0.3  # of the pace: for the end of a turn, and when everybody wants the bots to hurry
FURTHER = 0.6  # of the pace: for another step of the same turn, as the second cover of DOS; who acts is known already
THOUGHT_MARGIN = 0.1  # seconds after the longest thought of a master, so that no pause tells whether there was a choice

LOGGER = logging.getLogger("maukas")

Settle = Callable[[Table, Sequence[Entry]], None]
Answer = Callable[[messages.Hinted], None]
AddressOf = Callable[[Table], str]


@dataclass(slots=True, eq=False)
class TurnState:
    """What the bots of one table are doing."""

    round_key: tuple[int, int] = (0, 0)  # which round `bots` follow
    bots: dict[tuple[int, str], SeatedBot] = field(default_factory=dict)  # by seat and level
    prompted_at: int = 0  # the number of the event after which bots were asked
    turn_of: int = 0  # the number of the decision after which one was asked for its own
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    is_advising: bool = False  # one hint at a time
    benched: set[str] = field(default_factory=set)  # levels that have failed here: a stand-in plays for them
    wishes: set[str] = field(default_factory=set)  # the guests who want the bots to hurry until a person is on turn
    haste: asyncio.Event = field(default_factory=asyncio.Event)  # all of them do

    def calm_down(self) -> None:
        """A person is on turn: whoever wants the bots to hurry after that says so again."""
        self.wishes.clear()
        self.haste.clear()


class BotTurns:
    """Asks the bots of all tables; `settle` stores and tells what they do, `address_of` says from where a table is watched."""

    def __init__(
        self,
        settings: ServerSettings,
        decider: Decider,
        threads: BotThreads,
        settle: Settle,
        now: Callable[[], float],
        address_of: AddressOf,
    ) -> None:
        self.longest_thought = settings.think  # of a master; all others are quicker
        self.think = Budget(milliseconds=1000 * settings.think)
        self.think_long = Budget(milliseconds=1000 * settings.hint)
        self.decider = decider
        self.threads = threads
        self.settle = settle
        self.now = now
        self.address_of = address_of
        self.states: dict[Table, TurnState] = {}

    def prompt(self, table: Table) -> None:
        """Ask the bots of a table: the one on turn for a move, and all of them for a word."""
        bots = [(seat, sitter.player_level) for seat, sitter in enumerate(table.sitters) if sitter.player_level]
        if not bots:
            return
        state = self.state_of(table)
        played, player = table.round, table.player
        if state.prompted_at == table.number or played is None or player is None:
            return
        if not player.player_level:
            state.calm_down()
        state.prompted_at = table.number
        if player.player_level and state.turn_of != table.last_decision:
            state.turn_of = table.last_decision
            self.spawn(state, self.take_turn(table, played.turn, table.last_decision))
        for seat, level in bots:
            if any(map(played.game.is_word, played.legal_moves(seat))):
                self.spawn(state, self.speak(table, seat, level))

    def forget(self, table: Table) -> None:
        """Stop the bots of a table that leaves memory."""
        state = self.states.pop(table, None)
        if state is not None:
            for task in state.tasks:
                task.cancel()

    def state_of(self, table: Table) -> TurnState:
        """What the bots of a table are doing; kept from the first question on."""
        state = self.states.get(table)
        if state is None:
            state = self.states[table] = TurnState()
        return state

    def spawn(self, state: TurnState, work: Coroutine[None, None, None]) -> None:
        """Let a bot do something meanwhile; one that breaks is logged, and does not break the table."""

        def finished(task: asyncio.Task[None]) -> None:
            state.tasks.discard(task)
            if not task.cancelled() and task.exception() is not None:
                LOGGER.error("a bot broke", exc_info=task.exception())

        task = asyncio.get_running_loop().create_task(work)
        state.tasks.add(task)
        task.add_done_callback(finished)

    def bot_at(self, table: Table, seat: int, level: str) -> SeatedBot:
        """The bot that follows this round on a seat."""
        assert table.round is not None
        state, round_key = self.state_of(table), (table.matches, table.round_number)
        if state.round_key != round_key:
            state.round_key, state.bots = round_key, {}
        if (seat, level) not in state.bots:
            state.bots[seat, level] = SeatedBot(beginning_of(table.round), seat, level)
        return state.bots[seat, level]

    async def take_turn(self, table: Table, seat: int, number: int) -> None:
        """Let a bot think, wait for as long as people need to follow, and play."""
        began = asyncio.get_running_loop().time()
        move = await self.decision(table, seat, table.sitters[seat].player_level, number)
        await self.let_people_follow(table, move, began)
        sitter = table.sitters[seat]
        if move is None or table.last_decision != number or not table.is_playing:
            return
        if not sitter.player_level or table.is_paused:  # its owner is back; if the owner leaves, or after the pause, the bot plays again
            self.state_of(table).turn_of = 0
            return
        by: messages.By = "clock" if sitter.is_lent and not sitter.is_away else "bot"
        try:
            self.settle(table, self.decider.play(table, seat, move, table.number, self.now(), by))
        except RequestRefused:  # a word in between has changed what is legal: think again
            state = self.state_of(table)
            state.turn_of = state.prompted_at = 0
            self.prompt(table)

    async def decision(self, table: Table, seat: int, level: str, number: int) -> str | None:
        """What a bot wants to play; for one that breaks, takes for ever or knows no legal move, a stand-in decides.

        None: the owner has decided meanwhile, so that there was nothing left to think about.
        """
        if table.last_decision != number or table.round is None:
            return None
        moves, legal = tuple(table.round.moves), table.round.turn_moves()
        level = self.player_of(table, level)
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                move = await self.threads.choose(self.bot_at(table, seat, level), moves, self.think, self.asker(table))
            if move in legal:
                return move
            why = "it chose no legal move"
        except Exception as error:
            why = reason(error)
        if table.last_decision != number:
            return None
        self.bench(table, level, why)
        return await self.threads.choose(self.bot_at(table, seat, STAND_IN), moves, self.think, self.asker(table))

    def player_of(self, table: Table, level: str) -> str:
        """The level that plays for a level: itself, unless it has failed at this table."""
        return STAND_IN if not level or level in self.state_of(table).benched else level

    def bench(self, table: Table, level: str, why: str) -> None:
        """Let a stand-in play for the bots of a level that has failed at a table, as long as it is in memory: it is said once."""
        if level not in self.state_of(table).benched:
            LOGGER.error("a bot of the level %s failed, and a stand-in plays for it at its table: %s", level, why)
        self.state_of(table).benched.add(level)

    def asker(self, table: Table) -> Asker:
        """For whom the bots of a table think."""
        return Asker(self.address_of(table), table.code)

    async def let_people_follow(self, table: Table, move: str | None, began: float) -> None:
        """Wait until a bot that was asked at a time may play its move; not for long when everybody wants it to hurry."""
        pause, shortest = self.pauses(table, move)
        if shortest < pause:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + pause):
                    await self.state_of(table).haste.wait()
        await asyncio.sleep(max(0.0, began + shortest - asyncio.get_running_loop().time()))

    def pauses(self, table: Table, move: str | None) -> tuple[float, float]:
        """How long a bot takes at least, and how long when it hurries; whoever owes a call gets the time for it."""
        settings = table.settings
        if table.round is not None and table.round.moves:
            mover = table.round.moves[-1][0]
            if mover in table.round.game.forgotten_by(table.round.view(None)) and not table.sitters[mover].player_level:
                pause = max(settings.pace, settings.grace + max(LEAST_TO_CATCH, settings.grace - 1.0))  # to call, then for others to catch
                return pause, pause
        quick = min(settings.pace, max(QUICK * settings.pace, self.longest_thought + THOUGHT_MARGIN))
        if move == "end":  # nothing is seen of it that others have to follow
            return quick, quick
        return max(quick, FURTHER * settings.pace if self.goes_on(table) else settings.pace), quick

    @staticmethod
    def goes_on(table: Table) -> bool:
        """Whether the seat on turn has made the last move, too."""
        return table.round is not None and len(table.round.moves) > 0 and table.round.moves[-1][0] == table.round.turn

    def hasten(self, table: Table, guest: str) -> None:
        """A guest wants the bots to hurry."""
        everybody = self.decider.hasten(table, guest)
        state = self.state_of(table)
        state.wishes.add(guest)
        if everybody <= state.wishes:
            state.haste.set()

    async def speak(self, table: Table, seat: int, level: str) -> None:
        """Let a bot say its call in time, or catch after the grace time, as slowly as its level would."""
        assert table.round is not None
        decided_at = table.decided_at  # in this round
        level, moves = self.player_of(table, level), tuple(table.round.moves)
        try:
            word = await self.threads.interject(self.bot_at(table, seat, level), moves, self.asker(table))
        except Exception as error:
            self.bench(table, level, reason(error))
            return
        if word is None:
            return
        if word.startswith(CATCH):
            until = decided_at[caught_seat(word)] + table.settings.grace + reaction_time(level)
            await asyncio.sleep(max(0.0, until - self.now()))
        else:
            await asyncio.sleep(min(0.8, table.settings.pace / 2) * random.random())  # noqa: S311
        if table.is_playing and not table.is_paused and table.sitters[seat].player_level:
            try:
                self.settle(table, self.decider.play(table, seat, word, table.number, self.now(), "bot"))
            except RequestRefused:  # too late
                return

    def hint(self, table: Table, guest: str, address: str, after: int, answer: Answer) -> None:
        """Let the master think about the move of a guest, who is at an address."""
        seat = self.decider.hint(table, guest, after)
        state = self.state_of(table)
        if state.is_advising:  # thinking is expensive, and the threads serve all tables
            raise RequestRefused("table-too-fast")
        state.is_advising = True
        self.spawn(state, self.advise(table, state, seat, Asker(address, table.code), answer))

    async def advise(self, table: Table, state: TurnState, seat: int, asker: Asker, answer: Answer) -> None:
        """Think, and answer if that is still of use."""
        assert table.round is not None
        number, last = table.number, table.last_decision
        try:
            bot, moves = self.bot_at(table, seat, "master"), tuple(table.round.moves)
            advice, why = await self.threads.advise(bot, moves, self.think_long, asker)
        finally:
            state.is_advising = False
        if table.last_decision == last:
            answer(messages.Hinted(number, advice, why.reason, why.count))


def reason(error: Exception) -> str:
    """What went wrong in a bot, and where, in a few words; what it says of it may name cards, and is left out."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else type(error).__name__


def reaction_time(level: str) -> float:
    """How many seconds after the grace time a bot of a level catches somebody; not always the same."""
    return REACTION_TIMES.get(level, 1.0) * random.uniform(0.5, 1.5)  # noqa: S311
