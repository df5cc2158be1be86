"""Ideas for stronger bots, each with what it brought: `python -m benchmarks.ideas "longer rollouts" --game dos --with turns=2`.

A bot with other settings plays a contest, and the result becomes one line of benchmarks/results/ideas.json, from which the page ideas.md is
written anew. Ideas that failed stay in it. Budgets are iterations, so that a busy computer makes no difference.
"""

import argparse
import ast
import datetime
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from maukas.arena.contenders import load_contender
from maukas.arena.contest import Contest, deals_for
from maukas.arena.contest_round import ContestRound, play_round
from maukas.arena.contest_statistics import statistics_by_bot
from maukas.bots.bot import Budget
from maukas.bots.registry import BotMaker
from maukas.games.options import Options
from maukas.games.registry import GAMES, game_named

RESULTS = Path(__file__).parent / "results"
TITLES = {"maumau": "Mau Mau", "dos": "DOS"}
IDEA = "idea"
DEALS_A_TABLE = 4  # of the same house rules


def changed(bot: str, settings: Sequence[str]) -> BotMaker:
    """A bot with other settings, given as name=value."""
    maker = load_contender(bot)
    values = {name: ast.literal_eval(value) for name, _, value in (setting.partition("=") for setting in settings)}
    if not isinstance(maker, type):
        raise SystemExit(f"{bot} has no settings")
    for name in values:
        if not hasattr(maker, name):
            raise SystemExit(f"{bot} has no setting {name}")
    return type(IDEA, (maker,), values)


def house_rules(game: str, number: int) -> Options:
    """House rules of every sort, others for each number."""
    dice, rules = random.Random(number), game_named(game)
    chosen: dict[str, object] = {}
    for option in rules.options.all():
        if option.name == "hand_size":
            chosen[option.name] = dice.randint(3, 9)
        elif not isinstance(option.values, range):
            chosen[option.name] = dice.choice(option.values)
    return rules.options.of(chosen)


def play(arguments: argparse.Namespace) -> list[ContestRound]:
    """All rounds: the strict rules, or others for every few deals."""
    bots = (IDEA, *[arguments.against] * (arguments.seats - 1))
    makers = {IDEA: changed(arguments.bot, arguments.settings), arguments.against: load_contender(arguments.against)}
    deals, rounds = deals_for(arguments.rounds, bots, arguments.seats), []
    for deal in range(deals):
        options = house_rules(arguments.game, deal // DEALS_A_TABLE) if arguments.house_rules else GAMES[arguments.game].options.of({})
        contest = Contest(
            game=arguments.game,
            bots=bots,
            seats=arguments.seats,
            deals=deals,
            options=options,
            budget=Budget(iterations=arguments.iterations),
            seed=arguments.seed,
        )
        rounds += [play_round(contest, deal, seating, makers) for seating in range(len(contest.seatings))]
        if deal % 50 == 49:
            print(f"{deal + 1} of {deals} deals, {summary(rounds, arguments)['wins']:.1%}", file=sys.stderr, flush=True)
    return rounds


def summary(rounds: Sequence[ContestRound], arguments: argparse.Namespace) -> dict[str, Any]:
    """How the idea did."""
    found = statistics_by_bot(rounds, (IDEA,), Budget(iterations=arguments.iterations))[0]
    if found.forfeits:
        raise SystemExit(f"forfeits: {next(each for played in rounds for each in played.forfeits if each)}")
    return {
        "idea": arguments.idea,
        "game": arguments.game,
        "bot": " ".join([arguments.bot, *arguments.settings]),
        "against": f"{arguments.seats - 1} {arguments.against}" if arguments.seats > 2 else arguments.against,
        "rules": "sampled" if arguments.house_rules else "strict",
        "iterations": arguments.iterations,
        "rounds": len(rounds),
        "wins": found.win_rate.mean,
        "low": found.win_rate.low,
        "high": found.win_rate.high,
        "milliseconds": 1000 * found.slowest,
        "date": f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}",
        "verdict": arguments.verdict,
    }


def page(ideas: Sequence[dict[str, Any]]) -> str:
    """All ideas as a page."""
    lines = [
        "# Ideas for stronger bots",
        "",
        "Every line is one contest: the bot with the settings named, against the others. Every deal is played in every seating; intervals",
        "are 95 %, over deals. The budget is so many iterations a move for each side. `search` is the tree search without learned values,",
        "which was the master before. Made by `python -m benchmarks.ideas`; ideas that failed stay here.",
        "",
        "| idea | game | bot | against | rules | iterations | rounds | wins | 95 % | verdict |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for each in ideas:
        interval = f"{each['low']:.1%} to {each['high']:.1%}"
        lines.append(
            f"| {each['idea']} | {TITLES[each['game']]} | {each['bot']} | {each['against']} | {each['rules']} | {each['iterations']} "
            f"| {each['rounds']:,} | **{each['wins']:.1%}** | {interval} | {each['verdict']} |"
        )
    return "\n".join([*lines, ""])


def main() -> None:
    """Try an idea, or write the page anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("idea", nargs="?", help="what is tried, in a few words; without it only the page is written")
    parser.add_argument("--game", choices=TITLES, default="maumau")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--with", dest="settings", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--against", default="search")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--house-rules", action="store_true", help="play under house rules of every sort")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--verdict", default="", help="kept, dropped, or what else is to be said")
    arguments = parser.parse_args()
    store = RESULTS / "ideas.json"
    if arguments.idea:
        found = summary(play(arguments), arguments)
        ideas = [*(json.loads(store.read_text()) if store.exists() else []), found]  # read late: several may be under way
        store.write_text(json.dumps(ideas, indent=1) + "\n")
    (RESULTS / "ideas.md").write_text(page(json.loads(store.read_text())), encoding="utf-8")


if __name__ == "__main__":
    main()
