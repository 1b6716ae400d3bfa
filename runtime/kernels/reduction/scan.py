"""Scans: from a tensor of any dtype, shape and stride to one call of the native driver. Used by generated wrappers.

A scan keeps what its accumulators come to after every element along a dimension. Its outputs have the shape of the
input and are contiguous. What is shared with reductions (dtype rules, rejections, dimensions) is inherited from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.elementwise.slots import scalar_slots
from runtime.kernels.reduction.operator import Reduction, ReductionKernel
from runtime.tensor import Tensor
from runtime.tensor.casting import Array, cast_array, result_type
from runtime.tensor.dtypes import bool_, dtype
from runtime.tensor.outputs import can_hold, check_outs, prepare_out
from runtime.tensor.plans import KernelPlan, any_on_meta
from runtime.tensor.sizes import broadcast_sizes


class CompiledScan(ReductionKernel):
    """One loop compiled for one input dtype; ``call(tensor, dim, scalars)`` is the new tensor that it makes."""

    __slots__ = ()
    builtins = "scan_tensor", ""

    @staticmethod
    def loop_of(expressions: Any) -> Any:
        """The loop around what the generated file holds, and what it was made from."""
        from runtime.kernels.reduction.sources import scan_loop

        return scan_loop(expressions)


class Scan(Reduction):
    """A scan: its compiled loops by the dtype of the input, made on first use.

    The arguments are those of :class:`Reduction`; `others` counts the tensors beside the scanned one, which are read at
    the same elements, but for those at the positions `initial`, which have an element for every line. Of the outputs
    the first `kept` are results for every element; behind them come the last elements, in every line, of the outputs at
    the positions `finals`.
    """

    def __init__(
        self, *arguments: Any, initial: Sequence[int] = (), kept: int = 0, finals: Sequence[int] = (),
        reverse: bool = False, **options: Any,
    ) -> None:
        super().__init__(*arguments, **options)
        self.initial = initial
        self.kept = kept if finals else self.outputs
        self.finals = finals
        self.reverse = reverse

    def compiled(self, kind: dtype) -> ReductionKernel:
        """The loop for inputs of dtype `kind`."""
        return CompiledScan(self, kind)

    def compute(  # type: ignore[override]  # a scan has one dimension and keeps all
        self, tensor: Tensor, dim: int, operands: Sequence[Tensor] = (), *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (), out: Sequence[Tensor] | None = None,
        in_place: bool = False,
    ) -> Any:  # fmt: skip
        """Scan `tensor` along `dim`; `dtype` converts the input first.

        Returns the output tensor, or a tuple of them when the operator has several; `out` likewise (resized when not
        `in_place`). Raises IndexError for a dimension out of range, RuntimeError when `operands` have another shape.
        """
        if dtype is None and out is None and not operands and not self.finals:
            return self[tensor.dtype].call(tensor, dim, scalars)
        return self.scan(tensor, dim, operands, dtype, scalars, out, in_place)

    def make_any(self, tensor: Tensor, dim: int, scalars: tuple[complex, ...]) -> Any:  # type: ignore[override]
        """The general path of a kernel's ``call``."""
        return self.scan(tensor, dim, (), None, scalars, None, False)

    def scan(
        self, tensor: Tensor, dim: int, operands: Sequence[Tensor], dtype: dtype | None, scalars: tuple[complex, ...],
        out: Sequence[Tensor] | None, in_place: bool,
    ) -> Any:  # fmt: skip
        """The general path of :meth:`compute`."""
        shape = self.broadcast_shape(tensor, operands)
        self.mask((dim,), len(shape))  # an error where there is no such dimension
        dim = dim % len(shape) if shape else 0
        short = (*shape[:dim], *shape[dim + 1 :])
        dtype = self.asked(dtype, out)
        widens = dtype is not None and self.promote == "integers_to_int64"
        if widens and dtype is bool_:
            msg = f"{self.operator} is not implemented for results of dtype bool"
            raise UnsupportedError(msg)
        kind = dtype if dtype is not None else result_type((tensor, *operands)) if operands else tensor.dtype
        kernel = self[kind]
        kinds = [*kernel.outs[: self.kept], *(kernel.outs[index] for index in self.finals)]
        shapes = [*(shape,) * self.kept, *(short,) * len(self.finals)]
        if out is not None:  # rejected before anything is computed
            kinds_out = [dtype] * len(kinds) if widens and dtype else kinds
            if not in_place:
                check_outs(self.operator, out, kinds_out, casts=self.casts)
            for target, kind_out, size in zip(out, kinds_out, shapes, strict=True):
                prepare_out(self.operator, target, size, kind_out, in_place=in_place)
        if self.finals and shape and shape[dim] == 0 and 0 not in short:
            msg = f"{self.operator}: there is no final state of no elements; dimension {dim} has size 0"
            raise ComputeError(msg)
        if any_on_meta((tensor, *operands)):
            return self.deliver_planned(shapes, kinds, out, dtype, in_place=in_place)
        array = np.broadcast_to(cast_array(tensor._array, tensor.dtype, kind), shape)
        plans = [KernelPlan(shape, element) for element in kernel.outs]
        holders = [*(out or ())[: self.kept]] + [None] * len(plans)
        targets = [
            target._array if target is not None and can_hold(target, plan, (tensor, *operands)) else plan.allocate()
            for plan, target in zip(plans, holders, strict=False)
        ]
        if array.size:
            read = [
                self.started(target, shape, dim, kind) if index in self.initial else self.beside(target, shape, kind)
                for index, target in enumerate(operands)
            ]
            arrays = (
                (array, *targets, *read) if shape else tuple([target.reshape(1) for target in (array, *targets, *read)])
            )
            self.run(kernel, arrays, dim, scalars)
        last = 0 if self.reverse else -1
        ends = [targets[index].take(last, dim) if array.size and shape else targets[index] for index in self.finals]
        # What is taken of a single line is a number, no array.
        results = [*targets[: self.kept], *(np.array(target).reshape(short) for target in ends)]
        return self.deliver(results, kinds, out, dtype, in_place=in_place)

    def broadcast_shape(self, tensor: Tensor, operands: Sequence[Tensor]) -> tuple[int, ...]:
        """The shape of the scanned tensor and those beside it; RuntimeError where there is none."""
        shapes = [tensor._sizes]
        shapes += [element._sizes for index, element in enumerate(operands) if index not in self.initial]
        try:
            return broadcast_sizes(*shapes)
        except ValueError:
            listed = " and ".join(str(list(element)) for element in shapes)
            msg = f"{self.operator}: shapes {listed} do not broadcast: aligned at the right, sizes must be equal or 1"
            raise ComputeError(msg) from None

    def beside(self, tensor: Tensor, shape: tuple[int, ...], kind: dtype) -> Array:
        """A tensor beside the scanned one, in its dtype, broadcast and contiguous."""
        array = cast_array(tensor._array, tensor.dtype, kind)
        return np.ascontiguousarray(np.broadcast_to(array, shape)).reshape(shape)

    def started(self, tensor: Tensor, shape: tuple[int, ...], dim: int, kind: dtype) -> Array:
        """Initial states, an element for every line, where its first element is; 0 elsewhere, which nothing reads."""
        array, short = cast_array(tensor._array, tensor.dtype, kind), (*shape[:dim], *shape[dim + 1 :])
        try:
            array = np.broadcast_to(array, short)
        except ValueError:
            msg = (
                f"{self.operator}: an initial state has an element for every line, shape {list(short)}; got "
                f"{list(tensor._array.shape)}"
            )
            raise ComputeError(msg) from None
        if not shape:
            return np.array(array)
        begin = np.zeros(shape, kind.numpy)
        begin[(*(slice(None),) * dim, -1 if self.reverse else 0)] = array
        return begin

    def run(  # type: ignore[override]
        self, kernel: ReductionKernel, arrays: tuple[Array, ...], dim: int, scalars: Sequence[complex]
    ) -> None:
        """Hand the operands to the driver."""
        from runtime.kernels.reduction.loops import scan_driver

        scan_driver.run(kernel.words, arrays, dim, scalar_slots(scalars, kernel.compute))
