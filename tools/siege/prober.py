"""How long the server takes to say that it is well, asked from a process that does nothing else."""

import http.client
import time
from multiprocessing.connection import Connection

PROBE_EVERY = 0.25  # seconds
ANSWER_TIMEOUT = 30.0  # seconds
ADDRESS = "10.77.7.7"


def probe(port: int, seconds: float, answer: Connection) -> None:
    """Ask for the health of a server again and again; send how long each answer took, in seconds, at the end."""
    found = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        client = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWER_TIMEOUT)
        try:
            client.request("GET", "/health", headers={"X-Forwarded-For": ADDRESS})
            client.getresponse().read()
        except (OSError, http.client.HTTPException):
            pass  # it still took that long
        finally:
            client.close()
        found.append(time.monotonic() - began)
        time.sleep(PROBE_EVERY)
    answer.send(found)
