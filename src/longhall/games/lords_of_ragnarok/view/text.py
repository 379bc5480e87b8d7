"""A seat's view of Lords of Ragnarok as sections of text, for the terminal, the page and screen readers."""

from collections import Counter

from longhall.engine.registry import Say
from longhall.engine.sections import Section, TextRow, filled, row, section, table
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES, RUNES
from longhall.games.lords_of_ragnarok.content.rows import Box
from longhall.games.lords_of_ragnarok.view.board_text import (
    board,
    monsters,
    monuments,
    open_slots,
    seats_of,
    side_of,
    wheel,
)
from longhall.games.lords_of_ragnarok.view.follower_text import followers, surtur
from longhall.games.lords_of_ragnarok.view.published import Artifact, Fighting, Hunting, Player, Published


def text(its: Box, view: Published, seat: int | None, say: Say) -> list[Section]:
    """The table as a person would tell it: what is being fought out, the board, the wheel, monsters, Followers, how far
    everybody is from a victory, the players, and what the reader holds."""
    return filled(
        [
            section(_capital(say.name("phase", view["phase"])), _turn(view, say)),
            *_scene(view, say),
            *board(view, its, say),
            wheel(view, its, say),
            monuments(view, its, say),
            monsters(view, say),
            *followers(view, its, say),
            *surtur(view, say),
            *_tracker(view, its, say),
            _players(view, seat, say),
            *(() if seat is None else _own(view, seat, say)),
        ]
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _turn(view: Published, say: Say) -> list[str]:
    phase, active, doom = say.name("phase", view["phase"]), view["turn"]["seat"], view["doom"]
    if active is None:
        return [say("table.before", phase=phase)]
    lines = [say("table.turn", seat=say.name("seat", str(active)), phase=phase)]
    if doom:
        last = ", ".join(say.name("seat", str(seat)) for seat in doom["last_turns"]) or say("table.none")
        lines.append(say("table.doom", seat=say.name("seat", str(doom["seat"])), seats=last))
    return lines


# The players


def _players(view: Published, seat: int | None, say: Say) -> Section:
    """A row for each player, and what it has besides."""
    ready = [(other, player) for other, player in enumerate(view["players"]) if player["hero"]]
    attributes = [say.name("attribute", word) for word in ATTRIBUTES]
    head = [say("page.player"), *attributes, say("page.hand"), say("page.priests"), say("text.besides")]
    return section(say("page.players"), table=table(head, (_sheet(player, at, seat, say) for at, player in ready)))


def _sheet(player: Player, other: int, seat: int | None, say: Say) -> TextRow:
    name = say.name("seat", str(other))
    return row(
        [
            say("table.you", seat=name) if other == seat else name,
            *_attributes(player, say),
            say("page.of", n=len(player["hand"]), most=player["limits"]["cards"]),
            player["priests"]["reserve"],
        ],
        _notes(player, say),
    )


def _attributes(player: Player, say: Say) -> list[str]:
    """What each counts; of a wounded one also where its token stands."""
    found = []
    for word in ATTRIBUTES:
        its = player["attributes"][word]
        value = str(its["value"])
        found.append(f"{value}, {say('page.wounded', n=its['token'])}" if its["wounded"] else value)
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
        return [*notes, say("table.stash", n=follower["stash"], cards=cards)]
    if artifacts:
        notes.append(say("table.artifacts", artifacts=", ".join(artifacts)))
    if blessings:
        notes.append(say("table.blessings", blessings=", ".join(blessings)))
    return notes


def _artifact(its: Artifact, say: Say) -> str:
    name = say.name("power", its["artifact"])
    return say("table.exhausted", it=name) if its["exhausted"] else name


# How far everybody is


def _tracker(view: Published, its: Box, say: Say) -> list[Section]:
    """The three victories, who would win at Ragnarok, and what brings it about."""
    ragnarok, names = view["ragnarok"], seats_of(view, say)
    rows = [
        row([say(f"table.victory.{race['victory']}"), *(f"{n}/{race['need']}" for n in race["have"])])
        for race in view["races"]
    ]
    rows.append(row([say("table.victory.ragnarok"), *ragnarok["counts"]]))
    lord, turned = ragnarok["lord"], sum(sign["omen"] == "turned" for sign in ragnarok["requirements"])
    signs = []
    for sign in ragnarok["requirements"]:
        name, told = (say.name(kind, sign["requirement"]) for kind in ("requirement", "requirement_text"))
        signs.append(say("table.requirement", requirement=name, text=told, omen=say(f"page.omen.{sign['omen']}")))
    return [
        section(
            say("table.tracker"),
            [
                say("page.would_win.nobody") if lord is None else say("table.ragnarok.now", seat=names[lord]),
                say("page.track.told", n=view["temples"], most=side_of(view, its).temples),
            ],
            table([say("page.victories"), *names], rows),
        ),
        section(say("page.ragnarok", n=turned, most=ragnarok["needed"]), signs),
    ]


# What is being fought out


def _scene(view: Published, say: Say) -> list[Section]:
    """The choice of heroes, a draft of blessings, a hunt, a battle."""
    its = view["scene"]
    if its is None:
        return []
    if its["scene"] == "selection":
        return [
            section(say("page.heroes"), [_described("hero", word, say) for word in its["heroes"]]),
            section(say("page.origins"), [_described("origin", word, say) for word in its["origins"]]),
        ]
    if its["scene"] == "draft":
        return [section(say("table.offer"), [_described("blessing", word, say) for word in its["offer"]])]
    if its["scene"] == "hunt":
        return [_hunt(its, view, say)]
    return [_battle(its, view, say)] if its["scene"] == "battle" else []


def _hunt(its: Hunting, view: Published, say: Say) -> Section:
    """Hunter, monster, and the attack to defend against."""
    names, prey, attack = seats_of(view, say), its["monster"], its["attack"]
    words = {"monster": say.name("monster", prey), "rival": names[its["monster_side"]]}
    beast = next(each for each in view["beasts"] if each["monster"] == prey)
    lines = [
        say("table.hunt", seat=names[its["hunter"]], **words),
        _described("monster", prey, say),
        say("table.slots", slots=open_slots(beast, say) or say("table.none")),
    ]
    if attack:
        wisdom = view["players"][its["hunter"]]["attributes"]["wisdom"]["value"]
        key = "table.blocked" if attack["blocked"] else "table.defence"
        lines += [
            _described("attack", attack["card"], say),
            say(key, n=attack["defence"], most=attack["needed"]),
            say("table.weak", n=attack["against"], most=attack["weak_point"], wisdom=wisdom),
        ]
    lines.append(say("table.attacks", n=len(its["hand"]), deck=its["deck"]))
    return section(say("page.hunt", monster=say.name("monster", prey)), lines)


def _battle(its: Fighting, view: Published, say: Say) -> Section:
    """Both sides with their armies, their cards and their battle strength so far."""
    names = seats_of(view, say)
    lines = []
    for key, side in (("table.defender", its["defender"]), ("table.attacker", its["attacker"])):
        played = ", ".join(say.name("card", word) for word in side["cards"]) or say("table.none")
        words = {"armies": side["armies"], "cards": played, "n": side["strength"]}
        lines.append(say(key, seat=names[side["seat"]], **words))
    return section(say("page.battle", territory=say.name("territory", its["territory"])), lines)


# What the reader holds


def _own(view: Published, seat: int, say: Say) -> list[Section]:
    """The reader's hero, artifacts, blessings and cards, with what they do."""
    player, its = view["players"][seat], view["scene"]
    if not player["hero"]:
        return []
    powers = [_described("hero", player["hero"], say)]
    for each in player["artifacts"]:
        powers.append(say("table.card", card=_artifact(each, say), text=say.name("power_text", each["artifact"])))
    powers += [_described("blessing", word, say) for word in player["blessings"]]
    powers += [_described("realm", word, say) for word in player["allies"]]
    hand = []
    for word, n in Counter(player["hand"]).items():
        name = say.name("card", word)
        card = say("table.times", n=n, it=name) if n > 1 else name
        hand.append(say("table.card", card=card, text=say.name("card_text", word)))
    attacks = its["hand"] if its and its["scene"] == "hunt" and its["monster_side"] == seat else []
    return [
        section(say("table.powers"), powers),
        section(say("table.hand"), hand),
        section(say("page.attack.yours"), [_described("attack", word, say) for word in attacks if word[0] != "?"]),
    ]


def _described(kind: str, word: str, say: Say) -> str:
    return say("table.card", card=say.name(kind, word), text=say.name(f"{kind}_text", word))
