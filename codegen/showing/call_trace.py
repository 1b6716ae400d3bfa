"""The path of a real call: Python that a user writes, run by the package, with the look-ups of its last call."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import Any

from codegen.diagnostics import UsageError
from codegen.showing.warming import import_package

_FILE = "--call"
_EVALUATED_IN_PART = (ast.Starred, ast.keyword, ast.Slice, ast.Tuple)  # no values by themselves, or made of others


def trace_of(folder: Path, code: str, *, rehearse: bool = False) -> str:
    """Run `code` with the package in `folder` as ``ow``; the hops of its last expression as text.

    With `rehearse` the kernels of the last expression do not run.

    UsageError for code that does not end with an expression or that raises before it is called.
    """
    if not (folder / "__init__.py").is_file():
        msg = f"there is no package {folder}; run `python -m codegen`, or name another with --out"
        raise UsageError(msg)
    try:
        body = ast.parse(code, _FILE).body
    except SyntaxError as error:
        msg = f"--call: {error.msg} in {code!r}"
        raise UsageError(msg) from None
    if not body or not isinstance(body[-1], ast.Expr):
        msg = f"--call: {code!r} does not end with a call, as in 'x = ow.ones(3); x.exp()'"
        raise UsageError(msg)
    package = importlib.import_module(import_package(folder))
    namespace: dict[str, Any] = {"ow": package}
    expression = body[-1].value
    try:
        exec(compile(ast.Module(body[:-1], []), _FILE, "exec"), namespace)  # noqa: S102 - the user's command
        _evaluate_parts(expression, namespace)
    except Exception as error:
        msg = f"--call: {type(error).__name__}: {error}"
        raise UsageError(msg) from error
    last = compile(ast.Expression(expression), _FILE, "eval")
    hops = importlib.import_module("runtime.dispatch.hops")
    show = hops._dispatch_rehearsal if rehearse else hops._dispatch_trace
    return show(eval, last, namespace)  # type: ignore[no-any-return]


def _evaluate_parts(expression: ast.AST, namespace: dict[str, Any]) -> None:
    """Compute what an expression is made of, and let it name the values."""
    for field, value in ast.iter_fields(expression):
        parts = value if isinstance(value, list) else [value]
        parts = [_evaluated(part, namespace) for part in parts]
        setattr(expression, field, parts if isinstance(value, list) else parts[0])


def _evaluated(part: Any, namespace: dict[str, Any]) -> Any:
    if isinstance(part, _EVALUATED_IN_PART):
        _evaluate_parts(part, namespace)
    elif isinstance(part, ast.expr) and not isinstance(part, (ast.Constant, ast.Name)):
        name = f"part {len(namespace)}"  # no name that code can have
        namespace[name] = eval(compile(ast.Expression(part), _FILE, "eval"), namespace)  # noqa: S307 - as above
        return ast.copy_location(ast.Name(name, ast.Load()), part)
    return part
