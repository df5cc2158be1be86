"""A game as the rest of the project meets it: the same parts under the same names."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import maukas.games.dos.cards
import maukas.games.dos.census
import maukas.games.dos.judge
import maukas.games.dos.notation
import maukas.games.dos.rules
import maukas.games.dos.series
import maukas.games.dos.state
import maukas.games.dos.view
import maukas.games.maumau.cards
import maukas.games.maumau.census
import maukas.games.maumau.judge
import maukas.games.maumau.notation
import maukas.games.maumau.rules
import maukas.games.maumau.series
import maukas.games.maumau.state
import maukas.games.maumau.view
from maukas.games.errors import BadNotation, Refusal, quoted
from maukas.games.notation import CardNames
from maukas.games.options import Options
from maukas.games.state import RoundState


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A set of rules; its functions take and give that game's own state."""

    name: str
    players: range
    pack: tuple[int, ...]
    cards: CardNames
    options: type[Options]
    turn_start: int                                     # the phase in which a turn begins
    new_state: Callable[[], RoundState]
    deal: Callable[[Any, int], None]
    turn_actions: Callable[[Any, list[int]], None]
    legal_actions: Callable[[Any, int, list[int]], None]
    apply: Callable[[Any, int, int], None]
    score: Callable[[Any, int], int]
    refusal: Callable[[Any, int, int], Refusal | None]
    parse_action: Callable[[str], int]
    format_action: Callable[[int], str]
    parse_position: Callable[[Mapping[str, Any], Any], RoundState]
    format_position: Callable[[Any], dict[str, Any]]
    view: Callable[[Any, int | None], Any]
    seen_by_all: Callable[[Any], dict[str, Any]]        # the fields of a view that are the same for everybody ...
    seen_by: Callable[[Any, int | None], dict[str, Any]]                    # ... and those that are not
    view_type: type[Any]
    move_kinds: tuple[str, ...]
    tally: Callable[[Any, int, list[int]], None]
    first_dealer: Callable[[bytes, int], int]
    draw_for_deal: Callable[[bytes, int], list[dict[int, int]]]
    next_dealer: Callable[[int, int | None, int], int]
    is_finished: Callable[[Any, int, Sequence[int]], bool]
    winners: Callable[[Sequence[int]], tuple[int, ...]]


def assembled(name: str, package: Any) -> Game:
    """The game whose parts are the modules of a package."""
    return Game(
        name=name,
        players=range(package.state.MIN_PLAYERS, package.state.MAX_PLAYERS + 1),
        pack=package.cards.PACK,
        cards=package.notation.NAMES,
        options=package.state.Options,
        turn_start=package.state.TURN_START,
        new_state=package.state.State,
        deal=package.rules.deal,
        turn_actions=package.rules.turn_actions,
        legal_actions=package.rules.legal_actions,
        apply=package.rules.apply,
        score=package.rules.score,
        refusal=package.judge.refusal,
        parse_action=package.notation.parse_action,
        format_action=package.notation.format_action,
        parse_position=package.notation.parse_position,
        format_position=package.notation.format_position,
        view=package.view.view,
        seen_by_all=package.view.seen_by_all,
        seen_by=package.view.seen_by,
        view_type=package.view.View,
        move_kinds=package.census.MOVE_KINDS,
        tally=package.census.tally,
        first_dealer=package.series.first_dealer,
        draw_for_deal=package.series.draw_for_deal,
        next_dealer=package.series.next_dealer,
        is_finished=package.series.is_finished,
        winners=package.series.winners,
    )


GAMES = {game.name: game for game in (assembled("maumau", maukas.games.maumau), assembled("dos", maukas.games.dos))}


def game_named(name: str) -> Game:
    """The game with this name."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise BadNotation(f"no game {quoted(name)}; there are {', '.join(GAMES)}") from None
