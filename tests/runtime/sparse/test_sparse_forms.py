"""Sparse tensors that broadcast, that change their sizes in place, and that are made from others: PyTorch's samples."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

import generated as ow


def sparse_of(sizes: tuple[int, ...], dense_dim: int, *, seed: int = 0, is_coalesced: bool = True) -> tuple[Any, Any]:
    """A tensor of the layout sparse_coo, of which some elements may be stored twice, and the array that it is."""
    random = np.random.default_rng(seed)
    split = len(sizes) - dense_dim
    count = 5 if 0 not in sizes[:split] else 0
    columns = np.stack([random.integers(0, max(size, 1), count) for size in sizes[:split]]) if split else None
    indices = ow.tensor(columns) if columns is not None else ow.zeros(0, count, dtype=ow.int64)
    values = ow.tensor(random.standard_normal((count, *sizes[split:])))
    tensor = ow.sparse_coo_tensor(indices, values, sizes)
    tensor = tensor.coalesce() if is_coalesced else tensor
    return tensor, tensor.to_dense().numpy()


# The sizes and dense dimensions of two sparse tensors, of which dense dimensions broadcast.
PAIRS = [
    ((2, 3, 4, 5), (2, 3, 4, 5), 2), ((2, 3, 4, 5), (2, 3, 1, 5), 2), ((2, 3, 1, 5), (2, 3, 4, 1), 2),
    ((3, 4), (3, 1), 1), ((3, 4), (3, 4), 0), ((), (), 0), ((4,), (4,), 0), ((3, 0), (3, 0), 1), ((0, 2), (0, 1), 1),
]  # fmt: skip


@pytest.mark.parametrize("is_coalesced", [True, False])
@pytest.mark.parametrize(("first", "second", "dense_dim"), PAIRS)
def test_dense_dimensions_of_two_sparse_tensors_broadcast(
    first: tuple[int, ...], second: tuple[int, ...], dense_dim: int, is_coalesced: bool
) -> None:
    x, left = sparse_of(first, dense_dim, is_coalesced=is_coalesced)
    y, right = sparse_of(second, dense_dim, seed=1, is_coalesced=is_coalesced)
    result = x * y
    assert result.layout is ow.sparse_coo
    assert_allclose(result.to_dense().numpy(), left * right, rtol=1e-15)  # the order of sums


# A sparse tensor, its dense dimensions, and a dense one.
WITH_DENSE = [
    ((3, 4), 0, (3, 4)), ((3, 4), 0, (4,)), ((3, 4), 1, (2, 3, 4)), ((4,), 0, (2, 3, 4)), ((), 0, (2, 3)), ((), 0, ()),
    ((2, 3), 0, ()), ((1, 4), 0, (3, 4)), ((1, 4), 1, (3, 1)), ((3, 1), 1, (2, 3, 4)), ((3, 0), 0, (2, 3, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("sizes", "dense_dim", "dense_sizes"), WITH_DENSE)
def test_sparse_and_dense_tensors_broadcast_to_each_other(
    sizes: tuple[int, ...], dense_dim: int, dense_sizes: tuple[int, ...]
) -> None:
    x, left = sparse_of(sizes, dense_dim)
    right = np.random.default_rng(2).standard_normal(dense_sizes)
    dense = ow.tensor(right)
    for result in (x * dense, dense * x):
        assert result.layout is ow.sparse_coo
        assert result.shape == np.broadcast_shapes(sizes, dense_sizes)
        assert_allclose(result.to_dense().numpy(), left * right, rtol=1e-15)  # the order of sums
    assert_array_equal(ow._sparse_broadcast_to(x, result.shape).to_dense().numpy(), np.broadcast_to(left, result.shape))
    if result.shape == dense_sizes:
        assert_array_equal(dense.mul_(x).numpy(), left * right)
    if result.shape == sizes:
        assert_array_equal(x.mul_(ow.tensor(right)).to_dense().numpy(), left * right)


def test_gradients_go_through_a_broadcast() -> None:
    x, dense = sparse_of((1, 4), 0)[0].requires_grad_(), ow.rand(3, 4, dtype=ow.float64).requires_grad_()
    leaf, same = x.detach().to_dense().requires_grad_(), dense.detach().clone().requires_grad_()
    ow._sparse_broadcast_to(x, (3, 4)).to_dense().mul(dense).sum().backward()
    (leaf.expand(3, 4) * same).sum().backward()
    assert_array_equal(dense.grad.numpy(), same.grad.numpy())
    assert_array_equal(x.grad.to_dense().numpy(), (leaf.grad * (leaf != 0)).detach().numpy())


def test_shapes_that_do_not_broadcast_are_refused() -> None:
    x, y = sparse_of((3, 4), 0)[0], sparse_of((4, 3), 0)[0]
    for call in (
        lambda: x * y, lambda: x * ow.ones(3), lambda: x * sparse_of((4,), 0)[0], lambda: x * sparse_of((3, 4), 1)[0],
        lambda: ow._sparse_broadcast_to(x, (3, 5)), lambda: ow._sparse_broadcast_to(x, (4,)),
    ):  # fmt: skip
        with pytest.raises(RuntimeError):
            call()


def test_numbers_of_no_dimension_decide_the_dtype_where_a_sparse_tensor_has_none() -> None:
    matrix, number = ow.ones(2, 2).to_sparse(), ow.sparse_coo_tensor(ow.empty(0, 1, dtype=ow.int64), [2.0], ())
    double = ow.tensor(3.0, dtype=ow.float64)
    assert (matrix * double).dtype is ow.float32
    assert (number * double).dtype is ow.float64
    assert ((number * double).item(), float(number * double)) == (6.0, 6.0)


@pytest.mark.parametrize("is_coalesced", [True, False])
@pytest.mark.parametrize("dim", [0, 1, 2, 3, -1])
def test_hybrid_tensors_stand_behind_each_other_along_any_dimension(dim: int, is_coalesced: bool) -> None:
    parts = []
    for number in range(3):
        sizes = [2, 3, 4, 2]
        sizes[dim] = number + 1
        parts.append(sparse_of(tuple(sizes), 2, seed=number, is_coalesced=is_coalesced))
    result = ow.cat([tensor for tensor, _ in parts], dim)
    assert result.dense_dim() == 2
    assert_array_equal(result.to_dense().numpy(), np.concatenate([array for _, array in parts], dim))


@pytest.mark.parametrize("count", [0, 1])
def test_a_tensor_that_is_said_not_to_be_coalesced_stays_so_in_copies_alone(count: int) -> None:
    x = ow.sparse_coo_tensor(ow.zeros(1, count, dtype=ow.int64), ow.ones(count, 2), (3, 2))._coalesced_(False)
    assert not x.clone().is_coalesced()
    assert x.coalesce().is_coalesced()
    assert x.sum().item() == 2 * count
    assert_array_equal((x + x).to_dense().numpy(), 2 * x.to_dense().numpy())


def test_views_in_place_give_a_sparse_tensor_other_sizes() -> None:
    x, array = sparse_of((2, 3, 4), 0)
    alias = x
    assert x.transpose_(0, 2) is x
    assert_array_equal(alias.to_dense().numpy(), array.transpose(2, 1, 0))
    matrix, array = sparse_of((2, 3), 0)
    assert_array_equal(matrix.t_().to_dense().numpy(), array.T)
    assert_array_equal(matrix.unsqueeze_(0).to_dense().numpy(), array.T[None])
    assert_array_equal(matrix.squeeze_(0).to_dense().numpy(), array.T)


def test_indices_below_zero_count_from_the_end() -> None:
    x, array = sparse_of((3, 4), 0)
    for dim in (0, 1):
        wanted = [-1, 0, -3, 2]
        assert_array_equal(x.index_select(dim, ow.tensor(wanted)).to_dense().numpy(), array.take(wanted, dim))
        with pytest.raises(IndexError, match="out of range"):
            x.index_select(dim, ow.tensor([-5]))
    with pytest.raises(RuntimeError, match="does not match the length"):
        x.permute(0)
    with pytest.raises(RuntimeError, match="duplicate dims"):
        x.permute(0, 0)
    with pytest.raises(RuntimeError, match="dim 1 appears multiple times"):
        x.sum((1, -1))


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_bsc"])
def test_the_only_element_of_a_sparse_tensor_is_a_number(layout: str) -> None:
    blocksize = (1, 1) if layout == "sparse_bsc" else None
    for value in (2.5, 0.0):
        x = ow.tensor([[value]]).to_sparse(layout=getattr(ow, layout), blocksize=blocksize)
        assert (x.item(), float(x), bool(x)) == (value, value, value != 0)
    with pytest.raises(RuntimeError, match="item"):
        ow.ones(2, 2).to_sparse(layout=getattr(ow, layout), blocksize=blocksize).item()
    twice = ow.sparse_coo_tensor([[0, 0]], [1.0, 2.0], (1,))
    assert twice.item() == 3


def test_new_gives_tensors_of_the_layout() -> None:
    x = ow.ones(2, 3, dtype=ow.float64).to_sparse()
    result = x.new(x.indices(), x.values() * 2, (4, 3))
    assert (result.layout, result.shape, result.to_dense().sum().item()) == (ow.sparse_coo, (4, 3), 12)
    for empty, shape in ((x.new(2, 5), (2, 5)), (x.new(ow.Size([4])), (4,)), (x.new(), (0,))):
        assert (empty.layout, empty.shape, empty.dtype, empty._nnz()) == (ow.sparse_coo, shape, ow.float64, 0)
    assert x.new().resize_as_(x).shape == x.shape
    number = ow.sparse_coo_tensor(ow.zeros(2, 1, dtype=ow.int64), 12.5, (2, 2))
    assert number.to_dense().tolist() == [[12.5, 0], [0, 0]]
    with pytest.raises(RuntimeError, match="cannot be on meta"):
        x.new(2, 3, device="meta")


LAYOUTS = ["sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc"]


@pytest.mark.parametrize("target", LAYOUTS)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("sizes", [(4, 6), (2, 4, 6), (4, 6, 3), (2, 4, 6, 3)], ids=str)
def test_zeros_like_another_tensor_have_its_dimensions(sizes: tuple[int, ...], layout: str, target: str) -> None:
    dense_dim = int(sizes[-1] == 3)
    if layout == "sparse_coo" and target != layout and (len(sizes) > 2 + dense_dim or target.startswith("sparse_bs")):
        pytest.skip("a tensor of coordinates has no batches and no blocks")
    if layout in {"sparse_csr", "sparse_csc"} and target.startswith("sparse_bs"):
        pytest.skip("the tensor has no size of blocks")
    blocksize = (2, 3) if layout.startswith("sparse_bs") else None
    x = ow.ones(sizes).to_sparse(layout=getattr(ow, layout), blocksize=blocksize, dense_dim=dense_dim)
    result = ow.zeros_like(x, layout=getattr(ow, target), dtype=ow.float64)
    assert (result.shape, result.layout, result._nnz(), result.dtype) == (sizes, getattr(ow, target), 0, ow.float64)
    assert result.dense_dim() == x.dense_dim()
    if target.startswith("sparse_bs"):
        assert result.values().shape[-2 - dense_dim :][:2] == (2, 3)
    assert not result.to_dense().any()


def test_rows_are_resized_in_memory_as_in_pytorch() -> None:
    array = np.arange(1.0, 7.0).reshape(2, 3)
    for batch in ((), (2,), (2, 3)):
        x = ow.tensor(np.broadcast_to(array, (*batch, 2, 3)).copy()).to_sparse_csr()
        assert x.resize_(*batch, 4, 5) is x
        assert (x.shape, x._nnz()) == ((*batch, 4, 5), 6)
        assert_array_equal(x.to_dense().numpy()[..., :2, :3], np.broadcast_to(array, (*batch, 2, 3)))
        assert x.to_dense().sum().item() == np.broadcast_to(array, (*batch, 2, 3)).sum()
        x.resize_(*batch, 1, 5)
        assert (x.shape, x._nnz(), x.values().shape) == ((*batch, 1, 5), 5, (*batch, 5))
        x.resize_(1, 5)
        assert (x.shape, x._nnz(), x.values().tolist()) == ((1, 5), 5, [1, 2, 3, 4, 5])
        assert x.resize_(2, 1, 5).to_dense()[1].tolist() == [[0] * 5]
    x = ow.tensor(array).to_sparse_csr()
    for size, message in (((4,), "Only batched sparse CSR"), ((2, 2), "columns of sparse CSR tensors to a smaller")):
        with pytest.raises(RuntimeError, match=message):
            x.resize_(size)
    for other in (x.to_sparse_csc(), x.to_sparse_coo()):
        with pytest.raises(NotImplementedError):
            other.resize_(4, 4)


def test_memory_and_checks_by_names_that_libraries_call() -> None:
    result = ow._sparse_compressed_tensor_with_dims(
        3, 1, (2, 4, 6, 5), (2, 3), ow.int32, dtype=ow.float64, layout=ow.sparse_bsr
    )
    assert (result.shape, result._nnz(), result.values().shape) == ((2, 4, 6, 5), 3, (2, 3, 2, 3, 5))
    assert (result.crow_indices().dtype, result.crow_indices().shape) == (ow.int32, (2, 3))
    x = ow.eye(3).to_sparse_csr()
    ow._validate_compressed_sparse_indices(True, x.crow_indices(), x.col_indices(), 3, 3, 3)
    for arguments in ((3, 3, 4), (3, 2, 3), (4, 3, 3)):
        with pytest.raises(RuntimeError):
            ow._validate_compressed_sparse_indices(True, x.crow_indices(), x.col_indices(), *arguments)


@pytest.mark.parametrize("is_coalesced", [True, False])
def test_gradients_of_sums_and_masks_are_where_elements_are_stored(is_coalesced: bool) -> None:
    x, array = sparse_of((3, 4), 0, is_coalesced=is_coalesced)
    stored = (array != 0).astype(float)
    x.requires_grad_()
    ow.sparse.sum(x).backward()
    assert x.grad.layout is ow.sparse_coo
    assert_array_equal(x.grad.to_dense().numpy(), stored)
    mask, selected = sparse_of((3, 4), 0, seed=1, is_coalesced=is_coalesced)
    weights = ow.arange(12.0, dtype=ow.float64).reshape(3, 4)
    for masked_grad in (True, False):
        x.grad = None
        (x.sparse_mask(mask).to_dense(masked_grad=masked_grad) * weights).sum().backward()
        assert_array_equal(x.grad.to_dense().numpy(), weights.numpy() * (selected != 0))
    empty = ow.sparse_coo_tensor((2, 3), dtype=ow.float64).requires_grad_()
    ow.sparse.sum(empty).backward()
    assert_array_equal(empty.grad.to_dense().numpy(), np.zeros((2, 3)))


def test_sparse_numbers_are_factors() -> None:
    x, array = sparse_of((3, 4), 0)
    for number in (ow.tensor(2.0).to_sparse(), ow.sparse_coo_tensor((), dtype=ow.float32)):
        for result in (x * number, number * x):
            assert result.layout is ow.sparse_coo
            assert_array_equal(result.to_dense().numpy(), array * number.item())
    twice = ow.sparse_coo_tensor(ow.zeros(0, 2, dtype=ow.int64), ow.tensor([1.0, 2.0]), ())
    assert (twice * twice).item() == 9


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc"])
@pytest.mark.parametrize("kind", [ow.float64, ow.int64, ow.bool], ids=str)
def test_zeros_are_written_into_sparse_tensors(layout: str, kind: Any) -> None:
    out = ow.ones(2, 3, dtype=kind).to_sparse(layout=getattr(ow, layout))
    for function in (ow.zeros, ow.empty):
        for sizes in ((2, 3), (4, 5)):
            assert function(sizes, out=out) is out
            assert (out.layout, out.shape, out.dtype, out._nnz()) == (getattr(ow, layout), sizes, kind, 0)


def test_sizes_and_products_that_do_not_fit_say_so_as_pytorch_does() -> None:
    indices = ow.tensor([[1]] * 4)
    x = ow.ones(2, 3).to_sparse_csr()
    for call, message in (
        (lambda: ow.sparse_coo_tensor(indices, [1.0], (100_001,) * 4), "integer multiplication overflow"),
        (lambda: x @ ow.ones(5, 4), r"cannot be multiplied \(2x3 and 5x4\)"),
        (lambda: ow.sparse.spdiags(ow.ones(1, 3), ow.zeros(1, 1, dtype=ow.int64), (3, 3)), "must be scalar or vector"),
        (lambda: ow.sparse.spdiags(ow.ones(1, 3), ow.zeros(1, dtype=ow.int64), (3, 3, 1)), "shape must be 2d"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=message):
            call()
