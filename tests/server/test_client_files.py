"""The web client is served as it was built: whole, small, kept for as long as it may be."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tablee.server import client_files
from tablee.server.client_files import with_base
from tests.server.running import Running, running
from tests.server.test_bad_requests import answered
from tests.server.test_operated import is_safe

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta name="base" content="" />
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <script type="module" crossorigin src="./assets/index-Ab12.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/index-Cd34.css">
  </head>
  <body><div id="app"></div>...say "./hello"</body>
</html>
"""
SCRIPT = "export const answer = 42;\n" * 400
FONT = bytes(range(256)) * 8
HIDDEN = "hunter2"
PAGES = ("/", "/t/abcd2345ef", "/t/abcd2345ef/replay", "/new/gruell", "/rules/oeufs")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built, and something beside it that nobody may see."""
    folder = tmp_path / "site" / "client"
    files: dict[str, str | bytes] = {
        "index.html": INDEX,
        "assets/index-Ab12.js": SCRIPT,
        "assets/index-Cd34.css": "body { color: black }\n",
        "assets/fraunces-Ef56.woff2": FONT,
        "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "icon-192.png": b"\x89PNG....",
        "manifest.webmanifest": "{}",
        "sw.js": "self.addEventListener('push', () => {});\n",
        "pictures/gruell.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "notes.md": HIDDEN,
    }
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    (folder.parent / "secret.txt").write_text(HIDDEN)
    (folder / "assets" / "link.txt").symlink_to(folder.parent / "secret.txt")
    (folder / "outside").symlink_to(folder.parent)
    monkeypatch.setattr(client_files, "FOLDER", folder)
    return folder


def served(url: str, scene: Callable[[Running], Awaitable[None]], *, base_path: str = "") -> None:
    async def run() -> None:
        async with running(url, base_path=base_path) as server:
            await scene(server)

    asyncio.run(run())


# --- the page


@pytest.mark.parametrize("base_path", ["", "/tablee", "/a/b"])
def test_the_page_is_shown_at_every_place_and_knows_its_base(
    base_path: str, client: Path, url: str
) -> None:
    async def scene(server: Running) -> None:
        for place in PAGES:
            answer = await server.http.get(place)
            assert answer.status_code == 200, place
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert f'<meta name="base" content="{base_path}" />' in answer.text
            assert f'src="{base_path}/assets/index-Ab12.js"' in answer.text
            assert f'href="{base_path}/manifest.webmanifest"' in answer.text
            assert 'say "./hello"' in answer.text
            is_safe(answer)

    served(url, scene, base_path=base_path)


def test_what_the_page_names_is_there_below_a_base_path(client: Path, url: str) -> None:
    async def scene(server: Running) -> None:
        root = f"http://127.0.0.1:{server.port}"
        page = (await server.http.get("/")).text
        names = [part.split('"')[0] for part in page.split('="/tablee')[1:]]
        assert "/assets/index-Ab12.js" in names
        for name in filter(None, names):
            assert (await server.http.get(f"{root}/tablee{name}")).status_code == 200, name
            assert (await server.http.get(f"{root}{name}")).status_code == 404
        bare = await server.http.get(f"{root}/tablee")
        assert (bare.status_code, bare.headers["location"]) == (307, f"{root}/tablee/")

    served(url, scene, base_path="/tablee")


def test_a_page_without_links_of_ours_stays_as_it_is() -> None:
    page = '<a href="https://example.org/./x">x</a><img src="/y.png"><p content="">'
    assert with_base(page, "/tablee") == page


@pytest.mark.parametrize("base_path", ["", "/tablee"])
def test_a_client_that_was_not_built_says_how(
    base_path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: Path, url: str
) -> None:
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "nothing")

    async def scene(server: Running) -> None:
        for place in PAGES:
            answer = await server.http.get(place)
            assert answer.status_code == 200
            assert "<code>make play</code>" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            is_safe(answer)
        assert (await server.http.get("/assets/index-Ab12.js")).status_code == 404
        monkeypatch.setattr(client_files, "FOLDER", client)  # built while the server runs
        assert 'id="app"' in (await server.http.get("/")).text

    served(url, scene, base_path=base_path)


def test_the_rest_of_the_server_is_where_it_was(client: Path, url: str) -> None:
    async def scene(server: Running) -> None:
        assert (await server.http.get("/healthz")).text == "ok\n"
        assert (await server.http.get("/openapi.json")).json()["openapi"] == "3.1.0"
        assert (await server.http.get("/metrics")).status_code == 404  # without its key
        assert (await server.http.get("/api/nothing")).json()["code"] == "no-such-page"
        for path in ("/nothing", "/t", "/t/a/b", "/new", "/index.html", "/assets/", "/pictures"):
            answer = await server.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), path
            is_safe(answer)
        assert (await server.http.post("/sw.js")).status_code == 405

    served(url, scene)


# --- the files

KEPT = {
    "/assets/index-Ab12.js": (
        "text/javascript; charset=utf-8",
        "public, max-age=31536000, immutable",
    ),
    "/assets/index-Cd34.css": ("text/css; charset=utf-8", "public, max-age=31536000, immutable"),
    "/assets/fraunces-Ef56.woff2": ("font/woff2", "public, max-age=31536000, immutable"),
    "/icon.svg": ("image/svg+xml", "public, max-age=300"),
    "/icon-192.png": ("image/png", "public, max-age=300"),
    "/manifest.webmanifest": ("application/manifest+json", "public, max-age=300"),
    "/sw.js": ("text/javascript; charset=utf-8", "public, max-age=300"),
    "/pictures/gruell.svg": ("image/svg+xml", "public, max-age=300"),
}


@pytest.mark.parametrize("base_path", ["", "/tablee"])
def test_every_file_has_its_kind_and_is_kept_as_long_as_it_may(
    base_path: str, client: Path, url: str
) -> None:
    async def scene(server: Running) -> None:
        for path, expected in KEPT.items():
            answer = await server.http.get(path)
            assert answer.status_code == 200, path
            assert answer.content == (client / path[1:]).read_bytes()
            headers = answer.headers
            assert (headers["content-type"], headers["cache-control"]) == expected
            is_safe(answer)

    served(url, scene, base_path=base_path)


def test_head_tells_the_same_without_the_content(client: Path, url: str) -> None:
    async def scene(server: Running) -> None:
        for path in (*PAGES, *KEPT):
            whole, head = await server.http.get(path), await server.http.head(path)
            assert head.status_code == 200
            assert head.content == b""
            for name in ("content-type", "content-length", "etag", "cache-control"):
                assert head.headers[name] == whole.headers[name], (path, name)

    served(url, scene)


def test_what_is_known_is_not_sent_again(client: Path, url: str) -> None:
    async def scene(server: Running) -> None:
        for path in ("/", "/sw.js", "/icon-192.png", "/assets/index-Ab12.js"):
            first = await server.http.get(path)
            mark = first.headers["etag"]
            for known in (mark, f"W/{mark}", f'"other", {mark}', "*"):
                again = await server.http.get(path, headers={"If-None-Match": known})
                assert (again.status_code, again.content) == (304, b""), known
                assert again.headers["etag"] == mark
                assert again.headers["cache-control"] == first.headers["cache-control"]
                is_safe(again)
            other = await server.http.get(path, headers={"If-None-Match": '"other"'})
            assert other.status_code == 200

    served(url, scene)


def test_another_content_has_another_mark(client: Path, url: str) -> None:
    marks = set()

    async def scene(server: Running) -> None:
        marks.add((await server.http.get("/sw.js")).headers["etag"])

    served(url, scene)
    (client / "sw.js").write_text("// new\n")
    served(url, scene)
    assert len(marks) == 2


# --- gzip


async def raw(server: Running, path: str, accepts: str) -> httpx.Response:
    """The answer as it comes over the wire."""
    request = server.http.build_request("GET", path, headers={"Accept-Encoding": accepts})
    answer = await server.http.send(request, stream=True)
    answer._content = b"".join([piece async for piece in answer.aiter_raw()])
    await answer.aclose()
    return answer


TAKES = {
    "gzip": True, "br, gzip;q=0.5, *;q=0.1": True, "GZIP": True, "gzip; q=1.0": True,
    "deflate,gzip": True, "": False, "identity": False, "gzip;q=0": False, "gzip; q=0.000": False,
    "br": False, "notgzip": False,
}  # fmt: skip


@pytest.mark.parametrize("accepts", TAKES)
def test_text_is_sent_small_to_whoever_takes_it(accepts: str, client: Path, url: str) -> None:
    async def scene(server: Running) -> None:
        answer = await raw(server, "/assets/index-Ab12.js", accepts)
        assert answer.headers["vary"] == "Accept-Encoding"
        assert int(answer.headers["content-length"]) == len(answer.content)
        if TAKES[accepts]:
            assert answer.headers["content-encoding"] == "gzip"
            assert gzip.decompress(answer.content).decode() == SCRIPT
            assert len(answer.content) < len(SCRIPT) / 10
        else:
            assert "content-encoding" not in answer.headers
            assert answer.content.decode() == SCRIPT

    served(url, scene)


def test_small_and_whole_have_different_marks(client: Path, url: str) -> None:
    async def scene(server: Running) -> None:
        small, whole = await raw(server, "/", "gzip"), await raw(server, "/", "identity")
        assert small.headers["etag"] != whole.headers["etag"]
        known = {"If-None-Match": small.headers["etag"], "Accept-Encoding": "identity"}
        assert (await server.http.get("/", headers=known)).status_code == 200

    served(url, scene)


def test_what_is_small_already_is_sent_as_it_is(client: Path, url: str) -> None:
    async def scene(server: Running) -> None:
        for path in ("/assets/fraunces-Ef56.woff2", "/icon-192.png"):
            answer = await raw(server, path, "gzip")
            assert "content-encoding" not in answer.headers
            assert "vary" not in answer.headers

    served(url, scene)


# --- nothing else


OUTSIDE = (
    "/../secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt", "/pictures/../../secret.txt", "//secret.txt",
    "/assets//../../secret.txt", "/assets/..\\..\\secret.txt", "/%2e%2e%2fsecret.txt",
    "/assets/link.txt", "/outside/secret.txt", "/notes.md", "/assets/index-Ab12.js/",
    "/assets/./index-Ab12.js", "/assets/%00", "/sw.js%00", "/pictures/../index.html",
    "/assets/%252e%252e/secret.txt",
)  # fmt: skip


@pytest.mark.parametrize("base", ["", "/tablee"])
def test_nothing_outside_the_folder_is_ever_served(base: str, client: Path, url: str) -> None:
    assert (client.parent / "secret.txt").read_text() == HIDDEN

    async def scene(server: Running) -> None:
        paths = [*OUTSIDE, f"/assets/{client.parent}/secret.txt", f"/{client.parent}/secret.txt"]
        for path in paths:
            lines = (f"GET {base}{path} HTTP/1.1", "Host: here", "Connection: close", "", "")
            answer = (await answered(server.port, "\r\n".join(lines).encode())).decode()
            assert answer.split()[1] in {"404", "307"}, (path, answer)
            assert HIDDEN not in answer
            assert "answer = 42" not in answer

    served(url, scene, base_path=base)


def test_the_folder_itself_may_be_a_link(client: Path) -> None:
    other = client.parent / "link"
    other.symlink_to(client)
    assert set(client_files.files_in(other, "")) == set(client_files.files_in(client, ""))
    assert "assets/index-Ab12.js" in client_files.files_in(other, "")
