"""What a seat sees: everything but the faces of tiles that nobody has turned (GU-32, GU-33)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.view import View, ending, viewer
from tablee.games.gulo.names import COLOUR_NAMES, TILE_NAMES, depth, egg_name
from tablee.games.gulo.position import NESTS, STAGES
from tablee.games.gulo.rules.eggs import EGGS, TILES, UNKNOWN, colour_of
from tablee.games.gulo.rules.state import (
    CHOOSE,
    NAME_EGG,
    START,
    STEAL,
    TILE,
    GuloState,
)

Asks = Literal["colour", "egg", "nothing"]


class Egg(msgspec.Struct, frozen=True):
    """One egg in the nest."""

    name: str
    colour: str
    depth: str
    touches_pole: bool
    risk: int | None
    """With dice: of a thousand thefts, how many set off the alarm? A physical nest has no odds."""


class GuloView(View, frozen=True, kw_only=True, tag="gulo"):
    """A game of Gulo Gulo as everybody sees it."""

    nest: str
    fast: bool
    steal_seconds: int
    path: tuple[str | None, ...]
    """The colours of the tiles, None face down."""
    deck: tuple[str | None, ...]
    """From the top, None unknown."""
    unseen: dict[str, int]
    """How many tiles of each colour nobody has seen."""
    at: tuple[int, ...]
    """The tile on which each Gulo stands, 0 before the first."""
    turn_of: int | None
    next_turn_of: int | None
    """Who plays when the nest has come to rest."""
    stage: str
    asks: Asks
    colour: str | None
    """What must be stolen now."""
    from_deck: bool
    named: str | None
    """The egg that is being stolen."""
    lean: int | None
    """How many degrees the pole leans."""
    eggs: tuple[Egg, ...]
    """From the highest to the lowest."""
    bag: tuple[str, ...]


def make_view(state: GuloState, seat: int) -> GuloView:
    """What this seat sees."""
    stage, track, nest = state.stage, state.track, state.nest
    playing = stage in (NAME_EGG, STEAL)
    return GuloView(
        seat=viewer(seat),
        waiting=(state.seat,) if stage == STEAL else tuple(state.pending()),
        ending=ending(state.result()),
        nest=NESTS[state.physics],
        fast=state.fast,
        steal_seconds=state.seconds,
        path=tuple(_tile(tile) for tile in track.path),
        deck=tuple(_tile(tile) for tile in track.deck),
        unseen={COLOUR_NAMES[colour]: track.unseen[colour] for colour in range(len(TILES))},
        at=tuple(track.at),
        turn_of=None if stage == START else state.seat,
        next_turn_of=state.next if STAGES[stage] == "rest" else None,
        stage=STAGES[stage],
        asks="colour" if stage == CHOOSE else "egg" if stage == NAME_EGG else "nothing",
        colour=COLOUR_NAMES[state.colour] if playing else None,
        from_deck=state.from_deck and stage in (TILE, NAME_EGG, STEAL),
        named=egg_name(state.egg) if stage == STEAL else None,
        lean=nest.lean if nest.order else None,
        eggs=tuple(_egg(state, rank) for rank in range(len(nest.order))),
        bag=tuple(egg_name(egg) for egg in range(EGGS) if not nest.inside >> egg & 1),
    )


def _tile(tile: int) -> str | None:
    return None if tile == UNKNOWN else TILE_NAMES[tile]


def _egg(state: GuloState, rank: int) -> Egg:
    nest = state.nest
    egg = nest.order[rank]
    touches = bool(nest.touching >> egg & 1)
    third = depth(rank, len(nest.order))
    risk = None if state.physics else nest.risk(egg)
    return Egg(egg_name(egg), COLOUR_NAMES[colour_of(egg)], third, touches, risk)
