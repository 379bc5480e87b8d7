"""The Followers in lines of text: their tiles, their action rows, Surtur's card, the Judge."""

from longhall.engine.lines import indented
from longhall.engine.registry import Say
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES
from longhall.games.lords_of_ragnarok.content.followers import RUNE_ACTIONS, ActionCard, hero_place
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, Box
from longhall.games.lords_of_ragnarok.picture import side_of
from longhall.games.lords_of_ragnarok.view.published import Follower, Published


def followers(view: Published, its: Box, say: Say) -> list[str]:
    """For each Follower how it decides, and the cards among which the die selects."""
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["follower"]:
            follower = player["follower"]
            lines += [_tile(follower, seat, its, say), *indented(_row(view, follower, its, say))]
    return lines


def _tile(follower: Follower, seat: int, its: Box, say: Say) -> str:
    tile = next(hero for hero in its.surtur.heroes if hero.id == follower["corrupted"])
    return say(
        "table.follower",
        seat=say.name("seat", str(seat)),
        action=say.name("action", ACTIONS[tile.priority]),
        mode=say.name("target_mode", list(its.surtur.mode_names)[tile.mode - 1]),
        attributes=", ".join(say.name("attribute", ATTRIBUTES[each]) for each in tile.preference),
    )


def _row(view: Published, follower: Follower, its: Box, say: Say) -> list[str]:
    cards = {card.id: card for card in its.surtur.cards}
    lines = [say("table.row", die=" ".join(map(str, its.surtur.die)), n=follower["deck"])]
    for place, each in enumerate(follower["row"]):
        card = cards[each["card"]]
        lines += indented(_card(card, hero_place(card, side_of(view, its)), place, each["selected"], say))
    return lines


def _card(card: ActionCard, to: int, place: int, selected: bool, say: Say) -> list[str]:
    actions = [say.name("follower_rune_action", RUNE_ACTIONS[action]) for action in card.rune_actions]
    runes = [say("table.row.rune", it=name, n=cost) for name, cost in zip(actions, card.costs, strict=True)]
    line = say(
        "table.row.card",
        mark=">" if selected else " ",
        n=place + 1,
        card=say.name("action_card", card.id),
        territory=say.name("territory", str(to + 1)),
        runes=", ".join(runes),
        action=say.name("action", ACTIONS[card.special]),
        tie=say("table.max" if card.most else "table.min"),
        after=say("table.removed" if card.removed else "table.shuffled"),
    )
    return [
        line,
        *(indented(indented([say("table.row.benefit", text=say.name("benefit", card.id))])) if card.text else []),
    ]


def surtur(view: Published, say: Say) -> list[str]:
    """Desolation on the board and on Surtur's card, what removes a token, challenges, the Judge."""
    its = view["surtur"]
    if not its:
        return []
    slots = its["slots"]
    places = [str(place) for place, ground in enumerate(view["territories"], 1) if ground["desolate"]]
    there = ", ".join(say.name("territory", place) for place in places) or say("table.none")
    card = " ".join(str(slot["number"]) if slot["out"] else "x" for slot in slots)
    lines = [say("table.surtur", slots=card), *indented([say("table.tokens", n=len(places), territories=there)])]
    if its["removal"] is not None:
        blessing = slots[len(places) - 1]["blessing"]
        lines += indented([say("table.removal.blessing" if blessing else "table.removal", n=its["removal"])])
    lines += indented([say("table.last" if len(places) == len(slots) else "table.left", n=len(slots) - len(places))])
    if its["judge"] is not None:
        lines.append(say("table.judge", seat=say.name("seat", str(its["judge"]))))
    for challenge in its["challenges"]:
        name, text = say.name("challenge", challenge), say.name("challenge_text", challenge)
        lines.append(say("table.challenge", challenge=name, text=text))
    return lines
