"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, NamedTuple, TypeVar

from tablee.bots.any_game import make_bot
from tablee.core.child import Child, ChildDied
from tablee.core.events import Event
from tablee.core.registry import game_with_rules
from tablee.core.state import State
from tablee.core.view import View

Answer = TypeVar("Answer")
logger = logging.getLogger("tablee.thinking")
LIMIT = 10.0
"""Seconds in which a bot has decided many times over: a process that takes longer hangs."""
MORE = 6
"""So many times as long a bot has when it thinks again: perhaps the machine was only slow."""
MOST_STEPS_TOGETHER = 40
"""After so many further decisions a bot thinks anew."""


@dataclass(frozen=True)
class Thought:
    """Everything a bot may know, and nothing else: what its seat sees and was told."""

    game: str
    rules: int
    level: str
    seat: int
    told: Sequence[Event]
    view: View
    legal: list[int]
    seed: bytes
    """For the bot's own chance; nobody at the table can guess it."""


class Intention(NamedTuple):
    """What a bot does now, and how it goes on if nothing comes in between."""

    action: int
    then: tuple[str, ...] = ()
    """The rest of the same move, in notation."""


def think(thought: Thought) -> int:
    """The bot's decision."""
    return _Thinking(thought).decide()


def think_on(thought: Thought) -> Intention:
    """The bot's decision, and those after it as long as the same move goes on.

    The bot imagines from its view what it will see then. Where chance falls, something hidden
    shows or anybody else is asked, it stops: only the table knows what comes.
    """
    thinking = _Thinking(thought)
    action, then = thinking.decide(), list[str]()
    next_one = action
    while len(then) < MOST_STEPS_TOGETHER and thinking.can_see_on(next_one):
        next_one = thinking.decide()
        then.append(thinking.text(next_one))
    return Intention(action, tuple(then))


class _Thinking:
    """A bot at its decision, and what it imagines of what comes after."""

    def __init__(self, thought: Thought) -> None:
        self.game = game_with_rules(thought.game, thought.rules)
        self.seat, self.view, self.legal = thought.seat, thought.view, thought.legal
        self.rng = Random(thought.seed)
        self.state: State | None = None
        self.bot = make_bot(self.game, thought.level)
        self.bot.told(thought.seat, thought.told)

    def decide(self) -> int:
        return self.bot.choose(self.view, self.legal, 0, self.rng)

    def text(self, action: int) -> str:
        return self.game.action_text(self.state, action)

    def can_see_on(self, action: int) -> bool:
        """Play on in the imagined state: does the same move go on, with nothing unforeseen?"""
        if self.state is None:
            if not self.game.goes_on(self.view, (), self.view):
                return False
            self.state = self.game.imagine(self.view, self.rng)
        state = self.state
        state.notes = []
        state.play(self.seat, action)
        happened = [self.game.event(note) for note in state.notes]
        unforeseen = state.chance() is not None or any(event.reveals for event in happened)
        if unforeseen or state.pending() != [self.seat]:
            return False
        before, self.view, self.legal = (
            self.view,
            self.game.view(state, self.seat),
            state.legal(self.seat),
        )
        self.bot.told(self.seat, [event for event in happened if event.seen_by(self.seat)])
        return self.game.goes_on(before, happened, self.view)


_Question = tuple[Callable[[Thought], Answer], Thought]
_Thinker = Child[_Question[Any]]


def _thinks() -> Callable[[_Question[Any]], object]:
    """Return what answers in a process of bots."""
    return _answer


def _answer(question: _Question[Any]) -> object:
    think, thought = question
    return think(thought)


class Thinkers:
    """A few processes that think for all bots; each starts when there is work for it."""

    def __init__(self, processes: int) -> None:
        self._free: asyncio.LifoQueue[_Thinker | None] = asyncio.LifoQueue()
        """Those without work, the last one that had some first; None: one that is not started."""
        for _ in range(processes):
            self._free.put_nowait(None)
        self._started: set[_Thinker] = set()
        self._has_ended = False

    async def decide(self, thought: Thought) -> int:
        """The bot's decision."""
        return await self._thought_out(think, thought)

    async def decide_on(self, thought: Thought) -> Intention:
        """The bot's decision, and the rest of its move as far as it can be foreseen."""
        return await self._thought_out(think_on, thought)

    async def _thought_out(self, think: Callable[[Thought], Answer], thought: Thought) -> Answer:
        """A process that died or hung is replaced, and the bot thinks again, once."""
        try:
            return await self._with_the_next((think, thought), LIMIT)
        except ChildDied as error:
            logger.warning("a bot thinks again: %s", error)
            return await self._with_the_next((think, thought), MORE * LIMIT)

    async def _with_the_next(self, question: _Question[Answer], seconds: float) -> Answer:
        """Let the next free process think. What nobody waits for any more is not begun."""
        child = await self._free.get()
        thinking = asyncio.ensure_future(self._let_think(child, question, seconds))
        thinking.add_done_callback(_seen)
        return await asyncio.shield(thinking)

    async def _let_think(
        self, child: _Thinker | None, question: _Question[Answer], seconds: float
    ) -> Answer:
        try:
            child = child or await self._start()
            answer: Answer = await child.ask(question, seconds)
        except ChildDied:
            self._started.discard(child)
            child = None
            raise
        finally:
            self._free.put_nowait(child)
        return answer

    async def _start(self) -> _Thinker:
        child: _Thinker = await asyncio.to_thread(Child, _thinks)
        self._started.add(child)
        if self._has_ended:  # meanwhile: nobody else ends this one
            await self.close()
        return child

    @property
    def processes(self) -> list[BaseProcess]:
        """Those that have started."""
        return [child.process for child in self._started]

    async def close(self) -> None:
        """End the processes; what has not been thought about yet is dropped."""
        self._has_ended = True
        for child in tuple(self._started):
            await asyncio.to_thread(child.close)


def _seen(thinking: asyncio.Future[Answer]) -> None:
    """Look at the error of a thought that nobody waits for, so that it is not reported as lost."""
    if not thinking.cancelled():
        thinking.exception()
