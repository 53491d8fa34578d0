"""A decorator that caches the most recent results of a function."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

RECENT_RESULTS = 256
"""Number of results that a function keeps: a server asks again after other tables have asked."""


def memoize_recent(function: Function) -> Function:
    """Caches recent results and returns one if a call has the identical arguments.

    Compares arguments by identity, for immutable values that are expensive to compare.
    """
    known: OrderedDict[tuple[int, ...], tuple[tuple[Any, ...], Any]] = OrderedDict()
    """By the ids of the arguments. An entry holds its arguments, so that the ids stay theirs."""

    @wraps(function)
    def answer(*things: Any) -> Any:
        key = tuple(map(id, things))
        found = known.get(key)
        if found is None:
            found = known[key] = things, function(*things)
            if len(known) > RECENT_RESULTS:
                known.popitem(last=False)
        return found[1]

    return cast(Function, answer)
