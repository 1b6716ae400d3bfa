"""Instances of subclasses of Tensor: what is computed of them is what is computed of a Tensor, and as quickly.

Results are plain tensors, as PyTorch's are for a Parameter; what gives its argument back gives the very object.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.dispatch.parse_plans import OFTEN

F = ow.nn.functional


class Parameter(ow.Tensor):
    """With a dict of its own, as a class without __slots__ has it."""


class Slotted(ow.Tensor):
    """With a slot behind those of a Tensor."""

    __slots__ = ("name",)


class Mixed:
    """Something else that a class derives from as well."""


class Deep(Mixed, Slotted):
    """Derived from a derived class, which is not its first base."""


CLASSES = (Parameter, Slotted, Deep)


def of_class(kind: type[ow.Tensor], tensor: ow.Tensor) -> Any:
    """An instance over the memory of `tensor`; it requires grad if that does."""
    result: Any = object.__new__(kind)
    result._array, result.dtype, result._keys = tensor._array, tensor.dtype, ow.ones(1)._keys
    result._edge = result._writes = result._base = None
    return result.requires_grad_(tensor.requires_grad)


def number(shape: tuple[int, ...], *, grad: bool = False) -> ow.Tensor:
    result = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    return ow.from_numpy(result).requires_grad_(grad)


# Calls over p, an instance (4 x 4), x and b, tensors, and i, an instance of int64.
CALLS: dict[str, Callable[..., Any]] = {
    "operand": lambda p, x, i: x * p,
    "self": lambda p, x, i: p * x,
    "both": lambda p, x, i: p - p,
    "a number": lambda p, x, i: p + 1.5,
    "a keyword": lambda p, x, i: ow.add(p, x, alpha=2),
    "named operands": lambda p, x, i: ow.add(input=x, other=p),
    "several dtypes": lambda p, x, i: p * i,
    "transposed": lambda p, x, i: p.t() - p,
    "unary": lambda p, x, i: p.exp(),
    "joint": lambda p, x, i: ow.sigmoid(p),
    "view": lambda p, x, i: p.view(2, -1),
    "an index": lambda p, x, i: p[1:, 0],
    "an index of tensors": lambda p, x, i: x[i[0]],
    "a mask": lambda p, x, i: p[p > 0],
    "rows": lambda p, x, i: p[i[0]],
    "gather": lambda p, x, i: ow.gather(p, 1, i),
    "sum": lambda p, x, i: p.sum(1, keepdim=True),
    "mean of all": lambda p, x, i: p.mean(),
    "softmax": lambda p, x, i: F.softmax(p, 1),
    "cumsum": lambda p, x, i: p.cumsum(0),
    "mm": lambda p, x, i: x @ p,
    "linear": lambda p, x, i: F.linear(x, p, p[0]),
    "cat": lambda p, x, i: ow.cat([p, x, p]),
    "stack": lambda p, x, i: ow.stack((x, p), dim=-1),
    "where": lambda p, x, i: ow.where(p > 0, p, x),
    "like": lambda p, x, i: ow.zeros_like(p),
    "clone": lambda p, x, i: p.clone(),
    "to": lambda p, x, i: p.to(ow.float64),
    "detach": lambda p, x, i: p.detach(),
    "layer norm": lambda p, x, i: F.layer_norm(x, (4,), weight=p[0], bias=p[1]),
    "cross entropy": lambda p, x, i: F.cross_entropy(p, i[0]),
    "out": lambda p, x, i: ow.mul(x, 2, out=p.detach()),
    "sort": lambda p, x, i: p.sort(dim=1)[0],
    "einsum": lambda p, x, i: ow.einsum("ij,jk->ik", x, p),
}


def facts(result: ow.Tensor) -> Any:
    return result.dtype, result.shape, result.stride(), result.requires_grad, result._array.tobytes()


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("grad", [False, True], ids=["plain", "grad"])
@pytest.mark.parametrize("kind", CLASSES)
def test_results_are_those_of_a_tensor(kind, grad, call):
    x, tensor = number((4, 4)) * 2, ow.tensor([[0, 1, 2, 3]] * 4)
    arguments = number((4, 4), grad=grad)
    plain, p, i = arguments, of_class(kind, arguments), of_class(kind, tensor)
    for _ in range(OFTEN + 20):
        wanted, result = CALLS[call](plain, x, tensor), CALLS[call](p, x, i)
        assert facts(result) == facts(wanted)
        assert type(result) is ow.Tensor
    if not result.requires_grad:
        return
    for _ in range(2):  # into no gradient, then onto one
        CALLS[call](plain, x, tensor).sum().backward()
        CALLS[call](p, x, i).sum().backward()
    assert facts(p.grad) == facts(plain.grad)
    assert type(p.grad) is ow.Tensor


@pytest.mark.parametrize("kind", CLASSES)
def test_what_is_written_into_is_given_back(kind):
    p, x = of_class(kind, ow.zeros(3)), ow.ones(3)
    for _ in range(OFTEN + 20):
        assert p.add_(x) is p
        assert p.mul_(1.0) is p
        assert ow.mul(p, 1, out=p) is p
        assert p.requires_grad_() is p
        p.requires_grad_(False)
    assert p.tolist() == [OFTEN + 20.0] * 3
    assert p._writes[0] == 3 * (OFTEN + 20)


@pytest.mark.parametrize("kind", CLASSES)
def test_views_know_their_base(kind):
    p = of_class(kind, number((4, 4), grad=True))
    view = p[1]
    assert view._base is p
    with ow.no_grad():
        view.add_(1)
    assert p._writes[0] == 1
    (p[0] * 2).sum().backward()
    assert p.grad.tolist() == [[2.0] * 4] + [[0.0] * 4] * 3


def test_overridden_operators_come_first():
    class Loud(ow.Tensor):
        def __rmul__(self, other):
            return "reflected"

        def __add__(self, other):
            return "own"

    loud, x = of_class(Loud, ow.ones(2)), ow.ones(2)
    assert x * loud == "reflected"
    assert loud + x == "own"
    assert (x + loud).tolist() == [2.0, 2.0]


def count_of_python_calls(function: Callable[[], Any]) -> int:
    calls = 0

    def watch(_: FrameType, event: str, __: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(watch)
    try:
        function()
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize("call", [item for item in CALLS if item != "several dtypes"])
def test_a_subclass_costs_what_a_tensor_costs(call):
    x, tensor, arguments = number((4, 4)) * 2, ow.tensor([[0, 1, 2, 3]] * 4), number((4, 4))
    p, i = of_class(Parameter, arguments), of_class(Parameter, tensor)
    for _ in range(OFTEN + 120):
        CALLS[call](arguments, x, tensor)
        CALLS[call](p, x, i)
    plain = count_of_python_calls(lambda: CALLS[call](arguments, x, tensor))
    assert count_of_python_calls(lambda: CALLS[call](p, x, i)) <= plain


# -- text --------------------------------------------------------------------------------------------------------------

SHOWN: dict[str, Callable[[Any, Any], Any]] = {  # of a package and a subclass of its Tensor
    "elements": lambda m, kind: m.ones(3).as_subclass(kind),
    "constructor": lambda m, kind: kind([1.0, 2.5]),
    "rows": lambda m, kind: m.ones(2, 3).as_subclass(kind),
    "many": lambda m, kind: m.arange(60).as_subclass(kind),
    "too many": lambda m, kind: m.arange(2000).as_subclass(kind),
    "none": lambda m, kind: kind(),
    "no rows": lambda m, kind: m.empty(0, 2).as_subclass(kind),
    "number": lambda m, kind: m.tensor(2).as_subclass(kind),
    "leaf": lambda m, kind: m.ones(3).as_subclass(kind).requires_grad_(),
    "parameter": lambda m, kind: m.nn.Parameter(m.ones(2)),
    "parameter of a subclass": lambda m, kind: m.nn.Parameter(m.ones(2).as_subclass(kind)),
    "subclass of Parameter": lambda m, kind: type("Weight", (m.nn.Parameter,), {})(m.ones(2)),
    "buffer": lambda m, kind: m.nn.Buffer(m.ones(2)),
    "other text": lambda m, kind: m.Tensor.__repr__(m.ones(2).as_subclass(kind), tensor_contents="[two]"),
    "other text of a leaf": lambda m, kind: m.Tensor.__repr__(m.ones(2, requires_grad=True), tensor_contents="[two]"),
    "other text of no elements": lambda m, kind: m.Tensor.__repr__(m.empty(0, 2), tensor_contents="[none]"),
    "a property on a new line": lambda m, kind: m.Tensor.__repr__(
        m.ones(2).as_subclass(kind).requires_grad_(), tensor_contents="a" * 75
    ),
}


@pytest.mark.parametrize("case", SHOWN)
def test_a_subclass_is_shown_by_its_name(case):
    torch = pytest.importorskip("torch")
    texts = [str(SHOWN[case](m, type("Measured", (m.Tensor,), {}))) for m in (ow, torch)]
    assert texts[0] == texts[1]


def test_a_subclass_without_elements_or_with_few_is_shown_by_its_name():
    planned = ow.ones(2, device="meta").as_subclass(Parameter)
    assert str(planned) == "Parameter(..., device='meta', size=(2,))"
    shown = ow.Tensor.__repr__(planned, tensor_contents="none")
    assert shown == "Parameter(none, device='meta', size=(2,))"
    sparse = ow.eye(2).to_sparse()
    assert str(sparse).startswith("tensor(indices=tensor([[0, 1],\n")
    text = ow.Tensor.__repr__(sparse, tensor_contents="[eye]")
    assert text == "tensor([eye],\n       size=(2, 2), nnz=2, layout=sparse_coo)"


def test_contents_of_a_printed_tensor_are_a_text() -> None:
    with pytest.raises(TypeError, match="tensor_contents must be a text or None, got Tensor"):
        ow.Tensor.__repr__(ow.ones(2), tensor_contents=ow.ones(2))
