"""`tablee gulo`: the physical nest of Gulo Gulo. Needs the packages of the extra `nest`."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.core.errors import OptionError
from tablee.core.hands import Hands
from tablee.games.gulo.needs import need_physics

MOST_DIGITS = 18
"""Maximum digits of the number that a nest is poured from; what is longer names a file."""

app = App(name="gulo", help="The nest of Gulo Gulo.")


@app.command
def render(nest: str, *, png: Path, camera: str = "side", at: float = 0.0) -> int:
    """Draw a nest, or a moment of a theft.

    A recording is first played to its end, which must be the one it had.

    Example: tablee gulo render 7 --png nest.png --camera close
    Example: tablee gulo render thefts/001.recording --at 2.5 --png moment.png

    Parameters
    ----------
    nest
        A file with a nest's snapshot or a theft's recording (tablee play gulo --thefts writes
        them), or a number: the nest that is poured from it.
    png
        Where to write the picture.
    camera
        side, close or top.
    at
        How many seconds into the recorded theft.
    """
    need_physics()
    from tablee.games.gulo.picture import check_camera, picture
    from tablee.games.gulo.picture import png as png_of

    check_camera(camera)
    if not 0 <= at < inf:
        raise OptionError("gulo:bad-recording-time", at=f"{at:g}")
    png.write_bytes(png_of(picture(_nest(nest, at), camera)))
    Console(highlight=False).print(f"written: {png}")
    return 0


def _nest(text: str, at: float) -> Any:  # noqa: ANN401 - the type is in a package that may be missing
    from tablee.games.gulo.nest.simulator import Nest

    poured = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    data = b"" if poured else _read(text)
    if not poured and (found := _recorded_nest(text, data, at)) is not None:
        return found
    if at:
        raise OptionError("gulo:not-a-recording", name=text)
    return Nest.poured(int(text)) if poured else Nest.restored(data)


def _read(name: str) -> bytes:
    return Path(name).read_bytes()


def _recorded_nest(name: str, data: bytes, at: float) -> Any:  # noqa: ANN401 - see above
    """The nest at a moment of a recording; None if these bytes are none."""
    from tablee.games.gulo.nest.errors import NestError
    from tablee.games.gulo.nest.recording import Recording, nest_at

    try:
        recording = Recording.from_bytes(data)
    except NestError:
        return None
    _check(name, recording)
    return nest_at(recording, at)


def _check(name: str, recording: Any) -> None:  # noqa: ANN401 - see above
    """Refuse a recording that does not replay; one from elsewhere is not called a forgery."""
    from tablee.games.gulo.nest.machine import this_machine
    from tablee.games.gulo.nest.recording import MadeElsewhere, ReplayDiffers, check

    try:
        check(recording)
    except MadeElsewhere:
        key = "gulo:recording-elsewhere" if recording.machine else "gulo:recording-of-old"
        raise OptionError(key, name=name, made=recording.machine, here=this_machine()) from None
    except ReplayDiffers:
        raise OptionError("gulo:recording-differs", name=name) from None


def keep_thefts(hands: Hands | None, folder: Path) -> None:
    """Let hands write a recording of every theft into a folder, which has none yet."""
    if hands is None:
        raise OptionError("gulo:thefts-need-hands")
    from tablee.games.gulo.hands import RECORDING, BotHands

    if not isinstance(hands, BotHands):
        raise OptionError("gulo:thefts-elsewhere")
    if any(folder.glob(f"*{RECORDING}")):
        raise OptionError("gulo:thefts-folder-used", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    hands.folder = folder


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
        How many nests; some fifteen thefts from each. After 200 the same ones are begun from again,
        with other eggs.
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
    from tablee.games.gulo.nest.collect import collect

    for name, number in (("nests", nests), ("processes", processes)):
        if number < 1:
            raise OptionError("gulo:fit-needs-one", name=f"--{name}")
    with _progress() as progress:
        task = progress.add_task("nests", total=nests)
        collect(
            nests, seed, processes, lambda done, _: progress.update(task, completed=done), thefts
        )
    return _write_fit(_thefts(thefts), out)


def _thefts(path: Path) -> Any:  # noqa: ANN401 - see above
    """The thefts of a file; one clear sentence if it holds something else."""
    from tablee.games.gulo.fitting import enough, read_thefts

    try:
        thefts = read_thefts(path)
    except KeyError as error:
        raise OptionError("gulo:thefts-without-column", file=str(path), column=str(error)) from None
    except ValueError as error:
        raise OptionError("gulo:not-thefts", file=str(path), detail=str(error)) from None
    if not enough(thefts):
        raise OptionError("gulo:too-few-thefts", file=str(path), number=str(len(thefts)))
    return thefts


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
    every = fitting.calibration(fitting.held_out(thefts, fitting.all_pulls))
    return _tell_errors(len(thefts), {"careful": deciles, "all": every})


def _tell_errors(thefts: int, checks: Any) -> int:  # noqa: ANN401 - see above
    """How far the odds are off where they are furthest; 1 if that is too far."""
    from tablee.games.gulo import fitting, report

    errors = {kind: abs(fitting.worst(deciles).error) for kind, deciles in checks.items()}
    short = max(errors.values()) > report.BAR
    told = ", ".join(f"{kind} pulls {100 * error:.1f}" for kind, error in errors.items())
    Console(highlight=False).print(
        f"{thefts} thefts, foretold from other nests: largest errors {told} points"
        f" (bar {100 * report.BAR:.0f}) {'SHORT' if short else 'ok'}"
    )
    return int(short)
