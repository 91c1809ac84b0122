"""Bricks of the rules: small, compiled, written once, shared by the games."""
