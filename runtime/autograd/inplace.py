"""In-place operators and views in the graph.

A view shares memory with its base, so that writing to one changes the history of the other. When a view is written, its
base's history becomes "the old base, with the view's elements replaced" (:class:`CopySlices`), and every other live
view of the memory is cut anew from the base (:class:`ViewOfBase`). Both gather and scatter by sizes, strides and an
offset.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.autograd import forward, operations
from runtime.autograd.node import AccumulateGrad, Node, edges_of, next_sequence_nr
from runtime.autograd.shelf import release
from runtime.autograd.view_gradients import ViewGeometry, gather, geometry, replace, scatter
from runtime.autograd.watching import recorded
from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keys_of, keyset_of
from runtime.dispatch.operator import Operator
from runtime.errors import ComputeError
from runtime.guards import grad_enabled, state, thread
from runtime.tensor import Tensor, bump_version, is_of_inference, is_untracked, tracked_views
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, BELOW_FORWARD, CPU, FORWARD_AD, TORCH_DISPATCH
from runtime.tensor.memory import become, memory_of, set_memory


def check_inplace(operator: str, tensor: Tensor) -> None:
    """RuntimeError for an in-place write that has no gradient.

    That is one to a leaf that requires grad, to a view of one, to an untracked view, and, as in PyTorch, to a view that
    stands in a list of views.
    """
    if (base := tensor._base) is not None:
        hiding = node_before_base(tensor, base._edge)
        if hiding is not None:
            raise _refused_write(operator, tensor, hiding)
        if is_untracked(tensor):
            raise _untracked_write(operator, tensor)
        if base._edge is not None and isinstance(base._edge[0], AccumulateGrad):
            raise _write_to_leaf(operator, "a view of a leaf Variable")
    if tensor._edge is not None and isinstance(tensor._edge[0], AccumulateGrad):
        raise _write_to_leaf(operator, "a leaf Variable")


def _untracked_write(operator: str, view: Tensor) -> ComputeError:
    """The error of a write to a view that was made while nothing was recorded."""
    mode, now, guard = "no_grad", "with grad mode enabled", "no_grad()"
    if is_of_inference(view):
        mode, now, guard = "inference", "in normal mode", "inference_mode()"
    return ComputeError(
        f"{operator}: A view was created in {mode} mode and is being modified inplace {now}: nobody knows whether the "
        f"change is meant to be recorded; make and change the view both under {guard}, or neither"
    )


def _write_to_leaf(operator: str, subject: str) -> ComputeError:
    return ComputeError(
        f"{operator}: {subject} that requires grad is being used in an in-place operation. Its gradient would be of a "
        "value that is gone: do it under no_grad(), or write to a clone()"
    )


def _refused_write(operator: str, view: Tensor, hiding: Node) -> ComputeError:
    """The error of an in-place write to `view`, which `hiding` separates from its base."""
    if isinstance(hiding, UntrackedView):
        return _untracked_write(operator, view)
    if isinstance(hiding, AccumulateGrad):
        return _write_to_leaf(operator, "a view of a leaf Variable")
    node, output_nr = view._edge
    name = node.list_name if isinstance(node, PartOfBase) else node.name().removesuffix("0").removesuffix("Backward")
    subject = f"{operator}: Output {output_nr} of {name} is a view and is being modified inplace. "
    if hiding.num_outputs != 1 or not hiding.user_function:
        return ComputeError(
            f"{subject}This view is the output of a function that returns multiple views. Such functions do not allow "
            "the output views to be modified inplace: write to a view of the base, as in x[i], or use the form of the "
            "operator without _"
        )
    return ComputeError(
        f"{subject}This view was created inside a custom Function (or because an input was returned as-is), past whose "
        "backward the gradient of the change would go: let forward return a clone(), or change a clone() of the result"
    )


def node_before_base(view: Tensor, base_edge: Any) -> Node | None:
    """The node that forbids writes to `view`, None where every step to `base_edge` is a recorded view of one result.

    That of a user's Function, or an :class:`UntrackedView`, hides how `view` was made of its base, and so does a leaf
    that is itself a view. Where there is none, it is that of an operator which returned a list of views. Views of such
    a view lead to it as well.
    """
    edge, end, of_list = view._edge, None if base_edge is None else base_edge[0], None
    while edge is not None:
        node: Node = edge[0]
        if node is end or type(node) is ViewOfBase:
            break
        if node.user_function or isinstance(node, UntrackedView):
            return node
        if type(node) is AccumulateGrad:
            leaf = node.variable
            return node if leaf is not None and leaf._base is view._base else of_list
        if of_list is None and ("num_outputs" in node.__dict__ or type(node) is PartOfBase):
            of_list = node  # what returned a list has the number of its outputs; what it became, its name
        edges = edges_of(node)
        edge = edges[0] if len(edges) == 1 else None
    return of_list


def original_of(tensor: Tensor) -> Tensor:
    """A copy of what `tensor` held before an in-place operator, with the history it had."""
    copy = operations.unrecorded_copy(tensor)
    copy._edge, copy._keys = tensor._edge, tensor._keys & BELOW_FORWARD
    if tensor._keys & FORWARD_AD:
        forward.give(copy, operations.duplicate(tensor._tangent))
    return copy


def not_recorded(operator: Operator) -> ComputeError:
    """The error of an ``out=`` form whose result would have a gradient."""
    return ComputeError(
        f"{operator.name}: functions with out=... are not recorded, but one of the arguments requires grad; "
        "use the form without out=, or no_grad()"
    )


def without_gradient(operator: Operator, is_recorded: Callable[[tuple[Any, ...]], bool]) -> Callable[..., Any]:
    """The autograd kernel of an ``out=`` form: allowed only where nothing is recorded.

    `is_recorded` says whether these arguments make a result that has a gradient: comparisons give none.
    """

    def out_form(*arguments: Any) -> Any:
        if (not state.active or grad_enabled()) and is_recorded(arguments):
            raise not_recorded(operator)
        keyset = 0
        for argument in arguments:
            for tensor in argument if isinstance(argument, tuple) else (argument,):
                if isinstance(tensor, Tensor):
                    keyset |= tensor._keys
        return operator[keyset & BELOW_AUTOGRAD](*arguments)

    return out_form


def unrecorded(operator: Operator) -> Callable[..., Any]:
    """The autograd kernel of an operator that writes into its arguments and has no derivative.

    It is allowed where nothing is recorded, and of tensors that do not require grad; what a kernel expression computes
    is recorded as the operators that it consists of.
    """
    written = [index for index, item in enumerate(schemas.arguments_of(operator.schema)) if item.is_written]

    def writing(*arguments: Any) -> Any:
        if not state.active or grad_enabled():
            for index in written:
                argument = arguments[index]
                for tensor in argument if isinstance(argument, tuple) else (argument,):
                    if isinstance(tensor, Tensor):
                        check_inplace(operator.name, tensor)
            recorded = _recorded_update(operator)
            if recorded is not None:
                recorded(*arguments)
                return None
            msg = (
                f"{operator.name}: what this operator writes is not recorded, but one of its arguments requires grad; "
                "use no_grad(), or detach() the argument"
            )
            raise ComputeError(msg)
        keyset = 0
        for argument in arguments:  # lists are long: every tensor costs a few nanoseconds here
            if isinstance(argument, Tensor):
                keyset |= argument._keys
            elif type(argument) is tuple and argument and isinstance(argument[0], Tensor):
                keyset |= keys_of(argument)
        return operator[keyset & BELOW_AUTOGRAD or CPU](*arguments)

    return writing


@functools.cache
def _recorded_update(operator: Operator) -> Callable[..., None] | None:
    from runtime.autograd.updates import recorded_update

    return recorded_update(operator)


def below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, a composite whose operator has a derivative of its own: what it calls is not recorded."""

    @functools.wraps(kernel)
    def unrecorded(*arguments: Any) -> Any:
        if not keyset_of(arguments) & AUTOGRAD:  # there is nothing to record
            return kernel(*arguments)
        mode, reason = thread.recording[-1], object()
        before = mode.enabled
        try:  # As safe as a guard, and quicker: in these lines, and in those below `finally`, there is no call.
            state.active[reason] = None
            mode.enabled = False
            return kernel(*arguments)
        finally:
            mode.enabled = before
            del state.active[reason], mode  # which a traceback would keep alive

    return unrecorded


