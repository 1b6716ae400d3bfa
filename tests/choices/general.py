"""General paths alone, within this process: what ``OPWEAVE_NATIVE=0`` does for a whole one."""

from __future__ import annotations

import functools
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from runtime.dispatch import registry
from runtime.kernels.elementwise.forms import FormOnDemand
from runtime.kernels.elementwise.joint import Joint
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.elementwise.update import Update
from runtime.kernels.reduction.operator import Reduction, ReductionKernel
from runtime.kernels.view.operator import View
from runtime.native import builtin
from runtime.native.builtin import Builtin

Attribute = tuple[Any, str, Any]  # an object, a name, and what it is to have there


@functools.cache
def _objects() -> list[Any]:
    """What holds builtins, of all that there is; what is made later begins with the general path."""
    gc.unfreeze()
    kinds = (Builtin, Reduction, Elementwise, Joint, Update)
    results = [item for item in gc.get_objects() if issubclass(type(item), kinds)]  # `__class__` of others may warn
    gc.freeze()
    return results


def _replacements(kernels: list[ReductionKernel]) -> Iterator[Attribute]:
    """What stands for builtins and for what makes them; kernels that are made meanwhile are noted."""
    for module in list(sys.modules.values()):
        if getattr(module, "__dict__", {}).get("is_on") is builtin.is_on:
            yield module, "is_on", lambda: False
    begin = ReductionKernel.__init__

    def start(self: ReductionKernel, *arguments: Any) -> None:
        begin(self, *arguments)
        kernels.append(self)

    yield ReductionKernel, "__init__", start
    yield FormOnDemand, "prepare_kernel", lambda self: getattr(self.spec, f"{self.name}_any")
    for kind in (Builtin, View):
        yield kind, "prepare_kernel", lambda self: self.general
    for item in _objects():
        if isinstance(item, Builtin):
            yield item, "call", item.general
        elif isinstance(item, Reduction):
            for kernel in item.values():
                yield kernel, "call", kernel.general
        else:
            for name in ("make", "make_some", "update", "write"):
                if hasattr(item, name) and hasattr(item, f"{name}_any"):
                    yield item, name, getattr(item, f"{name}_any")


@contextmanager
def general_paths() -> Iterator[None]:
    """No builtin is called: tables, formulas and kernels that call each other get the general paths."""
    results: list[ReductionKernel] = []
    replacements = list(_replacements(results))
    before = [(owner, name, vars(owner)[name] if isinstance(owner, type) else getattr(owner, name))
              for owner, name, _ in replacements]  # fmt: skip
    try:
        _exchange(replacements)
        yield
    finally:
        _exchange(before)
        for kernel in results:
            if kernel.builtin:
                kernel.call = kernel.wait


def _exchange(attributes: list[Attribute]) -> None:
    for owner, name, value in attributes:
        setattr(owner, name, value)
    for operator in registry.operators():
        operator.clear()
