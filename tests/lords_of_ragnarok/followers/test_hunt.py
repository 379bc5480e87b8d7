"""Hunts by a Follower."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step
from tests.lords_of_ragnarok.play import Player

LAIR = 6  # next to 5, 7 and 9
ROW = ("basic_a5", "basic_a2", "basic_a3")  # the first card orders monsters


def hunt(hand: tuple[str, ...], drawn: tuple[str, ...] = ("shield",), you: Player | None = None, **more: Any) -> Solo:
    """Beowulf hunts; its Power is the number of cards that it draws."""
    lay = {key: more.pop(key) for key in ("monsters", "covered", "boss", "tops", "desolation") if key in more}
    lay = {"monsters": {"garm": LAIR}, **lay}
    fields: dict[str, Any] = {"hero": "beowulf", "at": LAIR, "row": ROW, "attributes": (2, len(drawn), 2), **more}
    return follower_step("special", you or Player(at=16), Follower(hand=hand, **fields), combat=drawn, **lay)


def hunted(table: Solo) -> str:
    monster: str = table.event("follower.hunts")["monster"]
    return monster


# What it can hunt


@pytest.mark.rule("LS-HUNT-01", "LS-AMB-41")
@pytest.mark.parametrize(
    ("at", "stash", "hunts"), [(6, 0, True), (5, 0, True), (1, 0, False), (1, 1, True), (3, 2, True)]
)
def test_monsters_within_one_and_its_stash(at: int, stash: int, hunts: bool) -> None:
    table = hunt(("spear",), at=at, stash=stash)
    assert ("follower.hunts" in table.told()) == hunts
    assert table.hero(SURTURS) == at


@pytest.mark.rule("LS-AMB-41")
def test_whoever_controls_them() -> None:
    assert hunted(hunt(("spear",), you=Player(at=16, rings=["garm"]))) == "garm"


@pytest.mark.rule("LS-HUNT-02", "LS-HUNT-03")
def test_the_boss_alone_once_it_has_killed_enough() -> None:
    assert hunted(hunt(("spear",), boss=LAIR)) == "garm"
    assert hunted(hunt(("spear",), boss=LAIR, slayers=1)) == "loki"
    assert hunted(hunt(("spear",), boss=LAIR, kills=["fafnir"])) == "loki"
    assert hunted(hunt(("spear",), boss=1, slayers=1)) == "garm"


# What it hits


@pytest.mark.rule("LS-HUNT-04", "LS-HUNT-12")
def test_it_draws_by_its_power_beyond_its_limit_and_shows_all_cards() -> None:
    hand = ("bow",) * 4 + ("longbow",) * 2 + ("throwing_axe",) * 2
    table = hunt(hand, ("axe", "axe", "sword"))
    assert sorted(table.event("follower.shows")["cards"]) == sorted([*hand, "axe", "axe", "sword"])
    assert table.cards() == 7  # 11 less 4: a bow, two axes, a sword
    assert "hunt.attack" not in table.told()
    assert table.wounds(SURTURS) == []


@pytest.mark.rule("LS-HUNT-05", "LS-HUNT-07")
def test_weapons_come_before_shields_and_rewards_before_the_right() -> None:
    table = hunt(("axe", "sword"), ("shield",))  # axes at 2 and 6, swords at 4 and 7; rewards at 2, 4 and 6
    assert table.covered("garm") == {6: SURTURS, 4: SURTURS, 2: SURTURS}
    table = hunt(("spear",), ("shield",))  # spears at 1 and 5, without reward
    assert table.covered("garm") == {5: SURTURS, 6: SURTURS}


@pytest.mark.rule("LS-HUNT-06", "LS-TIE-01")
def test_it_hunts_what_it_leaves_least_of() -> None:
    monsters = {"garm": 6, "draugr": 7}
    assert hunted(hunt(("spear",), ("spear",), monsters=monsters)) == "garm"  # 5 of 7 left, of the other 6
    covered = {"draugr": {2: YOU, 3: YOU, 4: YOU}}
    assert hunted(hunt(("spear",), ("spear",), monsters=monsters, covered=covered)) == "draugr"
    assert hunted(hunt(("spear",), ("sword",), monsters=monsters)) == "draugr"  # both leave 5: the word is Max
    table = hunt(("spear",), ("sword",), monsters=monsters)
    assert table.decided("LS-HUNT-06")["values"] == [5, 5]


@pytest.mark.rule("LS-HUNT-08")
@pytest.mark.parametrize(("hand", "priests"), [(("axe", "axe", "sword"), 1), (("spear",), 0)])
def test_one_priest_whatever_the_rewards(hand: tuple[str, ...], priests: int) -> None:
    table = hunt(hand, ("longbow",))
    assert table.priests(SURTURS)[0] == priests


@pytest.mark.rule("LS-HUNT-09", "LS-AMB-45", "LS-GEN-14")
def test_the_last_slot_without_a_reward_brings_the_artifact() -> None:
    covered = {"garm": {1: YOU, 3: YOU, 7: YOU}}
    table = hunt(("spear",), ("hunting_spear",), covered=covered)
    assert table.artifacts(SURTURS) == ["garms_chain"]
    assert table.stash() == 1
    assert hunt(("axe",), ("axe",), covered={"garm": {1: YOU, 3: YOU, 5: YOU, 7: YOU}}).artifacts(SURTURS) == []


@pytest.mark.rule("LS-HUNT-10", "LS-AMB-46")
def test_markers_of_earlier_hunts_count() -> None:
    covered = {"garm": {1: SURTURS, 2: SURTURS, 3: SURTURS}}
    assert hunt(("spear",), ("bow",), covered=covered).desolate() == []
    assert len(hunt(("bow",), ("bow",), covered=covered).desolate()) == 1


@pytest.mark.rule("LS-HUNT-11", "LS-AMB-44")
def test_what_is_left_is_shuffled_into_the_deck_and_dealt_anew_up_to_eight() -> None:
    hand = ("bow",) * 4 + ("longbow",) * 2 + ("fire_arrows", "shield_wall")
    table = hunt(hand, ("hunting_spear", "hunting_spear", "boar_spear"))
    assert table.event("follower.redraws")["n"] == 7  # 11 less a bow, two spears and a shield
    assert table.cards() == 7
    assert all(card.startswith("?") for card in table.observation()["hands"][SURTURS])
    covered = {"garm": dict.fromkeys((1, 3, 5), YOU)}
    assert hunt(hand, ("hunting_spear", "hunting_spear"), covered=covered).event("follower.redraws")["n"] == 8


@pytest.mark.rule("LS-HUNT-13", "LS-HUNT-06")
def test_a_kill_brings_the_miniature_and_a_slayer_token_to_another_with_four_markers() -> None:
    table = hunt(("spear",), ("axe",), covered={"garm": {1: YOU, 3: YOU, 4: YOU, 7: YOU, 2: SURTURS}})
    assert table.monster("garm") == 0
    assert (table.g.minis, table.g.slayers) == ((0, 1), (1, 0))
    assert table.desolate() == []


# The boss: sword and spear, axe and bow, spear and axe, sword and bow, sword and axe


@pytest.mark.rule("LS-AMB-42", "LS-HUNT-05")
def test_the_boss_takes_pairs_of_cards_and_recovers() -> None:
    table = hunt(("spear", "sword", "axe"), ("bow",), boss=LAIR, slayers=1)
    assert [args["slot"] for args in table.happened("slot.covered")] == ["4", "3"]
    assert table.covered("loki") == {}
    assert table.event("boss.recovers") == {"monster": "loki"}
    assert len(table.desolate()) == 1
    assert table.cards() == 0


@pytest.mark.rule("LS-HUNT-07", "LS-HUNT-13")
def test_the_cards_that_hit_are_told_and_a_boss_that_died_does_not_recover() -> None:
    table = hunt(("axe", "bow"), ("shield",))
    told = [(e["key"], e["args"].get("card")) for e in table.game.events(0, None)]
    hits = [card for key, card in told if key == "hunt.wielded"]
    assert sorted(hits) == ["axe", "bow", "shield"]
    assert told.index(("hunt.wielded", "axe")) < told.index(("slot.covered", None))
    hand = ("sword", "sword", "sword", "spear", "spear", "axe", "axe", "axe")
    assert "boss.recovers" not in hunt(hand, ("bow", "bow"), boss=LAIR, slayers=1).told()


@pytest.mark.rule("LS-AMB-42", "LS-HUNT-05")
def test_against_the_boss_as_few_shields_as_possible() -> None:
    table = hunt(("spear", "sword"), ("shield",), boss=LAIR, slayers=1)
    assert [args["slot"] for args in table.happened("slot.covered")] == ["1"]
    assert table.cards() == 1
    table = hunt(("axe",), ("shield",), boss=LAIR, slayers=1)
    assert [args["slot"] for args in table.happened("slot.covered")] == ["5"]


@pytest.mark.rule("LS-HUNT-13", "LS-RAGNAROK-01", "LS-INTRO-02")
def test_who_kills_the_boss_wins() -> None:
    hand = ("sword", "sword", "sword", "spear", "spear", "axe", "axe", "axe")
    table = hunt(hand, ("bow", "bow"), boss=LAIR, slayers=1)
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.places) == ("slayer", [2, 1])
