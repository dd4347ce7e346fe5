"""Colours, eggs, tiles and nests as people write them."""

from __future__ import annotations

import re

from tablee.core.chance import Outcome
from tablee.core.notation import Word, seat_letter
from tablee.games.gulo.rules.actions import NAME, TURN
from tablee.games.gulo.rules.chances import STEEPEST
from tablee.games.gulo.rules.eggs import COLOURS, EACH, EGGS, colour_of
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
        raise word.error(f"expected an egg such as r3, not '{word.text}'")
    return egg


def parse_one_of(word: Word, names: tuple[str, ...], what: str) -> int:
    """The number of a name."""
    if word.text not in names:
        raise word.error(f"expected {what} ({', '.join(names)}), not '{word.text}'")
    return names.index(word.text)


def parse_number(word: Word, low: int, high: int) -> int:
    """A number in these bounds; one with more digits than they have is not even read."""
    text = word.text
    plain = text.isascii() and text.isdecimal() and len(text) <= len(str(high))
    if not plain or not low <= int(text) <= high:
        raise word.error(f"expected a number from {low} to {high}, not '{text}'")
    return int(text)


# --- actions


def action_text(action: int) -> str:
    """A colour, `turn`, or an egg."""
    if action >= NAME:
        return egg_name(action - NAME)
    return TURN_NAME if action == TURN else COLOUR_NAMES[action]


def parse_action(word: Word) -> int:
    """A colour, `turn`, or an egg."""
    names = (*COLOUR_NAMES[: COLOURS - 1], TURN_NAME)
    if word.text in names:
        return names.index(word.text)
    if _EGG.fullmatch(word.text):
        return NAME + parse_egg(word)
    raise word.error(f"expected {', '.join(names)} or an egg such as r3, not '{word.text}'")


# --- how eggs lie


def lie_text(lie: Outcome) -> str:
    """`17:b3,r1*`: how far the pole leans, the eggs from the top, a star if they touch it."""
    lean, touching, *eggs = lie
    return f"{lean}:" + ",".join(egg_name(e) + ("*" if touching >> e & 1 else "") for e in eggs)


def parse_lie(word: Word) -> Outcome:
    """The lean, the touching eggs, all eggs from the top."""
    degrees, colon, _ = word.text.partition(":")
    if not colon:
        raise word.error(f"expected a lean from 0 to {STEEPEST} and eggs such as 17:b3,r1*")
    lean = parse_number(Word(degrees, word.place), 0, STEEPEST)
    touching = 0
    eggs: list[int] = []
    for part in word.after(len(degrees) + 1).split(","):
        egg = parse_egg(Word(part.text.removesuffix("*"), part.place))
        if egg in eggs:
            raise part.error(f"the egg {egg_name(egg)} lies there twice")
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
        return _parse_theft(word)
    return (parse_one_of(word, TILE_NAMES, "a tile"),)


def _parse_theft(word: Word) -> Outcome:
    """`stolen`, or with what was rolled for it, `stolen:412`."""
    how, *roll = word.split(":")
    result = parse_one_of(how, RESULT_NAMES, "how the theft ended")
    if len(roll) > 1:
        raise roll[1].error(f"expected one roll, not '{word.text}'")
    return (result, *(parse_number(number, 0, SURE - 1) for number in roll))
