"""G.O.O.T.M.U. in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tablee.core.events import Event, Undone, tag_of
from tablee.core.notation import SEATS
from tablee.core.text import Text
from tablee.games.gootmu.events import (
    Applied,
    Finished,
    Laid,
    Moved,
    Order,
    Rolled,
    Stepped,
    Tested,
    Turn,
)
from tablee.games.gootmu.names import DIRECTIONS, PIECE, code_text, slug
from tablee.games.gootmu.passing import Passed
from tablee.games.gootmu.rules import actions as act
from tablee.games.gootmu.rules.labels import CLAUSES, NAMES
from tablee.games.gootmu.rules.tiles import SIDE
from tablee.games.gootmu.view import GootmuView, Thing

SILENT = (Undone, Stepped, Turn)
"""Told by the house, by what comes later, or by the board itself."""


# --- names for people


def pawn_words(name: str, people: Sequence[str], text: Text) -> str:
    """A pawn as people say it."""
    if name == "M":
        return text("the-monster")
    who = people[SEATS.index(name[0])]
    return text("second-pawn", who=who) if name.endswith("+") else who


def thing_words(name: str, kind: str, people: Sequence[str], text: Text) -> str:
    """A marker by its kind, a piece by its owner and number."""
    if name.startswith("m"):
        return _a_marker(kind, text)
    return text("piece-of", who=people[SEATS.index(name[0])], number=name[1])


def _a_marker(kind: str, text: Text) -> str:
    return text("face-down") if kind == "?" else text(f"a-marker-{kind}")


def effect_words(name: str, value: int | str, text: Text) -> str:
    """What acts on a pawn, as people say it."""
    if value in tuple(DIRECTIONS):
        value = text(f"direction-{value}")
    elif name in ("plus", "add"):
        value = _signed(int(value))
    elif name == "panel":
        value = str(value).partition("-")[0]  # open-e: either side is open
    return text(f"effect-{name}", number=value)


def _signed(number: int) -> str:
    """A number with the sign that people write: +1, −2."""
    return f"{number:+}".replace("-", "−")


# --- events


def narrate(events: Sequence[Event], people: Sequence[str], text: Text) -> list[tuple[int, str]]:
    """Events in sentences; single steps are left to the sentence about the whole way."""
    told = [(index, event) for index, event in enumerate(events) if not isinstance(event, SILENT)]
    return [(index, _begun(_sentence(event, people, text), people)) for index, event in told]


def _begun(sentence: str, people: Sequence[str]) -> str:
    """With a capital, unless it begins with a name, which stays as its owner writes it."""
    if sentence.startswith(tuple(people)):
        return sentence
    return sentence[0].upper() + sentence[1:]


def _sentence(event: Event, people: Sequence[str], text: Text) -> str:
    key = f"event-{tag_of(type(event))}"
    match event:
        case Laid(tiles):
            return text(key, number=len(tiles))
        case Order(rolls):
            told = [text("rolls", who=people[seat], face=face) for seat, face in rolls]
            return text(key, rolls=text.list(told))
        case Moved(pawn, path):
            steps = len(path) - 1
            who = pawn_words(pawn, people, text)
            return text(key, who=who, start=path[0], end=path[-1], steps=steps)
        case Passed():
            key += f"-{event.what}"
        case Tested():
            key += "-passed" if event.passed else "-failed"
        case Rolled(pawn, face, total) if total <= 0:
            who = pawn_words(pawn, people, text)
            return text(f"{key}-nothing", who=who, face=face, total=f"{total}".replace("-", "−"))
        case Applied(pawn, label):
            who = pawn_words(pawn, people, text)
            return text(key, who=who, label=called(label, text))
        case Finished(why, winners):
            return text(f"{key}-{why}", who=text.list([people[seat] for seat in winners]))
    return text(key, **_details(event, people, text))


def _details(event: Event, people: Sequence[str], text: Text) -> dict[str, object]:
    """An event's fields as its sentence names them."""
    details: dict[str, object] = {}
    kind: str = getattr(event, "kind", "?")
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("pawn", "other", "giver"):
            details["who" if field == "pawn" else field] = pawn_words(value, people, text)
        elif field == "seat":
            details["by"] = people[value]
        elif field == "thing":
            details[field] = thing_words(value, kind, people, text)
        elif field == "kind":
            details[field] = _a_marker(value, text)
        elif field == "way":
            details[field] = text(f"way-{value}")
        elif field == "label":
            details[field] = called(value, text)
        else:
            details[field] = value
    return details


# --- questions


def question(view: GootmuView, text: Text) -> str:
    """What the table waits for."""
    costly = text.list([text(f"direction-{way}") for way in _costly_steps(view)])
    asked = text(f"ask-{_asked(view)}", steps=view.steps, costly=costly)
    if not view.about:
        return asked
    return text("ask-about", label=called(view.about, text), question=asked)


def _asked(view: GootmuView) -> str:
    """The key of the question: a walk also says where going on costs something (GM-31)."""
    if view.must_spend:
        return "walk-spend"
    return "walk-costly" if _costly_steps(view) else view.asks


