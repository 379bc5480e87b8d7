"""Content packs: what they may say, how they lie over the content, and games that are played with them."""

import json
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.engine import packs
from longhall.engine.errors import BadContent, BadPacks, BadSave
from longhall.engine.game import Game, load
from longhall.engine.overlay import changes
from longhall.engine.packs import Pack, parse_pack, read_packs
from longhall.engine.registry import GameInfo
from longhall.engine.saves import seal
from longhall.walker import walk
from longhall.words import LANGUAGES
from longhall.words.speaker import complaint
from tests.refusals import saying
from tests.toy.cards import REWARD
from tests.toy.game import INFO
from tests.toy.play import answer_by_chance, play_on
from tests.toy.rows import SHELF

HEAD = '[pack]\ngame = "toy"\nname = "Mine"\n'
ELK = '[[card]]\nid = "elk"\nreward = 3\n'


def pack(rows: str = ELK, head: str = HEAD, file: str = "mine.toml") -> Pack:
    return parse_pack(file, head + rows)


def toy(*over: Pack) -> Game:
    return longhall.new("toy", 2, seed=1, content=over)


def refused(rows: str, head: str = HEAD) -> str:
    """What people are told about a pack; there are words for it in every language."""
    with pytest.raises(BadContent) as error:
        INFO.with_packs([pack(rows, head)])
    assert all(complaint(error.value, lang) for lang in LANGUAGES)
    return complaint(error.value, "en")


