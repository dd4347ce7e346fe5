"""What happens at a table, as people are told about it."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened. Games add their own kinds."""

    reveals: ClassVar[bool] = False
    """Did this show anybody something that was hidden? Then nothing before it is undone."""

    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None: everybody, spectators too."""
        return None

    def seen_by(self, seat: int) -> bool:
        """May this seat know of it?"""
        audience = self.audience()
        return audience is None or seat in audience


class Undone(Event, frozen=True, tag="undone"):
    """A seat took back its last decision."""

    seat: int


def tag_of(kind: type[Event]) -> str:
    """The name of a kind of event, as it stands in JSON and in text keys."""
    return str(kind.__struct_config__.tag)
