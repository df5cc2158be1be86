"""Firefox without a window, driven over WebDriver BiDi, which it speaks by itself: no driver has to be installed beside it."""

import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

TIMEOUT = 120.0  # seconds, for a machine that has other things to do
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
QUIET = {"MOZ_HEADLESS": "1", "MOZ_CRASHREPORTER_DISABLE": "1"}
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("browser.startup.homepage", "about:blank");
user_pref("startup.homepage_welcome_url", "");
"""


class FirefoxError(Exception):
    """Firefox did not do what it was asked to, or something went wrong in the page."""


class Firefox:
    """One browser with one page."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.asked = 0
        self.troubles: list[str] = []  # what the page has written to the console as errors
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command, and wait for what comes of it."""
        self.asked += 1
        self.connection.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            said = json.loads(self.connection.recv(TIMEOUT))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.troubles.append(str(said["params"]["text"]))
            if said.get("id") == self.asked:
                if said["type"] == "error":
                    raise FirefoxError(f"{method}: {said['message']}")
                return dict(said["result"])

    def size(self, width: int, height: int) -> None:
        """Give the page this many pixels."""
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def open(self, address: str) -> None:
        """Go somewhere, and wait until it is loaded."""
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """What a piece of JavaScript gives back, as JSON."""
        expression = f"(async () => JSON.stringify((await ({script})()) ?? null))()"
        done = self.ask("script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True)
        if done["type"] == "exception":
            raise FirefoxError(done["exceptionDetails"]["text"])
        return json.loads(done["result"]["value"])

    def press(self, x: float, y: float) -> None:
        """Press the mouse button somewhere in the window."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.ask("input.performActions", context=self.context, actions=[{"type": "pointer", "id": "mouse", "actions": actions}])

    def eventually(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds."""
        until = time.monotonic() + TIMEOUT
        while not holds():
            if time.monotonic() > until:
                raise FirefoxError(f"it never came to this: {what}; on the page: {self.run('() => document.body.innerText')}")
            time.sleep(0.05)


@contextmanager
def open_firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Start Firefox with a profile of its own, and end it."""
    (folder / "user.js").write_text(PREFERENCES, encoding="utf-8")
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    environment: Mapping[str, str] = {**os.environ, **QUIET, "HOME": str(folder)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            found = next(filter(None, map(LISTENING.search, process.stderr)), None)
            if found is None:
                raise FirefoxError("Firefox does not start")
            with connect(f"{found[1]}/session", max_size=None, open_timeout=TIMEOUT) as connection:
                yield Firefox(connection)
        finally:
            process.terminate()
            process.stderr.close() if process.stderr else None
            process.wait(TIMEOUT)
