"""What a sensible player is used to: how often a claim meets a challenge, how often it is a lie, what life is worth.

`benchmarks/duel_habits.py` measures these tables by letting the greedy bot play itself, again and again, until what it
expects is what it meets. All numbers are ten-thousandths; a row's columns are the life 0 to 6 that its table names.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

CERTAIN: Final = 10000
CLAIMS: Final = 12  # fly, roach, rat; 1 to 4 cards each
BLOCKS: Final = 8  # toad, bat; 1 to 4 cards each
LIVES: Final = 7
MOST_COUNTED: Final = 4


@final
class Habits:
    """The tables in the form the bot reads them; `measured()` fills them with the tables below."""

    def __init__(self) -> None:
        self.worth: vec[i64] = vec[i64]([5000] * LIVES)  # of the round, for an attacker with this life
        self.challenged: vec[i64] = vec[i64]([3000] * (CLAIMS * LIVES))  # by the defender's life
        self.blocked: vec[i64] = vec[i64]([2000] * (CLAIMS * LIVES))  # by the defender's life
        self.after_block: vec[i64] = vec[i64]([5000] * (CLAIMS * LIVES))  # of the round, for the attacker then
        self.bluffed: vec[i64] = vec[i64]([3000] * (CLAIMS * LIVES))  # by the attacker's life
        self.block_challenged: vec[i64] = vec[i64]([3000] * (BLOCKS * LIVES))  # by the life it would leave
        self.block_bluffed: vec[i64] = vec[i64]([3000] * (BLOCKS * LIVES))  # by the life it would leave


def by_claim(kind: i64, cards: i64, life: i64) -> i64:
    """The place of so many attackers claimed (0 fly, 1 roach, 2 rat), or blockers (0 toad, 1 bat), at this life."""
    counted = cards if cards < MOST_COUNTED else MOST_COUNTED
    return (kind * MOST_COUNTED + counted - 1) * LIVES + life


def filled(rows: vec[i64], table: tuple[tuple[int, ...], ...]) -> None:
    """Write a printed table into the row the bot reads."""
    at: i64 = 0
    for row in table:
        for number in row:
            rows[at] = number
            at += 1


def measured() -> Habits:
    """The habits below."""
    habits = Habits()
    filled(habits.worth, (WORTH,))
    filled(habits.challenged, CHALLENGED)
    filled(habits.blocked, BLOCKED)
    filled(habits.after_block, AFTER_BLOCK)
    filled(habits.bluffed, BLUFFED)
    filled(habits.block_challenged, BLOCK_CHALLENGED)
    filled(habits.block_bluffed, BLOCK_BLUFFED)
    return habits


WORTH: Final = (5000, 3824, 4348, 4983, 5549, 6173, 6907)

CHALLENGED: Final = (
    (3000, 946, 549, 468, 464, 568, 551),
    (3000, 1716, 1083, 1007, 801, 866, 920),
    (3000, 8437, 3612, 2237, 2302, 1971, 1569),
    (3000, 6971, 9365, 9140, 9175, 8196, 5810),
    (3000, 902, 573, 423, 383, 512, 459),
    (3000, 1207, 1521, 1175, 1148, 839, 927),
    (3000, 8883, 4365, 2705, 2814, 2725, 2727),
    (3000, 4220, 8462, 9538, 9896, 9428, 7641),
    (3000, 311, 709, 393, 315, 227, 266),
    (3000, 2774, 3492, 1160, 1334, 1267, 1053),
    (3000, 5901, 9320, 7378, 8124, 3156, 1384),
    (3000, 4187, 7083, 9408, 9733, 9250, 8382),
)

BLOCKED: Final = (
    (2000, 9054, 8027, 8573, 7982, 7111, 5094),
    (2000, 8284, 8917, 8845, 8983, 8109, 7601),
    (2000, 1563, 6388, 7763, 7641, 7928, 7797),
    (2000, 864, 629, 860, 825, 1804, 4189),
    (2000, 9098, 8460, 8872, 8205, 7391, 5272),
    (2000, 8793, 8479, 8712, 8681, 8173, 7741),
    (2000, 1117, 5635, 7295, 7144, 7208, 6707),
    (2000, 1651, 771, 453, 104, 519, 1518),
    (2000, 9689, 9291, 7330, 8141, 6947, 7156),
    (2000, 7226, 6508, 8840, 8666, 7171, 7661),
    (2000, 3638, 680, 2622, 1876, 6844, 8615),
    (2000, 1660, 833, 169, 76, 214, 462),
)

AFTER_BLOCK: Final = (
    (5000, 6564, 5476, 5233, 4733, 4232, 3611),
    (5000, 5108, 5663, 5415, 4880, 4220, 3833),
    (5000, 6336, 5785, 6019, 5554, 4760, 4049),
    (5000, 5000, 4862, 5663, 4626, 4370, 4324),
    (5000, 6576, 5621, 5299, 4807, 4229, 3677),
    (5000, 6428, 6091, 5539, 5012, 4291, 3884),
    (5000, 5193, 5606, 6227, 5845, 5265, 4616),
    (5000, 5000, 4858, 4944, 4910, 4927, 4844),
    (5000, 5615, 5799, 4739, 4515, 1563, 878),
    (5000, 7938, 7212, 5496, 5125, 4133, 3542),
    (5000, 6504, 5672, 3523, 1731, 5081, 3046),
    (5000, 5000, 5000, 5000, 5000, 5000, 5000),
)

BLUFFED: Final = (
    (3000, 3667, 3923, 4097, 1981, 1245, 1643),
    (3000, 1172, 975, 1275, 844, 412, 100),
    (3000, 211, 175, 203, 125, 100, 100),
    (3000, 100, 100, 100, 100, 100, 100),
    (3000, 2994, 3625, 4639, 2495, 1816, 1610),
    (3000, 865, 861, 893, 612, 453, 107),
    (3000, 155, 126, 100, 100, 100, 100),
    (3000, 100, 100, 100, 100, 100, 100),
    (3000, 100, 100, 2387, 1527, 1656, 100),
    (3000, 121, 261, 353, 308, 100, 154),
    (3000, 100, 100, 100, 100, 100, 100),
    (3000, 3000, 3000, 3000, 3000, 3000, 3000),
)

BLOCK_CHALLENGED: Final = (
    (3000, 1164, 1133, 1402, 1503, 1669, 1816),
    (3000, 5086, 2627, 2636, 2591, 2897, 3173),
    (3000, 7890, 5722, 6821, 3748, 4001, 4301),
    (3000, 3000, 3229, 3892, 4991, 5187, 4735),
    (3000, 1336, 1725, 2346, 2150, 5945, 7375),
    (3000, 6107, 8136, 3376, 3538, 3933, 4285),
    (3000, 2604, 6286, 6189, 7186, 6756, 6687),
    (3000, 3000, 3000, 3000, 3000, 3000, 3000),
)

BLOCK_BLUFFED: Final = (
    (3000, 9597, 9195, 7856, 6724, 4712, 2533),
    (3000, 4452, 1849, 1428, 1361, 997, 672),
    (3000, 894, 473, 201, 118, 130, 103),
    (3000, 3000, 2330, 628, 1187, 428, 2578),
    (3000, 8218, 8511, 4980, 6416, 2679, 2289),
    (3000, 3005, 4204, 881, 785, 569, 248),
    (3000, 917, 806, 165, 174, 100, 341),
    (3000, 3000, 3000, 3000, 3000, 3000, 3000),
)
