"""What must hold at any time in G.O.O.T.M.U., whatever squares, effects and things have met."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.notation import Word
from tablee.core.state import Note
from tablee.games.gootmu.rules import notes
from tablee.games.gootmu.rules.actions import FIRST_PIECE, owner_of
from tablee.games.gootmu.rules.labels import NAMES
from tablee.games.gootmu.rules.maze import NOWHERE
from tablee.games.gootmu.rules.pawn import trail_square
from tablee.games.gootmu.rules.sets import things_in
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.ways import BACKTRACK, ROLLED, SIX
from tests.rules.gootmu.table import GAME

TAKING = frozenset(["enter", "take", "gather", "receive"])
"""Tasks that may still take what lies under a pawn."""

ON_FOOT = frozenset(
    NAMES.index(name)
    for name in NAMES
    if name.startswith(("MOVE FORWARD", "MOVE BACK", "MOVE THAT WAY N SPACES", "SLIDE"))
)
"""The instructions that lead a pawn on foot over so many squares."""

WALKING = frozenset(["walk", "cancelwalk", "wallwalk", "cancelstep"])

MOVING = WALKING | {"slide", "random", "cancelrandom"}

Under = tuple[int, int]
"""A pawn, and a thing that lies on its square."""


def check_round_trip(state: GootmuState) -> str:
    """The position, written and read, is the same position with the same question."""
    text: str = GAME.position_text(state)
    again = GAME.parse_position(Word(text))
    assert GAME.position_text(again) == text, "not read as it was written"
    assert again.choices == state.choices, "other choices when read"
    assert again.pending() == state.pending(), "somebody else is asked when read"
    chance, other = state.chance(), again.chance()
    assert (chance and chance.kind) == (other and other.kind), "another chance when read"
    return text


def check_winner(state: GootmuState) -> None:
    """At most one player holds all own pieces, and then the game is over (GM-07)."""
    winners = [seat for seat in range(state.seats) if state.own_pieces(seat) == 3]
    assert len(winners) <= 1, "two winners"
    assert bool(winners) <= state.ended, "won, but not over"


def check_monster(state: GootmuState) -> None:
    """Nobody stands with the monster, but who was sent to a start where it is (GM-09, GM-39)."""
    monster = state.pawns[state.monster].square
    for index in state.present():
        pawn = state.pawns[index]
        met = monster != NOWHERE and pawn.square == monster and pawn.square != pawn.home
        assert not met, "with the monster"


def check_walks(state: GootmuState) -> None:
    """No square twice within one move, nor in an ordinary move from earlier in the turn (GM-11)."""
    for frame in state.stack:
        if frame.word() != "walk" or frame.values()[4] & BACKTRACK:
            continue
        trail = [trail_square(entry) for entry in state.pawns[frame.pawn].trail]
        since, mode = frame.values()[3:5]
        way = trail[since:]
        assert len(set(way)) == len(way), "a square twice in a move"
        before = set(trail[:since]) if mode & ROLLED else set()
        assert not before & set(way[1:]), "a square twice in a turn"


class Watch:
    """Follows one game from one moment to the next: nothing may vanish, nothing may be left."""

    def __init__(self, state: GootmuState) -> None:
        self.state = state
        self.excused: set[Under] = set()
        self.totals: list[tuple[int, list[int]]] = []  # how far walks under way may go, by pawn
        self.left: list[int] = []  # what each pawn dropped this turn or still carried
        self.barred: list[bool] = []
        self.text = GAME.position_text(state)  # the position at the last look
        self.look()

    def look(self) -> None:
        """Remember what is under way, and write down what happens from now on."""
        self.totals = []
        # What a pawn held and what lies under it now it has dropped, before its turn ended.
        self.left = [pawn.dropped | pawn.hand for pawn in self.state.pawns]
        self.barred = [pawn.item != 0 for pawn in self.state.pawns]  # from pieces (GM-82)
        for frame in self.state.stack:
            if frame.word() == "walk":
                gone = len(self.state.pawns[frame.pawn].trail) - 1 - frame.values()[3]
                crossing = [1] if frame.values()[4] & SIX and not gone else []
                self.totals.append((frame.pawn, [gone + frame.number, *crossing]))
        self.state.notes = []

    def check(self) -> None:
        """Check what has happened since the last look, then look again."""
        self.check_rules()
        self.text = check_round_trip(self.state)
        self.look()

    def check_rules(self) -> None:
        """Check what the rules say must hold."""
        happened = list(self.state.notes or [])
        check_winner(self.state)
        check_monster(self.state)
        check_walks(self.state)
        if not self.state.ended:
            self._check_ends(happened)
            self._check_feet(happened)

    # --- moves end exactly, or for a reason

    def _check_ends(self, happened: list[Note]) -> None:
        walking = {frame.pawn for frame in self.state.stack if frame.word() in WALKING}
        under_way = [(pawn, totals, 0) for pawn, totals in self.totals]
        for pawn, totals, start in [*under_way, *_begun(happened)]:
            about = [note for note in happened[start:] if note[2:3] == (pawn,)]
            ends = [note for note in about if note[0] in ENDS]
            assert ends or pawn in walking, f"a move of pawn {pawn} vanished"
            if ends and ends[0][0] == notes.MOVED:
                reasons = {note[0] for note in about} & REASONS
                exact = len(ends[0]) - 4 in totals
                assert exact or reasons, f"pawn {pawn} stopped short of {totals} without a reason"

    # --- what lies under a pawn

    def _check_feet(self, happened: list[Note]) -> None:
        """Nothing lies untaken under a pawn that came, or that it came to, and could be taken."""
        state = self.state
        busy = {frame.pawn for frame in state.stack if frame.word() in TAKING}
        emptied = _emptied(state, happened)
        seen: set[Under] = set()
        for under in _under_pawns(state):
            pawn, thing = under
            if under in self.excused or pawn in emptied or self._may_lie(pawn, thing):
                seen.add(under)
            elif not self._is_passing(pawn, thing):
                who = "its owner" if owner_of(thing) == state.pawns[pawn].seat else "a pawn"
                assert pawn in busy, f"thing {thing} lies untaken under {who}, pawn {pawn}"
        self.excused = seen

    def _may_lie(self, pawn: int, thing: int) -> bool:
        """Has the pawn no room, may it not take the thing, or has it dropped it this turn? On a
        board with holes what it throws four squares far may come down at its own feet.
        """
        state = self.state
        if state.room(pawn) <= 0 or not state.takeable(pawn, True) >> thing & 1:
            return True
        waits = state.exact and state.stack[-1].word() in (
            "turn",
            "number",
        )  # a crossing ends no move (GM-19)
        crossed = waits and state.stack[-1].pawn == pawn and state.pawns[pawn].moves > 0
        barred = self.barred[pawn] and thing >= FIRST_PIECE
        return crossed or barred or self.left[pawn] >> thing & 1 != 0

    def _is_passing(self, pawn: int, thing: int) -> bool:
        """Is this a piece on a pawn's way, which only ending takes here (GM-92)?"""
        moving = {frame.pawn for frame in self.state.stack if frame.word() in MOVING}
        return self.state.exact and thing >= FIRST_PIECE and pawn in moving


