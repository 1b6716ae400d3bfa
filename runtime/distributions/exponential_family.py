"""Exponential families: distributions whose density is ``h(x) * exp(<theta, t(x)> - F(theta))``.

One that says its natural parameters ``theta`` and the function ``F`` has an entropy by the gradient of the latter
(Nielsen and Nock, Entropies and cross-entropies of exponential families, 2010).
"""

from __future__ import annotations

from typing import Any

from runtime.autograd import enable_grad, grad
from runtime.distributions.distribution import Distribution


class ExponentialFamily(Distribution):
    """The base class; a family of its own gives ``_natural_params``, ``_log_normalizer`` and ``_mean_carrier_measure``.

    The last is the mean of ``log(h(x))``, a number or a tensor.
    """

    @property
    def _natural_params(self) -> tuple[Any, ...]:
        raise self._absent("_natural_params")

    def _log_normalizer(self, *natural_params: Any) -> Any:
        del natural_params
        raise self._absent("_log_normalizer")

    @property
    def _mean_carrier_measure(self) -> Any:
        raise self._absent("_mean_carrier_measure")

    def entropy(self) -> Any:
        """The entropy of each distribution: ``F(theta) - <theta, grad F(theta)> - E[log h(x)]``."""
        with enable_grad():
            theta = [param.detach().requires_grad_() for param in self._natural_params]
            normalizer = self._log_normalizer(*theta)
            slopes = grad(normalizer.sum(), theta, create_graph=True)
        result = -self._mean_carrier_measure + normalizer
        for item, slope in zip(theta, slopes, strict=True):
            product = item * slope
            result = result - product.reshape((*self._batch_shape, -1)).sum(-1)
        return result
