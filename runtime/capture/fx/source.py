"""The one place of the runtime where text becomes Python: the code of a graph module, which its graph makes.

The text never comes from a file: pickled modules hold their graphs as data, of which it is made again.
"""

from __future__ import annotations

import itertools
import linecache
import weakref
from collections.abc import Callable
from typing import Any

_numbers = itertools.count()


def compile_function(source: str, names: dict[str, Any], function_name: str) -> Callable[..., Any]:
    """The function that `source` defines, whose global names are `names`; tracebacks show its lines."""
    file = f"<fx code {next(_numbers)}>"
    namespace = dict(names)
    exec(compile(source, file, "exec"), namespace)  # noqa: S102 - the code of a graph, see above
    function: Callable[..., Any] = namespace[function_name]
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    weakref.finalize(function.__code__, linecache.cache.pop, file, None)
    return function
