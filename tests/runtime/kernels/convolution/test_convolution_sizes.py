"""Convolutions and their gradients at every size: exactly what their definition gives for whole numbers.

Sizes are odd and even and lie on both sides of every width that kernels know. All runs find signalling NaN wherever
nobody wrote.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import pytest
from convolution_sums import LAYOUTS, Case, whole
from poison import PATTERNS, soiled

import generated as ow

F = ow.nn.functional
LENGTHS = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 28, 31, 32, 33, 48, 56, 63, 64, 65, 97, 112, 127, 128, 129, 130)
SIDES = ((1, 1), (2, 3), (5, 4), (7, 7), (8, 9), (14, 14), (28, 28), (29, 31), (1, 64), (64, 1), (32, 32), (33, 56))
BOXES = ((1, 1, 1), (2, 3, 4), (7, 17, 1), (5, 6, 7), (8, 8, 8), (4, 9, 33), (3, 16, 28), (12, 13, 14))
# Channels of a group in and out, and groups.
CHANNELS = ((1, 1, 1), (1, 2, 1), (3, 1, 1), (2, 2, 1), (1, 1, 4), (1, 2, 3), (3, 9, 1), (8, 3, 2), (9, 17, 1))
DTYPES = ("float32", "float64", "float32", "float16", "float32", "bfloat16")
RESULTS = ("result", "images", "kernels", "bias", "transpose", "input of the transpose", "kernels of the transpose")
MOST_PRODUCTS = 3_000_000


def cases_of(sizes: Iterable[tuple[int, ...]], stride: int) -> Iterator[Case]:
    """All sizes and channels, with every kernel and padding, and some dilations, in turn."""
    turn = itertools.count()
    for each, (ins, outs, groups) in itertools.product(sizes, CHANNELS):
        dims, k = len(each), next(turn)
        kernel = tuple((1, 3, 2, 4)[(k + d // (1 + k % 2)) % 4] for d in range(dims))
        padding = tuple((0, 0, 1, 2, 0)[(k + d) % 5] for d in range(dims))
        dilation = tuple((1, 1, 1, 2, 3, 1, 1)[(k + 2 * d) % 7] for d in range(dims))
        strides = tuple(stride if k % 3 or d == 0 else 1 + (stride + d) % 4 for d in range(dims))
        case = Case((2, 1, 3)[k % 3], ins, outs, groups, each, kernel, strides, padding, dilation)
        if min(case.places) > 0 and case.products <= MOST_PRODUCTS:
            yield case


def assert_right(case: Case, number: int) -> None:
    """AssertionError unless the convolution, its transpose and all gradients of both are right."""
    draw, dims = np.random.default_rng(number), len(case.sizes)
    images, kernels, results = (whole(draw, *shape) for shape in (case.images, case.kernels, case.results))
    bias = whole(draw, case.kernels[0])
    dtype = DTYPES[number % len(DTYPES)]
    layout = list(LAYOUTS)[number // 2 % len(LAYOUTS)]
    name = list(PATTERNS)[number % len(PATTERNS)]
    more = {"stride": case.stride, "padding": case.padding, "dilation": case.dilation, "groups": case.groups}

    def tensor(values: Any) -> ow.Tensor:
        laid = LAYOUTS[layout](ow.from_numpy(values).to(getattr(ow, dtype)))
        return laid.requires_grad_()

    x, w, b, g = (tensor(values) for values in (images, kernels, bias, results))
    with soiled(PATTERNS[name]):
        out = getattr(F, f"conv{dims}d")(x, w, b, **more)
        actual = [out, *ow.autograd.grad(out, (x, w, b), g)]
        if case.has_transpose:
            turned = getattr(F, f"conv_transpose{dims}d")(g, w, output_padding=case.remainders, **more)
            actual += [turned, *ow.autograd.grad(turned, (g, w), x)]
    added = bias.reshape(-1, *[1] * dims)
    spread, correlated = case.spread(results, kernels), case.correlate(results, images)
    wanted = [case.convolve(images, kernels) + added, spread, correlated, results.sum((0, *range(2, 2 + dims)))]
    if case.has_transpose:
        wanted += [spread, case.convolve(images, kernels), correlated]
    for what, result, right in zip(RESULTS, actual, wanted, strict=False):
        rounded = ow.from_numpy(right).float().to(getattr(ow, dtype))
        message = f"{what} of {case} in {dtype}, {layout}, on {name}"
        np.testing.assert_array_equal(result.detach().double().numpy(), rounded.double().numpy(), message)


@pytest.mark.parametrize("stride", [1, 2, 3, 4])
@pytest.mark.parametrize("sizes", [tuple((n,) for n in LENGTHS), SIDES, BOXES], ids=["1d", "2d", "3d"])
def test_values_and_gradients(sizes: Any, stride: int) -> None:
    """Every second of the sizes, the others at the next stride."""
    for number, case in enumerate(cases_of(sizes[stride % 2 :: 2], stride)):
        assert_right(case, number)


# Images, kernels, stride and padding of convolutions that once read the neighbours of what they should.
ONCE_WRONG: tuple[tuple[Any, ...], ...] = (
    ((1, 1, 32, 32), (1, 1, 1, 1), 2, 0),
    ((1, 1, 28, 28), (2, 1, 2, 2), 2, 0),
    ((2, 4, 64), (4, 1, 4), 4, 0),
    ((1, 1, 256), (1, 1, 4), 4, 0),
    ((1, 1, 16, 16, 16), (1, 1, 2, 2, 2), 2, 0),
)


@pytest.mark.parametrize(("images", "kernels", "stride", "padding"), ONCE_WRONG)
def test_what_was_wrong(images: Any, kernels: Any, stride: int, padding: Any) -> None:
    dims, groups = len(images) - 2, images[1] // kernels[1]
    pad = padding if isinstance(padding, tuple) else (padding,) * dims
    case = Case(
        images[0], kernels[1], kernels[0] // groups, groups, images[2:], kernels[2:], (stride,) * dims, pad, (1,) * dims
    )
    for number in range(12):
        assert_right(case, number)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("outs", [1, 2, 9])
@pytest.mark.parametrize("ins", [7, 32, 33])
@pytest.mark.parametrize("batch", [1, 8, 40])
def test_gradients_of_kernels_that_reach_over_padding(batch: int, ins: int, outs: int, threads: int) -> None:
    """Taps of which some read only padding at some places, in panels of several images."""
    before = ow.get_num_threads()
    ow.set_num_threads(min(threads, before))
    try:
        for number, (length, stride) in enumerate(((1, 2), (3, 2), (1, 1))):
            case = Case(
                batch, ins, outs, 1, (7, 17, length), (7, 5, 1), (2, 2, min(stride, length)), (3, 0, 0), (1, 1, 1)
            )
            assert_right(case, number)
    finally:
        ow.set_num_threads(before)


@pytest.mark.parametrize("stride", [1, 2, 3])
@pytest.mark.parametrize(
    "sizes",
    [[(5,), (33,), (64,), (129,)], [(6, 5), (16, 32), (29, 28)], [(4, 6, 8), (3, 16, 17)]],
    ids=["1d", "2d", "3d"],
)
def test_gradients_of_gradients(sizes: Any, stride: int) -> None:
    """Of the sum of both gradients times whole numbers, which is linear in images, kernels and gradient."""
    for number, case in enumerate(cases_of(sizes, stride)):
        draw, dims = np.random.default_rng(number), len(case.sizes)
        images, kernels, results, of_images, of_kernels = (
            whole(draw, *shape) for shape in (case.images, case.kernels, case.results, case.images, case.kernels)
        )
        x, w, g = (ow.from_numpy(values).requires_grad_() for values in (images, kernels, results))
        a, b = ow.from_numpy(of_images), ow.from_numpy(of_kernels)
        with soiled(PATTERNS["nan"]):
            out = getattr(F, f"conv{dims}d")(x, w, None, case.stride, case.padding, case.dilation, case.groups)
            dx, dw = ow.autograd.grad(out, (x, w), g, create_graph=True)
            grad = ow.autograd.grad((dx * a).sum() + (dw * b).sum(), (x, w, g))
        wanted = (
            case.spread(results, of_kernels), case.correlate(results, of_images),
            case.convolve(of_images, kernels) + case.convolve(images, of_kernels),
        )  # fmt: skip
        for result, right in zip(grad, wanted, strict=True):
            np.testing.assert_array_equal(result.numpy(), right, str(case))


# The function, images, kernels, numbers, and the shape of the result, which has no elements or sums none.
EMPTY: tuple[tuple[str, Any, Any, dict[str, Any], Any], ...] = (
    ("conv_transpose1d", (2, 2, 2), (2, 3, 1), {"padding": 1}, (2, 3, 0)),
    ("conv_transpose1d", (1, 2, 1), (2, 3, 2), {"padding": 1}, (1, 3, 0)),
    ("conv_transpose1d", (2, 2, 3), (2, 3, 2), {"stride": 2, "padding": 3}, (2, 3, 0)),
    ("conv_transpose1d", (2, 4, 1), (4, 2, 2), {"padding": 1, "groups": 2}, (2, 4, 0)),
    ("conv_transpose1d", (4, 1), (4, 2, 2), {"padding": 1, "groups": 2}, (4, 0)),
    ("conv_transpose1d", (2, 9, 2), (9, 17, 1), {"padding": 1}, (2, 17, 0)),
    ("conv_transpose2d", (2, 2, 2, 3), (2, 3, 1, 1), {"padding": 1}, (2, 3, 0, 1)),
    ("conv_transpose2d", (2, 2, 2, 3), (2, 3, 1, 2), {"padding": (1, 0)}, (2, 3, 0, 4)),
    ("conv_transpose3d", (2, 2, 2, 2, 2), (2, 3, 1, 1, 1), {"padding": 1}, (2, 3, 0, 0, 0)),
    ("conv_transpose2d", (0, 2, 3, 3), (2, 3, 2, 2), {}, (0, 3, 4, 4)),
    ("conv_transpose2d", (2, 2, 3, 3), (2, 0, 2, 2), {}, (2, 0, 4, 4)),
    ("conv_transpose2d", (2, 0, 3, 3), (0, 3, 2, 2), {}, (2, 3, 4, 4)),
    ("conv2d", (0, 2, 3, 3), (3, 2, 2, 2), {}, (0, 3, 2, 2)),
    ("conv2d", (2, 0, 3, 3), (3, 0, 2, 2), {}, (2, 3, 2, 2)),
    ("conv2d", (2, 2, 3, 3), (0, 2, 2, 2), {}, (2, 0, 2, 2)),
    ("conv2d", (2, 2, 0, 3), (3, 2, 2, 1), {"padding": 1}, (2, 3, 1, 5)),
)


@pytest.mark.parametrize("dtype", ["float32", "float16", "float64", "complex64"])
@pytest.mark.parametrize(("name", "images", "kernels", "more", "shape"), EMPTY)
def test_sums_of_nothing(name: str, images: Any, kernels: Any, more: Any, shape: Any, dtype: str) -> None:
    """The result is the bias, gradients are zeros, and so are those of gradients."""
    kind, channel = getattr(ow, dtype), len(shape) - int(name[-2]) - 1
    x, w = (ow.ones(*each, dtype=kind, requires_grad=True) for each in (images, kernels))
    bias = ow.arange(shape[channel]).to(kind).requires_grad_()
    with soiled(PATTERNS["nan"]):
        out = getattr(F, name)(x, w, bias, **more)
        added = bias.detach().reshape(-1, *[1] * int(name[-2])).expand(shape)
        assert out.tolist() == added.tolist()
        assert out.shape == shape
        grad = ow.ones_like(out).requires_grad_()
        dx, dw, db = ow.autograd.grad(out, (x, w, bias), grad, create_graph=True)
        total = dx.sum() + dw.sum()
        seconds = ow.autograd.grad(total, (x, w, grad), ow.ones_like(total), allow_unused=True)
    assert (dx.shape, dw.shape) == (images, kernels)
    assert db.tolist() == [out.numel() // max(len(bias), 1)] * len(bias)
    assert not any(each is not None and each.any() for each in (dx, dw, *seconds))


@pytest.mark.parametrize(
    ("name", "images", "kernels", "more", "message"),
    [
        ("conv_transpose1d", (1, 2, 1), (2, 3, 1), {"padding": 1}, r"would have the size \[-1\]"),
        ("conv_transpose1d", (1, 2, 0), (2, 3, 2), {}, "only batches and channels may be empty"),
        ("conv_transpose1d", (2, 2, 3), (2, 3, 0), {}, r"kernels of size \[0\] have no elements"),
        ("conv2d", (2, 2, 3, 3), (3, 2, 0, 2), {}, r"kernels of size \[0, 2\] have no elements"),
        ("conv2d", (2, 2, 0, 3), (3, 2, 1, 1), {}, "exceed the padded input"),
    ],
)
def test_what_has_no_places(name: str, images: Any, kernels: Any, more: Any, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        getattr(F, name)(ow.ones(*images), ow.ones(*kernels), **more)


def random_case(draw: random.Random) -> Case | None:
    """A case of any kind, unless it is none or takes long."""
    dims, groups = draw.choice((1, 1, 2, 2, 2, 3)), draw.choice((1, 1, 1, 2, 3, 8))
    ins, outs = draw.choice((1, 1, 2, 3, 4, 7, 8, 9, 16, 32)), draw.choice((1, 1, 2, 2, 3, 4, 8, 9, 16, 17, 32, 33))
    if groups > 3:
        ins, outs = draw.choice(((1, 1), (1, 2), (2, 1), (3, 1)))
    kernel, stride, padding, dilation = (
        tuple(draw.choice(numbers) for _ in range(dims))
        for numbers in ((1, 1, 2, 3, 3, 4, 5, 7), (1, 1, 2, 2, 3, 4), (0, 0, 0, 1, 1, 2, 3), (1, 1, 1, 2, 3))
    )
    sizes = tuple(draw.choice((*LENGTHS, 1, 2, 6, 12, 13, 17)) for _ in range(dims))
    case = Case(draw.choice((1, 1, 2, 3, 8, 9)), ins, outs, groups, sizes, kernel, stride, padding, dilation)
    if min(case.places) < 1 or case.products > 10 * MOST_PRODUCTS or np.prod(case.images) > 2_000_000:
        return None
    return case


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(4))
def test_random_walk(seed: int) -> None:
    draw, end, number = random.Random(seed), time.monotonic() + 900, seed
    while time.monotonic() < end:
        case = random_case(draw)
        if case is not None:
            number += 1
            assert_right(case, number)
