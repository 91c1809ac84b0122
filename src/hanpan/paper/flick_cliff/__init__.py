"""플릭 오버 더 클리프 to print: the action sheet with its base, the cliff, the ability sheets, the tokens."""

from hanpan.games.flick_cliff.sheets import every_sheet, sheet_from_text
from hanpan.paper.book import Book
from hanpan.paper.flick_cliff import ability, action, cliff, stand, tokens
from hanpan.paper.flick_cliff.drawing import Drawing
from hanpan.paper.say import texts

SHEETS = tuple(every_sheet())


def document(lang: str, name: str, text: str | None = None) -> bytes:
    """The PDF of a sheet that comes with the game, or of the text of a designer's own file."""
    sheet = every_sheet()[name] if text is None else sheet_from_text(name, text)
    words = texts(lang, "flick_cliff")
    drawing = Drawing(Book(f"{words.say('flick-cliff-title')} · {name}", lang), words, sheet, name)
    for chapter in (action, stand, cliff, ability, tokens):
        chapter.draw(drawing)
    return drawing.book.finished()
