"""Every printed square and every marker has a drawing and words of its own, from one source."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from tools import make_maze_art

from tablee.games.gootmu.abbreviations import SHORTS
from tablee.games.gootmu.events import Blanked
from tablee.games.gootmu.figures import SYMBOLS, marker
from tablee.games.gootmu.game import GAME
from tablee.games.gootmu.names import MARKERS, UNKNOWN, label_name, slug
from tablee.games.gootmu.paints import (
    DAY_AND_NIGHT,
    SEATS_BY_DAY,
    SEATS_BY_NIGHT,
    contrast,
    letters_on,
)
from tablee.games.gootmu.pictograms import NUMBER, PICTOGRAMS
from tablee.games.gootmu.rules.labels import ARROWED, CLAUSES, NAMES, has_number
from tests.rules.gootmu.sample_views import Sample

PRINTED = NAMES[1:]
LANGUAGES = ["en", "fr"]
LABEL_LENGTH = 28
WEB = Path(__file__).parent.parent.parent.parent / "web" / "src"
INKS = [name for name in DAY_AND_NIGHT if name.startswith("label-")]
FLOORS = [name for name in DAY_AND_NIGHT if name.startswith("floor-")]


# --- drawings


def test_every_square_and_every_marker_has_a_drawing_of_its_own() -> None:
    assert set(PICTOGRAMS) == set(PRINTED)
    assert set(SYMBOLS) == set(MARKERS)
    assert len({(drawn.drawing, drawn.over) for drawn in PICTOGRAMS.values()}) == 75
    assert len({marker(kind) for kind in [*MARKERS, UNKNOWN]}) == 14


def tree_of(name: str) -> ElementTree.Element:
    drawn = PICTOGRAMS[name]
    return ElementTree.fromstring(f"<g>{drawn.drawing}{drawn.over}</g>")  # noqa: S314


@pytest.mark.parametrize("name", PRINTED)
def test_a_drawing_is_whole_and_stands_alone(name: str) -> None:
    nodes = list(tree_of(name).iter())
    assert {node.tag for node in nodes} <= {"g", "path", "circle", "ellipse", "text"}
    assert not [node for node in nodes if "id" in node.attrib]


@pytest.mark.parametrize("name", PRINTED)
def test_a_drawing_has_no_words_and_the_number_of_its_square(name: str) -> None:
    """Signs and numbers are read in every language; words are not."""
    written = [node.text or "" for node in tree_of(name).iter("text")]
    assert any(NUMBER in sign for sign in written) == has_number(NAMES.index(name))
    assert not [sign for sign in written if re.search("[A-Za-z]{2}", sign.replace(NUMBER, "3"))]


@pytest.mark.parametrize("name", ARROWED)
def test_what_turns_with_the_arrow_has_no_figures(name: str) -> None:
    """They would lie on their side."""
    assert "<text" not in PICTOGRAMS[name].drawing


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_has_a_short_name_of_its_own(language: str) -> None:
    text = GAME.text(language)
    for number in (1, 3):
        labels = [text(f"square-{slug(name)}-label", number=number) for name in PRINTED]
        assert len(set(labels)) == 75
        assert [label for label in labels if not 0 < len(label) <= LABEL_LENGTH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marker_has_a_short_name_and_help(language: str) -> None:
    text = GAME.text(language)
    kinds = [*MARKERS, "face-down"]
    assert len({text(f"marker-{kind}") for kind in kinds}) == 14
    assert all(len(text(f"marker-{kind}")) <= LABEL_LENGTH for kind in kinds)
    assert all(text(f"marker-{kind}-help").endswith(".") for kind in kinds)


# --- what is generated for the page


def test_the_files_of_the_page_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_maze_art.main(["--check"]) == 0, capsys.readouterr().out


def test_a_file_that_differs_is_named_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make_maze_art, "ROOT", tmp_path)
    monkeypatch.setattr(make_maze_art, "GENERATED", tmp_path)
    assert make_maze_art.main(["--check"]) == 1
    assert "maze.css is not up to date" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
    assert make_maze_art.main([]) == 0
    assert make_maze_art.main(["--check"]) == 0
    assert make_maze_art.main(["--wrong"]) == 2


def test_the_page_has_every_square_with_its_clause_and_group() -> None:
    made = json.loads((WEB / "generated" / "maze.json").read_text(encoding="utf-8"))
    assert list(made["squares"]) == PRINTED
    for name, square in made["squares"].items():
        assert square["clause"] == f"GM-{CLAUSES[NAMES.index(name)]:02}"
        assert square["group"] == SHORTS[name].family
        assert square.get("arrowed", False) == (name in ARROWED)
        assert "#" not in square["drawing"] + square.get("over", "")


def test_a_marker_has_the_clause_that_speaks_of_it() -> None:
    made = json.loads((WEB / "generated" / "maze.json").read_text(encoding="utf-8"))
    clauses = GAME.rules("en")
    assert list(made["printedMarkers"]) == list(MARKERS)
    for marked in made["printedMarkers"].values():
        assert marked["printed"] in clauses[marked["clause"]].text


def test_the_corner_that_the_lobby_shows_needs_no_style_sheet() -> None:
    for drawing in make_maze_art.corner().values():
        ElementTree.fromstring(f"<g>{drawing}</g>")  # noqa: S314
        assert "var(" not in drawing
        assert NUMBER not in drawing


def test_the_drawings_are_small() -> None:
    assert (WEB / "generated" / "maze.json").stat().st_size < 100_000


# --- colours


@pytest.mark.parametrize(("ink", "floor"), list(product([*INKS, "ink", "wall"], FLOORS)))
def test_what_is_printed_can_be_read_by_day_and_by_night(ink: str, floor: str) -> None:
    for night in (0, 1):
        assert contrast(DAY_AND_NIGHT[ink][night], DAY_AND_NIGHT[floor][night]) >= 4.5


def test_seats_have_the_colours_that_they_have_everywhere() -> None:
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
    found = re.findall(r"--seat-\d: light-dark\((#\w+), (#\w+)\);", tokens)
    assert found == list(zip(SEATS_BY_DAY, SEATS_BY_NIGHT))


@pytest.mark.parametrize("colour", [*SEATS_BY_DAY, *SEATS_BY_NIGHT])
def test_letters_on_a_seat_can_be_read(colour: str) -> None:
    assert contrast(letters_on(colour), colour) >= 4


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_label_of_a_view_is_found_in_the_page() -> None:
    """The page puts N in the place of the number, as labels.NAMES does."""
    made = json.loads((WEB / "generated" / "maze.json").read_text(encoding="utf-8"))
    for code in range(1, len(NAMES)):
        shown = label_name(code, 7)
        assert shown in made["squares"] or re.sub(r"\b7\b", "N", shown) in made["squares"]


# --- sentences use the same words


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana cancels out “Slide 3 squares”."),
        ("fr", "Ana annule «\u00a0Glisse de 3 cases\u00a0»."),
    ],
)
def test_events_call_a_square_by_its_short_name(language: str, sentence: str) -> None:
    text = GAME.text(language)
    assert GAME.tell([Blanked("A", "SLIDE 3 SPACES", "a1")], ["Ana", "Ben"], text) == [sentence]


def test_a_question_calls_its_square_by_its_short_name() -> None:
    view = msgspec.structs.replace(Sample(2).view(), asks="join", about="GO ANYWHERE")
    assert GAME.question(view, GAME.text("fr")) == "Va où tu veux\u00a0: Qui rejoins-tu\u00a0?"
