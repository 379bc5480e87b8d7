"""Norns that either combatant may use in a combat (Basic 12; Icons)."""

from typing import Any

import pytest

from tests.kardnarok.cards import hire, strong, weak
from tests.kardnarok.play import Kingdom, Table, at_count

CANCEL = "norn:freyas_magic.cancel"
JARL, HUSKARL = "jarl.jera", "huskarl.dagaz"
RUNES = ("villager_man.jera", "villager_man.ingwaz")  # Aslaug gives +3 for these
MEN = ("villager_man.algiz", "villager_man.eihwaz")
WOMEN = ("villager_woman.jera", "villager_woman.ingwaz")


def five(*hand: str, **more: Any) -> Kingdom:
    """5 Forces, attacking or defending, and ahead on a tie."""
    return Kingdom(**{"army": MEN, "hero": "siegfried", "hand": hand, "coin": 5, **more})


def eight(*hand: str) -> Kingdom:
    """8 Forces, attacking or defending."""
    return Kingdom(army=("jotun", MEN[0]), hero="bjorn", hand=hand)


def use(table: Table, seat: int, way: str) -> Table:
    """Use a Norn; a cost is paid with the huskarl."""
    table.answer(seat, f"norn:{way}")
    return table.answer(seat, f"discard:{HUSKARL}") if table.open == [(seat, "norn.cost")] else table


# Norn and way, what it adds to its user and to the rival
FORCES = [
    pytest.param("freya.favour", 1, 0, marks=pytest.mark.card("freya")),
    pytest.param("rune_blade.strike", 1, 0, marks=pytest.mark.card("rune_blade")),
    pytest.param("skalds_song.courage", 1, 0, marks=pytest.mark.card("skalds_song")),
    pytest.param("poisoned_mead.sip", 0, -1, marks=pytest.mark.card("poisoned_mead")),
    pytest.param("poisoned_mead.draught", 0, -2, marks=pytest.mark.card("poisoned_mead")),
    pytest.param("holmgang.oath", 2, 0, marks=pytest.mark.card("holmgang")),
]


@pytest.mark.parametrize("seat", [0, 1], ids=["attacker", "defender"])
@pytest.mark.parametrize(("way", "own", "rival"), FORCES)
@pytest.mark.rule("KR-NORNS-03", "KR-NORNS-05")
def test_either_combatant_moves_the_counter_as_the_norn_says(way: str, own: int, rival: int, seat: int) -> None:
    user = weak(way.split(".")[0], HUSKARL)
    table = use(at_count(*((user, strong()) if seat == 0 else (strong(), user))), seat, way)
    assert (table.counter[seat], table.counter[1 - seat]) == (3 + own, 7 + rival)


@pytest.mark.parametrize(("way", "own", "rival"), FORCES)
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_a_late_freyas_magic_takes_the_forces_back(way: str, own: int, rival: int) -> None:
    table = at_count(weak(way.split(".")[0], HUSKARL, JARL, coin=3), five("freyas_magic"))
    use(table, 0, way).answer(1, "pass").answer(0, f"thor:{JARL}")
    assert table.counter == [6 + own, 5 + rival]
    assert table.answer(1, CANCEL).counter == [6, 5]


@pytest.mark.parametrize(
    ("way", "chosen"),
    [
        pytest.param("skalds_song.muster", [], marks=pytest.mark.card("skalds_song")),
        pytest.param("loki.theft", [], marks=pytest.mark.card("loki")),
        pytest.param("heimdall.watch", ["discard:tyr"], marks=pytest.mark.card("heimdall")),
    ],
)
@pytest.mark.rule("KR-NORNS-09")
def test_a_late_freyas_magic_cannot_undo_what_was_drawn_taken_or_seen(way: str, chosen: list[str]) -> None:
    table = at_count(weak(way.split(".")[0], JARL), five("freyas_magic", "freyas_magic", "tyr"))
    table.answer(0, f"norn:{way}").answer(1, "pass").answer(0, *chosen, f"thor:{JARL}")
    table.expect(1, "initiative")
    assert "freyas_magic" in table.hand(1)
    assert CANCEL not in table.offers(1)


