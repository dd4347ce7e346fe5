"""Which language to speak."""

from __future__ import annotations

import os

from tablee.core.errors import OptionError
from tablee.core.text import languages


def chosen_language(wanted: str) -> str:
    """The wanted language, or the one of the environment, or English."""
    if not wanted:
        return next((code for code in languages() if os.environ.get("LANG", "")[:2] == code), "en")
    if wanted not in languages():
        raise OptionError(f"there is no language '{wanted}'; there are: {', '.join(languages())}")
    return wanted
