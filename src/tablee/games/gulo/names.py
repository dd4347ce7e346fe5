"""Colours, eggs, tiles and nests as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablee.core.chance import Outcome
from tablee.core.meaning import Meaning
from tablee.core.notation import Word, seat_letter
from tablee.core.phrases import Phrase
from tablee.games.gulo.rules.actions import CHOOSE_PURPLE, NAME, TURN
from tablee.games.gulo.rules.chances import STEEPEST, TIME
from tablee.games.gulo.rules.eggs import EACH, EGGS, PURPLE, colour_of
from tablee.games.gulo.rules.state import POUR, REST, START, STEAL, GuloState
from tablee.games.gulo.rules.statistics import SURE

COLOUR_NAMES = ("green", "yellow", "red", "blue", "purple")
TILE_NAMES = ("green", "yellow", "red", "blue", "junior")
TILE_LETTERS = "gyrbJ"
RESULT_NAMES = ("stolen", "pole", "egg", "time")
TURN_NAME = "turn"
FELL = "fell"
_EGG = re.compile(r"([gyrbp])([1-5])")


DEPTHS = ("top", "middle", "buried")


def depth(rank: int, left: int) -> str:
    """The third of the heap in which an egg lies that has `rank` of the `left` eggs above it."""
    return DEPTHS[rank * len(DEPTHS) // left]


def egg_name(egg: int) -> str:
    """`r3` is the third red egg."""
    return f"{COLOUR_NAMES[colour_of(egg)][0]}{egg % EACH + 1}"


def parse_egg(word: Word) -> int:
    """The egg that is written so."""
    found = _EGG.fullmatch(word.text)
    colours = [name[0] for name in COLOUR_NAMES]
    egg = EACH * colours.index(found[1]) + int(found[2]) - 1 if found else EGGS
    if egg >= EGGS:
        raise word.error("gulo:not-an-egg", text=word.text)
    return egg


def parse_one_of(word: Word, names: tuple[str, ...], what: Phrase) -> int:
    """The number of a name."""
    if word.text not in names:
        raise word.error("gulo:not-one-of", what=what, names=", ".join(names), text=word.text)
    return names.index(word.text)


def parse_number(word: Word, low: int, high: int) -> int:
    """A number in these bounds; one with more digits than they have is not even read."""
    text = word.text
    plain = text.isascii() and text.isdecimal() and len(text) <= len(str(high))
    if not plain or not low <= int(text) <= high:
        raise word.error("gulo:not-that-number", low=str(low), high=str(high), text=text)
    return int(text)


# --- actions


def action_text(action: int) -> str:
    """A colour, `turn`, or an egg."""
    if action >= NAME:
        return egg_name(action - NAME)
    return TURN_NAME if action == TURN else COLOUR_NAMES[action]


def meaning(action: int) -> Meaning:
    """What an action is about: an egg, a colour, or a tile that is turned."""
    if action >= NAME:
        return Meaning("egg", {"egg": egg_name(action - NAME)})
    if action == TURN:
        return Meaning(TURN_NAME)
    return Meaning("colour", {"colour": COLOUR_NAMES[action]})


def parse_action(word: Word) -> int:
    """A colour, `turn`, or an egg; purple is read, so that its rule refuses it (GU-25)."""
    names = (*COLOUR_NAMES[:PURPLE], TURN_NAME)
    if word.text in names:
        return names.index(word.text)
    if word.text == COLOUR_NAMES[PURPLE]:
        return CHOOSE_PURPLE
    if _EGG.fullmatch(word.text):
        return NAME + parse_egg(word)
    raise word.error("gulo:not-an-action", names=", ".join(names), text=word.text)


# --- how eggs lie


def lie_text(lie: Outcome) -> str:
    """`17:b3,r1*`: how far the pole leans, the eggs from the top, a star if they touch it."""
    return f"{lie[0]}:" + ",".join(marked_eggs(lie))


def marked_eggs(lie: Outcome) -> Iterator[str]:
    """The eggs from the top, a star behind those that touch the pole."""
    _, touching, *eggs = lie
    for egg in eggs:
        yield egg_name(egg) + ("*" if touching >> egg & 1 else "")


def parse_lie(word: Word) -> Outcome:
    """The lean, the touching eggs, all eggs from the top."""
    degrees, colon, _ = word.text.partition(":")
    if not colon:
        raise word.error("gulo:not-a-lie", most=str(STEEPEST))
    lean = parse_number(Word(degrees, word.place), 0, STEEPEST)
    touching = 0
    eggs: list[int] = []
    for part in word.after(len(degrees) + 1).split(","):
        egg = parse_egg(Word(part.text.removesuffix("*"), part.place))
        if egg in eggs:
            raise part.error("gulo:egg-twice", egg=egg_name(egg))
        eggs.append(egg)
        touching |= part.text.endswith("*") << egg
    return (lean, touching, *eggs)


# --- outcomes


def outcome_text(state: GuloState, outcome: Outcome) -> str:
    """What chance or a hand did, in notation."""
    if state.stage == START:
        return seat_letter(outcome[0])
    if state.stage == POUR:
        return lie_text(outcome)
    if state.stage == REST:
        return f"{FELL}:" * outcome[0] + lie_text(outcome[1:])
    if state.stage == STEAL:
        return ":".join([RESULT_NAMES[outcome[0]], *map(str, outcome[1:])])
    return TILE_NAMES[outcome[0]]


def parse_outcome(state: GuloState, word: Word) -> Outcome:
    """The outcome that is written so."""
    if state.stage == START:
        return (word.seat(state.seats),)
    if state.stage == POUR:
        return parse_lie(word)
    if state.stage == REST:
        fell = word.text.startswith(f"{FELL}:")
        return (int(fell), *parse_lie(word.after(len(FELL) + 1) if fell else word))
    if state.stage == STEAL:
        return _parse_theft(state, word)
    return (parse_one_of(word, TILE_NAMES, Phrase("gulo:a-tile")),)


def _parse_theft(state: GuloState, word: Word) -> Outcome:
    """`stolen`, or with what was rolled for it, `stolen:412`; only a hand can run out of time."""
    how, *roll = word.split(":")
    results = RESULT_NAMES if state.physics else RESULT_NAMES[:TIME]
    result = parse_one_of(how, results, Phrase("gulo:end-of-a-theft"))
    if len(roll) > 1:
        raise roll[1].error("gulo:one-roll-only", text=word.text)
    return (result, *(parse_number(number, 0, SURE - 1) for number in roll))
