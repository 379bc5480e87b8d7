"""Pre-combat Norns: Assassin, Terrible Disease, Hugin / Munin, Frey, Valkyries (Basic 8; Cards 2)."""

import pytest

from tests.kardnarok.cards import fallen, hire, reveal, saved, strong, weak
from tests.kardnarok.play import Kingdom, Table, at_precombat

WOMEN = ("villager_woman.jera", "villager_woman.ingwaz")
JARL, HUSKARL = "jarl.jera", "huskarl.dagaz"
CANCEL = "norn:freyas_magic.cancel"

WAYS = [
    pytest.param("assassin", ["norn:assassin.kill"], marks=pytest.mark.card("assassin")),
    pytest.param("terrible_disease", ["norn:terrible_disease.plague"], marks=pytest.mark.card("terrible_disease")),
    pytest.param(
        "hugin_munin", ["norn:hugin_munin.hugin", "norn:hugin_munin.munin"], marks=pytest.mark.card("hugin_munin")
    ),
    pytest.param("frey", ["norn:frey.harvest", "norn:frey.levy"], marks=pytest.mark.card("frey")),
    pytest.param("valkyries", ["norn:valkyries.choose_the_slain"], marks=pytest.mark.card("valkyries")),
]


@pytest.mark.parametrize(("norn", "ways"), WAYS)
@pytest.mark.rule("KR-PRECOMBAT-01", "KR-PRECOMBAT-02", "KR-ICON-15")
def test_before_the_reveal_only_and_for_either_combatant(norn: str, ways: list[str]) -> None:
    table = at_precombat(weak(norn), strong())
    assert table.offers(0) == ["pass", *ways]
    assert not set(ways) & set(reveal(table).offers(0))
    assert table.game.why_not(0, ways[0]) == "KR-PRECOMBAT-02"
    assert at_precombat(strong(), weak(norn)).answer(0, "pass").offers(1) == ["pass", *ways]


@pytest.mark.parametrize(("norn", "ways"), WAYS)
@pytest.mark.rule("KR-MERC-08", "KR-PRECOMBAT-03")
def test_never_by_an_outsider_nor_by_a_mercenary(norn: str, ways: list[str]) -> None:
    table = at_precombat(weak(), strong(), Kingdom(army=WOMEN, hand=(norn, "thor")))
    assert [seat for seat, _ in table.open] == [0]
    hire(reveal(table), 0, 2, 1)
    assert table.offers(2) == ["pass", "norn:thor.hammer"]


# Assassin


@pytest.mark.card("assassin")
@pytest.mark.rule("KR-FLOW-15", "KR-ICON-04")
def test_assassin_kills_the_hidden_warrior_of_a_slot_and_the_rival_must_replace_it() -> None:
    table = at_precombat(weak("assassin"), strong(JARL, HUSKARL, army=("champion.algiz", "seidkona.ingwaz")))
    table.answer(0, "norn:assassin.kill", "slot:2")
    assert table.event("slain") == {"kingdom": 1, "slot": "2", "warrior": "seidkona.ingwaz"}
    assert table.game.observation(None)["warriors"][0] == "seidkona.ingwaz"
    assert sorted(table.offers(1)) == [f"fill:{HUSKARL}", f"fill:{JARL}"]
    reveal(table.answer(1, f"fill:{JARL}"))
    assert table.event("revealed")["army"] == ["champion.algiz", JARL]
    assert table.hand(1) == [HUSKARL]


@pytest.mark.card("assassin")
@pytest.mark.rule("KR-INFO-02", "KR-FLOW-15")
def test_assassin_does_not_see_who_takes_the_empty_place() -> None:
    table = at_precombat(weak("assassin"), strong(JARL)).answer(0, "norn:assassin.kill", "slot:1")
    table.answer(1, f"fill:{JARL}")
    assert table.game.observation(1)["armies"][1] == ["champion.algiz", JARL]
    assert table.event("army.warrior.hidden", 0) == {"kingdom": 1}
    assert all(card.startswith("?warrior") for card in table.game.observation(0)["armies"][1])


@pytest.mark.card("assassin")
@pytest.mark.rule("KR-ARMY-09", "KR-NORNS-13")
def test_assassin_leaves_a_gap_if_the_rival_has_no_warrior_in_hand() -> None:
    table = reveal(at_precombat(weak("assassin"), strong()).answer(0, "norn:assassin.kill", "slot:1"))
    assert table.counter == [3, 2 + 3]


@pytest.mark.card("assassin")
@pytest.mark.rule("KR-PRECOMBAT-04", "KR-NORNS-08")
def test_assassin_answered_by_freyas_magic_kills_nobody() -> None:
    table = at_precombat(weak("assassin"), strong("freyas_magic")).answer(0, "norn:assassin.kill").answer(1, CANCEL)
    assert table.open == [(1, "precombat")]
    assert "slain" not in reveal(table).told()
    assert table.counter[1] == 7


# What was seen, drawn, swapped or slain stays so


