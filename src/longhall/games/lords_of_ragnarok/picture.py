"""The board as a picture of text: Yggdrasil is the trunk in the middle, the regions lie around it as on the board."""

from longhall.engine.lines import TIE, broken, half, indented, is_plain, listed, plainly, table, tied
from longhall.engine.registry import Say
from longhall.games.lords_of_ragnarok.board import Map
from longhall.games.lords_of_ragnarok.effects import RUNES
from longhall.games.lords_of_ragnarok.lines import View, around
from longhall.games.lords_of_ragnarok.rows import ACTIONS, ARMIES, Box, box
from longhall.games.lords_of_ragnarok.state import BOSS, NOBODY

NAMES = 11  # columns for the name of a territory
OWNERS = 10  # and for its controller, unless the name is longer


def side_of(view: View) -> Map:
    return next(side for side in box(view["content"]).maps if side.id == view["map"])


def seats_of(view: View, say: Say) -> list[str]:
    """What the seats are called where there is little room: a Follower by its hero alone."""
    heroes, automata = box(view["content"]).heroes, view.get("automata", ())
    return [
        say.name("hero", heroes[view["heroes"][seat]].id) if seat in automata else say.name("seat", str(seat))
        for seat in range(view["seats"])
    ]


def board(view: View, say: Say) -> list[str]:
    """Every region with its territories and what is there; then the seas with their shores and drakkars."""
    side = side_of(view)
    names = seats_of(view, say)
    regions = [_region(view, side, region, names, say) for region in range(len(side.regions))]
    seas = [_sea(view, side, sea, names, say) for sea in range(len(side.seas))]
    lines = [say("table.board.plain" if is_plain(say.width) else "table.board"), *around(regions, say.width)]
    lines += [say("table.seas"), *around([seas[-1], *seas[:-1]], say.width)]
    near = [(each.number, TIE.join(str(place + 1) for place in each.adjacent)) for each in side.territories]
    borders = "; ".join(f"{number}:{TIE}{others}" for number, others in near)
    return [*lines, say("table.borders", borders=borders)]


def _region(view: View, side: Map, region: int, names: list[str], say: Say) -> list[str]:
    whole = len(side.regions[region])
    held = view["tracker"]["regions"][region]
    shares = [say("table.share", seat=names[seat], n=n, most=whole) for seat, n in enumerate(held) if n]
    head = say("table.region", region=say.name("region", side.region_ids[region]), shares=", ".join(shares))
    lines = broken(plainly(head.rstrip(), say.width), half(say.width))
    for place in side.regions[region]:
        lines += _territory(view, side, place, names, say)
    return lines


def _territory(view: View, side: Map, place: int, names: list[str], say: Say) -> list[str]:
    """Number, name, resistance or controller, what stands there for good; below it the pieces."""
    row, owner = side.territories[place], view["control"][place]
    name = say.name("place", str(place + 1)) + ("*" if row.yggdrasil else "")
    state = names[owner] if owner != NOBODY else f"[{row.resistance}]"
    sites = listed(_sites(view, side, place, say))
    wide = min(max(map(len, names)), OWNERS)
    line = plainly(f"{place + 1:>2} {name:<{NAMES}} {state:<{wide}} {sites}".rstrip(), say.width)
    lines = broken(line, half(say.width), 5 - len(line) + len(line.lstrip()))
    pieces = "; ".join(_pieces(view, place, names, say))
    return lines + (broken(f"     {pieces}", half(say.width)) if pieces else [])


def _sites(view: View, side: Map, place: int, say: Say) -> list[str]:
    row = side.territories[place]
    found = [say("table.desolation")] if view["desolate"][place] else []
    if row.monument >= 0:
        word = box(view["content"]).monuments[row.monument].id
        found.append(say("table.monument.at", monument=say.name("monument", word), n=view["levels"][row.monument]))
    if row.city:
        found.append(say("table.city"))
    if view["temples"][place]:
        found.append(say("table.temple"))
    elif row.shrine:
        found.append(say("table.shrine"))
    if view["forges"][place] >= 0:
        rune = say.name("rune", RUNES[view["forges"][place]])
        found.append(say("table.forge" if view["forged"][place] else "table.forge.empty", rune=rune))
    return found


def _pieces(view: View, place: int, names: list[str], say: Say) -> list[str]:
    """Whose hero and armies are there, then monsters and the boss."""
    its = box(view["content"])
    found = []
    for seat, name in enumerate(names):
        armies = range(seat * ARMIES, (seat + 1) * ARMIES)
        strengths = sorted((view["strengths"][army] for army in armies if view["army_at"][army] == place), reverse=True)
        here = [say("table.hero")] if view["hero_at"][seat] == place else []
        if strengths:
            here.append(say("table.armies", n=len(strengths), strengths="+".join(map(str, strengths))))
        if here:
            found.append(say("table.pieces", seat=name, pieces=", ".join(here)))
    for number, monster in enumerate(its.monsters):
        if view["monster_at"][number] == place:
            name, ring = say.name("monster", monster.id), view["rings"][number]
            if ring != NOBODY:
                name = tied(say("table.monster.of", monster=name, seat=names[ring]))
            found.append(name)
    return [*found, say.name("monster", its.boss.id)] if view["boss_at"] == place else found


