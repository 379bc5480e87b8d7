"""The games for OpenSpiel: sequential, imperfect information, chance sampled inside.

`register()` makes every game known as `longhall_<game>`, with the parameters `seats`, `options` (for instance
"followers=1,track_side=b"), `anytime`, `reward` and `seed` (-1: another one for each game that is loaded).

A game begins with one chance node, whose single outcome draws the seed of the game; all other chance is the game's own.
Seats that the rules play are no players.
"""

import json
import secrets
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from longhall.engine import driver, observations
from longhall.engine.events import Event, eyes_of
from longhall.engine.options import Ask
from longhall.engine.position import Position
from longhall.engine.registry import game_ids, game_info
from longhall.engine.rng import Stream
from longhall.research.encoder import Encoder
from longhall.research.layout import layout_of
from longhall.research.match import Setting, episode_seeds, next_seed

MAX_LENGTH: Final = 20_000  # answers of a game; none comes near
BEST_SCORE: Final = 1000.0  # where the reward is the score
DEFAULTS: Final[dict[str, Any]] = {"seats": 0, "options": "", "anytime": "always", "reward": "places", "seed": -1}


Heard = tuple[int, str]  # how many events were taken in, and the word that they come to
_CLASSES: dict[str, Any] = {}  # OpenSpiel holds on to these until the very end, and so must we


def name_of(game: str) -> str:
    return f"longhall_{game}"


def register() -> list[str]:
    """Make every game known; gives their names."""
    known = set(pyspiel.registered_names())
    names = []
    for game in game_ids():
        name = name_of(game)
        names.append(name)
        if name not in known:
            _CLASSES[name] = type(name, (LonghallGame,), {"ID": game})
            pyspiel.register_game(game_type(game), _CLASSES[name])
    return names


def game_type(game: str, zero_sum: bool = True) -> Any:
    info = game_info(game)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=info.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def options_of(text: str) -> dict[str, object]:
    """ "a=1,b=2" as options."""
    pairs = (each.partition("=") for each in text.split(",") if each)
    return {name.strip(): value.strip() for name, _, value in pairs}


class LonghallGame(pyspiel.Game):
    """A game with its seats and options."""

    ID: ClassVar[str] = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.ID
        chosen = {**DEFAULTS, **(params or {})}
        setting = Setting(
            game, chosen["seats"] or None, options_of(chosen["options"]), chosen["anytime"], chosen["reward"]
        )
        zero_sum = chosen["reward"] == "places" and 1 < len(setting.players) == setting.seats
        best = BEST_SCORE if chosen["reward"] == "score" else 1.0
        super().__init__(
            game_type(game, zero_sum),
            pyspiel.GameInfo(
                num_distinct_actions=setting.size,
                max_chance_outcomes=1,
                num_players=len(setting.players),
                min_utility=-best,
                max_utility=best,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=MAX_LENGTH,
            ),
            chosen,
        )
        self.setting = setting
        self.layout = layout_of(setting.info, setting.seats)
        self.seeds = episode_seeds(chosen["seed"] if chosen["seed"] >= 0 else None, secrets.token_hex(8))

    def new_initial_state(self) -> "LonghallState":
        return LonghallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LonghallObserver":
        return LonghallObserver(self, iig_obs_type, params)


class Table:
    """The position of a state with what was told so far. OpenSpiel copies states by `deepcopy`: this keeps it cheap."""

    def __init__(self, position: Position | None, told: list[Event], heard: dict[int, Heard] | None = None) -> None:
        self.position = position
        self.told = told
        self.heard = heard or {}  # by seat

    def __deepcopy__(self, memo: Any) -> "Table":
        return Table(None if self.position is None else self.position.copy(), self.told[:], self.heard.copy())

    def hear(self, seat: int) -> str:
        """A word for all that a seat was told and chose since the game began: another one whenever that differs."""
        number, word = self.heard.get(seat, (0, ""))
        for event in self.told[number:]:
            seen = event.seen_by(seat)
            if seen is not None:
                word = blake2b(f"{word}{json.dumps(seen, sort_keys=True)}".encode(), digest_size=16).hexdigest()
        self.heard[seat] = (len(self.told), word)
        return word

    @property
    def asked(self) -> Ask | None:
        if self.position is not None:
            for ask in self.position.open_asks:
                if ask.options:
                    return ask
        return None


