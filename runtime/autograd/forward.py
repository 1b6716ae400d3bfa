"""Forward mode: dual tensors, which carry a tangent, and the levels in which they live.

A dual tensor is an ordinary one with ``FORWARD_AD`` in its key set and a tensor in its slot ``_tangent``. Generated
wrappers under that key compute an operator on the primal values with the key taken off, so that backward is recorded as
ever, and then its tangent with ordinary operators, so that tangents can be differentiated too.

There is at most one level, and it is the process's: duals made in one thread are duals in all, as in PyTorch. Leaving
it takes the tangents off. Whether tangents are computed is a setting of the thread (:class:`set_fwd_grad_enabled`).

The memory of a tangent is laid out as its primal's, so that every view of a dual has a view of the tangent, and what is
written through one is seen by all. A tangent that the user gave is lent: it is copied before it is viewed or written.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from runtime.autograd import operations
from runtime.boundary import guarded
from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import Operator
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.forking import new_lock
from runtime.guards import (
    Guard,
    Mode,
    ModeGuard,
    forward_enabled,
    no_grad,
    set_grad_enabled,
    state,
    thread,
)
from runtime.kernels.view.operator import view_as, view_over
from runtime.tensor import Tensor, live_views
from runtime.tensor.dtypes import FLOATING, dtype
from runtime.tensor.keys import AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, FORWARD_AD
from runtime.tensor.memory import may_share_memory, memory_of, over_memory_of, same_layout

__all__ = [
    "UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual", "set_fwd_grad_enabled",
    "unpack_dual",
]  # fmt: skip

enabled = forward_enabled
_is_fwd_grad_enabled = forward_enabled
_FEW = 64


class DualLevel:
    """What carries a tangent while the level is open, and which tangents belong to the user."""

    def __init__(self) -> None:
        self.holders: list[weakref.ref[Any]] = []
        self.lent: dict[int, Tensor] = {}
        self.check_at = _FEW

    def remember(self, holder: Any) -> None:
        """Note a tensor or a node, whose tangent the end of the level takes away."""
        self.holders.append(weakref.ref(holder))
        if len(self.holders) > self.check_at:
            self.holders = [element for element in self.holders if element() is not None]
            self.check_at = 2 * len(self.holders) + _FEW

    def close(self) -> None:
        """Make everything ordinary again."""
        for item in self.holders:
            holder = item()
            if isinstance(holder, Tensor):
                if holder._keys & FORWARD_AD:
                    holder._keys &= BELOW_FORWARD
                    del holder._tangent
            elif holder is not None:
                holder.tangents = None


class _Opened(weakref.ref[Any]):
    """What stands for the open level in ``state.dual``, until what it refers to dies."""

    __slots__ = ("level",)
    level: DualLevel


class _Process:
    """Refers to itself, so that what is tied to it lasts as long as the process."""

    lock = new_lock()
    unfinished: ClassVar[list[DualLevel]] = []  # levels that nobody has closed; all but the open one were interrupted


def _open_level() -> DualLevel | None:
    """The open level of the process, None outside."""
    opened = next(iter(state.dual.values()), None)
    return None if opened is None else opened.level


def is_level_open() -> bool:
    """Whether a level of forward mode is open, of which there is one at a time."""
    return _open_level() is not None


def __getattr__(name: str) -> int:
    """The number of the open level as ``_current_level``, -1 outside."""
    if name == "_current_level":
        return 0 if is_level_open() else -1
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)


class UnpackedDualTensor(NamedTuple):
    """The parts of a dual tensor; an ordinary tensor has no tangent."""

    primal: Tensor
    tangent: Tensor | None


def enter_dual_level() -> int:
    """Open the level, in which dual tensors can be made, and return its number, 0.

    Raises RuntimeError when it is open: levels do not nest.
    """
    return _enter(_Process)


def _enter(life: Any) -> int:
    """Open a level that ends with `life`, if nobody closes it before."""
    dual, key, unfinished = state.dual, object(), _Process.unfinished
    opened = _Opened(life, functools.partial(dual.pop, key))
    opened.level = DualLevel()
    try:
        with _Process.lock:
            if dual:
                msg = (
                    "Nested forward mode AD is not supported at the moment: a level is open already; for "
                    "derivatives of derivatives differentiate the tangents with backward"
                )
                raise ComputeError(msg)  # noqa: TRY301 - under the lock
            for level in tuple(unfinished):
                _close(level)
            unfinished += (opened.level,)
            dual[key] = opened
    except BaseException:
        dual.pop(key, None)
        raise
    return 0


@guarded
def exit_dual_level(*, level: int | None = None) -> None:
    """Close the level: dual tensors become ordinary ones. RuntimeError when none is open, or it is not `level`."""
    with _Process.lock:
        opened = _open_level()
        if opened is None or level not in (None, 0):
            msg = "exit_dual_level(): no level of forward mode is open" if opened is None else (
                f"exit_dual_level(): level {level} is not the one that was entered last, which is 0"
            )
            raise ComputeError(msg)
        state.dual.clear()
    _close(opened)


def _close(level: DualLevel) -> None:
    """Make everything ordinary again. What an interrupt leaves is done before the next level opens."""
    level.close()
    if level in _Process.unfinished:
        _Process.unfinished.remove(level)


class dual_level(Guard):  # noqa: N801 - PyTorch's name
    """``with dual_level():``, or as a decorator: a level of forward mode that is closed at the end."""

    def __enter__(self) -> int:
        return _enter(self.life() or _Process)

    def leave(self) -> None:
        exit_dual_level()

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def inside(*args: Any, **kwargs: Any) -> Any:
            with self:
                return function(*args, **kwargs)

        return inside


class primal_only(ModeGuard):  # noqa: N801 - used like the guards
    """Inside, operations on dual tensors compute no tangents: for composites that are differentiated as a whole."""

    __slots__ = ()
    _reasons: ClassVar[dict[object, Any]] = {}  # nobody asks for these

    @staticmethod
    def modes() -> list[Mode]:
        return thread.forward


class set_fwd_grad_enabled(set_grad_enabled):  # noqa: N801 - PyTorch's name
    """Whether operations of this thread on dual tensors compute tangents; at once, or inside a ``with`` statement."""

    __slots__ = ()
    _reasons = primal_only._reasons

    @staticmethod
    def modes() -> list[Mode]:
        return thread.forward


_set_fwd_grad_enabled = set_fwd_grad_enabled


@guarded
def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """A view of `tensor` that carries `tangent`, which must have its shape; another dtype is cast to that of `tensor`.

    The result shares memory and graph with `tensor`, which stays as it is. Raises RuntimeError outside of a level and
    when the shape does not fit, or the tangent is complex and the tensor real, ValueError for dtypes without one.
    """
    opened = _checked_level(level)
    for label, item in (("tensor", tensor), ("tangent", tangent)):
        if not isinstance(item, Tensor):
            msg = f"make_dual(): {label} must be a tensor, got {type(item).__name__}"
            raise ArgumentError(msg)
        if item.dtype.category < FLOATING:
            msg = f"Expected {label} to be floating point or complex, but it is {item.dtype.name}"
            raise ArgumentValueError(msg)
        if item._keys & FORWARD_AD:
            msg = (
                f"Trying to set a forward gradient, but the {label} has a forward gradient at the same level, which "
                f"is the only one"
            )
            raise ComputeError(msg)
    if tangent._sizes != tensor._sizes or tangent.dtype.category > tensor.dtype.category:
        msg = (
            "Trying to set a forward gradient that has a different size than that of the original Tensor "
            f"{list(tensor._sizes)}, or is complex where that is {tensor.dtype.name}: got {tangent.dtype.name} "
            f"{list(tangent._sizes)}"
        )
        raise ComputeError(msg)
    if tangent.dtype is not tensor.dtype:
        tangent = operations.to_dtype(tangent, tensor.dtype)
    dual: Tensor = view_over.call(tensor, memory_of(tensor))
    dual._edge, dual._keys = tensor._edge, tensor._keys
    if may_share_memory(tangent, tensor):
        tangent = operations.duplicate(tangent)
    opened.lent[id(tangent)] = tangent
    _hold(opened, dual, tangent)
    return dual


@guarded
def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """The primal value of `tensor`, without a tangent, and the tangent, None for a tensor that has none."""
    if not isinstance(tensor, Tensor):
        msg = f"unpack_dual(): expected a tensor, got {type(tensor).__name__}"
        raise ArgumentError(msg)
    if level not in (None, 0):
        msg = f"unpack_dual(): there is no level {level}, the only one is 0"
        raise ComputeError(msg)
    if not tensor._keys & FORWARD_AD:
        return UnpackedDualTensor(tensor, None)
    primal: Tensor = view_over.call(tensor, memory_of(tensor))
    primal._edge, primal._keys = tensor._edge, tensor._keys & BELOW_FORWARD
    return UnpackedDualTensor(primal, tensor._tangent)


def _checked_level(level: int | None) -> DualLevel:
    opened = _open_level()
    if opened is None:
        msg = "make_dual(): no level of forward mode is open; work inside `with dual_level():`"
        raise ComputeError(msg)
    if level not in (None, 0):
        msg = f"make_dual(): there is no level {level}, the only one is 0"
        raise ComputeError(msg)
    return opened


# -- for generated wrappers: operands ----------------------------------------------------------------------------------


def primal_of(tensor: Any) -> Any:
    """The same tensor, in the same place of the graph, without its tangent; nothing else may write to it.

    What has no tangent, or is no tensor because it was not given, comes back as it is.
    """
    if tensor is None or not tensor._keys & FORWARD_AD:
        return tensor
    return alias(tensor)


def step(function: Callable[..., Any], *arguments: Any) -> Any:
    """A function that is constant between its jumps, called so that no derivative goes through it: it would be 0."""
    with no_grad():
        return function(*(primal_of(argument) if isinstance(argument, Tensor) else argument for argument in arguments))


def alias(tensor: Tensor) -> Tensor:
    """A second tensor of the same memory in the same place of the graph, without a tangent."""
    primal = over_memory_of(tensor)
    if tensor._writes is None:
        tensor._writes = [0]
    primal._writes, primal._base = tensor._writes, tensor._base
    primal._edge, primal._keys = tensor._edge, tensor._keys & BELOW_FORWARD
    return primal


def original_of(tensor: Tensor) -> Tensor:
    """:func:`primal_of` of what an in-place operator is about to write over: a copy."""
    copy = operations.unrecorded_copy(tensor)
    copy._edge, copy._keys = tensor._edge, tensor._keys & BELOW_FORWARD
    return copy


def tangent_of(tensor: Tensor | None) -> Tensor | None:
    """The tangent of an operand, None for one that has no tangent, or is not given."""
    return None if tensor is None or not tensor._keys & FORWARD_AD else tensor._tangent


def primals_of(tensors: Sequence[Tensor | None]) -> tuple[Any, ...]:
    """The primals of a list."""
    return tuple(primal_of(tensor) for tensor in tensors)


def tangents_of(tensors: Sequence[Tensor | None]) -> tuple[Tensor | None, ...] | None:
    """The tangents of a list; None if there is not one."""
    tangents = tuple(tangent_of(tensor) for tensor in tensors)
    return None if all(tangent is None for tangent in tangents) else tangents


def or_zeros(tangent: Tensor | None, primal: Tensor) -> Tensor:
    """A tangent; zeros for an operand that has none."""
    return operations.filled_like(primal, 0) if tangent is None else tangent


def list_or_zeros(tangents: Sequence[Tensor | None] | None, primals: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """The tangents of a list, zeros for those that are absent; integral operands stay as they are."""
    tangents_or_none = (None,) * len(primals) if tangents is None else tangents
    return tuple(
        operations.filled_like(primal, 0) if tangent is None else tangent
        for tangent, primal in zip(tangents_or_none, primals, strict=True)
    )


def plus(a: Tensor | None, b: Tensor) -> Tensor:
    """The sum of the terms so far and another one."""
    if a is None:
        return b
    result: Tensor = a + b  # type: ignore[operator]
    return result


def minus(a: Tensor | None, b: Tensor) -> Tensor:
    """The terms so far less another one."""
    result: Tensor = -b if a is None else a - b  # type: ignore[operator]
    return result


def given(*tangents: Tensor | None) -> bool:
    """Whether no operand lacks a tangent."""
    return all(tangent is not None for tangent in tangents)


def own(dual: Tensor) -> Tensor:
    """The tangent of `dual`, after a copy if need be, in memory of its own that is laid out as the primal's."""
    tangent = dual._tangent
    opened = _open_level()
    lent = opened is not None and id(tangent) in opened.lent
    if lent or not same_layout(tangent, dual):
        tangent = dual._tangent = operations.copy_into(operations.zeros_as(dual), tangent)
    return tangent


