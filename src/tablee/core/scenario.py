"""Scenario files: a position, what is done in it, and what must hold afterwards (TOML).

    game = "gruell"
    title = "One ogre alone captures every goblin"
    clauses = ["GR-07"]
    seats = 3
    steps = "A:+4 B:GO C:-2"
    [expect]
    pending = ["A", "B", "C"]
    [expect.view]
    trick = 2

Rule tests, tutorials and puzzles all use this format.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec

from tablee.core.errors import BadInput, Place, Refused, ScenarioError
from tablee.core.game import AnyGame
from tablee.core.notation import Word, parse_step, seat_letter
from tablee.core.options import Value, complete
from tablee.core.phrases import Phrase
from tablee.core.registry import game as find_game
from tablee.core.replay import apply_step, refused_step
from tablee.core.state import SPECTATOR, State

T = TypeVar("T")


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold after the steps; what is left out is not looked at."""

    position: str | None = None
    pending: list[str] | None = None
    legal: dict[str, list[str]] | None = None
    view: dict[str, object] | None = None
    """Some parts of what a spectator sees."""
    scores: list[int] | None = None
    """The final scores, once the game is over."""
    winners: list[str] | None = None
    refused: str | None = None
    """The clause that refuses the last step."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario file."""

    game: str
    title: str
    expect: Expect
    clauses: list[str] = []
    options: dict[str, Value] = {}
    seats: int = 0
    position: str = ""
    steps: str = ""


@dataclass(frozen=True)
class Outcome:
    """How a scenario went: empty when everything held."""

    title: str
    failures: list[Phrase]


def parse_scenario(source_text: str, source: str = "") -> Scenario:
    """Read a scenario; what cannot be read is told with its line."""
    try:
        return msgspec.convert(tomllib.loads(source_text), Scenario, strict=True)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(*_toml_problem(error, source_text, source)) from None
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at ")
        unknown = re.search(r"unknown field `(.+)`", problem)
        key = unknown[1] if unknown else path.strip("`").removeprefix("$.")
        place = _place_of(source_text, source, key)
        raise ScenarioError(_shape_problem(problem), place) from None


_SHAPES = {
    "scenario-missing-field": r"missing required field `(?P<field>.+)`",
    "scenario-unknown-field": r"unknown field `(?P<field>.+)`",
    "scenario-wrong-type": r"Expected `(?P<wanted>.+)`, got `(?P<found>.+)`",
}
"""The problems that msgspec finds in a scenario: our keys, and how to recognise its sentences."""


def _shape_problem(sentence: str) -> Phrase | str:
    for key, pattern in _SHAPES.items():
        if found := re.search(pattern, sentence):
            return Phrase(key, **found.groupdict())
    return sentence


def _toml_problem(
    error: tomllib.TOMLDecodeError, source_text: str, source: str
) -> tuple[Phrase, Place]:
    found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
    last = len(source_text.splitlines())
    place = Place(source, int(found[1]), int(found[2])) if found else Place(source, last)
    problem = re.sub(r" \(at .*\)", "", str(error))
    return Phrase("not-toml", detail=problem[0].lower() + problem[1:]), place


def _place_of(source_text: str, source: str, path: str) -> Place:
    """Where a key such as `expect.scores` stands."""
    keys = [key for key in re.split(r"\.|\[.*", path) if key]
    lines = source_text.splitlines()
    for key in reversed(keys):
        for number, line in enumerate(lines, 1):
            if re.match(rf"\s*(\[+\s*[\w.]*)?\b{re.escape(key)}\b\s*(=|\])", line):
                return Place(source, number)
    return Place(source, 1)


def run_scenario(
    source_text: str, source: str = "", given: Mapping[str, Value] | None = None
) -> Outcome:
    """Play a scenario and look at what holds afterwards.

    `given` are options for scenarios that start a new game and do not set these options.
    """
    return _Run(source_text, source, given or {}).run()


