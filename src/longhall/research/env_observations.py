"""What environments show of a match: the tensor with its mask, the view, the text, and pictures of the text."""

import json
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from longhall.engine.lines import WIDTH
from longhall.engine.sections import printed
from longhall.research.encoder import Encoder
from longhall.research.layout import layout_of
from longhall.research.match import Match, Setting
from longhall.words import LANGUAGES, t
from longhall.words.speaker import Speaker

RENDER_MODES: Final = ["human", "ansi", "json", "rgb_array"]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]

_BYTE: Final = np.dtype(np.int8)


class Seeing:
    """The eyes of one environment: it is told when the match has moved on, and shows it to any seat."""

    def __init__(self, setting: Setting, noop: bool = False, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.setting = setting
        self.layout = layout_of(setting.info, setting.seats)
        self.encoder = Encoder(self.layout)
        self.actions = setting.size + noop  # the action after the last code does nothing
        self.noop = setting.size if noop else None
        self.language = language
        self.match: Match | None = None
        self._moved = True

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> "spaces.Discrete":
        return spaces.Discrete(self.actions)

    def moved(self, match: Match) -> None:
        """The match is another one, or has gone on."""
        self.match = match
        self._moved = True

    def tensor(self, seat: int, out: Any = None) -> npt.NDArray[np.float32]:
        """What a seat may know, as numbers."""
        assert self.match is not None
        if self._moved:
            self._moved = False
            self.encoder.see(self.match.position)
        return self.encoder.tensor(seat, out)

    def mask(self, seat: int) -> Mask:
        """A 1 for every action that the seat can take now."""
        assert self.match is not None
        mask = bytearray(self.actions)
        offered = self.match.offered(seat)
        for option in offered:
            mask[option.code] = 1
        if not offered and self.noop is not None:
            mask[self.noop] = 1
        return np.frombuffer(mask, _BYTE)

    def observe(self, seat: int) -> Observation:
        return {"observation": self.tensor(seat), "action_mask": self.mask(seat)}

    def observation(self, seat: int | None) -> dict[str, Any]:
        """The same as structured data; nobody's seat is a spectator's."""
        assert self.match is not None
        return self.match.observation(seat)

    def text(self, seat: int | None, language: str = "") -> str:
        """The same in words."""
        assert self.match is not None
        return describe(self.match, seat, language or self.language)

    def render(self, mode: str | None, seat: int | None) -> Any:
        """What a render mode asks for, through the eyes of a seat."""
        if mode is None:
            return None
        if mode == "json":
            return json.dumps(self.observation(seat), ensure_ascii=False)
        text = self.text(seat)
        if mode == "ansi":
            return text
        if mode == "human":
            print(text, flush=True)
            return None
        from longhall.research.text_image import picture

        return picture(text)


def describe(match: Match, seat: int | None, language: str) -> str:
    """What a seat sees, and what it is asked with its answers, as the terminal says it."""
    view, speaker = match.view(seat), Speaker(match.info, language)
    speaker.look(view)
    lines = printed(match.info.text(view, seat, speaker, match.info.advice(match.position, seat)), WIDTH)
    for ask in match.asks_for(seat):
        if ask.seat != seat:
            if ask.options or not ask.anytime:
                lines.append(speaker.ask(ask, seat))
            continue
        lines.append(f"{speaker.player(ask.seat)}: {speaker.ask(ask, seat)}" if ask.options else "")
        lines += [f"  {option.code:>5}  {speaker.option(option, ask)}" for option in match.setting.offered(ask)]
    if match.over:
        lines.append(t("end.over", language, reason=speaker(f"outcome.{match.position.over}")))
    return "\n".join(line for line in lines if line)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
    return mode
