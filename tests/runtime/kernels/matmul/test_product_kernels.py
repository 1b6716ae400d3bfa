"""Products of matrices of floats: exactly what NumPy gives for whole numbers, whatever the layout, size and threads."""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np
import pytest
from guard_pages import PROTECTS, before_guard_page
from matrix_layouts import LAYOUTS, SIZES

import generated as ow
from runtime.kernels.matmul.loops.product import product
from runtime.kernels.matmul.operator import multiply

DTYPES = ("float32", "float64")

def numbers(shape: tuple[int, ...], dtype: str) -> Any:
    """Small whole numbers: every sum of their products is exact, so no order of a sum is an excuse."""
    return np.random.default_rng(len(shape) + sum(shape)).integers(-9, 10, shape).astype(dtype)


def operand(layout: str, n: int, m: int, dtype: str, batch: tuple[int, ...] = ()) -> Any:
    """Matrices of n rows and m columns that lie in memory as the layout says."""
    shape, view = LAYOUTS[layout]
    return np.broadcast_to(view(numbers((*batch, *shape(n, m)), dtype)), (*batch, n, m))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("right", LAYOUTS)
@pytest.mark.parametrize("left", LAYOUTS)
def test_layouts(left: str, right: str, dtype: str) -> None:
    for n, m, p in SIZES:
        a, b = operand(left, n, m, dtype), operand(right, m, p, dtype)
        result = product(a, b)
        assert result.flags.c_contiguous
        assert result.dtype == dtype
        np.testing.assert_array_equal(result, np.matmul(a, b))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_batches(layout: str, dtype: str) -> None:
    for n, m, p in ((1, 40, 40), (9, 33, 65), (64, 64, 64), (1, 1, 1), (2, 2, 2), (4, 8, 4), (5, 5, 5), (17, 5, 3)):
        a, b = operand(layout, n, m, dtype, (5,)), operand(layout, m, p, dtype, (5,))
        full = np.broadcast_to(a[:1], a.shape)
        for item, other in ((a, b), (a[::-1], b), (full, b), (a[1:4], b[:3])):
            np.testing.assert_array_equal(product(item, other), np.matmul(item, other))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", [1, 2, 3, 5, 6, 9, 33])
def test_no_sum_is_a_negative_zero(size: int, dtype: str) -> None:
    """Sums start from 0, so that products that are all -0 make 0, as one matrix and as one of a batch."""
    for depth in (1, 2, 7, 20):
        a, b = np.full((3, size, depth), -1, dtype), np.zeros((3, depth, size), dtype)
        for result in (product(a, b), product(a[0], b[0]), (ow.from_numpy(a) @ ow.from_numpy(b)).numpy()):
            assert not np.signbit(result).any()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_a_matrix_of_a_batch_is_the_product_alone(size: int, dtype: str) -> None:
    """To the last bit, with more rows than are multiplied element by element, and with so many."""
    draw = np.random.default_rng(size)
    a, b = (draw.standard_normal((7, size, size)).astype(dtype) for _ in range(2))
    for matrix, left, right in zip(product(a, b), a, b, strict=True):
        rows = np.concatenate([left] * 40)
        np.testing.assert_array_equal(matrix, product(left, right))
        np.testing.assert_array_equal(matrix, product(rows, right)[:size])


@pytest.mark.parametrize("dtype", DTYPES)
def test_results_do_not_depend_on_threads(dtype: str) -> None:
    draw = np.random.default_rng(3)
    before = ow.get_num_threads()
    try:
        for shape, other in (((200, 700), (700, 90)), ((7, 90, 300), (7, 300, 130)), ((1, 3000), (3000, 1500))):
            a, b = (draw.standard_normal(item).astype(dtype) for item in (shape, other))
            columns = np.ascontiguousarray(b.swapaxes(-1, -2)).swapaxes(-1, -2)
            results = []
            for threads in {1, before}:
                ow.set_num_threads(threads)
                results.append([product(a, b).tobytes(), product(a, columns).tobytes()])
            assert results[0] == results[-1]
    finally:
        ow.set_num_threads(before)


def test_places_do_not_change_a_sum() -> None:
    draw = np.random.default_rng(5)
    a, b = draw.standard_normal((77, 700)).astype("f4"), draw.standard_normal((700, 101)).astype("f4")
    full = product(a, b)
    np.testing.assert_array_equal(product(a[5:50], b[:, 3:90]), full[5:50, 3:90])


