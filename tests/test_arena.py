"""The arena: the same deals from every seat, bots that cannot be trusted, and figures that can."""

import csv
import json
import os
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any, ClassVar

import pytest

from maukas.arena.clairvoyant import Clairvoyant
from maukas.arena.contenders import contender_names, maker_of
from maukas.arena.ratings import ratings
from maukas.arena.seating import Contest, deals_for, seatings
from maukas.arena.table import Played, play_round
from maukas.arena.tally import Estimate, difference, estimate, quantile, share, standing, standings, student
from maukas.arena.tournament import NotInstalled, chunks, compete
from maukas.arena.verdict import verdict
from maukas.bots.bot import Budget, Situation
from maukas.bots.registry import BotMaker, UnknownBot, bot_maker
from maukas.bots.whim import Whim
from maukas.games.game import GAMES
from maukas.games.round import Round
from maukas.simulation import steady


# Bots of these tests; by name they are "<this file>:<class>"

# ruff: noqa: ARG002 (they keep to the interface)

class Steady(Whim):
    """Lays or covers whenever it can, and never forgets a word."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        return steady(situation.view, self.dice)

    def interject(self, situation: Situation) -> str | None:
        return next((move for move in situation.view.legal if move in ("mau", "dos") or move.startswith("catch:")), None)


class Cheat(Whim):
    """Wants something that nobody may do."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        return "win"


class Mumbler(Whim):
    """Says something that is no word."""

    def interject(self, situation: Situation) -> str | None:
        return "hello"


