"""What a graph leaves to the garbage collector: few objects to walk for a node, and every cycle to find."""

from __future__ import annotations

import gc
import weakref

import pytest

import generated as ow
from runtime.native.builtin import is_on

NODES = 2000

# What a node of a chain may add to the objects that the collector walks: itself; for two inputs the tuple of its edges;
# and the tensors that it saves.
CHAINS = {
    "a number": (lambda y, _: y * 1.5, 1),
    "a constant": (lambda y, w: y + w.detach(), 2),
    "the output is saved": (lambda y, _: y.tanh(), 1),
    "the output is saved in a reduction": (lambda y, _: y.softmax(0), 1),
    "a view": (lambda y, _: y.neg().view(4), 5),
    "two inputs": (lambda y, w: y + w, 2),
    "two inputs that are saved": (lambda y, w: y * w, 3),
}


def tracked() -> int:
    gc.collect()
    return len(gc.get_objects())


@pytest.mark.skipif(not is_on(), reason="objects are kept from the collector in native code")
@pytest.mark.parametrize("what", CHAINS)
def test_a_node_is_few_objects_for_the_collector(what: str) -> None:
    step, most = CHAINS[what]
    x, w = ow.ones(4, requires_grad=True), ow.ones(4, requires_grad=True)
    y = x
    for _ in range(NODES):  # everything there is made once is made
        y = step(y, w)
    y = step(x, w)
    before = tracked()
    for _ in range(NODES):
        y = step(y, w)
    added = tracked() - before
    assert added <= most * NODES + 50
    y.sum().backward()
    before = tracked()
    del y
    assert before - tracked() >= NODES  # and all of it goes again


def hook_on_a_leaf(x):
    y = x * 2
    x.register_hook(lambda _: y)
    return y


def hook_on_a_node(x):
    y = x.tanh()
    z = y * y
    y.register_hook(lambda _: z)
    return z


def hook_made_before(x):
    kept = {}
    y = x.exp()
    y.grad_fn.register_hook(lambda *_: kept)
    kept["z"] = y.sin()
    return kept["z"]


def metadata(x):
    y = x.tanh().tanh()
    y.grad_fn.next_functions[0][0].metadata["y"] = y
    return y


def saved_input_written(x):
    a = x * 1
    y = a * x  # saves a, whose history is then behind y
    a.add_(y)
    return y


def graph_in_a_gradient(x):
    y = x.tanh().sum()
    y.backward(create_graph=True)
    return y


def function_context(x):
    class Own(ow.autograd.Function):
        @staticmethod
        def forward(ctx, given):
            ctx.kept = []
            return given * 2

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

    y = Own.apply(x.tanh())
    y.grad_fn.kept.append(y.exp())
    return y


CYCLES = [
    hook_on_a_leaf, hook_on_a_node, hook_made_before, metadata, saved_input_written, graph_in_a_gradient,
    function_context,
]  # fmt: skip


@pytest.mark.parametrize("make", CYCLES)
def test_cycles_through_a_graph_are_collected(make) -> None:
    for _ in range(3):  # also where native code records
        x = ow.ones(4, requires_grad=True)
        y = make(x)
        watches = [weakref.ref(x), weakref.ref(y), weakref.ref(y.grad_fn)]
        del x, y
        gc.collect()
        assert [one() for one in watches] == [None, None, None]


def test_a_node_is_the_edge_to_its_first_output() -> None:
    x = ow.ones(4, requires_grad=True)
    y = x.tanh()
    node, place = y._edge
    assert (node, place) == (y.grad_fn, 0)
    assert y.exp().grad_fn.next_functions == ((y.grad_fn, 0),)
    values, _ = y.sort()
    assert values.output_nr == 0
    low, high = y.aminmax()
    assert high.exp().grad_fn.next_functions == ((low.grad_fn, 1),)
    assert (x * y).grad_fn.next_functions == ((x._edge[0], 0), (y.grad_fn, 0))


def test_a_saved_output_that_is_written_is_an_error_still() -> None:
    for _ in range(3):
        y = ow.ones(4, requires_grad=True).tanh()
        y.add_(1)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            y.sum().backward()
