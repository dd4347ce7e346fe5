"""What one seat sees: the same for web, terminal, bots and environments."""

from __future__ import annotations

import msgspec

from tablee.core.state import SPECTATOR, Result


class Ending(msgspec.Struct, frozen=True):
    """How the game ended; rank 1 is the best, ties share it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    why: str


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What a seat may know, built by naming what is shown."""

    seat: int | None
    """Whose view it is; None for a spectator."""

    waiting: tuple[int, ...]
    """Whom the table is seen to be waiting for."""

    ending: Ending | None

    def __repr__(self) -> str:
        return brief(self)


def brief(value: object) -> str:
    """A value in few words: fields that say nothing are left out, lists need no brackets."""
    if isinstance(value, msgspec.Struct):
        fields = ((name, getattr(value, name)) for name in value.__struct_fields__)
        said = [f"{name}={brief(item)}" for name, item in fields if item not in (None, (), "")]
        return f"{type(value).__name__}({', '.join(said)})"
    if isinstance(value, tuple):
        return "[" + " ".join(brief(item) for item in value) + "]"
    return str(value)


def viewer(seat: int) -> int | None:
    """A seat as a view names it."""
    return None if seat == SPECTATOR else seat


def ending(result: Result | None) -> Ending | None:
    """A result as a view shows it."""
    if result is None:
        return None
    return Ending(tuple(result.scores), tuple(result.ranks), result.why)
