"""Channels brought to mean 0 and variance 1 over all samples, and their gradients, in every way they are made."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.normalization import channels as normalization
from runtime.kernels.recipes.recipe import follow

# Samples, channels, elements of a plane: around a vector, a chunk of samples, a block of columns, a long plane.
SIZES = [
    (2, 1, 1), (3, 7, 1), (127, 5, 1), (129, 33, 1), (260, 3, 1), (131, 130, 1), (5, 1030, 1), (4, 6, 9), (130, 3, 7),
    (3, 20, 99), (2, 3, 100), (4, 5, 101), (1, 3, 1030), (3, 2, 2100), (2, 300, 4),
]  # fmt: skip
DTYPES = [np.float32, np.float64]


def draw(sizes: tuple[int, ...], dtype: Any, seed: int = 0) -> np.ndarray[Any, Any]:
    return (np.random.default_rng(seed).standard_normal(sizes) * 2 + 0.5).astype(dtype)


def expected(x: Any, g: Any, w: Any, b: Any, eps: float) -> list[Any]:
    """The result and the gradients; means, inverse deviations and variances."""
    mean, variance = x.mean((0, 2), keepdims=True), x.var((0, 2), keepdims=True)
    scale = 1 / np.sqrt(variance + eps)
    even = (x - mean) * scale
    centred = g - g.mean((0, 2), keepdims=True) - even * (g * even).mean((0, 2), keepdims=True)
    sums = (g * even).sum((0, 2)), g.sum((0, 2))
    return [even * w + b, centred * scale * w, *sums, mean.ravel(), scale.ravel(), variance.ravel()]


def close(result: Any, wanted: Any, dtype: Any, terms: int = 1) -> None:
    limit = 40 * np.finfo(dtype).eps * np.sqrt(terms)
    np.testing.assert_allclose(result, wanted, rtol=limit, atol=limit * max(1.0, np.abs(wanted).max(initial=0)))


@pytest.mark.parametrize("value", ["weight and bias", "weight", "bias", ""])
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("sizes", SIZES)
def test_values_and_gradients(sizes: tuple[int, ...], dtype: Any, value: str) -> None:
    """With weights or without; natively, by the general path and on any number of threads the same bits."""
    samples, channels, inner = sizes
    x, g = draw(sizes, dtype), draw(sizes, dtype, 1)
    w = draw((channels,), dtype, 2) if "weight" in value else None
    b = draw((channels,), dtype, 3) if "bias" in value else None
    wide = [1.0 if w is None else w.astype(float)[:, None], 0.0 if b is None else b.astype(float)[:, None]]
    wanted = expected(x.astype(float), g.astype(float), *wide, 0.1)
    tensors = [None if array is None else ow.from_numpy(array) for array in (x, w, b)]
    there = [tensor for tensor in tensors if tensor is not None]
    shapes = [None if item is None else item.shape for item in (w, b)]
    plan = normalization.forward_recipe(there[0].dtype, sizes, *shapes, channels, inner, 0.1)
    results = [normalization.normalize_channels(*tensors, channels, inner, 0.1) for _ in range(2)]
    results.append(follow.general(plan, *there))
    result, mean, scale, variance = (tensor.numpy() for tensor in results[0])
    operands = [ow.from_numpy(g), tensors[0], *results[0][1:3]]
    grads = [normalization.normalize_channels_gradients(*operands, tensors[1], channels, inner, True) for _ in range(2)]
    plan = normalization.backward_recipe(there[0].dtype, sizes, None if w is None else w.shape, channels, inner, True)
    grads.append(follow.general(plan, *operands, *([] if w is None else [tensors[1]])))
    for ways in (results, grads):
        assert all(same_bits(each, ways[0]) for each in ways)
    for element, other in zip((result, mean, scale, variance), (wanted[0], *wanted[4:]), strict=True):
        close(element, other, dtype)
    close(grads[0][0].numpy(), wanted[1], dtype, 4)
    for grad, other in zip(grads[0][1:], wanted[2:4], strict=True):
        close(grad.numpy(), other, dtype, samples * inner)
    empty, *rest = normalization.normalize_channels_gradients(*operands, tensors[1], channels, inner, False)
    assert empty.numel() == 0
    assert same_bits(rest, grads[0][1:])


def same_bits(first: Any, other: Any) -> bool:
    return all(a.numpy().tobytes() == b.numpy().tobytes() for a, b in zip(first, other, strict=True))


@pytest.mark.parametrize("sizes", [(64, 40, 9, 9), (3000, 40), (16, 5, 60, 60), (600, 64, 2, 2)])
def test_two_threads_give_the_same_bits(sizes: tuple[int, ...]) -> None:
    x, g, w = draw(sizes, np.float32), draw(sizes, np.float32, 1), draw(sizes[1:2], np.float32, 2)
    before, results = ow.get_num_threads(), []
    try:
        for threads in (1, 2):
            ow.set_num_threads(threads)
            leaves = [ow.from_numpy(item.copy()).requires_grad_() for item in (x, w, w)]
            result = ow.nn.functional.batch_norm(leaves[0], None, None, *leaves[1:], training=True)
            result.backward(ow.from_numpy(g))
            results.append([result.detach(), *[leaf.grad for leaf in leaves]])
    finally:
        ow.set_num_threads(before)
    assert all(same_bits(item, results[0]) for item in results)


LAYOUTS = {
    "channels last": lambda x: x.contiguous(memory_format=ow.channels_last),
    "transposed": lambda x: x.mT.contiguous().mT,
    "with gaps": lambda x: ow.cat([x, x], -1)[..., : x.shape[-1]],
    "expanded": lambda x: x[:, :, :1].expand(x.shape),
}


@pytest.mark.parametrize("running", [False, True])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("norm", ["batch_norm", "instance_norm"])
def test_layouts(norm: str, layout: str, running: bool) -> None:
    """The same numbers as of a contiguous input; channels that come last stay last."""
    x, w, lay = ow.from_numpy(draw((4, 6, 5, 3), np.float64)), ow.from_numpy(draw((6,), np.float64, 1)), LAYOUTS[layout]
    results = []
    for way in (lay, lambda x: lay(x).contiguous()):
        leaf, weight, bias = x.clone().requires_grad_(), w.clone().requires_grad_(), w.clone().requires_grad_()
        statistics = [ow.zeros(6, dtype=ow.float64), ow.ones(6, dtype=ow.float64)] if running else [None, None]
        result = getattr(ow.nn.functional, norm)(way(leaf), *statistics, weight, bias, True)
        result.backward(way(x))
        results.append([result.detach(), leaf.grad, weight.grad, bias.grad, *(statistics if running else [])])
        if way is lay and layout == "channels last" and norm == "batch_norm":
            assert result.is_contiguous(memory_format=ow.channels_last)
    for tensor, other in zip(*results, strict=True):
        np.testing.assert_allclose(tensor.numpy(), other.numpy(), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("sizes", [(8, 5), (4, 5, 3), (4, 5, 15, 15)])
@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_a_channel_that_is_not_finite_is_nan_alone(sizes: tuple[int, ...], value: float) -> None:
    x = draw(sizes, np.float32)
    x[1, 2] = value
    leaf = ow.from_numpy(x).requires_grad_()
    result = ow.nn.functional.batch_norm(leaf, None, None, training=True)
    result.backward(ow.ones(*sizes))
    for actual in (result.detach().numpy(), leaf.grad.numpy()):
        assert np.isnan(actual[:, 2]).all()
        assert np.isfinite(np.delete(actual, 2, 1)).all()


@pytest.mark.parametrize("sizes", [(600, 3), (300, 3, 2), (3, 3, 200)])
def test_means_that_are_large_beside_deviations(sizes: tuple[int, ...]) -> None:
    """The variance is that of differences from the mean, in chunks of samples whose means differ as well."""
    x = np.arange(np.prod(sizes), dtype=np.float32).reshape(sizes) / 8 + 1e4
    result = normalization.normalize_channels(ow.from_numpy(x), None, None, 3, x[0, 0].size, 0.0)[3].numpy()
    dims = (0, *range(2, x.ndim))
    np.testing.assert_allclose(result, x.astype(float).var(dims), rtol=1e-5)


@pytest.mark.parametrize("kind", [ow.float16, ow.bfloat16])
def test_half_precision_is_computed_in_float32(kind: Any) -> None:
    """Rounded once at the end; weights may have another precision than the input."""
    x, w = ow.from_numpy(draw((70, 13), np.float32)).to(kind), ow.from_numpy(draw((13,), np.float32, 1))
    for weight in (w, w.to(kind)):
        result = ow.nn.functional.batch_norm(x, None, None, weight, weight, training=True)
        assert result.dtype is kind
        wide = ow.nn.functional.batch_norm(x.float(), None, None, weight.float(), weight.float(), training=True)
        assert ow.equal(result, wide.to(kind))


@pytest.mark.parametrize("shape", [(0, 4), (3, 0), (0, 0), (2, 3, 0)])
def test_nothing_to_normalize(shape: tuple[int, ...]) -> None:
    """Gradients of weights are zeros then."""
    x, w = ow.zeros(shape, requires_grad=True), ow.ones(shape[1], requires_grad=True)
    result = ow.nn.functional.batch_norm(x, None, None, w, w, training=True)
    assert result.shape == shape
    result.sum().backward()
    assert x.grad.shape == shape
    assert w.grad.tolist() == [0.0] * shape[1]


def test_batches_of_channels() -> None:
    """Under vmap weights may be those of each sample."""
    x, w = ow.from_numpy(draw((3, 8, 4, 5), np.float64)), ow.from_numpy(draw((3, 4), np.float64, 1))

    def norm(x: Any, w: Any) -> Any:
        return ow.nn.functional.batch_norm(x, None, None, w, w, training=True)

    def slope(x: Any, w: Any) -> Any:
        return ow.func.grad(lambda x, w: (norm(x, w) ** 3).sum(), argnums=(0, 1))(x, w)

    for dims in ((0, 0), (0, None), (None, 0)):
        each = [(x[k] if dims[0] == 0 else x[0], w[k] if dims[1] == 0 else w[0]) for k in range(3)]
        values = (x if dims[0] == 0 else x[0], w if dims[1] == 0 else w[0])
        assert ow.allclose(ow.vmap(norm, dims)(*values), ow.stack([norm(*item) for item in each]), rtol=1e-12)
        result = ow.vmap(slope, dims)(*values)
        for k, grads in enumerate(zip(*[slope(*item) for item in each], strict=True)):
            assert ow.allclose(result[k], ow.stack(grads), rtol=1e-10, atol=1e-10)
