"""What is known of nests from thousands of thefts in the physical one: how eggs come to lie, and
how often a theft sets off the alarm. Somebody else reads it from a file.
"""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Outcome
from tablee.games.gulo.rules.eggs import COLOURS, EGGS

DEPTHS: Final = 11
FILLS: Final = 11
LEANS: Final = 15
LEAN_STEP: Final = 6  # degrees
CELLS: Final = COLOURS * DEPTHS * 2 * FILLS * LEANS
SURE: Final = 1000


class Statistics:
    """Risks in a thousand for each kind of theft (`cell`), and nests that were really poured."""

    def __init__(self, risks: list[int], pole_share: int, pours: list[Outcome]) -> None:
        self.risks = risks
        self.pole_share = pole_share  # of a thousand alarms, those by the pole
        self.pours = pours


def cell(colour: int, rank: int, left: int, touches: bool, lean: int) -> int:
    """Which risk is that of an egg with `rank` others of the `left` above it?"""
    depth = (2 * rank + 1) * DEPTHS // (2 * left)  # by the egg's middle
    fill = (left - 1) * FILLS // EGGS
    tilt = min(lean // LEAN_STEP, LEANS - 1)  # with its head down a pole counts as lying
    return (((colour * DEPTHS + depth) * 2 + int(touches)) * FILLS + fill) * LEANS + tilt
