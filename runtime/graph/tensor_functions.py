"""Methods of tensors that are no operators, and functions of dtypes and seeds, as functions that nodes call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.tensor import Tensor
from runtime.tensor.device import device
from runtime.tensor.factories import as_tensor


def _backward(tensor: Any, gradient: Any, retain_graph: Any, create_graph: bool) -> None:
    tensor.backward(gradient, retain_graph=retain_graph, create_graph=create_graph)


def _method(name: str) -> Callable[..., Any]:
    """A method of a tensor, of its class."""
    return lambda tensor, *arguments: getattr(tensor, name)(*arguments)


def _as_tensor(data: Any, dtype: Any, device: Any) -> Any:
    return as_tensor(data, dtype=dtype, device=device)


TENSOR_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)": _method("requires_grad_"),
    "backward(Tensor(a!) self, Tensor? gradient=None, bool? retain_graph=None, bool create_graph=False) -> ()": (
        _backward
    ),
    "retain_grad(Tensor(a!) self) -> ()": _method("retain_grad"),
    "element_size(Tensor self) -> int": Tensor.element_size,
    "get_device(Tensor self) -> int": _method("get_device"),
    "storage_offset(Tensor self) -> int": Tensor.storage_offset,
    "stride(Tensor self) -> int[]": lambda tensor: list(tensor.stride()),
    "ndimension(Tensor self) -> int": Tensor.dim,
    "nelement(Tensor self) -> int": Tensor.numel,
    "data_ptr(Tensor self) -> int": _method("data_ptr"),
    "is_contiguous(Tensor self) -> bool": _method("is_contiguous"),
    "is_inference(Tensor self) -> bool": _method("is_inference"),
    "is_pinned(Tensor self) -> bool": _method("is_pinned"),
    "is_set_to(Tensor self, Tensor tensor) -> bool": _method("is_set_to"),
    "pin_memory(Tensor(a) self) -> Tensor(a)": _method("pin_memory"),
    "device(str a) -> Device": device,
    "as_tensor(Any data, *, ScalarType? dtype=None, Device? device=None) -> Tensor": _as_tensor,
}  # fmt: skip
