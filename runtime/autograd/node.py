"""Nodes: the backward functions of which a graph consists, AccumulateGrad at its leaves, and saving tensors.

A forward operator with a gradient makes one Node and stores into it (each store is one slot, there is no ``__init__``):

``edges``        a tuple with an edge or None for every differentiable input, in order: ``(Node, output_nr)``, or the
                 Node itself for its output 0, which unpacks in the same way; instead of a tuple of one Node, the Node.
                 So in a chain of operators the garbage collector walks one object for each
``sequence_nr``  ``next_sequence_nr()``: later operators have higher numbers and run earlier in backward
``shape``        the shape of the output; a tuple of shapes when ``num_outputs`` is not 1; None: do not check
``dtype``        the dtype of the output, in the same form
``apart``        whether the garbage collector may leave the node alone, see :mod:`.shelf`

The engine needs ``shape`` and ``dtype`` to reduce a gradient that broadcasting made too large and to reject one that
does not fit. Hooks and ``metadata`` are rare and live in the instance dict, which Python makes only when it is used.
"""

from __future__ import annotations

import functools
import itertools
import weakref
from collections.abc import Callable, Iterator, Sequence
from sys import getrefcount
from typing import Any, NamedTuple

from runtime.autograd import forward, operations
from runtime.autograd.hooks import Hooks, RemovableHandle, run_before, run_post, run_pre
from runtime.autograd.ownership import ALONE, steal
from runtime.autograd.packed import Packed
from runtime.autograd.releasing import releasing
from runtime.autograd.shelf import keep_off, put_aside, release
from runtime.errors import ArgumentError, ComputeError
from runtime.forking import shared_lock
from runtime.guards import grad_enabled, state
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, keys, make_tensor
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.memory import is_writeable, memory_of

Edge = Any  # (Node, output_nr), or the Node for its output 0
Gradients = Sequence[Tensor | None]
SavedOutput = tuple[Any, ...]

next_sequence_nr: Callable[[], int] = itertools.count().__next__

_RAW = "_raw_"
"""How the slots begin that hold saved tensors; ``_saved_...`` reads them, checked."""
WANTED = "wanted"
"""The parameter of ``apply`` for the edges whose gradients are asked for."""
NOT_SAVED = (
    "Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in "
    "computation tracked by autograd. To work around this, you can make a clone to get a normal tensor and use it in "
    "autograd, or use no_grad() instead of inference_mode()."
)
GRAD = "grad"
"""Where the dict of a tensor that does not require grad has what was set as its gradient."""
MODIFYING_PACK_HOOK = (
    "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack hook cannot be "
    "modified by in-place operations as this can lead to unexpected side-effects; work on a clone()"
)
FIRST = 2**63 - 1
"""The sequence number of every AccumulateGrad: nothing goes before it."""


class OutputMetadata(NamedTuple):
    """What a node knows of an output of its operation."""

    shape: tuple[int, ...]
    dtype: Any


