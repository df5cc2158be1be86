"""What may happen in an evening, each thing chosen by dice: reasonable, foolish and malicious requests, and the passing of time."""

import random
from collections.abc import Callable

from maukas.games.game import GAMES
from maukas.games.words import is_word
from maukas.protocol import requests
from maukas.protocol.requests import REACTIONS, AnyRequest
from maukas.tables.conduct import NotGranted
from tests.play import random_options, random_seats
from tests.tables.evening import FOR_THE_HOST, FOR_THE_SEATED, LEVELS, PEOPLE, Evening, hosts, seat_of, settings_of

CLOCKS = (0, 15, 30, 60, 86_400, 259_200, 604_800)
GRACES = (0.0, 2.0, 10.0)
NONSENSE = ("", "R", "W:", "draw ", "catch:", "catch:99", "R1>R1", "add:R1", "mau", "dos", "end", "Ä", "R11")

Act = Callable[[Evening, random.Random], None]


def new_evening(dice: random.Random, key: object) -> Evening:
    """A table with a random game, random seats, house rules and clock."""
    game = GAMES[dice.choice([*GAMES])]
    options = random_options(game, dice)
    if dice.random() < 0.5:
        options |= {"hand_size": dice.choice((1, 2, 3))}            # short rounds: more of them in an evening
        options |= {"rounds": dice.choice((1, 2))} if game.name == "maumau" else {"target": dice.choice((1, 30))}
    seats = min(random_seats(game, dice), dice.choice((2, 3, 4, 10)))
    return Evening(
        settings_of(game.name, seats, options=options, clock=dice.choice(CLOCKS), grace=dice.choice(GRACES)), dice.choice(PEOPLE), key,
    )


def asks(evening: Evening, guest: str, request: AnyRequest, dice: random.Random) -> None:
    """Somebody asks; hardly ever without being there, when the connection was lost meanwhile. A refusal has a reason."""
    if guest not in evening.table.present and dice.random() < 0.9:
        evening.arrive(guest)
    must_be_refused = (
        (isinstance(request, FOR_THE_SEATED) and seat_of(evening.table, guest) is None)
        or (isinstance(request, FOR_THE_HOST) and not hosts(evening.table, guest))
        or (isinstance(request, requests.Allow) and guest != evening.table.host)
        or (isinstance(request, requests.Sit) and guest in evening.manners.sent_away)
    )
    is_granted = reason_against(lambda: evening.ask(guest, request)) is None
    assert not (is_granted and must_be_refused), f"{guest} must not be granted {request}"


def reason_against(act: Callable[[], object]) -> str | None:
    """Why something is refused; None if it was done."""
    try:
        act()
    except NotGranted as refusal:
        return refusal.reason
    return None


def somebody(dice: random.Random) -> str:
    return dice.choice(PEOPLE)


def host_mostly(evening: Evening, dice: random.Random) -> str:
    """Who hosts, or anybody."""
    hosting = [guest for guest in PEOPLE if hosts(evening.table, guest)]
    return hosting[0] if hosting and dice.random() < 0.8 else somebody(dice)


def seated_mostly(evening: Evening, dice: random.Random) -> str:
    seated = [sitter.guest for sitter in evening.table.seats if sitter.guest]
    return dice.choice(seated) if seated and dice.random() < 0.8 else somebody(dice)


def any_seat(evening: Evening, dice: random.Random) -> int:
    """A seat of the table; hardly ever one that it does not have."""
    return dice.randrange(len(evening.table.seats)) if dice.random() < 0.95 else dice.randrange(10)


def any_share(dice: random.Random) -> str:
    return dice.choice(("", "00", dice.randbytes(8).hex(), dice.randbytes(32).hex()))


def any_level(dice: random.Random) -> str:
    return dice.choice((*LEVELS, "grandmaster"))


# Coming and going

def arrives(evening: Evening, dice: random.Random) -> None:
    evening.arrive(somebody(dice))


