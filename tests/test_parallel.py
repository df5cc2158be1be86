"""Work spread over workers: every task once, in order, by processes that find the same packages."""

import sys
from pathlib import Path

import pytest

from maukas.parallel import chunks, spread


def package_value(name: str) -> int:
    value: int = __import__(name).VALUE
    return value


def test_every_number_is_in_one_chunk() -> None:
    for count in (1, 7, 100, 5000):
        for workers in (1, 2, 16):
            assert [number for chunk in chunks(count, workers, 50) for number in chunk] == list(range(count))


@pytest.mark.parametrize("backend", ["loky", "threading"])
def test_results_come_in_the_order_of_the_tasks(backend: str) -> None:
    assert list(spread(abs, range(-50, 0), workers=2, backend=backend)) == list(range(50, 0, -1))


def test_workers_that_were_there_before_find_a_package_that_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(spread(abs, range(4), workers=2))
    (tmp_path / "newcomer.py").write_text("VALUE = 7\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert list(spread(package_value, ["newcomer"], workers=2)) == [7]