@pytest.mark.parametrize(
    ("norn", "announced", "chosen"),
    [
        pytest.param("assassin", ["norn:assassin.kill"], ["slot:1"], marks=pytest.mark.card("assassin")),
        pytest.param("hugin_munin", ["norn:hugin_munin.hugin"], [], marks=pytest.mark.card("hugin_munin")),
        pytest.param("hugin_munin", ["norn:hugin_munin.munin", "aim:1"], [], marks=pytest.mark.card("hugin_munin")),
        pytest.param("frey", ["norn:frey.harvest"], ["split:2"], marks=pytest.mark.card("frey")),
        pytest.param("frey", ["norn:frey.levy"], ["slot:1"], marks=pytest.mark.card("frey")),
    ],
)
@pytest.mark.rule("KR-NORNS-09")
def test_a_late_freyas_magic_cannot_undo_it(norn: str, announced: list[str], chosen: list[str]) -> None:
    table = at_precombat(strong(norn), weak("freyas_magic"), warriors=("jotun", JARL))
    table.answer(0, *announced).answer(1, "pass").answer(0, *chosen)
    reveal(table).expect(1, "initiative")
    assert CANCEL not in table.offers(1)
    assert table.game.why_not(1, CANCEL) == "KR-NORNS-09"


# Terrible Disease

VILLAGER = "villager_woman.algiz"


def plagued(table: Table) -> bool:
    """May the trailer lay neither a villager nor a Warrior of the Thor ritual?"""
    trailer = 1 - table.leader
    offered = [key for key in table.offers(trailer) if key.startswith(("villager:", "thor:"))]
    assert offered in ([], [f"villager:{VILLAGER}", f"thor:{VILLAGER}", f"thor:{JARL}"])
    return not offered


@pytest.mark.card("terrible_disease")
@pytest.mark.rule("KR-ICON-16", "KR-GEN-11")
def test_terrible_disease_stops_villagers_and_thor_reinforcements_of_the_rival() -> None:
    table = at_precombat(strong("terrible_disease"), weak(VILLAGER, JARL))
    assert plagued(reveal(table.answer(0, "norn:terrible_disease.plague")))
    assert table.game.why_not(1, f"villager:{VILLAGER}") == "KR-GEN-11"


@pytest.mark.card("terrible_disease")
@pytest.mark.rule("KR-REINFORCE-01", "KR-REINFORCE-05")
def test_terrible_disease_does_not_stop_its_user() -> None:
    table = at_precombat(weak("terrible_disease", VILLAGER, JARL), strong())
    assert not plagued(reveal(table.answer(0, "norn:terrible_disease.plague")))


@pytest.mark.card("terrible_disease")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_terrible_disease_is_lifted_by_a_late_freyas_magic() -> None:
    table = at_precombat(strong("terrible_disease"), weak(VILLAGER, JARL, "freyas_magic"))
    reveal(table.answer(0, "norn:terrible_disease.plague").answer(1, "pass"))
    assert plagued(table)
    assert not plagued(table.answer(1, CANCEL))


# Hugin / Munin


@pytest.mark.card("hugin_munin")
@pytest.mark.rule("KR-ICON-13", "KR-INFO-02")
def test_hugin_shows_the_rival_army_to_its_user_alone() -> None:
    table = at_precombat(weak("hugin_munin", JARL), strong(), Kingdom(army=WOMEN))
    table.answer(0, "norn:hugin_munin.hugin")
    assert table.game.observation(0)["armies"][1] == ["champion.algiz", "champion.algiz"]
    assert all(card.startswith("?") for card in table.game.observation(2)["armies"][1])
    assert "army" not in table.event("looked.hidden", 2)
    assert table.event("looked", 0)["army"] == ["champion.algiz", "champion.algiz"]


@pytest.mark.card("hugin_munin")
@pytest.mark.rule("KR-ICON-19", "KR-INFO-02")
def test_after_hugin_an_army_warrior_may_change_places_with_one_in_hand_unseen() -> None:
    table = at_precombat(weak("hugin_munin", JARL), strong()).answer(0, "norn:hugin_munin.hugin")
    assert table.offers(0) == ["pass", "slot:1", "slot:2"]
    table.answer(0, "slot:2", f"fill:{JARL}")
    assert table.hand(0) == ["villager_man.ingwaz"]
    assert all(card.startswith("?") for card in table.game.observation(1)["armies"][0])
    assert reveal(table).counter[0] == 1 + 3 + 1


@pytest.mark.card("hugin_munin")
@pytest.mark.rule("KR-NORNS-13")
def test_after_hugin_nobody_need_change_places_and_nobody_can_without_a_warrior_in_hand() -> None:
    kept = at_precombat(weak("hugin_munin", JARL), strong()).answer(0, "norn:hugin_munin.hugin", "pass")
    assert kept.game.observation(0)["armies"][0] == list(weak().army)
    none = at_precombat(weak("hugin_munin"), strong()).answer(0, "norn:hugin_munin.hugin")
    assert none.open == [(1, "precombat")]


