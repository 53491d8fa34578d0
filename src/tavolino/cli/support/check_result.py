"""The result of one check of the installation."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

CheckStatus: TypeAlias = Literal["ok", "warn", "fail"]


@dataclass(frozen=True)
class CheckResult:
    """The status, what was checked, and a hint if there is a problem."""

    health: CheckStatus
    what: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.health:<4}  {self.what}" + (f"\n      → {self.hint}" if self.hint else "")
