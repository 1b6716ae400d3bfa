"""Formulas of derivatives are internal operators: each has a table, and no computation goes past it."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from runtime.dispatch import registry
from runtime.tensor.keys import CPU, describe, register_backend

KEY = register_backend("Probe")


def placed(tensor: ow.Tensor, key: int = KEY) -> ow.Tensor:
    """The same numbers as a leaf of another backend."""
    result = ow.tensor(tensor.numpy(force=True).copy())
    result._keys = key
    return result


@pytest.fixture
def calls() -> Iterator[Counter[str]]:
    """How often each operator of the probing backend is called; operators are registered by :func:`serve`."""
    yield (counted := Counter())
    for name in list(counted.elements()) + SERVED:
        registry.find(name).kernels.pop(KEY, None)
        registry.find(name).clear()
    SERVED.clear()


SERVED: list[str] = []


def serve(calls: Counter[str], *names: str) -> None:
    """Register kernels that count their calls, and compute on the CPU what has the key of the backend alone."""
    for name in names:
        operator = registry.find(name)

        def kernel(*arguments: Any, operator: Any = operator, name: str = name) -> Any:
            calls[name] += 1
            assert not any(isinstance(value, ow.Tensor) and value._keys & CPU for value in arguments)
            values = [placed(value, CPU) if isinstance(value, ow.Tensor) else value for value in arguments]
            result = operator[CPU](*values)
            several = isinstance(result, tuple)
            for item in result if several else (result,):
                item._keys = KEY
            return result

        operator.override(KEY, kernel)
        SERVED.append(name)


def leaves() -> list[ow.Tensor]:
    draw = np.random.default_rng(3)
    return [placed(ow.tensor(draw.standard_normal(4))).requires_grad_() for _ in range(2)]


def expected(x: ow.Tensor, y: ow.Tensor) -> np.ndarray[Any, Any]:
    a, b = x.numpy(force=True), y.numpy(force=True)
    return b * np.exp(a * b)


def test_gradients_of_another_backend_by_its_own_loops(calls: Counter[str]) -> None:
    serve(calls, "mul.Tensor", "exp", "exp.backward_self", "mul.Tensor_backward")
    x, y = leaves()
    result = (x * y).exp()
    assert calls == {"mul.Tensor": 1, "exp": 1}
    calls.clear()
    result.backward(placed(ow.ones(4, dtype=ow.float64)))
    assert calls == {"exp.backward_self": 1, "mul.Tensor_backward": 1}
    assert x.grad is not None
    assert describe(x.grad._keys) == "Probe"
    np.testing.assert_allclose(x.grad.numpy(force=True), expected(x, y), rtol=1e-14)


def test_gradients_of_another_backend_by_operators(calls: Counter[str]) -> None:
    """A backend without loops of formulas computes them by the public operators that it has."""
    serve(calls, "mul.Tensor", "exp")
    x, y = leaves()
    (x * y).exp().backward(placed(ow.ones(4, dtype=ow.float64)))
    assert calls == {"mul.Tensor": 4, "exp": 1}
    for leaf, other in ((x, y), (y, x)):
        assert leaf.grad is not None
        assert describe(leaf.grad._keys) == "Probe"
        np.testing.assert_allclose(leaf.grad.numpy(force=True), expected(leaf, other), rtol=1e-14)


def test_the_engine_sums_and_copies_by_operators_of_the_backend(calls: Counter[str]) -> None:
    serve(calls, "add.Tensor", "mul.Scalar", "sum.dim_IntList", "clone")
    x, _ = leaves()
    y = placed(ow.tensor([[1.0], [2.0]], dtype=ow.float64)).requires_grad_()
    result = x + y
    calls.clear()
    result.backward(placed(ow.ones(2, 4, dtype=ow.float64)))
    assert calls["sum.dim_IntList"] == 2
    assert not calls.keys() - {"mul.Scalar", "sum.dim_IntList", "clone"}
    for leaf, values in ((x, [2.0] * 4), (y, [[4.0], [4.0]])):
        assert leaf.grad is not None
        assert describe(leaf.grad._keys) == "Probe"
        assert leaf.grad.numpy(force=True).tolist() == values
    w, z = leaves()
    calls.clear()
    (w + z).backward(placed(ow.ones(4, dtype=ow.float64)))
    assert calls["clone"] > 0  # one gradient for two leaves
    assert z.grad is not None
    assert describe(z.grad._keys) == "Probe"


def test_a_gradient_without_a_kernel_names_operator_and_backend(calls: Counter[str]) -> None:
    serve(calls, "sin")
    x, _ = leaves()
    result = x.sin()
    with pytest.raises(NotImplementedError, match=r"(mul\.Tensor|cos) has no kernel for tensors with the keys .*Probe"):
        result.backward(placed(ow.ones(4, dtype=ow.float64)))


def test_batched_gradients_of_a_pass_that_is_not_recorded() -> None:
    """Each row of a Jacobian comes from one sample of the batch of gradients."""
    x = ow.tensor([0.5, 1.0, 1.5], requires_grad=True)
    y = x.sin()
    rows = ow.vmap(lambda v: ow.autograd.grad(y, x, v, retain_graph=True)[0])(ow.eye(3))
    np.testing.assert_allclose(rows.numpy(), np.diag(np.cos([0.5, 1.0, 1.5])), rtol=1e-6)
    z = x * y
    rows = ow.vmap(lambda v: ow.autograd.grad(z, (x, y), v, retain_graph=True)[1])(ow.eye(3))
    np.testing.assert_allclose(rows.numpy(), np.diag([0.5, 1.0, 1.5]), rtol=1e-6)


def test_an_internal_operator_has_a_name_and_a_schema() -> None:
    assert registry.find("sin.backward_self").schema == "sin.backward_self(Tensor grad, Tensor self) -> Tensor"
    joint = registry.find("mul.Tensor_backward")
    assert joint.schema == "mul.Tensor_backward(Tensor grad, Tensor other, Tensor self) -> (Tensor, Tensor)"
    names = {operator.name for operator in registry.operators()}
    assert not names & {internal_operator.name for internal_operator in registry.internal_operators()}


def test_every_schema_of_an_internal_operator_names_its_operands() -> None:
    for operator in registry.internal_operators():
        assert operator.schema.startswith(f"{operator.name}("), operator.name
        assert CPU in operator.kernels, operator.name


def test_no_loop_is_called_past_its_table() -> None:
    """Loops are called by kernels under the key CPU only: `.make(`, `.update(` and `.write(` of a loop's constant."""
    past = []
    for file in sorted((ROOT / "generated" / "operators").rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            registered = [*getattr(node, "decorator_list", ()), getattr(node, "value", None)]
            kernel = any("implement(CPU" in ast.unparse(call) for call in registered if isinstance(call, ast.Call))
            past += [
                f"{file.relative_to(ROOT)}:{call.lineno}" for call in ast.walk(node)
                if not kernel and isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
                and call.func.attr in {"make", "make_some", "update", "write"}
                and isinstance(call.func.value, ast.Name) and call.func.value.id.isupper()
            ]  # fmt: skip
    assert past == []


def test_nobody_above_the_kernels_calls_a_loop() -> None:
    """In the runtime, only kernels make tensors by loops."""
    past = []
    for file in sorted((ROOT / "runtime").rglob("*.py")):
        if file.relative_to(ROOT / "runtime").parts[0] == "kernels":
            continue
        past += [
            f"{file.relative_to(ROOT)}:{call.lineno}" for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
            and call.func.attr in {"make", "make_some"}
        ]  # fmt: skip
    assert past == []


def test_only_what_chooses_among_loops_calls_one() -> None:
    """A loop alone is registered itself, also where its operands come in another order or its results have names."""
    calling = []
    for file in sorted((ROOT / "generated" / "operators").rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            calls = [
                call for call in ast.walk(node)
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "make"
            ]  # fmt: skip
            if calls and not any(isinstance(part, ast.If) for part in ast.walk(node)):
                calling.append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert calling == []
