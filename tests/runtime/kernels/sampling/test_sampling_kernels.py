"""interpolate and grid_sample against sums written out element by element, in double precision."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from guard_pages import PROTECTS, guarded

import generated as ow
from generated import functions as inner
from runtime.errors import OpweaveError

F = ow.nn.functional
RANDOM = np.random.default_rng(0)


def keys(x: float) -> float:
    """The weight of a neighbour at distance x (Keys 1981, with a = -0.75)."""
    x = abs(x)
    if x < 1:
        return 1.25 * x**3 - 2.25 * x**2 + 1
    return -0.75 * (x**3 - 5 * x**2 + 8 * x - 4) if x < 2 else 0.0


def near(x: float, mode: str) -> dict[int, float]:
    """The places that a coordinate reads, and their weights."""
    first = math.floor(x)
    if mode == "nearest":
        return {round(x): 1.0}
    if mode == "linear":
        return {first: 1 - (x - first), first + 1: x - first}
    return {k: keys(x - k) for k in range(first - 1, first + 3)}


def brought_inside(x: float, size: int, padding: str, *, aligned: bool) -> float:
    """A coordinate as `padding_mode` has it."""
    if padding == "reflection":
        low, span = (0.0, size - 1.0) if aligned else (-0.5, float(size))
        x = (x - low) % (2 * span) if span else 0.0
        x = min(x, 2 * span - x) + low
    return x if padding == "zeros" else min(max(x, 0.0), size - 1.0)


def sampled(image: Any, position: Any, mode: str, padding: str, *, aligned: bool) -> Any:
    """What images (C, ...) give at one place, whose coordinates begin with that along the last dimension."""
    along = []
    for size, g in zip(image.shape[1:], position[::-1], strict=True):
        x = (g + 1) / 2 * (size - 1) if aligned else ((g + 1) * size - 1) / 2
        if mode != "cubic":
            x = brought_inside(x, size, padding, aligned=aligned)
        results: dict[int, float] = {}
        for k, weight in near(x, mode).items():
            at = round(brought_inside(k, size, padding, aligned=aligned)) if mode == "cubic" else k
            if 0 <= at < size:
                results[at] = results.get(at, 0.0) + weight
        along.append(results.items())
    total = np.zeros(len(image))
    for taps in itertools.product(*along):
        total += math.prod(weight for _, weight in taps) * image[(slice(None), *(k for k, _ in taps))]
    return total


MODES = {"bilinear": "linear", "nearest": "nearest", "bicubic": "cubic"}


@pytest.mark.parametrize("aligned", [False, True])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize(("mode", "dims"), [(mode, 2) for mode in MODES] + [("bilinear", 3), ("nearest", 3)])
@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16"])
def test_grid_sample(mode: str, dims: int, padding: str, aligned: bool, dtype: str) -> None:
    for sizes in ((4, 5, 3)[:dims], (1, 6, 2)[:dims]):
        images = RANDOM.integers(-4, 5, (2, 3, *sizes)).astype("f8")
        # Halves of eighths lie off the ties of the nearest place, and are exact in every dtype.
        grid = RANDOM.integers(-13, 14, (2, *(3, 2, 4)[:dims], dims)) / 8 + 1 / 64
        kind = getattr(ow, dtype)
        x = ow.from_numpy(images).to(kind)
        arguments = ow.from_numpy(np.asfortranarray(grid)).to(kind)
        exact = arguments.double().numpy()
        sample = F.grid_sample(x, arguments, mode, padding, aligned)
        assert sample.dtype == kind
        assert sample.shape == (2, 3, *grid.shape[1:-1])
        wanted = np.stack([
            np.stack(
                [sampled(image, at, MODES[mode], padding, aligned=aligned) for at in positions.reshape(-1, dims)], -1
            )
            for image, positions in zip(images, exact, strict=True)
        ]).reshape(sample.shape)  # fmt: skip
        tolerance = {"bfloat16": 0.1, "float32": 1e-4}.get(dtype, 1e-10)
        np.testing.assert_allclose(sample.double().numpy(), wanted, 0, tolerance)


def test_a_grid_that_is_far_away_reads_nothing() -> None:
    x = ow.ones(1, 2, 3, 4)
    grid = ow.tensor([[[[math.inf, 0.0], [0.0, -math.inf], [1e30, -1e30]]]]).requires_grad_()
    for mode in MODES:
        sample = F.grid_sample(x, grid, mode, align_corners=False)
        assert sample.detach().numpy().tolist() == [[[[0.0] * 3]] * 2]
    for padding in ("border", "reflection"):
        sample = F.grid_sample(x, grid, "bilinear", padding, align_corners=False)
        sample.sum().backward()
        assert sample.shape == (1, 2, 1, 3)


@pytest.mark.parametrize("aligned", [False, True])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_place_that_is_no_number_is_minus_one(mode: str, padding: str, aligned: bool, dtype: str) -> None:
    kind = getattr(ow, dtype)
    x = ow.arange(1.0, 13.0).view(1, 1, 3, 4).to(kind).requires_grad_()
    positions = [[math.nan, 0.2], [0.1, math.nan], [math.nan, math.nan], [0.3, -0.4]] * 5
    grid = ow.tensor([[positions]], dtype=kind, requires_grad=True)
    replaced = ow.where(grid.isnan(), -1.0, grid.detach()).requires_grad_()
    results = [F.grid_sample(x, item, mode, padding, align_corners=aligned) for item in (grid, replaced)]
    assert results[0].tolist() == results[1].tolist()
    of_x, of_grid = ow.autograd.grad(results[0].sum(), (x, grid))
    expected, of_replaced = ow.autograd.grad(results[1].sum(), (x, replaced))
    assert of_x.tolist() == expected.tolist()
    # What is no number does not move.
    assert of_grid.tolist() == ow.where(grid.isnan(), 0.0, of_replaced).tolist()


@pytest.mark.parametrize("shape", [(0, 2, 3, 4), (2, 0, 3, 4)])
@pytest.mark.parametrize("places", [(2, 3), (0, 3)])
def test_grids_without_elements(shape: tuple[int, ...], places: tuple[int, ...]) -> None:
    x, grid = ow.ones(shape).requires_grad_(), ow.zeros(shape[0], *places, 2).requires_grad_()
    sample = F.grid_sample(x, grid, align_corners=False)
    assert sample.shape == (*shape[:2], *places)
    sample.sum().backward()
    assert (x.grad.shape, grid.grad.shape) == (x.shape, grid.shape)
    assert not grid.grad.numpy().any()


def resampled(x: Any, sizes: tuple[int, ...], mode: str, *, aligned: bool) -> Any:
    """Images of other sizes, one dimension after the other."""
    for axis, (n, m) in enumerate(zip(x.shape[2:], sizes, strict=True), 2):
        matrix = np.zeros((m, n))
        for i in range(m):
            at = i * (n - 1) / max(m - 1, 1) if aligned else (i + 0.5) * n / m - 0.5
            at = max(at, 0.0) if mode == "linear" else at
            for k, weight in near(at, mode).items():
                matrix[i, min(max(k, 0), n - 1)] += weight
        x = np.moveaxis(np.tensordot(matrix, x, (1, axis)), 0, axis)
    return x


SMOOTH = {"linear": 1, "bilinear": 2, "bicubic": 2, "trilinear": 3}


@pytest.mark.parametrize("aligned", [False, True])
@pytest.mark.parametrize("mode", SMOOTH)
@pytest.mark.parametrize("dtype", ["float32", "float64", "float16"])
def test_interpolate(mode: str, aligned: bool, dtype: str) -> None:
    dims = SMOOTH[mode]
    for before, after in (((4, 5, 3), (7, 2, 3)), ((1, 33, 2), (3, 70, 1))):
        x = RANDOM.integers(-4, 5, (2, 3, *before[:dims])).astype(dtype)
        strided = ow.from_numpy(np.asfortranarray(x)).requires_grad_()
        result = F.interpolate(strided, after[:dims], mode=mode, align_corners=aligned)
        wanted = resampled(x.astype("f8"), after[:dims], "cubic" if mode == "bicubic" else "linear", aligned=aligned)
        tolerance = {"float16": 0.02, "float32": 2e-5}.get(dtype, 1e-12)
        np.testing.assert_allclose(result.detach().double().numpy(), wanted, 0, tolerance)
        result.sum().backward()  # a linear map: the sum of its gradient with x is the sum of the result
        back = float((strided.grad.double().numpy() * x).sum())
        assert back == pytest.approx(wanted.sum(), abs=100 * tolerance)


@pytest.mark.parametrize("dtype", ["uint8", "float16", "bfloat16", "float32", "float64"])
def test_what_is_nearest_is_copied(dtype: str) -> None:
    x = ow.from_numpy(RANDOM.integers(0, 200, (1, 2, 5, 3))).to(getattr(ow, dtype))
    result = F.interpolate(x, (7, 4))
    assert result.dtype == x.dtype
    rows, columns = ow.tensor([0, 0, 1, 2, 2, 3, 4]), ow.tensor([0, 0, 1, 2])
    assert result.tolist() == x.index_select(2, rows).index_select(3, columns).tolist()


def test_bytes_are_rounded_and_limited() -> None:
    x = ow.tensor([[[[0, 255, 255, 0]]]], dtype=ow.uint8)
    result = F.interpolate(x, (1, 8), mode="bicubic", align_corners=False)
    exact = resampled(x.numpy().astype("f8"), (1, 8), "cubic", aligned=False)
    assert exact.max() > 255
    np.testing.assert_array_equal(result.numpy(), np.clip(np.floor(exact + 0.5), 0, 255))


WRONG: dict[str, Callable[[], Any]] = {
    "a grid of other images": lambda: inner._grid_sample(
        ow.ones(1, 1, 2, 2), ow.zeros(2, 1, 1, 2), "nearest", "zeros", False, (0, 0)),
    "three coordinates": lambda: inner._grid_sample(
        ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 3), "nearest", "zeros", False, (0, 0)),
    "few orders": lambda: inner._grid_sample(
        ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 2), "nearest", "zeros", False, (0,)),
    "a short gradient": lambda: inner._grid_sample_input(
        ow.ones(1, 1, 1, 1), ow.zeros(1, 1, 9, 2), (1, 1, 2, 2), "nearest", "zeros", False, (0, 0)),
    "a short gradient of slopes": lambda: inner._grid_sample_slopes(
        ow.ones(1, 1, 1, 1), ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 9, 2), "nearest", "zeros", False, (0, 0)),
    "an empty image": lambda: inner._grid_sample_input(
        ow.ones(1, 1, 1, 1), ow.zeros(1, 1, 1, 2), (1, 1, 0, 2), "nearest", "zeros", False, (0, 0)),
    "other channels": lambda: inner._resample(ow.ones(1, 2, 4), (1, 3, 4), "linear", (1.0,), False, False),
    "few ratios": lambda: inner._resample(ow.ones(1, 2, 4, 4), (1, 2, 4, 4), "linear", (1.0,), False, True),
    "no elements": lambda: inner._resample(ow.ones(1, 2, 4), (1, 2, 0), "linear", (1.0,), False, True),
    "an unknown mode": lambda: inner._resample(ow.ones(1, 2, 4), (1, 2, 4), "cubical", (1.0,), False, False),
    "a gradient of other windows": lambda: inner._average_pool_backward(
        ow.ones(1, 1, 9, 9), (1, 1, 4, 4), (2, 2), (2, 2), (0, 0), False, True, None),
    "cubic of three dimensions": lambda: F.grid_sample(ow.ones(1, 1, 2, 2, 2), ow.zeros(1, 1, 1, 1, 3), "bicubic"),
    "complex numbers": lambda: F.interpolate(ow.ones(1, 1, 4, dtype=ow.complex64), 2, mode="linear"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_is_an_error(name: str) -> None:
    with pytest.raises(OpweaveError):
        WRONG[name]()


@PROTECTS
def test_nothing_is_read_outside() -> None:
    for at_end, mode, padding in itertools.product((False, True), MODES, ("zeros", "border", "reflection")):
        x = guarded(RANDOM.standard_normal((2, 3, 5, 7)).astype("f4"), at_end=at_end)
        grid = guarded(RANDOM.uniform(-1.6, 1.6, (2, 9, 2, 2)).astype("f4"), at_end=at_end)
        a, b = ow.from_numpy(x).requires_grad_(), ow.from_numpy(grid).requires_grad_()
        F.grid_sample(a, b, mode, padding, align_corners=True).sum().backward()
        assert np.isfinite(a.grad.numpy()).all()
    for at_end, mode in itertools.product((False, True), ("nearest", "nearest-exact", "bilinear", "bicubic")):
        x = ow.from_numpy(guarded(RANDOM.standard_normal((2, 3, 5, 7)).astype("f4"), at_end=at_end)).requires_grad_()
        F.interpolate(x, (11, 3), mode=mode).sum().backward()
        assert np.isfinite(x.grad.numpy()).all()
