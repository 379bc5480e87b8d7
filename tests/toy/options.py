"""Every option of the toy game, and its deck."""

from longhall.engine.cards import Deck
from longhall.engine.options import DECLINE as DECLINES
from longhall.engine.options import DONE as ENDS
from longhall.engine.options import Group, Option, Vocabulary

FACES = ("ox", "elk", "wolf", "raven", "yew", "troll", "wyrm")
OX, ELK, WOLF, RAVEN, YEW, TROLL, WYRM = range(7)
COPIES = (4, 3, 3, 3, 3, 3, 2)
DECK = Deck(
    [face for face, copies in enumerate(COPIES) for _ in range(copies)], FACES, ("rune",) * TROLL + ("foe",) * 2
)

VOCABULARY = Vocabulary()
DRAW, HUNT, STEAL, GIVE = (VOCABULARY.one(verb) for verb in ("draw", "hunt", "steal", "give"))
END, STOP = VOCABULARY.one("end", DECLINES), VOCABULARY.one("stop", DECLINES)
REROLL, LET, WARD = (VOCABULARY.one(verb) for verb in ("reroll", "let", "ward"))
DONE = VOCABULARY.one("done", ENDS)
HOWL, DECLINE = VOCABULARY.one("howl"), VOCABULARY.one("decline", DECLINES)
PLAY, BURY, HAND_OVER, OFFER, SELL, BOAST, USE, DROP = (
    VOCABULARY.each(verb, "card", FACES) for verb in ("play", "bury", "hand", "offer", "sell", "boast", "use", "drop")
)
PEEK, DIG = (VOCABULARY.each(verb, "slot", range(3)) for verb in ("peek", "dig"))
OATHS = VOCABULARY.each("oath", "number", range(3))
TO = VOCABULARY.each("to", "seat", range(3))
USES: dict[str, Option] = {"": DECLINE, **dict(zip(FACES, USE, strict=True))}
GROUPS = (Group("errand", "plan", "hunt", "steal", "give"), Group("play", "axe", "play", "bury"))
