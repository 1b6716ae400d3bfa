"""The one place of the runtime where text becomes Python: the code of a graph module, and functions as text.

The text never comes from a file: pickled modules hold their graphs as data, of which it is made again.
"""

from __future__ import annotations

import ast
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


def compile_functions(source: str, names: dict[str, Any]) -> dict[str, Callable[..., Any]]:
    """The functions that `source` defines, by their names; SyntaxError for other statements."""
    for statement in ast.parse(source).body:
        if not isinstance(statement, ast.FunctionDef):
            line = ast.unparse(statement).partition("\n")[0]
            msg = f"expected definitions of functions, got {line!r}"
            raise SyntaxError(msg)  # noqa: TRY004 - of the text
    defined = [statement.name for statement in ast.parse(source).body if isinstance(statement, ast.FunctionDef)]
    if not defined:
        return {}
    last = compile_function(source, names, defined[-1])
    return {name: last.__globals__[name] for name in defined}
