"""Kardnarök, as the registry needs it."""

from functools import cache, partial

from longhall.engine.events import kinds_of
from longhall.engine.frames import register_frames
from longhall.engine.registry import Choice, GameInfo
from longhall.engine.state import register_shapes
from longhall.games.kardnarok.advice.evaluation import at_rest, evaluate
from longhall.games.kardnarok.advice.features import FEATURES
from longhall.games.kardnarok.advice.policy import habit
from longhall.games.kardnarok.content.rows import SHELF, box
from longhall.games.kardnarok.events import ARGUMENTS, ASKS, EVENTS
from longhall.games.kardnarok.generated.copies import COPIES
from longhall.games.kardnarok.options import GROUPS, VOCABULARY
from longhall.games.kardnarok.position import KardnarokPosition
from longhall.games.kardnarok.setup import setup
from longhall.games.kardnarok.view.publish import PUBLISHER
from longhall.games.kardnarok.view.text import text
from longhall.games.kardnarok.words.names import name_of, things

RULES_VERSION = 2

# The events that lay a card openly, with the arguments that are the kingdom and the card, for statistics.
PLAYED = {
    "army.hero": ("kingdom", "hero"),
    "norn": ("kingdom", "norn"),
    "reinforced.thor": ("kingdom", "warrior"),
    "reinforced.villager": ("kingdom", "warrior"),
    "revealed": ("kingdom", "army"),
}

register_shapes(COPIES)
FRAMES = register_frames(COPIES)


@cache
def info(content: str) -> GameInfo:
    """The game as it is played by a content."""
    its = box(content)
    return GameInfo(
        id="kardnarok",
        name="Kardnarök",
        seats=(2, 3, 4),
        choices=(
            Choice("mode", ("basic", "duel", "story"), {mode.name: mode.players for mode in its.modes.values()}),
            Choice("hero_exchange", ("windows", "any"), variant=True),
        ),
        vocabulary=VOCABULARY,
        groups=GROUPS,
        frames=FRAMES,
        position=KardnarokPosition,
        setup=partial(setup, content=content),
        rules_version=RULES_VERSION,
        arguments=kinds_of(ARGUMENTS),
        events=EVENTS,
        asks=ASKS,
        draws={"drawn": "kingdom", "bought": "kingdom", "norn.stolen": "kingdom"},
        name_of=partial(name_of, its),
        things=things(its),
        text=text,
        folder=__package__,
        evaluate=evaluate,
        habit=habit,
        features=FEATURES,
        publisher=PUBLISHER,
        at_rest=at_rest,
        played=PLAYED,
        content=content,
        shelf=SHELF,
        with_content_of=info,
    )


INFO = info("")
