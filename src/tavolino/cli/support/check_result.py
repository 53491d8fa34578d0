"""The answer to one question about this installation."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

CheckStatus: TypeAlias = Literal["ok", "warn", "fail"]


@dataclass(frozen=True)
class CheckResult:
    """How it is, and what to do about it."""

    health: CheckStatus
    what: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.health:<4}  {self.what}" + (f"\n      → {self.hint}" if self.hint else "")
