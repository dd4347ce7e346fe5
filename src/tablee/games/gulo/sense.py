"""Whether a position of Gulo Gulo, each part of it in order, can come about in a game."""

from __future__ import annotations

from tablee.core.notation import Word
from tablee.games.gulo.rules.eggs import EGGS, JUNIOR, PATH, PURPLE, UNKNOWN
from tablee.games.gulo.rules.state import NAME_EGG, OVER, REST, START, STEAL, GuloState


def check_sense(state: GuloState, parts: list[Word]) -> None:
    """Refuse a position to which no game leads; `parts` are those of its text."""
    _, path, deck, at, eggs, what = parts
    _check_deck(state, path, deck)
    _check_last_tile(state, at)
    if state.stage == START:
        _check_start(state, path, deck, at)
    if state.stage in (NAME_EGG, STEAL):
        _check_colour(state, what)
    if state.stage == REST:
        _check_rest(state, eggs, what)
    if state.stage == OVER and not state.track.is_at_end(state.seat):
        raise what.error("gulo:junior-from-the-end")


def _check_deck(state: GuloState, path: Word, deck: Word) -> None:
    """Nobody touches the deck before the whole path is open (GU-09)."""
    track = state.track
    if track.can_turn() and len(track.path) > PATH:
        raise path.error("gulo:grows-when-open")
    if state.fast and len(track.path) > PATH:
        raise path.error("gulo:fast-never-grows")
    if track.can_turn() and any(tile != UNKNOWN for tile in track.deck):
        raise deck.error("gulo:under-when-open")
    if state.fast and JUNIOR in track.deck:
        raise deck.error("gulo:fast-junior-wins")


def _check_last_tile(state: GuloState, at: Word) -> None:
    """In the faster variation a Gulo stays on the last tile only while it plays (GU-28)."""
    others = (seat for seat in range(state.seats) if seat != state.seat)
    if state.fast and any(state.track.is_at_end(seat) for seat in others):
        raise at.error("gulo:fast-last-tile")


def _check_start(state: GuloState, path: Word, deck: Word, at: Word) -> None:
    if state.track.open:
        raise path.error("gulo:start-face-down")
    if any(state.track.at):
        raise at.error("gulo:start-before-first")
    if any(tile != UNKNOWN for tile in state.track.deck):
        raise deck.error("gulo:start-deck-unseen")


def _check_colour(state: GuloState, what: Word) -> None:
    """A colour of the path lies open in front; purple is junior's (GU-06, GU-25, GU-29)."""
    if state.from_deck:
        if state.fast and state.colour == PURPLE:
            raise what.error("gulo:fast-no-purple")
    elif state.colour not in state.track.colours_ahead(state.seat):
        raise what.error("gulo:colour-not-ahead")


def _check_rest(state: GuloState, eggs: Word, what: Word) -> None:
    """A nest rests after a theft that succeeded, and before the turn that follows from it."""
    if not state.physics:
        raise what.error("gulo:dice-need-no-rest")
    if len(state.nest.order) == EGGS:
        raise eggs.error("gulo:rest-after-theft")
    goes_on, left = _can_go_on(state), (state.seat + 1) % state.seats
    if state.next == state.seat and not goes_on:
        raise what.error("gulo:end-plays-on")
    if state.next == left and goes_on and state.fast:
        raise what.error("gulo:fast-plays-on")
    if state.next not in (state.seat, left):
        raise what.error("gulo:same-or-left")


def _can_go_on(state: GuloState) -> bool:
    """Can this player go on after a theft (GU-22, GU-28, GU-30)? After a last egg the nest is
    poured and does not rest (GU-20).
    """
    track = state.track
    return track.is_at_end(state.seat) and (state.fast or len(track.path) > PATH)