@pytest.mark.parametrize("dtype", DTYPES)
def test_what_is_not_finite_stays_where_it_is(dtype: str) -> None:
    a, b = np.ones((9, 70), dtype), np.ones((70, 40), dtype)
    a[3, 60], b[5, 37], b[69, 2] = np.inf, np.nan, -np.inf
    for left in (a, np.asfortranarray(a), a[3:4]):
        for right in (b, np.asfortranarray(b)):
            with np.errstate(invalid="ignore"):
                np.testing.assert_array_equal(product(left, right), np.matmul(left, right))


@pytest.mark.parametrize("dtype", DTYPES)
def test_long_sums_are_as_accurate_as_those_of_blas(dtype: str) -> None:
    draw = np.random.default_rng(7)
    a, b = (draw.random(shape).astype(dtype) for shape in ((20, 20_000), (20_000, 40)))
    exact = np.matmul(a.astype(np.longdouble), b.astype(np.longdouble))
    ours, theirs = (np.abs(result - exact).max() for result in (product(a, b), np.matmul(a, b)))
    assert ours < 4 * theirs


@pytest.mark.parametrize("dtype", ["int32", "int64", "complex64", "complex128"])
def test_other_dtypes_are_multiplied_by_numpy(dtype: str) -> None:
    a, b = numbers((30, 40), dtype), numbers((40, 50), dtype)
    for item, other in ((a, b), (b.T, a.T), (a, b[:, 0])):
        np.testing.assert_array_equal(multiply(item, other), np.matmul(item, other))


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_matrix_and_a_vector(dtype: str) -> None:
    a, v = numbers((300, 200), dtype), numbers((200,), dtype)
    spread = np.broadcast_to(v[:1], 200)
    for matrix, vector in ((a, v), (np.asfortranarray(a), v), (a, v[::-1]), (a[::2, ::-1], spread)):
        result = ow.mv(ow.from_numpy(matrix.copy()), ow.from_numpy(vector.copy()))
        np.testing.assert_array_equal(result.numpy(), np.matmul(matrix, vector))
        np.testing.assert_array_equal(multiply(matrix, vector), np.matmul(matrix, vector))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", [1, 63, 8191, 8192, 8255, 100_003])
def test_two_vectors(size: int, dtype: str) -> None:
    a, b = numbers((size,), dtype), numbers((2 * size,), dtype)
    for other in (b[:size], b[::2], b[:size][::-1], np.broadcast_to(b[:1], size)):
        result = multiply(a, other)
        assert (result.shape, result.dtype) == ((), dtype)
        np.testing.assert_array_equal(result, np.matmul(a, other))
    assert multiply(np.full(size, np.inf, dtype), np.ones(size, dtype)) == np.inf


@pytest.mark.parametrize("shapes", [((0, 3), (3, 4)), ((3, 0), (0, 4)), ((200, 0), (0, 400)), ((3, 4), (4, 0))])
def test_no_elements(shapes: tuple[tuple[int, int], tuple[int, int]]) -> None:
    result = ow.mm(*(ow.ones(shape) for shape in shapes))
    assert result.shape == (shapes[0][0], shapes[1][1])
    assert not result.numpy().any()


@PROTECTS
@pytest.mark.parametrize("dtype", DTYPES)
def test_nothing_is_read_behind_an_operand(dtype: str) -> None:
    narrow = (70, 5, 3), (9, 40, 2), (33, 300, 4), (41, 7, 9), (2, 2, 2), (5, 5, 5)
    for n, m, p in ((1, 33, 65), (3, 5, 7), (9, 257, 33), (33, 40, 32), (70, 30, 47), *narrow):
        a, b = numbers((n, m), dtype), numbers((m, p), dtype)
        for left in (before_guard_page(a), before_guard_page(a.T.copy()).T):
            for right in (before_guard_page(b), before_guard_page(b.T.copy()).T):
                np.testing.assert_array_equal(product(left, right), np.matmul(a, b))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("bias", [None, "row", "stepped row", "number"])
