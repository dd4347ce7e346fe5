"""Tablée: five table games by their rulebooks, to the letter.

>>> import tablee
>>> match = tablee.Match("gruell", seats=2, seed=tablee.seed_from("an evening"))
>>> match.pending()
[0, 1]
>>> _ = match.act_text(0, "GO"), match.act_text(1, "+4")
>>> match.view().players[0].pile
('+4', 'GO')
"""

from __future__ import annotations

from tablee.native import choose_rules

choose_rules()

from tablee.core.errors import (  # noqa: E402 - only now is it known which rules to import
    BadInput,
    GameOver,
    Illegal,
    NotationError,
    NotYourDecision,
    RecordError,
    Refused,
    RulesGone,
    TableeError,
    WrongSeat,
)
from tablee.core.loop import ChancePoint, Decision, decisions, steps  # noqa: E402
from tablee.core.match import Match  # noqa: E402
from tablee.core.record import Record, parse_record, record_text  # noqa: E402
from tablee.core.registry import add_games, game  # noqa: E402
from tablee.core.registry import games as all_games  # noqa: E402 - tablee.games is a package
from tablee.core.replay import final_state, verify  # noqa: E402
from tablee.core.state import SPECTATOR, Result, State  # noqa: E402
from tablee.core.stream import seed_from  # noqa: E402
from tablee.core.view import View  # noqa: E402

__all__ = [
    "SPECTATOR",
    "BadInput",
    "ChancePoint",
    "Decision",
    "GameOver",
    "Illegal",
    "Match",
    "NotYourDecision",
    "NotationError",
    "Record",
    "RecordError",
    "Refused",
    "Result",
    "RulesGone",
    "State",
    "TableeError",
    "View",
    "WrongSeat",
    "add_games",
    "all_games",
    "decisions",
    "final_state",
    "game",
    "parse_record",
    "record_text",
    "seed_from",
    "steps",
    "verify",
]
