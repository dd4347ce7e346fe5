"""The drawings show everything that a view holds, whatever it holds."""

from __future__ import annotations

import io
import re
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console

from tablee.games.gootmu import terminal as in_terminal
from tablee.games.gootmu.abbreviations import (
    MARKER_NAMES,
    MARKER_SIGNS,
    SHORTS,
    code_of,
    printed,
    short_of,
)
from tablee.games.gootmu.figures import NOMINAL
from tablee.games.gootmu.game import GAME
from tablee.games.gootmu.names import MARKERS, UNKNOWN
from tablee.games.gootmu.paints import PAINTS
from tablee.games.gootmu.rules.labels import ARROWED, NAMES
from tablee.games.gootmu.svg import arrange, svg
from tablee.games.gootmu.view import GootmuView, Label, Thing
from tablee.games.gootmu.words import called
from tests.rules.gootmu.sample_views import SIZES, Sample, empty, squares

SVG = "{http://www.w3.org/2000/svg}"
PEOPLE = ["Ana", "Ben & <Co>", "Cléo", "Dan", "Eve", "Finn", "Gus", "Hana"]
PRINTED = NAMES[1:]


def parsed(view: GootmuView) -> ElementTree.Element:
    return ElementTree.fromstring(svg(view))  # noqa: S314


def values(picture: ElementTree.Element, attribute: str) -> list[str]:
    return [node.attrib[attribute] for node in picture.iter() if attribute in node.attrib]


def titles(picture: ElementTree.Element) -> set[str]:
    return {node.text or "" for node in picture.iter(f"{SVG}title")}


def terminal(view: GootmuView, width: int, language: str = "en") -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(in_terminal.draw(view, PEOPLE, GAME.text(language)))
    return console.export_text().splitlines()


def board_lines(lines: list[str], view: GootmuView) -> list[str]:
    """The lines of the maze alone: after the title, names of columns first."""
    return lines[1 : 3 + 8 * view.rows]


# --- abbreviations


def test_every_printed_name_has_a_short_form() -> None:
    assert list(SHORTS) == PRINTED
    assert set(MARKERS) | {UNKNOWN} == set(MARKER_NAMES) == set(MARKER_SIGNS)
    assert len(set(MARKER_SIGNS.values())) == len(MARKER_SIGNS)


def test_codes_are_two_or_three_characters_and_tell_names_apart() -> None:
    found: dict[str, str] = {}
    for base in PRINTED:
        for number in range(1, 21):
            name = re.sub(r"\bN\b", str(number), base)
            code = code_of(name, "e" if base in ARROWED else None)
            assert 2 <= len(code) <= 3
            assert found.setdefault(code, name) == name


def test_codes_take_nothing_for_a_pawn_or_a_piece() -> None:
    assert not [short.code for short in SHORTS.values() if re.search("[A-HM]", short.code)]


def test_printed_finds_the_number() -> None:
    assert printed("SLIDE 3 SPACES") == ("SLIDE N SPACES", "3")
    assert printed("MOVE FORWARD 10 SPACES, BACKTRACK OKAY").number == ""
    assert short_of("ADD 12 TO YOUR NEXT ROLL").code == "+12"
    assert code_of("JUMP 12 SPACES", "n") == "j⑫↑"
    with pytest.raises(KeyError):
        printed("DANCE")


# --- the picture


@pytest.mark.parametrize("base", PRINTED)
@pytest.mark.parametrize("pawn_there", [False, True])
def test_every_label_can_be_drawn(base: str, pawn_there: bool) -> None:
    view = Sample(2).view()
    name = re.sub(r"\bN\b", "4", base)
    at = view.pawns[0].square if pawn_there else next(iter(view.labels))
    for arrow in "nesw" if base in ARROWED else [None]:
        shown = msgspec.structs.replace(view, labels={at: Label(name, arrow)})
        picture = parsed(shown)
        assert any(title.startswith(name) for title in titles(picture))
        assert name in values(picture, "data-label")
        assert called(name, GAME.text("en")) in "\n".join(terminal(shown, 160))


@pytest.mark.parametrize("kind", [*MARKERS, UNKNOWN])
def test_every_marker_can_be_drawn(kind: str) -> None:
    view = Sample(2).view()
    spot = next(name for name in squares(2) if name not in {*view.labels, view.pawns[0].square})
    shown = msgspec.structs.replace(view, things=(Thing("m7", kind, None, spot, None),))
    picture = parsed(shown)
    assert values(picture, "data-thing") == ["m7"]
    assert f"m7: {MARKER_NAMES[kind]}" in titles(picture)
    assert any(MARKER_SIGNS[kind] in line for line in board_lines(terminal(shown, 64), shown))


@pytest.mark.parametrize("seats", SIZES)
def test_the_picture_shows_everything(seats: int) -> None:
    view = Sample(seats).view()
    picture = parsed(view)
    assert sorted(values(picture, "data-pawn")) == sorted(pawn.name for pawn in view.pawns)
    assert sorted(values(picture, "data-thing")) == sorted(thing.name for thing in view.things)
    assert len(values(picture, "data-label")) == len(view.labels)
    assert {label.name for label in view.labels.values()} == set(values(picture, "data-label"))
    words = [node.text for node in picture.iter(f"{SVG}text")]
    assert {pawn.name for pawn in view.pawns} | {
        thing.name for thing in view.things if thing.owner is not None
    } <= set(words)
    assert words.count("a") == words.count("12") == 2


