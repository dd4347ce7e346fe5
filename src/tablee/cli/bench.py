"""`tablee bench`: how fast we are, and how that compares."""

from __future__ import annotations

from pathlib import Path

import msgspec
from cyclopts import App
from rich.console import Console
from rich.table import Table

from tablee.bench.bars import measure_bars, parse_bars
from tablee.bench.measure import Comparison, Rate, compare_all, our_player, use_one_core
from tablee.bench.peers import find_peer
from tablee.cli.files import read_text
from tablee.core.errors import OptionError
from tablee.core.options import complete, parse_options
from tablee.core.registry import game as find_game
from tablee.native import is_compiled

app = App(name="bench", help="Measure how fast games are played.")


@app.command
def playouts(
    *,
    game: str,
    seats: int = 0,
    options: str = "",
    against: str = "",
    seconds: float = 5.0,
    json: bool = False,
) -> None:
    """Random play from a Python loop and as compiled playouts, and what else a game measures.

    Example: tablee bench playouts --game gruell --against open_spiel:goofspiel

    Parameters
    ----------
    game
        Which game of ours.
    seats
        How many play; without it, one less than the most.
    options
        What the table agrees on, such as variant=kid.
    against
        Another engine and its game, measured in turn in the same run.
    seconds
        How long each measure runs, for each side.
    json
        Print JSON for machines.
    """
    if not 0 < seconds <= 600:
        raise OptionError("bad-seconds", seconds=f"{seconds:g}")
    chosen = find_game(game)
    agreed = parse_options(chosen.options, options)
    ours = our_player(chosen, seats or chosen.seat_counts(complete(chosen.options, {}))[-2], agreed)
    peer = find_peer(against) if against else None
    use_one_core()
    with Console(stderr=True).status("measuring …"):
        results = compare_all(ours, peer, seconds)
    if json:
        print(msgspec.json.encode({"compiled": is_compiled(), "results": results}).decode())
    else:
        Console().print(_table(game, against, results))


def _table(game: str, against: str, results: list[Comparison]) -> Table:
    rules = "compiled" if is_compiled() else "interpreted"
    table = Table(title=f"Random play, rules {rules}", title_justify="left")
    for column in ("", "a second", "games/s", "ratio"):
        table.add_column(column, justify="left" if column == "" else "right")
    for result in results:
        ratio = f"{result.ratio:.2f}" if result.ratio is not None else ""
        table.add_row(f"{game} {result.measure}", *_figures(result.ours), ratio)
        if result.peer is not None:
            table.add_row(f"{against} {result.measure}", *_figures(result.peer), "")
    return table


def _figures(rate: Rate) -> tuple[str, str]:

    return f"{rate.decisions:,.0f}", f"{rate.games:,.0f}"


@app.command
def bars(file: Path, /, *, seconds: float = 5.0, json: bool = False) -> int:
    """Every comparison of the project, a line each; exit code 1 if one falls short.

    Example: tablee bench bars bench/bars.toml
    """
    short = 0
    for reached in measure_bars(parse_bars(read_text(file), str(file)), seconds):
        print(msgspec.json.encode(reached).decode() if json else reached, flush=True)
        short += not reached.ok
    return 1 if short else 0
