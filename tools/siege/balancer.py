"""A real load balancer in front of several nodes, which sends everybody anywhere: nginx or HAProxy, whichever is installed."""

import os
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from tools.siege.besieged import START_TIMEOUT, Target, free_port

NGINX = """
daemon off;
{user}
worker_processes 1;
pid {folder}/balancer.pid;
error_log {folder}/balancer.log error;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_header {{ default upgrade; '' close; }}
    upstream nodes {{
        random;
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://nodes;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_header;
            proxy_connect_timeout 1s;
            proxy_read_timeout 90s;
            proxy_next_upstream error timeout http_503;
        }}
    }}
}}
"""
HAPROXY = """
global
    maxconn 8000
defaults
    mode http
    timeout connect 1s
    timeout client 90s
    timeout server 90s
    timeout tunnel 1h
    option redispatch 1
    retries 3
frontend everybody
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance random
    option httpchk GET /ready
    default-server check inter 500ms fall 2 rise 1
    {servers}
"""
BALANCERS = ("nginx", "haproxy")
FOLDERS = "/usr/sbin:/usr/local/sbin"  # not on everybody's path


class Balancer(Target):
    """Where clients go."""

    def __init__(self, program: str, folder: Path, nodes: Sequence[int]) -> None:
        super().__init__(free_port())
        self.program = program
        self.folder = folder
        self.nodes = nodes  # their ports
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers, whatever it says."""
        path = self.folder / "balancer.conf"
        is_nginx = Path(self.program).name == "nginx"
        if is_nginx:
            servers = "\n".join(f"server 127.0.0.1:{port} max_fails=1 fail_timeout=1s;" for port in self.nodes)
        else:
            servers = "\n    ".join(f"server node{number} 127.0.0.1:{port}" for number, port in enumerate(self.nodes))
        user = "user root;" if os.geteuid() == 0 else ""
        path.write_text((NGINX if is_nginx else HAPROXY).format(folder=self.folder, port=self.port, servers=servers, user=user))
        command = [self.program, "-p", str(self.folder), "-c", str(path)] if is_nginx else [self.program, "-db", "-f", str(path)]
        with (self.folder / "balancer.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        deadline = time.monotonic() + START_TIMEOUT
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                with urlopen(f"{self.address}/health", timeout=5):  # noqa: S310
                    return
            except HTTPError:
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the balancer does not start: {(self.folder / 'balancer.log').read_text(errors='replace')[-2000:]}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None


def installed_balancer(name: str) -> str | None:
    """The path of a balancer's program, if it is here."""
    return shutil.which(name) or shutil.which(name, path=FOLDERS)
