"""Sizes that may change, said in other ways than by ``dynamic_shapes``: for tensors, and by further examples."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Mapping
from typing import Any

from runtime.autograd.trees import register_pytree_node, tree_flatten, tree_unflatten
from runtime.capture.export.dims import Dim
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.nn.module import Module
from runtime.tensor import Tensor

__all__ = ["AdditionalInputs", "ShapesCollection", "register_dataclass"]


def arguments_of(mod: Module, args: tuple[Any, ...], named: dict[str, Any]) -> dict[str, Any]:
    """The arguments by the names of forward."""
    try:
        bound = inspect.signature(mod.forward).bind(*args, **named)
    except TypeError as error:
        msg = f"export(): {type(mod).__name__}.forward(): {error}"
        raise ArgumentError(msg) from None
    result: dict[str, Any] = {}
    parameters = bound.signature.parameters
    for name, value in bound.arguments.items():
        if parameters[name].kind is inspect.Parameter.VAR_POSITIONAL:
            result.update({f"{name}_{number}": item for number, item in enumerate(value)})
        elif parameters[name].kind is inspect.Parameter.VAR_KEYWORD:
            result.update(value)
        else:
            result[name] = value
    in_order = [name for name in result if name not in named]
    return {name: result[name] for name in (*in_order, *named)}


class ShapesCollection:
    """What sizes of tensors may change, by the tensors themselves: ``shapes[x] = {0: Dim("batch")}``.

    >>> shapes, x = ow.export.ShapesCollection(), ow.ones(3, 2)
    >>> shapes[x] = {0: ow.export.Dim.DYNAMIC}
    >>> program = ow.export.export(ow.nn.Linear(2, 2), (x,), dynamic_shapes=shapes)
    >>> program.module()(ow.ones(5, 2)).shape
    opweave.Size([5, 2])
    """

    def __init__(self) -> None:
        self._shapes: dict[int, tuple[Tensor, Any]] = {}  # by id, with the tensor, which keeps the id

    def __setitem__(self, t: Tensor, shape: Any) -> None:
        """Say what sizes of a tensor may change. ValueError where something else was said before."""
        if not isinstance(t, Tensor):
            msg = f"ShapesCollection: expected a tensor, got {type(t).__name__}"
            raise ArgumentError(msg)
        before = self._shapes.get(id(t))
        if before is not None and before[1] != shape:
            msg = f"ShapesCollection: the sizes of this tensor are {before[1]} already, and now {shape}"
            raise ArgumentValueError(msg)
        self._shapes[id(t)] = (t, shape)

    def __getitem__(self, t: Tensor) -> Any:
        """What was said of a tensor."""
        if id(t) not in self._shapes:
            self._shapes[id(t)] = (t, {})
        return self._shapes[id(t)][1]

    def __len__(self) -> int:
        return len(self._shapes)

    def dynamic_shapes(self, m: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The argument `dynamic_shapes` of export for these arguments. ValueError for a tensor that is none of them."""
        arguments = arguments_of(m, args, dict(kwargs or {}))
        leaves, form = tree_flatten(arguments)
        strange = [tensor for tensor, _ in self._shapes.values() if all(tensor is not leaf for leaf in leaves)]
        if strange:
            msg = f"ShapesCollection: a tensor of shape {list(strange[0]._sizes)} is no argument of the call"
            raise ArgumentValueError(msg)
        specs = [self._shapes[id(leaf)][1] if id(leaf) in self._shapes else None for leaf in leaves]
        result: dict[str, Any] = tree_unflatten(specs, form)
        return result


