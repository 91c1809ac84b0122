"""Makes the fonts of the printed sheets: Noto Sans KR with the letters Korean texts are written in, no more.

The full fonts are in the npm package `@expo-google-fonts/noto-sans-kr` (0.4.3). With fonttools installed:

    python tools/paper_fonts.py path/to/the/unpacked/package
"""

import sys
from pathlib import Path

from fontTools import subset

TARGET = Path(__file__).parents[1] / "src" / "hanpan" / "paper" / "fonts"
WEIGHTS = {"Regular": "400Regular", "Bold": "700Bold"}
SIGNS = "–—‘’“”•…′″←↑→↓↔↕−×÷±≈≤≥°·½¼✓○●△▲□■◇◆☆★①②③④⑤⑥⑦⑧⑨"


def letters() -> set[int]:
    """The 2,350 syllables of KS X 1001, the single jamo, Latin, and the signs a sheet may use."""
    syllables = [code for code in range(0xAC00, 0xD7A4) if in_ks_x_1001(chr(code))]
    return {*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x3131, 0x3164), *syllables, *map(ord, SIGNS)}


def in_ks_x_1001(letter: str) -> bool:
    """Whether the letter is among those of everyday Korean."""
    try:
        return len(letter.encode("euc_kr")) == 2
    except UnicodeEncodeError:
        return False


def main(package: Path) -> None:
    """One font a weight, without hints and without what a PDF does not use."""
    for weight, folder in WEIGHTS.items():
        options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, name_IDs=["*"])
        font = subset.load_font(str(package / folder / f"NotoSansKR_{folder}.ttf"), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=letters())
        cutter.subset(font)
        file = TARGET / f"NotoSansKR-{weight}.ttf"
        font.save(str(file))
        print(f"{file.name}: {file.stat().st_size // 1000} kB, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
