"""A Feast for Odin, as the registry needs it."""

from functools import cache, partial

from longhall.engine.events import kinds_of
from longhall.engine.frames import register_frames
from longhall.engine.registry import Choice, GameInfo
from longhall.engine.state import register_shapes
from longhall.games.feast_for_odin.advice.evaluation import evaluate
from longhall.games.feast_for_odin.advice.features import FEATURES
from longhall.games.feast_for_odin.advice.hints import advice
from longhall.games.feast_for_odin.advice.policy import chapter, continues, habit, policy
from longhall.games.feast_for_odin.content.rows import SHELF, box
from longhall.games.feast_for_odin.events import ARGUMENTS, ASKS, EVENTS
from longhall.games.feast_for_odin.generated.copies import COPIES
from longhall.games.feast_for_odin.options import GROUPS, VOCABULARY
from longhall.games.feast_for_odin.position import FeastForOdinPosition
from longhall.games.feast_for_odin.setup import setup
from longhall.games.feast_for_odin.view.publish import PUBLISHER
from longhall.games.feast_for_odin.view.text import text
from longhall.games.feast_for_odin.words.names import name_of, things

RULES_VERSION = 2

# The events that lay a card openly, with the arguments that are the player and the card, for statistics.
PLAYED = {"played": ("seat", "card")}

register_shapes(COPIES)
FRAMES = register_frames(COPIES)


@cache
def info(content: str) -> GameInfo:
    """The game as it is played by a content."""
    return GameInfo(
        id="feast_for_odin",
        name="A Feast for Odin",
        seats=(1, 2, 3, 4),
        choices=(
            Choice("length", ("long", "short")),
            Choice("decks", ("A", "B", "C", "AB", "AC", "BC", "ABC")),
            Choice("starting_occupation", ("drawn", "chosen"), {"chosen": (1,)}),
            Choice("animals_in_houses", ("yes", "no"), variant=True),
            Choice("income_reach", ("square", "quadrant"), variant=True),
            Choice("hints", ("on", "off")),
        ),
        vocabulary=VOCABULARY,
        groups=GROUPS,
        frames=FRAMES,
        position=FeastForOdinPosition,
        setup=partial(setup, content=content),
        rules_version=RULES_VERSION,
        arguments=kinds_of(ARGUMENTS),
        events=EVENTS,
        asks=ASKS,
        name_of=partial(name_of, box(content)),
        things=things(box(content)),
        text=text,
        folder=__package__,
        evaluate=evaluate,
        habit=habit,
        features=FEATURES,
        publisher=PUBLISHER,
        advise=advice,
        practice_advice=("placements",),
        chapter=chapter,
        policy=policy,
        continues=continues,
        texts=("card", "space", "item"),
        played=PLAYED,
        content=content,
        shelf=SHELF,
        with_content_of=info,
    )


INFO = info("")
