"""Tensors beside NumPy scalars and arrays: what an expression that mixes them gives."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow

X = [1.0, 2.0, 4.0]
# Expression over x (a float32 tensor), its dtype, its values.
EXPRESSIONS = {
    "x + np.float32(2)": (ow.float32, [3, 4, 6]),
    "np.float32(2) + x": (ow.float32, [3, 4, 6]),
    "x * np.float64(0.5)": (ow.float32, [0.5, 1, 2]),
    "x - np.int64(1)": (ow.float32, [0, 1, 3]),
    "x > np.int64(1)": (ow.bool, [False, True, True]),
    "x + np.bool_(True)": (ow.float32, [2, 3, 5]),
    "x * np.complex64(1j)": (ow.complex64, [1j, 2j, 4j]),
    "x + np.arange(3.0)": (ow.float64, [1, 3, 6]),
    "np.arange(3.0) - x": (ow.float64, [-1, -1, -2]),
    "np.arange(3) * x": (ow.float32, [0, 2, 8]),
    "x / np.array(2.0)": (ow.float32, [0.5, 1, 2]),
    "x == np.array([1, 0, 4])": (ow.bool, [True, False, True]),
    "np.ones((2, 3), np.float32) @ ow.stack([x, x, x])": (ow.float32, [[3, 6, 12], [3, 6, 12]]),
}


@pytest.mark.parametrize(("source", "dtype", "values"), [(s, *v) for s, v in EXPRESSIONS.items()], ids=EXPRESSIONS)
def test_mixed_with_numpy(source: str, dtype: ow.dtype, values: list[complex]) -> None:
    result = eval(source, {"x": ow.tensor(X), "np": np, "ow": ow})  # the table's own text
    assert type(result) is ow.Tensor
    assert result.dtype is dtype
    assert result.tolist() == values


def test_gradient_flows_beside_an_array() -> None:
    x = ow.tensor(X, requires_grad=True)
    (np.arange(3.0) * x).sum().backward()
    assert x.grad.tolist() == [0.0, 1.0, 2.0]


def test_an_array_without_a_tensor_dtype_is_rejected() -> None:
    with pytest.raises(TypeError, match=r"from_numpy\(\): no tensor dtype for numpy\.datetime64"):
        ow.tensor(X) + np.array(["2026-01-01"], "M8[D]")
