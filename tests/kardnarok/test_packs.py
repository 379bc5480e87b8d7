"""Content packs for Kardnarök: the cards play as the pack says, and what cannot be played is refused."""

import json
from pathlib import Path

import pytest

import longhall
from longhall.bots.match import play_match
from longhall.engine.errors import BadContent
from longhall.engine.packs import Pack, parse_pack
from longhall.games.kardnarok.content.rows import FIXED, box
from longhall.walker import walk
from longhall.words import LANGUAGES
from longhall.words.speaker import Speaker, complaint
from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, middling, strong, weak
from tests.sections import told, whole

HEAD = '[pack]\ngame = "kardnarok"\nname = "Mine"\n'
INFO = longhall.game_info("kardnarok")


def pack(rows: str) -> Pack:
    return parse_pack("mine.toml", HEAD + rows)


def counted(rows: str, *kingdoms: Kingdom, laws: tuple[str, ...] = ("hati_devours_moon",)) -> list[list[int]]:
    """The totals of a combat with the content as it is shipped, with a pack, and as it is shipped again."""
    packs = ([], [pack(rows)], [])
    return [at_count(*kingdoms, laws=laws, content=content).counter for content in packs]


def effect(ops: str, window: str = "result", when: str = "") -> str:
    return f'[[warrior]]\nid = "jotun"\neffects = [{{window = "{window}", when = [{when}], ops = [{ops}]}}]\n'


def bonus(hero: str, ops: str, when: str = '{is = "role", value = "attack"}') -> str:
    return f'[[hero]]\nid = "{hero}"\neffects = [{{window = "count", when = [{when}], ops = [{ops}]}}]\n'


# Playing


def test_a_warrior_is_as_strong_as_the_pack_says() -> None:
    assert counted('[[warrior]]\nid = "jotun"\nstrength = 2\n', strong(), weak()) == [[10, 4], [6, 4], [10, 4]]


def test_a_hero_has_the_bonus_of_the_pack() -> None:
    rows = bonus("rollo", '{op = "force", who = "side", amount = 3}', '{is = "army_type", type = "seidkona", min = 2}')
    rows += "strength = 3\n"
    assert counted(rows, middling(), weak()) == [[6, 4], [10, 4], [6, 4]]


def test_a_permanent_rule_is_that_of_the_pack() -> None:
    rows = """
[[ragnarok]]
id = "hati_devours_moon"
rule = {rule = "type_force", type = "jotun", amount = -2}
"""
    assert counted(rows, strong(), weak()) == [[10, 4], [6, 4], [10, 4]]


def test_a_warrior_does_at_the_result_what_the_pack_says() -> None:
    """Through the hooks: an effect that the shipped Jotun does not have."""
    draw = '{op = "draw", who = "owner", pile = "norns", n = 1}'
    rows = effect(draw, "result", '{is = "outcome", value = "victory"}')
    found = []
    for content in ([], [pack(rows)]):
        table = at_count(strong(), weak(), content=content)
        before = table.told().count("drawn.hidden")
        while table.g.winner < 0:
            table.default()
        found.append(table.told().count("drawn.hidden") - before)
    assert found == [0, 2]


CONDITIONAL = """
[[norn]]
id = "poisoned_mead"
[[norn.option]]
id = "sip"
[[norn.option.ops]]
op = "force"
who = "foe"
amount = -1
[[norn.option.ops]]
op = "swap_hero"
who = "foe"
if = [{is = "army_type", who = "foe", type = "TYPE", min = 1}]
"""


@pytest.mark.rule("KR-NORNS-09")
@pytest.mark.parametrize(("type_", "leads"), [("jotun", "egil"), ("champion", "ivar")])
def test_only_what_a_norn_has_done_is_undone(type_: str, leads: str) -> None:
    """A late Freya's Magic finds the Hero where a condition that failed has left it, and brings another one back."""
    attacker = Kingdom(army=("champion.algiz",) * 2, hero="egil", reserve="ivar", hand=("freyas_magic",), coin=5)
    rival = middling(hand=("poisoned_mead",), coin=3)
    table = at_count(attacker, rival, content=[pack(CONDITIONAL.replace("TYPE", type_))])
    assert table.counter == [6, 6]
    table.answer(1, "norn:poisoned_mead.sip").answer(0, "pass")
    assert table.game.observation(None)["leading"][0] == [leads]
    table.answer(0, "norn:freyas_magic.cancel")
    assert table.game.observation(None)["leading"][0] == ["egil"]


