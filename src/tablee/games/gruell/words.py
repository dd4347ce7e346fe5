"""Grüll in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tablee.core.events import Event
from tablee.core.text import Text
from tablee.games.gruell.events import Decided, Finished, Revealed, Went
from tablee.games.gruell.names import ACTIONS
from tablee.games.gruell.rules.cards import KINDS
from tablee.games.gruell.rules.state import CAPTURE_ALL_OGRES, CAPTURE_GOBLINS, CAPTURE_OGRE
from tablee.games.gruell.view import GruellView


def card_key(card: str) -> str:
    """A card's text key: `+4` is `card-plus4`."""
    return "card-" + card.replace("+", "plus").replace("-", "minus").lower()


def narrate(events: Sequence[Event], names: Sequence[str], text: Text) -> list[tuple[int, str]]:
    """Events in sentences; cards that go the same way for the same reason share one."""
    found: list[tuple[int, str]] = []
    told = 0
    for key, group in groupby(events, key=_manner):
        together = list(group)
        told += len(together)
        found += [(told - 1, sentence) for sentence in _sentences(key, together, names, text)]
    return found


def _sentences(
    key: str, together: Sequence[Event], names: Sequence[str], text: Text
) -> Iterator[str]:
    first = together[0]
    if isinstance(first, Went):
        went = [event for event in together if isinstance(event, Went)]
        yield from _cards_went(key, went, names, text)
    elif isinstance(first, Revealed):
        played = [_played(name, card, text) for name, card in zip(names, first.cards)]
        yield text("event-revealed", trick=first.trick, cards=", ".join(played))
    elif isinstance(first, Decided):
        yield text(_decision_key(first.choice), who=names[first.seat])
    elif isinstance(first, Finished):
        yield text("event-finished")


def _manner(event: Event) -> str:
    if not isinstance(event, Went):
        return repr(event)
    return f"{event.why} by {event.to}" if event.why in ("captured", "shared") else event.why


def _cards_went(key: str, events: list[Went], names: Sequence[str], text: Text) -> Iterator[str]:
    if key == "kept":
        return
    first = events[0]
    cards = text.list([_played(names[event.owner], event.card, text) for event in events])
    if first.to is None:
        yield text("event-lost", cards=cards)
    else:
        yield text(f"event-{first.why}", who=names[first.to], cards=cards)


def _played(name: str, card: str, text: Text) -> str:
    return text("played", who=name, card=text(card_key(card)))


def _decision_key(choice: str) -> str:
    return "event-decided-" + ("goblins" if choice == "goblins" else "ogre")


def question(view: GruellView, text: Text) -> str:
    """What the table waits for."""
    return text(f"ask-{view.asks}")


_RELEVANT = {
    "choose": ("GR-03", "GR-05", "GR-07", "GR-08"),
    "sorcerer": ("GR-11", "GR-12", "GR-13"),
    "share": ("GR-09", "GR-12"),
    "nothing": ("GR-16", "GR-17", "GR-18"),
}
_RELEVANT_IN_KID = {"choose": ("GR-22", "GR-23"), "share": ("GR-09", "GR-23")}


def relevant(view: GruellView) -> Sequence[str]:
    """The clauses behind what the table waits for."""
    if view.variant == "kid":
        return _RELEVANT_IN_KID.get(view.asks, ("GR-24",))
    extra = ("GR-21",) if view.asks == "sorcerer" and "3" in view.variant else ()
    return (*_RELEVANT[view.asks], *extra)


def label(view: GruellView, action: int, names: Sequence[str], text: Text) -> str:
    """An action as a choice to offer."""
    if action < KINDS:
        return text(card_key(ACTIONS[action]))
    if action == CAPTURE_GOBLINS:
        return text("choice-goblins")
    if action == CAPTURE_ALL_OGRES:
        return text("choice-ogres")
    owner = action - CAPTURE_OGRE
    ogre = text("the-" + card_key(view.table[owner] or "GO"))
    return text("choice-ogre", card=ogre, who=names[owner])
