"""Gulo Gulo in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event, Undone, tag_of
from tablee.core.text import Text
from tablee.games.gulo.events import (
    Again,
    Alarm,
    Finished,
    Moved,
    Named,
    PutUnder,
    Stolen,
    Turned,
)
from tablee.games.gulo.names import COLOUR_NAMES, egg_name
from tablee.games.gulo.rules.actions import NAME, TURN
from tablee.games.gulo.view import Egg, GuloView

JUNIOR = "junior"
BY_LETTER = {name[0]: name for name in COLOUR_NAMES}


def percent(risk: int) -> int:
    """A risk in a thousand as people read it."""
    return round(risk / 10)


# --- what happened


def narrate(events: Sequence[Event], people: Sequence[str], text: Text) -> list[tuple[int, str]]:
    """Events in sentences; the house tells what was undone."""
    told = [(index, event) for index, event in enumerate(events) if not isinstance(event, Undone)]
    return [(index, _sentence(event, people, text)) for index, event in told]


def _sentence(event: Event, people: Sequence[str], text: Text) -> str:
    key = f"event-{tag_of(type(event))}{_variant(event)}"
    if isinstance(event, Finished):
        return text(key, who=text.list([people[seat] for seat in event.winners]))
    seat: int = getattr(event, "seat", 0)
    return _with_dice(event, text(key, who=people[seat], **_details(event, text)), text)


def _with_dice(event: Event, said: str, text: Text) -> str:
    """The sentence, with the odds before an open roll and what was rolled after it."""
    match event:
        case Named(_, _, int(risk)):
            return f"{said} {text('odds', risk=percent(risk))}"
        case Stolen(_, _, int(risk), int(roll)):
            return f"{said} {text('rolled-stolen', roll=roll / 10, risk=risk / 10)}"
        case Alarm(_, _, _, int(risk), int(roll)):
            return f"{text('rolled-alarm', roll=roll / 10, risk=risk / 10)} {said}"
    return said


def _variant(event: Event) -> str:
    """Which of several sentences tells this event."""
    match event:
        case Finished(why) | Alarm(_, _, why) | Again(_, why):
            return f"-{why}"
        case Turned(_, tile, number):
            return "" if number else "-junior" if tile == JUNIOR else "-deck"
        case PutUnder(_, tile):
            return "-junior" if tile == JUNIOR else ""
        case Moved(_, start, end):
            return "-back" if end < start else ""
    return ""


def _details(event: Event, text: Text) -> dict[str, str | int]:
    """What an event's sentence names besides the player."""
    found: dict[str, str | int] = {}
    for name in ("number", "start", "end", "egg", "lean"):
        value = getattr(event, name, None)
        if value is not None:
            found[name] = value
    colour: str = getattr(event, "colour", "") or getattr(event, "tile", "")
    if "egg" in found:
        colour = BY_LETTER[str(found["egg"])[0]]
    if colour and colour != JUNIOR:
        found["colour"] = text(f"colour-{colour}")
    return found


# --- what is asked


def question(view: GuloView, text: Text) -> str:
    """What the table waits for."""
    if view.asks == "colour":
        return text("ask-colour" if None in view.path else "ask-colour-open")
    if view.asks == "egg":
        key = "ask-egg-junior" if view.colour == "purple" else "ask-egg"
        return text(key, colour=text(f"colour-{view.colour}"))
    if view.stage == "steal":
        key = "ask-steal-own" if view.seat == view.turn_of else "ask-steal"
        return text(key, colour=text(f"colour-{view.colour}"), egg=view.named)
    if view.stage == "tile":
        return text("ask-tile-deck" if view.from_deck else "ask-tile")
    return text(f"ask-{view.stage}")


def label(view: GuloView, action: int, text: Text) -> str:
    """An action as a choice to offer."""
    if action == TURN:
        return text("choice-turn")
    if action < TURN:
        colour = COLOUR_NAMES[action]
        seat = view.turn_of or 0
        number = view.path.index(colour, view.at[seat]) + 1
        return text("choice-colour", colour=text(f"colour-{colour}"), number=number)
    egg = next(egg for egg in view.eggs if egg.name == egg_name(action - NAME))
    colour = text(f"colour-{egg.colour}")
    return text("choice-egg", colour=colour, egg=egg.name, details=_about(egg, text))


def _about(egg: Egg, text: Text) -> str:
    pole = [text("touches-pole")] if egg.touches_pole else []
    risk = [] if egg.risk is None else [text("risk", risk=percent(egg.risk))]
    return ", ".join([text(f"depth-{egg.depth}"), *pole, *risk])


# --- which rules matter


def relevant(view: GuloView) -> Sequence[str]:
    """The clauses behind what the table waits for."""
    if view.asks == "colour":
        turning = "GU-07" if None in view.path else "GU-09"
        return ("GU-06", turning, "GU-16", "GU-18", *(["GU-28"] if view.fast else []))
    if view.asks == "egg" or view.stage == "steal":
        return (*_theft(view), *_consequences(view))
    if view.from_deck:
        return ("GU-21", *_deck(view))
    return ("GU-29" if view.fast else "GU-25",)


def _theft(view: GuloView) -> Sequence[str]:
    """How an egg is stolen; with dice no hand can do anything wrong."""
    by_hand = ("GU-11", "GU-12", "GU-14") if view.nest == "physics" else ("GU-12",)
    return ("GU-10", *by_hand)


def _consequences(view: GuloView) -> Sequence[str]:
    """What comes of a theft."""
    if view.colour == "purple":
        return ("GU-25", "GU-26")
    return (*_deck(view), "GU-27") if view.from_deck else ("GU-16", "GU-18", "GU-20")


def _deck(view: GuloView) -> Sequence[str]:
    if view.fast:
        return ("GU-29", "GU-30", "GU-31")
    return ("GU-22", "GU-23", "GU-25", "GU-26")
