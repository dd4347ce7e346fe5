"""From a view back to a state that it allows: how a bot thinks ahead without peeking."""

from __future__ import annotations

from random import Random

from tablee.core.notation import Word
from tablee.games.gologolo.names import parse_card, parse_meld
from tablee.games.gologolo.rules.cards import COPIES, KINDS, MELDS, cards_in, counts_of
from tablee.games.gologolo.rules.state import (
    CLAIMED,
    CLAIMING,
    DEALING,
    NOBODY,
    OVER,
    PASSED,
    GologoloState,
)
from tablee.games.gologolo.view import PHASES, GologoloView

_ANSWERS = {"pass": PASSED, "gologolo": CLAIMED}


def imagine(view: GologoloView, rng: Random) -> GologoloState:
    """Some state with this view: what the seat has not seen is dealt anew."""
    state = GologoloState(len(view.players), view.open_gologolo)
    state.round = view.round
    state.first = NOBODY if view.first is None else view.first
    state.actor = NOBODY if view.actor is None else view.actor
    state.phase = PHASES.index(view.phase)
    state.laid_before = view.laid_before
    state.melds = [[_meld(meld) for meld in player.melds] for player in view.players]
    state.sheet = [list(player.rounds) for player in view.players]
    state.discards = [_kind(card) for card in view.discards]
    if DEALING < state.phase < OVER:
        _deal(state, view, rng)
    return state


def _deal(state: GologoloState, view: GologoloView, rng: Random) -> None:
    own = [_kind(card) for card in view.you.hand] if view.you is not None else []
    laid = [kind for melds in state.melds for meld in melds for kind in MELDS[meld]]
    seen = counts_of(own + laid + state.discards)
    heap = cards_in([COPIES - seen[kind] for kind in range(KINDS)])
    rng.shuffle(heap)
    for seat, player in enumerate(view.players):
        cards = own if seat == view.seat else [heap.pop() for _ in range(player.cards)]
        state.hands[seat] = counts_of(cards)
    state.stock = counts_of(heap)
    state.stock_size = len(heap)
    if state.phase == CLAIMING:
        _ask(state, view)


def _ask(state: GologoloState, view: GologoloView) -> None:
    state.ask_others(list(range(state.seats)))
    if view.seat is not None and view.you is not None and view.you.answer is not None:
        state.answers[view.seat] = _ANSWERS[view.you.answer]


def _kind(card: str) -> int:
    return parse_card(Word(card))


def _meld(meld: str) -> int:
    return parse_meld(Word(meld))
