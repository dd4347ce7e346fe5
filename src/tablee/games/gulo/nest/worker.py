"""A process that does the physics: it answers requests one by one, and no bad input ends it."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from tablee.games.gulo.nest.aftermath import ALARMS, Aftermath
from tablee.games.gulo.nest.again import set_up_again
from tablee.games.gulo.nest.errors import BadSample, NestError
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pour import filmed
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.recording import Recording, recorded
from tablee.games.gulo.nest.simulator import Lie, Nest
from tablee.games.gulo.nest.steal import Kind, Steal

NICE = 10
"""How far a process that gives way steps back behind all others."""

# --- what is asked


@dataclass(frozen=True)
class Pour:
    """Pour a nest and age it."""

    seed: int


@dataclass(frozen=True)
class Again:
    """Set a nest up again with the eggs that were left in it."""

    eggs: frozenset[int]
    seed: int


@dataclass(frozen=True)
class Look:
    """Say how a nest lies."""

    snapshot: bytes


@dataclass(frozen=True)
class Plan:
    """Plan a pull like a person of this level."""

    snapshot: bytes
    egg: int
    level: str
    seed: int


@dataclass(frozen=True)
class Begin:
    """Begin an attempt, under a number by which it is known from now on."""

    attempt: int
    snapshot: bytes
    egg: int
    seconds: float


@dataclass(frozen=True)
class Advance:
    """Take these samples, then let a frame pass."""

    attempt: int
    samples: tuple[Sample, ...]


@dataclass(frozen=True)
class Finish:
    """Say how a decided attempt ended; asked again, or too early, forget it."""

    attempt: int


@dataclass(frozen=True)
class After:
    """Let a frame pass after an attempt that has been finished: what an alarm leaves."""

    attempt: int


Request = Pour | Again | Look | Plan | Begin | Advance | Finish | After

# --- what is answered


@dataclass(frozen=True)
class Poured:
    """A nest that lies still."""

    snapshot: bytes
    lie: Lie
    film: bytes = b""
    """How it was poured, as `film.Reel` keeps it."""


@dataclass(frozen=True)
class Planned:
    """Where the hand will be, and when."""

    samples: tuple[Sample, ...]


@dataclass(frozen=True)
class Begun:
    """The attempt has begun."""


@dataclass(frozen=True)
class Frame:
    """One frame: where everything is, how it stands, and which samples were refused and why."""

    number: int
    picture: bytes
    """As `sight.Seen` writes it."""
    outcome: Kind | None
    refused: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ended:
    """How an attempt ended, and the nest after it; None for one that was given up or is known."""

    recording: Recording | None
    snapshot: bytes | None
    lie: Lie | None


@dataclass(frozen=True)
class Failed:
    """The request could not be met; the sentence says why."""

    error: str
    kind: type[NestError] = NestError


Answer = Poured | Planned | Begun | Frame | Ended | Failed


class Physics:
    """The attempts that this process runs."""

    def __init__(self) -> None:
        self._attempts: dict[int, Steal] = {}
        self._after: dict[int, Aftermath] = {}

    def answer(self, request: Request) -> Answer:
        """Do what is asked."""
        match request:
            case Pour():
                return _poured(request.seed)
            case Again():
                return _lying(set_up_again(request.eggs, request.seed))
            case Look():
                return _lying(Nest.restored(request.snapshot))
            case Plan():
                return _planned(request)
            case Begin():
                return self._begin(request)
            case Advance():
                return self._advance(request)
            case Finish():
                return self._finish(request.attempt)
            case After():
                return self._go_on(request.attempt)

    def _begin(self, request: Begin) -> Begun:
        nest = Nest.restored(request.snapshot)
        self._attempts[request.attempt] = Steal(nest, request.egg, request.seconds)
        return Begun()

    def _advance(self, request: Advance) -> Frame:
        steal = self._attempts[request.attempt]
        refused = tuple(reason for sample in request.samples if (reason := _fed(steal, sample)))
        picture = steal.advance().to_bytes()
        return Frame(steal.frame, picture, steal.outcome, refused)

    def _finish(self, attempt: int) -> Ended:
        steal = self._attempts.pop(attempt, None)
        self._after.pop(attempt, None)
        if steal is None or steal.outcome is None:
            return Ended(None, None, None)
        nest = steal.left_over()
        if steal.outcome in ALARMS:
            self._after[attempt] = Aftermath(steal)
        return Ended(recorded(steal), nest.snapshot(), nest.lie())

    def _go_on(self, attempt: int) -> Frame | Ended:
        """A frame; or, when there is nothing more to see, the nest as it lies then."""
        after = self._after.get(attempt)
        if after is None:
            return Ended(None, None, None)
        if after.over:
            return Ended(None, after.nest.snapshot(), None)
        picture = after.advance().to_bytes()
        return Frame(after.frame, picture, None)


def _poured(seed: int) -> Poured:
    nest, film = filmed(seed)
    nest = Nest.restored(nest.snapshot())
    return Poured(nest.snapshot(), nest.lie(), film)


def _lying(nest: Nest) -> Poured:
    return Poured(nest.snapshot(), nest.lie())


def _planned(request: Plan) -> Planned:
    nest = Nest.restored(request.snapshot)
    return Planned(tuple(plan_pull(nest, request.egg, request.level, Random(request.seed))))


def _fed(steal: Steal, sample: Sample) -> str | None:
    try:
        steal.feed(sample)
    except BadSample as error:
        return str(error)
    return None


def physics(*, gives_way: bool) -> Callable[[Request], Answer]:
    """Return what answers requests in a process, once all that it needs has been loaded."""
    if gives_way:
        os.nice(NICE)
    Nest()
    return partial(_answered, Physics())


def _answered(physics: Physics, request: Request) -> Answer:
    try:
        return physics.answer(request)
    except NestError as error:
        return Failed(str(error), type(error))
    except Exception as error:  # noqa: BLE001 - one bad request must not end the other attempts
        return Failed(f"{type(error).__name__}: {error}")
