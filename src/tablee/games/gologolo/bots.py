"""Players made for Gologolo."""

from __future__ import annotations

from random import Random

from tablee.core.bot import Bot
from tablee.core.notation import Word
from tablee.games.gologolo.names import parse_card, parse_meld
from tablee.games.gologolo.rules.cards import KINDS, MELDS, Counts, add_meld, counts_of, remove_meld
from tablee.games.gologolo.rules.evaluate import distance, helping_kinds
from tablee.games.gologolo.rules.state import (
    DECLARE,
    DRAW,
    DROP,
    GO_OUT,
    LAY,
    TAKE,
    unseen_by,
)
from tablee.games.gologolo.view import GologoloView

# Measured over rounds of three and four of these players.
TURNS_A_STEP = 3.0  # how many turns to allow for each card that is still missing
TURNS_A_ROUND = 12.0  # after so many turns each, somebody has usually gone out


class Greedy(Bot):
    """Comes nearer to a complete hand by every discard, and lays melds when time runs short."""

    def choose(self, view: GologoloView, legal: list[int], budget: int, rng: Random) -> int:
        """Declare or go out at once; else the best of laying, taking, drawing, discarding."""
        for action in (DECLARE, GO_OUT):
            if action in legal:
                return action
        mind = _Mind(view)
        if view.asks == "turn":
            return mind.take_or_draw(legal)
        lays = [action for action in legal if LAY <= action < TAKE]
        if lays and mind.should_lay(lays):
            return max(lays, key=mind.after_laying)
        return mind.best_drop([action for action in legal if DROP <= action < LAY])


class _Mind:
    """What one view tells about the seat's hand."""

    def __init__(self, view: GologoloView) -> None:
        seat = view.seat or 0
        self.hand: Counts = counts_of([_kind(card) for card in view.you.hand] if view.you else [])
        self.laid = len(view.players[seat].melds)
        seats = len(view.players)
        soon_over = max(2.0, TURNS_A_ROUND - len(view.discards) / seats)
        self.turns_left = min(view.stock / seats, soon_over)
        self.open_gologolo = view.open_gologolo
        self.visible = view.visible
        melds = [parse_meld(Word(meld)) for player in view.players for meld in player.melds]
        shown = [kind for meld in melds for kind in MELDS[meld]]
        self.unseen = unseen_by(self.hand, shown + [_kind(card) for card in view.discards])

    def time_is_short(self) -> bool:
        """Will the round probably be over before this hand is complete?"""
        return distance(self.hand, self.laid) * TURNS_A_STEP > self.turns_left

    def should_lay(self, lays: list[int]) -> bool:
        """A laid meld is worth three points in any case, a Gologolo needs it in the hand."""
        if self.laid == 0 and not self.open_gologolo and not self.time_is_short():
            return False
        return any(self.after_laying(action) >= -distance(self.hand, self.laid) for action in lays)

    def after_laying(self, action: int) -> int:
        """How near the hand is to complete with this meld on the table; 0 is complete."""
        remove_meld(self.hand, action - LAY)
        away = distance(self.hand, self.laid + 1)
        add_meld(self.hand, action - LAY)
        return -away

    def take_or_draw(self, legal: list[int]) -> int:
        """Take the visible card if its meld brings the hand nearer and may be laid."""
        takes = [action for action in legal if action >= TAKE]
        if not takes or self.visible is None:
            return DRAW
        if self.laid == 0 and not self.open_gologolo and not self.time_is_short():
            return DRAW
        now = distance(self.hand, self.laid)
        best = max(takes, key=self._after_taking)
        return best if -self._after_taking(best) < now or self.time_is_short() else DRAW

    def _after_taking(self, action: int) -> int:
        visible = _kind(self.visible or "")
        self.hand[visible] += 1
        nearness = self.after_laying(action - TAKE + LAY)
        self.hand[visible] -= 1
        return nearness

    def best_drop(self, drops: list[int]) -> int:
        """The discard that leaves the nearest hand, then the one with most cards that help."""
        away = {action: self._away_without(action - DROP) for action in drops}
        nearest = [action for action in drops if away[action] == min(away.values())]
        return max(nearest, key=lambda action: self._help_without(action - DROP))

    def _away_without(self, kind: int) -> int:
        self.hand[kind] -= 1
        away = distance(self.hand, self.laid)
        self.hand[kind] += 1
        return away

    def _help_without(self, kind: int) -> int:
        """How many unseen cards would bring the hand nearer."""
        self.hand[kind] -= 1
        helping = helping_kinds(self.hand, self.laid)
        self.hand[kind] += 1
        return sum(self.unseen[helper] for helper in helping if helper < KINDS)


def _kind(card: str) -> int:
    return parse_card(Word(card))
