"""Words compared without regard to case and accents: raiz finds Raíz, and ragnarok finds Ragnarök."""

import unicodedata

NORSE = str.maketrans({"ð": "d", "þ": "th", "æ": "ae", "ø": "o", "œ": "oe"})  # letters that are not made of parts


def fold(text: str) -> str:
    """A text as searches compare it."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part)).translate(NORSE)
