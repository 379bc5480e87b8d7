"""Prayer and hero: the first two steps of a Follower's turn."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, runes
from tests.lords_of_ragnarok.play import Player

FULL = {"odin": 2, "thor": 2, "freya": 2}


def pray(you: Player | None = None, selected: int = 1, **more: Any) -> Solo:
    lay = {key: more.pop(key) for key in ("levels", "empty", "forges") if key in more}
    surtur = Follower(**{"priests": 1, "at": 16, **more})
    return follower_step("prayer", you or Player(), surtur, selected=selected, **lay)


@pytest.mark.rule("LS-PRAY-01", "LS-PRAY-08")
def test_one_priest_goes_to_a_monument_and_stays() -> None:
    table = pray(priests=3)
    assert (table.sent(SURTURS), table.priests(SURTURS)) == (["odin"], (2, 1))


@pytest.mark.rule("LS-PRAY-01")
def test_without_a_priest_or_a_free_space_nobody_goes() -> None:
    assert pray(priests=0).sent(SURTURS) == []
    crowd = Player(sent=["odin", "odin", "thor", "thor"])
    table = pray(crowd, priests=1, sent=["freya", "freya"])
    assert table.priests(SURTURS)[0] == 1


@pytest.mark.rule("LS-PRAY-02", "LS-PRAY-04", "LS-DEF-11")
@pytest.mark.parametrize(("hero", "monument"), [("ragnar", "odin"), ("lagertha", "thor"), ("snorri", "freya")])
def test_the_favourite_comes_first(hero: str, monument: str) -> None:
    assert pray(hero=hero).sent(SURTURS) == [monument]


@pytest.mark.rule("LS-PRAY-02", "LS-PRAY-03", "LS-AMB-75")
@pytest.mark.parametrize(
    ("attributes", "monument"),
    [((3, 2, 2), "odin"), ((4, 2, 2), "thor"), ((4, 3, 2), "odin"), ((5, 3, 2), "freya"), ((2, 4, 2), "odin")],
)
def test_unless_it_leads_by_two(attributes: tuple[int, int, int], monument: str) -> None:
    assert pray(attributes=attributes).sent(SURTURS) == [monument]  # Ragnar: Authority, Power, Wisdom


@pytest.mark.rule("LS-PRAY-03")
def test_or_is_full() -> None:
    assert pray(Player(sent=["odin", "odin"]), attributes=(2, 3, 2)).sent(SURTURS) == ["freya"]
    assert pray(Player(sent=["odin", "odin"]), attributes=(2, 2, 2)).sent(SURTURS) == ["thor"]


@pytest.mark.rule("LS-AMB-06")
def test_what_stands_at_six_is_not_raised() -> None:
    assert pray(attributes=(6, 5, 5)).sent(SURTURS) == ["thor"]
    table = pray(attributes=(6, 6, 6))
    assert (table.sent(SURTURS), table.token(SURTURS, "authority")) == (["odin"], 6)
    assert pray(Player(sent=["odin", "odin"]), attributes=(6, 6, 6)).sent(SURTURS) == ["thor"]


@pytest.mark.rule("LS-PRAY-05", "LS-PRAY-06")
def test_the_attribute_rises_and_at_level_none_that_is_all() -> None:
    table = pray(hero="lagertha", attributes=(2, 3, 2))
    assert (table.token(SURTURS, "power"), table.cards()) == (4, 0)


@pytest.mark.rule("LS-PRAY-06", "LS-AMB-07")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_favour_grows_with_the_level(level: int) -> None:
    assert pray(hero="lagertha", levels={"thor": level}).cards() == level
    assert len(pray(hero="snorri", levels={"freya": level}).runes(SURTURS)) == level + 1  # and one forged
    table = pray(levels={"odin": level}, control=[3], armies={3: [1]})
    assert table.armies(SURTURS, 3) == [1 + level]


@pytest.mark.rule("LS-PRAY-07", "LS-DEF-07", "LS-AMB-08")
def test_of_its_armies_the_one_next_to_most_foreign_territories_grows() -> None:
    table = pray(levels={"odin": 2}, control=[3, 5], armies={3: [1], 5: [5]})
    assert table.all_armies(SURTURS) == {3: [1], 5: [6]}  # 5 has three such neighbours
    table = pray(levels={"odin": 2}, control=[3, 5], armies={3: [1], 5: [6]})
    assert table.all_armies(SURTURS) == {3: [3], 5: [6]}
    assert pray(levels={"odin": 2}).all_armies(SURTURS) == {}


@pytest.mark.rule("LS-PRAY-09")
@pytest.mark.parametrize(("at", "forge"), [(16, 16), (14, 16), (3, 1)])
def test_a_rune_is_forged_where_the_hero_stands_or_next_to_it(at: int, forge: int) -> None:
    table = pray(at=at)
    assert table.event("forged")["territory"] == str(forge)
    assert table.forge(forge) is None


@pytest.mark.rule("LS-PRAY-09", "LS-AMB-71")
def test_of_several_the_nearest_to_a_hero_of_a_person_then_by_the_word() -> None:
    assert pray(Player(at=8), at=7).event("forged")["territory"] == "10"
    assert pray(Player(at=5), at=7).event("forged")["territory"] == "6"
    assert pray(Player(at=7), at=7).event("forged")["territory"] == "10"
    assert pray(Player(at=7), at=7, selected=2).event("forged")["territory"] == "6"


@pytest.mark.rule("LS-PRAY-09", "LS-AMB-09")
def test_where_no_rune_lies_or_it_holds_six_nothing_is_forged() -> None:
    assert "forged" not in pray(at=16, empty=[16]).told()
    table = pray(at=16, runes=runes(6))
    assert table.forge(16) == "uruz"


@pytest.mark.rule("LS-PRAY-10", "LS-HERO-01")
def test_it_forges_before_its_hero_is_placed_anywhere() -> None:
    table = follower_step("turn", Player(), Follower(at=16, row=("basic_a2", "basic_a1", "basic_a3")))
    assert table.event("forged")["territory"] == "16"
    assert table.hero(SURTURS) == 10


@pytest.mark.rule("LS-HERO-01")
def test_the_large_board_has_its_own_number() -> None:
    table = follower_step("hero", Player(), Follower(row=("basic_a3", "basic_a1", "basic_a2")))
    assert table.hero(SURTURS) == 1
    table = follower_step("hero", Player(), Follower(row=("basic_a3", "basic_a1", "basic_a2")), Follower(hero="snorri"))
    assert table.hero(SURTURS) == 19
    assert table.hero(YOU) == 3
