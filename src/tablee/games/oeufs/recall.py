"""How far back the log may be read during play: remembering is the players' part (OE-20)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event
from tablee.games.oeufs.events import Declared, Looked, Moved, Passed

NOBODY = -1


def recalled(events: Sequence[Event]) -> list[Event]:
    """Each player's latest action with all that came of it; who began, for the first round."""
    opening: list[Event] = []
    latest: dict[int, list[Event]] = {}
    current, actor = opening, NOBODY
    for event in events:
        seat = _begins_action(event, actor)
        if seat != NOBODY:
            if seat in latest:
                opening.clear()
            latest[seat] = current = []
            actor = seat
        current.append(event)
    kept = {id(event) for group in (opening, *latest.values()) for event in group}
    return [event for event in events if id(event) in kept]


def _begins_action(event: Event, actor: int) -> int:
    """Whose action begins with this event; declaring right after an action belongs to it."""
    if isinstance(event, Moved | Looked | Passed):
        return event.seat
    if isinstance(event, Declared) and event.seat != actor:
        return event.seat
    return NOBODY