def _emptied(state: GootmuState, happened: list[Note]) -> set[int]:
    """The pawns that have got room since they came, so that they left what lies there."""
    found = {note[2] for note in happened if note[0] in (notes.PUT_DOWN, notes.SPENT)}
    found |= {note[3] for note in happened if note[0] == notes.GOT}
    if any(note[0] == notes.GONE for note in happened):
        found |= {state.turn_of, *state.present()}  # the note does not say whose it was
    return found


ENDS = (notes.MOVED, notes.STUCK, notes.SENT_HOME, notes.ROTATED)
"""What ends a move: it is made, not made, broken off at home, or a six turns a tile instead."""

REASONS = {notes.STUCK, notes.SENT_HOME}
"""Why a move is shorter: no way is left, or the pawn was thrown into a hazard."""


def _begun(happened: list[Note]) -> Iterator[tuple[int, list[int], int]]:
    """The pawns that an instruction set in motion on foot, how far, and from which note on."""
    for index, (kind, _, *values) in enumerate(happened):
        if kind == notes.APPLIED and values[1] in ON_FOOT:
            yield values[0], [values[2] or 10], index + 1


def _under_pawns(state: GootmuState) -> Iterator[Under]:
    for pawn in state.present():
        me = state.pawns[pawn]
        things = state.lying[me.square] & ~(state.face_down | state.barriers | state.magnets)
        for thing in things_in(things):
            yield pawn, thing
