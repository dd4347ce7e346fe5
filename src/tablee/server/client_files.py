"""The web client as it was built: its one page, and the files that the page needs.

All of it is read into memory once. A path is only ever looked up there, so that nothing outside the
folder can be asked for.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

FOLDER = Path(__file__).parent / "client"
"""`tools/build_client.py` makes it; git does not know it."""
PAGE = "index.html"
PAGES = ("/", "/t/{table}", "/t/{table}/replay", "/new/{game}", "/rules/{game}")
"""Where the one page is shown; it knows itself what to do there."""
FILES = ("/assets/{path:path}", "/pictures/{path:path}", "/{path}")

NEVER_CHANGES = "public, max-age=31536000, immutable"
"""For what has its hash in its name."""
ASK_AGAIN = "no-cache"
SHORT = "public, max-age=300"

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What is not here is not served: browsers would have to guess what it is."""
TEXTS = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
"""What becomes smaller by compressing it."""

HOW_TO_BUILD = (
    "the web client has not been built: stop the server, then type 'make play' in the folder of "
    "the project, or install it again with pip install '.[server]' where npm can load packages"
)
"""For the log, because pip shows nothing of what a build says."""
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tablée</title></head>
<body>
<h1>Tablée</h1>
<p>The server runs, but its web client has not been built. Stop it and type <code>make play</code>
in the folder of the project, or install it again with <code>pip install '.[server]'</code> where
npm can load packages.</p>
<p lang="fr">Le serveur tourne, mais la partie web n’a pas été construite. Arrête-le et tape
<code>make play</code> dans le dossier du projet, ou réinstalle-le avec
<code>pip install '.[server]'</code> là où npm peut charger des paquets.</p>
</body>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    kind: str
    keep: str
    mark: str
    """Changes with the content."""
    smaller: bytes | None = None
    """The same, compressed; None for what is small already."""


class ClientFiles:
    """Answers for the client's page and files."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._files: Mapping[str, File] = {}

    def routes(self) -> list[BaseRoute]:
        """To come after all others: a file could have any name."""
        pages = [Route(path, self._page) for path in PAGES]
        return [*pages, *(Route(path, self._file) for path in FILES)]

    async def _page(self, request: Request) -> Response:
        page = (await self._read()).get(PAGE)
        if page is None:
            return Response(NOT_BUILT, headers={"Cache-Control": ASK_AGAIN}, media_type="text/html")
        return _answer(request, page)

    async def _file(self, request: Request) -> Response:
        name = str(request.scope["path"]).removeprefix(f"{self._base}/")
        file = (await self._read()).get(name)
        if file is None or name == PAGE:
            raise HTTPException(404)
        return _answer(request, file)

    async def _read(self) -> Mapping[str, File]:
        """Everything there is, as soon as it has been built."""
        if not self._files:
            self._files = await asyncio.to_thread(files_in, FOLDER, self._base)
        return self._files


# --- reading


def is_built() -> bool:
    """Is there a client to serve?"""
    return (FOLDER / PAGE).is_file()


def files_in(folder: Path, base: str) -> dict[str, File]:
    """All files by their path in the folder; none if the client has not been built."""
    if not (folder / PAGE).is_file():
        return {}
    root = folder.resolve()
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix in KINDS]
    inside = [path for path in found if path.resolve().is_relative_to(root)]
    return {name: _read(path, name, base) for path in inside if (name := _name(path, folder))}


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def _read(path: Path, name: str, base: str) -> File:
    content = path.read_bytes()
    if name == PAGE:
        content = with_base(content.decode(), base).encode()
    return File(
        content,
        KINDS[path.suffix],
        ASK_AGAIN if name == PAGE else NEVER_CHANGES if name.startswith("assets/") else SHORT,
        hashlib.sha256(content).hexdigest()[:24],
        gzip.compress(content, mtime=0) if path.suffix in TEXTS else None,
    )


def with_base(page: str, base: str) -> str:
    """The page as it is shown below a path, at several depths: its links must be whole."""
    page = re.sub(r'((?:href|src)=")\./', rf"\g<1>{base}/", page)
    return re.sub(r'(<meta name="base" content=")"', rf'\g<1>{base}"', page)


# --- answering


def _answer(request: Request, file: File) -> Response:
    smaller = file.smaller if _takes_gzip(request) else None
    mark = f'"{file.mark}-gzip"' if smaller else f'"{file.mark}"'
    headers = {"Cache-Control": file.keep, "ETag": mark}
    if file.smaller is not None:
        headers["Vary"] = "Accept-Encoding"
    if _knows(request, mark):
        return Response(status_code=304, headers=headers)
    if smaller:
        headers["Content-Encoding"] = "gzip"
    return Response(smaller or file.content, headers=headers, media_type=file.kind)


def _takes_gzip(request: Request) -> bool:
    wishes = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return any(re.fullmatch(r"gzip(;q=(1|0\.\d*[1-9]).*)?", wish) for wish in wishes)


def _knows(request: Request, mark: str) -> bool:
    marks = request.headers.get("if-none-match", "").split(",")
    return any(known.strip().removeprefix("W/") in (mark, "*") for known in marks)
