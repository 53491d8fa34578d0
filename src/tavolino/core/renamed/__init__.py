"""Old names of public modules and functions, kept for one release.

Python finds a module of this package also one package higher, where it used to be:
`tavolino.core.words` is `words.py` in this folder. `tavolino.bots` and `tavolino.research` keep
their old modules beside the new ones.
"""

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def forward(old: str, new: str, names: Mapping[str, str] | None = None) -> Callable[[str], Any]:
    """The ``__getattr__`` of the module `old`, whose content is now in the module `new`.

    `names` maps each old name to its new name. Without it, all names are as before. Every access
    warns.
    """

    def get(name: str) -> Any:
        found = name if names is None else names.get(name)
        if found is None or name.startswith("__") or not hasattr(import_module(new), found):
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        warnings.warn(f"{old}.{name} is now {new}.{found}", DeprecationWarning, stacklevel=2)
        return getattr(import_module(new), found)

    return get
