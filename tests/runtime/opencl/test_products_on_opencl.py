"""Products of matrices on OpenCL: sizes, layouts, dtypes, gradients and errors are those of the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from device_cases import need_opencl

import generated as ow

need_opencl()

SIZES = [(1, 1, 1), (3, 0, 2), (0, 3, 2), (2, 129, 3), (17, 5, 31), (5, 300, 1)]
CALLS: dict[str, Any] = {
    "mm": lambda a, b: a @ b, "mm of transposed": lambda a, b: b.t() @ a.t(), "mv": lambda a, b: ow.mv(a, b[:, 0]),
    "bmm": lambda a, b: ow.stack([a, a * 2]) @ ow.stack([b, b + 1]), "broadcast": lambda a, b: ow.stack([a, a * 2]) @ b,
    "linear": lambda a, b: ow.nn.functional.linear(a, b.t(), b[0] if len(b) else None),
    "linear of batches": lambda a, b: ow.nn.functional.linear(ow.stack([a, a]).transpose(0, 1), b.t()),
    "addmm": lambda a, b: ow.addmm((a @ b).detach(), a, b, beta=0.5, alpha=2.0),
    "einsum": lambda a, b: ow.einsum("ik,kj->ji", a, b), "steps": lambda a, b: a[:, ::2] @ b[::2],
}  # fmt: skip


@pytest.mark.parametrize("title", CALLS)
def test_products_are_those_of_the_cpu(title: str) -> None:
    for sizes in SIZES:
        rows, inner, columns = sizes
        generator = ow.Generator().manual_seed(5)
        left, right = (ow.randn(*shape, generator=generator) for shape in ((rows, inner), (inner, columns)))
        results = []
        for where in ("cpu", "opencl"):
            a, b = (item.to(where).requires_grad_() for item in (left, right))
            result = CALLS[title](a, b)
            grads = ow.autograd.grad(result.sin().sum(), [a, b], allow_unused=True)
            results.append([item for item in (result, *grads) if item is not None])
        for on_cpu, there in zip(*results, strict=True):
            assert (there.dtype, there.shape, there.device.type) == (on_cpu.dtype, on_cpu.shape, "opencl")
            np.testing.assert_allclose(there.detach().cpu().numpy(), on_cpu.detach().numpy(), rtol=2e-4, atol=2e-4)


@pytest.mark.parametrize("kind", ["int64", "uint8", "float16", "bfloat16", "float64", "complex64"])
def test_dtypes_of_products_are_those_of_the_cpu(kind: str) -> None:
    a, b = (ow.arange(count).remainder(5).to(getattr(ow, kind)) for count in (35, 28))
    a, b = a.reshape(5, 7), b.reshape(7, 4)
    result, expected = a.to("opencl") @ b.to("opencl"), a @ b
    assert (result.dtype, result.shape, result.stride()) == (expected.dtype, expected.shape, expected.stride())
    assert ow.equal(result.cpu(), expected)


def test_errors_of_products_are_those_of_the_cpu() -> None:
    x = ow.ones(2, 3, device="opencl")
    for call, message in (
        (lambda: x.mm(x), "mat1 and mat2 shapes cannot be multiplied"), (lambda: x.mm(x.int().t()), "same dtype"),
        (lambda: x[None].bmm(x), "expected two tensors of 3 dimensions"), (lambda: x.bool().mm(x.bool().t()), "bool"),
        (lambda: x.mm(ow.ones(3, 2)), "expected one device"),
    ):  # fmt: skip
        with pytest.raises((RuntimeError, NotImplementedError), match=message):
            call()


def test_products_are_native() -> None:
    x = ow.ones(2, 3, device="opencl")
    with ow.devices.fallback("error"):
        x @ x.t()
        ow.nn.functional.linear(x, x, x[0, :2])
    native = ow.devices.coverage("opencl")["native"]
    assert {"mm", "bmm", "mv", "linear", "_linear_weight"} & set(native)
