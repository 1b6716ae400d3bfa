"""``export.export``: one run of a module with examples, and further ones with other sizes where sizes may change.

A size that is the same in all runs is a constant of the program. The runs must give the same graph: a program that does
something else for other sizes is refused, and so is one that decides by a size in a way that its limits do not settle.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from runtime import callers
from runtime.autograd.trees import TreeSpec, tree_flatten, tree_unflatten
from runtime.capture.export.dims import Dim, DimRange, DynamicSize, dynamic_sizes
from runtime.capture.export.lifting import lift
from runtime.capture.export.programs import CallSpec, ExportedProgram
from runtime.capture.export.shapes import AdditionalInputs, ShapesCollection, arguments_of
from runtime.capture.fx.from_ir import Conversion
from runtime.capture.numbers import untraced
from runtime.capture.reads import sizes_of_memory
from runtime.capture.recorder import Recorder
from runtime.capture.tracing import remove_unread
from runtime.dispatch.conversions import TracedNumber
from runtime.dispatch.operator import Operator
from runtime.dispatch.registry import is_defined
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.nn.interception import intercepting
from runtime.nn.module import Module
from runtime.tensor import Tensor
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD, TORCH_DISPATCH

_PLAIN = (int, float, complex, bool, str, type(None))
_HOLDS_ABOVE = {operator.gt: True, operator.ge: True, operator.ne: True}
_HOLDS_ABOVE |= {operator.lt: False, operator.le: False, operator.eq: False}


class ExportRecorder(Recorder):
    """A recorder that refuses what a program could not do for other values, and notes what it learns of sizes."""

    checks_elements = False

    def __init__(self, root: Module, sizes: tuple[int, ...] | None, reads: list[str] | None = None) -> None:
        super().__init__("forward", root)
        self.reads = reads  # of elements, which become constants of a draft; None where they are errors
        self.sizes = sizes  # of changing dimensions in this run; None where there are none
        self.comparisons: list[tuple[Any, Any, Any, bool, str]] = []
        self.module_paths = {id(module): path for path, module in root.named_modules()}
        self.calls = Counter[str]()  # of modules, by their paths

    def call_module(self, module: Module, forward: Any, args: Any, kwargs: Any) -> Any:
        """Call a part of the module: nodes have the calls within which they stand, as ``a/a.b@1`` of the second one."""
        path = self.module_paths.get(id(module))
        if not path:
            return forward(*args, **kwargs)
        number = self.calls[path]
        self.calls[path] += 1
        scopes = [*self.scopes[-1:], f"{path}@{number}" if number else path]
        with self.scope("/".join(scopes)):
            return forward(*args, **kwargs)

    def read_member(self, module: Module, name: str, member: Any) -> Any:
        """A member of a module as it is."""
        del module, name
        return member

    def call(self, operator: Operator, remaining_keys: int, arguments: Sequence[Any]) -> Any:
        """Call an operator and note it; of one that programs do not call, as those of tangents, its parts."""
        parts = operator.kernels.get(COMPOSITE_IMPLICIT_AUTOGRAD) or operator.kernels.get(TORCH_DISPATCH)
        if parts is None or is_defined(operator.name):
            return super().call(operator, remaining_keys, arguments)
        return parts(*arguments)

    def size_of(self, tensor: Tensor, dim: int) -> Any:
        """A size: a value of the graph where sizes may change."""
        return sizes_of_memory(tensor)[dim] if self.sizes is None else super().size_of(tensor, dim)

    def number(self, kind: str, operands: Any, result: Any) -> Any:
        """What was computed of numbers: a node where sizes may change, and of numbers that a loop carries."""
        is_constant = self.sizes is None and not any(isinstance(item, TracedNumber) for item in operands)
        return result if is_constant else super().number(kind, operands, result)

    def note_read(self, what: str) -> None:
        """Elements cannot be read, but in a draft."""
        if self.reads is not None:
            self.reads.append(f"{what} at {self.source()}")
            return
        msg = (
            f"export(): {what} is read at {self.source()}, and the program would be right for these elements alone: "
            "compute with tensors, choose with where or cond, or make the number an argument"
        )
        raise ComputeError(msg)

    def note_constant(self, what: str) -> None:
        """A size that Python needs to know is one that the program was made for, if sizes may change at all."""
        self.comparisons.append((None, None, None, False, f"{what} at {self.source()}"))

    def decide(self, compare: Any, left: Any, right: Any, result: bool) -> None:
        """What the program decides by a size must be so for all of them."""
        self.comparisons.append((compare, left, right, result, f"a comparison of sizes at {self.source()}"))


class ExportRun:
    """One run of a module with arguments."""

    def __init__(
        self, mod: Module, leaves: list[Any], form: TreeSpec, names: list[str], sizes: Any,
        reads: list[str] | None = None,
    ) -> None:  # fmt: skip
        self.recorder = ExportRecorder(mod, sizes, reads)
        buffers = [(buffer, buffer.clone()) for buffer in mod.buffers()]  # type: ignore[attr-defined]
        random_state = get_rng_state()
        try:
            with self.recorder:
                with self.recorder.pause():
                    inputs = [self._input(leaf, name) for leaf, name in zip(leaves, names, strict=True)]
                args, kwargs = tree_unflatten(inputs, form)
                with intercepting(self.recorder.call_module, self.recorder.read_member):
                    result = mod(*args, **kwargs)
                self.outputs, self.out_form = tree_flatten(result)
                for output in self.outputs:
                    self._register(output)
        finally:
            set_rng_state(random_state)
            with no_grad():
                for buffer, elements in buffers:
                    buffer.copy_(elements)  # type: ignore[attr-defined]
        remove_unread(self.recorder.graph)

    def _input(self, leaf: Any, name: str) -> Any:
        if not isinstance(leaf, Tensor):
            return leaf
        tensor: Any = leaf
        copy = tensor.detach().clone().requires_grad_(tensor.requires_grad)
        self.recorder.define(copy, self.recorder.graph.addInput(name))
        return copy

    def _register(self, output: Any) -> None:
        if isinstance(output, (Tensor, TracedNumber)):
            self.recorder.graph.registerOutput(self.recorder.value_of(output))
        elif not isinstance(output, _PLAIN):
            msg = f"export(): a module gives tensors, numbers and texts, in trees; this gave a {type(output).__name__}"
            raise ArgumentError(msg)


def export(
    mod: Module, args: tuple[Any, ...], kwargs: Mapping[str, Any] | None = None, *, dynamic_shapes: Any = None,
    strict: bool = False, preserve_module_call_signature: tuple[str, ...] = (), **options: Any,
) -> ExportedProgram:  # fmt: skip
    """The program of a module: a graph of operators, its parameters and buffers, and what it takes and gives.

    The module runs with the example arguments, trees of tensors, numbers and texts; its buffers are as before
    afterwards. `dynamic_shapes` says which sizes may be others in a call: a dict by the names of arguments, or a tuple
    in their order, of dicts from dimensions to :class:`Dim` (or tuples of them), in the form of the arguments; or a
    :class:`ShapesCollection`, or :class:`AdditionalInputs`. All
    other sizes, numbers and texts are those of the examples in every call, which the program checks.

    RuntimeError where elements of a tensor are read, and where the module does something else for other sizes.

    >>> class Scaled(ow.nn.Module):
    ...     def forward(self, x):
    ...         return x.reshape(x.shape[0] * 2) * 3
    >>> batch = ow.export.Dim("batch", min=1, max=8)
    >>> program = ow.export.export(Scaled(), (ow.ones(3, 2),), dynamic_shapes={"x": {0: batch}})
    >>> program.module()(ow.ones(1, 2)).tolist()
    [3.0, 3.0]
    """
    del strict, preserve_module_call_signature, options
    return _exported(mod, args, dict(kwargs or {}), dynamic_shapes, None)


def draft_export(
    mod: Module, args: tuple[Any, ...], kwargs: Mapping[str, Any] | None = None, *, dynamic_shapes: Any = None,
    strict: bool = False, preserve_module_call_signature: tuple[str, ...] = (), **options: Any,
) -> ExportedProgram:  # fmt: skip
    """The program of a module as :func:`export` gives it, though the module reads elements of tensors.

    What it has read of the examples are constants of the program: it is right for arguments with the same ones alone.
    ``program._report`` lists where elements were read; a warning says so.
    """
    del strict, preserve_module_call_signature, options
    reads: list[str] = []
    program = _exported(mod, args, dict(kwargs or {}), dynamic_shapes, reads)
    program._report = list(dict.fromkeys(reads))
    if reads:
        listed = "; ".join(program._report)
        callers.warn(f"draft_export(): the program is right for the elements alone that were read: {listed}")
    return program


def _exported(
    mod: Module, args: tuple[Any, ...], named: dict[str, Any], dynamic_shapes: Any, reads: list[str] | None
) -> ExportedProgram:  # fmt: skip
    """The program of a module; `reads` gets where elements are read, None makes that an error."""
    if not isinstance(mod, Module):
        msg = f"export(): expected a module, got {type(mod).__name__}; a function can be the forward of one"
        raise ArgumentValueError(msg)
    if not isinstance(args, tuple):
        msg = f"export(): args is a tuple of arguments, got {type(args).__name__}; write (x,) for one"
        raise ArgumentError(msg)
    arguments = arguments_of(mod, args, named)
    inputs = dynamic_shapes
    if isinstance(inputs, (AdditionalInputs, ShapesCollection)):
        dynamic_shapes = inputs.dynamic_shapes(mod, args, named)
    leaves, form = tree_flatten((args, named))
    names = _leaf_names(arguments)
    for leaf, name in zip(leaves, names, strict=True):
        if not isinstance(leaf, (Tensor, *_PLAIN)):
            kind = type(leaf).__name__
            msg = f"export(): the argument '{name}' is a {kind}; expected tensors, numbers and texts, in trees"
            raise ArgumentError(msg)
    sizes = dynamic_sizes(_leaf_specs(dynamic_shapes, arguments), leaves, names)
    run = ExportRun(mod, leaves, form, names, _sizes_of(leaves, sizes) if sizes else None, reads)
    if sizes:
        _settle(mod, leaves, form, names, sizes, run)
    conversion = Conversion(run.recorder.graph)
    ranges = {name: DimRange(dim.min, dim.max) for name, dim in _dims_of(sizes).items()}
    spec = CallSpec(form, run.out_form, list(arguments), names)
    _note_modules(mod, conversion.graph)
    program = lift(mod, conversion, run.outputs, leaves, spec, sizes, ranges, (args, named))
    if isinstance(inputs, AdditionalInputs):
        inputs.verify(program)
    return program


def _note_modules(mod: Module, graph: Any) -> None:
    """Say of each node within which calls of modules it was computed, as PyTorch does."""
    names = {path: f"{type(module).__module__}.{type(module).__qualname__}" for path, module in mod.named_modules()}
    for node in graph.nodes:
        scope = node.meta.pop("scope", "")
        if node.op.startswith("call"):
            calls = {key: key.partition("@")[0] for key in scope.split("/") if key}
            node.meta["nn_module_stack"] = {key: (path, names[path]) for key, path in {"": "", **calls}.items()}


def _children(value: Any) -> list[tuple[Any, Any]] | None:
    """The values in a container with their keys, or positions; None for a leaf."""
    leaves, form = tree_flatten(value)
    if form.is_leaf():
        return None
    keys = list(value) if isinstance(value, dict) else range(len(form.children_specs))
    children = []
    for key, child in zip(keys, form.children_specs, strict=True):
        children.append((key, tree_unflatten(leaves[: child.num_leaves], child)))
        del leaves[: child.num_leaves]
    return children


def _leaf_names(arguments: dict[str, Any]) -> list[str]:
    """A name for each leaf: that of the argument, and the keys that lead to it."""
    names: list[str] = []

    def walk(value: Any, name: str) -> None:
        children = _children(value)
        if children is None:
            names.append(name)
            return
        for key, child in children:
            walk(child, f"{name}_{key}")

    for name, value in arguments.items():
        walk(value, name)
    return names


def _leaf_specs(dynamic_shapes: Any, arguments: dict[str, Any]) -> list[Any]:
    """What `dynamic_shapes` says of each leaf."""
    if dynamic_shapes is None:
        dynamic_shapes = {}
    if isinstance(dynamic_shapes, (tuple, list)):
        if len(dynamic_shapes) != len(arguments):
            msg = f"dynamic_shapes has {len(dynamic_shapes)} entries for {len(arguments)} arguments"
            raise ArgumentValueError(msg)
        dynamic_shapes = dict(zip(arguments, dynamic_shapes, strict=True))
    unknown = [name for name in dynamic_shapes if name not in arguments]
    if unknown:
        msg = f"dynamic_shapes: there is no argument '{unknown[0]}'; there are {', '.join(arguments)}"
        raise ArgumentValueError(msg)
    specs: list[Any] = []

    def walk(value: Any, spec: Any) -> None:
        children = _children(value)
        if children is None:
            specs.append(spec)
            return
        for key, child in children:
            inner = None if spec is None else spec.get(key) if isinstance(spec, dict) else spec[key]
            walk(child, inner)

    for name, value in arguments.items():
        walk(value, dynamic_shapes.get(name))
    return specs


# -- sizes that change -------------------------------------------------------------------------------------------------


def _sizes_of(leaves: list[Any], sizes: dict[int, dict[int, DynamicSize]]) -> tuple[int, ...]:
    return tuple(leaves[position].shape[dim] for position, by_dim in sizes.items() for dim in by_dim)


def _dims_of(sizes: dict[int, dict[int, DynamicSize]]) -> dict[str, Dim]:
    """The Dims by their names."""
    return {entry.dim.__name__: entry.dim for by_dim in sizes.values() for entry in by_dim.values()}


def _current(leaves: list[Any], sizes: dict[int, dict[int, DynamicSize]]) -> dict[str, int]:
    """The sizes of Dims in the examples. ValueError where one has two of them."""
    current: dict[str, int] = {}
    for position, by_dim in sizes.items():
        for dim, entry in by_dim.items():
            size = leaves[position].shape[dim]
            if current.setdefault(entry.dim.__name__, size) != size:
                before = current[entry.dim.__name__]
                msg = f"dynamic_shapes: two sizes are {entry.dim}, and the examples have {before} and {size}"
                raise ArgumentValueError(msg)
    return current


def _other_examples(leaves: list[Any], sizes: dict[int, dict[int, DynamicSize]]) -> list[list[Any]]:
    """Examples with other sizes: the limits, where they are near, and one more than the example."""
    dims, current = _dims_of(sizes), _current(leaves, sizes)
    choices = []
    for pick in range(3):
        chosen = {}
        for number, (name, dim) in enumerate(dims.items()):
            limits = DimRange(dim.min, dim.max)
            last = current[name] + 3 + number if dim.max is None else min(dim.max, _LARGEST)
            wanted = (current[name] + 1 + number, dim.least_tried, last)[pick]
            chosen[name] = wanted if limits.holds(wanted) else max(current[name] - 1, dim.least_tried)
        if chosen not in choices:
            choices.append(chosen)
    return [_resized(leaves, sizes, chosen) for chosen in choices]


_LARGEST = 4096  # the largest size for which a program is run to see whether it does the same


def _resized(leaves: list[Any], sizes: dict[int, dict[int, DynamicSize]], chosen: dict[str, int]) -> list[Any]:
    result = list(leaves)
    for position, by_dim in sizes.items():
        tensor = leaves[position]
        for dim, entry in by_dim.items():
            index = [number % tensor.shape[dim] for number in range(chosen[entry.dim.__name__])]
            tensor = tensor.detach()[(slice(None),) * dim + (index,)].requires_grad_(tensor.requires_grad)
        result[position] = tensor
    return result


def _settle(
    mod: Module, leaves: list[Any], form: TreeSpec, names: list[str], sizes: dict[int, dict[int, DynamicSize]],
    run: ExportRun,
) -> None:  # fmt: skip
    """Run the module for other sizes, and make constants of numbers that are always the same.

    ComputeError where it does something else for them.
    """
    runs, reference = [run], _structure(run)
    for example in _other_examples(leaves, sizes):
        shown = _shown(example, sizes, names)
        try:
            runs.append(ExportRun(mod, example, form, names, _sizes_of(example, sizes), run.recorder.reads))
        except Exception as error:
            error.add_note(f"export(): for the sizes {shown}, which dynamic_shapes allows")
            raise
        if _structure(runs[-1]) != reference:
            msg = (
                f"export(): {type(mod).__name__} does something else for the sizes {shown} than "
                f"for {_shown(leaves, sizes, names)}: give that dimension one size (Dim.STATIC), or limits within "
                f"which it does the same{_decisions(run)}"
            )
            raise ComputeError(msg)
    _check_comparisons(mod, runs, sizes)
    graph = run.recorder.graph
    nodes = set(graph.all_nodes())  # those that nothing reads are gone
    for position, (value, number) in enumerate(run.recorder.numbers):
        same = all(untraced(again.recorder.numbers[position][1]) == untraced(number) for again in runs[1:])
        if same and value.node() in nodes and type(untraced(number)) in {int, float}:
            with graph.insert_point_guard(value.node()):
                value.replaceAllUsesWith(graph.insertConstant(untraced(number)))
    remove_unread(graph)


def _structure(run: ExportRun) -> Any:
    """What a graph does, without the numbers of one run."""
    nodes = list(run.recorder.graph.all_nodes())
    steps = [
        (node.kind(), [value.debugName() for value in node.inputs()], node.outputsSize())
        for node in nodes if node.kind() != "prim::Constant"
    ]  # fmt: skip
    values = [node.attributes.get("value") for node in nodes if node.kind() == "prim::Constant"]
    constants = [value for value in values if not isinstance(value, Tensor)]
    return steps, constants, run.out_form, len(run.recorder.numbers), len(run.recorder.comparisons)


def _shown(leaves: list[Any], sizes: dict[int, dict[int, DynamicSize]], names: list[str]) -> str:
    return ", ".join(f"{names[position]} {list(leaves[position].shape)}" for position in sizes)


def _decisions(run: ExportRun) -> str:
    texts = dict.fromkeys(entry[-1] for entry in run.recorder.comparisons)
    return f"; it asks by {', '.join(texts)}" if texts else ""


def _check_comparisons(mod: Module, runs: list[ExportRun], sizes: dict[int, dict[int, DynamicSize]]) -> None:
    """ComputeError for a decision by a size that may be another one beyond the sizes that were tried."""
    unlimited = any(dim.max is None or dim.max > _LARGEST for dim in _dims_of(sizes).values())
    for entries in zip(*(run.recorder.comparisons for run in runs), strict=True):
        compare, result, text = entries[0][0], entries[0][3], entries[0][4]
        changes = [len({untraced(entry[side]) for entry in entries}) > 1 for side in (1, 2)]
        if compare is not None and not any(changes):
            continue
        if compare is None and not _has_changing(runs):
            continue
        settled = compare is not None and changes == [True, False] and _HOLDS_ABOVE[compare] is result
        if compare is None or (unlimited and not settled):
            msg = (
                f"export(): {type(mod).__name__} decides by {text}, and the sizes have no limit up to which that is "
                "so: give their Dim a max, or the dimension one size (Dim.STATIC)"
            )
            raise ComputeError(msg)


def _has_changing(runs: list[ExportRun]) -> bool:
    """Whether a number of the graph is another one in another run."""
    numbers = [[untraced(number) for _, number in run.recorder.numbers] for run in runs]
    return any(row != numbers[0] for row in numbers[1:])
