"""Tensors and nodes whose slots are empty: making one is an error, and using one is never a crash."""

from __future__ import annotations

import copy
import pickle

import forked
import numpy as np
import pytest

import generated as ow
from runtime.autograd.node import AccumulateGrad, Node
from runtime.errors import ArgumentError, ComputeError, OpweaveError
from runtime.tensor import WrappedNumber, is_whole, make_tensor

pytestmark = pytest.mark.smoke
MAKING = {
    "call": lambda kind: kind(),
    "call with data": lambda kind: kind([1.0, 2.0]),
    "call with keywords": lambda kind: kind(data=3),
    "new": lambda kind: kind.__new__(kind),
    "a subclass": lambda kind: type("Mine", (kind,), {})(),
}
SLOTS = ("_array", "dtype", "_keys", "_edge", "_writes", "_base")
matrix = ow.ones(3, 3)


class Kept(ow.autograd.Function):
    """Saves its second argument."""

    @staticmethod
    def forward(ctx, x, other):
        ctx.save_for_backward(other)
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.saved_tensors[0], None


def pushed(x):
    with ow.autograd.forward_ad.dual_level():
        return ow.exp(ow.autograd.forward_ad.make_dual(x, x))


def leaf():
    return ow.ones(3, requires_grad=True)


# Every native path that reads a tensor, and what is around them.
USES = {
    "repr": repr,
    "format": "{:.2f}".format,
    "add": lambda t: t + t,
    "add to a number": lambda t: 1 + t,
    "add to another": lambda t: ow.ones(3) + t,
    "add, recorded": lambda t: leaf() + t,
    "add in place": lambda t: t.add_(1),
    "add in place to another": lambda t: ow.ones(3).add_(t),
    "mul and backward": lambda t: (leaf() * t).sum().backward(),
    "exp": ow.exp,
    "out": lambda t: ow.exp(ow.ones(3), out=t),
    "fill": lambda t: t.fill_(1),
    "copy into": lambda t: t.copy_(ow.ones(3)),
    "copy from": lambda t: ow.ones(3).copy_(t),
    "cat": lambda t: ow.cat([t, t]),
    "cat behind another": lambda t: ow.cat([ow.ones(3), t]),
    "stack": lambda t: ow.stack([ow.ones(3), t]),
    "sum": lambda t: t.sum(),
    "softmax": lambda t: ow.softmax(t, 0),
    "mm, left": lambda t: ow.mm(t, matrix),
    "mm, right": lambda t: ow.mm(matrix, t),
    "linear": lambda t: ow.nn.functional.linear(matrix, matrix, t),
    "conv": lambda t: ow.nn.functional.conv1d(ow.ones(1, 1, 5), t),
    "view": lambda t: t.view(3, 1),
    "index": lambda t: t[0],
    "as an index": lambda t: ow.ones(3)[t],
    "write at": lambda t: t.__setitem__(0, 1.0),
    "write into": lambda t: ow.ones(3).__setitem__(0, t),
    "gather": lambda t: ow.gather(t, 0, ow.tensor([0])),
    "gather at": lambda t: ow.gather(matrix, 0, t),
    "index_select": lambda t: ow.index_select(t, 0, ow.tensor([0])),
    "cross_entropy": lambda t: ow.nn.functional.cross_entropy(t, ow.tensor([0, 1, 2])),
    "cross_entropy, target": lambda t: ow.nn.functional.cross_entropy(matrix, t),
    "where": lambda t: ow.where(t, matrix, matrix),
    "tensor": ow.tensor,
    "a list of it": lambda t: ow.tensor([t]),
    "to": lambda t: t.to(ow.float64),
    "detach": lambda t: t.detach(),
    "numpy": lambda t: t.numpy(),
    "of an array": lambda t: np.ones(3) + t,
    "item": lambda t: t.item(),
    "bool": bool,
    "len": len,
    "iterate": list,
    "storage": lambda t: t.untyped_storage(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickle.dumps,
    "backward": lambda t: t.backward(),
    "backward with it": lambda t: (leaf() * 1).backward(t),
    "grad of it": lambda t: ow.autograd.grad(t, leaf()),
    "grad at it": lambda t: ow.autograd.grad(leaf().sum(), t),
    "as a gradient": lambda t: setattr(leaf(), "grad", t),
    "hook": lambda t: t.register_hook(print),
    "requires_grad_": lambda t: t.requires_grad_(),
    "forward mode": pushed,
    "Function": lambda t: Kept.apply(leaf(), t).sum().backward(),
}
# What was made around the functions that make tensors, or lost a slot.
BROKEN = {
    "empty": lambda: object.__new__(ow.Tensor),
    **{f"without {name}": lambda name=name: without(name, ow.ones(3)) for name in SLOTS},
    **{f"a leaf without {name}": lambda name=name: without(name, leaf()) for name in SLOTS},
    "a result without _array": lambda: without("_array", leaf() * 2),
}
EMPTY = " object has no attribute "
REPEATED = 25  # calls after which native code has taken over what it can


def without(name, tensor):
    delattr(tensor, name)
    return tensor


def attacks():
    return {
        f"{what}: {use}": lambda make=make, run=run: run(make())
        for what, make in BROKEN.items()
        for use, run in USES.items()
    }


@pytest.fixture(scope="module")
def endings():
    return forked.run(__file__)


@pytest.mark.parametrize("way", MAKING)
def test_a_number_in_the_place_of_a_tensor_is_made_by_a_function(way):
    with pytest.raises(ArgumentError, match=r"\(\): a number in the place of a tensor is made by wrap_number"):
        MAKING[way](WrappedNumber)


def test_no_use_is_a_crash(endings):
    assert list(endings) == list(attacks())
    assert {name: what for name, (how, what) in endings.items() if how == "crash"} == {}


def test_what_is_foreign_is_pythons_own_word_for_an_empty_slot(endings):
    assert {name: what for name, (how, what) in endings.items() if how == "foreign" and EMPTY not in what} == {}


def test_a_tensor_without_value_shows_itself_and_is_not_saved():
    empty = object.__new__(ow.Tensor)
    assert not is_whole(empty)
    assert is_whole(ow.ones(3))
    assert repr(empty) == "<Tensor without a value>"
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(ComputeError, match="was never given a value"):
            way(empty)


@pytest.mark.parametrize("kind", [Node, AccumulateGrad, type((leaf() * 2).grad_fn), type(ow.exp(leaf()).grad_fn)])
def test_backward_through_a_node_without_edges(kind):
    result = leaf() * 2
    result._edge = (object.__new__(kind), 0)
    with pytest.raises((OpweaveError, AttributeError)):
        (result * 2).sum().backward()


def test_make_tensor_makes_what_it_did():
    array = np.arange(3.0)
    tensor = make_tensor(array, ow.float64)
    assert type(tensor) is ow.Tensor
    assert tensor._array is array
    assert is_whole(tensor)


if __name__ == "__main__":
    for use in USES.values():
        for _ in range(REPEATED):
            try:
                use(ow.ones(3))
            except Exception:
                break
    forked.endings(attacks())
