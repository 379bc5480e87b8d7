"""The Followers in lines of text: their tiles, their action rows, Surtur's card, the Judge."""

from longhall.engine.lines import indented
from longhall.engine.registry import Say
from longhall.games.lords_of_ragnarok.effects import ATTRIBUTES
from longhall.games.lords_of_ragnarok.followers.rows import RUNE_ACTIONS, ActionCard, hero_place
from longhall.games.lords_of_ragnarok.lines import View
from longhall.games.lords_of_ragnarok.picture import side_of
from longhall.games.lords_of_ragnarok.rows import ACTIONS, box
from longhall.games.lords_of_ragnarok.state import NOBODY


def followers(view: View, say: Say) -> list[str]:
    """For each Follower how it decides, and the cards among which the die selects."""
    lines = []
    for seat in view.get("automata", ()):
        lines += [_tile(view, seat, say), *indented(_row(view, seat, say))]
    return lines


def _tile(view: View, seat: int, say: Say) -> str:
    surtur = box(view["content"]).surtur
    tile = surtur.heroes[view["followers"][seat]]
    return say(
        "table.follower",
        seat=say.name("seat", str(seat)),
        action=say.name("action", ACTIONS[tile.priority]),
        mode=say.name("target_mode", list(surtur.mode_names)[tile.mode - 1]),
        attributes=", ".join(say.name("attribute", ATTRIBUTES[each]) for each in tile.preference),
    )


def _row(view: View, seat: int, say: Say) -> list[str]:
    its = box(view["content"]).surtur
    cards = {card.id: card for card in its.cards}
    lines = [say("table.row", die=" ".join(map(str, its.die)), n=len(view["action_decks"][seat]))]
    for place, word in enumerate(view["rows"][seat]):
        selected = seat == view["turn"] and place == view["selected"]
        lines += indented(_card(view, cards[word], place, selected, say))
    return lines


def _card(view: View, card: ActionCard, place: int, selected: bool, say: Say) -> list[str]:
    actions = [say.name("follower_rune_action", RUNE_ACTIONS[action]) for action in card.rune_actions]
    runes = [say("table.row.rune", it=name, n=cost) for name, cost in zip(actions, card.costs, strict=True)]
    line = say(
        "table.row.card",
        mark=">" if selected else " ",
        n=place + 1,
        card=say.name("action_card", card.id),
        territory=say.name("territory", str(hero_place(card, side_of(view)) + 1)),
        runes=", ".join(runes),
        action=say.name("action", ACTIONS[card.special]),
        tie=say("table.max" if card.most else "table.min"),
        after=say("table.removed" if card.removed else "table.shuffled"),
    )
    return [
        line,
        *(indented(indented([say("table.row.benefit", text=say.name("benefit", card.id))])) if card.text else []),
    ]


def surtur(view: View, say: Say) -> list[str]:
    """Desolation on the board and on Surtur's card, what removes a token, challenges, the Judge."""
    if not view.get("automata"):
        return []
    its = box(view["content"])
    places = [place for place, token in enumerate(view["desolate"]) if token]
    slots = its.surtur.slots
    there = ", ".join(say.name("territory", str(place + 1)) for place in places) or say("table.none")
    card = " ".join(str(slot) if number < len(places) else "x" for number, slot in enumerate(slots))
    lines = [say("table.surtur", slots=card), *indented([say("table.tokens", n=len(places), territories=there)])]
    if places:
        blessing = slots[len(places) - 1] in its.surtur.blessing_slots
        lines += indented([say("table.removal.blessing" if blessing else "table.removal", n=view["removal"])])
    lines += indented([say("table.last" if len(places) == len(slots) else "table.left", n=len(slots) - len(places))])
    if view["judge"] != NOBODY:
        lines.append(say("table.judge", seat=say.name("seat", str(view["judge"]))))
    for challenge, in_play in zip(its.surtur.challenges, view["challenges"], strict=True):
        if in_play:
            name, text = say.name("challenge", challenge.id), say.name("challenge_text", challenge.id)
            lines.append(say("table.challenge", challenge=name, text=text))
    return lines
