"""The functions written by hand that an entry may name under ``dispatch:`` and ``sparse:``.

A path is imported by the generated package, and to import a module is to run it. So a YAML file alone may name only
the public functions of the runtime's own kernel modules, and of those for sparse tensors; modules of an author's
package are open where the author says so on the command line. Nothing is imported here: whether a function exists is
read from the source of its module.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path

from codegen.diagnostics import did_you_mean
from codegen.names import is_word

KERNEL_ROOTS = ("runtime.kernels",)  # where functions written by hand lie, unless an author names a package
SPARSE_ROOT = "runtime.sparse"  # and those for tensors of a sparse layout
# The modules of the runtime whose functions take the arguments of a schema. The others serve loops and drivers.
_KERNEL_MODULES = (
    "complex", "convolution.operator", "creation.arranging", "creation.borders", "creation.moving",
    "creation.operator", "creation.resizing", "creation.shuffling", "creation.through", "fourier.operator",
    "indexing.bags", "indexing.neighbours", "indexing.numbers", "indexing.operator", "indexing.scatter",
    "losses.alignments", "losses.margins", "losses.operator", "matmul.operator", "matrices.attempts",
    "matrices.decompositions", "matrices.distances", "matrices.eigenvalues", "matrices.ldl", "matrices.lu",
    "normalization.channels", "normalization.operator", "pooling.operator", "random.families", "random.operator",
    "recurrent.operator", "reduction.recurrences", "sampling.grids", "sampling.resampling", "sorting.operator",
)  # fmt: skip
_SPARSE_MODULES = (
    "arithmetic", "compressed.parts", "construction", "conversion", "masked", "parts", "products", "reductions",
    "resizing", "shapes", "solving",
)  # fmt: skip
_MODULES = {KERNEL_ROOTS[0]: _KERNEL_MODULES, SPARSE_ROOT: _SPARSE_MODULES}
_ROOT = Path(__file__).resolve().parents[2]


def reject_path(path: str, roots: Collection[str]) -> tuple[str, str | None] | None:
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
    return _reject_own(path, root) if root in _MODULES else _reject_other(path)


def _reject_own(path: str, root: str) -> tuple[str, str | None] | None:
    """The same for a kernel of the runtime below `root`: its module and its function exist."""
    module, _, function = path.removeprefix(f"{root}.").rpartition(".")
    modules = _MODULES[root]
    if module not in modules:
        hint = did_you_mean(module, modules) or f"they lie in {', '.join(modules)}"
        return f"there are no kernels in '{path.rpartition('.')[0]}'", hint
    functions = _functions_of(f"{root}.{module}")
    if functions and function not in functions:
        return f"there is no kernel '{function}' in {root}.{module}", did_you_mean(function, functions)
    return None


def _reject_other(path: str) -> tuple[str, str | None] | None:
    """The same for a kernel of an author's package, as far as its source is at hand."""
    module, _, function = path.rpartition(".")
    package, *inner = module.split(".")
    spec = PathFinder.find_spec(package, [str(Path.cwd()), *sys.path])
    if spec is None:
        return None  # it may be installed later
    for word in inner:
        folders = spec.submodule_search_locations if spec is not None else None
        spec = PathFinder.find_spec(word, list(folders)) if folders is not None else None
    if spec is None:
        return f"there is no module '{module}'", f"package {package} is there without it"
    file = Path(spec.origin) if spec.origin else None
    names = _names_of(file) if file is not None and file.suffix == ".py" else None
    if names is None or function in names:
        return None
    return f"there is no kernel '{function}' in {module}", did_you_mean(function, names) or f"see {file}"


def _names_of(file: Path) -> set[str] | None:
    """The names that a module defines; None where that is not plain from its source."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError, RecursionError, MemoryError):
        return None
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            if node.name == "*":
                return None
            names.add(node.asname or node.name.partition(".")[0])
    return names


@cache
def _functions_of(module: str) -> frozenset[str]:
    """The public functions that a module of the runtime defines; empty where its source is not at hand."""
    try:
        tree = ast.parse((_ROOT / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8"))
    except OSError:
        return frozenset()
    return frozenset(
        node.name for node in tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    )
