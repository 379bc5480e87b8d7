"""Statistics: what is counted of a game, who is rated, and who is not named."""

import sqlite3
from collections import Counter
from datetime import timedelta
from statistics import median
from typing import Any

import pytest

from longhall.arena.ratings import CHANGE, rated
from longhall.server.database.models import now
from longhall.server.settings import Settings
from tests.server.devices import PERSON, Device, House, Table, bot, play_on, wait_for
from tests.server.ended import STATISTICS, newest, play_out, ratings_of, sit_down

PUBLIC = [
    STATISTICS,
    f"{STATISTICS}/results",
    f"{STATISTICS}/ratings?game=toy&seats=2",
    f"{STATISTICS}/cards?game=toy",
    f"{STATISTICS}/durations",
    *[
        f"{STATISTICS}/export/{form}?what={what}"
        for form in ("jsonl", "csv")
        for what in ("results", "ratings", "cards")
    ],
]


@pytest.fixture
def eve(house: House) -> Device:
    return house.device("Eve")


def all_public(device: Device) -> str:
    """Everything that anybody is told."""
    return "\n".join(device.send("GET", path).text for path in PUBLIC)


def rows(settings: Settings, table: str) -> list[dict[str, Any]]:
    """What the database holds."""
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        database.row_factory = sqlite3.Row
        return [dict(row) for row in database.execute(f"select * from {table}")]


# What is counted


def test_a_game_is_counted_when_it_ends(ana: Device, bo: Device) -> None:
    table = sit_down(ana, bo)
    assert ana.get(STATISTICS) == []
    outcome = play_out(table, ana, bo)
    told = ana.get(f"{table}")
    result = newest(bo)
    assert (result["game"], result["rules"], result["content"], result["unrated"]) == ("toy", 1, "", "")
    assert (result["options"], result["reason"]) == (told["options"], outcome["reason"])
    assert (result["started"], result["ended"]) == (told["started"], told["finished"])
    seats = result["seats"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in seats] == [
        ("person", "Ana", None),
        ("person", "Bo", None),
    ]
    for name, values in (("place", "places"), ("score", "scores"), ("parts", "parts")):
        assert [seat[name] for seat in seats] == outcome[values]
    answers = Counter(seat for seat, *keys in ana.get(f"{table}/save")["journal"] for _ in keys)
    assert [seat["answers"] for seat in seats] == [answers[0], answers[1]]
    assert result["answers"] == answers.total()
    overview = ana.get(STATISTICS)
    assert [(row["game"], row["seats"], row["games"], row["rated"]) for row in overview] == [("toy", 2, 1, 1)]
    assert overview[0]["wins"] == [place == 1 for place in outcome["places"]]
    assert overview[0]["scores"] == outcome["scores"]


def test_people_are_rated_by_openskill(ana: Device, bo: Device) -> None:
    expected: dict[str, tuple[float, float]] = {}
    for number in range(3):
        outcome = play_out(sit_down(ana, bo), ana, bo, seed=f"game {number}")
        places = dict(zip(("Ana", "Bo"), outcome["places"], strict=True))
        expected |= rated(expected, places, CHANGE)
    found = ratings_of(ana)
    assert {name: (row["rating"], row["uncertainty"]) for name, row in found.items()} == {
        name: pytest.approx(rating) for name, rating in expected.items()
    }
    assert {row["games"] for row in found.values()} == {3}
    assert list(found) == sorted(found, key=lambda name: -found[name]["rating"] + 3 * found[name]["uncertainty"])
    mine = ana.get(f"{STATISTICS}/me")
    assert mine["ratings"] == [found["Ana"]]
    assert mine["who"] == found["Ana"]["who"]
    assert ana.get(f"{STATISTICS}/ratings", game="toy", seats=3) == []
    assert ana.get(f"{STATISTICS}/ratings", game="toy", seats=2, limit=1, offset=1) == [list(found.values())[1]]


def test_bots_at_the_table_of_two_people_are_rated_too(ana: Device, bo: Device) -> None:
    outcome = play_out(sit_down(ana, bo, more=(bot("thrall"),)), ana, bo)
    found = ratings_of(ana, seats=3)
    assert {name: row["kind"] for name, row in found.items()} == {"Ana": "person", "Bo": "person", "thrall": "bot"}
    best = [name for name, place in zip(("Ana", "Bo", "thrall"), outcome["places"], strict=True) if place == 1]
    assert {name for name, row in found.items() if row["wins"]} == set(best)
    assert newest(ana)["seats"][2]["bot"] == "thrall"


