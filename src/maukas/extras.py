"""The extras of the package: what each of them brings, which of it is missing, and how to install it."""

import json
import shutil
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

# The packages that an extra brings, as they are imported; a test compares them with pyproject.toml
EXTRAS: dict[str, tuple[str, ...]] = {
    "bots": ("joblib", "numba", "numpy"),
    "client": ("httpx", "msgspec", "websockets"),
    "terminal": ("textual",),
    "server": ("alembic", "httptools", "httpx", "litestar", "msgspec", "prometheus_client", "segno", "sqlalchemy", "uvicorn", "websockets"),
    "ssh": ("asyncssh",),
    "postgres": ("asyncpg",),
    "telemetry": ("opentelemetry",),
    "plot": ("matplotlib",),
    "print": ("msgspec", "typst"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "dask": ("dask", "distributed"),
    "ray": ("ray",),
}
INCLUDED = {
    "terminal": ("client",),
    "server": ("bots",),
    "ssh": ("server", "terminal"),
    "postgres": ("server",),
    "telemetry": ("server",),
    "plot": ("bots",),
    "dask": ("bots",),
    "ray": ("bots",),
}
PIPX = "pipx install --force"
UV_TOOL = "uv tool install --force"


class NotInstalled(RuntimeError):
    """Something needs packages that are not there; `extra` brings them."""

    def __init__(self, extra: str, missing: list[str]) -> None:
        super().__init__(f"needs {', '.join(missing)}, which the extra {extra} brings: {install_command(extra)}")
        self.extra = extra
        self.missing = missing


def missing_modules(extra: str) -> list[str]:
    """The packages of an extra, and of those that it includes, that are not here."""
    return [name for each in with_included(extra) for name in EXTRAS[each] if find_spec(name) is None]


def with_included(extra: str) -> list[str]:
    """An extra after those that it includes, and those that they include."""
    return [*(name for each in INCLUDED.get(extra, ()) for name in with_included(each)), extra]


def need_extra(extra: str) -> None:
    """Go on only if everything that an extra brings is here."""
    if missing := missing_modules(extra):
        raise NotInstalled(extra, missing)


def install_command(extra: str) -> str:
    """How to install an extra: from where this package itself was installed, by the tool that looks after this environment."""
    source, installer = installed_from(), installer_of(Path(sys.prefix))
    if installer in (PIPX, UV_TOOL):  # they install the whole anew, so what is there has to be named, too
        here = [name for name in EXTRAS if not missing_modules(name)]
        extra = ",".join([*here, *(each for each in extra.split(",") if each not in here)])
    if source is None:
        return f'{installer} ".[{extra}]"'
    url, is_editable = source
    if is_editable:
        return f'{installer} --editable "{unquote(urlsplit(url).path)}[{extra}]"'
    return f'{installer} "maukas[{extra}] @ {url}"'


def installer_of(environment: Path) -> str:
    """The command that installs into an environment; a plain `pip` only where that is the environment's own."""
    if (environment / "pipx_metadata.json").exists():
        return PIPX
    if (environment / "uv-receipt.toml").exists():
        return UV_TOOL
    if find_spec("pip") is None:
        return f"uv pip install --python {environment}"
    found = shutil.which("pip")
    if found is not None and Path(found).parent.resolve() == Path(sys.executable).parent.resolve():
        return "pip install"
    return f"{sys.executable} -m pip install"


def installed_from() -> tuple[str, bool] | None:
    """The address this package was installed from, and whether as a checkout that is worked on; None where nobody noted it (PEP 610)."""
    try:
        noted = distribution("maukas").read_text("direct_url.json")
    except PackageNotFoundError:
        return None
    if noted is None:
        return None
    found = json.loads(noted)
    repository = found.get("vcs_info")
    if repository is not None:
        return f"{repository['vcs']}+{found['url']}@{repository.get('requested_revision', repository['commit_id'])}", False
    return found["url"], bool(found.get("dir_info", {}).get("editable"))
