"""What a seat sees of Grüll: everything but the sealed choices of the others (GR-03, GR-04)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.state import SPECTATOR
from tablee.core.view import View, ending, viewer
from tablee.games.gruell.names import CARDS, card_names
from tablee.games.gruell.rules.cards import NO_CARD
from tablee.games.gruell.rules.state import CHOOSING, OVER, SORCERY, GruellState

Asks = Literal["choose", "sorcerer", "share", "nothing"]
_ASKS: dict[int, Asks] = {CHOOSING: "choose", SORCERY: "sorcerer", OVER: "nothing"}


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    holds: tuple[str, ...]
    """The cards still in hand: all can deduce them, so all are shown them."""
    pile: tuple[str, ...]
    score: int
    ready: bool
    """A card lies face down before this player."""


class Private(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    choice: str | None
    """The card it has laid face down."""


class GruellView(View, frozen=True, kw_only=True, tag="gruell"):
    """A game of Grüll as one seat sees it."""

    variant: str
    trick: int
    tricks: int
    asks: Asks
    """What the table is waiting for."""
    players: tuple[Player, ...]
    table: tuple[str | None, ...]
    """The cards revealed in this trick and not yet placed, by the seat that played them."""
    lost: tuple[str, ...]
    you: Private | None


def make_view(state: GruellState, seat: int) -> GruellView:
    """What this seat sees."""
    return GruellView(
        seat=viewer(seat),
        waiting=tuple(state.pending()),
        ending=ending(state.result()),
        variant=state.variant.name,
        trick=state.trick,
        tricks=state.variant.tricks,
        asks=_ASKS.get(state.phase, "share"),
        players=tuple(_player(state, other) for other in range(state.seats)),
        table=tuple(None if card == NO_CARD else CARDS[card] for card in state.table),
        lost=card_names(state.lost),
        you=None if seat == SPECTATOR else _private(state, seat),
    )


def _player(state: GruellState, seat: int) -> Player:
    return Player(
        holds=card_names(state.hands[seat].bag),
        pile=card_names(state.piles[seat]),
        score=state.scores()[seat],
        ready=state.chosen[seat] != NO_CARD,
    )


def _private(state: GruellState, seat: int) -> Private:
    choice = state.chosen[seat]
    return Private(None if choice == NO_CARD else CARDS[choice])
