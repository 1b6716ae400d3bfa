"""Folding of batch norms: one that follows a convolution, in eval mode, becomes part of weight and bias.

With ``scale = weight / sqrt(variance + eps)`` the norm of ``conv(x, w, b)`` is the convolution
``conv(x, w * scale, (b - mean) * scale + shift)``. It holds for real numbers; floats are rounded in another order, so
that results differ in the last digits. Applied where weights and statistics are constants, as in a frozen module.
"""

from __future__ import annotations

from typing import Any

from runtime.dispatch.operator import Operator
from runtime.graph.aliases import AliasSets
from runtime.graph.functions import signature_of
from runtime.graph.ir import CONSTANT, Graph, Node, Value
from runtime.graph.passes import graph_pass
from runtime.graph.types import type_of
from runtime.guards import no_grad
from runtime.tensor import Tensor

# The parameters by which convolutions and batch norms are told.
_CONVOLUTION = ["input", "weight", "bias", "stride", "padding", "dilation", "groups"]
_OF_SIZES = {"aten::dim", "aten::size", "aten::len"}  # which are the same for any weights
_NORM = {"input", "weight", "bias", "running_mean", "running_var", "training", "momentum", "eps"}


@graph_pass
def convolution_folding(graph: Graph) -> bool:
    """Let weights of convolutions have the factors of batch norms behind them."""
    aliases = AliasSets(graph)
    changed = False
    for norm in graph.all_nodes():
        settings = _constants_of_norm(norm, aliases)
        if settings is None:
            continue
        convolution = norm.inputsAt(_names(norm).index("input")).node()
        if _may_fold(convolution, norm, aliases) and _has_equal_dtypes(convolution, settings):
            _fold(graph, convolution, norm, settings)
            changed = True
    return changed


def _names(node: Node) -> list[str]:
    """The names of the parameters of the operator that a node calls."""
    if not isinstance(node.function, Operator):
        return []
    return [item.name for item in signature_of(node.function).parameters]


def _constants_of_norm(node: Node, aliases: AliasSets) -> dict[str, Any] | None:
    """The arguments of a batch norm in eval mode besides its input; None for any other node."""
    names = _names(node)
    if not set(names) >= _NORM or node.outputsSize() != 1:
        return None
    inputs = dict(zip(names, node.inputs(), strict=True))
    del inputs["input"]
    if any(not _is_constant(value, aliases) for value in inputs.values()):
        return None
    settings = {name: value.toIValue() for name, value in inputs.items()}
    if settings["training"] or settings["running_mean"] is None or settings["running_var"] is None:
        return None
    return settings


def _is_constant(value: Value, aliases: AliasSets) -> bool:
    is_written = isinstance(value.toIValue(), Tensor) and aliases.is_written(value)
    return value.node().kind() == CONSTANT and not is_written


def _may_fold(node: Node, norm: Node, aliases: AliasSets) -> bool:
    """Whether a node is a convolution of constant weights, in the norm's block, whose elements the norm alone reads."""
    if _names(node) != _CONVOLUTION or node.block is not norm.block:
        return False
    if any(use.user is not norm and use.user.kind() not in _OF_SIZES for use in node.output().uses()):
        return False
    return all(_is_constant(node.inputsAt(position), aliases) for position in (1, 2))


def _has_equal_dtypes(node: Node, settings: dict[str, Any]) -> bool:
    """Whether weights and statistics have one floating dtype, in which the product is rounded once more at most."""
    tensors = [node.inputsAt(1).toIValue(), node.inputsAt(2).toIValue(), *settings.values()]
    kinds = {item.dtype for item in tensors if isinstance(item, Tensor)}
    return len(kinds) == 1 and kinds.pop().is_floating_point


def _fold(graph: Graph, convolution: Node, norm: Node, settings: dict[str, Any]) -> None:
    """Give a convolution other constants, and let its result stand for that of the norm."""
    weight, bias = (convolution.inputsAt(position).toIValue() for position in (1, 2))
    with no_grad():
        scale = (settings["running_var"] + settings["eps"]).rsqrt()
        if settings["weight"] is not None:
            scale = scale * settings["weight"]
        shift = -settings["running_mean"] if bias is None else bias - settings["running_mean"]
        shift = shift * scale if settings["bias"] is None else shift * scale + settings["bias"]
        factors = scale.reshape(-1, *[1] * (weight.dim() - 1))
        constants = [(weight * factors).detach(), shift.detach()]
    with graph.insert_point_guard(convolution):
        for position, tensor in enumerate(constants, 1):
            convolution.replaceInput(position, graph.insertConstant(tensor, type_of(tensor)))
    norm.output().replaceAllUsesWith(convolution.output())
    norm.destroy()
