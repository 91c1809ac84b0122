"""The law of BANG! The Dice Game, a module a chapter, in the rulebook's order.

`position` what lies on the table (1, 2.3, 14) · `turn` set-up and the order of a turn (2, 3, 5) · `arrows` (4) ·
`shots`, `beers`, `gatling` (6) · `ending` elimination and the end (7, 8, 9) · `characters` (10) ·
`batch` losses that come together (10.18, 10.19) · `law` who may do what (12, 15).
"""
