"""From a view back to a state that it allows: how a bot thinks ahead without peeking."""

from __future__ import annotations

from random import Random

from tablee.core.notation import Word
from tablee.games.gruell.names import parse_card
from tablee.games.gruell.rules.cards import GREAT_OGRE, LITTLE_OGRE, NO_CARD, Bag, bag_of
from tablee.games.gruell.rules.hand import hand_of
from tablee.games.gruell.rules.state import CHOOSING, NOBODY, OVER, SHARING, SORCERY, GruellState
from tablee.games.gruell.rules.variant import VARIANTS
from tablee.games.gruell.view import GruellView

_PHASES = {"choose": CHOOSING, "sorcerer": SORCERY, "share": SHARING, "nothing": OVER}


def imagine(view: GruellView, rng: Random) -> GruellState:
    """Some state with this view; sealed cards of others are drawn from what they hold."""
    state = GruellState(len(view.players), VARIANTS[view.variant])
    state.hands = [hand_of(_bag(player.holds)) for player in view.players]
    state.piles = [_bag(player.pile) for player in view.players]
    state.lost = _bag(view.lost)
    state.table = [_card(card) for card in view.table]
    state.trick = view.trick
    state.phase = _PHASES[view.asks]
    state.chosen = [_sealed(view, seat, state, rng) for seat in range(state.seats)]
    state.undecided = state.chosen.count(NO_CARD) if state.phase == CHOOSING else 0
    if state.phase in (SORCERY, SHARING):
        state.actor = view.waiting[0]
    if state.phase == SHARING:
        ogres = {state.table.index(GREAT_OGRE), state.table.index(LITTLE_OGRE)}
        state.partner = next(iter(ogres - {state.actor}))
    else:
        state.partner = NOBODY
    return state


def _sealed(view: GruellView, seat: int, state: GruellState, rng: Random) -> int:
    if not view.players[seat].ready:
        return NO_CARD
    if seat == view.seat and view.you is not None:
        return _card(view.you.choice)
    return rng.choice(state.hands[seat].kinds)


def _bag(cards: tuple[str, ...]) -> Bag:
    return bag_of([_card(card) for card in cards])


def _card(name: str | None) -> int:
    return NO_CARD if name is None else parse_card(Word(name))
