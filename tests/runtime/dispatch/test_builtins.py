"""Native calls give what the general path gives, however often they are made: results, errors, versions, references."""

from __future__ import annotations

import contextlib
import gc
import subprocess
import sys
import tracemalloc

import numpy as np
import pytest
from counting import lost_references

import generated as m
from runtime.dispatch.parse_plans import OFTEN
from runtime.kernels.elementwise.forms import FormOnDemand

MANY = OFTEN + 10


def arguments():
    """Tensors that the calls below read."""
    draw = np.random.default_rng(0)
    wide = m.from_numpy(draw.random((4, 3), np.float32))
    return {
        "m": m, "a": wide, "b": m.from_numpy(draw.random((4, 3), np.float32)), "row": wide[0], "column": wide[:, :1],
        "whole": m.tensor([1, 2, 3]), "flags": wide > 0.5, "double": wide.double(), "half": wide.half(),
        "complex": wide.to(m.complex64), "turned": m.from_numpy(draw.random((3, 4), np.float32)).t(),
        "stretched": wide[0].expand(4, 3), "gaps": m.from_numpy(draw.random((4, 6), np.float32))[:, ::2],
        "backwards": m.flip(wide, (0,)), "none": m.empty(0, 3), "one": m.tensor(2.0), "big": 2**70,
    }  # fmt: skip


CALLS = [
    # Operands of an elementwise operator.
    "a + b", "a + row", "a + column", "row + column", "a + one", "a * turned", "turned * turned", "a - stretched",
    "stretched + stretched", "gaps / a", "gaps + gaps", "a + backwards", "none + row", "none + none", "a + whole",
    "whole + 1",
    "whole + 1.5", "whole + True", "flags + flags", "flags + 1", "a + 2", "a + 0.5j", "complex + 2", "complex * 1.5",
    "half + half", "half * 3", "double + a", "m.where(flags, a, b)", "m.where(flags, a, 0.0)",
    "m.where(flags, row, column)",
    "a > b", "a == 1", "m.lerp(a, b, 0.3)", "m.addcmul(a, b, b, value=0.5)", "m.clamp(a, min=0.2)",
    "m.clamp(a, 0.2, 0.6)",
    "m.pow(2, a)", "m.pow(a, 2)", "whole.pow(2)", "m.add(a, b, alpha=2)", "m.add(other=b, input=a)",
    "a.add(b, alpha=0.5)",
    "m.add(whole, whole, alpha=3)", "a.masked_fill(flags, 1.0)", "m.logit(a, 1e-3)", "m.frexp(a)",
    "m.nn.functional.elu(a, 0.5)",
    # Arguments of every kind.
    "a.sum(1, keepdim=True)", "a.sum(dim=(0, 1))", "a.sum([0])", "a.sum(axis=1)", "a.mean(dim=-1, keepdims=True)",
    "m.cat([a, b], dim=1)", "m.cat((a, b), 0)", "m.stack([a, b], dim=-1)", "a.std(0, unbiased=False)",
    "m.transpose(a, dim0=0, dim1=1)", "a.reshape([3, 4])", "a.view((2, 6))", "m.zeros(2, 3, dtype=m.float64)",
    "m.full((2,), 1.5, dtype=m.int32)", "m.softmax(a, dim=-1, dtype=m.float64)", "m.nn.functional.linear(a, b)",
    "m.nn.functional.linear(a, b, bias=None)", "m.nn.functional.layer_norm(a, (3,), weight=row, bias=None)",
    "m.nn.functional.mse_loss(a, b, reduction='sum')", "m.nn.functional.max_pool2d(a[None, None], 2, stride=1)",
    "m.nn.functional.pad(a, [1, 1], value=2.0)", "m.nn.functional.gelu(a, approximate='tanh')",
    "a.sort(descending=True)",
    "m.norm(a, p=2)", "a.argmax(dim=0)", "a.permute(1, 0)", "m.einsum('ij,kj->ik', a, b)",
    "m.arange(3, dtype=m.float32)",
    "m.tensor([1.0]).requires_grad_(requires_grad=True)", "m.index_select(a, dim=0, index=m.tensor([1, 0]))",
    # What is rejected.
    "a + m.ones(5)", "m.add(a, 'x')", "m.add(a, b, alpha='x')", "m.add(whole, whole, alpha=0.5)",
    "m.add(a, b, beta=2)",
    "m.add(a)", "m.add(a, b, 1, 1)", "a.sum(5)", "a.sum((0, 0))", "whole + big", "whole.add(1, big)", "m.exp(a, a)",
    "m.where(a, a, b)", "a.sum(dim=1.5)", "m.cat([a, 1])", "a.reshape([3.0, 4])", "m.bitwise_and(a, b)",
    "flags - flags",
]  # fmt: skip


def outcome(call: str, names: dict):
    """What a call gives, in a form that can be compared."""
    try:
        result = eval(call, names)
    except Exception as error:
        return type(error), str(error)
    results = result if isinstance(result, tuple) else (result,)
    return [
        (tensor.dtype, tensor.shape, tensor.stride(), tensor.requires_grad, np.asarray(tensor.tolist()).tobytes())
        for tensor in results
    ]


@pytest.mark.parametrize("call", CALLS)
def test_a_call_made_often_gives_what_the_first_gave(call: str) -> None:
    names = arguments()
    first = outcome(call, names)
    for _ in range(MANY):
        assert outcome(call, names) == first


