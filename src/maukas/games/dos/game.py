"""DOS, put together from its parts."""

from maukas.games.dos import calls, census, features, judge, middle, notation, observation, rules, sentences, series, thumb, view
from maukas.games.dos.cards import DOS_WILD, PACK
from maukas.games.dos.inference import INFERENCE
from maukas.games.dos.presets import PRESETS
from maukas.games.dos.rulebook import RULEBOOK
from maukas.games.dos.state import ACTIONS, MAX_PLAYERS, MIN_PLAYERS, PHASES, Options, State
from maukas.games.game import Fact, Game

KINDS = {notation.NAMES.format(DOS_WILD): "wild", "#": "hash"}


def card_kind(card: str) -> str:
    """The kind of a card as its text has it."""
    return KINDS.get(card) or KINDS.get(card[1:], "number")


GAME = Game(
    name="dos",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    pack=PACK,
    cards=notation.NAMES,
    options=Options,
    state_type=State,
    view_type=view.DosView,
    phases=PHASES,
    actions=ACTIONS,
    possible_actions=notation.possible_actions,
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
    calls=("dos",),
    due_call=view.due_call,
    forgotten_by=view.forgotten_by,
    due_words=calls.due_words,
    call_automatically=view.call_automatically,
    first_dealer=series.first_dealer,
    draw_for_deal=series.draw_for_deal,
    dealer_by_draw=series.dealer_by_draw,
    next_dealer=series.next_dealer,
    is_finished=series.is_finished,
    goal=series.goal,
    winners=series.winners,
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
    inference=INFERENCE,
    penalty_reasons=sentences.penalty_reasons,
    middle=middle.middle,
    presets=PRESETS,
    clause_prefixes=("D", "AD"),
    rulebook=RULEBOOK,
    card_kind=card_kind,
    facts={"row": Fact("", is_unordered=True), "bonuses": Fact(0)},
)