def departs(evening: Evening, dice: random.Random) -> None:
    if evening.table.present:
        evening.depart(dice.choice([*evening.table.present]))


def sits(evening: Evening, dice: random.Random) -> None:
    """Somebody sits down, or tries to after having been removed."""
    guest = dice.choice([somebody(dice), *sorted(evening.manners.sent_away)])
    asks(evening, guest, requests.Sit(dice.choice((None, any_seat(evening, dice)))), dice)


def leaves(evening: Evening, dice: random.Random) -> None:
    asks(evening, seated_mostly(evening, dice), requests.Leave(), dice)


def is_renamed(evening: Evening, dice: random.Random) -> None:
    evening.rename(somebody(dice), f"Name {dice.randrange(9)}")


def comes_back(evening: Evening, dice: random.Random) -> None:
    """Somebody a bot plays for is back, by a click or by connecting."""
    out = [sitter.guest for sitter in evening.table.seats if sitter.guest and sitter.player_level]
    if out:
        guest = dice.choice(out)
        if dice.random() < 0.5:
            evening.arrive(guest)
        else:
            asks(evening, guest, requests.Sit(), dice)


# Arranging

def is_started(evening: Evening, dice: random.Random) -> None:
    host = host_mostly(evening, dice)
    if dice.random() < 0.8:
        asks(evening, host, requests.Fill(dice.choice(LEVELS)), dice)
    asks(evening, host, requests.Start(), dice)


def is_played_again(evening: Evening, dice: random.Random) -> None:
    asks(evening, seated_mostly(evening, dice), requests.Rematch(), dice)


def is_ready(evening: Evening, dice: random.Random) -> None:
    asks(evening, seated_mostly(evening, dice), requests.Ready(any_share(dice)), dice)


def gets_a_bot(evening: Evening, dice: random.Random) -> None:
    asks(evening, host_mostly(evening, dice), requests.Bot(any_seat(evening, dice), any_level(dice)), dice)


def is_filled(evening: Evening, dice: random.Random) -> None:
    asks(evening, host_mostly(evening, dice), requests.Fill(any_level(dice)), dice)


def is_removed(evening: Evening, dice: random.Random) -> None:
    asks(evening, host_mostly(evening, dice), requests.Remove(any_seat(evening, dice)), dice)


def is_cleared(evening: Evening, dice: random.Random) -> None:
    """While the host is gone for a moment, who acts for that one tries to get rid of everybody."""
    host = evening.table.host
    others = [sitter.guest for sitter in evening.table.seats if sitter.guest not in ("", host)]
    if not others:
        return
    evening.arrive(dice.choice(others))
    evening.depart(*[host] * evening.table.present.get(host, 0))
    acting = next(guest for guest in PEOPLE if hosts(evening.table, guest))
    for seat in range(len(evening.table.seats)):
        asks(evening, acting, requests.Remove(seat), dice)
    if dice.random() < 0.7:
        evening.arrive(host)


def is_forgiven(evening: Evening, dice: random.Random) -> None:
    asks(evening, host_mostly(evening, dice), requests.Allow(), dice)


def is_resized(evening: Evening, dice: random.Random) -> None:
    asks(evening, host_mostly(evening, dice), requests.Resize(dice.randrange(2, 11)), dice)


def reacts(evening: Evening, dice: random.Random) -> None:
    request = dice.choice((requests.React(dice.choice(REACTIONS)), requests.Hint(evening.table.number)))  # type: ignore[arg-type]
    assert evening.ask(somebody(dice), request) == []


# Playing

def plays(evening: Evening, dice: random.Random) -> None:
    """The owner of the seat on turn plays, whoever plays for it; now and then with a double click."""
    if evening.table.player is not None and evening.table.player.guest:
        guest, after = evening.table.player.guest, evening.table.number
        move = dice.choice(evening.round.turn_moves())
        evening.play(guest, move)                       # a legal move of who is on turn is never refused
        if dice.random() < 0.3 and evening.table.is_playing:
            assert evening.no_play(guest, move, after) == "table-stale"


