"""From a view back to the state: nothing but faces that are still to be drawn is hidden."""

from __future__ import annotations

from tablee.core.notation import SEATS, Word
from tablee.games.gulo.names import TILE_LETTERS, TILE_NAMES
from tablee.games.gulo.position import KEY, NOTHING, parse_position
from tablee.games.gulo.rules.state import GuloState
from tablee.games.gulo.view import GuloView


def imagine(view: GuloView) -> GuloState:
    """The state with this view: written down and read again."""
    head = [KEY, str(len(view.at)), view.nest, str(view.steal_seconds), *["fast"] * view.fast]
    parts = [
        " ".join(head),
        _tiles(view.path),
        _tiles(view.deck),
        " ".join(str(number) for number in view.at),
        _eggs(view),
        " ".join(_what(view)),
    ]
    return parse_position(Word(" | ".join(parts)))


def _tiles(tiles: tuple[str | None, ...]) -> str:
    letters = ("?" if tile is None else TILE_LETTERS[TILE_NAMES.index(tile)] for tile in tiles)
    return "".join(letters) or NOTHING


def _eggs(view: GuloView) -> str:
    eggs = ",".join(egg.name + "*" * egg.touches_pole for egg in view.eggs)
    return f"{view.lean}:{eggs}" if eggs else NOTHING


def _what(view: GuloView) -> list[str]:
    place = "deck" if view.from_deck else "path"
    more = {
        "tile": [place],
        "name": [view.colour or "", place],
        "steal": [view.named or "", place],
        "rest": [SEATS[view.next_turn_of or 0]],
    }
    seat = [] if view.turn_of is None else [SEATS[view.turn_of]]
    return [view.stage, *seat, *more.get(view.stage, [])]
