"""Write the drawings of G.O.O.T.M.U. for the page, from the source that the server's pictures use.

    python -m tools.make_maze_art [--check]

With --check nothing is written: exit code 1 and a line for each file that is not up to date.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from tablee.games.gootmu import figures
from tablee.games.gootmu.abbreviations import MARKER_CLAUSES, MARKER_NAMES, SHORTS
from tablee.games.gootmu.names import slug
from tablee.games.gootmu.paints import (
    DAY_AND_NIGHT,
    SEATS_BY_DAY,
    SEATS_BY_NIGHT,
    letters_on,
    paint,
)
from tablee.games.gootmu.pictograms import NUMBER, PICTOGRAMS
from tablee.games.gootmu.rules.labels import ARROWED, CLAUSES, NAMES
from tablee.games.gootmu.strokes import put
from tools.make_protocol import stale

ROOT = Path(__file__).parent.parent
GENERATED = ROOT / "web" / "src" / "generated"
Square = dict[str, str | bool]


def art() -> dict[str, object]:
    """Everything that the page draws the maze with."""
    return {
        "squares": {name: _square(name) for name in NAMES[1:]},
        "markers": {kind: _plain(figures.marker(kind)) for kind in figures.SYMBOLS},
        "printedMarkers": {
            kind: {"printed": MARKER_NAMES[kind], "clause": f"GM-{clause}"}
            for kind, clause in MARKER_CLAUSES.items()
        },
        "back": _plain(figures.token_back()),
        "monster": _plain(figures.monster()),
        "hats": list(figures.HATS),
        "pieces": {
            part: _plain(figures.piece_of("{own}", part, "{name}", small=True)) for part in "123"
        },
    }


def _square(name: str) -> Square:
    drawn = PICTOGRAMS[name]
    square: Square = {
        "slug": slug(name),
        "group": SHORTS[name].family,
        "clause": f"GM-{CLAUSES[NAMES.index(name)]}",
        "drawing": _plain(drawn.drawing),
    }
    if drawn.over:
        square["over"] = _plain(drawn.over)
    if name in ARROWED:
        square["arrowed"] = True
    return square


def _plain(drawing: str) -> str:
    """With colours that the page's style sheet gives, and nothing else."""
    return re.sub(r"var\((--[\w-]+), #\w+\)", r"var(\1)", drawing)


def corner() -> dict[str, str]:
    """What lies in the corner of a maze that the lobby shows, in the colours of the day."""
    drawn = {
        "others": _printed("MOVE OTHER PLAYERS 1 SPACE EACH"),
        "jump": _printed("JUMP N SPACES", turn=180, number="4"),
        "give": _printed("GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT"),
        "passage": _printed("NARROW PASSAGE (OIL NEEDED)"),
        "pawn": figures.pawn("B", 1),
        "back": figures.token_back(),
        "mine": figures.piece("A1", 0),
        "theirs": figures.piece("B2", 1),
    }
    return {name: re.sub(r"var\(--[\w-]+, (#\w+)\)", r"\1", one) for name, one in drawn.items()}


def _printed(name: str, turn: int = 0, number: str = "") -> str:
    drawn, ink = PICTOGRAMS[name], paint(f"label-{SHORTS[name].family}")
    turned = put(drawn.drawing, turn=turn) if turn else drawn.drawing
    return f'<g color="{ink}">{turned}{drawn.over.replace(NUMBER, number)}</g>'


def style() -> str:
    """The colours by day and by night, as custom properties."""
    on = [(letters_on(day), letters_on(night)) for day, night in zip(SEATS_BY_DAY, SEATS_BY_NIGHT)]
    pairs = DAY_AND_NIGHT | {f"on-{seat}": pair for seat, pair in enumerate(on)}
    lines = [f"  --maze-{name}: {_both(*pair)};" for name, pair in pairs.items()]
    head = "/* Made by `python -m tools.make_maze_art`. Do not change it by hand. */"
    return "\n".join([head, ".maze {", *lines, "}", ""])


def _both(day: str, night: str) -> str:
    return day if day == night else f"light-dark({day}, {night})"


def files() -> dict[Path, str]:
    """Every file that is made, with what it must hold."""
    return {
        GENERATED / "maze.json": json.dumps(art(), ensure_ascii=False, indent=1) + "\n",
        GENERATED / "maze-corner.json": json.dumps(corner(), ensure_ascii=False, indent=1) + "\n",
        GENERATED / "maze.css": style(),
    }


def main(words: list[str]) -> int:
    """Write what has changed, or only look; the exit code."""
    checking = words == ["--check"]
    if words and not checking:
        print("usage: python -m tools.make_maze_art [--check]", file=sys.stderr)
        return 2
    made = files()
    for path in (old := stale(made)):
        if not checking:
            path.write_text(made[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} is {'not up to date' if checking else 'written'}")
    return 1 if checking and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