def test_hot_seats_and_tables_of_one_person_are_not_rated(ana: Device, bo: Device) -> None:
    alone = ana.open(PERSON, bot(), practice=False)
    play_out(alone, ana)
    assert newest(ana)["unrated"] == "few"
    hot = ana.open(PERSON, PERSON)
    play_on(ana, hot, [0, 1], 1_000)
    assert newest(ana)["unrated"] == "hot_seat"
    shared = ana.open(PERSON, PERSON)
    bo.take(shared, 1, shared.tokens[1])  # Ana has seen his cards
    play_out(shared, ana, bo)
    assert newest(ana)["unrated"] == "left"
    assert ratings_of(ana) == {}
    assert [(row["games"], row["rated"]) for row in ana.get(STATISTICS)] == [(3, 0)]


def test_a_second_device_of_a_person_changes_nothing(house: House, ana: Device, bo: Device) -> None:
    table = sit_down(ana, bo)
    phone = house.device("Bo")
    phone.take(table, 1, bo.post(f"{table}/seats/1/link")["token"])
    play_out(table, ana, phone)
    assert newest(ana)["unrated"] == ""
    assert len(bo.get(f"{STATISTICS}/me/results")) == 1
    assert phone.get(f"{STATISTICS}/me")["ratings"] == []


# Who does not play to the end


def test_a_game_that_somebody_left_is_not_rated(ana: Device, bo: Device, eve: Device) -> None:
    left = sit_down(ana, bo)
    bo.post(f"{left}/seats/1/leave", {"bot": "thrall"})
    play_out(left, ana)
    assert newest(ana)["unrated"] == "left"
    assert [(seat["kind"], seat["name"]) for seat in newest(ana)["seats"]] == [("person", "Ana"), ("bot", "")]
    followed = sit_down(ana, bo, public=True)
    bo.post(f"{followed}/seats/1/leave", {})
    eve.take(followed, 1)
    play_out(followed, ana, eve)
    assert newest(ana)["unrated"] == "left"
    assert newest(ana)["seats"][1]["name"] == "Eve"


def test_who_leaves_before_the_game_begins_changes_nothing(ana: Device, bo: Device, eve: Device) -> None:
    table = ana.open(PERSON, {"kind": "open"}, {"kind": "open"}, public=True)
    bo.take(table, 1)
    bo.post(f"{table}/seats/1/leave", {})
    bo.take(table, 1)
    eve.take(table, 2)
    play_out(table, ana, bo, eve)
    assert newest(ana)["unrated"] == ""


def test_a_bot_that_stands_in_must_not_end_the_game(ana: Device, bo: Device) -> None:
    table = sit_down(ana, bo)
    bo.put(f"{table}/seats/1/bot", {"bot": "thrall"})
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    bo.done("DELETE", f"{table}/seats/1/bot")
    play_out(table, ana, bo)
    assert newest(ana)["unrated"] == ""
    table = sit_down(ana, bo)
    bo.put(f"{table}/seats/1/bot", {"bot": "thrall"})
    play_out(table, ana)
    result = newest(ana)
    assert (result["unrated"], result["seats"][1]["name"], result["seats"][1]["bot"]) == ("left", "Bo", "thrall")
    assert {row["games"] for row in ratings_of(ana).values()} == {1}


# Continued and imported games


def test_what_was_continued_or_imported_is_not_rated(ana: Device, bo: Device) -> None:
    table = sit_down(ana, bo)
    play_out(table, ana, bo)
    before = ratings_of(ana), ana.get(f"{STATISTICS}/cards", game="toy"), ana.get(STATISTICS)
    save = ana.get(f"{table}/export")
    ana.post("/api/tables/import", {"save": save})  # one that is over is looked through
    assert len(ana.get(f"{STATISTICS}/results")) == 1
    wish = {"seats": [PERSON, {"kind": "open"}], "after": 5, "luck": "anew"}
    opened = ana.post(f"{table}/continue", wish)
    again = Table(opened["table"]["id"], {})
    bo.take(again, 1, opened["tokens"]["1"])
    undone(ana, again, 0)
    play_out(again, ana, bo, seed="again")
    result = newest(ana)
    assert result["unrated"] == "continued"
    assert [seat["cards"] for seat in result["seats"]] == [{}, {}]
    assert (ratings_of(ana), ana.get(f"{STATISTICS}/cards", game="toy"), ana.get(STATISTICS)) == before
    assert [row["games"] for row in ana.get(f"{STATISTICS}/durations")] == [1]


