"""The walker: it plays any game at random and checks at every decision what every game must pass."""

from longhall.walker.fault import Fault
from longhall.walker.parallel_walks import Report, walk_many
from longhall.walker.walk import DEPTH, LIMIT, Walked, walk

__all__ = ["DEPTH", "LIMIT", "Fault", "Report", "Walked", "walk", "walk_many"]
