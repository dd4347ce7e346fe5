"""The rules of Grüll: secret choices, then the trick resolves (GR-01 to GR-25)."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.errors import GameOver, Illegal, NotYourDecision, Refused
from tablee.core.state import Result, State
from tablee.games.gruell.rules.cards import (
    GREAT_OGRE,
    KINDS,
    LITTLE_OGRE,
    NO_CARD,
    SORCERER,
    is_goblin,
    is_good,
    is_ogre,
    kinds_in,
)
from tablee.games.gruell.rules.notes import (
    CANCELLED,
    CAPTURED,
    CHOSE,
    DECIDED,
    FINISHED,
    KEPT,
    NOWHERE,
    REVEALED,
    SAVED,
    SHARED,
    WENT,
)
from tablee.games.gruell.rules.score import pile_score
from tablee.games.gruell.rules.variant import Variant

# Actions: a card's kind (to play it, or to take that goblin), or what a sorcerer captures.
CAPTURE_GOBLINS: Final = KINDS
CAPTURE_ALL_OGRES: Final = KINDS + 1
CAPTURE_OGRE: Final = KINDS + 2  # + the seat whose ogre it is
MOST_SEATS: Final = 5
ACTIONS: Final = CAPTURE_OGRE + MOST_SEATS

# Phases of a trick.
CHOOSING: Final = 0
SORCERY: Final = 1
SHARING: Final = 2
OVER: Final = 3

NOBODY: Final = -1


class GruellState(State):
    """A game of Grüll at one moment."""

    def __init__(self, seats: int, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        self.hands = [variant.hand] * seats
        self.piles = [[0] * KINDS for _ in range(seats)]
        self.lost = [0] * KINDS
        self.chosen = [NO_CARD] * seats  # sealed until all are in
        self.table = [NO_CARD] * seats  # revealed and still to be placed
        self.trick = 1
        self.phase = CHOOSING
        self.actor = NOBODY  # who decides while a trick resolves
        self.partner = NOBODY  # the other ogre while two of them share
        self.undecided = seats

    # --- the protocol

    def pending(self) -> list[int]:
        if self.phase == CHOOSING:
            chosen = self.chosen
            return [seat for seat in range(self.seats) if chosen[seat] == NO_CARD]
        return [] if self.phase == OVER else [self.actor]

    def first_pending(self) -> int:
        if self.phase != CHOOSING:
            return self.actor
        for seat in range(self.seats):
            if self.chosen[seat] == NO_CARD:
                return seat
        return NOBODY

    def legal(self, seat: int) -> list[int]:
        if not self.may_decide(seat):
            return []
        if self.phase == CHOOSING:
            return self.hands[seat].kinds[:]
        return self._sorceries() if self.phase == SORCERY else self._goblins_left()

    def play(self, seat: int, action: int) -> None:
        if not self.may_decide(seat):
            raise self.refusal(seat)
        if self.phase == CHOOSING:
            self._choose(seat, action)
        elif self.phase == SORCERY:
            self._cast(action)
        else:
            self._take(action)

    def result(self) -> Result | None:
        return Result(self.scores(), "most-points") if self.phase == OVER else None

    def copy(self) -> GruellState:
        twin = GruellState(self.seats, self.variant)
        twin.hands = self.hands[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.lost = self.lost[:]
        twin.chosen = self.chosen[:]
        twin.table = self.table[:]
        twin.trick = self.trick
        twin.phase = self.phase
        twin.actor = self.actor
        twin.partner = self.partner
        twin.undecided = self.undecided
        return twin

    def redeal(self, seat: int, rng: Random) -> GruellState:
        """Only the sealed choices of the others are unknown (GR-03, GR-04)."""
        twin = self.copy()
        for other in self._sealed_from(seat):
            twin.chosen[other] = rng.choice(self.hands[other].kinds)
        return twin

    def plant(self, seat: int, canary: int) -> GruellState:
        twin = self.copy()
        for other in self._sealed_from(seat):
            twin.chosen[other] = canary
        return twin

    def refusal(self, seat: int) -> Refused:
        refused = super().refusal(seat)
        if isinstance(refused, NotYourDecision):
            if self.phase == SORCERY:
                return NotYourDecision(self._sorcery_clause())
            return NotYourDecision("GR-03" if self.phase == CHOOSING else "GR-09")
        if isinstance(refused, GameOver):
            return GameOver("GR-22" if self.variant.kid else "GR-02")
        return refused

    # --- questions

    def scores(self) -> list[int]:
        """What each pile is worth now."""
        return [pile_score(pile, self.variant) for pile in self.piles]

    def may_decide(self, seat: int) -> bool:
        """Is this seat asked for something now?"""
        if self.phase == CHOOSING:
            return 0 <= seat < self.seats and self.chosen[seat] == NO_CARD
        return self.phase != OVER and seat == self.actor

    def _sealed_from(self, seat: int) -> list[int]:
        chosen = self.chosen
        return [other for other in range(self.seats) if other != seat and chosen[other] != NO_CARD]

    def _has_ogre(self) -> bool:
        return bool(self._ogre_seats())

    def _ogre_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if is_ogre(self.table[seat])]

    def _sorceries(self) -> list[int]:
        if self.variant.takes_all_ogres:
            return [CAPTURE_GOBLINS, CAPTURE_ALL_OGRES]
        return [CAPTURE_GOBLINS] + [CAPTURE_OGRE + seat for seat in self._ogre_seats()]

    def _goblins_left(self) -> list[int]:
        left = [0] * KINDS
        for card in self.table:
            if is_goblin(card):
                left[card] = 1
        return kinds_in(left)

    # --- choosing (GR-03)

    def _choose(self, seat: int, card: int) -> None:
        if KINDS <= card < ACTIONS:
            raise Illegal("GR-03", "choose-a-card")
        if not self.hands[seat].holds(card):
            raise Illegal("GR-22" if self.variant.kid else "GR-01", "not-in-hand")
        self.chosen[seat] = card
        self.undecided -= 1
        if self.notes is not None:
            self.notes.append((CHOSE, seat))
        if self.undecided == 0:
            self._reveal()

    def _reveal(self) -> None:
        for seat in range(self.seats):
            self.hands[seat] = self.hands[seat].without(self.chosen[seat])
        self.table = self.chosen
        self.chosen = [NO_CARD] * self.seats
        if self.notes is not None:
            self.notes.append((REVEALED, self.trick, *self.table))
        self._resolve()

    def _start_trick(self) -> None:
        """Ask everybody for a card; whoever holds only one kind is not asked (GR-15)."""
        self.phase = CHOOSING
        self.undecided = self.seats
        for seat in range(self.seats):
            kinds = self.hands[seat].kinds
            if len(kinds) == 1:
                self._choose(seat, kinds[0])

    # --- resolving: first the sorcerers, then the ogres, then the goblins

    def _resolve(self) -> None:
        sorcerer = self._survivor(SORCERER)
        if sorcerer == NOBODY:
            self._resolve_ogres()
        elif self._has_ogre():
            self.phase = SORCERY
            self.actor = sorcerer
        else:
            self._capture(sorcerer, True)
            self._place(sorcerer, sorcerer, KEPT)
            self._resolve_ogres()

    def _survivor(self, card: int) -> int:
        """The only seat with this card; several cancel each other (GR-06, GR-10)."""
        survivor = NOBODY
        for seat in range(self.seats):
            if self.table[seat] == card:
                if survivor != NOBODY:
                    self._cancel(card)
                    return NOBODY
                survivor = seat
        return survivor

    def _cancel(self, card: int) -> None:
        for seat in range(self.seats):
            if self.table[seat] == card:
                self._place(seat, NOWHERE if self.variant.cancelled_are_lost else seat, CANCELLED)

    def _cast(self, action: int) -> None:
        """The sorcerer captures good goblins, or ogres (GR-11 to GR-13, GR-21)."""
        if action not in self._sorceries():
            raise Illegal(*self._why_no_sorcery(action))
        sorcerer = self.actor
        if self.notes is not None:
            self.notes.append((DECIDED, sorcerer, action))
        if action == CAPTURE_GOBLINS:
            self._capture(sorcerer, True)
        elif action == CAPTURE_ALL_OGRES:
            for seat in self._ogre_seats():
                self._place(seat, sorcerer, CAPTURED)
        else:
            self._place(action - CAPTURE_OGRE, sorcerer, CAPTURED)
        self._place(sorcerer, sorcerer, KEPT)
        self._resolve_ogres()

    def _why_no_sorcery(self, action: int) -> tuple[str, str]:
        clause = self._sorcery_clause()
        if self.variant.takes_all_ogres:
            return clause, "all-ogres-or-none"
        if action == CAPTURE_ALL_OGRES:
            return clause, "one-ogre-only"
        return clause, "no-ogre-there" if action >= CAPTURE_OGRE else "not-a-sorcery"

    def _sorcery_clause(self) -> str:
        """The clause for one ogre, for one of each kind, for duplicates, or for variant 3."""
        if self.variant.takes_all_ogres:
            return "GR-21"
        greats = self.table.count(GREAT_OGRE)
        littles = self.table.count(LITTLE_OGRE)
        if greats + littles == 1:
            return "GR-11"
        return "GR-12" if greats == 1 and littles == 1 else "GR-13"

    def _resolve_ogres(self) -> None:
        great = self._survivor(GREAT_OGRE)
        little = self._survivor(LITTLE_OGRE)
        if great != NOBODY and little != NOBODY:
            self._share(great, little)
            return
        ogre = great if great != NOBODY else little
        if ogre == NOBODY:
            self._save_goblins()
        else:
            self._capture(ogre, False)
            self._place(ogre, ogre, KEPT)
        self._end_trick()

    # --- two ogres share, the great one first (GR-09)

    def _share(self, great: int, little: int) -> None:
        self.phase = SHARING
        self.actor = great
        self.partner = little
        self._share_on()

    def _share_on(self) -> None:
        """Hand out goblins until there is a real choice or none is left (GR-15)."""
        left = self._goblins_left()
        while len(left) == 1:
            self._hand_over(left[0])
            left = self._goblins_left()
        if not left:
            self._place(self.actor, self.actor, KEPT)
            self._place(self.partner, self.partner, KEPT)
            self._end_trick()

    def _take(self, card: int) -> None:
        if not is_goblin(card) or card not in self.table:
            raise Illegal("GR-09", "no-such-goblin")
        self._hand_over(card)
        self._share_on()

    def _hand_over(self, card: int) -> None:
        self._place(self.table.index(card), self.actor, SHARED)
        self.actor, self.partner = self.partner, self.actor

    # --- where cards end (GR-25)

    def _capture(self, taker: int, only_good: bool) -> None:
        for owner in range(self.seats):
            card = self.table[owner]
            if is_good(card) if only_good else is_goblin(card):
                self._place(owner, taker, CAPTURED)

    def _save_goblins(self) -> None:
        for owner in range(self.seats):
            if is_goblin(self.table[owner]):
                self._place(owner, owner, SAVED)

    def _place(self, owner: int, pile: int, why: int) -> None:
        """Move the card that `owner` played to a pile, or out of the game (GR-20)."""
        card = self.table[owner]
        self.table[owner] = NO_CARD
        bag = self.lost if pile == NOWHERE else self.piles[pile]
        bag[card] = bag[card] + 1
        if self.notes is not None:
            self.notes.append((WENT, card, owner, pile, why))

    def _end_trick(self) -> None:
        self.actor = NOBODY
        self.partner = NOBODY
        if self.trick < self.variant.tricks:
            self.trick += 1
            self._start_trick()
            return
        self.phase = OVER
        if self.notes is not None:
            self.notes.append((FINISHED, *self.scores()))
