"""Let walkers play G.O.O.T.M.U., among themselves and against chance; write docs/gootmu-bots.md."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time

from rich.console import Console
from rich.progress import track

from tablee.bots.any_game import make_bot
from tablee.core.match import Match
from tablee.core.registry import game
from tablee.core.stream import seed_from
from tablee.games.gootmu.rules.state import GootmuState

PAGE = Path(__file__).parent.parent / "docs" / "gootmu-bots.md"
TABLES = (2, 3, 4)
THREE_PIECES = "all-three-pieces"
PROCESSES = 2


@dataclass(frozen=True)
class Job:
    """A game to be played: who sits where, and the name that chance comes from."""

    bots: tuple[str, ...]
    name: str


@dataclass(frozen=True)
class Played:
    """How a game went."""

    job: Job
    why: str
    turns: int
    winners: list[int]
    times: list[float]
    """Seconds of each decision of a walker."""


def play(job: Job) -> Played:
    """One game with default options."""
    gootmu = game("gootmu")
    match = Match(gootmu, len(job.bots), seed=seed_from(job.name))
    bots = [make_bot(gootmu, name) for name in job.bots]
    rng = Random(job.name)
    times = []
    while pending := match.pending():
        seat = pending[0]
        view, legal = match.view(seat), match.legal(seat)
        began = process_time()
        action = bots[seat].choose(view, legal, 0, rng)
        if job.bots[seat] == "walker":
            times.append(process_time() - began)
        match.act(seat, action)
    state = match.state
    result = state.result()
    assert isinstance(state, GootmuState)
    assert result is not None
    return Played(job, result.why, state.turn, result.winners(), times)


def among_walkers(games: int) -> Iterator[Job]:
    """Tables of two, three and four walkers by turns."""
    for number in range(games):
        seats = TABLES[number % len(TABLES)]
        yield Job(("walker",) * seats, f"walkers {number}")


def against_chance(games: int) -> Iterator[Job]:
    """One walker at tables where everybody else plays at random, on every seat in turn."""
    for number in range(games):
        seats = TABLES[number % len(TABLES)]
        bots = ["random"] * seats
        bots[number // len(TABLES) % seats] = "walker"
        yield Job(tuple(bots), f"chance {number}")


def play_all(jobs: list[Job], title: str) -> list[Played]:
    """All games, on both cores, in their order."""
    with Pool(PROCESSES) as pool:
        games = pool.imap(play, jobs)
        return list(track(games, title, len(jobs), console=Console(stderr=True), transient=True))


def at_table(games: list[Played], seats: int) -> list[Played]:
    """The games with so many players."""
    return [played for played in games if len(played.job.bots) == seats]


def walker_won(played: Played) -> bool:
    """Did the only walker win alone?"""
    return played.winners == [played.job.bots.index("walker")]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share:.0%}"


def endings(games: list[Played]) -> str:
    """Why games ended that nobody won with three pieces."""
    others = Counter(played.why for played in games if played.why != THREE_PIECES)
    return ", ".join(f"{why} {number}" for why, number in sorted(others.items())) or "–"


def row(label: str, walkers: list[Played], mixed: list[Played]) -> list[str]:
    """A line of the table."""
    turns = [played.turns for played in walkers]
    times = [time for played in walkers for time in played.times]
    return [
        label,
        str(len(walkers)),
        percent(fmean(played.why == THREE_PIECES for played in walkers)),
        f"{median(turns):.0f} ({min(turns)} to {max(turns)})",
        endings(walkers),
        f"{fmean(times) * 1000:.1f} ms ({max(times) * 1000:.0f} ms)",
        f"{percent(fmean(map(walker_won, mixed)))} of {len(mixed)}" if mixed else "–",
    ]


HEAD = [
    "players",
    "games",
    "ended by three pieces",
    "turns",
    "other endings",
    "a decision",
    "won against chance",
]


def table(walkers: list[Played], mixed: list[Played]) -> str:
    """All figures as Markdown."""
    rows = [
        row(str(seats), at_table(walkers, seats), at_table(mixed, seats))
        for seats in TABLES
        if at_table(walkers, seats)
    ]
    rows.append(row("all", walkers, mixed))
    lines = ["| " + " | ".join(cells) + " |" for cells in [HEAD, *rows]]
    return "\n".join([lines[0], "|---" * len(HEAD) + "|", *lines[1:]])


TEXT = """\
# The bot of G.O.O.T.M.U.

`walker` plays with default options here: {walkers} games among walkers, and {mixed} with one walker
among players who choose at random. `python -m tools.walker_report` plays them again and rewrites
this page.

{table}

**Turns** are the turns of all players together: the median, and from the shortest to the longest
game. **A decision** is the mean and the longest time to think, with the rules compiled.

How it plays:

- For each piece it misses it works out the expected number of turns from every square: where each
  roll can end, which rolls pass over the piece, which squares cost a turn or save one. A piece in a
  dead end takes about three turns more than one at the same distance in a corridor, because the
  roll has to be exact.
- It plays every way of using a roll to its end, with what is picked up, pushed and applied there,
  and takes the one after which the shortest tour over its pieces is shortest. Markers nobody has
  turned up are drawn at random.
- A six's rotations and those of a POWER TOKEN are judged in the same way. A token is spent on a
  number when that saves more than a token is worth.
- CANCEL A PLAYER'S FUTURE TURN is for whoever holds two own pieces.
- It places pieces of others far from their owner and from each other, in dead ends and behind
  obstacles if there are any, and starts where many squares are near.
- Where no way leads to a piece it looks for markers that may open one, or moves the monster if that
  stands in the way.
"""


def main() -> None:
    """Play, and write the page."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games among walkers")
    games = parser.parse_args().games
    walkers = play_all(list(among_walkers(games)), "among walkers")
    mixed = play_all(list(against_chance(max(1, games // 2))), "against chance")
    figures = table(walkers, mixed)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(
        TEXT.format(walkers=len(walkers), mixed=len(mixed), table=figures), encoding="utf-8"
    )
    print(figures)


if __name__ == "__main__":
    main()
