"""Which bots may play, and that the better ones win."""

from pathlib import Path
from typing import Any

import pytest

from maukas.arena.clairvoyant import Clairvoyant
from maukas.arena.contenders import contender_names, load_contender
from maukas.arena.ratings import rate_bots
from maukas.arena.contest_statistics import paired_difference
from maukas.bots.bot import Budget
from maukas.bots.registry import UnknownBot, bot_maker
from maukas.games.registry import GAMES
from tests.arena.bots import Steady, own
from tests.arena.contests import all_of, contest


@pytest.mark.parametrize("game", GAMES)
def test_a_sensible_bot_beats_a_random_one(game: str) -> None:
    played = all_of(contest(game, own(Steady), "random", deals=200), workers=2)
    ahead = paired_difference(played, own(Steady), "random")
    assert ahead.win_rate.low is not None
    assert ahead.win_rate.low > 0
    rated = rate_bots(played)
    assert rated[own(Steady)].mean > rated["random"].mean


@pytest.mark.parametrize("game", GAMES)
def test_a_clairvoyant_beats_a_sensible_bot(game: str) -> None:
    setting = contest(game, "clairvoyant", own(Steady), seats=2, deals=30, budget=Budget(iterations=30))
    ahead = paired_difference(all_of(setting, workers=2), *setting.bots)
    assert ahead.win_rate.low is not None
    assert ahead.win_rate.low > 0


@pytest.mark.parametrize("options", [{"mau": "caught", "false_mau_penalty": 2}, {"mau": "judge"}, {"mau": "auto"}])
def test_a_clairvoyant_keeps_to_the_rules_of_the_house(options: dict[str, Any]) -> None:
    for each in all_of(contest("maumau", "clairvoyant", "random", deals=3, **options)):
        assert each.forfeits == (None,) * 4


def test_a_clairvoyant_plays_nowhere_else() -> None:
    with pytest.raises(UnknownBot):
        bot_maker("clairvoyant")
    assert "clairvoyant" in contender_names()
    assert load_contender("clairvoyant") is Clairvoyant
    with pytest.raises(RuntimeError, match="arena only"):
        Clairvoyant(0).choose(None, Budget(iterations=1))  # type: ignore[arg-type]


def test_a_bot_in_a_file_is_found_or_missed(tmp_path: Path) -> None:
    assert load_contender(own(Steady)).__name__ == "Steady"
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0\n")
    for name in (f"{__file__}:Nobody", f"{tmp_path}/none.py:Bot", f"{broken}:Bot", "nobody"):
        with pytest.raises(UnknownBot):
            load_contender(name)
