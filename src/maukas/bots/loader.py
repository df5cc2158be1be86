"""Bots as people name them: a level, a bot of an installed package, or one in a Python file.

- `casual`: a name of the registry.
- `my_bot.py:MyBot`: a class in a file, or a function that makes a bot from a seed.
- `my_bot.py`: the only class of bots in the file, or a script with a function `choose(view, random)`.
"""

import importlib.util
import inspect
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import cast

from maukas.bots.registry import BotMaker, UnknownBot, bot_maker
from maukas.bots.script_bot import Choose, ScriptBot


def load_bot(name: str) -> BotMaker:
    """What makes bots of this name from a seed; UnknownBot says what is wrong with it."""
    path = file_of(name)
    return bot_maker(name) if path is None else maker_in(path, None if name.endswith(".py") else name.rpartition(":")[2])


def file_of(name: str) -> Path | None:
    """The Python file in which a bot of this name would be, whether or not there is one; None if the name is not that of a file."""
    path = name if name.endswith(".py") else name.rpartition(":")[0]
    return Path(path) if path.endswith(".py") else None


def maker_in(path: Path, attribute: str | None) -> BotMaker:
    """What makes the bots of a Python file, which is run for this."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        found = only_bot(module) if attribute is None else getattr(module, attribute)
    except Exception as error:
        raise UnknownBot(f"{path}: {type(error).__name__}: {error}") from error
    return partial(ScriptBot, cast(Choose, found)) if is_script(found) else cast(BotMaker, found)  # the first bot made will tell


def only_bot(module: ModuleType) -> object:
    """The function `choose` of a module, or else its only class of bots."""
    if hasattr(module, "choose"):
        return module.choose
    own = [each for each in vars(module).values() if inspect.isclass(each) and each.__module__ == module.__name__]
    bots = [each for each in own if hasattr(each, "choose")]
    if len(bots) != 1:
        raise AttributeError(f"neither a function choose nor exactly one class of bots, but {len(bots)}")
    return bots[0]


def is_script(found: object) -> bool:
    """Whether this is a function of a view and a generator, and not one that makes bots."""
    return inspect.isfunction(found) and len(inspect.signature(found).parameters) == 2
