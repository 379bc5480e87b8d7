"""What each clan and a spectator may see, and worlds that look the same to them (Hidden and open information)."""

from collections import Counter
from typing import Any

import pytest

from longhall.engine.driver import determinize
from longhall.engine.observations import asks_for, observation
from longhall.engine.rng import Stream
from longhall.games.blood_rage.position import BloodRagePosition
from tests.blood_rage.play import Clan, Table, at_turn

BASH, SMASH, ALFHEIM, MANHEIM = "a1-tyrs-bash", "a1-tyrs-smash", "a1-quest-alfheim", "a1-quest-manheim"
OTHERS = (1, None)  # a rival and a spectator
WORLDS = 12


def backs(cards: list[str]) -> list[str]:
    """Cards as their backs alone, without the class; a face that is seen stays as it is."""
    return [card.split(".")[0] if card.startswith("?") else card for card in cards]


def seen(table: Table, observer: int | None, seat: int, *answers: str) -> Any:
    """All that an observer is shown, told and asked once a seat has answered so; the table stays as it was."""
    game = table.game.copy()
    for key in answers:
        game.answer(seat, key)
    return game.observation(observer), game.events(0, observer), [ask.outside for ask in game.asks_for(observer)]


def worlds(table: Table, observer: int) -> list[BloodRagePosition]:
    """Positions that look the same to an observer."""
    return [determinize(table.g, observer, Stream(f"world {n}")) for n in range(WORLDS)]


def words(g: BloodRagePosition, cards: list[int]) -> Counter[str]:
    return Counter(g.word(card) for card in cards)


def draft(table: Table) -> None:
    """Everybody takes the first card of its pack, with two players the first two."""
    for seat in range(table.g.seats):
        for _ in range(2 if table.g.seats == 2 else 1):
            table.answer(seat, table.offers(seat)[0])


# Views, events, asks


@pytest.mark.rule("BR-INFO-01", "BR-INFO-02")
@pytest.mark.parametrize("other", OTHERS)
def test_others_see_how_many_cards_and_quests_of_which_age_but_not_which(other: int | None) -> None:
    wolf = Clan(hand=[BASH, "a2-tyrs-crush", ALFHEIM], quests=[MANHEIM])
    table = at_turn(wolf, Clan(), age=2)
    assert backs(table.observation(other)["hands"][0]) == ["?age1", "?age1", "?age2"]
    assert backs(table.observation(other)["quests"][0]) == ["?age1"]
    assert table.observation(0)["hands"][0] == sorted([BASH, ALFHEIM, "a2-tyrs-crush"])
    assert table.observation(0)["quests"][0] == [MANHEIM]


@pytest.mark.rule("BR-INFO-02")
@pytest.mark.parametrize("other", OTHERS)
def test_board_sheets_reserves_and_tokens_are_open(other: int | None) -> None:
    wolf = Clan({"gimle": ["troll"], "valhalla": ["warrior"]}, sheet=["a1-troll"], rage=4, glory=9, steps=(2, 1, 1))
    table = at_turn(wolf, Clan(), pillaged=["horgr"], dooms=("gimle", "horgr", "utgard"))
    shown, true = table.observation(other), table.observation(0)
    for field in ("warriors", "leaders", "monsters", "owners", "tokens", "pillaged", "dooms", "stats", "strength"):
        assert shown[field] == true[field]
    assert (shown["rage"], shown["glory"], shown["sheets"]) == ([4, 6], [9, 0], [["a1-troll"], []])


@pytest.mark.rule("BR-INFO-02")
@pytest.mark.parametrize("other", OTHERS)
def test_discards_of_battles_and_replaced_upgrades_are_open(other: int | None) -> None:
    wolf = Clan({"gimle": ["leader"]}, hand=[BASH, "a2-experts-in-arms"], sheet=["a1-brothers-in-arms"])
    table = at_turn(wolf, Clan({"gimle": ["warrior"]})).pillage(0, "gimle", {0: BASH}).end_pillage()
    table.answer(1, "pass").answer(0, "upgrade:a2-experts-in-arms")
    assert table.observation(other)["discards"] == ["a1-brothers-in-arms", BASH]


