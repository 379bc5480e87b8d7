"""The colours of the page: what is written can be read, and seats differ also for those who see fewer colours."""

import itertools
import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).resolve().parents[2] / "web" / "src" / "styles" / "tokens.css"
TINTS = TOKENS.with_name("tints.css")  # of the pictures; tests/tints.test.ts of the page measures them
SOURCES = TOKENS.parents[1]
LITERAL = re.compile(r"(?<!url\()(?<=[\s:,(])#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?)\(\s*\d")
TEXT, LINE = 4.5, 3.0  # the least contrasts of WCAG 2.1 AA for text, and for large stamps and lines
APART = 12  # the least distance of two seats, in OKLab x 100

PANELS = ["panel", "panel-2", "paper"]
REGIONS = ["r-yellow", "r-grey", "r-blue", "r-purple", "r-orange", "r-red", "r-green"]
SEATS = ["red", "blue", "yellow", "brown", "green", "black", "none"]
PAIRS = [
    *((ink, ground, TEXT) for ink in ("ink", "ink-2") for ground in PANELS),
    *(("ink", ground, TEXT) for ground in ["hall", "sea", "land", "wood", "lit", *REGIONS, "cut-bg", "gain-bg"]),
    *(("on-beam", "beam", TEXT), ("on-beam-2", "beam", TEXT)),
    *(("act", "panel", TEXT), ("act", "panel-2", TEXT), ("on-act", "act-fill", TEXT)),
    *(("cut", "panel", TEXT), ("cut", "cut-bg", TEXT), ("on-cut", "cut", TEXT)),
    *(("gain", "panel", TEXT), ("gain", "gain-bg", TEXT)),
    *(("line", ground, LINE) for ground in PANELS),
    *((f"on-seat-{seat}", f"seat-{seat}", TEXT) for seat in SEATS),
    *(("pitch", f"g-{good}", LINE) for good in ("orange", "red", "green", "blue", "silver")),
]
# Ropes and pieces have two edges: at least one of them stands out from any ground.
GROUNDS = ["sea", "land", *REGIONS, "wood", "lit", "panel"]
EDGES = [("act-line", "ink"), ("pitch", "bone")]

# Machado 2009, full dichromacy.
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TOGETHER = {
    "blood_rage": ["red", "blue", "yellow", "brown"],
    "kardnarok, feast_for_odin": ["red", "blue", "yellow", "green"],
    "lords_of_ragnarok": ["green", "red", "black", "blue"],
}


def colours(theme: str) -> dict[str, str]:
    """The tokens of a theme, with those that all themes share."""
    css = TOKENS.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for selector, body in re.findall(r"^([^{}@]+)\{(.*?)^\}", css, re.S | re.M):
        if ":root" in selector.replace(':root, [data-theme="light"]', "") or f'[data-theme="{theme}"]' in selector:
            found |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6})", body))
    return found


def light(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    low, high = sorted(sum(map(float.__mul__, (0.2126, 0.7152, 0.0722), light(each))) for each in (one, other))
    return (high + 0.05) / (low + 0.05)


def oklab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    l = max(0, 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)  # noqa: E741
    m = max(0, 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    s = max(0, 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    )


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    parts = light(colour)
    red, green, blue = (min(1.0, max(0.0, sum(k * c for k, c in zip(row, parts, strict=True)))) for row in EYES[eyes])
    return oklab(red, green, blue)


def test_colours_are_named_in_the_tokens_alone() -> None:
    styles = [path for path in SOURCES.rglob("*") if path.suffix in (".css", ".svelte") and path not in (TOKENS, TINTS)]
    assert len(styles) > 50
    assert [(path.name, found) for path in styles if (found := LITERAL.findall(path.read_text("utf-8")))] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_that_is_written_can_be_read(theme: str) -> None:
    tokens = colours(theme)
    for ink, ground, least in PAIRS:
        assert contrast(tokens[ink], tokens[ground]) >= least, (ink, ground)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ropes_and_pieces_stand_out_from_every_ground(theme: str) -> None:
    tokens = colours(theme)
    for ground, edges in itertools.product(GROUNDS, EDGES):
        assert max(contrast(tokens[edge], tokens[ground]) for edge in edges) >= LINE, (ground, edges)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", TOGETHER)
def test_seats_differ_for_all_eyes(game: str, eyes: str) -> None:
    tokens = colours("light")
    for one, other in itertools.combinations(TOGETHER[game], 2):
        pair = [seen(tokens[f"seat-{seat}"], eyes) for seat in (one, other)]
        distance = 100 * sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5
        assert distance >= APART, (one, other)
