"""A table of Gulo Gulo for rule tests: everything is set up, played and read in notation."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from tablee.core.errors import BadInput, Refused
from tablee.core.notation import SEATS, Word
from tablee.core.registry import game
from tablee.core.state import SPECTATOR, State

GAME = game("gulo")

COLOURS = {"g": "green", "y": "yellow", "r": "red", "b": "blue"}
LETTERS = {name: letter for letter, name in COLOURS.items()} | {"junior": "J", "purple": "p"}
TILES = {"green": 6, "yellow": 6, "red": 6, "blue": 5}
EGGS = [f"{letter}{number}" for letter in "bryg" for number in range(1, 6)] + ["p1", "p2"]
TOUCHING = ("r1", "y3")

ALL = 19
"""Tiles of the path at the start."""
FULL = "gyrbgyrbgyrbgyrbgyr"
"""A path that is open to its end: one tile of each colour is left for the deck."""
ALARMS = ("pole", "egg")
HAND_ALARMS = (*ALARMS, "time")
"""Only a hand can take too long."""
DICE = ("risk", "roll")
FAST: dict[str, object] = {"fast": True}
PHYSICS: dict[str, object] = {"nest": "physics"}


# --- writing positions


def nest(bag: str = "", lean: int = 17) -> str:
    """How the nest lies without the eggs in the bag."""
    left = [egg for egg in EGGS if egg not in bag.split()]
    return f"{lean}:" + ",".join(egg + "*" * (egg in TOUCHING) for egg in left)


POUR = nest()


def turned_up(what: str) -> bool:
    """Is a tile of the deck turned up, and so not in it?"""
    return what.startswith("over") or (what.endswith("deck") and not what.startswith("tile"))


def line(
    path: str,
    at: str,
    what: str,
    *,
    deck: str = "",
    bag: str = "",
    eggs: str = "",
    head: str = "dice 60",
) -> str:
    """A position; tiles that are not written lie face down, eggs are in the nest or in the bag."""
    path = path.ljust(ALL, "?")
    deck = deck or "?" * (24 - len(path) - turned_up(what)) or "-"
    waits = what == "start" or what.startswith("pour")
    eggs = eggs or ("-" if waits else nest(bag))
    return f"gulo {len(at.split())} {head} | {path} | {deck} | {at} | {eggs} | {what}"


def on(path: str, at: str, what: str, **parts: str) -> Table:
    """The game that stands so."""
    return Table.of(line(path, at, what, **parts))


def fast(path: str, at: str, what: str, **parts: str) -> Table:
    """The same in the faster variation."""
    return on(path, at, what, head="dice 60 fast", **parts)


def physics(path: str, at: str, what: str, **parts: str) -> Table:
    """The same with a nest that moves."""
    return on(path, at, what, head="physics 60", **parts)


def bag_but(egg: str) -> str:
    """The bag when this is the last egg of its colour in the nest."""
    return " ".join(other for other in EGGS if other[0] == egg[0] and other != egg)


# --- playing


class Table:
    """One game, and everything that was told since it was set up."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.notes = []

    @classmethod
    def of(cls, position: str) -> Table:
        """The game that stands so."""
        return cls(GAME.parse_position(Word(position)))

    @classmethod
    def new(cls, seats: int = 2, options: dict[str, object] | None = None) -> Table:
        """A game whose first player is still to be drawn."""
        return cls(GAME.new(seats, options or {}))

    @classmethod
    def begun(
        cls, seats: int = 2, start: str = "A", options: dict[str, object] | None = None
    ) -> Table:
        """A game in which this seat is about to turn the first tile."""
        return cls.new(seats, options).chance(f"start:{start}").pour()

    def act(self, seat: str, *texts: str) -> Table:
        """Decisions of one seat, one after the other."""
        for text in texts:
            self.state.play(SEATS.index(seat), GAME.parse_action(self.state, Word(text)))
        return self

    def chance(self, *texts: str) -> Table:
        """What chance settles, such as `tile:red`."""
        for text in texts:
            kind, _, outcome = text.partition(":")
            assert self.open_chance == kind, f"{self.what}: {self.open_chance} is open, not {kind}"
            assert self.could(text), f"{self.what}: {text} cannot happen"
            self.state.settle(GAME.parse_outcome(self.state, Word(outcome)))
        return self

    def go(self, steps: str) -> Table:
        """Steps such as `A:turn *tile:red A:r1 *steal:stolen *pour`."""
        for step in steps.split():
            if step == "*pour":
                self.pour()
            elif step.startswith("*"):
                self.chance(step[1:])
            else:
                seat, _, text = step.partition(":")
                self.act(seat, text)
        return self

    def pour(self) -> Table:
        """All eggs are poured into the nest."""
        return self.chance(f"pour:{POUR}")

    def rest(self, fell: bool = False) -> Table:
        """The eggs that are left lie as before."""
        left = nest(" ".join(self.bag))
        return self.chance(f"rest:{'fell:' * fell}{left}")

    def name(self, egg: str) -> Table:
        """Whoever is asked names this egg; nobody is asked for the last one of its colour."""
        return self.act(self.asked, egg) if self.asked else self

    def steal(self, egg: str) -> Table:
        """This egg is named and stolen."""
        return self.name(egg).chance("steal:stolen")

    def fail(self, egg: str, why: str = "pole") -> Table:
        """This egg is named, and there is an alarm."""
        return self.name(egg).chance(f"steal:{why}")

    def refused(self, seat: str, text: str) -> Refused:
        """Why this decision is refused; it changes nothing."""
        before = self.position
        with pytest.raises(Refused) as caught:
            self.act(seat, text)
        assert self.position == before
        return caught.value

    def why_not(self, seat: str, text: str) -> tuple[str, str]:
        """The clause and the reason of a refusal."""
        error = self.refused(seat, text)
        return error.clause, error.reason

    # --- what is asked

    @property
    def legal(self) -> set[str]:
        """All that may be done now."""
        codes = [code for seat in self.state.pending() for code in self.state.legal(seat)]
        return {GAME.action_text(self.state, code) for code in codes}

    @property
    def asked(self) -> str:
        """The letter of whoever must decide; nothing if nobody must."""
        return "".join(SEATS[seat] for seat in self.state.pending())

    @property
    def open_chance(self) -> str | None:
        """What chance must settle now."""
        chance = self.state.chance()
        return chance.kind if chance else None

    def could(self, text: str) -> bool:
        """Could the chance that is open fall so?"""
        kind, _, outcome = text.partition(":")
        chance = self.state.chance()
        if chance is None or chance.kind != kind:
            return False
        try:
            return chance.allows(GAME.parse_outcome(self.state, Word(outcome)))
        except BadInput:
            return False

    @property
    def odds(self) -> dict[str, float]:
        """How likely each outcome is; impossible ones are left out."""
        chance = self.state.chance()
        assert chance
        told = [(GAME.outcome_text(self.state, outcome), p) for outcome, p in chance.odds()]
        assert len(dict(told)) == len(told)
        return {text: odds for text, odds in told if odds}

    # --- how it stands

    @property
    def position(self) -> str:
        """The whole position in one line."""
        return GAME.position_text(self.state)

    @property
    def parts(self) -> list[str]:
        """The parts of the position's line."""
        return [part.strip() for part in self.position.split("|")]

    @property
    def path(self) -> str:
        """The path, `?` for tiles that lie face down."""
        return self.parts[1]

    @property
    def deck(self) -> str:
        """The deck from the top, `?` for unknown tiles, nothing if it is empty."""
        return self.parts[2].replace("-", "")

    def at(self, seat: str) -> int:
        """The number of the tile on which a Gulo stands, 0 before the first."""
        return int(self.parts[3].split()[SEATS.index(seat)])

    @property
    def places(self) -> str:
        """Where all Gulos stand."""
        return self.parts[3]

    @property
    def nest(self) -> list[str]:
        """The eggs in the nest from the top; none while it is about to be poured."""
        _, _, eggs = self.parts[4].partition(":")
        return eggs.replace("*", "").split(",") if eggs else []

    @property
    def bag(self) -> list[str]:
        """The eggs in the bag."""
        return [egg for egg in EGGS if egg not in self.nest]

    @property
    def what(self) -> str:
        """What comes next, such as `choose B`."""
        return self.parts[5]

    @property
    def turn_of(self) -> str | None:
        """Whose turn it is."""
        seat = self.view.turn_of
        return None if seat is None else SEATS[seat]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.result() is not None

    @property
    def winners(self) -> str:
        """The letters of those who won; nothing during play."""
        result = self.state.result()
        return "".join(SEATS[seat] for seat in result.winners()) if result else ""

    # --- what is seen and told

    @property
    def view(self) -> Any:  # noqa: ANN401 - tests must not know the rules' own modules
        """What a stranger sees."""
        return GAME.view(self.state, SPECTATOR)

    def seen(self, seat: str = "") -> dict[str, Any]:
        """All that a seat, or a stranger, sees."""
        who = SEATS.index(seat) if seat else SPECTATOR
        return _plain(GAME.view(self.state, who))

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that was told; risks and rolls are the dice's business and left out."""
        told = [_plain(GAME.event(note)) for note in self.state.notes or []]
        return [{key: value for key, value in e.items() if key not in DICE} for e in told]

    @property
    def tags(self) -> list[str]:
        """The kinds of all that was told."""
        return [event["event"] for event in self.events]

    def told(self, tag: str) -> list[dict[str, Any]]:
        """The events of one kind, without their names."""
        found = [event for event in self.events if event["event"] == tag]
        return [{key: value for key, value in e.items() if key != "event"} for e in found]


def _plain(shown: msgspec.Struct) -> dict[str, Any]:
    """As JSON has it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return plain


def colours(eggs: list[str]) -> Counter[str]:
    """How many eggs there are of each colour, by letter."""
    return Counter(egg[0] for egg in eggs)
