"""`tablee serve`: the tables for everybody who can reach this machine."""

from __future__ import annotations

import gc
import sys
import threading
import webbrowser
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, get_type_hints

from cyclopts import Parameter as Flag
from msgspec.structs import FieldInfo, fields

from tablee.core.errors import OptionError
from tablee.server.config import SECRET, Settings, from_environment


def serve(*, browser: bool = False, **settings: object) -> None:
    """Serve tables to browsers.

    Every setting is a flag or an environment variable, --base-path or TABLEE_BASE_PATH; what is
    typed comes first. The keys for notices and numbers are secrets, and so only variables:
    TABLEE_VAPID_PRIVATE_KEY and TABLEE_METRICS_KEY.

    Example: tablee serve --host 0.0.0.0 --port 8000 --store sqlite:///club.db

    Parameters
    ----------
    browser
        Open the lobby in a browser of this machine.
    **settings
        Those that were typed.
    """
    gc.disable()  # all that is loaded now stays: looking for waste in it would slow the start
    try:
        from tablee.server.run import run
    except ImportError:
        raise OptionError("server-needs-packages") from None
    finally:
        gc.freeze()
        gc.enable()
    chosen = from_environment(None, **settings)
    if browser:
        run(chosen, _open_lobby)
    else:
        run(chosen)


def _as_typed() -> Signature:
    """`serve` with a flag for every setting that is not secret."""
    kinds = get_type_hints(Settings, include_extras=True)
    flags = [_flag(one, kinds[one.name]) for one in fields(Settings) if one.name not in SECRET]
    ours = signature(serve)
    return ours.replace(parameters=[*flags, ours.parameters["browser"]])


def _flag(setting: FieldInfo, kind: Any) -> Parameter:  # noqa: ANN401 - a type with its metadata
    told = Flag(
        help=kind.__metadata__[-1].description,
        show_default=setting.default not in ("", ()),
        negative_iterable=(),
    )
    return Parameter(
        setting.name,
        Parameter.KEYWORD_ONLY,
        default=setting.default,
        annotation=Annotated[kind, told],
    )


def _open_lobby(address: str) -> None:
    sys.stdout.write(f"\n  Tablée is open at {address}\n  Ctrl-C closes it; games are kept.\n\n")
    sys.stdout.flush()
    # In a thread: a browser that starts slowly must not hold up the tables.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


serve.__signature__ = _as_typed()  # type: ignore[attr-defined]