@pytest.mark.parametrize("lead", [(), (1,), (7,), (2, 3), (2, 1, 5), (0,), (2, 0)], ids=str)
def test_linear(lead: tuple[int, ...], bias: str | None, dtype: str) -> None:
    """The affine map and the gradient of its weight, for every shape and layout, many times: native and general."""
    for depth, outputs in ((1, 1), (1, 5), (6, 1), (5, 3), (40, 33), (300, 2)):
        x, g = numbers((*lead, depth), dtype), numbers((*lead, outputs), dtype)
        rows = {None: None, "row": numbers((outputs,), dtype), "stepped row": numbers((2 * outputs,), dtype)[::2]}
        added = numbers((), dtype) if bias == "number" else rows[bias]
        for w in (numbers((outputs, depth), dtype), numbers((depth, outputs), dtype).T):
            wanted = np.matmul(x, w.T) + (0 if added is None else added)
            for _ in range(3):
                arguments = None if added is None else ow.from_numpy(np.asarray(added))
                result = ow.nn.functional.linear(ow.from_numpy(x), ow.from_numpy(w), arguments)
                np.testing.assert_array_equal(result.numpy(), wanted.astype(dtype))
                assert result.numpy().flags.c_contiguous
        weight = ow.ones(outputs, depth, dtype=getattr(ow, dtype), requires_grad=True)
        ow.nn.functional.linear(ow.from_numpy(x), weight).backward(ow.from_numpy(g))
        assert weight.grad is not None
        wanted = np.tensordot(g, x, (range(len(lead)), range(len(lead)))) if lead else np.outer(g, x)
        np.testing.assert_array_equal(weight.grad.numpy(), wanted)
        assert weight.grad.numpy().flags.c_contiguous


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("columns", [1, 2, 4, 5, 8, 10, 16, 17])
def test_linear_of_few_columns(columns: int, dtype: str) -> None:
    """Which are made as rows of the transposed product, to which the bias is added as a column."""
    for rows, steps in ((9, 3), (33, 64), (64, 128), (70, 300), (1000, 40), (9000, 70)):
        a, w, bias = numbers((rows, steps), dtype), numbers((columns, steps), dtype), numbers((columns,), dtype)
        result = ow.nn.functional.linear(ow.from_numpy(a), ow.from_numpy(w), ow.from_numpy(bias)).numpy()
        np.testing.assert_array_equal(result, a @ w.T + bias)


def test_linear_rejects_what_does_not_fit() -> None:
    linear = ow.nn.functional.linear
    with pytest.raises(RuntimeError, match=r"weight of shape \(out, in\) or \(in,\), got \[2, 3\] and \[4, 5\]"):
        linear(ow.ones(2, 3), ow.ones(4, 5))
    with pytest.raises(RuntimeError, match="expected operands of one dtype, got float32, float64"):
        linear(ow.ones(2, 3), ow.ones(4, 3).double())
    with pytest.raises(RuntimeError, match=r"a bias of shape \[3\] does not broadcast to the result's \[2, 4\]"):
        linear(ow.ones(2, 3), ow.ones(4, 3), ow.ones(3))
    assert linear(ow.ones(2, 3), ow.ones(3)).tolist() == [3.0, 3.0]


def test_a_row_of_a_matrix_has_the_same_bits_natively_and_on_the_general_path() -> None:
    from runtime.kernels.matmul.operator import linear as kernel
    from runtime.kernels.matmul.operator import mm

    draw = np.random.default_rng(3)
    for n, m, p in SIZES:
        a, b = (ow.from_numpy(draw.standard_normal(shape, np.float32)) for shape in ((n, m), (m, p)))
        row = ow.from_numpy(draw.standard_normal(p, np.float32))
        for _ in range(3):
            np.testing.assert_array_equal((a @ b).numpy(), mm.general(a, b).numpy())
            native = ow.nn.functional.linear(a, b.t(), row)
            np.testing.assert_array_equal(native.numpy(), kernel.general(a, b.t(), row).numpy())


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64], ids=str)
@pytest.mark.parametrize("n", [8191, 8192, 8193, 10007, 65536, 65537, 400_001])
def test_long_inner_products_lose_little_and_run_no_python(n, dtype):
    a, b = ow.rand(n, dtype=dtype), ow.rand(n, dtype=dtype)
    exact = math.fsum(x * y for x, y in zip(a.tolist(), b.tolist(), strict=True))
    calls = []
    for _ in range(300):  # kernels are loaded, and public functions bound, by earlier calls
        ow.dot(a[:9], b[:9])
    sys.setprofile(lambda frame, event, argument: calls.append(frame.f_code.co_name) if event == "call" else None)
    try:
        result = ow.dot(a, b)
    finally:
        sys.setprofile(None)
    assert calls == []
    assert abs(result.item() - exact) <= 8 * ow.finfo(dtype).eps * exact
    apart = [ow.stack([each, each], 1)[:, 0] for each in (a, b)]
    for first, second in ((apart[0], b), (a, apart[1]), (a.flip(0), b.flip(0)), apart):
        assert abs(ow.dot(first, second).item() - exact) <= 16 * ow.finfo(dtype).eps * exact
