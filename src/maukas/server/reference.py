"""The reference of the HTTP interface as a plain page: no script, and nothing from another host."""

from html import escape
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = "body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}code{font-weight:600}section{margin:1.5rem 0}"


class ReferencePage(OpenAPIRenderPlugin):
    """Lists what can be asked; the schema itself is beside it, for programs."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """The page."""
        info = openapi_schema["info"]
        parts = [
            section(method, path, operation)
            for path, methods in openapi_schema["paths"].items() for method, operation in methods.items() if isinstance(operation, dict)
        ]
        title = escape(f"{info['title']} {info['version']}")
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
            f'<p><a href="docs/openapi.json">openapi.json</a></p>{"".join(parts)}</html>'
        ).encode()


def section(method: str, path: str, operation: dict[str, Any]) -> str:
    """One thing that can be asked."""
    title, about = (escape(operation.get(key, "")) for key in ("summary", "description"))
    asked = f"<code>{method.upper()} {escape(path)}</code> ({', '.join(operation.get('responses', {}))})"
    return f"<section><h2>{title}</h2><p>{asked}</p><p>{about}</p></section>"
