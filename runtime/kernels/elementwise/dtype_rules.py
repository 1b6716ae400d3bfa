"""Rules of pointwise operators: which operands they take, what they compute in, and the dtypes of their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.errors import ComputeError, UnsupportedError
from runtime.tensor import Tensor, dtypes
from runtime.tensor.casting import is_int64, number_fits, result_type
from runtime.tensor.dtypes import dtype
from runtime.tensor.sizes import broadcast_sizes, mismatch

CATEGORY_NAMES = ("bool", "integral", "floating", "complex")
_FLOATING = ("int_to_float", "real_to_complex")  # rules by which integers are computed in the default dtype


def is_half(kind: dtype) -> bool:
    """Whether a dtype is one of floats of 16 bits."""
    return kind.is_floating_point and kind.itemsize < dtypes.float32.itemsize


class DtypeRules:
    """What an entry says of dtypes and numbers, and what follows for the operands of a call.

    The words are those of :class:`runtime.kernels.elementwise.operator.Elementwise`.
    """

    __slots__ = ()
    operator: str
    promote: str
    accepts: Sequence[str]
    operands: Sequence[str]
    fixed: dict[int, dtype]
    free: Sequence[int]
    numbers: str
    results: dict[int, str]
    complexes: Sequence[int]
    fitting: Sequence[int]
    half_overflows: bool

    def takes(self, kind: dtype) -> bool:
        """Whether the kernel accepts operands of this dtype."""
        return CATEGORY_NAMES[kind.category] in self.accepts or kind.name in self.accepts

    def reject(self, kind: dtype) -> UnsupportedError:
        """The error for operands of a dtype that the kernel does not accept."""
        accepted = ", ".join(item.name for item in dtypes.dtype.by_code if self.takes(item))
        return UnsupportedError(f"{self.operator} is not implemented for {kind.name}; it accepts {accepted}")

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

    def gets_real(self, compute: dtype) -> bool:
        """Whether results of complex numbers are real."""
        return self.promote == "complex_to_real" and compute.category == dtypes.COMPLEX

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