@pytest.mark.parametrize(("kind", "left"), [("villager", "thor"), ("thor", "villager")])
def test_a_norn_of_a_pack_blocks_one_kind_of_reinforcement_alone(kind: str, left: str) -> None:
    ops = f'[{{op = "block_reinforcements", who = "foe", kinds = ["{kind}"]}}]'
    rows = f'[[norn]]\nid = "terrible_disease"\n[[norn.option]]\nid = "plague"\nops = {ops}\n'
    attacker, rival = weak(hand=("villager_woman.jera",)), strong(hand=("terrible_disease",))
    table = at_precombat(attacker, rival, content=[pack(rows)]).answer(0, "pass")
    table.answer(1, "norn:terrible_disease.plague").until("initiative")
    assert [key for key in table.offers(0) if "villager_woman" in key] == [f"{left}:villager_woman.jera"]


def test_constants_and_modes_may_be_laid_over_too() -> None:
    table = Table(2, content=[pack("[constants]\nvillager_reinforcement_force = 2\n[mode.duel]\nbronze_each = 7\n")])
    assert table.game.observation(None)["bronze"] == [7, 7]
    assert (table.g.box.constants.villager_force, box().constants.villager_force) == (2, 1)


def test_a_way_to_use_a_norn_is_known_by_its_id() -> None:
    rows = '[[norn]]\nid = "hugin_munin"\n[[norn.option]]\nid = "munin"\nlabel.all = "Ask Munin"\nmercenary = "free"\n'
    its = box(INFO.with_packs([pack(rows)]).content)
    norn = next(norn for norn in its.norns if norn.id == "hugin_munin")
    assert [(option.id, option.mercenary) for option in norn.options] == [("hugin", "no"), ("munin", "free")]
    name = INFO.with_packs([pack(rows)]).name_of("norn", "hugin_munin.munin", "pt")
    assert name == "Hugin / Munin (Ask Munin)"


# Looking


def test_names_and_the_table_show_the_words_of_the_pack() -> None:
    rows = '[[warrior]]\nid = "jotun"\nname.en = "Frost Giant"\nstrength = 3\n'
    rows += '[[kingdom]]\nid = "danmork"\nname.all = "Home"\n'
    table = at_count(strong(), weak(), content=[pack(rows)])
    speaker = Speaker(table.game.info, "en")
    view = table.game.view(0)
    speaker.look(view)
    lines = [*(speaker.event(event) for event in table.game.events(0, 0)), whole(told(table.game))]
    assert any("Frost Giant 3" in line for line in lines)
    assert not any("Jotun 4" in line for line in lines)
    assert (speaker.name("warrior", "jotun"), speaker.name("kingdom", "danmork")) == ("Frost Giant 3", "Home")
    assert Speaker(table.game.info, "pt").name("warrior", "jotun") == "Jotun 3"
    assert Speaker(INFO, "en").name("warrior", "jotun") == "Jotun 4"


def test_the_options_stay_the_same() -> None:
    info = INFO.with_packs([pack('[[warrior]]\nid = "jotun"\nname.all = "Frost Giant"\n')])
    assert info.vocabulary is INFO.vocabulary
    assert box(info.content).words == box().words


# Saves, bots, the walker


def test_a_game_is_saved_and_goes_on() -> None:
    table = at_count(strong(), weak(), content=[pack('[[warrior]]\nid = "jotun"\nstrength = 2\n')])
    again = longhall.load(json.loads(json.dumps(table.game.save())))
    assert again.observation(None)["counter"] == [6, 4]
    assert again.position.copy().same_as(table.g)


def test_bots_weigh_the_cards_of_the_pack() -> None:
    info = INFO.with_packs([pack('[[warrior]]\nid = "jotun"\nstrength = 1\n')])
    record = play_match(info, info.resolve_options(2, {}), "pack", ["karl", "thrall"])
    assert record.outcome.winners