class Node:
    """One backward function: gradients of the outputs of a forward operator in, gradients of its inputs out."""

    __slots__ = ("__dict__", "__weakref__", "apart", "dtype", "edges", "sequence_nr", "shape")
    edges: Any
    sequence_nr: int
    shape: Any
    dtype: Any
    apart: object

    label = ""
    """The name that programs see, where PyTorch computes the operator by another one; see :func:`_filled`."""
    shown: tuple[bool, ...] = ()
    """For each edge that ``next_functions`` shows, whether it is one; the others stand for numbers. Empty: all are."""
    operator = ""
    """The forward operator, e.g. ``mul.Tensor``, for messages."""
    num_outputs = 1
    """Constant for a class; a node whose outputs are a list stores it, and ``special = True``, in the instance."""
    hooks: Hooks | None = None
    special = False
    """Whether the engine must look closer: hooks, several outputs, or a wish to see undefined gradients."""
    takes_undefined = False
    """Whether ``apply`` runs although no gradient arrived."""
    user_function = False
    """Whether a user's Function made it: what its results are to their bases is not known."""
    chooses = False
    """Whether ``apply`` takes `WANTED`: the edges, with None for those whose gradients it can leave out."""
    tangents: dict[int, Tensor] | None = None
    """The tangents of outputs that were saved, while a level of forward mode is open."""

    def __init_subclass__(cls, **facts: Any) -> None:
        """`facts` are values of the attributes above; what is not said follows from slots and ``apply``."""
        super().__init_subclass__()
        for name, value in facts.items():
            setattr(cls, name, value)
        if "apply" in cls.__dict__:
            code = cls.apply.__code__
            cls.chooses = WANTED in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        raw = tuple([slot for slot in cls.__dict__.get("__slots__", ()) if slot.startswith(_RAW)])
        if raw and "release" not in cls.__dict__:
            cls.release = releasing(raw)  # type: ignore[assignment]
        if not cls.user_function:
            cls.__name__ = _plain(cls.__dict__.get("label", "")) or cls.__name__.lstrip("_")  # what programs print
        if cls.num_outputs != 1:
            cls.special = True
        for slot in raw:
            name = slot[len(_RAW) :]
            setattr(cls, f"_saved_{name}", property(functools.partial(read_saved, slot)))
            setattr(cls, f"_raw_saved_{name}", property(functools.partial(_read_raw, slot)))

    def apply(self, *grads: Any, **_: Any) -> Gradients:
        """The gradients of the inputs, one per edge, from those of the outputs (None where undefined)."""
        raise NotImplementedError

    def release(self) -> None:
        """Drop what was saved: set every slot of a saved tensor to None. Made for each class of its slots."""

    @property
    def next_functions(self) -> tuple[tuple[Node | None, int], ...]:
        """The edges in PyTorch's form: ``(None, 0)`` where an input needs no gradient."""
        edges = iter([(None, 0) if edge is None else (edge[0], edge[1]) for edge in edges_of(self)])
        return tuple(next(edges) if is_edge else (None, 0) for is_edge in self.shown) if self.shown else tuple(edges)

    def __getitem__(self, position: int) -> Any:
        """As an edge, a node is ``(self, 0)``."""
        return (self, 0)[position]

    def __iter__(self) -> Iterator[Any]:
        return iter((self, 0))

    def _sequence_nr(self) -> int:
        """The number of the operation: later ones have higher numbers."""
        return self.sequence_nr

    def _set_sequence_nr(self, sequence_nr: int) -> None:
        """Give the node another number: of several that are ready, that with the highest runs first."""
        self.sequence_nr = sequence_nr

    @property
    def _input_metadata(self) -> list[OutputMetadata]:
        """The sizes and the dtype of each output of the operation, to whose gradients backward applies this node."""
        if self.num_outputs == 1:
            return [OutputMetadata(self.shape, self.dtype)]
        return [OutputMetadata(*item) for item in zip(self.shape, self.dtype, strict=True)]

    def pack_saved(self, pack: Callable[[Any], Packed]) -> None:
        """Put what `pack` makes of every saved tensor into its place."""
        for slot in getattr(type(self), "__slots__", ()):
            raw = getattr(self, slot, None) if slot.startswith(_RAW) else None
            if raw is not None:
                setattr(self, slot, packed(self, raw, pack))

    @property
    def metadata(self) -> dict[str, Any]:
        """A dict for the user's own notes about this node."""
        keep_off(self)
        metadata: dict[str, Any] = self.__dict__.setdefault("_metadata", {})
        return metadata

    def name(self) -> str:
        """The name, such as ``MulBackward0``."""
        return _filled(self) if "{" in self.label else type(self).__name__

    def describe(self) -> str:
        """The name and the forward operator, for messages."""
        return f"{self.name()} ({self.operator})" if self.operator else self.name()

    def register_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call ``hook(grad_inputs, grad_outputs)`` after this node; it may return other gradients of the inputs."""
        return RemovableHandle(self.need_hooks().post, hook)

    def register_prehook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call ``hook(grad_outputs)`` before this node; it may return other gradients of the outputs."""
        return RemovableHandle(self.need_hooks().pre, hook)

    def register_tensor_hook(self, output_nr: int, hook: Callable[..., Any]) -> RemovableHandle:
        """Call ``hook(grad)`` when the gradient of that output is complete; it may return another gradient."""
        return RemovableHandle(self.need_hooks().tensor.setdefault(output_nr, {}), hook)

    def retain(self, output_nr: int, grad: Tensor) -> None:
        """Add `grad` to what ``retain_grad`` keeps for that output."""
        before = self.need_hooks().retained.get(output_nr)
        self.need_hooks().retained[output_nr] = (
            operations.clone(grad) if before is None else operations.add(before, grad)
        )

    def need_hooks(self) -> Hooks:
        """The hooks of this node, made now if there are none."""
        hooks = self.hooks
        if hooks is None:
            keep_off(self)
            hooks = self.hooks = Hooks()
            self.special = True
        return hooks

    def __repr__(self) -> str:
        return f"<{self.describe().partition(' ')[0]} object at {id(self):#x}>"

    def __lt__(self, other: Node) -> bool:
        # In a heap the node goes first that was recorded last.
        return self.sequence_nr > other.sequence_nr


