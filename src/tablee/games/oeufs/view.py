"""What a seat sees: all eggs, but the symbol of a turned one only if it has just looked."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.notation import seat_letter
from tablee.core.state import SPECTATOR
from tablee.core.view import View, ending, viewer
from tablee.games.oeufs.names import place_name, symbols_of
from tablee.games.oeufs.rules.eggs import is_turned, owner_of
from tablee.games.oeufs.rules.state import ACT, NOWHERE, SAY, START, OeufsState

Asks = Literal["act", "declare", "nothing"]
TURNED = "turned"


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of one player."""

    symbol: str
    camp: tuple[str, ...]
    out: bool
    """Wrong among four players: out of the game (OE-17)."""


class Look(msgspec.Struct, frozen=True):
    """Who looked at which turned egg, if that was the latest action: all see that much."""

    seat: int
    square: str


class Seen(msgspec.Struct, frozen=True):
    """What a look has shown."""

    square: str
    symbol: str


class Private(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    look: Seen | None
    """Its own look, as long as that is the latest action of all (OE-20)."""


class OeufsView(View, frozen=True, kw_only=True, tag="oeufs"):
    """A game of Les œufs sont faits as one seat sees it."""

    size: int
    turn: int
    turn_limit: int
    """The turn after which the game is a draw; 0 for none."""
    turn_of: int | None
    """Whose turn it is, or was at the end; None before the first player is drawn."""
    asks: Asks
    """What the table is waiting for: an action, or whether to declare after it."""
    players: tuple[Player, ...]
    board: dict[str, str]
    """The squares with an egg: the letter of its seat, or `turned`."""
    looked: Look | None
    you: Private | None


def make_view(state: OeufsState, seat: int) -> OeufsView:
    """What this seat sees."""
    return OeufsView(
        seat=viewer(seat),
        waiting=tuple(state.pending()),
        ending=ending(state.result()),
        size=state.field.size,
        turn=state.turn,
        turn_limit=state.turn_limit,
        turn_of=None if state.phase == START else state.seat,
        asks=_asks(state.phase),
        players=tuple(_player(state, other) for other in range(state.seats)),
        board=_board(state),
        looked=_looked(state),
        you=None if seat == SPECTATOR else _private(state, seat),
    )


def _asks(phase: int) -> Asks:
    if phase == ACT:
        return "act"
    return "declare" if phase == SAY else "nothing"


def _player(state: OeufsState, seat: int) -> Player:
    camp = tuple(place_name(state.field, place) for place in state.field.camps[seat])
    return Player(symbols_of(state.seats)[seat], camp, state.out[seat])


def _board(state: OeufsState) -> dict[str, str]:
    cells = state.board.cells
    return {
        place_name(state.field, place): _shown(cells[place])
        for place in state.field.on_board
        if cells[place]
    }


def _shown(egg: int) -> str:
    return TURNED if is_turned(egg) else seat_letter(owner_of(egg))


def _looked(state: OeufsState) -> Look | None:
    if state.look == NOWHERE:
        return None
    return Look(state.looker, place_name(state.field, state.look))


def _private(state: OeufsState, seat: int) -> Private:
    if state.look == NOWHERE or state.looker != seat:
        return Private(None)
    owner = owner_of(state.board.cells[state.look])
    square = place_name(state.field, state.look)
    return Private(Seen(square, symbols_of(state.seats)[owner]))
