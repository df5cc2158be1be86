"""Why the best move was better than the one that was made: one fact, counted in worlds that agree with all that the seat had seen."""

from collections.abc import Sequence
from dataclasses import dataclass

from maukas.bots.bot import Situation
from maukas.bots.master import Master
from maukas.bots.search import deal_a_world, new_thought, position_record
from maukas.bots.searcher import searched_state
from maukas.games.compiled_rules import read_record
from maukas.games.game import AnyGame
from maukas.games.state import OVER, RoundState
from maukas.review.match_review import LossReason, MoveWorth

WORLDS = 100  # so that counts are percents
WORTH_SAYING = 15  # percents by which two moves differ


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a move led to in the worlds, each in percents of them."""

    goes_out: int  # the next player could lay its last card at once
    is_stuck: int  # the next player could lay nothing
    next_player: int | None  # the one that is next in all of them; None if it is the seat itself, or not always the same
    taken: int  # cards that the others had to take at once, in hundredths
    owed: int  # cards that the next player would draw
    keeps: int  # own cards that fit on what then lies there; 0 while cards are owed


def reason_for_loss(bot: Master, situation: Situation, best: MoveWorth, played: MoveWorth) -> LossReason:
    """The fact that tells the two moves apart most; where none does, how often each of them won."""
    game = situation.rules
    laid, laid_instead = (len(game.laid_cards(each.move)) for each in (best, played))
    if laid == len(situation.hand):
        return LossReason("out")
    first, second = prospects(bot, situation, (best.move, played.move))
    facts = []
    if second.goes_out - first.goes_out >= WORTH_SAYING and second.next_player is not None:
        facts.append((2 * (second.goes_out - first.goes_out), LossReason("threat", first.goes_out, second.goes_out, second.next_player)))
    if first.is_stuck - second.is_stuck >= WORTH_SAYING and first.next_player is not None:
        facts.append((first.is_stuck - second.is_stuck, LossReason("stuck", first.is_stuck, second.is_stuck, first.next_player)))
    if first.next_player is None and second.next_player is not None:
        facts.append((30, LossReason("again")))
    if first.owed > max(second.owed, 1) and first.next_player is not None:
        facts.append((15 * first.owed, LossReason("owes", first.owed, second.owed, first.next_player)))
    if first.keeps > second.keeps and max(first.owed, second.owed) <= 1 and laid > 0 and laid_instead > 0:
        facts.append((20 * (first.keeps - second.keeps), LossReason("keeps", first.keeps, second.keeps)))
    taken = (first.taken - second.taken) // 100
    if taken > 0:
        facts.append((30 * taken, LossReason("takes", taken)))
    if laid > laid_instead:
        facts.append((25 * (laid - laid_instead), LossReason("cards", laid, laid_instead)))
    if not facts:
        return LossReason("ahead", round(100 * best.chance), round(100 * played.chance))
    return max(facts, key=lambda fact: fact[0])[1]


def prospects(bot: Master, situation: Situation, moves: Sequence[str]) -> list[Prospect]:
    """What each of these moves leads to in the same worlds."""
    game = situation.rules
    reader, deals = bot.read(situation)
    state = searched_state(situation, reader.belief.discard)
    game.call_automatically(state)
    games, thought = position_record(game.name, state), new_thought(bot.dice.getrandbits(64))
    worlds = []
    for _ in range(WORLDS):
        deal_a_world(games, deals, thought)
        world = game.state_type()
        read_record(games, 1, world)
        worlds.append(world)
    return [prospect(game, worlds, situation.seat, game.parse_action(move)) for move in moves]


def prospect(game: AnyGame, worlds: Sequence[RoundState], seat: int, action: int) -> Prospect:
    """What a move leads to in these worlds."""
    goes_out = is_stuck = taken = 0
    following = set()
    for world in worlds:
        after = world.copy()
        game.apply(after, seat, action)
        taken += sum(after.hand_sizes) - after.hand_sizes[seat] - sum(world.hand_sizes) + world.hand_sizes[seat]
        if after.phase == OVER:
            continue
        following.add(after.turn)
        laying = laying_actions(game, after)
        is_stuck += not laying
        goes_out += any(ends_round(game, after, each) for each in laying)
    other = next(iter(following)) if len(following) == 1 else seat
    after = worlds[0].copy()
    game.apply(after, seat, action)
    owed = cards_owed(game, after)
    keeps = fitting_cards(game, after, seat) if owed <= 1 else 0
    return Prospect(goes_out, is_stuck, None if other == seat else other, taken * 100 // len(worlds), owed, keeps)


def cards_owed(game: AnyGame, state: RoundState) -> int:
    """How many cards the seat on turn gets if it draws."""
    actions: list[int] = []
    game.turn_actions(state, actions)
    drawing = [action for action in actions if game.format_action(action) == "draw"]
    after = state.copy()
    for action in drawing:
        game.apply(after, state.turn, action)
    return after.hand_sizes[state.turn] - state.hand_sizes[state.turn] if drawing else 0


def fitting_cards(game: AnyGame, state: RoundState, seat: int) -> int:
    """How many different cards a seat could begin to lay if it were its turn now."""
    if state.phase == OVER:
        return 0
    mine = state.copy()
    mine.turn, mine.phase = seat, game.turn_start
    return len({game.laid_cards(game.format_action(action))[0] for action in laying_actions(game, mine)})


def laying_actions(game: AnyGame, state: RoundState) -> list[int]:
    """The decisions of the seat on turn by which it gets rid of cards."""
    actions: list[int] = []
    game.turn_actions(state, actions)
    return [action for action in actions if game.laid_cards(game.format_action(action))]


def ends_round(game: AnyGame, state: RoundState, action: int) -> bool:
    """Whether a decision lays the last card of the seat on turn."""
    return len(game.laid_cards(game.format_action(action))) == state.hand_sizes[state.turn]
