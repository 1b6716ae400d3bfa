"""Recipes followed by native code give what the general path gives, bit for bit, and hand on what they do not take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from counting import lost_references

import generated as ow
from runtime.kernels.recipes import recipe
from runtime.native.builtin import is_on

pytestmark = pytest.mark.smoke
F = ow.nn.functional
RANDOM = np.random.default_rng(0)
DTYPES = ("float32", "float64", "float16", "bfloat16")


def gradients(function: Callable[..., ow.Tensor], *inputs: ow.Tensor) -> tuple[ow.Tensor, ...]:
    """The gradients of the sum of squares of a result."""
    values = [input_.detach().requires_grad_() for input_ in inputs]
    result = function(*values)
    return ow.autograd.grad((result * result).sum(), values)


# An image, kernels, transposed kernels, numbers to add, and a grid.
CALLS: dict[str, Callable[..., Any]] = {
    "conv2d": lambda x, w, v, b, g: F.conv2d(x, w, padding=1),
    "conv2d, biased": lambda x, w, v, b, g: F.conv2d(x, w, b, padding=1),
    "conv2d, strided": lambda x, w, v, b, g: F.conv2d(x, w, b, stride=2, dilation=2, padding=2),
    "conv2d, few rows": lambda x, w, v, b, g: F.conv2d(x, w[:1], b[:1]),
    "conv2d, groups": lambda x, w, v, b, g: F.conv2d(x, w[:3, :1].contiguous(), b[:3], padding=1, groups=3),
    "conv_transpose2d": lambda x, w, v, b, g: F.conv_transpose2d(x, v, stride=2),
    "conv_transpose2d, biased": lambda x, w, v, b, g: F.conv_transpose2d(x, v, b, stride=2, output_padding=1),
    "conv_transpose2d, gaps": lambda x, w, v, b, g: F.conv_transpose2d(x, v[..., :1, :1].contiguous(), stride=3),
    "gradients of conv2d": lambda x, w, v, b, g: gradients(lambda *a: F.conv2d(*a, padding=1), x, w, b),
    "gradients of groups": lambda x, w, v, b, g: gradients(
        lambda *a: F.conv2d(*a, groups=3), x, w[:3, :1].contiguous(), b[:3]
    ),
    "max_pool2d": lambda x, w, v, b, g: F.max_pool2d(x, 2, return_indices=True),
    "max_pool2d, padded": lambda x, w, v, b, g: F.max_pool2d(x, 3, 2, 1, ceil_mode=True, return_indices=True),
    "avg_pool2d": lambda x, w, v, b, g: F.avg_pool2d(x, 2),
    "avg_pool2d, padded": lambda x, w, v, b, g: F.avg_pool2d(x, 3, 2, 1, True, False),
    "avg_pool2d, divisor": lambda x, w, v, b, g: F.avg_pool2d(x, 3, divisor_override=5),
    "adaptive pools": lambda x, w, v, b, g: (
        F.adaptive_avg_pool2d(x, (3, 2)), *F.adaptive_max_pool2d(x, (2, 3), return_indices=True),
    ),
    "gradients of pools": lambda x, w, v, b, g: (
        *gradients(lambda x: F.avg_pool2d(x, 3, 2, 1), x), *gradients(lambda x: F.adaptive_avg_pool2d(x, (3, 2)), x),
    ),
    "interpolate": lambda x, w, v, b, g: F.interpolate(x, scale_factor=2),
    "interpolate, bilinear": lambda x, w, v, b, g: F.interpolate(x, (5, 9), mode="bilinear"),
    "interpolate, bicubic": lambda x, w, v, b, g: F.interpolate(x, (9, 3), mode="bicubic", align_corners=True),
    "gradients of interpolate": lambda x, w, v, b, g: gradients(
        lambda x: F.interpolate(x, (5, 9), mode="bilinear"), x
    ),
    "grid_sample": lambda x, w, v, b, g: F.grid_sample(x, g, align_corners=False),
    "grid_sample, bicubic": lambda x, w, v, b, g: F.grid_sample(x, g, "bicubic", "reflection", align_corners=True),
    "gradients of grid_sample": lambda x, w, v, b, g: gradients(
        lambda x, g: F.grid_sample(x, g, padding_mode="border", align_corners=False), x, g
    ),
}  # fmt: skip
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "dense": lambda t: t, "transposed": lambda t: t.transpose(0, -1).contiguous().transpose(0, -1),
    "stepped": lambda t: ow.stack([t, t], -1)[..., 0], "offset": lambda t: ow.cat([t, t])[len(t) :],
    "none": lambda t: t[:0] if t.ndim == 4 and len(t) == 2 else t,
}  # fmt: skip


def operands(dtype: str, layout: str) -> list[ow.Tensor]:
    """What the calls read."""
    shapes = (2, 3, 8, 7), (4, 3, 3, 3), (3, 4, 3, 3), (4,), (2, 5, 6, 2)
    results = [ow.from_numpy(RANDOM.normal(size=shape).clip(-1.2, 1.2)).to(getattr(ow, dtype)) for shape in shapes]
    return [LAYOUTS[layout](result) for result in results]


def outcome(result: Any) -> list[Any]:
    """Results in a form that can be compared."""
    results = result if isinstance(result, tuple) else (result,)
    return [
        (x.dtype, x.shape, x.stride(), x.requires_grad, x._array.flags.owndata, x._array.tobytes())
        for x in results
    ]  # fmt: skip


@pytest.fixture(autouse=True)
def _loaded() -> None:
    """Native code is there once a kernel has run."""
    ow.ones(1) + 1
    recipe.follow.prepare_kernel()


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("call", CALLS)
def test_native_code_gives_the_same(call: str, dtype: str, layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = operands(dtype, layout)
    results = [outcome(CALLS[call](*arguments)) for _ in range(3)]  # the first call of a kind loads its loops
    monkeypatch.setattr(recipe.follow, "call", recipe.follow.general)
    assert results == [outcome(CALLS[call](*arguments))] * 3


class Counted:
    """The builtin of recipes, and how often it hands on to the general path."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.general: list[str] = []
        run = recipe.Recipe.run
        monkeypatch.setattr(recipe.Recipe, "run", lambda *args: self.general.append("run") or run(*args))

    def __call__(self, call: Callable[[], Any]) -> int:
        """How often a call, made once before, goes the general way."""
        call()
        self.general.clear()
        call()
        return len(self.general)