# -- for generated wrappers: results -----------------------------------------------------------------------------------


def _hold(opened: DualLevel, tensor: Tensor, tangent: Tensor) -> None:
    opened.remember(tensor)
    tensor._tangent = tangent
    tensor._keys |= FORWARD_AD


def _fitted(tangent: Tensor, shape: tuple[int, ...], kind: dtype) -> Tensor:
    """`tangent` in the shape and dtype of the result; a term alone may be smaller or of a lower dtype."""
    if tangent.dtype is not kind:
        tangent = operations.cast(tangent, kind)
    return tangent if tangent._sizes == shape else operations.expand(tangent, shape)


def wanted(result: Any) -> bool:
    """Whether this thread computes tangents, and `result` can have one."""
    return forward_enabled() and (not isinstance(result, Tensor) or result.dtype.category >= FLOATING)


def attach(result: Any, tangent: Any, *operands: Any) -> Any:
    """Make `result` a dual tensor with a tangent that shares memory with none of the operands' tangents.

    Both may be lists.
    """
    opened = _open_level()
    if isinstance(result, (tuple, list)):
        for item, its in zip(result, tangent, strict=True):
            attach(item, its, *operands)
        return result
    if tangent is None or opened is None or result.dtype.category < FLOATING:
        return result
    _hold(opened, result, _separate(result, tangent, operands))
    return result


