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
    Refused,
    TableeError,
    WrongSeat,
)
from tablee.core.match import Match  # noqa: E402
from tablee.core.record import Record, parse_record, record_text  # noqa: E402
from tablee.core.registry import add_games, game, games  # noqa: E402
from tablee.core.state import SPECTATOR, State  # noqa: E402
from tablee.core.stream import seed_from  # noqa: E402

__all__ = [
    "SPECTATOR",
    "BadInput",
    "GameOver",
    "Illegal",
    "Match",
    "NotYourDecision",
    "NotationError",
    "Record",
    "Refused",
    "State",
    "TableeError",
    "WrongSeat",
    "add_games",
    "game",
    "games",
    "parse_record",
    "record_text",
    "seed_from",
]
