"""Checks that the rows of a sheet fit its columns."""

from collections.abc import Iterator

from tavolino.promises import speech
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    for section in speech.sheets(moment):
        width = len(section.columns)
        if not width:
            yield f"the section `{section.title.key}` of `sheet` has no columns"
        for row in section.rows:
            if len(row) != width:
                yield f"a row of `{section.title.key}` has {len(row)} cells for {width} columns"


PROMISE = Promise(
    name="sheets",
    statement="Every row of a sheet fits its columns.",
    moment=check,
)
