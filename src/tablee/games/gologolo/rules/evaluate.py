"""How good a hand is, exactly: is it complete, how far from it, what helps (GL-02 to GL-04).

Distance. A Gologolo is four melds and a pair; what the hand lacks of it must be exchanged. Nearly
every hand gets one card into each meld and one into the pair, which leaves nine to exchange. A half
meld (two cards of a meld) saves one, a complete meld two, a complete pair one:

    distance = 9 − 2 × complete melds − half melds − pair

The search packs blocks into the hand: complete melds first, since they save most, then the pair,
then half melds, and stops as soon as nothing can be better. What the halves lack is decided last,
because only three copies of a kind exist and a finished hand may not need a fourth.
"""

from __future__ import annotations

from typing import Final

from tablee.games.gologolo.rules.cards import (
    COPIES,
    FIRST,
    KINDS,
    MELDS,
    MELDS_FROM,
    MELDS_WITH,
    SECOND,
    THIRD,
    Counts,
    kinds_in,
    melds_in,
)

NO_PAIR: Final = -1
NOTHING: Final = -1
WORST: Final = -99


def is_gologolo(counts: Counts) -> bool:
    """Do these cards split into melds and one pair? (fourteen of them: a Gologolo)"""
    return _splits(counts, 0, True)


def _splits(counts: Counts, kind: int, wants_pair: bool) -> bool:
    """Split what is left from this kind on: its lowest card must be in a meld or in the pair."""
    while kind < KINDS and counts[kind] == 0:
        kind += 1
    if kind == KINDS:
        return not wants_pair
    if wants_pair and counts[kind] >= 2:
        counts[kind] = counts[kind] - 2
        done = _splits(counts, kind, False)
        counts[kind] = counts[kind] + 2
        if done:
            return True
    for meld in MELDS_FROM[kind]:
        if counts[SECOND[meld]] and counts[THIRD[meld]]:
            _take(counts, meld, 1)
            done = _splits(counts, kind, wants_pair)
            _take(counts, meld, -1)
            if done:
                return True
    return False


def _take(counts: Counts, meld: int, number: int) -> None:
    counts[FIRST[meld]] = counts[FIRST[meld]] - number
    counts[SECOND[meld]] = counts[SECOND[meld]] - number
    counts[THIRD[meld]] = counts[THIRD[meld]] - number


def _partners(kind: int) -> list[int]:
    """The higher kinds that stand in some meld with this one."""
    others = {other for meld in MELDS_WITH[kind] for other in MELDS[meld] if other > kind}
    return sorted(others)


def _lacks(which: int) -> list[int]:
    """For each two kinds of one meld, the first (or second) kind that can complete them."""
    table = [NOTHING] * (KINDS * KINDS)
    for low in range(KINDS):
        for high in PARTNERS[low]:
            thirds = [
                kind
                for meld in MELDS_WITH[low]
                for kind in MELDS[meld]
                if high in MELDS[meld] and kind not in (low, high)
            ]
            table[KINDS * low + high] = thirds[which] if which < len(thirds) else NOTHING
    return table


PARTNERS: Final = [_partners(kind) for kind in range(KINDS)]
LACK_ONE: Final = _lacks(0)
LACK_OTHER: Final = _lacks(1)


def _total(counts: Counts) -> int:
    total = 0
    for count in counts:
        total += count
    return total


class Split:
    """One arrangement of a hand: complete melds, half melds as 48 × low + high, and the pair."""

    def __init__(self, melds: list[int], halves: list[int], pair: int) -> None:
        self.melds = melds
        self.halves = halves
        self.pair = pair

    def is_same(self, melds: list[int], halves: list[int], pair: int) -> bool:
        """Is it this arrangement?"""
        return self.melds == melds and self.halves == halves and self.pair == pair


