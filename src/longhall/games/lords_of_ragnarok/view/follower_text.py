"""The Followers as sections of text: their tiles, their action rows, Surtur's card, the Judge."""

from longhall.engine.registry import Say
from longhall.engine.sections import Section, section
from longhall.games.lords_of_ragnarok.content.followers import RUNE_ACTIONS, ActionCard, hero_place
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, Box
from longhall.games.lords_of_ragnarok.view.board_text import side_of
from longhall.games.lords_of_ragnarok.view.published import Follower, Published


def followers(view: Published, its: Box, say: Say) -> list[Section]:
    """For each Follower how it decides, and the cards among which the die selects."""
    return [
        section(
            say("page.follower", seat=say.name("seat", str(seat))),
            [
                say.name("corrupted_hero_text", player["follower"]["corrupted"]),
                *_row(view, player["follower"], its, say),
            ],
        )
        for seat, player in enumerate(view["players"])
        if player["follower"]
    ]


def _row(view: Published, follower: Follower, its: Box, say: Say) -> list[str]:
    cards = {card.id: card for card in its.surtur.cards}
    lines = [say("table.row", die=" ".join(map(str, its.surtur.die)), n=follower["deck"])]
    for place, each in enumerate(follower["row"]):
        card = cards[each["card"]]
        lines.append(_card(card, hero_place(card, side_of(view, its)), place, each["selected"], say))
    return lines


def _card(card: ActionCard, to: int, place: int, selected: bool, say: Say) -> str:
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
    benefit = say("table.row.benefit", text=say.name("benefit", card.id)) if card.text else ""
    return f"{line} {benefit}".strip()


def surtur(view: Published, say: Say) -> list[Section]:
    """Desolation on the board and on Surtur's card, what removes a token, challenges, the Judge."""
    its = view["surtur"]
    if not its:
        return []
    slots = its["slots"]
    places = [str(place) for place, ground in enumerate(view["territories"], 1) if ground["desolate"]]
    there = ", ".join(say.name("territory", place) for place in places) or say("table.none")
    card = " ".join(str(slot["number"]) if slot["out"] else "x" for slot in slots)
    lines = [say("table.surtur", slots=card), say("table.tokens", n=len(places), territories=there)]
    if its["removal"] is not None:
        blessing = slots[len(places) - 1]["blessing"]
        lines.append(say("table.removal.blessing" if blessing else "table.removal", n=its["removal"]))
    lines.append(say("table.last" if len(places) == len(slots) else "table.left", n=len(slots) - len(places)))
    if its["judge"] is not None:
        lines.append(say("table.judge", seat=say.name("seat", str(its["judge"]))))
    for challenge in its["challenges"]:
        name, text = say.name("challenge", challenge), say.name("challenge_text", challenge)
        lines.append(say("table.challenge", challenge=name, text=text))
    return [section(say("page.surtur"), lines)]
