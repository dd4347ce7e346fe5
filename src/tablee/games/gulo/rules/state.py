"""The rules of Gulo Gulo (GU-01 to GU-36): a colour, an egg, a theft, a move."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.chance import Chance, FirstPlayer, Outcome
from tablee.core.errors import GameOver, Illegal, NotYourDecision, Refused
from tablee.core.state import Note, Result, State
from tablee.games.gulo.rules.actions import ACTIONS, CHOOSE_PURPLE, NAME, TURN
from tablee.games.gulo.rules.chances import STOLEN, Pour, Rest, Steal
from tablee.games.gulo.rules.eggs import JUNIOR, PURPLE, colour_of
from tablee.games.gulo.rules.nest import Nest
from tablee.games.gulo.rules.notes import (
    AGAIN,
    ALARM,
    BY_DECK,
    BY_LAST_EGG,
    BY_LAST_TILE,
    CHOSE,
    ENDINGS,
    FINISHED,
    FIRST,
    FOUND,
    FREED,
    GREW,
    MOVED,
    NAMED,
    POURED,
    PUT_BACK,
    PUT_UNDER,
    RESTED,
    TOOK,
    TURNED,
    UNTOLD,
)
from tablee.games.gulo.rules.statistics import Statistics
from tablee.games.gulo.rules.track import Track

# What the table waits for. CHOOSE and NAME are people's, all others chance or hands.
START: Final = 0  # who begins
POUR: Final = 1
TILE: Final = 2  # a tile is turned
CHOOSE: Final = 3  # a colour, or the next tile
NAME_EGG: Final = 4
STEAL: Final = 5
REST: Final = 6
OVER: Final = 7

NOBODY: Final = -1


class GuloState(State):
    """A game of Gulo Gulo at one moment."""

    def __init__(
        self, seats: int, physics: bool, seconds: int, fast: bool, statistics: Statistics
    ) -> None:
        super().__init__(seats)
        self.physics = physics
        self.seconds = seconds
        self.fast = fast
        self.track = Track(seats)
        self.nest = Nest(statistics)
        self.stage = START
        self.seat = 0  # whose turn it is
        self.next = 0  # whose turn begins when the nest is in order again
        self.colour = 0  # to be stolen now
        self.from_deck = False  # was it a tile of the deck that said so?
        self.egg = 0  # which was named
        self.winner = NOBODY

    # --- the protocol

    def pending(self) -> list[int]:
        return [self.seat] if self.stage == CHOOSE or self.stage == NAME_EGG else []

    def first_pending(self) -> int:
        return self.seat if self.stage == CHOOSE or self.stage == NAME_EGG else NOBODY

    def legal(self, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        if self.stage == CHOOSE:
            return self._colours()
        if self.stage == NAME_EGG:
            return [NAME + egg for egg in self.nest.eggs(self.colour)]
        return []

    def play(self, seat: int, action: int) -> None:
        if seat != self.seat or not self.pending():
            raise self.refusal(seat)
        if action not in self.legal(seat):
            raise self._refuse(action)
        self._answer(action)

    def chance(self) -> Chance | None:
        if self.stage == TILE:
            track = self.track
            return track.next_of_deck() if self.from_deck else track.next_on_path()
        if self.stage == STEAL:
            share = self.nest.statistics.pole_share
            return Steal(self.nest.risk(self.egg), share, self.physics)
        if self.stage == REST:
            return Rest(self.nest)
        if self.stage == POUR:
            return Pour(self.nest, self.physics)
        return FirstPlayer(self.seats) if self.stage == START else None

    def settle(self, outcome: Outcome) -> None:
        if self.stage == TILE:
            self._turn(outcome[0])
        elif self.stage == STEAL:
            self._steal(outcome)
        elif self.stage == REST:
            self._come_to_rest(outcome)
        elif self.stage == POUR:
            self._pour(outcome)
        else:
            self._start(outcome[0])

    def result(self) -> Result | None:
        if self.winner == NOBODY:
            return None
        scores = [int(seat == self.winner) for seat in range(self.seats)]
        return Result(scores, ENDINGS[FOUND if self.fast else FREED])

    def copy(self) -> GuloState:
        twin = GuloState(self.seats, self.physics, self.seconds, self.fast, self.nest.statistics)
        twin.track = self.track.copy()
        twin.nest = self.nest.copy()
        twin.stage = self.stage
        twin.seat = self.seat
        twin.next = self.next
        twin.colour = self.colour
        twin.from_deck = self.from_deck
        twin.egg = self.egg
        twin.winner = self.winner
        return twin

    def redeal(self, seat: int, rng: Random) -> GuloState:
        """Faces are drawn when tiles are turned, so that nothing is hidden (GU-32)."""
        return self.copy()

    def plant(self, seat: int, canary: int) -> GuloState:
        return self.copy()

    def refusal(self, seat: int) -> Refused:
        refused = super().refusal(seat)
        if isinstance(refused, GameOver):
            return GameOver("GU-29" if self.fast else "GU-25")
        if not isinstance(refused, NotYourDecision):
            return refused
        playing = self.next if self.stage == REST else self.seat
        if seat != playing or self.stage == START:
            return NotYourDecision("GU-05")
        return self._why_wait()

    def _why_wait(self) -> NotYourDecision:
        """Why the player whose turn it is has nothing to decide now."""
        if self.stage == STEAL:
            return NotYourDecision("GU-10", "egg-is-named")
        if self.stage == REST:
            return NotYourDecision("GU-14", "nest-moves")
        if self.stage == POUR:
            return NotYourDecision("GU-19" if self.track.open else "GU-03", "nest-is-empty")
        if self.from_deck:
            return NotYourDecision("GU-21", "deck-waits")
        forced = self.track.is_all_hidden(self.seat)
        return NotYourDecision("GU-08" if forced else "GU-07", "tile-waits")

    def _refuse(self, action: int) -> Illegal:
        if action != CHOOSE_PURPLE and not 0 <= action < ACTIONS:
            return Illegal("GU-06", "no-such-action")
        if self.stage == CHOOSE:
            return self._refuse_choice(action)
        if action < NAME or action == CHOOSE_PURPLE:
            return Illegal("GU-10", "name-an-egg")
        if colour_of(action - NAME) != self.colour:
            return Illegal("GU-10", "wrong-colour")
        return Illegal("GU-13", "egg-not-in-nest")

    def _refuse_choice(self, action: int) -> Illegal:
        if action == CHOOSE_PURPLE and self.fast:
            return Illegal("GU-29", "purple-is-never-stolen")
        if action == CHOOSE_PURPLE:
            return Illegal("GU-25", "purple-is-for-junior")
        if action == TURN:
            return Illegal("GU-09", "nothing-to-turn")
        if action >= NAME:
            return Illegal("GU-06", "choose-first")
        return Illegal("GU-06", "not-in-front")

    # --- a turn

    def _begin_turn(self, seat: int) -> None:
        """Turn what must be turned, or ask; a question with one answer answers itself."""
        self.seat = seat
        self.from_deck = self.track.is_at_end(seat)
        if self.from_deck or self.track.is_all_hidden(seat):
            self.stage = TILE
            return
        self.stage = CHOOSE
        colours = self._colours()
        if len(colours) == 1:
            self._answer(colours[0])

    def _colours(self) -> list[int]:
        colours = self.track.colours_ahead(self.seat)
        return [*colours, TURN] if self.track.can_turn() else colours

    def _answer(self, action: int) -> None:
        if action >= NAME:
            self._name(action - NAME)
        elif action == TURN:
            self.stage = TILE
        else:
            if self.notes is not None:
                self.notes.append((CHOSE, self.seat, action))
            self._ask_for_egg(action)

    def _turn(self, tile: int) -> None:
        number = 0
        if self.from_deck:
            self.track.take_from_deck(tile)
        else:
            number = self.track.open_next(tile)
        if self.notes is not None:
            self.notes.append((TURNED, self.seat, tile, number))
        if tile == JUNIOR and self.fast:
            self._win(FOUND)
        else:
            self._ask_for_egg(PURPLE if tile == JUNIOR else tile)

    def _ask_for_egg(self, colour: int) -> None:
        self.stage = NAME_EGG
        self.colour = colour
        eggs = self.nest.eggs(colour)
        if len(eggs) == 1:
            self._name(eggs[0])

    def _name(self, egg: int) -> None:
        self.egg = egg
        self.stage = STEAL
        if self.notes is not None:
            risk = UNTOLD if self.physics else self.nest.risk(egg)
            self.notes.append((NAMED, self.seat, egg, risk))

    # --- the theft

    def _steal(self, outcome: Outcome) -> None:
        if self.notes is not None:
            self.notes.append(self._note_of(outcome))
        if outcome[0] == STOLEN:
            self._succeed()
        else:
            self._fail()

    def _note_of(self, outcome: Outcome) -> Note:
        """What became of the theft, and what was rolled against which risk."""
        rolled = len(outcome) > 1
        risk = self.nest.risk(self.egg) if rolled else UNTOLD
        roll = outcome[1] if rolled else UNTOLD
        if outcome[0] == STOLEN:
            return (TOOK, self.seat, self.egg, risk, roll)
        return (ALARM, self.seat, self.egg, outcome[0], risk, roll)

    def _succeed(self) -> None:
        self.nest.take(self.egg)
        if self.colour == PURPLE:
            self._win(FREED)
            return
        self._advance()
        emptied = not self.nest.has(self.colour)
        again = self._again(emptied)
        self.next = self.seat if again else self._left()
        if emptied:
            self._refill()
        elif self.physics:
            self.stage = REST
        else:
            self._begin_turn(self.next)

    def _advance(self) -> None:
        """To the nearest open tile of the colour (GU-16), or with a tile of the deck (GU-22)."""
        if not self.from_deck:
            self._move(self.track.ahead(self.seat, self.colour))
        elif self.fast:
            self._put_under(self.colour)
        else:
            self.track.grow(self.colour)
            number = len(self.track.path)
            if self.notes is not None:
                self.notes.append((GREW, self.seat, self.colour, number))
            self._move(number)

    def _again(self, emptied: bool) -> bool:
        """Does the player play on (GU-20, GU-22, GU-28, GU-30)? Reasons never add up (GU-35)."""
        arrived = self.fast and self.track.is_at_end(self.seat)
        if not (emptied or self.from_deck or arrived):
            return False
        if self.notes is not None:
            why = BY_DECK if self.from_deck else BY_LAST_EGG if emptied else BY_LAST_TILE
            self.notes.append((AGAIN, self.seat, why))
        return True

    def _fail(self) -> None:
        """Egg alarm: back, refill, next player (GU-18, GU-19, GU-23, GU-26, GU-31)."""
        if self.colour == PURPLE:
            self._move(self.track.at[self.seat] - 1)
            self._put_under(JUNIOR)
        else:
            self._move(self.track.behind(self.seat, self.colour))
            if self.from_deck:
                self._put_under(self.colour)
        self.next = self._left()
        self._refill()

    def _move(self, end: int) -> None:
        start = self.track.at[self.seat]
        self.track.at[self.seat] = end
        if self.notes is not None and start != end:
            self.notes.append((MOVED, self.seat, start, end))

    def _put_under(self, tile: int) -> None:
        self.track.put_under(tile)
        if self.notes is not None:
            self.notes.append((PUT_UNDER, self.seat, tile))

    def _left(self) -> int:
        return (self.seat + 1) % self.seats

    # --- the nest, the start and the end

    def _start(self, seat: int) -> None:
        if self.notes is not None:
            self.notes.append((FIRST, seat))
        self.next = seat
        self._refill()

    def _refill(self) -> None:
        """All eggs are mixed and poured again, before the next turn begins (GU-19)."""
        self.nest.empty()
        self.seat = self.next
        self.stage = POUR

    def _pour(self, lie: Outcome) -> None:
        self.nest.lie(lie)
        if self.notes is not None:
            self.notes.append((POURED, self.seat, *lie))
        self._begin_turn(self.next)

    def _come_to_rest(self, outcome: Outcome) -> None:
        """The pole may have fallen by itself: no alarm, it is put back (GU-15)."""
        lie = outcome[1:]
        self.nest.lie(lie)
        if self.notes is not None:
            if outcome[0]:
                self.notes.append((PUT_BACK, self.seat))
            self.notes.append((RESTED, self.seat, *lie))
        self._begin_turn(self.next)

    def _win(self, why: int) -> None:
        self.winner = self.seat
        self.stage = OVER
        if self.notes is not None:
            self.notes.append((FINISHED, why, self.seat))
