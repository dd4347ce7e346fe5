"""Squares about rolls and turns (GM-40 to GM-58)."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Outcome
from tablee.games.gootmu.rules.actions import THING
from tablee.games.gootmu.rules.arrival import Instruction, Landing, lay_down, learn
from tablee.games.gootmu.rules.notes import TESTED
from tablee.games.gootmu.rules.pawn import PENDING
from tablee.games.gootmu.rules.sets import things_in
from tablee.games.gootmu.rules.table import Question, Table, Throw


def add_1_to_all_future_die_rolls(here: Landing) -> bool:
    here.me.plus += 1
    return True


def subtract_1_from_all_your_future_die_rolls(here: Landing) -> bool:
    here.me.plus -= 1
    return True


def any_permanent_effect_on_you_goes_away(here: Landing) -> bool:
    me = here.me
    gone = me.plus != 0 or me.four != 0
    me.plus = me.four = 0
    if here.table.room(here.pawn) < 0:
        here.table.do(PutDown(here.pawn, here.seat))
    return gone


class PutDown(Question):
    """A pawn with more than it may carry puts a thing down on its square."""

    def word(self) -> str:
        return "putdown"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in things_in(table.pawns[self.pawn].hand)]

    def chosen(self, table: Table, action: int) -> None:
        """What is handed over at the same time changes hands before others may take this."""
        waiting = table.stack.pop() if table.stack[-1].word() == "receive" else None
        lay_down(table, self.pawn, action - THING)
        if waiting:
            table.do(waiting)


def add_n_to_your_next_roll(here: Landing) -> bool:
    here.me.add += here.number
    return True


def subtract_n_from_your_next_roll(here: Landing) -> bool:
    here.me.add -= here.number
    return True


def minus_1_to_your_roll(here: Landing) -> bool:
    here.me.add -= 1
    return True


def double_your_next_roll(here: Landing) -> bool:
    here.me.double += 1
    return True


def square_next_roll(here: Landing) -> bool:
    here.me.squared += 1
    return True


def select_next_roll_1_to_5(here: Landing) -> bool:
    here.me.select = 1
    return True


def move_three_spaces_next_turn_no_roll(here: Landing) -> bool:
    here.me.three |= PENDING
    return True


def next_turn_you_may_only_move_an_odd_roll(here: Landing) -> bool:
    here.me.odd |= PENDING
    return True


def roll_less_than_3_to_move(here: Landing) -> bool:
    here.me.less = 1
    return True


def extra_turn_roll_again(here: Landing) -> bool:
    here.me.extra += 1
    return True


class TestRoll(Throw):
    """A test die that is thrown at once; `number` is the face that counts."""

    def word(self) -> str:
        return "test"

    def settle(self, table: Table, outcome: Outcome) -> None:
        hit = outcome[0] == self.number
        if table.notes is not None:
            table.notes.append(
                (
                    TESTED,
                    table.seats,
                    self.pawn,
                    outcome[0],
                    int(hit),
                    table.pawns[self.pawn].square,
                )
            )
        if hit and self.number == 1:
            table.pawns[self.pawn].extra += 2
        elif hit:
            table.pawns[self.pawn].lost += 1


def roll_a_1_get_2_extra_turns(here: Landing) -> bool:
    here.table.do(TestRoll(here.pawn, here.seat, 1))
    return True


def roll_a_5_lose_your_next_turn(here: Landing) -> bool:
    here.table.do(TestRoll(here.pawn, here.seat, 5))
    return True


def lose_1_turn(here: Landing) -> bool:
    here.me.lost += 1
    return True


def enemy_moves_your_next_turn(here: Landing) -> bool:
    here.me.enemy |= PENDING
    return True


def let_other_player_move_your_next_turn(here: Landing) -> bool:
    return enemy_moves_your_next_turn(here)


def move_randomly_next_turn(here: Landing) -> bool:
    here.me.random |= PENDING
    return True


def move_that_way_next_turn(here: Landing) -> bool:
    here.me.way = here.arrow
    return True


INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "ADD 1 TO ALL FUTURE DIE ROLLS": add_1_to_all_future_die_rolls,
    "SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS": subtract_1_from_all_your_future_die_rolls,
    "ANY PERMANENT EFFECT ON YOU GOES AWAY": any_permanent_effect_on_you_goes_away,
    "ADD N TO YOUR NEXT ROLL": add_n_to_your_next_roll,
    "SUBTRACT N FROM YOUR NEXT ROLL": subtract_n_from_your_next_roll,
    "DOUBLE YOUR NEXT ROLL": double_your_next_roll,
    "SQUARE NEXT ROLL": square_next_roll,
    "MINUS 1 TO YOUR ROLL": minus_1_to_your_roll,
    "SELECT NEXT ROLL (1 TO 5)": select_next_roll_1_to_5,
    "MOVE THREE SPACES NEXT TURN (NO ROLL)": move_three_spaces_next_turn_no_roll,
    "NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL": next_turn_you_may_only_move_an_odd_roll,
    "ROLL LESS THAN 3 TO MOVE": roll_less_than_3_to_move,
    "EXTRA TURN, ROLL AGAIN": extra_turn_roll_again,
    "ROLL A 1, GET 2 EXTRA TURNS": roll_a_1_get_2_extra_turns,
    "ROLL A 5, LOSE YOUR NEXT TURN": roll_a_5_lose_your_next_turn,
    "LOSE 1 TURN": lose_1_turn,
    "ENEMY MOVES YOUR NEXT TURN": enemy_moves_your_next_turn,
    "LET OTHER PLAYER MOVE YOUR NEXT TURN": let_other_player_move_your_next_turn,
    "MOVE RANDOMLY NEXT TURN": move_randomly_next_turn,
    "MOVE THAT WAY NEXT TURN": move_that_way_next_turn,
}
learn(INSTRUCTIONS)