@pytest.mark.card("hugin_munin")
@pytest.mark.rule("KR-ICON-13", "KR-ICON-05", "KR-FLOW-15")
@pytest.mark.parametrize(("named", "norn", "other"), [(1, "tyr", 2), (2, "longship", 1)])
def test_munin_shows_the_norns_of_a_named_kingdom_and_draws_one(named: int, norn: str, other: int) -> None:
    outsider = Kingdom(army=WOMEN, hand=("longship", HUSKARL))
    table = at_precombat(weak("hugin_munin"), strong("tyr", JARL), outsider, norns=("loki",))
    table.answer(0, "norn:hugin_munin.munin")
    assert table.offers(0) == ["aim:1", "aim:2"]
    table.answer(0, f"aim:{named}").answer(1, "pass")
    hands = table.game.observation(0)["hands"]
    assert [card.split(".")[0] for card in hands[named]] == ["?warrior", norn]
    assert all(card.startswith("?") for card in hands[other])
    assert norn not in table.game.observation(None)["hands"][named]
    assert table.event("norns.shown", named) == {"kingdom": 0, "target": named, "cards": [norn]}
    assert table.event("norns.shown.hidden", other) == {"kingdom": 0, "target": named}
    assert table.hand(0) == ["loki"]


# Frey


@pytest.mark.card("frey")
@pytest.mark.example("KR-EX-01")
@pytest.mark.rule("KR-GEN-03", "KR-ICON-18", "KR-CARD-04")
@pytest.mark.parametrize(
    ("split", "drawn"),
    [("split:2", ["huskarl.dagaz", JARL]), ("split:1", [JARL, "loki"]), ("split:0", ["loki", "tyr"])],
)
def test_frey_gives_two_cards_in_a_mix_that_is_fixed_first(split: str, drawn: list[str]) -> None:
    table = at_precombat(weak("frey"), strong(), warriors=(JARL, HUSKARL), norns=("loki", "tyr"))
    table.answer(0, "norn:frey.harvest")
    assert table.offers(0) == ["split:0", "split:1", "split:2"]
    assert table.answer(0, split).hand(0) == drawn
    assert "cards" not in table.event("drawn.hidden", 1)


@pytest.mark.card("frey")
@pytest.mark.rule("KR-ICON-19", "KR-INFO-02")
def test_frey_swaps_an_army_warrior_for_the_top_one_of_the_pile_unseen() -> None:
    table = at_precombat(weak("frey"), strong(), warriors=(JARL,)).answer(0, "norn:frey.levy")
    assert table.offers(0) == ["slot:1", "slot:2"]
    table.answer(0, "slot:1")
    assert table.game.observation(0)["armies"][0] == ["villager_man.ingwaz", JARL]
    assert table.event("army.exchanged", 0) == {"kingdom": 0, "slot": "1", "warrior": JARL}
    assert table.event("army.exchanged.hidden", 1) == {"kingdom": 0, "slot": "1"}
    assert table.game.observation(0)["warriors"][0] == "villager_man.jera"
    assert table.game.observation(1)["warriors"][0].startswith("?")
    assert all(card.startswith("?") for card in table.game.observation(1)["armies"][0])
    assert reveal(table).counter[0] == 1 + 3 + 1


# Valkyries


@pytest.mark.card("valkyries")
@pytest.mark.rule("KR-COUNT-07", "KR-RESULT-11", "KR-ICON-12")
def test_valkyries_add_one_and_bring_both_warriors_home_in_defeat() -> None:
    table = reveal(at_precombat(weak("valkyries"), strong()).answer(0, "norn:valkyries.choose_the_slain"))
    assert table.counter == [4, 7]
    table.until("result.save", 0).answer(0, "save:villager_man.jera", "save:villager_man.ingwaz").end_combat()
    assert (saved(table, 0), fallen(table, 0)) == (["villager_man.ingwaz", "villager_man.jera"], [])
    assert {"villager_man.jera", "villager_man.ingwaz"} <= set(table.hand(0))


@pytest.mark.card("valkyries")
@pytest.mark.rule("KR-RESULT-11", "KR-ICON-11")
def test_valkyries_bring_the_lost_warrior_home_in_victory() -> None:
    table = at_precombat(strong("valkyries"), weak()).answer(0, "norn:valkyries.choose_the_slain")
    table.until("result.lose", 0).answer(0, "lose:champion.algiz", "save:champion.algiz").end_combat()
    assert (saved(table, 0), fallen(table, 0)) == (["champion.algiz"], [])


@pytest.mark.card("valkyries")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_a_late_freyas_magic_takes_both_the_force_and_the_way_home_from_the_valkyries() -> None:
    table = at_precombat(strong("valkyries"), weak("freyas_magic")).answer(0, "norn:valkyries.choose_the_slain")
    reveal(table.answer(1, "pass"))
    assert table.counter == [8, 3]
    assert table.answer(1, CANCEL).counter == [7, 3]
    table.until("result.lose", 0).answer(0, "lose:champion.algiz")
    assert (saved(table, 0), fallen(table, 0)) == ([], ["champion.algiz"])
