"""What acts on a pawn, by the names of the notation."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.notation import Word
from tablee.games.gootmu.names import DIRECTIONS, parse_direction, parse_number
from tablee.games.gootmu.rules.maze import NO_DIRECTION
from tablee.games.gootmu.rules.pawn import NO_PANEL, NOT_ON_FOOT, PANEL_OPEN, Pawn

FLAG = (0, 1)
TURNS = (0, 3)  # pending, active, both
MANY = (0, 99)
SIGNED = (-99, 99)

NUMBERS: dict[str, tuple[str, tuple[int, int]]] = {
    "plus": ("plus", SIGNED),
    "four": ("four", FLAG),
    "add": ("add", SIGNED),
    "double": ("double", MANY),
    "square": ("squared", MANY),
    "select": ("select", FLAG),
    "three": ("three", TURNS),
    "odd": ("odd", TURNS),
    "less": ("less", FLAG),
    "enemy": ("enemy", TURNS),
    "random": ("random", TURNS),
    "nowalls": ("nowalls", TURNS),
    "wall": ("wall", TURNS),
    "cancel": ("cancel", MANY),
    "touch": ("touch", FLAG),
    "item": ("item", FLAG),
    "lost": ("lost", MANY),
    "extra": ("extra", MANY),
    "door": ("door", FLAG),
    "waited": ("waited", MANY),
}
"""The effects that are numbers: the field of the pawn and its bounds."""

_CAME = {**dict(enumerate(DIRECTIONS)), NOT_ON_FOOT: "x"}
PANEL_SIDES = _CAME | {PANEL_OPEN + side: f"open-{text}" for side, text in _CAME.items()}
EFFECTS = (*NUMBERS, "way", "panel")


def effects_of(pawn: Pawn) -> dict[str, int | str]:
    """Everything that acts on a pawn."""
    found: dict[str, int | str] = {}
    for name, (field, _) in NUMBERS.items():
        if getattr(pawn, field):
            found[name] = getattr(pawn, field)
    if pawn.way != NO_DIRECTION:
        found["way"] = DIRECTIONS[pawn.way]
    if pawn.panel != NO_PANEL:
        found["panel"] = PANEL_SIDES[pawn.panel]
    return found


def effect_text(name: str, value: int | str) -> str:
    """An effect in notation: a flag alone, anything else with its value."""
    return name if value == 1 and name in NUMBERS else f"{name}={value}"


def _parse_panel(word: Word) -> int:
    for side, text in PANEL_SIDES.items():
        if word.text == text:
            return side
    raise word.error("gootmu:not-a-panel", text=word.text)


_SIDES: dict[str, Callable[[Word], int]] = {"way": parse_direction, "panel": _parse_panel}


def set_effect(pawn: Pawn, word: Word) -> None:
    """Let what is written so act on a pawn."""
    name, equals, _ = word.text.partition("=")
    value = word.after(len(name) + 1)
    if name in NUMBERS:
        field, (low, high) = NUMBERS[name]
        setattr(pawn, field, parse_number(value, low, high) if equals else 1)
    elif name in _SIDES and equals:
        setattr(pawn, name, _SIDES[name](value))
    else:
        raise word.error("gootmu:not-an-effect", names=", ".join(EFFECTS), text=word.text)
