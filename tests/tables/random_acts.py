"""What may happen at a simulated table, each thing chosen by dice: reasonable, foolish and malicious requests, and the passing of time."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from maukas.games.registry import GAMES
from maukas.protocol import requests
from maukas.protocol.requests import REACTIONS, AnyRequest
from maukas.protocol.settings import TableWish
from maukas.tables.decider import RequestRefused
from maukas.tables.names import BOT_NAMES
from tests.play import random_options, random_seats
from tests.tables.simulated_table import FOR_THE_HOST, FOR_THE_SEATED, LEVELS, PEOPLE, SimulatedTable, hosts, seat_of, settings_of

CLOCKS = (0, 15, 30, 60, 86_400, 259_200, 604_800)
GRACES = (0.0, 2.0, 10.0)
NONSENSE = ("", "R", "W:", "draw ", "catch:", "catch:99", "R1>R1", "add:R1", "mau", "dos", "end", "Ä", "R11")

Act = Callable[[SimulatedTable, random.Random], None]


def new_simulated_table(dice: random.Random, key: object) -> SimulatedTable:
    """A table with a random game, random seats, house rules and clock."""
    game = GAMES[dice.choice([*GAMES])]
    options = random_options(game, dice)
    if dice.random() < 0.5:
        options |= {"hand_size": dice.choice((1, 2, 3))}  # short rounds: more of them at a table
        options |= {"rounds": dice.choice((1, 2))} if game.name == "maumau" else {"target": dice.choice((1, 30))}
    seats = min(random_seats(game, dice), dice.choice((2, 3, 4, 10)))
    return SimulatedTable(
        settings_of(game.name, seats, options=options, clock=dice.choice(CLOCKS), grace=dice.choice(GRACES)), dice.choice(PEOPLE), key
    )


def asks(simulated: SimulatedTable, guest: str, request: AnyRequest, dice: random.Random) -> None:
    """Somebody asks; hardly ever without being there, when the connection was lost meanwhile. A refusal has a reason."""
    if guest not in simulated.table.present and dice.random() < 0.9:
        simulated.arrive(guest)
    must_be_refused = (
        (isinstance(request, FOR_THE_SEATED) and seat_of(simulated.table, guest) is None)
        or (isinstance(request, FOR_THE_HOST) and not hosts(simulated.table, guest))
        or (isinstance(request, requests.Allow) and guest != simulated.table.host)
        or (isinstance(request, requests.Sit) and guest in simulated.invariants.sent_away)
    )
    is_granted = reason_against(lambda: simulated.ask(guest, request)) is None
    assert not (is_granted and must_be_refused), f"{guest} must not be granted {request}"


def reason_against(act: Callable[[], object]) -> str | None:
    """Why something is refused; None if it was done."""
    try:
        act()
    except RequestRefused as refusal:
        return refusal.reason
    return None


def somebody(dice: random.Random) -> str:
    return dice.choice(PEOPLE)


def host_mostly(simulated: SimulatedTable, dice: random.Random) -> str:
    """Who hosts, or anybody."""
    hosting = [guest for guest in PEOPLE if hosts(simulated.table, guest)]
    return hosting[0] if hosting and dice.random() < 0.8 else somebody(dice)


def seated_mostly(simulated: SimulatedTable, dice: random.Random) -> str:
    seated = [sitter.guest for sitter in simulated.table.sitters if sitter.guest]
    return dice.choice(seated) if seated and dice.random() < 0.8 else somebody(dice)


def any_seat(simulated: SimulatedTable, dice: random.Random) -> int:
    """A seat of the table; hardly ever one that it does not have."""
    return dice.randrange(len(simulated.table.sitters)) if dice.random() < 0.95 else dice.randrange(10)


def any_share(dice: random.Random) -> str:
    return dice.choice(("", "00", dice.randbytes(8).hex(), dice.randbytes(32).hex()))


def any_level(dice: random.Random) -> str:
    return dice.choice((*LEVELS, "grandmaster"))


# Coming and going


def arrives(simulated: SimulatedTable, dice: random.Random) -> None:
    simulated.arrive(somebody(dice))


def departs(simulated: SimulatedTable, dice: random.Random) -> None:
    if simulated.table.present:
        simulated.depart(dice.choice([*simulated.table.present]))


def sits(simulated: SimulatedTable, dice: random.Random) -> None:
    """Somebody sits down, or tries to after having been removed."""
    guest = dice.choice([somebody(dice), *sorted(simulated.invariants.sent_away)])
    asks(simulated, guest, requests.Sit(dice.choice((None, any_seat(simulated, dice)))), dice)


def leaves(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, seated_mostly(simulated, dice), requests.Leave(), dice)


def is_renamed(simulated: SimulatedTable, dice: random.Random) -> None:
    simulated.rename(somebody(dice), dice.choice((f"Name {dice.randrange(9)}", *BOT_NAMES[:3])))  # a bot yields its name


def comes_back(simulated: SimulatedTable, dice: random.Random) -> None:
    """Somebody a bot plays for is back, by a click or by connecting."""
    out = [sitter.guest for sitter in simulated.table.sitters if sitter.guest and sitter.player_level]
    if out:
        guest = dice.choice(out)
        if dice.random() < 0.5:
            simulated.arrive(guest)
        else:
            asks(simulated, guest, requests.Sit(), dice)


# Arranging


def is_started(simulated: SimulatedTable, dice: random.Random) -> None:
    host = host_mostly(simulated, dice)
    if dice.random() < 0.8:
        asks(simulated, host, requests.Fill(dice.choice(LEVELS)), dice)
    asks(simulated, host, requests.Start(), dice)


def is_played_again(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, seated_mostly(simulated, dice), requests.Rematch(), dice)


def is_ready(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, seated_mostly(simulated, dice), requests.Ready(any_share(dice)), dice)


def gets_a_bot(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, host_mostly(simulated, dice), requests.Bot(any_seat(simulated, dice), any_level(dice)), dice)


def is_filled(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, host_mostly(simulated, dice), requests.Fill(any_level(dice)), dice)


def is_removed(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, host_mostly(simulated, dice), requests.Remove(any_seat(simulated, dice)), dice)


def is_cleared(simulated: SimulatedTable, dice: random.Random) -> None:
    """While the host is gone for a moment, whoever acts as host tries to get rid of everybody."""
    host = simulated.table.host
    others = [sitter.guest for sitter in simulated.table.sitters if sitter.guest not in ("", host)]
    if not others:
        return
    simulated.arrive(dice.choice(others))
    simulated.depart(*[host] * simulated.table.present.get(host, 0))
    acting = next(guest for guest in PEOPLE if hosts(simulated.table, guest))
    for seat in range(len(simulated.table.sitters)):
        asks(simulated, acting, requests.Remove(seat), dice)
    if dice.random() < 0.7:
        simulated.arrive(host)


def is_forgiven(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, host_mostly(simulated, dice), requests.Allow(), dice)


def is_resized(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, host_mostly(simulated, dice), requests.Resize(dice.randrange(2, 11)), dice)


def paces(simulated: SimulatedTable, dice: random.Random) -> None:
    asks(simulated, host_mostly(simulated, dice), requests.Pace(dice.choice((0.0, 0.4, 1.0, 2.0))), dice)


def is_changed(simulated: SimulatedTable, dice: random.Random) -> None:
    """Whoever hosts wants other settings: another game with other rules, or only another pace."""
    now = simulated.table.settings
    if dice.random() < 0.3:
        wish = TableWish(**msgspec.structs.asdict(now) | {"pace": dice.choice((0.4, 1.0, 2.0)), "public": dice.random() < 0.5})
    else:
        game = GAMES[dice.choice([*GAMES])]
        wanted: dict[str, Any] = {"options": random_options(game, dice), "clock": dice.choice(CLOCKS)}
        wish = TableWish(game=game.name, seats=dice.randrange(2, 11), **wanted)
    asks(simulated, host_mostly(simulated, dice), requests.Change(wish), dice)


def is_admitted(simulated: SimulatedTable, dice: random.Random) -> None:
    """Whoever hosts lets somebody in who watches, or who is not there at all."""
    name = dice.choice([*simulated.table.watchers, simulated.names[somebody(dice)]])
    asks(simulated, host_mostly(simulated, dice), requests.Admit(name, dice.choice((None, any_seat(simulated, dice)))), dice)


def is_paused(simulated: SimulatedTable, dice: random.Random) -> None:
    """The match stops for a while; people come and go meanwhile, but nobody plays."""
    asks(simulated, host_mostly(simulated, dice), requests.Pause(), dice)
    if not simulated.table.is_paused:
        return
    for _ in range(dice.randrange(5)):
        dice.choice((arrives, departs, sits, leaves, is_renamed, gets_a_bot, is_removed, is_ready, is_admitted, is_restarted))(
            simulated, dice
        )
        simulated.wait(dice.choice((0.1, 5.0, 1000.0)))
        if simulated.table.player is not None:
            seat, is_bot = simulated.round.turn, bool(simulated.table.player.player_level)
            assert reason_against(partial(simulated.seat_plays, seat, simulated.round.turn_moves()[0], is_bot=is_bot)) == "table-paused"
    simulated.arrive(simulated.table.host)
    simulated.ask(simulated.table.host, requests.Resume())


def reacts(simulated: SimulatedTable, dice: random.Random) -> None:
    request = dice.choice((requests.React(dice.choice(REACTIONS)), requests.Hint(simulated.table.number), requests.Hasten()))
    assert simulated.ask(somebody(dice), request) == []


# Playing


def plays(simulated: SimulatedTable, dice: random.Random) -> None:
    """The owner of the seat on turn plays, whoever plays for it; now and then with a double click."""
    if simulated.table.player is not None and simulated.table.player.guest:
        guest, after = simulated.table.player.guest, simulated.table.number
        move = dice.choice(simulated.round.turn_moves())
        simulated.play(guest, move)  # a legal move of the seat on turn is never refused
        if dice.random() < 0.3 and simulated.table.is_playing:
            assert simulated.no_play(guest, move, after) == "table-stale"


def plays_anything(simulated: SimulatedTable, dice: random.Random) -> None:
    """Somebody plays what may be illegal, not notation at all, or have been right a while ago."""
    cards = GAMES[simulated.table.settings.game].cards.names
    moves = simulated.round.turn_moves() if simulated.table.is_playing else []
    move = dice.choice((dice.choice(cards), dice.choice(NONSENSE), *moves[:1], *moves[-1:]))
    asks(simulated, seated_mostly(simulated, dice), requests.Play(move, max(0, simulated.table.number - dice.choice((0, 0, 1, 5)))), dice)


def says(simulated: SimulatedTable, dice: random.Random) -> None:
    """Anybody who sits says what is allowed, right or wrong; a catch may come too early."""
    if simulated.table.is_playing:
        seat = dice.randrange(simulated.round.seats)
        said = [move for move in simulated.round.legal_moves(seat) if simulated.round.game.is_word(move)]
        sitter = simulated.table.sitters[seat]
        if said:
            word = dice.choice(said)
            is_too_early = simulated.is_too_early(word)
            reason = reason_against(lambda: simulated.seat_plays(seat, word, is_bot=bool(sitter.player_level)))
            assert reason == ("table-grace" if is_too_early else None)


def the_bot_plays(simulated: SimulatedTable, dice: random.Random) -> None:
    if simulated.table.player is not None and simulated.table.player.player_level:
        simulated.turn()


def a_bot_is_late(simulated: SimulatedTable, dice: random.Random) -> None:
    """A bot has thought about a seat that it no longer plays for."""
    if simulated.table.player is not None and not simulated.table.player.player_level:
        seat, move = simulated.round.turn, simulated.round.turn_moves()[0]
        assert reason_against(lambda: simulated.bot_plays(seat, move, dice.choice(("bot", "clock")))) == "table-stale"


def holds_up(simulated: SimulatedTable, dice: random.Random) -> None:
    """Somebody lets the clock run out again and again, and is always back before the bot has played."""
    guest = simulated.table.player.guest if simulated.table.player is not None else ""
    for _ in range(3):
        if guest and simulated.table.deadline is not None:
            simulated.wait_for_alarm()
            if dice.random() < 0.2:
                asks(simulated, guest, requests.Leave(), dice)
            asks(simulated, guest, requests.Sit(), dice)


def goes_on(simulated: SimulatedTable, dice: random.Random) -> None:
    """Some moves are made as they should be."""
    if simulated.table.phase == "dealing" and dice.random() < 0.5:
        simulated.deal()
    simulated.play_on(dice.choice((1, 3, 10, 30)))


# Time


def passes(simulated: SimulatedTable, dice: random.Random) -> None:
    """Time passes: a moment, or more than any clock."""
    simulated.wait(dice.choice((0.1, 1.0, 2.5, 5.0, 20.0, 61.0, max(simulated.table.settings.clock, 1) / 2)))


def rings(simulated: SimulatedTable, dice: random.Random) -> None:
    """The clock rings once, if it is set."""
    if simulated.table.deadline is not None or simulated.table.deal_at is not None:
        simulated.wait_for_alarm()


def is_restarted(simulated: SimulatedTable, dice: random.Random) -> None:
    """The server starts again, after a short or a long night."""
    simulated.check_restored()
    simulated.now += dice.choice((1.0, 100.0, 100_000.0))
    simulated.restart()


ACTS: dict[Act, int] = {  # how often, compared with each other
    arrives: 4,
    departs: 4,
    sits: 7,
    leaves: 4,
    comes_back: 4,
    is_renamed: 2,
    is_started: 8,
    is_played_again: 3,
    is_ready: 7,
    gets_a_bot: 3,
    is_filled: 2,
    is_removed: 4,
    is_cleared: 3,
    is_forgiven: 2,
    is_resized: 3,
    paces: 2,
    is_changed: 3,
    is_admitted: 3,
    is_paused: 3,
    reacts: 1,
    plays: 8,
    plays_anything: 8,
    says: 8,
    the_bot_plays: 8,
    a_bot_is_late: 2,
    goes_on: 12,
    passes: 6,
    rings: 6,
    holds_up: 2,
    is_restarted: 1,
}
