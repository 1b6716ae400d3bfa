"""Values, dtype and shape of every operator, in every accepted dtype and in every layout of memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

from .cases import (
    BOOL,
    DTYPES,
    ELSEWHERE,
    INTEGRAL,
    TABLE,
    Array,
    Case,
    assert_close,
    build,
    evaluate,
    expected,
    to_numpy,
    to_tensor,
)  # fmt: skip

ROWS = [pytest.param(case, kind, id=f"{case}-{kind}") for case in TABLE for kind in DTYPES[case.dtypes]]


def tensors(arrays: dict[str, Array], kind: str) -> dict[str, Any]:
    return {name: to_tensor(array, kind) for name, array in arrays.items()}


@pytest.mark.parametrize(("case", "kind"), ROWS)
def test_against_numpy(case: Case, kind: str) -> None:
    arrays = build(case.inputs, kind)
    result = evaluate(case.call, ow, tensors(arrays, kind))
    wanted = expected(case, arrays, kind)
    assert result.dtype.name == case.expected_dtype(kind)
    assert result.shape == wanted.shape
    assert_close(to_numpy(result), wanted, result.dtype.name)


def public_names() -> set[str]:
    """Functions of every namespace, and methods that an operator of the registry hung on Tensor."""
    spaces = {
        "": ow, "nn.functional.": ow.nn.functional, "linalg.": ow.linalg, "special.": ow.special,
        "masked.": ow.masked, "signal.windows.": ow.signal.windows,
    }  # fmt: skip
    functions = {
        f"{prefix}{name}"
        for prefix, space in spaces.items()
        for name, value in vars(space).items()
        if getattr(value, "__module__", "").startswith("generated.functions") and name[0] != "_"
    }
    operators = {item.name.partition(".")[0] for item in ow.registered_operators() if item.package == "generated"}
    methods = {
        f"Tensor.{name}"
        for name in operators
        if getattr(getattr(ow.Tensor, name, None), "__module__", "") == "runtime.dispatch.public" and name[0] != "_"
    }  # not those of packages that other tests have loaded
    return functions | {name for name in methods if name.removeprefix("Tensor.") not in functions}


def test_every_public_operator_is_in_the_table() -> None:
    names = {case.name for case in TABLE} | set(ELSEWHERE)
    names |= {name.removeprefix("Tensor.") for name in names} | {f"Tensor.{name}" for name in names}
    missing = {name for name in public_names() if name not in names and name.removesuffix("_") not in names}
    assert missing == set()


def test_the_table_names_nothing_that_does_not_exist() -> None:
    names = public_names() | {f"Tensor.{name}" for name in public_names()}
    assert {case.name for case in TABLE if case.name[0].isalpha() and case.name not in names} == set()


METHODS = [case for case in TABLE if case.arguments.startswith("a") and hasattr(ow.Tensor, case.name)]


@pytest.mark.parametrize("case", METHODS, ids=str)
def test_method_is_function(case: Case) -> None:
    kind = DTYPES[case.dtypes][-1]
    values = tensors(build(case.inputs, kind), kind)
    first, other = evaluate(case.call, ow, values), evaluate(case.as_method(case.name), ow, values)
    assert (first.dtype, first.shape) == (other.dtype, other.shape)
    np.testing.assert_array_equal(to_numpy(first), to_numpy(other))


def mapped(change: Callable[[Array], Array]) -> Callable[[dict[str, Array]], dict[str, Array]]:
    return lambda arrays: {name: change(array) for name, array in arrays.items()}


def spread(array: Array) -> Array:
    """The same elements with gaps between them."""
    wide = np.zeros([2 * size + 1 for size in array.shape], array.dtype)
    view = wide[tuple(slice(1, None, 2) for _ in array.shape)]
    view[...] = array
    return view


LAYOUTS: dict[str, Callable[[Array], Array]] = {
    "transposed": lambda array: np.ascontiguousarray(array.T).T,
    "with gaps": spread,
    "backwards": lambda array: np.flip(np.ascontiguousarray(np.flip(array))),
    "read-only": lambda array: np.broadcast_to(array, array.shape),
}
LAYOUT_ROWS = [
    case for case in TABLE if not case.name.startswith(("zeros", "ones", "full", "empty", "arange", ".", "Tensor.view"))
]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("case", LAYOUT_ROWS, ids=str)
def test_layouts(case: Case, layout: str) -> None:
    kind = "float32" if "float32" in DTYPES[case.dtypes] else "int64"
    arrays = build(case.inputs, kind)
    laid = {name: LAYOUTS[layout](array) if array.ndim else array for name, array in arrays.items()}
    result = evaluate(case.call, ow, {name: ow.from_numpy(value) for name, value in laid.items()})
    assert_close(to_numpy(result), expected(case, arrays, kind), result.dtype.name)


_POINTWISE = {item.name.partition(".")[0] for item in ow.registered_operators() if "pointwise" in item.tags}
POINTWISE = [
    case for case in TABLE
    if case.inputs in ("a:3x4", "a:3x4/positive", "a:3x4/unit", "a:3x4/above1", "a:3x4 b:3x4", "a:2x1x4 b:3x1")
    and case.name in _POINTWISE
]  # fmt: skip


@pytest.mark.parametrize("shape", ["0d", "0", "2x0", "1x1", "5x1x3x2", "70000"])
@pytest.mark.parametrize("case", POINTWISE, ids=str)
def test_shapes_of_pointwise_operators(case: Case, shape: str) -> None:
    inputs = " ".join(f"{word.split(':')[0]}:{shape}/{word.partition('/')[2] or 'any'}" for word in case.inputs.split())
    kind = "float32" if "float32" in DTYPES[case.dtypes] else "int64"
    arrays = build(inputs, kind)
    result = evaluate(case.call, ow, tensors(arrays, kind))
    wanted = expected(case, arrays, kind)
    assert result.shape == wanted.shape
    assert_close(to_numpy(result), wanted, result.dtype.name)


CHOOSY = ("sub", "neg", "abs", "erf", "maximum", "lt", "bitwise_and", "relu")
REJECTED = [
    pytest.param(case, kind, id=f"{case.name}-{kind}")
    for case in {case.name: case for case in reversed(POINTWISE) if case.name in CHOOSY}.values()
    for kind in (*BOOL, *INTEGRAL[:1], "float32", "complex64")
    if kind not in DTYPES[case.dtypes]
]  # fmt: skip


@pytest.mark.parametrize(("case", "kind"), REJECTED)
def test_rejected_dtypes(case: Case, kind: str) -> None:
    values = tensors(build(case.inputs, kind), kind)
    with pytest.raises(RuntimeError, match=f"is not implemented for {kind}; it accepts"):
        evaluate(case.call, ow, values)
