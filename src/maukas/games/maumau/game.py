"""Mau Mau, put together from its parts."""

from maukas.games.game import Fact, Game
from maukas.games.maumau import calls, census, features, judge, middle, notation, observation, rules, sentences, series, thumb, view
from maukas.games.maumau.cards import COLOUR_CHANGE, PACK
from maukas.games.maumau.inference import INFERENCE
from maukas.games.maumau.presets import PRESETS
from maukas.games.maumau.rulebook import RULEBOOK
from maukas.games.maumau.state import ACTIONS, MAX_PLAYERS, MIN_PLAYERS, PHASES, Options, State

KINDS = {notation.NAMES.format(COLOUR_CHANGE): "colour-change", "<>": "reverse", "+2": "take-two", "+4": "take-four", "X": "stop"}


def card_kind(card: str) -> str:
    """The kind of a card as its text has it."""
    return KINDS.get(card) or KINDS.get(card[1:], "number")


GAME = Game(
    name="maumau",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    pack=PACK,
    cards=notation.NAMES,
    options=Options,
    state_type=State,
    view_type=view.MauMauView,
    phases=PHASES,
    actions=ACTIONS,
    deal=rules.deal,
    turn_actions=rules.turn_actions,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    score=rules.score,
    hand_points=rules.hand_points,
    refusal=judge.refusal,
    parse_action=notation.parse_action,
    format_action=notation.format_action,
    laid_cards=notation.laid_cards,
    parse_position=notation.parse_position,
    format_position=notation.format_position,
    seen_by_all=view.seen_by_all,
    seen_by=view.seen_by,
    enter_view=view.enter_view,
    calls=("mau",),
    due_call=view.due_call,
    forgotten_by=view.forgotten_by,
    due_words=calls.due_words,
    next_speaker=calls.next_speaker,
    call_automatically=view.call_automatically,
    first_dealer=series.first_dealer,
    next_dealer=series.next_dealer,
    is_finished=series.is_finished,
    goal=series.goal,
    winners=series.winners,
    break_tie=series.break_tie,
    move_kinds=census.MOVE_KINDS,
    tally=census.tally,
    weigh=thumb.weigh,
    feature_count=features.FEATURES,
    feature_version=features.VERSION,
    note_position=features.note_position,
    note_action=features.note_action,
    note_move=features.note_move,
    observation_parts=observation.observation_parts,
    observe=observation.observe,
    draw_penalty=sentences.draw_penalty,
    penalty_reasons=sentences.penalty_reasons,
    move_sentences=sentences.of_move,
    turn_sentences=sentences.of_turn,
    inference=INFERENCE,
    middle=middle.middle,
    presets=PRESETS,
    clause_prefixes=("M", "AM"),
    rulebook=RULEBOOK,
    card_kind=card_kind,
    facts={"direction": Fact(1), "colour": Fact(""), "debt": Fact(0)},
)
