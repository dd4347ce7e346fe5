"""Where a move on foot may end, and by which ways: one tap instead of many steps.

The search plays every way on copies of the state that the view shows, so that the rules alone say
what is possible and what happens. Ways are the same if they come to the same square with as many
steps left and the same has happened on them; of those only a few are followed. So moves of up to
SURE steps find every end, and the longest, of 36 steps, nearly every one in bounded time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tablee.core.chance import Outcome
from tablee.core.route import Route
from tablee.core.state import Note
from tablee.games.gootmu.imagine import imagine
from tablee.games.gootmu.names import action_text, name_square
from tablee.games.gootmu.passing import happening
from tablee.games.gootmu.rules.actions import STEP
from tablee.games.gootmu.rules.chances import Draw
from tablee.games.gootmu.rules.notes import MOVED, SENT_HOME, SPENT, STEPPED
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.tiles import CANCEL_TURN, MAGNET, POWER_TOKEN
from tablee.games.gootmu.view import GootmuView

QUICK, LONG = 8, 12
"""In a move of up to QUICK steps all ways are followed; after LONG steps not from every square."""
SURE = 16
"""Moves of up to so many steps find every end: compared with every way there is on real boards.
Longer ones may miss an end now and then, and the page says so."""
AT_ONCE = 5
"""Moves of up to so many steps take a few milliseconds, unless much lies about to choose from."""
COMPLETE = 16
"""Of ways that are the same so far so many are followed in a quick move: nearly all there are."""
FOLLOWED, NEAR_THE_END = 3, 12
"""How many ways to the same square are followed in a longer one. Near the end there are more:
a square is missed where all ways to its neighbours have passed over it before."""
LAST_STEPS = 10
"""So many steps before it stops, a move is near its end."""
WIDTH, NARROW = 36, 20
"""Squares from which so long a move goes on while it has at least so many steps left."""
MOST_LOOKS = 24_000
"""Steps that are tried at most, whatever the board."""
MOST_ANSWERS = 4
"""Answers that are tried to a question on the way, such as which of two things is taken."""
ALTERNATIVES = ((QUICK, 4), (12, 3), (36, 1))
"""Up to so many steps, how many ways with the same end are offered."""
HARMLESS = (POWER_TOKEN, CANCEL_TURN, MAGNET)
"""Faces that change nothing for the steps behind them: nobody knows which one will show."""
KNOWN = -1

Key = tuple[object, ...]


@dataclass(slots=True)
class Way:
    """A way so far, and what happened on it."""

    state: GootmuState
    actions: tuple[str, ...]
    notes: tuple[Note, ...]
    hidden: int = KNOWN
    """The number of notes after which chance decides what happens."""


def routes(view: GootmuView) -> Sequence[Route]:
    """The ways to finish the move that is asked for, by their ends."""
    if view.asks != "walk":
        return ()
    search = Search(imagine(view, Random(0)))
    found: dict[Key, Way] = {}
    for way in search.finished():
        if search.path(way):
            found.setdefault(search.outcome(way), way)
    return tuple(_by_end(search, found.values()))


def takes_long(view: GootmuView) -> bool:
    """Return whether the search nearly always takes more than a few milliseconds."""
    return view.asks == "walk" and view.steps > AT_ONCE


# --- searching


class Search:
    """Plays every way of one move, as far as its bounds allow."""

    def __init__(self, state: GootmuState) -> None:
        frame = state.stack[-1]
        self.start = state
        self.mover = frame.pawn
        self.seat = state.asked
        self.steps = frame.number
        self.looks = 0

    def finished(self) -> Iterator[Way]:
        """Yield the ways that are finished; those with the fewest steps left go on last."""
        waiting: list[dict[Key, list[Way]]] = [{} for _ in range(self.steps + 1)]
        waiting[self.steps][()] = [Way(self.start, (), ())]
        for left in range(self.steps, 0, -1):
            for way in self._followed(waiting[left], left):
                for after in self._stepped(way):
                    if self.has_ended(after):
                        yield after
                        continue
                    alike = waiting[after.state.stack[-1].number].setdefault(self.so_far(after), [])
                    if len(alike) < COMPLETE:
                        alike.append(after)

    def _followed(self, waiting: dict[Key, list[Way]], left: int) -> list[Way]:
        """The ways that go on: all of them in a quick move, in a long one some for each square."""
        if self.steps <= QUICK:
            return [way for alike in waiting.values() for way in alike]
        squares: dict[object, list[Way]] = {}
        for alike in waiting.values():
            squares.setdefault(alike[0].state.pawns[self.mover].square, []).extend(alike)
        spread = list(squares.values())
        if self.steps > LONG and left >= NARROW:
            spread = spread[:: 1 + len(spread) // WIDTH]
        most = NEAR_THE_END if left <= LAST_STEPS else FOLLOWED
        return [way for ways in spread for way in sorted(ways, key=self.cost)[:most]]

    def _stepped(self, way: Way) -> Iterator[Way]:
        """The way with one more step, for each that may be made, and with each answer on it."""
        for action in way.state.choices:
            if STEP <= action < STEP + 4 and self.looks < MOST_LOOKS:
                self.looks += 1
                yield from self._onward(_played(way, action))

    def _onward(self, way: Way) -> Iterator[Way]:
        """The way until the next step is asked for or the move has ended. What others are asked and
        what chance decides on the way is passed over in the most harmless manner.
        """
        while not (self.has_ended(way) or self._asks_for_step(way.state)):
            state = way.state
            if not state.choices:
                _settle(way)
            elif state.asked == self.seat:
                for answer in state.choices[:MOST_ANSWERS]:
                    yield from self._onward(_played(way, answer))
                return
            else:
                _hide(way)
                way = _played(way, state.choices[0])
        yield way

    def _asks_for_step(self, state: GootmuState) -> bool:
        frame = state.stack[-1]
        return bool(state.choices) and frame.word() == "walk" and frame.pawn == self.mover

    def has_ended(self, way: Way) -> bool:
        """Was the whole move told, or is the game over?"""
        return way.state.ended or any(self.is_mine(note, MOVED) for note in way.notes)

    def is_mine(self, note: Note, kind: int) -> bool:
        """Is this a note of this kind about the piece that moves?"""
        return note[0] == kind and note[2] == self.mover

    def so_far(self, way: Way) -> Key:
        """What tells a way from others that have as many steps left."""
        me = way.state.pawns[self.mover]
        happened = sorted(note for note in way.notes if note[0] not in (STEPPED, MOVED))
        return (me.square, me.cancel, me.wall, way.hidden != KNOWN, *happened)

    # --- finished ways

    def outcome(self, way: Way) -> Key:
        """All that matters of a finished way: where it ends, what happened, what is asked then."""
        state = way.state
        word = state.stack[-1].word() if state.stack else ""
        later = [note for note in way.notes if self.is_mine(note, MOVED)][1:]
        asked = (word, state.asked, tuple(state.choices))
        return (*self.so_far(way), self.path(way)[-1], *later, asked)

    def path(self, way: Way) -> list[int]:
        """The squares of the steps of this move."""
        found = []
        for note in way.notes:
            if self.is_mine(note, MOVED):
                break
            if self.is_mine(note, STEPPED):
                found.append(note[3])
        return found

    def cost(self, way: Way) -> tuple[int, ...]:
        """Danger, what is spent, what nobody knows, and how much happens."""
        me, kinds = way.state.pawns[self.mover], [note[0] for note in way.notes]
        sent_home = sum(self.is_mine(note, SENT_HOME) for note in way.notes)
        spent = kinds.count(SPENT) - me.cancel - me.wall
        return sent_home, spent, way.hidden != KNOWN, len(kinds) - kinds.count(STEPPED)


def _played(way: Way, action: int) -> Way:
    after = way.state.copy()
    after.notes = []
    text = action_text(way.state, action)
    after.play(way.state.asked, action)
    return Way(after, (*way.actions, text), (*way.notes, *after.notes), way.hidden)


def _settle(way: Way) -> None:
    """Let chance fall: a face that does no harm, a 1."""
    _hide(way)
    state, chance = way.state, way.state.chance()
    outcome: Outcome = (_harmless(chance),) if isinstance(chance, Draw) else (1,)
    state.notes = []
    state.settle(outcome)
    way.notes += tuple(state.notes)


def _hide(way: Way) -> None:
    """Nobody knows what happens from here on."""
    if way.hidden == KNOWN:
        way.hidden = len(way.notes)


def _harmless(chance: Draw) -> int:
    possible = [kind for kind, number in enumerate(chance.unseen) if number]
    return next((kind for kind in HARMLESS if kind in possible), possible[0])


def _most(bounds: Sequence[tuple[int, int]], steps: int) -> int:
    return next(most for limit, most in bounds if steps <= limit)


# --- choosing


def _by_end(search: Search, ways: Iterable[Way]) -> Iterator[Route]:
    ends: dict[int, list[Way]] = {}
    for way in ways:
        ends.setdefault(search.path(way)[-1], []).append(way)
    for end in sorted(ends):
        for way in sorted(ends[end], key=search.cost)[: _most(ALTERNATIVES, search.steps)]:
            path, known = search.path(way), way.notes[: way.hidden if way.hidden >= 0 else None]
            yield Route(
                end=name_square(search.start, end),
                path=tuple(name_square(search.start, square) for square in path),
                actions=way.actions,
                events=tuple(happening(search.start, search.mover, known)),
            )
