"""A seat's view of Kardnarök as lines of text, for people and for screen readers."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.lines import broken
from longhall.engine.registry import Say
from longhall.games.kardnarok.rows import box
from longhall.games.kardnarok.state import DOES_NOTHING, HELPS

View = Mapping[str, Any]


def describe(view: View, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the round, each kingdom, the combat, the piles."""
    lines = _round(view, say)
    for other in range(view["seats"]):
        lines += _kingdom(view, other, seat, say)
    lines += [*_combat(view, say), _piles(view, say)]
    return [piece for line in lines for piece in broken(line, say.width)]


def _round(view: View, say: Say) -> list[str]:
    mode = say(f"table.mode.{view['mode']}")
    if not view["round"]:
        return [say("table.before", mode=mode)]
    rounds = box(view["content"]).modes[view["mode"]].rounds
    first = say.name("seat", str(view["first"]))
    lines = [say("table.head", mode=mode, round=view["round"], rounds=rounds, n=view["troop_strength"], kingdom=first)]
    lines.append(say("table.clockwise" if view["direction"] > 0 else "table.counter_clockwise"))
    for law in view["laws"]:
        lines.append(say("table.law", ragnarok=say.name("ragnarok", law), text=say.name("ragnarok_text", law)))
    if "norn_price" in view:
        lines.append(say("table.price", price=view["norn_price"]))
    return lines


def _kingdom(view: View, other: int, seat: int | None, say: Say) -> list[str]:
    name = say.name("seat", str(other))
    silver = sum(_value(coin) for coin in view["captured"][other])
    coin = ", ".join(str(_value(coin)) for coin in view["coins"][other]) or say("table.none")
    lines = [
        say(
            "table.kingdom",
            kingdom=say("table.you", kingdom=name) if other == seat else name,
            coin=coin,
            silver=silver,
            bronze=view["bronze"][other],
            wealth=view["wealth"][other],
        )
    ]
    army, hero = cards(view["armies"][other], "card", say), cards(view["leading"][other], "hero", say)
    notes = [say("table.army", army=army, hero=hero)]
    notes.append(say("table.reserve", hero=cards(view["reserve"][other], "hero", say)))
    if view["cubes"][other]:
        notes.append(say("table.defence", step=box(view["content"]).defence_steps[view["cubes"][other]]))
    if view["resting"][other] >= 0:
        notes.append(
            say("table.resting", ritual=say.name("ritual", box(view["content"]).rituals[view["resting"][other]][0]))
        )
    return lines + [f"  {note}" for note in notes] + _hand(view, other, seat, say)


def _hand(view: View, other: int, seat: int | None, say: Say) -> list[str]:
    hand = view["hands"][other]
    if other != seat:
        return ["  " + say("table.hand.other", cards=cards(hand, "card", say))]
    lines = ["  " + say("table.heroes")]
    for word in view["leading"][other] + view["reserve"][other]:
        lines.append("    " + say("table.card", card=say.name("hero", word), text=say.name("hero_text", word)))
    lines.append("  " + say("table.hand"))
    for word in hand:
        lines.append("    " + say("table.card", card=say.name("card", word), text=say.name("card_text", word)))
    return lines


def _combat(view: View, say: Say) -> list[str]:
    if not view["fighters"]:
        return []
    names = [say.name("seat", str(fighter)) for fighter in view["fighters"]]
    lines = [say("table.combat", attacker=names[0], defender=names[1])]
    if min(view["gods"]) >= 0:
        gods = [say.name("ritual", box(view["content"]).rituals[god][0]) for god in view["gods"]]
        lines.append(say("table.gods", attack=gods[0], defence=gods[1]))
    if "counter" in view:
        attack, defence = view["counter"]
        leader = say.name("seat", str(view["leader"]))
        lines.append(say("table.counter", attack=attack, defence=defence, leader=leader))
    for role, name in enumerate(names):
        laid = view["villagers"][role] + view["thor_places"][role]
        if laid:
            lines.append(say("table.reinforcements", kingdom=name, cards=cards(laid, "card", say)))
        key = {HELPS: "table.contract", DOES_NOTHING: "table.bribe"}.get(view["contracts"][role])
        if key:
            hired = say.name("seat", str(view["mercenaries"][role]))
            lines.append(say(key, kingdom=name, price=view["prices"][role], mercenary=hired))
    if view["laid"]:
        lines.append(say("table.used", cards=cards(view["laid"], "card", say)))
    return lines


def _piles(view: View, say: Say) -> str:
    sizes = {pile: len(view[pile]) for pile in ("warriors", "norns", "heroes")}
    return say("table.piles", silver=len(view["bag"]), **sizes)


def cards(words: Sequence[str], kind: str, say: Say) -> str:
    """Known cards by name, the others by their backs."""
    known = [say.name(kind, word) for word in words if word[0] != "?"]
    backs = Counter(word[1:].split(".")[0] for word in words if word[0] == "?")
    hidden = [say(f"table.backs.{back}", n=number) for back, number in sorted(backs.items())]
    return ", ".join(known + hidden) or say("table.none")


def _value(coin: str) -> int:
    return int(coin.split(".")[1])
