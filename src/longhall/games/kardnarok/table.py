"""A seat's view of Kardnarök as lines of text, for people and for screen readers."""

from collections import Counter
from collections.abc import Sequence

from longhall.engine.lines import broken
from longhall.engine.registry import Say
from longhall.games.kardnarok.view.published import Combat, Player, Published, Side


def describe(view: Published, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the round, each kingdom, the combat, the piles."""
    lines = _round(view, say)
    for other, player in enumerate(view["players"]):
        lines += _kingdom(player, other, seat, say)
    if view["combat"]:
        lines += _combat(view["combat"], say)
    lines.append(say("table.piles", **view["piles"]))
    return [piece for line in lines for piece in broken(line, say.width)]


def _round(view: Published, say: Say) -> list[str]:
    mode, number = say(f"table.mode.{view['mode']}"), view["turn"]["round"]
    if not number:
        return [say("table.before", mode=mode)]
    first = say.name("seat", str(view["first"]))
    troops, rounds = view["troop_strength"], view["rounds"]
    lines = [say("table.head", mode=mode, round=number, rounds=rounds, n=troops, kingdom=first)]
    lines.append(say("table.clockwise" if view["clockwise"] else "table.counter_clockwise"))
    for law in view["laws"]:
        lines.append(say("table.law", ragnarok=say.name("ragnarok", law), text=say.name("ragnarok_text", law)))
    if view["norn_price"] is not None:
        lines.append(say("table.price", price=view["norn_price"]))
    return lines


def _kingdom(player: Player, other: int, seat: int | None, say: Say) -> list[str]:
    name = say.name("seat", str(other))
    lines = [
        say(
            "table.kingdom",
            kingdom=say("table.you", kingdom=name) if other == seat else name,
            coin=say("table.none") if player["prize"] is None else str(player["prize"]),
            silver=sum(player["silver"]),
            bronze=player["bronze"],
            wealth=player["wealth"],
        )
    ]
    army, hero = cards(player["army"], "card", say), cards(_heroes(player), "hero", say)
    notes = [say("table.army", army=army, hero=hero)]
    notes.append(say("table.reserve", hero=cards(player["reserve"], "hero", say)))
    if player["defence"]["step"]:
        notes.append(say("table.defence", step=player["defence"]["force"]))
    if player["resting"]:
        notes.append(say("table.resting", ritual=say.name("ritual", player["resting"])))
    return lines + [f"  {note}" for note in notes] + _hand(player, other == seat, say)


def _heroes(player: Player) -> list[str]:
    return [player["hero"]] if player["hero"] else []


def _hand(player: Player, own: bool, say: Say) -> list[str]:
    if not own:
        return ["  " + say("table.hand.other", cards=cards(player["hand"], "card", say))]
    lines = ["  " + say("table.heroes")]
    for hero in (*_heroes(player), *player["reserve"]):
        lines.append("    " + say("table.card", card=say.name("hero", hero), text=say.name("hero_text", hero)))
    lines.append("  " + say("table.hand"))
    for card in player["hand"]:
        lines.append("    " + say("table.card", card=say.name("card", card), text=say.name("card_text", card)))
    return lines


def _combat(combat: Combat, say: Say) -> list[str]:
    sides = (combat["attacker"], combat["defender"])
    attacker, defender = (say.name("seat", str(side["seat"])) for side in sides)
    lines = [say("table.combat", attacker=attacker, defender=defender)]
    attack, defence = (side["ritual"] for side in sides)
    if attack and defence:
        lines.append(say("table.gods", attack=say.name("ritual", attack), defence=say.name("ritual", defence)))
    if combat["tally"]:
        totals, leader = combat["tally"]["totals"], say.name("seat", str(combat["tally"]["leader"]))
        lines.append(say("table.counter", attack=totals["attacker"], defence=totals["defender"], leader=leader))
    for side in sides:
        lines += _side(side, say)
    if combat["norns"]:
        used = [norn["way"].partition(".")[0] for norn in combat["norns"]]
        lines.append(say("table.used", cards=cards(used, "card", say)))
    return lines


def _side(side: Side, say: Say) -> list[str]:
    lines, name, laid = [], say.name("seat", str(side["seat"])), [*side["villagers"], *side["thor_places"]]
    if laid:
        lines.append(say("table.reinforcements", kingdom=name, cards=cards(laid, "card", say)))
    contract = side["contract"]
    if contract:
        key = "table.contract" if contract["help"] == "helps" else "table.bribe"
        hired = say.name("seat", str(contract["mercenary"]))
        lines.append(say(key, kingdom=name, price=contract["price"], mercenary=hired))
    return lines


def cards(words: Sequence[str], kind: str, say: Say) -> str:
    """Known cards by name, the others by their backs."""
    known = [say.name(kind, word) for word in words if word[0] != "?"]
    backs = Counter(word[1:].split(".")[0] for word in words if word[0] == "?")
    hidden = [say(f"table.backs.{back}", n=number) for back, number in sorted(backs.items())]
    return ", ".join(known + hidden) or say("table.none")
