"""A seat's view of Kardnarök as sections of text, for the terminal, the page and screen readers."""

from collections import Counter
from collections.abc import Sequence

from longhall.engine.registry import Say
from longhall.engine.sections import Section, TextRow, filled, row, section, table
from longhall.games.kardnarok.view.published import Bargain, Combat, Player, Published, Side, Tally

COLUMNS = ("kingdom", "coin", "silver", "bronze", "wealth", "defence", "hero", "army", "hand", "resting")


def text(view: Published, seat: int | None, say: Say) -> list[Section]:
    """The table as a person would tell it: the round, the combat, all kingdoms, the reader's cards."""
    return filled(
        [
            _round(view, say),
            *(_combat(view["combat"], say) if view["combat"] else ()),
            _kingdoms(view, seat, say),
            *(() if seat is None else _own(view["players"][seat], say)),
        ]
    )


def _seat(seat: int, say: Say) -> str:
    return say.name("seat", str(seat))


def _round(view: Published, say: Say) -> Section:
    mode, rounds, piles = say(f"table.mode.{view['mode']}"), view["rounds"], say("table.piles", **view["piles"])
    if not view["turn"]["round"]:
        return section(say("board.scene.boards"), [say("table.before", mode=mode), piles])
    first, order = _seat(view["first"], say), ", ".join(_seat(each, say) for each in view["order"])
    lines = [
        say(
            "table.head",
            mode=mode,
            round=view["turn"]["round"],
            rounds=rounds,
            n=view["troop_strength"],
            kingdom=first,
        ),
        say("table.clockwise" if view["clockwise"] else "table.counter_clockwise"),
        say("board.order.said", kingdoms=order),
    ]
    for law in view["laws"]:
        lines.append(say("table.law", ragnarok=say.name("ragnarok", law), text=say.name("ragnarok_text", law)))
    if view["norn_price"] is not None:
        lines.append(say("table.price", price=view["norn_price"]))
    return section(say("board.scene.realm"), [*lines, piles])


# The kingdoms


def _kingdoms(view: Published, seat: int | None, say: Say) -> Section:
    """A row for each kingdom, the reader's first."""
    seats = len(view["players"])
    rows = [_kingdom(view, ((seat or 0) + n) % seats, seat, say) for n in range(seats)]
    head = [*(say(f"board.column.{column}") for column in COLUMNS), say("text.besides")]
    return section(say("board.kingdoms"), table=table(head, rows))


def _kingdom(view: Published, other: int, seat: int | None, say: Say) -> TextRow:
    player, name = view["players"][other], _seat(other, say)
    force, resting = player["defence"]["force"], player["resting"]
    return row(
        [
            say("table.you", kingdom=name) if other == seat else name,
            "" if player["prize"] is None else player["prize"],
            sum(player["silver"]),
            player["bronze"],
            player["wealth"],
            f"+{force}" if force else "0",
            cards(_heroes(player), "hero", say),
            cards(player["army"], "card", say),
            _held(player, say),
            say.name("ritual", resting) if resting else "",
        ],
        [say("table.reserve", hero=cards(player["reserve"], "hero", say))] if player["reserve"] else (),
    )


def _held(player: Player, say: Say) -> str:
    """A hand by the backs of its cards, and what the reader knows of it."""
    held = player["held"]
    backs = f"{say('table.backs.warrior', n=held['warriors'])}, {say('table.backs.norn', n=held['norns'])}"
    known = [word for word in player["hand"] if word[0] != "?"]
    return f"{backs} ({cards(known, 'card', say)})" if known else backs


def _heroes(player: Player) -> list[str]:
    return [player["hero"]] if player["hero"] else []


def _own(player: Player, say: Say) -> list[Section]:
    """The reader's Heroes and cards with what they do, and whether a Hero can still be exchanged."""
    heroes = [_card("hero", word, say) for word in (*_heroes(player), *player["reserve"])]
    held = [_card("card", word, say) for word in (*player["army"], *player["hand"])]
    exchange = say("board.exchange.used" if player["exchanged"] else "board.exchange.free")
    return [section(say("board.heroes"), [*heroes, exchange]), section(say("board.yours"), held)]


