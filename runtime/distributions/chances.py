"""Parameters that are given as probabilities or as logits, each of which is computed from the other."""

from __future__ import annotations

from typing import Any

from runtime.distributions.values import lazy_property, logits_to_probs, probs_to_logits, shape_of
from runtime.tensor import Size


def probability(is_binary: bool) -> tuple[Any, Any, Any]:
    """``probs, logits, param_shape``: of the first two, the one not given is made of the other when it is asked for."""

    def probs(self: Any) -> Any:
        """The probabilities."""
        return logits_to_probs(self.logits, is_binary) if self._parameter_names() else self.base_dist.probs

    def logits(self: Any) -> Any:
        """Logarithms of the odds, or of the probabilities of categories."""
        return probs_to_logits(self.probs, is_binary) if self._parameter_names() else self.base_dist.logits

    def param_shape(self: Any) -> Size:
        """The shape of the one that was given."""
        return shape_of(getattr(self, self._parameter_names()[-1]).shape)

    return lazy_property(probs), lazy_property(logits), property(param_shape)
