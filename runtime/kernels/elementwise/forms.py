"""Compiled forms of pointwise operators: a loop for each dtype, and builtins that are compiled when first called."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from runtime.kernels.elementwise.dtype_rules import is_half
from runtime.native.builtin import bind, is_on
from runtime.tensor.dtypes import dtype

if TYPE_CHECKING:
    from runtime.kernels.elementwise.operator import Elementwise

ROUNDED, EXACT = "rounded", "exact"  # how floats of 16 bits are computed with numbers


class Kernel:
    """One inner loop compiled for one dtype; `words` is its description for the driver."""

    __slots__ = ("keep_alive", "operand_dtypes", "words")

    def __init__(self, spec: Elementwise, kind: dtype) -> None:
        from runtime.compile import kinds
        from runtime.compile.compiling import compile_loop
        from runtime.kernels.elementwise.loops.driver import Loop, loop_fields
        from runtime.kernels.elementwise.sources import pointwise_loop

        inputs = spec.tensors + len(spec.windows)
        rounds = spec.half_numbers == ROUNDED and is_half(kind) and not spec.numbers
        source = pointwise_loop(spec.function, inputs, exact=spec.exact, numbers=spec.numbers, rounds=rounds)
        positions = (*range(spec.tensors), *(position for position, _ in spec.windows))
        self.operand_dtypes = tuple(spec.operand_dtype(kind, position) for position in positions)
        every = [*self.operand_dtypes, *(spec.output_dtype(kind, i) for i in range(spec.outputs))]
        signature = kinds.void(kinds.Operands(tuple(every), kind), *[kinds.int64] * 4)
        loop = compile_loop(
            source, signature, operator=spec.operator, kind=kind.name, expression=spec.expression
        )
        self.words = Loop.pack(**loop_fields(loop.address, every, range(inputs, len(every)), kind), spreads=1)
        self.keep_alive = loop


class FormOnDemand:
    """A form of an operator that has not been called yet; the builtin that takes its place is compiled when it is.

    Where there are no builtins (:func:`runtime.native.builtin.is_on`), the general path takes its place; where other
    processes compile the builtin, it serves until they are ready.
    """

    __slots__ = ("name", "spec")

    def __init__(self, spec: Any, name: str) -> None:
        self.spec = spec  # an Elementwise or a Joint
        self.name = name

    def prepare_kernel(self) -> Callable[..., Any]:
        """The builtin, or the general path."""
        spec, name = self.spec, self.name
        if not self.is_waiting:
            return getattr(spec, name)  # type: ignore[no-any-return]
        general: Callable[..., Any] = getattr(spec, f"{name}_any")
        if not is_on():
            setattr(spec, name, general)
        elif spec.is_ready(name):
            function = getattr(importlib.import_module(spec.native), name)
            setattr(spec, name, bind(function, spec.described(), name))
        else:
            return general
        return getattr(spec, name)  # type: ignore[no-any-return]

    @property
    def is_waiting(self) -> bool:
        """Whether the builtin may still come."""
        return getattr(self.spec, self.name) is self

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        """What one element is, or the general path where several loops are one."""
        function: Callable[..., Any] | None = getattr(self.spec, "function", None)
        return getattr(self.spec, f"{self.name}_any") if function is None else function

    @property
    def elsewhere(self) -> Callable[..., Any] | None:
        """What it does on the device meta, where it plans and does not run."""
        return getattr(self.spec, f"{self.name}_planned", None)

    def __call__(self, *operands: Any) -> Any:
        return self.prepare_kernel()(*operands)
