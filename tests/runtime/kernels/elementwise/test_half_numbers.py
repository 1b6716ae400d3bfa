"""Floats of 16 bits and numbers: which are rounded to the dtype first, in every form of a call, bit for bit as PyTorch.

PyTorch multiplies and divides by numbers as they are, and adds and raises to powers numbers of the dtype.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

Call = Callable[[Any, Any, Any], Any]
NUMBERS = (0.1, 1 / 3, -1.7, 2.0, 1000.3, 1e-3, 2.71828, 7)
NAMES = (
    "add", "sub", "mul", "div", "floor_divide", "fmod", "remainder", "pow", "atan2", "copysign", "true_divide",
    "multiply", "maximum", "minimum", "fmax", "hypot", "rsub", "eq", "lt", "ge",
)  # fmt: skip
FORMS: dict[str, Callable[[Any, str, Any, Any], Any]] = {
    "method": lambda m, name, x, c: getattr(x, name)(c),
    "float64 tensor": lambda m, name, x, c: getattr(x, name)(m.tensor(c, dtype=m.float64)),
    "float32 tensor": lambda m, name, x, c: getattr(x, name)(m.tensor(c, dtype=m.float32)),
    "tensor of the dtype": lambda m, name, x, c: getattr(x, name)(m.tensor(c, dtype=x.dtype)),
    "tensor first": lambda m, name, x, c: getattr(m, name)(m.tensor(c, dtype=m.float64), x),
    "number first": lambda m, name, x, c: getattr(m, name)(c, x),
    "in place": lambda m, name, x, c: getattr(x, f"{name}_")(c),
    "in place, tensor": lambda m, name, x, c: getattr(x, f"{name}_")(m.tensor(c, dtype=m.float64)),
    "out": lambda m, name, x, c: getattr(m, name)(x, c, out=m.empty_like(x)),
    "out, tensor": lambda m, name, x, c: getattr(m, name)(x, m.tensor(c, dtype=m.float64), out=m.empty_like(x)),
    "strided": lambda m, name, x, c: getattr(x[::2], name)(c),
    "without dimensions": lambda m, name, x, c: getattr(x[4], name)(c),
}
CALLS: dict[str, Call] = {
    "c + x": lambda m, x, c: c + x, "c - x": lambda m, x, c: c - x, "c * x": lambda m, x, c: c * x,
    "c / x": lambda m, x, c: c / x, "c // x": lambda m, x, c: c // x, "c % x": lambda m, x, c: c % x,
    "c ** x": lambda m, x, c: abs(c) ** x, "x % c": lambda m, x, c: x % c, "x ** c": lambda m, x, c: x.abs() ** c,
    "trunc": lambda m, x, c: x.div(c, rounding_mode="trunc"), "floor": lambda m, x, c: x.div(c, rounding_mode="floor"),
    "trunc, tensor": lambda m, x, c: x.div(m.tensor(c, dtype=m.float64), rounding_mode="trunc"),
    "floor, tensor": lambda m, x, c: x.div(m.tensor(c, dtype=m.float64), rounding_mode="floor"),
    "trunc in place": lambda m, x, c: x.div_(c, rounding_mode="trunc"), "lerp": lambda m, x, c: x.lerp(x.flip(0), c),
    "addcmul": lambda m, x, c: m.addcmul(x, x.flip(0), x, value=c), "clamp": lambda m, x, c: x.clamp(-abs(c), abs(c)),
    "addcdiv": lambda m, x, c: m.addcdiv(x, x.flip(0), x, value=c), "clamp_": lambda m, x, c: x.clamp_(max=c),
    "threshold": lambda m, x, c: m.nn.functional.threshold(beside(m, x, c), c, c / 3),
    "hardshrink": lambda m, x, c: m.nn.functional.hardshrink(beside(m, x, c), abs(c)),
    "softshrink": lambda m, x, c: m.nn.functional.softshrink(beside(m, x, c), abs(c)),
    "leaky_relu": lambda m, x, c: m.nn.functional.leaky_relu(x, c),
    "elu": lambda m, x, c: m.nn.functional.elu(x, abs(c)), "celu": lambda m, x, c: m.nn.functional.celu(x, abs(c)),
    "hardtanh": lambda m, x, c: m.nn.functional.hardtanh(x, -abs(c), abs(c)),
    "equal": lambda m, x, c: beside(m, x, c) == c, "less": lambda m, x, c: beside(m, x, c) < c,
    "_foreach_add": lambda m, x, c: m._foreach_add([x], c)[0],
    "_foreach_mul": lambda m, x, c: m._foreach_mul([x], c)[0],
}  # fmt: skip


def beside(m: Any, x: Any, number: float) -> Any:
    """Elements that are the number, or its opposite, in the dtype, and others."""
    return m.cat([x, m.tensor([number, -number], dtype=x.dtype)])


def inputs(m: Any, kind: str) -> Any:
    values = [1.0, -2.5, 0.3, 7.0, 100.5, -0.01, 3.1416, 0.0, 1331.0, 65.0, -5.5, 2.0, 0.75, 9.0, 11.0, -13.0]
    return m.tensor(values, dtype=getattr(m, kind))


def outcome(call: Call, m: Any, kind: str, number: float) -> tuple[str, list[float]] | None:
    """The dtype and the numbers of a result; None for an error."""
    try:
        result = call(m, inputs(m, kind), number)
    except (TypeError, RuntimeError, AttributeError, NotImplementedError):
        return None
    return str(result.dtype).rpartition(".")[2], result.double().flatten().tolist()


def agree(call: Call, kind: str) -> None:
    torch = pytest.importorskip("torch")
    for number in NUMBERS:
        expected = outcome(call, torch, kind, number)
        if expected is not None:
            result = outcome(call, ow, kind, number)
            assert result is not None
            assert result[0] == expected[0]
            np.testing.assert_array_equal(result[1], expected[1], f"of {number}")


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", NAMES)
def test_forms_of_operators(name: str, form: str, kind: str) -> None:
    agree(lambda m, x, c: FORMS[form](m, name, x, c), kind)


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
@pytest.mark.parametrize("name", CALLS)
def test_calls_with_numbers(name: str, kind: str) -> None:
    agree(CALLS[name], kind)


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
def test_what_is_rounded_by_hand(kind: str) -> None:
    """Without PyTorch: of sizes on both sides of what builtins compute, in several layouts, with gradients."""
    dtype = getattr(ow, kind)
    near = ow.tensor(0.1, dtype=dtype).item()
    for size in (7, 70_000):
        x = (ow.arange(size) % 97 + 1).to(dtype)
        wide = x.float()
        for view, values in ((x, wide), (x[::3], wide[::3]), (x[:, None].expand(-1, 2), wide[:, None].expand(-1, 2))):
            exact = (values * 0.1).to(dtype)
            assert (view + 0.1).equal((values + near).to(dtype))
            assert ow.add(view, view, alpha=0.1).equal((values + values * near).to(dtype))
            for number in (0.1, ow.tensor(0.1), ow.tensor(0.1, dtype=ow.float64)):
                assert (view * number).equal(exact)
                assert ow.mul(view, number, out=ow.empty(0, dtype=dtype)).equal(exact)
                assert ow.div(view, number).equal((values / 0.1).to(dtype))
    factor, x = ow.tensor(0.1, requires_grad=True), ow.ones(3, dtype=dtype, requires_grad=True)
    result = x * factor
    result.sum().backward()
    assert (result.dtype, factor.grad.dtype, factor.grad.item()) == (dtype, ow.float32, 3.0)
    assert x.grad.tolist() == [near] * 3
    target = ow.ones(3)
    assert target.mul_(ow.tensor(0.1, dtype=dtype)).dtype is ow.float32
    assert ow.vmap(lambda row: row * ow.tensor(0.1))(x.detach()[None])[0].equal((ow.ones(3) * 0.1).to(dtype))
    for device_result in (ow.ones(3, dtype=dtype, device="meta") * ow.tensor(0.1, device="meta"),):
        assert device_result.dtype is dtype
