"""The server log as text or as JSON lines, without secrets.

Secrets are removed even from error texts. Text from clients cannot start a new line.
"""

import logging
import re
import sys
import time
from collections.abc import Mapping
from logging import LogRecord

import msgspec

from tavolino.server.ops.metrics import logged_errors
from tavolino.server.settings import LogFormat

SECRET_PATTERN = re.compile(
    r"(?<![\w-])(?:[0-9a-f]{64}|(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32})(?![\w-])", re.ASCII
)
"""Seeds, fingerprints and seat tokens, by their shape (see tokens.py)."""

CONTROL_ESCAPES = {
    code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160), 0x2028, 0x2029)
}


def configure_logging(form: LogFormat) -> None:
    """Logs our own messages, warnings of libraries and errors of uvicorn, to standard error.

    uvicorn also warns about malformed requests of clients, which are not worth a line.
    """
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[lines, ErrorCounter(logging.ERROR)])
    logging.getLogger("tavolino").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class ErrorCounter(logging.Handler):
    """Counts errors for the metrics."""

    def emit(self, record: LogRecord) -> None:
        logged_errors.inc(record.name)


class TextFormatter(logging.Formatter):
    """``2026-03-01T20:15:00.123Z ERROR tavolino.server.table.table: …``, then any traceback."""

    def format(self, record: LogRecord) -> str:
        said = (
            f"{_timestamp(record)} {record.levelname} {record.name}: {_told(record.getMessage())}"
        )
        trace = self._trace(record)
        return f"{said}\n{trace}" if trace else said

    def _trace(self, record: LogRecord) -> str:
        return _without_secrets(self.formatException(record.exc_info)) if record.exc_info else ""


class JsonFormatter(TextFormatter):
    """One JSON object per line. `template` is the message without its arguments."""

    def format(self, record: LogRecord) -> str:
        said: dict[str, str | list[str]] = {
            "time": _timestamp(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _told(record.getMessage()),
            "template": _told(str(record.msg)),
        }
        if isinstance(record.args, tuple) and record.args:
            said["args"] = [_told(str(one)) for one in record.args]
        elif isinstance(record.args, Mapping):
            said |= {name: _told(str(one)) for name, one in record.args.items()}
        if trace := self._trace(record):
            said["trace"] = trace
        return msgspec.json.encode(said).decode()


def _timestamp(record: LogRecord) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03}Z"


def _told(said: str) -> str:
    return _without_secrets(said).translate(CONTROL_ESCAPES)


def _without_secrets(said: str) -> str:
    return SECRET_PATTERN.sub("(secret)", said)
