"""The kit of the tests in the browser: people who come to a real server with a real Chromium.

A test asks for the fixture `visit` and lets people come; each is a browser of its own (cookies, storage, language, size):

    def test_ada_plays(visit: Visit) -> None:
        ada = visit("Ada", language="fi", size=PHONE, touch=True, dark=True)
        ada.open("new?game=dos")                        # an address below the server's: here a table opens
        ada.press("play-start")                         # a button, by the id of its text, whatever the language
        ada.sees("play-waiting-title")                  # a text, by its id; waits for it
        axe(ada.page)                                   # WCAG A and AA and best practices, no violations

- `ada.page` is Playwright's page (sync API); find things by role and name, and never by classes or the page's own state.
- When the test ends, each visitor's console errors, errors of scripts, failed requests and requests to other hosts fail the test;
  `ada.expect_trouble("ERR_CONNECTION_REFUSED")` beforehand says what belongs to the test.
- The server is `house`, one for a module. A test that needs certain cards has its own from the fixture `deal`: `deal(position)` begins
  every round with a position in the notation of docs/notation.md, and `visit("Ada", house=...)` goes there. Seat 0 is the host's.
- Bots do not wait: while a test looks, they may skip my turn, make me draw, or be out. Where that matters, only people sit at the table, or
  the round is a certain one: `long_round(...)` of `kit/house.py` begins with seat 0, and lasts.
- `kit/table.py` opens tables and seats people as they would; `kit/player.py` plays for them by clicking what the page offers.
- `kit/faces.py` finds the pictures beside names.
- `kit/line.py` holds up or cuts what goes between a page and its table; `kit/kept.py` knows what the page has kept for a time without one.
- `eventually(...)` waits for what Playwright's `expect` cannot say. Nothing is read only once right after something was touched: a finger's
  touch is felt a moment later, a move is told by the server, and bots go on.
"""
