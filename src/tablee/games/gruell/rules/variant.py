"""The variants of Grüll as facts (GR-19 to GR-24)."""

from __future__ import annotations

from typing import Final

from tablee.games.gruell.rules.hand import FULL_HAND, KID_HAND


class Variant:
    """What a table has agreed to play."""

    def __init__(self, name: str) -> None:
        self.name = name
        parts = name.split("+")
        self.kid = "kid" in parts
        self.hand = KID_HAND if self.kid else FULL_HAND
        self.tricks = 8 if self.kid else 9
        self.pair_bonus = 0 if self.kid else 10 if "1" in parts else 8
        self.triple_bonus = 0 if self.kid else 17 if "1" in parts else 13
        self.sorcerer_points = 5 if "2" in parts else 0
        self.cancelled_are_lost = "2" in parts
        self.takes_all_ogres = "3" in parts


VARIANTS: Final = {name: Variant(name) for name in ("base", "1", "2", "3", "1+3", "2+3", "kid")}
"""Every combination that GR-21 allows: 1 and 2 exclude each other, Kid stands alone."""
