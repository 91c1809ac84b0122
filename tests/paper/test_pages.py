"""The whole document: pages, fonts, words, and the sheets other than the action sheet."""

import ctypes
import re
from importlib.resources import files

import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest
from fluent.syntax import FluentParser
from measuring import FINE, POINT, changed, grey, middles, part, printed, runs, words_on

from hanpan.games.flick_cliff.sheets import every_sheet
from hanpan.paper import printable, sheets_of
from hanpan.paper.book import Book, fonts, spelled
from hanpan.paper.flick_cliff import tokens
from hanpan.paper.flick_cliff.cliff import Layout
from hanpan.paper.flick_cliff.drawing import Drawing
from hanpan.paper.flick_cliff.folds import parts
from hanpan.paper.say import texts

ACTION, BASE, CLIFF, ABILITIES, TOKENS = range(5)


def test_every_page_is_a4() -> None:
    document = printed()
    assert len(document) == 5
    for page in document:
        width, height = (side * POINT for side in page.get_size())
        assert (width, height) == (pytest.approx(210, abs=0.05), pytest.approx(297, abs=0.05))


def test_everything_is_drawn_by_lines_and_nothing_is_a_picture() -> None:
    for page in printed():
        kinds = {found.type for found in page.get_objects()}
        assert kinds <= {raw.FPDF_PAGEOBJ_PATH, raw.FPDF_PAGEOBJ_TEXT, raw.FPDF_PAGEOBJ_FORM}


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_fonts_are_embedded_and_only_what_is_used_of_them(lang: str) -> None:
    document = printed(lang)
    names = set()
    for page in document:
        for found in page.get_objects([raw.FPDF_PAGEOBJ_TEXT]):
            font = raw.FPDFTextObj_GetFont(found.raw)
            assert raw.FPDFFont_GetIsEmbedded(font) == 1
            names.add(name_of(font))
    assert names == {"NotoSansKR-Regular", "NotoSansKR-Bold"}
    pdf = sheets_of("flick_cliff").document(lang, "v2_1")
    listed = set(re.findall(rb"/(?:BaseFont|FontName) /([^\s/]+)", pdf))
    assert listed
    assert all(re.fullmatch(rb"[A-Z]{6}\+NotoSansKR-(Regular|Bold)", name) for name in listed), listed
    assert len(pdf) < 250_000


def name_of(font: raw.FPDF_FONT) -> str:
    """A font's name in the document."""
    size = raw.FPDFFont_GetBaseFontName(font, None, 0)
    name = ctypes.create_string_buffer(size)
    raw.FPDFFont_GetBaseFontName(font, name, size)
    return name.value.decode()


