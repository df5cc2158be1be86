"""What `deploy/` offers to hosts is well written: the service of systemd, and the files for containers."""

import asyncio
import dataclasses
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from maukas.server.settings import ServerSettings
from maukas.server.transport.open_connections import descriptors_needed
from tests.journal.conftest import create_schema
from tests.server.server_process import ServerProcess, free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "maukas.service").read_text(encoding="utf-8")
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
INSTALLED = "/opt/maukas/bin/maukas"


def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze here: install systemd")
    unit = tmp_path / "maukas.service"
    unit.write_text(UNIT.replace(INSTALLED, sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=120, check=False)
    complaints = [line for line in done.stderr.splitlines() if "maukas" in line]
    assert (done.returncode, complaints) == (0, [])


def test_the_service_starts_again_after_the_network_and_the_database() -> None:
    lines = dict(line.split("=", 1) for line in UNIT.splitlines() if "=" in line and not line.startswith("#"))
    assert UNIT.count(INSTALLED) == 1
    assert lines["After"].split() == ["network-online.target", "postgresql.service"]
    assert (lines["Restart"], lines["RestartSec"], lines["RestartPreventExitStatus"]) == ("on-failure", "5", "2")


def test_the_service_may_have_as_many_connections_as_the_settings_allow() -> None:
    limit = re.search(r"^LimitNOFILE=(\d+)$", UNIT, re.MULTILINE)
    assert limit is not None
    assert int(limit[1]) >= descriptors_needed(ServerSettings())


STEP = re.compile(r"^(\w+) ((?:.*\\\n)*.*)$", re.MULTILINE)
STEPS = [(word, rest.replace("\\\n", " ")) for word, rest in STEP.findall(re.sub(r"^#.*$", "", CONTAINERFILE, flags=re.MULTILINE))]
ENVIRONMENT = dict(pair.split("=", 1) for word, rest in STEPS if word == "ENV" for pair in rest.split())


def test_the_container_runs_as_nobody_and_asks_whether_it_is_ready() -> None:
    last = STEPS[max(place for place, (word, _) in enumerate(STEPS) if word == "FROM") :]
    assert len([word for word, _ in STEPS if word == "FROM"]) == 3  # what builds is not what runs
    assert dict(last)["USER"] == "10001:10001"
    assert "/ready" in dict(last)["HEALTHCHECK"]
    assert (dict(last)["ENTRYPOINT"], dict(last)["CMD"]) == ('["maukas"]', '["serve"]')
    kept = [value for name, value in ENVIRONMENT.items() if name in ("MAUKAS_DATABASE", "MAUKAS_CACHE")]
    assert all("/data/" in value for value in kept)  # nothing else is written to


def test_every_setting_of_the_container_is_one_of_the_server() -> None:
    fields = {f"MAUKAS_{field.name.upper()}" for field in dataclasses.fields(ServerSettings)} | {"MAUKAS_CACHE"}
    named = {*re.findall(r"MAUKAS_\w+", CONTAINERFILE), *re.findall(r"MAUKAS_\w+", (DEPLOY / "compose.yaml").read_text(encoding="utf-8"))}
    assert named <= fields


@pytest.mark.skipif("MAUKAS_SOAK" not in os.environ, reason="builds and installs from nothing, which takes minutes: make soak")
def test_the_steps_of_the_container_file_make_a_server_that_answers(tmp_path: Path) -> None:
    """No container: the same steps in a folder, with the paths moved below it."""
    source = tmp_path / "src"
    ignored = [line.strip().removeprefix("**/") for line in (ROOT / ".containerignore").read_text(encoding="utf-8").split()]
    paths = [Path(line) for line in ignored]
    skipped = {ROOT / path for path in paths}
    shutil.copytree(
        ROOT, source, ignore=lambda folder, names: [name for name in names if name in ignored or Path(folder) / name in skipped]
    )
    moved = {"/src": source, "/build": tmp_path / "build", "/wheels": tmp_path / "wheels", "/opt/maukas": tmp_path / "maukas"}
    (tmp_path / "wheels").mkdir()
    shutil.copy(ROOT / "requirements.lock", tmp_path / "wheels")
    path = os.pathsep.join([str(Path(sys.executable).parent), *os.environ["PATH"].split(os.pathsep)])
    for word, rest in STEPS[: [word for word, _ in STEPS].index("USER")]:
        if word == "RUN" and "useradd" not in rest:
            command = re.sub("|".join(moved), lambda found: str(moved[found[0]]), rest)
            subprocess.run(command, shell=True, check=True, cwd=source, env=os.environ | {"PATH": path})  # noqa: S602
    data = tmp_path / "data"
    data.mkdir()
    environment = {name: value.replace("/data", str(data)) for name, value in ENVIRONMENT.items() if name.startswith("MAUKAS_")}
    environment |= {"MAUKAS_HOST": "127.0.0.1", "MAUKAS_PORT": str(free_port()), "PATH": f"{tmp_path / 'maukas' / 'bin'}:{path}"}
    server = subprocess.Popen(["maukas", "serve"], env=environment, cwd=data, executable=tmp_path / "maukas" / "bin" / "maukas")
    try:
        check = json.loads(next(rest for word, rest in STEPS if word == "HEALTHCHECK").partition("CMD ")[2])
        until = time.monotonic() + 120
        python = tmp_path / "maukas" / "bin" / "python"
        while subprocess.run([python, *check[1:]], env=environment, capture_output=True, check=False).returncode:
            assert server.poll() is None
            assert time.monotonic() < until
            time.sleep(0.5)
        page = urllib.request.urlopen(f"http://127.0.0.1:{environment['MAUKAS_PORT']}/").read()
        assert b"<html" in page
    finally:
        server.terminate()
        assert server.wait(60) == 0


# Several nodes

NODE_UNIT = (DEPLOY / "maukas@.service").read_text(encoding="utf-8")
METRIC = re.compile(r"\b(?:maukas|process)_[a-z_]+")


def test_systemd_finds_nothing_wrong_with_the_service_of_a_node(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze here: install systemd")
    assert NODE_UNIT.count(INSTALLED) == 1
    (tmp_path / "maukas@.service").write_text(NODE_UNIT.replace(INSTALLED, sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", tmp_path / "maukas@8081.service"], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "maukas" in line]
    assert (done.returncode, complaints) == (0, [])


def test_both_services_are_as_safe() -> None:
    differing = ("ExecStart=", "Environment=", "StateDirectory", "CacheDirectory=", "RuntimeDirectory=", "Description=", "#")
    one, several = ([line for line in text.splitlines() if not line.startswith(differing)] for text in (UNIT, NODE_UNIT))
    assert one == several


@pytest.mark.parametrize("name", ["maukas@.service", "compose.nodes.yaml", "kubernetes.yaml"])
def test_every_setting_of_the_other_examples_is_one_of_the_server(name: str) -> None:
    fields = {f"MAUKAS_{field.name.upper()}" for field in dataclasses.fields(ServerSettings)} | {"MAUKAS_CACHE"}
    named = {*re.findall(r"MAUKAS_\w+", (DEPLOY / name).read_text(encoding="utf-8"))}
    assert named
    assert named <= fields


def test_the_examples_for_containers_are_what_they_seem() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not here")
    compose = yaml.safe_load((DEPLOY / "compose.nodes.yaml").read_text(encoding="utf-8"))
    nodes = {name: service for name, service in compose["services"].items() if name.startswith("node")}
    addresses = [service["networks"]["inner"]["ipv4_address"] for service in nodes.values()]
    assert [service["environment"]["MAUKAS_INTERNAL"] for service in nodes.values()] == [f"{address}:8090" for address in addresses]
    assert all(service["environment"]["MAUKAS_DATABASE"].startswith("postgresql://") for service in nodes.values())
    for name in ("nginx.conf", "haproxy.cfg"):
        assert sorted({*re.findall(r"\b(node\d):8080", (DEPLOY / name).read_text(encoding="utf-8"))}) == sorted(nodes)
    kinds = [each["kind"] for each in yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8"))]
    assert kinds == ["Deployment", "Service", "Ingress"]


def test_every_metric_of_the_dashboard_and_the_alerts_exists(tmp_path: Path, postgres: str) -> None:
    asyncio.run(create_schema(postgres, "figures"))
    with ServerProcess(tmp_path, database=f"{postgres}&search_path=figures") as node:
        node.figures()  # the first answer is counted in the second
        there = {name.partition("{")[0] for name in node.figures()} | {*re.findall(r"^# TYPE (\w+)", node.figures_text, re.MULTILINE)}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    for text in (asked, (DEPLOY / "alerts.yaml").read_text(encoding="utf-8")):
        named = {*METRIC.findall(text)}
        assert len(named) > 8
        assert sorted(named - there) == []


def test_prometheus_understands_the_alerts() -> None:
    if shutil.which("promtool") is None:
        pytest.skip("no promtool here: install prometheus (Debian, Ubuntu)")
    done = subprocess.run(["promtool", "check", "rules", DEPLOY / "alerts.yaml"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
