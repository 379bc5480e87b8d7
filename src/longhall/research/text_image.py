"""A text as a picture, for those who want pixels. What stands apart in a line keeps its column, as tables need it."""

import re
import textwrap
from functools import cache
from itertools import product
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from font_roboto import Roboto
from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 1600
HEIGHT: Final = 1000
MARGIN: Final = 20
SIZES: Final = range(20, 7, -1)  # of the letters, the largest that fits first
ADVANCE: Final = 0.56  # from one column to the next, as a part of the size
LEADING: Final = 1.3  # from one line to the next
PAPER: Final = (250, 246, 238)
INK: Final = (32, 28, 24)
APART: Final = re.compile(r"\S+(?: \S+)*")  # words with single spaces between them


@cache
def font(size: int) -> Any:
    return ImageFont.truetype(Roboto, size)


def picture(text: str) -> npt.NDArray[np.uint8]:
    """The text on paper of always the same size, in letters as large as fit; what does not fit at all is cut off."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    drawing = ImageDraw.Draw(image)
    for size, sheets in product(SIZES, (1, 2)):  # side by side
        width = (WIDTH - MARGIN) // sheets - MARGIN
        rows = int((HEIGHT - 2 * MARGIN) / (size * LEADING))
        lines = wrapped(text, int(width / (size * ADVANCE)))
        if len(lines) <= rows * sheets:
            break
    for number, line in enumerate(lines):
        left = MARGIN + number // rows * (width + MARGIN)
        for found in APART.finditer(line):
            place = (left + found.start() * size * ADVANCE, MARGIN + number % rows * size * LEADING)
            drawing.text(place, found.group(), fill=INK, font=font(size))
    return np.asarray(image, dtype=np.uint8)


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, none longer than this."""
    found = []
    for line in text.splitlines():
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        found += textwrap.wrap(line, width, subsequent_indent=indent, drop_whitespace=False) or [""]
    return found