class Search:
    """One search for the best packing of a hand into `blocks` melds and a pair."""

    def __init__(self, counts: Counts, blocks: int, target: int) -> None:
        self.left = counts[:]
        self.room = blocks  # melds still to be found
        self.saved = 0  # what the blocks taken so far save
        self.used = [0] * KINDS  # copies that the finished hand needs
        self.kinds = kinds_in(counts)
        self.complete = melds_in(counts, self.kinds)
        self.lows = [kind for kind in self.kinds if self._has_partner(kind)]
        self.twins = _total(counts) - len(self.kinds)  # cards held more than once
        self.pair_gain = 1 if self.twins else 0
        self.gain = target - 1  # look only for what is at least as good as the target
        self.keep_all = target > WORST
        self.melds: list[int] = []
        self.halves: list[int] = []
        self.pair = NO_PAIR
        self.found: list[Split] = []
        self._pack(0)

    def _has_partner(self, kind: int) -> bool:
        """Can a half meld be made whose lower card is of this kind?"""
        return any(self.left[partner] for partner in PARTNERS[kind])

    def _hopeless(self, most: int) -> bool:
        return most <= self.gain

    # --- complete melds

    def _pack(self, start: int) -> None:
        """Take complete melds from number `start` on, then a pair, then half melds."""
        if self.room and not self._hopeless(self.saved + 2 * self.room + self.pair_gain):
            for index in range(start, len(self.complete)):
                if self._has(self.complete[index]):
                    self._pack_with(self.complete[index], index)
        if not self._hopeless(self.saved + self.room + self.pair_gain):
            self._choose_pair()

    def _has(self, meld: int) -> bool:
        left = self.left
        return left[FIRST[meld]] > 0 and left[SECOND[meld]] > 0 and left[THIRD[meld]] > 0

    def _pack_with(self, meld: int, index: int) -> None:
        _take(self.left, meld, 1)
        _take(self.used, meld, -1)
        self.melds.append(meld)
        self.saved += 2
        self.room -= 1
        self._pack(index)
        self.room += 1
        self.saved -= 2
        self.melds.pop()
        _take(self.used, meld, 1)
        _take(self.left, meld, -1)

    # --- the pair

    def _choose_pair(self) -> None:
        if self.pair_gain:
            for kind in self.kinds:
                if self.left[kind] >= 2:
                    self._halve_with_pair(kind)
        self._halve(0)

    def _halve_with_pair(self, kind: int) -> None:
        self.left[kind] = self.left[kind] - 2
        self.used[kind] = self.used[kind] + 2
        self.pair = kind
        self.saved += 1
        self._halve(0)
        self.saved -= 1
        self.pair = NO_PAIR
        self.used[kind] = self.used[kind] - 2
        self.left[kind] = self.left[kind] + 2

    # --- half melds

    def _halve(self, place: int) -> None:
        """Make half melds whose lower card is of the kind at `place` or behind."""
        left = self.left
        while not self._hopeless(self.saved + self._halves_at_most(place)):
            if self.room == 0 or place == len(self.lows):
                self._judge(0)
                return
            kind = self.lows[place]
            if left[kind]:
                for partner in PARTNERS[kind]:
                    if left[partner]:
                        self._halve_with(kind, partner, place)
            place += 1

    def _halves_at_most(self, place: int) -> int:
        possible = len(self.lows) - place + self.twins
        return self.room if self.room < possible else possible

    def _halve_with(self, low: int, high: int, place: int) -> None:
        self._use(low, 1)
        self._use(high, 1)
        self.halves.append(KINDS * low + high)
        self.saved += 1
        self.room -= 1
        self._halve(place)
        self.room += 1
        self.saved -= 1
        self.halves.pop()
        self._use(high, -1)
        self._use(low, -1)

    def _use(self, kind: int, number: int) -> None:
        self.left[kind] = self.left[kind] - number
        self.used[kind] = self.used[kind] + number

    # --- is there a finished hand of no more than three copies of a kind?

    def _judge(self, half: int) -> None:
        """Decide what the halves from number `half` on lack, then count."""
        if half == len(self.halves):
            self._score()
            return
        both = self.halves[half]
        self._judge_with(LACK_ONE[both], half)
        if LACK_OTHER[both] != NOTHING and not self._hopeless(self.saved):
            self._judge_with(LACK_OTHER[both], half)

    def _judge_with(self, lack: int, half: int) -> None:
        if self.used[lack] < COPIES:
            self.used[lack] = self.used[lack] + 1
            self._judge(half + 1)
            self.used[lack] = self.used[lack] - 1

    def _score(self) -> None:
        gain = self.saved - self._missing_singles()
        if gain > self.gain:
            if not self.keep_all:
                self.gain = gain
            self._keep()

    def _keep(self) -> None:
        """Remember this packing; what the halves lack may vary, the packing is one."""
        if not self.keep_all:
            self.found.clear()
        elif self.found and self.found[-1].is_same(self.melds, self.halves, self.pair):
            return
        self.found.append(Split(self.melds[:], self.halves[:], self.pair))

    def _missing_singles(self) -> int:
        """How many melds, and the pair, do not even get one card from the leftovers."""
        wanted = self.room
        usable = 0
        pairable = False
        for kind in self.kinds:
            spare = min(self.left[kind], COPIES - self.used[kind])
            if spare > 0:
                usable += spare
                pairable = pairable or self.used[kind] <= COPIES - 2
        if self.pair != NO_PAIR:
            return max(0, wanted - usable)
        return max(0, wanted - (usable - 1)) if pairable else 1 + max(0, wanted - usable)


def distance(counts: Counts, laid: int = 0) -> int:
    """The fewest cards to exchange until the hand is complete, with `laid` melds on the table."""
    blocks = 4 - laid
    return 2 * blocks + 1 - Search(counts, blocks, WORST).gain


def best_splits(counts: Counts, laid: int = 0) -> list[Split]:
    """Every arrangement of the hand that is nearest to complete."""
    blocks = 4 - laid
    target = Search(counts, blocks, WORST).gain
    return Search(counts, blocks, target).found


def helping_kinds(counts: Counts, laid: int = 0) -> list[int]:
    """The kinds that bring the hand nearer, if drawn: each may be held three times at most."""
    now = distance(counts, laid)
    kinds: list[int] = []
    for kind in range(KINDS):
        if counts[kind] < COPIES and _is_near(counts, kind):
            counts[kind] = counts[kind] + 1
            if distance(counts, laid) < now:
                kinds.append(kind)
            counts[kind] = counts[kind] - 1
    return kinds


def _is_near(counts: Counts, kind: int) -> bool:
    """Only a card that makes a pair, or stands in a meld with one in hand, can help at once."""
    if counts[kind]:
        return True
    for meld in MELDS_WITH[kind]:
        if counts[FIRST[meld]] or counts[SECOND[meld]] or counts[THIRD[meld]]:
            return True
    return False


def some_split(counts: Counts) -> Split | None:
    """The first way to split these cards into melds and a pair, if there is one."""
    size = sum(counts)
    if size % 3 != 2 or not is_gologolo(counts):
        return None
    return best_splits(counts, 4 - size // 3)[0]