def _read_raw(slot: str, node: Node) -> Any:
    from runtime.autograd.special_nodes import read_raw

    return read_raw(slot, node)


def _plain(label: str) -> str:
    """A label as the name of a class, whose nodes may have several."""
    return label.replace("{dims}", "N").replace("{step}", "Slice").replace("{mode}", "")


def _filled(node: Node) -> str:
    """The label of a node with a number for ``{dims}``, and for ``{step}`` and ``{mode}`` what they stand for."""
    label = node.label
    if "{mode}" in label:
        label = label.replace("{mode}", _interpolation(node))
    if "{dims}" in label:
        sizes = node.shape[0] if isinstance(node.dtype, tuple) else node.shape
        label = label.replace("{dims}", str(max(len(sizes) - 2, 1)))
    if "{step}" in label:
        saved: Any = node
        label = label.replace("{step}", _last_step(saved._saved_index, saved._saved_self_shape))
    return label


def _interpolation(node: Any) -> str:
    """How PyTorch calls the interpolation of a node: by lines, it counts the dimensions."""
    prefix = "" if node._saved_mode.startswith("nearest") else ("", "bi", "tri")[max(len(node.shape) - 3, 0)]
    return "".join(word.capitalize() for word in (prefix + node._saved_mode).split("-"))


def _last_step(index: Any, sizes: Sequence[int]) -> str:
    """What PyTorch does last for a basic index: it takes one step for each part that changes the tensor."""
    if isinstance(index, slice):
        return "Slice"
    parts = index if isinstance(index, tuple) else (index,)
    steps, dim = ["Alias"], 0
    for part in parts:
        if part is None:
            steps.append("Unsqueeze")
        elif part is Ellipsis:
            dim += len(sizes) - sum(item is not None and item is not Ellipsis for item in parts)
        else:
            is_full = isinstance(part, slice) and part.indices(sizes[dim]) == (0, sizes[dim], 1)
            if not is_full:
                steps.append("Slice" if isinstance(part, slice) else "Select")
            dim += 1
    return steps[-1]


def edges_of(node: Node) -> tuple[Edge | None, ...]:
    """The edges of a node as a tuple."""
    edges: Any = node.edges
    return edges if type(edges) is tuple else (edges,)


