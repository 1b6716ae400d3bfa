"""Kernels of a backend that follow from expression trees, by the one function that it gives to ``register``.

What an entry of ops.yaml or a formula of derivatives.yaml says of one element is a tree. The backend turns it into code
that runs over all elements (``compile``); dtypes, sizes, memory and errors are those of the operator's plan, the same
as on the CPU. So every elementwise operator, its in-place form, its ``out=`` form and the gradients that one loop
computes are native, without a line for each of them.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime import expressions
from runtime.devices.derived_lines import line_kernel
from runtime.devices.fallback import by_cpu
from runtime.dispatch.devices import device_of
from runtime.dispatch.operator import Kernel, Operator
from runtime.kernels.creation.moving import to_device
from runtime.kernels.elementwise.forms import FormOnDemand
from runtime.kernels.elementwise.operator import Elementwise, ElementwisePlan
from runtime.tensor import Tensor, bump_version, dtypes, make_tensor
from runtime.tensor.backends import DeviceBackend, backend_of
from runtime.tensor.casting import cast_array
from runtime.tensor.device import device
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import Geometry
from runtime.tensor.memory import memory_of

Launch = Callable[[Sequence[Tensor], Sequence[Tensor], Sequence[complex]], None]
_OWN_DTYPE = "T"  # the word of an expression for the dtype that it computes in


@dataclass(frozen=True, slots=True)
class ElementKernel:
    """What a backend turns into code: the same computation for every element.

    ``name``      of the operator or formula
    ``program``   its statements as trees (:mod:`runtime.expressions`); the last is the result, or a tuple of them
    ``operands``  the name of every tensor, its dtype in memory, and the one that it is read as
    ``numbers``   the names of the numbers
    ``compute``   the dtype in which it computes, for which the word ``T`` stands
    ``results``   for each result the dtype that it has, and the one of the memory that it is written to
    """

    name: str
    program: tuple[Any, ...]
    operands: tuple[tuple[str, dtype, dtype], ...]
    numbers: tuple[str, ...]
    compute: dtype
    results: tuple[tuple[dtype, dtype], ...]


def derived_kernel(backend: DeviceBackend, operator: Operator, kernel: Any) -> Kernel | None:
    """The kernel of an operator that computes by a tree, whose kernel for the CPU is `kernel`; None for others."""
    if backend.compile is None:
        return None
    if not isinstance(kernel, FormOnDemand) or not isinstance(kernel.spec, Elementwise):
        return line_kernel(backend, operator, kernel)
    spec = kernel.spec
    program = program_of(spec)
    if program is None:
        return None
    derived = _Derived(backend, operator, spec, program, tuple(_names_of(spec)))
    return {"make": derived.make, "update": derived.update, "write": derived.write}[kernel.name]


def copier_of(backend: DeviceBackend) -> Callable[[Tensor, Tensor], bool]:
    """What copies elements on a backend whatever their strides and dtypes are, if it turns trees into code."""
    compiled: dict[tuple[dtype, dtype], Launch | None] = {}

    def copy_elements(target: Tensor, source: Tensor) -> bool:
        if backend.compile is None:
            return False
        key = source.dtype, target.dtype
        if key not in compiled:
            compiled[key] = _copy_code(backend, *key)
        launch, (to, look) = compiled[key], (memory_of(target), memory_of(source))
        if launch is None or to.memory is look.memory or to.device != look.device:
            return False
        if 0 not in to.sizes:
            launch([target], [_spread(source, to.sizes)], ())
        return True

    return copy_elements


def _copy_code(backend: DeviceBackend, source: dtype, target: dtype) -> Launch | None:
    """Code that copies elements; None also where they would be rounded twice, from 64 bits by way of 32 to 16."""
    assert backend.compile is not None
    if source is dtypes.float64 and target.is_floating_point and target.itemsize < dtypes.float32.itemsize:
        return None
    kernel = ElementKernel("copied elements", ("self",), (("self", source, source),), (), source, ((source, target),))
    launch: Launch | None = backend.compile(kernel)
    return launch


def _names_of(spec: Elementwise) -> list[str]:
    """The names of the operands and numbers of a loop, in its order."""
    return [name for name in inspect.signature(spec.function).parameters if name != _OWN_DTYPE]


def program_of(spec: Elementwise) -> tuple[Any, ...] | None:
    """The statements of a loop as trees over the names of its parameters.

    None where its function is shared with another formula, whose names they are, and where it reads lists or windows.
    """
    trees: Any = expressions.trees_of_loop(spec.module, spec.operator)
    path = trees.get("loops", {}).get(spec.loop)
    if path is None or spec.windows or spec.numbers:
        return None
    for part in path:
        trees = trees[part]
    program = tuple(trees)
    return program if _reads_only(program, _names_of(spec)) else None


def _reads_only(program: tuple[Any, ...], names: list[str]) -> bool:
    """Whether a program reads nothing but these names, what it assigns itself, and constants of mathematics."""
    assigned = {statement[1] for statement in program if isinstance(statement, list) and statement[0] == "="}
    read = {name for statement in program for name in expressions.names_in(statement)}
    return all(name in names or name in assigned or hasattr(math, name) for name in read)


class _Derived:
    """The three forms of an operator on a backend, and the code for each combination of dtypes that was met."""

    def __init__(
        self, backend: DeviceBackend, operator: Operator, spec: Elementwise, program: tuple[Any, ...],
        names: tuple[str, ...],
    ) -> None:
        self.backend, self.operator, self.spec, self.program, self.names = backend, operator, spec, program, names
        self.compiled: dict[Any, Launch | None] = {}
        self.on_cpu = by_cpu(backend)(operator)

    def make(self, *arguments: Any) -> Any:
        """The result, or a tuple of them, in new memory."""
        tensors, numbers = arguments[: self.spec.tensors], arguments[self.spec.tensors :]
        plan = self.spec.plan(tensors, numbers)
        kinds = tuple(result.kind for result in plan.results)
        launch = self._launch(plan, tensors, kinds)
        if launch is None:
            return self.on_cpu(*arguments)
        where = device_of(tensors)
        assert where is not None
        outs = [
            make_tensor(self.backend.empty(result.sizes, result.kind, where, result.steps()), result.kind)
            for result in plan.results
        ]
        self._run(launch, plan, outs, tensors, numbers, where)
        return outs[0] if self.spec.outputs == 1 else tuple(outs)

    def update(self, *arguments: Any) -> Any:
        """The first tensor, written."""
        tensors, numbers = arguments[: self.spec.tensors], arguments[self.spec.tensors :]
        return self._write(arguments, tensors, numbers, arguments[:1], in_place=True)

    def write(self, *arguments: Any) -> Any:
        """The last tensors, written."""
        input_count = len(arguments) - self.spec.outputs
        tensors, numbers = arguments[: self.spec.tensors], arguments[self.spec.tensors : input_count]
        return self._write(arguments, tensors, numbers, arguments[input_count:], in_place=False)

    def _write(
        self, arguments: Sequence[Any], tensors: Sequence[Tensor], numbers: Sequence[complex],
        targets: Sequence[Tensor], *, in_place: bool,
    ) -> Any:  # fmt: skip
        plan = self.spec.plan(tensors, numbers, in_place=in_place)
        launch = self._launch(plan, tensors, tuple(target.dtype for target in targets))
        if launch is None:
            return self.on_cpu(*arguments)
        for target, result in zip(targets, plan.results, strict=True):
            self.spec.prepare(target, result, plan.compute, in_place=in_place)
        self._run(launch, plan, targets, tensors, numbers, targets[0].device)
        for target in targets:
            bump_version(target)
        return targets[0] if self.spec.outputs == 1 else tuple(targets)

    def _launch(self, plan: ElementwisePlan, tensors: Sequence[Tensor], kinds: tuple[dtype, ...]) -> Launch | None:
        """The code for these dtypes; None where the backend does not know what the tree asks for."""
        read = tuple([self.spec.operand_dtype(plan.compute, position) for position in range(len(tensors))])
        key = plan.compute, tuple([tensor.dtype for tensor in tensors]), kinds
        if key not in self.compiled:
            kernel = ElementKernel(
                self.operator.name, self.program, tuple(zip(self.names, key[1], read, strict=False)),
                self.names[len(tensors) :], plan.compute,
                tuple(zip((result.kind for result in plan.results), kinds, strict=True)),
            )  # fmt: skip
            assert self.backend.compile is not None
            self.compiled[key] = self.backend.compile(kernel)
        return self.compiled[key]

    def _run(
        self, launch: Launch, plan: ElementwisePlan, outs: Sequence[Tensor], tensors: Sequence[Tensor],
        numbers: Sequence[complex], where: device,
    ) -> None:  # fmt: skip
        sizes = plan.results[0].sizes
        if 0 not in sizes:
            operands = [_spread(self._separate(_on(tensor, where), outs), sizes) for tensor in tensors]
            launch(outs, operands, _compared(numbers, plan))

    def _separate(self, tensor: Tensor, outs: Sequence[Tensor]) -> Tensor:
        """A tensor, or a copy of one that lies in the memory of a result at other places than that."""
        look = memory_of(tensor)
        if any(memory_of(out).memory is look.memory and memory_of(out) != look for out in outs):
            elements = self.backend.read(look, tensor.dtype)
            return make_tensor(self.backend.from_array(elements, tensor.dtype, look.device), tensor.dtype)
        return tensor


def _compared(numbers: Sequence[complex], plan: ElementwisePlan) -> Sequence[complex]:
    """The numbers; as floats of 16 bits have them where the result is true or false (:mod:`runtime.compile.memory`)."""
    kind = plan.compute
    if kind not in (dtypes.float16, dtypes.bfloat16) or plan.results[-1].kind is not dtypes.bool_:
        return numbers
    rows = cast_array(np.array([*numbers], np.float64), dtypes.float64, kind)
    values: list[float] = make_tensor(rows, kind).tolist()
    return values


def _on(tensor: Tensor, where: device) -> Tensor:
    """An operand on the device of the others: one without dimensions may lie on the CPU."""
    return tensor if backend_of(tensor._keys) is not None else to_device(tensor, where, False)


def _spread(tensor: Tensor, sizes: tuple[int, ...]) -> Tensor:
    """An operand in the sizes of the result: a dimension along which it is repeated has the stride 0."""
    look = memory_of(tensor)
    if look.sizes == sizes:
        return tensor
    missing = len(sizes) - len(look.sizes)
    strides = [0] * missing + [
        0 if size == 1 and wanted != 1 else stride
        for size, stride, wanted in zip(look.sizes, look.strides, sizes[missing:], strict=True)
    ]
    return make_tensor(Geometry(look.memory, sizes, tuple(strides), look.offset, look.device, look.key), tensor.dtype)
