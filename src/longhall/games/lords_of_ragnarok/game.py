"""Lords of Ragnarok, as the registry needs it."""

from functools import cache, partial

from longhall.engine.events import kinds_of
from longhall.engine.frames import register_frames
from longhall.engine.registry import Choice, GameInfo, Options
from longhall.engine.state import register_shapes
from longhall.games.lords_of_ragnarok.advice.evaluation import evaluate
from longhall.games.lords_of_ragnarok.advice.features import FEATURES
from longhall.games.lords_of_ragnarok.advice.policy import habit
from longhall.games.lords_of_ragnarok.automaton.why import explain
from longhall.games.lords_of_ragnarok.content.faces import faces
from longhall.games.lords_of_ragnarok.content.rows import SHELF, box
from longhall.games.lords_of_ragnarok.events import ARGUMENTS, ASKS, EVENTS
from longhall.games.lords_of_ragnarok.generated.copies import COPIES
from longhall.games.lords_of_ragnarok.options import GROUPS, VOCABULARY
from longhall.games.lords_of_ragnarok.position import LordsOfRagnarokPosition
from longhall.games.lords_of_ragnarok.setup import setup
from longhall.games.lords_of_ragnarok.view.publish import PUBLISHER
from longhall.games.lords_of_ragnarok.view.text import text
from longhall.games.lords_of_ragnarok.words.names import name_of, things

RULES_VERSION = 2

FOLLOWERS = ("followers", ("1", "2", "3"))  # what makes sense with Followers only
HEROES = tuple(hero.id for hero in box().surtur.heroes)
# The kinds of things that have a text: what is written on them.
TEXTS = (
    "card",
    "attack",
    "blessing",
    "power",
    "hero",
    "origin",
    "monster",
    "monument",
    "realm",
    "rune_action",
    "prepare",
    "action_card",
    "follower_rune_action",
    "corrupted_hero",
    "target_mode",
    "challenge",
)

# The events that lay a card openly, with the arguments that are the player and the card, for statistics.
PLAYED = {
    "battle.played": ("seat", "card"),
    "hunt.defended": ("seat", "card"),
    "hunt.wielded": ("seat", "card"),
    "draft.took": ("seat", "blessing"),
}

register_shapes(COPIES)
FRAMES = register_frames(COPIES)


@cache
def info(content: str) -> GameInfo:
    """The game as it is played by a content."""
    return GameInfo(
        id="lords_of_ragnarok",
        name="Lords of Ragnarok",
        seats=(2, 3, 4),
        choices=(
            Choice("followers", ("0", "1", "2", "3"), {"2": (3, 4), "3": (4,)}),
            Choice("follower_hero", ("random", *HEROES), needs=FOLLOWERS),
            *(Choice(challenge.id, ("no", "yes"), needs=FOLLOWERS) for challenge in box(content).surtur.challenges),
            Choice("track_side", ("a", "b")),
            Choice("priests_start", ("reserve", "supply"), variant=True),
            Choice("ragnarok_at_ninth_level", ("yes", "no"), variant=True),
            Choice("expansion", ("controlled", "missing"), variant=True, needs=FOLLOWERS),
        ),
        vocabulary=VOCABULARY,
        groups=GROUPS,
        frames=FRAMES,
        position=LordsOfRagnarokPosition,
        setup=partial(setup, content=content),
        rules_version=RULES_VERSION,
        arguments=kinds_of(ARGUMENTS),
        events=EVENTS,
        asks=ASKS,
        name_of=partial(name_of, box(content)),
        things=things(box(content)),
        text=partial(text, box(content)),
        folder=__package__,
        evaluate=evaluate,
        habit=habit,
        features=FEATURES,
        publisher=PUBLISHER,
        foresight=6,
        texts=TEXTS,
        played=PLAYED,
        content=content,
        shelf=SHELF,
        with_content_of=info,
        automata=automata,
        explain=explain,
        tested=faces(box(content)),
    )


def automata(seats: int, options: Options) -> list[int]:
    """The seats of the Followers: the last ones (LS-MIXED-01). Nobody is asked there (LS-ENGINE-05)."""
    return list(range(seats - int(options["followers"]), seats))


INFO = info("")
