"""Rounds and matches to review, played by cheap bots."""

from maukas.bots.bot import Budget
from maukas.bots.bot_round import BotSeat, play_bots
from maukas.bots.loader import load_bot
from maukas.games.match import Match
from maukas.games.match_record import MatchRecord, RoundRecord, record_of
from maukas.games.round import Outcome, Round


def bot_match(game: str, *bots: str, seed: int = 0, **options: object) -> MatchRecord:
    """A match between bots of these levels."""
    match = Match(game, seats=len(bots), options=options, players=bots)
    while not match.is_over:
        played = match.deal(100 * seed + len(match.deals)).copy()
        seats = [BotSeat(played, seat, Budget(iterations=1)) for seat in range(len(bots))]
        for seat, bot in enumerate(bots):
            seats[seat].sit_down(load_bot(bot)(seed + seat))
        play_bots(played, seats, longest=2000)
        for seat, move in played.moves:
            match.play(seat, move)
    return record_of(match)


def steady_round(game: str, seats: int, number: int, **options: object) -> tuple[Round, list[tuple[int, str]], Outcome]:
    """A round as it is dealt, the moves of players who always take the first decision there is, and how it ended."""
    played = Round.deal(game, seats=seats, dealer=number % seats, seed=number, options=options)
    dealt = played.copy()
    while not played.is_over:
        played.carry_out(played.turn, played.turn_moves()[0])
    outcome = played.outcome()
    assert outcome is not None
    return dealt, [*played.moves], outcome


def casual_round(game: str, seats: int, number: int) -> tuple[Round, list[tuple[int, str]], Outcome]:
    """The same with casual bots."""
    played = Round.deal(game, seats=seats, dealer=number % seats, seed=number)
    dealt = played.copy()
    bots = [BotSeat(played, seat, Budget(iterations=1)) for seat in range(seats)]
    for seat in range(seats):
        bots[seat].sit_down(load_bot("casual")(10 * number + seat))
    play_bots(played, bots, longest=2000)
    outcome = played.outcome()
    assert outcome is not None
    return dealt, [*played.moves], outcome


def written(dealt: Round, moves: list[tuple[int, str]], outcome: Outcome) -> RoundRecord:
    return RoundRecord(dealt.dealer, "", (), dealt.seed, tuple(moves), outcome)
