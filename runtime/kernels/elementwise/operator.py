"""Pointwise operators: from tensors of any dtype, shape and stride to one call of a compiled inner loop.

The quick case, small operands of one dtype, is native (:mod:`runtime.kernels.elementwise.native`); the rest is done by
:meth:`Elementwise.compute`, with the promotion and the complaints of :mod:`.dtype_rules`: results follow the strides of
their operands.
"""

from __future__ import annotations

import functools
import importlib
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.boundary import translate
from runtime.errors import ComputeError
from runtime.expressions import expression_of
from runtime.forking import new_lock
from runtime.kernels.elementwise.conversion import Mixtures
from runtime.kernels.elementwise.dtype_rules import CATEGORY_NAMES, DtypeRules, is_half
from runtime.kernels.elementwise.forms import EXACT, FormOnDemand, Kernel
from runtime.kernels.elementwise.slots import TABLE, Reach, scalar_slots
from runtime.native.builtin import is_ready
from runtime.tensor import Tensor, bump_version, dtypes, is_plain, make_tensor
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import seen
from runtime.tensor.outputs import check_writable, prepare_out
from runtime.tensor.plans import KernelPlan, any_on_meta, become, on_meta

_SMALL = 1 << 15  # elements below which the builtins compute by themselves: GRAIN of the driver
_lock = new_lock()


def is_number(tensor: Tensor, kind: dtype) -> bool:
    """Whether a tensor of a call that computes in `kind` counts as a number: it has no dimensions and another dtype."""
    return not tensor._ndim and tensor.dtype is not kind


@dataclass(frozen=True, slots=True)
class ElementwisePlan:
    """What a call computes in, and what it gives."""

    compute: dtype
    results: tuple[KernelPlan, ...]