@pytest.mark.parametrize("seats", [2, 8])
def test_the_picture_stands_alone(seats: int) -> None:
    picture = parsed(Sample(seats).view())
    ids = values(picture, "id")
    assert len(ids) == len(set(ids))
    assert all(name.startswith("gm-") for name in ids)
    assert {name.removeprefix("#") for name in values(picture, "href")} <= set(ids)
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-labelledby"].split() == ["gm-title", "gm-desc"]
    assert not {node.tag for node in picture.iter()} & {
        f"{SVG}script",
        f"{SVG}style",
        f"{SVG}image",
    }
    assert "http" not in svg(Sample(seats).view()).replace("http://www.w3.org/2000/svg", "")


def test_every_colour_of_the_maze_can_be_replaced() -> None:
    view = Sample(8).view()
    found = set(re.findall(r"var\(--maze-([\w-]+), (#\w+)\)", svg(view)))
    assert {pair for pair in found if not pair[0].startswith("on-")} <= set(PAINTS.items())
    assert {"wall", "ink", "paper", "turn"} <= {name for name, _ in found}


def test_a_wall_is_drawn_once() -> None:
    view = msgspec.structs.replace(empty(2), walls=("0" * 12, "0" * 12, "4" * 12, "1" * 12) * 3)
    walls = next(node for node in parsed(view).iter() if node.attrib.get("id") == "gm-walls")
    assert walls.attrib["d"].count("M") == 3


def test_only_the_person_who_is_asked_sees_red() -> None:
    view = Sample(2).view()
    assert "--maze-turn" in svg(view)
    assert "--maze-turn" not in svg(msgspec.structs.replace(view, seat=1))
    assert "--maze-turn" not in svg(msgspec.structs.replace(view, seat=None))


@pytest.mark.parametrize("trail", [("a1", "b1"), ("a1", "l1", "l12"), ("a1", "f6"), ("a1",), ()])
def test_a_trail_leads_over_edges_and_far_away(trail: tuple[str, ...]) -> None:
    view = msgspec.structs.replace(Sample(2).view(), trail=trail)
    found = [node for node in parsed(view).iter() if node.attrib.get("class") == "gm-trail"]
    assert len(found) == (len(trail) > 1)


@pytest.mark.parametrize("count", range(1, 30))
def test_tokens_on_one_square_do_not_cover_each_other(count: int) -> None:
    for width, height in ((58, 58), (58, 37), (48, 48)):
        spots = arrange(count, width, height)
        assert len(spots) == count
        for number, (x, y, scale) in enumerate(spots):
            half = scale * NOMINAL / 2
            assert max(abs(x) + half - width / 2, abs(y) + half - height / 2) < 1
            for x2, y2, _ in spots[:number]:
                assert (x - x2) ** 2 + (y - y2) ** 2 > (1.8 * half) ** 2


# --- the terminal


@pytest.mark.parametrize(("seats", "width"), [(2, 64), (3, 80), (4, 80), (6, 100), (8, 100)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_terminal_drawing_fits(seats: int, width: int, language: str) -> None:
    view = Sample(seats).view()
    lines = terminal(view, width, language)
    assert max(len(line) for line in lines) <= width
    board = board_lines(lines, view)
    assert {len(line) for line in board} == {3 + 16 * view.columns + 1}
    assert board[0].split() == list("abcdefghijklmnopqrst"[: 4 * view.columns])
    assert all(board[2 + 2 * row].startswith(f"{row + 1:>2} ") for row in range(4 * view.rows))


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("width", [100, 170])
def test_the_terminal_shows_everything(seats: int, width: int) -> None:
    view = Sample(seats).view()
    shown = "\n".join(terminal(view, width))
    for pawn in view.pawns:
        assert re.search(rf"(?<!\w){re.escape(pawn.name)}(?!\w)", shown)
    for thing in view.things:
        assert thing.owner is None or thing.name in shown
    assert all(PEOPLE[pawn.seat] in shown for pawn in view.pawns if pawn.seat is not None)


def test_a_label_under_a_pawn_is_written_out() -> None:
    view = Sample(2).view()
    at = view.pawns[0].square
    shown = msgspec.structs.replace(view, labels={at: Label("SLIDE 3 SPACES", "w")})
    assert any(re.search(rf" {at} A.* · Slide 3 squares ←", line) for line in terminal(shown, 100))


def test_the_legend_speaks_the_language_of_the_reader_and_names_the_clause() -> None:
    view = Sample(2).view()
    at = next(iter(view.labels))
    shown = msgspec.structs.replace(view, labels={at: Label("SLIDE 3 SPACES", "w")})
    assert any("Glisse de 3 cases GM-63" in line for line in terminal(shown, 100, "fr"))


def test_the_legend_explains_what_is_near() -> None:
    view = Sample(8, seed=3).view()
    shown = "\n".join(terminal(view, 100))
    text = GAME.text("en")
    names = {label.name for label in view.labels.values()}
    listed = [name for name in names if f" {called(name, text)}" in shown]
    assert 12 <= len(listed) < len(names)
    assert "near A" in shown


# --- before the tiles are laid


@pytest.mark.parametrize("seats", SIZES)
def test_an_empty_table_can_be_drawn(seats: int) -> None:
    view = empty(seats)
    picture = parsed(view)
    assert values(picture, "data-square") == []
    assert picture.attrib["viewBox"].split()[2:] == [
        str(64 * 4 * side + 92) for side in (view.columns, view.rows)
    ]
    assert terminal(view, 64)


def test_many_random_views_are_well_formed() -> None:
    rng = Random(7)
    for seed in range(20):
        seats = rng.choice(list(SIZES))
        view = Sample(seats, seed, hole=rng.random() < 0.5).view()
        assert parsed(view).tag == f"{SVG}svg"
        assert terminal(view, rng.randint(100, 200))
