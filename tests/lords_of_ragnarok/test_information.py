"""What each player and a spectator may see, and worlds that look the same to them."""

from collections import Counter
from typing import Any

import pytest

from longhall.engine.driver import determinize
from longhall.engine.observations import asks_for, observation
from longhall.engine.rng import Stream
from longhall.games.lords_of_ragnarok.position import LordsOfRagnarokPosition
from tests.lords_of_ragnarok.play import Player, Table, at_battle, at_hunt, at_phase

OTHERS = (1, None)  # a rival and a spectator
WORLDS = 12


def backs(cards: list[str]) -> list[str]:
    """Cards as their backs alone, without the class; a face that is seen stays as it is."""
    return [card.split(".")[0] if card.startswith("?") else card for card in cards]


def worlds(table: Table, observer: int) -> list[LordsOfRagnarokPosition]:
    """Positions that look the same to an observer."""
    return [determinize(table.g, observer, Stream(f"world {n}")) for n in range(WORLDS)]


def words(g: LordsOfRagnarokPosition, cards: list[int]) -> Counter[str]:
    return Counter(g.word(card) for card in cards)


def seen(table: Table, observer: int | None, seat: int, *answers: str) -> Any:
    """All that an observer is shown, told and asked once a seat has answered so; the table stays as it was."""
    game = table.game.copy()
    for key in answers:
        game.answer(seat, key)
    return game.observation(observer), game.events(0, observer), [ask.outside for ask in game.asks_for(observer)]


