"""Bags of rows, distances of pairs, borders and other rearrangements of large tensors, each made in one pass."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.nn import functional as F  # noqa: N812
from runtime.errors import ComputeError, DimensionError
from runtime.kernels.creation.borders import pad_around, places_around
from runtime.kernels.indexing import bags

draw = np.random.default_rng(5)
WEIGHT = draw.standard_normal((30, 70))
MATRIX = draw.integers(0, 30, (40, 7))
LENGTHS = np.array([0, 3, 0, 1, 9, 0, 4, 5, 120, 13, 0])
FLAT, OFFSETS = draw.integers(0, 30, LENGTHS.sum()), LENGTHS.cumsum() - LENGTHS
SHARES = draw.standard_normal(FLAT.size)


def expected(mode: str, lists: list[Any], shares: list[Any] | None = None) -> Any:
    """What bags of rows are, one by one."""
    rows = []
    for k, indices in enumerate(lists):
        chosen = WEIGHT[indices] if shares is None else WEIGHT[indices] * shares[k][:, None]
        rows.append(getattr(chosen, mode)(0) if len(indices) else np.zeros(WEIGHT.shape[1]))
    return np.stack(rows)


def split(values: Any) -> list[Any]:
    return np.split(values, OFFSETS[1:])


@pytest.mark.parametrize("index", ["int64", "int32"])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_bags(mode: str, dtype: str, index: str) -> None:
    weight = ow.from_numpy(WEIGHT.astype(dtype))
    result = F.embedding_bag(ow.from_numpy(MATRIX.astype(index)), weight, mode=mode)
    assert result.dtype is weight.dtype
    close = {"rtol": 1e-5, "atol": 1e-5} if dtype == "float32" else {"rtol": 1e-12, "atol": 1e-12}
    np.testing.assert_allclose(result.numpy(), expected(mode, list(MATRIX)), **close)
    flat, offsets = (ow.from_numpy(array.astype(index)) for array in (FLAT, OFFSETS))
    result = F.embedding_bag(flat, weight, offsets, mode=mode)
    np.testing.assert_allclose(result.numpy(), expected(mode, split(FLAT)), **close)
    without = F.embedding_bag(flat, weight, offsets, mode=mode, padding_idx=4)
    np.testing.assert_allclose(without.numpy(), expected(mode, [word[word != 4] for word in split(FLAT)]), **close)
    ends = ow.from_numpy(np.append(OFFSETS, FLAT.size).astype(index))
    assert F.embedding_bag(flat, weight, ends, mode=mode, include_last_offset=True).equal(result)


def test_weighted_bags_and_other_dtypes() -> None:
    flat, offsets, shares = ow.from_numpy(FLAT), ow.from_numpy(OFFSETS), ow.from_numpy(SHARES)
    for weight in (ow.from_numpy(WEIGHT), ow.from_numpy(WEIGHT.T.copy()).t()):
        result = F.embedding_bag(flat, weight, offsets, mode="sum", per_sample_weights=shares)
        np.testing.assert_allclose(result.numpy(), expected("sum", split(FLAT), split(SHARES)), rtol=1e-12, atol=1e-12)
    half = F.embedding_bag(flat, ow.from_numpy(WEIGHT).half(), offsets, mode="sum")
    assert half.dtype is ow.float16
    np.testing.assert_allclose(half.float().numpy(), expected("sum", split(FLAT)), rtol=1e-2, atol=0.2)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_gradients_of_bags_are_those_of_their_rows(mode: str) -> None:
    weight, index = ow.from_numpy(WEIGHT).requires_grad_(), ow.from_numpy(MATRIX)
    slope = ow.from_numpy(draw.standard_normal((len(MATRIX), WEIGHT.shape[1])))
    rows = weight[index]
    plain = rows.max(1)[0] if mode == "max" else getattr(rows, mode)(1)
    (wanted,) = ow.autograd.grad((plain * slope).sum(), weight)
    result = F.embedding_bag(index, weight, mode=mode)
    (tensor,) = ow.autograd.grad((result * slope).sum(), weight)
    np.testing.assert_allclose(tensor.numpy(), wanted.numpy(), rtol=1e-12, atol=1e-12)
    mapped = ow.vmap(lambda item, weight: F.embedding_bag(item, weight, mode=mode), (0, None))
    several = ow.stack([index, index.flip(0)])
    assert mapped(several, weight.detach())[1].equal(result.detach().flip(0))
    both = ow.vmap(lambda item, weight: F.embedding_bag(item, weight, mode=mode))
    weights = ow.stack([weight.detach(), -weight.detach()])
    assert both(several, weights)[1].equal(F.embedding_bag(index.flip(0), -weight.detach(), mode=mode))


def test_gradients_of_the_shares_of_bags() -> None:
    weight, shares = ow.from_numpy(WEIGHT).requires_grad_(), ow.from_numpy(SHARES).requires_grad_()
    flat, offsets = ow.from_numpy(FLAT), ow.from_numpy(OFFSETS)
    slope = ow.from_numpy(draw.standard_normal((len(OFFSETS), WEIGHT.shape[1])))
    result = F.embedding_bag(flat, weight, offsets, mode="sum", per_sample_weights=shares)
    grad = ow.autograd.grad((result * slope).sum(), (weight, shares))
    bag = np.repeat(np.arange(len(OFFSETS)), LENGTHS)
    wanted = np.zeros_like(WEIGHT)
    np.add.at(wanted, FLAT, slope.numpy()[bag] * SHARES[:, None])
    np.testing.assert_allclose(grad[0].numpy(), wanted, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(grad[1].numpy(), (WEIGHT[FLAT] * slope.numpy()[bag]).sum(1), rtol=1e-12, atol=1e-12)


def test_the_largest_of_bags_know_nan_and_the_first_of_equals() -> None:
    weight = ow.tensor([[1.0, float("nan"), 3.0], [2.0, 5.0, 3.0], [float("nan"), float("nan"), 0.0]])
    values, tensor = bags.bag_maxima(weight, ow.tensor([1, 0, 2, 0, 1]), ow.tensor([0, 0, 3]))
    assert values[0].tolist() == [0, 0, 0]
    assert values[1].isnan().tolist() == [True, True, False]
    assert values[2, 0].item() == 2
    assert tensor.tolist() == [[-1, -1, -1], [2, 0, 1], [1, 0, 0]]


@pytest.mark.parametrize("padding", [None, 4])
def test_which_rows_of_bags_are_largest(padding: int | None) -> None:
    weight, flat, offsets = (ow.from_numpy(array) for array in (WEIGHT, FLAT, OFFSETS))
    result = ow.embedding_bag(weight, flat, offsets, False, 2, False, None, False, padding)
    lists = [word[word != padding] for word in split(FLAT)]
    wanted = [rows[WEIGHT[rows].argmax(0)] if len(rows) else np.zeros(WEIGHT.shape[1]) for rows in lists]
    np.testing.assert_array_equal(result[3].numpy(), np.stack(wanted))
    np.testing.assert_array_equal(result[0].numpy(), expected("max", lists))
    np.testing.assert_array_equal(result[2].numpy(), [len(rows) for rows in lists])


def test_bags_out_of_bounds() -> None:
    weight = ow.from_numpy(WEIGHT)
    for wrong in (30, -1):
        flat = FLAT.copy()
        flat[7] = wrong
        with pytest.raises(IndexError, match=f"index {wrong} is out of bounds: there are 30 rows"):
            F.embedding_bag(ow.from_numpy(flat), weight, ow.from_numpy(OFFSETS))
    start, index = ow.tensor([0]), ow.tensor([1, 2])
    with pytest.raises(ComputeError, match="offsets must not decrease"):
        bags.bag_sums(weight, index, ow.tensor([0, 2, 1]), None)
    with pytest.raises(ComputeError, match="expected a share of each of 2 indices"):
        bags.bag_sums(weight, index, start, ow.ones(3, dtype=ow.float64))
    with pytest.raises(ComputeError, match="expected a row of each of 1 bags"):
        bags.bag_products(weight, weight, index, start)
    with pytest.raises(ComputeError, match="expected vectors of int64"):
        bags.bag_sums(weight, index.int(), start, None)
    with pytest.raises(DimensionError):
        bags.spread_bags(weight[:1], index, start, None, 2)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("shape", [(40, 13), (33, 8), (70, 3), (20, 101)])
@pytest.mark.parametrize("p", [1, 2])
def test_distances_of_pairs(p: int, shape: tuple[int, int], dtype: str) -> None:
    points = draw.standard_normal(shape).astype(dtype)
    points[5] = points[9]
    pairs = np.triu_indices(len(points), 1)
    apart = (points[:, None].astype("float64") - points)[pairs]
    wanted = np.linalg.norm(apart, p, axis=1)
    rows = ow.from_numpy(points).requires_grad_()
    result = ow.pdist(rows, p)
    close = {"rtol": 1e-5, "atol": 1e-5} if dtype == "float32" else {"rtol": 1e-12, "atol": 1e-12}
    np.testing.assert_allclose(result.detach().numpy(), wanted, **close)
    slope = draw.standard_normal(wanted.size)
    (result * ow.from_numpy(slope.astype(dtype))).sum().backward()
    unit = np.sign(apart) if p == 1 else apart / np.where(wanted == 0, 1, wanted)[:, None]
    gradient = np.zeros(shape)
    np.add.at(gradient, pairs[0], unit * slope[:, None])
    np.add.at(gradient, pairs[1], -unit * slope[:, None])
    np.testing.assert_allclose(rows.grad.numpy(), gradient, rtol=1e-3 if dtype == "float32" else 1e-9, atol=1e-4)
    batch = ow.stack([rows.detach(), 2 * rows.detach()])
    np.testing.assert_allclose(ow.vmap(lambda item: ow.pdist(item, p))(batch)[1].numpy(), 2 * wanted, **close)


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128", "int16", "bool", "bfloat16"])
@pytest.mark.parametrize("mode", ["reflect", "replicate", "circular"])
def test_borders_of_large_tensors(mode: str, dtype: str) -> None:
    numbers = draw.integers(0, 100, (2, 3, 11, 12, 14))
    x = ow.from_numpy(numbers).to(getattr(ow, dtype))
    borders = ((1, (3, 2, 1, 4, 2, 2)), (2, (0, 5, -2, 3)), (1, (-3, 1, 2, 2, 0, -1)), (3, (2, 7)), (2, (0, 0, 1, 0)))
    for lead, pad in borders:
        arguments = x.flatten(0, lead - 1)
        result = F.pad(arguments, pad, mode=mode)
        wanted = arguments.to(ow.int64).numpy()
        for d in range(len(pad) // 2):
            dim = wanted.ndim - 1 - d
            wanted = wanted.take(places_around(mode, wanted.shape[dim], pad[2 * d], pad[2 * d + 1]), dim)
        assert result.dtype is x.dtype
        assert (result == ow.from_numpy(wanted).to(result.dtype)).all()
        moved = F.pad(arguments.transpose(-1, -2).contiguous().transpose(-1, -2), pad, mode=mode)
        assert moved.equal(result)


def test_borders_that_reach_beyond_what_there_is() -> None:
    x = ow.from_numpy(draw.standard_normal((700, 3, 5)))
    for mode, pad in (("circular", (-7, 4)), ("reflect", (-7, 9)), ("reflect", (0, 12))):
        with pytest.raises(ComputeError, match="takes what an input of shape"):
            pad_around(x, pad, mode)
    with pytest.raises(RuntimeError, match="pad: "):
        F.pad(x, (-7, 4), mode="circular")
    result = F.pad(x, (-7, 4), mode="replicate")
    assert result.equal(x[..., 4:].expand(700, 3, 2))
    assert F.pad(x, (9, -6), mode="replicate").equal(x[..., :1].expand(700, 3, 8))
    signal = ow.from_numpy(draw.standard_normal((1, 9000)))
    np.testing.assert_array_equal(
        F.pad(signal, (70, -30), mode="reflect").numpy(), np.pad(signal.numpy(), ((0, 0), (70, 0)), "reflect")[:, :-30]
    )


def test_borders_pass_gradients() -> None:
    x = ow.from_numpy(draw.standard_normal((4, 3, 30, 31))).requires_grad_()
    for mode in ("reflect", "replicate", "circular"):
        padded = F.pad(x, (2, 3, 1, 0), mode=mode)
        slope = ow.from_numpy(draw.standard_normal(tuple(padded.shape)))
        (tensor,) = ow.autograd.grad((padded * slope).sum(), x)
        wanted = np.zeros(x.shape)
        rows, columns = places_around(mode, 30, 1, 0), places_around(mode, 31, 2, 3)
        np.add.at(wanted, (slice(None), slice(None), rows[:, None], columns), slope.numpy())
        np.testing.assert_allclose(tensor.numpy(), wanted, rtol=1e-12, atol=1e-12)
        mapped = ow.vmap(lambda item, mode=mode: F.pad(item, (2, 3, 1, 0), mode=mode))(ow.stack([x.detach()] * 4))
        assert mapped[3].equal(padded.detach())


@pytest.mark.parametrize("size", [2, 3, 40])
def test_trapezoids_read_their_values_once(size: int) -> None:
    y = draw.standard_normal((5, size, 6))
    for dim in (0, 1, 2):
        result = ow.trapezoid(ow.from_numpy(y), dx=0.3, dim=dim).numpy()
        np.testing.assert_allclose(result, np.trapezoid(y, dx=0.3, axis=dim), rtol=1e-12, atol=1e-13)
    assert ow.trapezoid(ow.tensor([float("inf"), 1.0, 1.0, 2.0])).item() == float("inf")
    assert ow.trapezoid(ow.tensor([1.0])).item() == 0


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "uint8"])
@pytest.mark.parametrize("sizes", [(7, 9), (8, 5), (64, 30), (3, 64)])
def test_largest_of_windows_of_few_columns(sizes: tuple[int, int], dtype: str) -> None:
    x = draw.integers(0, 6, (3, 2, 65, 66)).astype(dtype)
    if x.dtype.kind == "f":
        x[0, 0, 3, 3:7] = np.nan
        x[1, 1, 40, 40] = np.inf
    result, positions = F.adaptive_max_pool2d(ow.from_numpy(x), sizes, return_indices=True)
    spans = [[(k * n // m, -(-(k + 1) * n // m)) for k in range(m)] for n, m in zip((65, 66), sizes, strict=True)]
    for i, (top, bottom) in enumerate(spans[0]):
        for j, (left, right) in enumerate(spans[1]):
            window = x[:, :, top:bottom, left:right].reshape(3, 2, -1)
            np.testing.assert_array_equal(result[..., i, j].numpy(), window.max(-1))
            best = window.argmax(-1)
            if x.dtype.kind == "f":  # of several that are NaN the last
                last = window.shape[-1] - 1 - np.isnan(window[..., ::-1]).argmax(-1)
                best = np.where(np.isnan(window).any(-1), last, best)
            at = (top + best // (right - left)) * 66 + left + best % (right - left)
            np.testing.assert_array_equal(positions[..., i, j].numpy(), at)


@pytest.mark.parametrize("dtype", ["int64", "int32"])
def test_places_are_repeated(dtype: str) -> None:
    counts = draw.integers(0, 9, 500).astype(dtype)
    positions = ow.repeat_interleave(ow.from_numpy(counts))
    assert str(positions.dtype).endswith(dtype)
    np.testing.assert_array_equal(positions.numpy(), np.repeat(np.arange(500), counts))
    np.testing.assert_array_equal(
        ow.repeat_interleave(ow.from_numpy(counts)[::2]).numpy(), np.repeat(np.arange(250), counts[::2])
    )
    assert ow.repeat_interleave(ow.from_numpy(counts[:0])).shape == (0,)
    kind = getattr(ow, dtype)
    with pytest.raises(RuntimeError, match="repeat_interleave: repeats must not be negative"):
        ow.repeat_interleave(ow.tensor([1, -1, 3], dtype=kind))
    with pytest.raises(RuntimeError, match=r"expected a vector of int64 or int32 as repeats, got .*\[1, 1\]"):
        ow.repeat_interleave(ow.tensor([[1]], dtype=kind))
    if dtype == "int64":
        with pytest.raises(RuntimeError, match="larger than any memory"):
            ow.repeat_interleave(ow.tensor([1 << 62, 1 << 62, 1 << 62]))


def test_blocks_along_a_diagonal() -> None:
    blocks = [ow.randn(3, 4, dtype=ow.float64), ow.randn(5), ow.tensor(2.0), ow.randn(0, 2), ow.randn(4, 2).t()]
    for tensor in blocks:
        tensor.requires_grad_()
    result = ow.block_diag(*blocks)
    assert result.dtype is ow.float64
    shapes = [(3, 4), (1, 5), (1, 1), (0, 2), (2, 4)]
    wanted, row, column = np.zeros((7, 16)), 0, 0
    slope = ow.from_numpy(draw.standard_normal((7, 16)))
    grad = ow.autograd.grad((result * slope).sum(), blocks)
    for block, gradient, (height, width) in zip(blocks, grad, shapes, strict=True):
        part = slice(row, row + height), slice(column, column + width)
        wanted[part] = block.detach().numpy().reshape(height, width)
        assert gradient.dtype is block.dtype
        np.testing.assert_allclose(gradient.numpy().reshape(height, width), slope.numpy()[part], rtol=1e-6)
        row, column = row + height, column + width
    np.testing.assert_array_equal(result.detach().numpy(), wanted)
    batch = ow.randn(3, 2, 2)
    mapped = ow.vmap(lambda first, other: ow.block_diag(first, other), (0, None))(batch, ow.ones(1, 3))
    assert mapped[2].equal(ow.block_diag(batch[2], ow.ones(1, 3)))
