"""Whatever text comes in: it is understood, or it is bad notation; nothing else is ever raised."""

import contextlib
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from maukas.games.dos.cards import CARDS as DOS_CARDS
from maukas.games.dos.cards import CARD_NAMES as DOS_NAMES
from maukas.games.dos.state import cover_action
from maukas.games.errors import BadNotation
from maukas.games.registry import GAMES, game_named
from maukas.games.match_record import format_record, parse_record, record_of
from maukas.games.match_verification import verify
from maukas.games.maumau.state import ACTIONS as MAUMAU_ACTIONS
from maukas.games.notation import format_text, parse_seat_move
from maukas.games.options import BadOption
from maukas.games.round import Round, options_of
from maukas.games.scenarios import find_scenarios, parse_scenario, run_scenario
from maukas.games.state import NO_CARD
from tests.play import generator, random_match, random_options, random_round

every_game = pytest.mark.parametrize("name", GAMES)

SCENARIOS = [path.read_text(encoding="utf-8") for path in find_scenarios([Path(__file__).parent.parent / "scenarios"])][::9]
POSITIONS = {name: [played.position() for played in random_round(name, 3, "notation")][::7] for name in GAMES}
RECORDS = [format_record(record_of(random_match(name, seed))) for name in GAMES for seed in range(2)]

ODD_VALUES = [  # as TOML writes them
    "true",
    "false",
    "0",
    "1",
    "-1",
    "2",
    "7",
    "99",
    "100",
    "255",
    "256",
    "999",
    "32768",
    "-32769",
    "9223372036854775807",
    "18446744073709551616",
    "1" + "0" * 60,
    "-" + "9" * 60,
    "0x" + "f" * 50,
    "1.5",
    "-0.0",
    "nan",
    "inf",
    "-inf",
    "1e400",
    '""',
    '" "',
    '"none"',
    '"R1"',
    '"W"',
    '"D"',
    '"R5 R5 R5 R5 R5"',
    '"0 draw"',
    '"\\u0000"',
    '"\\U0001F0CF"',
    '"..."',
    '"9 R5"',
    '"-1"',
    "[]",
    "[[]]",
    "[[[[1]]]]",
    '[""]',
    '["R1", "R2"]',
    "[1, 2, 3]",
    "[true]",
    "[-1]",
    '[1, "R1", 2.5]',
    "[{}]",
    "{}",
    "{ a = {} }",
    "{ R1 = 2 }",
    "{ a = { b = { c = [{}] } } }",
    "1979-05-27",
    "07:32:00",
    "1979-05-27T07:32:00Z",
    '"' + "R1 " * 200 + '"',
    "[" + '"R1", ' * 200 + "]",
]
HUGE_VALUES = [
    "9" * 5000,
    "-" + "9" * 5000,
    "0x" + "f" * 5000,
    "1e" + "9" * 50,
    "[" * 5000,
    "[" * 5000 + "]" * 5000,
    "{a=" * 3000 + "1" + "}" * 3000,
]

# The ways in, each with its own texts; what is only read is also used
READERS: dict[str, tuple[Callable[[str], object], list[str]]] = {
    "a position of Mau Mau": (lambda text: use_round(Round.from_position("maumau", text)), POSITIONS["maumau"]),
    "a position of DOS": (lambda text: use_round(Round.from_position("dos", text)), POSITIONS["dos"]),
    "a scenario": (lambda text: run_scenario(parse_scenario(text)), SCENARIOS),
    "a record": (lambda text: verify(parse_record(text)), RECORDS),
}
every_reader = pytest.mark.parametrize("reader", READERS)


def use_round(played: Round) -> None:
    """Ask everything about a round that came from a text, and play on."""
    Round.from_position(played.game.name, played.position(), options=played.options)
    for _ in range(8):
        for seat in (*range(played.seats), None):
            played.view(seat)
        for move in played.turn_moves():
            assert played.refusal(played.turn, move) is None
        played.outcome()
        if played.is_over:
            return
        played.play(played.turn, played.turn_moves()[0])


