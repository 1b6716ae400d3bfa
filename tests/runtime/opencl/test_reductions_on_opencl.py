"""Reductions and scans on OpenCL: lines of one work item and of a group, at odd sizes, with gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from device_cases import need_opencl

import generated as ow
from runtime.devices.c_lines import BLOCK, GROUP

need_opencl()
from runtime.opencl.lines import SHORT  # noqa: E402 - needs pyopencl

REDUCTIONS: dict[str, Callable[[Any], Any]] = {
    "sum": lambda x: x.sum(-1), "mean of all": lambda x: x.mean(), "argmax": lambda x: x.argmax(-1),
    "argmin of all": lambda x: x.argmin(), "amax": lambda x: x.amax(0), "var": lambda x: x.var(-1),
    "softmax": lambda x: x.softmax(-1), "log_softmax": lambda x: x.log_softmax(0),
    "logsumexp": lambda x: x.logsumexp(-1), "norm": lambda x: x.norm(dim=-1), "any": lambda x: (x > 3.5).any(-1),
    "max": lambda x: x.max(-1), "min": lambda x: x.min(0), "cumsum": lambda x: x.cumsum(-1),
    "cumprod": lambda x: (1 + x * 0.01).cumprod(-1), "cummax": lambda x: x.cummax(0),
    "count_nonzero": lambda x: x.count_nonzero(-1), "nansum": lambda x: (x + (x * 1e30).exp() * 0).nansum(-1),
}  # fmt: skip
SIZES = [1, BLOCK + 1, SHORT, SHORT + 1, GROUP * BLOCK * 2 + 3]


@pytest.mark.parametrize("title", REDUCTIONS)
def test_reductions_are_right_on_both_sides_of_every_choice(title: str) -> None:
    for size in SIZES:
        results = []
        data = ow.randn(3, size, generator=ow.Generator().manual_seed(size))
        for where in ("cpu", "opencl"):
            x = data.to(where).requires_grad_()
            with ow.devices.fallback("count") as calls:
                result = REDUCTIONS[title](x)
            assert sum(use.bytes_to_cpu for use in calls.operators.values()) == 0 or size == 1  # of NaN the CPU decides
            parts = [result] if isinstance(result, ow.Tensor) else [*result]
            grads = ow.autograd.grad(parts[0].sin().sum(), [x]) if parts[0].requires_grad else []
            results.append([*parts, *grads])
        for on_cpu, there in zip(*results, strict=True):
            assert (there.dtype, there.shape) == (on_cpu.dtype, on_cpu.shape)
            tolerance = 1e-4 if size > SHORT else 2e-5
            np.testing.assert_allclose(
                there.detach().cpu().numpy(), on_cpu.detach().numpy(), rtol=tolerance, atol=tolerance, err_msg=str(size)
            )


def test_lines_of_any_layout_are_reduced() -> None:
    x = ow.randn(4, 5, 6, 7)
    there = x.to("opencl")
    for view in (
        lambda t: t, lambda t: t.permute(3, 1, 0, 2), lambda t: t[:, ::2, 1:, ::3], lambda t: t[:1].expand(3, 5, 6, 7),
        lambda t: t[:, :0], lambda t: t[0, 0, 0, 0], lambda t: t.flip(1),
    ):  # fmt: skip
        for dims in ([0], [-1], [1, 2], [0, 2], None):
            if dims is not None and view(x).ndim < 4:
                continue
            for keepdim in (False, True):
                result, expected = (view(t).sum(dims, keepdim=keepdim) for t in (there, x))
                assert (result.shape, result.stride()) == (expected.shape, expected.stride())
                np.testing.assert_allclose(result.cpu().numpy(), expected.numpy(), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("kind", ["uint8", "int64", "bfloat16"])
def test_dtypes_of_reductions_are_those_of_the_cpu(kind: str) -> None:
    x = ow.arange(1400).remainder(7).reshape(2, 700).to(getattr(ow, kind))
    there = x.to("opencl")
    for call in (
        lambda t: t.sum(1), lambda t: t.prod(0), lambda t: t.amax(1), lambda t: t.any(1), lambda t: t.cumsum(1),
        lambda t: t.sum(0, dtype=ow.float32),
    ):  # fmt: skip
        try:
            expected = call(x)
        except NotImplementedError as error:
            with pytest.raises(NotImplementedError, match=str(error)[:20]):
                call(there)
            continue
        result = call(there)
        assert (result.dtype, result.shape) == (expected.dtype, expected.shape)
        np.testing.assert_allclose(
            result.cpu().double().numpy(), expected.double().numpy(), rtol=1e-2 if "16" in kind else 1e-12
        )


def test_tensors_without_memory_are_reduced() -> None:
    for sizes in ((0,), (0, 3), (3, 0)):
        x = ow.ones(sizes)
        there = x.to("opencl")
        for call in (
            lambda t: t.sum(), lambda t: t.sum(0), lambda t: t.prod(-1), lambda t: t.cumsum(0), lambda t: t.mean(),
        ):  # fmt: skip
            np.testing.assert_array_equal(call(there).cpu().numpy(), call(x).numpy())


def test_a_sum_of_many_numbers_is_as_exact_as_on_the_cpu() -> None:
    x = ow.rand(1 << 20, generator=ow.Generator().manual_seed(1))
    exact = x.double().sum().item()
    assert abs(x.to("opencl").sum().item() - exact) <= 1e-6 * exact


def test_norms_of_extreme_numbers_are_right() -> None:
    for kind, scale in ((ow.float32, 1e30), (ow.float32, 1e-30), (ow.float64, 1e200), (ow.float64, 1e-200)):
        x = ow.arange(1.0, 7.0, dtype=kind) * scale
        for order in (2.0, 3.0, 20.0):
            norm = ow.linalg.vector_norm(x.to("opencl"), order)
            np.testing.assert_allclose(norm.cpu().numpy(), ow.linalg.vector_norm(x, order).numpy(), rtol=1e-5)
