"""The action board as sections of text: a table for each column, a row for each space."""

from collections.abc import Mapping, Sequence

from longhall.engine.lines import listed
from longhall.engine.registry import Say
from longhall.engine.sections import Section, TextRow, row, section, table
from longhall.games.feast_for_odin.content.effects import DICE
from longhall.games.feast_for_odin.content.rows import COLUMNS, Space
from longhall.games.feast_for_odin.view.picture import its_box
from longhall.games.feast_for_odin.view.published import Advice, AdvisedSpace, Amount, Published, Standing
from longhall.games.feast_for_odin.view.published import Space as SpaceName

Known = Mapping[SpaceName, AdvisedSpace] | None  # the spaces that the reader could use, if that is known
NAMED = ("overseas_trading", "special_sale", "emigrate", "explore")  # operations that are called like their spaces


def action_board(view: Published, advice: Advice | None, say: Say) -> list[Section]:
    """Every space with what it would give and who stands there; of a free one also whether the reader can use it now,
    as far as that is known."""
    known = advice["spaces"] if advice else None
    head = [say("page.head.space"), say("page.head.who"), say("page.head.effect")]
    found = [section(say("page.actions"))]
    for column in range(1, COLUMNS + 1):
        spaces = [
            _space(view, space, known, say)
            for space in its_box(view).spaces
            if space.column == column and (not space.imitates or column in view["imitations"])
        ]
        found.append(section(say("page.column", n=column), table=table(head, spaces), level=2))
    return found


def _space(view: Published, space: Space, known: Known, say: Say) -> TextRow:
    name, word = say.name("title", space.id), SpaceName(space.id)
    standing = view["spaces"].get(word)
    if standing is not None:
        return row([name, _holder(standing, say), ""])
    use = "" if known is None else say("table.usable" if word in known else "table.useless")
    return row([name, use, _offer(view, space, known, say)])


def _holder(standing: Standing, say: Say) -> str:
    """Who has used it in this round; alone, Vikings of the round before may still stand there."""
    seat = standing["seat"]
    return say("table.blocked") if seat is None else say.name("seat", str(seat))


def _offer(view: Published, space: Space, known: Known, say: Say) -> str:
    """What it would give now; if that is not known, what it can give."""
    if space.imitates or _named(space):
        return say.name("space_text", space.id)
    advised = (known or {}).get(SpaceName(space.id))
    if advised and advised["deals"] and not _prize(view, space, say):
        return _now(view, advised, say)
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


def _prize(view: Published, space: Space, say: Say) -> str:
    """What a die action is rolled for; nothing: it is none."""
    rows = its_box(view)
    dice = [op.number for clause in space.clauses for deal in clause.deals for op in deal.ops if op.what in DICE]
    if not dice:
        return ""
    reward = rows.dice[rows.die_numbers[dice[0]]].reward
    if not reward:
        return say("table.roll.blue")
    return say("table.roll", it=listed(say.name("amount", f"{rows.thing_words[item]}.{n}") for item, n in reward))


def _now(view: Published, advised: AdvisedSpace, say: Say) -> str:
    """Amounts, where nothing else is to be done or chosen, since they are multiplied already."""
    programs, gives = its_box(view).deal_words, advised["gives"]
    if gives and all(len(part) == 1 and not programs[part[0]].ops for part in advised["deals"]):
        return " → ".join(side for side in (_side(gives, -1, say), _side(gives, 1, say)) if side)
    return "; ".join(_either(part, say) for part in advised["deals"])


def _side(gives: Mapping[Amount, int], sign: int, say: Say) -> str:
    return listed(say.name("amount", f"{word}.{n * sign}") for word, n in gives.items() if n * sign > 0)


def _either(deals: Sequence[str], say: Say) -> str:
    names = [say.name("deal", word) for word in deals]
    return say("table.or", it=names[0], other=names[1]) if len(names) == 2 else ", ".join(names)
