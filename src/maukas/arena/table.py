"""Where bots play one round: every seat may speak after each move, then the seat on turn decides."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field

from maukas.arena.chair import Chair, Fault
from maukas.arena.seating import Contest
from maukas.arena.verdict import verdict
from maukas.bots.registry import BotMaker
from maukas.games.round import Round

LONGEST = 5000                                          # moves; a round that has no end by then is broken off and has no winner


@dataclass(frozen=True, slots=True)
class Played:
    """One round between bots, as the results need it; everything by seat."""

    deal: int
    seating: int
    dealer: int
    bots: tuple[str, ...]
    winner: int | None
    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    faults: tuple[Fault | None, ...]
    times: tuple["array[float]", ...] = field(compare=False, repr=False)       # seconds a move; all else can be repeated


def play_round(contest: Contest, deal: int, seating: int, makers: Mapping[str, BotMaker]) -> Played:
    """Play one deal in one seating."""
    played = contest.deal(deal)
    bots = contest.seatings[seating]
    chairs = [Chair(played, seat, contest.budget) for seat in range(contest.seats)]
    for seat, chair in enumerate(chairs):
        chair.take_place(makers[bots[seat]], contest.bot_seed(deal, seating, seat))
    let_speak(played, chairs, played.dealer)
    while not played.is_over and len(played.moves) < LONGEST:
        seat = played.turn
        make(played, chairs, seat, chairs[seat].choose())
        let_speak(played, chairs, seat)
    found = verdict(played, [chair.fault is not None for chair in chairs])
    return Played(
        deal, seating, played.dealer, bots, found.winner, found.scores, found.places, len(played.moves),
        tuple(chair.fault for chair in chairs), tuple(chair.times for chair in chairs),
    )


def let_speak(played: Round, chairs: list[Chair], mover: int) -> None:
    """Ask each seat that may say something, the mover first: at a table it has time to call before it is caught."""
    for step in range(played.seats):
        if played.is_over:
            return
        chair = chairs[(mover + step) % played.seats]
        words = chair.words()
        word = chair.interject(words) if words else None
        if word is not None:
            make(played, chairs, chair.seat, word)


def make(played: Round, chairs: list[Chair], seat: int, move: str) -> None:
    """Make a move that is known to be legal, and let everybody write it down."""
    played.play(seat, move)
    for chair in chairs:
        chair.note()
