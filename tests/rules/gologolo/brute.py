"""Gologolo hands judged slowly and straight from the rulebook, to compare the game with.

A hand is 48 counts, index 12 * shape + 3 * colour + fill. Here nothing is packed: whole Gologolos
are written down, four melds of the 112 and a pair, and laid beside the hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from random import Random

from tests.ends import first_that, rounds

Meld = tuple[int, int, int]

KINDS = [shape + colour + fill for shape in "CSTH" for colour in "bygr" for fill in "012"]
COPIES = 3


def is_meld(one: str, two: str, three: str) -> bool:
    """By the three sentences of the rulebook: two features alike, the third all different."""
    spread = sorted(len(set(feature)) for feature in zip(one, two, three))
    return spread == [1, 1, 3]


MELDS: list[Meld] = [
    triple
    for triple in combinations(range(48), 3)
    if is_meld(KINDS[triple[0]], KINDS[triple[1]], KINDS[triple[2]])
]


def melds_in(counts: Sequence[int]) -> list[Meld]:
    """The melds that can be laid from these cards."""
    return [meld for meld in MELDS if all(counts[kind] for kind in meld)]


def is_gologolo(counts: Sequence[int]) -> bool:
    """Do some four of the melds in the hand, and a pair, make up exactly these 14 cards?"""
    return sum(counts) == 14 and any(
        _rest(counts, four) == [2] for four in combinations_with_replacement(melds_in(counts), 4)
    )


def _rest(counts: Sequence[int], melds: Sequence[Meld]) -> list[int]:
    """What these melds leave of the hand, the empty kinds left out (below zero: too much)."""
    rest = list(counts)
    for meld in melds:
        for kind in meld:
            rest[kind] -= 1
    return [count for count in rest if count]


def waits(counts: Sequence[int]) -> set[str]:
    """The cards that make 13 cards a Gologolo."""
    return {
        KINDS[kind]
        for kind in range(48)
        if counts[kind] < COPIES and is_gologolo(_plus(counts, kind))
    }


def _plus(counts: Sequence[int], kind: int) -> list[int]:
    return [count + (index == kind) for index, count in enumerate(counts)]


def distance(counts: Sequence[int]) -> int:
    """How many of its 14 cards the Gologolo nearest to this hand does not find in it."""
    return _Nearest(counts).missing


class _Nearest:
    """Tries every four melds and a pair of which no kind is needed more than three times.

    Left out is only what must miss at least as many cards as the best found so far.
    """

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = counts
        self.used = [0] * 48
        self.missing = 14
        self._add(MELDS, 4, 0)

    def _add(self, melds: Sequence[Meld], more: int, missed: int) -> None:
        pair = self._pair()
        if not more:
            self.missing = min(self.missing, missed + pair)
            return
        priced = sorted((self._price(meld), meld) for meld in melds if self._free(meld))
        order = [meld for _, meld in priced]
        for number, (price, meld) in enumerate(priced):
            if missed + more * price + pair >= self.missing:
                return  # what comes later in this order misses no less
            self._use(meld, 1)
            self._add(order[number:], more - 1, missed + price)
            self._use(meld, -1)

    def _pair(self) -> int:
        """How many cards of the best pair are missing; a longer list of melds never helps it."""
        return min(
            2 - max(0, min(2, held - used))
            for held, used in zip(self.counts, self.used)
            if used + 2 <= COPIES
        )

    def _free(self, meld: Meld) -> bool:
        return all(self.used[kind] < COPIES for kind in meld)

    def _price(self, meld: Meld) -> int:
        return sum(self.used[kind] >= self.counts[kind] for kind in meld)

    def _use(self, meld: Meld, times: int) -> None:
        for kind in meld:
            self.used[kind] += times


# --- hands to compare on


def random_hand(rng: Random, size: int) -> list[int]:
    """Any cards of the 144."""
    return _counted(rng.sample(range(48), 48, counts=[COPIES] * 48)[:size])


def triples_hand(rng: Random, size: int) -> list[int]:
    """Few kinds, of which there are many copies."""
    kinds = rng.sample(range(48), 7)
    return _counted(rng.sample(kinds, size, counts=[COPIES] * 7))


def gologolo_hand(rng: Random) -> list[int]:
    """Four melds and a pair."""
    return first_that(lambda counts: max(counts) <= COPIES, lambda: _melds_and_pair(rng))


def _melds_and_pair(rng: Random) -> list[int]:
    cards = [kind for meld in rng.choices(MELDS, k=4) for kind in meld]
    return _counted(cards + [rng.randrange(48)] * 2)


def near_hand(rng: Random, size: int) -> list[int]:
    """A Gologolo of which up to four cards were exchanged, and perhaps one is missing."""
    counts = gologolo_hand(rng)
    for _ in range(rng.randint(0, 4)):
        counts[_any_held(rng, counts)] -= 1
        counts[rng.choice([kind for kind in range(48) if counts[kind] < COPIES])] += 1
    for _ in range(14 - size):
        counts[_any_held(rng, counts)] -= 1
    return counts


def crowded_hand(rng: Random, size: int) -> list[int]:
    """Cards of few shapes and colours, in which melds overlap in many ways."""
    kinds = [kind for kind in range(48) if KINDS[kind][0] in "CST" and KINDS[kind][1] in "by"]
    return _counted(rng.sample(kinds, size, counts=[COPIES] * len(kinds)))


def linked_hand(rng: Random, size: int) -> list[int]:
    """Many copies of few kinds, each of which shares a meld with another."""
    kinds = [rng.randrange(48)]
    for _ in rounds():
        if len(kinds) >= 6:
            break
        meld = rng.choice(MELDS)
        kinds += [kind for kind in meld if kind not in kinds][: bool(set(meld) & set(kinds))]
    return _counted(rng.sample(kinds, size, counts=[COPIES] * len(kinds)))


def inert_hand(rng: Random, size: int) -> list[int]:
    """Cards of which no two stand in one meld: as far away as can be."""
    group = [kind for kind in range(48) if (kind // 3 - kind // 12 - kind % 3) % 4 == 0]
    kinds = rng.sample(group, rng.randint(5, 12))
    return _counted(rng.sample(kinds, size, counts=[COPIES] * len(kinds)))


def hands(seed: str, number: int, size: int) -> Iterator[list[int]]:
    """Hands of every sort in turn, always the same for a seed."""
    rng = Random(seed)
    sorts = [random_hand, near_hand, triples_hand, crowded_hand, linked_hand, inert_hand]
    for index in range(number):
        yield sorts[index % len(sorts)](rng, size)


def _counted(cards: Sequence[int]) -> list[int]:
    return [cards.count(kind) for kind in range(48)]


def _any_held(rng: Random, counts: Sequence[int]) -> int:
    return rng.choice([kind for kind in range(48) if counts[kind]])
