"""Draw the cards for printing with the art of the page (`make docs`): its drawings, and its colours by daylight on white paper."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from maukas.games.registry import BUILT_IN, GAMES
from tools.generated import write
from tools.web_page import WEB, run

PICTURES = Path(__file__).parents[1] / "src" / "maukas" / "printing" / "pictures.json"
SHAPES = WEB / "src" / "components" / "cards" / "art.css"
COLOURS = WEB / "src" / "app.css"
TONES = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "": "card-ink"}
PAPER = {"card-face": "#ffffff"}  # paper is white by itself

Linear = tuple[float, float, float]


def pictures() -> str:
    """All the pictures as JSON, a line for each."""
    names = sorted({name for game in BUILT_IN for name in GAMES[game].cards.names})
    drawn: dict[str, Any] = json.loads(run("pictures", asking=json.dumps(names)))
    values = colours()
    styles = {letter: style(values | {"tone": values[tone]}) for letter, tone in TONES.items()}
    content = json.dumps(drawn | {"styles": styles, "back": coloured(drawn["back"], values)}, indent=1, sort_keys=True) + "\n"
    return re.sub(r"-?\d+\.\d{4,}", lambda found: f"{float(found[0]):.3f}", content)  # less than a micrometre on paper


def colours() -> dict[str, str]:
    """The colours that the page gives its names, as they are by daylight."""
    found = re.findall(r"--([\w-]+): (?:light-dark\((#\w+), #\w+\)|(#\w+));", COLOURS.read_text(encoding="utf-8"))
    return {name: light or always for name, light, always in found} | PAPER


def style(values: Mapping[str, str]) -> str:
    """How the parts of a picture look: the page's own rules, with colours in the place of names."""
    text = re.sub(r"/\*.*?\*/", "", SHAPES.read_text(encoding="utf-8"), flags=re.DOTALL)
    rules = [(selector, body) for selector, body in re.findall(r"([^{}]+)\{([^{}]+)\}", text) if "--tone:" not in body]
    return "".join(f"{' '.join(selector.replace('.art ', '').split())}{{{declared(body, values)}}}" for selector, body in rules)


def declared(body: str, values: Mapping[str, str]) -> str:
    """The declarations of a rule."""
    mixing = r"color-mix\(in oklab, (#\w+) (\d+)%, (#\w+)\)"
    mixed = re.sub(mixing, lambda found: mix(found[1], int(found[2]) / 100, found[3]), coloured(body, values))
    return ";".join(f"{name.strip()}:{value.strip()}" for name, value in re.findall(r"([\w-]+):([^;]+);", mixed))


def coloured(text: str, values: Mapping[str, str]) -> str:
    """Colours in the place of their names."""
    return re.sub(r"var\(--([\w-]+)(?:, var\(--[\w-]+\))?\)", lambda found: values[found[1]], text)


def mix(first: str, share: float, second: str) -> str:
    """So much of a colour in another one, mixed as browsers do in Oklab."""
    mixed = [share * one + (1 - share) * other for one, other in zip(oklab(first), oklab(second), strict=True)]
    return from_oklab((mixed[0], mixed[1], mixed[2]))


def oklab(colour: str) -> Linear:
    """A colour as Oklab has it (Björn Ottosson's definition)."""
    red, green, blue = (linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def from_oklab(colour: Linear) -> str:
    """A colour of Oklab as it is written."""
    light, a, b = colour
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * encoded(min(max(part, 0.0), 1.0))):02x}" for part in parts)


def linear(part: float) -> float:
    """A part of an sRGB colour as an amount of light."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def encoded(light: float) -> float:
    """An amount of light as a part of an sRGB colour."""
    return 12.92 * light if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


if __name__ == "__main__":
    write({PICTURES: pictures()})
