"""Our server for the load client: durable SQLite in a scratch folder, limits out of the way, and a side port for memory and time."""

import gc
import json
import os
import resource
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from maukas.server.process import serve
from maukas.server.settings import ServerSettings


class Figures(BaseHTTPRequestHandler):
    """Answers with resident memory and processor time."""

    def do_GET(self) -> None:
        """The figures."""
        if "gc=1" in self.path:
            gc.collect()
        used = resource.getrusage(resource.RUSAGE_SELF)
        rss = int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
        body = json.dumps({"rss": rss, "heapUsed": rss, "cpuUs": int((used.ru_utime + used.ru_stime) * 1e6)}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


def main() -> None:
    """Serve until killed."""
    port = int(os.environ.get("PORT", "8841"))
    figures = HTTPServer(("127.0.0.1", port + 1), Figures)
    with tempfile.TemporaryDirectory() as folder:
        settings = ServerSettings(
            port=port,
            database=os.environ.get("MAUKAS_DATABASE", f"sqlite:///{folder}/bench.db"),
            rate=1e6,
            http_rate=1e6,
            most_connections=100_000,
            most_per_address=100_000,
            think=float(os.environ.get("THINK", "0.2")),
            linger=float(os.environ.get("LINGER", "60")),
        )
        serve(settings, lambda _: threading.Thread(target=figures.serve_forever, daemon=True).start())


if __name__ == "__main__":
    main()
