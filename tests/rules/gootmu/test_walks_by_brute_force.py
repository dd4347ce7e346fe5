"""Every walk through random mazes, compared with walks that are simply tried (GM-10 to GM-13)."""

from itertools import product
from random import Random

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.table import WAYS, Table, square_name, square_place

ARROWS = {"n": "north", "e": "east", "s": "south", "w": "west"}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
PANEL = "SECRET PANEL, ROLL 3 OR LESS TO PASS"


class Maze:
    """A tile with random walls, in which A stands on a random square."""

    def __init__(self, rng: Random) -> None:
        self.south = {place: rng.random() < 0.3 for place in product(range(4), range(3))}
        self.east = {place: rng.random() < 0.3 for place in product(range(3), range(4))}
        squares = [square_name(*place) for place in product(range(4), range(4))]
        self.start, self.door, self.panel, self.pool, self.monster = rng.sample(squares, 5)
        self.arrow = rng.choice("nesw")

    def picture(self) -> str:
        """The maze as a drawing."""
        lines = ["+---+---+---+---+"]
        for row in range(4):
            walls = ["|" if self.east.get((column, row)) else " " for column in range(3)]
            cells = [f" {self._letter(square_name(column, row))} " for column in range(4)]
            lines.append("|" + "".join(map("".join, zip(cells, [*walls, "|"]))))
            floor = ["---" if self.south.get((column, row)) else "   " for column in range(4)]
            lines.append("+" + "+".join(floor if row < 3 else ["---"] * 4) + "+")
        door = f"d: TRAP DOOR ONE WAY, {ARROWS[self.arrow]}"
        return "\n".join([*lines, door, f"x: {PANEL}", "p: POOL"])

    def _letter(self, square: str) -> str:
        marks = {self.start: "A", self.door: "d", self.panel: "x", self.pool: "p"}
        return (marks | {self.monster: "M"}).get(square, " ")

    def beyond(self, square: str, way: str) -> str | None:
        """The square that a step leads to."""
        column, row = square_place(square)
        to = column + WAYS[way][0], row + WAYS[way][1]
        if not (0 <= to[0] < 4 and 0 <= to[1] < 4):
            return None
        walls = self.east if way in "ew" else self.south
        end = square_name(*to)
        against = end == self.door and self.arrow == BACK[way]
        return None if walls[min((column, row), to)] or against else end

    def ends(self, path: list[str], steps: int) -> set[str]:
        """Where walks of so many steps end that begin with this path."""
        if steps == 0:
            return {path[-1]}
        found: set[str] = set()
        if len(path) > 1 and path[-1] in (self.door, self.panel):
            return found
        for way in WAYS:
            end = self.beyond(path[-1], way)
            if end and end not in {*path, self.pool, self.monster}:
                found |= self.ends([*path, end], steps - 1)
        return found


def played_ends(table: Table) -> set[str]:
    """Where A can end this move, by playing every step that is offered."""
    if table.turn_of != "A":
        return {table.at("A")}
    found: set[str] = set()
    for way in table.steps:
        found |= played_ends(table.copy().act("A", way))
    return found


@pytest.mark.clause("GM-10", "GM-11", "GM-12", "GM-13", "GM-23", "GM-39")
@pytest.mark.parametrize("seed", range(24))
def test_exactly_the_walks_that_exist_can_be_walked(seed: int) -> None:
    maze = Maze(Random(seed))
    for face in range(1, 6):
        table = drawn(maze.picture(), rest="fenced").roll(face)
        assert played_ends(table) == (maze.ends([maze.start], face) or {maze.start})