MANY = """
[[warrior]]
id = "jotun"
strength = 2
[[warrior.effects]]
window = "result"
when = []
ops = [{op = "discard", who = "owner", zone = "hand", kind = "card", n = 1, pick = "holder"}]
[[warrior]]
id = "villager_man"
villager = false
[[hero]]
id = "ivar"
strength = 4
[[norn]]
id = "assassin"
window = "combat"
[[norn.option]]
id = "kill"
mercenary = "counts"
[[norn.option.ops]]
op = "reveal_norns"
who = "foe"
[[norn.option.ops]]
op = "discard"
who = "foe"
zone = "hand"
kind = "norn"
n = 1
pick = "owner"
[[ragnarok]]
id = "death_of_balder"
efetivo = 5
rule = {rule = "max_norns_per_combat", value = 0, except = ["assassin"]}
[constants]
thor_reinforcements_max = 0
[defence_marker]
steps = [0, 1, 2, 3, 4]
"""


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "basic"), (4, "story")])
def test_the_walker_passes_with_a_pack(seats: int, mode: str) -> None:
    info = INFO.with_packs([pack(MANY)])
    walk(info, seats, info.resolve_options(seats, {"mode": mode}), "pack", depth=0.1)


# What is refused


def way(ops: str, window: str = "precombat", when: str = "") -> str:
    option = f'[[norn.option]]\nid = "kill"\nwhen = [{when}]\nops = [{ops}]\n'
    return f'[[norn]]\nid = "assassin"\nwindow = "{window}"\n{option}'


def law(rule: str) -> str:
    return f'[[ragnarok]]\nid = "death_of_balder"\nrule = {{{rule}}}\n'


