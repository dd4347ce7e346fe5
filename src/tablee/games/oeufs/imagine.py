"""From a view back to a state that it allows: how a bot thinks ahead without peeking."""

from __future__ import annotations

from collections import Counter
from random import Random

from tablee.core.notation import SEATS, Word
from tablee.games.oeufs.names import parse_place, symbols_of
from tablee.games.oeufs.rules.eggs import TURNED, VISIBLE
from tablee.games.oeufs.rules.field import Field, field_of
from tablee.games.oeufs.rules.notes import ENDINGS, HOME
from tablee.games.oeufs.rules.state import ACT, NOBODY, OVER, SAY, START, OeufsState
from tablee.games.oeufs.view import TURNED as HIDDEN
from tablee.games.oeufs.view import OeufsView


def imagine(view: OeufsView, rng: Random) -> OeufsState:
    """Some state with this view; the owners of turned eggs are drawn from who misses eggs."""
    seats = len(view.players)
    field = field_of(view.size, seats)
    state = OeufsState(field, view.turn_limit)
    state.phase = _phase(view)
    state.seat = view.turn_of or 0
    state.turn = view.turn
    state.out = [player.out for player in view.players]
    if view.looked is not None:
        state.look, state.looker = _place(field, view.looked.square), view.looked.seat
    for square, shown in view.board.items():
        if shown != HIDDEN:
            state.board.put(_place(field, square), VISIBLE + SEATS.index(shown))
    for square, owner in _owners(view, field.eggs_each, rng).items():
        state.board.put(_place(field, square), TURNED + owner)
    _end(state, view)
    return state


def _place(field: Field, square: str) -> int:
    return parse_place(field, Word(square))


def _phase(view: OeufsView) -> int:
    if view.ending is not None:
        return OVER
    if view.turn_of is None:
        return START
    return SAY if view.asks == "declare" else ACT


def _end(state: OeufsState, view: OeufsView) -> None:
    if view.ending is None:
        return
    state.ending = ENDINGS.index(view.ending.why)
    winners = [seat for seat, rank in enumerate(view.ending.ranks) if rank == 1]
    state.winner = winners[0] if len(winners) == 1 else NOBODY


def _owners(view: OeufsView, eggs_each: int, rng: Random) -> dict[str, int]:
    """An owner for each turned egg: what this seat is shown, and the rest by lot."""
    known = _known(view)
    missing = Counter({seat: eggs_each for seat, p in enumerate(view.players) if not p.out})
    missing -= Counter(SEATS.index(shown) for shown in view.board.values() if shown != HIDDEN)
    missing -= Counter(known.values())
    owners = list(missing.elements())
    rng.shuffle(owners)
    unknown = [sq for sq, shown in view.board.items() if shown == HIDDEN and sq not in known]
    return {**known, **dict(zip(unknown, owners))}


def _known(view: OeufsView) -> dict[str, int]:
    known: dict[str, int] = {}
    if view.you is not None and view.you.look is not None:
        look = view.you.look
        known[look.square] = symbols_of(len(view.players)).index(look.symbol)
    if view.ending is not None and view.ending.why == ENDINGS[HOME]:
        winner = view.ending.ranks.index(1)
        known.update(dict.fromkeys(view.players[winner].camp, winner))
    return known
