"""Where compiled code is kept between runs: one file for each function and the types it is called with.

A cache is a help and never a need. If it is missing, cannot be written, is full, is somebody else's or is damaged, the code is compiled
again, with one warning at most. Two processes that need the same code at once compile it once: the second one waits for the first.
"""

import hashlib
import os
import pickle
import re
import shutil
import sys
import tempfile
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]

Function = Any  # a `def`: mypy does not take one for a FunctionType, and Callable has no `__code__`
Numba = Any  # what Numba's dispatcher hands over and wants back: its own classes, which have no types
PACKAGE = Path(__file__).parents[1]
NAME = re.compile(r"[0-9a-f]{16}-[\w-]+-numba[\w.+]+")  # of a folder
UNUSED = 7 * 24 * 3600  # seconds after which the folder of other sources is removed
ROOM = 2**22  # bytes that must fit: about twice what everything takes
LONGEST_WAIT = 1200  # tenths of a second for another process that compiles
DIGEST = hashlib.sha256().digest_size


class CacheWarning(RuntimeWarning):
    """Compiled code cannot be kept in `folder`; it is kept in `instead`, or not at all."""

    def __init__(self, folder: str, why: str, instead: str = "") -> None:
        super().__init__(f"compiled code cannot be kept in {folder}: {why}" + (f"; it is kept in {instead}" if instead else ""))
        self.folder = folder
        self.why = why
        self.instead = instead


# The folder


@cache
def own_cache_folder() -> Path | None:
    """The folder for the code of this process, found and made when it is first needed; None if there is no place for one."""
    return cache_folder(PACKAGE)


def cache_folder(package: Path) -> Path | None:
    """A folder for just these sources: in the user's cache or, failing that, a folder of the user's among the temporary ones."""
    failed: list[tuple[Path, str]] = []
    for base in base_folders():
        folder = base / folder_name(package)
        try:
            make_usable(folder)
        except OSError as error:
            failed.append((folder, error.strerror or str(error)))
            continue
        for place, why in failed:
            warnings.warn(CacheWarning(str(place), why, str(folder)), stacklevel=2)
        remove_unused(folder)
        return folder
    for place, why in failed[:1]:
        warnings.warn(CacheWarning(str(place), why), stacklevel=2)
    return None