class AdditionalInputs:
    """Further examples of arguments: sizes may change in which they differ from those of the export.

    >>> inputs = ow.export.AdditionalInputs()
    >>> inputs.add((ow.ones(7, 2),))
    >>> program = ow.export.export(ow.nn.Linear(2, 2), (ow.ones(3, 2),), dynamic_shapes=inputs)
    >>> program.module()(ow.ones(5, 2)).shape
    opweave.Size([5, 2])
    """

    def __init__(self) -> None:
        self._examples: list[tuple[tuple[Any, ...], Mapping[str, Any] | None]] = []

    def add(self, args: tuple[Any, ...], kwargs: Mapping[str, Any] | None = None) -> None:
        """Add an example of positional and keyword arguments."""
        if type(args) is not tuple:
            msg = f"AdditionalInputs.add(): args is a tuple of arguments, got {type(args).__name__}; write (x,) for one"
            raise ArgumentError(msg)
        self._examples.append((args, kwargs))

    def dynamic_shapes(self, m: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The argument `dynamic_shapes` of export for these arguments. ValueError for examples of other forms."""
        leaves, form = tree_flatten(arguments_of(m, args, dict(kwargs or {})))
        specs: list[Any] = [{} if isinstance(leaf, Tensor) else None for leaf in leaves]
        for further, named in self._examples:
            values, example_form = tree_flatten(arguments_of(m, further, dict(named or {})))
            if example_form != form:
                msg = f"AdditionalInputs: an example has the form {example_form}, the arguments have {form}"
                raise ArgumentValueError(msg)
            for leaf, example, spec in zip(leaves, values, specs, strict=True):
                _compare(leaf, example, spec)
        result: dict[str, Any] = tree_unflatten([spec or None for spec in specs], form)
        return result

    def verify(self, ep: Any) -> None:
        """Call the module of an exported program with each example; what it raises says which does not fit."""
        module = ep.module()
        for args, kwargs in self._examples:
            module(*args, **dict(kwargs or {}))


def _compare(leaf: Any, example: Any, spec: dict[int, Any]) -> None:
    """Note in which dimensions two examples differ. ValueError where they differ in something else."""
    if not isinstance(leaf, Tensor):
        if type(leaf) is not type(example) or leaf != example:
            msg = f"AdditionalInputs: an argument is {leaf!r} and {example!r}; only sizes of tensors may change"
            raise ArgumentValueError(msg)
        return
    if not isinstance(example, Tensor) or example.dtype is not leaf.dtype or example._ndim != leaf._ndim:
        msg = f"AdditionalInputs: expected tensors of {leaf.dtype} and {leaf._ndim} dimensions in all examples"
        raise ArgumentValueError(msg)
    for dim, (size, other) in enumerate(zip(leaf._sizes, example._sizes, strict=True)):
        if size != other:
            spec[dim] = Dim.DYNAMIC


def register_dataclass(cls: type[Any], *, serialized_type_name: str | None = None) -> None:
    """Let arguments and results be objects of a dataclass, whose fields are the leaves.

    >>> import dataclasses
    import inspect
    >>> @dataclasses.dataclass
    ... class Pair:
    ...     first: ow.Tensor
    ...     second: ow.Tensor
    >>> ow.export.register_dataclass(Pair)
    >>> class Added(ow.nn.Module):
    ...     def forward(self, pair):
    ...         return pair.first + pair.second
    >>> program = ow.export.export(Added(), (Pair(ow.ones(2), ow.ones(2)),))
    >>> program.module()(Pair(ow.ones(2), ow.zeros(2))).tolist()
    [1.0, 1.0]
    """
    if not (isinstance(cls, type) and dataclasses.is_dataclass(cls)):
        msg = f"register_dataclass(): expected a dataclass, got {cls!r}"
        raise ArgumentError(msg)
    names = [field.name for field in dataclasses.fields(cls) if field.init]

    def flatten(item: Any) -> tuple[list[Any], tuple[str, ...]]:
        present = [name for name in names if getattr(item, name) is not None]
        return [getattr(item, name) for name in present], tuple(present)

    def unflatten(values: Any, present: tuple[str, ...]) -> Any:
        return cls(**{**dict.fromkeys(names), **dict(zip(present, values, strict=True))})

    register_pytree_node(cls, flatten, unflatten, serialized_type_name=serialized_type_name)
