"""`tablee gootmu`: what only this game needs."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from cyclopts import App
from rich.console import Console
from rich.progress import track

from tablee.cli.files import read_text
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.games.gootmu.check import check_pack
from tablee.games.gootmu.legal_times import measure, percentile
from tablee.games.gootmu.packs import HOUSE, add_pack, find_pack, pack_text, parse_pack
from tablee.games.gootmu.route_times import measure as measure_routes

app = App(name="gootmu", help="Tiles of G.O.O.T.M.U.")


@app.command(name="check-tiles")
def check_tiles(file: Path | None = None) -> int:
    """Prove that a pack of tiles is complete and can be played on.

    Example: tablee gootmu check-tiles my-tiles.txt

    Parameters
    ----------
    file
        The pack to look at; without it, the house's own.
    """
    pack = parse_pack(read_text(file), str(file)) if file else find_pack(HOUSE)
    problems = check_pack(pack)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for problem in problems:
        console.print(str(problem))
    if not problems:
        console.print(f"all is well: pack {pack.name}, {len(pack.tiles)} tiles (GM-90, GM-91)")
    return 1 if problems else 0


BAR = 2.0
"""Milliseconds that the answers to 99 of 100 questions may take."""


@app.command(name="legal-times")
def legal_times(games: int = 100) -> int:
    """Measure how long it takes to know what may be done, in random games and for rolls of 36.

    Example: tablee gootmu legal-times --games 20

    Parameters
    ----------
    games
        How many random games.
    """
    console = Console(highlight=False)
    found = [*track(measure(games), "random games", games, console=console)][-1]
    slow = 0
    for name, times in (("decisions", found.ordinary), ("rolls of 36", found.squared)):
        middle, late = percentile(times, 0.5), percentile(times, 0.99)
        slow += late > BAR
        verdict = "ok" if late <= BAR else "SHORT"
        console.print(
            f"{len(times)} {name}: median {middle:.3f} ms, 99 % within {late:.3f} ms "
            f"(bar {BAR} ms) {verdict}, longest {times[-1]:.2f} ms"
        )
    console.print(f"searches that ran out of their budget: {found.cut}")
    return 1 if slow else 0


LOOP_BAR = 20.0
"""Milliseconds that 99 of 100 searches of short moves may take."""


@app.command(name="route-times")
def route_times(games: int = 20) -> int:
    """Measure how long it takes to find all routes of a move, in random games.

    Long moves, which do not hold up the searches of short ones on a server, are measured too,
    rolls of 36 among them.

    Example: tablee gootmu route-times --games 5

    Parameters
    ----------
    games
        How many random games.
    """
    console = Console(highlight=False)
    found = [*track(measure_routes(games), "random games", games, console=console)][-1]
    late = percentile(found.quick, 0.99)
    verdict = "ok" if late <= LOOP_BAR else "SHORT"
    console.print(f"short moves: {_spread(found.quick)} (bar {LOOP_BAR} ms) {verdict}")
    if found.long:
        console.print(f"long moves: {_spread(found.long)}")
    return 0 if late <= LOOP_BAR else 1


def _spread(times: list[float]) -> str:
    middle, late = percentile(times, 0.5), percentile(times, 0.99)
    return (
        f"{len(times)} moves, median {middle:.1f} ms, "
        f"99 % within {late:.1f} ms, longest {times[-1]:.1f} ms"
    )


def add_pack_file(file: Path) -> str:
    """Make the tiles of a file known; the name has a fingerprint, so that a record says exactly
    which tiles it was played with.
    """
    pack = parse_pack(read_text(file), str(file))
    fingerprint = sha256(pack_text(pack).encode()).hexdigest()[:8]
    pack.name = f"{pack.name}.{fingerprint}"
    add_pack(pack)
    return pack.name


def add_tiles(game: AnyGame, file: Path) -> str:
    """The same for a game that must be played with tiles."""
    if all(option.name != "tiles" for option in game.options):
        raise OptionError("no-tiles-in-game", game=game.name)
    return add_pack_file(file)
