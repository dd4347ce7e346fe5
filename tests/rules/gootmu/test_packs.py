"""Packs as text: read, written, and refused with tile, row, column and reason."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from tablee.core.errors import BadInput
from tablee.games.gootmu.packs import (
    add_pack,
    find_pack,
    label_text,
    pack_text,
    parse_label,
    parse_pack,
)
from tablee.games.gootmu.rules.labels import NAMES, SECRET_PANEL, TRAP_DOOR, has_arrow, has_number
from tablee.games.gootmu.rules.tiles import (
    EAST,
    MARKERS,
    NO_ARROW,
    NORTH,
    POWER_TOKEN,
    SOUTH,
    WEST,
    Pack,
)

PLAIN = """\
+---+   +   +---+
| o             |
+   +   +   +   +

+   +   +   +   +

+   +   +   +   +
|               |
+---+   +   +---+
"""
DRAWN = """\
+---+   +   +---+
|     o   a     |
+   +---+   +   +
        | b
+   +   +---+   +
      c         |
+---+   +   +   +
|       |   | d |
+---+   +   +---+
"""
EXPLAINED = """\
a: SLIDE 3 SPACES, east
b: LOCKED DOOR
c: ADD 2 TO YOUR NEXT ROLL
d: TRAP DOOR ONE WAY, north
"""
MARKERS_TEXT = "markers\nKEY 2\nPOWER TOKEN 18\n"
FIRST_LINE = 30
"""The line of the file where the drawing of tile 3 begins."""


def text(third: str = DRAWN + EXPLAINED, markers: str = MARKERS_TEXT, tiles: int = 20) -> str:
    """A whole file whose third tile is drawn like this."""
    drawings = [third if number == 3 else PLAIN for number in range(1, tiles + 1)]
    drawn = [f"tile {number}\n{drawing}" for number, drawing in enumerate(drawings, 1)]
    return f"pack test\n\n{markers}\n" + "\n".join(drawn)


def refused(content: str) -> str:
    with pytest.raises(BadInput) as caught:
        parse_pack(content, "my.txt")
    return str(caught.value)


def facts(pack: Pack) -> object:
    """Everything that makes two packs the same."""
    tiles = [(t.walls, t.labels, t.numbers, t.arrows, t.circle) for t in pack.tiles]
    return pack.name, pack.markers, tiles


def same(one: Pack, other: Pack) -> bool:
    return facts(one) == facts(other)


@pytest.mark.clause("GM-90")
def test_a_drawn_tile_is_read_as_it_looks() -> None:
    tile = parse_pack(text(), "my.txt").tiles[2]
    assert tile.circle == 1
    assert [(i, NAMES[label]) for i, label in enumerate(tile.labels) if label] == [
        (2, "SLIDE N SPACES"),
        (6, "LOCKED DOOR"),
        (9, "ADD N TO YOUR NEXT ROLL"),
        (15, "TRAP DOOR ONE WAY"),
    ]
    assert (tile.numbers[2], tile.arrows[2]) == (3, EAST)
    assert (tile.numbers[9], tile.arrows[9]) == (2, NO_ARROW)
    assert (tile.numbers[15], tile.arrows[15]) == (0, NORTH)


@pytest.mark.clause("GM-01")
def test_a_wall_between_two_squares_counts_for_both() -> None:
    walls = parse_pack(text(), "my.txt").tiles[2].walls
    assert walls[0] == 1 << NORTH | 1 << WEST
    assert walls[1] == 1 << SOUTH
    assert walls[5] == 1 << NORTH | 1 << EAST
    assert walls[6] == 1 << WEST | 1 << SOUTH
    assert walls[14] == 1 << WEST | 1 << EAST
    assert walls[15] == 1 << WEST | 1 << EAST | 1 << SOUTH
    assert walls[11] == 1 << EAST


@pytest.mark.clause("GM-91")
def test_marker_counts_are_data() -> None:
    markers = parse_pack(text(), "my.txt").markers
    assert dict(zip(MARKERS, markers))["KEY"] == 2
    assert markers[POWER_TOKEN] == 18
    assert sum(markers) == 20


@pytest.mark.parametrize("content", [text(), text(PLAIN), pack_text(find_pack("house"))])
def test_a_pack_is_written_as_it_is_read(content: str) -> None:
    pack = parse_pack(content, "my.txt")
    assert same(parse_pack(pack_text(pack), "again"), pack)
    assert pack_text(parse_pack(pack_text(pack), "again")) == pack_text(pack)


def test_comments_and_windows_line_ends_change_nothing() -> None:
    commented = "# mine\n" + text().replace("tile 3\n", "# three\ntile 3\n# here it is\n")
    windows = "\ufeff" + commented.replace("\n", "\r\n")
    assert same(parse_pack(windows, "my.txt"), parse_pack(text(), "my.txt"))


def test_tiles_may_stand_in_any_order_and_before_the_markers() -> None:
    head, *tiles = text().split("\ntile ")
    name, markers = head.split("\n\n", 1)
    turned = "\ntile ".join([name, *reversed(tiles)]) + "\n" + markers
    assert same(parse_pack(turned, "my.txt"), parse_pack(text(), "my.txt"))


@pytest.mark.parametrize("label", range(1, len(NAMES)))
def test_every_printed_name_is_read_back(label: int) -> None:
    number = 5 if has_number(label) else 0
    arrow = SOUTH if has_arrow(label) else NO_ARROW
    assert parse_label(label_text(label, number, arrow)) == (label, number, arrow)


DRAWINGS = [
    ("+---+   +   +---+\n|     o", "----+   +   +---+\n|     o", 0, 1, 1, 1,
     "expected '+' at the corner, not '-'"),
    ("+   +---+   +   +", "+   +---+   +", 2, 17, 2, 4,
     "expected '+' at the corner, not ' '"),
    ("+   +---+   +   +", "+   +---+   +   +  x", 2, 18, 2, 4,
     "the line is longer than 17 characters"),
    ("+   +---+   +   +", "+   +-- +   +   +", 2, 6, 2, 2,
     "expected '---' or three blanks on its north side, not '-- '"),
    ("| d |\n+---+", "| d |\n+xxx+", 8, 2, 4, 1,
     "expected '---' or three blanks on its south side, not 'xxx'"),
    ("        | b", "        |!b", 3, 10, 2, 3,
     "a square holds one sign at most, in its middle, not '!b'"),
    ("      c         |", "      c         !", 5, 17, 3, 4,
     "expected '|' or a blank on its east side, not '!'"),
    ("      c         |", "      c     !   |", 5, 13, 3, 4,
     "expected '|' or a blank on its west side, not '!'"),
    ("      c  ", "      C  ", 5, 7, 3, 2, "expected a small letter, 'o' or a blank, not 'C'"),
    ("      c  ", "      c o", 5, 9, 3, 3, "expected '|' or a blank on its west side, not 'o'"),
    ("      c  ", "     oc  ", 5, 6, 3, 2,
     "a square holds one sign at most, in its middle, not 'oc';"
     " the circle stands on a square without a label"),
    ("      c  ", "      o  ", 5, 7, 3, 2, "a second circle; a tile has one"),
    ("      c  ", "      e  ", 5, 7, 3, 2, "the letter 'e' is not explained below the drawing"),
]  # fmt: skip


@pytest.mark.clause("GM-90")
@pytest.mark.parametrize(("old", "new", "line", "at", "row", "column", "reason"), DRAWINGS)
def test_a_wrong_drawing_is_refused_where_it_is_wrong(
    old: str, new: str, line: int, at: int, row: int, column: int, reason: str
) -> None:
    assert DRAWN.count(old) == 1
    third = DRAWN.replace(old, new) + EXPLAINED
    if "c " in old:  # without its square the explanation would be wrong first
        third = third.replace("c: ADD 2 TO YOUR NEXT ROLL\n", "")
    where = f"my.txt:{FIRST_LINE + line}:{at}: tile 3, row {row}, column {column}: "
    assert refused(text(third)) == where + reason


EXPLANATIONS = [
    ("b: LOCKED DOOR", "b: LOCKED DORE", 4, "nothing is called 'LOCKED DORE'"),
    ("b: LOCKED DOOR", "b: locked door", 4, "nothing is called 'locked door'"),
    ("b: LOCKED DOOR", "b: LOCKED DOOR, north", 4, "LOCKED DOOR has no arrow"),
    ("b: LOCKED DOOR", "b: LOCKED DOOR 3", 4, "LOCKED DOOR has no number, but '3' is given"),
    ("a: SLIDE 3 SPACES, east", "a: SLIDE 3 SPACES", 4,
     "SLIDE N SPACES needs an arrow: a comma and one of north, east, south, west"),
    ("a: SLIDE 3 SPACES, east", "a:  SLIDE 3 SPACES, up", 5,
     "SLIDE N SPACES needs an arrow: a comma and one of north, east, south, west, not 'up'"),
    ("a: SLIDE 3 SPACES, east", "a: SLIDE SPACES, east", 4,
     "SLIDE N SPACES needs a number in the place of N"),
    ("a: SLIDE 3 SPACES, east", "a: SLIDE N SPACES, east", 4,
     "SLIDE N SPACES needs a number in the place of N"),
    ("a: SLIDE 3 SPACES, east", "a: SLIDE 0 SPACES, east", 4,
     "the number of SLIDE N SPACES must be from 1 to 10, not 0"),
    ("a: SLIDE 3 SPACES, east", "a: SLIDE 11 SPACES, east", 4,
     "the number of SLIDE N SPACES must be from 1 to 10, not 11"),
    ("a: SLIDE 3 SPACES, east", "a: SLIDE -3 SPACES, east", 4,
     "the number of SLIDE N SPACES must be from 1 to 10, not -3"),
    ("d: TRAP DOOR ONE WAY, north", "d: TRAP DOOR ONE WAY", 4,
     "TRAP DOOR ONE WAY needs an arrow: a comma and one of north, east, south, west"),
]  # fmt: skip
SQUARE_OF = {"a": (1, 3), "b": (2, 3), "d": (4, 4)}


@pytest.mark.clause("GM-90")
@pytest.mark.parametrize(("old", "new", "at", "reason"), EXPLANATIONS)
def test_a_wrong_label_is_refused_with_its_square(old: str, new: str, at: int, reason: str) -> None:
    row, column = SQUARE_OF[old[0]]
    line = FIRST_LINE + 9 + "abcd".index(old[0])
    where = f"my.txt:{line}:{at}: tile 3, row {row}, column {column}: "
    assert refused(text(DRAWN + EXPLAINED.replace(old, new))) == where + reason


@pytest.mark.parametrize(
    ("third", "line", "reason"),
    [
        (DRAWN + EXPLAINED + "e: POOL\n", 13, "the letter 'e' stands on no square"),
        (DRAWN + EXPLAINED + "a: POOL\n", 13, "the letter 'a' is explained twice"),
        (DRAWN + EXPLAINED + "POOL\n", 13,
         "expected a letter, a colon and what is printed, not 'POOL'"),
        (DRAWN.replace("o", " ") + EXPLAINED, -1, "it has no circle (o)"),
    ],
)  # fmt: skip
def test_a_wrong_tile_is_refused_as_a_whole(third: str, line: int, reason: str) -> None:
    assert refused(text(third)) == f"my.txt:{FIRST_LINE + line}:1: tile 3: {reason}"


def test_the_circle_takes_no_label() -> None:
    problem = refused(text(DRAWN + EXPLAINED + "o: POOL\n"))
    assert "tile 3, row 1, column 2: 'o' is the circle, which stands on a square" in problem


def test_a_drawing_that_ends_early_is_refused() -> None:
    cut = text(tiles=20).rstrip("\n").rpartition("\n")[0].rstrip("\n")
    assert "tile 20, row 4, column 1: the drawing ends after 8 of its 9 lines" in refused(cut)


WHOLE = [
    (text().replace("pack test", "pack My tiles"), "my.txt:1:1: expected 'pack' and a name"),
    ("", "my.txt:1:1: expected 'pack' and a name"),
    ("\n\n# nothing\n", "expected 'pack' and a name"),
    (text(markers=""), "there is no list of markers"),
    (text(markers=MARKERS_TEXT * 2), "my.txt:6:1: the markers are listed twice"),
    (text().replace("KEY 2", "KEYS 2"), "my.txt:4:1: there is no marker 'KEYS'"),
    (text().replace("KEY 2", "KEY two"),
     "my.txt:4:5: the count of KEY must be a number from 0 to 99, not 'two'"),
    (text().replace("KEY 2", "KEY -2"), "my.txt:4:5: the count of KEY must be a number"),
    (text().replace("KEY 2", "KEY 2\nKEY 1"), "my.txt:5:1: the marker KEY is listed twice"),
    (text().replace("KEY 2", "KEY 1"), "a pack needs at least 20 markers; this one has 19"),
    (text(tiles=19), "a pack needs at least 20 tiles; this one has 19"),
    (text().replace("tile 7\n", "tile 6\n"), "tile 6 is drawn twice"),
    (text().replace("tile 7\n", "tile 21\n"), "tile 7 is missing; tiles are numbered from 1"),
    (text().replace("tile 7\n", "tile seven\n"), "expected 'tile' and a number from 1 to 999"),
    (text().replace("markers\n", "marker\n"), "expected 'markers' or 'tile' and its number"),
]  # fmt: skip


@pytest.mark.clause("GM-91")
@pytest.mark.parametrize(("content", "problem"), WHOLE)
def test_a_wrong_file_is_refused_in_one_sentence(content: str, problem: str) -> None:
    sentence = refused(content)
    assert problem in sentence
    assert "\n" not in sentence


def damaged(house: str, random: Random) -> str:
    start = random.randrange(len(house))
    damage = "".join(random.choices("+-| oaz:N93#\n\té", k=random.randrange(4)))
    return house[:start] + damage + house[start + random.randrange(30) :]


def test_no_damage_to_a_file_is_more_than_a_refusal() -> None:
    random, house = Random(5), pack_text(find_pack("house"))
    packs = []
    for _ in range(300):
        with suppress(BadInput):
            packs.append(parse_pack(damaged(house, random), "my.txt"))
    assert 0 < len(packs) < 300
    assert all(same(parse_pack(pack_text(pack), "again"), pack) for pack in packs)


def test_packs_are_found_by_name() -> None:
    pack = parse_pack(text().replace("pack test", "pack found-by-name"), "my.txt")
    with pytest.raises(BadInput, match="there is no pack 'found-by-name'; known packs: house"):
        find_pack("found-by-name")
    add_pack(pack)
    assert find_pack("found-by-name") is pack
    assert find_pack("house") is find_pack("house")


def test_the_name_of_the_house_is_taken() -> None:
    with pytest.raises(BadInput, match="the name 'house' is taken"):
        add_pack(parse_pack(text().replace("pack test", "pack house"), "my.txt"))


def test_codes_of_the_doors_are_those_of_their_names() -> None:
    assert NAMES[TRAP_DOOR].startswith("TRAP DOOR")
    assert NAMES[SECRET_PANEL].startswith("SECRET PANEL")
