"""Settings of Numba's that are meant for programs of its users: they say nothing about the native functions here.

With ``NUMBA_DISABLE_JIT=1`` Numba's decorators give functions back as they are, which leaves nothing to compile into
kernels; with ``NUMBA_DEBUGINFO=1`` it looks for lines of source that generated loops do not have. While a function is
compiled here these settings are as where nobody has changed them. A function that another thread has Numba decorate in
that time is compiled.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from runtime.forking import new_lock

USUAL = {"DISABLE_JIT": 0, "DEBUGINFO_DEFAULT": 0}
VARIABLES = frozenset({"NUMBA_DISABLE_JIT", "NUMBA_DEBUGINFO"})
"""The environment variables that set them."""
_lock = new_lock()
_entered: list[None] = []
_before: dict[str, Any] = {}


@contextlib.contextmanager
def usual_settings() -> Iterator[None]:
    """Compile with :data:`USUAL` settings. Threads may be here at once: the last to leave restores the program's."""
    from numba.core import config

    with _lock:
        if not _entered:
            _before.update({name: getattr(config, name) for name in USUAL})
            vars(config).update(USUAL)
        _entered.append(None)
    try:
        yield
    finally:
        with _lock:
            _entered.pop()
            if not _entered:
                vars(config).update(_before)
