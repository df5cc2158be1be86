"""The bots of a table in this process: whom to ask, how long they seem to think, and what is done with their answers."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress

from maukas.bots.bot import Bot, Budget, Notebook
from maukas.bots.registry import COMPILED, BotMaker
from maukas.games.calls import CATCH, caught_seat
from maukas.protocol.messages import Advice, Hinted
from maukas.tables import events
from maukas.tables.decider import Decider, RequestRefused
from maukas.tables.entry import Entry
from maukas.tables.sitter import STAND_IN
from maukas.tables.table import Table
from maukas.terminal.compiled_search import CompiledSearch
from maukas.terminal.daemon_thread import in_daemon_thread

Settle = Callable[[Sequence[Entry]], None]
HINT = Budget(milliseconds=1500)
LONGEST_REACTION = 2.0  # seconds after the grace time, until a bot catches somebody
QUICK = 0.3  # of the pace: when the bots are asked to hurry


class LocalBots:
    """Asks the bots of one table; `settle` tells what they do. Each is given what its own seat has seen, and nothing else."""

    def __init__(
        self, table: Table, decider: Decider, makers: Mapping[str, BotMaker], settle: Settle, now: Callable[[], float], budget: Budget
    ) -> None:
        self.table = table
        self.decider = decider
        self.makers = makers
        self.settle = settle
        self.now = now
        self.budget = budget
        self.search: CompiledSearch | None = None
        self.notebooks: list[Notebook] = []  # of all seats, in this round
        self.bots: dict[tuple[int, str], Bot] = {}
        self.asked_after = -1  # the number of the decision after which a bot was asked for its own
        self.haste = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    def note(self, happened: Sequence[Entry]) -> None:
        """Let every seat write down what has happened."""
        for entry in happened:
            if isinstance(entry.event, events.Dealt):
                assert self.table.round is not None
                self.notebooks = [Notebook(self.table.round, seat) for seat in range(self.table.round.seats)]
                self.bots.clear()
            elif isinstance(entry.event, events.Moved):
                for notebook in self.notebooks:
                    notebook.note()
            elif isinstance(entry.event, events.Resumed):
                self.asked_after = -1  # whoever was asked before the pause has not played

    def prompt(self) -> None:
        """Ask the bots: all of them for a word that may be due, and the one on turn for a move."""
        table, played = self.table, self.table.round
        if played is None or table.player is None or table.is_paused:
            return
        if not table.player.player_level:
            self.haste.clear()
        elif self.asked_after != table.last_decision:
            self.asked_after = table.last_decision
            self.spawn(self.take_turn(played.turn, table.last_decision))
        for seat, sitter in enumerate(table.sitters):
            if sitter.player_level and any(map(played.game.is_word, played.legal_moves(seat))):
                self.spawn(self.speak(seat))

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let a bot do something meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def bot_at(self, seat: int, level: str) -> Bot:
        """The bot of a level on a seat; while those that search cannot yet, a quicker one plays."""
        if level in COMPILED:
            self.search_of_this_game().begin()
            level = level if self.search_of_this_game().is_ready else STAND_IN
        if (seat, level) not in self.bots:
            self.bots[seat, level] = self.makers[level](random.SystemRandom().getrandbits(32))
        return self.bots[seat, level]

    def search_of_this_game(self) -> CompiledSearch:
        """The search of the game that is played."""
        if self.search is None:
            self.search = CompiledSearch(self.table.settings.game)
        return self.search

    async def take_turn(self, seat: int, number: int) -> None:
        """Let a bot think, wait until people can have followed, and play."""
        table, began = self.table, asyncio.get_running_loop().time()
        move = await self.decision(seat)
        await self.let_people_follow(began)
        if table.last_decision != number or not table.is_playing or table.is_paused:
            return
        try:
            self.settle(self.decider.play(table, seat, move, table.number, self.now(), "bot"))
        except RequestRefused:  # a word in between has changed what is legal: think again
            self.asked_after = -1
            self.prompt()

    async def decision(self, seat: int) -> str:
        """What a bot wants to play; for one that breaks, or knows no legal move, a stand-in decides."""
        assert self.table.round is not None
        situation, legal = self.notebooks[seat].situation(), self.table.round.turn_moves()
        with suppress(Exception):
            bot = self.bot_at(seat, self.table.sitters[seat].player_level)
            move = await in_daemon_thread(lambda: bot.choose(situation, self.budget))
            if move in legal:
                return move
        return self.bot_at(seat, STAND_IN).choose(situation, self.budget)

    async def let_people_follow(self, began: float) -> None:
        """Wait for as long as the table wants; not for long when asked to hurry, but whoever owes a call gets the time for it."""
        table, settings = self.table, self.table.settings
        pause, can_hurry = settings.pace, True
        if table.round is not None and table.round.moves:
            mover = table.round.moves[-1][0]
            if mover in table.round.game.forgotten_by(table.round.view(None)) and not table.sitters[mover].player_level:
                pause, can_hurry = max(settings.pace, settings.grace), False
        loop = asyncio.get_running_loop()
        if can_hurry:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + pause):
                    await self.haste.wait()
            pause *= QUICK
        await asyncio.sleep(max(0.0, began + pause - loop.time()))

    async def speak(self, seat: int) -> None:
        """Let a bot say its call in time, or catch somebody after the grace time."""
        table, decided_at = self.table, self.table.decided_at
        situation = self.notebooks[seat].situation()
        bot = self.bot_at(seat, table.sitters[seat].player_level)
        word = None
        with suppress(Exception):  # a bot that breaks says nothing
            word = await in_daemon_thread(lambda: bot.interject(situation))
        if word is None:
            return
        if word.startswith(CATCH):
            reaction = min(LONGEST_REACTION, table.settings.pace) * random.uniform(0.5, 1.0)  # noqa: S311
            await asyncio.sleep(max(0.0, decided_at[caught_seat(word)] + table.settings.grace + reaction - self.now()))
        if table.is_playing and not table.is_paused and table.sitters[seat].player_level:
            with suppress(RequestRefused):  # too late
                self.settle(self.decider.play(table, seat, word, table.number, self.now(), "bot"))

    async def advise(self, seat: int, answer: Callable[[Hinted], None], give_up: Callable[[], None]) -> None:
        """Let the master think about the move of a seat, and answer if that is still of use."""
        table, number, last = self.table, self.table.number, self.table.last_decision
        situation = self.notebooks[seat].situation()
        if not await self.search_of_this_game().wait():
            give_up()
            return

        def think() -> Hinted:
            from maukas.bots.master import Master
            from maukas.bots.reasons import reason_for

            found = Master(random.SystemRandom().getrandbits(32)).estimates(situation, HINT)
            best = sorted(found, key=lambda estimate: (-estimate.visits, -estimate.wins))
            why = reason_for(situation.rules, situation.view, best)
            advice = tuple(Advice(each.move, round(each.wins, 3), round(each.points, 1)) for each in best)
            return Hinted(number, advice, why.reason, why.count)

        hinted = await in_daemon_thread(think)
        if table.last_decision == last:
            answer(hinted)

    async def close(self) -> None:
        """Stop all of them."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.search is not None:
            await self.search.close()
