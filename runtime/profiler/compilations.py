"""The kernels that other processes are still compiling, and the time since each was requested."""

from __future__ import annotations

import time
from typing import NamedTuple

__all__ = ["Compilation", "compilations"]


class Compilation(NamedTuple):
    """A native function that another process compiles for this one."""

    function: str
    """Its module and its name; behind a colon the types of a loop over arrays."""
    seconds: float
    """How long ago this process first asked for it, and has computed by a slower path since."""


def compilations() -> list[Compilation]:
    """The native functions that this process asked for and that are not stored yet, the first that was asked for first.

    Until they are, what needs them is computed by the general path or by the interpreter: large products of complex128
    or int8 take up to 300 times as long. An empty list says that nothing is computed so, unless it was never called
    before. ``python -m codegen warm`` compiles everything ahead; with ``OPWEAVE_COMPILE=now`` in the environment nobody
    else compiles, and calls wait.

    >>> all(seconds >= 0 for _, seconds in ow.profiler.compilations())
    True
    """
    from runtime.compile.ahead import workers
    from runtime.compile.compiling import is_function_stored

    if workers.failed:  # then everything is compiled where it is needed
        return []
    now = time.monotonic()
    return [
        Compilation(request.replace(" ", "."), now - since) for request, since in list(workers.asked.items())
        if not is_function_stored(*request.split(" "))
    ]  # fmt: skip