WORDS = {
    "ko": ("시작선", "발판 받침", "도착", "눈금 바꾸기", "이것만은 알아 두세요"),
    "en": ("Start Line", "Support of the pad", "Goal", "Change the value", "Good to know"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_the_words_can_be_read_out_of_it(lang: str) -> None:
    pages = [words_on(page) for page in printed(lang)]
    for page, word in zip(pages, WORDS[lang], strict=True):
        assert word in page
        assert "-paper-" not in page
        assert "paper-" not in page
        assert "{" not in page
    assert "10.9 mm" in pages[ACTION]
    assert "41 mm" in pages[ACTION]


def test_every_letter_of_the_texts_is_in_the_fonts() -> None:
    known = fonts()
    for folder in ("hanpan.paper", "hanpan.paper.flick_cliff", "hanpan.games.flick_cliff"):
        for lang in ("ko", "en"):
            text = (files(folder) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
            assert {letter for letter in text if ord(letter) not in known} <= {"\n"}


def test_the_texts_on_paper_are_all_used() -> None:
    """A key that no page says would only be translated in vain."""
    documents = [printed("en", text) for text in (None, changed(panel_mm=25, width_mm=150))]
    said = " ".join(words_on(page) for document in documents for page in document)
    said += " ".join(entry.get_title() for document in documents for entry in document.get_toc())
    source = (files("hanpan.paper.flick_cliff") / "texts" / "en.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if hasattr(entry, "value") and hasattr(entry, "id"):
            pieces = [getattr(piece, "value", "") for piece in entry.value.elements]
            longest = max((piece.strip() for piece in pieces if isinstance(piece, str)), key=len)
            assert " ".join(longest.split()) in said, entry.id.name


def test_the_name_of_a_file_may_hold_any_letter() -> None:
    assert spelled("내 시트 ☃ 猫") == "내 시트 ? ?"
    document = pdfium.PdfDocument(sheets_of("flick_cliff").document("ko", "절벽 <b>&☃", changed()))
    assert "절벽 <b>&?" in words_on(document[ACTION])


def test_the_same_sheet_gives_the_same_bytes() -> None:
    flick = sheets_of("flick_cliff")
    assert flick.document("ko", "v2_1") == flick.document("ko", "v2_1")
    assert flick.document("ko", "v2_1") != flick.document("ko", "v2_1", changed(panel_mm=15))


def test_a_reader_is_told_to_print_at_actual_size_and_has_contents() -> None:
    pdf = sheets_of("flick_cliff").document("ko", "v2_1")
    assert b"/PrintScaling /None" in pdf
    assert b"/Lang (ko)" in pdf
    contents = [entry.get_title() for entry in pdfium.PdfDocument(pdf).get_toc()]
    assert contents == ["액션 시트", "받침 시트", "절벽 시트", "능력 시트", "말과 차례"]


def test_only_games_with_sheets_are_printable() -> None:
    assert printable() == ("flick_cliff",)


# 1.3 The cliff


@pytest.mark.parametrize("text", [None, changed(rows=3, lines=5, dotted="[1, 6, 15]")])
def test_1_3_the_cells_wind_upward_and_the_dotted_ones_are_dotted(text: str | None) -> None:
    document = printed(text=text)
    page = document[CLIFF]
    words, picture = page.get_textpage(), grey(page)
    layout = layout_of(text)
    sheet = layout.sheet
    lines, rows = int(sheet.lines), int(sheet.rows)
    assert rows * lines == (24 if text is None else 15)
    for cell in range(1, rows * lines + 1):
        row, along = divmod(cell - 1, lines)
        line = along if row % 2 == 0 else lines - 1 - along
        x, y = 10 + (line + 0.5) * 190 / lines, 53 + (row + 0.5) * 190 / rows
        box = (x - layout.wide / 2, y - layout.tall / 2, x + layout.wide / 2, y + layout.tall / 2)
        assert words.get_text_bounded(*(side / POINT for side in box)).strip() == str(cell)
        top = part(picture, x - layout.wide / 4, box[3] - 0.4, x + layout.wide / 4, box[3] + 0.4).any(axis=0)
        assert (len(runs(top)) > 5) == bool(sheet.is_dotted(cell)), cell


def test_1_3_four_tokens_have_room_on_a_cell() -> None:
    layout = layout_of(None)
    assert layout.wide >= 2 * tokens.WIDTH - 0.1
    assert layout.tall >= 2 * tokens.DEEP
    assert min(layout.across - layout.wide, layout.up - layout.tall) > 5


def layout_of(text: str | None) -> Layout:
    """Where the cells of a sheet are."""
    from hanpan.games.flick_cliff.sheets import sheet_from_text

    sheet = every_sheet()["v2_1"] if text is None else sheet_from_text("mine", text)
    assert parts(sheet)
    return Layout(Drawing(Book("any", "ko"), texts("ko", "flick_cliff"), sheet, "mine"))


# 1.4 The ability sheets


@pytest.mark.parametrize(("pip", "move", "size"), [(3, 3, 14), (1, 4, 14), (6, 0, (87 - 2) / 6 - 1.5)])
def test_1_4_each_of_four_players_has_every_circle(pip: int, move: int, size: float) -> None:
    page = printed(text=changed(pip=pip, move=move))[ABILITIES]
    circles = [(x, y) for x, y, wide, tall in shapes(page) if near(wide, size) and near(tall, size)]
    for left in (0, 105):
        for low in (0, 148.5):
            mine = [1 for x, y in circles if left < x < left + 105 and low < y < low + 148.5]
            assert len(mine) == pip + move
    assert ("액션 이동하기" in words_on(page)) == (move > 0)


def near(drawn: float, size: float) -> bool:
    """Whether a shape has this size, its line included."""
    return abs(drawn - size - 0.8) < 0.2


def shapes(page: pdfium.PdfPage) -> list[tuple[float, float, float, float]]:
    """The middle and the size of each drawn shape."""
    found = []
    for shape in page.get_objects([raw.FPDF_PAGEOBJ_PATH]):
        left, low, right, high = (side * POINT for side in shape.get_bounds())
        found.append(((left + right) / 2, (low + high) / 2, right - left, high - low))
    return found


def test_1_4_the_cuts_part_the_page_into_quarters() -> None:
    picture = grey(printed()[ABILITIES])
    assert middles(part(picture, 90, 0, 120, 297).mean(axis=0) > 0.95, 90) == [pytest.approx(105, abs=0.1)]
    assert middles(part(picture, 0, 140, 210, 160).mean(axis=1) > 0.95, 140) == [pytest.approx(148.5, abs=0.1)]


# 1.5 The tokens


def test_1_5_the_tokens_have_their_size_and_four_looks() -> None:
    page = printed()[TOKENS]
    colours = page.render(scale=FINE * POINT).to_numpy()[:, :, ::-1]
    for seat, colour in enumerate(((0, 114, 178), (230, 159, 0), (0, 158, 115), (204, 121, 167))):
        mine = (abs(colours.astype(int) - colour) < 3).all(axis=2)
        columns = [(first, last) for first, last in runs(mine.any(axis=0)) if (last - first) / FINE > 10]
        widths = sorted((last - first + 1) / FINE for first, last in columns)
        assert widths == [pytest.approx(13 - 0.3, abs=0.25), pytest.approx(14 - 0.3, abs=0.25)], seat
        standing = columns[0]
        rows = mine[:, standing[0] : standing[1]].any(axis=1).nonzero()[0]
        assert (rows.max() - rows.min() + 1) / FINE == pytest.approx(2 * 24 - 0.3, abs=0.25)