UPDATES = [
    "t.add_(b)", "t.add_(b, alpha=2)", "t.mul_(2.0)", "t.mul_(row)", "t.exp_()", "t.clamp_(0.2, 0.6)", "t.sub_(t)",
    "t.masked_fill_(flags, 1.0)", "m.add(a, b, out=t)", "m.mul(a, row, out=t)", "m.exp(t, out=t)", "m.add(t, t, out=t)",
    "t.t().add_(1)", "t[1:].add_(t[:-1])", "t[:, ::2].mul_(3)", "t[0].copy_(row)", "m.add(a, b, out=t[:, :])",
    # What is rejected, and leaves the tensor as it was.
    "row.add_(a)", "t.add_(complex)", "t.add_(m.ones(5))", "m.add(a, b, out=whole)", "t[0].expand(4, 3).add_(1)",
]  # fmt: skip


@pytest.mark.parametrize("call", UPDATES)
def test_writes_made_often_change_values_and_versions_as_the_first_did(call: str) -> None:
    seen = []
    for _ in range(MANY):
        names = arguments()
        t = names["t"] = names["a"].clone()
        result, row = outcome(call, names), names["row"]
        seen.append((result, t.tolist(), t._writes and t._writes[0], row.tolist(), row._writes[0]))
    assert all(item == seen[0] for item in seen)


def test_results_and_arguments_are_not_kept() -> None:
    names = arguments()
    a, b = names["a"], names["b"]
    calls = [compile(call, "call", "eval") for call in CALLS]
    for _ in range(MANY):
        for call in calls:
            with contextlib.suppress(Exception):
                eval(call, names)
    gc.collect()
    watched = [a, a._array, b, m.float32, m.float32.numpy, m.bool, None, True, 2, Ellipsis, m.Tensor, names["flags"]]

    def work() -> None:
        for call in calls:
            with contextlib.suppress(Exception):
                eval(call, names)

    assert lost_references(work, watched) == 0
    tracemalloc.start()
    start = tracemalloc.get_traced_memory()[0]
    for _ in range(300):
        work()
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - start
    tracemalloc.stop()
    assert grown < 300_000


def test_a_kernel_that_was_replaced_is_called() -> None:
    from runtime.dispatch.registry import find
    from runtime.tensor import keys

    a = arguments()["a"]
    for _ in range(MANY):
        m.add(a, a, alpha=2)
    operator = find("add.Tensor")
    before = operator.override(keys.CPU, lambda self, other, alpha: (self, other, alpha))
    try:
        assert m.add(a, a, alpha=2) == (a, a, 2)
        assert (a + a)[2] == 1
    finally:
        operator.override(keys.CPU, before)
    assert m.add(a, a, alpha=2).tolist() == (a * 3).tolist()


def test_subclasses_and_other_numbers_take_the_general_path() -> None:
    class Ours(int):
        pass

    a = arguments()["a"]
    for _ in range(MANY):
        m.add(a, a, alpha=2)
        a.sum(1, keepdim=True)
    assert m.add(a, a, alpha=np.float32(2)).tolist() == m.add(a, a, alpha=2).tolist()
    assert m.add(a, a, alpha=Ours(2)).tolist() == m.add(a, a, alpha=2).tolist()
    assert a.sum(np.int64(1), keepdim=True).tolist() == a.sum(1, keepdim=True).tolist()
    assert m.add(np.float64(2), a).tolist() == (a + 2).tolist()


ENDING = """
import gc, sys, weakref
import generated as ow
from runtime import lasting
from runtime.native import builtin, tensors

x = ow.ones(3, requires_grad=True)
for _ in range(200):
    (x * 2).tanh().sum().backward()
definitions = [weakref.ref(one) for one in lasting._kept if isinstance(one, builtin._MethodDef)]
assert len(definitions) > 5
table = weakref.ref(tensors.PROCESS)
for module in (builtin, tensors, lasting):  # as the interpreter does when it ends
    vars(module).clear()
gc.collect()
assert all(one() is not None for one in definitions)
assert table() is not None
"""


def test_what_builtins_point_to_outlives_the_modules() -> None:
    """The collector reads the definition of every builtin that is left when all modules are empty."""
    subprocess.run([sys.executable, "-c", ENDING], check=True, timeout=120)


def test_a_public_function_is_the_same_key_before_and_after_native_code_takes_it():
    """CPython hashes and compares builtins by their definition."""
    function, method, x = m.cosh, m.Tensor.cosh, m.ones(3)
    table, hashed = {function: "function", method: "method"}, hash(function)
    for _ in range(100):
        function(x)
        x.cosh()
    assert hash(function) == hashed
    assert (table[m.cosh], table[m.Tensor.cosh]) == ("function", "method")
    assert function == m.cosh != m.sinh


@pytest.mark.parametrize(
    "call",
    ["m.pow(2.0, x)", "2.0 ** x", "m.remainder(2.0, x)", "m.xlogy(2.0, x)", "m.logspace(0, 1, 4)"],
)
def test_operands_in_another_order_ask_once_for_a_builtin(call, monkeypatch):
    """Whether it is compiled, which is a look at a file, was asked at each call."""
    x = m.tensor([1.0, 2.5])

    def compute():
        return eval(call, {"m": m, "x": x})

    for _ in range(3):
        first = compute()
    asked = []
    monkeypatch.setattr(FormOnDemand, "__call__", lambda self, *operands: asked.append(self.name))
    assert compute().tolist() == first.tolist()
    assert not asked
