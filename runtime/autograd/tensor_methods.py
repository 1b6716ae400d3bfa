"""Tensor methods of autograd: ``backward``, ``grad``, ``requires_grad_`` and hooks. Added to the class at import."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from runtime.autograd import functional
from runtime.autograd.engine import run_backward
from runtime.autograd.exchange import module_load
from runtime.autograd.hooks import RemovableHandle
from runtime.autograd.inplace import UntrackedView
from runtime.autograd.node import GRAD, AccumulateGrad, Node, make_leaf
from runtime.autograd.rebinding import set_
from runtime.autograd.shelf import release
from runtime.boundary import translate
from runtime.dispatch.interposing import check_memory_stays, thread_keys
from runtime.errors import ArgumentError, ComputeError
from runtime.guards import is_inference_mode_enabled
from runtime.tensor import Tensor, factories, keys
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.memory import is_on_another_backend, memory_of, over_memory_of, set_memory
from runtime.tensor.tensor import DISPATCH_MODES

_KINDS_OF_MEMORY = keys.META | keys.SPARSE_LAYOUTS  # what differs between tensors that cannot have each other's memory


def backward(
    self: Tensor,
    gradient: Tensor | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Tensor | Sequence[Tensor] | None = None,
) -> None:
    """Add the gradients of this tensor with respect to the leaves to their ``.grad``; see ``autograd.backward``."""
    if gradient is not None or inputs is not None:
        functional.backward((self,), gradient, retain_graph, create_graph, inputs)
        return
    try:
        run_backward((self,), (functional.implicit(self, "backward", "grad_tensors"),), retain_graph, create_graph)
    except Exception:
        translate("backward", (self,), {})
        raise


def is_leaf(self: Tensor) -> bool:
    """Whether no recorded operation made this tensor."""
    return self._edge is None or isinstance(self._edge[0], (AccumulateGrad, UntrackedView))


def grad_fn(self: Tensor) -> Node | None:
    """The node of the operation that made this tensor, None for a leaf."""
    return None if self._edge is None or is_leaf(self) else self._edge[0]


def output_nr(self: Tensor) -> int:
    """Which output of ``grad_fn`` this tensor is."""
    return 0 if self._edge is None else self._edge[1]


def requires_grad(self: Tensor) -> bool:
    """Whether operations on this tensor are recorded."""
    return self._edge is not None


def get_data(self: Tensor) -> Tensor:
    """The same memory outside of the graph: writes into it are not counted, and gradients do not know of them."""
    if self._keys & keys.TORCH_DISPATCH or (DISPATCH_MODES[0] and thread_keys().included & keys.TORCH_DISPATCH):
        return self.detach()  # type: ignore[attr-defined, no-any-return]
    return over_memory_of(self)


def set_data(self: Tensor, value: Tensor) -> None:
    """Give this tensor the memory of another. RuntimeError where it requires grad, and the other cannot."""
    if not isinstance(value, Tensor):
        msg = f"data: expected a tensor, got {type(value).__name__}"
        raise ArgumentError(msg)
    check_memory_stays(self, "data")
    if (value._keys ^ self._keys) & _KINDS_OF_MEMORY:
        msg = (
            f"data: a tensor of {self.layout} on {self.device} cannot have the memory of one of {value.layout} on "
            f"{value.device}"
        )
        raise ComputeError(msg)
    edge = self._edge
    leaf = edge[0] if edge is not None and isinstance(edge[0], AccumulateGrad) else None
    if edge is not None and value.dtype is not self.dtype and (leaf is None or value.dtype.category < FLOATING):
        msg = (
            "data set to a tensor that requires gradients must be floating point or complex dtype, and of a result "
            f"its dtype {self.dtype.name}, got {value.dtype.name}"
        )
        raise ComputeError(msg)
    set_memory(self, memory_of(value))
    self.dtype = value.dtype
    if leaf is not None:
        leaf.shape, leaf.dtype = value._sizes, value.dtype  # gradients are brought to them


def set_requires_grad(self: Tensor, value: bool) -> None:
    """Start or stop recording operations on this leaf. RuntimeError for a result and for integral dtypes."""
    if type(value) is not bool:
        msg = f"requires_grad must be a bool, got {type(value).__name__}"
        raise ComputeError(msg)
    if value:
        if self._edge is None:
            if self._keys & keys.INFERENCE and not is_inference_mode_enabled():
                msg = "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed."
                raise ComputeError(msg)
            make_leaf(self)
    elif self._edge is not None:
        if not is_leaf(self):
            msg = (
                f"requires_grad can only be switched off for leaves; this tensor was made by "
                f"{self._edge[0].describe()}: use detach() to get it outside of the graph"
            )
            raise ComputeError(msg)
        grad = self._edge[0].grad
        self._edge = None
        self._keys &= ~keys.AUTOGRAD
        if grad is not None:
            self.__dict__[GRAD] = grad


def requires_grad_(self: Tensor, requires_grad: bool = True) -> Tensor:
    """Set ``requires_grad`` and return the tensor."""
    if not isinstance(requires_grad, (bool, np.bool_)):
        msg = f"requires_grad_(): expected True or False, got {type(requires_grad).__name__}"
        raise ArgumentError(msg)
    set_requires_grad(self, bool(requires_grad))
    return self


def get_grad(self: Tensor) -> Tensor | None:
    """The gradient accumulated so far: of a leaf, or of a result after ``retain_grad()``; what was set, of others.

    Of another result None, with a warning.
    """
    edge = self._edge
    if edge.__class__ is AccumulateGrad:  # the edge of a leaf is its node
        return edge.grad
    if edge is None:
        return self.__dict__.get(GRAD)
    node, nr = edge
    if node.hooks is not None and nr in node.hooks.retained:
        retained: Tensor | None = node.hooks.retained[nr]
        return retained
    if not is_leaf(self):
        warnings.warn(
            f"grad: this tensor was made by {node.describe()}, and only leaves have their gradients in .grad; call "
            "retain_grad() on it before backward(), or read the .grad of what it was computed from",
            stacklevel=2,
        )
    return None


def set_grad(self: Tensor, value: Tensor | None) -> None:
    """Replace the gradient, to which backward adds. RuntimeError when shape or dtype are not the tensor's."""
    edge = self._edge
    if value is None and edge.__class__ is AccumulateGrad:
        edge.grad = None
        return
    if value is not None:
        if not isinstance(value, Tensor):
            msg = f"assigned grad expected to be a Tensor or None but got grad of type {type(value).__name__}"
            raise ArgumentError(msg)
        if value is self or value._sizes != self._sizes or value.dtype is not self.dtype:
            msg = (
                f"grad must be another tensor of dtype {self.dtype.name} and shape {list(self._sizes)}, got "
                f"{'the tensor itself' if value is self else f'{value.dtype.name} {list(value._sizes)}'}"
            )
            raise ComputeError(msg)
        if (value._keys | self._keys) & keys.OTHER_BACKENDS:
            _check_storage_of_grad(self, value)
    node, nr = (None, 0) if edge is None else edge
    if node is None or isinstance(node, AccumulateGrad):
        if node is not None:
            node.grad = value
        elif value is not None:
            self.__dict__[GRAD] = value
        else:
            self.__dict__.pop(GRAD, None)
        if value is not None and value._edge is not None:
            release()
    elif value is not None or node.hooks is not None:
        node.need_hooks().retained[nr] = value