def read(reader: str, text: str) -> None:
    """Read and use a text; it may be bad, but in no other way than this."""
    with contextlib.suppress(BadNotation):
        READERS[reader][0](text)


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A valid text with a few lines, words or characters changed."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        change = draw(st.integers(0, 5))
        if change == 0:  # another value for a key
            lines = text.splitlines()
            places = [place for place, line in enumerate(lines) if "=" in line]
            if places:
                place = draw(st.sampled_from(places))
                lines[place] = lines[place].partition("=")[0] + "= " + draw(st.sampled_from(ODD_VALUES))
            text = "\n".join(lines)
        elif change == 1:  # a line less
            lines = text.splitlines()
            if lines:
                del lines[draw(st.integers(0, len(lines) - 1))]
            text = "\n".join(lines)
        elif change == 2:  # a line from another text
            lines = text.splitlines()
            line = draw(st.sampled_from(draw(st.sampled_from(texts)).splitlines() or [""]))
            lines.insert(draw(st.integers(0, len(lines))), line)
            text = "\n".join(lines)
        elif change == 3:  # a word replaced by another
            words = text.split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(words))
            text = " ".join(words)
        else:  # some characters cut out, or others put in
            start = draw(st.integers(0, len(text)))
            end = start + draw(st.integers(0, 3))
            text = text[:start] + draw(st.text(max_size=2) | st.sampled_from(['"', "[", "]", "=", "9", "\n", "-", "#"])) + text[end:]
    return text


# Moves


@every_game
@given(text=st.text(max_size=20) | st.text(alphabet="RGBYWD0123456789+>:#<X adcthenmuors", max_size=12))
def test_any_text_is_a_move_or_bad_notation(name: str, text: str) -> None:
    game = game_named(name)
    try:
        action = game.parse_action(text)
    except BadNotation:
        return
    assert game.parse_action(game.format_action(action)) == action


@every_game
@given(data=st.data())
def test_a_move_with_a_changed_character_is_a_move_or_bad_notation(name: str, data: st.DataObject) -> None:
    game = game_named(name)
    text = data.draw(mutated(["R5", "W:G", "draw", "catch:2", "R3+G4>B7", "add:R10", "D>D", "Y#+Y#>Y#", "R<>", "mau", "end"]))
    try:
        action = game.parse_action(text)
    except BadNotation:
        return
    assert game.parse_action(game.format_action(action)) == action


def test_every_move_of_mau_mau_is_written_and_read_back() -> None:
    texts = [GAMES["maumau"].format_action(action) for action in range(MAUMAU_ACTIONS)]
    assert len(set(texts)) == 52 + 1 + 4 + 3 + 10  # coloured cards, W, W:colour, draw end mau, ten seats to catch
    assert [GAMES["maumau"].parse_action(text) for text in texts] == [*range(MAUMAU_ACTIONS)]


@given(
    first=st.integers(0, DOS_CARDS - 1), second=st.integers(0, DOS_CARDS - 1), target=st.integers(0, DOS_CARDS - 1), single=st.booleans()
)
def test_every_cover_is_written_and_read_back_with_its_cards_in_either_order(first: int, second: int, target: int, single: bool) -> None:
    game = GAMES["dos"]
    if single:
        action, texts = cover_action(first, NO_CARD, target), [f"{DOS_NAMES[first]}>{DOS_NAMES[target]}"]
    else:
        action = cover_action(min(first, second), max(first, second), target)
        pairs = ((first, second), (second, first))
        texts = [f"{DOS_NAMES[one]}+{DOS_NAMES[other]}>{DOS_NAMES[target]}" for one, other in pairs]
    assert {game.parse_action(text) for text in texts} == {action}
    assert game.format_action(action) in texts


def test_every_plain_move_of_dos_is_written_and_read_back() -> None:
    game = GAMES["dos"]
    texts = [*(f"add:{name}" for name in DOS_NAMES), "draw", "end", "dos", *(f"catch:{seat}" for seat in range(6))]
    actions = [game.parse_action(text) for text in texts]
    assert len(set(actions)) == 41 + 3 + 6
    assert [game.format_action(action) for action in actions] == texts


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("maumau", "R0"),
        ("maumau", "R10"),
        ("maumau", "r5"),
        ("maumau", " R5"),
        ("maumau", "R5 "),
        ("maumau", "W:"),
        ("maumau", "W:r"),
        ("maumau", "catch:10"),
        ("maumau", "catch:-1"),
        ("maumau", "catch:"),
        ("maumau", "dos"),
        ("maumau", ""),
        ("maumau", "R+3"),
        ("maumau", "R5>R5"),
        ("maumau", "catch:02"),
        ("maumau", "D"),
        ("dos", "R2>R7"),
        ("dos", "R11>R7"),
        ("dos", "R7"),
        ("dos", "R7>"),
        ("dos", ">R7"),
        ("dos", "R1+R3+R3>R7"),
        ("dos", "R3+>R7"),
        ("dos", "R7>R7>R7"),
        ("dos", "add:"),
        ("dos", "add:R2"),
        ("dos", "catch:6"),
        ("dos", "mau"),
        ("dos", "R3 + R4>R7"),
        ("dos", "2>R7"),
    ],
)
def test_a_text_that_is_no_move_is_bad_notation(name: str, text: str) -> None:
    with pytest.raises(BadNotation):
        GAMES[name].parse_action(text)


