"""`tablee serve`: the tables for everybody who can reach this machine."""

from __future__ import annotations

from tablee.core.errors import OptionError


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    store: str | None = None,
    base_path: str | None = None,
    log_level: str | None = None,
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
    """
    try:
        from tablee.server.run import run
    except ImportError:
        raise OptionError("the server needs more packages: pip install 'tablee[server]'") from None
    from tablee.server.config import from_environment

    run(
        from_environment(
            host=host, port=port, store=store, base_path=base_path, log_level=log_level
        )
    )