@pytest.mark.rule("BR-INFO-02")
def test_a_card_taken_back_after_a_battle_stays_known() -> None:
    wolf = Clan({"gimle": ["warrior"]}, hand=[BASH, SMASH])
    table = at_turn(wolf, Clan({"gimle": ["leader"]}, hand=["a1-tyrs-smite"])).pillage(0, "gimle", {0: BASH})
    for other in OTHERS:
        assert backs(table.observation(other)["hands"][0]) == ["?age1", BASH]


@pytest.mark.rule("BR-INFO-01", "BR-INFO-03")
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_learns_a_pick(seats: int, other: int | None) -> None:
    table = Table(seats).until("draft")
    keys = table.offers(0)
    assert seen(table, other, 0, keys[0]) == seen(table, other, 0, keys[1]) == seen(table, other, 0, keys[2])
    for seat in range(1, seats):
        table.answer(seat, *table.offers(seat)[: 2 if seats == 2 else 1])
    one, two = (keys[:2], keys[1:3]) if seats == 2 else (keys[:1], keys[1:2])
    told_one, told_two = seen(table, other, 0, *one)[1], seen(table, other, 0, *two)[1]
    packs = ("passed_on", "passed_on.hidden")
    assert [e for e in told_one if e["key"] not in packs] == [e for e in told_two if e["key"] not in packs]


@pytest.mark.rule("BR-INFO-01")
@pytest.mark.parametrize("other", OTHERS)
def test_packs_are_secret(other: int | None) -> None:
    table = Table(3).until("draft")
    draft(table)
    assert all(card.startswith("?") for card in table.observation(None)["packs"][2])
    assert all(not card.startswith("?") for card in table.observation(2)["packs"][2])
    hidden = [event for event in table.game.events(0, other) if event["key"] == "passed_on.hidden"]
    assert {"clan": 2, "n": 7} in [event["args"] for event in hidden]


@pytest.mark.rule("BR-INFO-01", "BR-BATTLE-03")
@pytest.mark.parametrize("other", OTHERS)
def test_a_card_laid_for_a_battle_is_secret_until_the_reveal(other: int | None) -> None:
    wolf = Clan({"gimle": ["warrior"]}, hand=[BASH, SMASH, ALFHEIM])
    table = at_turn(wolf, Clan({"gimle": ["warrior"]}, hand=["a1-tyrs-smite"])).pillage(0, "gimle")
    one, two, three = (seen(table, other, 0, f"play:{card}") for card in (BASH, SMASH, ALFHEIM))
    assert one == two == three


@pytest.mark.rule("BR-INFO-01", "BR-QUEST-03")
@pytest.mark.parametrize("other", OTHERS)
def test_nobody_learns_which_quest_was_committed(other: int | None) -> None:
    table = at_turn(Clan(hand=[BASH, ALFHEIM, MANHEIM]), Clan())
    one = seen(table, other, 0, "quest", f"commit:{ALFHEIM}")
    assert one == seen(table, other, 0, "quest", f"commit:{MANHEIM}")


@pytest.mark.rule("BR-INFO-01", "BR-INFO-03")
@pytest.mark.parametrize("other", OTHERS)
def test_nobody_learns_which_card_is_kept_and_what_is_put_away(other: int | None) -> None:
    table = at_turn(Clan(hand=[BASH, SMASH, ALFHEIM]), Clan(hand=[MANHEIM])).until("keep")
    one, two = seen(table, other, 0, f"keep:{BASH}"), seen(table, other, 0, f"keep:{SMASH}")
    assert one == two
    assert seen(table, other, 0, "keep_none") == one  # until all have chosen
    table.answer(1, "keep_none")
    assert seen(table, None, 0, f"keep:{BASH}") == seen(table, None, 0, f"keep:{SMASH}")


@pytest.mark.rule("BR-INFO-01")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_decks_and_undealt_cards(seat: int | None) -> None:
    table = Table(2).until("draft")
    shown = table.observation(seat)
    for pile in (*shown["decks"], shown["away"]):
        assert all(card.startswith("?") for card in pile)


@pytest.mark.rule("BR-INFO-01")
def test_what_a_clan_could_answer_is_its_own_business() -> None:
    table = at_turn(Clan(hand=[BASH, ALFHEIM]), Clan())
    for other in OTHERS:
        (ask,) = table.game.asks_for(other)
        assert (ask.seat, ask.name, list(ask.options)) == (0, "turn", [])


