"""The board of Lords of Ragnarok as sections of text: the regions around Yggdrasil, seas, wheel, monuments, beasts."""

from longhall.engine.lines import TIE, listed, tied
from longhall.engine.published import Seat
from longhall.engine.registry import Say
from longhall.engine.sections import Section, TextRow, row, section, table
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.effects import RUNES
from longhall.games.lords_of_ragnarok.content.rows import Box
from longhall.games.lords_of_ragnarok.view.published import Beast, Published


def side_of(view: Published, its: Box) -> Map:
    return next(side for side in its.maps if side.id == view["board"])


def seats_of(view: Published, say: Say) -> list[str]:
    """What the seats are called where there is little room: a Follower by its hero alone."""
    return [
        say.name("hero", player["hero"]) if player["follower"] and player["hero"] else say.name("seat", str(seat))
        for seat, player in enumerate(view["players"])
    ]


def board(view: Published, its: Box, say: Say) -> list[Section]:
    """Every region with its territories and what is there; then the seas with their shores and drakkars."""
    side, names = side_of(view, its), seats_of(view, say)
    near = [(each.number, TIE.join(str(place + 1) for place in each.adjacent)) for each in side.territories]
    borders = "; ".join(f"{number}:{TIE}{others}" for number, others in near)
    return [
        section(say("page.board"), [say("table.signs"), say("table.borders", borders=borders)]),
        *(_region(view, side, region, names, say) for region in range(len(side.regions))),
        section(say("table.seas"), [_sea(view, side, sea, names, say) for sea in range(len(side.seas))]),
    ]


def _region(view: Published, side: Map, region: int, names: list[str], say: Say) -> Section:
    whole, share = len(side.regions[region]), view["regions"][region]
    shares = [say("table.share", seat=names[seat], n=n, most=whole) for seat, n in enumerate(share["held"]) if n]
    head = [say(f"page.{word}") for word in ("territory", "control", "symbols", "pieces")]
    rows = [_territory(view, side, place, names, say) for place in side.regions[region]]
    return section(", ".join([say.name("region", share["region"]), *shares]), (), table(head, rows), 2, "ring")


def _territory(view: Published, side: Map, place: int, names: list[str], say: Say) -> TextRow:
    """Number, name, resistance or controller, what stands there for good; the pieces."""
    about, owner, word = side.territories[place], view["territories"][place]["control"], str(place + 1)
    name = say.name("place", word) + ("*" if about.yggdrasil else "")
    state = names[owner] if owner is not None else f"[{about.resistance}]"
    sites = listed(_sites(view, side, place, say))
    return row([f"{word} {name}", state, sites], ["; ".join(_pieces(view, word, names, say))])


def _sites(view: Published, side: Map, place: int, say: Say) -> list[str]:
    about, ground = side.territories[place], view["territories"][place]
    found = [say("table.desolation")] if ground["desolate"] else []
    if about.monument >= 0:
        site = view["monuments"][about.monument]
        found.append(say("table.monument.at", monument=say.name("monument", site["monument"]), n=site["level"]))
    if about.city:
        found.append(say("table.city"))
    if ground["temple"]:
        found.append(say("table.temple"))
    elif about.shrine:
        found.append(say("table.shrine"))
    if ground["forge"]:
        rune = say.name("rune", ground["forge"]["rune"])
        found.append(say("table.forge" if ground["forge"]["full"] else "table.forge.empty", rune=rune))
    return found


def _pieces(view: Published, word: str, names: list[str], say: Say) -> list[str]:
    """Whose hero and armies are there, then monsters and the boss."""
    found = []
    for name, player in zip(names, view["players"], strict=True):
        strengths = sorted((army["strength"] for army in player["armies"] if army["territory"] == word), reverse=True)
        here = [say("table.hero")] if player["at"] == word else []
        if strengths:
            here.append(say("table.armies", n=len(strengths), strengths="+".join(map(str, strengths))))
        if here:
            found.append(say("table.pieces", seat=name, pieces=", ".join(here)))
    for beast in view["beasts"]:
        if beast["at"] == word:
            name, ring = say.name("monster", beast["monster"]), beast["ring"]
            found.append(name if ring is None else tied(say("table.monster.of", monster=name, seat=names[ring])))
    return found