class _Run:
    """One run of one scenario file."""

    def __init__(self, source_text: str, source: str, given: Mapping[str, Value]) -> None:
        self.given = given
        self.source_text = source_text
        self.source = source
        self.scenario = parse_scenario(source_text, source)
        self.game: AnyGame = self._told_from("game", lambda: find_game(self.scenario.game))
        self.refusal: Refused | None = None

    def run(self) -> Outcome:
        self._check_clauses()
        state = self._start()
        self._play(state)
        return Outcome(self.scenario.title, self._failures(state))

    def _told_from(self, key: str, make: Callable[[], T]) -> T:
        """What `make` returns; its problem is told from the place of `key` in the file."""
        try:
            return make()
        except BadInput as error:
            place = _place_of(self.source_text, self.source, key)
            raise ScenarioError(error.phrase, self._inner(key, place, error.place)) from None

    def _inner(self, key: str, outer: Place, inner: Place) -> Place:
        """The line and column in the file of a place inside a key's text."""
        lines = self.source_text.splitlines()
        if not inner.line or not outer.line:
            return outer
        opening = re.match(r'.*?=\s*("""|"|\'\'\'|\')', lines[outer.line - 1])
        if opening is None:
            return outer
        after = opening.end()
        if lines[outer.line - 1][after:].strip() == "":  # TOML drops the first line break
            return Place(self.source, outer.line + inner.line, inner.column)
        return inner.within(self.source, outer.line, after + 1)

    def _check_clauses(self) -> None:
        for clause in self.scenario.clauses:
            if clause not in self.game.clauses:
                place = _place_of(self.source_text, self.source, "clauses")
                first, *_, last = self.game.clauses
                raise ScenarioError(
                    "no-such-clause",
                    place,
                    game=self.game.name,
                    clause=clause,
                    first=first,
                    last=last,
                )

    def _start(self) -> State:
        scenario, game = self.scenario, self.game
        state: State
        if scenario.position:
            position = Word(scenario.position)
            state = self._told_from("position", lambda: game.parse_position(position))
        else:
            chosen = {**self.given, **scenario.options}
            options = self._told_from("options", lambda: complete(game.options, chosen))
            state = self._told_from("seats", lambda: game.new(scenario.seats, options))
        return state

    def _play(self, state: State) -> None:
        words = [
            word
            for number, line in enumerate(self.scenario.steps.splitlines(), 1)
            for word in Word(line, Place("", number, 1)).words()
        ]
        for word in words:
            self._told_from("steps", partial(self._step, state, word, word is words[-1]))

    def _step(self, state: State, word: Word, last: bool) -> None:
        step = parse_step(word, state.seats)
        try:
            apply_step(self.game, state, step, word.place)
        except Refused as error:
            if not last or self.scenario.expect.refused is None:
                raise word.error(refused_step(self.game, step, error)) from None
            self.refusal = error

    def _failures(self, state: State) -> list[Phrase]:
        expect = self.scenario.expect
        found = {name: self._found(state, name) for name in expect.__struct_fields__}
        return [
            Phrase("scenario-failed", what=name, wanted=str(wanted), found=str(found[name]))
            for name in expect.__struct_fields__
            if (wanted := getattr(expect, name)) is not None and wanted != found[name]
        ]

    def _found(self, state: State, name: str) -> object:
        result = state.result()
        match name:
            case "position":
                return self.game.position_text(state)
            case "pending":
                return [seat_letter(seat) for seat in state.pending()]
            case "legal":
                return self._legal(state)
            case "view":
                return self._seen(state)
            case "scores":
                return result.scores if result else None
            case "winners":
                return [seat_letter(seat) for seat in result.winners()] if result else None
            case _:
                return self.refusal.clause if self.refusal else None

    def _legal(self, state: State) -> dict[str, list[str]]:
        """What each seat may do, in the order in which the file names it where that agrees."""
        wanted = self.scenario.expect.legal or {}
        found = {
            seat_letter(seat): [self.game.action_text(state, a) for a in state.legal(seat)]
            for seat in state.pending()
        }
        return {
            seat: wanted[seat] if sorted(wanted.get(seat, [])) == sorted(texts) else texts
            for seat, texts in found.items()
        }

    def _seen(self, state: State) -> dict[str, object]:
        seen = msgspec.json.decode(msgspec.json.encode(self.game.view(state, SPECTATOR)))
        return {key: seen.get(key) for key in self.scenario.expect.view or {}}
