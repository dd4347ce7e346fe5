"""What G.O.O.T.M.U. leaves to chance: the board, the order, every die, every marker."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Chance, Outcome, Source


class Die(Chance):
    """One die."""

    def __init__(self) -> None:
        super().__init__("die")

    def sample(self, source: Source) -> Outcome:
        return (1 + source.below(6),)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and 1 <= outcome[0] <= 6

    def odds(self) -> list[tuple[Outcome, float]]:
        return [((face,), 1 / 6) for face in range(1, 7)]


DIE: Final = Die()


class Dice(Chance):
    """A die for each of several people."""

    def __init__(self, number: int) -> None:
        super().__init__("order")
        self.number = number

    def sample(self, source: Source) -> Outcome:
        return tuple([1 + source.below(6) for _ in range(self.number)])

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.number and all(1 <= face <= 6 for face in outcome)


class Draw(Chance):
    """A marker's face: one of those that nobody has seen."""

    def __init__(self, unseen: list[int]) -> None:
        super().__init__("marker")
        self.unseen = unseen

    def sample(self, source: Source) -> Outcome:
        index = source.below(sum(self.unseen))
        for kind, number in enumerate(self.unseen):
            index -= number
            if index < 0:
                return (kind,)
        raise ValueError("no marker is left to draw")

    def allows(self, outcome: Outcome) -> bool:
        if len(outcome) != 1 or not 0 <= outcome[0] < len(self.unseen):
            return False
        return self.unseen[outcome[0]] > 0

    def odds(self) -> list[tuple[Outcome, float]]:
        total = sum(self.unseen)
        return [((kind,), n / total) for kind, n in enumerate(self.unseen) if n]


class Deal(Chance):
    """The tiles, each turned at random: tile, quarters, tile, quarters … slot by slot."""

    def __init__(self, tiles: int, slots: int) -> None:
        super().__init__("tiles")
        self.tiles = tiles
        self.slots = slots

    def sample(self, source: Source) -> Outcome:
        tiles = list(range(self.tiles))
        dealt: list[int] = []
        for slot in range(self.slots):
            other = slot + source.below(self.tiles - slot)
            tiles[slot], tiles[other] = tiles[other], tiles[slot]
            dealt.append(tiles[slot])
            dealt.append(source.below(4))
        return tuple(dealt)

    def allows(self, outcome: Outcome) -> bool:
        if len(outcome) != 2 * self.slots:
            return False
        tiles, quarters = list(outcome[::2]), list(outcome[1::2])
        known = all(0 <= tile < self.tiles for tile in tiles)
        return known and len(set(tiles)) == self.slots and all(0 <= q < 4 for q in quarters)
