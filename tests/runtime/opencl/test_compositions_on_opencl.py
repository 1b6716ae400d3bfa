"""Normalizations and losses of classes on OpenCL, composed of its operators: what they give is what the CPU gives."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest
from device_cases import need_opencl

import generated as ow

need_opencl()
F = ow.nn.functional


def _compared(call: Any, *arrays: Any, tolerance: float = 1e-4, second: bool = False) -> None:
    results = []
    for where in ("cpu", "opencl"):
        leaves = [None if array is None else array.to(where).requires_grad_() for array in arrays]
        wanted = [leaf for leaf in leaves if leaf is not None]
        with ow.devices.fallback("count") as calls:
            result = call(*leaves)
            weights = ow.arange(result.numel(), dtype=result.dtype).reshape(result.shape).sin().to(where)
            grads = ow.autograd.grad((result * weights).sum(), wanted, create_graph=second)
        assert not [name for name in calls.operators if name.startswith(("_norm", "_nll"))]
        results.append([result, *grads])
        if second:
            results[-1] += ow.autograd.grad(sum(grad.sin().sum() for grad in grads), wanted, materialize_grads=True)
    for on_cpu, there in zip(*results, strict=True):
        assert (there.dtype, there.shape) == (on_cpu.dtype, on_cpu.shape)
        expected = on_cpu.detach().double().numpy()
        np.testing.assert_allclose(there.detach().cpu().double().numpy(), expected, atol=tolerance, rtol=tolerance)


def _arrays(*shapes: Any, kind: Any = ow.float32) -> list[Any]:
    generator = ow.Generator().manual_seed(11)
    return [None if shape is None else ow.randn(*shape, generator=generator).to(kind) for shape in shapes]


NORMS: dict[str, tuple[Any, tuple[int, ...], int]] = {
    "layer_norm": (lambda x, w, b: F.layer_norm(x, (6,), w, b), (4, 5, 6), 6),
    "group_norm": (lambda x, w, b: F.group_norm(x, 2, w, b), (3, 4, 5, 2), 4),
    "instance_norm": (lambda x, w, b: F.instance_norm(x, weight=w, bias=b), (2, 3, 7), 3),
    "batch_norm": (lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True), (5, 3, 4, 2), 3),
    "batch_norm of rows": (lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True), (7, 3), 3),
}


@pytest.mark.parametrize("kind", ["float32", "float64", "float16", "bfloat16"])
@pytest.mark.parametrize("title", NORMS)
def test_normalizations_are_those_of_the_cpu(title: str, kind: str) -> None:
    call, sizes, count = NORMS[title]
    tolerance = {"float32": 2e-4, "float64": 1e-9, "float16": 1e-2, "bfloat16": 8e-2}[kind]
    for weight, bias in (((count,), (count,)), ((count,), None), (None, (count,)), (None, None)):
        operands = _arrays(sizes, weight, bias, kind=getattr(ow, kind))
        _compared(call, *operands, tolerance=tolerance, second=kind == "float64")


def test_root_mean_squares_and_running_statistics() -> None:
    _compared(lambda x, w: F.rms_norm(x, (6,), w), *_arrays((4, 6), (6,)))
    x = _arrays((6, 3, 4))[0]
    states = []
    for where in ("cpu", "opencl"):
        norm = ow.nn.BatchNorm1d(3).to(where)
        norm(x.to(where))
        states.append([norm.running_mean.tolist(), norm.running_var.tolist(), norm.eval()(x.to(where)).sum().item()])
    for on_cpu, there in zip(*states, strict=True):
        np.testing.assert_allclose(there, on_cpu, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("sizes", [(0, 3), (0, 3, 2)])
def test_batches_of_nothing(sizes: tuple[int, ...]) -> None:
    _compared(lambda x, w, b: F.layer_norm(x, x.shape[1:], w, b), *_arrays(sizes, sizes[1:], sizes[1:]))


def _loss_of_classes(loss: Any, target: Any, options: dict[str, Any], x: Any) -> Any:
    return loss(x, target.to(x.device), **options)


@pytest.mark.parametrize("kind", ["float32", "float16"])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("sizes", [(5, 4), (4,), (2, 4, 3), (2, 4, 3, 2)], ids=str)
def test_losses_of_classes_are_those_of_the_cpu(sizes: tuple[int, ...], reduction: str, kind: str) -> None:
    shape = sizes[:1] + sizes[2:] if len(sizes) > 1 else ()
    target = ow.arange(int(np.prod(shape, dtype=int))).remainder(4).reshape(shape)
    for ignored in (-100, 1, 2):
        options: dict[str, Any] = {"reduction": reduction, "ignore_index": ignored}
        for loss in (F.nll_loss, F.cross_entropy):
            tolerance = 1e-4 if kind == "float32" else 1e-2
            call = functools.partial(_loss_of_classes, loss, target, options)
            _compared(call, *_arrays(sizes, kind=getattr(ow, kind)), tolerance=tolerance)


def test_infinities_beside_the_target_and_targets_that_are_all_ignored() -> None:
    x = ow.tensor([[0.5, float("-inf"), float("nan")], [float("inf"), 1.0, 2.0]])
    for ignored in (-100, 0):
        for reduction in ("mean", "sum", "none"):
            values = [
                F.nll_loss(x.to(where), ow.tensor([0, 1]).to(where), reduction=reduction, ignore_index=ignored).tolist()
                for where in ("cpu", "opencl")
            ]
            assert values[0] == values[1]
    assert F.nll_loss(x.to("opencl"), ow.tensor([0, 0], device="opencl"), ignore_index=0).isnan().item()


def test_errors_are_those_of_the_cpu() -> None:
    x = ow.ones(2, 3, device="opencl")
    with pytest.raises(IndexError, match="target 7 is out of bounds: there are 3 classes"):
        F.nll_loss(x, ow.tensor([1, 7], device="opencl"))
    with pytest.raises(ValueError, match="3 samples"):
        F.nll_loss(x, ow.tensor([1, 2, 0], device="opencl"))
    with pytest.raises(NotImplementedError):
        F.layer_norm(ow.ones(2, 3, device="opencl").int(), (3,))


def test_an_element_is_read_without_the_fallback() -> None:
    with ow.devices.fallback("error"):
        assert ow.tensor([[3.5]], device="opencl").item() == 3.5
        assert bool(ow.tensor(True, device="opencl")) is True
        assert ow.arange(3).to("opencl")[2].item() == 2
        with pytest.raises(RuntimeError, match="only a tensor of one element"):
            ow.zeros(2).to("opencl").item()


@pytest.mark.parametrize("kind", ["float32", "float16", "bfloat16", "bool", "uint8", "int64", "complex64", "float64"])
def test_one_number_everywhere_is_written_on_the_device(kind: str) -> None:
    dtype = getattr(ow, kind)
    calls: list[Any] = [
        lambda where: ow.zeros(2, 3, dtype=dtype, device=where), lambda where: ow.ones(2, 3, dtype=dtype, device=where),
        lambda where: ow.full((2, 3), 3, dtype=dtype, device=where), lambda where: ow.ones(0, 2, device=where),
        lambda where: ow.empty(2, 3, dtype=dtype, device=where).fill_(2), lambda where: ow.full((), 7, device=where),
        lambda where: ow.zeros_like(ow.empty(3, 2, dtype=dtype, device=where).t()),
        lambda where: ow.ones_like(ow.empty(3, 2, device=where), dtype=dtype),
        lambda where: ow.full_like(ow.empty(4, device=where), 5, dtype=dtype),
        lambda where: ow.ones(4, 4, dtype=dtype, device=where)[::2, 1:].zero_().new_ones(3),
    ]
    for call in calls:
        with ow.devices.fallback("error"):
            there = call("opencl")
        expected = call("cpu")
        assert (there.dtype, there.shape, there.stride()) == (expected.dtype, expected.shape, expected.stride())
        assert ow.equal(there.cpu(), expected)


def test_filling_parts_and_expanded_tensors() -> None:
    for where in ("cpu", "opencl"):
        x = ow.zeros(3, 4, device=where)
        version = x._version
        x[:, ::2].fill_(1.5)
        x[1].zero_()
        assert x._version > version
        assert x.tolist() == [[1.5, 0, 1.5, 0], [0, 0, 0, 0], [1.5, 0, 1.5, 0]]
        ow.zeros(1, 3, device=where).expand(2, 3).fill_(2.0)
        for call in (lambda: x.fill_(2j), lambda: ow.zeros(2, dtype=ow.int8, device=x.device).fill_(1e30)):
            with pytest.raises(RuntimeError):
                call()


def test_joining_is_that_of_the_cpu() -> None:
    a, b = _arrays((2, 3), (2, 2))
    _compared(lambda x, y: ow.cat([x, y, x], 1), a, b)
    _compared(lambda x, y: ow.cat([x.t(), y.t()]), a, b)
    for where in ("cpu", "opencl"):
        x, y = a.to(where), ow.arange(6).reshape(2, 3).to(where)
        with ow.devices.fallback("error"):
            both = ow.cat([x, y, ow.empty(0, device=where)], -2)
        assert (both.dtype, both.shape) == (ow.float32, (4, 3))
        with pytest.raises(RuntimeError):
            ow.cat([x, x[:, :2]])
    with pytest.raises(RuntimeError, match="one device"):
        ow.cat([a, a.to("opencl")])