def set_history(tensor: Tensor, node: Node, output_nr: int = 0) -> None:
    """Make `node` the gradient function of `tensor`.

    ``retain_grad`` is about the tensor, so it moves along; hooks are about the value that was written over: they stay.
    """
    _move_retained(tensor, node, output_nr)
    tensor._edge = (node, output_nr) if output_nr else node
    tensor._keys |= AUTOGRAD
    release()


def _move_retained(tensor: Tensor, node: Node, output_nr: int) -> None:
    """Let `node` retain what the gradient function of `tensor` did."""
    if tensor._edge is not None:
        before, nr = tensor._edge
        if before.hooks is not None and nr in before.hooks.retained:
            retained = node.need_hooks().retained
            retained[output_nr] = before.hooks.retained[nr]
            del before.hooks.retained[nr]


def record_inplace(tensor: Tensor, node: Node) -> None:
    """Note that the forward operator of `node` wrote into `tensor`; see :func:`rewrite_history`."""
    if state.watched:
        recorded(node)
    rewrite_history(tensor, node)


def rewrite_history(tensor: Tensor, node: Node, output_nr: int = 0) -> None:
    """Give `tensor`, just written by the forward operator of `node`, its new history, and all that share its memory."""
    base = tensor._base
    root = tensor if base is None else base
    edge_before = root._edge
    if base is None:
        set_history(tensor, node, output_nr)
    else:
        copy = CopySlices()
        copy.sequence_nr = next_sequence_nr()
        copy.function = node
        copy.edges = (base._edge, *edges_of(node)[1:])
        copy.written = geometry(tensor, base)
        copy.shape, copy.dtype = base._sizes, base.dtype
        set_history(base, copy)
    _renew_views(root, edge_before)