def _card(kind: str, word: str, say: Say) -> str:
    return say("table.card", card=say.name(kind, word), text=say.name(f"{kind}_text", word))


# The combat


def _combat(combat: Combat, say: Say) -> list[Section]:
    """Who fights, what is laid and bargained; how the totals add up; the Norns that were used."""
    sides = (combat["attacker"], combat["defender"])
    attacker, defender = (_seat(side["seat"], say) for side in sides)
    lines = [say("table.combat", attacker=attacker, defender=defender)]
    attack, defence = (side["ritual"] for side in sides)
    if attack and defence:
        lines.append(say("table.gods", attack=say.name("ritual", attack), defence=say.name("ritual", defence)))
    tally = combat["tally"]
    if tally:
        totals, leader = tally["totals"], _seat(tally["leader"], say)
        lines.append(say("table.counter", attack=totals["attacker"], defence=totals["defender"], leader=leader))
    lines.append(say("board.tie", kingdom=_seat(combat["ahead_on_tie"], say)))
    for side in sides:
        lines += _side(side, say)
    if combat["bargain"]:
        lines += _bargain(combat["bargain"], sides, say)
    return [
        section(say("board.scene.combat"), lines),
        *([_sums(tally, attacker, defender, say)] if tally else ()),
        section(say("board.laid"), _norns(combat, say)),
    ]


def _norns(combat: Combat, say: Say) -> list[str]:
    found = []
    for norn in combat["norns"]:
        title = f"{_seat(norn['seat'], say)}: {say.name('norn', norn['way'])}"
        found.append(f"{title} – {say('board.cancelled')}" if norn["state"] == "cancelled" else title)
    return found


def _sums(tally: Tally, attacker: str, defender: str, say: Say) -> Section:
    rows = [
        row([say(f"board.sum.{each['line']}"), f"{each['forces']['attacker']:+}", f"{each['forces']['defender']:+}"])
        for each in tally["sums"]
    ]
    rows.append(row([say("board.sum.total"), tally["totals"]["attacker"], tally["totals"]["defender"]]))
    return section(say("board.sums"), table=table([say("board.column.part"), attacker, defender], rows))


def _side(side: Side, say: Say) -> list[str]:
    lines, name, laid = [], _seat(side["seat"], say), [*side["villagers"], *side["thor_places"]]
    if laid:
        lines.append(say("table.reinforcements", kingdom=name, cards=cards(laid, "card", say)))
    contract = side["contract"]
    if contract:
        key = "table.contract" if contract["help"] == "helps" else "table.bribe"
        lines.append(say(key, kingdom=name, price=contract["price"], mercenary=_seat(contract["mercenary"], say)))
    return lines


def _bargain(its: Bargain, sides: Sequence[Side], say: Say) -> list[str]:
    """The offer for a mercenary, what the leader sets against it, the prices asked."""
    employer, outsider = _seat(its["employer"], say), its["outsider"]
    if not its["bid"]:
        return [say("log.seeks", kingdom=employer)]
    target = "" if outsider is None else _seat(outsider, say)
    lines = [say("log.offer.open" if outsider is None else "log.offer", kingdom=employer, n=its["bid"], target=target)]
    if its["against"]:
        leader = next(side["seat"] for side in sides if side["seat"] != its["employer"])
        lines.append(say("log.outbid", kingdom=_seat(leader, say), n=its["against"], target=target))
    if its["counter"] and outsider is not None:
        lines.append(say("log.counter_offer", kingdom=target, n=its["counter"]))
    asked = [(seat, price) for seat, price in enumerate(its["prices"]) if price]
    return lines + [say("log.counter_offer", kingdom=_seat(seat, say), n=price) for seat, price in asked]


def cards(words: Sequence[str], kind: str, say: Say) -> str:
    """Known cards by name, the others by their backs."""
    known = [say.name(kind, word) for word in words if word[0] != "?"]
    backs = Counter(word[1:].split(".")[0] for word in words if word[0] == "?")
    hidden = [say(f"table.backs.{back}", n=number) for back, number in sorted(backs.items())]
    return ", ".join(known + hidden)
