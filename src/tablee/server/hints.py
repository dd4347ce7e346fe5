"""Hints: what the game's best bot would do in a seat.

The bot knows what that seat may see and still look up, and nothing else. Nothing of it is written
or told: nobody else learns that a hint was asked for (GL-13).
"""

from __future__ import annotations

import hmac
import secrets

import msgspec

from tablee.bots.any_game import bot_names
from tablee.core.match import Match
from tablee.core.text import Text
from tablee.server.errors import NotNow, StaleDecision, TooFast
from tablee.server.house import House
from tablee.server.live_table import LiveTable
from tablee.server.service import hold
from tablee.server.tables.table import Table
from tablee.server.thinking import Thought

_OWN_CHANCE = secrets.token_bytes(32)
"""The seed of a game would tell, by what bots do, what chance will bring; this tells nothing."""


class Hint(msgspec.Struct, frozen=True):
    """What could be done, in notation and in words."""

    action: str
    label: str


async def hint(house: House, live: LiveTable, seat: int, token: str, text: Text) -> Hint:
    """What the best bot would do in this seat, for whoever holds it."""
    async with live.settled():  # nothing is said about what has not been committed yet
        hold(live.table, seat, token)
        match = _asked(live.table, seat)
        if not live.may_ask_for_hint(seat):
            raise TooFast("a little slower, please")
        decision, state = live.table.decisions[seat], match.state.copy()
        thought = thought_of(live.table, match, seat)
    action = await house.decide(thought)
    if live.table.decisions[seat] != decision:
        raise StaleDecision("that decision has been made already")
    label = match.game.label(thought.view, action, live.table.names, text)
    return Hint(match.game.action_text(state, action), label)


def _asked(table: Table, seat: int) -> Match:
    """The match, if it waits for a decision of the person in this seat."""
    if table.match is None or not table.match.legal(seat):
        raise NotNow("there is nothing to decide in this seat now")
    if table.chairs[seat].kind != "person":
        raise NotNow("a bot plays for you: take over first")
    return table.match


def thought_of(table: Table, match: Match, seat: int) -> Thought:
    """What the best bot may know in this seat. Where remembering is the players' part, that is
    what they may still look up: a hint must not remember for them.
    """
    question = f"{table.id}:{seat}:{table.decisions[seat]}"  # asked again, answered the same
    return Thought(
        table.plan.game,
        table.plan.rules,
        bot_names(match.game)[-1],
        seat,
        match.events(seat),
        match.view(seat),
        match.legal(seat),
        hmac.digest(_OWN_CHANCE, question.encode(), "sha256"),
    )