def base_folders() -> Iterator[Path]:
    """Where a folder may be made, the best place first."""
    chosen = os.environ.get("MAUKAS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    with suppress(RuntimeError):  # no home
        yield (Path(chosen) if chosen else Path.home() / ".cache") / "maukas"
    yield Path(tempfile.gettempdir()) / f"maukas-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"


def folder_name(package: Path) -> str:
    """The name that only these sources have, with this Python and this Numba: Numba does not notice a changed rule in another module."""
    sources = hashlib.sha256()
    for path in sorted([*package.glob("games/**/*.py"), *package.glob("bots/**/*.py")]):
        sources.update(path.read_bytes())
    return f"{sources.hexdigest()[:16]}-{sys.implementation.cache_tag}-numba{numba.__version__}"


def make_usable(folder: Path) -> None:
    """Make the folder unless it is there; OSError if it is not ours alone, or if nothing can be written."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for each in (folder, folder.parent):
        if not is_own(each):
            raise PermissionError(0, f"{each} belongs to somebody else, or others may write to it")
    os.utime(folder)
    with tempfile.TemporaryFile(dir=folder) as probe:
        probe.write(bytes(ROOM))


def is_own(folder: Path) -> bool:
    """Whether nobody else can put code into the folder: what is found there is run."""
    status = folder.lstat()
    return not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o022)


def remove_unused(folder: Path) -> None:
    """Remove the folders of other sources beside this one that nobody has used for a while."""
    with suppress(OSError):
        now = folder.stat().st_mtime
        for other in folder.parent.iterdir():
            if NAME.fullmatch(other.name) and now - other.stat().st_mtime > UNUSED:
                shutil.rmtree(other, ignore_errors=True)


# What is known of it


def is_ready(what: str) -> bool:
    """Whether so much is in the cache already; if not, the first call takes a while."""
    folder = own_cache_folder()
    return folder is not None and (folder / f"{what}.ready").exists()


def mark_ready(what: str) -> None:
    """Note that so much is in the cache now."""
    folder = own_cache_folder()
    with suppress(OSError):
        if folder is not None:
            (folder / f"{what}.ready").touch()


# One function


class CodeCache:
    """The compiled code of one function, as Numba's dispatcher asks for it; `fingerprint` is asked what the function depends on."""

    def __init__(self, function: Function, fingerprint: Callable[[], str]) -> None:
        self.function = function
        self.fingerprint = fingerprint

    @property
    def cache_path(self) -> str | None:
        """The folder, which Numba tells people who ask for it."""
        folder = own_cache_folder()
        return None if folder is None else str(folder)

    def load_overload(self, types: object, target: Numba) -> Numba:
        """The code for these types, or None: then it is compiled and saved, while other processes wait for it."""
        folder = own_cache_folder()
        if folder is None:
            return None
        target.refresh()
        file = folder / self._file_name(types, target.codegen())
        found = load(file, target)
        if found is None:
            COMPILING.begin(folder)
            found = load(file, target)  # it may have come while we waited
            if found is not None:
                COMPILING.end()
        return found

    def save_overload(self, types: object, code: Numba) -> None:
        """Keep the code that was compiled for these types."""
        folder = own_cache_folder()
        if folder is None:
            return
        try:
            save(folder / self._file_name(types, code.codegen), dumps(code._reduce()))  # type: ignore[no-untyped-call]
        except OSError as error:
            tell_once(str(folder), error.strerror or str(error))
        finally:
            COMPILING.end()

    def flush(self) -> None:
        """Forget what is kept: asked for by Numba when a function is compiled anew."""

    def _file_name(self, types: object, codegen: Numba) -> str:
        key = repr((types, codegen.magic_tuple(), self.fingerprint()))
        return f"{self.function.__module__}.{self.function.__qualname__}-{hashlib.sha256(key.encode()).hexdigest()[:24]}.code"


def load(file: Path, target: Numba) -> Numba:
    """The code in a file; None if there is no such file, or one that is damaged, which is removed."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    try:
        if hashlib.sha256(content[DIGEST:]).digest() != content[:DIGEST]:
            raise ValueError("it is not what was written")
        return CompileResult._rebuild(target, *pickle.loads(content[DIGEST:]))  # type: ignore[no-untyped-call]  # noqa: S301 (ours alone)
    except Exception:  # whatever it is, it cannot be used
        with suppress(OSError):
            file.unlink()
        return None


def save(file: Path, code: bytes) -> None:
    """Write a file so that others find all of it or nothing."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix="writing-")
    try:
        with os.fdopen(handle, "wb") as writing:
            writing.write(hashlib.sha256(code).digest() + code)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@cache
def tell_once(folder: str, why: str) -> None:
    """Warn that code cannot be kept, once and not for each function."""
    warnings.warn(CacheWarning(folder, why), stacklevel=2)


class CompilingLock:
    """Held by the process that compiles, while others wait; it ends with the process, however that ends.

    One function is often compiled while another is, so it is counted. Whoever has waited for too long goes on without it.
    """

    def __init__(self) -> None:
        self.depth = 0
        self.handle: int | None = None

    def begin(self, folder: Path) -> None:
        """Wait until nobody else compiles."""
        self.depth += 1
        if self.depth > 1 or fcntl is None:
            return
        with suppress(OSError):
            self.handle = os.open(folder / "compiling.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            self._wait(self.handle)

    def _wait(self, handle: int) -> None:
        pause = threading.Event()
        for _ in range(LONGEST_WAIT):
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                pause.wait(0.1)

    def end(self) -> None:
        """Let others go on, if nothing else is being compiled here."""
        self.depth -= 1
        if self.depth == 0 and self.handle is not None:
            os.close(self.handle)
            self.handle = None


COMPILING = CompilingLock()  # Numba compiles one function at a time, under a lock of its own
