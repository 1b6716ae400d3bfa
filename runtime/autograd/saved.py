"""Saving what is not one required tensor (lists, tensors that may be absent), and gradients that do not exist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from runtime.autograd.node import Node, released_error, unpack_input
from runtime.errors import UnsupportedError
from runtime.tensor import Tensor


def not_implemented(node: Node, argument: str, reason: str) -> NoReturn:
    """What stands in a node for a gradient declared ``not_implemented``: it is rejected when it is asked for."""
    msg = f"the gradient of '{argument}' of {node.operator} is not implemented: {reason}"
    raise UnsupportedError(msg)


def only_real(operator: str, reason: str, *arguments: Any) -> None:
    """UnsupportedError when a complex tensor requires grad: the operator has no gradient of complex numbers."""
    for argument in arguments:
        for tensor in argument if isinstance(argument, (tuple, list)) else (argument,):
            if isinstance(tensor, Tensor) and tensor.dtype.is_complex and tensor._edge is not None:
                msg = f"{operator}: gradients of complex tensors are not implemented: {reason}"
                raise UnsupportedError(msg)


def version_of(tensor: Tensor | None) -> int | None:
    """The version of an optional tensor, None when there is none."""
    if tensor is None:
        return None
    return 0 if tensor._writes is None else tensor._writes[0]


def save_list(tensors: Sequence[Tensor | None]) -> tuple[tuple[Tensor | None, int | None], ...]:
    """The tensors of a list, each with the version it has now."""
    return tuple((tensor, version_of(tensor)) for tensor in tensors)


def unpack_list(node: Node, saved: Any, argument_name: str) -> tuple[Tensor | None, ...]:
    """The tensors of a saved list, after checking their versions."""
    if saved is None:
        raise released_error(node)
    return tuple(unpack_input(node, item, version, f"{argument_name}[{i}]") for i, (item, version) in enumerate(saved))
