"""A seat's view of Lords of Ragnarok as lines of text: the board as a picture, and all that matters around it."""

from collections import Counter

from longhall.engine.lines import indented, matrix, page, table
from longhall.engine.registry import Say
from longhall.games.lords_of_ragnarok.effects import ATTRIBUTES, RUNES
from longhall.games.lords_of_ragnarok.followers.table import followers, surtur
from longhall.games.lords_of_ragnarok.lines import View
from longhall.games.lords_of_ragnarok.picture import board, monsters, monuments, open_slots, seats_of, wheel
from longhall.games.lords_of_ragnarok.rows import ARMIES, box
from longhall.games.lords_of_ragnarok.state import NOBODY, TOKENS, WISDOM

VICTORIES = ("jarl", "gothi", "slayer")


def describe(view: View, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the board, the wheel, monsters, players, Followers, how far everybody is
    from a victory, what is being fought out, and what the reader holds."""
    parts = [
        head(view, say),
        board(view, say),
        wheel(view, say),
        monuments(view, say),
        monsters(view, say),
        players(view, seat, say),
        followers(view, say),
        surtur(view, say),
        tracker(view, say),
        hunt(view, seat, say),
        battle(view, say),
        offer(view, say),
        own(view, seat, say) if seat is not None else [],
    ]
    return page(parts, say.width)


def head(view: View, say: Say) -> list[str]:
    phase = say.name("phase", view["phase"])
    if view["turn"] == NOBODY:
        return [say("table.before", phase=phase)]
    lines = [say("table.turn", seat=say.name("seat", str(view["turn"])), phase=phase)]
    if view["doomer"] != NOBODY:
        last = ", ".join(say.name("seat", str(seat)) for seat in view["last_turns"]) or say("table.none")
        lines.append(say("table.doom", seat=say.name("seat", str(view["doomer"])), seats=last))
    return lines


# The players


def players(view: View, seat: int | None, say: Say) -> list[str]:
    """A row for each player, and below it what it has besides."""
    ready = [other for other in range(view["seats"]) if view["heroes"][other] >= 0]
    lines = [say("table.players")] if ready else []
    sheets = table([_sheet(view, other, seat, say) for other in ready], say.width) if ready else []
    for other, block in zip(ready, sheets, strict=True):
        lines += indented([*block, *indented(_notes(view, other, say))])
    return lines


def _sheet(view: View, other: int, seat: int | None, say: Say) -> list[str]:
    name = say.name("seat", str(other))
    return [
        say("table.you", seat=name) if other == seat else name,
        *(_attribute(view, other, number, say) for number in range(TOKENS)),
        say("table.cards", n=len(view["hands"][other]), most=view["limits"][other][0]),
        say("table.priests", n=view["priests"][other]),
    ]


def _attribute(view: View, seat: int, number: int, say: Say) -> str:
    """What it counts; of a wounded one also where its token stands."""
    name, place = say.name("attribute", ATTRIBUTES[number]), seat * TOKENS + number
    value = view["values"][seat][number]
    if view["wounds"][place]:
        return say("table.wounded", it=name, n=value, most=view["tokens"][place])
    return say("table.count", it=name, n=value)


def _notes(view: View, seat: int, say: Say) -> list[str]:
    """Runes, what is not yet on the board, kills, artifacts, blessings."""
    held = view["runes"][seat * len(RUNES) : (seat + 1) * len(RUNES)]
    runes = [say("table.count", it=say.name("rune", word), n=held[number]) for number, word in enumerate(RUNES)]
    artifacts = [_artifact(view, number, say) for number, owner in enumerate(view["holders"]) if owner == seat]
    blessings = [say.name("blessing", word) for word in view["blessings"][seat]]
    armies = view["army_at"][seat * ARMIES : (seat + 1) * ARMIES]
    away = sum(place < 0 for place in armies)
    notes = [
        say("table.runes", runes=", ".join(runes), n=sum(held), most=view["limits"][seat][1]),
        say("table.reserve", n=away, priests=view["supply_priests"][seat]),
    ]
    if view["minis"][seat] or view["slayers"][seat]:
        notes.append(say("table.kills", n=view["minis"][seat], tokens=view["slayers"][seat]))
    if seat in view.get("automata", ()):
        cards = ", ".join([*artifacts, *blessings]) or say("table.none")
        return [" ".join([*notes, say("table.stash", n=view["stash"][seat], cards=cards)])]
    if artifacts:
        notes.append(say("table.artifacts", artifacts=", ".join(artifacts)))
    if blessings:
        notes.append(say("table.blessings", blessings=", ".join(blessings)))
    return [" ".join(notes)]


def _artifact(view: View, number: int, say: Say) -> str:
    name = say.name("power", box(view["content"]).artifacts[number].word)
    return say("table.exhausted", it=name) if view["exhausted"][number] else name


# How far everybody is


def tracker(view: View, say: Say) -> list[str]:
    """The three victories, who would win at Ragnarok, and what brings it about."""
    data, names = view["tracker"], seats_of(view, say)
    rows = []
    for victory in VICTORIES:
        scores = [f"{n}/{data[victory]['need']}" for n in data[victory]["have"]]
        rows.append([say(f"table.victory.{victory}"), *scores])
    rows.append([say("table.victory.ragnarok"), *(str(n) for n in data["yggdrasil"])])
    lines = [say("table.tracker"), *indented(matrix(names, rows, say.width))]
    if any(data["yggdrasil"]):
        lines += indented([say("table.ragnarok.now", seat=names[data["ragnarok"][0]])])
    lines.append(say("table.requirements", n=sum(view["fulfilled"]), most=data["needed"]))
    for number, word in enumerate(data["requirements"]):
        mark = "x" if view["fulfilled"][number] else "!" if data["holds"][number] else " "
        name, text = say.name("requirement", word), say.name("requirement_text", word)
        lines += indented([say("table.requirement", mark=mark, requirement=name, text=text)])
    return lines


# What is being fought out


def hunt(view: View, seat: int | None, say: Say) -> list[str]:
    """Hunter, monster, the attack to defend against, and the monster side's cards for whoever plays it."""
    if view["hunter"] == NOBODY:
        return []
    its, hunter, names = box(view["content"]), view["hunter"], seats_of(view, say)
    prey = its.prey_word(view["prey"])
    words = {"monster": say.name("monster", prey), "rival": names[view["monster_side"]]}
    lines = [say("table.hunt", seat=names[hunter], **words), *indented([_described("monster", prey, say)])]
    lines += indented([say("table.slots", slots=open_slots(view, its, view["prey"], say) or say("table.none"))])
    if view["attacking"] >= 0:
        card = its.attacks[view["attacking"]]
        attack = say("table.card", card=say.name("attack", card.id), text=say.name("attack_text", card.id))
        wisdom = view["values"][hunter][WISDOM]
        weak = say("table.weak", n=view["weak"] + wisdom, most=card.weak_point, wisdom=wisdom)
        defence = say("table.blocked" if view["blocked"] else "table.defence", n=view["defence"], most=card.fury)
        lines += indented([attack, defence, weak])
    hand = view["attack_hand"]
    lines += indented([say("table.attacks", n=len(hand), deck=len(view["attack"]))])
    if seat == view["monster_side"]:
        held = [word for word in hand if word[0] != "?"]
        lines += [f"    {say.name('attack', word)}" for word in held]
    return lines


def battle(view: View, say: Say) -> list[str]:
    """Both sides with their armies, their cards and their battle strength so far."""
    if view["battlefield"] == NOBODY:
        return []
    names, place = seats_of(view, say), view["battlefield"]
    lines = [say("table.battle", territory=say.name("territory", str(place + 1)))]
    sides = (("table.defender", view["defender"]), ("table.attacker", view["attacker"]))
    for side, (key, seat) in enumerate(sides):
        played = ", ".join(say.name("card", word) for word in view["played"][side]) or say("table.none")
        words = {"armies": view["totals"][place][seat], "cards": played, "n": view["battle"][side]}
        lines += indented([say(key, seat=names[seat], **words)])
    return lines


def offer(view: View, say: Say) -> list[str]:
    """The blessings of a draft."""
    if not view["offer"]:
        return []
    return [say("table.offer"), *indented(_described("blessing", word, say) for word in view["offer"])]


# What the reader holds


def own(view: View, seat: int, say: Say) -> list[str]:
    """The reader's hero, artifacts, blessings and cards, with what they do."""
    if view["heroes"][seat] < 0:
        return []
    its = box(view["content"])
    artifacts = [number for number, owner in enumerate(view["holders"]) if owner == seat]
    lines = [say("table.powers"), *indented([_described("hero", its.heroes[view["heroes"][seat]].id, say)])]
    for number in artifacts:
        text = say.name("power_text", its.artifacts[number].word)
        lines += indented([say("table.card", card=_artifact(view, number, say), text=text)])
    lines += indented(_described("blessing", word, say) for word in view["blessings"][seat])
    for number, realm in enumerate(its.realms):
        if view["allies"][seat * len(its.realms) + number]:
            lines += indented([_described("realm", realm.id, say)])
    hand = Counter(view["hands"][seat])
    if hand:
        lines.append(say("table.hand"))
    for word, n in hand.items():
        name = say.name("card", word)
        card = say("table.times", n=n, it=name) if n > 1 else name
        lines += indented([say("table.card", card=card, text=say.name("card_text", word))])
    return lines


def _described(kind: str, word: str, say: Say) -> str:
    return say("table.card", card=say.name(kind, word), text=say.name(f"{kind}_text", word))
