"""Advanced indices of many elements: what loops over places read and write is what NumPy does, element by element."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from operators.cases import to_numpy

import generated as ow
from runtime.kernels.indexing.chosen import choice_of
from runtime.kernels.indexing.loops.places import flat_places, places_of

draw = np.random.default_rng(3)
ROWS, COLUMNS = draw.integers(-40, 40, 2400), draw.integers(-50, 50, 2400)
DENSE, SPARSE = draw.random((40, 50, 6)) < 0.5, draw.random((40, 50, 6)) < 0.003
EVERY = slice(None)
# Indices of an array of shape (40, 50, 6).
INDICES: dict[str, Any] = {
    "rows": (ROWS,), "matrix of rows": (ROWS.reshape(60, 40),), "columns": (EVERY, COLUMNS),
    "inner": (EVERY, EVERY, np.array([5, -1, 0, 3, 3])), "pairs": (ROWS, COLUMNS),
    "crossed": (ROWS[:60, None], COLUMNS[:40]), "behind": (EVERY, COLUMNS[:, None], np.array([0, -2, 4])),
    "all three": (ROWS, COLUMNS, ROWS % 6), "mask": (DENSE,), "few": (SPARSE,), "mask of rows": (DENSE[:, 0, 0],),
    "mask of columns": (EVERY, DENSE[0, :, 0]), "mask of pairs": (DENSE[..., 0],), "mask inside": (EVERY, DENSE[0]),
    "mask and places": (DENSE[:, 0, 0].nonzero()[0][:, None], COLUMNS[:900]), "none": (DENSE & False,),
    "mask with a vector": (DENSE[:, :, 0], np.array([2])), "apart": (ROWS, EVERY, ROWS % 6),
    "small integers": (ROWS.astype(np.int8),), "unsigned": (np.abs(ROWS % 40).astype(np.int32), COLUMNS),
}  # fmt: skip
DTYPES = ("float32", "float64", "complex128", "int16", "uint8", "bool")
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "dense": lambda array: array.copy(), "transposed": lambda array: np.asfortranarray(array),
    "every second": lambda array: np.repeat(array, 2, 1)[:, ::2],
}  # fmt: skip
OTHERS = ("apart", "mask with a vector")  # left to NumPy: the one lies apart, the other is small


def numbers(dtype: str, *shape: int) -> Any:
    result = draw.integers(0, 90, shape)
    return np.asarray(result % 2 if dtype == "bool" else result).astype(dtype)


def index_of(name: str) -> tuple[Any, ...]:
    return tuple(ow.from_numpy(part) if isinstance(part, np.ndarray) else part for part in INDICES[name])


def last_of(array: Any, at: Any, values: Any) -> Any:
    """What is there when values are written one after the other, and which place each went to."""
    positions = np.arange(array.size).reshape(array.shape)[at]
    flat, arguments = array.reshape(-1).copy(), np.broadcast_to(values, positions.shape)
    for key, value in zip(positions.reshape(-1), arguments.reshape(-1), strict=True):
        flat[key] = value
    return flat.reshape(array.shape)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", INDICES)
def test_reads_and_writes(name: str, dtype: str, layout: str) -> None:
    array, at = LAYOUTS[layout](numbers(dtype, 40, 50, 6)), index_of(name)
    tensor = ow.from_numpy(array)
    wanted = array[INDICES[name]]
    np.testing.assert_array_equal(to_numpy(tensor[at]), wanted, strict=True)
    for values in (numbers(dtype, *wanted.shape), numbers(dtype), numbers(dtype, *wanted.shape[-1:])):
        written = last_of(array, INDICES[name], values)
        target = ow.from_numpy(array.copy(order="K"))
        target[at] = ow.from_numpy(values)
        np.testing.assert_array_equal(to_numpy(target), written, strict=True)
        assert target._version == 1
        positions = [None if part is EVERY else part for part in at]
        np.testing.assert_array_equal(
            to_numpy(tensor.index_put(positions, ow.from_numpy(values))), written, strict=True
        )
    np.testing.assert_array_equal(to_numpy(tensor), array)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int16"])
@pytest.mark.parametrize("name", INDICES)
def test_accumulates(name: str, dtype: str) -> None:
    indices = [None if part is EVERY else part for part in index_of(name)]
    array = numbers(dtype, 40, 50, 6)
    values = numbers(dtype, *array[INDICES[name]].shape)
    wanted = array.copy()
    np.add.at(wanted, INDICES[name], values)
    tensor, target = ow.from_numpy(array), ow.from_numpy(array.copy())
    result = tensor.index_put(indices, ow.from_numpy(values), accumulate=True)
    assert target.index_put_(indices, ow.from_numpy(values), accumulate=True) is target
    for item in (result, target):
        np.testing.assert_array_equal(to_numpy(item), wanted, strict=True)


@pytest.mark.parametrize("name", INDICES)
def test_which_are_loops_of_ours(name: str) -> None:
    choice = choice_of(np.zeros((40, 50, 6)), INDICES[name])
    assert (choice is None) == (name in OTHERS)
    if choice is not None:
        assert choice.sizes == np.zeros((40, 50, 6))[INDICES[name]].shape


@pytest.mark.parametrize("size", [1, 7, 8, 9, 63, 64, 65, 1000])
@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 1.0])
def test_places_of_masks(size: int, share: float) -> None:
    for shape in ((size,), (3, size), (size, 3), (2, size, 5)):
        mask = draw.random(shape) < share
        np.testing.assert_array_equal(flat_places(mask), np.flatnonzero(mask))
        np.testing.assert_array_equal(places_of(mask), np.argwhere(mask))
        np.testing.assert_array_equal(places_of(mask[::-1].T), np.argwhere(mask[::-1].T))


def test_memory_that_is_shared() -> None:
    array = numbers("float64", 64, 64)
    target = ow.from_numpy(array.copy())
    backwards = ow.arange(63, -1, -1)
    target[backwards] = target
    np.testing.assert_array_equal(to_numpy(target), array[::-1])
    flat = ow.arange(4096)
    flat[flat.flip(0)] = flat
    assert flat.tolist() == list(range(4095, -1, -1))
    tensor = ow.arange(4095, -1, -1)
    tensor[tensor] = ow.arange(4096)  # the index is in the memory that is written
    assert tensor.tolist() == list(range(4095, -1, -1))
    tensor.put_(tensor, tensor)
    assert tensor.tolist() == list(range(4096))
    mask = ow.ones(64, 64, dtype=ow.bool)
    mask[mask] = False
    assert not mask.any()


def test_nothing_is_written_before_an_error() -> None:
    array = numbers("float32", 64, 64)
    target, far = ow.from_numpy(array.copy()), np.arange(64)
    far[63] = 64
    for index, values in (
        ((ow.from_numpy(far),), ow.zeros(64, 64)), ((ow.arange(64),), ow.zeros(63, 64)),
        ((ow.arange(64), ow.from_numpy(far)), ow.zeros(64)), ((ow.ones(64, 63, dtype=ow.bool),), ow.zeros(())),
    ):  # fmt: skip
        with pytest.raises((IndexError, RuntimeError)):
            target[index] = values
        with pytest.raises((IndexError, RuntimeError)):
            target.index_put_(index, values)
    with pytest.raises(RuntimeError, match="source only 4000"):
        target.masked_scatter_(ow.ones(64, 64, dtype=ow.bool), ow.zeros(4000))
    with pytest.raises(IndexError, match="out of bounds"):
        target.put_(ow.arange(1, 4097), ow.zeros(4096))
    np.testing.assert_array_equal(to_numpy(target), array)
    assert target._version == 0


@pytest.mark.parametrize("dtype", [ow.float16, ow.bfloat16])
def test_numbers_of_16_bits_are_added_in_float32(dtype: Any) -> None:
    target = ow.zeros(4, dtype=dtype)
    target.index_put_((ow.zeros(4096, dtype=ow.int64),), ow.ones(4096, dtype=dtype), accumulate=True)
    assert target.tolist() == [4096, 0, 0, 0]


def test_a_value_of_another_dtype_is_cast_before_it_is_spread() -> None:
    target = ow.zeros(100, 100)
    target[::2] = 1.5
    target[:, ::2].copy_(ow.tensor(2, dtype=ow.int64))
    wanted = np.zeros((100, 100), np.float32)
    wanted[::2], wanted[:, ::2] = 1.5, 2
    np.testing.assert_array_equal(to_numpy(target), wanted)


def test_masks_of_few_elements_and_indices_in_place() -> None:
    for make in (lambda: ow.zeros(3), lambda: ow.zeros(100, 100)):
        target = make()
        assert target.masked_scatter_(target == 0, ow.arange(float(target.numel()))) is target
        assert target.reshape(-1).tolist() == list(range(target.numel()))
        tensor = ow.tensor([0, -1, 0])
        assert target.put_(tensor, ow.tensor([1.0, 2.0, 3.0])) is target
        assert (target.reshape(-1)[0].item(), target.reshape(-1)[-1].item()) == (3, 2)
        assert target._version == 2
    expanded = ow.zeros(1).expand(4096)
    with pytest.raises(RuntimeError, match="single memory location"):
        expanded[ow.arange(4096)] = 1.0
    with pytest.raises(RuntimeError, match="single memory location"):
        expanded.index_put_((ow.arange(4096),), ow.ones(()))


ALONG = draw.permutation(80)[:64]
# In-place forms: what they are called with behind a tensor of shape (80, 90).
IN_PLACE: dict[str, Callable[[], tuple[Any, ...]]] = {
    "scatter_": lambda: (0, ow.from_numpy(draw.integers(0, 80, (70, 90))), ow.rand(75, 90)),
    "scatter_ one": lambda: (1, ow.from_numpy(draw.integers(0, 90, (80, 60))), 2.5),
    "scatter_add_": lambda: (1, ow.from_numpy(draw.integers(0, 90, (80, 60))), ow.ones(80, 60)),
    "index_add_": lambda: (0, ow.from_numpy(ALONG), ow.ones(64, 90)),
    "index_copy_": lambda: (0, ow.from_numpy(ALONG), ow.rand(64, 90)),
    "index_fill_": lambda: (1, ow.from_numpy(ALONG - 80), 7.0),
    "put_": lambda: (ow.from_numpy(draw.integers(-7200, 7200, 3000)), ow.rand(3000)),
    "put_ added": lambda: (ow.from_numpy(draw.integers(-7200, 7200, 3000)), ow.ones(3000), True),
    "masked_scatter_": lambda: (ow.from_numpy(draw.random((80, 90)) < 0.4), ow.rand(7200)),
    "index_put_": lambda: ([None, ow.from_numpy(ALONG)], ow.rand(80, 64)),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", IN_PLACE)
def test_in_place_forms_write_where_the_tensor_lies(name: str, dtype: str, layout: str) -> None:
    operator = name.partition(" ")[0]
    array = LAYOUTS[layout](numbers(dtype, 80, 90))
    values = [tensor.to(getattr(ow, dtype)) if isinstance(tensor, ow.Tensor) and tensor.is_floating_point() else tensor
             for tensor in IN_PLACE[name]()]  # fmt: skip
    target, address = ow.from_numpy(array), array.ctypes.data
    wanted = getattr(ow, operator[:-1])(target, *values)
    np.testing.assert_array_equal(to_numpy(target), array)  # what is not in place changes nothing
    before = array.copy()
    assert getattr(target, operator)(*values) is target
    np.testing.assert_array_equal(array, to_numpy(wanted), strict=True)
    assert (target.data_ptr(), target._version) == (address, 1)
    assert (array != before).any()


REDUCED: dict[str, Any] = {
    "sum": np.add, "mean": np.add, "prod": np.multiply, "amax": np.maximum, "amin": np.minimum
}
IDENTITIES = {"sum": 0, "mean": 0, "prod": 1, "amax": -np.inf, "amin": np.inf}


def reduced(array: Any, dim: int, indices: Any, values: Any, how: str, *, include_self: bool) -> Any:
    """Reduced element by element in float64, in the order of the index."""
    at = list(np.indices(indices.shape))
    at[dim] = indices
    out = array.astype(np.float64)
    if not include_self:
        out[tuple(at)] = IDENTITIES[how]
    counts = np.full(out.shape, int(include_self))
    with np.errstate(all="ignore"):
        REDUCED[how].at(out, tuple(at), values)
    np.add.at(counts, tuple(at), 1)
    if how == "mean":
        out = np.trunc(out / np.maximum(counts, 1)) if array.dtype.kind == "i" else out / np.maximum(counts, 1)
    return out.astype(array.dtype)


@pytest.mark.parametrize("include_self", [True, False])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "float16"])
@pytest.mark.parametrize("how", REDUCED)
def test_elements_that_meet_are_reduced(how: str, dtype: str, include_self: bool) -> None:
    array = (draw.integers(1, 4, (60, 70)) if how == "prod" else draw.integers(0, 9, (60, 70))).astype(dtype)
    for dim, expanded in ((0, False), (1, False), (0, True), (1, True)):
        if how == "prod":  # few for one place, so that numbers stay exact
            positions = np.stack([draw.permutation(array.shape[dim]) for _ in range(array.shape[1 - dim])], 1 - dim)
        else:
            positions = draw.integers(0, array.shape[dim], (60, 70))
        values = draw.integers(1, 5, (60, 70)).astype(dtype)
        if expanded:
            positions = np.broadcast_to(positions[:, :1] if dim == 0 else positions[:1], (60, 70))
        if array.dtype.kind == "f":
            values[3, 5] = np.nan
        tensor, index, arguments = ow.from_numpy(array), ow.from_numpy(positions.copy()), ow.from_numpy(values)
        if expanded:
            index = (index[:, :1] if dim == 0 else index[:1]).expand(60, 70)
        result = tensor.scatter_reduce(dim, index, arguments, how, include_self=include_self)
        wanted = reduced(array, dim, positions, values, how, include_self=include_self)
        np.testing.assert_array_equal(to_numpy(result), wanted, strict=True)
        if expanded and how != "sum":
            vector = ow.from_numpy(positions[:, 0].copy() if dim == 0 else positions[0].copy())
            result = tensor.index_reduce(dim, vector, arguments, how, include_self=include_self)
            np.testing.assert_array_equal(to_numpy(result), wanted, strict=True)


@pytest.mark.parametrize("dim", [0, 1])
def test_an_expanded_index_names_rows(dim: int) -> None:
    array, positions = numbers("float64", 60, 70), draw.integers(0, 60, 60)
    index = ow.from_numpy(positions).unsqueeze(1 - dim).expand((60, 70) if dim == 0 else (60, 60))
    tensor, values = ow.from_numpy(array), ow.from_numpy(numbers("float64", *index.shape))
    plain = index.contiguous()
    for name in ("gather", "scatter", "scatter_add"):
        arguments = () if name == "gather" else (values,)
        result, wanted = (getattr(tensor, name)(dim, item, *arguments) for item in (index, plain))
        np.testing.assert_array_equal(to_numpy(result), to_numpy(wanted), strict=True)
    outside = (
        ow.from_numpy(np.where(positions == positions.max(), 70, positions)).unsqueeze(1 - dim).expand(index.shape)
    )
    with pytest.raises((IndexError, RuntimeError), match="out of bounds"):
        tensor.gather(dim, outside)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("outside", [-1, 300, -(1 << 62), 1 << 62])
def test_an_index_outside_among_many_is_an_error(outside: int, threads: int) -> None:
    """Rows of more elements than a builtin takes by itself: nothing is read, and the error names the index."""
    table, index = ow.ones(300, 16), ow.zeros(5000, dtype=ow.int64)
    index[4321] = outside
    before = ow.get_num_threads()
    ow.set_num_threads(threads)
    try:
        with pytest.raises(IndexError, match=f"index {outside} is out of bounds for dimension 0 with size 300"):
            ow.index_select(table, 0, index)
        if outside != -1:
            with pytest.raises(IndexError, match=f"index {outside} is out of bounds for dimension 0 with size 300"):
                table[index]
    finally:
        ow.set_num_threads(before)


@pytest.mark.parametrize("shape", [(9,), (70, 60), (5000,), (3, 40, 50)])
def test_places_lie_by_columns_at_every_size(shape: tuple[int, ...]) -> None:
    result = ow.nonzero(ow.ones(shape))
    assert result.stride() == (1, result.size(0))
