"""Leagues of bots: who plays whom, the games on all cores, a file that outlives a kill, and what the games show."""

from longhall.arena.executors import play_all
from longhall.arena.league_file import League
from longhall.arena.match import Played
from longhall.arena.schedule import Fixture, Setup, new_setup
from longhall.arena.tally import Pair, Standing, pairs, standings

__all__ = ["Fixture", "League", "Pair", "Played", "Setup", "Standing", "new_setup", "pairs", "play_all", "standings"]
