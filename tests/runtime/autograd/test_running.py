"""Running the nodes of a graph: natively and by the general paths, in the same order and with the same sums."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.autograd import passes
from runtime.autograd.node import AccumulateGrad, Node, next_sequence_nr

NATIVE = (passes.advance.prepare_kernel(), passes.hand_on.prepare_kernel())
GENERAL = (passes.advance.general, passes.hand_on.general)


@pytest.fixture(params=[NATIVE, GENERAL], ids=["native", "general"])
def steps(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways, one after the other."""
    use(request.param, monkeypatch)


def use(ways: tuple[Callable[..., Any], Callable[..., Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run nodes in one of the ways."""
    monkeypatch.setattr(passes.advance, "call", ways[0])
    monkeypatch.setattr(passes.hand_on, "call", ways[1])


class Step(Node):
    """Gives its gradient, times another number each, to everything that it was computed from."""

    def __init__(self, log: list[int], number: int, edges: list[Any], shape: tuple[int, ...]) -> None:
        self.log, self.number = log, number
        self.edges = edges[0] if len(edges) == 1 and isinstance(edges[0], Node) else tuple(edges)
        self.shape, self.dtype, self.sequence_nr = shape, ow.float64, next_sequence_nr()

    def apply(self, *grads: Any, **_: Any) -> Any:
        """Of several results, every third is left out, and others have to be reduced."""
        self.log.append(self.number)
        total, results = grads[0].sum(), []
        for k, edge in enumerate(passes.edges_of(self)):
            shape = (2, 4) if edge is None or k % 3 == 1 else edge[0].shape
            results.append(None if k % 3 == 2 else total * (0.25 + k / 8) + ow.zeros(shape, dtype=ow.float64))
        return tuple(results)

    def release(self) -> None:
        """It is told once."""
        self.log.append(-self.number - 1)


def ran(seed: int, ways: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], list[Any]]:
    """The order in which the nodes of a random graph run, and the gradients of its leaves."""
    random, log = Random(seed), []  # type: ignore[var-annotated]
    leaves = [ow.zeros(random.choice([(), (4,), (1,), (2, 4)]), dtype=ow.float64, requires_grad=True) for _ in range(4)]
    nodes: list[Node] = [leaf._edge for leaf in leaves]
    for number in range(40):
        edges: list[Any] = []
        for _ in range(random.randrange(1, 5)):
            chosen = random.choice(nodes)
            edges.append(random.choice([chosen, (chosen, 0), (chosen, 0), None]))
        nodes.append(Step(log, number, edges, random.choice([(), (4,)])))
        if random.random() < 0.1:
            nodes[-1].register_prehook(lambda grads: (grads[0] * 1.25,))
    use(ways, monkeypatch)
    root = ow.zeros(tuple(nodes[-1].shape), dtype=ow.float64)
    root._edge = nodes[-1]
    root.backward(ow.ones(root.shape, dtype=ow.float64), retain_graph=seed % 2 == 0)
    return log, [None if leaf.grad is None else leaf.grad.tolist() for leaf in leaves]


@pytest.mark.parametrize("seed", range(30))
def test_random_graphs_run_in_the_same_order(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Branches that join again, shapes that were broadcast, several edges to one node, hooks and missing gradients."""
    native, general = ran(seed, NATIVE, monkeypatch), ran(seed, GENERAL, monkeypatch)
    assert native == general
    assert native[0], "no node ran"
    steps = [number for number in native[0] if number >= 0]
    assert steps == sorted(steps, reverse=True)  # what was recorded later goes first
    assert (len(native[0]) == len(steps)) == (seed % 2 == 0)


@pytest.mark.usefixtures("steps")
def test_a_leaf_takes_over_what_nobody_else_holds() -> None:
    """Without a copy: the memory that the node made is that of the gradient, unless somebody keeps it."""
    results: list[Any] = []

    class Make(Step):
        def apply(self, *grads: Any, **_: Any) -> Any:
            result = ow.ones(3, dtype=ow.float64)
            results.append(result.data_ptr())
            values.extend([result] * keeps)
            return (result,)

    for keeps in (False, True):
        values: list[Any] = []
        leaf = ow.zeros(3, dtype=ow.float64, requires_grad=True)
        root = ow.zeros(3, dtype=ow.float64)
        root._edge = Make([], 0, [leaf._edge], (3,))
        root.backward(ow.ones(3, dtype=ow.float64))
        assert leaf.grad is not None
        assert (leaf.grad.data_ptr() == results[-1]) is not keeps
        assert leaf.grad.tolist() == [1.0] * 3


@pytest.mark.usefixtures("steps")
def test_a_leaf_waits_for_the_thread_that_is_at_it() -> None:
    """A gradient is not put where another thread is about to put one."""
    leaf = ow.zeros(3, requires_grad=True)
    node = leaf._edge
    assert isinstance(node, AccumulateGrad)
    loss = (leaf * 2.0).sum()
    thread = threading.Thread(target=loss.backward)
    with node._lock:
        thread.start()
        thread.join(0.3)
        assert thread.is_alive()
        assert leaf.grad is None
        node.grad = ow.ones(3)
    thread.join()
    assert leaf.grad.tolist() == [3.0] * 3


@pytest.mark.usefixtures("steps")
@pytest.mark.parametrize(
    ("value", "message"),
    [
        ((), "returned 0 gradients, but it has 1 inputs"),
        ([1.0, 2.0], "returned 2 gradients, but it has 1 inputs"),
        (None, "a node returns a tuple with a gradient per input"),
        ((np.ones(3),), "is an object of"),
        ((ow.ones(5),), r"has shape \[5\], but expected shape compatible with \[3\]"),
    ],
)  # fmt: skip
def test_what_a_node_may_not_return(value: Any, message: str) -> None:
    """Wrong counts, kinds, shapes and dtypes are errors in both ways."""

    class Wrong(Step):
        def apply(self, *grads: Any, **_: Any) -> Any:
            return value

    root = ow.zeros(3)
    root._edge = Wrong([], 0, [ow.zeros(3, requires_grad=True)._edge], (3,))
    root._edge.dtype = ow.float32
    with pytest.raises((RuntimeError, TypeError), match=message):
        root.backward(ow.ones(3))


@pytest.mark.usefixtures("steps")
def test_a_list_is_as_good_as_a_tuple() -> None:
    """What a node returns may be a list."""

    class Listed(Step):
        def apply(self, *grads: Any, **_: Any) -> Any:
            return [grads[0] * 2.0, None]

    leaf, root = ow.zeros(3, dtype=ow.float64, requires_grad=True), ow.zeros(3, dtype=ow.float64)
    root._edge = Listed([], 0, [(leaf._edge, 0), None], (3,))
    root.backward(ow.ones(3, dtype=ow.float64))
    assert leaf.grad.tolist() == [2.0] * 3


@pytest.mark.usefixtures("steps")
def test_errors_of_nodes_leave_nothing_behind() -> None:
    """An error in a node is the caller's, and the next backward runs as usual."""

    class Fails(Step):
        def apply(self, *grads: Any, **_: Any) -> Any:
            raise ZeroDivisionError

    leaf = ow.zeros(3, dtype=ow.float64, requires_grad=True)
    root = ow.zeros(3, dtype=ow.float64)
    root._edge = Fails([], 0, [leaf._edge], (3,))
    with pytest.raises(ZeroDivisionError):
        root.backward(ow.ones(3, dtype=ow.float64))
    assert ow.is_grad_enabled()
    assert leaf.grad is None
    (leaf * 2.0).sum().backward()
    assert leaf.grad.tolist() == [2.0] * 3
