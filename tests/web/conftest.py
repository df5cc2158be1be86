"""What the tests in the browser share: one Chromium a worker, one server a module, and visitors whose troubles fail the test."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.server.server_process import ServerProcess
from tests.web.kit.house import copied_page, open_house
from tests.web.kit.visitor import Visit, Visitor
from tools.browser import SETTING, find_browser

FLAGS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]


@pytest.fixture(scope="package")  # not longer: beside it no other event loop runs in this thread
def browser() -> Iterator[Browser]:
    """Chromium, in a process of its own."""
    program = find_browser()
    if program is None:
        pytest.skip(f"no Chromium here: install it (make browser), or say where it is in {SETTING}")
    is_root = os.geteuid() == 0
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=FLAGS, chromium_sandbox=not is_root)
        yield running
        running.close()


@pytest.fixture(scope="package")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as it was built when the tests began."""
    return copied_page(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[ServerProcess]:
    """A server that the tests of a module share, with bots that do not dawdle."""
    with open_house(tmp_path_factory.mktemp("house"), built_page) as running:
        yield running


@pytest.fixture
def deal(tmp_path: Path, built_page: Path) -> Iterator[Callable[[str], ServerProcess]]:
    """A server of the test's own, where every round begins with a position."""
    with ExitStack() as stack:
        yield lambda position: stack.enter_context(open_house(tmp_path, built_page, position=position))


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """People who come to the server; in the end nothing may have gone wrong in their browsers."""
    visiting = Visit(browser, lambda: request.getfixturevalue("house"))  # started only if somebody goes there
    yield visiting
    troubles = [f"{visitor.name}: {trouble}" for visitor in visiting.visitors for trouble in visitor.unexpected()]
    for visitor in visiting.visitors:
        visitor.leave()
    assert not troubles, "\n".join(troubles)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """When a test fails, its report says what each visitor saw."""
    report = yield
    visiting = getattr(item, "funcargs", {}).get("visit")
    if report.failed and call.when == "call" and visiting is not None:
        for visitor in visiting.visitors:
            report.sections.append((f"{visitor.name} at {visitor.page.url}", seen_by(visitor)))
    return report


def seen_by(visitor: Visitor) -> str:
    """The screen as a screen reader knows it."""
    try:
        return visitor.page.locator("body").aria_snapshot(timeout=2000)
    except Error as error:
        return str(error)