# Worlds


@pytest.mark.rule("BR-INFO-01", "BR-INFO-02")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (3, {"first_game": "yes"})])
def test_a_world_looks_the_same_and_asks_the_same(seats: int, options: dict[str, str]) -> None:
    """All through a game by chance: whom the rules ask depends on open things alone."""
    table, chance = Table(seats, seed=f"worlds {seats}", **options), Stream("answers")
    for number in range(10_000):
        if table.game.outcome is not None:
            return
        if number % 3 == 0:
            for observer in range(seats + 1):
                world = determinize(table.g, observer, Stream(f"{number} {observer}"))
                assert observation(world, observer) == observation(table.g, observer)
                mine, its = asks_for(table.g, observer), asks_for(world, observer)
                assert len(mine) == len(its)
                assert all(one.same_as(other) for one, other in zip(mine, its, strict=True))
                assert not world.faults()
        ask = chance.pick(table.game.asks)
        keys = [option.key for option in ask.options if option.key != "pass" or len(ask.options) == 1]
        table.answer(ask.seat, chance.pick(keys))


@pytest.mark.rule("BR-DRAFT-03", "BR-INFO-01")
def test_who_passed_cards_on_knows_where_they_are() -> None:
    table = Table(4).until("draft")
    pack = table.observation(0)["packs"][0]
    draft(table)
    passed = Counter(pack) - Counter(table.hand(0))
    for world in worlds(table, 0):
        assert words(world, world.packs[1]) == passed


@pytest.mark.rule("BR-DRAFT-03", "BR-INFO-01")
def test_one_pick_later_all_but_one_of_them_are_in_the_next_pack() -> None:
    table = Table(4).until("draft")
    pack = table.observation(0)["packs"][0]
    draft(table)
    passed = Counter(pack) - Counter(table.hand(0))
    draft(table)
    taken = set()
    for world in worlds(table, 0):
        assert words(world, world.packs[2]) < passed
        (gone,) = (passed - words(world, world.packs[2])).elements()
        assert gone in words(world, world.hands[1])
        taken.add(gone)
    assert len(taken) > 1  # which one is unknown


@pytest.mark.rule("BR-DRAFT-03", "BR-INFO-01")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 2), (3, 3), (4, 4)])
def test_a_pack_that_came_round_again_tells_what_was_taken(seats: int, rounds: int) -> None:
    table = Table(seats).until("draft")
    before, own = Counter(table.observation(0)["packs"][0]), Counter[str]()
    for number in range(rounds):
        draft(table)
        if number == 0:
            own = Counter(table.hand(0))
    taken = before - own - Counter(table.observation(0)["packs"][0])
    assert sum(taken.values()) == (2 if seats == 2 else seats - 1)
    for world in worlds(table, 0):
        rivals = [card for hand in world.hands[1:] for card in hand]
        assert taken <= words(world, rivals)
        if seats == 2:
            assert taken <= words(world, world.hands[1])


