"""`tablee gulo`: the physical nest of Gulo Gulo. Needs the extra packages of `tablee[nest]`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.core.errors import OptionError
from tablee.games.gulo.needs import need_physics

app = App(name="gulo", help="The nest of Gulo Gulo.")


@app.command
def render(nest: str, *, png: Path, camera: str = "side") -> int:
    """Draw a nest.

    Example: tablee gulo render 7 --png nest.png --camera close

    Parameters
    ----------
    nest
        A file with a nest's snapshot, or a number: the nest that is poured from it.
    png
        Where to write the picture.
    camera
        side, close or top.
    """
    need_physics()
    from tablee.games.gulo.picture import picture
    from tablee.games.gulo.picture import png as png_of

    png.write_bytes(png_of(picture(_nest(nest), camera)))
    Console(highlight=False).print(f"written: {png}")
    return 0


def _nest(text: str) -> Any:  # noqa: ANN401 - the type is in a package that may be missing
    from tablee.games.gulo.nest.simulator import Nest

    if text.isascii() and text.isdecimal():
        return Nest.poured(int(text))
    try:
        return Nest.restored(Path(text).read_bytes())
    except OSError as error:
        raise OptionError(f"{text} cannot be read: {error.strerror}") from None


@app.command
def fit(
    *,
    nests: int = 1000,
    seed: int = 1,
    processes: int = 1,
    thefts: Path = Path("gulo-thefts.csv"),
    out: Path = Path(),
) -> int:
    """Steal from many nests and fit the odds of an alarm to what happened.

    Goes on where it was stopped: thefts that are in the file already are not made again.

    Example: tablee gulo fit --nests 200 --processes 2 --thefts thefts.csv --out report

    Parameters
    ----------
    nests
        How many nests; some fifteen thefts from each.
    seed
        The same seed gives the same thefts.
    processes
        How many work at once.
    thefts
        The file of thefts, kept as CSV.
    out
        The folder for statistics.json, the report and its plot.
    """
    need_physics()
    from tablee.games.gulo.fitting import read_thefts
    from tablee.games.gulo.nest.collect import collect

    with _progress() as progress:
        task = progress.add_task("nests", total=nests)
        collect(
            nests, seed, processes, lambda done, _: progress.update(task, completed=done), thefts
        )
    return _write_fit(read_thefts(thefts), out)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeRemainingColumn())


def _write_fit(thefts: Any, out: Path) -> int:  # noqa: ANN401 - see above
    import msgspec

    from tablee.games.gulo import fitting, report
    from tablee.games.gulo.odds import Known

    found = fitting.fit(thefts)
    deciles = fitting.calibration(fitting.held_out(thefts))
    share, pours = fitting.pole_share(thefts), fitting.full_pours(thefts)
    known = Known(fit=found, pole_share=round(share, 3), pours=pours)
    out.mkdir(parents=True, exist_ok=True)
    statistics = msgspec.json.format(msgspec.json.encode(known), indent=1)
    (out / "statistics.json").write_bytes(statistics + b"\n")
    (out / "gulo-odds.md").write_text(report.page(found, thefts, deciles, "gulo-odds.svg"))
    (out / "gulo-odds.svg").write_text(report.plot(deciles))
    worst = max(abs(decile.error) for decile in deciles)
    verdict = "ok" if worst <= report.BAR else "SHORT"
    Console(highlight=False).print(
        f"{len(thefts)} thefts, {sum(d.thefts for d in deciles)} foretold from other nests: "
        f"largest error {100 * worst:.1f} points (bar {100 * report.BAR:.0f}) {verdict}"
    )
    return 0 if worst <= report.BAR else 1
