"""A cache of passed derivative checks, so that only changed entries are checked again.

A derivative is known by a digest of everything its check depends on: its entry, with the samples; its formulas; the
entries and formulas of all operators that those call, directly or not; the runtime with its kernels; the generator; the
versions of NumPy and Numba; the seed. Only what passed is kept. Nobody misses a file that is lost or damaged.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import importlib.util
import json
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

from codegen.diagnostics import Location
from codegen.model.blocks import PackagePlan
from codegen.model.selection import Selection
from codegen.writing import caches
from codegen.writing.digest import digest_of_inputs

MOST = 20_000  # digests kept; the oldest go first
_VERSION = 1
_PAUSE = 1.0  # seconds between two writes


def cache_file() -> Path:
    """``opweave/checks.json`` in the user's folder for caches."""
    return caches.cache_folder() / "checks.json"


class Passed:
    """The digests of what passed, read from a file and written back to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._digests = dict.fromkeys(_read(path))
        self._new: dict[str, None] = {}
        self._saved = -math.inf

    def __contains__(self, digest: str) -> bool:
        return digest in self._digests

    def add(self, digest: str) -> None:
        """Remember that this passed; every second also in the file, for a process may end without a warning."""
        self._new[digest] = None
        if time.monotonic() - self._saved >= _PAUSE:
            self.save()

    def save(self) -> None:
        """Add what is new to what the file has by now. A folder that cannot be written to is no error."""
        self._saved = time.monotonic()
        if not self._new:
            return
        digests = [*dict.fromkeys([*_read(self.path), *self._new])][-MOST:]
        text = json.dumps({"version": _VERSION, "passed": digests}, indent=0)
        try:
            caches.write(self.path, text.encode())
        except OSError:
            return


def _read(path: Path) -> list[str]:
    """The digests in a file; none of a file that is missing, damaged or of another version."""
    try:
        content = json.loads(caches.read(path) or b"{}")
        passed = content["passed"] if content["version"] == _VERSION else []
        return [digest for digest in passed if isinstance(digest, str)]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return []


def digests(plan: PackagePlan, names: Iterable[str], seed: int) -> dict[str, str]:
    """The digest of each of the named entries."""
    selection = Selection(plan)
    called = cache(selection.called_by)

    @cache
    def own(base: str) -> str:
        return "".join(f"{block.entry.digest} {_stable(block.derivative)}\n" for block in selection.blocks[base])

    common = f"{_of_runtime()} {digest_of_inputs([])} {seed}"
    blocks = {block.entry.name: block for block in plan.blocks}
    result = {}
    for name in names:
        base = blocks[name].entry.schema.name.base
        text = "\n".join([name, common, *(own(called_name) for called_name in sorted(_closure(base, called)))])
        result[name] = hashlib.sha256(text.encode()).hexdigest()[:32]
    return result


def _closure(base: str, called: Callable[[str], set[str]]) -> set[str]:
    reached, todo = {base}, [base]
    while todo:
        new = called(todo.pop()) - reached
        reached |= new
        todo += new
    return reached


def _stable(value: Any) -> str:
    """A value of the model as text that does not change when lines of a file move."""
    if isinstance(value, Location):
        return ""
    if isinstance(value, ast.AST):
        return ast.dump(value)
    if is_dataclass(value) and not isinstance(value, type):
        inner = ", ".join(f"{field_.name}={_stable(getattr(value, field_.name))}" for field_ in fields(value))
        return f"{type(value).__name__}({inner})"
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(_stable, value))}]"
    return f"{sorted(value)}" if isinstance(value, (set, frozenset)) else repr(value)


def _of_runtime() -> str:
    """A digest of the runtime that packages run on, and of the libraries below it."""
    digest = hashlib.sha256()
    for name in ("numpy", "numba"):
        digest.update(importlib.metadata.version(name).encode())
    spec = importlib.util.find_spec("runtime")
    for folder in (spec.submodule_search_locations if spec else None) or ():
        for path in sorted(Path(folder).rglob("*.py")):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
