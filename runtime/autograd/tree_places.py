"""Trees with the place of every value in them: how one gets from the tree to the value, and how that is written."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from runtime.autograd import trees
from runtime.autograd.tree_texts import _register_namedtuple, treespec_dumps, treespec_loads
from runtime.autograd.trees import *  # noqa: F403 - they are shown together
from runtime.autograd.trees import (
    IsLeaf,
    MappingKey,
    PyTree,
    TreeSpec,
    _container_of,
    register_pytree_node,
    tree_iter,
    tree_leaves,
    tree_map,
    tree_map_only,
    tree_structure,
)
from runtime.errors import ArgumentError

__all__ = [  # noqa: PLE0604 - what is in trees besides
    *trees.__all__, "GetAttrKey", "KeyEntry", "KeyPath", "SequenceKey", "arg_tree_leaves", "is_namedtuple",
    "is_namedtuple_class", "is_namedtuple_instance", "key_get", "keystr", "register_constant", "register_dataclass",
    "tree_all_only", "tree_any_only", "tree_flatten_with_path", "tree_leaves_with_path", "tree_map_only_",
    "tree_map_with_path", "treespec_dumps", "treespec_loads", "_register_namedtuple",
]  # fmt: skip


class SequenceKey(NamedTuple):
    """The place of a value in a sequence."""

    idx: int

    def __str__(self) -> str:
        return f"[{self.idx!r}]"

    def get(self, sequence: Sequence[Any]) -> Any:
        """The value there."""
        return sequence[self.idx]


class GetAttrKey(NamedTuple):
    """The place of a value that is an attribute."""

    name: str

    def __str__(self) -> str:
        return f".{self.name}"

    def get(self, container: Any) -> Any:
        """The value there."""
        return getattr(container, self.name)


KeyEntry = MappingKey | SequenceKey | GetAttrKey
KeyPath = tuple[Any, ...]


def _steps(tree: PyTree, count: int) -> list[Any]:
    """The places of the values just inside a container."""
    if isinstance(tree, dict):
        return [MappingKey(key) for key in tree]
    if hasattr(tree, "_fields"):
        return [GetAttrKey(name) for name in tree._fields]
    if dataclasses.is_dataclass(tree):
        return [GetAttrKey(name) for name in _FIELDS[type(tree)]] if type(tree) in _FIELDS else _numbered(count)
    return _numbered(count)


def _numbered(count: int) -> list[Any]:
    return [SequenceKey(position) for position in range(count)]


def _with_path(tree: PyTree, is_leaf: IsLeaf, path: KeyPath) -> Iterable[tuple[KeyPath, Any]]:
    container = _container_of(tree, is_leaf)
    if container is None:
        yield path, tree
        return
    values = list(container.flatten_fn(tree)[0])
    for step, value in zip(_steps(tree, len(values)), values, strict=True):
        yield from _with_path(value, is_leaf, (*path, step))


def tree_flatten_with_path(tree: PyTree, is_leaf: IsLeaf = None) -> tuple[list[tuple[KeyPath, Any]], TreeSpec]:
    """The leaves of a tree with their places, from the left, and its form."""
    return tree_leaves_with_path(tree, is_leaf), tree_structure(tree, is_leaf)


def tree_leaves_with_path(tree: PyTree, is_leaf: IsLeaf = None) -> list[tuple[KeyPath, Any]]:
    """The leaves of a tree with their places, from the left."""
    return list(_with_path(tree, is_leaf, ()))


def tree_map_with_path(func: Callable[..., Any], tree: PyTree, *rests: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """The tree with ``func(place, leaf, *leaves)`` for each leaf and those of other trees in its place."""
    positions = iter([path for path, _ in tree_leaves_with_path(tree, is_leaf)])
    return tree_map(lambda *row: func(next(positions), *row), tree, *rests, is_leaf=is_leaf)


def keystr(kp: KeyPath) -> str:
    """A place as it is written in Python."""
    return "".join(map(str, kp))


def key_get(obj: Any, kp: KeyPath) -> Any:
    """The value at a place."""
    for step in kp:
        obj = step.get(obj)
    return obj


def arg_tree_leaves(*args: PyTree, **kwargs: PyTree) -> list[Any]:
    """The leaves of all arguments, from the left."""
    return tree_leaves((args, kwargs))


def tree_map_only_(kind: Any, func: Callable[[Any], Any], tree: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """Call `func` for the leaves that :func:`tree_map_only` changes, and give the tree back as it is."""
    tree_map_only(kind, func, tree, is_leaf)
    return tree


def tree_all_only(kind: Any, pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether something holds for every leaf of a class."""
    return all(pred(item) for item in tree_iter(tree, is_leaf) if isinstance(item, kind))


def tree_any_only(kind: Any, pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether something holds for a leaf of a class."""
    return any(pred(item) for item in tree_iter(tree, is_leaf) if isinstance(item, kind))


def is_namedtuple_class(cls: Any) -> bool:
    """Whether a class is one of named tuples."""
    return isinstance(cls, type) and issubclass(cls, tuple) and isinstance(getattr(cls, "_fields", None), tuple)


def is_namedtuple_instance(obj: object) -> bool:
    """Whether an object is a named tuple."""
    return is_namedtuple_class(type(obj))


def is_namedtuple(obj: object) -> bool:
    """Whether an object is a named tuple, or a class of them."""
    return is_namedtuple_class(obj) or is_namedtuple_instance(obj)


_FIELDS: dict[type, tuple[str, ...]] = {}  # of registered dataclasses


def register_dataclass(
    cls: type, *, field_names: Sequence[str] | None = None, drop_field_names: Sequence[str] | None = None,
    serialized_type_name: str | None = None,
) -> None:  # fmt: skip
    """Make a dataclass a container of its fields, or of `field_names`, without `drop_field_names`.

    TypeError for what is no dataclass. Fields that are left out have their defaults in what is made.
    """
    del serialized_type_name
    if not (isinstance(cls, type) and dataclasses.is_dataclass(cls)):
        msg = f"register_dataclass(): expected a dataclass, got {cls!r}"
        raise ArgumentError(msg)
    fields = (
        [field.name for field in dataclasses.fields(cls) if field.init] if field_names is None else list(field_names)
    )
    names = tuple(name for name in fields if name not in (drop_field_names or ()))

    def unflatten(values: Iterable[Any], _: Any) -> Any:
        return cls(**dict(zip(names, values, strict=True)))

    register_pytree_node(cls, lambda item: ([getattr(item, name) for name in names], None), unflatten)
    _FIELDS[cls] = names


def register_constant(cls: type) -> None:
    """Make the objects of a class part of the form of a tree, where they are compared, not values of it."""
    register_pytree_node(cls, lambda item: ([], item), lambda _, leaf: leaf)
