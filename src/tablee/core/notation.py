"""The small parts that every notation is made of: seats, words with their columns, steps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from tablee.core.errors import NotationError, Place
from tablee.core.phrases import Phrase

SEATS = "ABCDEFGH"


def seat_letter(seat: int) -> str:
    """Seat 0 is A, seat 1 is B."""
    return SEATS[seat]


START = Place(line=1, column=1)


@dataclass(frozen=True)
class Word:
    """A piece of text, and where it stands."""

    text: str
    place: Place = START

    @classmethod
    def of(cls, text: str | Word) -> Word:
        """A plain string as a word that starts in line 1, column 1; a word stays what it is."""
        return text if isinstance(text, Word) else cls(text)

    def error(self, problem: str | Phrase, **details: object) -> NotationError:
        """An error that points here: a text key with its details."""
        return NotationError(problem, self.place, **details)

    def after(self, skip: int) -> Word:
        """What follows the first `skip` characters."""
        place = Place(self.place.source, self.place.line, self.place.column + skip)
        return Word(self.text[skip:], place)

    def words(self) -> Iterator[Word]:
        """The words in this text, split at white space."""
        for found in re.finditer(r"\S+", self.text):
            yield Word(found.group(), self.after(found.start()).place)

    def split(self, separator: str) -> Iterator[Word]:
        """The parts between separators."""
        start = 0
        for part in self.text.split(separator):
            yield Word(part, self.after(start).place)
            start += len(part) + len(separator)

    def seat(self, seats: int) -> int:
        """The seat that this letter names."""
        seat = SEATS.find(self.text) if len(self.text) == 1 else -1
        if not 0 <= seat < seats:
            raise self.error("not-a-seat", last=SEATS[seats - 1], text=self.text)
        return seat


class Move(msgspec.Struct, frozen=True, gc=False, tag="move", tag_field="step"):
    """A seat's decision, in notation."""

    seat: int
    action: str

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)}:{self.action}"


class Settled(msgspec.Struct, frozen=True, gc=False, tag="chance", tag_field="step"):
    """How chance fell, in notation."""

    kind: str
    outcome: str

    def __str__(self) -> str:
        return f"*{self.kind}:{self.outcome}"


Step = Move | Settled


def parse_step(word: Word, seats: int) -> Step:
    """`A:+4` is a decision of seat A, `*roll:5` is how chance fell."""
    who, colon, what = word.text.partition(":")
    if not colon or not what:
        raise word.error("not-a-step", text=word.text)
    if who.startswith("*"):
        return Settled(who[1:], what)
    return Move(Word(who, word.place).seat(seats), what)
