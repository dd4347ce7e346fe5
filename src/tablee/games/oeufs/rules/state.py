"""The rules of Les œufs sont faits (OE-01 to OE-21): one action a turn, then maybe a word."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.chance import Chance, FirstPlayer, Outcome, Source
from tablee.core.errors import GameOver, Illegal, NotYourDecision, Refused
from tablee.core.state import Result, State
from tablee.games.oeufs.rules.actions import (
    ACTIONS,
    DECLARE,
    END,
    FAULTS,
    FIRST_MOVE,
    LANDS_TWICE,
    SQUARES,
    THROUGH_CAMP,
    end_of,
    start_of,
)
from tablee.games.oeufs.rules.board import NO_ACTION, Board, new_board
from tablee.games.oeufs.rules.eggs import EMPTY, TURNED, is_turned, owner_of
from tablee.games.oeufs.rules.field import OFF, Field
from tablee.games.oeufs.rules.notes import (
    DECLARED,
    ENDINGS,
    FINISHED,
    FIRST,
    HOME,
    LIMIT,
    LOOKED,
    MOVED,
    PASSED,
    REMOVED,
    SAW,
    SHOWN,
    SILENT,
    TURNED_OVER,
    WRONG,
)
from tablee.games.oeufs.rules.path import is_step

# Phases of a game; ACT and SAY take turns while it is played.
START: Final = 0  # the first player is not drawn yet
ACT: Final = 1
SAY: Final = 2  # the seat has acted and may still declare
OVER: Final = 3

NOBODY: Final = -1
NOWHERE: Final = -1

ENDED_BY: Final = {HOME: "OE-15", WRONG: "OE-16", SILENT: "OE-18", LIMIT: "OE-19"}
"""The clause that ended the game."""

WIN: Final = 2
DRAW: Final = 1


class OeufsState(State):
    """A game of Les œufs sont faits at one moment."""

    def __init__(self, field: Field, turn_limit: int, board: Board | None = None) -> None:
        super().__init__(field.seats)
        self.field = field
        self.turn_limit = turn_limit
        self.board = board or new_board(field)
        self.phase = START
        self.seat = 0  # whose turn it is, or was when the game ended
        self.turn = 1
        self.out = [False] * field.seats
        self.look = NOWHERE  # the place, if the latest action was a look
        self.looker = NOBODY
        self.ending = HOME
        self.winner = NOBODY
        self.sure = NO_ACTION  # an action that is known to be legal now

    # --- the protocol

    def pending(self) -> list[int]:
        return [self.seat] if self.phase == ACT or self.phase == SAY else []

    def first_pending(self) -> int:
        return self.seat if self.phase == ACT or self.phase == SAY else NOBODY

    def legal(self, seat: int) -> list[int]:
        if not self.may_decide(seat):
            return []
        if self.phase == SAY:
            return [DECLARE, END]
        actions = self.board.moves(seat)
        if self.board.is_full_of_turned(seat):
            actions.append(DECLARE)
        return actions

    def random_action(self, seat: int, source: Source) -> int:
        """Draw an egg and something to do with it until that is possible: so all are even."""
        board = self.board
        if self.phase == SAY:
            return source.below(2)
        visible = board.visible[seat]
        slots = self.field.slots
        moves = (len(visible) + len(board.turned)) * slots
        draws = moves + 1 if board.is_full_of_turned(seat) else moves
        while True:
            draw = source.below(draws)
            if draw == moves:
                return DECLARE
            index = draw // slots - len(visible)
            place = board.turned[index] if index >= 0 else visible[index]
            action = board.in_slot(place, draw % slots)
            if action != NO_ACTION:
                self.sure = action
                return action

    def play(self, seat: int, action: int) -> None:
        if not self.may_decide(seat):
            raise self.refusal(seat)
        if self.phase == SAY:
            self._say(action)
        elif action < FIRST_MOVE:
            self._declare_first(action)
        else:
            self._act(action)

    def chance(self) -> Chance | None:
        return FirstPlayer(self.seats) if self.phase == START else None

    def settle(self, outcome: Outcome) -> None:
        self.seat = outcome[0]
        self.phase = ACT
        if self.notes is not None:
            self.notes.append((FIRST, self.seat))

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        drawn = self.winner == NOBODY
        scores = [DRAW if drawn and not out else 0 for out in self.out]
        if not drawn:
            scores[self.winner] = WIN
        return Result(scores, ENDINGS[self.ending])

    def copy(self) -> OeufsState:
        twin = OeufsState(self.field, self.turn_limit, self.board.copy())
        twin.phase = self.phase
        twin.seat = self.seat
        twin.turn = self.turn
        twin.out = self.out[:]
        twin.look = self.look
        twin.looker = self.looker
        twin.ending = self.ending
        twin.winner = self.winner
        return twin

    def redeal(self, seat: int, rng: Random) -> OeufsState:
        """The owners of turned eggs change places, except what this seat is shown (OE-20)."""
        twin = self.copy()
        hidden = self.hidden_from(seat)
        eggs = [self.board.cells[place] for place in hidden]
        rng.shuffle(eggs)
        for place, egg in zip(hidden, eggs):
            twin.board.cells[place] = egg
        return twin

    def plant(self, seat: int, canary: int) -> OeufsState:
        twin = self.copy()
        for place in self.hidden_from(seat):
            twin.board.cells[place] = TURNED + canary
        return twin

    def refusal(self, seat: int) -> Refused:
        refused = super().refusal(seat)
        if isinstance(refused, GameOver):
            return GameOver(ENDED_BY[self.ending])
        if not isinstance(refused, NotYourDecision):
            return refused
        is_out = self.out[seat]
        return NotYourDecision("OE-17", "you-are-out") if is_out else NotYourDecision("OE-05")

    # --- questions

    def may_decide(self, seat: int) -> bool:
        """Is this seat asked for something now?"""
        return seat == self.seat and (self.phase == ACT or self.phase == SAY)

    def hidden_from(self, seat: int) -> list[int]:
        """The turned eggs whose symbol this seat is not shown."""
        shown = 0
        if self.look != NOWHERE and self.looker == seat:
            shown = 1 << self.look
        if self.phase == OVER and self.ending == HOME:
            shown |= self.field.camp_bits[self.winner]
        return [place for place in self.board.turned if not shown >> place & 1]

    def symbol(self, owner: int) -> int:
        """The symbol on a seat's eggs: two players use the last two of four (OE-01)."""
        return owner if self.seats == 4 else owner + 2

    # --- what is refused

    def _check(self, start: int, end: int) -> None:
        if start == OFF or end == OFF:
            raise Illegal("OE-02", "off-the-board")
        if start == end:
            if not is_turned(self.board.cells[start]):
                raise Illegal("OE-06", "nothing-to-look-at")
            return
        self._check_egg(start)
        if not self.board.reaches(start, end):
            raise self._unreached(start, end)

    def _check_egg(self, start: int) -> None:
        """May this seat move what stands there?"""
        egg = self.board.cells[start]
        if egg == EMPTY:
            raise Illegal("OE-06", "no-egg-there")
        if not is_turned(egg) and owner_of(egg) != self.seat:
            raise Illegal("OE-09", "not-your-egg")

    def _wrong_way(self, number: int) -> Illegal:
        """Why an egg may not go the way that was written."""
        fault, start = number // SQUARES, self.field.places[number % SQUARES]
        if fault >= FAULTS or start == OFF:
            return Illegal("OE-06", "no-such-action")
        self._check_egg(start)
        if fault == THROUGH_CAMP:
            return Illegal("OE-10", "stops-in-a-camp")
        return Illegal("OE-08", "lands-twice" if fault == LANDS_TWICE else "not-a-jump")

    def _unreached(self, start: int, end: int) -> Illegal:
        if is_step(self.field, start, end):
            return Illegal("OE-07", "square-taken")
        if self.board.jumps_to(start, end, 0):
            return Illegal("OE-10", "stops-in-a-camp")
        return Illegal("OE-08", "no-jump-there")

    # --- acting

    def _act(self, action: int) -> None:
        if action >= ACTIONS:
            raise self._wrong_way(action - ACTIONS)
        start = self.field.places[start_of(action)]
        end = self.field.places[end_of(action)]
        if action != self.sure:
            self._check(start, end)
        self.sure = NO_ACTION
        turned_over = False
        if start == end:
            self._look(start)
        else:
            turned_over = self._move(start, end)
        if not turned_over and self.board.is_full_of_turned(self.seat):
            self.phase = SAY
        else:
            self._end_turn()

    def _look(self, place: int) -> None:
        self.look = place
        self.looker = self.seat
        if self.notes is not None:
            square = self.field.squares[place]
            symbol = self.symbol(owner_of(self.board.cells[place]))
            self.notes.append((LOOKED, self.seat, square))
            self.notes.append((SAW, self.seat, square, symbol))

    def _move(self, start: int, end: int) -> bool:
        """Move an egg; was it turned over, which ends the turn at once (OE-10)?"""
        squares = self.field.squares
        if self.notes is not None:
            path = [squares[place] for place in self.board.path(start, end)]
            self.notes.append((MOVED, self.seat, *path))
        self._forget_look()
        turned_over = self.board.move(start, end)
        if turned_over and self.notes is not None:
            self.notes.append((TURNED_OVER, self.seat, squares[end]))
        return turned_over

    def _forget_look(self) -> None:
        self.look = NOWHERE
        self.looker = NOBODY

    # --- "les œufs sont faits" (OE-14 to OE-18)

    def _declare_first(self, action: int) -> None:
        """Declare instead of acting."""
        if action == END:
            raise Illegal("OE-13", "must-act")
        if action != DECLARE:
            raise Illegal("OE-06", "no-such-action")
        if not self.board.is_full_of_turned(self.seat):
            raise Illegal("OE-14", "camp-not-ready")
        self._declare()

    def _say(self, action: int) -> None:
        """Declare after acting, or not."""
        if action == DECLARE:
            self._declare()
        elif action == END:
            self._end_turn()
        else:
            raise Illegal("OE-06", "one-action-a-turn")

    def _declare(self) -> None:
        self.sure = NO_ACTION
        self._forget_look()
        right = self.board.is_home(self.seat)
        if self.notes is not None:
            self.notes.append((DECLARED, self.seat, int(right)))
        if right:
            self._show_camp()
            self._finish(HOME, self.seat)
        elif self.seats == 2:
            self._finish(WRONG, 1 - self.seat)
        else:
            self._leave()

    def _show_camp(self) -> None:
        if self.notes is not None:
            squares = [self.field.squares[place] for place in self.field.camps[self.seat]]
            self.notes.append((SHOWN, self.seat, self.symbol(self.seat), *squares))

    def _leave(self) -> None:
        """Four players: who was wrong goes with all eggs; the last who never spoke wins."""
        places = self.board.eggs_of(self.seat)
        for place in places:
            self.board.take(place)
        self.out[self.seat] = True
        if self.notes is not None:
            self.notes.append((REMOVED, self.seat, *[self.field.squares[p] for p in places]))
        if self.out.count(False) == 1:
            self._finish(SILENT, self.out.index(False))
        else:
            self._end_turn()

    # --- turns

    def _end_turn(self) -> None:
        """Go on to the next player who is in and can act; who cannot passes (OE-13, OE-19)."""
        while self.turn != self.turn_limit:
            self.turn += 1
            self.seat = self._next_in()
            if self.board.can_act(self.seat):
                self.phase = ACT
                return
            if self.notes is not None:
                self.notes.append((PASSED, self.seat))
        self._finish(LIMIT, NOBODY)

    def _next_in(self) -> int:
        seat = (self.seat + 1) % self.seats
        while self.out[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def _finish(self, ending: int, winner: int) -> None:
        self.phase = OVER
        self.ending = ending
        self.winner = winner
        if self.notes is not None:
            self.notes.append((FINISHED, ending, *self.winners()))

    def winners(self) -> list[int]:
        """Who has won; all who are still in, if it is a draw."""
        if self.winner != NOBODY:
            return [self.winner]
        return [seat for seat in range(self.seats) if not self.out[seat]]