FORCE = '{op = "force", who = "side", amount = 1}'
COST = '{op = "discard", who = "owner", zone = "hand", kind = "card", n = 1, pick = "holder", cost = true}'


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ('[[warrior]]\nid = "jotun"\nhuman = true\n', "warrior jotun: human cannot be changed"),
        ("[bronze]\ncopies = 30\n", "bronze: copies cannot be changed"),
        ("[mode.basic]\nplayers = [2]\n", "mode basic: players cannot be changed"),
        ("[mode.basic]\nrounds = 3\n", "mode basic: there are Ragnarök cards for 2 rounds by level"),
        ('[[warrior]]\nid = "jarl"\ncopies = 4\n', "warrior jarl: rune_copies must hold whole numbers for jera"),
        ('[[warrior]]\nid = "jotun"\ncopies = 4\n', "counts: warrior_cards says 44, and the rows add up to 45."),
        ("[constants]\nmin_warriors_after_refill = 8\n", "counts: the smallest efetivo is 5"),
        (effect('{op = "dance"}'), "warrior jotun, effects 1, ops 1: op must be one of force, "),
        (effect('{op = "draw", who = "owner", n = 1}'), "warrior jotun, effects 1, ops 1: pile is missing."),
        (effect(FORCE), "warrior jotun, effects 1, ops 1: force is not possible in the window result."),
        (
            effect('{op = "steal_norn", who = "side"}'),
            "warrior jotun, effects 1, ops 1: who must be one of foe, chosen",
        ),
        (
            effect('{op = "steal_norn", who = "chosen"}'),
            "warrior jotun, effects 1, ops 1: steal_norn happens by itself",
        ),
        (effect(FORCE.replace("side", "foe"), "count"), "warrior jotun, effects 1, ops 1: at the count force must be"),
        (
            effect(FORCE, "count", '{is = "outcome", value = "defeat"}'),
            "warrior jotun, effects 1, when 1: outcome is not",
        ),
        (
            effect(FORCE, "count", '{is = "role", value = "x"}'),
            "warrior jotun, effects 1, when 1: value must be one of",
        ),
        (effect(FORCE, "count", '{is = "army_type", min = 1}'), "warrior jotun, effects 1, when 1: type is missing."),
        (effect(FORCE, "count", '{is = "partner_type", type = "elf"}'), "warrior jotun: type names elf"),
        (effect(FORCE.replace("amount", "ammount"), "count"), "warrior jotun, effects 1, ops 1: amount is missing."),
        (effect(FORCE.replace("}", ", luck = 1}"), "count"), "warrior jotun: there is no field effects.ops.luck."),
        (bonus("ivar", "", ""), "hero ivar: a Hero has exactly one effect"),
        (bonus("ivar", FORCE, '{is = "hero_bonus_active"}'), "hero ivar: the condition of a Hero can be neither"),
        (way(FORCE, "any"), "norn assassin, option kill, ops 1: force is not possible in the window any."),
        (way(FORCE, "reaction"), "norn assassin, option kill, ops 1: force is not possible in the window reaction."),
        (
            way(FORCE, when='{is = "role", value = "attack"}'),
            "norn assassin, option kill: only a Norn of the window result",
        ),
        (
            way(FORCE.replace("}", ', if = [{is = "army_women", min = 1}]}')),
            "norn assassin, option kill, ops 1, if 1: army_women is not possible in the window precombat.",
        ),
        (
            way('{op = "draw", who = "winner", pile = "norns", n = 1}'),
            "norn assassin, option kill, ops 1: who winner is not possible in the window precombat.",
        ),
        (
            way('{op = "discard", who = "foe", zone = "hand", kind = "norn", n = 1, pick = "owner"}'),
            "norn assassin, option kill, ops 1: only Norns can be picked from another hand",
        ),
        (
            way('{op = "discard", who = "foe", zone = "army", kind = "warrior", n = 1, pick = "owner"}', "combat"),
            "norn assassin, option kill, ops 1: zone army is not possible in the window combat.",
        ),
        (
            way('{op = "discard", who = "owner", zone = "hand", kind = "card", n = 2, pick = "holder"}'),
            "norn assassin, option kill, ops 1: the operation discard is done one by one",
        ),
        (way('{op = "exchange_hero", cost = true}'), "norn assassin, option kill, ops 1: the only cost is to discard"),
        (
            way(COST.replace("}", ', if = [{is = "role", value = "attack"}]}', 1)),
            "norn assassin, option kill, ops 1: the only cost is to discard",
        ),
        (
            way('{op = "save_warriors", who = "side", n = 1, at = "result"}', "any"),
            'norn assassin, option kill, ops 1: at = "result" is for Norns of the windows precombat and combat',
        ),
        (
            way(FORCE.replace("}", ', per = "army_women", max = 2}')),
            "norn assassin, option kill, ops 1: per army_women is not possible in the window precombat.",
        ),
        (
            '[[norn]]\nid = "assassin"\n[[norn.option]]\nid = "maim"\n',
            "norn assassin, option maim: kardnarok has no such row",
        ),
        (law('rule = "tie_winner", role = "luck"'), "ragnarok death_of_balder: numbers of a rule go up to 9"),
        (law('rule = "ritual_odin_draw", value = 99'), "ragnarok death_of_balder: numbers of a rule go up to 9"),
        (law('rule = "type_force", amount = 1'), "ragnarok death_of_balder: rule must be one of these"),
        (
            law('rule = "max_norns_per_combat", value = 1, except = ["elf"]'),
            "ragnarok death_of_balder: except names elf",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(rows: str, said: str) -> None:
    with pytest.raises(BadContent) as error:
        INFO.with_packs([pack(rows)])
    told = complaint(error.value, "en")
    assert told.startswith(("mine.toml, " + said, "table.toml + mine.toml, " + said))
    assert all(complaint(error.value, lang) for lang in LANGUAGES)


def test_the_example_of_the_documentation_fits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "content-packs.md").read_text(encoding="utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    its = box(INFO.with_packs([parse_pack("example.toml", example)]).content)
    assert next(warrior.strength for warrior in its.warriors if warrior.id == "jarl") == 4


def test_what_is_fixed_is_there() -> None:
    """A slip in the list would let a pack change what options depend on."""
    rows = {f"{row.kind}.{field}" for row in INFO.shelf.open().listed() for field in row.data} if INFO.shelf else set()
    assert set(FIXED) <= rows
