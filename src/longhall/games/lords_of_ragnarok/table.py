"""A seat's view of Lords of Ragnarok as lines of text: the board as a picture, and all that matters around it."""

from collections import Counter

from longhall.engine.lines import indented, matrix, page, table
from longhall.engine.registry import Say
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES, RUNES
from longhall.games.lords_of_ragnarok.content.rows import Box
from longhall.games.lords_of_ragnarok.follower_text import followers, surtur
from longhall.games.lords_of_ragnarok.picture import board, monsters, monuments, open_slots, seats_of, wheel
from longhall.games.lords_of_ragnarok.view.published import Artifact, Fighting, Hunting, Player, Published, Scene

MARKS = {"turned": "x", "holds": "!", "open": " "}  # of requirements


def describe(its: Box, view: Published, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the board, the wheel, monsters, players, Followers, how far everybody is
    from a victory, what is being fought out, and what the reader holds."""
    parts = [
        head(view, say),
        board(view, its, say),
        wheel(view, its, say),
        monuments(view, its, say),
        monsters(view, say),
        players(view, seat, say),
        followers(view, its, say),
        surtur(view, say),
        tracker(view, say),
        scene(view["scene"], view, seat, say),
        own(view["players"][seat], say) if seat is not None else [],
    ]
    return page(parts, say.width)


def head(view: Published, say: Say) -> list[str]:
    phase, active, doom = say.name("phase", view["phase"]), view["turn"]["seat"], view["doom"]
    if active is None:
        return [say("table.before", phase=phase)]
    lines = [say("table.turn", seat=say.name("seat", str(active)), phase=phase)]
    if doom:
        last = ", ".join(say.name("seat", str(seat)) for seat in doom["last_turns"]) or say("table.none")
        lines.append(say("table.doom", seat=say.name("seat", str(doom["seat"])), seats=last))
    return lines


# The players


def players(view: Published, seat: int | None, say: Say) -> list[str]:
    """A row for each player, and below it what it has besides."""
    ready = [(other, player) for other, player in enumerate(view["players"]) if player["hero"]]
    lines = [say("table.players")] if ready else []
    sheets = table([_sheet(player, other, seat, say) for other, player in ready], say.width) if ready else []
    for (_, player), block in zip(ready, sheets, strict=True):
        lines += indented([*block, *indented(_notes(player, say))])
    return lines


def _sheet(player: Player, other: int, seat: int | None, say: Say) -> list[str]:
    name = say.name("seat", str(other))
    return [
        say("table.you", seat=name) if other == seat else name,
        *_attributes(player, say),
        say("table.cards", n=len(player["hand"]), most=player["limits"]["cards"]),
        say("table.priests", n=player["priests"]["reserve"]),
    ]


def _attributes(player: Player, say: Say) -> list[str]:
    """What each counts; of a wounded one also where its token stands."""
    found = []
    for word in ATTRIBUTES:
        name, its = say.name("attribute", word), player["attributes"][word]
        if its["wounded"]:
            found.append(say("table.wounded", it=name, n=its["value"], most=its["token"]))
        else:
            found.append(say("table.count", it=name, n=its["value"]))
    return found


def _notes(player: Player, say: Say) -> list[str]:
    """Runes, what is not yet on the board, kills, artifacts, blessings."""
    held, kills, follower = player["runes"], player["kills"], player["follower"]
    runes = [say("table.count", it=say.name("rune", word), n=held[word]) for word in RUNES]
    artifacts = [_artifact(each, say) for each in player["artifacts"]]
    blessings = [say.name("blessing", word) for word in player["blessings"]]
    total = sum(held[word] for word in RUNES)
    notes = [
        say("table.runes", runes=", ".join(runes), n=total, most=player["limits"]["runes"]),
        say("table.reserve", n=player["reserve"], priests=player["priests"]["supply"]),
    ]
    if kills["monsters"] or kills["tokens"]:
        notes.append(say("table.kills", n=kills["monsters"], tokens=kills["tokens"]))
    if follower:
        cards = ", ".join([*artifacts, *blessings]) or say("table.none")
        return [" ".join([*notes, say("table.stash", n=follower["stash"], cards=cards)])]
    if artifacts:
        notes.append(say("table.artifacts", artifacts=", ".join(artifacts)))
    if blessings:
        notes.append(say("table.blessings", blessings=", ".join(blessings)))
    return [" ".join(notes)]


def _artifact(its: Artifact, say: Say) -> str:
    name = say.name("power", its["artifact"])
    return say("table.exhausted", it=name) if its["exhausted"] else name


# How far everybody is


def tracker(view: Published, say: Say) -> list[str]:
    """The three victories, who would win at Ragnarok, and what brings it about."""
    ragnarok, names = view["ragnarok"], seats_of(view, say)
    rows = []
    for race in view["races"]:
        scores = [f"{n}/{race['need']}" for n in race["have"]]
        rows.append([say(f"table.victory.{race['victory']}"), *scores])
    rows.append([say("table.victory.ragnarok"), *(str(n) for n in ragnarok["counts"])])
    lines = [say("table.tracker"), *indented(matrix(names, rows, say.width))]
    if ragnarok["lord"] is not None:
        lines += indented([say("table.ragnarok.now", seat=names[ragnarok["lord"]])])
    turned = sum(sign["omen"] == "turned" for sign in ragnarok["requirements"])
    lines.append(say("table.requirements", n=turned, most=ragnarok["needed"]))
    for sign in ragnarok["requirements"]:
        word, mark = sign["requirement"], MARKS[sign["omen"]]
        name, text = say.name("requirement", word), say.name("requirement_text", word)
        lines += indented([say("table.requirement", mark=mark, requirement=name, text=text)])
    return lines


# What is being fought out


def scene(its: Scene | None, view: Published, seat: int | None, say: Say) -> list[str]:
    """A hunt, a battle, or the blessings of a draft."""
    if its is None:
        return []
    if its["scene"] == "hunt":
        return hunt(its, view, seat, say)
    if its["scene"] == "battle":
        return battle(its, view, say)
    if its["scene"] == "draft":
        return [say("table.offer"), *indented(_described("blessing", word, say) for word in its["offer"])]
    return []


def hunt(its: Hunting, view: Published, seat: int | None, say: Say) -> list[str]:
    """Hunter, monster, the attack to defend against, and the monster side's cards for whoever plays it."""
    names, prey, attack = seats_of(view, say), its["monster"], its["attack"]
    words = {"monster": say.name("monster", prey), "rival": names[its["monster_side"]]}
    lines = [say("table.hunt", seat=names[its["hunter"]], **words), *indented([_described("monster", prey, say)])]
    beast = next(each for each in view["beasts"] if each["monster"] == prey)
    lines += indented([say("table.slots", slots=open_slots(beast, say) or say("table.none"))])
    if attack:
        wisdom = view["players"][its["hunter"]]["attributes"]["wisdom"]["value"]
        weak = say("table.weak", n=attack["against"], most=attack["weak_point"], wisdom=wisdom)
        key = "table.blocked" if attack["blocked"] else "table.defence"
        defence = say(key, n=attack["defence"], most=attack["needed"])
        lines += indented([_described("attack", attack["card"], say), defence, weak])
    lines += indented([say("table.attacks", n=len(its["hand"]), deck=its["deck"])])
    if seat == its["monster_side"]:
        lines += [f"    {say.name('attack', word)}" for word in its["hand"] if word[0] != "?"]
    return lines


def battle(its: Fighting, view: Published, say: Say) -> list[str]:
    """Both sides with their armies, their cards and their battle strength so far."""
    names = seats_of(view, say)
    lines = [say("table.battle", territory=say.name("territory", its["territory"]))]
    for key, side in (("table.defender", its["defender"]), ("table.attacker", its["attacker"])):
        played = ", ".join(say.name("card", word) for word in side["cards"]) or say("table.none")
        words = {"armies": side["armies"], "cards": played, "n": side["strength"]}
        lines += indented([say(key, seat=names[side["seat"]], **words)])
    return lines


# What the reader holds


def own(player: Player, say: Say) -> list[str]:
    """The reader's hero, artifacts, blessings and cards, with what they do."""
    if not player["hero"]:
        return []
    lines = [say("table.powers"), *indented([_described("hero", player["hero"], say)])]
    for each in player["artifacts"]:
        text = say.name("power_text", each["artifact"])
        lines += indented([say("table.card", card=_artifact(each, say), text=text)])
    lines += indented(_described("blessing", word, say) for word in player["blessings"])
    lines += indented(_described("realm", word, say) for word in player["allies"])
    hand = Counter(player["hand"])
    if hand:
        lines.append(say("table.hand"))
    for word, n in hand.items():
        name = say.name("card", word)
        card = say("table.times", n=n, it=name) if n > 1 else name
        lines += indented([say("table.card", card=card, text=say.name("card_text", word))])
    return lines


def _described(kind: str, word: str, say: Say) -> str:
    return say("table.card", card=say.name(kind, word), text=say.name(f"{kind}_text", word))
