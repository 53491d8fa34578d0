"""The results of the runs: counts, and the evidence of the first failure of each kind."""

import json
import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SUMMARY = ("report.json", "report.md")
RUNS, FAILURES = "runs", "failures"


@dataclass
class Result:
    """The result of one run."""

    scenario: str
    seed: int
    seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    failure: dict[str, str] | None = None

    @property
    def passed(self) -> bool:
        return self.failure is None

    @property
    def kind(self) -> str:
        return f"{self.scenario}: {(self.failure or {}).get('kind', '')}"

    @property
    def trace(self) -> str:
        return (self.failure or {}).get("trace", "")

    def __str__(self) -> str:
        said = ", ".join(f"{number} {what}" for what, number in self.counts.items())
        how = "passed" if self.passed else f"FAILED ({self.kind})"
        return f"{self.scenario} --seed {self.seed}: {how} in {self.seconds:.0f} s; {said}"


class Report:
    """A folder with the summary and the files of failed runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.results: list[Result] = []
        self.kept: dict[str, str] = {}
        """The folder with the first evidence, by the kind of failure."""
        folder.mkdir(parents=True, exist_ok=True)
        for name in (RUNS, FAILURES):
            shutil.rmtree(folder / name, ignore_errors=True)
        for name in SUMMARY:
            (folder / name).unlink(missing_ok=True)

    def place(self, number: int, scenario: str) -> Path:
        """The folder for the files of a run."""
        made = self.folder / RUNS / f"{number:04}-{scenario}"
        made.mkdir(parents=True)
        return made

    def add(self, result: Result, place: Path) -> None:
        """Keep the files of the run, unless a failure of this kind is already kept."""
        self.results.append(result)
        if result.passed or result.kind in self.kept:
            shutil.rmtree(place, ignore_errors=True)
            return
        kept = self.folder / FAILURES / place.name
        kept.parent.mkdir(exist_ok=True)
        place.rename(kept)
        self.kept[result.kind] = str(kept.relative_to(self.folder))

    def close(self, seconds: float) -> None:
        shutil.rmtree(self.folder / RUNS, ignore_errors=True)
        told = self._told(seconds)
        as_json, as_markdown = (self.folder / name for name in SUMMARY)
        as_json.write_text(json.dumps(told, indent=1), encoding="utf-8")
        as_markdown.write_text("\n".join(_in_words(told)) + "\n", encoding="utf-8")

    def _told(self, seconds: float) -> dict[str, Any]:
        failed = [result for result in self.results if not result.passed]
        return {
            "seconds": round(seconds),
            "passed": len(self.results) - len(failed),
            "failed": len(failed),
            "counts": dict(sum_of(self.results)),
            "scenarios": {
                name: {
                    "runs": len(own),
                    "failed": sum(not result.passed for result in own),
                    "seconds": round(sum(result.seconds for result in own)),
                    "counts": dict(sum_of(own)),
                }
                for name, own in by_scenario(self.results).items()
            },
            "failures": [
                {
                    "kind": kind,
                    "times": sum(result.kind == kind for result in failed),
                    "seeds": [result.seed for result in failed if result.kind == kind],
                    "folder": folder,
                    "trace": next(one.trace for one in failed if one.kind == kind),
                }
                for kind, folder in self.kept.items()
            ],
        }


def by_scenario(results: Sequence[Result]) -> dict[str, list[Result]]:
    names = sorted({result.scenario for result in results})
    return {name: [one for one in results if one.scenario == name] for name in names}


def sum_of(results: Sequence[Result]) -> Counter[str]:
    total: Counter[str] = Counter()
    for result in results:
        total.update(result.counts)
    return total


def _in_words(told: dict[str, Any]) -> list[str]:
    lines = [f"# Soak: {told['passed']} passed, {told['failed']} failed", ""]
    lines += [f"{told['seconds']} seconds.", "", "| scenario | runs | failed | what it did |"]
    lines += ["|---|---|---|---|"]
    for name, one in told["scenarios"].items():
        did = ", ".join(f"{number} {what}" for what, number in one["counts"].items())
        lines.append(f"| {name} | {one['runs']} | {one['failed']} | {did} |")
    for one in told["failures"]:
        lines += ["", f"## {one['kind']}", ""]
        lines += [f"{one['times']} times, seeds {one['seeds']}; see `{one['folder']}`.", ""]
        lines += ["```", one["trace"].rstrip(), "```"]
    return lines
