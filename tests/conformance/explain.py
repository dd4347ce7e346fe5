"""What a failed check prints: the seat, the position and the difference."""

from __future__ import annotations

from difflib import unified_diff

import msgspec

from tablee.core.notation import seat_letter
from tablee.core.state import SPECTATOR, State
from tests.conformance.tables import TableOf


def where(table: TableOf, state: State, seat: int | None = None) -> str:
    """The table, the seat if one is meant, and the position, ready to paste."""
    who = "" if seat is None else f", {_name(seat)}"
    return f"{table}{who}\nposition: {table.game.position_text(state)}"


def unlike(table: TableOf, one: State, other: State, seat: int) -> str:
    """How two states differ for a seat, or "" where it cannot tell them apart."""
    lines = [*_difference(_shown(table, one, seat), _shown(table, other, seat))]
    if not lines:
        return ""
    return "\n".join([where(table, one, seat), where(table, other), "difference:", *lines])


def texts_unlike(table: TableOf, state: State, seat: int, one: str, other: str) -> str:
    """How two texts for a seat differ, or ""."""
    lines = [*_difference(one.splitlines(), other.splitlines())]
    return "\n".join([where(table, state, seat), "difference:", *lines]) if lines else ""


def _name(seat: int) -> str:
    return "a stranger" if seat == SPECTATOR else f"seat {seat_letter(seat)}"


def _shown(table: TableOf, state: State, seat: int) -> list[str]:
    view = msgspec.to_builtins(table.game.view(state, seat))
    fields = [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in view.items()]
    legal = [table.game.action_text(state, action) for action in state.legal(seat)]
    return [*fields, f"legal: {' '.join(legal)}"]


def _difference(one: list[str], other: list[str]) -> list[str]:
    if one == other:
        return []
    return list(unified_diff(one, other, "one", "other", n=0, lineterm=""))
