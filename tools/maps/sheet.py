"""The contact sheet: all faces side by side, painted well enough to judge them."""

import os
import random
import zlib
from pathlib import Path

from shapely.geometry import Point, Polygon
from tools.maps.curves import Curves
from tools.maps.face import BOARD, Face

INK = "#33291f"
PAPER = "#efe6d3"
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
WASH = {
    "field": ("#ecd27a", "#c99f35"),
    "forest": ("#86ab6b", "#42693a"),
    "hill": ("#cfcf8d", "#93914a"),
    "swamp": ("#9fae9f", "#5c6f64"),
    "mountain": ("#cdbfb2", "#8a7868"),
    "sea": ("#a5d0dc", "#4f8fa6"),
    "lake": ("#8cc0d8", "#3f7f9f"),
}
KO = {"field": "들판", "forest": "숲", "hill": "언덕", "swamp": "늪", "mountain": "산맥", "sea": "바다", "lake": "호수"}
# Each about 30 units wide, standing on (0, 0).
SPRIG = {
    "field": "M0 0C1 -8 0 -14 0 -22M0 -8C5 -9 7 -13 7 -16M0 -8C-5 -9 -7 -13 -7 -16M0 -15C4 -16 6 -20 6 -23"
    "M0 -15C-4 -16 -6 -20 -6 -23",
    "forest": "M0 0V-7M-12 -7C-9 -13 -6 -15 -5 -19C-3 -24 -1 -28 0 -32C1 -28 3 -24 5 -19C6 -15 9 -13 12 -7Z",
    "hill": "M-17 0C-14 -13 -4 -16 1 -12C7 -8 12 -6 17 0M1 -12C4 -9 5 -6 5 -3",
    "swamp": "M-10 0C-9 -8 -11 -12 -13 -17M-3 0C-3 -10 -3 -16 -1 -24M5 0C6 -7 8 -11 12 -15M-17 3H-6M1 3H16",
    "mountain": "M-22 0L-6 -30L0 -22L6 -28L22 0M-6 -30L-8 -14L-3 -18L-1 -8",
    "sea": "M-14 0C-10 -6 -5 -6 -1 0C3 -6 8 -6 12 0",
    "lake": "M-12 0C-8 -5 -4 -5 0 0C4 -5 8 -5 12 0",
}
SIGN = {
    "landing": ("#f7f2e6", "M0 -11V9M-6 -6H6M-10 2C-9 9 -4 10 0 10C4 10 9 9 10 2"),
    "cavern": ("#4a4038", "M-11 9C-11 -4 -6 -11 0 -11C6 -11 11 -4 11 9ZM-5 9C-5 2 -3 -2 0 -2C3 -2 5 2 5 9"),
    "magic": ("#6d4fa0", "M0 -12L3 -3L12 0L3 3L0 12L-3 3L-12 0L-3 -3Z"),
    "murloc": ("#2f8f83", "M-11 1C-6 -8 5 -8 9 0L13 -5V7L9 2C5 9 -6 9 -11 1ZM-6 -1H-5"),
    "marker": ("#c4553a", "M-7 11V-11M-7 -11H9L5 -6L9 -1H-7"),
}


def photograph(text: str, out: Path, width: int) -> None:
    """The SVG as a PNG of this width, taken by Chromium (HANPAN_CHROMIUM names another one)."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=os.environ.get("HANPAN_CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": width, "height": 100})
        page.set_content(f'<body style="margin:0">{text}<style>svg{{width:100%;height:auto;display:block}}</style>')
        page.screenshot(path=out, full_page=True)
        browser.close()


def scattered(face: Face, number: int) -> str:
    """The terrain's drawing strewn over the region, leaving its middle and its rim free."""
    region = face.regions[number]
    shape = face.polygon(number)
    ink = WASH[region.terrain][1]
    chance = random.Random(zlib.crc32(f"{face.face}{number}".encode()))
    gap = {"mountain": 40, "sea": 58, "lake": 36, "forest": 25, "hill": 34}.get(region.terrain, 28)
    keep = {"sea": 40, "lake": 18}.get(region.terrain, 42)
    low_x, low_y, high_x, high_y = shape.bounds
    middle = Point(region.label)
    places: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = chance.uniform(low_x, high_x), chance.uniform(low_y, high_y)
        room = Polygon([(x - 13, y + 5), (x + 13, y + 5), (x + 9, y - 28), (x - 9, y - 28)])
        if not shape.buffer(-4).contains(room) or room.distance(middle) < keep:
            continue
        if any(abs(x - px) < gap and abs(y - py) < gap * 0.9 for px, py in places):
            continue
        places.append((x, y))
    fill = {"forest": "#6c9556", "mountain": "#b9a999", "hill": "#c1c178"}.get(region.terrain, "none")
    return "".join(
        f'<path d="{SPRIG[region.terrain]}" transform="translate({x:.0f} {y:.0f}) scale({0.85 + 0.15 * (i % 3):.2f})" '
        f'fill="{fill}" stroke="{ink}" stroke-width="2" {ROUND}/>'
        for i, (x, y) in enumerate(sorted(places, key=lambda place: place[1]))
    )


