"""Compiled code is kept where it can be; wherever it cannot, that costs one warning and the time to compile."""

import os
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

import pytest

from maukas.games import code_cache
from maukas.games.code_cache import CacheWarning, cache_folder, is_own, own_cache_folder

# Compiles two small functions, and says how often code was compiled instead of loaded
WORK = """
import sys, warnings
from maukas.games import compiled_rules
games, scratch = compiled_rules.new_games("dos", 1), compiled_rules.new_scratch(1)
compiled_rules.list_legal(games, 0, 0, scratch)
print(sum(compiled_rules.list_legal.stats.cache_misses.values()), sum(compiled_rules.list_legal.stats.cache_hits.values()))
"""


def environment(folder: Path) -> dict[str, str]:
    """Where nothing but the folder may be used."""
    (folder / "tmp").mkdir(exist_ok=True)
    return {"MAUKAS_CACHE": str(folder / "cache"), "HOME": str(folder), "TMPDIR": str(folder / "tmp"), "PYTHONDONTWRITEBYTECODE": "1"}


def work(folder: Path) -> tuple[str, str]:
    """What a process that compiles says, and what it complains about."""
    ended = subprocess.run(
        [sys.executable, "-c", WORK], env=environment(folder), capture_output=True, encoding="utf-8", check=True, timeout=300
    )
    return ended.stdout.strip(), ended.stderr


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def test_code_is_compiled_once_and_made_anew_when_it_is_damaged(tmp_path: Path) -> None:
    assert work(tmp_path) == ("1 0", "")
    assert work(tmp_path) == ("0 1", "")
    (code,) = tmp_path.rglob("*.code")
    kept = code.read_bytes()
    for damaged in (b"", kept[:1000], kept[:-100] + bytes(100), b"x" + kept[1:]):
        code.write_bytes(damaged)
        assert work(tmp_path) == ("1 0", "")
        assert len(code.read_bytes()) == len(kept)
    assert work(tmp_path) == ("0 1", "")
    assert [path.name for path in files(tmp_path)] == sorted([code.name, "compiling.lock"])


def test_two_processes_at_once_compile_once(tmp_path: Path) -> None:
    both = [
        subprocess.Popen([sys.executable, "-c", WORK], env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [process.communicate(timeout=300) for process in both]
    assert sorted(said) == [("0 1\n", ""), ("1 0\n", "")]


def test_where_no_folder_can_be_made_there_is_a_warning_and_nothing_is_left_behind(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("in the way")
    said, complaint = work_without_temporary_folder(tmp_path)
    assert said == "1 0"
    assert complaint.count("CacheWarning") == 1
    assert files(tmp_path) == [tmp_path / "cache"]


def work_without_temporary_folder(folder: Path) -> tuple[str, str]:
    """The same, where the temporary folder has something in the way of ours."""
    variables = environment(folder)
    blocked = folder / "tmp" / f"maukas-{os.getuid()}"
    blocked.symlink_to("/proc/self")
    ended = subprocess.run([sys.executable, "-c", WORK], env=variables, capture_output=True, encoding="utf-8", check=True, timeout=300)
    blocked.unlink()
    return ended.stdout.strip(), ended.stderr


def test_a_changed_rule_has_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUKAS_CACHE", str(tmp_path / "cache"))
    rules = tmp_path / "package" / "games" / "dos" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("ONE = 1\n")
    first, again = cache_folder(tmp_path / "package"), cache_folder(tmp_path / "package")
    rules.write_text("ONE = 2\n")
    assert first == again != cache_folder(tmp_path / "package")


def test_a_folder_that_others_can_write_to_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUKAS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ours = cache_folder(tmp_path)
    assert ours is not None
    ours.chmod(0o777)
    with pytest.warns(CacheWarning, match="others may write to it; it is kept in ") as told:
        other = cache_folder(tmp_path)
    assert other is not None
    assert other != ours
    assert is_own(other)
    assert len(told) == 1
    with pytest.warns(CacheWarning):
        assert cache_folder(tmp_path) == other  # the same at every start
    other.parent.chmod(0o777)
    with pytest.warns(CacheWarning) as told:
        assert cache_folder(tmp_path) is None
    assert len(told) == 1


def test_a_full_disk_is_noticed_before_anything_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(**_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setenv("MAUKAS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    with pytest.warns(CacheWarning, match="No space left on device"):
        assert cache_folder(tmp_path) is None


def test_code_that_cannot_be_saved_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, code: bytes) -> None:
        raise OSError(28, "No space left on device")

    class Code:
        """Compiled code, and what it was compiled by."""

        @property
        def codegen(self) -> "Code":
            return self

        def magic_tuple(self) -> tuple[str, ...]:
            return ("any machine",)

        def _reduce(self) -> tuple[str, ...]:
            return ("code",)

    assert own_cache_folder() is not None
    monkeypatch.setattr(code_cache, "save", full)
    code_cache.tell_once.cache_clear()
    cached = code_cache.CodeCache(full, lambda: "")
    with pytest.warns(CacheWarning, match="No space left on device"):
        save_while_compiling(cached, Code())
    save_while_compiling(cached, Code())  # a second warning would be an error
    assert code_cache.COMPILING.depth == 0


def save_while_compiling(cached: code_cache.CodeCache, code: object) -> None:
    code_cache.COMPILING.depth += 1
    cached.save_overload((), code)


def test_folders_that_nobody_uses_any_more_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUKAS_CACHE", str(tmp_path))
    names = ("0123456789abcdef-cpython-311-numba0.60.0", "fedcba9876543210-cpython-312-numba0.61.2", "somebody-elses")
    old, recent, foreign = (tmp_path / "maukas" / name for name in names)
    for folder in (old, recent, foreign):
        folder.mkdir(parents=True)
        (folder / "a.code").write_bytes(b"code")
    (tmp_path / "maukas").chmod(0o700)
    for folder in (old, foreign):
        os.utime(folder, (1, 1))
    own = cache_folder(tmp_path)
    assert {path.name for path in (tmp_path / "maukas").iterdir()} == {own.name if own else "", recent.name, foreign.name}


def test_a_usable_folder_is_no_reason_to_warn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUKAS_CACHE", str(tmp_path))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert cache_folder(tmp_path) is not None
    assert not code_cache.is_ready("nothing that is ever marked")
