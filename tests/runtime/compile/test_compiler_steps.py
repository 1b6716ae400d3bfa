"""The cost of compiling one native function in Numba's front end, counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numba.core.postproc import PostProcessor
from numba.core.typing.context import BaseContext

import generated  # noqa: F401 - the runtime is loaded in its usual order
from runtime.compile import kinds, storing
from runtime.compile.compiling import EntryPoint, compile_driver
from runtime.native.layout import WORD
from runtime.native.structures import Row

_i = kinds.int64
SCALE = 3
NEVER = None


@compile_driver(_i(Row(WORD), _i))
def sum_of(row, count):
    """A function that another one calls."""
    total = 0
    for k in range(count):
        total += row[k] * SCALE
    return total


@compile_driver(_i(Row(WORD), _i))
def mixture(row, count):
    """Loops, branches, constants, and a branch that means nothing."""
    total, last = 0, 0
    for k in range(0, count, 2):
        if row[k] > 2 and last < 5:
            total += row[k] - last
            last = row[k]
        elif row[k] < 0:
            total = -total
    if NEVER is not None:
        total = total.no_such_field
    return total + count * 10 + sum_of(row, count) // 2


def in_python(row: list[int]) -> int:
    names = mixture.py_func.__globals__ | {"sum_of": sum_of.py_func}
    return type(mixture.py_func)(mixture.py_func.__code__, names)(row, len(row))


def _counting(call: Any, counts: Counter[str]) -> Any:
    def count(*arguments: Any, **options: Any) -> Any:
        counts[call.__name__] += 1
        return call(*arguments, **options)

    return count


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch, tmp_path) -> Counter[str]:
    """How often Numba computes which variable lives where, and looks up what an operator means."""
    counts: Counter[str] = Counter()
    for owner, name in ((PostProcessor, "run"), (BaseContext, "resolve_function_type")):
        monkeypatch.setattr(owner, name, _counting(getattr(owner, name), counts))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    storing.store.cache_clear()
    yield counts
    monkeypatch.undo()
    storing.store.cache_clear()


def test_numba_does_what_is_needed_once(counted: Counter[str]) -> None:
    entry = EntryPoint(mixture)
    entry.compile_now()
    for row in ([], [3], [1, 2, 3, -4, 5, 7], [9, -1, -5, 8, 3, 3, 6]):
        words = np.array(row, np.int64)
        assert entry.call(words.ctypes.data, len(row)) == in_python(row)
    assert counted["run"] <= 3 * 2  # functions
    assert counted["resolve_function_type"] <= 45, "one for each operator, type and callee, not for each place"
    before = counted.copy()
    EntryPoint(mixture).compile_now()  # it is stored
    assert counted == before
