"""Whether a position of Gulo Gulo, each part of it in order, can come about in a game."""

from __future__ import annotations

from tablee.core.notation import Word
from tablee.games.gulo.rules.eggs import EGGS, JUNIOR, PATH, PURPLE, UNKNOWN
from tablee.games.gulo.rules.state import NAME_EGG, OVER, REST, START, STEAL, GuloState


def check_sense(state: GuloState, parts: list[Word]) -> None:
    """Refuse a position to which no game leads; `parts` are those of its text."""
    _, path, deck, at, eggs, what = parts
    _check_deck(state, path, deck)
    if state.stage == START:
        _check_start(state, path, deck, at)
    if state.stage in (NAME_EGG, STEAL):
        _check_colour(state, what)
    if state.stage == REST:
        _check_rest(state, eggs, what)
    if state.stage == OVER and not state.track.is_at_end(state.seat):
        raise what.error("junior is found from the last tile of the path")


def _check_deck(state: GuloState, path: Word, deck: Word) -> None:
    """Nobody touches the deck before the whole path is open (GU-09)."""
    track = state.track
    if track.can_turn() and len(track.path) > PATH:
        raise path.error("the path grows only when all of it is open")
    if track.can_turn() and any(tile != UNKNOWN for tile in track.deck):
        raise deck.error("tiles go under the deck only when the whole path is open")
    if state.fast and JUNIOR in track.deck:
        raise deck.error("in the faster variation who turns junior has won")


def _check_start(state: GuloState, path: Word, deck: Word, at: Word) -> None:
    if state.track.open:
        raise path.error("all tiles lie face down at the start")
    if any(state.track.at):
        raise at.error("all Gulos stand before the first tile at the start")
    if any(tile != UNKNOWN for tile in state.track.deck):
        raise deck.error("nobody has seen a tile of the deck at the start")


def _check_colour(state: GuloState, what: Word) -> None:
    """A colour of the path lies open in front; purple is junior's (GU-06, GU-25, GU-29)."""
    if state.from_deck:
        if state.fast and state.colour == PURPLE:
            raise what.error("in the faster variation junior asks for no egg")
    elif state.colour not in state.track.colours_ahead(state.seat):
        raise what.error("no open tile of this colour lies in front of the Gulo")


def _check_rest(state: GuloState, eggs: Word, what: Word) -> None:
    if not state.physics:
        raise what.error("a nest of dice needs no rest")
    if len(state.nest.order) == EGGS:
        raise eggs.error("a nest rests after an egg was stolen")
    if state.next not in (state.seat, (state.seat + 1) % state.seats):
        raise what.error("then the same player or the left neighbour plays")
