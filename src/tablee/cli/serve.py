"""`tablee serve`: the tables for everybody who can reach this machine."""

from __future__ import annotations

import sys
import threading
import webbrowser

from tablee.core.errors import OptionError


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    store: str | None = None,
    base_path: str | None = None,
    log_level: str | None = None,
    browser: bool = False,
) -> None:
    """Serve tables to browsers; every setting can also be an environment variable.

    Example: tablee serve --host 0.0.0.0 --port 8000 --store sqlite:///club.db

    Parameters
    ----------
    host
        The address to listen on (TABLEE_HOST).
    port
        The port to listen on (TABLEE_PORT).
    store
        Where tables are kept: sqlite:///FILE or postgresql://… (TABLEE_STORE).
    base_path
        The path under which a reverse proxy shows the server, such as /tablee (TABLEE_BASE_PATH).
    log_level
        debug, info, warning or error (TABLEE_LOG_LEVEL).
    browser
        Open the lobby in a browser of this machine.
    """
    try:
        from tablee.server.run import run
    except ImportError:
        raise OptionError("the server needs more packages: pip install 'tablee[server]'") from None
    from tablee.server.config import from_environment

    settings = from_environment(
        host=host, port=port, store=store, base_path=base_path, log_level=log_level
    )
    if browser:
        run(settings, _open_lobby)
    else:
        run(settings)


def _open_lobby(address: str) -> None:
    sys.stdout.write(f"\n  Tablée is open at {address}\n  Ctrl-C closes it; games are kept.\n\n")
    sys.stdout.flush()
    # In a thread: a browser that starts slowly must not hold up the tables.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
