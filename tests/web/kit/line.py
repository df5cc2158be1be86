"""The line between a page and its table: a test can hold up what goes over it, and cut it."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """Between the page and the server from the next connection on."""

    def __init__(self, page: Page) -> None:
        self.asked: list[dict[str, Any]] = []  # by the page, whether it arrived or not
        self.is_slow = False  # what the page asks does not arrive yet
        self.is_deaf = False  # the page hears nothing
        self.late: list[str | bytes] = []
        page.route_web_socket(re.compile("/socket"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page, self.server = page, page.connect_to_server()
        page.on_message(self.ask)
        self.server.on_message(self.tell)

    def ask(self, message: str | bytes) -> None:
        self.asked.append(json.loads(message))
        if self.is_slow:
            self.late.append(message)
        else:
            self.server.send(message)

    def tell(self, message: str | bytes) -> None:
        if not self.is_deaf:
            self.page.send(message)

    def catch_up(self) -> None:
        """Everything arrives that was held up."""
        self.is_slow = False
        for message in self.late:
            self.server.send(message)
        self.late = []

    def cut(self) -> None:
        """The connection ends; the next one is sound."""
        self.is_slow = self.is_deaf = False
        self.late = []
        self.server.close()
        self.page.close()

    def moves(self) -> list[str]:
        """What the page has asked to be played."""
        return [request["move"] for request in self.asked if request["type"] == "play"]