@pytest.mark.skipif(not is_on(), reason="there are no builtins")
@pytest.mark.parametrize("call", CALLS)
def test_what_is_small_and_dense_is_done_natively(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count, added = Counted(monkeypatch), call == "conv_transpose2d, biased"  # which is added in Python
    for dtype in ("float32", "float64"):
        assert count(lambda dtype=dtype: CALLS[call](*operands(dtype, "dense"))) == added
    assert count(lambda: CALLS[call](*operands("float16", "dense"))) > 0


@pytest.mark.skipif(not is_on(), reason="there are no builtins")
def test_large_work_is_left_to_the_general_path(monkeypatch: pytest.MonkeyPatch) -> None:
    count = Counted(monkeypatch)
    for size, expected in ((8, 0), (300, 1)):
        x = ow.ones(1, 2, size, size)
        assert count(lambda x=x: F.max_pool2d(x, 2)) == expected
        assert count(lambda x=x: F.conv2d(x, ow.ones(40, 2, 3, 3))) == expected
        assert count(lambda x=x: F.interpolate(x, scale_factor=2)) == expected


def test_references_are_neither_kept_nor_lost() -> None:
    x, w, _, b, g = operands("float32", "dense")
    calls = [CALLS[call] for call in ("conv2d, biased", "max_pool2d", "conv_transpose2d, gaps", "grid_sample")]
    v = ow.ones(3, 4, 3, 3)
    watched = [x, w, b, g, x._array, ow.float32, ow.int64, None, x._array.dtype]
    assert lost_references(lambda: [call(x, w, v, b, g) for call in calls], watched) == 0
