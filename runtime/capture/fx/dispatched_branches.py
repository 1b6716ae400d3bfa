"""``cond`` and ``while_loop`` below autograd: functions become graphs that the graph of the operators calls.

A function is traced by a mode of its own, in which every tensor from outside becomes an argument. Both ways of a
condition, and both functions of a loop, get the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from runtime.autograd.trees import tree_flatten, tree_unflatten
from runtime.capture.branch_gradients import WRITTEN, LoopRun, differentiated, differentiated_loop, refusing_gradients
from runtime.capture.control_flow import cond, while_loop
from runtime.capture.fake_tensors import FakeTensor
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.recorded_branches import Writes, check_branches, check_carried, copy_of_carried, run_loop
from runtime.dispatch import torch_dispatch
from runtime.dispatch.ops import OpOverload
from runtime.dispatch.python_dispatch import _DisableTorchDispatch
from runtime.errors import ArgumentError, ComputeError
from runtime.graph.functions import draws_numbers
from runtime.guards import grad_enabled
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.tensor import Tensor, writes_of

if TYPE_CHECKING:
    from runtime.capture.fx.dispatch_graphs import ProxyTorchDispatchMode

Way = Callable[..., Any]


class TracedPart:
    """A function of which a graph is made, and the tensors from outside that it reads."""

    def __init__(self, outer: ProxyTorchDispatchMode, position: int, inputs: Sequence[Tensor] = ()) -> None:
        self.mode, self.position = outer.of_part(), position
        self.inputs = [self.mode.argument(item) for item in inputs]
        for item in inputs:
            outer.variable.add(item)
        self.leaves: list[Any] = []
        self.results: list[Any] = []

    def run(self, function: Way, arguments: Sequence[Any], what: str) -> Any:
        """Call the function; the leaves of its result, each a tensor of its own, and the form of it."""
        with torch_dispatch.inserted(self.mode, self.position):
            leaves, form = tree_flatten(function(*arguments))
            for leaf in leaves:
                if not isinstance(leaf, Tensor):
                    msg = f"{what}(): functions give tensors, in trees, got {type(leaf).__name__}"
                    raise ArgumentError(msg)
                is_shared = self.mode.is_argument(leaf) or any(leaf is earlier for earlier in self.leaves)
                self.leaves.append(leaf.view_as(leaf) if is_shared else leaf)  # type: ignore[attr-defined]
            self.results = [self.mode.proxy_of(leaf) for leaf in self.leaves]
            self.mode.check()
        if any(writes_of(tensor) != version for tensor, _, version in self.mode.outside.values()):
            msg = (
                f"{what}(): a function writes to a tensor from outside, which would happen while the program is "
                f"captured; give the new value as a result and write it behind {what}"
            )
            raise ComputeError(msg)
        return self.leaves, form

    def module(self, outside: Sequence[Tensor], name: str, *, gives_one: bool = False) -> GraphModule:
        """The module of its graph, whose arguments are its inputs and then the tensors from outside."""
        tracer = self.mode.tracer
        arguments = [*self.inputs, *map(self.mode.argument_from_outside, outside)]
        for argument in reversed(arguments):
            tracer.graph._root.append(argument.node)
        results: Any = self.results[0] if gives_one else tuple(self.results)
        tracer.create_node("output", "output", (tracer.create_arg(results),), {})
        return GraphModule(tracer.root, tracer.graph, name)


def trace_branches(mode: ProxyTorchDispatchMode, pred: Tensor, functions: Sequence[Way], operands: Any) -> Any:
    """Note ``cond`` of two graphs; what the one gives that `pred` chooses, the first one without elements."""
    condition = mode.proxy_of(pred)
    position = torch_dispatch.modes().index(mode)
    with torch_dispatch.without(mode):
        with _DisableTorchDispatch():
            is_true = isinstance(pred, FakeTensor) or bool(pred)
            random_state = get_rng_state()
        parts = [TracedPart(mode, position) for _ in functions]
        for leaf in tree_flatten(tuple(operands))[0]:
            if isinstance(leaf, Tensor):
                parts[0].mode.from_outside(leaf)
        unused_leaves, unused_form = parts[is_true].run(functions[is_true], operands, "cond")
        with _DisableTorchDispatch():
            set_rng_state(random_state)  # as if the other function had not run
        leaves, form = parts[not is_true].run(functions[not is_true], operands, "cond")
        check_branches(leaves, form, unused_leaves, unused_form)
        outside = _read_by(parts)
        modules = [part.module(outside, name) for part, name in zip(parts, ("true_graph", "false_graph"), strict=True)]
        if grad_enabled() and any(tensor.requires_grad for tensor in outside):
            if any(map(_draws, modules)):
                leaves = refusing_gradients("cond", leaves, outside)
            else:
                leaves = differentiated(cond, pred, modules, leaves, outside)
        leaves = mode.in_memory_of_their_own(leaves)
    graphs = [mode.tracer.add_graph(module) for module in modules]
    _note(mode, cond, (condition, *graphs, tuple(map(mode.proxy_of, outside))), leaves)
    return tree_unflatten(leaves, form)


def trace_loop(mode: ProxyTorchDispatchMode, cond_fn: Way, body_fn: Way, carried: tuple[Any, ...]) -> Any:
    """Note ``while_loop`` of two graphs; what the loop gives, tensors like those carried without elements."""
    leaves, form = tree_flatten(carried)
    for leaf in leaves:
        if not isinstance(leaf, Tensor):
            msg = f"while_loop(): tensors are carried while operators are noted, got {leaf!r}: carry a tensor of it"
            raise ArgumentError(msg)
    proxies = tuple(map(mode.proxy_of, leaves))
    position = torch_dispatch.modes().index(mode)
    with torch_dispatch.without(mode):
        with _DisableTorchDispatch():
            random_state = get_rng_state()
        copies = list(map(copy_of_carried, leaves))
        writes = Writes(leaves, copies)
        parts = [TracedPart(mode, position, copies) for _ in range(2)]
        arguments = tree_unflatten(copies, form)
        parts[0].run(cond_fn, arguments, "while_loop")
        results, result_form = parts[1].run(body_fn, arguments, "while_loop")
        check_carried(leaves, form, results, result_form)
        is_written = writes.check()
        outside = _read_by(parts)
        condition = parts[0].module(outside, "while_loop_cond_graph", gives_one=True)
        modules = [condition, parts[1].module(outside, "while_loop_body_graph")]
        with _DisableTorchDispatch():
            set_rng_state(random_state)
        is_fake = any(isinstance(leaf, FakeTensor) for leaf in leaves)
        last = leaves if is_fake else tree_flatten(run_loop(cond_fn, body_fn, carried))[0]
        if grad_enabled() and any(tensor.requires_grad for tensor in (*outside, *leaves)):
            if any(map(_draws, modules)):
                last = refusing_gradients("while_loop", last, [*outside, *leaves])
            elif is_written:
                last = refusing_gradients("while_loop", last, [*outside, *leaves], WRITTEN)
            else:
                last = differentiated_loop(LoopRun(while_loop, cond_fn, body_fn, leaves, form), last, outside)
        last = mode.in_memory_of_their_own(last)
    graphs = [mode.tracer.add_graph(module) for module in modules]
    _note(mode, while_loop, (*graphs, proxies, tuple(map(mode.proxy_of, outside))), last)
    return tree_unflatten(last, form)


def _read_by(parts: Sequence[TracedPart]) -> list[Tensor]:
    """The tensors from outside that parts read, each once."""
    return list({key: entry[0] for part in parts for key, entry in part.mode.outside.items()}.values())


def _draws(module: GraphModule) -> bool:
    """Whether its graph, or one that it calls, draws random numbers, which those who run it again would not get."""
    graphs = (part.graph for part in module.modules() if isinstance(part, GraphModule))
    targets = (node.target for graph in graphs for node in graph.nodes)
    return any(draws_numbers(target.operator) for target in targets if isinstance(target, OpOverload))


def _note(mode: ProxyTorchDispatchMode, function: Way, arguments: tuple[Any, ...], leaves: Sequence[Any]) -> None:
    """A node that calls graphs, and one for each of its results."""
    proxy = mode.tracer.create_proxy("call_function", function, arguments, {})
    proxy.node.meta["val"] = tuple(leaves)
    mode.note_items(leaves, proxy)
