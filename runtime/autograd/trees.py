"""Trees: values in tuples, named tuples, lists, dicts and classes that were registered, however nested.

A leaf is what none of these is; None is a leaf. Dicts keep the order of their keys.
"""

from __future__ import annotations

import collections
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor

__all__ = [
    "SUPPORTED_NODES", "LeafSpec", "MappingKey", "PyTree", "TreeSpec", "_dict_flatten", "_dict_flatten_with_keys",
    "_dict_unflatten", "_get_node_type", "register_pytree_node", "tree_all", "tree_any", "tree_flatten",
    "tree_is_leaf", "tree_iter", "tree_leaves", "tree_map", "tree_map_", "tree_map_only", "tree_structure",
    "tree_unflatten",
]  # fmt: skip
PyTree = Any
IsLeaf = Callable[[Any], bool] | None


class _Container(NamedTuple):
    """How a class holds what is in it: its values with what else is to be known, and one made of others."""

    flatten_fn: Callable[[Any], tuple[Iterable[Any], Any]]
    unflatten_fn: Callable[[Any, Any], Any]


def _of_dict(tree: Any) -> tuple[Iterable[Any], Any]:
    return tree.values(), list(tree)


SUPPORTED_NODES: dict[type, _Container] = {
    tuple: _Container(lambda tree: (tree, None), lambda values, _: tuple(values)),
    list: _Container(lambda tree: (tree, None), lambda values, _: list(values)),
    dict: _Container(_of_dict, lambda values, keys: dict(zip(keys, values, strict=True))),
    OrderedDict: _Container(_of_dict, lambda values, keys: OrderedDict(zip(keys, values, strict=True))),
    defaultdict: _Container(
        lambda tree: (tree.values(), (tree.default_factory, list(tree))),
        lambda values, context: defaultdict(context[0], zip(context[1], values, strict=True)),
    ),
    deque: _Container(lambda tree: (tree, tree.maxlen), deque),
}
_TEXT = ("serialized_type_name", "to_dumpable_context", "from_dumpable_context")
_OPTIONS = {"flatten_with_keys_fn", *_TEXT}
TREE_TEXTS: dict[type, tuple[Any, Any, Any]] = {}
"""What programs say of writing forms with their classes: a name, and functions to data of JSON and from it."""
_NAMED = _Container(lambda tree: (tree, type(tree)), lambda values, kind: kind(*values))
_ANY_NAMED: Any = collections.namedtuple  # noqa: PYI024 - PyTorch's key of all classes that it makes
SUPPORTED_NODES[_ANY_NAMED] = _NAMED


class MappingKey(NamedTuple):
    """The place of a value in a dict."""

    key: Any

    def __str__(self) -> str:
        return f"[{self.key!r}]"

    def get(self, mapping: Any) -> Any:
        """The value there."""
        return mapping[self.key]


def _dict_flatten_with_keys(tree: dict[Any, Any]) -> tuple[list[tuple[MappingKey, Any]], list[Any]]:
    """The values of a dict with their places, and its keys."""
    return [(MappingKey(key), value) for key, value in tree.items()], list(tree)


def _dict_flatten(tree: dict[Any, Any]) -> tuple[list[Any], list[Any]]:
    """The values of a dict, and its keys."""
    return list(tree.values()), list(tree)


def _dict_unflatten(values: Iterable[Any], keys: Iterable[Any]) -> dict[Any, Any]:
    """The dict of values and keys."""
    return dict(zip(keys, values, strict=True))


def register_pytree_node(
    cls: type, flatten_fn: Callable[[Any], Any], unflatten_fn: Callable[[Any, Any], Any], **others: Any
) -> None:
    """Make a class a container: ``flatten_fn(one)`` gives values and a context, the other makes one of them.

    `others` say how forms with the class are written (:mod:`runtime.autograd.tree_texts`): `serialized_type_name`, and
    `to_dumpable_context` and `from_dumpable_context` where its context is no data of JSON. `flatten_with_keys_fn` is
    PyTorch's, and changes nothing.
    """
    unknown = others.keys() - _OPTIONS
    if unknown:
        msg = f"register_pytree_node(): unexpected {', '.join(sorted(unknown))}"
        raise ArgumentError(msg)
    if not isinstance(cls, type):
        msg = f"register_pytree_node(): expected a class, got {cls!r}"
        raise ArgumentError(msg)
    if cls in SUPPORTED_NODES:
        msg = f"register_pytree_node(): {cls.__name__} is registered already"
        raise ArgumentValueError(msg)
    SUPPORTED_NODES[cls] = _Container(flatten_fn, unflatten_fn)
    name, to_data, from_data = (others.get(word) for word in _TEXT)
    TREE_TEXTS[cls] = (name, to_data, from_data)


def _container_of(tree: Any, is_leaf: IsLeaf) -> _Container | None:
    if is_leaf is not None and is_leaf(tree):
        return None
    container = SUPPORTED_NODES.get(type(tree))
    if container is None and isinstance(tree, tuple):
        return _NAMED if hasattr(tree, "_fields") else SUPPORTED_NODES[tuple]
    return container


def _get_node_type(tree: Any) -> Any:
    """The class by which a container is registered, that of others; ``namedtuple`` for all of those."""
    is_named = type(tree) not in SUPPORTED_NODES and isinstance(tree, tuple) and hasattr(tree, "_fields")
    return _ANY_NAMED if is_named else type(tree)