class Crash(Whim):
    """Fails after a few moves."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        if len(situation.history) > 5:
            raise KeyError("lost")
        return super().choose(situation, budget)


class Quitter(Whim):
    """Wants to end everything as soon as it sits down."""

    def __init__(self, seed: int) -> None:
        sys.exit(f"no {seed}")


class Slow(Whim):
    """Thinks far too long, by a clock that it moves on itself."""

    now: ClassVar[float] = 0.0
    seconds = 0.06

    def choose(self, situation: Situation, budget: Budget) -> str:
        Slow.now += self.seconds
        return super().choose(situation, budget)


class Unhurried(Slow):
    """Thinks a little longer than it may."""

    seconds = 0.002


class Spy(Whim):
    """Remembers what it was told; tries to see what it must not."""

    met: ClassVar[list[tuple[Situation, int]]] = []
    has_seen = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed

    def see(self, played: Round) -> None:
        Spy.has_seen = True

    def choose(self, situation: Situation, budget: Budget) -> str:
        self.met.append((situation, self.seed))
        return super().choose(situation, budget)


def own(bot: type) -> str:
    return f"{__file__}:{bot.__name__}"


def contest(game: str, *bots: str, seats: int = 4, deals: int = 5, seed: int = 0, budget: Budget | None = None, **options: Any) -> Contest:
    chosen = GAMES[game].options.of(options)
    return Contest(
        game=game, bots=bots, seats=seats, deals=deals, options=chosen, budget=budget or Budget(iterations=20), seed=seed,
    )


def played_by(setting: Contest, **makers: BotMaker) -> list[Played]:
    known: dict[str, BotMaker] = {"random": Whim, **makers}
    return [play_round(setting, deal, seating, known) for deal in range(setting.deals) for seating in range(len(setting.seatings))]


def all_of(setting: Contest, **spread: Any) -> list[Played]:
    return [played for part in compete(setting, **spread) for played in part]


def result(deal: int, bots: str, winner: int | None, scores: list[int], places: list[int], times: list[float] | None = None) -> Played:
    """A round as it might have been, for figures worked out by hand."""
    seats = len(bots)
    spent = tuple(array("f", times or []) for _ in range(seats))
    return Played(deal, 1 if bots.startswith("b") else 0, 0, tuple(bots), winner, tuple(scores), tuple(places), 10, (None,) * seats, spent)


# Seatings and deals

@pytest.mark.parametrize(("bots", "seats", "expected"), [
    ("ab", 2, ["ab", "ba"]),
    ("ab", 4, ["abab", "baba"]),
    ("abc", 3, ["abc", "cab", "bca"]),
    ("ab", 3, ["aba", "aab", "baa"]),
    ("a", 3, ["aaa"]),
])
def test_every_rotation_is_a_seating(bots: str, seats: int, expected: list[str]) -> None:
    assert seatings(bots, seats) == [tuple(each) for each in expected]


@pytest.mark.parametrize("bots", ["ab", "abc", "abca", "abb"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_bot_has_every_seat_equally_often(bots: str, seats: int) -> None:
    found = seatings(bots, seats)
    for bot in set(bots):
        assert len({sum(seating[seat] == bot for seating in found) for seat in range(seats)}) == 1


def test_rounds_are_whole_deals() -> None:
    assert [deals_for(rounds, "ab", 4) for rounds in (1, 2, 3, 2000)] == [1, 1, 2, 1000]
    assert deals_for(10, "abc", 3) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_the_same_in_every_seating_and_the_dealer_changes_with_the_deal(game: str) -> None:
    Spy.met.clear()
    setting = contest(game, "spy", "random", "other", seats=3, deals=6)
    played = played_by(setting, spy=Spy, random=Spy, other=Spy)
    hands: dict[tuple[int, int], set[tuple[str, ...]]] = {}
    seeds = set()
    for situation, seed in Spy.met:
        hands.setdefault((situation.opening.dealer, situation.seat), set()).add(situation.opening.hand)
        seeds.add(seed)
    assert all(len(found) <= 2 for found in hands.values())        # each seat dealt by each dealer: two of the six deals
    assert [each.dealer for each in played] == [0] * 3 + [1] * 3 + [2] * 3 + [0] * 3 + [1] * 3 + [2] * 3
    assert len(seeds) == 6 * 3 * 3
    assert not Spy.has_seen


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_told_everything_that_its_seat_saw(game: str) -> None:
    Spy.met.clear()
    played_by(contest(game, "spy", deals=2, seats=3), spy=Spy)
    for situation, _ in Spy.met:
        assert situation.view.turn == situation.seat
        assert all(seen.view.seat == situation.seat for seen in situation.history)
        assert situation.view == (situation.history[-1].view if situation.history else situation.opening)
    assert any(seen.move in ("mau", "dos") for situation, _ in Spy.met for seen in situation.history)


def test_every_deal_is_in_one_chunk() -> None:
    for deals in (1, 7, 100, 5000):
        for workers in (1, 2, 16):
            assert [deal for chunk in chunks(deals, workers) for deal in chunk] == list(range(deals))


# Repeatability, whatever the workers

@pytest.fixture(scope="module", params=GAMES)
def repeated(request: pytest.FixtureRequest) -> tuple[Contest, list[Played]]:
    setting = contest(request.param, "random", "clairvoyant", own(Crash), seats=3, deals=6, seed=7, budget=Budget(iterations=6))
    return setting, all_of(setting)


@pytest.mark.parametrize(("workers", "backend"), [(1, "loky"), (2, "loky"), (2, "threading")])
def test_everything_repeats_whatever_the_workers(repeated: tuple[Contest, list[Played]], workers: int, backend: str) -> None:
    setting, expected = repeated
    assert all_of(setting, workers=workers, backend=backend) == expected
    assert [(each.deal, each.seating) for each in expected] == [(deal, seating) for deal in range(6) for seating in range(3)]


def test_another_seed_gives_other_rounds() -> None:
    first, second = (all_of(contest("dos", "random", deals=4, seed=seed)) for seed in (1, 2))
    assert [each.moves for each in first] != [each.moves for each in second]


def test_ray_is_asked_for_by_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotInstalled, match=r"maukas\[ray\]"):
        all_of(contest("dos", "random", deals=1), backend="ray")


# Bots that cannot be trusted

@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("bot", "kind", "detail"), [
    (Cheat, "illegal", "'win'"), (Mumbler, "illegal", "'hello'"),
    (Crash, "raised", "KeyError: 'lost'"), (Quitter, "raised", "SystemExit: no "),
])
def test_a_fault_forfeits_the_round_and_nothing_crashes(game: str, bot: type[Whim], kind: str, detail: str) -> None:
    setting = contest(game, "random", "bad", deals=10)
    played = played_by(setting, bad=bot)
    faults = [(each, seat, fault) for each in played for seat, fault in enumerate(each.faults) if fault is not None]
    assert len(faults) > 10
    for each, seat, fault in faults:
        assert fault.kind == kind
        assert fault.detail.startswith(detail)
        assert each.bots[seat] == "bad"
        assert each.winner != seat
        assert each.places[seat] == max(each.places)
        assert each.scores[seat] == (max(each.scores) if game == "maumau" else 0)
    found = {each.bot: each for each in standings(played, ("random", "bad"), setting.budget)}
    assert found["bad"].faults == {kind: len(faults)}
    assert not found["random"].faults
    assert found["random"].wins > 0


def test_a_bot_that_is_absurdly_slow_forfeits_and_one_that_is_late_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.arena.chair.perf_counter", lambda: Slow.now)
    setting = contest("maumau", "slow", "unhurried", seats=2, deals=2, budget=Budget(milliseconds=1))
    slow, unhurried = standings(played_by(setting, slow=Slow, unhurried=Unhurried), setting.bots, setting.budget)
    assert slow.faults == {"slow": 4}
    assert slow.wins == 0
    assert not unhurried.faults
    assert unhurried.over_budget == unhurried.moves > 0
    assert unhurried.median == pytest.approx(0.002, rel=1e-3)
    assert unhurried.slowest == pytest.approx(0.002, rel=1e-3)


def test_with_iterations_nobody_is_too_slow() -> None:
    found = standing(played_by(contest("maumau", "late", seats=2, deals=1, hand_size=2), late=Unhurried), "late", Budget(iterations=1))
    assert (found.faults.total(), found.over_budget) == (0, 0)


def test_a_round_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maukas.arena.table.LONGEST", 10)
    for game in GAMES:
        played = played_by(contest(game, "random", deals=5))
        assert all(10 <= each.moves <= 10 + 4 for each in played)                  # the last move may be talked about
        assert [each.winner for each in played] == [None] * 5
        assert all(min(each.places) == 1 for each in played)


def test_the_verdict_of_a_round_that_the_stand_in_won() -> None:
    position = 'hands = ["", "R5 R9", "G3"]\ndiscard = "R1"\nover = true\nwinner = 0'
    played = Round.from_position("maumau", position)
    fair, forfeited = verdict(played, [False] * 3), verdict(played, [True, False, False])
    assert (fair.winner, fair.places) == (0, (1, 3, 2))
    assert (forfeited.winner, forfeited.places) == (None, (3, 2, 1))
    assert forfeited.scores == (max(fair.scores), *fair.scores[1:])


# Strength

@pytest.mark.parametrize("game", GAMES)
def test_a_sensible_bot_beats_a_random_one(game: str) -> None:
    played = all_of(contest(game, own(Steady), "random", deals=200), workers=2)
    ahead = difference(played, own(Steady), "random")
    assert ahead.win_rate.low is not None
    assert ahead.win_rate.low > 0
    rated = ratings(played)
    assert rated[own(Steady)].mu > rated["random"].mu


@pytest.mark.parametrize("game", GAMES)
def test_a_clairvoyant_beats_a_sensible_bot(game: str) -> None:
    setting = contest(game, "clairvoyant", own(Steady), seats=2, deals=30, budget=Budget(iterations=30))
    ahead = difference(all_of(setting, workers=2), *setting.bots)
    assert ahead.win_rate.low is not None
    assert ahead.win_rate.low > 0


@pytest.mark.parametrize("options", [{"mau": "caught", "false_mau_penalty": 2}, {"mau": "judge"}, {"mau": "auto"}])
def test_a_clairvoyant_keeps_to_the_rules_of_the_house(options: dict[str, Any]) -> None:
    for each in all_of(contest("maumau", "clairvoyant", "random", deals=3, **options)):
        assert each.faults == (None,) * 4


def test_a_clairvoyant_plays_nowhere_else() -> None:
    with pytest.raises(UnknownBot):
        bot_maker("clairvoyant")
    assert "clairvoyant" in contender_names()
    assert maker_of("clairvoyant") is Clairvoyant
    with pytest.raises(RuntimeError, match="arena only"):
        Clairvoyant(0).choose(None, Budget(iterations=1))  # type: ignore[arg-type]


def test_a_bot_in_a_file_is_found_or_missed(tmp_path: Path) -> None:
    assert maker_of(own(Steady)).__name__ == "Steady"
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0\n")
    for name in (f"{__file__}:Nobody", f"{tmp_path}/none.py:Bot", f"{broken}:Bot", "nobody"):
        with pytest.raises(UnknownBot):
            maker_of(name)


# Figures, worked out by hand

def test_an_estimate_is_what_it_is_called() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0, 5.0])         # deviation sqrt(2.5), standard error sqrt(0.5), t of 4 degrees 2.776
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.963, abs=0.001)
    assert found.high == pytest.approx(3 + 1.963, abs=0.001)
    assert estimate([0.25]) == Estimate(0.25, None, None)
    assert estimate([2.0, 2.0]) == Estimate(2.0, 2.0, 2.0)
    assert share([0.0, 1.0]) == Estimate(0.5, 0.0, 1.0)


@pytest.mark.parametrize(("freedom", "expected"), [
    (1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (10**6, 1.960),
])
def test_students_t_is_that_of_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, rel=0.002)


def test_a_standing_counts_deals_as_units() -> None:
    rounds = [
        result(0, "aabb", 0, [0, 4, 6, 8], [1, 2, 3, 4]), result(0, "bbaa", 2, [2, 2, 0, 4], [2, 2, 1, 4]),    # a wins 2 of its 4 seats
        result(1, "aabb", 2, [9, 9, 0, 1], [3, 3, 1, 2]), result(1, "bbaa", None, [3, 3, 3, 3], [1, 1, 1, 1]),     # 0 of 4
        result(2, "aabb", 1, [5, 0, 5, 5], [2, 1, 2, 2]), result(2, "bbaa", 1, [1, 0, 1, 2], [2, 1, 2, 4]),        # 1 of 4
    ]
    a, b = standings(rounds, "ab", Budget(milliseconds=10))
    assert (a.rounds, a.wins, b.rounds, b.wins) == (12, 3, 12, 2)
    assert a.win_rate.mean == pytest.approx(0.25)       # the mean of 0.5, 0, 0.25; standard error 0.25 / sqrt(3), t 4.303
    assert a.win_rate.low == 0
    assert a.win_rate.high == pytest.approx(0.25 + 0.6211, abs=0.0001)
    assert a.points.mean == pytest.approx((8 / 4 + 24 / 4 + 8 / 4) / 3)
    ahead = difference(rounds, "a", "b").win_rate       # 0.5 - 0, 0 - 0.25, 0.25 - 0.25
    assert ahead.mean == pytest.approx(1 / 12)
    assert ahead.high == pytest.approx(1 / 12 + 4.3027 * 0.381881 / 3**0.5, abs=0.0001)


def test_duplicate_deals_narrow_the_interval() -> None:
    """When the deal decides and not the player, the difference is exactly zero."""
    rounds = [result(deal, bots, deal % 2, [0, 1], [1, 2]) for deal in range(10) for bots in ("ab", "ba")]
    assert difference(rounds, "a", "b").win_rate == Estimate(0, 0, 0)


def test_times_are_medians_and_ninety_nines() -> None:
    found = standing([result(0, "a", 0, [0], [1], [place / 1000 for place in range(1, 201)])], "a", Budget(milliseconds=100))
    assert (found.moves, found.over_budget) == (200, 90)            # those above 110 ms
    assert found.median == pytest.approx(0.1)
    assert found.slowest == pytest.approx(0.198)
    assert quantile([], 0.5) == 0


def test_ratings_follow_the_order_within_a_round() -> None:
    rounds = [result(deal, "abcc", 0, [0, 5, 9, 9], [1, 2, 3, 3]) for deal in range(20)]
    found = ratings(rounds)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert all(each.sigma < 25 / 3 for each in found.values())
    assert found["a"].ordinal == pytest.approx(found["a"].mu - 3 * found["a"].sigma)
    alone = ratings([result(0, "aa", 0, [0, 5], [1, 2])])["a"]
    assert alone.mu == pytest.approx(25)                # against itself nobody gains


# The command

def arena(*arguments: str | Path, code: int = 0) -> subprocess.CompletedProcess[str]:
    ended = subprocess.run(
        [sys.executable, "-m", "maukas", "arena", *map(str, arguments)], env=os.environ | {"MAUKAS_LANGUAGE": "en"},
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )
    assert "Traceback" not in ended.stderr + ended.stdout
    assert ended.returncode == code, ended.stderr
    return ended


def without_times(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for each in found["standings"]:
        del each["milliseconds"]
    return found


def test_a_dask_cluster_gives_the_same_as_one_worker() -> None:
    setting = ("--game", "dos", "--bots", f"random,{own(Steady)}", "--rounds", "30", "--json")
    alone = arena(*setting, "--workers", "1")
    spread = arena(*setting, "--workers", "2", "--backend", "dask")
    assert without_times(alone.stdout) == without_times(spread.stdout)
    assert spread.stderr == ""


def test_results_are_written_for_people_and_programs(tmp_path: Path) -> None:
    files = "--csv", tmp_path / "rounds.csv", "--plot", tmp_path / "bots.svg"
    setting = ("--game", "maumau", "--bots", f"random,{own(Cheat)}", "--rounds", "7", "--workers", "1", "--option", "mau=auto")
    shown = arena(*setting, *files)
    assert "Mau Mau, 4 seats, 8 rounds from 4 deals" in shown.stdout
    assert "test_arena.py:Cheat wanted an illegal move: 'win'" in shown.stdout
    assert "rounds.csv" in shown.stderr
    assert (tmp_path / "bots.svg").read_text(encoding="utf-8").startswith("<?xml")
    with (tmp_path / "rounds.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [(line["deal"], line["seating"], line["dealer"]) for line in lines] == [(str(n // 2), str(n % 2), str(n // 2)) for n in range(8)]
    assert lines[0]["bot_0"] == lines[1]["bot_1"] == "random"
    assert all(line["forfeited"] in ("0 2", "1 3") or len(line["forfeited"]) < 2 for line in lines)
    found = json.loads(arena(*setting, "--json").stdout)
    assert (found["rounds"], found["deals"], found["options"], found["budget"]["iterations"]) == (8, 4, {"mau": "auto"}, 1000)
    assert sum(each["wins"] for each in found["standings"]) + found["blocked"] == 8
    assert [int(line["winner"] or -1) for line in lines].count(-1) == found["blocked"]
    assert found["standings"][1]["faults"]["illegal"] > 0
    assert set(found["difference"]) == {"win_rate", "points"}


def test_a_bot_whose_file_ends_the_program_cannot_play(tmp_path: Path) -> None:
    path = tmp_path / "quitter.py"
    path.write_text("raise SystemExit(0)\n", encoding="utf-8")
    assert arena("--bots", f"{path}:Bot", code=2).stderr == f"This bot cannot play. {path}:Bot: SystemExit: 0\n"


@pytest.mark.parametrize(("arguments", "said"), [
    ([], "-b, --bots BOT,BOT is missing."),
    (["--bots", "nobody"], "There is no bot “nobody”; there are random, "),
    (["--bots", f"{__file__}:Nobody"], "This bot cannot play."),
    (["--bots", "random,random,random", "--seats", "2"], "3 players are named, but there are only 2 seats."),
    (["--bots", "random", "--budget", "soon"], "A budget is a time such as 100ms or a number of iterations such as 1000, not “soon”."),
    (["--bots", "random", "--budget", "0"], "A budget is a time"),
    (["--bots", "random", "--backend", "abacus"], "There is no backend “abacus”; there are loky, threading, dask, ray."),
    (["--bots", "random", "--cluster", "tcp://127.0.0.1:1"], "--cluster goes together with --backend dask."),
    (["--bots", "random", "--csv", "/nowhere/at/all.csv"], "There is no file or folder /nowhere/at."),
    (["--bots", "random", "--seats", "11"], "Mau Mau is for 2 to 10 players, not for 11."),
    (["--bots", "random", "--rounds", "0"], "--rounds must be at least 1, not 0."),
])
def test_what_is_wrong_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    ended = arena(*arguments, code=2)
    assert ended.stdout == ""
    assert ended.stderr.startswith(said)
