"""A position of Gulo Gulo in one line.

    gulo 3 dice 60 | rgb???????????????? | ????? | 2 0 1 | 17:b3,r1*,g2 | choose B

Seats, nest, seconds for a theft, and `fast`; the path with `?` for tiles that lie face down; the
deck from its top, where `J` is junior; the tile on which each Gulo stands (0 before the first); how
far the pole leans and the eggs in the nest from the top, a star behind those that touch the pole
(`-` while it is about to be poured); and what is going on: `start`, `pour B`, `tile A path`,
`tile A deck`, `choose A`, `name A red path`, `steal A r3 deck`, `rest A B` (A stole, B is next) or
`over A`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tablee.core.notation import Word, seat_letter
from tablee.core.phrases import Phrase
from tablee.games.gulo.names import (
    COLOUR_NAMES,
    TILE_LETTERS,
    egg_name,
    lie_text,
    parse_egg,
    parse_lie,
    parse_number,
    parse_one_of,
)
from tablee.games.gulo.odds import statistics
from tablee.games.gulo.rules.eggs import (
    DECK,
    JUNIOR,
    PATH,
    PURPLE,
    TILES,
    UNKNOWN,
    colour_of,
)
from tablee.games.gulo.rules.state import (
    CHOOSE,
    NAME_EGG,
    OVER,
    POUR,
    REST,
    START,
    STEAL,
    TILE,
    GuloState,
)
from tablee.games.gulo.sense import check_sense

KEY = "gulo"
NESTS = ("dice", "physics")
FAST = "fast"
LEAST_SECONDS, MOST_SECONDS = 10, 600
LEAST_SEATS, MOST_SEATS = 2, 6
STAGES = ("start", "pour", "tile", "choose", "name", "steal", "rest", "over")
PLACES = ("path", "deck")
NOTHING = "-"


# --- writing


def position_text(state: GuloState) -> str:
    """The whole state in one line."""
    track = state.track
    parts = [
        " ".join(_head(state)),
        _tiles(track.path),
        _tiles(track.deck),
        " ".join(str(number) for number in track.at),
        _eggs(state),
        " ".join(_what(state)),
    ]
    return " | ".join(parts)


def _head(state: GuloState) -> Iterator[str]:
    yield from (KEY, str(state.seats), NESTS[state.physics], str(state.seconds))
    if state.fast:
        yield FAST


def _tiles(tiles: list[int]) -> str:
    letters = ("?" if tile == UNKNOWN else TILE_LETTERS[tile] for tile in tiles)
    return "".join(letters) or NOTHING


def _eggs(state: GuloState) -> str:
    nest = state.nest
    return lie_text((nest.lean, nest.touching, *nest.order)) if nest.order else NOTHING


def _what(state: GuloState) -> Iterator[str]:
    yield STAGES[state.stage]
    if state.stage != START:
        yield seat_letter(state.seat)
    if state.stage == NAME_EGG:
        yield COLOUR_NAMES[state.colour]
    if state.stage == STEAL:
        yield egg_name(state.egg)
    if state.stage in (TILE, NAME_EGG, STEAL):
        yield PLACES[state.from_deck]
    if state.stage == REST:
        yield seat_letter(state.next)


# --- reading


def parse_position(word: Word) -> GuloState:
    """The state that this line describes; one that cannot be is refused."""
    parts = [Word(part.text.strip(), _first(part).place) for part in word.split("|")]
    if len(parts) != 6:
        raise word.error("gulo:position-parts")
    state = _parse_head(parts[0])
    _parse_track(state, parts[1], parts[2], parts[3])
    _parse_what(state, parts[5])
    _count_tiles(state, parts[1])
    _parse_nest(state, parts[4], parts[5])
    check_sense(state, parts)
    return state


def _first(part: Word) -> Word:
    return next(part.words(), part)


def _parse_head(part: Word) -> GuloState:
    words = list(part.words())
    fast = len(words) == 5 and words[4].text == FAST
    if len(words) != 4 + fast or words[0].text != KEY:
        raise part.error("gulo:head-part")
    seats = parse_number(words[1], LEAST_SEATS, MOST_SEATS)
    physics = bool(parse_one_of(words[2], NESTS, Phrase("gulo:a-nest")))
    seconds = parse_number(words[3], LEAST_SECONDS, MOST_SECONDS)
    return GuloState(seats, physics, seconds, fast, statistics())


def _parse_tiles(word: Word, letters: str) -> list[int]:
    for column, letter in enumerate(word.text):
        if letter not in letters:
            raise word.after(column).error("gulo:not-a-tile", letters=letters, text=letter)
    return [UNKNOWN if letter == "?" else TILE_LETTERS.index(letter) for letter in word.text]


def _parse_track(state: GuloState, path: Word, deck: Word, at: Word) -> None:
    track = state.track
    track.path = _parse_tiles(path, "?gyrb")
    track.open = len(track.path) - track.path.count(UNKNOWN)
    if UNKNOWN in track.path[: track.open]:
        raise path.error("gulo:open-run")
    track.deck = [] if deck.text == NOTHING else _parse_tiles(deck, "?gyrbJ")
    if UNKNOWN in track.deck[track.deck.count(UNKNOWN) :]:
        raise deck.error("gulo:known-under")
    numbers = list(at.words())
    if len(numbers) != state.seats:
        raise at.error("gulo:tile-per-gulo", seats=str(state.seats))
    track.at = [parse_number(number, 0, track.open) for number in numbers]


def _parse_what(state: GuloState, part: Word) -> None:
    words = list(part.words()) or [part]
    state.stage = parse_one_of(words[0], STAGES, Phrase("gulo:what-goes-on"))
    expected = _EXPECTED[state.stage]
    if len(words) != len(expected.split()):
        raise part.error("gulo:what-part", form=expected, text=part.text)
    if state.stage != START:
        state.seat = state.next = words[1].seat(state.seats)
    if state.stage == REST:
        state.next = words[2].seat(state.seats)
    if state.stage == OVER:
        state.winner = state.seat
    if state.stage in (TILE, NAME_EGG, STEAL):
        state.from_deck = bool(parse_one_of(words[-1], PLACES, Phrase("gulo:a-place")))
        _check_place(state, words[-1])
    if state.stage == NAME_EGG:
        state.colour = parse_one_of(words[2], COLOUR_NAMES, Phrase("gulo:a-colour"))
    if state.stage == STEAL:
        state.egg = parse_egg(words[2])
        state.colour = colour_of(state.egg)


_EXPECTED = {
    START: "start",
    POUR: "pour SEAT",
    TILE: "tile SEAT path-or-deck",
    CHOOSE: "choose SEAT",
    NAME_EGG: "name SEAT colour path-or-deck",
    STEAL: "steal SEAT egg path-or-deck",
    REST: "rest SEAT NEXT",
    OVER: "over SEAT",
}


def _check_place(state: GuloState, word: Word) -> None:
    """The deck is turned from the last tile and nowhere else (GU-09, GU-21)."""
    if state.from_deck != state.track.is_at_end(state.seat):
        raise word.error("gulo:deck-from-the-end")
    if state.stage == TILE and not state.from_deck and not state.track.can_turn():
        raise word.error("gulo:path-is-open")


def _held(state: GuloState) -> list[int]:
    """The tile of the deck that is turned up right now."""
    if not state.from_deck or state.stage not in (NAME_EGG, STEAL):
        return []
    return [JUNIOR if state.colour == PURPLE else state.colour]


def _count_tiles(state: GuloState, part: Word) -> None:
    """23 tiles and junior, wherever they are; what nobody has seen is the rest."""
    track = state.track
    everywhere = [*track.path, *track.deck, *_held(state)]
    gone = [JUNIOR] if state.stage == OVER else []
    if len(everywhere) + len(gone) != PATH + DECK or len(track.path) < PATH:
        raise part.error("gulo:number-of-tiles", tiles=str(PATH + DECK), path=str(PATH))
    seen = Counter([*everywhere, *gone])
    track.unseen = [number - seen[colour] for colour, number in enumerate(TILES)]
    hidden = [*track.path, *track.deck].count(UNKNOWN) - (not seen[JUNIOR])
    junior_fits = seen[JUNIOR] == 1 or (not seen[JUNIOR] and UNKNOWN in track.deck)
    if min(track.unseen) < 0 or hidden != sum(track.unseen) or not junior_fits:
        raise part.error("gulo:tiles-add-up")


def _parse_nest(state: GuloState, part: Word, what: Word) -> None:
    if (part.text == NOTHING) != (state.stage in (START, POUR)):
        raise part.error("gulo:eggs-when-poured")
    if part.text == NOTHING:
        return
    state.nest.lie(parse_lie(part))
    _check_eggs(state, part)
    if state.stage == NAME_EGG and len(state.nest.eggs(state.colour)) < 2:
        raise what.error("gulo:names-itself")
    if state.stage == STEAL and not state.nest.inside >> state.egg & 1:
        raise what.error("gulo:egg-not-there", egg=egg_name(state.egg))
    if state.stage == CHOOSE and len(state.legal(state.seat)) < 2:
        raise what.error("gulo:not-asked")


def _check_eggs(state: GuloState, part: Word) -> None:
    """Somebody has stolen at most all but one egg of a colour (GU-36), purple only to win."""
    missing = [COLOUR_NAMES[c] for c in range(PURPLE) if not state.nest.has(c)]
    won = state.stage == OVER and not state.fast
    if missing or len(state.nest.eggs(PURPLE)) != (1 if won else 2):
        raise part.error("gulo:eggs-of-nest")
