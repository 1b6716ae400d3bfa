"""The real and the imaginary part of complex tensors, as views of their memory."""

from __future__ import annotations

from runtime.errors import ComputeError
from runtime.kernels.view.operator import view_over
from runtime.tensor import Tensor


def real(self: Tensor) -> Tensor:
    """The real part."""
    view: Tensor = view_over.call(self, self._array.real)
    view.dtype = self.dtype.to_real()
    return view


def imag(self: Tensor) -> Tensor:
    """The imaginary part; RuntimeError where there is none."""
    if not self.dtype.is_complex:
        msg = f"imag: only complex tensors have an imaginary part, this one is {self.dtype.name}"
        raise ComputeError(msg)
    view: Tensor = view_over.call(self, self._array.imag)
    view.dtype = self.dtype.to_real()
    return view
