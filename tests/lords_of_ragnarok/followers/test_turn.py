"""The turn of a Follower as a whole, and what is told of its decisions."""

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, runes
from tests.lords_of_ragnarok.play import Player


@pytest.mark.rule("LS-TURN-01")
@pytest.mark.parametrize(("face", "card", "hero"), [(1, "basic_a1", 4), (2, "basic_a2", 10), (3, "basic_a3", 1)])
def test_the_die_selects_a_card_for_the_whole_turn(face: int, card: str, hero: int) -> None:
    table = follower_step("turn", Player(), Follower(at=16), selected=face)
    assert table.event("follower.turn") == {"seat": SURTURS, "n": face, "action_card": card}
    assert table.hero(SURTURS) == hero
    assert card not in table.row()


@pytest.mark.rule("LS-TURN-01")
def test_the_die_has_three_ones_and_two_twos() -> None:
    assert sorted(Solo(2, followers="1").g.box.surtur.die) == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("LS-TURN-02")
def test_prayer_hero_runes_maneuvers_special_action_and_clean_up() -> None:
    surtur = Follower(
        at=16, priests=1, runes=runes(1), control=[3], armies={3: [2]}, row=("jarl_3", "basic_c1", "jarl_7")
    )
    table = follower_step("turn", Player(), surtur)
    wanted = ("priest.sent", "forged", "hero.at", "allied", "control", "action", "follower.benefit", "follower.draws")
    events = [key for key in dict.fromkeys(table.told()) if key in wanted]
    assert events == list(wanted)
    assert table.g.turn == YOU


@pytest.mark.rule("LS-TURN-03", "LS-MANEUVER-07")
def test_a_victory_ends_its_turn_at_once() -> None:
    surtur = Follower(at=3, control=range(1, 10), armies={9: [4], 3: [1]}, row=("basic_a1", "basic_a2", "basic_a3"))
    table = follower_step("turn", Player(), surtur)
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.places) == ("jarl", [2, 1])
    assert "action" not in table.told()


@pytest.mark.rule("LS-TURN-04")
def test_neutral_territories_are_claimed_at_the_end_of_each_step() -> None:
    surtur = Follower(at=16, armies={2: [2]}, control=[1, 3, 4], runes=runes(2), row=("basic_a1", "basic_b2", "jarl_7"))
    table = follower_step("runes", Player(), surtur)
    assert table.armies(SURTURS, 2) == [3]
    assert table.owner(2) == SURTURS


@pytest.mark.rule("LS-ENGINE-02", "LS-DEF-10")
def test_every_decision_is_told_with_its_rule_its_candidates_and_its_keys() -> None:
    table = Solo(2, seed="told", followers="1").finish()
    kinds = {
        "follower.territory": ("territory", "territories"),
        "follower.army": ("army", "armies"),
        "follower.monster": ("monster", "monsters"),
        "follower.realm": ("realm", "realms"),
    }
    seen = set()
    for event in table.game.events(0, None):
        if event["key"] in kinds:
            seen.add(event["key"])
            args = event["args"]
            chosen, among = kinds[event["key"]]
            assert args["seat"] == SURTURS
            assert args["rule"].startswith("LS-")
            assert args[chosen] in args[among]
            assert len(args["values"]) == len(args["keys"]) * len(args[among])
    assert {"follower.territory", "follower.army"} <= seen


@pytest.mark.rule("LS-ENGINE-05")
@pytest.mark.parametrize(("seats", "followers"), [(2, 1), (3, 2), (4, 2)])
def test_no_follower_is_ever_asked(seats: int, followers: int) -> None:
    table = Solo(seats, seed="asked", followers=str(followers))
    while table.game.outcome is None:
        assert all(ask.seat < seats - followers for ask in table.game.asks)
        table.default()


@pytest.mark.rule("LS-ENGINE-04")
@pytest.mark.parametrize("observer", [YOU, SURTURS, None])
def test_what_a_follower_holds_and_will_draw_is_hidden_from_everybody(observer: int | None) -> None:
    table = Solo(2, seed="hidden", followers="1")
    while table.observation()["phase"] == "selection":
        table.default()
    for _ in range(60):
        if table.game.outcome is not None:
            break
        view = table.observation(observer)
        for pile in (view["hands"][SURTURS], view["action_decks"][SURTURS], view["battle_deck"]):
            assert all(card.startswith("?") for card in pile)
        assert len(view["rows"][SURTURS]) == 3
        assert not any(card.startswith("?") for card in view["rows"][SURTURS])
        table.default()
    drew = [e for e in table.game.events(0, observer) if e["key"].startswith("drew") and e["args"]["seat"] == SURTURS]
    assert drew
    assert all("cards" not in event["args"] for event in drew)


@pytest.mark.rule("LS-ENGINE-04")
def test_runes_stash_and_numbers_of_cards_are_open() -> None:
    table = follower_step("cleanup", Player(), Follower(runes=runes(3), stash=2, hand=("bow", "axe")))
    view = table.observation()
    assert (sum(view["runes"][3:6]), view["stash"][SURTURS], len(view["hands"][SURTURS])) == (3, 2, 2)
