"""Names around tensors that libraries use: swap_tensors, module_load, gradcheck as a module, and kin."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import generated as ow
from generated.autograd import forward_ad


def test_swapped_tensors_are_each_other() -> None:
    a, b = ow.nn.Parameter(ow.ones(2)), ow.zeros(3, dtype=ow.float64)
    a.note = 1
    (a * 2).sum().backward()
    before = id(a), id(b)
    ow.utils.swap_tensors(a, b)
    assert (id(a), id(b)) == before
    assert (type(a), type(b)) == (ow.Tensor, ow.nn.Parameter)
    assert (a.tolist(), a.dtype, a.requires_grad, hasattr(a, "note")) == ([0.0] * 3, ow.float64, False, False)
    assert (b.tolist(), b.requires_grad, b.note, b.grad.tolist()) == ([1.0] * 2, True, 1, [2.0] * 2)
    (b * 3).sum().backward()
    assert b.grad.tolist() == [5.0] * 2
    ow.utils.swap_tensors(a, a)
    assert a.tolist() == [0.0] * 3


def test_a_swapped_parameter_stays_in_its_module() -> None:
    layer = ow.nn.Linear(2, 1)
    weight = layer.weight
    ow.utils.swap_tensors(weight, ow.nn.Parameter(ow.full((1, 2), 5.0)))
    assert layer.weight is weight
    assert layer(ow.ones(1, 2)).item() == pytest.approx(10 + layer.bias.item())


def test_what_the_graph_knows_is_not_swapped() -> None:
    x, other = ow.ones(2, requires_grad=True), ow.zeros(2)
    view = other[:1]
    for item in (x * 2, view, other):
        with pytest.raises(RuntimeError, match="swap_tensors"):
            ow.utils.swap_tensors(item, ow.ones(2))
    result = (x * x).sum()
    ow.utils.swap_tensors(x, ow.zeros(2))
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.backward()


def test_what_a_module_loads() -> None:
    target, source = ow.ones(2), ow.zeros(2, dtype=ow.float64)
    loaded = target.module_load(source)
    assert (loaded.tolist(), loaded.dtype, target.tolist()) == ([0.0, 0.0], ow.float32, [0.0, 0.0])
    assert target.module_load(source, assign=True).data_ptr() == source.data_ptr()
    with pytest.raises(RuntimeError, match="leaf"):
        ow.nn.Parameter(ow.ones(2)).module_load(source)
    with pytest.raises(TypeError, match="must be a tensor"):
        target.module_load([1.0])


def test_the_basis_of_several_tensors() -> None:
    basis = ow.autograd.functional._construct_standard_basis_for((ow.ones(2), ow.ones(1, dtype=ow.float64)), (2, 1))
    assert [tensor.dtype for tensor in basis] == [ow.float32, ow.float64]
    assert ow.cat([tensor.double() for tensor in basis], 1).tolist() == ow.eye(3).tolist()
    with pytest.raises(ValueError, match="1 tensors have as many numbers, got 2"):
        ow.autograd.functional._construct_standard_basis_for((ow.ones(2),), (2, 1))


def test_gradcheck_is_a_module_and_a_function() -> None:
    module = import_module("generated.autograd.gradcheck")
    assert module.gradcheck is ow.autograd.gradcheck
    assert module.gradgradcheck is ow.autograd.gradgradcheck
    with pytest.raises(module.GradcheckError):
        ow.autograd.gradcheck(lambda x: x.detach() * x, ow.ones(2, dtype=ow.float64, requires_grad=True))


DTYPES = [("float64", "float32"), ("float32", "float64"), ("float16", "float32"), ("complex64", "float32"),
          ("float32", "bfloat16")]  # fmt: skip


@pytest.mark.parametrize(("primal", "tangent"), DTYPES)
def test_tangents_of_other_dtypes(primal: str, tangent: str) -> None:
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(ow.ones(2).to(getattr(ow, primal)), ow.full((2,), 2.0).to(getattr(ow, tangent)))
        result = forward_ad.unpack_dual(dual * dual)
    assert result.tangent.dtype is getattr(ow, primal)
    assert result.tangent.tolist() == [4.0, 4.0]
    with forward_ad.dual_level(), pytest.raises(RuntimeError, match="or is complex where that is float32"):
        forward_ad.make_dual(ow.ones(2), ow.ones(2, dtype=ow.complex64))


def test_the_grad_of_a_result_warns() -> None:
    x: Any = ow.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match="only leaves have their gradients in .grad"):
        assert (x * 2).grad is None
    result = x * 2
    result.retain_grad()
    assert result.grad is None
    assert x.grad is None
    assert ow.ones(2).grad is None
    with ow.no_grad():
        assert x[:1].grad is None
