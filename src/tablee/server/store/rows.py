"""What the store keeps, as values. Bodies and heads are bytes, whose meaning others know."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One thing that happened at a table; `seat` is -1 where nobody's seat did it."""

    seq: int
    kind: str
    seat: int
    body: bytes
    at: float


class TableRow(Struct, frozen=True):
    """A table as the lobby knows it; `touched` is the time of its last entry."""

    id: str
    game: str
    created: float
    touched: float
    status: str
    public: bool
    head: bytes
    seed: bytes
    due: float | None = None
    """When something happens there by itself; None: never, unless somebody comes."""


class Change(Struct, frozen=True):
    """One entry to append, and what is known of the table after it."""

    table: str
    entry: Entry
    status: str
    due: float | None = None


class Seen(Struct, frozen=True):
    """The time that a server saw last, since when it doubts the system's clock, if it does, and
    when that clock has jumped last.
    """

    seen: float
    doubted: float | None = None
    jumped: float | None = None


class Subscription(Struct, frozen=True):
    """Where a seat wants to be told that something happened."""

    endpoint: str
    body: bytes
