"""The seats of a simulated table: they play rounds with one variant of the house rules, in compiled code or as bots."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from maukas.bots.bot_round import BotSeat, play_bots
from maukas.games import compiled_rules
from maukas.games.chance import derived
from maukas.games.compiler import Records
from maukas.games.game import AnyGame
from maukas.games.round import Outcome, Round
from maukas.games.state import LONGEST_ROUND, NO_SEAT
from maukas.simulation.players import load_player
from maukas.simulation.setting import Setting


class Seats(Protocol):
    """Whoever plays rounds: each has a number, from which all its chance comes, and a dealer."""

    def play(self, variant: int, numbers: Sequence[int], dealers: Sequence[int], series: int = 0) -> Records:
        """Play these rounds of a series with a variant of the house rules, and return how they went (`compiled_rules.RESULT`)."""
        ...


class CompiledSeats:
    """Random and steady players, compiled; threads may share them."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.openings = []
        for options in setting.variants:
            state = setting.rules.state_type()
            options.enter(state)
            state.seats = setting.seats
            self.openings.append(compiled_rules.opening_record(setting.game, state, setting.rules.pack))
        self.steady = compiled_rules.truths([player == "steady" for player in setting.players])

    def play(self, variant: int, numbers: Sequence[int], dealers: Sequence[int], series: int = 0) -> Records:
        """Play these rounds; it lets go of the interpreter."""
        results = compiled_rules.new_results(dealers)
        seeds = compiled_rules.round_seeds(numbers, self.setting.seed, series)
        games, scratch = compiled_rules.new_games(self.setting.game, 1), compiled_rules.new_scratch()
        compiled_rules.play_rounds(games, self.openings[variant], self.steady, seeds, results, scratch)
        return results


class BotSeats:
    """Bots of any kind, in plain Python."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.makers = [load_player(player, setting.rules) for player in setting.players]

    def play(self, variant: int, numbers: Sequence[int], dealers: Sequence[int], series: int = 0) -> Records:
        """Play these rounds; a bot is made for each of them."""
        results = compiled_rules.new_results(dealers)
        for place, number in enumerate(numbers):
            self.play_round(variant, f"{series} {number}", int(dealers[place]), results, place)
        return results

    def play_round(self, variant: int, label: str, dealer: int, results: Records, place: int) -> None:
        """Play one round, and note how it went."""
        setting, game = self.setting, self.setting.rules
        chance, options = str(setting.seed).encode(), setting.variants[variant]
        played = Round.deal(game.name, seats=setting.seats, dealer=dealer, seed=derived(chance, f"round {label}"), options=options)
        at_table = [BotSeat(played, seat, setting.budget) for seat in range(setting.seats)]
        for each, maker in zip(at_table, self.makers, strict=True):
            each.sit_down(maker(int.from_bytes(derived(chance, f"bot {label} {each.seat}")[:8], "big") >> 1))
        counts = [0] * len(game.move_kinds)
        play_bots(played, at_table, longest=LONGEST_ROUND, before_move=partial(count_kind, game, played, counts))
        outcome = played.outcome() or Outcome(None, (0,) * setting.seats)
        result = results[place]
        result["winner"] = NO_SEAT if outcome.winner is None else outcome.winner
        result["length"], result["reshuffles"] = len(played.moves), played.state.reshuffles
        result["scores"][: setting.seats] = outcome.scores
        result["kinds"][: len(counts)] = counts


def count_kind(game: AnyGame, played: Round, counts: list[int], move: str) -> None:
    """Count a move that is about to be made."""
    game.tally(played.state, game.parse_action(move), counts)
