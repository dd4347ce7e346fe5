"""Gologolo in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.core.events import Event
from tablee.core.text import Text
from tablee.games.gologolo.events import (
    Began,
    Draws,
    Drew,
    Dropped,
    Finished,
    Laid,
    RoundOver,
    Starts,
    Took,
    WentOut,
)
from tablee.games.gologolo.names import ACTIONS, WIDTH
from tablee.games.gologolo.rules.state import DROP
from tablee.games.gologolo.view import GologoloView


def narrate(events: Sequence[Event], people: Sequence[str], text: Text) -> list[tuple[int, str]]:
    """Events in sentences."""
    return [
        (index, sentence)
        for index, event in enumerate(events)
        for sentence in _sentences(event, people, text)
    ]


def _sentences(event: Event, people: Sequence[str], text: Text) -> Iterator[str]:
    match event:
        case Began(number, first):
            yield text("event-began", round=number, who=people[first])
        case Starts(seat) | Draws(seat):
            drawn = isinstance(event, Starts)
            yield text("event-starts" if drawn else "event-draws", who=people[seat])
        case Drew(_, card):
            yield text("event-drew", card=card)
        case Took(seat, meld):
            yield text("event-took", who=people[seat], cards=_spaced(meld))
        case Laid(seat, meld):
            yield text("event-laid", who=people[seat], cards=_spaced(meld))
        case Dropped(seat, card):
            yield text("event-dropped", who=people[seat], card=card)
        case WentOut():
            yield from _went_out(event, people, text)
        case RoundOver(number, points):
            told = [text("points-of", who=who, points=n) for who, n in zip(people, points)]
            yield text("event-round-over", round=number, points=", ".join(told))
        case Finished():
            yield text("event-finished")


def _went_out(event: WentOut, people: Sequence[str], text: Text) -> Iterator[str]:
    yield text(f"event-went-out-{event.how}", who=people[event.seat])
    if event.melds:
        cards = ", ".join(_spaced(meld) for meld in event.melds)
        yield text("event-went-out-with", cards=cards, pair=event.pair)
    else:  # all melds lay on the table already
        yield text("event-went-out-pair", pair=event.pair)


def _spaced(meld: str) -> str:
    return " ".join(meld[start : start + WIDTH] for start in range(0, len(meld), WIDTH))


def question(view: GologoloView, text: Text) -> str:
    """What the table waits for."""
    if view.asks == "discard":
        return text("ask-lay" if view.phase == "laying" else "ask-discard")
    return text(f"ask-{view.asks}")


def label(action: int, text: Text) -> str:
    """An action as a choice to offer."""
    verb, _, cards = ACTIONS[action].partition("-")
    if action < DROP:
        return text(f"choice-{verb}")
    return text(f"choice-{verb}", cards=_spaced(cards))


_RELEVANT = {
    "opening": ("GL-07",),
    "claim": ("GL-12", "GL-13"),
    "turn": ("GL-08", "GL-09"),
    "laying": ("GL-10", "GL-14"),
    "taken": ("GL-09", "GL-14"),
}


def relevant(view: GologoloView) -> Sequence[str]:
    """The clauses behind what the table waits for."""
    return _RELEVANT.get(view.phase, ("GL-16", "GL-17"))
