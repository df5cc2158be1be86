"""The command `maukas`: its subcommands, the language, and what is said when something goes wrong."""

import os
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer
from typer.main import get_command

from maukas import __version__
from maukas.cli.commands.admin import admin
from maukas.cli.commands.arena import arena
from maukas.cli.commands.backup import backup
from maukas.cli.commands.check import check
from maukas.cli.commands.doctor import doctor
from maukas.cli.errors import INTERRUPTED, UNUSABLE, CommandError
from maukas.cli.help import Command, Group, label, translate
from maukas.cli.language import check_language, language_of, take_language
from maukas.cli.commands.move import move
from maukas.cli.commands.nodes import nodes
from maukas.cli.commands.play import play
from maukas.cli.commands.print import print_
from maukas.cli.commands.replay import replay
from maukas.cli.commands.review import review
from maukas.cli.commands.rules import rules
from maukas.cli.commands.seat import seat
from maukas.cli.commands.serve import serve
from maukas.cli.server_options import given_as
from maukas.cli.commands.simulate import simulate
from maukas.cli.commands.verify import verify
from maukas.extras import NotInstalled, install_command
from maukas.texts import Texts

NAME = "maukas"
COMMANDS: dict[str, Callable[..., int]] = {
    "play": play,
    "serve": serve,
    "check": check,
    "replay": replay,
    "review": review,
    "verify": verify,
    "rules": rules,
    "simulate": simulate,
    "arena": arena,
    "seat": seat,
    "print": print_,
    "admin": admin,
    "nodes": nodes,
    "backup": backup,
    "move": move,
    "doctor": doctor,
}
NEEDED = {"int": "error-not-a-number", "float": "error-not-a-decimal", "boolean": "error-not-a-switch"}  # the other kinds take any text
TRACKER_NOISE = "ignore:resource_tracker:UserWarning"  # joblib's, in a process of its own, of what a pool left behind that was broken off
show_as_python = warnings.showwarning
UsageError: Any = typer.BadParameter.__mro__[1]  # the base of what is wrong with arguments; typer has no public name for it


def main() -> None:
    """Run the command line and end the process."""
    os.environ.setdefault("PYTHONWARNINGS", TRACKER_NOISE)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    wanted, arguments = take_language(sys.argv[1:])
    texts = Texts(language_of(os.environ))
    try:
        if wanted is not None:
            texts = Texts(check_language(wanted))
        warnings.showwarning = partial(show_warning, texts)
        command = translate(get_command(build_app()), texts)
        code = command.main(args=arguments, prog_name=NAME, standalone_mode=False, obj=texts)
        if code == INTERRUPTED:  # so typer tells of Ctrl-C
            raise KeyboardInterrupt
    except CommandError as error:
        code = complain(texts.text(error.reason, **error.values), error.code)
    except NotInstalled as error:
        values = {"extra": error.extra, "modules": ", ".join(error.missing), "command": install_command(error.extra)}
        code = complain(texts.text("error-extra-missing", **values), UNUSABLE)
    except UsageError as error:
        code = complain(explain_usage(error, arguments, texts), UNUSABLE)
    except (typer.Abort, KeyboardInterrupt):
        code = complain(texts.text("error-interrupted"), INTERRUPTED)
    sys.exit(code)


def build_app() -> typer.Typer:
    """The subcommands with the ids of their texts."""
    app = typer.Typer(cls=Group, rich_markup_mode=None, help="help-maukas", epilog="help-maukas-example")
    app.callback(invoke_without_command=True)(start)
    for name, command in COMMANDS.items():
        app.command(name, cls=Command, help=f"help-{name}", short_help=f"help-{name}-short", epilog=f"help-{name}-example")(command)
    return app


def start(
    context: typer.Context,
    language: Annotated[str | None, typer.Option("--language", "-l", metavar="placeholder-language", help="help-language")] = None,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    """What `maukas` does before, or without, a subcommand."""
    if version:
        typer.echo(f"{NAME} {__version__}")
        raise typer.Exit
    if language is not None:  # one was taken from the arguments already
        raise CommandError("error-language-twice")
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def show_warning(texts: Texts, message: Warning | str, category: type[Warning], *place: Any) -> None:
    """Say what a user should know in a sentence; anything else is for developers, and shown as Python does."""
    if category.__name__ == "CacheWarning":
        id = "warning-cache-moved" if getattr(message, "instead", "") else "warning-cache"
        complain(texts.text(id, **{name: str(value) for name, value in vars(message).items()}), 0)
    else:
        show_as_python(message, category, *place)


def complain(text: str, code: int) -> int:
    """Say what is wrong, where it does not mix with results."""
    typer.echo(text, err=True)
    return code


def explain_usage(error: Any, arguments: list[str], texts: Texts) -> str:
    """What is wrong with the arguments, and where the help is."""
    named = [word for word in arguments[:1] if word in COMMANDS]
    param: Any = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            sentence = texts.text("error-no-such-option", option=error.option_name)
        case "BadOptionUsage":
            sentence = texts.text("error-option-needs-value", option=error.option_name)
        case "MissingParameter":
            sentence = texts.text("error-missing", name=label(param))
        case "BadParameter":
            sentence = texts.text(NEEDED[param.type.name], name=given_as(error.ctx, param))
        case _:
            sentence = texts.text("error-usage")
    return f"{sentence} {texts.text('error-see-help', command=' '.join([NAME, *named, '--help']))}"
