"""Logs as JSON lines, without secrets: no query, no header, no body is ever written."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class NoVisitors(logging.Filter):
    """Leaves out who came and what they sent: uvicorn tells such things, tokens included."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this line about the server itself?"""
        about_visitor = "WebSocket" in str(record.msg) or str(record.msg).startswith("connection ")
        return record.levelno >= logging.INFO and not about_visitor


def set_up(level: str) -> None:
    """Send everything to the error stream as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(NoVisitors())
    for chatty in ("websockets", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