@pytest.mark.parametrize("other", OTHERS)
def test_a_hand_is_secret_but_its_size_is_not(other: int | None) -> None:
    table = at_phase("hero", Player(hand=["spear", "bow"]))
    assert backs(table.observation(other)["hands"][0]) == ["?combat", "?combat"]
    assert table.observation(0)["hands"][0] == ["bow", "spear"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_order_of_a_deck(seat: int | None) -> None:
    table = at_phase("hero", Player())
    for pile in ("combat", "attack", "blessing", "event"):
        assert set(backs(table.observation(seat)[pile])) == {f"?{pile}"}


@pytest.mark.rule("LR-HUNT-05")
@pytest.mark.parametrize("other", [0, *OTHERS])
def test_what_the_monster_side_draws_for_a_hunt_it_alone_sees(other: int | None) -> None:
    table = at_phase("special", Player(at=13), monsters={"garm": 13}).act(0, "monsters").answer(0, "hunt:garm")
    assert not any(card.startswith("?") for card in table.observation(2)["attack_hand"])
    assert backs(table.observation(other)["attack_hand"]) == ["?attack", "?attack"]
    assert "attacks" in table.event("hunt.attacks", 2)
    assert table.event("hunt.attacks.hidden", other) == {"seat": 2, "n": 2}


@pytest.mark.parametrize("other", OTHERS)
def test_the_table_is_open(other: int | None) -> None:
    player = Player(
        runes=["uruz"], priests=2, armies={1: [3]}, blessings=["seidr"], artifacts=["gungnir"], allies=["vanaheim"]
    )
    table = at_phase("hero", player, temples=[4], levels={"odin": 1}, wheel={"march": [1]}, turned=["r34_sum"])
    shown, own = table.observation(other), table.observation(0)
    fields = ("runes", "priests", "army_at", "strengths", "control", "holders", "exhausted", "allies", "temples")
    for field in (*fields, "levels", "wheel", "fulfilled", "monster_at", "slots", "rings", "tokens", "wounds"):
        assert shown[field] == own[field]
    assert shown["blessings"][0] == ["seidr"]


@pytest.mark.parametrize("other", OTHERS)
def test_only_its_owner_learns_which_card_was_drawn(other: int | None) -> None:
    lay = [at_phase("special", Player(), combat=[card]).act(0, "prepare", "prepare:card") for card in ("bow", "axe")]
    assert [table.event("drew", 0)["cards"] for table in lay] == [["bow"], ["axe"]]
    for table in lay:
        assert "drew" not in table.told(other)
        assert table.event("drew.hidden", other) == {"seat": 0, "n": 1}
    assert lay[0].observation(other) == lay[1].observation(other)


@pytest.mark.parametrize("other", OTHERS)
def test_what_a_player_could_play_is_its_own_business(other: int | None) -> None:
    attacker = Player(armies={5: [3]}, hand=["spear", "sword"])
    table = at_battle(attacker, Player(armies={5: [3]}, control=[5]), 5)
    (ask,) = table.game.asks_for(other)
    assert (ask.seat, ask.name, list(ask.options)) == (0, "battle.card", [])


@pytest.mark.rule("LR-HUNT-09")
@pytest.mark.parametrize("other", [0, 1, None])
def test_the_monster_side_alone_sees_its_attack_cards(other: int | None) -> None:
    table = at_hunt(Player(), "garm", hand=["claws", "crush"])
    assert table.observation(2)["attack_hand"] == ["claws", "crush"]
    assert backs(table.observation(other)["attack_hand"]) == ["?attack", "?attack"]
    found = {tuple(sorted(words(world, world.attack_hand))) for world in worlds(table, 0)}
    assert len(found) > 3
    assert {tuple(sorted(words(world, world.attack_hand))) for world in worlds(table, 2)} == {("claws", "crush")}


@pytest.mark.rule("LR-DECK-02", "LR-HUNT-09")
def test_attack_cards_that_were_played_or_discarded_are_open() -> None:
    table = at_hunt(Player(), "garm", hand=["claws", "crush"]).answer(2, "strike:claws")
    for seat in (0, 1, 2, None):
        assert table.observation(seat)["attack_discards"] == ["claws", "crush"]
    assert all(words(world, world.attack)["crush"] <= 1 for world in worlds(table, 0))  # there are two


@pytest.mark.rule("LR-HUNT-05")
def test_attack_cards_are_forgotten_when_they_are_shuffled() -> None:
    table = at_hunt(Player(at=13), "garm", Player(at=13), hand=["escape", "crush"])
    table.answer(2, "strike:escape").answer(0, "done", "wound:power")
    assert set(table.observation(0)["attack_discards"]) == {"crush", "escape"}
    table.until("special", 1).act(1, "monsters").answer(0, "gain:uruz").answer(1, "hunt:garm")
    for seat in (1, 2, None):
        assert set(backs(table.observation(seat)["attack"])) == {"?attack"}
        assert table.observation(seat)["attack_discards"] == []


@pytest.mark.rule("LR-TEMPLE-04", "LR-TEMPLE-05")
def test_blessings_of_a_draft_are_open() -> None:
    lay = {"temples": [9], "blessing": ["belt", "fury", "hird", "seidr"]}
    table = at_phase("special", Player(control=[4]), **lay).act(0, "build_temple", "to:4").answer(0, "take:fury")
    for seat in (0, 1, 2, None):
        assert table.observation(seat)["offer"] == ["belt", "hird", "seidr"]
        assert table.observation(seat)["blessings"][0] == ["fury"]


@pytest.mark.rule("LR-SETUP-16")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_heroes_and_origins_that_were_drawn_are_shown(seat: int | None) -> None:
    table = Table(3)
    first = table.observation()["first"]
    told = table.event("selection", seat)
    assert [f"hero:{hero}" for hero in told["heroes"]] == table.offers(first)
    assert "odin" in told["origins"]


def test_who_passes_in_a_battle_does_not_tell_what_it_holds() -> None:
    defender = Player(armies={5: [3]}, control=[5], hand=["spear", "bow"])
    other = Player(armies={5: [3]}, control=[5], hand=["axe", "sword"])
    tables = [at_battle(Player(armies={5: [4]}, hand=["spear"]), each, 5) for each in (defender, other)]
    one, two = (seen(table, 0, 1, "done") for table in tables)
    assert one == two


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"track_side": "b"})])
def test_a_world_looks_the_same_and_asks_the_same(seats: int, options: dict[str, str]) -> None:
    """All through a game by chance: whom the rules ask depends on open things alone."""
    table, chance = Table(seats, seed=f"worlds {seats}", **options), Stream("answers")
    for number in range(450):
        if table.game.outcome is not None:
            return
        if number % 5 == 0:
            for observer in range(seats + 1):
                world = determinize(table.g, observer, Stream(f"{number} {observer}"))
                assert observation(world, observer) == observation(table.g, observer)
                mine, its = asks_for(table.g, observer), asks_for(world, observer)
                assert len(mine) == len(its)
                assert all(one.same_as(other) for one, other in zip(mine, its, strict=True))
                assert not world.faults()
        ask = chance.pick(table.game.asks)
        table.answer(ask.seat, chance.pick([option.key for option in ask.options]))


def test_a_rival_holds_other_cards_in_other_worlds() -> None:
    table = at_phase("hero", Player(), Player(hand=["spear", "bow"]))
    assert len({tuple(sorted(words(world, world.hands[1]).elements())) for world in worlds(table, 0)}) > 3
    assert {tuple(sorted(words(world, world.hands[1]))) for world in worlds(table, 1)} == {("bow", "spear")}
