"""A table of G.O.O.T.M.U. for rule tests: everything is played, asked and read in notation."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.notation import SEATS, Word
from tablee.core.state import SPECTATOR, State
from tablee.games.gootmu.view import GootmuView, Pawn, Thing
from tests.ends import as_long_as, rounds

GAME = tablee.game("gootmu")
COLUMNS = "abcdefghijklmnopqrst"
WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
SIDE = 4


def square_name(column: int, row: int) -> str:
    """The square in this column and row, both from 0."""
    return f"{COLUMNS[column]}{row + 1}"


def square_place(square: str) -> tuple[int, int]:
    """Column and row of a square, both from 0."""
    return COLUMNS.index(square[0]), int(square[1:]) - 1


class Table:
    """One game. Seats and pawns are letters, squares and things are written as in positions."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._written: dict[str, str] = {}  # where the steps written so far have led each pawn

    # --- playing

    def act(self, seat: str, *texts: str) -> Table:
        """Decisions of one seat, one after the other."""
        for text in texts:
            before = self._squares()
            code = GAME.parse_action(self.state, Word(text))
            self.state.play(SEATS.index(seat), code)
            turned = text.startswith(("turn:", "spin:"))
            self._written = self._squares() if turned else before
        return self

    def settle(self, kind: str, text: str) -> Table:
        """Settle the chance that is open; it must be of this kind."""
        assert self.chance == kind, f"open chance is {self.chance}, not {kind}"
        assert self.could(text), f"{kind} {text} cannot happen"
        before = self._squares()
        self.state.settle(GAME.parse_outcome(self.state, Word(text)))
        self._written = before
        return self

    def could(self, text: str) -> bool:
        """Could the chance that is open fall so?"""
        chance = self.state.chance()
        try:
            return chance is not None and chance.allows(GAME.parse_outcome(self.state, Word(text)))
        except tablee.BadInput:
            return False

    def die(self, *faces: int) -> Table:
        """Dice, one after the other."""
        for face in faces:
            self.settle("die", str(face))
        return self

    def marker(self, kind: str) -> Table:
        """The face of the marker that is turned up now."""
        return self.settle("marker", kind)

    def roll(self, face: int) -> Table:
        """Whoever is to start a turn rolls this."""
        return self.act(self._somebody(), "roll").die(face)

    def go(self, path: str) -> Table:
        """Steps such as `nne` of whatever pawn moves; those that were forced are made already."""
        mover = self.view.moving
        start = self._written.get(mover or "")
        if mover is None or start is None or not self.steps:
            return self  # no step is left to choose: all of them were forced
        ahead = self.along(start, path)
        if self.at(mover) not in ahead:  # an instruction or chance has led it on from there
            ahead = self.along(self.at(mover), path)
        for place, way in enumerate(path):
            assert self.chance is None, f"{self.chance} is open after {path[:place]}"
            if not self.steps or self.view.moving != mover:
                break  # the rest was forced
            if self.at(mover) == ahead[place] or self.at(mover) not in ahead[place + 1 :]:
                assert self.at(mover) == ahead[place], f"{mover} stands on {self.at(mover)}"
                self.act(self._somebody(), way)
        self._written = self._squares() | {mover: ahead[-1]}
        return self

    def finish_turn(self) -> Table:
        """Nothing more is done in this turn: `done`, `pass`, `no` until another starts."""
        for _ in as_long_as(lambda: self.state.result() is None and "roll" not in self.legal):
            word = next((word for word in ("done", "pass", "no") if word in self.legal), None)
            assert word, f"asked {self.asks} of {self.decider}: {sorted(self.legal)}, {self.chance}"
            self.act(self._somebody(), word)
        return self

    def refuse(self, seat: str, text: str) -> str:
        """The clause by which this decision is refused; it changes nothing."""
        before = self.position
        with pytest.raises(tablee.Refused) as caught:
            self.act(seat, text)
        assert self.position == before
        return caught.value.clause

    def reject(self, seat: str, text: str) -> None:
        """Such a decision is refused, or is not even notation; it changes nothing."""
        before = self.position
        with pytest.raises((tablee.Refused, tablee.BadInput)):
            self.act(seat, text)
        assert self.position == before

    def copy(self) -> Table:
        """The same game once more."""
        table = Table(self.state.copy())
        table._written = dict(self._written)
        return table

    # --- what is asked

    @property
    def view(self) -> GootmuView:
        """What a stranger sees: nothing is hidden from anybody but unseen faces."""
        view: GootmuView = GAME.view(self.state, SPECTATOR)
        return view

    @property
    def position(self) -> str:
        """The whole position in one line."""
        return GAME.position_text(self.state)

    @property
    def asks(self) -> str:
        """What the table waits for."""
        return self.view.asks

    @property
    def decider(self) -> str | None:
        """The seat that must decide."""
        pending = self.state.pending()
        return SEATS[pending[0]] if pending else None

    @property
    def legal(self) -> set[str]:
        """All that may be done now."""
        codes = [code for seat in self.state.pending() for code in self.state.legal(seat)]
        return {GAME.action_text(self.state, code) for code in codes}

    @property
    def steps(self) -> set[str]:
        """The directions that may be chosen now."""
        return self.legal & set(WAYS)

    def offers(self, start: str) -> set[str]:
        """What may be done now and is written so, such as `turn:`."""
        return {text for text in self.legal if text.startswith(start)}

    @property
    def turn_of(self) -> str | None:
        """The pawn whose turn it is."""
        return self.view.turn_of

    @property
    def chance(self) -> str | None:
        """What chance must settle now."""
        chance = self.state.chance()
        return chance.kind if chance else None

    @property
    def winners(self) -> str:
        """The letters of those who won; nothing during play."""
        result = self.state.result()
        return "".join(SEATS[seat] for seat in result.winners()) if result else ""

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.result() is not None

    # --- how it stands

    def at(self, pawn: str) -> str:
        """Where a pawn stands."""
        return self._pawn(pawn).square

    def home(self, pawn: str) -> str | None:
        """A pawn's start."""
        return self._pawn(pawn).home

    def effects(self, pawn: str) -> dict[str, Any]:
        """What acts on a pawn."""
        return dict(self._pawn(pawn).effects)

    def has_pawn(self, pawn: str) -> bool:
        """Is there such a pawn (or a monster, M) in the game?"""
        return any(found.name == pawn for found in self.view.pawns)

    def where(self, thing: str) -> str | None:
        """The square where a thing lies, or the pawn that carries it; None: out of the game."""
        found = self._thing(thing)
        return (found.square or found.carrier) if found else None

    def kind(self, thing: str) -> str | None:
        """A marker's kind, `?` face down, `gootmu` for a piece; None: out of the game."""
        found = self._thing(thing)
        return found.kind if found else None

    def carried(self, pawn: str) -> set[str]:
        """What a pawn carries."""
        return {thing.name for thing in self.view.things if thing.carrier == pawn}

    def lying(self, square: str) -> set[str]:
        """What lies on a square."""
        return {thing.name for thing in self.view.things if thing.square == square}

    def turned(self, slot: str) -> int | None:
        """Quarter turns clockwise of the tile in a slot such as `t5`; None: it was removed."""
        found = self.view.slots[int(slot[1:]) - 1]
        return None if found.tile is None else found.turned

    def walls(self, square: str) -> set[str]:
        """The sides of a square with a wall, its neighbour's included."""
        column, row = square_place(square)
        bits = int(self.view.walls[row][column], 16)
        return {way for place, way in enumerate(WAYS) if bits >> place & 1}

    def along(self, start: str, path: str) -> list[str]:
        """The squares from start along a path, start included; removed tiles are skipped."""
        squares, walls = [start], self.view.walls
        for way in path:
            column, row = _beside(walls, *square_place(squares[-1]), way)
            for _ in rounds():
                if walls[row][column] != ".":
                    break
                column, row = _beside(walls, column, row, way)
            squares.append(square_name(column, row))
        return squares

    # --- inside

    def _somebody(self) -> str:
        decider = self.decider
        assert decider, f"nobody decides; open chance: {self.chance}, winners: {self.winners}"
        return decider

    def _squares(self) -> dict[str, str]:
        return {pawn.name: pawn.square for pawn in self.view.pawns}

    def _pawn(self, name: str) -> Pawn:
        return next(pawn for pawn in self.view.pawns if pawn.name == name)

    def _thing(self, name: str) -> Thing | None:
        return next((thing for thing in self.view.things if thing.name == name), None)


def _beside(walls: tuple[str, ...], column: int, row: int, way: str) -> tuple[int, int]:
    return (column + WAYS[way][0]) % len(walls[0]), (row + WAYS[way][1]) % len(walls)
