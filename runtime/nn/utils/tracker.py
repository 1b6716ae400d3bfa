"""Track the modules that run in the forward and backward pass: ``utils.module_tracker.ModuleTracker``."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, Self

from runtime.autograd.graph import register_multi_grad_hook
from runtime.autograd.hooks import RemovableHandle
from runtime.autograd.trees import tensors_in
from runtime.nn.calling import register_module_forward_hook, register_module_forward_pre_hook
from runtime.nn.module import Module
from runtime.tensor import Tensor

__all__ = ["ModuleTracker"]
_EVERYTHING = "Global"


class ModuleTracker:
    """Within ``with ModuleTracker() as tracker:`` the modules that run are in ``tracker.parents``, a set of names.

    A name is that of the outermost module's class with the path of the module in it, such as ``Sequential.0``, or
    ``Global``, which is always there. In the backward pass a module runs from the gradient of its results to that of
    its arguments, where both have one; ``is_bw`` tells whether that is so of any module.
    """

    parents: set[str]

    def __init__(self) -> None:
        self.parents = {_EVERYTHING}
        self._names: weakref.WeakKeyDictionary[Module, str] = weakref.WeakKeyDictionary()
        self._handles: list[RemovableHandle] = []
        self._backward: set[str] = set()

    @property
    def is_bw(self) -> bool:
        """Whether a module's backward pass runs."""
        return bool(self._backward)

    def __enter__(self) -> Self:
        self._handles = [
            register_module_forward_pre_hook(self._begin), register_module_forward_hook(self._end)
        ]  # fmt: skip
        return self

    def __exit__(self, *_: object) -> None:
        for handle in self._handles:
            handle.remove()
        self._handles = []
        self._backward.clear()
        self.parents = {_EVERYTHING}

    def _name_of(self, module: Module) -> str:
        if module not in self._names:
            outermost = type(module).__name__
            for path, part in module.named_modules():
                self._names.setdefault(part, f"{outermost}.{path}" if path else outermost)
        return self._names[module]

    def _begin(self, module: Module, arguments: Any) -> None:
        name = self._name_of(module)
        if not self.parents - {_EVERYTHING} - self._backward:
            self._forget()
        self.parents.add(name)
        self._on_gradients(arguments, lambda: self._leave(name))

    def _end(self, module: Module, _: Any, results: Any) -> None:
        name = self._name_of(module)
        self.parents.discard(name)
        self._on_gradients(results, lambda: self._enter(name))

    def _on_gradients(self, values: Any, then: Callable[[], None]) -> None:
        tensors = [item for item in tensors_in(values) if isinstance(item, Tensor) and item.requires_grad]
        if tensors:
            self._handles.append(register_multi_grad_hook(tensors, lambda _: then()))

    def _enter(self, name: str) -> None:
        self.parents.add(name)
        self._backward.add(name)

    def _leave(self, name: str) -> None:
        self.parents.discard(name)
        self._backward.discard(name)

    def _forget(self) -> None:
        """What ran backward is over when a module runs forward outside of all others."""
        self.parents -= self._backward
        self._backward.clear()
