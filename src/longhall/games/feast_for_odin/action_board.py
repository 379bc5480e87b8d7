"""The action board as lines of text: a line for each space, column by column."""

from longhall.engine.lines import listed, tied
from longhall.engine.registry import Say
from longhall.games.feast_for_odin.effects import DICE
from longhall.games.feast_for_odin.picture import View, its_box
from longhall.games.feast_for_odin.rows import COLUMNS, Space
from longhall.games.feast_for_odin.state import BLOCKED, NOBODY

NAMED = ("overseas_trading", "special_sale", "emigrate", "explore")  # operations that are called like their spaces
USABLE, USELESS, FREE, TAKEN = "+", "-", " ", "="


def action_board(view: View, say: Say) -> list[str]:
    """Every space with what it would give, or with who stands there. A mark tells those that the reader can use now
    from those that are free but of no use, as far as the view knows."""
    known = "gives" in view["advice"]
    lines = [say("table.spaces.known" if known else "table.spaces")]
    for column in range(1, COLUMNS + 1):
        lines.append("  " + say("table.column", n=column))
        lines += [
            "  " + _space(view, number, space, say)
            for number, space in enumerate(its_box(view).spaces)
            if space.column == column and (not space.imitates or column in view["imitations"])
        ]
    return lines


def _space(view: View, number: int, space: Space, say: Say) -> str:
    name = tied(say.name("title", space.id))
    if view["taken"][number] != NOBODY:
        return f"{TAKEN} {say('table.taken', space=name, seat=_holder(view, number, say))}"
    gives = view["advice"].get("gives")
    mark = FREE if gives is None else USABLE if space.id in gives else USELESS
    return f"{mark} {say('table.space', space=name, it=_offer(view, space, say))}"


def _holder(view: View, number: int, say: Say) -> str:
    """Who has used it in this round; alone, Vikings of the round before may still stand there."""
    holder = view["taken"][number]
    return say("table.blocked") if holder == BLOCKED else say.name("seat", str(holder))


def _offer(view: View, space: Space, say: Say) -> str:
    """What it would give now; if that is not known, what it can give."""
    if space.imitates or _named(space):
        return say.name("space_text", space.id)
    deals = view["advice"].get("deals", {}).get(space.id)
    if deals and not _prize(view, space, say):
        return _now(view, space.id, deals, say)
    if any(clause.tiers or clause.per for clause in space.clauses):
        return say.name("space_text", space.id)
    offer = _prize(view, space, say)
    if not offer:
        offer = "; ".join(_either([deal.word for deal in clause.deals], say) for clause in space.clauses)
    ships = [f"{its_box(view).thing_words[ship]}.{n}" for ship, n in space.requires]
    needs = listed(say.name("amount", word) for word in ships)
    return say("table.needs", it=offer, ships=needs) if ships else offer


def _named(space: Space) -> bool:
    """Would its only deal say no more than its name?"""
    return len(space.clauses) == 1 and any(op.what in NAMED for deal in space.clauses[0].deals for op in deal.ops)


def _prize(view: View, space: Space, say: Say) -> str:
    """What a die action is rolled for; nothing: it is none."""
    rows = its_box(view)
    dice = [op.number for clause in space.clauses for deal in clause.deals for op in deal.ops if op.what in DICE]
    if not dice:
        return ""
    reward = rows.dice[rows.die_numbers[dice[0]]].reward
    if not reward:
        return say("table.roll.blue")
    return say("table.roll", it=listed(say.name("amount", f"{rows.thing_words[item]}.{n}") for item, n in reward))


def _now(view: View, space: str, deals: list[list[str]], say: Say) -> str:
    """Amounts, where nothing else is to be done or chosen, since they are multiplied already."""
    programs = its_box(view).deal_words
    gives = view["advice"]["gives"][space]
    if gives and all(len(part) == 1 and not programs[part[0]].ops for part in deals):
        return " → ".join(side for side in (_side(gives, -1, say), _side(gives, 1, say)) if side)
    return "; ".join(_either(part, say) for part in deals)


def _side(gives: list[list[object]], sign: int, say: Say) -> str:
    found = [(word, n * sign) for word, n in gives if isinstance(n, int) and n * sign > 0]
    return listed(say.name("amount", f"{word}.{n}") for word, n in found)


def _either(deals: list[str], say: Say) -> str:
    names = [say.name("deal", word) for word in deals]
    return say("table.or", it=names[0], other=names[1]) if len(names) == 2 else ", ".join(names)
