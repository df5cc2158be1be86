"""What messengers show below a link to a table: who invites to which game, in tags of the Open Graph protocol."""

from html import escape

from maukas.protocol.summaries import TableSummary
from maukas.texts import Texts


def preview_tags(table: TableSummary, language: str) -> str:
    """The tags for the head of the page; they tell no more than the table in short does to anyone who knows its code."""
    texts = Texts(language)
    game = texts.text(f"web-game-{table.game}")
    title = texts.text("friends-invites", host=table.host, game=game) if table.host else texts.text("friends-invited", game=game)
    lengths = {"friends-length-rounds": table.goal.rounds, "friends-length-points": table.goal.points}
    facts = [texts.text(id, count=count) for id, count in lengths.items() if count]
    people = [name for name in table.names if name]
    if people:
        facts.append(texts.text("play-name-who", names=", ".join(people)))
    tags = {"og:site_name": "Maukas", "og:type": "website", "og:title": title, "og:description": " · ".join(facts)}
    return "".join(f'  <meta property="{name}" content="{escape(content)}" />\n  ' for name, content in tags.items())