def middle(face: Face, number: int) -> str:
    """The region's number, and its symbols beneath."""
    region = face.regions[number]
    x, y = region.label
    text = (
        f'<text x="{x}" y="{y - 6 if region.symbols else y + 9}" font-size="26" font-weight="700" text-anchor="middle" '
        f'fill="{INK}" stroke="{WASH[region.terrain][0]}" stroke-width="7" paint-order="stroke">{number}'
        f'<tspan font-size="15" font-weight="500" dx="4">{KO[region.terrain]}</tspan></text>'
    )
    for i, word in enumerate(region.symbols):
        at = x + (i - (len(region.symbols) - 1) / 2) * 38
        fill, sign = SIGN[word]
        pen = INK if word == "landing" else "#fff"
        text += (
            f'<g transform="translate({at:.0f} {y + 20})">'
            f'<circle r="17" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
            f'<path d="{sign}" fill="none" stroke="{pen}" stroke-width="2.4" {ROUND}/></g>'
        )
    return text


def painted(face: Face) -> str:
    """One face as an SVG group on its board."""
    curves = Curves(face)
    land = [number for number in face.regions if number]
    inner = set().union(*(face.edges(number) for number in land)) - curves.coast
    parts = [f'<path d="{curves.outline(0)}" fill="{WASH["sea"][0]}"/>']
    parts.append(
        f'<path d="{curves.lines(curves.rim)}" fill="none" stroke="{WASH["sea"][1]}" stroke-width="3" '
        'stroke-dasharray="14 8" stroke-linecap="round"/>'
    )
    whole = "".join(curves.outline(number) for number in land)
    parts.append(f'<path d="{whole}" fill="{INK}" opacity=".16" transform="translate(5 9)"/>')
    for number in face.regions:
        light, dark = WASH[face.regions[number].terrain]
        clip = f"{face.face}-{number}"
        parts.append(f'<clipPath id="{clip}"><path d="{curves.outline(number)}"/></clipPath>')
        parts.append(f'<g clip-path="url(#{clip})">')
        if number:
            parts.append(f'<path d="{curves.outline(number)}" fill="{light}" stroke="{dark}" stroke-width="1"/>')
            parts.append(
                f'<path d="{curves.outline(number)}" fill="none" stroke="{dark}" '
                'stroke-opacity=".28" stroke-width="26"/>'
            )
        else:
            coast = curves.lines(curves.coast)
            parts += [
                f'<path d="{coast}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="{width}"/>'
                for width in (64, 30)
            ]
        parts.append(scattered(face, number) + "</g>")
    parts.append(f'<path d="{curves.lines(inner)}" fill="none" stroke="{INK}" stroke-width="3" {ROUND}/>')
    parts.append(f'<path d="{curves.lines(curves.coast)}" fill="none" stroke="{INK}" stroke-width="5.5" {ROUND}/>')
    parts += [middle(face, number) for number in face.regions]
    return "".join(parts)


def sheet(faces: list[Face], columns: int = 3) -> str:
    """The sheet as an SVG text."""
    cell_width, cell_height = 1240, 900
    rows = -(-len(faces) // columns)
    width, height = columns * cell_width, rows * cell_height
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Noto Sans KR, Noto Sans CJK KR, sans-serif">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    ]
    for i, face in enumerate(faces):
        board_width, board_height = BOARD[face.size]
        x = i % columns * cell_width + (cell_width - board_width) / 2
        y = i // columns * cell_height + 70 + (cell_height - 80 - board_height) / 2
        parts.append(f'<g transform="translate({x:.0f} {y:.0f})">{painted(face)}</g>')
        parts.append(
            f'<text x="{i % columns * cell_width + 30}" y="{i // columns * cell_height + 52}" font-size="36" '
            f'font-weight="700" fill="{INK}">{face.name["ko"]} <tspan font-weight="400" font-size="28">'
            f"{face.name['en']} · {face.face}</tspan></text>"
        )
    return "".join(parts) + "</svg>"
