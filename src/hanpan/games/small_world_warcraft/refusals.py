"""21. Refusals: what `check` answers is a row of this table. A code with several clauses has several rows."""

from typing import Final

FINE: Final = 0
MALFORMED: Final = 1

NO_TURN: Final = 2
NO_REFUGEES: Final = 3
NO_MATCH: Final = 4

PICK_FIRST: Final = 5
HAS_A_RACE: Final = 6
NO_DECLINE_NOW: Final = 7
NO_FORM_NOW: Final = 8
NO_ABANDONING_NOW: Final = 9
NO_CONQUEST_NOW: Final = 10
NO_REDEPLOYMENT_NOW: Final = 11
REFUGEES_FIRST: Final = 12

CHOOSE_FORM: Final = 13
NO_SUCH_REGION: Final = 14

NOT_ABLE: Final = 15  # + the use: eleven rows
NO_MARKERS: Final = 26
NO_FORMS: Final = 27
NO_CAPTIVE: Final = 28
NO_BEASTS: Final = 29
NO_RAISING: Final = 30
NO_BOMBS: Final = 31
NO_OBJECTIVES: Final = 32

USED_UP: Final = 33  # + the use: eleven rows
FORM_CHOSEN: Final = 44

OWN_REGION: Final = 45
OWN_OBJECTIVE: Final = 46

NOT_OWN_ABANDONED: Final = 47
NOT_OWN_PLACE: Final = 48
NOT_OWN_REFUGE: Final = 49
NOT_OWN_BEAST: Final = 50
NOT_OWN_TOWER: Final = 51
NOT_OWN_AEGIS: Final = 52
NOT_OWN_EYE: Final = 53

WATER: Final = 54
WATER_OBJECTIVE: Final = 55

IMMUNE: Final = 56

OUT_OF_REACH: Final = 57
NOT_NEAR_CHAMPION: Final = 58
NOT_NEAR_FEAR: Final = 59
NOT_NEAR_BOMB: Final = 60

NO_MARKER_TO_WARP: Final = 61
NOT_BY_DOOMHAMMER: Final = 62
NOT_FOR_RUNEBLADE: Final = 63
NOT_TO_INTIMIDATE: Final = 64
NOT_TO_SWAP: Final = 65
NOT_FOR_TOWER: Final = 66
NOT_FOR_BOMB: Final = 67
NOT_FOR_OBJECTIVE: Final = 68
AEGIS_IS_THERE: Final = 69
EYE_IS_THERE: Final = 70

NO_SLOT: Final = 71
NO_ROW: Final = 72
TOO_MANY_BEASTS: Final = 73
TOO_MANY_PLACED: Final = 74
TOO_MANY_REFUGEES: Final = 75
TOO_MANY_BEASTS_PLACED: Final = 76
TOO_MANY_RAISED: Final = 77

NO_BANNER: Final = 78

TOO_DEAR: Final = 79
ROW_TOO_DEAR: Final = 80
RAISING_TOO_DEAR: Final = 81
RANSOM_TOO_DEAR: Final = 82

NO_BOMB_LEFT: Final = 83
NO_TOWER_LEFT: Final = 84
NO_OBJECTIVE_LEFT: Final = 85

TOO_FEW: Final = 86
TOO_FEW_TO_ROLL: Final = 87
TOO_FEW_FOR_CHAMPION: Final = 88
TRAY_TOO_EMPTY_FOR_RUNEBLADE: Final = 89
TRAY_TOO_EMPTY_TO_RAISE: Final = 90

ENOUGH: Final = 91
TOO_FAR_SHORT: Final = 92
HAND_NOT_EMPTY: Final = 93

REFUSALS: Final = (
    ("", ""),
    ("malformed", "18"),
    ("not-your-turn", "5.2"),
    ("not-your-turn", "7.6"),
    ("not-your-turn", "15.1"),
    ("wrong-phase", "4.1"),
    ("wrong-phase", "4.1"),
    ("wrong-phase", "5.1"),
    ("wrong-phase", "11.6"),
    ("wrong-phase", "5.3"),
    ("wrong-phase", "5.1"),
    ("wrong-phase", "5.1"),
    ("wrong-phase", "7.6"),
    ("choose-form", "11.6"),
    ("no-such-region", "3.3"),
    ("not-your-ability", "11.3"),
    ("not-your-ability", "11.13"),
    ("not-your-ability", "12.17"),
    ("not-your-ability", "12.19"),
    ("not-your-ability", "12.20"),
    ("not-your-ability", "12.14"),
    ("not-your-ability", "13.5"),
    ("not-your-ability", "13.6"),
    ("not-your-ability", "13.8"),
    ("not-your-ability", "13.7"),
    ("not-your-ability", "13.9"),
    ("not-your-ability", "13.3"),
    ("not-your-ability", "11.6"),
    ("not-your-ability", "12.17"),
    ("not-your-ability", "12.18"),
    ("not-your-ability", "11.10"),
    ("not-your-ability", "14.4"),
    ("not-your-ability", "11.1"),
    ("already-used", "11.3"),
    ("already-used", "11.13"),
    ("already-used", "12.17"),
    ("already-used", "12.19"),
    ("already-used", "12.20"),
    ("already-used", "12.14"),
    ("already-used", "13.5"),
    ("already-used", "13.6"),
    ("already-used", "13.8"),
    ("already-used", "13.7"),
    ("already-used", "13.9"),
    ("already-used", "11.6"),
    ("own-region", "6.1"),
    ("own-region", "11.1"),
    ("not-own", "5.3"),
    ("not-own", "8.2"),
    ("not-own", "7.6"),
    ("not-own", "12.18"),
    ("not-own", "12.14"),
    ("not-own", "13.7"),
    ("not-own", "13.9"),
    ("water", "6.1"),
    ("water", "11.1"),
    ("immune", "1.8"),
    ("out-of-reach", "6.2"),
    ("out-of-reach", "12.17"),
    ("out-of-reach", "12.19"),
    ("out-of-reach", "14.4"),
    ("bad-target", "11.13"),
    ("bad-target", "13.5"),
    ("bad-target", "13.8"),
    ("bad-target", "12.19"),
    ("bad-target", "12.20"),
    ("bad-target", "12.14"),
    ("bad-target", "14.4"),
    ("bad-target", "11.1"),
    ("bad-target", "13.7"),
    ("bad-target", "13.9"),
    ("bad-number", "4.2"),
    ("bad-number", "16.3"),
    ("bad-number", "6.6"),
    ("bad-number", "8.2"),
    ("bad-number", "7.6"),
    ("bad-number", "12.18"),
    ("bad-number", "11.10"),
    ("no-banner", "16.5"),
    ("cannot-afford", "4.2"),
    ("cannot-afford", "16.3"),
    ("cannot-afford", "11.10"),
    ("cannot-afford", "12.17"),
    ("no-supply", "14.4"),
    ("no-supply", "12.14"),
    ("no-supply", "11.1"),
    ("too-few-tokens", "6.6"),
    ("too-few-tokens", "6.8"),
    ("too-few-tokens", "12.17"),
    ("too-few-tokens", "13.8"),
    ("too-few-tokens", "11.10"),
    ("enough-tokens", "6.9"),
    ("too-far-short", "6.9"),
    ("hand-not-empty", "8.4"),
)
