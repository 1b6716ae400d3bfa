"""Reading and writing at indices in native code: the bits, the errors and the versions of the general path."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from operand_layouts import LAYOUTS, outcome, sample

import generated as ow
from runtime.kernels.creation import arranging
from runtime.kernels.indexing import operator
from runtime.kernels.indexing import scatter as operator_scatter
from runtime.kernels.indexing.loops.rows import take as take_rows
from runtime.tensor import dtypes, wrap_number

KINDS = [dtypes.float32, dtypes.bool_, dtypes.int16, dtypes.bfloat16, dtypes.complex128]
EVERY = slice(None)


def whole(*numbers: Any) -> ow.Tensor:
    return ow.tensor(numbers if len(numbers) != 1 else numbers[0], dtype=ow.int64)


MASK = ow.tensor([[True, False, True, False], [False, False, True, True], [True, True, False, False]])
# Indices of a tensor of 3 x 4.
INDICES: dict[str, Any] = {
    "rows": whole(2, 0, 2), "from the end": whole(-1, 1), "outside": whole(0, 3), "far below": whole(0, -4),
    "none": ow.empty(0, dtype=ow.int64), "matrix": whole([[0, 1], [2, 2]]), "one": whole(1), "one below": whole(-1),
    "one outside": whole(7), "int32": whole(1, 0).int(), "uint8": ow.tensor([1, 0, 1], dtype=ow.uint8),
    "strided": whole(0, 2, 1, 2)[::2], "mask": MASK, "mask of rows": MASK[:, 0], "wrong mask": MASK[:2],
    "mask too deep": MASK[:, :, None], "columns": (EVERY, whole(3, 0)), "rows, all": (whole(1, 2), EVERY),
    "pairs": (whole(0, 2), whole(3, 1)), "broadcast pairs": (whole([[0], [2]]), whole(3, 1)),
    "pairs outside": (whole(0, 2), whole(3, 4)), "floats": ow.tensor([0.5]), "too many": (EVERY, EVERY, whole(0)),
    "part and rows": (slice(1, None), whole(0, 1)), "new": (None, whole(0, 1)), "int and rows": (1, whole(0, 1)),
    "all and one": (EVERY, whole(2)), "ellipsis": (..., whole(2, 1)), "list": [0, 2], "mask and rows": (MASK[:, 0], 1),
    "array": np.array([0, 2]), "nothing": (), "all": (EVERY, EVERY), "mask of one": ow.tensor(True),
    "rows and part": (whole(1, 0), slice(None, 2)), "every second and columns": (slice(None, None, 2), whole(1, 0)),
    "rows and int": (whole(0, 2), -1), "int outside and rows": (7, whole(0)), "huge int and rows": (2**70, whole(0)),
    "part, rows, int": (slice(1, 3), whole(1, 0), 1), "backwards and rows": (slice(None, None, -1), whole(0)),
    "no part and rows": (slice(2, 2), whole(0)), "truth and rows": (True, whole(0)),
}  # fmt: skip


def shown(parts: Any) -> Any:
    """The two steps of an index, in a form that can be compared."""
    return [
        [(tensor.dtype, tensor.tolist()) if isinstance(tensor, np.ndarray) else tensor for tensor in part]
        for part in parts
    ]


def steps(function: Any, shape: tuple[int, ...], index: Any) -> Any:
    try:
        return shown(function(shape, index))
    except Exception as error:
        return str(error)


@pytest.mark.parametrize("name", INDICES)
@pytest.mark.parametrize("shape", [(3, 4), (3,), (), (3, 4, 2), (0, 4)], ids=str)
def test_an_index_in_two_steps(shape, name):
    index = INDICES[name]
    assert steps(operator.split_index.call, shape, index) == steps(operator.split_index.general, shape, index)


@pytest.mark.parametrize("name", INDICES)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_reading(kind, name):
    for layout in LAYOUTS.values():
        tensor = layout(sample(kind, (3, 4))).detach()
        try:
            _, second = operator.split_index.general(tensor.shape, INDICES[name])
        except Exception:
            continue
        wanted = outcome(operator.take_at.general, tensor, second)
        assert outcome(operator.take_at.call, tensor, second) == wanted


@pytest.mark.parametrize("name", INDICES)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_writing(kind, name):
    like = sample(kind, (3, 4))
    values = [wrap_number(2.5), wrap_number(3), sample(kind, (), 1), sample(kind, (2, 4), 1), sample(kind, (2, 2), 2),
              sample(dtypes.float32, (4,), 3), like[0], sample(kind, (2, 2, 4), 4)]  # fmt: skip
    for layout, value in itertools.product(("dense", "transposed", "gaps", "expanded", "foreign"), values):
        first, second = (LAYOUTS[layout](sample(kind, (3, 4))).detach() for _ in range(2))
        try:
            _, parts = operator.split_index.general(first.shape, INDICES[name])
        except Exception:
            continue
        wanted = outcome(operator.put_in_place.general, second, value, parts)
        assert outcome(operator.put_in_place.call, first, value, parts) == wanted, layout
        assert first._array.tobytes() == second._array.tobytes(), layout
        assert (first._writes or [0])[0] == (second._writes or [0])[0], layout


# An index and a value that share the memory of the tensor that is written to.
SHARING = (
    lambda t: (t[:3]._array, t[3:]), lambda t: (np.array([1, 2, 0]), t[:3]), lambda t: (t._array, t),
    lambda t: (t._array, t[0]), lambda t: (np.array([5, 0]), t[4:]),
)  # fmt: skip


@pytest.mark.parametrize("sharing", SHARING)
def test_writing_what_overlaps(sharing):
    first, second = ow.arange(6), ow.arange(6)
    for function, tensor in ((operator.put_in_place.call, first), (operator.put_in_place.general, second)):
        index, value = sharing(tensor)
        function(tensor, value, (index,))
    assert first.tolist() == second.tolist()


ALONG = {
    "index_copy": operator_scatter.index_copy_in_place, "index_fill": operator_scatter.index_fill_in_place,
    "scatter": operator_scatter.scatter_in_place, "scatter_add": operator.scatter_add_in_place,
    "scatter_value": operator_scatter.scatter_value_in_place, "index_add": operator.index_add_in_place,
    "index_copy of": operator_scatter.index_copy, "index_fill of": operator_scatter.index_fill,
    "scatter of": operator_scatter.scatter_src, "scatter_add of": operator.scatter_add,
    "scatter_value of": operator_scatter.scatter_value, "index_add of": operator.index_add,
}  # fmt: skip
PLACES = [whole(2, 0), whole(-1, 1), whole(0, 9), whole(1), whole(1, 1), whole([[0, 2, 1, 0]]), whole([[1], [0], [2]]),
          whole([[0, 0, 0, 0], [1, 1, 1, 1], [0, 2, 0, 2]]), whole([[0, -1, 0, 0]]), whole(2, 0).int(),
          ow.empty(0, dtype=ow.int64), ow.empty(0, 4, dtype=ow.int64)]  # fmt: skip


POINTS = [(whole(0, 2),), (whole(-1, -1),), (whole(0, 2), whole(3, 1)), (whole(0, 3),), (MASK,), (None, whole(1, 0)),
          (whole(0, 2), whole([[1], [0]])), (whole(0), whole(1)), (whole([[0, 1, 2], [1, 1, 0]]),),
          (whole(0, 9, 1, 9)[::2], whole(3, 9, 1, 9)[::2]), (whole(0), whole(0), whole(0)), ()]  # fmt: skip


@pytest.mark.parametrize("name", ALONG)
@pytest.mark.parametrize("kind", [*KINDS, dtypes.float64, dtypes.int64], ids=str)
@pytest.mark.parametrize("dim", [0, 1, -1, 2])
def test_writing_along_a_dimension(dim, kind, name):
    rest = (1,) if name.startswith("index_add") else ()
    values = [2, 1.5] if name.startswith(("index_fill", "scatter_value")) else [
        sample(kind, (2, 4), 1), sample(kind, (3, 2), 2), sample(kind, (1, 4), 3), sample(kind, (3, 1), 4),
        sample(kind, (3, 4), 5), sample(dtypes.float32, (3, 4), 6), sample(kind, (), 7), sample(kind, (4,), 8),
    ]  # fmt: skip
    for layout, index, value in itertools.product(("dense", "transposed", "gaps", "0-d", "expanded"), PLACES, values):
        first, second = (LAYOUTS[layout](sample(kind, (3, 4))).detach() for _ in range(2))
        wanted = outcome(ALONG[name].general, second, dim, index, value, *rest)
        assert outcome(ALONG[name].call, first, dim, index, value, *rest) == wanted, (layout, index)
        assert first._array.tobytes() == second._array.tobytes(), (layout, index)
        assert (first._writes or [0])[0] == (second._writes or [0])[0], (layout, index)


@pytest.mark.parametrize("kind", [*KINDS, dtypes.float64, dtypes.int64], ids=str)
def test_reading_along_a_dimension(kind):
    values = [*PLACES, whole([[0, 1, 2], [1, 0, 0], [2, 2, 1], [0, 1, 1]]).t()]
    for layout, index in itertools.product(LAYOUTS.values(), values):
        tensor = layout(sample(kind, (3, 4))).detach()
        for dim in (0, 1, -1, 2):
            wanted = outcome(operator.gather.general, tensor, dim, index, False)
            assert outcome(operator.gather.call, tensor, dim, index, False) == wanted
        assert outcome(operator_scatter.take.call, tensor, index) == outcome(
            operator_scatter.take.general, tensor, index
        )


@pytest.mark.parametrize("kind", [*KINDS, dtypes.float64, dtypes.int64], ids=str)
@pytest.mark.parametrize("layout", ["dense", "transposed", "gaps", "0-d", "expanded", "foreign"])
def test_writing_anywhere(layout, kind):
    tensor = LAYOUTS[layout](sample(kind, (3, 4))).detach()
    values = [sample(kind, (2, 4), 1), sample(kind, (3, 4), 2), sample(kind, (4, 3), 3).t(), sample(kind, (), 4),
              sample(kind, (2,), 5), sample(dtypes.float32, (2,), 6), sample(kind, (6,), 7)[::2]]  # fmt: skip
    for value in values:
        for index, adds in itertools.product([*PLACES, whole(11, -12), whole(12), whole(4, 4)], (False, True)):
            wanted = outcome(operator_scatter.put.general, tensor, index, value, adds)
            assert outcome(operator_scatter.put.call, tensor, index, value, adds) == wanted, index
        for parts, adds in itertools.product(POINTS, (False, True)):
            wanted = outcome(operator_scatter.index_put.general, tensor, parts, value, adds)
            assert outcome(operator_scatter.index_put.call, tensor, parts, value, adds) == wanted, parts
        for mask in (MASK, MASK[:, 0], MASK.t(), MASK.t().contiguous().t(), MASK[:2], whole(1, 0), MASK & False):
            wanted = outcome(operator_scatter.masked_scatter.general, tensor, mask, value)
            assert outcome(operator_scatter.masked_scatter.call, tensor, mask, value) == wanted, mask


@pytest.mark.parametrize("dim", [0, 1, -1, -2, 2, -3])
def test_index_select(dim):
    for layout, name in itertools.product(LAYOUTS.values(), INDICES):
        index = INDICES[name]
        if isinstance(index, ow.Tensor):
            tensor = layout(sample(dtypes.float32, (3, 4))).detach()
            wanted = outcome(operator.index_select.general, tensor, dim, index)
            assert outcome(operator.index_select.call, tensor, dim, index) == wanted


@pytest.mark.parametrize("shape", [(3, 4), (4, 3), (2, 3, 3), (1, 1), (0, 3), (3, 0), (2, 0, 3), (4,), ()], ids=str)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_triangles(kind, shape):
    dense = sample(kind, shape)
    for tensor in (dense, dense.transpose(0, -1) if shape else dense, dense[..., ::2] if shape else dense):
        for diagonal, upper in itertools.product((0, 1, -1, 5, -7, 2**40, -(2**40)), (0, 1)):
            wanted = outcome(arranging._triangle.general, "tril", tensor, diagonal, upper)
            assert outcome(arranging._triangle.call, "tril", tensor, diagonal, upper) == wanted
        if shape and len(shape) > 1:
            array = tensor._array
            assert ow.tril(tensor, 1)._array.tobytes() == np.tril(array, 1).tobytes()
            assert ow.triu(tensor, -1)._array.tobytes() == np.triu(array, -1).tobytes()


@pytest.mark.parametrize("kind", [None, ow.int64, ow.int32], ids=str)
@pytest.mark.parametrize("upper", [False, True])
def test_places_of_triangles(upper, kind, monkeypatch):
    triangle_places = arranging._triangle_places
    for many in (1 << 12, 0):  # by NumPy, and by the loop
        monkeypatch.setattr(arranging, "_MANY", many)
        for rows, columns in itertools.product((0, 1, 2, 7, 100), repeat=2):
            for offset in (-(2**70), -100, -7, -1, 0, 1, 2, 6, 100, 2**70):
                bound = max(-200, min(offset, 200))
                distances = np.arange(columns) - np.arange(rows)[:, None]
                wanted = np.stack(np.nonzero(distances >= bound if upper else distances <= bound))
                result = triangle_places.general(rows, columns, offset, upper, kind)
                assert result.dtype is (kind or ow.int64)
                np.testing.assert_array_equal(result.numpy(), wanted)
                values = rows, columns, offset, upper, kind
                assert outcome(triangle_places.call, *values) == outcome(triangle_places.general, *values)
    wrong = -1, 2, 0, upper, kind
    assert outcome(triangle_places.call, *wrong) == outcome(triangle_places.general, *wrong)
    # Of most rows nothing is looked at.
    assert ow.tril_indices(2**50, 3, 1 - 2**50).tolist() == [[2**50 - 1], [0]]
    assert ow.triu_indices(2**50, 3, 2).tolist() == [[0], [2]]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_moved_on_and_not_zero(kind):
    for layout in LAYOUTS.values():
        tensor = layout(sample(kind, (3, 4))).detach()
        every = ((), (0,), (-1,), (2,), (0, 1), (-1000,), (2**70,))
        for shifts, dims in itertools.product(((1,), (-5,), (0,), (2**70,), (), (1, 2)), every):
            wanted = outcome(arranging.roll.general, tensor, shifts, dims)
            assert outcome(arranging.roll.call, tensor, shifts, dims) == wanted, (shifts, dims)
        assert outcome(operator_scatter.nonzero.call, tensor) == outcome(operator_scatter.nonzero.general, tensor)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_moves_elements_against_numpy(layout):
    arguments = LAYOUTS[layout](sample(dtypes.float64, (3, 4)))
    array = arguments.detach().numpy()
    every = range(array.ndim)
    for dims in itertools.chain.from_iterable(itertools.combinations(every, n) for n in range(1, array.ndim + 1)):
        assert ow.flip(arguments, dims).detach().numpy().tobytes() == np.flip(array, dims).tobytes()
        shifts = tuple(2 * dim + 1 for dim in dims)
        assert ow.roll(arguments, shifts, dims).detach().numpy().tobytes() == np.roll(array, shifts, dims).tobytes()
    for shift in (0, 1, -2, 25):
        assert ow.roll(arguments, shift).detach().numpy().tobytes() == np.roll(array, shift).tobytes()
    for n, m in itertools.product(range(4), repeat=2):
        assert ow.eye(n, m).numpy().tobytes() == np.eye(n, m, dtype=np.float32).tobytes()
        assert ow.eye(n, m, dtype=ow.bfloat16).tolist() == np.eye(n, m).tolist()
    if array.ndim == 2:
        padded = np.pad(array, ((1, 0), (0, 2)), constant_values=7.5)
        assert ow.nn.functional.pad(arguments, (0, 2, 1, 0), value=7.5).detach().numpy().tobytes() == padded.tobytes()


@pytest.mark.parametrize("width", [2048, 2050, 4096, 6150])
@pytest.mark.parametrize("behind", [0, 2, 62, 64, 4094])
def test_rows_wherever_they_lie_in_their_pages(width: int, behind: int) -> None:
    """Long rows are copied in pieces where the result lies a little behind the source within a page."""
    memory = np.zeros((1 << 16) + 4096, "u1"), np.zeros((1 << 16) + 4096, "u1")
    arguments, result = (item[-item.ctypes.data % 4096 :] for item in memory)
    source = arguments[: 8 * width].reshape(1, 8, width)
    source[:] = np.random.default_rng(width).integers(1, 256, source.shape)
    out = result[behind : behind + 5 * width].reshape(1, 5, width)
    array = np.array([7, 0, 3, 3, 5])
    assert take_rows(source, array, out)
    np.testing.assert_array_equal(out, source[:, array])
    assert not result[:behind].any()
    assert not result[behind + 5 * width :].any()
