"""A table: what follows from its plan, its seed and its log, entry by entry."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from tablee.core.errors import BadInput, Refused, RulesGone
from tablee.core.events import Event
from tablee.core.hands import ATTEMPTS, Film, HandLimit
from tablee.core.match import Match
from tablee.core.notation import Move, Settled, Step, seat_letter
from tablee.core.record import Record
from tablee.core.registry import game as find_game
from tablee.core.registry import game_with_rules
from tablee.core.state import SPECTATOR
from tablee.core.stream import commitment
from tablee.core.view import View
from tablee.server.store.rows import Entry
from tablee.server.tables import log
from tablee.server.tables.chronicle import Chronicle
from tablee.server.tables.clocks import MOST_TAKEN_BACK, Clocks
from tablee.server.tables.happenings import (
    AttemptAgain,
    BotCame,
    CameBack,
    GameBegan,
    Rematch,
    RulesGoneFor,
    SatDown,
    Spoke,
    StoodUp,
)
from tablee.server.tables.plan import Agreed, leaves_to_hands

ONE_BY_ONE = 5
"""People who share a screen look into their hands one by one: their moments last so much longer."""
MOST_DONE = 50
"""So many ids of a seat are remembered: who repeats an older action finds its decision made."""

MOST_LOST = 5
"""After so many lost attempts at one thing a hand has no more time than it had."""

RULES_WERE_GONE = "this game has ended: its rules were gone"

Kind = Literal["open", "person", "bot", "away"]


class Outcome(NamedTuple):
    """How many actions of a request were carried out, and what refused the next one."""

    done: int = 1
    refusal: Refused | BadInput | None = None


class Kept(NamedTuple):
    """A film in the log."""

    number: int
    """Of the entry that holds it."""
    seat: int
    film: Film
    """Without its body."""


CARRIED_OUT = Outcome()
"""Of most requests, which make one decision or none."""


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
    plan: Agreed
    seed: bytes
    created: float
    next_seq: int = 0
    touched: float = 0.0
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    done: list[dict[str, Outcome]] = field(default_factory=list)
    """The ids of each seat's last requests, with what came of them: a repeated one is not applied
    again.
    """
    outcome: Outcome = CARRIED_OUT
    """What came of the last entry."""
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
    hand_ends: float | None = None
    """When the hand that is awaited must have begun, where the game limits its time."""
    films: list[Kept] = field(default_factory=list)
    """What hands did here and everybody saw, in order."""
    rematch: str = ""
    public: View | None = None
    """What everybody sees now."""
    muted: set[tuple[int, int]] = field(default_factory=set)
    """Who does not want to hear whom."""

    def __post_init__(self) -> None:
        self.rules_gone = ""
        """Why the game cannot go on: this program does not have the rules it began with."""
        self.ended = False
        """Has it ended for that reason, once and for all?"""
        self.kept: list[Step] = []
        """The steps of such a game that are known, for its record."""
        try:
            self.game = game_with_rules(self.plan.game, self.plan.rules)
        except RulesGone as gone:
            self.game, self.rules_gone = find_game(self.plan.game), str(gone)
        self.touched = self.created
        self.chronicle = Chronicle(len(self.plan.seats))
        self.done = [{} for _ in self.plan.seats]
        self._together = [deque[int](maxlen=MOST_TAKEN_BACK) for _ in self.plan.seats]
        """How many decisions each request of a seat made: one undo takes them all back."""
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
        if self.rules_gone:
            return "over"
        if self.match is None:
            return "open"
        return "over" if self.match.state.result() is not None else "playing"

    @property
    def by_hand(self) -> bool:
        """Do hands decide anything here?"""
        return not self.rules_gone and self._has_hands

    @cached_property
    def _has_hands(self) -> bool:
        return leaves_to_hands(self.plan)

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

    def hand_limit(self) -> HandLimit | None:
        """How long the hand that is awaited may take; None where there is no limit."""
        if self.match is None or not self.match.awaited():
            return None
        return self.game.hand_limit(self.match.state)

    @property
    def attempt(self) -> int:
        """The number of the attempt that a hand makes now, or will make next."""
        return self.lost % ATTEMPTS

    def waiting(self) -> Sequence[int]:
        """Whom everybody sees the table waiting for."""
        return self.public.waiting if self.public else ()

    def silence(self) -> int | None:
        """What saying nothing means now, if all are asked at once."""
        return self.game.silence(self.public) if self.public else None

    def record(self) -> Record:
        """The game as everybody may read it: all of it when it is over.

        Where its rules are gone these are its decisions; chance follows from the seed.
        """
        if self.match is not None:
            return self.match.record()
        return Record(
            game=self.plan.game,
            rules=self.plan.rules,
            options=dict(self.plan.options),
            names=tuple(self.names),
            commitment=self.commitment,
            seed=self.seed.hex() if self.rules_gone else "",
            moments=tuple((step,) for step in self.kept),
        )

    # --- changing

    def apply(self, entry: Entry) -> None:
        """Let an entry of the log happen. An entry that cannot raises and changes nothing."""
        body = log.read(entry)
        self.outcome = CARRIED_OUT
        self._happen(entry.seat, body, entry.at)
        if isinstance(body, log.HandsTold) and body.film is not None:
            self.films.append(
                Kept(entry.seq, entry.seat, msgspec.structs.replace(body.film, body=b""))
            )
        self.next_seq = entry.seq + 1
        self.touched = entry.at
        if identity := getattr(body, "id", ""):
            self._remember(self.done[entry.seat], identity)
        self._watch(entry.at)

    def _remember(self, done: dict[str, Outcome], identity: str) -> None:
        done[identity] = self.outcome
        if len(done) > MOST_DONE:
            del done[next(iter(done))]

    def _happen(self, seat: int, body: log.Body, at: float) -> None:
        if isinstance(body, log.Moved | log.Undid | log.MomentOver | log.HandsTold):
            self._play(seat, body, at)
        elif isinstance(body, log.Said):
            unheard = frozenset(by for by, other in self.muted if other == seat)
            self._tell([Spoke(seat, body.text)], at, unheard)
        elif isinstance(body, log.Muted):
            (self.muted.add if body.muted else self.muted.discard)((seat, body.other))
        elif isinstance(body, log.Again):
            self._begin_again(seat, at)
            self._tell([AttemptAgain(seat)], at)
        elif isinstance(body, log.Followed):
            self.rematch = body.table
            self._tell([Rematch(seat, body.table)], at)
        elif isinstance(body, log.Ended):
            self._end(at)
        else:
            self._seat(seat, body, at)

    def _end(self, at: float) -> None:
        """End the game whose rules were gone when somebody looked, though they may be here."""
        if self.match is not None:
            self.kept = [step for moment in self.match.all_moments() for step in moment]
        self.rules_gone = self.rules_gone or RULES_WERE_GONE
        self.match, self.ended = None, True
        self.hand_ends = self.moment_ends = None
        self._tell([RulesGoneFor()], at)

    def _begin_again(self, seat: int, at: float) -> None:
        """A lost attempt gives the hand its time anew, but not for ever."""
        self.lost += 1
        self.clocks.begins_again(seat, at)
        if self.lost <= MOST_LOST:
            self.hand_ends = None

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
            self.hand_ends = None
            self.clocks.came_back(seat)
            self._tell([CameBack(seat)], at)

    def _fill(self, seat: int, level: str, why: str, at: float) -> None:
        self.chairs[seat].kind, self.chairs[seat].level = "away", level
        self.hand_ends = None  # the bot's hand has its own time
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
        if self.rules_gone:
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
        if self.rules_gone:
            self._keep(seat, body)
            return
        if self.match is None:
            raise ValueError("the log plays before all seats are taken")
        self.hand_ends = None
        if isinstance(body, log.Moved):
            self._move(self.match, seat, body, at)
            return
        if isinstance(body, log.Undid):
            events = self._take_back(self.match, seat, at)
        elif isinstance(body, log.HandsTold):
            events = self.match.settle_text(body.outcome)
            self.lost = 0
            self.nest = body.nest or self.nest
        else:
            events = self._end_moment(self.match, at)
        self._tell(events, at)

    def _move(self, match: Match, seat: int, body: log.Moved, at: float) -> None:
        """Carry out actions one after the other. The first raises if it is refused; a later one
        ends the row and changes nothing.
        """
        told = [match.act_text(seat, body.action)]
        refusal: Refused | BadInput | None = None
        for action in (*body.then, *filter(None, [body.left])):
            try:
                told.append(match.act_text(seat, action))
            except (Refused, BadInput) as error:
                refusal = error.with_traceback(None)
                break
        self.outcome = Outcome(len(told), refusal)
        self._decided(seat, at, len(told))
        for events in told:
            self._tell(events, at)

    def _keep(self, seat: int, body: log.Body) -> None:
        """Write down a decision whose rules are gone."""
        if isinstance(body, log.Moved):
            self.kept += [Move(seat, action) for action in (body.action, *body.then)]
            self._together[seat].append(1 + len(body.then))
        elif isinstance(body, log.HandsTold):
            self.kept.append(Settled("hands", body.outcome))
        elif isinstance(body, log.Undid):
            mine = [n for n, s in enumerate(self.kept) if isinstance(s, Move) and s.seat == seat]
            del self.kept[mine[-self._last_together(seat)] :]
            self._forget_together(seat)

    def _take_back(self, match: Match, seat: int, at: float) -> list[Event]:
        """Whoever was asked because of what is taken back is asked no more: a late answer to that
        must not count where they are asked again.
        """
        asked = set(match.pending())
        events = match.undo(seat, self._last_together(seat))
        self._forget_together(seat)
        for one in {seat} | (asked - set(match.pending())):
            self.decisions[one] += 1
        self.clocks.took_back(seat, at)
        return events

    def _last_together(self, seat: int) -> int:
        """How many decisions the seat's last request made that was not taken back."""
        return self._together[seat][-1] if self._together[seat] else 1

    def _forget_together(self, seat: int) -> None:
        if self._together[seat]:
            self._together[seat].pop()

    def _decided(self, seat: int, at: float, decisions: int = 1) -> None:
        self.decisions[seat] += decisions
        self._together[seat].append(decisions)
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
        limit = self.hand_limit()
        if limit is not None and self.hand_ends is None:
            self.hand_ends = at + limit.seconds


def replayed(
    name: str, plan: Agreed, seed: bytes, created: float, moment: float, entries: Sequence[Entry]
) -> Table:
    """The table that follows from a log."""
    table = Table(name, plan, seed, created, moment=moment)
    for entry in entries:
        table.apply(entry)
    return table
