"""Squares that move whoever ends there (GM-59 to GM-76)."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.actions import PAWN, SQUARE, STEP
from tablee.games.gootmu.rules.arrival import (
    MOVE,
    STRAIGHT,
    Instruction,
    Landing,
    Reveal,
    can_cancel,
    learn,
    may_enter,
    pawn_code,
    pawn_of,
)
from tablee.games.gootmu.rules.labels import FIRST_INSTRUCTION, MONSTER_START
from tablee.games.gootmu.rules.maze import NO_DIRECTION, NOWHERE
from tablee.games.gootmu.rules.moves import (
    LEVELS,
    UNSAFE,
    come_down,
    jump,
    land,
    move_back,
    start_walk,
    straight,
    walk_level,
    walk_straight,
)
from tablee.games.gootmu.rules.pawn import PENDING, PLACED
from tablee.games.gootmu.rules.sets import lowest
from tablee.games.gootmu.rules.table import NOBODY, Frame, Question, Table
from tablee.games.gootmu.rules.ways import BACKTRACK, CANCELLING, CHOSEN, NOWALLS


class Destination(Question):
    """A choice between squares to go to; subclasses say which."""

    def squares(self, table: Table) -> list[int]:
        """Where one may go."""
        raise NotImplementedError

    def options(self, table: Table) -> list[int]:
        return [SQUARE + square for square in self.squares(table)]

    def costly(self, table: Table) -> list[int]:
        return [SQUARE + square for square in cancelled(table, self.pawn, self.squares(table))]

    def chosen(self, table: Table, action: int) -> None:
        go_to(table, self.pawn, self.by, action - SQUARE, self.squares(table))


def enterable(table: Table, pawn: int, by: int, squares: list[int]) -> list[int]:
    """Squares that a pawn may be led to by choice, without its own (GM-23, GM-76)."""
    own = table.pawns[pawn].square
    return [s for s in squares if s != own and may_enter(table, pawn, by, s)]


def survivable(table: Table, pawn: int, by: int, squares: list[int]) -> list[int]:
    """Those one can enter; if none is free, those into which one is thrown, too (GM-24)."""
    own = table.pawns[pawn].square
    others = [s for s in squares if s != own]
    if not all(table.is_blocked(pawn, s) for s in others):
        return enterable(table, pawn, by, others)
    deadly = [s for s in others if table.is_deadly(pawn, s)]
    if deadly and table.pawns[pawn].seat != by:
        return deadly
    return [s for s in others if s in deadly or can_cancel(table, pawn, s)]


def cancelled(table: Table, pawn: int, squares: list[int]) -> list[int]:
    """Those of the squares one chooses from that are cancelled out by going there (GM-76): the
    obstacles if others are free, or those that let nobody in if one is thrown into others.
    """
    blocked = [s for s in squares if table.is_blocked(pawn, s)]
    if len(blocked) < len(squares):
        return blocked
    saved = [s for s in squares if not table.is_deadly(pawn, s)]
    return saved if len(saved) < len(squares) else []


def go_to(
    table: Table, pawn: int, by: int, square: int, squares: list[int], partner: int = NOBODY
) -> None:
    """Go to a square that was chosen from these, or change places with a pawn there."""
    if square in cancelled(table, pawn, squares):
        table.pawns[pawn].cancel -= 1
        come_down(table, pawn, by, square, PLACED, partner, False)
    else:
        land(table, pawn, by, square, partner=partner)


def nearest(table: Table, pawn: int, squares: list[int]) -> list[int]:
    """The nearest of these squares, several if they are equally near; not the pawn's own."""
    far = table.maze.distances(table.pawns[pawn].square)
    squares = sorted({square for square in squares if far[square] > 0})
    best = min([far[square] for square in squares], default=0)
    return [square for square in squares if far[square] == best]


def lies_here(here: Landing, things: list[int]) -> bool:
    """Does one of these things lie where the piece stands? Then the nearest is reached (GM-73)."""
    return any(here.table.where[thing] == here.square for thing in things)