@pytest.mark.parametrize(
    ("norn", "ways"),
    [
        pytest.param("freya", ["favour"], marks=pytest.mark.card("freya")),
        pytest.param("rune_blade", ["strike"], marks=pytest.mark.card("rune_blade")),
        pytest.param("skalds_song", ["courage"], marks=pytest.mark.card("skalds_song")),
        pytest.param("poisoned_mead", ["sip", "draught"], marks=pytest.mark.card("poisoned_mead")),
        pytest.param("scorn_pole", ["curse"], marks=pytest.mark.card("scorn_pole")),
        pytest.param("loki", ["trick"], marks=pytest.mark.card("loki")),
        pytest.param("heimdall", [], marks=pytest.mark.card("heimdall")),
        pytest.param("holmgang", [], marks=pytest.mark.card("holmgang")),
    ],
)
@pytest.mark.rule("KR-MERC-08")
def test_a_mercenary_uses_only_what_changes_forces_or_the_opposing_hero(norn: str, ways: list[str]) -> None:
    table = hire(at_count(weak(), strong(), Kingdom(army=WOMEN, hand=(norn, HUSKARL))), 0, 2, 1)
    assert table.offers(2) == ["pass", *(f"norn:{norn}.{way}" for way in ways)]


# Freya


@pytest.mark.card("freya")
@pytest.mark.rule("KR-CARD-03", "KR-ICON-14")
@pytest.mark.parametrize(
    ("army", "hero", "total"),
    [
        pytest.param(RUNES, "ivar", 3 + 1, id="men"),
        pytest.param((RUNES[0], "seidkona.ingwaz"), "ivar", 4 + 2, id="a woman among the Warriors"),
        pytest.param(RUNES, "lagertha", 4 + 2, id="a woman as Hero"),
    ],
)
def test_freya_gives_two_with_a_woman_in_the_army(army: tuple[str, str], hero: str, total: int) -> None:
    table = at_count(Kingdom(army=army, hero=hero, hand=("freya",)), strong())
    assert table.answer(0, "norn:freya.favour").counter[0] == total


@pytest.mark.card("freya")
@pytest.mark.rule("KR-CARD-03", "KR-MERC-18")
def test_freya_sees_no_women_among_reinforcements_nor_in_the_army_of_a_mercenary() -> None:
    table = at_count(weak("freya", WOMEN[0]), strong()).answer(0, f"villager:{WOMEN[0]}", "norn:freya.favour")
    assert table.counter[0] == 3 + 1 + 1
    outsider = Kingdom(army=WOMEN, hero="lagertha", hand=("freya",))
    hired = hire(at_count(weak(), strong(), outsider), 0, 2, 1).answer(2, "norn:freya.favour")
    assert hired.counter[0] == 3 + 1


# Rune Blade


@pytest.mark.card("rune_blade")
@pytest.mark.rule("KR-AMB-13", "KR-COUNT-11")
def test_rune_blade_keeps_its_two_when_the_hero_bonus_is_cancelled_later() -> None:
    table = at_count(Kingdom(army=RUNES, hero="aslaug", hand=("rune_blade",)), eight("scorn_pole"))
    table.answer(0, "norn:rune_blade.strike").answer(1, "pass")
    assert table.counter == [7 + 2, 8]
    assert table.answer(1, "norn:scorn_pole.curse").counter == [7 - 3 + 2, 8]


@pytest.mark.card("rune_blade")
@pytest.mark.rule("KR-AMB-13", "KR-COUNT-11")
def test_rune_blade_keeps_its_one_when_the_hero_bonus_comes_later() -> None:
    own = weak("rune_blade", "holmgang", army=RUNES, reserve="aslaug")
    table = at_count(own, strong()).answer(0, "norn:rune_blade.strike")
    assert table.counter[0] == 3 + 1
    assert table.answer(0, "norn:holmgang.duel").counter[0] == 7 + 1


