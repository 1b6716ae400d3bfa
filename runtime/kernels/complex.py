"""The real and the imaginary part of complex tensors, as views of their memory."""

from __future__ import annotations

from runtime.errors import ComputeError
from runtime.kernels.view.operator import view_at, view_over
from runtime.tensor import Tensor
from runtime.tensor.geometry import Geometry
from runtime.tensor.plans import elsewhere_by


def _part(self: Tensor, number: int) -> Tensor:
    """The real part, or the imaginary one, of a complex tensor whose memory is not looked at."""
    look = self._geometry
    steps = tuple([2 * step for step in look.strides])
    geometry = Geometry(look.memory, look.sizes, steps, 2 * look.offset + number, look.device, look.key, look.layout)
    return view_at(self, geometry, self.dtype.to_real())


@elsewhere_by(lambda self: _part(self, 0))
def real(self: Tensor) -> Tensor:
    """The real part."""
    view: Tensor = view_over.call(self, self._array.real)
    view.dtype = self.dtype.to_real()
    return view


def _check_complex(self: Tensor) -> None:
    if not self.dtype.is_complex:
        msg = f"imag: only complex tensors have an imaginary part, this one is {self.dtype.name}"
        raise ComputeError(msg)


def _imag_elsewhere(self: Tensor) -> Tensor:
    _check_complex(self)
    return _part(self, 1)


@elsewhere_by(_imag_elsewhere)
def imag(self: Tensor) -> Tensor:
    """The imaginary part; RuntimeError where there is none."""
    _check_complex(self)
    view: Tensor = view_over.call(self, self._array.imag)
    view.dtype = self.dtype.to_real()
    return view
