"""The wheel and the sdist: built without Node, whole, light, and of use where nothing else is installed."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCENARIOS = {path.relative_to(ROOT / "tests").as_posix() for path in (ROOT / "tests" / "scenarios").rglob("*.toml")}
PYTHONS = ("3.11", "3.12", "3.13")
LARGEST_CORE = 25  # megabytes
NEEDED = ("sh", "env", "git", "uname", "dirname", "basename", "sed", "ln", "rm", "mkdir", "cat")  # by npm and by builds
PLAY = """
from maukas import Round
played = Round.deal("maumau", seats=2, seed=bytes(32))
while not played.is_over:
    played.play(played.turn, ([word for word in played.legal_moves() if word == "mau"] or played.legal_moves())[0])
print(played.outcome().winner)
"""
MY_BOT = """
class MyBot:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, situation, budget):
        return situation.decisions[self.seed % len(situation.decisions)]

    def interject(self, situation):
        return situation.rules.due_call(situation.view)
"""
in_soak = pytest.mark.skipif("MAUKAS_SOAK" not in os.environ, reason="builds and installs from nothing, which takes minutes: make soak")


def uv(*arguments: str | Path, **environment: str) -> None:
    """Run uv, which comes with the development environment; what it complains about is in the report."""
    subprocess.run([sys.executable, "-m", "uv", *arguments], env=os.environ | environment, check=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel and the sdist, made by the tools of this environment from a page that is there already."""
    if not (ROOT / "src" / "maukas" / "page" / "index.html").exists():
        pytest.skip("the page has not been built: make page")
    folder = tmp_path_factory.mktemp("dist")
    uv("build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder, ROOT)
    return folder


def test_the_wheel_carries_the_page_the_texts_and_the_scenarios(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = {name.removeprefix("maukas/") for name in zipfile.ZipFile(wheel).namelist()}
    assert {"page/index.html", "locales/fi/cli.ftl", "py.typed"} <= names
    assert names >= SCENARIOS
    assert not any("node_modules" in name or name.endswith(".ts") for name in names)


def test_the_sdist_carries_the_page_so_that_nobody_needs_node_to_build_from_it(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/maukas/page/index.html", "web/node.lock", "hatch_build.py", "LICENSE"} <= names


def needed_by(name: str, found: set[str]) -> set[str]:
    """The installed packages that one needs without extras, and all that those need in turn."""
    if name not in found:
        found.add(name)
        for line in distribution(name).requires or []:
            other = re.split(r"[\s<>=!~;(\[]", line)[0].lower().replace(".", "-")
            if "extra ==" not in line and is_installed(other):
                needed_by(other, found)
    return found


def is_installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:  # for another system or Python
        return False
    return True


def test_the_core_is_small(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = needed_by("maukas", set()) - {"maukas"}
    files = [Path(str(file.locate())) for name in names for file in distribution(name).files or []]
    others = sum(file.stat().st_size for file in files if file.exists())
    ours = sum(entry.file_size for entry in zipfile.ZipFile(wheel).infolist())
    assert {"rich", "typer", "fluent-syntax"} <= names
    assert not {"numpy", "numba", "babel", "pydantic", "litestar"} & names
    assert len(names) <= 12
    assert (ours + others) / 10**6 < LARGEST_CORE


# From nothing, with nothing: what takes minutes


@pytest.fixture(scope="module")
def made_in_isolation(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same from a copy of the files of the project, in isolation, where there is no Node."""
    folder = tmp_path_factory.mktemp("isolated")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    for name in listed:
        (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / "source" / name)
    (folder / "bin").mkdir()
    for tool in NEEDED:
        found = shutil.which(tool)
        if found is not None:
            (folder / "bin" / tool).symlink_to(found)
    assert shutil.which("node", path=folder / "bin") is None
    uv("build", "--quiet", "--python", sys.executable, "--out-dir", folder / "dist", folder / "source", PATH=str(folder / "bin"))
    return folder / "dist"


def python_of(version: str) -> str | None:
    """A Python of this version that runs: on the path, or among those of pyenv."""
    beside = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for found in (shutil.which(f"python{version}"), *map(str, beside.glob(f"{version}.*/bin/python"))):
        if found is not None and subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode == 0:
            return found
    return None


@in_soak
@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
@pytest.mark.parametrize("python", PYTHONS)
def test_what_is_built_without_node_is_of_use_in_a_clean_environment(
    made_in_isolation: Path, tmp_path: Path, python: str, kind: str
) -> None:
    interpreter = python_of(python)
    if interpreter is None:
        pytest.skip(f"there is no Python {python} here")
    (package,) = made_in_isolation.glob(kind)
    uv("venv", "--quiet", "--python", interpreter, tmp_path / "venv")
    bin = tmp_path / "venv" / "bin"
    uv("pip", "install", "--quiet", "--python", bin / "python", f"maukas @ {package.as_uri()}")
    played = subprocess.run([bin / "python", "-c", PLAY], capture_output=True, text=True, check=True)
    assert played.stdout.strip() in ("0", "1")
    checked = subprocess.run([bin / "maukas", "check"], capture_output=True, text=True, check=True)
    assert checked.stdout == f"{len(SCENARIOS)} passed, 0 failed\n"
    refused = subprocess.run([bin / "maukas", "simulate"], capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert f'"maukas[bots] @ {package.as_uri()}"' in refused.stderr
    uv("pip", "install", "--quiet", "--python", bin / "python", f"maukas[server] @ {package.as_uri()}")
    with serving(bin / "maukas", tmp_path) as address:
        with urllib.request.urlopen(f"{address}/", timeout=60) as page:  # noqa: S310
            assert b"<title>" in page.read()
        with urllib.request.urlopen(f"{address}/ready", timeout=60) as ready:  # noqa: S310
            assert json.load(ready)["store"] is True
    write_a_bot_and_simulate(bin, tmp_path)


def write_a_bot_and_simulate(bin: Path, folder: Path) -> None:
    """With what was installed: a bot in a file plays, competes, is compared with others, and house rules are compared."""
    (folder / "my_bot.py").write_text(MY_BOT, encoding="utf-8")
    few = ["--seats", "2", "--rounds", "10", "--workers", "1"]

    def run(*arguments: str) -> str:
        done = subprocess.run([bin / "maukas", "-len", *arguments], cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    played = json.loads(run("simulate", *few, "--player", "my_bot.py,random", "--csv", "rounds.csv", "--json"))
    assert (sum(played["player_wins"]) + played["blocked"], len((folder / "rounds.csv").read_text().splitlines())) == (10, 11)
    assert "MyBot" in run("arena", *few, "--bots", "my_bot.py:MyBot,random")
    assert "Difference from final, deal by deal" in run("simulate", *few, "--compare", "take_four=final,stacks")
    assert run("simulate", "--seats", "2", "--matches", "5").startswith("Mau Mau, 2 players, 5 matches")


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """The address of a server of the package that was installed."""
    arguments: list[str | Path] = [command, "serve", "--port", "0", "--database", f"sqlite:///{folder / 'store.db'}"]
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=60)