@pytest.mark.rule("BR-DRAFT-04", "BR-INFO-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_that_was_seen_is_not_among_the_undealt(seats: int) -> None:
    table = Table(seats).until("draft")
    known = Counter(table.observation(0)["packs"][0])
    copies = Counter(table.g.word(card) for card in range(len(table.g.deck.faces)))
    draft(table)
    for world in worlds(table, 0):
        undealt = words(world, world.away)
        assert all(undealt[word] <= copies[word] - n for word, n in known.items())


@pytest.mark.rule("BR-QUEST-01", "BR-INFO-01")
def test_a_rival_who_commits_to_a_quest_still_holds_what_it_was_seen_to_take() -> None:
    checked = 0
    for seed in range(12):
        table = Table(2, seed=f"{seed}", first_player="1").until("draft")
        pack = Counter(table.observation(0)["packs"][0])
        draft(table)
        pack -= Counter(table.hand(0))
        draft(table)
        taken = pack - Counter(table.observation(0)["packs"][0])
        sure = Counter(word for word in taken.elements() if "quest" not in word)
        table.until("turn")
        if sure and "quest" in table.offers(1):
            table.answer(1, "quest")
            table.answer(1, table.offers(1)[0])
            assert all(sure <= words(world, world.hands[1]) for world in worlds(table, 0))
            checked += 1
    assert checked > 2


@pytest.mark.rule("BR-QUEST-01", "BR-INFO-02")
def test_a_card_that_everybody_saw_is_not_the_quest_that_is_committed() -> None:
    wolf = Clan({"gimle": ["warrior"]}, hand=[BASH, SMASH, ALFHEIM])
    table = at_turn(wolf, Clan({"gimle": ["leader"]})).pillage(0, "gimle", {0: BASH}).end_pillage()
    table.answer(1, "pass").answer(0, "quest", f"commit:{ALFHEIM}")
    for other in OTHERS:
        assert backs(table.observation(other)["hands"][0]) == ["?age1", BASH]
        assert backs(table.observation(other)["quests"][0]) == ["?age1"]


@pytest.mark.rule("BR-QUEST-01", "BR-INFO-01")
def test_what_a_rival_is_committed_to_is_a_quest_in_every_world() -> None:
    table = at_turn(Clan(hand=[BASH, SMASH, ALFHEIM]), Clan()).answer(0, "quest", f"commit:{ALFHEIM}")
    found = set()
    for world in worlds(table, 1):
        (card,) = world.quests[0]
        assert world.row(card).quest
        found.add(world.word(card))
    assert len(found) > 1


@pytest.mark.rule("BR-INFO-01")
def test_who_is_about_to_commit_holds_a_quest_in_every_world() -> None:
    table = at_turn(Clan(hand=[BASH, ALFHEIM]), Clan()).answer(0, "quest")
    for world in worlds(table, 1):
        assert any(world.row(card).quest for card in world.hands[0])


@pytest.mark.rule("BR-INFO-01", "BR-QUEST-01")
@pytest.mark.parametrize(
    ("quest", "seen", "known"), [(MANHEIM, BASH, [MANHEIM, BASH]), (ALFHEIM, ALFHEIM, [ALFHEIM, "?age1"])]
)
def test_a_quest_that_is_known_to_be_there_explains_why_somebody_may_commit(
    quest: str, seen: str, known: list[str]
) -> None:
    """The rival knows one card of the hand, and all Quests but one Manheim: only where the known card is no Quest must
    the other one be it."""
    table = at_turn(Clan(hand=[BASH, quest]), Clan())
    g = table.g
    quests = [card for card in g.box.quest_cards(g.seats) if card not in g.hands[0]]
    last = [card for card in quests if g.word(card) == MANHEIM][: int(quest != MANHEIM)]
    g.show([card for card in quests if card not in last], g.eyes(1))
    g.show([card for card in g.hands[0] if g.word(card) == seen], g.eyes(1))
    table.answer(0, "quest")
    assert sorted(backs(table.observation(1)["hands"][0])) == sorted(known)


@pytest.mark.rule("BR-INFO-03", "BR-QUEST-01")
def test_who_chooses_what_nobody_else_learns_is_told_so() -> None:
    table, chance, found = Table(3), Stream("private"), set[tuple[str, bool]]()
    while table.game.outcome is None:
        found.update((ask.name, ask.private) for ask in table.game.asks)
        ask = chance.pick(table.game.asks)
        table.game.answer(ask.seat, chance.pick([each for each in ask.options if each.key != "pass"] or ask.options))
    assert {name for name, private in found if private} == {"draft", "keep", "quest"}
    assert ("quest", False) not in found


@pytest.mark.rule("BR-INFO-01")
def test_a_sealed_answer_is_another_in_other_worlds() -> None:
    wolf = Clan({"gimle": ["warrior"]}, hand=[BASH, SMASH])
    table = at_turn(wolf, Clan({"gimle": ["warrior"]}, hand=["a1-tyrs-smite"])).pillage(0, "gimle")
    table.answer(0, f"play:{BASH}")
    laid = {tuple(world.stack[-1].sealed[0]) for world in worlds(table, 1)}
    assert len(laid) > 1
    assert {tuple(world.stack[-1].sealed[0]) for world in worlds(table, 0)} == {tuple(table.g.stack[-1].sealed[0])}
