"""Train one seat of a game against bots, with MaskablePPO of sb3-contrib.

    pip install "longhall[research]" sb3-contrib
    python examples/train_maskable_ppo.py blood_rage --opponents thrall --steps 200000

The policy sees the tensor alone; sb3-contrib asks the environment for the mask with `action_masks()`.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

from longhall import research


class TensorOnly(gymnasium.ObservationWrapper):
    """The observation without its mask. Wrappers hide methods, so the mask is handed on by hand."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation):
        return observation["observation"]

    def action_masks(self):
        return self.env.unwrapped.action_masks().astype(bool)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="blood_rage")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--opponents", nargs="+", default=["thrall"])
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=50, help="to judge the result by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="policy.zip")
    args = parser.parse_args()

    def table():
        return TensorOnly(research.solo(args.game, args.seats, opponents=args.opponents, seat="random"))

    model = MaskablePPO("MlpPolicy", table(), seed=args.seed, gamma=1.0, n_steps=2048, verbose=1)
    model.learn(args.steps)
    model.save(args.save)
    mean, spread = evaluate_policy(model, table(), n_eval_episodes=args.games, deterministic=False, warn=False)
    print(f"reward against {' and '.join(args.opponents)}: {mean:.2f} (from game to game {spread:.2f})")


if __name__ == "__main__":
    main()
