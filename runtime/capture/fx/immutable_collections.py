"""Lists and dicts of a graph's arguments, which are changed by setting ``node.args`` and ``node.kwargs`` alone.

A node knows by whom it is used; a list that changed behind the back of its node would make that wrong.
"""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.autograd.trees import SUPPORTED_NODES, register_pytree_node
from runtime.errors import ArgumentError

__all__ = ["immutable_dict", "immutable_list"]


def _refuse(self: Any, *_: Any, **__: Any) -> NoReturn:
    """TypeError: arguments are replaced as a whole."""
    msg = (
        f"{type(self).__name__} cannot be changed in place: the graph would not know; make a new list or dict and set "
        "it with node.args = ..., node.kwargs = ..., node.update_arg or node.update_kwarg"
    )
    raise ArgumentError(msg)


class immutable_list(list[Any]):  # noqa: N801 - PyTorch's name
    """A list in the arguments of a node."""

    append = extend = insert = pop = remove = clear = reverse = sort = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return (immutable_list, (tuple(self),))


class immutable_dict(dict[str, Any]):  # noqa: N801 - PyTorch's name
    """A dict in the arguments of a node."""

    clear = pop = popitem = update = setdefault = _refuse
    __setitem__ = __delitem__ = __ior__ = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return (immutable_dict, (tuple(self.items()),))


for _mutable, _immutable in ((list, immutable_list), (dict, immutable_dict)):
    _container = SUPPORTED_NODES[_mutable]

    def _rebuild(values: Any, context: Any, container: Any = _container, kind: Any = _immutable) -> Any:
        return kind(container.unflatten_fn(values, context))

    register_pytree_node(_immutable, _container.flatten_fn, _rebuild)