class AccumulateGrad(Node):
    """Adds what arrives to the gradient of a leaf.

    Under ``create_graph`` the sum is a new recorded tensor; otherwise an existing gradient is added to in place and
    stays the same object, and a first gradient is taken without a copy when nobody else can see it.
    """

    __slots__ = ("_lock", "_variable", "grad")
    grad: Tensor | None

    def __init__(self, variable: Tensor) -> None:
        if not isinstance(variable, Tensor):
            msg = f"AccumulateGrad(): expected a tensor, got {type(variable).__name__}"
            raise ArgumentError(msg)
        self._variable = weakref.ref(variable)
        self._lock = shared_lock()
        self.grad = None
        self.apart = True
        self.edges = ()
        self.sequence_nr = FIRST
        self.shape = variable._sizes
        self.dtype = variable.dtype

    @property
    def variable(self) -> Tensor | None:
        """The leaf, None once it is gone."""
        return self._variable()

    def name(self) -> str:
        """The name, as PyTorch has it of this node alone with where it is."""
        return f"torch::autograd::{type(self).__name__}"

    def describe(self) -> str:
        """The name, for messages."""
        return type(self).__name__

    def apply(self, *grads: Any, **_: Any) -> tuple[()]:
        """Accumulate a gradient that somebody else may hold as well."""
        grad = grads[0]
        if grad is not None:
            self.accumulate({self: grad}, grad_enabled())
        return ()

    def receive(self, buffers: dict[Node, Any], create_graph: bool) -> None:
        """Take this node's gradient out of `buffers` and accumulate it, with all hooks around."""
        if not self.special:
            self.accumulate(buffers, create_graph)
            return
        grads: list[Tensor | None] = [buffers.pop(self)]
        run_before(self, grads)
        self.receive_captured(grads, create_graph)

    def receive_captured(self, grads: list[Tensor | None], create_graph: bool) -> None:
        """Accumulate a gradient that tensor hooks have seen already, with the hooks of the node around it.

        It is taken out of the list, so that it becomes ``.grad`` without a copy if nobody else has it: hooks behind the
        node get the tensor that hooks on the accumulated gradient may have changed.
        """
        buffers: dict[Node, Any] = {self: run_pre(self, grads).pop()}
        if buffers[self] is None:
            return
        grad = self.accumulate(buffers, create_graph)
        hooks, variable = self.hooks, self.variable
        if hooks is not None:
            for hook in tuple(hooks.post_accumulate.values()):
                if variable is not None and hook(variable) is not None:
                    msg = f"Tensor post accumulate grad hooks should return None. {hook!r} did not"
                    raise ComputeError(msg)
            run_post(self, (), (grad,))

    def accumulate(self, buffers: dict[Node, Any], create_graph: bool) -> Tensor:
        """Add the gradient of this node in `buffers`, the only place where the engine still holds it; returns it."""
        new = buffers.pop(self)
        # Counted here, in the function that holds the only local reference: the expected count was found the same way.
        references = getrefcount(new)
        with self._lock:
            old = self.grad
            if old is None:
                self.grad = new if create_graph else self.take(new, references <= ALONE)
            elif create_graph:
                self.grad = operations.add(old, new)
            elif is_writeable(old):
                operations.add_in_place(old, new)
            else:
                self.grad = operations.add_unrecorded(old, new)
        if create_graph:
            release()
        return new  # type: ignore[no-any-return]

    def take(self, new: Tensor, alone: bool) -> Tensor:
        """`new` itself if nobody else can see its memory, otherwise a copy with the strides of the leaf."""
        variable = self._variable()
        if alone and new._edge is None and steal.call(new, variable):
            new._base = new._writes = None
            return new
        return operations.clone(new, variable)

    def register_post_accumulate_hook(self, hook: Callable[[Tensor], Any]) -> RemovableHandle:
        """Call ``hook(leaf)`` after its gradient has been added to."""
        return RemovableHandle(self.need_hooks().post_accumulate, hook)


def make_leaf(tensor: Tensor) -> AccumulateGrad:
    """Let `tensor`, so far outside of every graph, require grad. RuntimeError unless it is floating or complex."""
    if tensor.dtype.category < FLOATING:
        msg = f"only floating point and complex tensors can require grad, this one is {tensor.dtype.name}"
        raise ComputeError(msg)
    tensor._edge = node = AccumulateGrad(tensor)
    tensor._keys |= keys.AUTOGRAD
    if GRAD in tensor.__dict__:
        node.grad = tensor.__dict__.pop(GRAD)
    return node


def unpack_input(node: Node, tensor: Tensor | None, version: int | None, argument_name: str) -> Tensor | None:
    """The saved input, after checking that its memory still holds what it held in the forward pass.

    `version` is what was seen then, None for an optional argument that was not given.
    """
    if tensor is None:
        if version is None:
            return None
        raise released_error(node)
    now = tensor._writes
    if now is not None and now[0] != version:
        if isinstance(tensor, Packed):
            return tensor.unpack()
        raise modified_error(node, tensor._sizes, tensor.dtype, now[0], version, f"input '{argument_name}'")
    return tensor


@builtin("runtime.autograd.native", "save_output")
def save_output(result: Tensor) -> SavedOutput:
    """What a node keeps of its own output: everything but the tensor, which holds the node.

    The builtin makes it of objects that the garbage collector does not walk: no cycle goes through them. The backend
    of a tensor that is not the CPU's comes last. A tensor that holds others is kept as its class detaches it.
    """
    if result._keys & keys.TORCH_DISPATCH:
        handled: Any = result
        return Packed(result, handled.detach(), _detached).as_output(result.dtype)
    version = result._writes
    if version is None:
        version = result._writes = [0]
    backend = result._keys & keys.BACKENDS
    parts = memory_of(result), result.dtype, version, version[0]
    return parts if backend in (0, keys.CPU) else (*parts, backend)


def _detached(tensor: Any) -> Tensor:
    """The tensor outside of the graph, as its class detaches it."""
    return tensor.detach()  # type: ignore[no-any-return]


