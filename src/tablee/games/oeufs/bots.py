"""Players made for Les œufs sont faits, and how well they remember (OE-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tablee.core.bot import Bot
from tablee.core.errors import OptionError
from tablee.core.events import Event, Undone
from tablee.core.notation import SEATS
from tablee.games.oeufs.events import Moved, Removed, Saw, Turned
from tablee.games.oeufs.names import square_name, symbols_of
from tablee.games.oeufs.plan import Square, Ways, square_of
from tablee.games.oeufs.rules.actions import DECLARE, END, FIRST_MOVE, end_of, start_of
from tablee.games.oeufs.view import TURNED, OeufsView

SURE = 0.9
SURE_ENOUGH_LATE = 0.4
LATE = 0.7  # of all turns: from then on a bold word is better than a draw


class Memory:
    """Which turned egg is whose, as far as it is remembered."""

    def __init__(self, strength: float) -> None:
        self.strength = strength
        self.owners: dict[str, int] = {}
        self.latest: tuple[str, ...] = ()  # where the latest move began and ended

    def hear(self, event: Event, symbols: str) -> None:
        """Keep what an event says."""
        match event:
            case Moved(_, path):
                self.latest = (path[0], path[-1])
                owner = self.owners.pop(path[0], None)
                self._forget(path[-1:])
                if owner is not None:
                    self.owners[path[-1]] = owner
            case Turned(seat, square):
                self.owners[square] = seat
            case Saw(_, square, symbol):
                self.owners[square] = symbols.index(symbol)
            case Removed(_, squares):
                self._forget(squares)
            case Undone():
                self._forget(self.latest)  # what was taken back is not told: better unsure

    def _forget(self, squares: Sequence[str]) -> None:
        for square in squares:
            self.owners.pop(square, None)

    def fade(self, rng: Random) -> None:
        """Forget each thing with the chance that a weak memory gives it."""
        self.owners = {
            square: owner for square, owner in self.owners.items() if rng.random() < self.strength
        }


class Racer(Bot):
    """Brings its eggs over and home by the shortest chains, and speaks when it is sure enough."""

    def __init__(self, setting: str) -> None:
        self.memory = Memory(_strength(setting))
        self._unread: list[Event] = []

    def told(self, seat: int, events: Sequence[Event]) -> None:
        """Watch the board."""
        self._unread += events

    def choose(self, view: OeufsView, legal: list[int], budget: int, rng: Random) -> int:
        """Declare, race, look, or do anything at all."""
        for event in self._unread:
            self.memory.hear(event, symbols_of(len(view.players)))
        self._unread = []
        self.memory.fade(rng)
        mind = _Mind(view, self.memory)
        if DECLARE in legal and mind.should_declare():
            return DECLARE
        if END in legal:
            return END
        return mind.best(legal, rng)


def _strength(setting: str) -> float:
    try:
        strength = float(setting or "1")
    except ValueError:
        strength = -1.0
    if not 0.0 <= strength <= 1.0:
        raise OptionError("oeufs:not-a-memory", text=setting)
    return strength


class _Mind:
    """One view, seen through what is remembered."""

    def __init__(self, view: OeufsView, memory: Memory) -> None:
        self.view = view
        self.seat = view.seat or 0
        letter = SEATS[self.seat]
        self.camp = view.players[self.seat].camp
        self.visible = [square for square, shown in view.board.items() if shown == letter]
        self.turned = [square for square, shown in view.board.items() if shown == TURNED]
        self.owners = {sq: memory.owners[sq] for sq in self.turned if sq in memory.owners}
        if view.you is not None and view.you.look is not None:
            look = view.you.look
            self.owners[look.square] = symbols_of(len(view.players)).index(look.symbol)
        self._deduce()

    def _deduce(self) -> None:
        """If as many eggs are unknown as this seat still misses, they are its own."""
        unknown = [square for square in self.turned if square not in self.owners]
        missing = len(self.camp) - len(self.visible) - len(self._mine())
        if unknown and missing == len(unknown):
            self.owners.update(dict.fromkeys(unknown, self.seat))
        elif missing == 0:
            self.owners.update(dict.fromkeys(unknown, -1))

    def _mine(self) -> list[str]:
        return [square for square, owner in self.owners.items() if owner == self.seat]

    def _unknown(self) -> list[str]:
        return [square for square in self.turned if square not in self.owners]

    # --- speaking

    def should_declare(self) -> bool:
        """Are all eggs in the camp this seat's, as far as it can tell?"""
        limit = self.view.turn_limit
        late = limit > 0 and self.view.turn > LATE * limit
        return self._chance_of_being_right() >= (SURE_ENOUGH_LATE if late else SURE)

    def _chance_of_being_right(self) -> float:
        owners = [self.owners.get(square) for square in self.camp]
        if any(owner is not None and owner != self.seat for owner in owners) or self.visible:
            return 0.0
        unknown, missing = len(self._unknown()), len(self.camp) - len(self._mine())
        chance = 1.0
        for number in range(owners.count(None)):
            chance *= max(0, missing - number) / max(1, unknown - number)
        return chance

    # --- acting

    def best(self, legal: list[int], rng: Random) -> int:
        """The move that brings an egg nearest to where it should go; a look if in doubt."""
        worth = {action: value for action, value in self._worths(legal) if value > 0}
        if worth:
            most = max(worth.values())
            return rng.choice([action for action, value in worth.items() if value == most])
        moves = [action for action in legal if action >= FIRST_MOVE]
        harmless = [action for action in moves if self._start(action) not in self._mine()]
        return rng.choice(harmless or moves or legal)

    def _worths(self, legal: list[int]) -> Iterator[tuple[int, float]]:
        by_start: dict[str, list[int]] = {}
        for action in legal:
            if action >= FIRST_MOVE:
                by_start.setdefault(self._start(action), []).append(action)
        for start, actions in by_start.items():
            for action in actions:
                if start_of(action) == end_of(action):
                    yield action, self._worth_of_looking(start)
            yield from self._worths_of_moving(start, actions)

    def _start(self, action: int) -> str:
        return square_name(start_of(action))

    def _worth_of_looking(self, square: str) -> float:
        """An unknown egg is worth a look where it stands in the way or may be one's own."""
        if square in self.owners:
            return 0.0
        return 0.9 if square in self.camp else 0.3

    def _worths_of_moving(self, start: str, actions: list[int]) -> Iterator[tuple[int, float]]:
        goals = self._goals(start)
        if not goals:
            return
        others = [square_of(square) for square in self.view.board if square != start]
        turns = Ways(self.view.size, others).turns_to(goals)
        now = turns(square_of(start))
        for action in actions:
            if start_of(action) != end_of(action):
                saved = now - turns(square_of(square_name(end_of(action))))
                yield action, saved + (0.1 if start in self.owners else 0.0)

    def _goals(self, square: str) -> list[Square]:
        """Where the egg on this square should go; nowhere if it should stay."""
        if square in self.visible:
            enemies = [p for seat, p in enumerate(self.view.players) if seat != self.seat]
            return [square_of(goal) for player in enemies for goal in player.camp]
        if self.owners.get(square) == self.seat:
            inside = square in self.camp
            return [] if inside else [square_of(goal) for goal in self.camp]
        if square in self.camp and square in self.owners:
            return self._anywhere_else()
        return []

    def _anywhere_else(self) -> list[Square]:
        """Foreign eggs have to leave the camp, whichever way."""
        size = self.view.size
        camp = {square_of(square) for square in self.camp}
        board = [(column, row) for column in range(size) for row in range(size)]
        return [square for square in board if square not in camp]