class Elementwise(DtypeRules, dict[dtype, Any]):
    """A pointwise kernel expression: the compiled loops by compute dtype, made on first use.

    `module` and `loop` name the generated function; `tensors`, `outputs` count operands; `promote` is the rule of the
    result's dtype; `accepts` lists categories and dtype names, `operands` those that a tensor may have before promotion
    (all when left out); `fixed` gives operands (by position) a dtype of their own, which keeps them out of promotion;
    `free` marks scalars (by position) that do not promote, such as `alpha`. `numbers` has a letter for each scalar that
    says how a loop reads it (:mod:`.slots`), where some are whole numbers or lists. `results` has a word for each
    result (by position) whose dtype is another than `promote` gives; `complexes` are operands (by position) that are
    complex where the others are real, as the gradient of a complex result of real operands is. `windows` are operands
    that come behind the tensors: a tensor (by position), and how far it is moved along its last dimensions; `border`
    says what stands beyond them (:mod:`runtime.kernels.indexing.neighbours`). `fitting` are scalars (by position) that
    the dtype of the computation has to hold, floats of 16 bits unless `half_overflows`; where `promote` is `same`, one
    of integers has to hold all. `half_numbers` says what floats of 16 bits make of numbers: `rounded` to
    their dtype first, or `exact`, a second tensor without dimensions as well. `casts` says whether ``out=`` may have
    any dtype that a result can be cast to, or that of the result alone.

    Three builtins take the tensors, then the numbers: ``make`` returns a new tensor (or a tuple of them), ``update``
    writes into the first tensor, ``write`` into the tensors that stand behind all others. They are quick where operands
    are small and of one dtype, and call :meth:`compute` otherwise.
    """

    native = "runtime.kernels.elementwise.native"  # the module of the builtins
    make: Any
    update: Any
    write: Any

    def __init__(
        self,
        operator: str,
        module: str,
        loop: str,
        tensors: int,
        *,
        outputs: int = 1,
        promote: str = "default",
        accepts: Sequence[str] = CATEGORY_NAMES,
        fixed: dict[int, str] | None = None,
        free: Sequence[int] = (),
        operands: Sequence[str] = (),
        numbers: str = "",
        results: dict[int, str] | None = None,
        complexes: Sequence[int] = (),
        windows: Sequence[tuple[int, tuple[int, ...]]] = (),
        border: str = "zeros",
        fitting: Sequence[int] = (),
        half_overflows: bool = False,
        half_numbers: str = "",
        casts: bool = True,
    ) -> None:
        super().__init__()
        self.operator = operator
        self.module = module
        self.loop = loop
        self.tensors = tensors
        self.outputs = outputs
        self.promote = promote
        self.accepts = accepts
        self.fixed = {position: dtypes.BY_NAME[name] for position, name in (fixed or {}).items()}
        self.free = free
        self.operands = operands
        self.numbers = numbers
        self.results = results or {}
        self.complexes = complexes
        self.windows = windows
        self.border = border
        self.fitting = fitting
        self.half_overflows = half_overflows
        self.half_numbers = half_numbers
        self.casts = casts
        self.make, self.update, self.write = (
            FormOnDemand(self, "make"),
            FormOnDemand(self, "update"),
            FormOnDemand(self, "write"),
        )
        self.exact = False  # whether it computes what a joint loop computes as well: the same bits
        self.general: tuple[Callable[..., Any], ...] = ()
        self.table: Array | None = None
        self.mixtures = Mixtures()

    @property
    def function(self) -> Callable[..., Any]:
        """The function of an element."""
        result: Callable[..., Any] = getattr(importlib.import_module(self.module), self.loop)
        return result

    def expression(self) -> str:
        """What it computes, for messages."""
        return expression_of(self.module, self.operator, self.loop)

    def is_ready(self, name: str) -> bool:
        """Whether a builtin of this name is compiled, or has to be compiled here and now."""
        return is_ready(self.native, name)

    def described(self) -> Array:
        """What the builtins are bound to. It has the loops that are compiled: other calls go on to the general path."""
        from runtime.kernels.elementwise import native

        with _lock:
            if self.table is None:
                self.general = (self.make_any, self.update_any, self.write_any)
                table = native.describe_operator(
                    self.general, self.tensors, self.leader or 0, fitting=self.fitting_bits
                )
                for kind, kernel in list(self.items()):  # to which others add that there is none
                    self.make_quick(table, kind, kernel)
                self.table = table
            return self.table

    @property
    def leader(self) -> int | None:
        """The position of the first operand whose dtype is not fixed: it chooses the loop. None without one."""
        rest = {*self.fixed, *self.complexes}
        return next((position for position in range(self.tensors) if position not in rest), None)

    def __missing__(self, kind: dtype) -> Any:
        """Compile, or fetch from the disk cache, the loop that computes in `kind`; None where another dtype does."""
        if self.compute_dtype(kind) is not kind:
            return self.setdefault(kind, None)
        with _lock:
            kernel = self.get(kind)
            if kernel is None:
                kernel = self[kind] = Kernel(self, kind)
                if self.table is not None:
                    self.make_quick(self.table, kind, kernel)
            return kernel

    def make_quick(self, table: Array, kind: dtype, kernel: Kernel | None) -> None:
        """Let the builtins use a loop, if operands of its dtype need no other treatment."""
        from runtime.kernels.elementwise.native import add_loop

        if kernel is None or self.outputs != 1 or self.leader is None or self.numbers or self.windows:
            return
        if not self.operands or CATEGORY_NAMES[kind.category] in self.operands or kind.name in self.operands:
            add_loop(table, kind, kernel.words)

    def make_any(self, *operands: Any) -> Any:
        """``make`` on the general path."""
        if any_on_meta(operands):
            return self.make_planned(*operands)
        try:
            return self.compute(operands[: self.tensors], operands[self.tensors :])
        except Exception:
            translate(self.operator, operands, {})
            raise

    def update_any(self, *operands: Any) -> Any:
        """``update`` on the general path."""
        if any_on_meta(operands):
            return self.update_planned(*operands)
        try:
            return self.compute(operands[: self.tensors], operands[self.tensors :], operands[:1], in_place=True)
        except Exception:
            translate(self.operator, operands, {})
            raise

    def write_any(self, *operands: Any) -> Any:
        """``write`` on the general path."""
        if any_on_meta(operands):
            return self.write_planned(*operands)
        rest = len(operands) - self.outputs
        try:
            return self.compute(operands[: self.tensors], operands[self.tensors : rest], operands[rest:])
        except Exception:
            translate(self.operator, operands, {})
            raise

    def make_planned(self, *operands: Any) -> Any:
        """``make`` of tensors without elements."""
        results = on_meta(self.plan(operands[: self.tensors], operands[self.tensors :]).results)
        return results[0] if self.outputs == 1 else results

    def update_planned(self, *operands: Any) -> Any:
        """``update`` of tensors without elements."""
        return self.write_plan(operands[: self.tensors], operands[self.tensors :], operands[:1], in_place=True)

    def write_planned(self, *operands: Any) -> Any:
        """``write`` of tensors without elements."""
        rest = len(operands) - self.outputs
        return self.write_plan(operands[: self.tensors], operands[self.tensors : rest], operands[rest:], in_place=False)

    def write_plan(
        self, tensors: Sequence[Tensor], scalars: Sequence[complex], out: Sequence[Tensor], *, in_place: bool
    ) -> Any:
        """What is written into tensors without elements: they get sizes as others would, after the same checks."""
        plan = self.plan(tensors, scalars, in_place=in_place)
        for target, result in zip(out, plan.results, strict=True):
            is_new = target._sizes != result.sizes
            self.prepare(target, result, plan.compute, in_place=in_place)
            if is_new:
                become(target, KernelPlan(result.sizes, target.dtype, result.strides))
            bump_version(target)
        return out[0] if self.outputs == 1 else tuple(out)

    def plan(
        self, tensors: Sequence[Tensor], scalars: Sequence[complex] = (), *, in_place: bool = False
    ) -> ElementwisePlan:
        """What is computed in, and the sizes, strides and dtypes of the results; every error but those of memory."""
        common = self.common_dtype(tensors, scalars)
        if not self.takes(common):
            raise self.reject(common)
        if self.operands:
            self.check_operands(tensors, scalars)
        if self.fixed:
            self.check_masks(tensors)
        compute = self.compute_dtype(common)
        self.check_free_scalars(scalars, compute)
        self.check_numbers(scalars, compute)
        if in_place and self.gets_real(compute):
            msg = f"{self.operator}: the result for complex numbers is real, which is not written in place"
            raise ComputeError(msg)
        first = KernelPlan.over(self.broadcast(tensors), self.output_dtype(compute, 0), map(seen, tensors))
        if self.outputs == 1:
            return ElementwisePlan(compute, (first,))
        kinds = [self.output_dtype(compute, position) for position in range(self.outputs)]
        return ElementwisePlan(compute, tuple([KernelPlan(first.sizes, kind, first.strides) for kind in kinds]))

    def prepare(self, target: Tensor, result: KernelPlan, compute: dtype, *, in_place: bool) -> None:
        """Check that a result may be written into a tensor, which gets its size where it is not `in_place`."""
        casts = in_place or self.gets_real(compute) or self.casts
        prepare_out(self.operator, target, result.sizes, result.kind, in_place=in_place, casts=casts)

    def compute(
        self, tensors: Sequence[Tensor], scalars: Sequence[complex] = (), out: Sequence[Tensor | None] | None = None,
        *, in_place: bool = False,
    ) -> Any:
        """The general path. `out`: tensors to write into (resized when not `in_place`), one an output.

        Returns the output tensor, or a tuple of them when the kernel has several.
        """
        plan = self.plan(tensors, scalars, in_place=in_place)
        compute = plan.compute
        exact = self.half_numbers == EXACT and is_half(compute) and any(is_number(t, compute) for t in tensors[1:2])
        kernel = self.with_number[compute] if exact else self[compute]
        arrays = [
            cast_array(tensor._array, tensor.dtype, kind)
            for tensor, kind in zip(tensors, kernel.operand_dtypes, strict=False)
        ]
        targets: list[Array] = []
        results: list[Tensor] = []
        for position, planned in enumerate(plan.results):
            target = out[position] if out is not None else None
            if target is None:
                array = planned.allocate()
                results.append(make_tensor(array, planned.kind))
            else:
                is_new = target._array.shape != planned.sizes
                self.prepare(target, planned, compute, in_place=in_place)
                if is_new:  # in the layout that a result has
                    target._array = KernelPlan(planned.sizes, target.dtype, planned.strides).allocate()
                array = target._array if target.dtype is planned.kind else np.empty(planned.sizes, planned.kind.numpy)
                arrays = [self.separate(element, target) for element in arrays]
                results.append(target)
            targets.append(array)
        size = targets[0].size
        if size:
            from runtime.kernels.elementwise.loops import driver

            if self.windows:
                arrays += self.neighbours(arrays)
            if self.numbers:
                scalars = self.with_tables(scalars, compute, targets)
                reach = Reach(scalars, self.numbers, compute)
                driver.run(kernel.words, (*arrays, *targets), reach.slots, size)
                reach.check(self.operator, self.names_of_numbers(), scalars, self.numbers)
            else:
                driver.run(kernel.words, (*arrays, *targets), scalar_slots(scalars, compute), size)
        quick = self.outputs == 1 and not self.windows
        if self.table is not None and quick and size < _SMALL:
            self.note(tensors, scalars, kernel, exact=exact)
        for position, (result, array) in enumerate(zip(results, targets, strict=True)):
            if out is not None:
                if array is not result._array:
                    result._array[...] = cast_array(array, self.output_dtype(compute, position), result.dtype)
                bump_version(result)
        return results[0] if self.outputs == 1 else tuple(results)

    @functools.cached_property
    def with_number(self) -> Elementwise:
        """The loops that read a second tensor as float32, which floats of 16 bits are computed in."""
        return Elementwise(self.operator, self.module, self.loop, self.tensors, fixed={1: "float32"})

    def neighbours(self, arrays: Sequence[Array]) -> list[Array]:
        """The operands that are moved, over one copy with borders for each tensor."""
        from runtime.kernels.indexing.neighbours import moved, padded, spans_of

        padded_by_source: dict[int, tuple[Array, Any]] = {}
        for index in {index for index, _ in self.windows}:
            spans = spans_of([offsets for source, offsets in self.windows if source == index])
            padded_by_source[index] = padded(self.operator, arrays[index], spans, self.border), spans
        views = []
        for index, offsets in self.windows:
            array, spans = padded_by_source[index]
            all_offsets = (0,) * (len(spans) - len(offsets)) + tuple(offsets)
            views.append(moved(array, arrays[index].shape, spans, all_offsets))
        return views

    def names_of_numbers(self) -> Sequence[str]:
        """The names of the arguments that are no operands."""
        names: list[str] = list(inspect.signature(self.function).parameters)
        return names[-len(self.numbers) :]

    def with_tables(self, scalars: Sequence[Any], compute: dtype, targets: Sequence[Array]) -> list[Any]:
        """The arguments that are no operands, with tables as the memory that a loop reads."""
        numbers = list(scalars)
        for index, way in enumerate(self.numbers):
            if way != TABLE:
                continue
            table = scalars[index]
            if table._array.ndim != 1:
                msg = f"{self.operator}: a table has one dimension, this one {table._array.ndim}"
                raise ComputeError(msg)
            array = np.ascontiguousarray(cast_array(table._array, table.dtype, compute))
            if any(np.may_share_memory(array, target) for target in targets):
                array = array.copy()
            numbers[index] = array
        return numbers

    def note(self, tensors: Sequence[Tensor], scalars: Sequence[complex], kernel: Kernel, *, exact: bool) -> None:
        """Let the builtins compute what came here often, if its dtypes are why it came."""
        pairs = zip(tensors, kernel.operand_dtypes, strict=True)
        if all(map(is_plain, tensors)) and (exact or any(tensor.dtype is not kind for tensor, kind in pairs)):
            with _lock:
                position = self.mixtures.note(tensors, scalars, kernel.operand_dtypes, kernel.words)
                if position is not None and self.table is not None:
                    from runtime.kernels.elementwise.native import publish_mixtures

                    publish_mixtures(self.table, position)

    def separate(self, array: Array, out: Tensor) -> Array:
        """`array`, or RuntimeError when it overlaps the written memory without being exactly the same elements."""
        target = out._array
        if not np.may_share_memory(array, target):
            return array
        if array.ctypes.data == target.ctypes.data and array.strides == target.strides and array.shape == target.shape:
            return array
        try:
            overlap = np.shares_memory(array, target, max_work=10_000)  # type: ignore[arg-type]  # NumPy takes any int
        except np.exceptions.TooHardError:
            return array.copy()
        if overlap:
            check_writable(self.operator, out, overlap=True)
        return array
