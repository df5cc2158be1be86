"""Somebody with a browser: sees, presses, types; and notices everything that goes wrong meanwhile."""

import re
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from maukas.texts import Texts
from tests.server.server_process import ServerProcess

LOCALES = {"en": "en-GB", "fi": "fi-FI", "sv": "sv-SE", "da": "da-DK"}
DESK, PHONE, SMALL_PHONE = (1280, 800), (390, 844), (360, 740)
TIMEOUT = 60_000  # milliseconds, for a machine that has other things to do
NOT_KEPT = "Service Worker registration blocked"  # only who `keeps` the page uses it without a connection
# While it is down, whatever the page asks for; when it is killed, whatever it was sending.
NO_SERVER = (
    "WebSocket connection to .* failed",
    "ERR_CONNECTION_(REFUSED|RESET|CLOSED)",
    "ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)",
)
GONE_ON = "net::ERR_ABORTED"  # the page was left while it still asked for something

expect.set_options(timeout=TIMEOUT)


class Visitor:
    """One person, one browser profile, one or more tabs; `page` is the first."""

    def __init__(
        self,
        browser: Browser,
        house: ServerProcess,
        name: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        dark: bool = False,
        calm: bool = True,
        keeps: bool = False,
        **more: Any,
    ) -> None:
        self.house = house
        self.name = name
        self.has_touch = touch
        self.texts = Texts(language)
        self.expected: list[str] = [] if keeps else [NOT_KEPT]
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            locale=LOCALES.get(language, language),
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if keeps else "block",
            **more,
        )
        self.context.set_default_timeout(TIMEOUT)
        self.context.on("console", self.hear)
        self.context.on("weberror", lambda error: self.note(f"error: {error.error}"))
        self.context.on("requestfailed", self.miss)
        self.context.on("request", lambda request: self.check_host(request.url))
        self.page: Page = self.tab()

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("websocket", lambda socket: self.check_host(socket.url))
        return page

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    # What goes wrong

    def expect_trouble(self, *patterns: str) -> None:
        """These troubles belong to the test."""
        self.expected += patterns

    def note(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(f"console: {message.text} ({message.location.get('url')})")

    def miss(self, request: Request) -> None:
        if request.failure != GONE_ON:
            self.note(f"failed: {request.method} {request.url}: {request.failure}")

    def check_host(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.house.address).netloc:
            self.note(f"another host: {address}")

    def unexpected(self) -> list[str]:
        """The troubles that do not belong to the test."""
        return [trouble for trouble in self.troubles if not any(re.search(pattern, trouble) for pattern in self.expected)]

    # Words

    def says(self, id: str, /, **values: str | int) -> str:
        """A text of the page in this visitor's language."""
        text = self.texts.text(id, **values)
        assert text != id, f"no text {id}"
        return text

    def any_number(self, id: str) -> re.Pattern[str]:
        """The text with any number for $count."""
        forms = {re.escape(self.says(id, count=count)).replace(str(count), r"\d+") for count in (1, 2, 57)}
        return re.compile("^(" + "|".join(sorted(forms)) + ")")

    def card(self, game: str, card: str) -> str:
        """The name of a card."""
        return self.texts.card_name(game, card)

    # Doing

    def open(self, path: str = "") -> None:
        """Go to an address of the server."""
        self.page.goto(f"{self.house.address}/{path}")

    def stop_time(self) -> None:
        """Let no more time pass for the page, so that nothing is over before it was looked at; it needs `page.clock.install()` first."""
        self.page.clock.pause_at(self.page.evaluate("() => Date.now()") + TIMEOUT)

    def find(self, role: Any, name: str | re.Pattern[str], *, within: Locator | None = None) -> Locator:
        """Things of a role with exactly this accessible name."""
        return (within or self.page).get_by_role(role, name=name, exact=True)

    def button(self, id: str, /, **values: str | int) -> Locator:
        """A button by the id of its text."""
        return self.find("button", self.says(id, **values))

    def press(self, id: str, /, **values: str | int) -> None:
        """Press the button with this text."""
        self.touch(self.button(id, **values))

    def touch(self, thing: Locator) -> None:
        """Click it, or tap it on a phone."""
        if self.has_touch:
            thing.tap()
        else:
            thing.click()

    def sees(self, id: str, /, **values: str | int) -> Locator:
        """Wait until a text can be read somewhere; give back where."""
        return self.sees_words(self.says(id, **values))

    def sees_words(self, words: str | re.Pattern[str]) -> Locator:
        """Wait until these words can be read somewhere."""
        found = self.page.get_by_text(words).filter(visible=True).first
        expect(found).to_be_visible()
        return found

    def has(self, id: str, /, **values: str | int) -> bool:
        """Whether a button with this text is there now and can be pressed."""
        found = self.page.get_by_role("button", name=self.says(id, **values), exact=True, disabled=False)
        return found.filter(visible=True).count() > 0

    def arrive(self, place: Locator) -> None:
        """Come to a place for which a name is needed: who has none yet is asked for it."""
        expect(place.or_(self.name_dialog()).first).to_be_visible()
        if self.name_dialog().is_visible():
            self.introduce()
        expect(place).to_be_visible()

    def name_dialog(self) -> Locator:
        """The dialog that asks for a name."""
        return self.page.get_by_role("dialog", name=self.says("web-name-title"))

    def introduce(self) -> None:
        """Say the name in the dialog that asks for it."""
        dialog = self.name_dialog()
        dialog.get_by_role("textbox", name=self.says("web-name")).fill(self.name)
        self.touch(self.find("button", self.says("web-go-on"), within=dialog))
        expect(dialog).to_be_hidden()


Kind = TypeVar("Kind", bound=Visitor)


class Visit:
    """Lets people come: `visit("Ada")`."""

    def __init__(self, browser: Browser, usual_house: Callable[[], ServerProcess]) -> None:
        self.browser = browser
        self.usual_house = usual_house
        self.visitors: list[Visitor] = []

    def __call__(self, name: str, *, house: ServerProcess | None = None, **how: Any) -> Visitor:
        return self.let_in(Visitor, name, house=house, **how)

    def let_in(self, kind: type[Kind], name: str, *, house: ServerProcess | None = None, **how: Any) -> Kind:
        """The same for another kind of visitor."""
        visitor = kind(self.browser, house or self.usual_house(), name, **how)
        self.visitors.append(visitor)
        return visitor


def eventually(page: Page, holds: Callable[[], bool], what: str = "") -> None:
    """Wait until something holds."""
    for _ in range(TIMEOUT // 25):
        if holds():
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"it never came to this: {what or holds}")
