"""The result of one check of `tavolino doctor`."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

CheckStatus: TypeAlias = Literal["ok", "warn", "fail"]


@dataclass(frozen=True)
class CheckResult:
    """One result, with a hint on how to fix it."""

    health: CheckStatus
    what: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.health:<4}  {self.what}" + (f"\n      → {self.hint}" if self.hint else "")
