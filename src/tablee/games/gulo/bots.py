"""A player made for Gulo Gulo: it weighs how far an egg brings it against what it risks."""

from __future__ import annotations

from random import Random

from tablee.core.bot import Bot
from tablee.core.errors import OptionError
from tablee.games.gulo.imagine import imagine
from tablee.games.gulo.rules.actions import NAME, TURN
from tablee.games.gulo.rules.eggs import TILES
from tablee.games.gulo.rules.state import GuloState
from tablee.games.gulo.rules.statistics import SURE
from tablee.games.gulo.rules.track import Track
from tablee.games.gulo.view import GuloView

HANDS = {"cub": "clumsy", "thief": "steady", "master": "deft"}
"""At a physical nest bots differ most by their hands."""


def hand_of(bot: str) -> str:
    """How skilled the hand of a bot is; one that plays at random is clumsy too."""
    return HANDS.get(bot.partition("@")[0], "clumsy")


AT_THE_END = 3.0
"""What it is worth, in tiles, to stand before the deck: the next turn may win."""


class Thief(Bot):
    """Takes the colour with the best expected progress, and of a colour the safest egg.

    Behind `@` stands how bold it is: 1 counts a loss as a loss, 0 does not care, 2 is afraid.
    """

    def __init__(self, setting: str = "") -> None:
        try:
            self.fear = float(setting or "1")
        except ValueError:
            self.fear = -1.0
        if not 0 <= self.fear <= 9:
            raise OptionError("gulo:not-a-fear", text=setting)

    def choose(self, view: GuloView, legal: list[int], budget: int, rng: Random) -> int:
        """The action with the highest worth."""
        state = imagine(view)
        return max(legal, key=lambda action: self._worth(state, action))

    def _worth(self, state: GuloState, action: int) -> float:
        if action >= NAME:
            return -state.nest.risk(action - NAME)
        if action == TURN:
            return self._worth_of_turning(state)
        return self._progress(state, state.track, action)

    def _worth_of_turning(self, state: GuloState) -> float:
        """The average over the tiles that may come up."""
        unseen = state.track.unseen
        total = 0.0
        for colour in range(len(TILES)):
            if unseen[colour]:
                track = state.track.copy()
                track.open_next(colour)
                total += unseen[colour] * self._progress(state, track, colour)
        return total / sum(unseen)

    def _progress(self, state: GuloState, track: Track, colour: int) -> float:
        """How many tiles an egg of this colour brings on the average."""
        seat, here = state.seat, track.at[state.seat]
        ahead = track.ahead(seat, colour)
        gain = ahead - here + (AT_THE_END if ahead == len(track.path) else 0.0)
        loss = here - track.behind(seat, colour)
        risk = min(state.nest.risk(egg) for egg in state.nest.eggs(colour)) / SURE
        return (1 - risk) * gain - self.fear * risk * loss


class Cub(Thief):
    """A thief who thinks only of how far an egg would bring it."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting or "0")
