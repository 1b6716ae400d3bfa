"""Graphs and the garbage collector: few objects to walk for a node, and every cycle is found."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import weakref

import pytest
from folders import ROOT

import generated as ow
from runtime.autograd import shelf
from runtime.native.builtin import is_on

NODES = 2000

# What a node of a chain may add to the objects that the collector walks: itself; for two inputs the tuple of its edges;
# and the tensors that it saves.
CHAINS = {
    "a number": (lambda y, _: y * 1.5, 1),
    "a constant": (lambda y, w: y + w.detach(), 2),
    "the output is saved": (lambda y, _: y.exp(), 1),
    "the output is saved in a reduction": (lambda y, _: y.softmax(0), 1),
    "a view": (lambda y, _: y.neg().view(4), 5),
    "two inputs": (lambda y, w: y + w, 2),
    "two inputs that are saved": (lambda y, w: y * w, 3),
}


def tracked() -> int:
    gc.collect()
    gc.collect()  # a tuple of tuples is found to need no walking once these were
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


@pytest.fixture
def puts_aside():
    """Native code records, and no collection runs by itself. Skips where nothing is put aside."""
    x = ow.ones(4, requires_grad=True)
    for _ in range(200):  # so that native code is worth its loading
        (x * x.tanh()).sum().backward()
    if not is_on() or not shelf.shelf_address() or not shelf._epochs:
        pytest.skip("graphs are left to the collector")
    gc.collect()
    gc.disable()
    yield
    gc.enable()


# What a node of a chain leaves to the collector between its full collections: nothing, but for the views of a memory.
PUT_ASIDE = {
    "a number": (lambda y, _: y * 1.5, 0),
    "a constant": (lambda y, w: y + w.detach(), 0),
    "a constant that is saved": (lambda y, w: y * w.detach(), 0),
    "the output is saved": (lambda y, _: y.exp(), 0),
    "a reduction": (lambda y, _: y.softmax(0), 0),
    "two inputs": (lambda y, w: y + w, 0),
    "two inputs that are saved": (lambda y, w: y * w, 0),
    "the input is saved": (lambda y, _: y.sin(), 0),
    "one of several outputs": (lambda y, w: y.split(2)[1].sum() * w, 2),  # the shapes and dtypes of all of them
    "a view": (lambda y, _: y.neg().view(4), 1),
}


@pytest.mark.parametrize("what", PUT_ASIDE)
def test_the_collector_does_not_walk_graphs(what: str, puts_aside: None) -> None:
    step, most = PUT_ASIDE[what]
    x, w = ow.ones(4, requires_grad=True), ow.ones(4, requires_grad=True)
    y = x
    for _ in range(NODES):  # everything there is made once is made, native code with it
        y = step(y, w)
    y.sum().backward()
    y = step(x, w)
    before, rest = tracked(), NODES // 2  # builtins may come just now, and modules with them
    for _ in range(NODES):
        y = step(y, w)
    gc.collect(1)  # finds that tuples of numbers need no walking
    assert len(gc.get_objects()) - before <= most * NODES + rest
    assert tracked() - before >= NODES  # a full collection has all of them
    y.sum().backward()
    del y
    assert tracked() - before <= rest


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
    table = {}
    y = x.exp()
    y.grad_fn.register_hook(lambda *_: table)
    table["z"] = y.sin()
    return table["z"]


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
        def forward(ctx, number):
            ctx.kept = []
            return number * 2

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
        assert [watch() for watch in watches] == [None, None, None]


def gradient_with_a_history(x):
    y = (x * x).sum()
    x.grad = (y * x).tanh()
    return y


def view_written(x):
    a = x * 1
    part = a[1:]
    y = a.sin()
    part.mul_(y[1:])
    return y


@pytest.mark.parametrize("make", [*CYCLES, gradient_with_a_history, view_written])
def test_what_may_close_a_cycle_gives_graphs_back(make, puts_aside: None) -> None:
    """A collection of young objects finds the cycle: nobody waits for a full one."""
    for _ in range(3):
        x = ow.ones(4, requires_grad=True)
        y = make(x.tanh().detach().requires_grad_())
        watch = weakref.ref(y.grad_fn)
        del x, y
        gc.collect(1)
        assert watch() is None


def test_graphs_after_users_own_objects_stay_with_the_collector(puts_aside: None) -> None:
    """A hook holds what users like, also later: what refers to its node is not put aside."""
    def walked(z):
        z = z.sin()
        before = len(gc.get_objects())
        for _ in range(NODES):
            z = z.sin()
        return (len(gc.get_objects()) - before) / NODES

    x = ow.ones(4, requires_grad=True)
    y = x.tanh()
    y.register_hook(lambda _: None)
    assert walked(y) >= 2
    assert walked(x) < 1
    y = x.tanh()
    y.grad_fn.metadata["note"] = 1
    assert walked(y) >= 2
    x.register_hook(lambda _: None)
    assert walked(x) >= 2


def test_the_shelf_holds_against_threads() -> None:
    """Graphs come, go, and are given back while another thread collects."""
    end = threading.Event()

    def collect() -> None:
        while not end.is_set():
            gc.collect(1)
            shelf.release()

    thread = threading.Thread(target=collect)
    thread.start()
    try:
        for k in range(200):
            x = ow.ones(4, requires_grad=True)
            y = x
            for _ in range(30):
                y = y * x
            if k % 3 == 0:
                a = x * 2
                y = (y * a).sum()
                a.add_(1)
                del a
            elif k % 3 == 1:
                y.sum().backward()
                assert x.grad.tolist() == [31] * 4
            del y
    finally:
        end.set()
        thread.join()
    gc.collect()


AT_THE_END = """
import generated as ow
x = ow.ones(4, requires_grad=True)
y = x
for _ in range(2000):
    y = y * x
kept = [y]
kept.append(kept)
"""


def test_a_program_may_end_with_graphs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AT_THE_END], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_node_is_the_edge_to_its_first_output() -> None:
    x = ow.ones(4, requires_grad=True)
    y = x.tanh()
    node, position = y._edge
    assert (node, position) == (y.grad_fn, 0)
    assert y.exp().grad_fn.next_functions == ((y.grad_fn, 0),)
    values, _ = y.sort()
    assert values.output_nr == 0
    low, high = y.aminmax()
    assert high.exp().grad_fn.next_functions == ((low.grad_fn, 1),)
    assert (x * y).grad_fn.next_functions == ((x._edge[0], 0), (y.grad_fn, 0))


def test_a_saved_output_that_is_written_is_an_error_still() -> None:
    for _ in range(3):
        y = ow.ones(4, requires_grad=True).exp()
        y.add_(1)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            y.sum().backward()
