"""What people do around a match: open a table, choose its rules, invite, sit down, begin."""

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, expect

from tests.web.kit.visitor import Visitor

Rules = Mapping[str, str | int | bool]


def open_table(host: Visitor, game: str, *, seats: int = 2, rules: Rules | None = None, public: bool = False) -> str:
    """Open a table for friends, and arrange it in its waiting room; give back the address below the server's."""
    host.open(f"new?game={game}")
    host.arrive(host.page.get_by_role("heading", name=host.says("play-waiting-title")))
    have_seats(host, seats)
    if public or rules:
        change_settings(host)
        if public:
            host.page.get_by_role("switch", name=host.says("web-public")).check()
        if rules:
            host.touch(host.page.get_by_text(host.says("web-rules-each")))
            for name, value in rules.items():
                choose_rule(host, game, name, value)
        host.press("web-close")
    return path_of(host)


def have_seats(host: Visitor, seats: int) -> None:
    """Give a table so many seats, one after the other."""
    shown = host.page.get_by_role("group", name=host.any_number("play-seats"))
    now = next(count for count in range(2, 11) if shown.get_attribute("aria-label") == host.says("play-seats", count=count))
    for count in range(now, seats, 1 if seats > now else -1):
        host.press("play-seat-more" if seats > now else "play-seat-less")
        expect(shown).to_have_attribute("aria-label", host.says("play-seats", count=count + (1 if seats > now else -1)))


def change_settings(host: Visitor) -> Locator:
    """Open the dialog with the game and the rules of a table."""
    host.press("friends-change")
    dialog = host.find("dialog", host.says("friends-settings"))
    expect(dialog.get_by_role("group", name=host.says("web-rules"))).to_be_visible()
    return dialog


def choose_rule(host: Visitor, game: str, name: str, value: str | int | bool) -> None:
    """Set one house rule to another value."""
    id = f"option-{game}-{name}".replace("_", "-")
    title = host.says(id)
    if isinstance(value, int) and not isinstance(value, bool):
        field = host.page.get_by_role("spinbutton", name=re.compile("^" + re.escape(title)))
        field.fill(str(value))
        field.press("Tab")
        expect(field).to_have_value(str(value))
    else:
        last = ("on" if value else "off") if isinstance(value, bool) else value.replace("_", "-")
        choose(host, title, host.says(f"{id}-{last}"))


def choose(visitor: Visitor, legend: str, label: str) -> None:
    """Choose one of a few."""
    chosen = choice(visitor, legend, label)
    visitor.touch(chosen.locator("xpath=ancestor::label"))
    expect(chosen).to_be_checked()


def choice(visitor: Visitor, legend: str, label: str) -> Locator:
    """One of a few, under its heading."""
    group = visitor.find("group", legend)
    return group.get_by_role("radio", name=re.compile("^" + re.escape(label)))


def path_of(visitor: Visitor) -> str:
    """Where a visitor is, below the server's address."""
    return visitor.page.url.removeprefix(visitor.house.address).lstrip("/")


def accept_invitation(guest: Visitor) -> None:
    """Say a name where a link has led, once all that the invitation says has come and moves nothing any more."""
    expect(guest.page.locator("main p a").first).to_be_visible()
    guest.page.get_by_role("textbox", name=guest.says("play-name")).fill(guest.name)
    guest.press("play-name-enter")


def come_by_link(guest: Visitor, path: str) -> None:
    """Open a link to a table, say a name, and sit down."""
    guest.open(path)
    accept_invitation(guest)
    expect(guest.page.get_by_role("listitem").filter(has_text=guest.name).filter(has_text=guest.says("play-you"))).to_be_visible()


def begin(host: Visitor) -> None:
    """Let the match begin, and wait for the cards."""
    host.press("play-start")
    expect(hand(host)).to_be_visible()


def meet_bots(host: Visitor, game: str, *, seats: int = 2, rules: Rules | None = None) -> str:
    """From nothing to a match against bots; the fewer the cards, the sooner one of them is out, perhaps before anything is seen."""
    path = open_table(host, game, seats=seats, rules=rules)
    host.press("play-fill")
    host.press("play-start")
    return path


def play_bots(host: Visitor, game: str, *, seats: int = 2, rules: Rules | None = None) -> str:
    """The same up to their own cards: for rounds that cannot be over by then, as with one bot and hands as usual, or a long round."""
    path = meet_bots(host, game, seats=seats, rules=rules)
    expect(hand(host)).to_be_visible()
    return path


def play_together(host: Visitor, guest: Visitor, game: str, *, rules: Rules | None = None) -> str:
    """From nothing to the first turn of two people."""
    path = open_table(host, game, rules=rules)
    come_by_link(guest, path)
    begin(host)
    expect(hand(guest)).to_be_visible()
    return path


def hand(visitor: Visitor) -> Locator:
    """The own hand."""
    return visitor.page.get_by_role("list", name=visitor.any_number("play-hand"))


def cards(visitor: Visitor) -> Locator:
    """The cards of the player’s own hand."""
    return hand(visitor).get_by_role("button")


def fits(visitor: Visitor) -> re.Pattern[str]:
    """How the page names a card that can be played."""
    before, after = (re.escape(part) for part in visitor.says("play-fits", card="@").split("@"))
    return re.compile(f"^{before}.+{after}$")


def fitting(visitor: Visitor) -> Locator:
    """The cards that the page says can be played."""
    return hand(visitor).get_by_role("button", name=fits(visitor))


def card(visitor: Visitor, game: str, name: str) -> Locator:
    """A card of the player’s own hand, whether it fits or not."""
    said = visitor.card(game, name)
    either = f"^({re.escape(said)}|{re.escape(visitor.says('play-fits', card=said))})$"
    return hand(visitor).get_by_role("button", name=re.compile(either)).first


def has_turn(visitor: Visitor) -> None:
    """Wait until the table shows that it is the player's turn; what was announced last may be of an earlier one."""
    expect(visitor.page.get_by_role("main").get_by_text(re.compile("^" + re.escape(visitor.says("play-your-turn"))))).to_be_visible()


def on_row(visitor: Visitor, name: str) -> Locator:
    """A card of the centre row."""
    row = visitor.find("list", visitor.says("play-row"))
    return row.get_by_role("button", name=re.compile("^" + re.escape(visitor.card("dos", name)))).first
