"""Trains the learned player of a game, konungr.

    python tools/train.py kardnarok --folder training/kardnarok --seconds 3600

First bots are imitated, then the network plays against itself, older selves and bots, in worker processes. A checkpoint
is written every minute; the same command goes on where it was. At the end the weights lie in the folder as GAME.npz;
put them into src/longhall/learned/weights. Needs PyTorch, which nothing that plays does.
"""

import argparse
import importlib.util
import multiprocessing
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
if importlib.util.find_spec("longhall") is None:
    sys.path.insert(0, str(ROOT / "src"))


def main() -> None:
    from tools.training.loop import Training  # PyTorch is for this process alone, not for its workers

    Training(arguments()).run()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, help="checkpoints and weights; training/GAME by default")
    parser.add_argument("--resume", type=Path, help="a checkpoint of another folder to go on from")
    parser.add_argument("--weights", type=Path, help="weights as they are shipped, to go on from; nothing is imitated")
    parser.add_argument("--seconds", type=float, default=1800, help="of training in this run")
    parser.add_argument("--planned", type=float, default=0, help="seconds of all runs; this run's alone by default")
    parser.add_argument("--workers", type=int, default=max(1, multiprocessing.cpu_count() - 1))
    parser.add_argument("--games", type=int, default=48, help="at once in each worker")
    parser.add_argument("--survey", type=float, default=20, help="seconds to find the cells that are in use")
    parser.add_argument("--teach", type=float, default=0.15, help="part of the time in which bots are imitated")
    parser.add_argument("--teachers", default="karl", help="these bots, with commas between them")
    parser.add_argument("--seats", default="", help="numbers of seats; all by default")
    parser.add_argument("--batch", type=int, default=65536, help="decisions")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--rivals", default="0.02*karl", help="parts of the games against these bots")
    parser.add_argument("--setup", action="append", default=[], help="part*seats,options, such as 0.4*2,followers=1")
    parser.add_argument("--odd", type=float, default=0.15, help="part of the games with other options")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--narrow", type=int, default=96)
    parser.add_argument("--depth", type=int, default=2)
    parser.add_argument("--evaluate", type=float, default=0, help="seconds of games against bots at the end")
    parser.add_argument("--against", default="thrall,karl,jarl:20")
    parser.add_argument("--at", default="", help="numbers of seats for these games; 2 and the most by default")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--device", default="", help="cuda or cpu; what there is, by default")
    return parser.parse_args()


if __name__ == "__main__":
    main()
