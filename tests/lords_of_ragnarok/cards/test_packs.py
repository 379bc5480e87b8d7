"""Cards of content packs play as the pack says, and what nobody could carry out is refused before it is played."""

import pytest

import longhall
from longhall.engine.errors import BadContent
from longhall.engine.packs import Pack, parse_pack
from longhall.games.lords_of_ragnarok.cards.conditions import CONDITIONS as CARRIED_OUT
from longhall.games.lords_of_ragnarok.content.effects import CONDITIONS
from tests.lords_of_ragnarok.cards.laying import GREEN, attacker, battle, defender, drawn, result
from tests.lords_of_ragnarok.play import Player, at_phase

HEAD = '[pack]\ngame = "lords_of_ragnarok"\nname = "Mine"\n'
INFO = longhall.game_info("lords_of_ragnarok")


def pack(rows: str) -> Pack:
    return parse_pack("mine.toml", HEAD + rows)


@pytest.mark.card("blessing.thunder")
def test_a_blessing_does_what_the_pack_says_and_only_in_that_game() -> None:
    mine = pack('[[blessing_card]]\nid = "thunder"\neffects = [{op = "draw_combat", n = 3}]\n')
    cards = [
        drawn(battle(attacker(6, blessings=["thunder"]), defender(1), content=packs), GREEN)
        for packs in ((), (mine,), ())
    ]
    assert cards == [1, 3, 1]


@pytest.mark.card("blessing.spearhead")
def test_a_standing_number_is_that_of_the_pack() -> None:
    mine = pack('[[blessing_card]]\nid = "spearhead"\neffects = [{op = "modify", key = "attack_value", n = 4}]\n')
    table = battle(attacker(3, blessings=["spearhead"]), defender(6), content=[mine])
    assert result(table) == (GREEN, 7, 6)


@pytest.mark.card("realm.vanaheim")
def test_a_realm_gives_what_the_pack_says() -> None:
    mine = pack('[[realm]]\nid = "vanaheim"\neffects = [{op = "gain_priest", n = 2}]\n')
    green = Player(allies=["vanaheim"], armies={1: [1]})
    table = at_phase("special", green, content=[mine]).act(GREEN, "march", "yes")
    assert table.priests(GREEN) == (2, 2)


@pytest.mark.parametrize(
    "row",
    [
        'id = "thunder"\neffects = [{op = "sing"}]',
        'id = "thunder"\neffects = [{op = "draw_combat", who = "owner"}]',
        'id = "thunder"\neffects = [{op = "army_strength", n = -1, which = "weakest_here", where = "battle"}]',
        'id = "thunder"\nconditions = ["monster_neutral"]',
        'id = "thunder"\ntrigger = "at_dawn"',
        'id = "seidr"\nconditions = ["attacker"]',  # a standing rule is always there
    ],
)
def test_what_cannot_be_carried_out_is_refused(row: str) -> None:
    with pytest.raises(BadContent) as refused:
        INFO.with_packs([pack(f"[[blessing_card]]\n{row}\n")])
    assert refused.value.key == "error.content.word"


def test_every_condition_that_a_card_may_have_can_be_tested() -> None:
    assert set(CONDITIONS) == set(CARRIED_OUT)
