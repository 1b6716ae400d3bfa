"""What lives as long as the process: native code points to it until the interpreter has ended.

When the interpreter ends, it empties one module after another, and then looks once more at every object that is left.
What is left may be a builtin, or a graph, and what these point to by its bare address is known to nobody. So it is
kept here, and never freed.
"""

from __future__ import annotations

import ctypes
from typing import Any

_kept: list[Any] = []
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_kept))  # nobody gives this reference back, so the list is never freed


def keep(*objects: Any) -> None:
    """Let objects live as long as the process."""
    _kept.extend(objects)
