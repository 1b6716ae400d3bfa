"""Functions of neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from typing import overload

from .. import Tensor, _bool, _DType, _float, _int, _str, _Tensor

__all__ = [
    "cross_entropy",
    "embedding",
    "gelu",
    "gelu_",
    "gelu_backward",
    "linear",
    "log_softmax",
    "mse_loss",
    "nll_loss",
    "relu",
    "relu_",
    "sigmoid",
    "sigmoid_",
    "silu",
    "silu_",
    "softmax",
    "tanh",
    "tanh_",
]

def tanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic tangent."""

def tanh_(input: _Tensor) -> Tensor:
    """The hyperbolic tangent."""

def sigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`1 / (1 + exp(-input))`."""

def sigmoid_(input: _Tensor) -> Tensor:
    """`1 / (1 + exp(-input))`."""

def relu(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The positive part, `max(input, 0)`."""

def relu_(input: _Tensor) -> Tensor:
    """The positive part, `max(input, 0)`."""

def gelu(input: _Tensor, *, approximate: _str = "none", out: _Tensor | None = None) -> Tensor:
    """The Gaussian error linear unit; `approximate='tanh'` is the cheaper form (Hendrycks and Gimpel, arXiv
        1606.08415).
    """

def gelu_(input: _Tensor, *, approximate: _str = "none") -> Tensor:
    """The Gaussian error linear unit; `approximate='tanh'` is the cheaper form (Hendrycks and Gimpel, arXiv
        1606.08415).
    """

def gelu_backward(grad_output: _Tensor, input: _Tensor, *, approximate: _str = "none") -> Tensor:
    """The gradient of gelu."""

def silu(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * sigmoid(input)`, also called swish."""

def silu_(input: _Tensor) -> Tensor:
    """`input * sigmoid(input)`, also called swish."""

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension."""
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, without underflow."""
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

def linear(input: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor:
    """`input @ weight.T + bias`."""

def mse_loss(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean") -> Tensor:
    """The mean (or sum, or tensor) of squared differences."""

def nll_loss(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    ignore_index: _int = -100,
) -> Tensor:
    """The negative of the input at the target class, weighted by class."""

def cross_entropy(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    ignore_index: _int = -100,
    label_smoothing: _float = 0.0,
) -> Tensor:
    """The cross entropy of logits with class indices, or with class probabilities of the input's shape."""

def embedding(
    input: _Tensor,
    weight: _Tensor,
    padding_idx: _int | None = None,
    scale_grad_by_freq: _bool = False,
    sparse: _bool = False,
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient."""