def _sea(view: View, side: Map, sea: int, names: list[str], say: Say) -> list[str]:
    shores = TIE.join(str(place + 1) for place in side.seas[sea].territories)
    drakkars = ", ".join(name for seat, name in enumerate(names) if view["drakkar_at"][seat] == sea)
    line = say("table.sea", sea=say.name("sea", str(sea + 1)), shores=shores)
    return broken(f"~ {say('table.drakkars', sea=line, seats=drakkars) if drakkars else line}", half(say.width))


# The wheel, the monuments, the monsters


def _table(rows: list[list[str]], say: Say) -> list[str]:
    return indented(line for block in table(rows, say.width) for line in block)


def wheel(view: View, say: Say) -> list[str]:
    """Each action with the markers on it, and its realm with its rune, its neighbours and its allies."""
    its, side, names = box(view["content"]), side_of(view), seats_of(view, say)
    rows = []
    for space, number in enumerate(its.wheel):
        realm = its.realms[number]
        markers = " < ".join(names[seat] for seat in view["wheel"][space]) or say("table.free")
        allied = [name for seat, name in enumerate(names) if view["allies"][seat * len(its.realms) + number]]
        near = " ".join(str(place + 1) for place, each in enumerate(side.territories) if number in each.realms)
        words = {"realm": say.name("realm", realm.id), "rune": say.name("rune", RUNES[realm.rune]), "near": near}
        about = say("table.realm", **words)
        if allied:
            about = say("table.allied", realm=about, seats=", ".join(allied))
        rows.append([say.name("action", ACTIONS[space]), markers, about])
    return [say("table.wheel"), *_table(rows, say)]


def monuments(view: View, say: Say) -> list[str]:
    """Level, who prays there and how many spaces are left, and what the deity gives."""
    its, names = box(view["content"]), seats_of(view, say)
    rows = []
    for number, monument in enumerate(its.monuments):
        level = view["levels"][number]
        sent = [view["sent"][seat * len(its.monuments) + number] for seat in range(view["seats"])]
        there = [say("table.times", n=n, it=names[seat]) if n > 1 else names[seat] for seat, n in enumerate(sent) if n]
        spaces = say("table.priests.at", n=sum(sent), most=monument.spaces[level])
        rows.append(
            [
                say.name("monument", monument.id),
                say.name("attribute", its.attributes[monument.attribute]),
                say("table.level", n=level),
                say("table.pieces", seat=spaces, pieces=", ".join(there)) if there else spaces,
            ]
        )
    return [say("table.monuments"), *_table(rows, say)]


def monsters(view: View, say: Say) -> list[str]:
    """Where each is, who controls it, who has wounded it; open slots where somebody could hunt it now."""
    its, names = box(view["content"]), seats_of(view, say)
    rows = []
    for prey in range(BOSS + 1):
        place = view["boss_at"] if prey == BOSS else view["monster_at"][prey]
        if place < 0:
            continue
        rows.append(
            [
                say.name("monster", its.prey_word(prey)),
                say.name("territory", str(place + 1)),
                _controller(view, prey, names, say),
                _wounds(view, its, prey, names, say),
            ]
        )
    dead = [say.name("monster", each.id) for number, each in enumerate(its.monsters) if view["monster_at"][number] < -1]
    lines = [say("table.monsters"), *_table(rows, say)]
    return [*lines, *indented([say("table.dead", monsters=", ".join(dead))])] if dead else lines


def _controller(view: View, prey: int, names: list[str], say: Say) -> str:
    if prey == BOSS:
        return say("table.boss")
    return names[view["rings"][prey]] if view["rings"][prey] != NOBODY else say("table.neutral")


def _wounds(view: View, its: Box, prey: int, names: list[str], say: Say) -> str:
    slots = view["slots"][prey]
    counts = [(name, slots.count(seat)) for seat, name in enumerate(names) if slots.count(seat)]
    whose = ", ".join(say("table.times", n=n, it=name) for name, n in counts)
    line = say("table.wounds", n=len(slots) - slots.count(NOBODY), most=len(slots))
    if whose:
        line = say("table.pieces", seat=line, pieces=whose)
    place = view["boss_at"] if prey == BOSS else view["monster_at"][prey]
    return say("table.open", wounds=line, slots=open_slots(view, its, prey, say)) if place in view["hero_at"] else line


def open_slots(view: View, its: Box, prey: int, say: Say) -> str:
    word = its.prey_word(prey)
    found = [slot for slot, owner in enumerate(view["slots"][prey]) if owner == NOBODY]
    return ", ".join(say.name("wound_slot", f"{word}.{slot + 1}") for slot in found)
