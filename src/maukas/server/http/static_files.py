"""Files that never change while the server runs: held in memory as they go over the wire, compressed once and not at every request."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from msgspec import Struct

COMPRESSED = {"br": ".br", "gzip": ".gz"}  # encodings, best first, and the ending of a file beside the plain one (web/compress.js)
MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}  # where systems disagree, or know nothing


class StaticFile(Struct, frozen=True):
    """A file that can be sent: its type, what tells it from every other content, and its bytes by encoding ("" for none)."""

    media_type: str
    etag: str
    bodies: dict[str, bytes]

    @classmethod
    def of(cls, media_type: str, body: bytes, compressed: dict[str, bytes]) -> "StaticFile":
        """A file of this content; only what is smaller than the plain bytes is kept beside them."""
        smaller = {encoding: data for encoding, data in compressed.items() if len(data) < len(body)}
        return cls(media_type, f'"{sha256(body).hexdigest()[:20]}"', {**smaller, "": body})


def read_static_files(folder: Path) -> dict[str, StaticFile]:
    """Every file in a folder by its name, without those that are only another's compressed form; none if there is no folder."""
    if not folder.is_dir():
        return {}
    names = [path.name for path in folder.iterdir() if path.is_file() and path.suffix not in COMPRESSED.values()]
    return {name: read_static_file(folder / name) for name in names}


def read_static_file(path: Path) -> StaticFile:
    """A file, and what was compressed of it when it was built."""
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in COMPRESSED.items()}
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return StaticFile.of(media_type, path.read_bytes(), {name: other.read_bytes() for name, other in beside.items() if other.exists()})


def static_page(text: str) -> StaticFile:
    """A page that is made when the server starts."""
    body = text.encode()
    return StaticFile.of("text/html", body, {"gzip": gzip.compress(body, mtime=0)})


def answer_with(file: StaticFile, request: "Request[Any, Any, State]", caching: str, vary: str = "accept-encoding") -> Response[bytes]:
    """A file in the best encoding that the client takes, or the word that it has this content already."""
    headers = {"cache-control": caching, "etag": file.etag, "vary": vary}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    encoding = next((name for name in COMPRESSED if name in accepted and name in file.bodies), "")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers=headers, media_type=file.media_type)


def accepted_encodings(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not rule out."""
    parts = [choice.replace(" ", "").lower().split(";", 1) for choice in header.split(",")]
    return {name for name, *weight in parts if not weight or weight[0].removeprefix("q=").strip("0.") != ""}