def ask(here: Landing, question: Frame) -> bool:
    """Put a question if it has an answer."""
    if not question.options(here.table):
        return False
    here.table.do(question)
    return True


# --- on foot


def move_forward_n_spaces(here: Landing) -> bool:
    direction = here.me.last_direction()
    if direction == NO_DIRECTION:
        return False
    return start_walk(here.table, here.pawn, here.by, here.number, 0, direction, 1, MOVE)


def move_back_n_spaces(here: Landing) -> bool:
    return move_back(here.table, here.pawn, here.by, here.number)


def move_forward_10_spaces_backtrack_okay(here: Landing) -> bool:
    direction = here.me.last_direction()
    if direction == NO_DIRECTION:
        return False
    return start_walk(here.table, here.pawn, here.by, 10, BACKTRACK, direction, 1, MOVE)


def move_that_way_n_spaces(here: Landing) -> bool:
    return start_walk(here.table, here.pawn, here.by, here.number, 0, here.arrow, 1, MOVE)


def slide_n_spaces(here: Landing) -> bool:
    return walk_straight(here.table, here.pawn, here.by, here.number, here.arrow, 0)


def jump_n_spaces(here: Landing) -> bool:
    return jump(here.table, here.pawn, here.by, here.arrow, here.number)


def move_any_direction_n_spaces_ignore_walls(here: Landing) -> bool:
    return ask(here, AnyDirection(here.pawn, here.by, here.number))


class AnyDirection(Question):
    """`number` spaces straight through all walls: which way?"""

    def word(self) -> str:
        return "direction"

    def options(self, table: Table) -> list[int]:
        levels = self._levels(table, 0)
        best = min(levels)
        if best == IMPOSSIBLE:
            return self._saved(table, levels)  # an obstacle in the way is asked about later
        return [STEP + d for d in range(4) if levels[d] == best] + self.costly(table)

    def costly(self, table: Table) -> list[int]:
        levels = self._levels(table, 0)
        best = min(levels)
        if best == IMPOSSIBLE or table.pawns[self.pawn].seat != self.by:
            return []
        return [step for step in self._saved(table, levels) if levels[step - STEP] > best]

    def _saved(self, table: Table, levels: list[int]) -> list[int]:
        """The directions that are safe only if obstacles are cancelled out (GM-76)."""
        if not table.pawns[self.pawn].cancel:
            return []
        saved = self._levels(table, CANCELLING)
        return [STEP + d for d in range(4) if saved[d] < UNSAFE <= levels[d]]

    def _levels(self, table: Table, saving: int) -> list[int]:
        """How the piece can go in each direction, obstacles cancelled out or not."""
        mode, number = NOWALLS | CHOSEN | saving, self.number
        return [
            walk_level(table, self.pawn, number, mode, straight(d, number), number, STRAIGHT)
            for d in range(4)
        ]

    def chosen(self, table: Table, action: int) -> None:
        mode = NOWALLS | CHOSEN
        if action in self.costly(table):
            mode |= CANCELLING
        walk_straight(table, self.pawn, self.by, self.number, action - STEP, mode)


IMPOSSIBLE: Final = len(LEVELS)


def move_n_spaces_ignore_walls(here: Landing) -> bool:
    return start_walk(here.table, here.pawn, here.by, here.number, NOWALLS, 0, 0, MOVE)


# --- to a square of one's choice


def go_anywhere(here: Landing) -> bool:
    return ask(here, Anywhere(here.pawn, here.by))


class Anywhere(Destination):
    """Any square of the board."""

    def word(self) -> str:
        return "anywhere"

    def squares(self, table: Table) -> list[int]:
        return enterable(table, self.pawn, self.by, table.maze.standing())


def move_to_the_nearest_labeled_space(here: Landing) -> bool:
    return ask(here, NearestLabel(here.pawn, here.by))


