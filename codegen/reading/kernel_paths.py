"""Which functions written by hand an entry may name under ``dispatch:``.

A path is imported by the generated package, and to import a module is to run it. So a YAML file alone may name only
the public functions of the runtime's own kernel modules; modules of an author's package are open where the author says
so on the command line. Nothing is imported here: whether a function of the runtime exists is read from its source.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from functools import cache
from pathlib import Path

from codegen.diagnostics import did_you_mean
from codegen.names import is_word

KERNEL_ROOTS = ("runtime.kernels",)  # where functions written by hand lie, unless an author names a package
# The modules of the runtime whose functions take the arguments of a schema. The others serve loops and drivers.
_MODULES = (
    "convolution", "creation", "decompositions", "indexing", "linalg", "losses", "parts", "pooling", "random",
    "scattering", "sorting",
)  # fmt: skip
_RUNTIME = Path(__file__).resolve().parents[2] / "runtime" / "kernels"


def refuse_path(path: str, roots: Collection[str]) -> tuple[str, str | None] | None:
    """Why `path` cannot be a kernel, and a hint; None if it can. `roots` are the packages it may lie in."""
    words = path.split(".")
    if len(words) < 2 or not all(is_word(word) for word in words):
        return f"'{path}' is not the path of a function", "write module.function"
    hidden = next((word for word in words if word.startswith("_")), None)
    if hidden is not None:
        return f"'{hidden}' in '{path}' is private", "name a public function"
    root = next((root for root in roots if path.startswith(f"{root}.") or path == root), None)
    if root is None:
        package = words[0]
        listed = ", ".join(roots)
        return (
            f"'{path}' lies outside of {listed}",
            f"importing a module runs it; allow yours on the command line: --kernels {package}",
        )
    return _refuse_own(path) if root in KERNEL_ROOTS else None


def _refuse_own(path: str) -> tuple[str, str | None] | None:
    """The same for a kernel of the runtime: its module and its function exist."""
    module, _, function = path.removeprefix(f"{KERNEL_ROOTS[0]}.").rpartition(".")
    if module not in _MODULES:
        hint = did_you_mean(module, _MODULES) or f"they lie in {', '.join(_MODULES)}"
        return f"there are no kernels in '{path.rpartition('.')[0]}'", hint
    known = _functions_of(module)
    if known and function not in known:
        return f"there is no kernel '{function}' in {KERNEL_ROOTS[0]}.{module}", did_you_mean(function, known)
    return None


@cache
def _functions_of(module: str) -> frozenset[str]:
    """The public functions that a module of the runtime defines; empty where its source is not at hand."""
    try:
        tree = ast.parse((_RUNTIME / f"{module}.py").read_text(encoding="utf-8"))
    except OSError:
        return frozenset()
    return frozenset(
        one.name for one in tree.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")
    )
