"""The reference of the HTTP interface: Swagger UI from our own files (web/reference.js), without a script in the page and another host."""

from html import escape
from typing import Any

from litestar.openapi.plugins import SwaggerRenderPlugin


class ReferencePage(SwaggerRenderPlugin):
    """All requests, to be read and tried; where no page was built, the schema for programs."""

    def __init__(self, base: str) -> None:
        self.base = base
        files = f"{base}/reference"
        super().__init__(path="/", js_url=f"{files}/swagger-ui-bundle.js", css_url=f"{files}/swagger-ui.css")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """The page; Litestar's own has scripts in it, which our Content-Security-Policy forbids."""
        title = escape(f"{openapi_schema['info']['title']} {openapi_schema['info']['version']}")
        schema = f"{self.base}/api/docs/openapi.json"
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f'<title>{title}</title><link rel="stylesheet" href="{self.css_url}"><link rel="icon" href="{self.base}/icon.svg">'
            f'<main id="reference"><h1>{title}</h1><p><a href="{schema}">openapi.json</a></p></main>'
            f'<script src="{self.js_url}"></script><script src="{self.base}/reference/start.js" data-schema="{schema}"></script></html>'
        ).encode()
