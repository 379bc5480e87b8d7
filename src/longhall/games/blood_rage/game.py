"""Blood Rage, as the registry needs it."""

from functools import cache, partial

from longhall.engine.events import kinds_of
from longhall.engine.frames import register_frames
from longhall.engine.registry import Choice, GameInfo
from longhall.engine.state import register_shapes
from longhall.games.blood_rage.advice.evaluation import evaluate
from longhall.games.blood_rage.advice.features import FEATURES
from longhall.games.blood_rage.advice.policy import habit
from longhall.games.blood_rage.content.rows import SHELF, box
from longhall.games.blood_rage.events import ARGUMENTS, ASKS, EVENTS
from longhall.games.blood_rage.generated.copies import COPIES
from longhall.games.blood_rage.options import GROUPS, VOCABULARY
from longhall.games.blood_rage.position import BloodRagePosition
from longhall.games.blood_rage.setup import setup
from longhall.games.blood_rage.view.publish import PUBLISHER
from longhall.games.blood_rage.view.text import text
from longhall.games.blood_rage.words.names import name_of, things

RULES_VERSION = 1

# The events that lay a card openly, with the arguments that are the clan and the card, for statistics.
PLAYED = {
    "battle.added": ("clan", "card"),
    "battle.revealed": ("clan", "card"),
    "quest.revealed": ("clan", "cards"),
    "upgraded": ("clan", "card"),
}

register_shapes(COPIES)
FRAMES = register_frames(COPIES)


@cache
def info(content: str) -> GameInfo:
    """The game as it is played by a content."""
    return GameInfo(
        id="blood_rage",
        name="Blood Rage",
        seats=(2, 3, 4),
        choices=(
            Choice("first_game", ("no", "yes")),
            Choice("first_player", ("random", "0", "1", "2", "3"), {"2": (3, 4), "3": (4,)}, variant=True),
            Choice("rage_cap", ("track", "none"), variant=True),
            Choice("quest_bonus", ("sum", "highest"), variant=True),
        ),
        vocabulary=VOCABULARY,
        groups=GROUPS,
        frames=FRAMES,
        position=BloodRagePosition,
        setup=partial(setup, content=content),
        rules_version=RULES_VERSION,
        arguments=kinds_of(ARGUMENTS),
        events=EVENTS,
        asks=ASKS,
        publisher=PUBLISHER,
        name_of=partial(name_of, box(content)),
        things=things(box(content)),
        text=partial(text, box(content)),
        folder=__package__,
        evaluate=evaluate,
        habit=habit,
        features=FEATURES,
        foresight=4,
        texts=("card",),
        played=PLAYED,
        content=content,
        shelf=SHELF,
        with_content_of=info,
    )


INFO = info("")