def _renew_views(root: Tensor, edge_before: Any) -> None:
    """Cut all live views of `root`, just written, anew from its new history."""
    edges, number = (root._edge,), next_sequence_nr()
    for view, tracked in tracked_views(root):
        before: Any = view._edge if isinstance(view._edge, Node) else None
        if type(before) in _VIEWS_OF_BASE and before.edges[0] is edge_before:
            # A loop that writes through views, all of which live, comes here once for each pair of them.
            node: ViewOfBase = ViewOfBase() if type(before) is ViewOfBase else _view_of_base(before)
            node.sequence_nr, node.edges, node.read = number, edges, before.read
            node.shape, node.dtype = before.shape, before.dtype
            if before.hooks is not None:
                _move_retained(view, node, 0)
            view._edge = node
            continue
        hiding = node_before_base(view, edge_before)
        if tracked and not (hiding is not None and _hides_view(hiding)):
            node = _view_of_base(hiding)
            node.sequence_nr, node.edges, node.read = number, edges, geometry(view, root)
            node.shape, node.dtype = view._sizes, view.dtype
            set_history(view, node)
        else:
            set_history(view, _Ambiguous(hiding, edges, view))


def take_geometry(operator: str, tensor: Tensor, view: Tensor) -> Tensor:
    """The in-place form of a view: `tensor` itself gets the shape, the strides and the history of its `view`."""
    edge = view._edge
    recorded = edge is not None and not isinstance(edge[0], UntrackedView)
    if recorded:
        check_inplace(operator, tensor)
    bump_version(tensor)
    edge = edge if recorded else tensor._edge
    leaf = edge[0] if not recorded and edge is not None and isinstance(edge[0], AccumulateGrad) else None
    memory, keyset = memory_of(view), tensor._keys | (AUTOGRAD if recorded else 0)
    shape = view._sizes
    if recorded and edge is not None:
        _move_retained(tensor, *edge)
    become(tensor, memory, edge, keyset)
    if keyset & TORCH_DISPATCH:
        vars(tensor).update(vars(view))  # and holds what that holds
    if leaf is not None:
        leaf.shape = shape
    release()
    if view._keys & FORWARD_AD:
        forward.give(tensor, view._tangent)
    return tensor


