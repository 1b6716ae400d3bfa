"""Scans: from a tensor of any dtype, shape and stride to one call of the native driver. Used by generated wrappers.

A scan keeps what its accumulators come to after every element along a dimension. Its outputs have the shape of the
input and are contiguous. What is shared with reductions (dtype rules, refusals, dimensions) is inherited from them.
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
from runtime.tensor.outputs import check_outs, prepare_out


class ScanKernel(ReductionKernel):
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

    The arguments are those of :class:`Reduction`; `others` are read at the same elements as the scanned tensor.
    """

    def make(self, kind: dtype) -> ReductionKernel:
        """The loop for inputs of dtype `kind`."""
        return ScanKernel(self, kind)

    def compute(  # type: ignore[override]  # a scan has one dimension and keeps all
        self, tensor: Tensor, dim: int, others: Sequence[Tensor] = (), *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (), out: Sequence[Tensor] | None = None,
        in_place: bool = False,
    ) -> Any:  # fmt: skip
        """Scan `tensor` along `dim`; `dtype` converts the input first.

        Returns the output tensor, or a tuple of them when the operator has several; `out` likewise (resized when not
        `in_place`). Raises IndexError for a dimension out of range, RuntimeError when `others` have another shape.
        """
        if dtype is None and out is None and not others:
            return self[tensor.dtype].call(tensor, dim, scalars)
        return self.scan(tensor, dim, others, dtype, scalars, out, in_place)

    def make_any(self, tensor: Tensor, dim: int, scalars: tuple[complex, ...]) -> Any:  # type: ignore[override]
        """The general path of a kernel's ``call``."""
        return self.scan(tensor, dim, (), None, scalars, None, False)

    def scan(
        self, tensor: Tensor, dim: int, others: Sequence[Tensor], dtype: dtype | None, scalars: tuple[complex, ...],
        out: Sequence[Tensor] | None, in_place: bool,
    ) -> Any:  # fmt: skip
        """The general path of :meth:`compute`."""
        self.mask((dim,), tensor._array.ndim)  # an error where there is no such dimension
        dtype = self.asked(dtype, out)
        if dtype is bool_ and self.promote == "integers_to_int64":
            msg = f"{self.operator} is not implemented for results of dtype bool"
            raise UnsupportedError(msg)
        kind = dtype if dtype is not None else result_type((tensor, *others)) if others else tensor.dtype
        kernel = self[kind]
        array = cast_array(tensor._array, tensor.dtype, kind)
        shape = array.shape
        if out is not None:  # refused before anything is computed
            if self.outputs > 1:
                check_outs(self.operator, out, kernel.outs)
            for one, wanted in zip(out, kernel.outs, strict=True):
                widened = dtype if dtype is not None and self.promote == "integers_to_int64" else wanted
                prepare_out(self.operator, one, shape, widened, in_place=in_place)
        targets = tuple([np.empty(shape, one.numpy) for one in kernel.outs])
        if array.size:
            read = [self.beside(one, shape, kind) for one in others]
            arrays = (array, *targets, *read) if shape else tuple([one.reshape(1) for one in (array, *targets, *read)])
            self.run(kernel, arrays, dim % len(array.shape) if shape else 0, scalars)
        return self.deliver(kernel, targets, out, dtype, in_place=in_place)

    def beside(self, tensor: Tensor, shape: tuple[int, ...], kind: dtype) -> Array:
        """A tensor beside the scanned one, in its dtype and contiguous."""
        if tensor._array.shape != shape:
            msg = (
                f"{self.operator}: all tensors of a scan have one shape; got {list(shape)} "
                f"and {list(tensor._array.shape)}"
            )
            raise ComputeError(msg)
        return np.ascontiguousarray(cast_array(tensor._array, tensor.dtype, kind)).reshape(shape)

    def run(  # type: ignore[override]
        self, kernel: ReductionKernel, arrays: tuple[Array, ...], dim: int, scalars: Sequence[complex]
    ) -> None:
        """Hand the operands to the driver."""
        from runtime.kernels.reduction import scan_driver

        scan_driver.run(kernel.words, arrays, dim, scalar_slots(scalars, kernel.compute))