class NearestLabel(Destination):
    """The nearest printed instruction other than this one."""

    def word(self) -> str:
        return "label"

    def squares(self, table: Table) -> list[int]:
        labels = table.maze.labels
        printed = [
            s for s in table.maze.standing() if FIRST_INSTRUCTION <= labels[s] < MONSTER_START
        ]
        return survivable(table, self.pawn, self.by, nearest(table, self.pawn, printed))


def move_to_next_tile_anywhere_in_it(here: Landing) -> bool:
    maze = here.table.maze
    slot = maze.next_slot(maze.slot_of(here.square), here.arrow)
    return ask(here, InTile(here.pawn, here.by, slot))


class InTile(Destination):
    """Any square of one tile."""

    def word(self) -> str:
        return "intile"

    def squares(self, table: Table) -> list[int]:
        return enterable(table, self.pawn, self.by, table.maze.squares_of(self.number))


def move_to_the_tile_with_monster_on_it(here: Landing) -> bool:
    monster = here.table.pawns[here.table.monster].square
    if monster == NOWHERE:
        return False
    return ask(here, InTile(here.pawn, here.by, here.table.maze.slot_of(monster)))


# --- to somebody or something


def move_to_same_space_as_another_player(here: Landing) -> bool:
    return ask(here, SamePlace(here.pawn, here.by))


class SamePlace(Question):
    """Another player's pawn to join."""

    def word(self) -> str:
        return "join"

    def squares(self, table: Table) -> list[int]:
        """Where those stand to whom one may go."""
        own = table.pawns[self.pawn].square
        squares = [table.pawns[other].square for other in table.others(self.pawn)]
        return survivable(table, self.pawn, self.by, [s for s in squares if s != own])

    def options(self, table: Table) -> list[int]:
        return self._on(table, self.squares(table))

    def costly(self, table: Table) -> list[int]:
        return self._on(table, cancelled(table, self.pawn, self.squares(table)))

    def _on(self, table: Table, squares: list[int]) -> list[int]:
        """Other players' pawns on these squares."""
        others = [p for p in table.others(self.pawn) if table.pawns[p].square in squares]
        return [PAWN + pawn_code(table, other) for other in others]

    def chosen(self, table: Table, action: int) -> None:
        square = table.pawns[pawn_of(table, action - PAWN)].square
        go_to(table, self.pawn, self.by, square, self.squares(table))


def swap_place_with_another_player(here: Landing) -> bool:
    return ask(here, SwapPlaces(here.pawn, here.by))


class SwapPlaces(SamePlace):
    """Another player's pawn to change places with."""

    def word(self) -> str:
        return "swap"

    def chosen(self, table: Table, action: int) -> None:
        other = pawn_of(table, action - PAWN)
        square = table.pawns[other].square
        go_to(table, self.pawn, self.by, square, self.squares(table), other)


def go_to_nearest_enemy_gootmu(here: Landing) -> bool:
    foreign = enemy_pieces(here.table, here.seat)
    return lies_here(here, foreign) or ask(here, NearestPiece(here.pawn, here.by))


class NearestPiece(Destination):
    """The nearest piece of somebody else that lies on the board."""

    def word(self) -> str:
        return "enemypiece"

    def squares(self, table: Table) -> list[int]:
        foreign = enemy_pieces(table, table.pawns[self.pawn].seat)
        squares = [table.where[thing] for thing in foreign]
        return survivable(table, self.pawn, self.by, nearest(table, self.pawn, squares))


