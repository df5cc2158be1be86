"""Who somebody is at which server is kept for that user alone, and a damaged file harms nobody."""

from pathlib import Path

import pytest

from maukas.terminal.guest_file import guest_path, read_guest


def test_a_guest_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    guest = read_guest(tmp_path / "maukas" / "guest.json")
    guest.name, guest.secrets = "Äinö", {"https://cards.example": "secret"}
    guest.save()
    again = read_guest(guest.path)
    assert (again.name, again.secrets) == ("Äinö", {"https://cards.example": "secret"})
    assert (tmp_path / "maukas" / "guest.json").stat().st_mode & 0o077 == 0
    assert [path.name for path in (tmp_path / "maukas").iterdir()] == ["guest.json"]
    assert "secret" not in repr(again).replace("secrets", "")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"name": 7, "secrets": []}', '{"secrets": {"a": 1}}', 100_000 * "["])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "guest.json"
    path.write_text(text, encoding="utf-8")
    guest = read_guest(path)
    assert (guest.name, guest.secrets) == ("", {})


def test_where_nothing_can_be_written_one_plays_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "maukas").write_text("a file where a folder should be", encoding="utf-8")
    read_guest(tmp_path / "maukas" / "guest.json").save()


def test_the_file_is_in_the_config_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert guest_path() == tmp_path / "maukas" / "guest.json"
    monkeypatch.setenv("XDG_CONFIG_HOME", "relative")
    assert guest_path() == Path.home() / ".config" / "maukas" / "guest.json"
