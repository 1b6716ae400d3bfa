"""The operators with which the engine handles gradients, for packages that lack them.

A package may have a handful of operators, and yet its gradients are added up, copied and cast. Where it defines an
operator of this name and schema, the engine calls that; where not, an internal operator of the same schema, which has a
kernel for the CPU and records nothing.
"""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.dispatch import registry
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import UnsupportedError
from runtime.kernels import gradients
from runtime.tensor import Tensor
from runtime.tensor.device import contiguous_format
from runtime.tensor.keys import AUTOGRAD, BATCHED, COMPOSITE_EXPLICIT_AUTOGRAD, CPU, FORWARD_AD, TORCH_DISPATCH

_LIKE = (
    "(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, "
    "MemoryFormat? memory_format=None) -> Tensor"
)
_OF_SIZE = (
    "(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"
)
_KERNELS: dict[str, Kernel] = {
    "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor": gradients.add,
    "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)": gradients.add_in_place,
    "neg(Tensor self) -> Tensor": gradients.neg,
    "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor": (
        gradients.sum_dims
    ),
    "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor": gradients.clone,
    f"empty_like{_LIKE}": gradients.empty_like,
    f"zeros_like{_LIKE}": gradients.zeros_like,
    f"ones_like{_LIKE}": gradients.ones_like,
    f"zeros{_OF_SIZE}": gradients.zeros,
    f"ones{_OF_SIZE}": gradients.ones,
    "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)": gradients.copy_in_place,
    "_to_copy.dtype(Tensor self, ScalarType dtype, bool contiguous) -> Tensor": gradients.to_copy,
    "real(Tensor(a) self) -> Tensor(a)": gradients.real,
    "reshape(Tensor(a) self, int[] shape) -> Tensor(a)": gradients.reshape,
    "select.int(Tensor(a) self, int dim, int index) -> Tensor(a)": gradients.select,
}


class Minimal(Operator):
    """An operator of the engine's that only computes on the CPU, outside of graphs."""

    __slots__ = ()

    def __init__(self, schema: str, kernel: Kernel) -> None:
        name = schema.partition("(")[0]
        super().__init__(f"engine.{name}", f"engine.{schema}")
        self.kernels[CPU] = kernel

        def refuse(*_: Any) -> NoReturn:
            msg = f"differentiating this needs the operator {name}, which no loaded package defines"
            raise UnsupportedError(msg)

        for key in (AUTOGRAD, FORWARD_AD, BATCHED, TORCH_DISPATCH):
            self.kernels[key] = refuse

    @property
    def _facts(self) -> dict[str, Any]:
        return {}


_MINIMAL = {
    schema.partition("(")[0]: registry.internal(Minimal(schema, kernel)) for schema, kernel in _KERNELS.items()
}


class Operators(dict[str, Operator]):
    """Operators by name: those of loaded packages, or else minimal ones, which are asked for again at the next call."""

    def __missing__(self, name: str) -> Operator:
        minimal = _MINIMAL.get(name)
        try:
            operator = registry.find(name)
        except KeyError:
            operator = None
        if operator is not None and (minimal is None or minimal.schema == f"engine.{operator.schema}"):
            self[name] = operator
            return operator
        if minimal is None:
            msg = f"differentiating this needs the operator {name}, which no loaded package defines"
            raise UnsupportedError(msg)
        return minimal


OPERATORS = Operators()


def _zeros_elsewhere(tensor: Tensor) -> Tensor:
    return OPERATORS["zeros_like"][tensor._keys](tensor, None, None, None, None, contiguous_format)  # type: ignore[no-any-return]


ZEROS_AS = registry.internal(Minimal("zeros_as(Tensor self) -> Tensor", gradients.zeros_as))
"""Zeros laid out as a tensor is, so that its views can be cut from them; in rows on another backend."""
ZEROS_AS.kernels.update(dict.fromkeys((BATCHED, TORCH_DISPATCH, COMPOSITE_EXPLICIT_AUTOGRAD), _zeros_elsewhere))
