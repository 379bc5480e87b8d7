"""What is learnt from a batch: imitation of bots, or proximal policy optimisation (PPO)."""

from typing import Any, Final

import torch
from torch import Tensor, nn

from longhall.engine.registry import GameInfo
from longhall.learned.network import OptionParts
from tools.training.model import Model, Ragged, Slice, log_chances

CLIP: Final = 0.2
VALUE: Final = 1.0  # weight of the value loss
MINI: Final = 8192  # decisions in a step of the optimiser


class Learner:
    """The model and its optimiser."""

    def __init__(self, info: GameInfo, cells: list[str], device: str, shape: dict[str, int], rate: float) -> None:
        self.cells = cells
        self.device = device
        self.shape = shape
        self.model = Model(len(cells), OptionParts(info.vocabulary), **shape).to(device)
        self.rate = rate
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=rate, eps=1e-5)

    def set_rate(self, part: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * part

    def learn(self, batches: list[dict[str, Any]], epochs: int, entropy: float | None) -> dict[str, float]:
        """Go through the batches; without an entropy weight they are imitated."""
        ragged = Ragged(batches, self.device)
        mini = min(MINI, ragged.size)
        totals: dict[str, Tensor] = {}
        steps = 0
        spread = ragged.ahead.std() + 1e-6
        middle = ragged.ahead.mean()
        for _ in range(epochs):
            order = torch.randperm(ragged.size, device=self.device)
            for start in range(0, ragged.size - mini + 1, mini):
                part = ragged.pick(order[start : start + mini])
                loss, said = self.imitation(part) if entropy is None else self.policy(part, entropy, middle, spread)
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
                self.optimiser.step()
                for name, each in said.items():
                    totals[name] = totals.get(name, torch.zeros((), device=self.device)) + each.detach()
                steps += 1
        return {name: float(each) / steps for name, each in totals.items()}

    def _look(self, part: Slice) -> tuple[Tensor, Tensor, Tensor]:
        scores, values = self.model(part.numbers, part.values, part.offsets, part.codes, part.rows)
        wrong = ((values - part.targets) ** 2 * part.is_seat).sum(1) / part.is_seat.sum(1)
        return scores, log_chances(scores, part.rows, part.size), wrong.mean()

    def imitation(self, part: Slice) -> tuple[Tensor, dict[str, Tensor]]:
        _, likely, wrong = self._look(part)
        chosen = likely[part.chosen]
        loss = -chosen.mean() + VALUE * wrong
        best = torch.full((part.size,), -1e30, device=likely.device).scatter_reduce(0, part.rows, likely, "amax")
        return loss, {"cross": -chosen.mean(), "value": wrong, "right": (chosen >= best).float().mean()}

    def policy(self, part: Slice, entropy: float, middle: Tensor, spread: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
        _, likely, wrong = self._look(part)
        chosen = likely[part.chosen]
        ratio = (chosen - part.likely).exp()
        ahead = ((part.ahead - middle) / spread).clamp(-4, 4)
        gain = torch.min(ratio * ahead, ratio.clamp(1 - CLIP, 1 + CLIP) * ahead).mean()
        open_ = -(likely.exp() * likely).sum() / part.size
        loss = -gain + VALUE * wrong - entropy * open_
        said = {"gain": gain, "value": wrong, "entropy": open_, "kl": (part.likely - chosen).mean()}
        return loss, said
