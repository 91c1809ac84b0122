"""The laws common to all games, and the bricks they are built of. No I/O, no clock, no async."""