def _separate(result: Tensor, tangent: Tensor, operands: Sequence[Any]) -> Tensor:
    """`tangent` like `result`, in memory that is nobody else's."""
    tangent = _fitted(tangent, result._sizes, result.dtype)
    shared = tangent._base is not None or any(tangent is operand for operand in operands)
    return operations.duplicate(tangent) if shared else tangent


def attach_view(result: Any, tangent: Any) -> Any:
    """Make `result`, a view of a dual tensor, a dual whose tangent is the same view of the tangent; or lists."""
    opened = _open_level()
    if isinstance(result, (tuple, list)):
        for item, its in zip(result, tangent, strict=True):
            attach_view(item, its)
    elif tangent is not None and opened is not None:
        _hold(opened, result, tangent)
    return result


def keep(result: Any) -> Any:
    """Let the node of `result`, which saved its output without the tensor, find the tangent of it in backward."""
    if isinstance(result, (tuple, list)):
        for item in result:
            keep(item)
        return result
    node, output_number = result._edge or (None, 0)
    if result._base is not None and result._base._edge is not None:  # a view written in place: behind that of the base
        node, output_number = getattr(result._base._edge[0], "function", None), 0
    if node is not None and result._keys & FORWARD_AD:
        keep_for(node, output_number, result._tangent)
    return result


