"""Bots that come to a server from elsewhere, each over a connection of its own, and play whole matches."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from maukas.bot_guest import BotGuest, MoveRefused
from maukas.bots.bot import Budget, Situation
from maukas.bots.casual import Casual
from maukas.bots.random_bot import RandomBot
from maukas.client import TableLink
from maukas.protocol import messages, requests
from tests.server.people import QUICK, guests, in_loop, quick
from tests.server.server_process import TIMEOUT, ServerProcess


class Attentive(RandomBot):
    """Checks on every decision that its history begins with the deal and ends with what it sees."""

    checked = 0

    def choose(self, situation: Situation, budget: Budget) -> str:
        assert min(situation.opening.hand_sizes) == 3  # the start card may have given somebody more
        assert situation.history == () or situation.history[-1].view == situation.view
        assert situation.history or situation.view == situation.opening
        Attentive.checked += 1
        return super().choose(situation, budget)


@pytest.mark.parametrize("game", QUICK)
@in_loop
async def test_bots_from_elsewhere_play_a_match_with_all_they_have_seen(tmp_path: Path, game: str) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            code = await ada.open_table(quick(game, 2))
            Attentive.checked = 0
            async with ada.join(code) as hers, ben.join(code) as his:
                playing = asyncio.gather(*(BotGuest(link, Attentive(seed), Budget()).play() for seed, link in enumerate((hers, his))))
                while his.table is None or his.table.you is None:
                    await asyncio.sleep(0.01)
                await hers.send(requests.Start())
                ended = await asyncio.wait_for(playing, 2 * TIMEOUT)
    assert ended[0].winners == ended[1].winners != ()
    assert Attentive.checked > 0


@in_loop
async def test_a_move_that_comes_too_fast_is_sent_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,):
            code = await ada.open_table(quick("maumau", 2))
            async with ada.join(code) as link:
                for _ in range(100):  # more than may be asked at once
                    await link.send(requests.React("hello"))
                await link.send(requests.Fill("casual"))
                await link.play("draw")
                answers = await refusals_until_played(link)
    assert all(message.reason == "table-too-fast" for message in answers[:-1])
    assert answers[-1].reason == "table-no-round"  # the move came through in the end: there is no round to make it in


async def refusals_until_played(link: TableLink) -> list[messages.Refused]:
    """The refusals up to the one of a move."""
    found = []
    async for message in link:
        if isinstance(message, messages.Refused):
            found.append(message)
            if message.request == "play":
                break
    return found


@in_loop
async def test_a_bot_that_plays_wrong_is_told_why(tmp_path: Path) -> None:
    class Stubborn(RandomBot):
        def choose(self, situation: Situation, budget: Budget) -> str:  # noqa: ARG002
            return "W:R" if "W" not in situation.hand else "R9"

    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,), ada.join(await ada.open_table(quick("maumau", 2))) as link:
            await link.send(requests.Fill("casual"))
            await link.send(requests.Start())
            with pytest.raises(MoveRefused, match=r"M-\d+: maumau-"):
                await asyncio.wait_for(BotGuest(link, Stubborn(1), Budget()).play(), TIMEOUT)


@in_loop
async def test_a_bot_waits_while_the_match_is_paused(tmp_path: Path) -> None:
    class Slow(Casual):
        def choose(self, situation: Situation, budget: Budget) -> str:
            time.sleep(0.02)
            return super().choose(situation, budget)

    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            code = await ada.open_table(quick("maumau", 2))
            async with ada.join(code) as hers, ben.join(code) as his:
                playing = [asyncio.create_task(BotGuest(link, Slow(1), Budget()).play()) for link in (hers, his)]
                while hers.table is None or hers.table.chairs[1].kind == "free":
                    await asyncio.sleep(0.01)
                await hers.send(requests.Start())
                while hers.table.phase != "playing":
                    await asyncio.sleep(0.01)
                await hers.send(requests.Pause())
                while his.table is None or his.table.paused is None:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.3)  # long enough to play, which would be refused
                await hers.send(requests.Resume())
                ended = await asyncio.wait_for(asyncio.gather(*playing), 2 * TIMEOUT)
    assert ended[0].winners != ()


@in_loop
async def test_a_bot_that_says_a_wrong_word_goes_on_with_its_turn(tmp_path: Path) -> None:
    class Chatty(RandomBot):
        def interject(self, situation: Situation) -> str:  # noqa: ARG002
            return "mau"

    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,), ada.join(await ada.open_table(quick("maumau", 2))) as link:
            await link.send(requests.Fill("casual"))
            await link.send(requests.Start())
            ended = await asyncio.wait_for(BotGuest(link, Chatty(1), Budget()).play(), TIMEOUT)
    assert ended.winners != ()


@in_loop
async def test_a_move_that_something_else_has_overtaken_is_nobodys_fault(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,), ada.join(await ada.open_table(quick("maumau", 2))) as link:
            guest = BotGuest(link, Casual(1), Budget())
            await anext(aiter(link))
            for reason in ("table-stale", "table-no-round", "table-paused"):
                await guest.take_refusal(messages.Refused("play", reason, move="R5"))
            with pytest.raises(MoveRefused):
                await guest.take_refusal(messages.Refused("play", "maumau-not-your-turn", "M-15", move="R5"))


@in_loop
async def test_a_bot_is_seated_from_the_command_line(tmp_path: Path) -> None:
    own = tmp_path / "own_bot.py"
    own.write_text("def choose(view, random):\n    return random.choice(view.legal)\n", encoding="utf-8")
    with ServerProcess(tmp_path) as server:
        async with guests(server, "Ada") as (ada,):
            code = await ada.open_table(quick("maumau", 2))
            async with ada.join(code) as link:
                command = [sys.executable, "-m", "maukas", "seat", f"{server.address}/t/{code}", str(own)]
                seated = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)
                playing = asyncio.create_task(BotGuest(link, Casual(3), Budget()).play())
                while link.table is None or [chair.name for chair in link.table.chairs] != ["Ada", "own_bot"]:
                    await asyncio.sleep(0.05)
                await link.send(requests.Start())
                await asyncio.wait_for(playing, 2 * TIMEOUT)
                said, wrong = await asyncio.wait_for(seated.communicate(), TIMEOUT)
    assert wrong == b""
    assert b"own_bot joins the table" in said
    assert b"The match is over: Ada " in said
