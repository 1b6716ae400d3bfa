"""Large reads and additions by index are those of NumPy, in the same order, so bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow

SHAPES = {
    "the last": ((40, 100), 1), "the first": ((100, 40), 0), "between": ((7, 50, 20), 1), "a vector": ((5000,), 0),
}  # fmt: skip
DTYPES = ("float32", "float64", "int64", "int16", "float16", "complex64")


def operands(shape: tuple[int, ...], dtype: str, least: int) -> tuple[Any, Any]:
    """Elements whose sums round, and indices that repeat."""
    generator = np.random.default_rng(0)
    values = (generator.standard_normal(shape) * 50).astype(dtype)
    return values, generator.integers(least, min(shape), shape)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", SHAPES)
def test_gather(name: str, dtype: str) -> None:
    shape, dim = SHAPES[name]
    values, array = operands(shape, dtype, 0)
    for at in (array, array.astype(np.int32), array[::-1]):
        result = ow.gather(ow.from_numpy(values), dim, ow.from_numpy(at)).numpy()
        np.testing.assert_array_equal(result, np.take_along_axis(values, at, dim))
    spread = ow.from_numpy(values.T.copy()).permute(*reversed(range(len(shape))))
    np.testing.assert_array_equal(
        ow.gather(spread, dim, ow.from_numpy(array)).numpy(), np.take_along_axis(values, array, dim)
    )


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", SHAPES)
def test_scatter_add(name: str, dtype: str) -> None:
    shape, dim = SHAPES[name]
    values, array = operands(shape, dtype, 0)
    at = list(np.ogrid[tuple(map(slice, shape))])
    at[dim] = array
    wide = np.float32 if dtype == "float16" else dtype
    wanted = np.ones(shape, wide)
    np.add.at(wanted, tuple(at), values.astype(wide))
    result = ow.ones(*shape, dtype=getattr(ow, dtype)).scatter_add(dim, ow.from_numpy(array), ow.from_numpy(values))
    np.testing.assert_array_equal(result.numpy(), wanted.astype(dtype))


@pytest.mark.parametrize("dtype", [*DTYPES, "bool", "complex128"])
@pytest.mark.parametrize("name", SHAPES)
def test_scatter(name: str, dtype: str) -> None:
    shape, dim = SHAPES[name]
    values, array = operands(shape, dtype, 0)
    at = list(np.ogrid[tuple(map(slice, shape))])
    for where in (array, array.astype(np.int32), array[::-1]):
        at[dim] = where
        spread = ow.from_numpy(values.T.copy()).permute(*reversed(range(len(shape))))
        for arguments, number in ((ow.from_numpy(values), values), (spread, values), (1, np.ones((), dtype))):
            wanted = np.zeros(shape, dtype)
            wanted[tuple(at)] = number
            result = ow.zeros(*shape, dtype=getattr(ow, dtype)).scatter(dim, ow.from_numpy(where), arguments)
            np.testing.assert_array_equal(result.numpy(), wanted)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", SHAPES)
def test_index_add(name: str, dtype: str) -> None:
    shape, dim = SHAPES[name]
    values, positions = operands(shape, dtype, 0)
    vector = positions.reshape(-1)[: shape[dim]]
    wide = np.float32 if dtype == "float16" else dtype
    wanted = np.ones(shape, wide)
    np.add.at(wanted, (*[slice(None)] * dim, vector), values.astype(wide))
    result = ow.ones(*shape, dtype=getattr(ow, dtype)).index_add(dim, ow.from_numpy(vector), ow.from_numpy(values))
    np.testing.assert_array_equal(result.numpy(), wanted.astype(dtype))


@pytest.mark.parametrize("bad", [-1, 100])
def test_places_outside(bad: int) -> None:
    tensor = np.zeros((40, 100), np.int64)
    tensor[17, 3] = bad
    with pytest.raises(RuntimeError) as caught:
        ow.gather(ow.zeros(40, 100), 1, ow.from_numpy(tensor))
    assert str(caught.value).startswith(f"gather(): index {bad} is out of bounds for dimension 1 with size 100; it was")
