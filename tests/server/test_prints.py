"""Prints over HTTP: the same PDFs as on the command line, each made once."""

import asyncio

import httpx
import pytest

from maukas.games.registry import GAMES
from maukas.printing.job import PrintJob
from maukas.server.printer import MOST_KEPT, MOST_WAITING, Printer
from maukas.server.worker_threads import Overloaded
from tests.server.people import addresses
from tests.server.server_process import ServerProcess


def ask(server: ServerProcess, path: str, **wishes: str | list[str]) -> httpx.Response:
    headers = {"X-Forwarded-For": next(addresses)}
    return httpx.get(f"{server.address}/api/print/{path}", params=wishes, headers=headers, timeout=60)


def sheet_for(number: int) -> PrintJob:
    return PrintJob(kind="scores", game=GAMES["dos"], paper="a4", language="en", players=("Ada", str(number)))


def test_the_page_gets_the_same_cards_as_the_command_line(server: ServerProcess) -> None:
    answer = ask(server, "dos/cards", paper="letter", language="fi", large="true")
    job = PrintJob(kind="cards", game=GAMES["dos"], paper="letter", language="fi", large=True)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.headers["content-disposition"] == 'attachment; filename="maukas-dos-cards-large-letter-fi.pdf"'
    assert answer.content == job.pdf()


def test_a_score_sheet_can_have_names(server: ServerProcess) -> None:
    answer = ask(server, "maumau/scores", players=["Ada", "Väinö"])
    assert answer.content == PrintJob(kind="scores", game=GAMES["maumau"], paper="a4", language="en", players=("Ada", "Väinö")).pdf()


@pytest.mark.parametrize(
    ("path", "wishes", "status"),
    [
        ("uno/cards", {}, 404),
        ("dos/posters", {}, 400),
        ("dos/cards", {"paper": "b9"}, 400),
        ("dos/cards", {"large": "perhaps"}, 400),
        ("dos/scores", {"players": [str(number) for number in range(11)]}, 400),
        ("dos/scores", {"players": 41 * "x"}, 400),
    ],
)
def test_what_cannot_be_printed_is_refused(server: ServerProcess, path: str, wishes: dict[str, str | list[str]], status: int) -> None:
    answer = ask(server, path, **wishes)
    assert answer.status_code == status
    assert answer.json()["reason"].startswith("http-")


def test_the_catalogue_says_that_this_server_prints(server: ServerProcess) -> None:
    assert httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-For": next(addresses)}).json()["can_print"] is True


def test_what_many_ask_for_is_made_once_and_kept() -> None:
    async def many() -> list[bytes]:
        printer = Printer()
        together = await asyncio.gather(*(printer.print(sheet_for(1)) for _ in range(3)))
        return [*together, await printer.print(sheet_for(1))]

    first, *others = asyncio.run(many())
    assert all(other is first for other in others)


def test_whoever_leaves_does_not_take_the_print_from_the_others() -> None:
    async def leave() -> tuple[bytes, bool]:
        printer = Printer()
        leaving, staying = (asyncio.create_task(printer.print(sheet_for(1))) for _ in range(2))
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying, leaving.cancelled()

    content, has_left = asyncio.run(leave())
    assert content.startswith(b"%PDF")
    assert has_left


def test_only_so_many_wait_and_only_so_many_are_kept() -> None:
    async def crowd() -> tuple[list[bytes | BaseException], int]:
        printer = Printer()
        answers = await asyncio.gather(*(printer.print(sheet_for(number)) for number in range(MOST_WAITING + 3)), return_exceptions=True)
        for number in range(MOST_KEPT + 3):
            await printer.print(sheet_for(number))
        return answers, len(printer.kept)

    answers, kept = asyncio.run(crowd())
    assert sum(isinstance(answer, Overloaded) for answer in answers) == 3
    assert kept == MOST_KEPT


def test_wishes_that_change_nothing_make_no_other_job() -> None:
    job = PrintJob(kind="rules", game=GAMES["dos"], paper="a4", language="en")
    odd = PrintJob(kind="rules", game=GAMES["dos"], paper="a4", language="en", large=True, backs=False, players=("Ada",))
    assert odd.tidied() == job.tidied()
