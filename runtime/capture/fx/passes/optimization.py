"""Passes for models that are not trained any more: normalisation taken into layers, dropout left out."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.interpreter import Transformer
from runtime.capture.fx.node import Node
from runtime.capture.fx.tracer import symbolic_trace
from runtime.errors import UnsupportedError
from runtime.nn.module import Module
from runtime.nn.operators import M
from runtime.nn.utils.fusion import fuse_conv_bn_eval

__all__ = ["extract_subgraph", "fuse", "matches_module_pattern", "remove_dropout", "replace_node_module"]


def matches_module_pattern(pattern: Iterable[type], node: Node, modules: dict[str, Any]) -> bool:
    """Whether a node calls a module of the second class on what a module of the first one gives."""
    if not node.args:
        return False
    steps = (node.args[0], node)
    return all(
        isinstance(step, Node) and step.op == "call_module" and type(modules.get(step.target)) is kind
        for kind, step in zip(pattern, steps, strict=True)
    )


def replace_node_module(node: Node, modules: dict[str, Any], new_module: Module) -> None:
    """Let a node call another module, which takes the position of the old one."""
    parent, _, name = node.target.rpartition(".")
    modules[node.target] = new_module
    setattr(modules[parent], name, new_module)


def fuse(model: Module, inplace: bool = False, no_trace: bool = False) -> Module:
    """A copy of a model in evaluation whose convolutions do what the batch normalisations behind them did.

    A normalisation goes where nothing but it uses what the convolution gives, and where it has running statistics.
    `inplace` changes `model` itself; with `no_trace` it is a GraphModule already.
    """
    model = model if inplace else copy.deepcopy(model)
    traced: Any = model if no_trace and isinstance(model, GraphModule) else symbolic_trace(model)
    modules = dict(traced.named_modules())
    patterns = [(M.Conv1d, M.BatchNorm1d), (M.Conv2d, M.BatchNorm2d), (M.Conv3d, M.BatchNorm3d)]
    for pattern in patterns:
        for node in traced.graph.nodes:
            if not matches_module_pattern(pattern, node, modules) or len(node.args[0].users) > 1:
                continue
            conv, norm = modules[node.args[0].target], modules[node.target]
            if not norm.track_running_stats:
                continue
            replace_node_module(node.args[0], modules, fuse_conv_bn_eval(conv, norm))
            node.replace_all_uses_with(node.args[0])
            traced.graph.erase_node(node)
    traced.recompile()
    return traced  # type: ignore[no-any-return]


def remove_dropout(model: Module) -> Module:
    """A model without its dropout layers."""
    kinds = (M.Dropout, M.Dropout1d, M.Dropout2d, M.Dropout3d)

    class WithoutDropout(Transformer):
        def call_module(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
            if not isinstance(self.submodules[target], kinds):
                return super().call_module(target, args, kwargs)
            if len(args) != 1:
                msg = f"remove_dropout(): the layer '{target}' is called with {len(args)} arguments in the place of one"
                raise UnsupportedError(msg)
            return args[0]

    return WithoutDropout(symbolic_trace(model)).transform()


def extract_subgraph(orig_module: Module, nodes: list[Node], inputs: list[Node], outputs: list[Node]) -> GraphModule:
    """A module of some nodes of a graph, whose arguments are `inputs` and whose results are `outputs`."""
    graph = Graph()
    copies = {node: graph.placeholder(node.name) for node in inputs}
    for node in nodes:
        copies[node] = graph.node_copy(node, lambda argument: copies[argument])
    graph.output([copies[node] for node in outputs])
    graph.lint()
    return GraphModule(orig_module, graph)
