"""Walks at random: any call of the list of choices and of the table of operators, at any size and in any layout.

Calls of the list are compared with NumPy, values and gradients. Those of the table,
    whose references know one size only,
are compared with the same call on operands that lie in rows. The results of each call are compared, bit by bit, with
those of the general path.
"""

from __future__ import annotations

import dataclasses
import functools
import math
import random
import re
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from operators.cases import DTYPES, TABLE, Case
from poison import PATTERNS, soiled

import generated as ow
from runtime.errors import OpweaveError

from .choice import Walk, listed, rooms
from .general import general_paths
from .walking import LAYOUTS, Array, Point, as_numpy, build

# Sizes: few, odd, prime, and on both sides of what blocks, tiles and thresholds are made of.
_SIZES = (0, 1, 1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 15, 16, 17, 23, 31, 32, 33, 47, 63, 64, 65, 97, 127, 128, 129, 251, 255,
          256, 257, 509, 521, 1021, 1023, 1024, 1025, 2047, 2049, 4093, 4096, 4097, 8191, 8193, 16381, 32767,
              32769)  # fmt: skip
_MOST = 1 << 16  # elements of all operands, and of what sizes make together
_MOST_OF_TABLE = 1 << 9  # where results may be much larger than operands
_TABLE_DTYPES = ("float32", "float64", "complex64", "complex128", "int64", "float16", "bfloat16")
_BATCH = 100  # calls between changes of path


@dataclass
class Report:
    """How walks ended. `wrong` says which calls gave what they should not have given."""

    calls: int = 0
    left_out: Counter[str] = field(default_factory=Counter)  # calls that do not fit sizes, by the kind of error
    wrong: list[str] = field(default_factory=list)


def _as_walk(case: Case) -> Walk | None:
    """A row of the table of operators with names for its sizes."""
    dtypes = tuple(kind for kind in DTYPES[case.dtypes] if kind in _TABLE_DTYPES)
    if not dtypes or "0d" in case.inputs or re.search(r"\d\d", case.inputs):
        return None
    inputs = " ".join(
        re.sub(r"(?<![a-z])\d|(?<=index)\d", lambda match: f"{{s{match[0]}}}", word) if ":" in word else word
        for word in case.inputs.split()
    )
    names = sorted(set(re.findall(r"s\d", inputs)))
    return Walk(case.call, "", inputs, {name: (int(name[1:]),) for name in names}, dtypes, grad=case.grad,
                roundings=1 << 12)  # fmt: skip


@functools.cache
def walks() -> tuple[Walk, ...]:
    """All calls that are known with what NumPy says of them."""
    chosen = {str(walk): walk for room in rooms() for choice in listed(room) for walk in choice.walks
              if walk.anywhere}  # fmt: skip
    table = {str(walk): walk for walk in map(_as_walk, TABLE) if walk is not None}
    return tuple((chosen | table).values())


def _elements(walk: Walk, sizes: dict[str, int]) -> int:
    shapes = re.sub(r"\{(.*?)\}", lambda item: str(eval(item[1], dict(sizes))), walk.inputs)
    parts = [word.partition(":")[2].partition("/")[0] for word in shapes.split()]
    return sum(math.prod(int(word) for word in part.split("x")) for part in parts if part != "0d")


def draw(seed: int, number: int) -> Point:
    """The call of that number; ValueError or another exception where its sizes fit no operands."""
    choose = random.Random(f"{seed} {number}")
    walk = choose.choice(walks())
    sizes: dict[str, int] = {}
    for _ in range(40):
        for name, arguments in walk.sizes.items():
            near = choose.choice(list(arguments)) + choose.choice((0, 0, 0, -1, 1, 2))
            sizes[name] = max(near if choose.random() < 0.4 else choose.choice(_SIZES), 0)
        most = _MOST if walk.reference else _MOST_OF_TABLE
        if max(_elements(walk, sizes), math.prod(size for size in sizes.values() if size)) <= most:
            break
    else:
        msg = "sizes that are too large"
        raise ValueError(msg)
    dtype = choose.choice(walk.dtypes)
    words = list(walk.layouts or LAYOUTS)
    if re.search("/(distinct|dominant)", walk.inputs) and "expanded" in words:
        words.remove("expanded")
    layout = {name: choose.choice(words) for name in build(walk.inputs, sizes, dtype, 0)}
    return Point(dataclasses.replace(walk, threads=choose.choice((1, 2))), sizes, dtype, layout)


