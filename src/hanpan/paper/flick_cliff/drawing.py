"""What every page is drawn from: the book, the words, the sheet and its name."""

from dataclasses import dataclass

from hanpan.games.flick_cliff.sheet import Sheet
from hanpan.paper.book import Book
from hanpan.paper.ink import FAINT, QUIET, Stroke
from hanpan.words import Catalogue


@dataclass(frozen=True)
class Drawing:
    """A book being drawn."""

    book: Book
    words: Catalogue
    sheet: Sheet
    name: str

    def say(self, key: str, /, **args: str | int) -> str:
        """A text of the printed game: `say("start")` is `flick-cliff-paper-start`."""
        return self.words.say(f"flick-cliff-paper-{key}", **args)

    def page(self, key: str) -> None:
        """A fresh page with this name."""
        self.book.page(self.say(key))

    def title(self, x: float, top: float, width: float, key: str) -> float:
        """The head of a page: the game's title small, the page's name large; where it ends."""
        self.book.text(x, top - 4, self.words.say("flick-cliff-title"), 9, ink=QUIET)
        self.book.text(x + width, top - 4, self.words.say("paper-sheet", name=self.name), 9, ink=QUIET, align="right")
        self.book.text(x, top - 13.5, self.say(key), 20, bold=True)
        self.book.line(x, top - 17, x + width, top - 17, Stroke(0.2, FAINT))
        return top - 17

    def figures(self, x: float, y: float, width: float) -> None:
        """The measures of the action sheet, small at the foot of a page."""
        sheet = self.sheet
        line = self.say(
            "figures",
            pad=number(sheet.pad),
            panels=2 * int(sheet.cells),
            panel=number(sheet.panel),
            width=number(sheet.width),
            fold=number(sheet.fold),
        )
        self.book.paragraph(x, y + 3, width, line, 6.5, ink=QUIET)


def number(value: float) -> str:
    """A measure as people write it: 16, 10.9."""
    return f"{value:.1f}".removesuffix(".0")
