"""`longhall simulate`: games that bots play among themselves, and how they came out."""

import argparse
import json
import secrets
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from statistics import mean

from tqdm import tqdm

from longhall.bots import check_bots
from longhall.bots.match import Record, in_turn, play_match
from longhall.engine.errors import BadSetup
from longhall.engine.registry import GameInfo, Options, game_info
from longhall.terminal.console import STOPPED, Console
from longhall.terminal.packs import with_packs
from longhall.terminal.parser import Parser, pairs, words
from longhall.terminal.seat_names import BOT
from longhall.words import t
from longhall.words.speaker import Speaker


def add_arguments(parser: Parser) -> None:
    parser.place("game", help="help.game", metavar="GAME")
    parser.seats()
    parser.setting("--games", help="help.games_to_play", type=parser.at_least(1), default=100, metavar="K")
    parser.setting("--bots", help="help.bots_in_turn", default=BOT, metavar="BOT,...")
    parser.options()
    parser.content()
    parser.seed()
    parser.json()


def run(arguments: argparse.Namespace) -> int:
    info = with_packs(game_info(arguments.game), arguments.content)
    seats = arguments.seats or info.seats[0]
    options = info.resolve_options(seats, pairs(arguments.option))
    given = check_bots(words(arguments.bots)) or [BOT]
    if len(given) > seats:
        raise BadSetup("error.many_bots", given=len(given), seats=seats)
    bots = in_turn(given, seats)
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed

    start = time.perf_counter()
    records = _play(info, options, seed, bots, arguments)
    seconds = time.perf_counter() - start
    whole = len(records) == arguments.games

    if arguments.json:
        content = [pack.to_data() for pack in info.packs]
        head = {"game": info.id, "seats": seats, "options": options, "content": content, "bots": bots, "seed": seed}
        data = {**head, "planned": arguments.games, "games": [record.to_data() for record in records]}
        print(json.dumps(data, ensure_ascii=False, indent=2))
    elif records:
        console = Console(arguments.lang)
        console.say("simulate.seed", seed=seed)
        automata = info.automata_of(seats, options)
        rules = t("simulate.automaton", arguments.lang)
        names = [rules if seat in automata else bot for seat, bot in enumerate(bots)]
        _show(records, names, seconds, Speaker(info, arguments.lang), console)
    if not whole:
        print(t("simulate.stopped", arguments.lang, n=arguments.games, games=len(records)), file=sys.stderr)
    return 0 if whole else STOPPED


def _play(
    info: GameInfo, options: Options, seed: str, bots: Sequence[str], arguments: argparse.Namespace
) -> list[Record]:
    """All games, or those that were over when Ctrl-C came."""
    records: list[Record] = []
    games = tqdm(range(arguments.games), delay=2, unit=" " + t("simulate.unit", arguments.lang))
    with suppress(KeyboardInterrupt), games:
        for number in games:
            records.append(play_match(info, options, f"{seed}/{number}", bots))
    return records


def _show(records: Sequence[Record], bots: Sequence[str], seconds: float, speaker: Speaker, console: Console) -> None:
    games = len(records)
    for seat, bot in enumerate(bots):
        won = [record.outcome.winners for record in records if seat in record.outcome.winners]
        alone = sum(len(winners) == 1 for winners in won)
        console.say("simulate.bot", seat=seat, bot=bot, wins=alone, shared=len(won) - alone)
        score = mean(record.outcome.scores[seat] for record in records)
        console.say("simulate.score", mean=f"{score:.2f}")
        for part, value in _means([record.outcome.parts[seat] for record in records]).items():
            console.say("simulate.mean", part=speaker(f"score.{part}"), mean=f"{value:.2f}")
    decisions = sum(record.decisions for record in records)
    rates = {"decisions": decisions, "each": f"{decisions / games:.1f}", "speed": f"{games / seconds:.1f}"}
    console.say("simulate.sum", n=games, **rates)


def _means(scores: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """The mean of every part of a score, over the games that have it."""
    parts = dict.fromkeys(part for score in scores for part in score)
    return {part: mean(score[part] for score in scores if part in score) for part in parts}
