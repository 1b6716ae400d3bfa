"""A mode that changes nothing changes no bit: results and gradients of the calls of the tables."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest
from device_cases import tensors_in

import generated as ow
from generated.utils._python_dispatch import TorchDispatchMode

from .cases import DTYPES, TABLE, Case, build, evaluate, to_tensor

# Rows that differ, with the reason; others of the same names have to be equal.
STATISTICS = "what is kept for the backward pass are results, in PyTorch's dtype"
NUMBERS = "a number stands in a tensor of no dimensions, which rounds it"
SHARES = "a mode sees an operator that takes outputs of any sum, not shares of 1 alone, which the loop presumes"
DIFFERENT = {
    "group_norm": STATISTICS, "nn.functional.group_norm": STATISTICS, "nn.functional.instance_norm": STATISTICS,
    "pow(2, a)": NUMBERS, "**(3 ** a)": NUMBERS, "ldexp": NUMBERS, "nn.functional.gelu_backward": NUMBERS,
    "softmax": SHARES, "special.softmax": SHARES, "nn.functional.softmax": SHARES, "nn.functional.softmin": SHARES,
    "nn.functional.scaled_dot_product_attention": SHARES, "masked.softmin": SHARES,
}  # fmt: skip


class Calling(TorchDispatchMode):
    """Does nothing but call."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


def bits(tensor: Any) -> Any:
    """Dtype, sizes and the elements as bytes; None for no tensor."""
    if tensor is None:
        return None
    tensor = tensor.detach()
    memory = tensor.float() if tensor.dtype is ow.bfloat16 else tensor  # exact
    return tensor.dtype, tuple(tensor.shape), memory.contiguous().numpy().tobytes()


def outcome(case: Case, kind: str) -> list[Any]:
    """Results and gradients, as bits."""
    inputs = {name: to_tensor(array, kind) for name, array in build(case.inputs, kind).items()}
    floating = [tensor for tensor in inputs.values() if tensor.dtype.is_floating_point]
    for tensor in floating:
        tensor.requires_grad_()
    ow.manual_seed(3)
    results = list(tensors_in(evaluate(case.call, ow, inputs)))
    outputs = [item for item in results if item.requires_grad]
    if outputs:
        ow.autograd.backward(outputs, [ow.full_like(item, 0.7) for item in outputs])
    return [*map(bits, results), *(bits(tensor.grad) for tensor in floating)]


def half_of(case: Case) -> str:
    """The half precision in which other tests have the case compiled."""
    return ("bfloat16", "float16")[crc32(str(case).encode()) % 2]


@pytest.mark.parametrize("kind", ["float32", "half", pytest.param("float64", marks=pytest.mark.exhaustive)])
def test_a_mode_that_calls_changes_no_bit(kind: str) -> None:
    different = []
    for case in TABLE:
        dtype = half_of(case) if kind == "half" else kind
        if dtype not in DTYPES[case.dtypes] or case.name in DIFFERENT or str(case) in DIFFERENT:
            continue
        try:
            expected = outcome(case, dtype)
        except (NotImplementedError, RuntimeError, TypeError):  # integers, or no gradient for these inputs
            continue
        with Calling():
            result = outcome(case, dtype)
        if result != expected:
            different.append(f"{case} {dtype}")
    assert not different


class Doubling(TorchDispatchMode):
    """Gives twice what a sine or a cosine is, or the call itself."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        return result * 2 if func in {ow.ops.aten.cos.default, ow.ops.aten.rsub.Scalar} else result


@pytest.mark.parametrize("dtype", [ow.float32, ow.bfloat16])
def test_what_a_mode_changes_stays_changed(dtype: Any) -> None:
    x = ow.tensor([0.3, 1.25, -2.0], dtype=dtype, requires_grad=True)
    y = x.sin()
    with Doubling():
        (gradient,) = ow.autograd.grad(y, x, ow.ones(3, dtype=dtype))
    assert gradient.tolist() == (x.detach().cos() * 2).tolist()


def test_what_a_mode_sees_are_the_tensors_that_it_gets_back() -> None:
    results: list[Any] = []

    class Keeping(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            results.append(func(*args, **(kwargs or {})))
            return results[-1]

    x = ow.linspace(-2, 2, 50).bfloat16().requires_grad_()
    y = x.tan()
    (expected,) = ow.autograd.grad(y, x, ow.ones(50, dtype=ow.bfloat16), retain_graph=True)
    with Keeping(), Calling():
        (gradient,) = ow.autograd.grad(y, x, ow.ones(50, dtype=ow.bfloat16))
    assert any(item is gradient for item in results)
    assert ow.equal(gradient, expected)
