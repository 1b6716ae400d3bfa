# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of chance; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _float, _Generator, _int, _layout, _memory_format, _Tensor

from .. import Tensor
__all__ = [
    "rand_like",
    "randn_like",
    "randint_like",
    "bernoulli",
    "bernoulli_",
    "normal",
    "multinomial",
    "poisson",
    "binomial",
]

def rand_like(
    input: _Tensor, *, generator: _Generator | None = None, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
def randn_like(
    input: _Tensor, *, generator: _Generator | None = None, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
@overload
def randint_like(
    input: _Tensor, high: _int, *, generator: _Generator | None = None, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def randint_like(
    input: _Tensor, low: _int, high: _int, *, generator: _Generator | None = None, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def bernoulli(input: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor: ...
@overload
def bernoulli(input: _Tensor, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def bernoulli(input: _Tensor, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
def _bernoulli(input: _Tensor, generator: _Generator | None) -> Tensor: ...
@overload
def bernoulli_(input: _Tensor, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def bernoulli_(input: _Tensor, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def normal(
    mean: _Tensor, std: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def normal(
    mean: _Tensor, std: _float = 1.0, *, generator: _Generator | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def normal(input: _Tensor, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def normal(
    mean: _float, std: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def normal(
    mean: _float, std: _float, size: Sequence[_int], *, generator: _Generator | None = None,
    dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
def multinomial(
    input: _Tensor, num_samples: _int, replacement: _bool = False, *, generator: _Generator | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
def poisson(input: _Tensor, generator: _Generator | None = None, *, out: _Tensor | None = None) -> Tensor: ...
def binomial(
    count: _Tensor, prob: _Tensor, generator: _Generator | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
def _standard_gamma(input: _Tensor, generator: _Generator | None = None, *, out: _Tensor | None = None) -> Tensor: ...
def _sample_dirichlet(input: _Tensor, generator: _Generator | None = None, *, out: _Tensor | None = None) -> Tensor: ...
def _gamma_quantile_slope(input: _Tensor, output: _Tensor) -> Tensor: ...
def _standard_gamma_grad(input: _Tensor, output: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _gamma_slope(input: _Tensor, other: _Tensor) -> Tensor: ...
def _beta_quantile_slope(x: _Tensor, alpha: _Tensor, total: _Tensor) -> Tensor: ...
def _dirichlet_grad(x: _Tensor, alpha: _Tensor, total: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def uniform(self, low: _float = 0.0, high: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it."""
    def uniform_(self, low: _float = 0.0, high: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random(self, *, generator: _Generator | None = None) -> Tensor:
        """Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
            exactly.
        """
    @overload
    def random(self, high: _int, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random(self, low: _int, high: _int | None, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, high: _int, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, low: _int, high: _int | None, *, generator: _Generator | None = None) -> Tensor: ...
    def exponential(self, lambd: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor."""
    def exponential_(self, lambd: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
    def cauchy(self, median: _float = 0.0, sigma: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers of the Cauchy distribution; in place they fill the tensor."""
    def cauchy_(self, median: _float = 0.0, sigma: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
    def log_normal(self, mean: _float = 1.0, std: _float = 2.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor."""
    def log_normal_(self, mean: _float = 1.0, std: _float = 2.0, *, generator: _Generator | None = None) -> Tensor: ...
    def geometric(self, p: _float, *, generator: _Generator | None = None) -> Tensor:
        """How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor."""
    def geometric_(self, p: _float, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor:
        """1 by chance, with the probability that each element is (or `p`), else 0."""
    @overload
    def bernoulli(self, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
    def normal(self, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers, normal with a mean and a standard deviation each, in the dtype of the means."""
    def normal_(self, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
    def multinomial(
        self, num_samples: _int, replacement: _bool = False, *, generator: _Generator | None = None,
        out: _Tensor | None = None,
    ) -> Tensor:
        """Indices by chance, each with the probability that the elements of a row have beside one another."""
    def poisson(self, generator: _Generator | None = None, *, out: _Tensor | None = None) -> Tensor:
        """Numbers of events by chance, each with the mean that the element is."""