@dataclass(frozen=True)
class TreeSpec:
    """The form of a tree: `type` of its container (None for a leaf), the `context` of that, and forms inside."""

    type: Any
    context: Any
    children_specs: tuple[TreeSpec, ...]

    @property
    def num_leaves(self) -> int:
        """The number of values that a tree of this form has."""
        return 1 if self.type is None else sum(spec.num_leaves for spec in self.children_specs)

    @property
    def num_nodes(self) -> int:
        """The number of values and containers, this one among them."""
        return 1 + sum(spec.num_nodes for spec in self.children_specs)

    @property
    def num_children(self) -> int:
        """The number of values and containers just inside."""
        return len(self.children_specs)

    def is_leaf(self) -> bool:
        """Whether this is the form of a single value."""
        return self.type is None

    def unflatten(self, leaves: Iterable[Any]) -> Any:
        """The tree of this form with given values; ValueError unless there are as many as it has."""
        return tree_unflatten(leaves, self)


class LeafSpec(TreeSpec):
    """The form of a single value."""

    def __init__(self) -> None:
        super().__init__(None, None, ())


_LEAF = LeafSpec()


def tree_is_leaf(tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether a value is no container."""
    return _container_of(tree, is_leaf) is None


def tree_flatten(tree: PyTree, is_leaf: IsLeaf = None) -> tuple[list[Any], TreeSpec]:
    """The leaves of a tree, from the left, and its form. `is_leaf` says which containers are leaves."""
    leaves: list[Any] = []
    return leaves, _flatten(tree, is_leaf, leaves)


def _flatten(tree: PyTree, is_leaf: IsLeaf, leaves: list[Any]) -> TreeSpec:
    container = _container_of(tree, is_leaf)
    if container is None:
        leaves.append(tree)
        return _LEAF
    values, context = container.flatten_fn(tree)
    return TreeSpec(type(tree), context, tuple(_flatten(value, is_leaf, leaves) for value in values))


def tree_unflatten(leaves: Iterable[Any], treespec: TreeSpec) -> PyTree:
    """The tree of a form with given leaves; ValueError unless there are as many as it has."""
    if not isinstance(treespec, TreeSpec):
        msg = f"tree_unflatten(): expected the form that tree_flatten() gives, got {type(treespec).__name__}"
        raise ArgumentError(msg)
    leaves_left = list(leaves)
    if len(leaves_left) != treespec.num_leaves:
        msg = f"tree_unflatten(): the form has {treespec.num_leaves} leaves, {len(leaves_left)} were given"
        raise ArgumentValueError(msg)
    return _unflatten(iter(leaves_left), treespec)


def _unflatten(leaves: Iterator[Any], form: TreeSpec) -> PyTree:
    if form.type is None:
        return next(leaves)
    values = [_unflatten(leaves, spec) for spec in form.children_specs]
    container = SUPPORTED_NODES.get(form.type, _NAMED if hasattr(form.type, "_fields") else SUPPORTED_NODES[tuple])
    return container.unflatten_fn(values, form.context)


def tree_iter(tree: PyTree, is_leaf: IsLeaf = None) -> Iterator[Any]:
    """The leaves of a tree, from the left, one after the other."""
    container = _container_of(tree, is_leaf)
    if container is None:
        yield tree
    else:
        for item in container.flatten_fn(tree)[0]:
            yield from tree_iter(item, is_leaf)


def tree_leaves(tree: PyTree, is_leaf: IsLeaf = None) -> list[Any]:
    """The leaves of a tree, from the left."""
    return list(tree_iter(tree, is_leaf))


def tree_structure(tree: PyTree, is_leaf: IsLeaf = None) -> TreeSpec:
    """The form of a tree."""
    return tree_flatten(tree, is_leaf)[1]


def tree_map(func: Callable[..., Any], tree: PyTree, *rests: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """The tree with ``func(leaf, *leaves)`` for each leaf and those of other trees in its place, of the same form."""
    leaves, form = tree_flatten(tree, is_leaf)
    remaining = []
    for other_tree in rests:
        leaves_of_rest, other = tree_flatten(other_tree, is_leaf)
        if other != form:
            msg = f"tree_map(): the trees have different forms, {len(leaves)} and {len(leaves_of_rest)} leaves"
            raise ArgumentValueError(msg)
        remaining.append(leaves_of_rest)
    return _unflatten(iter([func(*row) for row in zip(leaves, *remaining, strict=True)]), form)


def tree_map_(func: Callable[..., Any], tree: PyTree, *rests: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """Call `func` as :func:`tree_map` does, and give the tree back as it is."""
    tree_map(func, tree, *rests, is_leaf=is_leaf)
    return tree


def tree_map_only(kind: Any, func: Callable[[Any], Any], tree: PyTree, is_leaf: IsLeaf = None) -> PyTree:
    """The tree with ``func(leaf)`` in the place of the leaves of a class, of several, or that a test takes."""
    fits = kind if callable(kind) and not isinstance(kind, type) else lambda item: isinstance(item, kind)
    return tree_map(lambda leaf: func(leaf) if fits(leaf) else leaf, tree, is_leaf=is_leaf)


def tree_all(pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether something holds for every leaf."""
    return all(map(pred, tree_iter(tree, is_leaf)))


def tree_any(pred: Callable[[Any], bool], tree: PyTree, is_leaf: IsLeaf = None) -> bool:
    """Whether something holds for a leaf."""
    return any(map(pred, tree_iter(tree, is_leaf)))


def tensors_in(tree: PyTree) -> list[Tensor]:
    """The tensors of a tree, from the left."""
    return [item for item in tree_iter(tree) if isinstance(item, Tensor)]


def mapped(tree: PyTree, change: Callable[[Tensor], Any]) -> PyTree:
    """The tree with something else in the place of each tensor."""
    return tree_map_only(Tensor, change, tree)
