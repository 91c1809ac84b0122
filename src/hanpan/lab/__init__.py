"""Matches by the thousand, and what they tell."""

from hanpan.lab.simulate import Simulation, simulate

__all__ = ["Simulation", "simulate"]
