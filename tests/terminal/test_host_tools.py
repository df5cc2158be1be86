"""What a host can do at a table in the terminal, and quick reactions: on the whole screen and line by line."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList

from maukas.protocol import requests
from maukas.protocol.settings import LEVELS, Settings
from maukas.terminal.app.dialogs import ChoiceDialog
from maukas.terminal.app.table_screen import TableScreen
from maukas.terminal.guest_file import GuestFile, read_guest
from maukas.terminal.host_tools import host_tools
from maukas.terminal.local_table import LocalTable
from maukas.terminal.network import guest_client, network_link
from maukas.terminal.table_state import TableState
from maukas.texts import LANGUAGES, Texts
from tests.server.conftest import server as server
from tests.server.server_process import ServerProcess
from tests.terminal.faces import TIMEOUT, local_table, told, until
from tests.terminal.screens import Sitter, seated

OPEN = Settings(game="maumau", seats=3, options={"rounds": 1}, pace=0, grace=0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


def lines(sitter: Sitter) -> list[str]:
    """The lines of the open dialog."""
    return [str(option.prompt) for option in sitter.app.screen.query_one(OptionList).options]


def test_a_match_is_paused_and_goes_on_to_its_end() -> None:
    async def pause() -> None:
        async with seated(local_table("dos")) as sitter:
            state = sitter.app.state
            await sitter.until_asked()
            await sitter.press("b", "1")
            await sitter.until(lambda: state.table.paused is not None)
            await sitter.until(lambda: lines(sitter)[0] == "1 Resume")
            await sitter.press("escape")
            await sitter.until(lambda: sitter.offers == ["resume"])
            assert "Aino has paused the match." in sitter.seen
            await sitter.press("enter")
            await sitter.until(lambda: state.table.paused is None)
            await sitter.play_match()

    run(pause)


def test_a_bot_that_was_thinking_when_the_match_was_paused_plays_when_it_goes_on() -> None:
    async def pause() -> None:
        settings = Settings(game="maumau", seats=2, options={"rounds": 1}, pace=0.2, grace=0)
        async with LocalTable(settings, "Aino", ["casual"]) as link:
            state = TableState(Texts("en"))
            await until(link, state, lambda: state.must_agree)
            await link.send(requests.Ready())
            await until(link, state, lambda: state.is_playing)
            while state.is_my_turn:
                await link.play("draw" if "draw" in state.legal else state.legal[0])
                await until(link, state, lambda: True)
            moves = len(state.moves)
            await link.send(requests.Pause())
            await asyncio.sleep(0.5)  # the bot is done with thinking, and may not play
            await link.send(requests.Resume())
            await until(link, state, lambda: state.table.paused is None and len(state.moves) > moves)

    run(pause)


def test_a_host_seats_bots_chooses_their_level_and_starts(server: ServerProcess) -> None:
    async def host() -> None:
        guest = GuestFile(None, "Aino")
        async with guest_client(server.address, guest, "en") as client, network_link(client, "", settings=OPEN) as link:
            state = TableState(Texts("en"))
            await until(link, state, lambda: state.seat == 0)

            async def use(text: str, is_done: Callable[[], bool]) -> None:
                tool = next(each for each in host_tools(state, is_alone=False) if each.text.startswith(text))
                await link.send(tool.request)
                await until(link, state, is_done)

            await use("Seat a bot on seat 2", lambda: state.table.chairs[1].kind == "bot")
            bot = state.table.chairs[1]
            await use(f"{bot.name}: casual", lambda: state.table.chairs[1].level == LEVELS[LEVELS.index("casual") + 1])
            await use("One seat fewer", lambda: len(state.table.chairs) == 2)
            await use("One more seat", lambda: len(state.table.chairs) == 3)
            await use("Fill with bots", lambda: state.table.chairs[2].kind == "bot")
            await use(f"Remove {state.table.chairs[2].name}", lambda: state.table.chairs[2].kind == "free")
            await use("Fill with bots", lambda: state.table.chairs[2].kind == "bot")
            await use("Bots take 0", lambda: state.table.settings.pace == 0.5)
            await use("Public: -", lambda: state.table.settings.public)
            await use("Start", lambda: state.table.phase != "waiting")
            assert host_tools(state, is_alone=False)[0].request == requests.Pause()

    run(host)


def test_who_is_no_host_has_no_tools() -> None:
    state = TableState(Texts("en"))
    assert host_tools(state, is_alone=True) == []


def test_a_table_of_ones_own_has_bots_of_every_level_and_is_never_public() -> None:
    async def choose() -> None:
        async with LocalTable(OPEN, "Aino", ["casual", "casual"]) as link:
            state = TableState(Texts("en"))
            await until(link, state, lambda: True)
            tools = host_tools(state, is_alone=True)
            assert not any(isinstance(tool.request, requests.Change) for tool in tools)
            for level in (*LEVELS[2:], LEVELS[0]):
                tool = next(each for each in host_tools(state, is_alone=True) if isinstance(each.request, requests.Bot))
                await link.send(tool.request)
                await until(link, state, lambda: True)
                assert state.table.chairs[1].level == level

    run(choose)


def test_a_reaction_is_chosen_by_its_number_and_told() -> None:
    async def react() -> None:
        async with seated(local_table("dos")) as sitter:
            await sitter.until_asked()
            await sitter.press("x")
            assert isinstance(sitter.app.screen, ChoiceDialog)
            await sitter.press("2")
            assert isinstance(sitter.app.screen, TableScreen)
            await sitter.until(lambda: "Aino: Well played!" in sitter.app.table_screen.told)

    run(react)


def test_hidden_reactions_of_others_are_not_told_and_stay_hidden(tmp_path: Path) -> None:
    async def hide() -> None:
        async with seated(local_table("maumau"), path=tmp_path / "guest.json") as sitter:
            await sitter.until_asked()
            sitter.app.turn_muting()
            assert sitter.app.state.is_muted
        assert read_guest(tmp_path / "guest.json").is_muted

    run(hide)


@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_reactions_and_tools_are_words_with_a_number(language: str) -> None:
    texts = Texts(language)
    say, host = (texts.text(f"terminal-ask-{name}") for name in ("say", "host"))
    heard = asyncio.run(told(local_table("maumau"), say, f"{say} 1", host, f"{host} 1", f"{host} 1", "1", language=language))
    assert f"8: {texts.text('play-reaction-bye')}" in heard
    assert f"Aino: {texts.text('play-reaction-hello')}" in heard
    assert f"1: {texts.text('friends-pause')}" in heard
    assert texts.text("terminal-host-how") in heard
    assert texts.text("play-paused", name="Aino") in heard
