"""What can be printed: everything that is asked for, in one value, and the PDF that comes of it."""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from maukas.games.game import AnyGame
from maukas.printing.leaflet import leaflet_pdf
from maukas.printing.pack import pack_pdf
from maukas.printing.paper import PAPERS, PaperName
from maukas.printing.pictures import read_pictures
from maukas.printing.score_sheet import score_sheet_pdf
from maukas.printing.sheets import sheets_of
from maukas.texts import Texts

PrintKind = Literal["cards", "rules", "scores"]
KINDS: tuple[PrintKind, ...] = get_args(PrintKind)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintJob:
    """One thing to print: `large` and `backs` are for cards, `sheet` for rules, `players` for a score sheet."""

    kind: PrintKind
    game: AnyGame
    paper: PaperName
    language: str
    large: bool = False
    backs: bool = True
    players: tuple[str, ...] = ()
    sheet: str = ""  # the language of a printed sheet whose game is told; empty for the rules with what all sheets say

    @property
    def file_name(self) -> str:
        """What its file is called, unless somebody has a better name."""
        wishes = ["large"] * (self.kind == "cards" and self.large) + [f"sheet-{self.sheet}"] * (self.kind == "rules" and self.sheet != "")
        words = [self.game.name, self.kind, *wishes, self.paper, self.language]
        return f"maukas-{'-'.join(words)}.pdf"

    @property
    def is_known(self) -> bool:
        """Whether the game has this sheet, if one is wanted."""
        return self.kind != "rules" or self.sheet == "" or self.sheet in sheets_of(self.game.name)

    @property
    def is_drawn(self) -> bool:
        """Whether there are pictures of the game's cards, and an order of its rules."""
        return read_pictures().has(self.game.cards.names) and bool(self.game.rulebook.sections)

    def pdf(self) -> bytes:
        """The PDF; the same job makes the same bytes."""
        paper, texts = PAPERS[self.paper], Texts(self.language)
        match self.kind:
            case "cards":
                return pack_pdf(self.game, paper, texts, large=self.large, backs=self.backs)
            case "rules":
                return leaflet_pdf(self.game, paper, texts, self.sheet)
            case "scores":
                return score_sheet_pdf(self.game, paper, texts, self.players)

    def tidied(self) -> "PrintJob":
        """The same job without the wishes that change nothing, so that equal prints are equal jobs."""
        if self.kind == "cards":
            return replace(self, players=(), sheet="")
        is_rules = self.kind == "rules"
        return replace(self, large=False, backs=True, players=() if is_rules else self.players, sheet=self.sheet if is_rules else "")