# Skald's Song


@pytest.mark.card("skalds_song")
@pytest.mark.rule("KR-CARD-04", "KR-ICON-04", "KR-INFO-02")
def test_skalds_song_draws_two_warriors_that_may_reinforce_at_once() -> None:
    table = at_count(weak("skalds_song"), strong(), warriors=(JARL, HUSKARL)).answer(0, "norn:skalds_song.muster")
    assert table.hand(0) == [HUSKARL, JARL]
    assert table.counter == [3, 7]
    assert table.event("drawn.hidden", 1) == {"kingdom": 0, "warriors": 2, "norns": 0}
    assert table.answer(0, f"thor:{JARL}").counter[0] == 6


# Poisoned Mead


@pytest.mark.card("poisoned_mead")
@pytest.mark.example("KR-EX-39")
@pytest.mark.rule("KR-NORNS-09", "KR-NORNS-10")
def test_poisoned_mead_cancelled_late_gives_the_forces_back_but_not_the_card() -> None:
    table = at_count(five("freyas_magic", coin=3), weak("poisoned_mead", HUSKARL, coin=5))
    use(table, 1, "poisoned_mead.draught").answer(0, "pass")
    assert (table.counter, table.leader) == ([3, 3], 1)
    assert table.answer(0, CANCEL).counter == [5, 3]
    assert table.hand(1) == []


@pytest.mark.card("poisoned_mead")
@pytest.mark.rule("KR-NORNS-13", "KR-CARD-04")
def test_poisoned_mead_as_the_last_card_can_only_be_sipped() -> None:
    offers = at_count(weak("poisoned_mead"), strong()).offers(0)
    assert [key for key in offers if key.startswith("norn:")] == ["norn:poisoned_mead.sip"]


# Scorn Pole


def scorned(*hand: str) -> Table:
    """The attacker has cursed a defender who counted 9 under Aslaug, and would count 8 under Brynhild."""
    rival = Kingdom(army=WOMEN, hero="aslaug", reserve="brynhild", hand=hand)
    table = at_count(strong("scorn_pole"), rival)
    assert table.counter == [7, 9]
    return table.answer(0, "norn:scorn_pole.curse").answer(1, "pass")


@pytest.mark.card("scorn_pole")
@pytest.mark.rule("KR-NORNS-06", "KR-ICON-10")
def test_scorn_pole_holds_for_a_hero_that_is_swapped_in_later() -> None:
    table = scorned("holmgang")
    assert table.counter == [7, 6]
    assert table.answer(1, "norn:holmgang.duel").counter == [7, 6]
    assert table.game.observation(None)["leading"][1] == ["brynhild"]


@pytest.mark.card("scorn_pole")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_scorn_pole_is_undone_by_a_late_freyas_magic() -> None:
    assert scorned("freyas_magic").answer(1, CANCEL).counter == [7, 9]


# Loki


@pytest.mark.card("loki")
@pytest.mark.rule("KR-ICON-06", "KR-COUNT-11")
def test_loki_makes_the_rival_fight_under_its_other_hero_with_whatever_bonus_it_gives() -> None:
    table = at_count(weak("loki"), five(reserve="harald")).answer(0, "norn:loki.trick")
    assert table.counter == [3, 2 + 2]
    assert table.game.observation(None)["leading"][1] == ["harald"]
    helped = at_count(weak("loki"), five(reserve="hervor")).answer(0, "norn:loki.trick")
    assert helped.counter == [3, 2 + 2 + 3]


@pytest.mark.card("loki")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09", "KR-INFO-01")
def test_lokis_trick_undone_late_brings_the_first_hero_back_and_both_stay_known() -> None:
    table = at_count(weak("loki", JARL), five("freyas_magic", reserve="harald"))
    assert table.game.observation(0)["reserve"][1][0].startswith("?")
    table.answer(0, "norn:loki.trick").answer(1, "pass").answer(0, f"thor:{JARL}")
    assert table.answer(1, CANCEL).counter == [6, 5]
    seen = table.game.observation(0)
    assert (seen["leading"][1], seen["reserve"][1]) == (["siegfried"], ["harald"])


