"""Convolutions on OpenCL: values, layouts, dtypes, gradients and errors are those of the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from device_cases import need_opencl

import generated as ow

need_opencl()
F = ow.nn.functional

# The images, the kernels, and what is said besides.
CASES: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    "plain": ((2, 3, 7, 6), (4, 3, 3, 2), {}),
    "stride, padding, dilation": (
        (2, 4, 11, 9), (6, 4, 3, 3), {"stride": (2, 3), "padding": (2, 1), "dilation": (1, 2)},
    ),
    "steps that leave elements out": ((1, 2, 10, 10), (3, 2, 3, 3), {"stride": 4}),
    "groups": ((2, 6, 8, 5), (9, 2, 3, 3), {"groups": 3, "padding": 1}),
    "depthwise": ((2, 5, 8, 8), (10, 1, 3, 3), {"groups": 5, "padding": 1, "stride": 2}),
    "points": ((3, 8, 4, 4), (5, 8, 1, 1), {}),
    "one dimension": ((2, 3, 17), (4, 3, 5), {"stride": 2, "padding": 3}),
    "three dimensions": ((1, 2, 5, 6, 4), (3, 2, 2, 3, 2), {"padding": (1, 0, 1), "stride": (1, 2, 1)}),
    "no images": ((0, 3, 5, 5), (2, 3, 3, 3), {}),
    "no kernels": ((2, 3, 5, 5), (0, 3, 3, 3), {}),
    "a long sum": ((8, 1, 64, 64), (1, 1, 3, 3), {"padding": 1}),
}  # fmt: skip
FORMS: dict[str, Any] = {
    "rows": lambda x: x,
    "channels last": lambda x: x.to(memory_format=ow.channels_last) if x.dim() == 4 else x,
    "transposed": lambda x: x.transpose(-1, -2).contiguous().transpose(-1, -2),
    "steps": lambda x: ow.stack([x, x], -1).flatten(-2)[..., ::2],
}


def _compared(call: Any, *arrays: Any, form: Any = FORMS["rows"], tolerance: float = 2e-4) -> None:
    results = []
    for where in ("cpu", "opencl"):
        leaves = [array.to(where).requires_grad_() for array in arrays]
        with ow.devices.fallback("count") as calls:
            result = call(form(leaves[0]), *leaves[1:])
            weights = ow.arange(result.numel(), dtype=result.dtype).reshape(result.shape).sin().to(where)
            grads = ow.autograd.grad((result * weights).sum(), leaves)
            if where == "opencl":
                assert not [name for name in calls.operators if "convolution" in name]
        results.append([result, *grads])
    for on_cpu, there in zip(*results, strict=True):
        assert (there.dtype, there.shape, there.stride()) == (on_cpu.dtype, on_cpu.shape, on_cpu.stride())
        expected = on_cpu.detach().double().numpy()
        scale = max(1.0, float(np.abs(expected).max(initial=0.0)))
        np.testing.assert_allclose(there.detach().cpu().double().numpy(), expected, atol=tolerance * scale, rtol=0)


def _arrays(*shapes: tuple[int, ...]) -> list[Any]:
    generator = ow.Generator().manual_seed(7)
    return [ow.randn(*shape, generator=generator) for shape in shapes]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("title", CASES)
def test_convolutions_are_those_of_the_cpu(title: str, form: str) -> None:
    images, kernels, options = CASES[title]
    call = (F.conv1d, F.conv2d, F.conv3d)[len(images) - 3]
    x, weight, bias = _arrays(images, kernels, kernels[:1])
    _compared(lambda *operands: call(*operands, **options), x, weight, bias, form=FORMS[form])
    _compared(lambda *operands: call(*operands, **options), x, weight, form=FORMS[form])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("spatial", [1, 2, 3])
@pytest.mark.parametrize(
    "options", [{}, {"stride": 2, "padding": 1, "output_padding": 1}, {"groups": 2, "dilation": 2}], ids=str
)
def test_transposed_convolutions_are_those_of_the_cpu(spatial: int, options: dict[str, Any], form: str) -> None:
    call = (F.conv_transpose1d, F.conv_transpose2d, F.conv_transpose3d)[spatial - 1]
    sizes, kernels = (2, 4, 5, 4, 3)[: 2 + spatial], (4, 3, 3, 2, 3)[: 2 + spatial]
    x, weight, bias = _arrays(sizes, kernels, (3 * options.get("groups", 1),))
    _compared(lambda *operands: call(*operands, **options), x, weight, bias, form=FORMS[form])


@pytest.mark.parametrize("kind", ["float64", "float16", "bfloat16"])
def test_dtypes_of_convolutions_are_those_of_the_cpu(kind: str) -> None:
    x, weight = (item.to(getattr(ow, kind)) for item in _arrays((2, 3, 9, 9), (4, 3, 3, 3)))
    tolerance = {"float64": 1e-12, "float16": 4e-3, "bfloat16": 3e-2}[kind]
    _compared(lambda *operands: F.conv2d(*operands, padding=1), x, weight, tolerance=tolerance)


@pytest.mark.parametrize("kind", ["int64", "uint8", "complex64"])
def test_whole_and_complex_numbers(kind: str) -> None:
    x, weight = (ow.arange(count).remainder(7).to(getattr(ow, kind)) for count in (2 * 3 * 25, 4 * 27))
    x, weight = x.reshape(2, 3, 5, 5), weight.reshape(4, 3, 3, 3)
    assert ow.equal(F.conv2d(x.to("opencl"), weight.to("opencl")).cpu(), F.conv2d(x, weight))


def test_gradients_of_gradients_and_more_dimensions() -> None:
    x, weight = _arrays((2, 3, 6, 6), (4, 3, 3, 3))
    results = []
    for where in ("cpu", "opencl"):
        a, b = (item.to(where).requires_grad_() for item in (x, weight))
        first = ow.autograd.grad(F.conv2d(a, b, stride=2, padding=1).sin().sum(), [a, b], create_graph=True)
        second = ow.autograd.grad(sum(item.square().sum() for item in first), [a, b])
        results.append([*first, *second])
    for on_cpu, there in zip(*results, strict=True):
        np.testing.assert_allclose(there.detach().cpu().numpy(), on_cpu.detach().numpy(), rtol=1e-3, atol=1e-3)
    x, weight = _arrays((1, 2, 3, 3, 3, 3), (2, 2, 2, 2, 2, 2))
    arguments = None, (1,) * 4, (0,) * 4, (1,) * 4, False, (0,) * 4, 1
    on_cpu = ow.convolution(x, weight, *arguments)
    there = ow.convolution(x.to("opencl"), weight.to("opencl"), *arguments)
    np.testing.assert_allclose(there.cpu().numpy(), on_cpu.numpy(), rtol=1e-4, atol=1e-4)


def test_errors_of_convolutions_are_those_of_the_cpu() -> None:
    x, weight = ow.ones(1, 3, 5, 5, device="opencl"), ow.ones(2, 3, 3, 3, device="opencl")
    for call, message in (
        (lambda: F.conv2d(x, weight[:, :2]), "do not fit an input"),
        (lambda: F.conv2d(x, weight.double()), "one dtype"),
        (lambda: F.conv2d(x, weight, dilation=3), "exceed the padded input"),
        (lambda: F.conv2d(x, weight, ow.ones(3, device="opencl")), "bias must have"),
        (lambda: F.conv2d(x, weight.cpu()), "expected one device"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=message):
            call()
