"""The leaflet and the score sheet: all that they should say can be read in them, in every language."""

import re
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from maukas.games.registry import BUILT_IN, GAMES
from maukas.printing.job import KINDS, PrintJob, PrintKind
from maukas.printing.leaflet import cards_in
from maukas.printing.paper import PAPERS, PaperName
from maukas.printing.sheets import SheetTexts, sheet_options, sheets_of
from maukas.texts import FOLDER, LANGUAGES, Texts

SOURCE = FOLDER.parent
EVERY = [(game, language) for game in BUILT_IN for language in LANGUAGES]
BROKEN = re.compile(r"[\s\u00ad\u2010-]+")  # where a line may end


@cache
def reader(kind: PrintKind, game: str, language: str, paper: PaperName = "a4", players: tuple[str, ...] = ()) -> PdfReader:
    return PdfReader(BytesIO(PrintJob(kind=kind, game=GAMES[game], paper=paper, language=language, players=players).pdf()))


def letters(text: str) -> str:
    return BROKEN.sub("", text)


def read(pdf: PdfReader) -> str:
    return letters("".join(page.extract_text() for page in pdf.pages))


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_leaflet_has_every_clause_and_every_ruling(game: str, language: str) -> None:
    texts, found = Texts(language), read(reader("rules", game, language))
    for section in GAMES[game].rulebook.sections:
        assert letters(texts.text(f"sheet-{game}-{section.name}")) in found
        for clause in (*section.clauses, *section.rulings):
            assert letters(clause) in found
            assert all(letters(words) in found for words in texts.text(clause).split("`")[::2]), clause


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_leaflet_explains_every_house_rule_in_words(game: str, language: str) -> None:
    texts, found = Texts(language), read(reader("rules", game, language))
    titles = [texts.text(f"option-{game}-{option.name.replace('_', '-')}") for option in GAMES[game].options.all()]
    assert [title for title in titles if letters(title) not in found] == []
    assert "`" not in found


@pytest.mark.parametrize("sheet", sheets_of("maumau"))
def test_the_leaflet_of_a_sheet_tells_its_game_and_no_other(sheet: str) -> None:
    job = PrintJob(kind="rules", game=GAMES["maumau"], paper="a4", language="en", sheet=sheet)
    texts, found = SheetTexts("en", sheet_options("maumau", sheet)), read(PdfReader(BytesIO(job.pdf())))
    assert letters(texts.text(f"preset-maumau-sheet-{sheet}-about")) in found
    assert texts.own
    for clause in texts.own:
        assert all(letters(words) in found for words in texts.text(clause).split("`")[::2]), clause
        assert letters(Texts("en").text(clause)) not in found
    assert letters(texts.text("sheet-house-rules-about")) not in found
    assert job.file_name == f"maukas-maumau-rules-sheet-{sheet}-a4-en.pdf"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_leaflet_needs_no_more_than_two_sheets(game: str, language: str) -> None:
    assert len(reader("rules", game, language).pages) <= 4


@pytest.mark.parametrize("kind", KINDS)
def test_all_fonts_are_in_the_file(kind: PrintKind) -> None:
    fonts = [font.get_object() for page in reader(kind, "maumau", "fi").pages for font in page["/Resources"].get("/Font", {}).values()]  # type: ignore[attr-defined]
    assert fonts
    for font in fonts:
        descriptor = font["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        assert {"/FontFile2", "/FontFile3"} & set(descriptor)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_file_says_its_title_and_language_and_can_be_read_aloud(kind: PrintKind, language: str) -> None:
    pdf = reader(kind, "dos", language)
    root: Any = pdf.trailer["/Root"]
    assert root["/Lang"] == language
    assert root["/MarkInfo"]["/Marked"]
    assert pdf.metadata is not None
    assert (pdf.metadata.title or "").startswith("DOS")


@pytest.mark.parametrize(
    ("move", "cards"),
    [
        ("R3>R8", ["R3", "R8"]),
        ("RX>R<>", ["RX", "R<>"]),
        ("Y+2>B+2", ["Y+2", "B+2"]),
        ("B3+Y#>R7", ["B3", "Y#", "R7"]),
        ("D+D>G4", ["D", "D", "G4"]),
    ],
)
def test_the_cards_of_a_picture_are_told_apart(move: str, cards: list[str]) -> None:
    assert cards_in(move) == cards


def test_a_score_sheet_has_the_names() -> None:
    pdf = reader("scores", "dos", "da", players=("Åse", "Söderström", "Väinö"))
    found = read(pdf)
    assert len(pdf.pages) == 1
    assert all(name in found for name in ("Åse", "Söderström", "Väinö", "DOS:pointark", "Ialt", "200"))


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_score_sheet_is_one_page_with_as_many_names_as_can_play(game: str, paper: PaperName) -> None:
    names = tuple(f"Maximiliana-Josefiina {number}" for number in GAMES[game].players)
    assert len(reader("scores", game, "fi", paper, names).pages) == 1


def test_names_cannot_say_anything_to_the_typesetter() -> None:
    assert letters("#panic(1) *x*") in read(reader("scores", "dos", "en", players=("#panic(1) *x*", "$x$ \\")))


def test_every_message_is_used_and_every_one_that_is_asked_for_exists() -> None:
    sources = [*SOURCE.glob("printing/*.py"), SOURCE / "cli" / "commands" / "print.py"]
    asked = {found for path in sources for found in re.findall(r'"(print-[\w-]+)"', path.read_text(encoding="utf-8"))}
    assert asked == set(Texts("en").ids("print"))