def _check_storage_of_grad(tensor: Tensor, grad: Tensor) -> None:
    """RuntimeError for a gradient on another device, or that stores elements of a tensor that does not otherwise."""
    if grad.device != tensor.device:
        msg = f"grad must be on the device of the tensor, {tensor.device}, got {grad.device}"
        raise ComputeError(msg)
    if tensor._keys & keys.SPARSE_LAYOUTS and grad.layout is not tensor.layout:
        msg = f"grad must be of the layout of the tensor, {tensor.layout}, got {grad.layout}"
        raise ComputeError(msg)


def delete_grad(self: Tensor) -> None:
    """Forget the gradient."""
    set_grad(self, None)


def register_hook(self: Tensor, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
    """Call ``hook(grad)`` whenever the gradient of this tensor has been computed; it may return another gradient."""
    node, nr = _edge(self, "register_hook()")
    handle: RemovableHandle = node.register_tensor_hook(nr, hook)
    return handle


def register_post_accumulate_grad_hook(self: Tensor, hook: Callable[[Tensor], None]) -> RemovableHandle:
    """Call ``hook(tensor)`` after this leaf's ``.grad`` has been added to. RuntimeError unless it is a leaf."""
    node, _ = _edge(self, "register_post_accumulate_grad_hook()")
    if not isinstance(node, AccumulateGrad):
        msg = (
            f"post accumulate grad hooks cannot be registered on non-leaf tensors, such as what {node.describe()} "
            f"gives"
        )
        raise ComputeError(msg)
    return node.register_post_accumulate_hook(hook)


def retain_grad(self: Tensor) -> None:
    """Keep the gradient of this result in ``.grad``; a leaf does so anyway."""
    node, nr = _edge(self, "retain_grad()")
    if not isinstance(node, AccumulateGrad):
        node.need_hooks().retained.setdefault(nr, None)


def retains_grad(self: Tensor) -> bool:
    """Whether this result keeps its gradient."""
    if self._edge is None or self._edge[0].hooks is None:
        return False
    return self._edge[1] in self._edge[0].hooks.retained


def new_tensor(
    self: Tensor, data: Any, *, dtype: Any = None, device: Any = None, requires_grad: bool = False,
    pin_memory: bool | None = None,
) -> Tensor:  # fmt: skip
    """A new tensor with a copy of `data`, of this tensor's dtype unless another is given."""
    kind = self.dtype if dtype is None else dtype
    if device is None and is_on_another_backend(self):
        device = self.device
    return factories.tensor(data, dtype=kind, device=device, requires_grad=requires_grad, pin_memory=pin_memory)


def _edge(tensor: Tensor, subject: str) -> Any:
    if tensor._edge is None:
        msg = f"{subject}: the tensor does not require grad, so no gradient of it will ever be computed"
        raise ComputeError(msg)
    return tensor._edge


def install(target: type[Tensor]) -> None:
    """Hang everything of this module on the Tensor class."""
    for method in (
        backward,
        requires_grad_,
        register_hook,
        register_post_accumulate_grad_hook,
        retain_grad,
        new_tensor,
        module_load,
        set_,
    ):
        setattr(target, method.__name__, method)
    for getter in (is_leaf, grad_fn, output_nr, retains_grad):
        setattr(target, getter.__name__, property(getter))
    target.requires_grad = property(requires_grad, set_requires_grad)  # type: ignore[assignment,method-assign]
    target.data = property(get_data, set_data)  # type: ignore[attr-defined]
    target.grad = target._grad = property(get_grad, set_grad, delete_grad)  # type: ignore[attr-defined]
