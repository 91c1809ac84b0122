"""Korean particles: 쥐를 but 민준을, 5(오)가 but 6(육)이, 서울로 but 부산으로.

The same rules as `web/src/core/josa.ts`; both are held to `tests/josa_vectors.json`.
"""

from __future__ import annotations

import unicodedata
from enum import Enum


class Ending(Enum):
    """How a word is heard to end."""

    VOWEL = 0
    RIEUL = 1
    CONSONANT = 2
    UNKNOWN = 3


# How the Korean names of digits end: 이 사 오 구 · 일 칠 팔 · 영 삼 육.
DIGITS = {
    **dict.fromkeys("2459", Ending.VOWEL),
    **dict.fromkeys("178", Ending.RIEUL),
    **dict.fromkeys("036", Ending.CONSONANT),
}
# 엘 알 엠 엔; every other letter's name ends in a vowel.
CAPITALS = {"L": Ending.RIEUL, "R": Ending.RIEUL, "M": Ending.CONSONANT, "N": Ending.CONSONANT}
AFTER_WORD = frozenset(")]}>\"'’”」』〉》】〕!?.,…~*`")


def ending(word: str) -> Ending:
    """How a word is heard to end: closing marks are not heard, nor what stands in round brackets after it."""
    letters = unicodedata.normalize("NFC", word).strip()
    while letters:
        if letters[-1] == ")" and letters.rfind("(") > 0:
            letters = letters[: letters.rfind("(")]
        elif letters[-1] in AFTER_WORD or letters[-1].isspace():
            letters = letters[:-1]
        else:
            break
    if not letters:
        return Ending.UNKNOWN
    last = letters[-1]
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return Ending.VOWEL if final == 0 else Ending.RIEUL if final == 8 else Ending.CONSONANT
    if last in DIGITS:
        return DIGITS[last]
    if "A" <= last <= "Z":
        # one capital, or a run of them, is spelled out; inside a word (KiM) nobody knows
        if len(letters) > 1 and "a" <= letters[-2] <= "z":
            return Ending.UNKNOWN
        return CAPITALS.get(last, Ending.VOWEL)
    return Ending.UNKNOWN


def josa(word: str, pair: str) -> str:
    """The particle alone: `josa("쥐", "을/를")` is `를`. Pairs have the form after a consonant first."""
    closed, slash, open_ = pair.partition("/")
    if not slash:
        return pair
    heard = ending(word)
    if heard is Ending.UNKNOWN:
        # 으로/로 shares its tail and is written (으)로; 을/를 is written 을(를)
        if closed.endswith(open_):
            return f"({closed[: -len(open_)]}){open_}"
        return f"{closed}({open_})"
    like_vowel = heard is Ending.VOWEL or (heard is Ending.RIEUL and closed.startswith("으로"))
    return open_ if like_vowel else closed


def with_josa(word: str, pair: str) -> str:
    """The word with its particle: `with_josa("쥐", "을/를")` is `쥐를`."""
    return word + josa(word, pair)