def plays_anything(evening: Evening, dice: random.Random) -> None:
    """Somebody plays what may be illegal, not notation at all, or have been right a while ago."""
    cards = GAMES[evening.table.settings.game].cards.names
    moves = evening.round.turn_moves() if evening.table.is_playing else []
    move = dice.choice((dice.choice(cards), dice.choice(NONSENSE), *moves[:1], *moves[-1:]))
    asks(evening, seated_mostly(evening, dice), requests.Play(move, max(0, evening.table.number - dice.choice((0, 0, 1, 5)))), dice)


def says(evening: Evening, dice: random.Random) -> None:
    """Anybody who sits says what is allowed, right or wrong; a catch may come too early."""
    if evening.table.is_playing:
        seat = dice.randrange(evening.round.seats)
        said = [move for move in evening.round.legal_moves(seat) if is_word(move)]
        sitter = evening.table.seats[seat]
        if said:
            word = dice.choice(said)
            is_too_early = evening.is_too_early(word)
            reason = reason_against(lambda: evening.seat_plays(seat, word, is_bot=bool(sitter.player_level)))
            assert reason == ("table-grace" if is_too_early else None)


def the_bot_plays(evening: Evening, dice: random.Random) -> None:
    if evening.table.player is not None and evening.table.player.player_level:
        evening.turn()


def a_bot_is_late(evening: Evening, dice: random.Random) -> None:
    """A bot has thought about a seat that it no longer plays for."""
    if evening.table.player is not None and not evening.table.player.player_level:
        seat, move = evening.round.turn, evening.round.turn_moves()[0]
        assert reason_against(lambda: evening.bot_plays(seat, move, dice.choice(("bot", "clock")))) == "table-stale"


def holds_up(evening: Evening, dice: random.Random) -> None:
    """Somebody lets the clock run out again and again, and is always back before the bot has played."""
    guest = evening.table.player.guest if evening.table.player is not None else ""
    for _ in range(3):
        if guest and evening.table.deadline is not None:
            evening.wait_for_alarm()
            if dice.random() < 0.2:
                asks(evening, guest, requests.Leave(), dice)
            asks(evening, guest, requests.Sit(), dice)


def goes_on(evening: Evening, dice: random.Random) -> None:
    """Some moves are made as they should be."""
    if evening.table.phase == "dealing" and dice.random() < 0.5:
        evening.deal()
    evening.play_on(dice.choice((1, 3, 10, 30)))


# Time

def passes(evening: Evening, dice: random.Random) -> None:
    """Time passes: a moment, or more than any clock."""
    evening.wait(dice.choice((0.1, 1.0, 2.5, 5.0, 20.0, 61.0, max(evening.table.settings.clock, 1) / 2)))


def rings(evening: Evening, dice: random.Random) -> None:
    """The clock rings once, if it is set."""
    if evening.table.deadline is not None or evening.table.deal_at is not None:
        evening.wait_for_alarm()


def is_restarted(evening: Evening, dice: random.Random) -> None:
    """The server starts again, after a short or a long night."""
    evening.check_restored()
    evening.now += dice.choice((1.0, 100.0, 100_000.0))
    evening.restart()


ACTS: dict[Act, int] = {                                # how often, compared with each other
    arrives: 4, departs: 4, sits: 7, leaves: 4, comes_back: 4, is_renamed: 2,
    is_started: 8, is_played_again: 3, is_ready: 7, gets_a_bot: 3, is_filled: 2,
    is_removed: 4, is_cleared: 3, is_forgiven: 2, is_resized: 3, reacts: 1,
    plays: 8, plays_anything: 8, says: 8, the_bot_plays: 8, a_bot_is_late: 2, goes_on: 12,
    passes: 6, rings: 6, holds_up: 2, is_restarted: 1,
}
