"""The icons of the content, and the cards that show them: each where its meaning applies (Icons)."""

import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from longhall.games.kardnarok.content.rows import FILES
from tests.kardnarok.play import Table

CONTENT = files("longhall.games.kardnarok") / "content"
LANGUAGES = {"en", "pt", "es"}


class Card:
    """A row of Warriors, Heroes or Norns."""

    def __init__(self, kind: str, row: dict[str, Any]) -> None:
        self.kind = kind
        self.row = row
        self.ops = [part for part in parts(row) if "op" in part]
        self.conditions = [part for part in parts(row) if "is" in part]

    def forces(self) -> list[tuple[str, int]]:
        """Whose Forces change, and by how much."""
        return [(op["who"], op["amount"]) for op in self.ops if op["op"] == "force"]

    def does(self, *names: str) -> bool:
        return any(op["op"] in names for op in self.ops)

    def handles(self, *things: str) -> bool:
        """Is there an operation on this kind of card or on its pile?"""
        return any(op.get(place) in things for op in self.ops for place in ("pile", "kind"))

    def wants(self, name: str, value: str = "") -> bool:
        """Is there a condition of this name (and value)?"""
        return any(part["is"] == name and value in ("", part.get("value")) for part in self.conditions)

    def works_for(self, role: str) -> bool:
        return self.row.get("role") == role or self.wants("role", role)

    def pays(self, outcome: str) -> bool:
        """Does it give something when the combat ends like this?"""
        return self.wants("outcome", outcome) or any(op.get("at") == "result" for op in self.ops)

    def reinforces(self) -> bool:
        counted = any(op.get("per") == "foe_reinforcements" for op in self.ops)
        return counted or bool(self.row.get("villager")) or self.does("block_reinforcements")

    def has_conditional_forces(self) -> bool:
        return any("if" in op for op in self.ops if op["op"] == "force")

    def touches_warriors(self) -> bool:
        """Warriors that it wants to have, takes, loses or swaps."""
        wanted = any(self.wants(name) for name in ("partner_type", "army_type", "army_women"))
        moved = self.does("save_warriors", "extra_loss", "swap_army_hand", "refill_slot")
        return wanted or moved or self.handles("warrior", "warriors")


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a row."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from parts(each)


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of all content files under this name."""
    documents = [tomllib.loads((CONTENT / file).read_text(encoding="utf-8")) for file in FILES]
    return [row for document in documents for row in document.get(name, [])]


CARDS = [Card(kind, row) for kind in ("warrior", "hero", "norn") for row in rows(kind)]
ICONS = {row["id"]: row for row in rows("icon")}

Meaning = Callable[[Card], bool]
EXACT: list[Any] = [
    pytest.param("strength", lambda c: c.row.get("strength") in (1, 2, 3, 4), marks=pytest.mark.rule("KR-ICON-01")),
    pytest.param("plus", lambda c: any(n > 0 for _, n in c.forces()), marks=pytest.mark.rule("KR-ICON-02")),
    pytest.param("minus", lambda c: any(n < 0 for _, n in c.forces()), marks=pytest.mark.rule("KR-ICON-03")),
    pytest.param(
        "norns",
        lambda c: c.handles("norn", "norns") or c.does("steal_norn", "cancel_norn"),
        marks=pytest.mark.rule("KR-ICON-05"),
    ),
    pytest.param("heroes", lambda c: c.does("swap_hero", "exchange_hero"), marks=pytest.mark.rule("KR-ICON-06")),
    pytest.param("attack", lambda c: c.works_for("attack"), marks=pytest.mark.rule("KR-ICON-07")),
    pytest.param("defence", lambda c: c.works_for("defence"), marks=pytest.mark.rule("KR-ICON-08")),
    pytest.param(
        "hero_bonus",
        lambda c: c.kind == "hero" or c.wants("hero_bonus_active"),
        marks=pytest.mark.rule("KR-ICON-09"),
    ),
    pytest.param("no_hero_bonus", lambda c: c.does("cancel_hero_bonus"), marks=pytest.mark.rule("KR-ICON-10")),
    pytest.param("victory", lambda c: c.pays("victory"), marks=pytest.mark.rule("KR-ICON-11")),
    pytest.param("defeat", lambda c: c.pays("defeat"), marks=pytest.mark.rule("KR-ICON-12")),
    pytest.param("look", lambda c: c.does("look_army", "reveal_norns"), marks=pytest.mark.rule("KR-ICON-13")),
    pytest.param("precombat", lambda c: c.row.get("window") == "precombat", marks=pytest.mark.rule("KR-ICON-15")),
    pytest.param("reinforcement", lambda c: c.reinforces(), marks=pytest.mark.rule("KR-ICON-16")),
    pytest.param("deity", lambda c: c.row.get("deity", False), marks=pytest.mark.rule("KR-ICON-17")),
    pytest.param("cards", lambda c: c.handles("card", "cards"), marks=pytest.mark.rule("KR-ICON-18")),
    pytest.param("swap", lambda c: c.does("exchange"), marks=pytest.mark.rule("KR-ICON-19")),
]


def showing(icon: str) -> list[Card]:
    return [card for card in CARDS if icon in card.row["icons"]]


@pytest.mark.parametrize(("icon", "meaning"), EXACT)
def test_the_icon_stands_on_exactly_the_cards_that_do_what_it_says(icon: str, meaning: Meaning) -> None:
    assert set(ICONS[icon]["text"]) >= LANGUAGES
    assert {card.row["id"] for card in showing(icon)} == {card.row["id"] for card in CARDS if meaning(card)}


def test_there_are_nineteen_icons_and_cards_show_no_other() -> None:
    assert len(ICONS) == 19
    assert {icon for card in CARDS for icon in card.row["icons"]} == set(ICONS)


@pytest.mark.rule("KR-ICON-02", "KR-ICON-03")
def test_bonuses_raise_ones_own_side_and_reductions_lower_the_opponent_by_1_to_3() -> None:
    forces = [force for card in CARDS for force in card.forces()]
    assert {force for force in forces if force[1] > 0} == {("side", 1), ("side", 2), ("side", 3)}
    assert {force for force in forces if force[1] < 0} == {("foe", -1), ("foe", -2), ("foe", -3)}


@pytest.mark.rule("KR-ICON-04")
def test_who_shows_warriors_wants_takes_loses_or_swaps_them() -> None:
    assert {card.kind for card in showing("warriors")} == {"warrior", "hero", "norn"}
    assert [card.row["id"] for card in showing("warriors") if not card.touches_warriors()] == []


@pytest.mark.rule("KR-ICON-04", "KR-ICON-05", "KR-ICON-06")
def test_warriors_norns_and_heroes_are_told_apart_by_their_backs() -> None:
    view = Table(3).until("army.warrior").game.observation(None)
    backs = {card.split(".")[0] for hand in view["hands"] for card in hand}
    assert backs == {"?warrior", "?norn"}
    assert {card.split(".")[0] for heroes in view["reserve"] for card in heroes} == {"?hero"}


@pytest.mark.rule("KR-ICON-07", "KR-ICON-08")
@pytest.mark.parametrize("icon", ["attack", "defence"])
def test_warriors_and_norns_show_whom_they_work_for_and_heroes_do_not(icon: str) -> None:
    assert {card.kind for card in showing(icon)} == {"warrior", "norn"}


@pytest.mark.rule("KR-ICON-09")
def test_every_hero_gives_a_bonus_under_a_condition() -> None:
    heroes = [card for card in CARDS if card.kind == "hero"]
    assert all(card.conditions and card.forces() for card in heroes)


@pytest.mark.rule("KR-ICON-10")
def test_the_bonus_of_the_own_and_of_the_opposing_hero_can_be_stopped() -> None:
    stopped = {op["who"] for card in showing("no_hero_bonus") for op in card.ops if op["op"] == "cancel_hero_bonus"}
    assert stopped == {"side", "foe"}


@pytest.mark.rule("KR-ICON-11", "KR-ICON-12")
@pytest.mark.parametrize("icon", ["victory", "defeat"])
def test_warriors_and_norns_pay_on_a_victory_or_a_defeat(icon: str) -> None:
    assert {card.kind for card in showing(icon)} == {"warrior", "norn"}


@pytest.mark.rule("KR-ICON-14")
def test_read_the_text_stands_where_forces_depend_on_it_and_mostly_there() -> None:
    conditional = {card.row["id"] for card in CARDS if card.has_conditional_forces()}
    shown = {card.row["id"] for card in showing("read_text")}
    assert conditional <= shown
    assert 2 * len(conditional) > len(shown)
    assert all(set(card.row["text"]) >= LANGUAGES for card in showing("read_text"))


@pytest.mark.rule("KR-ICON-15")
def test_the_pre_combat_norns_are_those_that_the_rulebook_lists() -> None:
    listed = {"assassin", "terrible_disease", "hugin_munin", "frey", "valkyries"}
    assert {card.row["id"] for card in showing("precombat")} == listed


@pytest.mark.rule("KR-ICON-17")
def test_only_norns_stand_for_gods() -> None:
    assert {card.kind for card in showing("deity")} == {"norn"}
