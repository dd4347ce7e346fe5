"""The rules of G.O.O.T.M.U. as a state: the stack of tasks, run until somebody is asked."""

from __future__ import annotations

from random import Random
from typing import Final, final

from tablee.core.chance import Chance, Outcome, Source
from tablee.core.errors import GameOver, NotYourDecision, Refused
from tablee.core.state import Result
from tablee.games.gootmu.rules.notes import ALL_THREE, ENDINGS, LIMIT
from tablee.games.gootmu.rules.refusals import refuse
from tablee.games.gootmu.rules.setting_up import LayTiles
from tablee.games.gootmu.rules.squares import board, moving, others, pieces, rolls, things
from tablee.games.gootmu.rules.table import NOBODY, Table
from tablee.games.gootmu.rules.tiles import Pack

GROUPS: Final = [rolls, moving, others, things, pieces, board]
"""The squares' instructions: imported, they are known."""


@final
class GootmuState(Table):
    """A game of G.O.O.T.M.U. at one moment."""

    def __init__(self, seats: int, pack: Pack, exact: bool, turn_limit: int) -> None:
        super().__init__(seats, pack, exact, turn_limit)
        self.choices: list[int] = []  # what the frame on top offers; never changed in place
        self.asked = NOBODY  # to whom

    def set_up(self) -> None:
        """Begin from an empty table."""
        self.do(LayTiles(0, 0))

    # --- the protocol

    def pending(self) -> list[int]:
        return [self.asked] if self.choices else []

    def first_pending(self) -> int:
        return self.asked

    def legal(self, seat: int) -> list[int]:
        return self.choices[:] if self.choices and self.asked == seat else []

    def random_action(self, seat: int, source: Source) -> int:
        return self.choices[source.below(len(self.choices))]

    def play(self, seat: int, action: int) -> None:
        if not self.choices or self.asked != seat:
            raise self.refusal(seat)
        if not any(action == choice for choice in self.choices):
            raise refuse(self, self.stack[-1], action)
        frame = self.stack.pop()
        self._ask(NOBODY, [])
        frame.chosen(self, action)
        self.run()

    def chance(self) -> Chance | None:
        if self.choices or not self.stack:
            return None
        return self.stack[-1].chance(self)

    def settle(self, outcome: Outcome) -> None:
        self.stack.pop().settle(self, outcome)
        self.run()

    def run(self) -> None:
        """Do what is to be done until somebody must decide or chance must fall."""
        while self.stack and not self.ended:
            frame = self.stack[-1]
            if frame.asks():
                options = frame.options(self)
                if len(options) > 1 or (options and frame.always()):
                    self._ask(frame.by, options)
                    return
                self.stack.pop()
                if options:
                    frame.chosen(self, options[0])
            elif frame.waits():
                return
            else:
                self.stack.pop()
                frame.run(self)
        self.stack = []

    def _ask(self, seat: int, choices: list[int]) -> None:
        self.asked = seat
        self.choices = choices

    def result(self) -> Result | None:
        if not self.ended:
            return None
        scores = [self.own_pieces(seat) for seat in range(self.seats)]
        if self.winner == NOBODY:
            return Result(scores, ENDINGS[LIMIT])
        return Result(scores, ENDINGS[ALL_THREE])

    def copy(self) -> GootmuState:
        twin = GootmuState(self.seats, self.pack, self.exact, self.turn_limit)
        self.copy_into(twin)
        twin.asked = self.asked
        twin.choices = self.choices
        return twin

    def redeal(self, seat: int, rng: Random) -> GootmuState:
        """Faces are drawn when they are turned up, so that nothing is hidden (GM-94)."""
        return self.copy()

    def plant(self, seat: int, canary: int) -> GootmuState:
        return self.copy()

    # --- what is refused

    def refusal(self, seat: int) -> Refused:
        refused = super().refusal(seat)
        if isinstance(refused, GameOver):
            return GameOver("GM-93" if self.winner == NOBODY else "GM-07")
        return NotYourDecision("GM-09") if isinstance(refused, NotYourDecision) else refused
