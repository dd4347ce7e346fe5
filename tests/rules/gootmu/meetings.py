"""Positions where two instructions meet, played in the notation of records."""

from __future__ import annotations

from tablee.core.notation import Word
from tests.rules.gootmu.table import GAME, Table


def played(position: str, steps: str = "") -> Table:
    """The table after these steps (`A:roll *die:1 A:s`), with a round trip after each."""
    table = Table(GAME.parse_position(Word(position)))
    for step in steps.split():
        who, _, what = step.partition(":")
        if who.startswith("*"):
            table.settle(who[1:], what)
        else:
            table.act(who, what)
        assert GAME.position_text(GAME.parse_position(Word(table.position))) == table.position
    return table


def on_house(tiles: str, pawns: str, things: str) -> str:
    """A position for two with house tiles, A's turn 12; pieces not named lie out of the way."""
    return f"gootmu 2 house 400 | {tiles} | {pawns} | {things} | turn A 12"
