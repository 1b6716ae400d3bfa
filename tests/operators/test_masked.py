"""Masked reductions, windows as SciPy has them, pools whose windows chance places: against SciPy, NumPy and PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from scipy.signal import windows

import generated as ow

F = ow.nn.functional
RNG = np.random.default_rng(11)
WINDOWS: dict[str, dict[str, Any]] = {
    "bartlett": {}, "blackman": {}, "cosine": {}, "exponential": {"tau": 2.5}, "gaussian": {"std": 1.5},
    "general_cosine": {"a": [0.3, 0.4, 0.2, 0.1]}, "general_hamming": {"alpha": 0.6}, "hamming": {}, "hann": {},
    "kaiser": {"beta": 7.0}, "nuttall": {},
}  # fmt: skip
REJECTED: dict[str, dict[str, Any]] = {
    "gaussian": {"std": 0.0}, "exponential": {"tau": -1.0}, "kaiser": {"beta": -1.0}, "general_cosine": {"a": []},
}  # fmt: skip


@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize("sym", [True, False])
def test_windows(name: str, sym: bool) -> None:
    window = WINDOWS[name]
    theirs = getattr(windows, name)
    for count in (0, 1, 2, 5, 8):
        result = getattr(ow.signal.windows, name)(count, sym=sym, dtype=ow.float64, **window)
        np.testing.assert_allclose(result.numpy(), theirs(count, sym=sym, **window), atol=2e-15)
        short = getattr(ow.signal.windows, name)(count, sym=sym, **window)
        assert short.dtype == ow.float32
        np.testing.assert_allclose(short.numpy(), result.numpy(), atol=1e-7)
    with pytest.raises(ValueError, match="must not be negative"):
        getattr(ow.signal.windows, name)(-1, **window)
    with pytest.raises(ValueError, match="expected float32 or float64"):
        getattr(ow.signal.windows, name)(3, dtype=ow.int64, **window)


@pytest.mark.parametrize("name", REJECTED)
def test_parameters_of_windows(name: str) -> None:
    with pytest.raises((RuntimeError, ValueError), match="must"):
        getattr(ow.signal.windows, name)(4, **REJECTED[name])


def test_the_middle_of_a_window() -> None:
    result = ow.signal.windows.exponential(5, center=1.0, sym=False, dtype=ow.float64)
    np.testing.assert_allclose(result.numpy(), windows.exponential(5, 1.0, sym=False), atol=1e-15)
    with pytest.raises(ValueError, match="its centre in the middle"):
        ow.signal.windows.exponential(5, center=1.0)


REDUCTIONS = ("sum", "prod", "amax", "amin", "mean", "norm", "logsumexp", "var", "std")
ALONG = ("cumsum", "cumprod", "softmax", "log_softmax", "softmin", "argmax", "argmin", "median")


def _calls(kind: str) -> Iterator[tuple[str, np.ndarray, dict[str, Any]]]:
    """What is compared in one dtype: shapes, masks of other shapes, dimensions."""
    for shape in ((3, 4), (), (2, 0, 3), (2, 3, 2)):
        values = RNG.integers(0, 6, shape) * (1 if kind in ("int32", "uint8") else 0.75)
        mask = RNG.integers(0, 3, shape) > 0
        for item in (None, mask, mask[..., :1] if shape else mask):
            for name, dim, keepdim in product(REDUCTIONS, (None, -1, (0, 1)), (False, True)):
                yield name, values, {"dim": dim, "keepdim": keepdim, "mask": item}
            for name, dim in product(ALONG, (0, -1)):
                yield name, values, {"dim": dim, "mask": item}


@pytest.mark.parametrize("kind", ["float32", "float16", "int32", "uint8", "complex64"])
def test_masked_reductions_as_pytorch(kind: str) -> None:
    torch = pytest.importorskip("torch")
    compared = 0
    for name, values, arguments in _calls(kind):
        mask = arguments["mask"]
        if kind == "complex64" and name == "median":
            continue  # PyTorch warns and takes real parts
        with_torch = {**arguments, "mask": None if mask is None else torch.tensor(mask)}
        try:
            wanted = getattr(torch.masked, name)(torch.tensor(values, dtype=getattr(torch, kind)), **with_torch)
        except (RuntimeError, ValueError, NotImplementedError, TypeError, IndexError):
            continue
        if 0 in values.shape and (name in ("softmax", "log_softmax", "softmin") or kind == "complex64"):
            continue  # of nothing PyTorch gives results in dtypes in which of something it gives errors
        tensor = ow.tensor(values, dtype=getattr(ow, kind))
        result = getattr(ow.masked, name)(tensor, **{**arguments, "mask": None if mask is None else ow.tensor(mask)})
        assert str(result.dtype).split(".")[1] == str(wanted.dtype).split(".")[1], (name, arguments)
        close = 2e-3 if kind == "float16" else 1e-5
        np.testing.assert_allclose(
            result.numpy(), wanted.numpy(), rtol=close, atol=close, err_msg=f"{name} {arguments}"
        )
        compared += 1
    assert compared > 100


def test_errors_of_masks() -> None:
    x = ow.ones(2, 3)
    with pytest.raises(RuntimeError):
        ow.masked.sum(x, mask=ow.ones(2, dtype=ow.bool))
    with pytest.raises(IndexError):
        ow.masked.sum(x, mask=ow.ones(1, 2, 3, dtype=ow.bool))
    with pytest.raises(ValueError, match="floating or complex"):
        ow.masked.mean(x.long())
    with pytest.raises(RuntimeError, match="bool"):
        ow.masked.amax(x.bool(), mask=x.bool())
    with pytest.raises(RuntimeError, match="one thing"):
        ow.masked.var(x, unbiased=True, correction=1)
    with pytest.raises(ValueError, match="rows without any element"):
        ow.masked.median(x.long(), 1, mask=ow.zeros(2, 3, dtype=ow.bool))


def _starts(drawn: float, size: int, kernel: int, count: int) -> list[int]:
    """Where the windows of one dimension begin (B. Graham, arXiv 1412.6071, section 3)."""
    step = np.float32((size - kernel) / (count - 1)) if count > 1 else np.float32(0)
    drawn = np.float32(drawn)
    results = [int((np.float32(i) + drawn) * step) - int(drawn * step) for i in range(count - 1)]
    return [*results, size - kernel]


@pytest.mark.parametrize("dims", [2, 3])
def test_fractional_pools(dims: int) -> None:
    sizes, kernels, counts = (7, 6, 5)[:dims], (2, 3, 1)[:dims], (4, 2, 3)[:dims]
    values = RNG.permutation(2 * 3 * int(np.prod(sizes))).reshape(2, 3, *sizes).astype(np.float32)
    drawn = RNG.random((2, 3, dims)).astype(np.float32)
    pool = getattr(F, f"fractional_max_pool{dims}d")
    options = {"return_indices": True, "_random_samples": ow.tensor(drawn)}
    result, positions = pool(ow.tensor(values), kernels, counts, **options)
    order = (1, 0) if dims == 2 else (0, 1, 2)
    for n, c in product(range(2), range(3)):
        starts = [_starts(drawn[n, c, order[d]], sizes[d], kernels[d], counts[d]) for d in range(dims)]
        for at in product(*map(range, counts)):
            window = tuple(slice(starts[d][at[d]], starts[d][at[d]] + kernels[d]) for d in range(dims))
            best = values[n, c][window].max()
            assert result[n, c][at].item() == best
            assert values[n, c].flat[positions[n, c][at].item()] == best
    single = pool(ow.tensor(values[0]), kernels, counts, _random_samples=ow.tensor(drawn[:1]))
    assert single.tolist() == result[0].tolist()
    assert pool(ow.tensor(values), 2, output_ratio=0.5).shape == (2, 3, *(size // 2 for size in sizes))
    backward = getattr(F, f"fractional_max_pool{dims}d_backward")
    grad = backward(ow.ones_like(result), ow.tensor(values), kernels, counts, positions)
    x = ow.tensor(values, requires_grad=True)
    pool(x, kernels, counts, _random_samples=ow.tensor(drawn)).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == grad.tolist()
    with pytest.raises(RuntimeError, match="do not fit"):
        pool(ow.tensor(values), sizes, counts)
    with pytest.raises(ValueError, match="output_size or output_ratio"):
        pool(ow.tensor(values), 2)
    with pytest.raises(RuntimeError, match="samples of shape"):
        pool(ow.tensor(values), kernels, counts, _random_samples=ow.tensor(drawn[:1]))


def test_triplets_with_a_distance_of_ones_own() -> None:
    anchor, positive, negative = (ow.tensor(RNG.normal(size=(4, 5)), requires_grad=True) for _ in range(3))

    def distance(first: ow.Tensor, other: ow.Tensor) -> ow.Tensor:
        return (first - other).abs().sum(1)

    def loss(*tensors: Any, **value: Any) -> Any:
        return F.triplet_margin_with_distance_loss(*tensors, distance_function=distance, **value)

    a, p, n = (tensor.detach().numpy() for tensor in (anchor, positive, negative))
    near, far, swapped = (np.abs(point - other).sum(1) for point, other in ((a, p), (a, n), (p, n)))
    wanted = np.maximum(near - np.minimum(far, swapped) + 0.5, 0)
    result = loss(anchor, positive, negative, margin=0.5, swap=True, reduction="none")
    np.testing.assert_allclose(result.detach().numpy(), wanted)
    np.testing.assert_allclose(loss(anchor, positive, negative).item(), np.maximum(near - far + 1, 0).mean())
    assert ow.autograd.gradcheck(lambda *tensors: loss(*tensors, margin=3.0), (anchor, positive, negative))
    plain = F.triplet_margin_with_distance_loss(anchor, positive, negative)
    np.testing.assert_allclose(plain.item(), F.triplet_margin_loss(anchor, positive, negative).item(), rtol=1e-14)
    for wrong in ({"reduction": "most"}, {"margin": 0.0}):
        with pytest.raises(ValueError, match="triplet_margin_with_distance_loss"):
            loss(anchor, positive, negative, **wrong)
