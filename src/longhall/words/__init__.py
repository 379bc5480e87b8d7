"""The one lookup for everything that people read, in English, Brazilian Portuguese and neutral Spanish."""

from longhall.words.catalogue import LANGUAGES, MissingWord, pick_language, t
from longhall.words.rows import made_from, text_of

__all__ = ["LANGUAGES", "MissingWord", "made_from", "pick_language", "t", "text_of"]
