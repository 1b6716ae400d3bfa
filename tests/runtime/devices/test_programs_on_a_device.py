"""Programs on a device whose memory the host cannot read: training, loading data, files, vmap, traced programs."""

from __future__ import annotations

import copy
import gc
import io
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from poison_device import arrays_of, poison_device

import generated as ow
from generated import nn
from generated.utils.data import DataLoader, TensorDataset


@pytest.fixture
def npu() -> Iterator[Any]:
    gc.collect()
    with poison_device() as module:
        yield module


def network() -> Any:
    ow.manual_seed(1)
    return nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1))


# -- kernels by hand ---------------------------------------------------------------------------------------------------

KERNELS: dict[str, Callable[..., Any]] = {
    "linear": lambda x, weight, bias: x @ weight.T + (0 if bias is None else bias),
    "_linear_weight": lambda grad, x: grad.T @ x, "tanh": np.tanh,
    "_tanh_gradient": lambda grad, x: grad * (1 - np.tanh(x) ** 2),
    "sum.dim_IntList": lambda x, dim, keepdim, _: x.sum(tuple(dim), keepdims=keepdim),
    "pow.Tensor_Scalar": lambda x, exponent: x**exponent, "sub.Tensor": lambda x, other, alpha: x - alpha * other,
    "mul.Tensor": lambda x, other: x * other, "mul.Scalar": lambda x, other: x * other,
    "div.Scalar": lambda x, other: x / other, "mean": lambda x, _: np.asarray(x.mean()),
}  # fmt: skip


def kernel_of(name: str, function: Callable[..., Any], calls: Counter[str]) -> Callable[..., Any]:
    """A kernel of the device, which opens the memory of its operands and of its result while it computes."""

    def kernel(*arguments: Any) -> Any:
        calls[name] += 1
        tensors = [argument for argument in arguments if isinstance(argument, ow.Tensor)]
        with arrays_of(*tensors) as arrays:
            rest = iter(arrays)
            values = [next(rest) if isinstance(argument, ow.Tensor) else argument for argument in arguments]
            result = np.asarray(function(*values), np.float32)
        out = ow.empty(result.shape, device="npu")
        with arrays_of(out) as (target,):
            target[...] = result
        return out

    return kernel


def step_in_place(calls: Counter[str]) -> Callable[..., Any]:
    def kernel(self: Any, other: Any, alpha: Any) -> Any:
        calls["sub_.Tensor"] += 1
        with arrays_of(self, other) as (target, change):
            np.subtract(target, alpha * change, out=target)
        return self

    return kernel


def train(model: Any, x: Any, target: Any) -> list[Any]:
    losses = []
    start = ow.ones(()).to(x.device)
    for _ in range(4):
        loss = ((model(x) - target) ** 2).mean()
        loss.backward(start)
        with ow.no_grad():
            for parameter in model.parameters():
                parameter.sub_(parameter.grad, alpha=0.1)
                parameter.grad = None
        losses.append(loss.detach())
    return [loss.cpu().item() for loss in losses]


def test_a_network_trains_on_a_dozen_kernels_of_its_device(npu: Any) -> None:
    x, target = ow.randn(16, 4), ow.randn(16, 1)
    expected, calls = train(network(), x, target), Counter[str]()
    model, x, target = network().to("npu"), x.to("npu"), target.to("npu")
    with ow.library.Library("aten", "IMPL") as library:
        for name, function in KERNELS.items():
            library.impl(name, kernel_of(name, function, calls), "NPU")
        library.impl("sub_.Tensor", step_in_place(calls), "NPU")
        with ow.devices.fallback("error"):
            losses = train(model, x, target)
    np.testing.assert_allclose(losses, expected, rtol=1e-5)
    assert losses[-1] < losses[0]
    assert set(calls) == {*KERNELS, "sub_.Tensor"}
    assert {parameter.device.type for parameter in model.parameters()} == {"npu"}


# -- what programs do besides ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [0, 2])
def test_data_is_loaded_onto_a_device(npu: Any, workers: int) -> None:
    dataset = TensorDataset(ow.arange(40.0).view(20, 2), ow.arange(20))
    rows = []
    for x, label in DataLoader(dataset, batch_size=8, num_workers=workers):
        there = x.to("npu", non_blocking=True)
        assert there.device == ow.device("npu:0")
        rows.append((there.sum(1) / 2 - label.to("npu")).cpu())
    assert ow.cat(rows).tolist() == [index + 0.5 for index in range(20)]


def test_data_that_lies_on_a_device_is_loaded_there(npu: Any) -> None:
    dataset = TensorDataset(ow.arange(12.0).view(6, 2).to("npu"))
    batches = [x for (x,) in DataLoader(dataset, batch_size=4)]
    assert [(x.device.type, x.shape[0]) for x in batches] == [("npu", 4), ("npu", 2)]
    assert ow.cat(batches).cpu().flatten().tolist() == list(range(12))


def test_parameters_are_saved_and_loaded(npu: Any) -> None:
    model, file = network().to("npu"), io.BytesIO()
    ow.save(model.state_dict(), file)
    for where, expected in ((None, "npu"), ("cpu", "cpu"), ("npu:1", "npu")):
        file.seek(0)
        state = ow.load(file, map_location=where)
        assert {item.device.type for item in state.values()} == {expected}
        other = network().to(where or "npu")
        other.load_state_dict(state)
        for name, parameter in model.named_parameters():
            assert ow.equal(parameter.detach().cpu(), other.state_dict()[name].cpu())
    copied = copy.deepcopy(model)
    assert next(copied.parameters()).device == ow.device("npu:0")


def test_transforms_run_on_a_device(npu: Any) -> None:
    x = ow.randn(5, 3)
    there = x.to("npu")
    for call in (
        ow.vmap(lambda row: (row * 2).softmax(0)), ow.vmap(ow.func.grad(lambda row: (row.sin() * row).sum())),
        lambda a: ow.func.jvp(lambda b: b.tanh(), (a,), (a,))[1], ow.func.vmap(lambda row: row @ row),
    ):  # fmt: skip
        result = call(there)
        assert result.device == ow.device("npu:0")
        np.testing.assert_allclose(result.cpu().numpy(), call(x).numpy(), rtol=1e-5, atol=1e-6)


PROGRAMS: dict[str, Callable[[Any, Any], Any]] = {
    "traced": lambda model, x: ow.jit.trace(model, (x,)), "symbolic": lambda model, _: ow.fx.symbolic_trace(model),
    "exported": lambda model, x: ow.export.export(model, (x,)).module(), "compiled": lambda model, _: ow.compile(model),
}  # fmt: skip


@pytest.mark.parametrize("title", PROGRAMS)
def test_programs_run_on_a_device(npu: Any, title: str) -> None:
    model, x = network(), ow.randn(3, 4)
    expected = model(x)
    there, x_there = copy.deepcopy(model).to("npu"), x.to("npu")
    result = PROGRAMS[title](there, x_there)(x_there)
    assert result.device == ow.device("npu:0")
    np.testing.assert_allclose(result.detach().cpu().numpy(), expected.detach().numpy(), rtol=1e-5)