def _results(point: Point, tensors: dict[str, Any]) -> list[Array]:
    """The results of a call, and the gradients of what requires grad, for gradients of ones."""
    results = [tensor for tensor in point.call(tensors) if isinstance(tensor, ow.Tensor)]
    parts = [result for result in results if result.requires_grad]
    if parts:
        ow.autograd.backward(parts, [ow.ones_like(part) for part in parts])
    grads = [tensor.grad for tensor in tensors.values() if tensor.is_leaf and tensor.grad is not None]
    return [as_numpy(result) for result in (*results, *grads)]


def _compare_with_rows(point: Point) -> None:
    """Raise AssertionError unless the same call on operands in rows gives the same, but for roundings."""
    dense = {name: tensor.detach().contiguous().clone() for name, tensor in point.tensors.items()}
    for name in point.leaves:
        dense[name].requires_grad_()
    for got, want in zip(_results(point, {**point.tensors, **point.leaves}), _results(point, dense), strict=True):
        point.compare(got, want)


def _bits(point: Point) -> list[bytes]:
    leaves = {name: leaf.detach().requires_grad_() for name, leaf in point.leaves.items()}
    return [result.tobytes() for result in _results(point, {**point.tensors, **leaves})]


def _described(seed: int, number: int, point: Point, what: object) -> str:
    strides = {
        name: (tuple(tensor.shape), tensor.stride(), str(tensor.dtype)) for name, tensor in point.tensors.items()
    }
    return f"seed {seed}, number {number}: {what}\n    {strides}"


def _check(seed: int, number: int, report: Report) -> tuple[int, Point, list[bytes]] | None:
    try:
        point = draw(seed, number)
        if point.walk.reference:
            point.reference(point.values)
    except Exception as error:  # NumPy says that sizes do not fit
        report.left_out[type(error).__name__] += 1
        return None
    report.calls += 1
    ow.manual_seed(number)
    try:
        (point.check if point.walk.reference else functools.partial(_compare_with_rows, point))()
        ow.manual_seed(number)
        return number, point, _bits(point)
    except OpweaveError as error:  # so do we, of what NumPy takes, such as more than there is
        report.left_out[type(error).__name__] += 1
    except AssertionError as error:
        report.wrong.append(_described(seed, number, point, error))
    except Exception as error:
        if traceback.extract_tb(error.__traceback__)[-1].filename == "<string>":  # the walk's own words
            report.left_out[type(error).__name__] += 1
        else:
            report.wrong.append(_described(seed, number, point, f"{point.text}: {error!r}"))
    return None


def wander(seed: int, *, seconds: float, start: int = 0, count: int | None = None) -> Report:
    """Check calls from number `start` on, for so long or as many."""
    report, end, number = Report(), time.monotonic() + seconds, start
    patterns = list(PATTERNS.values())
    while time.monotonic() < end and (count is None or number < start + count):
        last = number + _BATCH if count is None else min(number + _BATCH, start + count)
        with soiled(patterns[number // _BATCH % len(patterns)]):
            done = [result for k in range(number, last)
                    if time.monotonic() < end and (result := _check(seed, k, report)) is not None]  # fmt: skip
            with general_paths():
                for k, point, bits in done:
                    report.wrong += _compared(seed, k, point, bits)
        number = last
    return report


def _compared(seed: int, number: int, point: Point, bits: list[bytes]) -> list[str]:
    ow.manual_seed(number)
    try:
        same = _bits(point) == bits
    except Exception as error:
        return [_described(seed, number, point, f"{point.text}: without builtins {error!r}")]
    return [] if same else [_described(seed, number, point, f"{point.text}: other bits without builtins")]


def main(arguments: list[str]) -> Any:
    """``python -m choices.wandering SEED SECONDS [START COUNT]``, in the folder of the tests."""
    seed, seconds, *rest = arguments
    values = [int(item) for item in rest]
    report = wander(int(seed), seconds=float(seconds), **dict(zip(("start", "count"), values, strict=False)))
    print(*report.wrong, sep="\n")
    print(f"{report.calls} calls, {len(report.wrong)} wrong; left out: {dict(report.left_out)}")
    return len(report.wrong)


if __name__ == "__main__":
    import sys

    sys.exit(bool(main(sys.argv[1:])))
