"""How the action sheet is made: to print, to cut, to fold, to set up, and what its pictures mean."""

from math import cos, radians
from typing import Final

from hanpan.games.flick_cliff.tables import FULL, HALF, MOVE_ABILITY, NO_CLIMB, PIP_ABILITY, WILD
from hanpan.paper import marks
from hanpan.paper.book import HIGH
from hanpan.paper.flick_cliff import icons
from hanpan.paper.flick_cliff.drawing import Drawing, number
from hanpan.paper.flick_cliff.folds import parts, ridge
from hanpan.paper.ink import CUT, FAINT, GRAPHITE, LINE, MOUNTAIN, QUIET, THICK, VALLEY, WHITE, Stroke

GAP: Final = 9.0
NARROWEST: Final = 80.0
WIDEST: Final = 110.0
RULER: Final = 100
DIE: Final = 15.0
PAD_SHOWN: Final = 26.0
"""So many millimetres of the pad are drawn in the view from the side, and so many panels."""
PANELS_SHOWN: Final = 6


def draw(drawing: Drawing, x: float, width: float) -> None:
    """The column, from the top of the page to its foot."""
    book, say, words = drawing.book, drawing.say, drawing.words
    y = drawing.title(x, HIGH - 8, width, "action") - 8
    column = width - 17

    ruler_foot = y - RULER + 3
    marks.ruler(book, x + width - 1, ruler_foot, RULER)
    marks.heading(book, x, y, 1, say("print"))
    y = book.paragraph(x, y - 3, column, words.say("paper-scale"))
    y = book.paragraph(x, y - 1, column, words.say("paper-ruler", mm=RULER), bold=True)
    whole = len(parts(drawing.sheet)) == 1 and parts(drawing.sheet)[0].length >= HIGH - 0.5
    y = book.paragraph(x, y - 1, column, say("edges" if whole else "edges-cut"))

    marks.heading(book, x, y - 11, 2, say("cut"))
    y -= 17
    marks.sample(book, x, y, CUT, words.say("paper-cut"))
    marks.scissors(book, x + 7, y)

    marks.heading(book, x, y - 14, 3, say("fold"))
    y -= 21
    for stroke, key in ((MOUNTAIN, "paper-mountain"), (VALLEY, "paper-valley")):
        book.line(x, y, x + 16, y, stroke)
        y = book.paragraph(x + 18.5, y + 2.6, column - 18.5, words.say(key), 8.5) - 3.6
    y = min(book.paragraph(x, y + 1.4, column, say("fold-hint")) - 11, ruler_foot - 4)

    marks.heading(book, x, y, 4, say("set"))
    valley = number(180 - 2 * drawing.sheet.fold)
    height = say("height", height=number(ridge(drawing.sheet)))
    y = book.paragraph(x, y - 3, width, say("set-hint", valley=valley, height=height))
    y = profile(drawing, x, y - 8, width)

    book.line(x, y - 4, x + width, y - 4, Stroke(0.2, FAINT))
    legend(drawing, x, y - 10, width)
    drawing.figures(x, 7, width)


def profile(drawing: Drawing, x: float, top: float, width: float) -> float:
    """The folded sheet from the side, with a die in its second valley and an eye at the Start Line; where it ends."""
    book, sheet = drawing.book, drawing.sheet
    lean = radians(sheet.fold)
    scale = (width - 1) / (PAD_SHOWN + PANELS_SHOWN * sheet.panel * cos(lean))
    up, along, die = ridge(sheet) * scale, sheet.panel * cos(lean) * scale, DIE * scale
    ground = top - max(up + 9, die * 1.42)
    start = x + PAD_SHOWN * scale
    book.line(x, ground, x + width, ground, Stroke(0.2, FAINT))
    bench = [
        (x + 4 * scale, ground),
        (x + 4 * scale, ground + up),
        (start - 4 * scale, ground + up),
        (start - 4 * scale, ground),
    ]
    book.polygon(bench, Stroke(0.3, QUIET), closed=False)
    ridges = [(start + panel * along, ground + (0 if panel % 2 else up)) for panel in range(PANELS_SHOWN + 1)]
    book.polygon([(x, ground + up), *ridges], THICK, closed=False)
    for panel, (px, py) in enumerate(ridges):
        short = drawing.words.say("paper-valley-short" if panel % 2 else "paper-mountain-short")
        book.text(px, py - 3.4 if panel % 2 else py + 1.2, short, 6, ink=QUIET, align="middle")
    corner = start + 3 * along
    middle = ground + 0.4 + die / 2**0.5
    with book.at(corner, middle, turn=45):
        book.box(-die / 2, -die / 2, die, die, Stroke(0.35), WHITE, die * 0.1)
    eye = (start - 7 * scale, ground + up + 5.4)
    looked_at = (corner - die * 0.4, middle + die * 0.4)
    book.line(eye[0] + 3.4, eye[1], looked_at[0] - 0.6, looked_at[1], Stroke(0.3, QUIET, (0.01, 1.0)))
    for lid in (1.3, -1.3):
        book.curve([(eye[0] - 2.4, eye[1]), (eye[0], eye[1] + lid), (eye[0] + 2.4, eye[1])], LINE)
    book.circle(*eye, 0.8, None, GRAPHITE)
    book.text(x, eye[1] + 3.4, drawing.say("value"), 7.5, ink=QUIET)
    book.text(start + 5 * along, ground + up * 0.55, f"{number(180 - 2 * sheet.fold)}°", 7.5, bold=True, align="middle")
    height = drawing.say("height", height=number(ridge(sheet)))
    book.text((x + start) / 2, ground + up / 2 - 1, height, 7.5, bold=True, align="middle")
    return ground - 4


def legend(drawing: Drawing, x: float, top: float, width: float) -> None:
    """Each picture with what it means; only those that stand on this sheet."""
    book, sheet = drawing.book, drawing.sheet
    book.text(x, top, drawing.say("icons"), 11, bold=True)
    cells = range(1, int(sheet.cells) + 1)
    climbs = {int(sheet.climb[cell]) for cell in cells}
    abilities = {int(sheet.ability[cell]) for cell in cells}
    shown = []
    if any(sheet.rope[cell] for cell in cells):
        shown.append("rope")
    shown += [name for name, kind in CLIMBS.items() if kind in climbs]
    shown += [name for name, kind in ABILITIES.items() if kind in abilities]
    step = min(10.5, (top - 14) / len(shown))
    y = top - 4 - step / 2
    for name in shown:
        size = step * 0.78
        if name == "rope":
            icons.rope(book, x + 6, y, size)
        elif name in CLIMBS:
            icons.climb(book, x + 6, y, size, CLIMBS[name])
        else:
            icons.ability(book, x + 6, y, size * 1.08, ABILITIES[name])
        book.text(x + 17, y - 1.1, drawing.say(f"icon-{name}"), 8.5)
        y -= step


CLIMBS: Final = {"none": NO_CLIMB, "half": HALF, "full": FULL, "wild": WILD}
ABILITIES: Final = {"pip": PIP_ABILITY, "move": MOVE_ABILITY}
