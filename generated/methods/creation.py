"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.creation import (
    CLONE, CONTIGUOUS, COPY, COPY_, TO_DTYPE_LAYOUT, TO_OTHER, TYPE_AS, FLOAT, DOUBLE, HALF, CPU_OPERATOR, CFLOAT,
    CDOUBLE, BFLOAT16, INT, LONG, SHORT, CHAR, BYTE, BOOL, CLONE_FORMS as CLONE_FORMS_OF_FUNCTION, CONTIGUOUS_FORMS
    as CONTIGUOUS_FORMS_OF_FUNCTION, COPY_FORMS as COPY_FORMS_OF_FUNCTION, COPY__FORMS as COPY__FORMS_OF_FUNCTION,
    TO_FORMS as TO_FORMS_OF_FUNCTION, TYPE_AS_FORMS as TYPE_AS_FORMS_OF_FUNCTION, FLOAT_FORMS as
    FLOAT_FORMS_OF_FUNCTION, DOUBLE_FORMS as DOUBLE_FORMS_OF_FUNCTION, HALF_FORMS as HALF_FORMS_OF_FUNCTION,
    CPU_FORMS as CPU_FORMS_OF_FUNCTION, CFLOAT_FORMS as CFLOAT_FORMS_OF_FUNCTION, CDOUBLE_FORMS as
    CDOUBLE_FORMS_OF_FUNCTION, BFLOAT16_FORMS as BFLOAT16_FORMS_OF_FUNCTION, INT_FORMS as INT_FORMS_OF_FUNCTION,
    LONG_FORMS as LONG_FORMS_OF_FUNCTION, SHORT_FORMS as SHORT_FORMS_OF_FUNCTION, CHAR_FORMS as
    CHAR_FORMS_OF_FUNCTION, BYTE_FORMS as BYTE_FORMS_OF_FUNCTION, BOOL_FORMS as BOOL_FORMS_OF_FUNCTION,
)

