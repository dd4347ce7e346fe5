"""How chance is written: tiles, dice, a marker's face."""

from __future__ import annotations

import re

from tablee.core.chance import Outcome
from tablee.core.notation import Word
from tablee.games.gootmu.names import MARKERS, QUARTERS, parse_kind, parse_number
from tablee.games.gootmu.rules.state import GootmuState


def _kind(state: GootmuState) -> str:
    chance = state.chance()
    return chance.kind if chance is not None else ""


def outcome_text(state: GootmuState, outcome: Outcome) -> str:
    """How chance fell, as people write it."""
    kind = _kind(state)
    if kind == "tiles":
        pairs = zip(outcome[::2], outcome[1::2])
        return ",".join(f"{tile + 1}{QUARTERS[turned]}" for tile, turned in pairs)
    if kind == "marker":
        return MARKERS[outcome[0]]
    return ",".join(str(face) for face in outcome)


def parse_outcome(state: GootmuState, word: Word) -> Outcome:
    """How chance fell."""
    kind = _kind(state)
    if kind == "tiles":
        return tuple(n for part in word.split(",") for n in _parse_tile(part))
    if kind == "marker":
        return (parse_kind(word),)
    if kind in ("die", "order"):
        return tuple(parse_number(part, 1, 6) for part in word.split(","))
    raise word.error("gootmu:nothing-to-chance")


def _parse_tile(word: Word) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9][0-9]{0,3})([rul]?)", word.text)
    if not found:
        raise word.error("gootmu:not-a-tile", text=word.text)
    return int(found[1]) - 1, QUARTERS.index(found[2])
