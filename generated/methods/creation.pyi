"""The methods of creation.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _Device, _DType, _layout, _memory_format, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    def clone(self, *, memory_format: _memory_format | None = None) -> Tensor: ...
    def contiguous(self, *, memory_format: _memory_format = ...) -> Tensor:
        """The tensor itself if its elements lie in row-major order, else a copy for which they do.

        >>> a = ow.zeros(2, 3).t()
        >>> a.stride(), a.contiguous().stride()
        ((1, 3), (2, 1))
        """
    def copy(self, src: _Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

        >>> a = ow.zeros(2, 2)
        >>> a.copy_(ow.tensor([1, 2]))
        tensor([[1., 2.],
                [1., 2.]])
        """
    def copy_(self, src: _Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

        >>> a = ow.zeros(2, 2)
        >>> a.copy_(ow.tensor([1, 2]))
        tensor([[1., 2.],
                [1., 2.]])
        """
    @overload
    def to(
        self,
        *,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        non_blocking: _bool = False,
        copy: _bool = False,
        memory_format: _memory_format | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """The tensor with another dtype or device, by keyword.

        >>> ow.tensor([1, 2]).to(dtype=ow.float32)
        tensor([1., 2.])
        """
    @overload
    def to(
        self,
        other: _Tensor,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        dtype: _DType,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        device: _Device,
        dtype: _DType | None = None,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    def type_as(self, other: _Tensor) -> Tensor:
        """The tensor in the dtype of another.

        >>> ow.tensor([1, 2]).type_as(ow.tensor(0.5))
        tensor([1., 2.])
        """
    def float(self) -> Tensor:
        """The tensor as float32.

        >>> ow.tensor([0.0, 1.5]).float()
        tensor([0.0000, 1.5000])
        """
    def double(self) -> Tensor:
        """The tensor as float64.

        >>> ow.tensor([0.0, 1.5]).double()
        tensor([0.0000, 1.5000], dtype=float64)
        """
    def half(self) -> Tensor:
        """The tensor as float16.

        >>> ow.tensor([0.0, 1.5]).half()
        tensor([0.0000, 1.5000], dtype=float16)
        """
    def cpu(self) -> Tensor:
        """The tensor itself: all tensors lie in the memory of the CPU.

        >>> ow.tensor([0.0, 1.5]).cpu()
        tensor([0.0000, 1.5000])
        """
    def cfloat(self) -> Tensor:
        """The tensor as complex64.

        >>> ow.tensor([0.0, 1.5]).cfloat()
        tensor([0.0000+0.j, 1.5000+0.j])
        """
    def cdouble(self) -> Tensor:
        """The tensor as complex128.

        >>> ow.tensor([0.0, 1.5]).cdouble()
        tensor([0.0000+0.j, 1.5000+0.j], dtype=complex128)
        """
    def bfloat16(self) -> Tensor:
        """The tensor as bfloat16.

        >>> ow.tensor([0.0, 1.5]).bfloat16()
        tensor([0.0000, 1.5000], dtype=bfloat16)
        """
    def int(self) -> Tensor:
        """The tensor as int32; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).int()
        tensor([0, 1], dtype=int32)
        """
    def long(self) -> Tensor:
        """The tensor as int64; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).long()
        tensor([0, 1])
        """
    def short(self) -> Tensor:
        """The tensor as int16; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).short()
        tensor([0, 1], dtype=int16)
        """
    def char(self) -> Tensor:
        """The tensor as int8; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).char()
        tensor([0, 1], dtype=int8)
        """
    def byte(self) -> Tensor:
        """The tensor as uint8; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).byte()
        tensor([0, 1], dtype=uint8)
        """
    def bool(self) -> Tensor:
        """The tensor as bool: whether elements are other than 0.

        >>> ow.tensor([0.0, 1.5]).bool()
        tensor([False,  True])
        """