def enemy_pieces(table: Table, seat: int) -> list[int]:
    """The pieces of others that lie on the board."""
    return [thing for thing in table.pieces_lying() if (thing - 20) // 3 != seat]


def teleport_to_any_gootmu_token(here: Landing) -> bool:
    return ask(here, AnyPiece(here.pawn, here.by))


class AnyPiece(Destination):
    """Any piece that lies on the board."""

    def word(self) -> str:
        return "anypiece"

    def squares(self, table: Table) -> list[int]:
        squares = sorted({table.where[thing] for thing in table.pieces_lying()})
        own = table.pawns[self.pawn].square
        return survivable(
            table, self.pawn, self.by, [square for square in squares if square != own]
        )


def go_to_nearest_item(here: Landing) -> bool:
    items = here.table.items_lying()
    return lies_here(here, items) or ask(here, NearestItem(here.pawn, here.by))


class NearestItem(Destination):
    """The nearest item; if it lies face down it is turned up first."""

    def word(self) -> str:
        return "item"

    def squares(self, table: Table) -> list[int]:
        squares = [table.where[thing] for thing in table.items_lying()]
        return survivable(table, self.pawn, self.by, nearest(table, self.pawn, squares))

    def chosen(self, table: Table, action: int) -> None:
        square = action - SQUARE
        if square in cancelled(table, self.pawn, self.squares(table)):
            super().chosen(table, action)
            return
        table.do(AtItem(self.pawn, self.by, square))
        hidden = table.lying[square] & table.face_down
        if hidden:
            table.do(Reveal(self.pawn, self.by, lowest(hidden)))


class AtItem(Destination):
    """On the item, or beside it if it is FIRE or CAVE-IN (GM-73)."""

    def word(self) -> str:
        return "atitem"

    def squares(self, table: Table) -> list[int]:
        if not table.lying[self.number] & table.barriers:
            return [self.number]
        around = [table.maze.beside[4 * self.number + direction] for direction in range(4)]
        if table.pawns[self.pawn].square in around:
            return []  # it stands beside it already
        return survivable(table, self.pawn, self.by, sorted(set(around)))


# --- for later


def ignore_walls_next_turn(here: Landing) -> bool:
    here.me.nowalls |= PENDING
    return True


def pass_through_any_wall_next_turn(here: Landing) -> bool:
    here.me.wall |= PENDING
    return True


def cancel_out_any_one_future_square(here: Landing) -> bool:
    here.me.cancel += 1
    return True


def cancel_out_any_two_future_squares(here: Landing) -> bool:
    here.me.cancel += 2
    return True


FOR_EVERYBODY: Final[dict[str, Instruction]] = {
    "MOVE FORWARD N SPACES": move_forward_n_spaces,
    "MOVE BACK N SPACES": move_back_n_spaces,
    "MOVE FORWARD 10 SPACES, BACKTRACK OKAY": move_forward_10_spaces_backtrack_okay,
    "MOVE THAT WAY N SPACES": move_that_way_n_spaces,
    "SLIDE N SPACES": slide_n_spaces,
    "JUMP N SPACES": jump_n_spaces,
    "MOVE ANY DIRECTION N SPACES, IGNORE WALLS": move_any_direction_n_spaces_ignore_walls,
    "MOVE N SPACES IGNORE WALLS": move_n_spaces_ignore_walls,
    "GO ANYWHERE": go_anywhere,
    "MOVE TO THE NEAREST LABELED SPACE": move_to_the_nearest_labeled_space,
    "MOVE TO NEXT TILE, ANYWHERE IN IT": move_to_next_tile_anywhere_in_it,
}
"""These move the monster, too (GM-37)."""

INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "MOVE TO SAME SPACE AS ANOTHER PLAYER": move_to_same_space_as_another_player,
    "SWAP PLACE WITH ANOTHER PLAYER": swap_place_with_another_player,
    "MOVE TO THE TILE WITH MONSTER ON IT": move_to_the_tile_with_monster_on_it,
    "GO TO NEAREST ENEMY GOOTMU": go_to_nearest_enemy_gootmu,
    "GO TO NEAREST ITEM": go_to_nearest_item,
    "TELEPORT TO ANY GOOTMU TOKEN": teleport_to_any_gootmu_token,
    "IGNORE WALLS NEXT TURN": ignore_walls_next_turn,
    "PASS THROUGH ANY WALL NEXT TURN": pass_through_any_wall_next_turn,
    "CANCEL OUT ANY ONE FUTURE SQUARE": cancel_out_any_one_future_square,
    "CANCEL OUT ANY TWO FUTURE SQUARES": cancel_out_any_two_future_squares,
}
learn(FOR_EVERYBODY, for_monster=True)
learn(INSTRUCTIONS)
