"""Content packs for Blood Rage: the cards play as the pack says."""

import pytest

import longhall
from longhall.engine.errors import BadContent
from longhall.engine.packs import Pack, parse_pack
from longhall.walker import walk
from longhall.words.speaker import Speaker
from tests.blood_rage.play import Clan, Table, at_turn

HEAD = '[pack]\ngame = "blood_rage"\nname = "Mine"\n'
INFO = longhall.game_info("blood_rage")


def pack(rows: str) -> Pack:
    return parse_pack("mine.toml", HEAD + rows)


def battle(*packs: Pack) -> Table:
    """Two Warriors meet in Gimle; the pillager plays Tyr's Smash."""
    clans = (Clan(at={"gimle": ["warrior"]}, hand=["a1-tyrs-smash"]), Clan(at={"gimle": ["warrior"]}))
    return at_turn(*clans, content=packs).pillage(0, "gimle", {0: "a1-tyrs-smash"})


def test_a_card_adds_what_the_pack_says_and_only_in_that_game() -> None:
    mine = pack('[[battle]]\nid = "a1-tyrs-smash"\nstrength = 7\n')
    totals = [
        [event["args"]["n"] for event in battle(*packs).game.events() if event["key"] == "battle.total"]
        for packs in ((), (mine,), ())
    ]
    assert totals == [[4, 1], [8, 1], [4, 1]]


def test_an_effect_of_a_pack_listens_under_its_hook() -> None:
    mine = pack('[[battle]]\nid = "a1-tyrs-smash"\neffects = [{op = "win_glory", n = 9}]\n')
    glory = [battle(*packs).end_pillage().glory(0) for packs in ((), (mine,))]
    assert glory[1] == glory[0] + 9


def test_words_of_a_pack_are_said() -> None:
    mine = pack('[[battle]]\nid = "a1-tyrs-smash"\nname = {all = "Wallop"}\n')
    said = [Speaker(info, "en").name("card", "a1-tyrs-smash") for info in (INFO, INFO.with_packs([mine]))]
    assert said == ["Tyr's Smash +3", "Wallop +3"]


@pytest.mark.parametrize(
    ("rows", "key"),
    [
        ('[[battle]]\nid = "a1-tyrs-smash"\nage = 2\n', "error.pack.fixed"),
        ('[[battle]]\nid = "a1-tyrs-smash"\nplayers = [5]\n', "blood_rage:fault.players"),
        ('[[battle]]\nid = "a1-tyrs-smash"\nplayers = [2]\n', "blood_rage:fault.counts"),
        ('[[quest]]\nid = "a1-quest-glorious-death"\nregion = "manheim"\n', "blood_rage:fault.quest"),
        ('[[stat]]\nid = "axes"\nvalues = [1]\n', "blood_rage:fault.steps"),
        ('[[battle]]\nid = "a1-tyrs-smash"\neffects = [{op = "sing"}]\n', "error.content.word"),
    ],
)
def test_what_cannot_be_played_is_refused(rows: str, key: str) -> None:
    with pytest.raises(BadContent) as refused:
        INFO.with_packs([pack(rows)])
    assert refused.value.key == key


def test_the_walker_finds_no_fault_with_a_pack() -> None:
    mine = pack('[[upgrade]]\nid = "a1-troll"\nstrength = 4\ncost = 3\n\n[constants]\nmarch_cost = 2\n')
    info = INFO.with_packs([mine])
    for seats in info.seats:
        walk(info, seats, info.resolve_options(seats, {}), seed=seats)
