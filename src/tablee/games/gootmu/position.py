"""A position of G.O.O.T.M.U. in one line.

    gootmu 2 house 400 | 7 12r 3u 5l - 9 1 2 4 | A@c5/c5 B@d6/d1(lost=1,add=2) M@e7/e7
    | m1=key@c4 m2=?@d5 m3=oil@A A1@b7 A2@A m4=fire@- | turn A 12

Seats, pack and limit of turns (and `exact`); the tiles by slot with r, u, l for one, two, three
quarter turns and `-` for a hole; pawns with square, home and what acts on them; things on squares,
carried by pawns or out of the game; whose turn it is. `order B` says after whom the order of the
table goes on, `die 4` which die is played. What is still to be done follows as tasks, the next one
last; without them the pawn's turn begins. `over` stands at the end of a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.errors import BadInput
from tablee.core.notation import Word, seat_letter
from tablee.games.gootmu.effects import effect_text, effects_of, set_effect
from tablee.games.gootmu.frames import frame_text, parse_frame
from tablee.games.gootmu.names import (
    DIRECTIONS,
    QUARTERS,
    UNKNOWN,
    kind_name,
    name_square,
    parse_direction,
    parse_kind,
    parse_number,
    parse_pawn,
    parse_square,
    parse_thing,
    pawn_name,
    thing_name,
)
from tablee.games.gootmu.packs import find_pack
from tablee.games.gootmu.rules.actions import FIRST_PIECE, MOST_SEATS, PIECES_EACH, THINGS
from tablee.games.gootmu.rules.maze import HOLE, NOWHERE
from tablee.games.gootmu.rules.pawn import (
    PLACED,
    SPRUNG,
    Pawn,
    trail_entry,
    trail_square,
    trail_via,
)
from tablee.games.gootmu.rules.sets import things_in
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.table import CARRIED, NOBODY, OUT, UNSEEN
from tablee.games.gootmu.rules.tiles import Pack
from tablee.games.gootmu.rules.turns import AskTurn, EndTurn, NextTurn
from tablee.games.gootmu.stacks import check_stack

KEY = "gootmu"
MOST_TURNS = 100_000
SECTIONS = 5
_TILE = re.compile(r"([1-9][0-9]{0,3})([rul]?)")
_PAWN = re.compile(r"([A-HM]\+?)@([a-t][0-9]+)/([a-t][0-9]+|-)(?:\(([^()]*)\))?")
_THING = re.compile(r"([A-Hm][0-9]+)(?:=([a-z?-]+))?@([a-t][0-9]+|[A-H]\+?|-)")


# --- writing


def position_text(state: GootmuState) -> str:
    """The whole state in one line."""
    head = f"{KEY} {state.seats} {state.pack.name} {state.turn_limit}"
    parts = [
        head + (" exact" if state.exact else ""),
        " ".join(_tile_text(state, slot) for slot in range(len(state.maze.tiles))),
        " ".join(_pawns(state)),
        " ".join(_things(state)),
        _turn_text(state),
    ]
    tasks = "over" if state.ended else " ".join(frame_text(frame) for frame in state.stack)
    return " | ".join([*parts, tasks])


def _tile_text(state: GootmuState, slot: int) -> str:
    tile = state.maze.tiles[slot]
    return "-" if tile == HOLE else f"{tile + 1}{QUARTERS[state.maze.turned[slot]]}"


def _pawns(state: GootmuState) -> Iterator[str]:
    for index, pawn in enumerate(state.pawns):
        if pawn.square != NOWHERE:
            home = "-" if pawn.home == NOWHERE else name_square(state, pawn.home)
            facts = [effect_text(name, value) for name, value in effects_of(pawn).items()]
            facts += _this_turn(state, pawn)
            brackets = f"({','.join(facts)})" if facts else ""
            square = name_square(state, pawn.square)
            yield f"{pawn_name(state, index)}@{square}/{home}{brackets}"


def _this_turn(state: GootmuState, pawn: Pawn) -> Iterator[str]:
    """What a pawn did this turn, where that differs from nothing."""
    if pawn.moves:
        yield f"moves={pawn.moves}"
    if list(pawn.trail) not in ([], [trail_entry(pawn.square, PLACED)]):
        yield "trail=" + "-".join(_entry_text(state, entry) for entry in pawn.trail)
    if pawn.applied:
        yield "applied=" + "-".join(name_square(state, square) for square in pawn.applied)
    if pawn.dropped:
        yield "dropped=" + "-".join(thing_name(thing) for thing in things_in(pawn.dropped))


def _entry_text(state: GootmuState, entry: int) -> str:
    via = trail_via(entry)
    name = name_square(state, trail_square(entry))
    if via == PLACED:
        return name
    return name + (DIRECTIONS[via] if via < PLACED else "!" + DIRECTIONS[via - SPRUNG])


def _things(state: GootmuState) -> Iterator[str]:
    for thing in range(THINGS):
        place = state.where[thing]
        seen = thing < FIRST_PIECE and state.kinds[thing] != UNSEEN
        if place != OUT or seen:
            kind = f"={kind_name(state.kinds[thing])}" if thing < FIRST_PIECE else ""
            yield f"{thing_name(thing)}{kind}@{_place_text(state, place)}"


def _place_text(state: GootmuState, place: int) -> str:
    if place == OUT:
        return "-"
    return name_square(state, place) if place >= 0 else pawn_name(state, CARRIED - place)


def _turn_text(state: GootmuState) -> str:
    whose = "-" if state.turn_of == NOBODY else pawn_name(state, state.turn_of)
    words = ["turn", whose, str(state.turn)]
    if state.regular not in (state.turn_of, NOBODY):
        words += ["order", pawn_name(state, state.regular)]
    if state.die:
        words += ["die", str(state.die)]
    return " ".join(words)


# --- reading


def parse_position(word: Word) -> GootmuState:
    """The state that this line describes."""
    sections = list(word.split("|"))
    if len(sections) not in (SECTIONS, SECTIONS + 1):
        raise word.error("gootmu:position-parts", less=str(SECTIONS), more=str(SECTIONS + 1))
    state = _parse_head(sections[0])
    _parse_tiles(state, sections[1])
    for pawn in sections[2].words():
        _parse_pawn(state, pawn)
    for thing in sections[3].words():
        _parse_thing_place(state, thing)
    _check_markers(state, sections[3])
    _parse_turn(state, sections[4])
    _parse_tasks(state, sections)
    return state


def _parse_head(section: Word) -> GootmuState:
    words = list(section.words())
    exact = len(words) == 5 and words[4].text == "exact"
    if len(words) != 4 + exact or words[0].text != KEY:
        raise section.error("gootmu:head-part")
    seats = parse_number(words[1], 2, MOST_SEATS)
    return GootmuState(seats, _pack(words[2]), exact, parse_number(words[3], 0, MOST_TURNS))


def _pack(word: Word) -> Pack:
    try:
        return find_pack(word.text)
    except BadInput as error:
        raise word.error(str(error)) from None


def _parse_tiles(state: GootmuState, section: Word) -> None:
    words = list(section.words())
    slots = len(state.maze.tiles)
    if len(words) != slots:
        raise section.error("gootmu:tiles-of-maze", slots=str(slots), found=str(len(words)))
    if all(word.text == "-" for word in words):
        return  # nothing is laid yet
    laid = [_parse_tile(state, word) for word in words]
    tiles = [tile for tile, _ in laid]
    for index, word in enumerate(words):
        if tiles[index] != HOLE and tiles[index] in tiles[:index]:
            raise word.error("gootmu:tile-twice", tile=str(tiles[index] + 1))
    state.maze.lay(tiles, [turned for _, turned in laid])


def _parse_tile(state: GootmuState, word: Word) -> tuple[int, int]:
    if word.text == "-":
        return HOLE, 0
    found = _TILE.fullmatch(word.text)
    most = len(state.pack.tiles)
    if not found or int(found[1]) > most:
        raise word.error("gootmu:not-a-turned-tile", most=str(most), text=word.text)
    return int(found[1]) - 1, QUARTERS.index(found[2])


def _square_on_board(state: GootmuState, word: Word) -> int:
    square = parse_square(state, word)
    if state.maze.is_hole(square):
        raise word.error("gootmu:no-tile-under", text=word.text)
    return square


def _parse_pawn(state: GootmuState, word: Word) -> None:
    found = _PAWN.fullmatch(word.text)
    if not found:
        raise word.error("gootmu:not-a-pawn", text=word.text)
    index = parse_pawn(state, Word(found[1], word.place))
    pawn = state.pawns[index]
    if pawn.square != NOWHERE:
        raise word.error("gootmu:pawn-twice", pawn=found[1])
    pawn.square = _square_on_board(state, word_at(word, found, 2))
    if found[3] != "-":
        pawn.home = _square_on_board(state, word_at(word, found, 3))
    elif index != state.monster:
        raise word.error("gootmu:only-monster-start")
    pawn.start_turn()
    for fact in word_at(word, found, 4).split(",") if found[4] else ():
        _parse_fact(state, pawn, fact)


def word_at(word: Word, found: re.Match[str], group: int) -> Word:
    """The part of a word that a group of an expression matched."""
    return Word(found[group], word.after(found.start(group)).place)


def _parse_fact(state: GootmuState, pawn: Pawn, word: Word) -> None:
    name, _, _ = word.text.partition("=")
    value = word.after(len(name) + 1)
    if name == "moves":
        pawn.moves = parse_number(value, 0, 999)
    elif name == "trail":
        pawn.trail = vec[i64]([_parse_entry(state, part) for part in value.split("-")])
        if trail_square(pawn.trail[-1]) != pawn.square:
            raise word.error("gootmu:trail-ends-here")
    elif name == "applied":
        pawn.applied = vec[i64]([parse_square(state, part) for part in value.split("-")])
    elif name == "dropped":
        pawn.dropped = sum(1 << parse_thing(state, part) for part in value.split("-"))
    else:
        set_effect(pawn, word)


def _parse_entry(state: GootmuState, word: Word) -> int:
    found = re.fullmatch(r"([a-t][0-9]+)(!?)([nesw]?)", word.text)
    if not found or (found[2] and not found[3]):
        raise word.error("gootmu:not-a-trail", text=word.text)
    via = PLACED
    if found[3]:
        via = parse_direction(Word(found[3])) + (SPRUNG if found[2] else 0)
    # The tile may have been removed since.
    return trail_entry(parse_square(state, word_at(word, found, 1)), via)


def _parse_thing_place(state: GootmuState, word: Word) -> None:
    found = _THING.fullmatch(word.text)
    if not found:
        raise word.error("gootmu:not-a-placed-thing", text=word.text)
    thing = parse_thing(state, word_at(word, found, 1))
    if (thing < FIRST_PIECE) != (found[2] is not None):
        raise word.error("gootmu:kinds-of-markers")
    if state.where[thing] != OUT or state.kinds[thing] != UNSEEN:
        raise word.error("gootmu:thing-twice", thing=found[1])
    if found[2] == UNKNOWN:
        _hide(state, thing, word_at(word, found, 3))
        return
    if found[2]:
        kind = parse_kind(word_at(word, found, 2))
        state.kinds[thing] = kind
        state.unseen[kind] -= 1
    _put(state, thing, word_at(word, found, 3))


def _hide(state: GootmuState, thing: int, word: Word) -> None:
    if not word.text[0].islower():
        raise word.error("gootmu:face-down-on-a-square")
    state.hide(thing, _square_on_board(state, word))


def _put(state: GootmuState, thing: int, word: Word) -> None:
    if word.text == "-":
        return
    if word.text[0].islower():
        state.lay(thing, _square_on_board(state, word))
        return
    pawn = parse_pawn(state, word)
    if state.pawns[pawn].square == NOWHERE:
        raise word.error("gootmu:pawn-not-on-board", text=word.text)
    if state.kinds[thing] >= 0 and kind_name(state.kinds[thing]) in ("fire", "cave-in", "magnet"):
        raise word.error("gootmu:nobody-carries", thing=kind_name(state.kinds[thing]))
    state.where[thing] = CARRIED - pawn
    state.pawns[pawn].hand |= 1 << thing


def _check_markers(state: GootmuState, section: Word) -> None:
    """The pack must have the markers that are seen, and faces for those that are not."""
    for kind, number in enumerate(state.unseen):
        if number < 0:
            raise section.error("gootmu:fewer-markers", kind=kind_name(kind))
    if sum(state.unseen) < len(things_in(state.face_down)):
        raise section.error("gootmu:too-many-face-down")


def _parse_turn(state: GootmuState, section: Word) -> None:
    words = list(section.words())
    if len(words) < 3 or words[0].text != "turn" or len(words) % 2 == 0:
        raise section.error("gootmu:turn-part")
    if words[1].text != "-":
        state.turn_of = state.regular = _player(state, words[1])
    state.turn = parse_number(words[2], 0, MOST_TURNS)
    for name, value in zip(words[3::2], words[4::2]):
        if name.text == "order":
            state.regular = _player(state, value)
        elif name.text == "die":
            state.die = parse_number(value, 1, 6)
        else:
            raise name.error("gootmu:order-or-die", text=name.text)


def _player(state: GootmuState, word: Word) -> int:
    pawn = parse_pawn(state, word)
    if pawn == state.monster or (state.maze.walls and state.pawns[pawn].square == NOWHERE):
        missing = pawn >= state.seats
        if pawn == state.monster or missing:
            raise word.error("gootmu:not-in-play", text=word.text)
    return pawn


def _parse_tasks(state: GootmuState, sections: list[Word]) -> None:
    words = list(sections[SECTIONS].words()) if len(sections) > SECTIONS else []
    if [word.text for word in words] == ["over"]:
        _end(state, words[0])
        return
    for seat in range(state.seats):
        if state.own_pieces(seat) == PIECES_EACH:
            raise sections[-1].error("gootmu:seat-has-won", seat=seat_letter(seat))
    if words:
        state.stack = [parse_frame(state, word) for word in words]
    elif state.turn_of != NOBODY:
        seat = state.pawns[state.turn_of].seat
        state.stack = [NextTurn(0, 0), EndTurn(state.turn_of, seat), AskTurn(state.turn_of, seat)]
    else:
        raise sections[-1].error("gootmu:turn-or-tasks")
    check_stack(state, words or [sections[-1]])
    _check_hands(state, words or [sections[-1]])
    state.run()


def _check_hands(state: GootmuState, words: list[Word]) -> None:
    """Nobody carries too much, unless something is about to be put down."""
    putting = [frame.pawn for frame in state.stack if frame.word() == "putdown"]
    putting += _handing(state)
    for pawn in state.present():
        if state.room(pawn) < -putting.count(pawn):
            raise words[-1].error("gootmu:carries-too-much", pawn=pawn_name(state, pawn))


def _handing(state: GootmuState) -> list[int]:
    """A player's two pawns, one of which may hold the thing that is exchanged."""
    meeting = [frame.pawn for frame in state.stack[-1:] if frame.word() == "hand"]
    return [pawn for one in meeting for pawn in (one, (one + state.seats) % state.monster)]


def _end(state: GootmuState, word: Word) -> None:
    winners = [seat for seat in range(state.seats) if state.own_pieces(seat) == PIECES_EACH]
    if len(winners) > 1:
        raise word.error("gootmu:one-winner-only")
    if not winners and not (state.turn_limit and state.turn >= state.turn_limit):
        raise word.error("gootmu:nobody-has-won")
    if not state.maze.walls:
        raise word.error("gootmu:over-needs-tiles")
    state.ended = True
    state.winner = winners[0] if winners else NOBODY