@given(text=st.text(max_size=12) | st.from_regex(r"[0-9]{0,4} ?[a-z0-9:]{0,6}"))
def test_any_text_is_a_seat_and_a_move_or_bad_notation(text: str) -> None:
    try:
        seat, move = parse_seat_move(text)
    except BadNotation:
        return
    assert 0 <= seat < 100
    assert text.endswith(move)


# Positions, scenarios, records


@every_reader
@given(text=st.text(max_size=60))
def test_any_text_is_understood_or_bad_notation(reader: str, text: str) -> None:
    read(reader, text)


@every_reader
@given(data=st.data())
def test_a_changed_text_is_understood_or_bad_notation(reader: str, data: st.DataObject) -> None:
    read(reader, data.draw(mutated(READERS[reader][1])))


@every_reader
def test_any_odd_value_under_any_key_is_understood_or_bad_notation(reader: str) -> None:
    for text in READERS[reader][1][:3]:
        lines = text.splitlines()
        for place, line in enumerate(lines):
            if "=" in line:
                for value in ODD_VALUES:
                    changed = line.partition("=")[0] + "= " + value
                    read(reader, "\n".join([*lines[:place], changed, *lines[place + 1 :]]))


@every_reader
@pytest.mark.parametrize("value", HUGE_VALUES, ids=lambda value: f"{value[:4]} and so on, {len(value)} characters")
def test_a_value_too_large_to_read_or_to_write_is_bad_notation(reader: str, value: str) -> None:
    lines = READERS[reader][1][0].splitlines()
    place = next(place for place, line in enumerate(lines) if "=" in line)
    changed = lines[place].partition("=")[0] + "= " + value
    with pytest.raises(BadNotation):
        READERS[reader][0]("\n".join([*lines[:place], changed, *lines[place + 1 :]]))
    with pytest.raises(BadNotation):
        READERS[reader][0](f"odd = {value}")


@pytest.mark.parametrize("key", ["hands", "discard", "draw", "row"])
@every_game
def test_more_cards_than_a_pack_has_are_bad_notation(name: str, key: str) -> None:
    position = {"hands": ["R1", "R1"], "discard": "G1", "row": "R3 R4", "turn": 0}
    if name == "maumau":
        del position["row"]
    many: object = "R5 " * 200
    position[key] = [many, many] if key == "hands" else many
    with pytest.raises(BadNotation):
        Round.from_position(name, position)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("maumau", ""),
        ("maumau", 'hands = ["R1"]\ndiscard = "R2"'),
        ("maumau", 'hands = ["R1", "R1"]'),
        ("maumau", 'hands = ["R1", "R1"]\ndiscard = "R1"'),  # the third of two
        ("maumau", 'hands = ["R1", ""]\ndiscard = "R2"'),  # an empty hand, but not over
        ("maumau", 'hands = ["R1", "R1"]\ndiscard = "R2"\nwinner = 1'),
        ("maumau", 'hands = ["R1", "R1"]\ndiscard = "R2"\ndirection = 0'),
        ("maumau", 'hands = ["R1", "R1"]\ndiscard = "R2"\ncolour = "G"'),
        ("maumau", 'hands = ["R1", "R1"]\ndiscard = "R2"\ndebt = 2'),
        ("maumau", 'hands = ["R1 R3", "R1"]\ndiscard = "R2"\nwindow = 0'),
        ("maumau", 'hands = ["R1 R3", "R1"]\ndiscard = "R2"\nsilent = [0]'),
        ("maumau", 'hands = ["R1 R3", "R1"]\ndiscard = "R2"\nsilent = [2]'),
        ("maumau", 'hands = ["R1 R3", "R1"]\ndiscard = "R2"\ndrawn = "R5"'),
        ("maumau", 'hands = ["R1", "R1"]\ndiscard = "R2"\nturn = 2'),
        ("maumau", 'hands = ["R1", "R1"]\ndiscard = "R2"\nrow = "R5"'),
        ("dos", 'hands = ["R1", "R1"]'),
        ("dos", 'hands = ["R1", "R1"]\nrow = "R3 R4"\nphase = "over"'),
        ("dos", 'hands = ["R1", "R1"]\nrow = "R3 R4"\ncovers = ["R5>R5"]'),
        ("dos", 'hands = ["R1", "R1"]\nrow = "R3 R4"\ncovers = ["draw"]'),
        ("dos", 'hands = ["R1", "R1"]\nrow = "R3 R4"\nexposed = [1]'),
        ("dos", 'hands = ["R1", "R1"]\nrow = "R3 R4"\nexposed = [7]'),
        ("dos", 'hands = ["R1", "R1", "R1", "G1", "G1", "G1", "B1"]\nrow = "R3 R4"'),
        ("dos", 'hands = ["R1", "R1"]\nrow = "R3 R4"\ncolour = "R"'),
    ],
)
def test_a_position_that_cannot_be_is_bad_notation(name: str, position: str) -> None:
    with pytest.raises(BadNotation):
        Round.from_position(name, position)


