"""What a messenger reads below a link to a table; browsers get the plain page."""

import html
import re

import httpx
import pytest

from maukas.protocol.settings import Settings
from maukas.server.http import page_files
from tests.server.people import guests, in_loop
from tests.server.server_process import ServerProcess

TAG = re.compile(r'<meta property="og:(\w+)" content="([^"]*)" />')

pytestmark = pytest.mark.skipif(not (page_files.PAGE / "index.html").exists(), reason="the page has not been built: make page")


@in_loop
async def test_a_link_to_a_table_says_who_invites_to_what(server: ServerProcess) -> None:
    async with guests(server, 'Ada <b>&"') as (ada,), httpx.AsyncClient(base_url=server.address) as messenger:
        code = await ada.open_table(Settings(game="maumau", seats=3, options={"rounds": 5}))
        path = f"/t/{code}"
        told = {name: html.unescape(content) for name, content in TAG.findall((await messenger.get(path)).text)}
        assert told == {
            "site_name": "Maukas",
            "type": "website",
            "title": 'Ada <b>&" invites you to Mau Mau',
            "description": '5 rounds · At the table: Ada <b>&"',
        }
        finnish = (await messenger.get(path, headers={"accept-language": "fi"})).text
        assert "kutsuu sinut peliin: Mau Mau" in finnish
        assert "<b>" not in finnish
        assert TAG.findall((await messenger.get(path, headers={"sec-fetch-mode": "navigate"})).text) == []
        assert TAG.findall((await messenger.get("/t/babababababa")).text) == []
