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
    "one_hot",
    "pdist",
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
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """

def tanh_(input: _Tensor) -> Tensor:
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """

def sigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """

def sigmoid_(input: _Tensor) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """

def relu(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """

def relu_(input: _Tensor) -> Tensor:
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """

def gelu(input: _Tensor, *, approximate: _str = "none", out: _Tensor | None = None) -> Tensor:
    """The Gaussian error linear unit, `input * Phi(input)` with the normal distribution function Phi.

    `approximate='tanh'` is a cheaper form (Hendrycks and Gimpel, arXiv 1606.08415, section 2); words other
    than 'none' and 'tanh' are refused (RuntimeError).

    >>> ow.nn.functional.gelu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> ow.nn.functional.gelu(ow.tensor([1.0]), approximate='tanh')
    tensor([0.8412])
    """

def gelu_(input: _Tensor, *, approximate: _str = "none") -> Tensor:
    """The Gaussian error linear unit, `input * Phi(input)` with the normal distribution function Phi.

    `approximate='tanh'` is a cheaper form (Hendrycks and Gimpel, arXiv 1606.08415, section 2); words other
    than 'none' and 'tanh' are refused (RuntimeError).

    >>> ow.nn.functional.gelu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> ow.nn.functional.gelu(ow.tensor([1.0]), approximate='tanh')
    tensor([0.8412])
    """

def gelu_backward(grad_output: _Tensor, input: _Tensor, *, approximate: _str = "none") -> Tensor:
    """The gradient of gelu: `grad_output` times its first derivative."""

def silu(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * sigmoid(input)`, also called swish (Ramachandran and others, arXiv 1710.05941).

    >>> ow.nn.functional.silu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2689,  0.0000,  0.7311])
    """

def silu_(input: _Tensor) -> Tensor:
    """`input * sigmoid(input)`, also called swish (Ramachandran and others, arXiv 1710.05941).

    >>> ow.nn.functional.silu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2689,  0.0000,  0.7311])
    """

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    The largest element is taken out first, so that nothing overflows. Integers need a floating `dtype`.

    >>> ow.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    >>> ow.tensor([[0.0, 0.0], [1000.0, 0.0]]).softmax(1)
    tensor([[0.5000, 0.5000],
            [1.0000, 0.0000]])
    """
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    >>> ow.log_softmax(ow.tensor([0.0, 1000.0]), 0)
    tensor([-1000.,     0.])
    """
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

def one_hot(input: _Tensor, num_classes: _int = -1) -> Tensor:
    """Vectors that are 1 at the class and 0 elsewhere.

    >>> ow.nn.functional.one_hot(ow.tensor([0, 2]), 3)
    tensor([[1, 0, 0],
            [0, 0, 1]])
    """

def linear(input: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor:
    """The affine map `input @ weight.T + bias`; `weight` has the shape (out, in).

    >>> ow.nn.functional.linear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0, 4.0]]), ow.tensor([0.5]))
    tensor([[11.5000]])
    """

def pdist(input: _Tensor, p: _float = 2.0) -> Tensor:
    """The distances between all pairs of rows, those of the first row first.

    >>> ow.pdist(ow.tensor([[0.0, 0.0], [3.0, 4.0], [0.0, 1.0]]))
    tensor([5.0000, 1.0000, 4.2426])
    """

def mse_loss(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean") -> Tensor:
    """The mean of squared differences, `mean((input - target)²)`.

    `reduction='sum'` gives their sum, `'none'` each of them.

    >>> a, b = ow.tensor([1.0, 2.0]), ow.tensor([1.0, 4.0])
    >>> ow.nn.functional.mse_loss(a, b)
    tensor(2.)
    >>> ow.nn.functional.mse_loss(a, b, reduction='none')
    tensor([0., 4.])
    """

def nll_loss(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    ignore_index: _int = -100,
) -> Tensor:
    """The negative of the input at the target class, `-weight[target] * input[target]`.

    The mean divides by the sum of the weights; targets that are `ignore_index` count nothing.

    >>> ow.nn.functional.nll_loss(ow.tensor([[-0.5, -1.0], [-2.0, -0.1]]), ow.tensor([0, 1]))
    tensor(0.3000)
    """

def cross_entropy(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    ignore_index: _int = -100,
    label_smoothing: _float = 0.0,
) -> Tensor:
    """The cross entropy of logits with class indices, or with class probabilities of the input's shape.

    For indices it is `-log_softmax(input)[target]`; `label_smoothing` mixes the target with the uniform
    distribution (Szegedy and others, arXiv 1512.00567, section 7).

    >>> ow.nn.functional.cross_entropy(ow.tensor([[2.0, 0.0], [0.0, 0.0]]), ow.tensor([0, 1]))
    tensor(0.4100)
    """

def embedding(
    input: _Tensor,
    weight: _Tensor,
    padding_idx: _int | None = None,
    scale_grad_by_freq: _bool = False,
    sparse: _bool = False,
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    >>> ow.nn.functional.embedding(ow.tensor([1, 0]), ow.tensor([[1.0, 2.0], [3.0, 4.0]]))
    tensor([[3., 4.],
            [1., 2.]])
    """