@builtin("runtime.autograd.native", "unpack_output")
def unpack_output(node: Node, saved: SavedOutput | None, output_nr: int | None) -> Tensor:
    """The saved output as a tensor again, in the graph if the backward pass is itself recorded.

    `output_nr` is None for an output without a gradient.
    """
    if saved is None:
        raise released_error(node)
    array, dtype, now, version, *backend = saved
    handled = None
    if now[0] != version and isinstance(array, Packed):
        handled = array.handled()
        if handled is None:
            array, dtype, now, *backend = array.parts()
    elif now[0] != version:
        raise modified_error(node, make_tensor(array, dtype)._sizes, dtype, now[0], version, f"output {output_nr or 0}")
    if handled is None:
        tensor = make_tensor(array, dtype)
        tensor._writes = now
        if backend:
            (tensor._keys,) = backend
    else:
        tensor = handled
    if output_nr is not None and (not state.active or grad_enabled()):
        tensor._edge = (node, output_nr)
        tensor._keys |= keys.AUTOGRAD
    if node.tangents is not None and output_nr in node.tangents:
        forward.give(tensor, node.tangents[output_nr])
    return tensor


def read_saved(slot: str, node: Node) -> Any:
    """What a node saved in `slot`, as its formula would get it; None for what no gradient that is wanted needs."""
    name, kind = slot[len(_RAW) :], type(node)
    try:
        raw = getattr(node, slot)
    except AttributeError:
        return None
    if hasattr(kind, f"_version_{name}"):
        return unpack_input(node, raw, getattr(node, f"_version_{name}"), name)
    if raw is None:
        raise released_error(node)
    if is_list(raw):
        return tuple(unpack_input(node, item, version, f"{name}[{i}]") for i, (item, version) in enumerate(raw))
    return unpack_output(node, raw, 0 if node.num_outputs == 1 and raw[1].category >= FLOATING else None)


def is_list(raw: Any) -> bool:
    """Whether this is what :func:`.saved.save_list` made, not :func:`save_output`."""
    return not raw or isinstance(raw[0], tuple)


def packed(node: Node, raw: Any, pack: Callable[[Any], Packed]) -> Any:
    """A saved tensor, output or list with what `pack` makes of each in its place."""
    if isinstance(raw, Tensor):
        return pack(raw)
    if is_list(raw):
        return tuple((item if item is None else pack(item), version) for item, version in raw)
    return pack(unpack_output(node, raw, None)).as_output(raw[1])


def attach(node: Node, outputs: Sequence[Tensor]) -> None:
    """Make `node` the gradient function of several outputs; those that are neither floating nor complex get none."""
    shapes = tuple([output._sizes for output in outputs])
    dtypes = tuple([output.dtype for output in outputs])
    node.shape, node.dtype = (shapes, dtypes) if len(outputs) != 1 else (shapes[0], dtypes[0])
    if node.num_outputs != len(outputs) or len(outputs) == 1:  # they are a list, whose length only the call knows
        node.num_outputs, node.special = len(outputs), True
    for number, item in enumerate(outputs):
        if item.dtype.category >= FLOATING:
            item._edge = (node, number)
            item._keys |= keys.AUTOGRAD
    put_aside.call(node)


def complete(node: Node, grads: Gradients) -> Gradients:
    """The gradients of several outputs, zeros for those that nothing depends on."""
    shapes, dtypes = (node.shape, node.dtype) if node.num_outputs != 1 else ((node.shape,), (node.dtype,))
    like = next((grad for grad in grads if grad is not None), None)
    return tuple(
        operations.filled(shape, dtype, 0, like) if grad is None else grad
        for grad, shape, dtype in zip(grads, shapes, dtypes, strict=True)
    )


def released_error(node: Node) -> ComputeError:
    """The error of a second backward through a graph that was not retained."""
    return ComputeError(
        f"Trying to backward through {node.describe()} a second time (or directly access saved tensors after they have "
        "already been freed): they are freed after the first backward() or grad(). Specify retain_graph=True there if "
        "the graph is needed again"
    )


def modified_error(
    node: Node, shape: tuple[int, ...], dtype: Any, now: int, saved: int | None, subject: str
) -> ComputeError:
    """The error of an in-place write into what a gradient needs."""
    return ComputeError(
        "one of the variables needed for gradient computation has been modified by an inplace operation: "
        f"{subject} of {node.describe()}, a {dtype.name} tensor of shape {list(shape)}, is at version {now}, but "
        f"version {saved} was saved; write to a clone() of it, or after backward()"
    )
