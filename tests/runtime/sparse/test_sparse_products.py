"""Products of sparse matrices of every layout against dense ones, in every dtype, with gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.sparse import rows as row_loops

LAYOUTS = ("sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc")
DTYPES = {
    ow.float64: 1e-12, ow.float32: 1e-5, ow.float16: 2e-2, ow.bfloat16: 1e-1, ow.complex128: 1e-12, ow.int64: 0,
    ow.int32: 0,
}  # fmt: skip
# Rows, columns, and the share of elements that are stored; the large ones are computed on several threads.
SIZES = {
    "small": (6, 4, 0.5), "wide": (4, 130, 0.2), "empty": (4, 6, 0.0), "no rows": (0, 4, 0.5),
    "large": (402, 304, 0.05),
}  # fmt: skip


def elements(rows: int, columns: int, share: float, kind: Any = ow.float64, seed: int = 0) -> Any:
    """A dense matrix most of whose elements are 0."""
    source = np.random.default_rng(seed)
    values = source.normal(size=(rows, columns)) * 3 * (source.random((rows, columns)) < share)
    dense = ow.from_numpy(values)
    return (dense * (1 + 2j)).to(kind) if kind.is_complex else dense.round().to(kind) if share else dense.to(kind)


def in_layout(dense: Any, layout: str) -> Any:
    """A matrix of even sizes in a layout, in blocks of 2 by 2 where that has some."""
    return dense.to_sparse(layout=getattr(ow, layout), blocksize=(2, 2) if "bs" in layout else None)


def indices_of(x: Any) -> tuple[Any, Any]:
    """The indices of a compressed layout."""
    by_rows = x.layout in {ow.sparse_csr, ow.sparse_bsr}
    return (x.crow_indices(), x.col_indices()) if by_rows else (x.ccol_indices(), x.row_indices())


def assert_close(result: Any, expected: Any, tolerance: float) -> None:
    """A result has the elements and the dtype of a dense one."""
    assert result.dtype is expected.dtype
    shown = result.to_dense().detach()
    assert shown.shape == expected.shape
    kind = ow.complex128 if expected.dtype.is_complex else ow.float64
    np.testing.assert_allclose(
        shown.to(kind).numpy(), expected.detach().to(kind).numpy(), rtol=tolerance, atol=max(tolerance, 1e-13) * 30
    )


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", DTYPES, ids=str)
def test_products_are_those_of_dense_matrices(layout: str, size: str, kind: Any) -> None:
    rows, columns, share = SIZES[size]
    a, tolerance = elements(rows, columns, share, kind), DTYPES[kind]
    b, c = elements(columns, 5, 1.0, kind, 1), elements(6, rows, 1.0, kind, 2)
    x = in_layout(a, layout)
    for result, expected in (
        (x @ b, a @ b), (ow.mm(c, x), c @ a), (x @ b[:, 0], a @ b[:, 0]), (c[0] @ x, c[0] @ a),
        (x.t() @ c.t(), a.t() @ c.t()), (ow.sparse.mm(x, b[:, :1]), a @ b[:, :1]),
        (ow.addmm(b[:rows, :1].new_ones(rows, 5), x, b, beta=2, alpha=3), 2 + 3 * (a @ b)),
        (x @ b.t().contiguous().t(), a @ b),
    ):  # fmt: skip
        assert result.layout is ow.strided
        assert_close(result, expected.to(kind), tolerance)


@pytest.mark.parametrize("kind", DTYPES, ids=str)
def test_products_of_batches_of_coordinates(kind: Any) -> None:
    dense = ow.stack([elements(4, 6, 0.5, kind), elements(4, 6, 0.0, kind), elements(4, 6, 0.5, kind, 1)])
    factors = ow.stack([elements(6, 2, 0.5, kind, seed) for seed in range(3)])
    for product in (ow.bmm, ow.matmul):
        assert_close(product(dense.to_sparse(), factors), ow.bmm(dense, factors), DTYPES[kind])
    if kind.is_floating_point and kind.itemsize > 2:
        leaves = [dense.to_sparse().requires_grad_(), factors.clone().requires_grad_()]
        expected = [dense.clone().requires_grad_(), factors.clone().requires_grad_()]
        for first, second in (leaves, expected):
            ow.bmm(first, second).square().sum().backward()
        for leaf, same in zip(leaves, expected, strict=True):
            assert_close(leaf.grad, same.grad, DTYPES[kind])
    for first, second in ((dense.to_sparse(), factors[:2]), (dense.to_sparse(), dense), (dense.to_sparse(2), factors)):
        with pytest.raises(RuntimeError, match="bmm: shapes"):
            ow.bmm(first, second)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_linear_layers_of_sparse_weights_and_inputs(layout: str) -> None:
    a, b, bias = elements(6, 4, 0.5), elements(10, 4, 1.0, seed=1), elements(1, 6, 1.0, seed=2)[0]
    for size, rows in (((10, 4), b), ((5, 2, 4), b.reshape(5, 2, 4)), ((4,), b[0])):
        weight = in_layout(a, layout).requires_grad_()
        dense = a.clone().requires_grad_()
        result, expected = (ow.nn.functional.linear(rows, item, bias) for item in (weight, dense))
        assert result.shape == (*size[:-1], 6)
        assert_close(result, expected, 1e-12)
        result.square().sum().backward()
        expected.square().sum().backward()
        if layout != "sparse_coo":
            assert_close(weight.grad.to_dense() * a.ne(0), dense.grad * a.ne(0), 1e-11)
    assert_close(ow.nn.functional.linear(in_layout(a, layout), b), a @ b.t(), 1e-12)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("other", LAYOUTS)
@pytest.mark.parametrize("size", SIZES)
def test_products_of_two_sparse_matrices_are_sparse(layout: str, other: str, size: str) -> None:
    rows, columns, share = SIZES[size]
    a, b = elements(rows, columns, share), elements(columns, 70, share / 2 + 0.01, seed=1)
    result = in_layout(a, layout) @ in_layout(b, other)
    assert result.layout is getattr(ow, layout)
    assert_close(result, a @ b, 1e-12)
    if layout == "sparse_csr":
        ow.sparse_csr_tensor(result.crow_indices(), result.col_indices(), result.values(), result.shape)


@pytest.mark.parametrize("layout", LAYOUTS[:2])
def test_products_of_large_matrices_take_the_memory_of_their_elements(layout: str) -> None:
    source, size = np.random.default_rng(0), 1 << 30 if layout == "sparse_coo" else 5000
    numbers = np.sort(source.choice(size, 12, replace=False))
    rows, columns, inner = source.integers(0, 12, (3, 40))
    a = ow.sparse_coo_tensor(np.stack((numbers[rows], numbers[inner])).tolist(), ow.ones(40).double(), (size, size))
    b = ow.sparse_coo_tensor(np.stack((numbers[inner], numbers[columns])).tolist(), ow.ones(40).double(), (size, size))
    c = ow.sparse_coo_tensor(np.stack((rows, inner)).tolist(), ow.ones(40).double(), (12, 12)).to_dense()
    d = ow.sparse_coo_tensor(np.stack((inner, columns)).tolist(), ow.ones(40).double(), (12, 12)).to_dense()
    result = (in_layout(a, layout) @ in_layout(b, layout)).to_sparse()
    expected = (c @ d).to_sparse().coalesce()
    assert result.indices().tolist() == numbers[expected.indices().numpy()].tolist()
    assert result.values().equal(expected.values())


GRADIENTS: dict[str, Callable[[Any, Any], Any]] = {
    "mm": lambda x, b: x @ b, "mv": lambda x, b: x @ b[:, 0], "transposed": lambda x, b: b.t() @ x.t(),
    "sparse.mm": lambda x, b: ow.sparse.mm(x, b), "vector in front": lambda x, b: b[:, 0] @ x.t(),
    "addmm": lambda x, b: ow.addmm(b.new_ones(6, 3), x, b, alpha=2),
    "sparse.addmm": lambda x, b: ow.sparse.addmm(b.new_ones(6, 3), x, b),
    "with itself": lambda x, b: (x @ x.t()).to_dense() @ b[:1].t().new_ones(6, 3),
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS[1:])
@pytest.mark.parametrize("function", GRADIENTS)
@pytest.mark.parametrize("kind", [ow.float64, ow.complex128], ids=str)
def test_gradients_of_products_store_the_same_elements(layout: str, function: str, kind: Any) -> None:
    a, b = elements(6, 4, 0.5, kind), elements(4, 3, 1.0, kind, 1)
    x, y = in_layout(a, layout).requires_grad_(), b.clone().requires_grad_()
    dense, z = a.clone().requires_grad_(), b.clone().requires_grad_()
    weights = elements(6, 3, 1.0, kind, 2)
    for first, second in ((x, y), (dense, z)):
        result = GRADIENTS[function](first, second)
        (result * weights[tuple(slice(size) for size in result.shape)] if result.ndim == 2 and result.shape[0] == 6
         else result).abs().square().sum().backward()  # fmt: skip
    assert x.grad.layout is x.layout
    ones = ow.ones(x.values().numel(), dtype=kind)
    is_stored = ow.sparse_coo_tensor(x.to_sparse()._indices(), ones, x.shape).to_dense()
    assert_close(x.grad, dense.grad * is_stored, 1e-11)
    if function != "with itself":
        assert_close(y.grad, z.grad, 1e-11)


def test_gradients_of_matrices_of_coordinates_are_dense_by_the_operator() -> None:
    x, b = in_layout(elements(6, 4, 0.5), "sparse_coo").requires_grad_(), elements(4, 3, 1.0, seed=1)
    (x @ b).sum().backward()
    assert x.grad.layout is ow.strided
    assert_close(x.grad, ow.ones(6, 3).double() @ b.t(), 1e-12)


@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_products_of_products_have_second_derivatives(layout: str) -> None:
    x, b = in_layout(elements(4, 4, 0.5), layout), elements(4, 2, 1.0, seed=1).requires_grad_()
    values = x.values().clone().requires_grad_()

    def product(values: Any, b: Any) -> Any:
        begins, plain = indices_of(x)
        return ow.sparse_compressed_tensor(begins, plain, values, x.shape, layout=x.layout) @ b

    assert ow.autograd.gradcheck(product, (values, b))
    assert ow.autograd.gradgradcheck(product, (values, b))


ERRORS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "shapes": (lambda x: x @ ow.ones(3, 2).double(), r"shapes cannot be multiplied \(6x4 and 3x2\)"),
    "sparse shapes": (lambda x: x @ x, r"shapes cannot be multiplied \(6x4 and 6x4\)"),
    "vector": (lambda x: ow.mm(x, ow.ones(4).double()), "expected matrices without dense dimensions"),
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", ERRORS)
def test_matrices_that_do_not_fit(layout: str, name: str) -> None:
    call, text = ERRORS[name]
    with pytest.raises(RuntimeError, match=text):
        call(in_layout(elements(6, 4, 0.5), layout))


@pytest.mark.parametrize("extents", [(7, 5), (1, 1), (300, 200), (9, 1 << 40), (3, 4, 5)])
@pytest.mark.parametrize("count", [0, 1, 17, 1000])
def test_the_order_of_coordinates(extents: tuple[int, ...], count: int) -> None:
    source = np.random.default_rng(count)
    columns = np.stack([source.integers(0, extent, count) for extent in extents])
    for runs in (columns, np.concatenate([columns[:, np.lexsort(columns[::-1])]] * 3, 1)):
        check_coalesced(runs, extents)
    order = row_loops.order_of(columns, extents)
    if order is None:
        assert max(extents) > 4 * count
    else:
        np.testing.assert_array_equal(order, np.lexsort(columns[::-1]))


def check_coalesced(columns: Any, extents: tuple[int, ...]) -> None:
    """Coordinates in any order, some of them several times, are added up in order."""
    values = ow.from_numpy(np.random.default_rng(1).normal(size=columns.shape[1]))
    x = ow.sparse_coo_tensor(ow.from_numpy(columns), values, extents).coalesce()
    sums: dict[tuple[int, ...], float] = {}
    for column, value in zip(columns.T.tolist(), values.tolist(), strict=True):
        sums[tuple(column)] = sums.get(tuple(column), 0.0) + value
    assert x.indices().t().tolist() == [list(column) for column in sorted(sums)]
    np.testing.assert_allclose(x.values().numpy(), [sums[column] for column in sorted(sums)], rtol=1e-12)


@pytest.mark.parametrize(("first", "second"), [(0, 5), (5, 0), (40, 40), (300, 20), (20, 300)])
def test_positions_of_common_numbers(first: int, second: int) -> None:
    source = np.random.default_rng(first)
    a, b = (np.unique(source.integers(0, 100 + first, count)) for count in (first, second))
    left, right = row_loops.common(a, b)
    np.testing.assert_array_equal(a[left], np.intersect1d(a, b))
    np.testing.assert_array_equal(b[right], np.intersect1d(a, b))