def undone(device: Device, table: Table, seat: int) -> None:
    """Answer and take it back, if the seat is asked and may."""
    update = device.update(table, seat)
    ask = next((ask for ask in update["asks"] if ask["seat"] == seat and ask["options"]), None)
    if ask is not None and device.answer(table, seat, ask["options"][0]["key"])["can_undo"]:
        device.undo(table, seat)


def test_practice_counts_for_nothing_and_is_marked_in_the_result(ana: Device, bo: Device) -> None:
    for table in (ana.open(PERSON, bot()), sit_down(ana, bo, practice=True)):
        play_out(table, *([ana, bo] if table.tokens.keys() > {0} else [ana]))
        assert newest(ana)["unrated"] == "practice"
        assert ana.get(f"{table}")["practice"]
    assert ana.get(STATISTICS) == []
    assert ana.get(f"{STATISTICS}/durations") == []
    assert ana.get(f"{STATISTICS}/cards", game="toy") == []
    assert ratings_of(ana) == {}
    assert [result["unrated"] for result in ana.get(f"{STATISTICS}/me/results")] == ["practice", "practice"]


def test_a_serious_game_where_something_was_taken_back_beyond_the_barrier_is_not_counted(
    ana: Device, bo: Device
) -> None:
    table = sit_down(ana, bo)
    ana.answer(table, 0, "oath:0")
    bo.answer(table, 1, "oath:0")
    ana.vote(table, 0, 0)
    bo.vote(table, 1, 0)
    play_out(table, ana, bo)
    assert newest(ana)["unrated"] == "taken_back"
    assert (ana.get(STATISTICS), ratings_of(ana), ana.get(f"{STATISTICS}/cards", game="toy")) == ([], {}, [])


# Cards


def test_cards_that_were_played_and_won(ana: Device, bo: Device) -> None:
    played: Counter[str] = Counter()
    players: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for number in range(3):
        table = sit_down(ana, bo)
        outcome = play_out(table, ana, bo, seed=f"cards {number}")
        told = [event["args"] for event in ana.update(table)["events"] if event["key"] == "played"]
        played.update(args["card"] for args in told)
        for seat, card in {(args["seat"], args["card"]) for args in told}:
            players[card] += 1
            won[card] += outcome["places"][seat] == 1
    found = ana.get(f"{STATISTICS}/cards", game="toy")
    assert {row["card"]: (row["played"], row["players"], row["won"]) for row in found} == {
        card: (played[card], players[card], won[card]) for card in played
    }
    assert played.total() > 0
    assert [row["played"] for row in found] == sorted(played.values(), reverse=True)
    assert ana.get(f"{STATISTICS}/cards", game="toy", seats=2) == found
    assert ana.get(f"{STATISTICS}/cards", game="toy", seats=3) == []
    assert ana.get(f"{STATISTICS}/cards", game="toy", content="ab12") == []
    assert ana.get(f"{STATISTICS}/cards", game="toy", limit=1, offset=1) == found[1:2]


# Durations


def test_durations(ana: Device, bo: Device, settings: Settings) -> None:
    seconds = [40.0, 10.0, 25.0, 90.0]
    path = settings.database.partition("///")[2]
    for number in range(1, len(seconds) + 1):
        play_out(sit_down(ana, bo), ana, bo, seed=f"long {number}")
        with sqlite3.connect(path) as database:
            for row, value in zip(rows(settings, "results"), seconds, strict=False):
                database.execute("update results set seconds = ? where table_id = ?", [value, row["table_id"]])
        (found,) = ana.get(f"{STATISTICS}/durations")
        so_far = seconds[:number]
        assert (found["games"], found["shortest"], found["longest"]) == (number, min(so_far), max(so_far))
        assert found["median"] == pytest.approx(median(so_far))
        assert found["mean"] == pytest.approx(sum(so_far) / number)
    assert found["answers"] == pytest.approx(sum(row["answers"] for row in rows(settings, "results")) / len(seconds))


def test_the_time_from_the_start_to_the_end_is_measured(ana: Device, bo: Device, settings: Settings) -> None:
    table = sit_down(ana, bo)
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        hour = (now() - timedelta(hours=1)).strftime("%Y-%m-%d %H:%M:%S.%f")
        database.execute("update tables set started = ? where id = ?", [hour, table.id])
    play_out(table, ana, bo)
    assert 3600 <= newest(ana)["seconds"] < 3700


