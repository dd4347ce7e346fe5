"""A position of Les œufs sont faits in one line.

    oeufs 6 300 | BBBBB1/4b1/6/2a3/6/1AAAAA | turn A 7 | look d3

First the size of the board and the limit of turns, then the rows from top to bottom: a capital is
a visible egg of that seat, a small letter a turned one, a number so many empty squares. `turn`
names the seat that acts and counts turns from 1. What else may follow: `after` (the seat has
acted and may declare), `look c3` (the latest action was a look there), `out C D` (who was wrong),
`start` (the first player is still to be drawn), `over A` or `over draw`.
"""

from __future__ import annotations

import re

from tablee.core.notation import SEATS, Word, seat_letter
from tablee.games.oeufs.names import parse_place, place_name
from tablee.games.oeufs.rules.board import new_board
from tablee.games.oeufs.rules.eggs import EMPTY, TURNED, VISIBLE, is_turned, owner_of
from tablee.games.oeufs.rules.field import SIZES, field_of
from tablee.games.oeufs.rules.notes import HOME, LIMIT, SILENT, WRONG
from tablee.games.oeufs.rules.state import (
    ACT,
    NOBODY,
    NOWHERE,
    OVER,
    SAY,
    START,
    OeufsState,
)

KEY = "oeufs"
MOST_TURNS = 10_000
EXTRAS = ("after", "look", "out", "start", "over")
_EGGS = re.compile(r"[1-9][0-9]?|.")


# --- writing


def position_text(state: OeufsState) -> str:
    """The whole state in one line."""
    parts = [
        f"{KEY} {state.field.size} {state.turn_limit}",
        board_text(state),
        f"turn {seat_letter(state.seat)} {state.turn}",
        *_extras(state),
    ]
    return " | ".join(parts)


def board_text(state: OeufsState) -> str:
    """The rows from top to bottom."""
    size, stride = state.field.size, state.field.stride
    rows = [range(row * stride, row * stride + size) for row in reversed(range(size))]
    letters = ("".join(_letter(state.board.cells[place]) for place in row) for row in rows)
    return "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in letters)


def _letter(egg: int) -> str:
    if egg == EMPTY:
        return "."
    letter = seat_letter(owner_of(egg))
    return letter.lower() if is_turned(egg) else letter


def _extras(state: OeufsState) -> list[str]:
    extras = ["after"] if state.phase == SAY else []
    if state.look != NOWHERE:
        extras.append(f"look {place_name(state.field, state.look)}")
    if any(state.out):
        extras.append(" ".join(["out", *_letters(state.out)]))
    if state.phase == START:
        extras.append("start")
    if state.phase == OVER:
        winner = "draw" if state.winner == NOBODY else seat_letter(state.winner)
        extras.append(f"over {winner}")
    return extras


def _letters(seats: list[bool]) -> list[str]:
    return [seat_letter(seat) for seat, chosen in enumerate(seats) if chosen]


# --- reading


def parse_position(word: Word) -> OeufsState:
    """The state that this line describes; one that cannot be is refused."""
    return _Reader(word).read()


