"""`tablee play`: a table in the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random

from rich.console import Console

from tablee.bots.any_game import make_bot, middling_bot
from tablee.cli.gootmu import add_tiles
from tablee.cli.gulo import keep_thefts
from tablee.cli.language import Language, chosen_language
from tablee.cli.table import Player, Table
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.notation import seat_letter
from tablee.core.options import Options, parse_options
from tablee.core.registry import game as find_game
from tablee.core.stream import seed_from
from tablee.core.text import Text

USUAL_SEATS = 3


def play(
    game: str,
    /,
    *,
    seats: str = "",
    options: str = "",
    lang: Language = "",
    seed: str = "",
    record: Path | None = None,
    tiles: Path | None = None,
    thefts: Path | None = None,
) -> None:
    """Play a game in the terminal.

    Example: tablee play gruell --seats human:Ana,bot:greedy,bot:random --lang fr
    Example: tablee play gulo --seats bot:cub,bot:master --options nest=physics --thefts thefts

    Parameters
    ----------
    game
        Which game; 'tablee games' lists them.
    seats
        Who plays, from seat A on: human, human:Name or bot:level, with commas between. Without
        it, you play against bots.
    options
        What the table agrees on, such as variant=1+3 ('tablee games' lists them).
    lang
        en or fr; without it, the language of the environment.
    seed
        Any text; the same seed gives the same chance and the same bots again.
    record
        Where to save the record; without it, a new file in the folder 'records'.
    tiles
        A file with other tiles, for G.O.O.T.M.U.
    thefts
        A folder for the bots' thefts from a physical nest of Gulo Gulo, one file each, which
        'tablee gulo render' draws.
    """
    chosen = find_game(game)
    if tiles is not None:
        options = f"{options} tiles={add_tiles(chosen, tiles)}"
    text = chosen.text(chosen_language(lang))
    agreed = parse_options(chosen.options, options)
    players = parse_seats(chosen, seats or usual_seats(chosen, agreed), text)
    rng = Random(f"bots:{seed}") if seed else Random()
    hands = chosen.hands(agreed, [player.level for player in players], rng)
    if hands is not None and any(player.bot is None for player in players):
        raise OptionError("gulo:no-pointer-here")
    match = Match(
        chosen,
        len(players),
        agreed,
        names=[player.name for player in players],
        seed=seed_from(seed) if seed else None,
        stop_at_pauses=sum(player.bot is None for player in players) > 1,
        hands=hands is not None,
    )
    if thefts is not None:
        keep_thefts(hands, thefts)
    path = record or Path("records") / f"{chosen.key}-{datetime.now():%Y-%m-%d-%H%M%S}.tablee"
    Table(match, players, text, Console(), rng, path, hands).run()


def usual_seats(game: AnyGame, options: Options) -> str:
    """One person against one or two bots, as the game allows."""
    count = max(count for count in game.seat_counts(options) if count <= USUAL_SEATS)
    return ",".join(["human", *[f"bot:{middling_bot(game)}"] * (count - 1)])


def parse_seats(game: AnyGame, spec: str, text: Text) -> list[Player]:
    """Who sits where, from `human:Ana,bot:greedy`."""
    return [_player(game, word.strip(), seat, text) for seat, word in enumerate(spec.split(","))]


def _player(game: AnyGame, word: str, seat: int, text: Text) -> Player:
    kind, _, detail = word.partition(":")
    letter = seat_letter(seat) if seat < 8 else "?"
    if kind == "human":
        return Player(detail or text("player-name", seat=letter), None)
    if kind == "bot" and detail:
        bot = make_bot(game, detail)
        name = detail.partition("@")[0]
        return Player(f"{text(f'bot-{name}')} {letter}", bot, detail)
    raise OptionError("not-a-seat-plan", text=word)
