"""The law of Small World of Warcraft, a file for each chapter of the rulebook.

`position.py` is what lies on the table; the chapters are functions over it; `law.py` puts them to the players.
No race, power or marker is named outside `races.py`, `powers.py` and `markers.py`.
"""
