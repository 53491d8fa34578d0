"""Old names of public modules and functions, kept for one release."""

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def forward(old: str, new: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """The ``__getattr__`` of the module `old`, whose content is now in the module `new`.

    `names` maps each old name to its new name. Every access warns.
    """

    def get(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        warnings.warn(f"{old}.{name} is now {new}.{names[name]}", DeprecationWarning, stacklevel=2)
        return getattr(import_module(new), names[name])

    return get
