"""The functions and methods of activations; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _bool, _str, _Tensor

from .. import Tensor
__all__ = ["sigmoid", "sigmoid_", "erf", "erf_", "erfc", "erfc_", "relu", "relu_"]

def sigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def sigmoid_(input: _Tensor) -> Tensor: ...
def erf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def erf_(input: _Tensor) -> Tensor: ...
def erfc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def erfc_(input: _Tensor) -> Tensor: ...
def relu(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
def relu_(input: _Tensor) -> Tensor: ...
def gelu(input: _Tensor, *, approximate: _str = "none", out: _Tensor | None = None) -> Tensor: ...
def gelu_(input: _Tensor, *, approximate: _str = "none") -> Tensor: ...
def gelu_backward(grad_output: _Tensor, input: _Tensor, *, approximate: _str = "none") -> Tensor: ...
def _gelu_curvature(grad: _Tensor, input: _Tensor, approximate: _str) -> Tensor: ...
def silu(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
def silu_(input: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def sigmoid(self, *, out: _Tensor | None = None) -> Tensor:
        """The logistic function `1 / (1 + exp(-input))`, between 0 and 1."""
    def sigmoid_(self) -> Tensor:
        """As `sigmoid`, written into `input`, which is returned."""
    def erf(self, *, out: _Tensor | None = None) -> Tensor:
        """The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`."""
    def erf_(self) -> Tensor:
        """As `erf`, written into `input`, which is returned."""
    def erfc(self, *, out: _Tensor | None = None) -> Tensor:
        """The complementary error function `1 - erf(input)`, accurate for large `input`."""
    def erfc_(self) -> Tensor:
        """As `erfc`, written into `input`, which is returned."""
    def relu(self, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """The positive part, `max(input, 0)`; the gradient at 0 is 0."""
    def relu_(self) -> Tensor:
        """As `relu`, written into `input`, which is returned."""
