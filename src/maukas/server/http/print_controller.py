"""What can be printed, over HTTP."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from maukas.games.registry import GAMES
from maukas.printing.job import PrintJob, PrintKind
from maukas.printing.paper import PaperName
from maukas.printing.typesetting import NoTypesetter
from maukas.server.http.controllers import HttpProblem, problems, services_of
from maukas.server.worker_threads import Overloaded
from maukas.texts import LONGEST_NAME, best_language

PDF = "application/pdf"
FOR_AN_HOUR = "public, max-age=3600"  # it changes only with the server
MOST_NAMES = 10

GameName = Annotated[str, Parameter(max_length=40, description="A game, as /api/games names it")]
Kind = Annotated[PrintKind, Parameter(description="What to print")]
Paper = Annotated[PaperName, Parameter(description="The paper to print on")]
Large = Annotated[bool, Parameter(description="Cards in large print")]
Backs = Annotated[bool, Parameter(description="With the backs of the cards")]
Language = Annotated[str, Parameter(max_length=20, description="Of the texts; English if there are none in it")]
Sheet = Annotated[str, Parameter(max_length=20, description="The language of a printed sheet, for the rules of its game")]
Names = Annotated[list[str] | None, Parameter(description="Names on a score sheet")]


class PrintController(Controller):
    """Cards, rules and score sheets on paper."""

    path = "/api/print"
    tags = ["prints"]  # noqa: RUF012

    @get("/{game:str}/{kind:str}", summary="Something to print", media_type=PDF, responses=problems(404, 503))
    async def print(
        self,
        request: "Request[Any, Any, State]",
        game: GameName,
        kind: Kind,
        paper: Paper = "a4",
        language: Language = "en",
        large: Large = False,
        backs: Backs = True,
        players: Names = None,
        sheet: Sheet = "",
    ) -> Response[bytes]:
        """The cards of a game with crop marks, its rules as a leaflet, or a score sheet: a PDF, the same for the same wishes."""
        names = tuple(players or ())
        if game not in GAMES:
            raise HttpProblem(404, "http-not-found")
        if len(names) > MOST_NAMES or any(len(name) > LONGEST_NAME for name in names):
            raise HttpProblem(400, "http-too-large")
        job = PrintJob(
            kind=kind, game=GAMES[game], paper=paper, language=best_language(language), large=large, backs=backs, players=names, sheet=sheet
        ).tidied()
        if not (job.is_known and job.is_drawn):
            raise HttpProblem(404, "http-not-found")
        try:
            content = await services_of(request).printer.print(job)
        except NoTypesetter:
            raise HttpProblem(503, "http-no-printer") from None
        except Overloaded:
            raise HttpProblem(503, "http-printer-busy") from None
        headers = {"content-disposition": f'attachment; filename="{job.file_name}"', "cache-control": FOR_AN_HOUR}
        return Response(content, media_type=PDF, headers=headers)