def _sea(view: Published, side: Map, sea: int, names: list[str], say: Say) -> str:
    shores, word = TIE.join(str(place + 1) for place in side.seas[sea].territories), str(sea + 1)
    drakkars = ", ".join(name for seat, name in enumerate(names) if view["players"][seat]["sea"] == word)
    line = say("table.sea", sea=say.name("sea", word), shores=shores)
    return say("table.drakkars", sea=line, seats=drakkars) if drakkars else line


# The wheel, the monuments, the monsters


def wheel(view: Published, its: Box, say: Say) -> Section:
    """Each action with the markers on it, and its realm with its rune, its neighbours and its allies."""
    side, names = side_of(view, its), seats_of(view, say)
    rows = []
    for space, number in zip(view["wheel"], its.wheel, strict=True):
        realm = its.realms[number]
        markers = " < ".join(names[seat] for seat in space["markers"]) or say("table.free")
        allied = [name for seat, name in enumerate(names) if realm.id in view["players"][seat]["allies"]]
        near = " ".join(str(place + 1) for place, each in enumerate(side.territories) if number in each.realms)
        words = {"realm": say.name("realm", realm.id), "rune": say.name("rune", RUNES[realm.rune]), "near": near}
        about = say("table.realm", **words)
        if allied:
            about = say("table.allied", realm=about, seats=", ".join(allied))
        rows.append(row([say.name("action", space["action"]), markers, about]))
    head = [say(f"head.{word}") for word in ("action", "markers", "realm")]
    return section(say("table.wheel"), table=table(head, rows))


def monuments(view: Published, its: Box, say: Say) -> Section:
    """Level, who prays there and how many spaces are left, and what the deity gives."""
    names = seats_of(view, say)
    rows = []
    for site, monument in zip(view["monuments"], its.monuments, strict=True):
        sent = site["priests"]
        there = [say("table.times", n=n, it=names[seat]) if n > 1 else names[seat] for seat, n in enumerate(sent) if n]
        spaces = say("page.of", n=sum(sent), most=site["spaces"])
        rows.append(
            row(
                [
                    say.name("monument", site["monument"]),
                    say.name("attribute", its.attributes[monument.attribute]),
                    site["level"],
                    say("table.pieces", seat=spaces, pieces=", ".join(there)) if there else spaces,
                ]
            )
        )
    head = [say("kind.monument"), say("kind.attribute"), say("head.level"), say("page.priests")]
    return section(say("table.monuments"), table=table(head, rows))


def monsters(view: Published, say: Say) -> Section:
    """Where each is, who controls it, who has wounded it; open slots where somebody could hunt it now."""
    names = seats_of(view, say)
    rows = [
        row(
            [
                say.name("monster", beast["monster"]),
                say.name("territory", beast["at"]),
                _controller(beast, names, say),
                _wounds(view, beast, names, say),
            ]
        )
        for beast in view["beasts"]
        if beast["at"]
    ]
    dead = [say.name("monster", beast["monster"]) for beast in view["beasts"] if beast["fate"] == "dead"]
    lines = [say("table.dead", monsters=", ".join(dead))] if dead else []
    head = [say("kind.monster"), say("page.territory"), say("page.control"), say("head.wounds")]
    return section(say("table.monsters"), lines, table(head, rows))


def _controller(beast: Beast, names: list[str], say: Say) -> str:
    if beast["boss"]:
        return say("table.boss")
    return names[beast["ring"]] if beast["ring"] is not None else say("table.neutral")


def _wounds(view: Published, beast: Beast, names: list[str], say: Say) -> str:
    markers = [marker for marker in beast["slots"] if marker is not None]
    counts = [(name, markers.count(Seat(seat))) for seat, name in enumerate(names) if seat in markers]
    whose = ", ".join(say("table.times", n=n, it=name) for name, n in counts)
    line = say("page.of", n=len(markers), most=len(beast["slots"]))
    if whose:
        line = say("table.pieces", seat=line, pieces=whose)
    huntable = any(player["at"] == beast["at"] for player in view["players"])
    return say("table.open", wounds=line, slots=open_slots(beast, say)) if huntable else line


def open_slots(beast: Beast, say: Say) -> str:
    found = [number for number, marker in enumerate(beast["slots"], 1) if marker is None]
    return ", ".join(say.name("wound_slot", f"{beast['monster']}.{number}") for number in found)