def keep_for(node: Any, output_nr: int, tangent: Tensor) -> None:
    """Store a tangent with the node whose output it belongs to."""
    opened = _open_level()
    if opened is not None:
        opened.remember(node)
        node.tangents = {**(node.tangents or {}), output_nr: tangent}


def give(tensor: Tensor, tangent: Tensor) -> Tensor:
    """Make `tensor`, which backward has just made, a dual with that very tangent."""
    opened = _open_level()
    if opened is not None:
        _hold(opened, tensor, tangent)
    return tensor


def rewrite(tensor: Tensor, tangent: Tensor | None, *operands: Any) -> Tensor:
    """Give `tensor`, just written in place, the tangent of its new value, and with it all that share its memory."""
    opened = _open_level()
    if opened is None or tensor.dtype.category < FLOATING or (tangent is None and not tensor._keys & FORWARD_AD):
        return tensor
    if tangent is None:
        tangent = operations.filled_like(tensor, 0)
    if not tensor._keys & FORWARD_AD:
        _spread_zeros(opened, tensor)
    elif tangent is tensor._tangent:
        return tensor
    elif _is_alone(tensor):  # the old tangent, which backward may need, stays what it was
        tensor._tangent = _separate(tensor, tangent, operands)
        return tensor
    operations.copy_into(own(tensor), tangent)
    return tensor


