"""The first games: played to the end as the coach says, and what happens to those who do something else."""

import pytest
from playwright.sync_api import Locator, expect

from maukas.games.registry import GAMES
from tests.web.kit.axe import axe
from tests.web.kit.faces import FACE, drawn, others
from tests.web.kit.kept import is_kept
from tests.web.kit.layout import assert_fits_down
from tests.web.kit.player import Player
from tests.web.kit.table import card, cards, hand, on_row
from tests.web.kit.visitor import PHONE, SMALL_PHONE, Visit, Visitor, eventually
from tools.lesson_pages import LESSONS, LessonStep, read_lesson

STEPS = {game: read_lesson(LESSONS / f"{game}.toml").steps for game in GAMES}
COLOURS = "RGBY"
OFFLINE = ("/Rules-", "/Learn-", *("/lesson-" for _ in GAMES), "/rules-", "/sheet-", "/learn-")
HURRY = "localStorage.setItem('maukas.preferences', JSON.stringify({ pace: 0.1 }))"  # as the settings keep it


@pytest.fixture
def ada(visit: Visit, request: pytest.FixtureRequest) -> Visitor:
    """Somebody who likes quick bots."""
    learner = visit("Ada", **getattr(request, "param", {}))
    learner.context.add_init_script(HURRY)
    return learner


def coach(visitor: Visitor) -> Locator:
    """Where the coach speaks."""
    return visitor.find("region", visitor.says("learn-coach"))


def hears(visitor: Visitor, game: str, step: LessonStep) -> None:
    """Wait until the coach has come to a step."""
    expect(coach(visitor)).to_contain_text(visitor.says(f"learn-{game}-{step.coach}"))


def begin(visitor: Visitor, game: str) -> None:
    """Open the first game."""
    visitor.open(f"learn/{game}")
    hears(visitor, game, STEPS[game][0])


def do(visitor: Visitor, game: str, move: str) -> None:
    """Make a move with a pointer, as somebody does who reads the coach."""
    if move == "draw":
        return visitor.press("play-draw")
    if move == "end":
        return visitor.touch(visitor.page.get_by_role("button", name=Player(visitor).ending()))
    if move in ("mau", "dos"):
        return visitor.press(f"play-call-{move}")
    laid, _, target = move.removeprefix("add:").partition(">")
    name, _, colour = laid.partition(":")
    for each in name.split("+") if game == "dos" else [name]:
        visitor.touch(card(visitor, game, each))
    if colour:
        visitor.press(f"colour-{colour}")
    if target:
        visitor.touch(on_row(visitor, target))
    return None


def has_won(visitor: Visitor, game: str) -> None:
    """The lesson is over, and says what it counts."""
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.says("learn-won"))
    visitor.sees(f"learn-{game}-points", points={"maumau": 29, "dos": 32}[game])


@pytest.mark.parametrize(
    ("game", "ada"),
    [
        ("maumau", {}),
        ("dos", {}),
        ("maumau", {"language": "fi", "size": PHONE, "touch": True}),
        ("dos", {"language": "da", "size": SMALL_PHONE, "touch": True}),
    ],
    indirect=["ada"],
)
def test_whoever_does_what_the_coach_says_wins(ada: Visitor, game: str) -> None:
    begin(ada, game)
    for step in STEPS[game]:
        hears(ada, game, step)
        do(ada, game, step.move)
    has_won(ada, game)


def test_the_first_game_is_played_by_keyboard(ada: Visitor) -> None:
    keys = ada.page.keyboard
    begin(ada, "maumau")
    for step in STEPS["maumau"]:
        hears(ada, "maumau", step)
        name, _, colour = step.move.partition(":")
        if step.move in ("draw", "mau"):
            keys.press(step.move[0])
            continue
        reach(ada, card(ada, "maumau", name))
        keys.press("Enter")
        if colour:
            expect(ada.find("group", ada.says("play-name-colour"))).to_be_visible()
            keys.press(str(COLOURS.index(colour) + 1))
    has_won(ada, "maumau")
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()


def reach(visitor: Visitor, wanted: Locator) -> None:
    """Go to a card with Tab and the arrow keys."""
    is_focused = "each => each === document.activeElement"
    eventually(visitor.page, lambda: tabbed(visitor), "the hand has the focus")
    visitor.page.keyboard.press("Home")
    for _ in range(cards(visitor).count()):
        if wanted.evaluate(is_focused):
            return
        visitor.page.keyboard.press("ArrowRight")
    raise AssertionError("the card is not reached")


def tabbed(visitor: Visitor) -> bool:
    """Press Tab, unless the focus is in the hand already."""
    is_there: bool = hand(visitor).evaluate("list => list.contains(document.activeElement)")
    if not is_there:
        visitor.page.keyboard.press("Tab")
    return is_there


@pytest.mark.parametrize(("game", "count"), [("maumau", 2), ("dos", 1)])
def test_the_others_have_faces_that_differ_and_keep_them_to_the_end(ada: Visitor, game: str, count: int) -> None:
    begin(ada, game)
    expect(others(ada)).to_have_count(count)
    faces = [drawn(each) for each in others(ada).all()]
    assert len(set(faces)) == count
    for step in STEPS[game]:
        hears(ada, game, step)
        ada.press("learn-skip")
    has_won(ada, game)
    left = ada.page.get_by_role("listitem").filter(has=ada.page.locator(FACE))
    expect(left).to_have_count(1 + count)
    assert [drawn(each) for each in left.all()[1:]] == faces  # the first is mine


