"""A table in words over HTTP: the sections that the terminal prints, for whoever may see them, in their language."""

import json
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.engine.sections import untied
from longhall.games import GAMES
from longhall.words.speaker import Speaker
from longhall.words.turns import told_turns
from tests.server.devices import PERSON, Device, House, Table, bot

ENDED = Path(__file__).parents[1] / "lords_of_ragnarok" / "followers" / "games" / "manifestation.json"


def spoken(device: Device, path: str, lang: str = "en", **params: Any) -> Any:
    return device.done("GET", path, params=params, headers={"accept-language": lang})


@pytest.fixture
def ended(ana: Device) -> Table:
    """A game against a Follower that is over."""
    save = json.loads(ENDED.read_text(encoding="utf-8"))
    return Table(ana.post("/api/tables/import", {"save": save})["table"]["id"], {})


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_and_a_spectator_are_told_their_view_in_words(house: House, game: str, lang: str) -> None:
    """Seats have the names that the game gives them, or else those of their players."""
    anna = house.device("Anna")
    table = anna.open(PERSON, {**PERSON, "name": "Bo"}, game=game)
    info = longhall.game_info(game)
    for seat in (0, None):
        params = {} if seat is None else {"seat": seat}
        view = anna.get(f"{table}/view", **params)
        speaker = Speaker(info, lang, players=["Anna", "Bo"])
        speaker.look(view)
        advice = None if seat is None else anna.get(f"{table}/advice", seat=seat)["advice"]
        told = spoken(anna, f"{table}/text", lang, **params)["sections"]
        assert told == untied(info.text(view, seat, speaker, advice))
    assert house.device("Eve").refused("GET", f"{table}/text", seat=0) == (403, "error.seat.not_yours")


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
def test_a_bot_is_called_as_on_the_page(ana: Device, lang: str) -> None:
    table = ana.open(PERSON, bot(), game="feast_for_odin")
    told = json.dumps(spoken(ana, f"{table}/text", lang, seat=0), ensure_ascii=False)
    assert ana.get(f"{table}")["seats"][1]["name"] in told
    assert "\N{NO-BREAK SPACE}" not in told


def test_a_plan_is_told_in_words(ana: Device) -> None:
    """As it will be told once its answers are given."""
    table = ana.open(PERSON, PERSON, game="feast_for_odin", practice=True)
    update = ana.update(table, 0)
    seat = update["table"]["asked"][0]
    ask = next(ask for ask in ana.update(table, seat)["asks"] if ask["seat"] == seat)
    before = spoken(ana, f"{table}/text", seat=seat)
    for option in ask["options"]:
        body = {"options": [option["key"]]}
        planned = ana.post(f"{table}/seats/{seat}/plan", body)
        told = ana.post(f"{table}/seats/{seat}/plan/text", body)
        assert (told == before) == (not planned["done"])
        if planned["done"]:
            break
    ana.answer(table, seat, option["key"])
    assert spoken(ana, f"{table}/text", seat=seat) == told
    late = {**body, "question_token": planned["question_token"]}
    assert ana.refused("POST", f"{table}/seats/{seat}/plan/text", late) == (409, "error.table.moment")


def test_a_replay_is_told_in_words(ana: Device, bo: Device, ended: Table) -> None:
    last = bo.get(f"{ended}/replay", after=0)["gestures"]
    at = {after: spoken(bo, f"{ended}/replay/text", after=after, seat=0) for after in (0, last // 2, last)}
    assert at[0] != at[last // 2] != at[last]
    assert at[last] == spoken(bo, f"{ended}/text", seat=0), "after the end everybody may see everything"
    assert bo.refused("GET", f"{ended}/replay/text", after=last + 1) == (404, "error.replay.none")
    running = ana.open(PERSON, PERSON, game="kardnarok")
    assert bo.refused("GET", f"{running}/replay/text", after=0) == (409, "error.table.running")


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
def test_decisions_of_followers_are_told_with_their_rules(ana: Device, ended: Table, lang: str) -> None:
    rules = {rule["id"] for rule in ana.get("/api/games/lords_of_ragnarok/words/en")["rules"]}
    found = spoken(ana, f"{ended}/decisions", lang)
    assert any(decision["begins"] for decision in found)
    assert any(decision["table"] for decision in found)
    for decision in found:
        assert decision["begins"] == (decision["rule"] is None)
        assert decision["rule"] is None or decision["rule"] in rules
        if decision["table"]:
            assert 0 <= decision["chosen"] < len(decision["table"]["rows"])
            assert {len(row["cells"]) for row in decision["table"]["rows"]} == {len(decision["table"]["head"])}
        else:
            assert decision["chosen"] is None


def test_a_game_without_automata_has_no_decisions(ana: Device) -> None:
    assert ana.get(f"{ana.open(PERSON, PERSON, game='kardnarok')}/decisions", seat=0) == []


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
def test_turns_are_told_in_the_language_of_the_caller_and_as_the_seat_may_know_them(house: House, lang: str) -> None:
    anna = house.device("Anna")
    table = anna.open(PERSON, {**PERSON, "name": "Bo"}, game="feast_for_odin")
    for _ in range(12):
        seat = anna.get(str(table))["asked"][0]
        options = next(ask["options"] for ask in anna.get(f"{table}/asks", seat=seat) if ask["seat"] == seat)
        anna.answer(table, seat, options[0]["key"])
    info = longhall.game_info("feast_for_odin")
    for seat in (0, None):
        params = {} if seat is None else {"seat": seat}
        events = anna.get(f"{table}/events", **params)
        speaker = Speaker(info, lang, players=[each["name"] for each in anna.get(str(table))["seats"]])
        speaker.look(anna.get(f"{table}/view", **params))
        turns = spoken(anna, f"{table}/turns", lang, **params)
        assert [(turn["first"], turn["last"], turn["summary"]) for turn in turns] == [
            (turn.first, turn.last, turn.summary) for turn in told_turns(events, speaker)
        ]
        assert any(turn["summary"] for turn in turns)
        assert spoken(anna, f"{table}/turns", lang, since=turns[-1]["first"] - 1, **params) == turns[-1:]
        assert spoken(anna, f"{table}/turns", lang, since=turns[-1]["last"], **params) == []
        at, long = next((at, turn) for at, turn in enumerate(turns) if turn["first"] < turn["last"])
        assert spoken(anna, f"{table}/turns", lang, since=long["first"], **params) == turns[at:], "it is told whole"


def test_turns_of_a_seat_are_for_that_seat_alone(house: House) -> None:
    table = house.device("Anna").open(PERSON, bot("thrall"), game="blood_rage")
    assert house.device("Eve").refused("GET", f"{table}/turns", seat=0)[0] == 403


def test_events_say_how_much_they_weigh(house: House) -> None:
    anna = house.device("Anna")
    table = anna.open(PERSON, bot("thrall"), game="feast_for_odin")
    levels = {event["key"]: event.get("level", "line") for event in anna.get(f"{table}/events", seat=0)}
    assert (levels["round"], levels["phase"], levels["drew_weapon"]) == ("round", "detail", "detail")
