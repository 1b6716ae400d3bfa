"""Pointwise operators: from tensors of any dtype, shape and stride to one call of a compiled inner loop.

The quick case, small operands of one dtype, is native (:mod:`runtime.kernels.elementwise.native`); the rest is done by
:meth:`Elementwise.compute`: promotion, results that follow the strides of their operands, every complaint.
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
from runtime.errors import ComputeError, UnsupportedError
from runtime.expressions import expression_of
from runtime.forking import new_lock
from runtime.kernels.elementwise.conversion import Mixtures
from runtime.kernels.elementwise.slots import TABLE, Reach, scalar_slots
from runtime.native.builtin import bind, is_on, is_ready
from runtime.tensor import Tensor, bump_version, dtypes, is_plain, make_tensor
from runtime.tensor.casting import Array, cast_array, is_int64, number_fits, result_type
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import seen
from runtime.tensor.outputs import check_writable, prepare_out
from runtime.tensor.plans import KernelPlan, any_on_meta, become, on_meta
from runtime.tensor.sizes import broadcast_sizes, mismatch

CATEGORY_NAMES = ("bool", "integral", "floating", "complex")
_FLOATING = ("int_to_float", "real_to_complex")  # rules by which integers are computed in the default dtype
ROUNDED, EXACT = "rounded", "exact"  # how floats of 16 bits are computed with numbers
_SMALL = 1 << 15  # elements below which the builtins compute by themselves: GRAIN of the driver
_lock = new_lock()


def is_half(kind: dtype) -> bool:
    """Whether a dtype is one of floats of 16 bits."""
    return kind.is_floating_point and kind.itemsize < dtypes.float32.itemsize


def is_number(tensor: Tensor, kind: dtype) -> bool:
    """Whether a tensor of a call that computes in `kind` counts as a number: it has no dimensions and another dtype."""
    return not tensor._ndim and tensor.dtype is not kind


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


@dataclass(frozen=True, slots=True)
class ElementwisePlan:
    """What a call computes in, and what it gives."""

    compute: dtype
    results: tuple[KernelPlan, ...]


class Elementwise(dict[dtype, Any]):
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

    def reject(self, kind: dtype) -> UnsupportedError:
        """The error for operands of a dtype that the kernel does not accept."""
        accepted = ", ".join(item.name for item in dtypes.dtype.by_code if self.takes(item))
        return UnsupportedError(f"{self.operator} is not implemented for {kind.name}; it accepts {accepted}")

    def takes(self, kind: dtype) -> bool:
        """Whether the kernel accepts operands of this dtype."""
        return CATEGORY_NAMES[kind.category] in self.accepts or kind.name in self.accepts

    def compute_dtype(self, common: dtype) -> dtype:
        """The dtype the expression computes in, given the operands' common dtype."""
        if self.promote in _FLOATING and common.category < dtypes.FLOATING:
            return dtypes.get_default_dtype()
        if self.promote == "bool_to_int64" and common.category == dtypes.BOOL:
            return dtypes.int64
        return common

    def operand_dtype(self, compute: dtype, position: int) -> dtype:
        """The dtype in which a loop reads an operand, given the compute dtype."""
        return compute.to_complex() if position in self.complexes else self.fixed.get(position, compute)

    def output_dtype(self, compute: dtype, position: int) -> dtype:
        """The dtype of an output, given the compute dtype."""
        word = self.results.get(position, self.promote)
        if word in ("complex_to_real", "real"):
            return compute.to_real()
        if word in ("real_to_complex", "complex"):
            return compute.to_complex()
        if word in dtypes.BY_NAME:
            return dtypes.BY_NAME[word]
        return compute

    def common_dtype(self, tensors: Sequence[Tensor], scalars: Sequence[complex]) -> dtype:
        """The dtype operands are brought to, by the entry's promotion rule."""
        taking_part: list[Any] = [tensor for i, tensor in enumerate(tensors) if i not in self.fixed]
        if self.promote == "same":
            return taking_part[0].dtype  # type: ignore[no-any-return]
        common = result_type(taking_part + [scalar for i, scalar in enumerate(scalars) if i not in self.free])
        if self.complexes and common.is_complex:
            rest = (tensor.dtype for i, tensor in enumerate(tensors) if i not in self.complexes)
            return common if any(other.is_complex for other in rest) else common.to_real()
        return common

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

    def gets_real(self, compute: dtype) -> bool:
        """Whether results of complex numbers are real."""
        return self.promote == "complex_to_real" and compute.category == dtypes.COMPLEX

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

    def check_operands(self, tensors: Sequence[Tensor], scalars: Sequence[Any]) -> None:
        """Reject an operand whose own dtype is not accepted, whatever the common one is."""
        bools = [
            dtypes.bool_ for index, scalar in enumerate(scalars) if type(scalar) is bool and index not in self.free
        ]
        for kind in [*(tensor.dtype for tensor in tensors), *bools]:
            if not (CATEGORY_NAMES[kind.category] in self.operands or kind.name in self.operands):
                raise self.reject(kind)

    def check_masks(self, tensors: Sequence[Tensor]) -> None:
        """RuntimeError for numbers where an operand says yes or no; `where` takes bytes too, as in PyTorch."""
        accepted = (dtypes.bool_,) if self.promote == "same" else (dtypes.bool_, dtypes.uint8)
        for position, kind in self.fixed.items():
            dtype = tensors[position].dtype
            if kind is dtypes.bool_ and dtype not in accepted:
                msg = (
                    f"{self.operator} only supports boolean masks, but got mask with dtype {dtype.name}; compare with "
                    "0, or convert it"
                )
                raise ComputeError(msg)

    @property
    def keeps(self) -> bool:
        """Whether numbers do not promote the tensors, which integers have to hold therefore."""
        return self.promote == "same" and not self.numbers

    @property
    def fitting_bits(self) -> int:
        """What the builtins know of numbers: eight bits for those that integers have to hold, eight for those that

        other dtypes have to hold, and eight for those that must not be bool.
        """
        fitting = sum(1 << position for position in self.fitting)
        takes_bool = not self.operands or CATEGORY_NAMES[dtypes.BOOL] in self.operands
        numbers = 0 if takes_bool else sum(1 << position for position in range(8) if position not in self.free)
        return (255 if self.keeps else fitting) | fitting << 8 | numbers << 16

    def check_numbers(self, scalars: Sequence[complex], compute: dtype) -> None:
        """RuntimeError for a number that the dtype of the computation has to hold, and does not."""
        if not self.fitting and not self.keeps:
            return
        overflows = self.half_overflows and is_half(compute)
        fitting = () if overflows else self.fitting
        for index, value in enumerate(scalars):
            if isinstance(value, int) and not is_int64(value):
                continue  # no slot holds it, which is another error
            is_kept = self.keeps and (compute.category == dtypes.INTEGRAL or isinstance(value, complex))
            if (is_kept or index in fitting) and not number_fits(value, compute):
                msg = f"{self.operator}: the value {value} cannot be converted to {compute.name}: it does not fit"
                raise ComputeError(msg)

    def check_free_scalars(self, scalars: Sequence[complex], compute: dtype) -> None:
        """A scalar such as `alpha` does not promote, so it must fit the dtype that the tensors decided."""
        for position in self.free:
            scalar: Any = scalars[position]
            values = scalar if isinstance(scalar, (tuple, list)) else (scalar,)
            value = next((number for number in values if isinstance(number, (float, complex))), None)
            if compute.category < dtypes.FLOATING and value is not None:
                msg = (
                    f"{self.operator}: for integral input tensors a {type(value).__name__} factor such as alpha={value}"
                    " has no meaning; pass an int, or convert the tensors to a floating dtype"
                )
                raise ComputeError(msg)

    def broadcast(self, tensors: Sequence[Tensor]) -> tuple[int, ...]:
        """The common shape; RuntimeError naming the operator and the shapes when there is none."""
        shapes = [tensor._sizes for tensor in tensors]
        try:
            return broadcast_sizes(*shapes)
        except ValueError:
            pass
        listed = " and ".join(str(list(shape)) for shape in shapes)
        msg = (
            f"{self.operator}: shapes {listed} do not broadcast: aligned at the right, "
            f"sizes must be equal or one of them 1. {mismatch(shapes)}"
        )
        raise ComputeError(msg)

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
