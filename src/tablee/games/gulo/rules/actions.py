"""Every action as a number."""

from __future__ import annotations

from typing import Final

from tablee.games.gulo.rules.eggs import EGGS

TURN: Final = 4  # below are the four colours
NAME: Final = 5  # + egg
ACTIONS: Final = NAME + EGGS

CHOOSE_PURPLE: Final = 99  # no action: people may try it, and GU-25 refuses it