def leave_graph(operator: str, tensor: Tensor, alias: Tensor) -> Tensor:
    """The in-place form of a view without a derivative: `tensor` becomes its `alias` outside of the graph."""
    if tensor._base is not None:
        msg = f"{operator}: a view can't leave the graph in-place: its base would stay there; use the form without _"
        raise ComputeError(msg)
    set_memory(tensor, memory_of(alias))
    if tensor._keys & TORCH_DISPATCH:
        vars(tensor).update(vars(alias))
    tensor._edge = None
    tensor._keys &= ~AUTOGRAD & BELOW_FORWARD
    return tensor


def untracked(result: Any) -> Any:
    """A view, or a list of views, of what requires grad, made under no_grad(): it requires grad, but leads nowhere."""
    if isinstance(result, tuple):
        return tuple([untracked(item) for item in result])
    if result._base is not None and result._edge is None:
        result._edge = UntrackedView()
        result._keys |= AUTOGRAD
    return result


class UntrackedView(Node):
    """In the place of the history of a view that was made under no_grad(): gradients end here."""

    __slots__ = ()
    operator = "view under no_grad()"

    def __init__(self) -> None:
        self.edges = ()
        self.sequence_nr = next_sequence_nr()
        self.shape = self.dtype = None

    def apply(self, *_grads: Any, **_: Any) -> tuple[()]:
        """Nothing: there is no input."""
        return ()


class _Ambiguous(UntrackedView):
    """The same, after its memory was written while operations were recorded: nobody knows what its gradient is."""

    __slots__ = ("function",)
    function: str
    """The user's Function that returned the view, empty for a view that was made under no_grad()."""

    def __init__(self, source: Node | None, edges: tuple[Any, ...], view: Tensor) -> None:
        super().__init__()
        self.shape, self.dtype = view._sizes, view.dtype
        # A pass for some inputs alone runs what leads to them: the gradient of the change would.
        self.edges = edges
        if isinstance(source, _Ambiguous):
            self.function = source.function
        else:
            self.function = source.describe() if source is not None and source.user_function else ""

    def apply(self, *_grads: Any, **_: Any) -> tuple[()]:
        """RuntimeError."""
        if self.function:
            msg = (
                f"{self.function} returned a view, or an input as it is, and then its base, or another view of it, was "
                "changed in-place: the gradient of the change would go past its backward; let forward return a "
                "clone(), or change a clone() of the base"
            )
            raise ComputeError(msg)
        msg = (
            "a view was made under no_grad(), and then its base, or another view of it, was changed in-place while "
            "operations were recorded: its gradient is ambiguous; make the view and the change both under no_grad(), "
            "or neither"
        )
        raise ComputeError(msg)


class ViewOfBase(Node):
    """The gradient of a view, cut anew from its base after an in-place write: scatter into zeros."""

    __slots__ = ("read",)
    read: ViewGeometry
    operator = "view"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        return (_scatter(grad, self.read),)


class PartOfBase(ViewOfBase):
    """The same, of a view that stood in a list of views, so that writes to it are refused as before."""

    __slots__ = ("list_name",)
    list_name: str
    """The name of what returned the list, such as ``Unbind``."""