@pytest.mark.parametrize("ada", [{"language": "fi", "size": SMALL_PHONE, "touch": True}], ids=["small phone"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_on_a_small_phone_nothing_of_the_table_is_cut_off_at_any_step(ada: Visitor, game: str) -> None:
    begin(ada, game)
    for step in STEPS[game]:
        hears(ada, game, step)
        assert_fits_down(ada.page)
        ada.press("learn-skip")
    has_won(ada, game)


@pytest.mark.parametrize("ada", [{"language": "fi"}], indirect=True)
def test_a_wrong_card_is_explained_with_its_clause(ada: Visitor) -> None:
    begin(ada, "maumau")
    ada.touch(card(ada, "maumau", "B3"))
    why = ada.says("maumau-number-does-not-fit", card=ada.card("maumau", "B3"), top=ada.card("maumau", "R8"))
    expect(ada.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    expect(ada.find("link", ada.says("play-clause", clause="M-15"))).to_have_attribute("href", "/rules/maumau#M-15")
    expect(cards(ada)).to_have_count(5)
    hears(ada, "maumau", STEPS["maumau"][0])


def test_another_move_that_is_allowed_gets_a_friendly_word(ada: Visitor) -> None:
    begin(ada, "maumau")
    do(ada, "maumau", "W:B")
    expect(coach(ada)).to_contain_text(ada.says("learn-elsewhere", move=ada.card("maumau", "R3")))
    expect(cards(ada)).to_have_count(5)
    do(ada, "maumau", "R3")
    hears(ada, "maumau", STEPS["maumau"][1])
    expect(coach(ada)).not_to_contain_text(ada.says("learn-elsewhere", move="").strip())


def test_one_can_go_back_and_let_the_coach_do_it(ada: Visitor) -> None:
    first, second, third = STEPS["dos"][:3]
    begin(ada, "dos")
    expect(ada.button("learn-back")).to_be_disabled()
    ada.press("learn-skip")
    hears(ada, "dos", second)
    expect(cards(ada)).to_have_count(6)
    ada.press("learn-skip")
    hears(ada, "dos", third)
    for step in (second, first):
        ada.press("learn-back")
        hears(ada, "dos", step)
    expect(cards(ada)).to_have_count(7)


@pytest.mark.parametrize("game", GAMES)
def test_when_the_last_card_is_laid_the_coach_says_so_and_does_no_more(ada: Visitor, game: str) -> None:
    ada.page.clock.install()
    begin(ada, game)
    for step in STEPS[game]:
        hears(ada, game, step)
        if step is STEPS[game][-1]:
            ada.stop_time()  # the end comes a moment later
        ada.press("learn-skip")
    expect(coach(ada)).to_contain_text(ada.says("learn-won"))
    expect(ada.button("learn-skip")).to_be_disabled()
    count = len(STEPS[game])
    expect(ada.find("img", ada.says("learn-progress", step=count, count=count))).to_be_visible()


def test_from_the_first_screen_to_a_real_game(ada: Visitor) -> None:
    ada.open()
    ada.touch(ada.find("link", ada.says("web-learn")).first)
    hears(ada, "maumau", STEPS["maumau"][0])
    for step in STEPS["maumau"]:
        hears(ada, "maumau", step)
        ada.press("learn-skip")
    has_won(ada, "maumau")
    for link, path in (("learn-rules", "/rules/maumau"), ("learn-dos", "/learn/dos")):
        expect(ada.find("link", ada.says(link))).to_have_attribute("href", path)
    ada.press("learn-play-now")
    ada.introduce()
    expect(hand(ada)).to_be_visible()
    ada.sees("play-round", round=1)


def test_there_is_a_choice_between_the_games(ada: Visitor) -> None:
    ada.open("learn")
    ada.sees("learn-about")
    axe(ada.page)
    ada.touch(ada.find("link", ada.says("learn-dos")))
    hears(ada, "dos", STEPS["dos"][0])


@pytest.mark.parametrize("ada", [{}, {"dark": True, "size": PHONE}], ids=["light", "dark"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(ada: Visitor, game: str) -> None:
    begin(ada, game)
    for number, step in enumerate(STEPS[game]):
        hears(ada, game, step)
        if number % 4 == 0:
            axe(ada.page)
        ada.press("learn-skip")
    has_won(ada, game)
    axe(ada.page)


@pytest.mark.parametrize("ada", [{"keeps": True}, {"keeps": True, "language": "fi"}], ids=["en", "fi"], indirect=True)
def test_rules_and_first_games_need_no_connection(ada: Visitor) -> None:
    ada.open()
    ada.sees("web-welcome")
    eventually(ada.page, lambda: is_kept(ada, *OFFLINE), "everything is kept")
    ada.expect_trouble("failed: GET", "console: Failed to load resource")
    ada.context.set_offline(True)
    for game in GAMES:
        begin(ada, game)
        do(ada, game, STEPS[game][0].move)
        hears(ada, game, STEPS[game][1])
        ada.open(f"rules/{game}")
        ada.sees(f"sheet-{game}-short")
        ada.sees_words(ada.says("D-15" if game == "dos" else "M-15"))
