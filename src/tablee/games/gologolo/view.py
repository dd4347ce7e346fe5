"""What a seat sees of Gologolo: its own hand, and all that lies on the table (GL-20)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.state import SPECTATOR
from tablee.core.view import View, ending, viewer
from tablee.games.gologolo.names import CARDS, card_names, meld_names
from tablee.games.gologolo.rules.cards import NO_CARD
from tablee.games.gologolo.rules.state import (
    CLAIMED,
    CLAIMING,
    NOBODY,
    OVER,
    PASSED,
    TAKEN,
    TURN,
    GologoloState,
)

Asks = Literal["turn", "discard", "claim", "nothing"]
Phase = Literal[
    "start", "deal", "first-card", "card", "opening", "claim", "turn", "laying", "taken", "over"
]
PHASES: tuple[Phase, ...] = (
    "start", "deal", "first-card", "card", "opening", "claim", "turn", "laying", "taken", "over",
)  # fmt: skip
_ASKS: dict[int, Asks] = {CLAIMING: "claim", TURN: "turn", OVER: "nothing"}
_ANSWERS = {PASSED: "pass", CLAIMED: "gologolo"}


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    cards: int
    """How many cards are in the hand."""
    melds: tuple[str, ...]
    score: int
    """The total of the rounds that are over."""
    rounds: tuple[int, ...]
    """The points of each round that is over."""


class Private(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    hand: tuple[str, ...]
    answer: str | None
    """What it has answered in the moment after a discard."""


class GologoloView(View, frozen=True, kw_only=True, tag="gologolo"):
    """A game of Gologolo as one seat sees it."""

    open_gologolo: bool
    round: int
    rounds: int
    first: int | None
    """Who began this round."""
    actor: int | None
    """Whose turn it is; in the moment after a discard, who discarded."""
    phase: Phase
    asks: Asks
    laid_before: int
    """How many melds the actor had on the table when the turn began."""
    players: tuple[Player, ...]
    visible: str | None
    discards: tuple[str, ...]
    """The discards of this round that still lie there, the visible one last."""
    stock: int
    you: Private | None


def make_view(state: GologoloState, seat: int) -> GologoloView:
    """What this seat sees."""
    discards = tuple(CARDS[kind] for kind in state.discards)
    visible = state.visible() if state.phase != TAKEN else NO_CARD
    return GologoloView(
        seat=viewer(seat),
        waiting=_waiting(state),
        ending=ending(state.result()),
        open_gologolo=state.open_gologolo,
        round=state.round,
        rounds=state.rounds,
        first=None if state.first == NOBODY else state.first,
        actor=None if state.actor == NOBODY else state.actor,
        phase=PHASES[state.phase],
        asks=_ASKS.get(state.phase, "discard"),
        laid_before=state.laid_before,
        players=tuple(_player(state, other) for other in range(state.seats)),
        visible=None if visible == NO_CARD else CARDS[visible],
        discards=discards,
        stock=state.stock_size,
        you=None if seat == SPECTATOR else _private(state, seat),
    )


def _waiting(state: GologoloState) -> tuple[int, ...]:
    """In the moment after a discard all others are waited for, whoever is asked (GL-13)."""
    if state.phase == CLAIMING:
        return tuple(seat for seat in range(state.seats) if seat != state.actor)
    return tuple(state.pending())


def _player(state: GologoloState, seat: int) -> Player:
    return Player(
        cards=state.hand_size(seat),
        melds=meld_names(state.melds[seat]),
        score=sum(state.sheet[seat]),
        rounds=tuple(state.sheet[seat]),
    )


def _private(state: GologoloState, seat: int) -> Private:
    return Private(card_names(state.hands[seat]), _ANSWERS.get(state.answers[seat]))
