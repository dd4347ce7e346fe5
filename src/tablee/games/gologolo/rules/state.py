"""The rules of Gologolo: rounds of drawing, laying melds and discarding (GL-01 to GL-20)."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.chance import Chance, FirstPlayer, Outcome
from tablee.core.errors import GameOver, Illegal, NotYourDecision, Refused
from tablee.core.state import Result, State
from tablee.games.gologolo.rules.cards import (
    COPIES,
    DECK,
    FIRST,
    KINDS,
    MELD_COUNT,
    MELDS_WITH,
    NO_CARD,
    SECOND,
    THIRD,
    Counts,
    cards_in,
    counts_of,
    holds_meld,
    kinds_in,
    melds_in,
    remove_meld,
)
from tablee.games.gologolo.rules.chances import HAND, Deal, Draw, Moment
from tablee.games.gologolo.rules.evaluate import is_gologolo, some_split
from tablee.games.gologolo.rules.notes import (
    BEGAN,
    DRAWS,
    DREW,
    DROPPED,
    FINISHED,
    LAID,
    MINOR,
    OUT,
    ROUND_OVER,
    ROYAL,
    STARTS,
    TOOK,
    WENT_OUT,
)

# Actions.
DRAW: Final = 0
DECLARE: Final = 1
GO_OUT: Final = 2
PASS: Final = 3
DROP: Final = 4  # + kind
LAY: Final = DROP + KINDS  # + meld
TAKE: Final = LAY + MELD_COUNT  # + meld
ACTIONS: Final = TAKE + MELD_COUNT

NO_MELD: Final = ACTIONS
"""Laying three cards that are not a meld: people may write it, and it is never legal (GL-02)."""

# Phases. Those up to DRAWING wait for chance.
STARTING: Final = 0
DEALING: Final = 1
OPENING_DRAW: Final = 2
DRAWING: Final = 3
OPENING: Final = 4  # the first player of a round discards (GL-07)
CLAIMING: Final = 5  # the moment after a discard (GL-13)
TURN: Final = 6  # draw, or take the visible card
LAYING: Final = 7  # after drawing: lay, go out, discard
TAKEN: Final = 8  # after taking the visible card: go out or discard
OVER: Final = 9

# What a seat answers in the moment after a discard.
UNASKED: Final = 0
ASKED: Final = 1
PASSED: Final = 2
CLAIMED: Final = 3

BONUS: Final = (15, 10, 5)  # royal, minor, all laid without Gologolo (GL-17)
MELD_POINTS: Final = 3
NOBODY: Final = -1


class GologoloState(State):
    """A game of Gologolo at one moment."""

    def __init__(self, seats: int, open_gologolo: bool) -> None:
        super().__init__(seats)
        self.open_gologolo = open_gologolo
        self.rounds = 4 if seats == 2 else seats
        self.round = 1
        self.first = NOBODY
        self.phase = STARTING
        self.actor = NOBODY  # whose turn it is; in the moment after a discard, who discarded
        self.laid_before = 0  # melds that the actor had on the table when the turn began
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.stock = [COPIES] * KINDS
        self.stock_size = DECK
        self.melds: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.answers = [UNASKED] * seats
        self.sheet: list[list[int]] = [[] for _ in range(seats)]  # points of each round, by seat

    # --- the protocol

    def pending(self) -> list[int]:
        if self.phase <= DRAWING or self.phase == OVER:
            return []
        if self.phase == CLAIMING:
            return [seat for seat in range(self.seats) if self.answers[seat] == ASKED]
        return [self.actor]

    def first_pending(self) -> int:
        if (self.phase > CLAIMING and self.phase != OVER) or self.phase == OPENING:
            return self.actor
        if self.phase == CLAIMING and ASKED in self.answers:
            return self.answers.index(ASKED)
        return NOBODY

    def may_decide(self, seat: int) -> bool:
        """Is this seat asked for something now?"""
        if self.phase == CLAIMING:
            return 0 <= seat < self.seats and self.answers[seat] == ASKED
        return DRAWING < self.phase < OVER and seat == self.actor

    def legal(self, seat: int) -> list[int]:
        if not self.may_decide(seat):
            return []
        if self.phase == CLAIMING:
            return [DECLARE, PASS]
        if self.phase == TURN:
            return self._turn_actions(seat)
        hand = self.hands[seat]
        kinds = kinds_in(hand)
        melds = melds_in(hand, kinds) if self.phase == LAYING else []
        lays = [LAY + meld for meld in melds]
        return self._endings(seat) + lays + [DROP + kind for kind in kinds]

    def play(self, seat: int, action: int) -> None:
        if not self.may_decide(seat):
            raise self._not_now(seat, action)
        if action == NO_MELD:
            raise Illegal("GL-02", "not-a-meld")
        if self.phase == CLAIMING:
            self._answer(seat, action)
        elif self.phase == TURN:
            self._play_turn(seat, action)
        elif DROP <= action < LAY:
            self._drop(seat, action - DROP)
        elif LAY <= action < TAKE:
            self._lay(seat, action - LAY)
        else:
            self._end(seat, action)

    def chance(self) -> Chance | None:
        phase = self.phase
        if phase in (DRAWING, OPENING_DRAW):
            return Draw(self.stock, self.stock_size)
        if phase == CLAIMING:
            return None if ASKED in self.answers else Moment()
        if phase == DEALING:
            return Deal(self.seats)
        return FirstPlayer(self.seats) if phase == STARTING else None

    def settle(self, outcome: Outcome) -> None:
        if self.phase == CLAIMING:
            self._close_moment()
        elif self.phase == STARTING:
            self._start(outcome[0])
        elif self.phase == DEALING:
            self._deal(outcome)
        else:
            self._draw(outcome[0])

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return Result([sum(points) for points in self.sheet], "most-points")

    def copy(self) -> GologoloState:
        twin = GologoloState(self.seats, self.open_gologolo)
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.actor = self.actor
        twin.laid_before = self.laid_before
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.stock_size = self.stock_size
        twin.melds = [melds[:] for melds in self.melds]
        twin.discards = self.discards[:]
        twin.answers = self.answers[:]
        twin.sheet = [points[:] for points in self.sheet]
        return twin

    def redeal(self, seat: int, rng: Random) -> GologoloState:
        """Hands of others and the stock are one heap of unknown cards (GL-20)."""
        twin = self.copy()
        if self.phase <= DEALING or self.phase == OVER:
            return twin
        others = [other for other in range(self.seats) if other != seat]
        heap = cards_in(self.stock)
        for other in others:
            heap += cards_in(self.hands[other])
        rng.shuffle(heap)
        for other in others:
            size = sum(self.hands[other])
            twin.hands[other] = counts_of(heap[:size])
            heap = heap[size:]
        twin.stock = counts_of(heap)
        if self.phase == CLAIMING:
            twin.ask_others(others)
        return twin

    def plant(self, seat: int, canary: int) -> GologoloState:
        twin = self.copy()
        if self.phase > DEALING and self.phase != OVER:
            twin.stock = [canary] * KINDS
            for other in range(self.seats):
                if other != seat:
                    twin.hands[other] = [canary] * KINDS
                    twin.answers[other] = canary
        return twin

    def refusal(self, seat: int) -> Refused:
        refused = super().refusal(seat)
        if isinstance(refused, NotYourDecision):
            return NotYourDecision("GL-13" if self.phase == CLAIMING else "GL-08")
        return GameOver("GL-05") if isinstance(refused, GameOver) else refused

    def _not_now(self, seat: int, action: int) -> Refused:
        """Why a seat that is not asked may not do this: a card in sight has rules of its own."""
        uncovered = self.phase in (CLAIMING, TURN, LAYING) and 0 <= seat < self.seats
        wants_it = action == DECLARE or TAKE <= action < ACTIONS
        if not uncovered or not wants_it:
            return self.refusal(seat)
        if seat == self._discarder():
            return NotYourDecision("GL-12", "own-discard")
        if action != DECLARE or self.answers[seat] != UNASKED:
            return self.refusal(seat)
        if self.phase != CLAIMING:
            return NotYourDecision("GL-13", "too-late")
        has_laid = bool(self.melds[seat]) and not self.open_gologolo
        return NotYourDecision("GL-14" if has_laid else "GL-04", "no-gologolo")

    def _discarder(self) -> int:
        """Who laid the visible card, while it is uncovered."""
        return self.actor if self.phase == CLAIMING else (self.actor - 1) % self.seats

    # --- questions

    def visible(self) -> int:
        """The visible card (GL-08)."""
        return self.discards[-1] if self.discards else NO_CARD

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds: everybody can count them."""
        if self.phase <= DEALING or self.phase == OVER:
            return 0
        holds_one_more = seat == self.actor and self.phase in (OPENING, LAYING, TAKEN)
        return HAND - 3 * len(self.melds[seat]) + (1 if holds_one_more else 0)

    def can_declare(self, seat: int, kind: int) -> bool:
        """Would this card make a Gologolo for this seat? (GL-04, GL-12, GL-14)"""
        if self.melds[seat] and not self.open_gologolo:
            return False
        hand = self.hands[seat]
        hand[kind] = hand[kind] + 1
        complete = is_gologolo(hand)
        hand[kind] = hand[kind] - 1
        return complete

    def _turn_actions(self, seat: int) -> list[int]:
        actions = [DRAW]
        visible = self.visible()
        if self.can_declare(seat, visible):
            actions.append(DECLARE)
        hand = self.hands[seat]
        hand[visible] = hand[visible] + 1
        actions += [TAKE + meld for meld in MELDS_WITH[visible] if holds_meld(hand, meld)]
        hand[visible] = hand[visible] - 1
        return actions

    def _endings(self, seat: int) -> list[int]:
        """How the round can be ended by laying everything that is left (GL-14)."""
        if not is_gologolo(self.hands[seat]):
            return []
        if self.laid_before == 0:
            return [DECLARE]
        return [DECLARE, GO_OUT] if self.open_gologolo else [GO_OUT]

    # --- a round

    def _start(self, first: int) -> None:
        self.first = first
        self.phase = DEALING
        if self.notes is not None:
            self.notes.append((STARTS, first))

    def _deal(self, outcome: Outcome) -> None:
        for seat in range(self.seats):
            self.hands[seat] = counts_of(list(outcome[HAND * seat : HAND * (seat + 1)]))
        dealt = counts_of(list(outcome))
        self.stock = [COPIES - dealt[kind] for kind in range(KINDS)]
        self.stock_size = DECK - len(outcome)
        self.actor = self.first
        self.phase = OPENING_DRAW
        if self.notes is not None:
            self.notes.append((BEGAN, self.round, self.first))

    def _draw(self, kind: int) -> None:
        self.stock[kind] = self.stock[kind] - 1
        self.stock_size -= 1
        hand = self.hands[self.actor]
        hand[kind] = hand[kind] + 1
        self.phase = OPENING if self.phase == OPENING_DRAW else LAYING
        if self.notes is not None:
            self.notes.append((DRAWS, self.actor))
            self.notes.append((DREW, self.actor, kind))

    def _play_turn(self, seat: int, action: int) -> None:
        if action == DRAW:
            self.phase = DRAWING
        elif action == DECLARE:
            self._declare_visible(seat)
        else:
            self._take(seat, action - TAKE)

    def _take(self, seat: int, meld: int) -> None:
        """Take the visible card for a meld that is laid at once (GL-09)."""
        if not 0 <= meld < MELD_COUNT:
            raise Illegal("GL-08", "draw-or-take")
        visible = self.visible()
        if visible not in (FIRST[meld], SECOND[meld], THIRD[meld]):
            raise Illegal("GL-09", "not-with-visible")
        hand = self.hands[seat]
        hand[visible] = hand[visible] + 1
        if not holds_meld(hand, meld):
            hand[visible] = hand[visible] - 1
            raise Illegal("GL-09", "not-in-hand")
        self.discards.pop()
        remove_meld(hand, meld)
        self.melds[seat].append(meld)
        self.phase = TAKEN
        if self.notes is not None:
            self.notes.append((TOOK, seat, meld))

    def _lay(self, seat: int, meld: int) -> None:
        """Lay a meld from the hand after drawing (GL-10)."""
        if self.phase != LAYING:
            raise Illegal("GL-07" if self.phase == OPENING else "GL-09", "no-meld-now")
        hand = self.hands[seat]
        if not holds_meld(hand, meld):
            raise Illegal("GL-10", "not-in-hand")
        remove_meld(hand, meld)
        self.melds[seat].append(meld)
        if self.notes is not None:
            self.notes.append((LAID, seat, meld))

    def _drop(self, seat: int, kind: int) -> None:
        """Discard; the moment after it comes in any case (GL-08, GL-13)."""
        hand = self.hands[seat]
        if hand[kind] == 0:
            raise Illegal("GL-08", "not-in-hand")
        hand[kind] = hand[kind] - 1
        self.discards.append(kind)
        self.phase = CLAIMING
        self.ask_others([other for other in range(self.seats) if other != seat])
        if self.notes is not None:
            self.notes.append((DROPPED, seat, kind))

    # --- the moment after a discard (GL-12, GL-13)

    def ask_others(self, others: list[int]) -> None:
        """Ask those who can declare with the visible card, and only them."""
        visible = self.visible()
        for other in others:
            asked = other != self.actor and self.can_declare(other, visible)
            self.answers[other] = ASKED if asked else UNASKED

    def _answer(self, seat: int, action: int) -> None:
        if action not in (DECLARE, PASS):
            raise Illegal("GL-13", "claim-or-pass")
        self.answers[seat] = CLAIMED if action == DECLARE else PASSED

    def _close_moment(self) -> None:
        """The first claimant after the discarder has the card; else play goes on (GL-13, GL-15)."""
        discarder = self.actor
        for step in range(1, self.seats):
            seat = (discarder + step) % self.seats
            if self.answers[seat] == CLAIMED:
                self._declare_visible(seat)
                return
        if self.stock_size == 0:
            self._end_round(NOBODY, 0)
            return
        self._forget_answers()
        self.actor = (discarder + 1) % self.seats
        self.laid_before = len(self.melds[self.actor])
        self.phase = TURN

    def _forget_answers(self) -> None:
        for seat in range(self.seats):
            self.answers[seat] = UNASKED

    # --- going out (GL-14 to GL-18)

    def _declare_visible(self, seat: int) -> None:
        visible = self.visible()
        if not self.can_declare(seat, visible):
            raise Illegal("GL-09", "no-gologolo")
        self.discards.pop()
        hand = self.hands[seat]
        hand[visible] = hand[visible] + 1
        self._lay_everything(seat, MINOR)

    def _end(self, seat: int, action: int) -> None:
        """Lay everything that is left, declared as a Gologolo or not."""
        if action not in (DECLARE, GO_OUT):
            raise Illegal("GL-07" if self.phase == OPENING else "GL-08", "discard-now")
        if action not in self._endings(seat):
            raise self._no_such_ending(seat, action)
        drawn = self.phase != TAKEN
        self._lay_everything(seat, OUT if action == GO_OUT else ROYAL if drawn else MINOR)

    def _no_such_ending(self, seat: int, action: int) -> Refused:
        if action == DECLARE:
            return Illegal("GL-14" if self.laid_before else "GL-04", "no-gologolo")
        complete = is_gologolo(self.hands[seat])
        return Illegal("GL-14", "call-it" if complete else "cards-left-over")

    def _lay_everything(self, seat: int, how: int) -> None:
        split = some_split(self.hands[seat])
        if split is None:
            raise Illegal("GL-04", "no-gologolo")
        self.melds[seat] += split.melds
        self.hands[seat] = [0] * KINDS
        if self.notes is not None:
            self.notes.append((WENT_OUT, seat, how, split.pair, *split.melds))
        self._end_round(seat, BONUS[how])

    def _end_round(self, winner: int, bonus: int) -> None:
        points = [MELD_POINTS * len(melds) for melds in self.melds]
        if winner != NOBODY:
            points[winner] = points[winner] + bonus
        for seat in range(self.seats):
            self.sheet[seat].append(points[seat])
        if self.notes is not None:
            self.notes.append((ROUND_OVER, self.round, *points))
        self._clear_table()
        if self.round == self.rounds:
            self._finish()
        else:
            self.round += 1
            self.first = (self.first + 1) % self.seats
            self.phase = DEALING

    def _clear_table(self) -> None:
        for seat in range(self.seats):
            self.hands[seat] = [0] * KINDS
            self.melds[seat] = []
        self.stock = [COPIES] * KINDS
        self.stock_size = DECK
        self.discards = []
        self._forget_answers()
        self.actor = NOBODY
        self.laid_before = 0

    def _finish(self) -> None:
        self.phase = OVER
        if self.notes is not None:
            self.notes.append((FINISHED, *[sum(points) for points in self.sheet]))


def unseen_by(hand: Counts, open_cards: list[int]) -> Counts:
    """How many of each kind somebody with this hand has not seen, given the cards that lie open."""
    seen = counts_of(open_cards)
    return [COPIES - hand[kind] - seen[kind] for kind in range(KINDS)]
