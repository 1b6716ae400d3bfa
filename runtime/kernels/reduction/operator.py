"""Reductions: from a tensor of any dtype, shape and stride and a choice of dimensions to one call of the native driver.

A generated wrapper calls :meth:`Reduction.compute`, or :meth:`Reduction.compute_each` for operators whose result has
the input's shape (softmax). A small tensor is reduced in one native call.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from itertools import compress
from math import prod
from typing import Any

from runtime.errors import ComputeError, DimensionError, EmptyError, UnsupportedError
from runtime.expressions import expression_of
from runtime.forking import new_lock
from runtime.kernels.elementwise.slots import scalar_slots
from runtime.kernels.reduction.kernel import EACH, KEEP
from runtime.kernels.reduction.rescaling import Degrees, are_right, bits_of_bounds, replace_extremes
from runtime.native.builtin import bind, is_on, is_ready
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array, result_type
from runtime.tensor.dtypes import FLOATING, dtype
from runtime.tensor.keys import CPU
from runtime.tensor.offers import memory_for, offers
from runtime.tensor.outputs import can_hold, check_outs, check_same, is_large, write_out
from runtime.tensor.plans import KernelPlan, any_on_meta, is_on_meta, on_meta
from runtime.tensor.sizes import broadcast_sizes, mismatch
from runtime.tensor.versions import bump_version

_NATIVE = "runtime.kernels.reduction.native"
CATEGORY_NAMES = ("bool", "integral", "floating", "complex")
REMEMBERED = 4096
_lock = new_lock()
# Reduced dimensions as bits, and which dimensions are kept, by the `dims` of a call and the rank: few ever occur.
_masks: dict[tuple[tuple[int, ...] | None, int], tuple[int, tuple[bool, ...]]] = {}


def have_dtype(kind: dtype, tensors: tuple[Tensor, ...]) -> bool:
    """Whether all tensors have one dtype."""
    for tensor in tensors:  # noqa: SIM110 - a generator would take longer than the call that this chooses
        if tensor.dtype is not kind:
            return False
    return True


class ReductionKernel:
    """One loop compiled for one input dtype; `words` is its description for the driver.

    ``call(tensor, dims, form, scalars)`` is the new tensor, or the tuple of them, that it makes of a tensor of that
    dtype, or of a tuple of such tensors where there are others: a builtin for what is small and plain, which hands on
    everything else to :meth:`Reduction.make_any`.
    """

    __slots__ = (
        "bounds", "builtin", "call", "compute", "general", "keep_alive", "kind", "numpy", "out", "outs", "replaced",
        "spec", "words",
    )  # fmt: skip
    builtins = "reduce_tensor", "reduce_tensors"  # of one tensor, of several; empty: there is none

    def __init__(self, spec: Reduction, kind: dtype) -> None:
        self.spec, self.kind = spec, kind
        self.compute = spec.compute_dtype(kind)
        self.outs = tuple(spec.output_dtype(kind, position) for position in range(spec.outputs))
        self.bounds = bits_of_bounds(self.outs, spec.degrees)
        self.replaced = spec.replaced
        self.out = self.outs[0]
        self.numpy = self.out.numpy
        self.general = spec.make_any
        self.builtin = self.builtins[spec.further_operands > 0]
        self.call: Callable[..., Any] = self.wait if self.builtin and is_on() else spec.make_any

    def __getattr__(self, name: str) -> Any:
        """The loop or its description: it is compiled, or fetched from the disk cache, when it is first asked for.

        Tensors without elements need none.
        """
        if name not in ("words", "keep_alive"):
            raise AttributeError(name)
        with _lock:
            try:
                return object.__getattribute__(self, name)
            except AttributeError:
                self.words, self.keep_alive = self.compile()
                return object.__getattribute__(self, name)

    def compile(self) -> tuple[Array, object]:
        """The description of the loop, and the loop, which has to live as long."""
        from runtime.compile import kinds
        from runtime.compile.compiling import compile_loop
        from runtime.kernels.reduction.description import describe
        from runtime.kernels.reduction.sources import loop_type

        spec, kind = self.spec, self.kind
        expressions = getattr(importlib.import_module(spec.module), spec.loop)
        every = [kind, *self.outs, *(kind,) * spec.further_operands]
        loop = compile_loop(
            self.loop_of(expressions), loop_type(kinds.Operands(tuple(every), self.compute)), operator=spec.operator,
            kind=kind.name, expression=functools.partial(expression_of, spec.module, spec.operator, spec.loop),
        )  # fmt: skip
        return describe(loop.address, every, spec.outputs, self.compute, expressions, self.bounds), loop

    @staticmethod
    def loop_of(expressions: Any) -> Any:
        """The loop around what the generated file holds, and what it was made from."""
        from runtime.kernels.reduction.sources import reduction_loop

        return reduction_loop(expressions)

    def wait(self, *arguments: Any) -> Any:
        """``call``, until the builtin is ready."""
        first = arguments[0][0] if self.spec.further_operands else arguments[0]
        if is_on_meta(first) or not is_ready(_NATIVE, self.builtin):
            return self.general(*arguments)
        native = importlib.import_module(_NATIVE)
        table = native.bound_to(self.words, self.general, self.replaced, self.builtin)
        self.call = bind(getattr(native, self.builtin), table, self.builtin)
        return self.call(*arguments)


class Reduction(dict[dtype, ReductionKernel]):
    """A reduction: its compiled loops by the dtype of the input, made on first use.

    `module` and `loop` name the generated function. `promote` says what the loop computes in and returns:

    ========================  ==================================  ============================
    rule                      computes in                         returns
    ========================  ==================================  ============================
    ``default``               the input's dtype                   the same
    ``integers_to_int64``     int64 for bool and integers         the same
    ``int_to_float``          the default dtype for integers      the same
    ``floating``              the input's dtype; rejects others   the same
    ``complex_to_real``       as ``floating``                     the real part's dtype
    ``bool``                  the input's dtype                   bool; uint8 for uint8
    ``int64``                 the input's dtype                   int64
    ========================  ==================================  ============================

    `output_dtypes` overrides what is returned, one word an output: ``same`` for the rule's, or a dtype's name.
    `further_operands` counts the tensors beside the first one. `accepts` lists categories and dtype names. `identity`
    is False where nothing can be said about no elements (amax). `casts` says whether ``out=`` may have any dtype that
    a result can be cast to, or that of the result alone. `degrees` are the powers of a common factor of all elements
    that the first results have, which are computed again where they do not fit the dtype (:mod:`.rescaling`).
    """

    def __init__(
        self,
        operator: str,
        module: str,
        loop: str,
        *,
        promote: str = "default",
        accepts: Sequence[str] = CATEGORY_NAMES,
        outputs: int = 1,
        identity: bool = True,
        output_dtypes: Sequence[str] | None = None,
        further_operands: int = 0,
        casts: bool = False,
        degrees: Degrees = (),
    ) -> None:
        super().__init__()
        self.operator = operator
        self.module = module
        self.loop = loop
        self.promote = promote
        self.accepts = accepts
        self.outputs = outputs
        self.identity = identity
        self.further_operands = further_operands
        self.casts = casts
        self.output_dtypes = tuple(output_dtypes or ("same",) * outputs)
        self.degrees = degrees
        self._to_default: dict[tuple[dtype, dtype], ReductionKernel] = {}

    def __missing__(self, kind: dtype) -> ReductionKernel:
        """Compile, or fetch from the disk cache, the loop for inputs of dtype `kind`."""
        if not self.takes(kind):
            msg = f"{self.operator} is not implemented for {kind.name}; it accepts " + ", ".join(
                candidate.name for candidate in dtypes.dtype.by_code if self.takes(candidate)
            )
            raise UnsupportedError(msg)
        with _lock:
            if self.promote == "int_to_float" and kind.category < FLOATING:  # the default dtype may change later
                conversions, key = self._to_default, (kind, dtypes.get_default_dtype())
                if key not in conversions:
                    conversions[key] = self.compiled(kind)
                return conversions[key]
            kernel = self.get(kind)
            if kernel is None:
                kernel = self[kind] = self.compiled(kind)
            return kernel

    def compiled(self, kind: dtype) -> ReductionKernel:
        """The loop for inputs of dtype `kind`."""
        return ReductionKernel(self, kind)

    def takes(self, kind: dtype) -> bool:
        """Whether inputs of this dtype are accepted."""
        if self.promote in {"floating", "complex_to_real"} and kind.category < FLOATING:
            return False
        return CATEGORY_NAMES[kind.category] in self.accepts or kind.name in self.accepts

    def compute_dtype(self, kind: dtype) -> dtype:
        """The dtype the expressions compute in, given the input's."""
        if kind.category < FLOATING:
            if self.promote == "integers_to_int64":
                return dtypes.int64
            if self.promote == "int_to_float":
                return dtypes.get_default_dtype()
        return kind

    def output_dtype(self, kind: dtype, position: int) -> dtype:
        """The dtype of an output, given the input's."""
        if self.output_dtypes[position] != "same":
            return dtypes.BY_NAME[self.output_dtypes[position]]
        if self.promote == "bool":
            return dtypes.uint8 if kind is dtypes.uint8 else dtypes.bool_
        if self.promote == "int64":
            return dtypes.int64
        if self.promote == "complex_to_real":
            return kind.to_real()
        return self.compute_dtype(kind)

    def compute(
        self, tensor: Tensor, dims: tuple[int, ...] | None = None, keepdim: bool = False, *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (), out: Any = None,
    ) -> Any:  # fmt: skip
        """Reduce `tensor` over `dims` (None or () for all); `dtype` converts the input first.

        Returns the output tensor, or a tuple of them when the operator has several; `out` likewise. Raises IndexError
        for a dimension out of range or an empty one that has no result, RuntimeError for a repeated one.
        """
        if dtype is None and out is None and not offers:
            return self[tensor.dtype].call(tensor, dims, keepdim, scalars)  # False is DROP, True is KEEP
        return self.reduce((tensor,), dims, keepdim, dtype, scalars, out)

    def compute_together(
        self, tensors: tuple[Tensor, ...], dims: tuple[int, ...] | None = None, keepdim: bool = False, *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (), out: Any = None,
    ) -> Any:  # fmt: skip
        """As :meth:`compute`, of several tensors that broadcast; dimensions are those of the common shape."""
        kind = tensors[0].dtype
        if dtype is None and out is None and not offers and have_dtype(kind, tensors):
            return self[kind].call(tensors, dims, keepdim, scalars)
        return self.reduce(tensors, dims, keepdim, dtype, scalars, out)

    def make_any(self, tensors: Any, dims: Any, form: int, scalars: tuple[complex, ...]) -> Any:
        """The general path of a kernel's ``call``."""
        if not self.further_operands:
            tensors = (tensors,)
        if form == EACH:
            return self.reduce_each(tensors, dims, None, scalars, None)
        return self.reduce(tensors, dims, form == KEEP, None, scalars, None)

    def reduce(
        self, tensors: tuple[Tensor, ...], dims: tuple[int, ...] | None, keepdim: bool, dtype: dtype | None,
        scalars: tuple[complex, ...], out: Any,
    ) -> Any:  # fmt: skip
        """The general path of :meth:`compute`."""
        dtype = self.asked(dtype, out)
        shape = self.common_shape(tensors)
        elements, ndim = prod(shape), len(shape)
        entry = _masks.get((dims, ndim))
        mask, keeps = entry if entry is not None else self.mask(dims, ndim)
        if not self.identity and 0 in shape:
            self.check_elements(shape, dims, mask)
        if not keepdim:
            shape = tuple(compress(shape, keeps))
        elif mask:
            shape = tuple([size if keep else 1 for size, keep in zip(shape, keeps, strict=True)])
        if any_on_meta(tensors):
            return self.deliver_planned([shape] * self.outputs, self.kernel_for(tensors, dtype).outs, out, dtype)
        kernel, arrays = self.operands(tensors, dtype)
        targets = tuple([memory_for(shape, element.numpy) for element in kernel.outs])
        self.run(kernel, (arrays[0], *targets, *arrays[1:]), mask, scalars, elements)
        if kernel.bounds:
            replace_extremes(self, arrays[0], kernel.kind, mask, scalars, targets, kernel.outs)
        return self.deliver(targets, kernel.outs, out, dtype)

    def replaced(self, tensor: Tensor, dims: Any, form: int, scalars: tuple[complex, ...], result: Any) -> Any:
        """The result of a kernel's builtin, of which some numbers lie outside of their bounds, with the right ones."""
        del form
        array, results = tensor._array, (result,) if self.outputs == 1 else result
        dims = (dims,) if isinstance(dims, int) else dims
        entry = _masks.get((dims, array.ndim))
        mask = self.mask(dims, array.ndim)[0] if entry is None else entry[0]
        outs, kinds = [], []
        for each in results:
            outs.append(each._array)
            kinds.append(each.dtype)
        if not are_right(self.degrees, array, mask, scalars, outs, kinds):
            replace_extremes(self, array, tensor.dtype, mask, scalars, outs, kinds)
        return result

    def common_shape(self, tensors: tuple[Tensor, ...]) -> tuple[int, ...]:
        """The shape to which tensors broadcast."""
        shape = tensors[0]._sizes
        if len(tensors) > 1:
            shapes = [tensor._sizes for tensor in tensors]
            try:
                shape = broadcast_sizes(*shapes)
            except ValueError:
                shown = " and ".join(str(list(tensor)) for tensor in shapes)
                msg = (
                    f"{self.operator}: shapes {shown} do not broadcast: aligned at the right, "
                    f"sizes must be equal or one of them 1. {mismatch(shapes)}"
                )
                raise ComputeError(msg) from None
        return shape

    def operands(self, tensors: tuple[Tensor, ...], dtype: dtype | None) -> tuple[ReductionKernel, list[Array]]:
        """The loop for some tensors, and their arrays in its dtype."""
        kernel = self.kernel_for(tensors, dtype)
        return kernel, [cast_array(tensor._array, tensor.dtype, kernel.kind) for tensor in tensors]

    def kernel_for(self, tensors: tuple[Tensor, ...], dtype: dtype | None) -> ReductionKernel:
        """The loop for some tensors."""
        kind = dtype
        if kind is None:
            kind = tensors[0].dtype if len(tensors) == 1 else result_type(tensors)
        return self[kind]

    def compute_each(
        self, tensor: Tensor, dim: int, *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (), out: Tensor | None = None,
    ) -> Tensor:  # fmt: skip
        """The each-form along `dim`: a tensor of the input's shape, contiguous."""
        if dtype is None and out is None:
            result: Tensor = self[tensor.dtype].call(tensor, dim, EACH, scalars)
            return result
        if dtype is None and out is not None and not is_large(out):
            result = self[tensor.dtype].call(tensor, dim, EACH, scalars)
            if not self.casts:
                check_same(self.operator, out, result.dtype)
            return write_out(self.operator, out, result)
        return self.reduce_each((tensor,), dim, dtype, scalars, out)

    def compute_each_together(
        self, tensors: tuple[Tensor, ...], dim: int, *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (), out: Tensor | None = None,
    ) -> Tensor:  # fmt: skip
        """As :meth:`compute_each`, of several tensors that broadcast; the result has their common shape."""
        kind = tensors[0].dtype
        if dtype is None and out is None and have_dtype(kind, tensors):
            result: Tensor = self[kind].call(tensors, dim, EACH, scalars)
            return result
        return self.reduce_each(tensors, dim, dtype, scalars, out)

    def reduce_each(
        self, tensors: tuple[Tensor, ...], dim: int, dtype: dtype | None, scalars: tuple[complex, ...],
        out: Tensor | None,
    ) -> Tensor:  # fmt: skip
        """The general path of :meth:`compute_each`."""
        shape = self.common_shape(tensors)
        entry = _masks.get(((dim,), len(shape)))
        mask = (entry if entry is not None else self.mask((dim,), len(shape)))[0]
        if any_on_meta(tensors):
            return self.deliver_planned([shape], self.kernel_for(tensors, dtype).outs, out)  # type: ignore[no-any-return]
        kernel, arrays = self.operands(tensors, dtype)
        plan = KernelPlan(shape, kernel.outs[0])
        writes = out is not None and is_large(out) and can_hold(out, plan, tensors)
        target = out._array if out is not None and writes else plan.allocate()
        self.run(kernel, (arrays[0], target, *arrays[1:]), mask, scalars, target.size)
        result: Tensor = self.deliver((target,), kernel.outs, out)
        return result

    def run(
        self, kernel: ReductionKernel, arrays: tuple[Array, ...], mask: int, scalars: Sequence[complex], elements: int
    ) -> None:
        """Hand the operands to the driver, unless there is nothing to compute."""
        if arrays[1].size:
            from runtime.kernels.reduction.loops import driver

            driver.run(kernel.words, arrays, mask, scalar_slots(scalars, kernel.compute), elements)

    def asked(self, dtype: dtype | None, out: Any) -> dtype | None:
        """The dtype that is asked for: `dtype`, or that of `out` where integers would be widened otherwise."""
        if dtype is None and out is not None and self.promote == "integers_to_int64":
            requested: dtypes.dtype = (out if isinstance(out, Tensor) else out[0]).dtype
            return requested
        return dtype

    def deliver(
        self, targets: Sequence[Array], kinds: Sequence[dtype], out: Any, dtype: dtype | None = None, *,
        in_place: bool = False,
    ) -> Any:  # fmt: skip
        """The results as tensors, in the `dtype` asked for, or `out` after they were written into it."""
        if dtype is not None and self.promote == "integers_to_int64" and kinds[0] is not dtype:
            targets = [cast_array(array, kind, dtype) for array, kind in zip(targets, kinds, strict=True)]
            kinds = (dtype,) * len(kinds)
        results = tuple([make_tensor(array, kind) for array, kind in zip(targets, kinds, strict=True)])
        return self.handed_over(results, out, in_place)

    def deliver_planned(
        self, shapes: Sequence[tuple[int, ...]], kinds: Sequence[dtype], out: Any, dtype: dtype | None = None, *,
        in_place: bool = False,
    ) -> Any:  # fmt: skip
        """As :meth:`deliver`, of results without elements: those of the plan."""
        if dtype is not None and self.promote == "integers_to_int64":
            kinds = (dtype,) * len(kinds)
        plans = [KernelPlan(shape, kind) for shape, kind in zip(shapes, kinds, strict=True)]
        return self.handed_over(on_meta(tuple(plans)), out, in_place)

    def handed_over(self, results: tuple[Tensor, ...], out: Any, in_place: bool) -> Any:
        """The results, or `out` after they were written into it."""
        if out is not None:
            outs = (out,) if isinstance(out, Tensor) else out
            if not in_place:
                check_outs(self.operator, outs, [tensor.dtype for tensor in results], casts=self.casts)
            pairs = zip(outs, results, strict=True)
            results = tuple([self.handed_to(target, result, in_place) for target, result in pairs])
        return results[0] if len(results) == 1 else results

    def handed_to(self, target: Tensor, result: Tensor, in_place: bool) -> Tensor:
        """`target`, which holds the result, because its memory was that of the result or by a copy."""
        if result._keys & CPU and result._array is target._array:
            bump_version(target)
            return target
        return write_out(self.operator, target, result, in_place=in_place)

    def mask(self, dims: tuple[int, ...] | None, ndim: int) -> tuple[int, tuple[bool, ...]]:
        """The reduced dimensions as bits, and for every dimension whether it is kept. Remembered in ``_masks``."""
        limit = ndim or 1
        mask = 0 if dims else (1 << ndim) - 1
        for dim in dims or ():
            if not -limit <= dim < limit:
                msg = (
                    f"{self.operator}: Dimension out of range "
                    f"(expected to be in range of [{-limit}, {limit - 1}], but got {dim})"
                )
                raise DimensionError(msg)
            bit = 1 << (dim % limit)
            if mask & bit:
                msg = f"{self.operator}: dim {dim % limit} appears multiple times in the list of dims"
                raise ComputeError(msg)
            mask |= bit
        mask &= (1 << ndim) - 1
        # As a signed word, which is what native code takes: the highest of 64 dimensions is its sign.
        entry = mask - (mask >> 63 << 64), tuple([not mask >> dim & 1 for dim in range(ndim)])
        if len(_masks) < REMEMBERED:
            _masks[dims, ndim] = entry
        return entry

    def check_elements(self, shape: tuple[int, ...], dims: Sequence[int] | None, mask: int) -> None:
        """IndexError when a reduced dimension is empty and the operator has no value for that."""
        if 0 not in shape:
            return
        for dim, size in enumerate(shape):
            if size == 0 and mask >> dim & 1:
                msg = f"{self.operator}: expected reduction dim {dim} to have non-zero size"
                if not dims:
                    msg = f"{self.operator}: expected reduction dim to be specified for an input without elements"
                    raise EmptyError(msg)
                raise DimensionError(msg)