def shares_tangent(tensor: Tensor) -> bool:
    """Whether an in-place operator writes into the tangent of `tensor`, in which other tensors have theirs."""
    return bool(tensor._keys & FORWARD_AD) and not _is_alone(tensor)


def _is_alone(tensor: Tensor) -> bool:
    """Whether no other dual tensor shares memory with this one."""
    root = tensor if tensor._base is None else tensor._base
    return not any(view is not tensor and view._keys & FORWARD_AD for view in (root, *live_views(root)))


def _spread_zeros(opened: DualLevel, tensor: Tensor) -> None:
    """Make `tensor` a dual with tangent zero; if it is a view, the base and all views of it as well."""
    root = tensor if tensor._base is None else tensor._base
    if not root._keys & FORWARD_AD:
        _hold(opened, root, operations.zeros_as(root))
    memory = own(root)
    for view in live_views(root):
        if view._keys & FORWARD_AD:
            continue
        _hold(opened, view, view_as(memory, view, root))


# -- registered as they are --------------------------------------------------------------------------------------------


_DIFFERENTIATED = (AUTOGRAD, FORWARD_AD, COMPOSITE_IMPLICIT_AUTOGRAD)


def without_tangent(operator: Operator) -> Callable[..., Any]:
    """The kernel of a form that writes into a tensor and has no forward formula: it rejects dual tensors.

    What is written to integers or bool tensors has no tangent, and needs no formula; the tangent of what has no
    derivative, such as a comparison, is zero.
    """
    positions = [index for index, item in enumerate(schemas.arguments_of(operator.schema)) if item.is_written]
    kernels = {} if operator.functional is None else operator.functional.kernels
    is_constant = bool(kernels) and not any(key in kernels for key in _DIFFERENTIATED)

    def is_differentiable(value: Any) -> bool:
        return not isinstance(value, Tensor) or value.dtype.category >= FLOATING

    def writing(*arguments: Any) -> Any:
        if is_constant:
            result = operator[keyset_of(arguments) & BELOW_FORWARD](*arguments)
            for index in positions if enabled() else ():
                rewrite(arguments[index], None)
            return result
        if enabled() and any(is_differentiable(arguments[index]) for index in positions):
            msg = (
                f"{operator.name}: this form has no forward-mode derivative, but one of the arguments is a dual "
                "tensor; use the form that makes a new tensor"
            )
            raise ComputeError(msg)
        return operator[keyset_of(arguments) & BELOW_FORWARD](*arguments)

    return writing
