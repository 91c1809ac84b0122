"""Matches by the thousand, and what they tell."""

from hanpan.lab.arena import Arena, Record, arena
from hanpan.lab.simulate import Simulation, simulate

__all__ = ["Arena", "Record", "Simulation", "arena", "simulate"]
