"""What a bot weighed before its last answer, as far as the others may know: never what it has in hand."""

from __future__ import annotations

from dataclasses import dataclass

from longhall.engine.options import Ask, Option
from longhall.words import t
from longhall.words.speaker import Speaker

OPEN_KINDS = ("", "seat", "number")  # what everybody knows to be on offer


@dataclass(frozen=True)
class Weighing:
    """A bot's decision: what it was asked, what it chose, and every option key with its value, best first."""

    ask: Ask
    chosen: Option
    values: list[tuple[str, float]]

    def lines(self, speaker: Speaker) -> list[str]:
        question = speaker.ask(self.ask, None)
        values = dict(self.values)
        value = percent(values.pop(self.chosen.key, self.values[0][1]))
        lines = []
        if self._is_open and self.chosen in self.ask.options:
            answer = speaker.option(self.chosen)
            lines.append(t("why.bot", speaker.lang, ask=question, option=answer, value=value))
        else:
            lines.append(t("why.bot_secret", speaker.lang, ask=question, value=value))
        for option in self.ask.options:
            if self._is_open and option.kind in OPEN_KINDS and option.key in values:
                weighed = percent(values.pop(option.key))
                lines.append(t("why.bot_other", speaker.lang, option=speaker.option(option), value=weighed))
        if values:
            lines.append(t("why.bot_rest", speaker.lang, value=percent(max(values.values()))))
        return lines

    @property
    def _is_open(self) -> bool:
        return not self.ask.sealed and not self.ask.private


def percent(value: float) -> str:
    return f"{100 * value:.0f}"
