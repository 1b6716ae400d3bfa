"""Batch normalisation taken into the weights of the layer before it, for evaluation."""

from __future__ import annotations

import copy
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter

__all__ = ["fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights"]


def _scaled(
    weight: Any, bias: Any, mean: Any, variance: Any, eps: float, scale: Any, shift: Any, dim: int
) -> tuple[Parameter, Parameter]:
    """The weight with slices along `dim` scaled as the normalisation would scale outputs, and the bias so moved."""
    start = F.zeros_like(mean) if bias is None else bias
    factor = F.rsqrt(variance + eps)
    factor = factor if scale is None else factor * scale
    shape = tuple(-1 if item == dim else 1 for item in range(weight.ndim))
    scaled = (weight * factor.reshape(shape)).to(weight.dtype)
    moved = (start - mean) * factor
    moved = (moved if shift is None else moved + shift).to(weight.dtype if bias is None else bias.dtype)
    return Parameter(scaled.detach(), weight.requires_grad), Parameter(moved.detach(), start.requires_grad)


def fuse_conv_bn_weights(
    conv_w: Any, conv_b: Any, bn_rm: Any, bn_rv: Any, bn_eps: float, bn_w: Any, bn_b: Any, transpose: bool = False
) -> tuple[Parameter, Parameter]:
    """Weight and bias of a convolution that normalises its outputs by running statistics."""
    return _scaled(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, int(transpose))


def fuse_linear_bn_weights(
    linear_w: Any, linear_b: Any, bn_rm: Any, bn_rv: Any, bn_eps: float, bn_w: Any, bn_b: Any
) -> tuple[Parameter, Parameter]:
    """Weight and bias of a linear layer that normalises its outputs by running statistics."""
    return _scaled(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, 0)


def _fused(layer: Any, bn: Any, dim: int) -> Any:
    if layer.training or bn.training:
        msg = "Fusion only for eval!"
        raise ArgumentValueError(msg)
    if bn.running_mean is None or bn.running_var is None:
        msg = "bn.running_mean and bn.running_var must not be None"
        raise ArgumentValueError(msg)
    fused = copy.deepcopy(layer)
    fused.weight, fused.bias = _scaled(
        fused.weight, fused.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias, dim
    )
    return fused


def fuse_conv_bn_eval(conv: Any, bn: Any, transpose: bool = False) -> Any:
    """A convolution that does what `conv` and `bn` do in evaluation. ValueError for what is in training."""
    return _fused(conv, bn, int(transpose))


def fuse_linear_bn_eval(linear: Any, bn: Any) -> Any:
    """A linear layer that does what `linear` and `bn` do in evaluation. ValueError for what is in training."""
    if bn.num_features not in {linear.out_features, 1}:
        msg = (
            "To fuse, linear.out_features == bn.num_features or bn.num_features == 1, got "
            f"linear.out_features={linear.out_features} and bn.num_features={bn.num_features}"
        )
        raise ArgumentValueError(msg)
    return _fused(linear, bn, 0)
