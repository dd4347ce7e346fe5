"""A table: what follows from its plan, its seed and its log, entry by entry."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from tablee.core.events import Event
from tablee.core.match import Match
from tablee.core.notation import seat_letter
from tablee.core.registry import game as find_game
from tablee.core.state import SPECTATOR
from tablee.core.stream import commitment
from tablee.core.view import View
from tablee.server.store.rows import Entry
from tablee.server.tables import log
from tablee.server.tables.chronicle import Chronicle
from tablee.server.tables.clocks import Clocks
from tablee.server.tables.happenings import (
    AttemptAgain,
    BotCame,
    CameBack,
    GameBegan,
    Rematch,
    SatDown,
    Spoke,
    StoodUp,
)
from tablee.server.tables.plan import Plan

ONE_BY_ONE = 5
"""People who share a screen look into their hands one by one: their moments last so much longer."""
MOST_DONE = 50
"""So many ids of a seat are remembered: who repeats an older action finds its decision made."""

Kind = Literal["open", "person", "bot", "away"]


@dataclass
class Chair:
    """A seat, and who sits there now."""

    kind: Kind
    name: str = ""
    level: str = ""
    token: str = ""
    """The hash of the secret that holds it."""

    @property
    def plays_itself(self) -> bool:
        """Does a bot decide here?"""
        return self.kind in ("bot", "away")


@dataclass
class Table:
    """One table. Only `apply` changes it."""

    id: str
    plan: Plan
    seed: bytes
    created: float
    next_seq: int = 0
    touched: float = 0.0
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    done: list[deque[str]] = field(default_factory=list)
    """The ids of each seat's last actions: a repeated one is not applied again."""
    decisions: list[int] = field(default_factory=list)
    moment: float = 4.0
    """Seconds in which all may speak, whether or not anybody can (GL-13)."""
    moment_began: float = 0.0
    moment_ends: float | None = None
    """When a moment is over in which all are asked at once and silence is an answer."""
    nest: bytes = b""
    """The physical nest as it lies, where the table has one."""
    lost: int = 0
    """Attempts of the hand that is awaited which had to begin again."""
    rematch: str = ""
    public: View | None = None
    """What everybody sees now."""
    muted: set[tuple[int, int]] = field(default_factory=set)
    """Who does not want to hear whom."""

    def __post_init__(self) -> None:
        self.game = find_game(self.plan.game)
        self.touched = self.created
        self.chronicle = Chronicle(len(self.plan.seats))
        self.done = [deque(maxlen=MOST_DONE) for _ in self.plan.seats]
        self.decisions = [0] * len(self.plan.seats)
        self.clocks = Clocks(self.plan.clock, len(self.plan.seats))
        self.chairs = [self._chair(seat) for seat in range(len(self.plan.seats))]
        self._begin_when_full(self.created)

    def _chair(self, seat: int) -> Chair:
        plan = self.plan.seats[seat]
        if plan.kind == "bot":
            return Chair("bot", plan.name or f"{plan.level} {seat_letter(seat)}", plan.level)
        return Chair("open")

    # --- asking

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """open, playing or over."""
        if self.match is None:
            return "open"
        return "over" if self.match.state.result() is not None else "playing"

    @property
    def commitment(self) -> str:
        """The promise of the seed."""
        return commitment(self.seed)

    @property
    def names(self) -> list[str]:
        """Everybody's name; an open seat has its letter."""
        return [chair.name or seat_letter(seat) for seat, chair in enumerate(self.chairs)]

    def pending(self) -> list[int]:
        """Who must decide now."""
        return self.match.pending() if self.match else []

    def hand(self) -> int | None:
        """Whose hand must do something now; None where nobody's must."""
        if self.match is None or not self.match.awaited():
            return None
        return next(iter(self.waiting()), log.NOBODY)

    def waiting(self) -> Sequence[int]:
        """Whom everybody sees the table waiting for."""
        return self.public.waiting if self.public else ()

    def silence(self) -> int | None:
        """What saying nothing means now, if all are asked at once."""
        return self.game.silence(self.public) if self.public else None

    # --- changing

    def apply(self, entry: Entry) -> None:
        """Let an entry of the log happen. An entry that cannot raises and changes nothing."""
        body = log.read(entry)
        self._happen(entry.seat, body, entry.at)
        self.next_seq = entry.seq + 1
        self.touched = entry.at
        if identity := getattr(body, "id", ""):
            self.done[entry.seat].append(identity)
        self._watch(entry.at)

    def _happen(self, seat: int, body: log.Body, at: float) -> None:
        if isinstance(body, log.Moved | log.Undid | log.MomentOver | log.HandsTold):
            self._play(seat, body, at)
        elif isinstance(body, log.Said):
            unheard = frozenset(by for by, other in self.muted if other == seat)
            self._tell([Spoke(seat, body.text)], at, unheard)
        elif isinstance(body, log.Muted):
            (self.muted.add if body.muted else self.muted.discard)((seat, body.other))
        elif isinstance(body, log.Again):
            self.lost += 1
            self.clocks.begins_again(seat, at)
            self._tell([AttemptAgain(seat)], at)
        elif isinstance(body, log.Followed):
            self.rematch = body.table
            self._tell([Rematch(seat, body.table)], at)
        else:
            self._seat(seat, body, at)

    def _seat(self, seat: int, body: log.Body, at: float) -> None:
        chair = self.chairs[seat]
        if isinstance(body, log.Sat):
            self.chairs[seat] = Chair("person", body.name, "", body.token)
            self._tell([SatDown(seat, body.name)], at)
            self._begin_when_full(at)
        elif isinstance(body, log.Left):
            self._stand_up(seat, body.level, at)
        elif isinstance(body, log.Filled):
            self._fill(seat, body.level, body.why, at)
        elif isinstance(body, log.BotFor):
            self._fill(body.other, body.level, "away", at)
        elif isinstance(body, log.Back):
            chair.kind, chair.level = "person", ""
            self.clocks.came_back(seat)
            self._tell([CameBack(seat)], at)

    def _fill(self, seat: int, level: str, why: str, at: float) -> None:
        self.chairs[seat].kind, self.chairs[seat].level = "away", level
        self._tell([BotCame(seat, why)], at)

    def _stand_up(self, seat: int, level: str, at: float) -> None:
        name = self.chairs[seat].name
        if self.status == "playing" and self.chairs[seat].kind == "person" and level:
            self._fill(seat, level, "left", at)
        if self.match is None:
            self.chairs[seat] = Chair("open")
            # Whoever sits there next hears everybody.
            self.muted = {(by, other) for by, other in self.muted if by != seat}
        else:
            self.chairs[seat].token = ""
        self._tell([StoodUp(seat, name)], at)

    def _begin_when_full(self, at: float) -> None:
        if self.match is not None or any(chair.kind == "open" for chair in self.chairs):
            return
        self.match = Match(
            self.game,
            len(self.chairs),
            self.plan.options,
            names=self.names,
            seed=self.seed,
            start=self.plan.start,
            stop_at_pauses=True,
            hands=True,
        )
        self._tell([GameBegan(), *self.match.all_events()], at)
        self._watch(at)

    def _play(self, seat: int, body: log.Body, at: float) -> None:
        if self.match is None:
            raise ValueError("the log plays before all seats are taken")
        if isinstance(body, log.Moved):
            events = self.match.act_text(seat, body.action)
            self._decided(seat, at)
        elif isinstance(body, log.Undid):
            events = self._take_back(self.match, seat, at)
        elif isinstance(body, log.HandsTold):
            events = self.match.settle_text(body.outcome)
            self.lost = 0
            self.nest = body.nest or self.nest
        else:
            events = self._end_moment(self.match, at)
        self._tell(events, at)

    def _take_back(self, match: Match, seat: int, at: float) -> list[Event]:
        """Whoever was asked because of what is taken back is asked no more: a late answer to that
        must not count where they are asked again.
        """
        asked = set(match.pending())
        events = match.undo(seat)
        for one in {seat} | (asked - set(match.pending())):
            self.decisions[one] += 1
        self.clocks.took_back(seat, at)
        return events

    def _decided(self, seat: int, at: float) -> None:
        self.decisions[seat] += 1
        self.clocks.moved(seat, at)

    def _end_moment(self, match: Match, at: float) -> list[Event]:
        events: list[Event] = []
        silence = self.silence()
        if silence is not None:
            for seat in match.pending():
                events += match.act(seat, silence)
                self._decided(seat, at)
        self.moment_ends = None
        return events + match.end_pause()

    def _tell(
        self, events: Sequence[Event], at: float, unheard: frozenset[int] = frozenset()
    ) -> None:
        self.chronicle.add(events, at, unheard)

    def _watch(self, at: float) -> None:
        """Note what everybody sees: who is waited for, and whether a moment has begun."""
        self.public = self.match.view(SPECTATOR) if self.match else None
        if self.silence() is None:
            self.moment_ends = None
        elif self.moment_ends is None:
            shared = sum(seat.kind == "screen" for seat in self.plan.seats) > 1
            self.moment_began = at
            self.moment_ends = at + self.moment * (ONE_BY_ONE if shared else 1)
        waiting = () if self.moment_ends is not None else self.waiting()
        people = [seat for seat in waiting if self.chairs[seat].kind == "person"]
        self.clocks.wait_for(people, at)


def replayed(
    name: str, plan: Plan, seed: bytes, created: float, moment: float, entries: Sequence[Entry]
) -> Table:
    """The table that follows from a log."""
    table = Table(name, plan, seed, created, moment=moment)
    for entry in entries:
        table.apply(entry)
    return table
