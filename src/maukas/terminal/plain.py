"""The table line by line: for screen readers, braille displays, slow lines and scripts. Nothing is ever drawn again."""

import asyncio
import secrets
import textwrap
from collections.abc import AsyncIterator, Callable

from maukas.protocol import messages, requests
from maukas.protocol.messages import AnyMessage
from maukas.protocol.requests import REACTIONS, AnyRequest
from maukas.narrator import yes_or_no
from maukas.terminal import answers
from maukas.terminal.host_tools import LEVEL, host_tools
from maukas.terminal.link import Link
from maukas.terminal.local_table import LocalTable
from maukas.terminal.record_walk import RecordWalk
from maukas.terminal.table_state import TableState
from maukas.terminal.typed_moves import chosen_line, meant_cards, meant_moves
from maukas.texts import FALLBACK, Texts, printable

Write = Callable[[str], None]

QUESTIONS: dict[str, Callable[[TableState], list[str]]] = {
    "hand": answers.hand,
    "table": answers.middle,
    "cards": answers.counts,
    "turn": answers.turn,
    "news": answers.news,
    "score": answers.scores,
    "rules": answers.rules,
}
COMMANDS = ("moves", "what", "hint", "hurry", "say", "host", "back", "quit")  # beside questions
WITH_MORE = ("what", "say", "host")  # commands behind which something may follow
CHOICES = ("on", "back", "again", "fill", "start", "sit", "quit")  # between moves