def _costly_steps(view: GootmuView) -> list[str]:
    """The steps of a walk that cost something; elsewhere each choice says what it costs."""
    return [way for way in view.costly if way in DIRECTIONS] if view.asks == "walk" else []


_RELEVANT = {
    "pawn": ("GM-05",),
    "piece": ("GM-06",),
    "offer": ("GM-32",),
    "turn": ("GM-10", "GM-12", "GM-19", "GM-31", "GM-36"),
    "walk": ("GM-10", "GM-11", "GM-12", "GM-13", "GM-23"),
    "walk-spend": ("GM-12", "GM-31", "GM-33", "GM-76"),
    "six": ("GM-18", "GM-19"),
    "slide": ("GM-35",),
    "end": ("GM-27", "GM-31"),
    "take": ("GM-26",),
    "claim": ("GM-28",),
    "hand": ("GM-87",),
    "push": ("GM-20", "GM-78"),
    "cancelslide": ("GM-35", "GM-76"),
    **dict.fromkeys(("instruct", "cancelwalk", "cancelstep", "cancelrandom", "escape"), ("GM-76",)),
}


def relevant(view: GootmuView) -> Sequence[str]:
    """The clauses behind what the table waits for."""
    if view.about:
        return (clause_of(view.about),)
    return _RELEVANT.get(
        "walk-spend" if view.must_spend else view.asks, ("GM-07", "GM-09", "GM-93")
    )


def _name(printed: str) -> str:
    """A printed instruction as labels.NAMES has it, with N in the place of its number."""
    return printed if printed in NAMES else re.sub(r"\b[0-9]+\b", "N", printed)


def called(printed: str, text: Text) -> str:
    """The short name of a printed square in the reader's language."""
    return text(f"square-{slug(_name(printed))}-label", **_number(printed))


def explained(printed: str, text: Text) -> str:
    """What a printed instruction does, in our words."""
    return text(f"square-{slug(_name(printed))}", **_number(printed))


def _number(printed: str) -> dict[str, int]:
    """The number that a square prints, if it has one of its own."""
    found = re.search(r"[0-9]+", printed) if printed not in NAMES else None
    return {"number": int(found[0])} if found else {}


def clause_of(printed: str) -> str:
    """The clause of a printed instruction."""
    return f"GM-{CLAUSES[NAMES.index(_name(printed))]}"


# --- choices

_NUMBERED = [
    (act.NAME, "token"),
    (act.CALL, "call"),
]
_DIRECTED = [
    (act.TOKEN_CROSS, "token-cross"),
    (act.CROSS, "cross"),
    (act.STEP, "step"),
]


def label(view: GootmuView, action: int, people: Sequence[str], text: Text) -> str:
    """An action as a choice to offer, with what it costs (GM-76)."""
    written = code_text(view.columns * SIDE, action)
    words = _choice(view, action, written, people, text)
    if written not in view.costly or written in _costly_steps(view):
        return words
    return text("choice-cancelling", choice=words)


def _choice(view: GootmuView, action: int, written: str, people: Sequence[str], text: Text) -> str:
    if action < act.STEP:
        return _saying(view, written, text)
    if action >= act.SQUARE:
        return _square(view, written, text)
    if action >= act.THING:
        return _thing(view, action, written, people, text)
    if action >= act.PAWN:
        return _pawn(action, written, people, text)
    return _other(action, written, text)


def _saying(view: GootmuView, written: str, text: Text) -> str:
    if written == "roll" and view.turn_of:
        pawn = next(pawn for pawn in view.pawns if pawn.name == view.turn_of)
        if "three" in pawn.effects:
            return text("choice-three")
    return text(f"choice-{written}")


def _square(view: GootmuView, written: str, text: Text) -> str:
    printed = view.labels.get(written)
    if printed is None:
        return written
    return text("choice-labelled", square=written, label=called(printed.name, text))


def _thing(view: GootmuView, action: int, written: str, people: Sequence[str], text: Text) -> str:
    name = written.removeprefix("drop:")
    thing = next((thing for thing in view.things if thing.name == name), None)
    words = thing_words(name, _kind(thing), people, text)
    return text("choice-drop", thing=words) if action >= act.DROP else words


def _kind(thing: Thing | None) -> str:
    return "?" if thing is None or thing.kind == PIECE else thing.kind


def _pawn(action: int, written: str, people: Sequence[str], text: Text) -> str:
    if action < act.PUSH:
        return pawn_words(written, people, text)
    _, pawn, direction = written.split(":")
    who = pawn_words(pawn, people, text)
    return text("choice-push", who=who, towards=text(f"towards-{direction}"))


def _other(action: int, written: str, text: Text) -> str:
    """Rotations, tiles, numbers and directions."""
    if action >= act.TILE:
        return text("choice-tile", tile=written)
    if action >= act.TURN:
        kind, tile, way = written.split(":")
        return text(f"choice-{kind}", tile=tile, way=text(f"way-{way}"))
    for base, key in _NUMBERED:
        if action >= base:
            return text(f"choice-{key}", number=action - base + 1)
    base, key = next((base, key) for base, key in _DIRECTED if action >= base)
    side = DIRECTIONS[action - base]
    named = {"direction": text(f"direction-{side}"), "towards": text(f"towards-{side}")}
    return text(f"choice-{key}", **named)
