"""Which language the user wants: said on the command line, else in the environment."""

from collections.abc import Mapping, Sequence

from maukas.cli.errors import CommandError
from maukas.texts import LANGUAGES, best_language, language_code

VARIABLES = ("MAUKAS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for."""
    return best_language(next((environment[name] for name in VARIABLES if environment.get(name)), None))


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language named among the arguments, wherever it stands, and the other arguments."""
    rest = list(arguments)
    wanted = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument in ("-l", "--language") and place + 1 < len(arguments):
            wanted = arguments[place + 1]
            del rest[place : place + 2]
            break
        if argument.startswith("--language=") or (argument.startswith("-l") and argument != "-l"):
            wanted = argument.partition("=")[2] if argument.startswith("--") else argument[2:]
            del rest[place]
            break
    return wanted, rest


def check_language(wanted: str) -> str:
    """The language named on the command line, which must be one of ours."""
    code = language_code(wanted)
    if code not in LANGUAGES:
        raise CommandError("error-no-such-language", language=wanted, languages=", ".join(LANGUAGES))
    return code
