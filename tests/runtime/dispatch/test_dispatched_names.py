"""The operators that a mode sees of programs are PyTorch's, and what a program computes is the same within a mode."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

import generated as ow
from generated.utils._python_dispatch import TorchDispatchMode

ROWS = yaml.safe_load(Path(__file__).with_name("dispatched.yaml").read_text())


def names_of(package: Any, mode: type, program: str) -> tuple[list[str], Any]:
    """The operators that a mode of a package sees, and the result of a program."""
    names: list[str] = []

    class Logger(mode):  # type: ignore[misc]
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            names.append(str(func).removeprefix("aten."))
            return func(*args, **(kwargs or {}))

    namespace = {"ow": package, "F": package.nn.functional}
    package.manual_seed(0)
    with Logger():
        exec(program, namespace)
    return names, namespace["result"]


def numbers(result: Any) -> list[Any]:
    """The tensors of a result as arrays, other values as they are."""
    if isinstance(result, (tuple, list)):
        return [item for part in result for item in numbers(part)]
    return [result.detach().numpy() if isinstance(result, ow.Tensor) else result]


def seen_in_setup(package: Any, mode: type, program: str) -> list[str]:
    """The operators that the lines before the last one call."""
    setup = program.rpartition("; ")[0]
    return names_of(package, mode, f"{setup}; result = None")[0] if setup else []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["program"])
def test_a_mode_sees_the_operators_of_pytorch(row: dict[str, Any]) -> None:
    names, result = names_of(ow, TorchDispatchMode, row["program"])
    assert names[len(seen_in_setup(ow, TorchDispatchMode, row["program"])) :] == row["names"]
    namespace = {"ow": ow, "F": ow.nn.functional}
    ow.manual_seed(0)
    exec(row["program"], namespace)
    for value, expected in zip(numbers(result), numbers(namespace["result"]), strict=True):
        np.testing.assert_array_equal(value, expected)


@pytest.mark.parity
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["program"])
def test_the_table_is_that_of_pytorch(row: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    mode = pytest.importorskip("torch.utils._python_dispatch").TorchDispatchMode
    names, _ = names_of(torch, mode, row["program"])
    assert names[len(seen_in_setup(torch, mode, row["program"])) :] == row["names"]


GRADIENTS = [
    "x[0].sum()", "x[1:, 0].sum()", "x[[0, 1]].square().sum()", "x[x > 0.5].sum()", "(2 * x + 1).sub(3).div(2).sum()",
    "x.softmax(1)[0].sum()", "x.log_softmax(0)[0].sum()", "F.linear(x, x, x[0, :2]).sum()",
    "F.linear(x[None], x).sum()",
    "x.std()", "x.var(1).sum()", "x.norm()", "F.relu6(x).sum()", "F.logsigmoid(x).sum()",
    "x.as_strided((2,), (1,)).sum()",
    "x.repeat(2, 1).square().sum()", "F.glu(x[:, :2], 1).sum()", "F.embedding(ow.tensor([1, 0]), x).square().sum()",
    "F.max_pool1d(x, 2).square().sum()", "F.avg_pool1d(x, 2).square().sum()", "F.adaptive_avg_pool1d(x, 2).exp().sum()",
    "F.adaptive_max_pool1d(x, 2).exp().sum()", "F.layer_norm(x, (3,), x[0], x[1]).square().sum()",
    "F.group_norm(x[None], 2).pow(3).sum()", "F.mse_loss(x, x.detach() + 1)", "F.huber_loss(x, 3 * x.detach())",
    "F.l1_loss(x, 2 * x.detach())", "F.nll_loss(x, ow.tensor([0, 2]))", "F.softsign(x).sum()",
    "F.prelu(x, x[0, :1]).sum()", "ow.where(x > 0, x, 0.5).square().sum()", "ow.outer(x[0], x[1]).square().sum()",
    "x[0].diag().square().sum()", "x.diag().square().sum()", "ow.cdist(x, 2 * x).sum()", "x.sort(1)[0][0].sum()",
    "F.scaled_dot_product_attention(*[x[None, None]] * 3).square().sum()", "ow.linalg.svd(x)[1].sum()",
    "F.rms_norm(x, (3,)).pow(3).sum()", "list(x)[1].square().sum()",
    "x.clone().add_(1).mul_(2).sum()", "x.clone().index_put_((ow.tensor([0]),), x[1]).square().sum()",
]  # fmt: skip


@pytest.mark.parametrize("expression", GRADIENTS)
def test_gradients_within_a_mode_are_the_same(expression: str) -> None:
    gradients = []
    for is_on in (False, True):
        x = ow.tensor([[0.5, 1.0, 2.0], [3.0, -1.0, 0.25]], requires_grad=True)
        line = f"result = {expression}; result.backward()"
        namespace = {"ow": ow, "F": ow.nn.functional, "x": x}
        if is_on:
            with type("Calling", (TorchDispatchMode,), {"__torch_dispatch__": called})():
                exec(line, namespace)
        else:
            exec(line, namespace)
        assert x.grad is not None
        gradients.append(x.grad.numpy())
    np.testing.assert_allclose(gradients[1], gradients[0], rtol=4e-6)  # parts round in another order


@pytest.mark.parametrize("expression", ["F.softsign(x)", "F.layer_norm(x, (3,))", "F.l1_loss(x, 2 * x)"])
def test_what_rounds_once_rounds_once_within_a_mode(expression: str) -> None:
    x = (ow.arange(6).reshape(2, 3) / 7).bfloat16()
    expected = eval(expression, {"F": ow.nn.functional, "x": x})
    with type("Calling", (TorchDispatchMode,), {"__torch_dispatch__": called})():
        result = eval(expression, {"F": ow.nn.functional, "x": x})
    assert ow.equal(result, expected)


def called(_: Any, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
    """The call itself."""
    del types
    return func(*args, **(kwargs or {}))


def test_an_overload_without_a_generator_is_an_overload() -> None:
    overload = ow.ops.aten.rand.default
    assert str(overload._schema).startswith("aten::rand(int[] size, *, ScalarType? dtype=None")
    assert overload.operator is ow.ops.aten.rand.generator.operator
    assert overload([2, 3]).shape == (2, 3)