class LonghallState(pyspiel.State):
    """A position; before the chance node at its root there is none."""

    def __init__(self, game: LonghallGame) -> None:
        super().__init__(game)
        self.table = Table(None, [])

    @property
    def setting(self) -> Setting:
        setting: Setting = self.get_game().setting
        return setting

    def current_player(self) -> int:
        if self.table.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.table.asked
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else self.setting.players.index(ask.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.position is not None
        ask = driver.find_ask(self.table.position, self.setting.players[player])
        return [] if ask is None else sorted(option.code for option in self.setting.offered(ask))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        setting = self.setting
        position = self.table.position
        if position is None:
            match = setting.begin(next_seed(self.get_game().seeds))
            self.table = Table(match.position, match.log)
            return
        ask = self.table.asked
        assert ask is not None
        option = setting.info.vocabulary.options[action]
        self.table.told.append(Event("chose", {}, {"option": option.key}, eyes_of(ask.seat)))
        position.told = self.table.told
        driver.answer(position, ask.seat, option)
        position.told = None  # copies have a list of their own

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.setting.info.vocabulary.options[action].key

    def is_terminal(self) -> bool:
        return self.table.position is not None and bool(self.table.position.over)

    def returns(self) -> list[float]:
        setting = self.setting
        if not self.is_terminal():
            return [0.0] * len(setting.players)
        assert self.table.position is not None
        rewards = setting.rewards(self.table.position.outcome())
        return [rewards[seat] for seat in setting.players]

    def resample_from_infostate(self, player: int, sampler: Any) -> "LonghallState":
        """A state that this player cannot tell from this one."""
        return resample(self, player, Stream(f"sample {sampler()}"))

    def __str__(self) -> str:
        return observation(self, 0) if self.table.position is not None else "deal"


def resample(state: LonghallState, player: int, chance: Stream) -> LonghallState:
    """The same state in a world that looks the same to a player: hidden cards, sealed answers and chance drawn anew."""
    other: LonghallState = state.clone()
    assert other.table.position is not None
    other.table.position = driver.determinize(other.table.position, state.setting.players[player], chance)
    return other


def observation(state: LonghallState, player: int) -> str:
    """What a player sees and is asked."""
    position = state.table.position
    if position is None:
        return "deal"
    seat = state.setting.players[player]
    ask = driver.find_ask(position, seat)
    asked = [ask.name, [option.key for option in ask.options]] if ask is not None and ask.options else None
    return json.dumps({"seat": seat, "view": observations.observation(position, seat), "asked": asked}, sort_keys=True)


def information(state: LonghallState, player: int) -> str:
    """All that a player was told and chose since the game began, and what it sees now."""
    seat = state.setting.players[player]
    return f"{state.table.hear(seat)} {observation(state, player)}"


class LonghallObserver:
    """Tensor and strings of a state, as OpenSpiel asks for them."""

    def __init__(self, game: LonghallGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self.players = game.setting.players
        self.encoder = Encoder(game.layout)
        self.recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(0 if self.recall else game.layout.size, np.float32)
        self.dict = {} if self.recall else {"observation": self.tensor}

    def set_from(self, state: LonghallState, player: int) -> None:
        if self.recall:
            return
        if state.table.position is None:
            self.tensor.fill(0)
        else:
            self.encoder.see(state.table.position)
            self.encoder.tensor(self.players[player], self.tensor)

    def string_from(self, state: LonghallState, player: int) -> str:
        return information(state, player) if self.recall else observation(state, player)
