"""Views made up for the drawings: any walls, labels and tokens, as long as both sides agree."""

from __future__ import annotations

from random import Random

from tablee.core.notation import seat_letter
from tablee.games.gootmu.names import COLUMNS, MARKERS, UNKNOWN
from tablee.games.gootmu.rules.labels import ARROWED, NAMES
from tablee.games.gootmu.view import GootmuView, Label, Pawn, Slot, Thing

SIZES = {2: (3, 3), 3: (3, 4), 4: (4, 4), 5: (4, 4), 6: (4, 5), 7: (4, 5), 8: (4, 5)}


def label(name: str, rng: Random) -> Label:
    """A printed name with some number and some arrow."""
    number = str(rng.randint(1, 9))
    return Label(
        " ".join(number if word == "N" else word for word in name.split()),
        rng.choice("nesw") if name in ARROWED else None,
    )


def squares(seats: int) -> list[str]:
    rows, columns = SIZES[seats]
    return [f"{COLUMNS[c]}{r + 1}" for r in range(4 * rows) for c in range(4 * columns)]


def empty(seats: int) -> GootmuView:
    """The table before the tiles are laid."""
    rows, columns = SIZES[seats]
    return GootmuView(
        seat=None, waiting=(), ending=None, pack="house", exact_gootmu=False, turn=0,
        turn_limit=400, columns=columns, rows=rows, slots=(), walls=(), labels={}, circles=(),
        pawns=(), things=(), turn_of=None, asks="nothing", about=None, moving=None, steps=0,
        costly=(), must_spend=False, die=0, trail=(), position="",
    )  # fmt: skip


def random_walls(rows: int, columns: int, rng: Random, holes: set[int]) -> tuple[str, ...]:
    """Walls on a third of the edges, the same from both sides, round the border too."""
    height, width = 4 * rows, 4 * columns
    bits = [[0] * width for _ in range(height)]
    for row in range(height):
        for column in range(width):
            if rng.random() < 0.35:
                bits[row][column] |= 1
                bits[row - 1][column] |= 4
            if rng.random() < 0.35:
                bits[row][column] |= 8
                bits[row][column - 1] |= 2
    return tuple(
        "".join(
            "." if (row // 4) * columns + column // 4 in holes else f"{bits[row][column]:x}"
            for column in range(width)
        )
        for row in range(height)
    )


class Sample:
    """A crowded game in the middle of a turn."""

    def __init__(self, seats: int, seed: int = 1, hole: bool = True) -> None:
        self.rng = Random(seed)
        self.seats = seats
        self.rows, self.columns = SIZES[seats]
        self.holes = {self.rows * self.columns - 2} if hole else set()
        self.free = [name for name in squares(seats) if self.slot(name) not in self.holes]
        self.rng.shuffle(self.free)

    def slot(self, name: str) -> int:
        return (int(name[1:]) - 1) // 4 * self.columns + COLUMNS.index(name[0]) // 4

    def labels(self) -> dict[str, Label]:
        """Each printed name on a square of its own."""
        return {self.free.pop(): label(name, self.rng) for name in NAMES[1:]}

    def pawns(self) -> tuple[Pawn, ...]:
        """One a seat, a second one of A's, and the monster."""
        names = [(seat_letter(seat), seat) for seat in range(self.seats)] + [("A+", 0)]
        effects: dict[str, int | str] = {"plus": -1, "four": 1, "way": "n"}
        pawns = [
            Pawn(name, seat, self.free.pop(), self.free.pop(), effects) for name, seat in names
        ]
        return (*pawns, Pawn("M", None, self.free.pop(), None, {}))

    def things(self, labelled: list[str], pawns: tuple[Pawn, ...]) -> tuple[Thing, ...]:
        """Every kind of marker and all pieces: alone, on labels, in heaps, carried."""
        names: list[tuple[str, int | None]] = [(f"m{n + 1}", None) for n in range(len(MARKERS) + 1)]
        names += [(f"{seat_letter(s)}{n}", s) for s in range(self.seats) for n in (1, 2, 3)]
        kinds = [*MARKERS, UNKNOWN]
        found = []
        for number, (name, owner) in enumerate(names):
            kind = kinds[number] if owner is None else "gootmu"
            carrier = pawns[0].name if name in ("m1", "A1", "B2") else None
            spots = (self.free[number], labelled[number], self.free[0], pawns[1].square)
            lies = None if carrier else spots[number % 4]
            found.append(Thing(name, kind, owner, lies, carrier))
        return tuple(found)

    def view(self) -> GootmuView:
        walls = random_walls(self.rows, self.columns, self.rng, self.holes)
        labels = self.labels() if len(self.free) > 2 * len(NAMES) else self.few_labels()
        pawns = self.pawns()
        slots = tuple(
            Slot(None if slot in self.holes else slot + 1, slot % 4)
            for slot in range(self.rows * self.columns)
        )
        return GootmuView(
            seat=0, waiting=(0,), ending=None, pack="house", exact_gootmu=False, turn=17,
            turn_limit=400, columns=self.columns, rows=self.rows, slots=slots, walls=walls,
            labels=labels, circles=tuple(self.free[-8:]), pawns=pawns,
            things=self.things(list(labels), pawns), turn_of="A", asks="step", about=None,
            moving="A", steps=2, costly=(), must_spend=False, die=5,
            trail=(pawns[0].home or "", pawns[0].square), position="",
        )  # fmt: skip

    def few_labels(self) -> dict[str, Label]:
        names = self.rng.sample(NAMES[1:], 40)
        return {self.free.pop(): label(name, self.rng) for name in names}
