"""How cards, melds and actions of Gologolo are written: `Cb0`, `Cb0Cb1Cb2`, `drop-Cb0`."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.core.meaning import Meaning
from tablee.core.notation import Word
from tablee.games.gologolo.rules.cards import MELDS, Counts, cards_in
from tablee.games.gologolo.rules.state import (
    DECLARE,
    DRAW,
    DROP,
    GO_OUT,
    LAY,
    NO_MELD,
    PASS,
    TAKE,
)

SHAPES = "CSTH"  # circle, square, triangle, hexagon
COLOURS = "bygr"  # blue, yellow, green, red
FILLS = "012"  # empty, half, full
WIDTH = 3

CARDS = tuple(f"{shape}{colour}{fill}" for shape in SHAPES for colour in COLOURS for fill in FILLS)
"""By kind."""

MELD_NAMES = tuple("".join(CARDS[kind] for kind in meld) for meld in MELDS)
"""By meld."""

ACTIONS = {
    DRAW: "draw",
    DECLARE: "gologolo",
    GO_OUT: "out",
    PASS: "pass",
    **{DROP + kind: f"drop-{card}" for kind, card in enumerate(CARDS)},
    **{LAY + meld: f"lay-{name}" for meld, name in enumerate(MELD_NAMES)},
    **{TAKE + meld: f"take-{name}" for meld, name in enumerate(MELD_NAMES)},
}
_CODES = {text.lower(): code for code, text in ACTIONS.items()}
_KINDS = {card.lower(): kind for kind, card in enumerate(CARDS)}
_MELDS = {name.lower(): meld for meld, name in enumerate(MELD_NAMES)}


def card_names(counts: Counts) -> tuple[str, ...]:
    """The cards of a hand, in order."""
    return tuple(CARDS[kind] for kind in cards_in(counts))


def meld_names(melds: Iterable[int]) -> tuple[str, ...]:
    """Melds as text."""
    return tuple(MELD_NAMES[meld] for meld in melds)


def meaning(action: int) -> Meaning:
    """What an action is about: a card, a meld, or nothing."""
    verb, _, cards = ACTIONS[action].partition("-")
    if not cards:
        return Meaning(verb)
    return Meaning(verb, {"card" if verb == "drop" else "meld": cards})


def parse_action(word: Word) -> int:
    """The action that is written so; capitals do not matter, nor the order of a meld's cards.

    Three cards that are not a meld are read as well, so that the rule refuses them (GL-02).
    """
    verb, dash, cards = word.text.partition("-")
    if dash and len(cards) == 3 * WIDTH and verb.lower() in ("lay", "take"):
        meld = _meld_name(word.after(len(verb) + 1))
        if meld not in _MELDS:
            return NO_MELD
        word = Word(f"{verb}-{meld}", word.place)
    code = _CODES.get(word.text.lower())
    if code is None:
        raise word.error("gologolo:not-an-action", text=word.text)
    return code


def parse_meld(word: Word) -> int:
    """The meld that is written so."""
    name = _meld_name(word)
    if name not in _MELDS:
        raise word.error("gologolo:no-such-meld", text=word.text)
    return _MELDS[name]


def _meld_name(word: Word) -> str:
    """These cards in order, as a meld of them is called."""
    return "".join(CARDS[kind] for kind in sorted(parse_cards(word))).lower()


def parse_cards(word: Word) -> list[int]:
    """Cards written one behind the other."""
    return [parse_card(card) for card in each_card(word)]


def each_card(word: Word) -> list[Word]:
    """The same, each card as a word of its own."""
    starts = range(0, len(word.text), WIDTH)
    return [Word(word.text[start : start + WIDTH], word.after(start).place) for start in starts]


def parse_card(word: Word) -> int:
    """The kind of the card that is written so."""
    kind = _KINDS.get(word.text.lower())
    if kind is None:
        raise word.error(
            "gologolo:not-a-card", shapes=SHAPES, colours=COLOURS, fills=FILLS, text=word.text
        )
    return kind