@given(text=st.text(st.characters(exclude_categories=["Cs"])))
def test_any_name_is_written_and_read_back(text: str) -> None:
    record = parse_record(f'record = 1\ngame = "dos"\nseats = 2\nplayers = [{format_text(text)}, "b"]\n')
    assert record.players == (text, "b")
    assert parse_record(format_record(record)) == record


# Options


@every_game
def test_options_are_written_and_read_back(name: str) -> None:
    game = GAMES[name]
    for seed in range(50):
        options = options_of(game, random_options(game, generator("options", seed)))
        assert options_of(game, options.changed()) == options


@every_game
def test_the_strict_rules_change_nothing(name: str) -> None:
    assert options_of(GAMES[name], None).changed() == {}


ODD_OPTIONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


@every_game
@given(data=st.data())
def test_any_table_of_options_is_taken_or_a_bad_option(name: str, data: st.DataObject) -> None:
    names = [option.name for option in GAMES[name].options.all()]
    table: dict[str, Any] = data.draw(st.dictionaries(st.sampled_from(names) | st.text(max_size=6), ODD_OPTIONS, max_size=3))
    try:
        options = options_of(GAMES[name], table)
    except BadOption:
        return
    assert {key: getattr(options, key) for key in table} == table


@every_game
def test_an_option_of_a_wrong_type_is_a_bad_option_even_if_it_is_equal(name: str) -> None:
    for option in GAMES[name].options.all():
        wrong: list[object] = [None, [], {}, [option.default], math.nan, 1.0, 0.0, "nothing of the kind", b"keep", -1, 10**6]
        wrong += [int(option.default)] if isinstance(option.default, bool) else [True, False]
        for value in wrong:
            with pytest.raises(BadOption):
                options_of(GAMES[name], {option.name: value})


@every_game
def test_a_number_too_large_to_write_is_a_bad_option(name: str) -> None:
    for option in GAMES[name].options.all():
        with pytest.raises(BadOption) as refused:
            options_of(GAMES[name], {option.name: 16**5000})
        assert type(refused.value) is BadOption
        assert str(refused.value)


@given(name=st.text(max_size=8))
def test_an_unknown_game_is_bad_notation(name: str) -> None:
    assume(name not in GAMES)
    with pytest.raises(BadNotation):
        Round.deal(name, seats=3)


@every_game
@pytest.mark.parametrize(("seats", "dealer"), [(1, 0), (0, 0), (-1, 0), (11, 0), (3, 3), (3, -1)])
def test_a_table_that_cannot_be_is_bad_notation(name: str, seats: int, dealer: int) -> None:
    with pytest.raises(BadNotation):
        Round.deal(name, seats=seats, dealer=dealer)


@every_game
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_bad_notation(name: str, seat: int) -> None:
    played = Round.deal(name, seats=3, seed=bytes(32))
    for ask in (played.legal_moves, played.view, lambda seat: played.play(seat, "draw"), lambda seat: played.refusal(seat, "draw")):
        with pytest.raises(BadNotation):
            ask(seat)


@pytest.mark.parametrize(
    ("name", "move", "cards"),
    [
        ("maumau", "R5", ["R5"]),
        ("maumau", "G+2", ["G+2"]),
        ("maumau", "B<>", ["B<>"]),
        ("maumau", "YX", ["YX"]),
        ("maumau", "W", ["W"]),
        ("maumau", "W:G", ["W"]),
        ("maumau", "draw", []),
        ("maumau", "end", []),
        ("maumau", "mau", []),
        ("maumau", "catch:2", []),
        ("dos", "R7>B7", ["R7"]),
        ("dos", "R3+G4>B7", ["R3", "G4"]),
        ("dos", "D+R#>G10", ["D", "R#"]),
        ("dos", "D>D", ["D"]),
        ("dos", "add:R3", ["R3"]),
        ("dos", "add:D", ["D"]),
        ("dos", "draw", []),
        ("dos", "end", []),
        ("dos", "dos", []),
        ("dos", "catch:2", []),
    ],
)
def test_the_cards_that_a_move_lays(name: str, move: str, cards: list[str]) -> None:
    assert game_named(name).laid_cards(move) == cards
