"""The board as a picture of text: Yggdrasil is the trunk in the middle, the regions lie around it as on the board."""

from longhall.engine.lines import TIE, broken, half, indented, is_plain, listed, plainly, table, tied
from longhall.engine.published import Seat
from longhall.engine.registry import Say
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.effects import RUNES
from longhall.games.lords_of_ragnarok.content.rows import Box
from longhall.games.lords_of_ragnarok.lines import around
from longhall.games.lords_of_ragnarok.view.published import Beast, Published

NAMES = 11  # columns for the name of a territory
OWNERS = 10  # and for its controller, unless the name is longer


def side_of(view: Published, its: Box) -> Map:
    return next(side for side in its.maps if side.id == view["board"])


def seats_of(view: Published, say: Say) -> list[str]:
    """What the seats are called where there is little room: a Follower by its hero alone."""
    return [
        say.name("hero", player["hero"]) if player["follower"] and player["hero"] else say.name("seat", str(seat))
        for seat, player in enumerate(view["players"])
    ]


def board(view: Published, its: Box, say: Say) -> list[str]:
    """Every region with its territories and what is there; then the seas with their shores and drakkars."""
    side = side_of(view, its)
    names = seats_of(view, say)
    regions = [_region(view, side, region, names, say) for region in range(len(side.regions))]
    seas = [_sea(view, side, sea, names, say) for sea in range(len(side.seas))]
    lines = [say("table.board.plain" if is_plain(say.width) else "table.board"), *around(regions, say.width)]
    lines += [say("table.seas"), *around([seas[-1], *seas[:-1]], say.width)]
    near = [(each.number, TIE.join(str(place + 1) for place in each.adjacent)) for each in side.territories]
    borders = "; ".join(f"{number}:{TIE}{others}" for number, others in near)
    return [*lines, say("table.borders", borders=borders)]


def _region(view: Published, side: Map, region: int, names: list[str], say: Say) -> list[str]:
    whole, share = len(side.regions[region]), view["regions"][region]
    shares = [say("table.share", seat=names[seat], n=n, most=whole) for seat, n in enumerate(share["held"]) if n]
    head = say("table.region", region=say.name("region", share["region"]), shares=", ".join(shares))
    lines = broken(plainly(head.rstrip(), say.width), half(say.width))
    for place in side.regions[region]:
        lines += _territory(view, side, place, names, say)
    return lines


def _territory(view: Published, side: Map, place: int, names: list[str], say: Say) -> list[str]:
    """Number, name, resistance or controller, what stands there for good; below it the pieces."""
    row, owner, word = side.territories[place], view["territories"][place]["control"], str(place + 1)
    name = say.name("place", word) + ("*" if row.yggdrasil else "")
    state = names[owner] if owner is not None else f"[{row.resistance}]"
    sites = listed(_sites(view, side, place, say))
    wide = min(max(map(len, names)), OWNERS)
    line = plainly(f"{word:>2} {name:<{NAMES}} {state:<{wide}} {sites}".rstrip(), say.width)
    lines = broken(line, half(say.width), 5 - len(line) + len(line.lstrip()))
    pieces = "; ".join(_pieces(view, word, names, say))
    return lines + (broken(f"     {pieces}", half(say.width)) if pieces else [])


def _sites(view: Published, side: Map, place: int, say: Say) -> list[str]:
    row, ground = side.territories[place], view["territories"][place]
    found = [say("table.desolation")] if ground["desolate"] else []
    if row.monument >= 0:
        site = view["monuments"][row.monument]
        found.append(say("table.monument.at", monument=say.name("monument", site["monument"]), n=site["level"]))
    if row.city:
        found.append(say("table.city"))
    if ground["temple"]:
        found.append(say("table.temple"))
    elif row.shrine:
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


def _sea(view: Published, side: Map, sea: int, names: list[str], say: Say) -> list[str]:
    shores, word = TIE.join(str(place + 1) for place in side.seas[sea].territories), str(sea + 1)
    drakkars = ", ".join(name for seat, name in enumerate(names) if view["players"][seat]["sea"] == word)
    line = say("table.sea", sea=say.name("sea", word), shores=shores)
    return broken(f"~ {say('table.drakkars', sea=line, seats=drakkars) if drakkars else line}", half(say.width))


# The wheel, the monuments, the monsters


def _table(rows: list[list[str]], say: Say) -> list[str]:
    return indented(line for block in table(rows, say.width) for line in block)


def wheel(view: Published, its: Box, say: Say) -> list[str]:
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
        rows.append([say.name("action", space["action"]), markers, about])
    return [say("table.wheel"), *_table(rows, say)]


def monuments(view: Published, its: Box, say: Say) -> list[str]:
    """Level, who prays there and how many spaces are left, and what the deity gives."""
    names = seats_of(view, say)
    rows = []
    for site, monument in zip(view["monuments"], its.monuments, strict=True):
        sent = site["priests"]
        there = [say("table.times", n=n, it=names[seat]) if n > 1 else names[seat] for seat, n in enumerate(sent) if n]
        spaces = say("table.priests.at", n=sum(sent), most=site["spaces"])
        rows.append(
            [
                say.name("monument", site["monument"]),
                say.name("attribute", its.attributes[monument.attribute]),
                say("table.level", n=site["level"]),
                say("table.pieces", seat=spaces, pieces=", ".join(there)) if there else spaces,
            ]
        )
    return [say("table.monuments"), *_table(rows, say)]


def monsters(view: Published, say: Say) -> list[str]:
    """Where each is, who controls it, who has wounded it; open slots where somebody could hunt it now."""
    names = seats_of(view, say)
    rows = [
        [
            say.name("monster", beast["monster"]),
            say.name("territory", beast["at"]),
            _controller(beast, names, say),
            _wounds(view, beast, names, say),
        ]
        for beast in view["beasts"]
        if beast["at"]
    ]
    dead = [say.name("monster", beast["monster"]) for beast in view["beasts"] if beast["fate"] == "dead"]
    lines = [say("table.monsters"), *_table(rows, say)]
    return [*lines, *indented([say("table.dead", monsters=", ".join(dead))])] if dead else lines


def _controller(beast: Beast, names: list[str], say: Say) -> str:
    if beast["boss"]:
        return say("table.boss")
    return names[beast["ring"]] if beast["ring"] is not None else say("table.neutral")


def _wounds(view: Published, beast: Beast, names: list[str], say: Say) -> str:
    markers = [marker for marker in beast["slots"] if marker is not None]
    counts = [(name, markers.count(Seat(seat))) for seat, name in enumerate(names) if seat in markers]
    whose = ", ".join(say("table.times", n=n, it=name) for name, n in counts)
    line = say("table.wounds", n=len(markers), most=len(beast["slots"]))
    if whose:
        line = say("table.pieces", seat=line, pieces=whose)
    huntable = any(player["at"] == beast["at"] for player in view["players"])
    return say("table.open", wounds=line, slots=open_slots(beast, say)) if huntable else line


def open_slots(beast: Beast, say: Say) -> str:
    found = [number for number, marker in enumerate(beast["slots"], 1) if marker is None]
    return ", ".join(say.name("wound_slot", f"{beast['monster']}.{number}") for number in found)
