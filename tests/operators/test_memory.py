"""Memory of given strides and sizes, few singular values, and histograms of several dimensions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow


def drawn(*shape: int) -> Any:
    """Some float64 numbers, always the same."""
    return ow.from_numpy(np.random.default_rng(sum(shape)).standard_normal(shape))


@pytest.mark.parametrize(("size", "stride"), [
    ((2, 3), (1, 2)), ((2, 3), (7, 2)), ((), ()), ((0, 3), (3, 1)),
])  # fmt: skip
def test_strides(size: tuple[int, ...], stride: tuple[int, ...]) -> None:
    for x in (ow.empty_strided(size, stride), ow.zeros(1).new_empty_strided(size, stride)):
        assert (x.shape, x.dtype, x.storage_offset()) == (size, ow.float32, 0)
        assert x.stride() == stride or not x.numel()
        assert x.fill_(7).tolist() == np.full(size, 7.0).tolist()
    x = ow.empty_strided(size, stride, dtype=ow.int16, requires_grad=False)
    assert x.dtype is ow.int16


def test_strides_that_cannot_be() -> None:
    for size, stride, said in (((2,), (1, 1), "as many strides"), ((2,), (-1,), "negative"), ((-1,), (1,), "negative")):
        with pytest.raises(RuntimeError, match=said):
            ow.empty_strided(size, stride)
    assert ow.empty_strided((3,), (0,)).untyped_storage().nbytes() == 4
    with pytest.raises(RuntimeError, match="once"):
        ow.empty_permuted((2, 3), (0, 0))
    x = ow.empty_permuted((2, 3, 4), (1, 2, 0))
    assert (x.shape, x.permute(1, 2, 0).is_contiguous()) == ((2, 3, 4), True)


def test_another_size_in_the_same_memory() -> None:
    x = ow.arange(12)
    address, version = x.data_ptr(), x._writes[0] if x._writes else 0
    assert x.resize_(2, 3) is x
    assert (x.tolist(), x.data_ptr()) == ([[0, 1, 2], [3, 4, 5]], address)
    assert x.resize_((3, 4)).tolist() == np.arange(12).reshape(3, 4).tolist()
    assert x.data_ptr() == address
    assert x._writes is None or x._writes[0] > version
    y = x.resize_(20)
    assert y[:12].tolist() == list(range(12))
    part = ow.arange(12)[4:8]
    assert part.resize_(6).tolist() == [4, 5, 6, 7, 8, 9]
    assert part.resize_as_(ow.zeros(2, 2)).tolist() == [[4, 5], [6, 7]]
    assert ow.arange(6).reshape(2, 3).t().resize_(3, 2).shape == (3, 2)
    assert ow.empty(0).resize_(2).shape == (2,)
    assert ow.zeros(2).resize_(0, 3).shape == (0, 3)


def test_what_keeps_its_size() -> None:
    x = ow.zeros(3, requires_grad=True)
    with pytest.raises(RuntimeError, match="requires grad"):
        x.resize_(2)
    with pytest.raises(RuntimeError, match="negative"):
        ow.zeros(3).resize_(-1)
    with pytest.raises(RuntimeError, match="requires grad"):
        x.resize_as_(ow.zeros(2))
    sized = ow.zeros(3).resize_as_(ow.ones(1, 2, requires_grad=True))  # nothing of the template but its size
    assert (sized.shape, sized.requires_grad) == ((1, 2), False)
    y = ow.arange(4)
    copy = y.resize(2)
    copy[0] = 9
    assert (copy.tolist(), y.tolist()) == ([9, 1], [0, 1, 2, 3])


def test_low_rank() -> None:
    ow.manual_seed(0)
    x = drawn(2, 9, 3) @ drawn(2, 3, 7)
    for matrix in (x, x.transpose(1, 2)):
        u, s, v = ow.svd_lowrank(matrix, q=4)
        assert (u.shape[-1], s.shape, v.shape[-1]) == (4, (2, 4), 4)
        np.testing.assert_allclose((u @ (s.unsqueeze(-1) * v.mH)).numpy(), matrix.numpy(), atol=1e-10)
        np.testing.assert_allclose(s.numpy(), np.linalg.svd(matrix.numpy())[1][:, :4], atol=1e-10)
        u, s, v = ow.pca_lowrank(matrix, q=4)
        centred = matrix - matrix.mean(-2, True)
        np.testing.assert_allclose((u @ (s.unsqueeze(-1) * v.mH)).numpy(), centred.numpy(), atol=1e-10)
        u, s, v = ow.svd_lowrank(matrix, q=4, M=matrix.mean(-2, True))
        np.testing.assert_allclose(s.numpy(), ow.pca_lowrank(matrix, q=4)[1].numpy(), atol=1e-9)
    assert ow.pca_lowrank(x[0])[1].shape == (6,)
    assert ow.svd_lowrank(x, q=8)[1].shape[-1] == min(x.shape[-2:])
    with pytest.raises(RuntimeError, match="q must"):
        ow.svd_lowrank(x, q=-1)


@pytest.mark.parametrize("density", [False, True])
def test_histograms(density: bool) -> None:
    x = drawn(5, 20, 3)
    flat, weight = x.numpy().reshape(-1, 3), drawn(5, 20).abs()
    for weights in (None, weight):
        arguments = None if weights is None else weights.numpy().ravel()
        wanted, edges = np.histogramdd(flat, [3, 4, 2], density=density, weights=arguments)
        result = ow.histogramdd(x, [3, 4, 2], weight=weights, density=density)
        np.testing.assert_allclose(result.hist.numpy(), wanted, rtol=1e-12)
        assert [bin_edge.shape for bin_edge in result.bin_edges] == [(4,), (5,), (3,)]
        for tensor, other in zip(result.bin_edges, edges, strict=True):
            np.testing.assert_allclose(tensor.numpy(), other)
        again = ow.histogramdd(x, list(result.bin_edges), weight=weights, density=density)
        np.testing.assert_allclose(again.hist.numpy(), wanted, rtol=1e-12)
    wanted, _ = np.histogramdd(flat, 2, [(-1, 1)] * 3, density=density)
    np.testing.assert_allclose(ow.histogramdd(x, 2, [-1, 1] * 3, density=density).hist.numpy(), wanted)
    for bins, said in (
        ([2, 2], "each of 3 dimensions"), ([2, 0, 2], "must be positive"), ([ow.zeros(2)] * 3, "edges of dtype"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=said):
            ow.histogramdd(x, bins)
