"""Parametrisations of weights: orthogonal, by their spectral norm, by length and direction."""

from runtime.nn.utils.orthogonal import orthogonal
from runtime.nn.utils.spectral_norms import spectral_norm
from runtime.nn.utils.weight_norms import weight_norm

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]