@pytest.fixture
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no pack had ever been read."""
    monkeypatch.setattr(packs, "_KNOWN", {})


# Reading


def test_a_pack_says_its_game_its_name_and_its_author() -> None:
    mine = pack(head=HEAD + 'author = "Ana"\n')
    assert (mine.game, mine.name, mine.author, mine.file) == ("toy", "Mine", "Ana", "mine.toml")


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("", "mine.toml is not a content pack: it has no table [pack] with game and name."),
        ('pack = "toy"\n', "mine.toml is not a content pack: it has no table [pack] with game and name."),
        ('[pack]\ngame = "toy"\n', "mine.toml, pack: name must be a text in quotes, not null."),
        ('[pack]\ngame = "toy"\nname = " "\n', 'mine.toml, pack: name must be a text in quotes, not " ".'),
        (HEAD + "author = 3\n", "mine.toml, pack: author must be a text in quotes, not 3."),
        (HEAD + "colour = 1\n", "mine.toml, pack: there is no field colour. There are: game, name, author."),
        (HEAD + "oops\n", "mine.toml, line 4: this is not TOML."),
        (HEAD + "[[card", "mine.toml, line 4: this is not TOML."),
        ('[pack]\ngame = "chess"\nname = "x"\n', "mine.toml is a content pack for chess, not for toy."),
    ],
)
def test_a_head_that_is_wrong_is_refused(head: str, said: str) -> None:
    assert refused("", head) == said


def test_a_folder_is_read_file_by_file(tmp_path: Path) -> None:
    for name in ("b.toml", "a.toml"):
        (tmp_path / name).write_text(HEAD + ELK, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no pack", encoding="utf-8")
    assert [each.file for each in read_packs(tmp_path)] == ["a.toml", "b.toml"]
    assert [each.file for each in read_packs(tmp_path / "b.toml")] == ["b.toml"]


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, check=saying("error.pack.utf8", file="a.toml")):
        read_packs(tmp_path)


def test_a_pack_brings_pictures_that_no_game_plays_by() -> None:
    shown = ELK + '[pictures.card]\nelk = { main = "stag-head", back = "forest", tint = "fir" }\n'
    assert pack(shown).pictures == {"card": {"elk": {"main": "stag-head", "back": "forest", "tint": "fir"}}}
    assert pack(shown).digest == pack().digest
    assert pack().pictures == {}


@pytest.mark.parametrize(
    "wrong",
    [
        "pictures = 3\n",
        "[pictures]\ncard = 3\n",
        '[pictures.card]\nelk = { main = "stag-head", back = "forest" }\n',
        '[pictures.card]\nelk = { main = "stag-head", back = "forest", tint = 4 }\n',
        '[pictures.card]\nelk = { main = "stag-head", back = "forest", tint = "fir", glow = "red" }\n',
    ],
)
def test_a_picture_that_is_wrong_is_refused(wrong: str) -> None:
    rows, head = ("", wrong + HEAD) if wrong.startswith("pictures") else (wrong, HEAD)
    assert "pictures" in refused(rows, head)


def test_the_digest_is_that_of_what_the_rows_say() -> None:
    rows = '[[card]]\nid = "ox"\nscore = 1\n[[card]]\nid = "elk"\nname.all = "Stag"\nreward = 3\n[deal]\nhand = 5\n'
    turned = '[deal]\nhand=5\n[[card]]\nreward=3 # more\nid="elk"\nname={all="Stag"}\n[[card]]\nscore=1\nid="ox"\n'
    inline = 'card = [{id = "ox", score = 1}, {reward = 3, name.all = "Stag", id = "elk"}]\ndeal = {hand = 5}\n'
    digest = pack(rows).digest
    assert pack(turned, '# my pack\n[pack]\nname = "Other"\ngame = "toy"\n').digest == digest
    assert parse_pack("x.toml", inline + HEAD).digest == digest
    others = [rows.replace("score = 1", "score = 2"), rows.replace("Stag", "stag"), rows + "source = 'public'\n", ELK]
    assert len({digest, *(pack(each).digest for each in others)}) == 5


def test_the_digest_stays_the_same_for_ever() -> None:
    assert pack().digest == "2ebf7973df78fdd3"


# Rows that a pack lies over


def test_a_field_that_is_not_mentioned_stays() -> None:
    shelf = SHELF.open(INFO.with_packs([pack()]).content)
    (elk,) = (row for row in shelf.listed() if row.id == "elk")
    assert elk.data["reward"] == 3
    assert (elk.data["back"], elk.name("en")) == ("rune", "ELK")


def test_a_row_without_a_source_is_typed_in_from_the_printed_game() -> None:
    rows = [ELK, ELK + 'source = "public"\n', '[[card]]\nid = "elk"\n']
    sources = [
        SHELF.open(INFO.with_packs([pack(each)]).content).files["toy.toml"]["card"][1]["source"] for each in rows
    ]
    assert sources == ["printed", "public", "printed"]


def test_words_in_one_language_leave_the_others() -> None:
    def names(words: str) -> list[str]:
        info = INFO.with_packs([pack(f'[[card]]\nid = "wyrm"\n{words}\n[[card]]\nid = "elk"\n{words}\n')])
        return [info.name_of("card", card, lang) for card in ("wyrm", "elk") for lang in LANGUAGES]

    assert names('name.pt = "Cobra"') == ["WYRM", "Cobra", "SIERPE", "ELK", "Cobra", "ELK"]
    assert names('name.all = "Snake"') == ["Snake"] * 6


def test_rows_with_names_and_single_rows() -> None:
    game = toy(pack("[purse.short]\ncoins = 4\n[deal]\nhand = 2\n"))
    assert game.observation(None)["coins"] == [4, 4]
    assert [len(hand) for hand in game.observation(None)["hands"]] == [2, 2]


def test_the_later_pack_lies_over_the_earlier_one() -> None:
    one, other = pack('[[card]]\nid = "elk"\nreward = 2\nname.all = "Stag"\n'), pack()
    for order, reward in (([one, other], 3), ([other, one], 2)):
        info = INFO.with_packs(order)
        assert info.name_of("card", "elk", "en") == "Stag"
        assert [change.new for change in diff(info) if change.field == "reward"] == [reward]
    assert one.tables == pack('[[card]]\nid = "elk"\nreward = 2\nname.all = "Stag"\n').tables, "packs are left alone"


def test_a_pack_that_is_given_twice_counts_once() -> None:
    assert INFO.with_packs([pack(), pack()]) is INFO.with_packs([pack()])
    assert INFO.with_packs([]) is INFO


def diff(info: GameInfo) -> list[Any]:
    return changes(SHELF.open().files, SHELF.open(info.content).files)


def test_what_a_pack_changes() -> None:
    found = diff(INFO.with_packs([pack('[[card]]\nid = "elk"\nname.es = "ALCE"\nreward = 3\nback = "rune"\n')]))
    assert [tuple(change) for change in found] == [
        ("card", "elk", "name.es", "ELK", "ALCE"),
        ("card", "elk", "reward", 1, 3),
        ("card", "elk", "source", "reconstructed", "printed"),
    ]
    assert diff(INFO.with_packs([pack("")])) == []


# What is refused, with file, row, field and reason


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("[[hero]]\nid = 'x'\n", "mine.toml: the game has no hero. It has: card, coin, purse, deal."),
        (
            "[[card]]\nid = 'cow'\n",
            "mine.toml, card cow: toy has no such row, and a pack cannot add any. There are: ox, ",
        ),
        (
            "[purse.endless]\n",
            "mine.toml, purse endless: toy has no such row, and a pack cannot add any. There are: short",
        ),
        ("[[coin]]\nvalue = 2\n", "mine.toml, coin 2: toy has no such row"),
        ("[[card]]\nreward = 2\n", "mine.toml, card: every row needs its id."),
        ("[[coin]]\nid = '1'\n", "mine.toml, coin: every row needs its value."),
        (ELK + ELK, "mine.toml, card elk: it is there twice."),
        ("[card]\nid = 'elk'\n", "mine.toml, card: write it as [[card]], once for each row."),
        ("[[deal]]\nhand = 1\n", "mine.toml, deal: write it as a table, [deal]."),
        ("[purse]\nshort = 3\n", "mine.toml, purse: short must be a table in braces, not 3."),
        (
            ELK + "rewards = 2\n",
            "mine.toml, card elk: there is no field rewards. There are: back, howls, id, luck, name",
        ),
        (ELK + 'name.fr = "ELAN"\n', "mine.toml, card elk: there is no field name.fr. There are: all, en, es, of, pt."),
        (ELK + "howls = [{coins = 1, loud = true}]\n", "mine.toml, card elk: there is no field howls.loud."),
        (ELK + "score = 'two'\n", 'mine.toml, card elk: score must be a whole number, not "two".'),
        (ELK + "score = true\n", "mine.toml, card elk: score must be a whole number, not true."),
        (ELK + "score = 12\n", "mine.toml, card elk: score must be from 0 to 9, not 12."),
        (ELK + "luck = 3\n", "mine.toml, card elk: luck must be a text in quotes, not 3."),
        (
            ELK + "name = 'ELK'\n",
            "mine.toml, card elk: name is a text; write name.all, or name.en, name.pt and name.es.",
        ),
        (ELK + "name.pt = 7\n", "mine.toml, card elk: name has no words for: pt."),
        (ELK + "name.all = ''\n", "mine.toml, card elk: name has no words for: all."),
        (ELK + "howls = [{}]\n", "mine.toml, card elk, howls 1: coins is missing."),
        (ELK + "howls = [3]\n", "mine.toml, card elk: howls must be a list of tables."),
        (ELK + "howls = 3\n", "mine.toml, card elk: howls must be a list in square brackets, not 3."),
        (ELK + "source = 'dream'\n", "mine.toml, card elk: source must be one of rulebook, public, recalled, "),
        (
            ELK + "back = 'foe'\n",
            "mine.toml, card elk: back cannot be changed by a pack, because the program has it built in.",
        ),
        ("[[coin]]\nvalue = 1\ncopies = 41\n", "mine.toml, coin 1: copies cannot be changed"),
        ("[deal]\nhand = 9\n", "mine.toml, deal: hand must be from 1 to 5, not 9."),
    ],
)
def test_what_does_not_fit_is_named(rows: str, said: str) -> None:
    assert refused(rows).startswith(said)


def test_a_kind_that_is_no_list_of_tables_is_refused() -> None:
    with pytest.raises(BadContent, check=saying("error.pack.list", file="mine.toml", row="card", kind="card")):
        INFO.with_packs([parse_pack("mine.toml", "card = [1]\n" + HEAD)])


def test_a_row_that_two_packs_lie_over_names_both() -> None:
    with pytest.raises(BadContent) as error:
        INFO.with_packs([pack(), pack('[[card]]\nid = "elk"\nscore = 12\n', file="more.toml")])
    assert complaint(error.value, "en").startswith("mine.toml + more.toml, card elk: score")


def test_a_game_without_content_takes_no_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(INFO, "with_content_of", None)
    with pytest.raises(BadContent, check=saying("error.pack.no_content", game="toy")):
        longhall.new("toy", 2, content=pack('[[card]]\nid = "ox"\nscore = 7\n'))


def test_a_content_whose_packs_nobody_knows_is_refused() -> None:
    with pytest.raises(BadContent, check=saying("error.pack.unknown", hash="0123")):
        INFO.with_content("0123")


# Playing


def test_a_game_knows_its_packs() -> None:
    game = toy(pack())
    assert game.content == [{"name": "Mine", "hash": pack().digest}]
    assert game.observation(0)["content"] == game.observation(None)["content"] == pack().digest
    assert (toy().content, toy().observation(0)["content"]) == ([], "")


def test_two_contents_in_one_process_do_not_disturb_each_other() -> None:
    plain, other = toy(), toy(pack())
    for game, reward in ((plain, 2), (other, 4), (plain, 2)):
        position = game.position.copy()
        position.enter_play("elk", 0)
        assert position.fold(REWARD, 1, 0) == reward
        assert position.copy().fold(REWARD, 1, 0) == reward
    assert plain.position.copy().HOOKS is other.position.copy().HOOKS


def test_the_same_answers_lead_elsewhere() -> None:
    rich = pack("[purse.short]\ncoins = 5\n")
    one, other = play_on(toy(), 500), play_on(toy(rich), 500)
    assert one.outcome
    assert other.outcome
    assert one.outcome.scores != other.outcome.scores


@pytest.mark.parametrize("seed", range(3))
def test_the_walker_passes_with_a_pack(seed: int) -> None:
    rows = ELK + '[[card]]\nid = "ox"\nscore = 5\n[purse.long]\ncoins = 3\n'
    walk(INFO.with_packs([pack(rows)]), 3, {"length": "long", "mood": "wild"}, seed, depth=0.3)


# Saves


def test_a_saved_game_goes_on_with_its_packs() -> None:
    game = play_on(toy(pack()), 20)
    again = load(json.loads(json.dumps(game.save())))
    assert again.content == game.content
    assert again.position.same_as(game.position)
    for each in (game, again):
        chance = longhall.engine.rng.Stream("on")
        while each.outcome is None:
            answer_by_chance(each, chance)
    assert again.position.same_as(game.position)
    assert again.replayed(5).content == game.content


def complained(data: Any) -> str:
    with pytest.raises(BadSave) as error:
        load(data)
    assert all(complaint(error.value, lang) for lang in LANGUAGES)
    return complaint(error.value, "en")


@pytest.mark.usefixtures("nothing_known")
def test_a_save_whose_pack_is_missing_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    data = toy(pack()).save()
    monkeypatch.setattr(packs, "_KNOWN", {})
    said = complained(data)
    assert said.startswith(f"This save was played with the content pack Mine ({pack().digest}), which is not here.")
    assert "--content" in said
    packs.remember([pack()])
    assert load(data).content == [pack().to_data()]


@pytest.mark.usefixtures("nothing_known")
def test_a_pack_of_the_same_name_that_differs_is_said_to_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    data = toy(pack()).save()
    monkeypatch.setattr(packs, "_KNOWN", {})
    other = pack(ELK.replace("3", "2"))
    packs.remember([other])
    said = complained(data)
    assert f"Mine as it was then ({pack().digest})" in said
    assert f"differs ({other.digest})" in said


@pytest.mark.usefixtures("nothing_known")
def test_a_pack_of_another_name_serves_if_its_rows_are_the_same() -> None:
    data = toy(pack()).save()
    packs.remember([pack(head='[pack]\ngame = "toy"\nname = "Yours"\n')])
    assert load(data).observation(0)["content"] == pack().digest


@pytest.mark.parametrize("content", [[], None, "x", [{}], [{"name": "Mine"}], [{"name": "Mine", "hash": 3}]])
def test_a_save_that_says_something_else_than_its_position_is_refused(content: Any) -> None:
    data = {**toy(pack()).save(), "content": content}
    with pytest.raises(BadSave):
        load({**data, "seal": seal(data)})


# Everything that is wrong at once


def faults(*given: Pack) -> list[str]:
    """What people are told about packs in which several things are wrong."""
    known = [each.digest for each in packs.known_packs()]
    with pytest.raises(BadPacks) as error:
        INFO.with_packs(given)
    left = {each.digest for each in packs.known_packs()} - set(known)
    assert left <= {each.digest for each in given}, "trial packs are forgotten"
    assert str(error.value).splitlines() == [complaint(fault, "en") for fault in error.value.faults]
    return [complaint(fault, "en") for fault in error.value.faults]


def test_every_fault_is_told_with_its_row_and_field() -> None:
    rows = (
        '[[card]]\nid = "elk"\nreward = "much"\nscore = "x"\ncolour = 1\n'
        '[[card]]\nid = "ox"\nsource = "dream"\n'
        '[[card]]\nid = "unicorn"\n'
        "[moon]\nphase = 1\n"
    )
    told = faults(pack(rows))
    assert len(told) == 6
    for row, field in (
        ("card elk", "reward"),
        ("card elk", "score"),
        ("card elk", "colour"),
        ("card ox", "source"),
        ("card unicorn", "no such row"),
        ("", "moon"),
    ):
        assert any(row in line and field in line and line.startswith("mine.toml") for line in told), (row, field, told)


def test_faults_of_several_packs_are_told_by_their_files() -> None:
    elk = [pack(f'[[card]]\nid = "elk"\nreward = {value}\n', file=f"{n}.toml") for n, value in enumerate(('"a"', "2"))]
    ox = pack('[[card]]\nid = "ox"\nscore = "b"\n', file="ox.toml")
    told = faults(*elk, pack('[[card]]\nid = "elk"\nreward = true\n', file="2.toml"), ox)
    assert [line.split(",")[0] for line in sorted(told)] == ["0.toml + 1.toml + 2.toml", "ox.toml"]


def test_the_same_row_twice_does_not_hide_what_is_wrong_elsewhere() -> None:
    twice = '[[card]]\nid = "elk"\n[[card]]\nid = "elk"\n[[card]]\nreward = 1\n[deal]\nhand = "five"\n'
    told = faults(pack(twice))
    assert told == [
        "mine.toml, card elk: it is there twice.",
        "mine.toml, card: every row needs its id.",
        'mine.toml, deal: hand must be a whole number, not "five".',
    ]


def test_a_head_tells_all_that_is_wrong_with_it() -> None:
    with pytest.raises(BadPacks) as error:
        parse_pack("mine.toml", '[pack]\ngame = "toy"\nauthor = 1\ncolour = 2\nshape = 3\n')
    assert [fault.words["field"] for fault in error.value.faults] == ["name", "author", "colour", "shape"]


def test_all_files_of_a_folder_are_read_before_anything_is_refused(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text("oops", encoding="utf-8")
    with pytest.raises(BadPacks) as error:
        read_packs(tmp_path)
    assert [fault.words["file"] for fault in error.value.faults] == ["a.toml", "b.toml"]
