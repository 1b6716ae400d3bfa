"""Parameters that are given as probabilities or as logits, each of which is computed from the other."""

from __future__ import annotations

from typing import Any

from runtime.distributions.values import lazy_property, logits_to_probs, probs_to_logits


def probability(is_binary: bool) -> tuple[Any, Any]:
    """The attributes ``probs, logits``; the one that was not given is made of the other when it is asked for."""

    def probs(self: Any) -> Any:
        """The probabilities."""
        return logits_to_probs(self.logits, is_binary)

    def logits(self: Any) -> Any:
        """Logarithms of the odds, or of the probabilities of categories."""
        return probs_to_logits(self.probs, is_binary)

    return lazy_property(probs), lazy_property(logits)
