"""Help pages from the texts: commands are declared with the ids of their messages, which are put into words here."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from maukas.cli.errors import CommandError
from maukas.texts import Texts

TYPER_TEXTS = {"install_completion": "help-install-completion", "show_completion": "help-show-completion"}


class HelpPage:
    """How a command shows its help."""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help = ctx.obj.text("help-help")
        return option

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        """Write the page: usage, what the command does, its parameters, an example."""
        texts: Texts = ctx.obj
        params = self.get_params(ctx)
        arguments = [(label(param), param.help) for param in params if param.param_type_name == "argument"]
        options = [(label(param), described(param)) for param in params if param.param_type_name == "option"]
        commands = [(name, command.short_help) for name, command in getattr(self, "commands", {}).items()]
        pieces = [texts.text("help-usage-options"), *(name for name, _ in arguments)]
        if commands:
            pieces.append(texts.text("help-usage-command") + " ...")
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=texts.text("help-usage") + " ")
        formatter.write_paragraph()
        formatter.write_text(self.help)
        write_section(formatter, texts.text("help-arguments"), arguments)
        write_section(formatter, texts.text("help-commands"), commands)
        write_section(formatter, texts.text("help-options"), options)
        with formatter.section(texts.text("help-example")):
            for line in self.epilog.splitlines():
                formatter.write(f"{'':{formatter.current_indent}}{line}\n")


class Command(HelpPage, TyperCommand):
    """A command of ours."""


class Group(HelpPage, TyperGroup):
    """The commands together."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named; an unknown one is answered with those that there are."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise CommandError("error-no-such-command", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def write_section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    """A titled list of names and what they mean, unless it is empty."""
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


def label(param: Any) -> str:
    """How a parameter is written."""
    placeholder = param.metavar or ""
    if param.param_type_name == "argument":
        return (placeholder if param.required else f"[{placeholder}]") + ("..." if param.nargs == -1 else "")
    names = "/".join([", ".join(sorted(param.opts, key=len)), *param.secondary_opts])
    return f"{names} {placeholder}".rstrip()


def described(param: Any) -> str:
    """What an option means, with the variable that sets it, too."""
    return f"{param.help} [{param.envvar}]" if param.envvar else str(param.help)


def translate(command: Any, texts: Texts) -> Any:
    """The command, and those below it, with the messages themselves in place of their ids."""
    command.help, command.epilog = texts.text(command.help), texts.text(command.epilog)
    if command.short_help:
        command.short_help = texts.text(command.short_help)
    for param in command.params:
        default = param.default if isinstance(param.default, str | int) else ""
        if isinstance(param.default, float):
            default = f"{param.default:g}"  # as it is typed, in any language
        param.help = texts.text(TYPER_TEXTS.get(param.name, param.help), default=default)
        param.metavar = texts.text(param.metavar) if param.metavar else None
    for each in getattr(command, "commands", {}).values():
        translate(each, texts)
    return command