# Who does not want to be known


def test_who_opts_out_is_neither_named_nor_rated(ana: Device, bo: Device, eve: Device) -> None:
    play_out(sit_down(ana, bo), ana, bo)
    who = bo.get(f"{STATISTICS}/me")["who"]
    assert who in all_public(ana)
    assert bo.put(f"{STATISTICS}/me", {"listed": False}) == {"listed": False, "who": who, "ratings": []}
    assert list(ratings_of(ana)) == ["Ana"]
    for more in ((), (eve,)):
        play_out(sit_down(ana, bo, *more), ana, bo, *more)
        text = all_public(ana)
        assert "Bo" not in text
        assert who not in text
    assert [result["unrated"] for result in ana.get(f"{STATISTICS}/results")] == ["", "few", ""]
    assert {name: row["games"] for name, row in ratings_of(ana, seats=3).items()} == {"Ana": 1, "Eve": 1}
    mine = bo.get(f"{STATISTICS}/me/results")
    assert [result["seats"][1]["name"] for result in mine] == ["Bo"] * 3  # to himself he is known
    assert [result["seats"][1]["name"] for result in ana.get(f"{STATISTICS}/me/results")] == [""] * 3

    assert bo.put(f"{STATISTICS}/me", {"listed": True})["ratings"] == []  # he begins anew
    play_out(sit_down(ana, bo), ana, bo)
    assert (ratings_of(ana)["Bo"]["games"], ratings_of(ana)["Ana"]["games"]) == (1, 2)


@pytest.mark.parametrize("listed", [True, False])
def test_a_forgotten_guest_is_in_no_result(ana: Device, bo: Device, settings: Settings, listed: bool) -> None:
    play_out(sit_down(ana, bo), ana, bo)
    bo.put(f"{STATISTICS}/me", {"listed": listed})
    assert ("Bo" in ratings_of(ana)) == listed
    guest = next(row["guest"] for row in rows(settings, "seat_results") if row["name"] == "Bo")
    before = newest(ana)["seats"][1]
    bo.done("DELETE", "/api/me")
    kept = str([rows(settings, table) for table in ("results", "seat_results", "ratings", "opt_outs")])
    assert guest not in kept
    assert "'Bo'" not in kept
    assert newest(ana)["seats"][1] == before | {"who": None, "name": ""}
    assert bo.get(f"{STATISTICS}/me/results") == []
    assert list(ratings_of(ana)) == ["Ana"]


def test_the_table_of_a_forgotten_guest_that_still_runs_is_not_rated(ana: Device, bo: Device) -> None:
    table = sit_down(ana, bo)
    bo.done("DELETE", "/api/me")
    play_out(table, ana)
    assert newest(ana)["unrated"] == "left"
    assert ratings_of(ana) == {}


# What is told


def test_nothing_leads_to_a_table_or_a_guest(ana: Device, bo: Device, settings: Settings) -> None:
    table = sit_down(ana, bo)
    play_out(table, ana, bo)
    text = all_public(ana)
    secrets = {table.id, *table.tokens.values()}
    for name, columns in (("tables", ("id", "seed", "host")), ("seat_tokens", ("hash", "guest"))):
        secrets |= {row[column] for row in rows(settings, name) for column in columns}
    assert len(secrets) >= 8
    assert [secret for secret in secrets if secret in text] == []
    (result,) = ana.get(f"{STATISTICS}/me/results")  # but one's own table is
    assert (result["table"], result["mine"]) == (table.id, [0])


def test_a_running_game_is_told_nowhere(ana: Device, bo: Device) -> None:
    before = all_public(bo)
    table = sit_down(ana, bo, game="kardnarok")
    play_out(table, ana, bo, answers=60)
    assert all_public(bo) == before


def test_a_removed_table_is_removed_from_the_results(ana: Device, bo: Device, settings: Settings) -> None:
    table = sit_down(ana, bo)
    play_out(table, ana, bo)
    ana.client.blocking_portal.call(ana.hall.remove, table.id)
    assert [rows(settings, each) for each in ("results", "seat_results")] == [[], []]


@pytest.mark.parametrize(
    "query", ["ratings?game=toy", "ratings?game=%00&seats=2", "cards?game=toy&content=%00", "cards"]
)
def test_bad_questions_are_refused(ana: Device, query: str) -> None:
    assert ana.refused("GET", f"{STATISTICS}/{query}") == (400, "error.http.input")
