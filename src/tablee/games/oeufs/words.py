"""Les œufs sont faits in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event, Undone, tag_of
from tablee.core.notation import seat_letter
from tablee.core.text import Text
from tablee.games.oeufs.events import Declared, Finished, Moved, Removed, Saw, Shown
from tablee.games.oeufs.names import square_name
from tablee.games.oeufs.rules.actions import DECLARE, END, end_of, start_of
from tablee.games.oeufs.view import TURNED, OeufsView


def narrate(events: Sequence[Event], people: Sequence[str], text: Text) -> list[tuple[int, str]]:
    """Events in sentences; the house tells what was undone."""
    told = [(index, event) for index, event in enumerate(events) if not isinstance(event, Undone)]
    return [(index, _sentence(event, people, text)) for index, event in told]


def _sentence(event: Event, people: Sequence[str], text: Text) -> str:
    key = f"event-{tag_of(type(event))}"
    if isinstance(event, Finished):
        winners = text.list([people[seat] for seat in event.winners])
        return text(f"{key}-{event.why}", who=winners)
    if isinstance(event, Declared):
        key += "-right" if event.right else "-wrong"
    seat: int = getattr(event, "seat", 0)
    return text(key, who=people[seat], **_details(event, text))


def _details(event: Event, text: Text) -> dict[str, str]:
    """What an event's sentence names besides the player."""
    if isinstance(event, Moved):
        return {"path": text("arrow").join(event.path)}
    if isinstance(event, Removed):
        return {"squares": text.list(list(event.squares))}
    symbol = {"symbol": event.symbol} if isinstance(event, Saw | Shown) else {}
    square: str = getattr(event, "square", "")
    return {**symbol, "square": square} if square else symbol


def question(view: OeufsView, text: Text) -> str:
    """What the table waits for."""
    if view.asks == "act" and TURNED not in view.board.values():
        return text("ask-move")  # there is nothing to look at yet
    return text(f"ask-{view.asks}")


_RELEVANT = {
    "act": ("OE-06", "OE-07", "OE-08", "OE-10"),
    "declare": ("OE-14", "OE-15"),
    "nothing": ("OE-15", "OE-19"),
}


def relevant(view: OeufsView) -> Sequence[str]:
    """The clauses behind what the table waits for."""
    wrong = ("OE-16",) if len(view.players) == 2 else ("OE-17", "OE-18")
    return (*_RELEVANT[view.asks], *(wrong if view.asks != "act" else ()))


def label(view: OeufsView, action: int, text: Text) -> str:
    """An action as a choice to offer."""
    if action in (DECLARE, END):
        return text("choice-declare" if action == DECLARE else "choice-end")
    start, end = square_name(start_of(action)), square_name(end_of(action))
    if start == end:
        return text("choice-look", square=start)
    key = "choice-turn" if _is_turned_there(view, start, end) else "choice-move"
    return text(key, start=start, end=end)


def _is_turned_there(view: OeufsView, start: str, end: str) -> bool:
    """Would a visible egg that goes there be turned (OE-10)?"""
    owner = view.board.get(start, TURNED)
    return owner != TURNED and any(
        end in player.camp for seat, player in enumerate(view.players) if seat_letter(seat) != owner
    )
