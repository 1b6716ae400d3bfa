"""``torch.fx``: programs as graphs that can be looked at, changed, and run again.

A graph is a list of nodes (:mod:`runtime.capture.fx.node`: six operations), which a :class:`Tracer` makes by running a
module with proxies, and a :class:`GraphModule` runs as the Python that it is written as.
"""

from __future__ import annotations

from runtime.capture.fx.graph import CodeGen, Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.interpreter import Interpreter, Transformer
from runtime.capture.fx.node import Node, Target, has_side_effect, map_arg
from runtime.capture.fx.proxy import Proxy
from runtime.capture.fx.subgraph_rewriter import replace_pattern
from runtime.capture.fx.tracer import PH, ProxyableClassMeta, Tracer, symbolic_trace, wrap

__all__ = [
    "PH", "CodeGen", "Graph", "GraphModule", "Interpreter", "Node", "Proxy", "ProxyableClassMeta", "Target", "Tracer",
    "Transformer", "has_side_effect", "map_arg", "replace_pattern", "symbolic_trace", "wrap",
]  # fmt: skip