_VIEWS_OF_BASE = (ViewOfBase, PartOfBase)


def _hides_view(node: Node) -> bool:
    """Whether a node that forbids writes to a view hides how that was made of its base, too."""
    return node.user_function or isinstance(node, (UntrackedView, AccumulateGrad))


def _view_of_base(source: Node | None) -> ViewOfBase:
    """The node, to be filled, of a view whose base was written; `source` is what :func:`node_before_base` gives."""
    if source is None or type(source) is ViewOfBase:
        return ViewOfBase()
    node = PartOfBase()
    node.list_name = source.list_name if isinstance(source, PartOfBase) else source.name().removesuffix("Backward0")
    return node


class CopySlices(Node):
    """The gradient of a base of which a view was written in place by `function`."""

    __slots__ = ("function", "written")
    function: Node
    written: ViewGeometry
    operator = "in-place write to a view"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        if grad is None:
            return (None,) * len(edges_of(self))
        inner = _gather_recorded(grad, self.written)
        # The written operator's first input is the view before the write; its gradient goes where the view lies.
        first, *further_grads = self.function.apply(inner)
        if first is not None and first.dtype is not inner.dtype:
            first = operations.cast(first, inner.dtype)
        return (_replace(grad, first, self.written), *further_grads)

    def release(self) -> None:
        self.function.release()


def _scatter(grad: Tensor | None, where: ViewGeometry) -> Tensor | None:
    """`grad` added at the places of `where` into zeros in the shape of the base."""
    if grad is None:
        return None
    result = scatter(grad, where)
    if grad._keys & FORWARD_AD:
        tangent = _scatter(grad._tangent, where)
        assert tangent is not None
        forward.give(result, tangent)
    if grad._edge is not None and grad_enabled():
        node = _ScatterBackward()
        node.where = where
        _give_history(result, node, (grad._edge,))
    return result


def _gather_recorded(grad: Tensor, where: ViewGeometry) -> Tensor:
    result = gather(grad, where)
    if grad._keys & FORWARD_AD:
        forward.give(result, _gather_recorded(grad._tangent, where))
    if grad._edge is not None and grad_enabled():
        node = ViewOfBase()
        node.read = where
        _give_history(result, node, (grad._edge,))
    return result


def _give_history(result: Tensor, node: Node, edges: tuple[Any, ...]) -> None:
    """Make `result` the result of a new node with some edges."""
    node.sequence_nr = next_sequence_nr()
    node.edges = edges
    node.shape, node.dtype = result._sizes, result.dtype
    set_history(result, node)


class _ScatterBackward(Node):
    """The gradient of a scatter: a gather."""

    __slots__ = ("where",)
    where: ViewGeometry
    operator = "view"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        return (None if grad is None else _gather_recorded(grad, self.where),)


class _ReplaceBackward(Node):
    """The gradients of a replacement: of the base, zeros where the view lies; of what stands there, a gather."""

    __slots__ = ("where",)
    where: ViewGeometry
    operator = "in-place write to a view"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        if grad is None:
            return (None, None)
        return (_replace(grad, None, self.where), _gather_recorded(grad, self.where))


def _replace(grad: Tensor, value: Tensor | None, where: ViewGeometry) -> Tensor:
    """`grad` with the elements of `where` replaced by those of `value`, zeros when it is None."""
    result = replace(grad, value, where)
    operands = (grad,) if value is None else (grad, value)
    if keyset_of(operands) & FORWARD_AD:
        tangents = [forward.or_zeros(forward.tangent_of(operand), operand) for operand in operands]
        forward.give(result, _replace(tangents[0], tangents[1] if value is not None else None, where))
    if keyset_of(operands) & AUTOGRAD and grad_enabled():
        node = _ReplaceBackward()
        node.where = where
        _give_history(result, node, (grad._edge, None if value is None else value._edge))
    return result
