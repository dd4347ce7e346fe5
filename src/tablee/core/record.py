"""A whole game as text that people can read, keep and check, like PGN for chess.

    Tablée record 1
    game: gruell
    rules: 1
    options: variant=base
    A: Ana
    B: Bob
    commitment: 2c26…
    seed: 7f3a…
    scores: 31 12

    1. A:+4 B:GO
    2. A:S B:-2

Each numbered line is one moment: what was decided at the same time, or one decision.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec

from tablee.core.errors import (
    BadInput,
    NotationError,
    OptionError,
    Place,
    RecordError,
    RulesGone,
)
from tablee.core.game import AnyGame
from tablee.core.notation import SEATS, Step, Word, parse_step, seat_letter
from tablee.core.options import Value, options_text, parse_options
from tablee.core.registry import game_with_rules

MAGIC = "Tablée record 1"
TABLE = "table"
"""Whom a running game's record was written for if not for a seat: everybody at the table."""
_HEADS = (
    "game", "rules", "options", "date", "seen by", "start", "commitment", "seed", "scores",
)  # fmt: skip
_HEX = re.compile(r"[0-9a-f]{64}")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Everything needed to play a game again exactly."""

    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    commitment: str
    moments: tuple[tuple[Step, ...], ...]
    rules: int = 1
    """The version of the game's rules."""
    seen_by: str = ""
    """While a game runs: the seat's letter, or TABLE. Steps hidden from it are left out."""
    seed: str = ""
    """Revealed once the game is over."""
    scores: tuple[int, ...] = ()
    date: str = ""
    start: str = ""
    """The position that the game began from, if not the usual one."""

    def find_game(self) -> AnyGame:
        """The game with the rules that this record was made under. Raises RulesGone."""
        return game_with_rules(self.game, self.rules)

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.names)


def record_text(record: Record) -> str:
    """A record as text that `parse_record` reads back."""
    heads = {
        "game": record.game,
        "rules": str(record.rules),
        "options": options_text(record.options),
        **{seat_letter(seat): name for seat, name in enumerate(record.names)},
        "date": record.date,
        "seen by": record.seen_by,
        "start": record.start,
        "commitment": record.commitment,
        "seed": record.seed,
        "scores": " ".join(str(score) for score in record.scores),
    }
    lines = [MAGIC, *(f"{head}: {value}" for head, value in heads.items() if value), ""]
    for number, moment in enumerate(record.moments, 1):
        lines.append(f"{number}. {' '.join(str(step) for step in moment)}")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class RecordFile:
    """A record read from a text, and where each of its steps stands there."""

    record: Record
    places: tuple[Place, ...] = ()


def parse_record(text: str, source: str = "") -> RecordFile:
    """Read a record; what cannot be read is told with line and column."""
    try:
        return _Reader(text, source).read()
    except NotationError as error:
        raise RecordError(error.phrase, error.place) from None


class _Reader:
    """Reads one record, line by line."""

    def __init__(self, text: str, source: str) -> None:
        self.lines = [
            Word(line, Place(source, number, 1))
            for number, line in enumerate(text.splitlines(), 1)
            if not line.startswith("#")
        ]
        self.end = Word("", Place(source, len(text.splitlines()) + 1, 1))
        self.places: list[Place] = []

    def read(self) -> RecordFile:
        if not self.lines or self.lines[0].text != MAGIC:
            first = self.lines[0] if self.lines else self.end
            raise first.error("not-a-record", magic=MAGIC)
        texts = [line.text.strip() for line in self.lines]
        blank = texts.index("") if "" in texts else len(texts)
        heads = self._heads(self.lines[1:blank])
        moments = self._moments([line for line in self.lines[blank:] if line.text.strip()], heads)
        return RecordFile(self._record(heads, moments), tuple(self.places))

    def _heads(self, lines: list[Word]) -> dict[str, Word]:
        heads: dict[str, Word] = {}
        for line in lines:
            head, colon, _ = line.text.partition(": ")
            if not colon or head not in (*_HEADS, *SEATS):
                raise line.error("not-a-record-head", text=line.text)
            if head in heads:
                raise line.error("record-head-twice", head=head)
            heads[head] = line.after(len(head) + 2)
        return heads

    def _required(self, heads: dict[str, Word], head: str) -> Word:
        if head not in heads:
            raise self.end.error("record-head-missing", head=head)
        return heads[head]

    def _names(self, heads: dict[str, Word]) -> tuple[str, ...]:
        letters = [letter for letter in SEATS if letter in heads]
        if "".join(letters) != SEATS[: len(letters)] or not letters:
            raise self.end.error("record-seats-missing")
        return tuple(heads[letter].text for letter in letters)

    def _moments(self, lines: list[Word], heads: dict[str, Word]) -> tuple[tuple[Step, ...], ...]:
        seats = len(self._names(heads))
        return tuple(self._moment(line, number, seats) for number, line in enumerate(lines, 1))

    def _moment(self, line: Word, number: int, seats: int) -> tuple[Step, ...]:
        words = list(line.words())
        if words[0].text != f"{number}.":
            raise words[0].error("wrong-moment-number", number=str(number), text=words[0].text)
        if not words[1:]:
            raise words[0].error("moment-without-step")
        self.places += [word.place for word in words[1:]]
        return tuple(parse_step(word, seats) for word in words[1:])

    def _version(self, word: Word) -> int:
        if not re.fullmatch(r"[1-9][0-9]{0,5}", word.text):
            raise word.error("not-a-rules-version", text=word.text)
        return int(word.text)

    def _reader(self, word: Word, seats: int) -> str:
        if word.text != TABLE:
            word.seat(seats)
        return word.text

    def _hex(self, word: Word) -> str:
        if not _HEX.fullmatch(word.text):
            raise word.error("not-a-hash")
        return word.text

    def _scores(self, word: Word, seats: int) -> tuple[int, ...]:
        words = list(word.words())
        for part in words:
            if not re.fullmatch(r"-?[0-9]{1,9}", part.text):
                raise part.error("not-a-score", text=part.text)
        if len(words) != seats:
            raise word.error("wrong-score-count", seats=str(seats))
        return tuple(int(part.text) for part in words)

    def _record(self, heads: dict[str, Word], moments: tuple[tuple[Step, ...], ...]) -> Record:
        names = self._names(heads)
        return Record(
            game=self._required(heads, "game").text,
            options=self._options(heads),
            names=names,
            commitment=self._hex(self._required(heads, "commitment")),
            moments=moments,
            rules=self._version(heads["rules"]) if "rules" in heads else 1,
            seen_by=self._reader(heads["seen by"], len(names)) if "seen by" in heads else "",
            seed=self._hex(heads["seed"]) if "seed" in heads else "",
            scores=self._scores(heads["scores"], len(names)) if "scores" in heads else (),
            date=heads["date"].text if "date" in heads else "",
            start=heads["start"].text if "start" in heads else "",
        )

    def _game(self, heads: dict[str, Word]) -> AnyGame:
        game = self._required(heads, "game")
        version = heads.get("rules", Word("1", game.place))
        try:
            return game_with_rules(game.text, self._version(version))
        except RulesGone as error:
            raise version.error(error.phrase) from None

    def _options(self, heads: dict[str, Word]) -> dict[str, Value]:
        try:
            known = self._game(heads).options
        except OptionError as error:
            raise heads["game"].error(error.phrase) from None
        word = heads.get("options", Word(""))
        try:
            return parse_options(known, word.text)
        except BadInput as error:
            raise word.error(error.phrase) from None
