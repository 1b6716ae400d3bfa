"""The methods of chance.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _float, _Generator, _int, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    def uniform(self, low: _float = 0.0, high: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

        >>> ow.empty(2).uniform_(3, 3)
        tensor([3., 3.])
        """
    def uniform_(self, low: _float = 0.0, high: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

        >>> ow.empty(2).uniform_(3, 3)
        tensor([3., 3.])
        """
    @overload
    def random(self, *, generator: _Generator | None = None) -> Tensor:
        """Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
            exactly.

        >>> ow.empty(2, dtype=ow.int64).random_(1)
        tensor([0, 0])
        """
    @overload
    def random(self, high: _int, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random(self, low: _int, high: _int | None, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, *, generator: _Generator | None = None) -> Tensor:
        """Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
            exactly.

        >>> ow.empty(2, dtype=ow.int64).random_(1)
        tensor([0, 0])
        """
    @overload
    def random_(self, high: _int, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, low: _int, high: _int | None, *, generator: _Generator | None = None) -> Tensor: ...
    def exponential(self, lambd: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

        >>> bool((ow.empty(100).exponential_() >= 0).all())
        True
        """
    def exponential_(self, lambd: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

        >>> bool((ow.empty(100).exponential_() >= 0).all())
        True
        """
    def cauchy(self, median: _float = 0.0, sigma: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers of the Cauchy distribution; in place they fill the tensor.

        >>> ow.empty(2).cauchy_().shape
        (2,)
        """
    def cauchy_(self, median: _float = 0.0, sigma: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers of the Cauchy distribution; in place they fill the tensor.

        >>> ow.empty(2).cauchy_().shape
        (2,)
        """
    def log_normal(self, mean: _float = 1.0, std: _float = 2.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

        >>> ow.empty(2).log_normal_(0, 0)
        tensor([1., 1.])
        """
    def log_normal_(self, mean: _float = 1.0, std: _float = 2.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

        >>> ow.empty(2).log_normal_(0, 0)
        tensor([1., 1.])
        """
    def geometric(self, p: _float, *, generator: _Generator | None = None) -> Tensor:
        """How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

        >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
        True
        """
    def geometric_(self, p: _float, *, generator: _Generator | None = None) -> Tensor:
        """How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

        >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
        True
        """
    @overload
    def bernoulli(self, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
    def normal(self, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
    def normal_(self, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers in the shape and dtype of a tensor; in place they fill it."""
    def multinomial(
        self,
        num_samples: _int,
        replacement: _bool = False,
        *,
        generator: _Generator | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
