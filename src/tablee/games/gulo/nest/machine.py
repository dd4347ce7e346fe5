"""The kind of machine on which a theft is recorded: its last bits may be others elsewhere."""

from __future__ import annotations

import platform
from functools import cache

import numpy as np


@cache
def this_machine() -> str:
    """Processor, system and libraries, such as `x86_64 Linux, glibc 2.36, NumPy 2.4.6 (X86_V3)`.

    MuJoCo is not among them: snapshots name its version.
    """
    system = f"{platform.machine()} {platform.system()}"
    parts = (system, " ".join(platform.libc_ver()).strip(), f"NumPy {np.__version__} ({_loops()})")
    return ", ".join(part for part in parts if part)


def _loops() -> str:
    """For which processors NumPy's loops were chosen here."""
    extensions = np.show_config(mode="dicts")["SIMD Extensions"]
    return " ".join(extensions.get("found", extensions.get("baseline", ())))