class PlainTable:
    """A table told in sentences; a script is asked before its next line is read, whoever types may ask at any time."""

    def __init__(self, link: Link, texts: Texts, write: Write, *, is_script: bool, width: int | None = None) -> None:
        self.link = link
        self.texts = texts
        self.state = TableState(texts)
        self.write = write
        self.is_script = is_script
        self.width = width
        self.may_answer = asyncio.Event()
        self.offered: tuple[str, ...] = ()  # the numbered choices
        self.asked_at: tuple[object, ...] = ()  # what was asked last is not asked twice
        self.is_pending = False  # a move is sent, and not answered
        self.is_over = False

    # Reading and writing

    def say(self, *lines: str) -> None:
        """Write sentences, each on a line of its own, which is broken only where the terminal is narrower."""
        for line in lines:
            clean = printable(line)
            self.write(clean if self.width is None else textwrap.fill(clean, self.width))

    def said(self, id: str, /, **values: str | int) -> None:
        """Write a text."""
        self.say(self.texts.text(id, **values))

    async def run(self, lines: AsyncIterator[str]) -> None:
        """Play until the table is left."""
        self.said("terminal-welcome")
        self.link.on_lost = lambda: self.said("play-lost")
        work = [asyncio.ensure_future(self.tell()), asyncio.ensure_future(self.answer(lines))]
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def tell(self) -> None:
        """Say what the table tells."""
        async for message in self.link:
            await self.take(message)
            if self.is_over:
                return

    async def answer(self, lines: AsyncIterator[str]) -> None:
        """Do what is typed; the end of the file is the end of the game."""
        reader = aiter(lines)
        while not self.is_over:
            if self.is_script:
                await self.may_answer.wait()
            line = await anext(reader, None)
            if line is None:
                break
            self.may_answer.clear()
            await self.obey(line)
        self.said("terminal-bye")

    # What the table tells

    async def take(self, message: AnyMessage) -> None:
        """Say what is new, and ask what there is to decide."""
        state, before = self.state, self.state.snapshot
        told = state.take(message)
        if not isinstance(message, messages.Moved) or message.seat == state.seat:
            self.is_pending = False
        if isinstance(message, messages.TableSnapshot):
            if before is None:
                self.open()
            is_new_round = before is None or (before.match, before.round) != (message.match, message.round)
            if is_new_round and state.is_playing:
                self.begin_round()
            elif before is not None and before.phase != message.phase and message.phase in ("dealing", "finished") and message.results:
                self.say(*answers.round_end(state))
                if isinstance(self.link, RecordWalk) and message.phase == "finished":
                    self.say(state.match_end_text())
        self.say(*filter(None, told))
        await self.ask()

    def open(self) -> None:
        """Say which table this is."""
        table = self.state.table
        names = ", ".join(chair.name for chair in table.chairs if chair.kind != "free")
        self.said("terminal-table", game=self.texts.text(f"game-{table.settings.game}"), names=names)
        for name, value in self.state.options.changed().items():
            self.say(answers.house_rule(self.state, name, value))
        if table.you is None and not isinstance(self.link, RecordWalk):
            self.said("play-you-watch")

    def begin_round(self) -> None:
        """Say how a round begins."""
        state = self.state
        dealer = state.view.dealer
        dealt = self.texts.text("terminal-dealt", you=yes_or_no(dealer == state.narrator.reader), name=state.narrator.player(dealer))
        self.say(f"{state.title()}. {dealt}")
        self.say(*answers.middle(state))
        if state.seat is not None:
            self.say(*answers.hand(state))

    async def ask(self) -> None:
        """Ask what there is to decide now, once for each moment."""
        state = self.state
        table = state.table
        if isinstance(self.link, RecordWalk):
            self.choose_from(("on", "back", "quit"))
        elif table.phase == "dealing" and not table.round and state.must_agree:
            await self.link.send(requests.Ready(secrets.token_hex(16)))  # there is nothing to look at before the first deal
        elif state.must_agree:
            self.choose_from(("on", "quit"))
        elif table.phase == "finished":
            await self.end_match()
        elif table.phase == "waiting":
            self.wait_for_start()
        elif state.is_my_turn and not self.is_pending:
            self.ask_for_move()
        elif not self.is_script or state.seat is None:
            self.may_answer.set()

    def ask_for_move(self) -> None:
        """List what may be done, once for each moment."""
        state = self.state
        moment = (state.table.number, len(state.moves))
        if moment != self.asked_at:
            self.asked_at, self.offered = moment, state.legal
            self.say(*answers.open_cards(state))
            if state.view.needs_call:
                self.said("terminal-should-call", call=state.move_text(state.game.calls[0]))
            self.list_moves()
        self.may_answer.set()

    def list_moves(self) -> None:
        """The moves by number."""
        self.offered = self.state.legal
        self.say(*(f"{number}: {self.state.move_text(move)}" for number, move in enumerate(self.offered, 1)))
        if self.state.is_my_turn:
            self.said("terminal-your-move")

    def choose_from(self, choices: tuple[str, ...]) -> None:
        """Offer what can be done beside moves, by number, once for each moment."""
        moment = (choices, self.state.table.number, len(self.state.moves))
        self.offered = choices
        if moment != self.asked_at:
            self.asked_at = moment
            self.say("; ".join(f"{number}: {self.texts.text(f'terminal-do-{each}')}" for number, each in enumerate(choices, 1)))
        self.may_answer.set()

    async def end_match(self) -> None:
        """Say who has won; a script is done then, people may want another match."""
        if self.asked_at != ("end", self.state.table.match):
            self.asked_at = ("end", self.state.table.match)
            self.say(self.state.match_end_text())
            if self.is_script:
                self.is_over = True
                return
            if self.state.seat is not None:
                choices = ("again", "quit")
                self.say("; ".join(f"{number}: {self.texts.text(f'terminal-do-{each}')}" for number, each in enumerate(choices, 1)))
                self.offered = choices
        self.may_answer.set()

    def wait_for_start(self) -> None:
        """Say who is there, and what a host can do about it."""
        table = self.state.table
        is_full = all(chair.kind != "free" for chair in table.chairs)
        choices = ("sit",) if table.you is None else (("start",) if is_full else ("fill",)) if table.hosting else ()
        moment = (choices, tuple((chair.kind, chair.name) for chair in table.chairs))
        if moment != self.asked_at:
            self.asked_at = moment
            self.say(*answers.waiting(self.state))
            self.offered = (*choices, "quit")
            self.say("; ".join(f"{number}: {self.texts.text(f'terminal-do-{each}')}" for number, each in enumerate(self.offered, 1)))
        self.may_answer.set()

    # What is typed

    async def obey(self, line: str) -> None:
        """Do what a line says, or answer what it asks; what the table answers is waited for before a script is asked again."""
        word, _, rest = line.partition(" ")
        is_answered = True
        if line in ("?", "/?"):
            self.help()
        elif (chosen := self.chosen(line)) is not None:
            is_answered = await self.do(chosen)
        elif (command := self.command(word)) is not None and (not rest or command in WITH_MORE):
            is_answered = await self.carry_out(command, rest)
        elif line:
            is_answered = await self.move(line)
        if is_answered and self.state.snapshot is not None:
            await self.ask()

    def chosen(self, line: str) -> str | None:
        """What was chosen beside moves, by its number; an empty line is the first choice."""
        if not self.offered or self.state.snapshot is None or self.state.is_my_turn or self.offered[0] in self.state.legal:
            return None
        if not line:
            return self.offered[0]
        return self.offered[int(line) - 1] if line.isdecimal() and 1 <= int(line) <= len(self.offered) else None

    def command(self, word: str) -> str | None:
        """The question or command that a word means: in the reader's language or in English, or as much of it as is needed."""
        plain = word.casefold()
        names = [*QUESTIONS, *COMMANDS]
        for texts in (self.texts, Texts(FALLBACK)):
            spelled = {name: texts.text(f"terminal-ask-{name}").casefold() for name in names}
            exact = [name for name, text in spelled.items() if text == plain]
            begun = [name for name, text in spelled.items() if plain and len(plain) > 1 and text.startswith(plain)]
            if exact or len(begun) == 1:
                return (exact or begun)[0]
        return None

    async def do(self, chosen: str) -> bool:
        """Do what was chosen; return whether nothing more comes of it."""
        wishes: dict[str, AnyRequest] = {
            "again": requests.Rematch(),
            "fill": requests.Fill(LEVEL),
            "start": requests.Start(),
            "sit": requests.Sit(),
            "on": requests.Ready(secrets.token_hex(16)),
        }
        if chosen == "on" and isinstance(self.link, RecordWalk):
            self.is_over = not self.link.go(self.link.at + 1)
        elif chosen in wishes:
            await self.link.send(wishes[chosen])
        else:
            return await self.carry_out(chosen, "")
        return False

    async def carry_out(self, command: str, rest: str) -> bool:
        """Answer a question, or do what a command says; return whether nothing more comes of it."""
        if self.state.snapshot is None:
            return True
        if command in QUESTIONS:
            self.say(*filter(None, QUESTIONS[command](self.state)))
        elif command == "moves":
            self.list_moves()
        elif command == "what":
            self.describe(rest)
        elif command == "hint":
            self.said("terminal-thinking")
            await self.link.send(requests.Hint(self.state.number))
            return False
        elif command == "hurry":
            await self.link.send(requests.Hasten())
        elif command == "say":
            return await self.react(rest)
        elif command == "host":
            return await self.use_host_tool(rest)
        elif command == "back" and isinstance(self.link, RecordWalk):
            if not self.link.go(self.link.at - 1):
                return True
            move, count = self.link.place
            self.said("match-place", move=move, count=count)
            return False
        elif command == "quit":
            self.is_over = True
        return True

    async def react(self, rest: str) -> bool:
        """Say one of the quick reactions, by number or by its words; list them if it is none. Return whether nothing more comes of it."""
        said = [self.texts.text(f"play-reaction-{each}") for each in REACTIONS]
        chosen = chosen_line(rest, said)
        if chosen is None or isinstance(self.link, RecordWalk):
            self.say(*(f"{number}: {text}" for number, text in enumerate(said, 1)))
            return True
        await self.link.send(requests.React(REACTIONS[chosen]))
        return False

    async def use_host_tool(self, rest: str) -> bool:
        """Do what a host can do, by number or by its words; list it if it is nothing of that. Return whether nothing more comes of it."""
        tools = [] if isinstance(self.link, RecordWalk) else host_tools(self.state, is_alone=isinstance(self.link, LocalTable))
        chosen = chosen_line(rest, [tool.text for tool in tools])
        if chosen is not None:
            await self.link.send(tools[chosen].request)
            return False
        self.say(*(f"{number}: {tool.text}" for number, tool in enumerate(tools, 1)))
        self.said("terminal-host-how" if tools else "terminal-host-not")
        return True

    def describe(self, rest: str) -> None:
        """Say what a card would do."""
        cards = meant_cards(self.state, rest)
        if not cards:
            self.said("terminal-no-such-card", card=rest)
        for card in cards:
            self.say(*filter(None, answers.card(self.state, card)))

    async def move(self, line: str) -> bool:
        """Make the move that was typed; where several are meant, say which. Return whether nothing more comes of it."""
        offered = self.offered if self.state.is_my_turn else self.state.legal
        meant = meant_moves(self.state, line, offered) if self.state.is_playing else []
        if len(meant) == 1:
            self.is_pending = True
            await self.link.play(meant[0])
            return False
        if meant:
            self.said("terminal-which")
            self.say(*(f"{number}: {self.state.move_text(move)}" for number, move in enumerate(offered, 1) if move in meant))
        else:
            self.said("terminal-not-understood", typed=line)
        return True

    def help(self) -> None:
        """List what can be asked."""
        self.said("terminal-help")
        for name in (*QUESTIONS, *COMMANDS):
            if name != "back" or isinstance(self.link, RecordWalk):
                self.say(f"{self.texts.text(f'terminal-ask-{name}')}: {self.texts.text(f'terminal-about-{name}')}")
