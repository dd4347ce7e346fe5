"""The path, the deck, and where the Gulos stand (GU-04, GU-05)."""

from __future__ import annotations

from tablee.games.gulo.rules.chances import Tile
from tablee.games.gulo.rules.eggs import DECK, JUNIOR, PATH, TILES, UNKNOWN


class Track:
    """Tiles have numbers from 1; a Gulo at 0 stands before the first.

    Faces are drawn when tiles are turned, so that nothing is hidden here (GU-32). Open tiles are
    always an unbroken run from the start.
    """

    def __init__(self, seats: int) -> None:
        self.path = [UNKNOWN] * PATH
        self.open = 0
        self.deck = [UNKNOWN] * DECK  # from the top
        self.unseen = list(TILES)
        self.at = [0] * seats

    def copy(self) -> Track:
        """An independent track, equal to this one."""
        twin = Track(0)
        twin.path = self.path[:]
        twin.open = self.open
        twin.deck = self.deck[:]
        twin.unseen = self.unseen[:]
        twin.at = self.at[:]
        return twin

    # --- questions

    def is_at_end(self, seat: int) -> bool:
        """Does this Gulo stand on the last tile (GU-21)?"""
        return self.at[seat] == len(self.path)

    def is_all_hidden(self, seat: int) -> bool:
        """Are only face-down tiles in front of it (GU-08)?"""
        return self.at[seat] == self.open

    def can_turn(self) -> bool:
        """Is a tile of the path still face down (GU-07)?"""
        return self.open < len(self.path)

    def colours_ahead(self, seat: int) -> list[int]:
        """The colours of the open tiles in front (GU-06)."""
        ahead = self.path[self.at[seat] : self.open]
        return [colour for colour in range(len(TILES)) if colour in ahead]

    def ahead(self, seat: int, colour: int) -> int:
        """The nearest open tile of this colour in front (GU-16)."""
        return self.path.index(colour, self.at[seat]) + 1

    def behind(self, seat: int, colour: int) -> int:
        """The nearest tile of this colour behind, or the start (GU-18)."""
        number = self.at[seat] - 1
        while number > 0 and self.path[number - 1] != colour:
            number -= 1
        return max(number, 0)

    # --- tiles

    def next_on_path(self) -> Tile:
        """The face of the next tile of the path."""
        return Tile(self.unseen, 0, UNKNOWN)

    def next_of_deck(self) -> Tile:
        """The face of the deck's top tile."""
        unknown = self.deck.count(UNKNOWN)
        return Tile(self.unseen, 0 if JUNIOR in self.deck else unknown, self.deck[0])

    def open_next(self, colour: int) -> int:
        """Turn the next tile of the path; its number."""
        self.unseen[colour] -= 1
        self.path[self.open] = colour
        self.open += 1
        return self.open

    def take_from_deck(self, tile: int) -> None:
        """Turn the deck's top tile and hold it."""
        if self.deck.pop(0) == UNKNOWN and tile != JUNIOR:
            self.unseen[tile] -= 1

    def put_under(self, tile: int) -> None:
        """Put a tile that all have seen under the deck."""
        self.deck.append(tile)

    def grow(self, colour: int) -> None:
        """A tile of the deck becomes the new end of the path (GU-22)."""
        self.path.append(colour)
        self.open += 1