@pytest.mark.card("loki")
@pytest.mark.rule("KR-ICON-05", "KR-INFO-02", "KR-CARD-04")
def test_loki_takes_a_norn_of_the_rival_that_outsiders_do_not_see() -> None:
    table = at_count(weak("loki"), strong("tyr", JARL), Kingdom(army=WOMEN))
    table.answer(0, "norn:loki.theft").answer(1, "pass")
    assert (table.hand(0), table.hand(1)) == (["tyr"], [JARL])
    assert table.game.observation(1)["hands"][0] == ["tyr"]
    assert table.game.observation(2)["hands"][0][0].startswith("?norn")
    assert table.event("norn.stolen.hidden", 2) == {"kingdom": 0, "target": 1}


@pytest.mark.card("loki")
@pytest.mark.rule("KR-NORNS-13")
def test_loki_finds_nothing_to_take_among_warriors() -> None:
    table = at_count(weak("loki"), strong(JARL)).answer(0, "norn:loki.theft")
    assert (table.hand(0), table.hand(1)) == ([], [JARL])
    table.expect(0, "initiative")


# Heimdall


@pytest.mark.card("heimdall")
@pytest.mark.rule("KR-ICON-13", "KR-INFO-02", "KR-FLOW-15")
def test_heimdall_sees_the_norns_of_the_rival_and_discards_one_of_them() -> None:
    table = at_count(weak("heimdall"), strong("tyr", "longship", JARL), Kingdom(army=WOMEN))
    table.answer(0, "norn:heimdall.watch").answer(1, "pass")
    assert sorted(table.offers(0)) == ["discard:longship", "discard:tyr"]
    table.answer(0, "discard:tyr")
    assert table.event("discarded") == {"kingdom": 1, "card": "tyr"}
    assert table.hand(1) == [JARL, "longship"]
    assert [card.split(".")[0] for card in table.game.observation(0)["hands"][1]] == ["?warrior", "longship"]
    assert all(card.startswith("?") for card in table.game.observation(2)["hands"][1])
    assert table.event("norns.shown", 0)["cards"] == ["longship", "tyr"]


# Holmgang


@pytest.mark.card("holmgang")
@pytest.mark.rule("KR-NORNS-06", "KR-ICON-10")
def test_holmgang_gives_two_at_the_price_of_the_own_hero_bonus() -> None:
    table = at_count(Kingdom(army=RUNES, hero="aslaug", hand=("holmgang",)), eight())
    assert table.counter == [7, 8]
    assert table.answer(0, "norn:holmgang.oath").counter == [7 - 3 + 2, 8]


@pytest.mark.card("holmgang")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_holmgang_undone_late_gives_the_own_hero_bonus_back() -> None:
    table = at_count(Kingdom(army=RUNES, hero="aslaug", hand=("holmgang", JARL)), eight("freyas_magic"))
    table.answer(0, "norn:holmgang.oath").answer(1, "pass").answer(0, f"thor:{JARL}")
    assert table.counter == [9, 8]
    assert table.answer(1, CANCEL).counter == [7 + 3, 8]


@pytest.mark.card("holmgang")
@pytest.mark.rule("KR-ICON-06", "KR-NORNS-09")
def test_holmgang_swaps_the_own_heroes_and_a_late_freyas_magic_swaps_them_back() -> None:
    own = weak("holmgang", army=RUNES, reserve="aslaug")
    table = at_count(own, five("freyas_magic")).answer(0, "norn:holmgang.duel").answer(1, "pass")
    assert table.counter == [7, 5]
    assert table.answer(1, CANCEL).counter == [3, 5]
    assert table.game.observation(None)["leading"][0] == ["ivar"]