class _Reader:
    """Reads one position, part by part."""

    def __init__(self, word: Word) -> None:
        self.word = word
        self.parts = list(word.split("|"))
        if len(self.parts) < 3:
            raise word.error("oeufs:position-parts")
        self.extras: dict[str, list[Word]] = {}
        for part in self.parts[3:]:
            self._add_extra(part)

    def _add_extra(self, part: Word) -> None:
        words = list(part.words())
        name = words[0].text if words else ""
        if name not in EXTRAS:
            raise part.error("oeufs:not-an-extra", names=", ".join(EXTRAS), text=name)
        if name in self.extras:
            raise part.error("oeufs:extra-twice", name=name)
        self.extras[name] = words

    def read(self) -> OeufsState:
        size, limit = self._head()
        out = self._out()
        seats = 4 if out or re.search("[CDcd]", self.parts[1].text) else 2
        field = field_of(size, seats)
        state = OeufsState(field, limit)
        state.out = [seat_letter(seat) in out for seat in range(seats)]
        self._read_board(state)
        self._check_counts(state)
        self._read_turn(state)
        self._read_phase(state)
        self._read_look(state)
        return state

    # --- first part

    def _head(self) -> tuple[int, int]:
        words = list(self.parts[0].words())
        if len(words) != 3 or words[0].text != KEY:
            raise self.word.error("oeufs:size-and-limit-first")
        if words[1].text not in map(str, SIZES):
            raise words[1].error("oeufs:not-a-size", text=words[1].text)
        return int(words[1].text), _number(words[2], 0, MOST_TURNS)

    def _out(self) -> set[str]:
        words = self.extras.get("out", [Word("")])[1:]
        letters = [SEATS[word.seat(4)] for word in words]
        if "out" in self.extras and (not letters or letters != sorted(set(letters))):
            raise self.extras["out"][0].error("oeufs:out-in-order")
        return set(letters)

    # --- the board

    def _read_board(self, state: OeufsState) -> None:
        words = list(self.parts[1].words())
        if len(words) != 1:
            raise self.parts[1].error("oeufs:rows-part")
        rows = list(words[0].split("/"))
        size = state.field.size
        if len(rows) != size:
            raise words[0].error("oeufs:rows-of-board", size=str(size), found=str(len(rows)))
        for index, row in enumerate(rows):
            self._read_row(state, size - 1 - index, row)

    def _read_row(self, state: OeufsState, number: int, row: Word) -> None:
        size, column = state.field.size, 0
        for found in _EGGS.finditer(row.text):
            word = row.after(found.start())
            if found[0][0] in "123456789":
                column += int(found[0])
            else:
                if column < size:
                    self._put(state, number * state.field.stride + column, found[0], word)
                column += 1
        if column != size:
            raise row.error("oeufs:squares-of-row", size=str(size), found=str(column))

    def _put(self, state: OeufsState, place: int, letter: str, word: Word) -> None:
        seat = SEATS[: state.seats].find(letter.upper())
        if seat < 0:
            raise word.error("oeufs:not-an-egg", text=letter)
        turned = letter.islower()
        if not turned and state.field.enemy_bits[seat] >> place & 1:
            name = place_name(state.field, place)
            raise word.error("oeufs:would-be-turned", seat=letter, square=name)
        state.board.put(place, (TURNED if turned else VISIBLE) + seat)

    def _check_counts(self, state: OeufsState) -> None:
        for seat in range(state.seats):
            expected = 0 if state.out[seat] else state.field.eggs_each
            found = len(state.board.eggs_of(seat))
            if found != expected:
                raise self.parts[1].error(
                    "oeufs:eggs-of-seat",
                    wanted=str(expected),
                    seat=seat_letter(seat),
                    found=str(found),
                )

    # --- whose turn, and what is asked

    def _read_turn(self, state: OeufsState) -> None:
        words = list(self.parts[2].words())
        if len(words) != 3 or words[0].text != "turn":
            raise self.parts[2].error("oeufs:turn-part")
        state.seat = words[1].seat(state.seats)
        state.turn = _number(words[2], 1, state.turn_limit or 10**9)

    def _flag(self, name: str) -> bool:
        words = self.extras.get(name, [])
        if len(words) > 1:
            raise words[1].error("oeufs:nothing-behind", name=name)
        return bool(words)

    def _read_phase(self, state: OeufsState) -> None:
        after, start = self._flag("after"), self._flag("start")
        if after + start + ("over" in self.extras) > 1:
            raise self.word.error("oeufs:one-of-three")
        if "over" in self.extras:
            self._read_over(state)
            return
        state.phase = SAY if after else START if start else ACT
        self._check_in(state)
        if after and not state.board.is_full_of_turned(state.seat):
            raise self.extras["after"][0].error("oeufs:camp-is-full")
        if start:
            self._check_start(state, self.extras["start"][0])
        if state.phase == ACT and not state.board.can_act(state.seat):
            raise self.parts[2].error("oeufs:seat-passes", seat=seat_letter(state.seat))

    def _check_start(self, state: OeufsState, word: Word) -> None:
        if state.turn != 1 or state.seat != 0:
            raise word.error("oeufs:start-is-turn-1")
        lined_up = new_board(state.field)
        lined_up.line_up()
        if state.board.cells != lined_up.cells:
            raise word.error("oeufs:eggs-at-home")

    def _check_in(self, state: OeufsState) -> None:
        if state.out[state.seat]:
            raise self.parts[2].error("oeufs:seat-is-out", seat=seat_letter(state.seat))
        if state.out.count(False) < 2:
            raise self.extras["out"][0].error("oeufs:three-are-out")

    def _read_over(self, state: OeufsState) -> None:
        words = self.extras["over"]
        if len(words) != 2:
            raise words[0].error("oeufs:over-part")
        state.phase = OVER
        if words[1].text == "draw":
            state.ending = LIMIT
            fits = state.turn == state.turn_limit and state.out.count(False) > 1
        else:
            state.winner = words[1].seat(state.seats)
            fits = self._set_ending(state)
        if not fits:
            raise words[1].error("oeufs:no-such-ending", text=words[1].text)

    def _set_ending(self, state: OeufsState) -> bool:
        """Why the winner has won; False if that cannot be."""
        right = state.board.is_home(state.seat)
        if state.winner == state.seat:
            state.ending = HOME
            return right and state.out.count(False) > 1
        if state.seats == 2:
            state.ending = WRONG
            return state.board.is_full_of_turned(state.seat) and not right
        state.ending = SILENT
        return state.out.count(False) == 1 and not state.out[state.winner]

    # --- the latest look

    def _read_look(self, state: OeufsState) -> None:
        words = self.extras.get("look", [])
        if not words:
            return
        if len(words) not in (2, 3):
            raise words[0].error("oeufs:look-part")
        place = parse_place(state.field, words[1])
        if not is_turned(state.board.cells[place]):
            raise words[1].error("oeufs:nothing-to-see", text=words[1].text)
        if not self._may_follow_a_look(state):
            raise words[0].error("oeufs:no-look-here")
        state.look, state.looker = place, self._looker(state)
        if len(words) == 3 and words[2].seat(state.seats) != state.looker:
            raise words[2].error("oeufs:last-to-act", seat=seat_letter(state.looker))

    def _may_follow_a_look(self, state: OeufsState) -> bool:
        """A first turn follows nothing; what is said later makes all forget the look (OE-20)."""
        if state.phase == ACT:
            return state.turn > 1
        limit = state.phase == OVER and state.ending == LIMIT and not state.out[state.seat]
        return state.phase == SAY or limit

    def _looker(self, state: OeufsState) -> int:
        """Who acted last: nobody passes while there is an egg to look at."""
        if state.phase != ACT:
            return state.seat
        seat = (state.seat - 1) % state.seats
        while state.out[seat]:
            seat = (seat - 1) % state.seats
        return seat


def _number(word: Word, low: int, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", word.text) or not low <= int(word.text) <= high:
        raise word.error("oeufs:not-that-number", low=str(low), high=str(high), text=word.text)
    return int(word.text)