CLONE_FORMS = method_forms(CLONE_FORMS_OF_FUNCTION)
CONTIGUOUS_FORMS = method_forms(CONTIGUOUS_FORMS_OF_FUNCTION)
COPY_FORMS = method_forms(COPY_FORMS_OF_FUNCTION)
COPY__FORMS = method_forms(COPY__FORMS_OF_FUNCTION)
TO_FORMS = method_forms(TO_FORMS_OF_FUNCTION)
TYPE_AS_FORMS = method_forms(TYPE_AS_FORMS_OF_FUNCTION)
FLOAT_FORMS = method_forms(FLOAT_FORMS_OF_FUNCTION)
DOUBLE_FORMS = method_forms(DOUBLE_FORMS_OF_FUNCTION)
HALF_FORMS = method_forms(HALF_FORMS_OF_FUNCTION)
CPU_FORMS = method_forms(CPU_FORMS_OF_FUNCTION)
CFLOAT_FORMS = method_forms(CFLOAT_FORMS_OF_FUNCTION)
CDOUBLE_FORMS = method_forms(CDOUBLE_FORMS_OF_FUNCTION)
BFLOAT16_FORMS = method_forms(BFLOAT16_FORMS_OF_FUNCTION)
INT_FORMS = method_forms(INT_FORMS_OF_FUNCTION)
LONG_FORMS = method_forms(LONG_FORMS_OF_FUNCTION)
SHORT_FORMS = method_forms(SHORT_FORMS_OF_FUNCTION)
CHAR_FORMS = method_forms(CHAR_FORMS_OF_FUNCTION)
BYTE_FORMS = method_forms(BYTE_FORMS_OF_FUNCTION)
BOOL_FORMS = method_forms(BOOL_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def clone(self, *rest, **named):
        """clone(input, *, memory_format=None) -> Tensor

        A copy with memory of its own; gradients go through it.

        >>> a = ow.tensor([1, 2])
        >>> b = a.clone()
        >>> b[0] = 9
        >>> a
        tensor([1, 2])
        """
        try:
            if not (rest or named):
                return CLONE[self._keys](self, None)
            return CLONE_FORMS.call(self, rest, named)
        except Exception:
            CLONE_FORMS.translate(self, rest, named)
            raise

    def contiguous(self, *rest, **named):
        """contiguous(input, *, memory_format="contiguous_format") -> Tensor

        The tensor itself if its elements lie in row-major order, else a copy for which they do.

        >>> a = ow.zeros(2, 3).t()
        >>> a.stride(), a.contiguous().stride()
        ((1, 3), (2, 1))
        """
        try:
            if not (rest or named):
                return CONTIGUOUS[self._keys](self, None)
            return CONTIGUOUS_FORMS.call(self, rest, named)
        except Exception:
            CONTIGUOUS_FORMS.translate(self, rest, named)
            raise

    def copy(self, src=MISSING, *rest, **named):
        """copy(input, src, non_blocking=False) -> Tensor

        The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

        >>> a = ow.zeros(2, 2)
        >>> a.copy_(ow.tensor([1, 2]))
        tensor([[1., 2.],
                [1., 2.]])
        """
        try:
            if not (rest or named):
                if type(src) is Tensor:
                    return COPY[self._keys | src._keys](self, src, False)
            return COPY_FORMS.call(self, src, rest, named)
        except Exception:
            COPY_FORMS.translate(self, src, rest, named)
            raise

    def copy_(self, src=MISSING, *rest, **named):
        """copy_(input, src, non_blocking=False) -> Tensor

        The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

        >>> a = ow.zeros(2, 2)
        >>> a.copy_(ow.tensor([1, 2]))
        tensor([[1., 2.],
                [1., 2.]])
        """
        try:
            if not (rest or named):
                if type(src) is Tensor:
                    return COPY_[self._keys | src._keys](self, src, False)
            return COPY__FORMS.call(self, src, rest, named)
        except Exception:
            COPY__FORMS.translate(self, src, rest, named)
            raise

    def to(self, other=MISSING, *rest, **named):
        """to(input, *, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, copy=False,
            memory_format=None) -> Tensor
        to(input, other, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
        to(input, dtype, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
        to(input, device, dtype=None, non_blocking=False, copy=False, *, memory_format=None) -> Tensor

        The tensor with another dtype or device, by keyword.

        >>> ow.tensor([1, 2]).to(dtype=ow.float32)
        tensor([1., 2.])
        """
        try:
            if not (rest or named):
                if other is MISSING:
                    return TO_DTYPE_LAYOUT[self._keys](self, None, None, None, None, False, False, None)
                if type(other) is Tensor:
                    return TO_OTHER[self._keys | other._keys](self, other, False, False, None)
            return TO_FORMS.call(self, other, rest, named)
        except Exception:
            TO_FORMS.translate(self, other, rest, named)
            raise

    def type_as(self, other=MISSING, *rest, **named):
        """type_as(input, other) -> Tensor

        The tensor in the dtype of another.

        >>> ow.tensor([1, 2]).type_as(ow.tensor(0.5))
        tensor([1., 2.])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return TYPE_AS[self._keys | other._keys](self, other)
            return TYPE_AS_FORMS.call(self, other, rest, named)
        except Exception:
            TYPE_AS_FORMS.translate(self, other, rest, named)
            raise

    def float(self, *rest, **named):
        """float(input) -> Tensor

        The tensor as float32.

        >>> ow.tensor([0.0, 1.5]).float()
        tensor([0.0000, 1.5000])
        """
        try:
            if not (rest or named):
                return FLOAT[self._keys](self)
            return FLOAT_FORMS.call(self, rest, named)
        except Exception:
            FLOAT_FORMS.translate(self, rest, named)
            raise

    def double(self, *rest, **named):
        """double(input) -> Tensor

        The tensor as float64.

        >>> ow.tensor([0.0, 1.5]).double()
        tensor([0.0000, 1.5000], dtype=float64)
        """
        try:
            if not (rest or named):
                return DOUBLE[self._keys](self)
            return DOUBLE_FORMS.call(self, rest, named)
        except Exception:
            DOUBLE_FORMS.translate(self, rest, named)
            raise

    def half(self, *rest, **named):
        """half(input) -> Tensor

        The tensor as float16.

        >>> ow.tensor([0.0, 1.5]).half()
        tensor([0.0000, 1.5000], dtype=float16)
        """
        try:
            if not (rest or named):
                return HALF[self._keys](self)
            return HALF_FORMS.call(self, rest, named)
        except Exception:
            HALF_FORMS.translate(self, rest, named)
            raise

    def cpu(self, *rest, **named):
        """cpu(input) -> Tensor

        The tensor itself: all tensors lie in the memory of the CPU.

        >>> ow.tensor([0.0, 1.5]).cpu()
        tensor([0.0000, 1.5000])
        """
        try:
            if not (rest or named):
                return CPU_OPERATOR[self._keys](self)
            return CPU_FORMS.call(self, rest, named)
        except Exception:
            CPU_FORMS.translate(self, rest, named)
            raise

    def cfloat(self, *rest, **named):
        """cfloat(input) -> Tensor

        The tensor as complex64.

        >>> ow.tensor([0.0, 1.5]).cfloat()
        tensor([0.0000+0.j, 1.5000+0.j])
        """
        try:
            if not (rest or named):
                return CFLOAT[self._keys](self)
            return CFLOAT_FORMS.call(self, rest, named)
        except Exception:
            CFLOAT_FORMS.translate(self, rest, named)
            raise

    def cdouble(self, *rest, **named):
        """cdouble(input) -> Tensor

        The tensor as complex128.

        >>> ow.tensor([0.0, 1.5]).cdouble()
        tensor([0.0000+0.j, 1.5000+0.j], dtype=complex128)
        """
        try:
            if not (rest or named):
                return CDOUBLE[self._keys](self)
            return CDOUBLE_FORMS.call(self, rest, named)
        except Exception:
            CDOUBLE_FORMS.translate(self, rest, named)
            raise

    def bfloat16(self, *rest, **named):
        """bfloat16(input) -> Tensor

        The tensor as bfloat16.

        >>> ow.tensor([0.0, 1.5]).bfloat16()
        tensor([0.0000, 1.5000], dtype=bfloat16)
        """
        try:
            if not (rest or named):
                return BFLOAT16[self._keys](self)
            return BFLOAT16_FORMS.call(self, rest, named)
        except Exception:
            BFLOAT16_FORMS.translate(self, rest, named)
            raise

    def int(self, *rest, **named):
        """int(input) -> Tensor

        The tensor as int32; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).int()
        tensor([0, 1], dtype=int32)
        """
        try:
            if not (rest or named):
                return INT[self._keys](self)
            return INT_FORMS.call(self, rest, named)
        except Exception:
            INT_FORMS.translate(self, rest, named)
            raise

    def long(self, *rest, **named):
        """long(input) -> Tensor

        The tensor as int64; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).long()
        tensor([0, 1])
        """
        try:
            if not (rest or named):
                return LONG[self._keys](self)
            return LONG_FORMS.call(self, rest, named)
        except Exception:
            LONG_FORMS.translate(self, rest, named)
            raise

    def short(self, *rest, **named):
        """short(input) -> Tensor

        The tensor as int16; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).short()
        tensor([0, 1], dtype=int16)
        """
        try:
            if not (rest or named):
                return SHORT[self._keys](self)
            return SHORT_FORMS.call(self, rest, named)
        except Exception:
            SHORT_FORMS.translate(self, rest, named)
            raise

    def char(self, *rest, **named):
        """char(input) -> Tensor

        The tensor as int8; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).char()
        tensor([0, 1], dtype=int8)
        """
        try:
            if not (rest or named):
                return CHAR[self._keys](self)
            return CHAR_FORMS.call(self, rest, named)
        except Exception:
            CHAR_FORMS.translate(self, rest, named)
            raise

    def byte(self, *rest, **named):
        """byte(input) -> Tensor

        The tensor as uint8; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).byte()
        tensor([0, 1], dtype=uint8)
        """
        try:
            if not (rest or named):
                return BYTE[self._keys](self)
            return BYTE_FORMS.call(self, rest, named)
        except Exception:
            BYTE_FORMS.translate(self, rest, named)
            raise

    def bool(self, *rest, **named):
        """bool(input) -> Tensor

        The tensor as bool: whether elements are other than 0.

        >>> ow.tensor([0.0, 1.5]).bool()
        tensor([False,  True])
        """
        try:
            if not (rest or named):
                return BOOL[self._keys](self)
            return BOOL_FORMS.call(self, rest, named)
        except Exception:
            BOOL_FORMS.translate(self, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
