"""Players that can play any game, and finding a player by name."""

from __future__ import annotations

from random import Random

from tablee.core.bot import Bot, BotMaker
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.view import View


class RandomBot(Bot):
    """Plays any legal action, all equally likely."""

    def choose(self, view: View, legal: list[int], budget: int, rng: Random) -> int:
        """One of the legal actions."""
        return rng.choice(legal)


ANY_GAME: dict[str, BotMaker] = {"random": lambda setting: RandomBot()}


def bot_names(game: AnyGame) -> list[str]:
    """Every player that there is for a game, the weakest first."""
    return [*ANY_GAME, *game.bots]


def middling_bot(game: AnyGame) -> str:
    """The player for people who have not chosen one: the middle of the list, as in the lobby."""
    names = bot_names(game)
    return names[len(names) // 2]


def make_bot(game: AnyGame, spec: str) -> Bot:
    """A new player: a name, with `@` and a setting for those that have one."""
    makers = {**ANY_GAME, **game.bots}
    name, _, setting = spec.partition("@")
    if name not in makers:
        known = ", ".join(bot_names(game))
        raise OptionError("no-such-bot", game=game.name, bot=name, bots=known)
    return makers[name](setting)
