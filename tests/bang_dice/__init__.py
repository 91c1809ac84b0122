"""Tests of BANG! The Dice Game."""
