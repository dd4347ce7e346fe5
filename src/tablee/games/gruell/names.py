"""How cards and actions of Grüll are written."""

from __future__ import annotations

from tablee.core.meaning import Meaning
from tablee.core.notation import Word, seat_letter
from tablee.games.gruell.rules.cards import KINDS, Bag, cards_in
from tablee.games.gruell.rules.state import (
    CAPTURE_ALL_OGRES,
    CAPTURE_GOBLINS,
    CAPTURE_OGRE,
    MOST_SEATS,
)

CARDS = ("+2", "+3", "+4", "+6", "good", "-2", "-4", "bad", "PO", "GO", "S")
"""By kind of card. PO and GO are the little and the great ogre (petit, grand), S the sorcerer."""

_CHOICES = {
    CAPTURE_GOBLINS: "goblins",
    CAPTURE_ALL_OGRES: "ogres",
    **{CAPTURE_OGRE + seat: f"ogre-{seat_letter(seat)}" for seat in range(MOST_SEATS)},
}
ACTIONS = (*CARDS, *(_CHOICES[code] for code in sorted(_CHOICES)))
_CODES = {text.lower(): code for code, text in enumerate(ACTIONS)}


def card_names(bag: Bag) -> tuple[str, ...]:
    """The cards of a bag, in order."""
    return tuple(CARDS[card] for card in cards_in(bag))


def action_text(action: int) -> str:
    """An action as people write it."""
    return ACTIONS[action]


def meaning(action: int, *, sharing: bool) -> Meaning:
    """What an action is about; in a sharing a card stands for a goblin to take."""
    if action >= CAPTURE_OGRE:
        return Meaning("ogre", {"seat": action - CAPTURE_OGRE})
    if action >= KINDS:
        return Meaning(_CHOICES[action])
    return Meaning("take" if sharing else "play", {"card": CARDS[action]})


def parse_action(word: Word) -> int:
    """The action that is written so; capitals do not matter."""
    code = _CODES.get(word.text.lower())
    if code is None:
        raise word.error("gruell:not-an-action", cards=" ".join(CARDS), text=word.text)
    return code


def parse_card(word: Word) -> int:
    """The kind of the card that is written so."""
    code = _CODES.get(word.text.lower(), KINDS)
    if code >= KINDS:
        raise word.error("gruell:not-a-card", cards=" ".join(CARDS), text=word.text)
    return code
