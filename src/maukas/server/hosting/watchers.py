"""Who may watch a table: many, but nobody takes the places of all others, and some are kept for people who want to sit."""

from collections import Counter

from maukas.server.hosting.live_table import LiveTable, Viewer

MOST_OF_A_GUEST = 4  # connections without a seat, at one table
LEAST_FOR_AN_ADDRESS = 8  # the same; or a quarter of the places, if that is more
ADDRESS_SHARE, KEPT_SHARE = 4, 5  # a quarter of the places for one address at most; a fifth is kept
MOST_KEPT_FOR_AN_ADDRESS = 3  # of those who come to a place that is kept
DISMISSED_FOR = 600.0  # seconds


def watchers(live: LiveTable) -> list[Viewer]:
    """The viewers who neither have a seat nor wait for one, nor are the host."""
    awaited = {live.table.host, *(sitter.next_guest for sitter in live.table.sitters)}
    return [viewer for seat, viewers in live.audience().items() if seat is None for viewer in viewers if viewer.person.guest not in awaited]


def has_room(live: LiveTable, guest: str, address: str, most: int) -> bool:
    """Whether one more connection may watch; if there is a seat to take, some places are left for those who are not there yet."""
    if live.table.seat_of(guest) is not None or guest == live.table.host:
        return True
    present = watchers(live)
    mine = sum(viewer.person.guest == guest for viewer in present)
    near = sum(viewer.address == address for viewer in present)
    if mine >= MOST_OF_A_GUEST or near >= max(most // ADDRESS_SHARE, LEAST_FOR_AN_ADDRESS) or len(present) >= most:
        return False
    if len(present) < most - most // KEPT_SHARE:
        return True
    has_seat = any(sitter.is_free or (sitter.level and not sitter.next_guest) for sitter in live.table.sitters)
    return has_seat and mine == 0 and near < MOST_KEPT_FOR_AN_ADDRESS


def is_dismissed(live: LiveTable, guest: str, address: str, now: float) -> bool:
    """Whether the host has sent somebody away a short while ago, or a crowd from the same address."""
    return live.table.seat_of(guest) is None and any(live.dismissed.get(each, 0.0) > now for each in (guest, address))


def dismiss(live: LiveTable, now: float) -> list[Viewer]:
    """Note who is sent away: all who watch, but for a big screen in a room where somebody has a seat."""
    rooms = {viewer.address for seat, viewers in live.audience().items() if seat is not None for viewer in viewers}
    gone = [viewer for viewer in watchers(live) if not (viewer.is_screen and viewer.address in rooms)]
    crowds = [address for address, count in Counter(viewer.address for viewer in gone).items() if count > MOST_OF_A_GUEST]
    live.dismissed = {each: until for each, until in live.dismissed.items() if until > now}
    live.dismissed |= dict.fromkeys([*crowds, *(viewer.person.guest for viewer in gone)], now + DISMISSED_FOR)
    return gone
