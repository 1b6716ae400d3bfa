"""Rows brought to mean 0 and variance 1, and their gradients, against NumPy in float64, in every way they are made."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.normalization import operator as normalization
from runtime.kernels.recipes.recipe import follow

# Sizes around a vector, a part of a sum, and a chunk of rows; groups, channels and elements of a channel.
LAYERS = [(1, 1), (3, 7), (2, 16), (63, 5), (64, 33), (65, 17), (130, 64), (2, 1023), (3, 1025), (2, 3000), (700, 64)]
GROUPS = [(2, 1, 4, 1), (2, 2, 3, 5), (40, 4, 2, 17), (1, 3, 1, 1030), (5, 8, 1, 16), (3, 2, 2, 2100)]
DTYPES = [np.float32, np.float64]


def expected(x: Any, g: Any, w: Any, b: Any, eps: float) -> tuple[Any, ...]:
    """The result, the gradients, means and inverse deviations, of (samples, groups, channels, inner)."""
    mean, variance = x.mean((2, 3), keepdims=True), x.var((2, 3), keepdims=True)
    scale = 1 / np.sqrt(variance + eps)
    even, weighed = (x - mean) * scale, g * w
    centred = weighed - weighed.mean((2, 3), keepdims=True) - even * (weighed * even).mean((2, 3), keepdims=True)
    return even * w + b, centred * scale, (g * even).sum((0, 3)), g.sum((0, 3)), mean.ravel(), scale.ravel()


def draw(sizes: tuple[int, ...], dtype: Any, seed: int = 0) -> np.ndarray[Any, Any]:
    return (np.random.default_rng(seed).standard_normal(sizes) * 2 + 0.5).astype(dtype)


def close(result: Any, wanted: Any, dtype: Any, terms: int = 1) -> None:
    limit = 40 * np.finfo(dtype).eps * np.sqrt(terms)
    np.testing.assert_allclose(result, wanted, rtol=limit, atol=limit * max(1.0, np.abs(wanted).max(initial=0)))


@pytest.mark.parametrize("value", ["weight and bias", "weight", "bias", ""])
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("sizes", [(rows, 1, size, 1) for rows, size in LAYERS] + GROUPS)
def test_values_and_gradients(sizes: tuple[int, ...], dtype: Any, value: str) -> None:
    """Of rows of all lengths, with weights or without; natively and by the general path the same bits."""
    samples, groups, channels, inner = sizes
    x, g = draw(sizes, dtype), draw(sizes, dtype, 1)
    w = draw((groups * channels,), dtype, 2) if "weight" in value else None
    b = draw((groups * channels,), dtype, 3) if "bias" in value else None
    shape = (groups, channels, 1)
    wide = [x.astype(float), g.astype(float), 1.0 if w is None else w.astype(float).reshape(shape),
            0.0 if b is None else b.astype(float).reshape(shape)]  # fmt: skip
    result, of_x, of_w, of_b, mean, scale = expected(*wide, 0.1)
    tensors = [None if array is None else ow.from_numpy(array) for array in (x.reshape(samples * groups, -1), w, b)]
    results = [normalization.normalize_rows(*tensors, groups, channels, inner, 0.1) for _ in range(2)]
    recipe = normalization.forward_recipe(tensors[0].dtype, tensors[0].shape, *[
        None if tensor is None else tuple(tensor.shape) for tensor in tensors[1:]],
        groups, channels, inner, 0.1, True)  # fmt: skip
    results.append(follow.general(recipe, *[tensor for tensor in tensors if tensor is not None]))
    for each in results:
        for element, first in zip(each, results[0], strict=True):
            assert element.numpy().tobytes() == first.numpy().tobytes()
    close(results[0][0].numpy(), result.reshape(samples * groups, -1), dtype)
    close(results[0][1].numpy(), mean, dtype)
    close(results[0][2].numpy(), scale, dtype)
    grads = [
        normalization.normalize_rows_gradients(
            ow.from_numpy(g.reshape(samples * groups, -1)), tensors[0], *results[0][1:], *tensors[1:], groups, channels,
            inner, *wanted,
        )
        for wanted in ((True, True), (True, True), (True, False), (False, True))
    ]
    for each in grads[1:]:  # the same bits, or nothing
        for item, other in zip(each, grads[0], strict=True):
            assert item.numel() == 0 or item.numpy().tobytes() == other.numpy().tobytes()
    assert [grad.numel() > 0 for grad in grads[2]] == [True, False, False]
    assert [grad.numel() > 0 for grad in grads[3]] == [False, bool(value), bool(value)]
    close(grads[0][0].numpy(), of_x.reshape(samples * groups, -1), dtype)
    if value:
        close(grads[0][1].numpy(), of_w.ravel(), dtype, samples * inner)
        close(grads[0][2].numpy(), of_b.ravel(), dtype, samples * inner)


def test_threads_change_no_bit() -> None:
    """Rows, and chunks of rows, are added up in the same order by any number of threads."""
    x, w = ow.from_numpy(draw((500, 300), np.float32)), ow.from_numpy(draw((300,), np.float32, 1))
    results = []
    before = ow.get_num_threads()
    for number in range(1, before + 1):
        ow.set_num_threads(number)
        leaves = [tensor.clone().requires_grad_() for tensor in (x, w, w)]
        result = ow.nn.functional.layer_norm(leaves[0], (300,), *leaves[1:])
        result.backward(x)
        results.append([tensor.detach().numpy().tobytes() for tensor in (result, *[leaf.grad for leaf in leaves])])
    ow.set_num_threads(before)
    assert all(item == results[0] for item in results)


@pytest.mark.parametrize("lay", [lambda x: x.mT.contiguous().mT, lambda x: ow.cat([x, x], -1)[..., : x.shape[-1]],
                                 lambda x: x[:1].expand(x.shape)])  # fmt: skip
def test_layouts(lay: Any) -> None:
    """Transposed, with gaps, and of stride 0, for input, gradient, weight and bias."""
    x, w = ow.from_numpy(draw((4, 6, 10), np.float64)), ow.from_numpy(draw((6, 10), np.float64, 1))
    for make in (lambda x, w, b: ow.nn.functional.layer_norm(x, (6, 10), w, b),
                 lambda x, w, b: ow.nn.functional.group_norm(x, 3, w[:, 0], b[:, 0])):  # fmt: skip
        results = []
        for layout in (lay, lambda x: lay(x).contiguous()):
            leaves = [layout(item).clone().requires_grad_() for item in (x, w, w)]
            result = make(layout(leaves[0]), layout(leaves[1]), layout(leaves[2]))
            result.backward(layout(x))
            results.append([result.detach(), *[leaf.grad for leaf in leaves]])
        for tensor, other in zip(*results, strict=True):
            np.testing.assert_allclose(tensor.numpy(), other.numpy(), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_a_row_that_is_not_finite_is_nan_alone(value: float) -> None:
    x = draw((5, 40), np.float32)
    x[2, 7] = value
    leaf = ow.from_numpy(x).requires_grad_()
    result = ow.nn.functional.layer_norm(leaf, (40,))
    result.backward(ow.ones(5, 40))
    for rows in (result.detach().numpy(), leaf.grad.numpy()):
        assert np.isnan(rows[2]).all()
        assert np.isfinite(np.delete(rows, 2, 0)).all()


@pytest.mark.parametrize("kind", [ow.float16, ow.bfloat16])
def test_half_precision_is_computed_in_float32(kind: Any) -> None:
    """Rounded once at the end; weights may have another precision than the input."""
    x, w = ow.from_numpy(draw((7, 130), np.float32)).to(kind), ow.from_numpy(draw((130,), np.float32, 1))
    for weight in (w, w.to(kind)):
        result = ow.nn.functional.layer_norm(x, (130,), weight, weight)
        assert result.dtype is kind
        wide = ow.nn.functional.layer_norm(x.float(), (130,), weight.float(), weight.float())
        assert ow.equal(result, wide.to(kind))


@pytest.mark.parametrize("shape", [(0, 4), (3, 0), (0, 0), (2, 0, 3)])
def test_nothing_to_normalize(shape: tuple[int, ...]) -> None:
    """Gradients of weights are zeros then."""
    x = ow.zeros(shape, requires_grad=True)
    w = ow.ones(shape[1:], requires_grad=True)
    result = ow.nn.functional.layer_norm(x, shape[1:], w, w)
    assert result.shape == shape
    result.sum().backward()
    assert x.grad.shape == shape
    assert w.grad.tolist() == ow.zeros(shape[1:]).tolist()


def test_means_that_are_large_beside_deviations() -> None:
    """The variance is that of differences from the mean."""
    x = np.arange(64, dtype=np.float32)[None] + 1e5
    result = ow.nn.functional.layer_norm(ow.from_numpy(x), (64,), eps=0.0).numpy()
    wide = x.astype(float)
    np.testing.assert_allclose(result, (wide - wide.mean()) / wide.std(), rtol=1e-3, atol=1e-3)
