"""Initial values of parameters, written in place and outside of the graph; the names are PyTorch's ``nn.init``."""

from __future__ import annotations

import functools
import math
import warnings
from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.guards import no_grad
from runtime.language import wide_dtype
from runtime.nn.operators import F

__all__ = [
    "_calculate_correct_fan", "_calculate_fan_in_and_fan_out", "calculate_gain", "constant", "constant_", "dirac",
    "dirac_", "eye", "eye_", "kaiming_normal", "kaiming_normal_", "kaiming_uniform", "kaiming_uniform_", "normal",
    "normal_", "ones_", "orthogonal", "orthogonal_", "sparse", "sparse_", "trunc_normal_", "uniform", "uniform_",
    "xavier_normal", "xavier_normal_", "xavier_uniform", "xavier_uniform_", "zeros_",
]  # fmt: skip

_LINEAR = ("linear", "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d")
# The root of what a nonlinearity leaves of the mean square of normal numbers, inverted.
_GAINS = {**dict.fromkeys((*_LINEAR, "sigmoid"), 1.0), "tanh": 5 / 3, "relu": math.sqrt(2), "selu": 3 / 4}
_LEAKY = "leaky_relu"


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """The factor for a nonlinearity; `param` is the negative slope of ``leaky_relu``. ValueError for an unknown one."""
    if nonlinearity == _LEAKY:
        slope = 0.01 if param is None else param
        if isinstance(slope, bool) or not isinstance(slope, (int, float)):
            msg = f"negative_slope {slope} not a valid number"
            raise ArgumentValueError(msg)
        return math.sqrt(2 / (1 + slope**2))
    if nonlinearity not in _GAINS:
        msg = f"Unsupported nonlinearity {nonlinearity}; known: {', '.join((*_GAINS, _LEAKY))}"
        raise ArgumentValueError(msg)
    return _GAINS[nonlinearity]


def fans(tensor: Any) -> tuple[int, int]:
    """How many numbers go into one output, and how many outputs one goes into. ValueError below two dimensions."""
    if tensor.ndim < 2:
        msg = f"fan in and fan out can not be computed for tensor with fewer than 2 dimensions, got {tensor.ndim}"
        raise ArgumentValueError(msg)
    field = math.prod(tensor.shape[2:])
    return tensor.shape[1] * field, tensor.shape[0] * field


def _calculate_fan_in_and_fan_out(tensor: Any) -> tuple[int, int]:
    """:func:`fans` by PyTorch's name, which programs that draw weights themselves import."""
    return fans(tensor)


def _calculate_correct_fan(tensor: Any, mode: str) -> int:
    """One of the two: `mode` is "fan_in" or "fan_out"."""
    modes = ("fan_in", "fan_out")
    if mode.lower() not in modes:
        msg = f"Mode {mode} not supported, please use one of {list(modes)}"
        raise ArgumentValueError(msg)
    return fans(tensor)[modes.index(mode.lower())]


def uniform_(tensor: Any, a: float = 0.0, b: float = 1.0, generator: Any = None) -> Any:
    """Numbers spread evenly over [a, b)."""
    with no_grad():
        return tensor.uniform_(a, b, generator=generator)


def normal_(tensor: Any, mean: float = 0.0, std: float = 1.0, generator: Any = None) -> Any:
    """Normal numbers."""
    with no_grad():
        return tensor.normal_(mean, std, generator=generator)


def trunc_normal_(
    tensor: Any, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0, generator: Any = None
) -> Any:
    """Normal numbers within [a, b], by the inverse of their distribution."""
    if mean < a - 2 * std or mean > b + 2 * std:
        warnings.warn(
            "trunc_normal_(): the mean is more than 2 std from [a, b]; the numbers may not be distributed as asked",
            stacklevel=2,
        )
    # In the lower tail, where small probabilities differ: an interval above the mean is that below it, mirrored.
    sign = -1 if a > mean else 1
    limits = (sign * (limit - mean) / std for limit in ((a, b) if sign > 0 else (b, a)))
    low, high = (math.erfc(-limit / math.sqrt(2)) / 2 for limit in limits)
    with no_grad():
        drawn = F.empty_like(tensor, dtype=wide_dtype(tensor.dtype)).uniform_(low, high, generator=generator)
        return tensor.copy_(F.special_ndtri(drawn).mul_(sign * std).add_(mean).clamp_(a, b))


def constant_(tensor: Any, val: float) -> Any:
    """One number everywhere."""
    with no_grad():
        return tensor.fill_(val)


def ones_(tensor: Any) -> Any:
    """Ones."""
    return constant_(tensor, 1.0)


def zeros_(tensor: Any) -> Any:
    """Zeros."""
    return constant_(tensor, 0.0)


def eye_(tensor: Any) -> Any:
    """The identity, of a matrix. ValueError for other dimensions."""
    if tensor.ndim != 2:
        msg = f"Only tensors with 2 dimensions are supported, got {tensor.ndim}"
        raise ArgumentValueError(msg)
    with no_grad():
        return tensor.copy_(F.eye(*tensor.shape, dtype=tensor.dtype))


def dirac_(tensor: Any, groups: int = 1) -> Any:
    """The kernel of a convolution that gives its input back, as far as channels go. ValueError for other shapes."""
    if tensor.ndim not in {3, 4, 5}:
        msg = f"Only tensors with 3, 4, or 5 dimensions are supported, got {tensor.ndim}"
        raise ArgumentValueError(msg)
    if tensor.shape[0] % groups:
        msg = f"dim 0 must be divisible by groups, got {tensor.shape[0]} and {groups}"
        raise ArgumentValueError(msg)
    outputs = tensor.shape[0] // groups
    middle = tuple(size // 2 for size in tensor.shape[2:])
    with no_grad():
        tensor.zero_()
        for group in range(groups):
            for channel in range(min(outputs, tensor.shape[1])):
                tensor[(group * outputs + channel, channel, *middle)] = 1
    return tensor


def xavier_uniform_(tensor: Any, gain: float = 1.0, generator: Any = None) -> Any:
    """Uniform numbers that keep variances both ways (Glorot and Bengio, 2010)."""
    into, out_of = fans(tensor)
    bound = math.sqrt(3) * gain * math.sqrt(2 / (into + out_of))
    return uniform_(tensor, -bound, bound, generator)


def xavier_normal_(tensor: Any, gain: float = 1.0, generator: Any = None) -> Any:
    """Normal numbers that keep variances both ways (Glorot and Bengio, 2010)."""
    into, out_of = fans(tensor)
    return normal_(tensor, 0.0, gain * math.sqrt(2 / (into + out_of)), generator)


def _spread(tensor: Any, a: float, mode: str, nonlinearity: str) -> float:
    """The standard deviation that keeps variances one way (He et al., arXiv 1502.01852)."""
    modes = ("fan_in", "fan_out")
    if str(mode).lower() not in modes:
        msg = f"Mode {mode} not supported, please use one of {', '.join(modes)}"
        raise ArgumentValueError(msg)
    fan = fans(tensor)[modes.index(mode.lower())]
    return calculate_gain(nonlinearity, a) / math.sqrt(fan)


def _is_empty(tensor: Any) -> bool:
    """Whether a tensor has no elements; then whoever initialises it is warned."""
    if 0 not in tensor.shape:
        return False
    warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=3)
    return True


def kaiming_uniform_(
    tensor: Any, a: float = 0, mode: str = "fan_in", nonlinearity: str = _LEAKY, generator: Any = None
) -> Any:
    """Uniform numbers that keep variances through rectifiers (He et al., arXiv 1502.01852)."""
    if _is_empty(tensor):
        return tensor
    bound = math.sqrt(3) * _spread(tensor, a, mode, nonlinearity)
    return uniform_(tensor, -bound, bound, generator)


def kaiming_normal_(
    tensor: Any, a: float = 0, mode: str = "fan_in", nonlinearity: str = _LEAKY, generator: Any = None
) -> Any:
    """Normal numbers that keep variances through rectifiers (He et al., arXiv 1502.01852)."""
    if _is_empty(tensor):
        return tensor
    return normal_(tensor, 0.0, _spread(tensor, a, mode, nonlinearity), generator)


def orthogonal_(tensor: Any, gain: float = 1, generator: Any = None) -> Any:
    """Rows, or where these are more columns, of length `gain` at right angles (Saxe et al., arXiv 1312.6120)."""
    if tensor.ndim < 2:
        msg = f"Only tensors with 2 or more dimensions are supported, got {tensor.ndim}"
        raise ArgumentValueError(msg)
    if not tensor.numel():
        return tensor
    rows, columns = tensor.shape[0], tensor.numel() // tensor.shape[0]
    with no_grad():
        flat = F.empty((rows, columns), dtype=wide_dtype(tensor.dtype)).normal_(generator=generator)
        q, r = F.linalg_qr(flat.t() if rows < columns else flat)
        q = q * r.diagonal().sgn()
        return tensor.copy_((q.t() if rows < columns else q).reshape(tensor.shape).mul_(gain))


def sparse_(tensor: Any, sparsity: float, std: float = 0.01, generator: Any = None) -> Any:
    """Normal numbers, and zeros in a part `sparsity` of every column of a matrix (Martens, 2010)."""
    if tensor.ndim != 2:
        msg = f"Only tensors with 2 dimensions are supported, got {tensor.ndim}"
        raise ArgumentValueError(msg)
    rows, columns = tensor.shape
    zeros = math.ceil(sparsity * rows)
    with no_grad():
        tensor.normal_(0, std, generator=generator)
        for column in range(columns):
            tensor[F.randperm(rows, generator=generator)[:zeros], column] = 0
    return tensor


def _older(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function by the name that it had before those that write ended in an underscore, with a warning."""
    name = function.__name__

    @functools.wraps(function)
    def older(*args: Any, **kwargs: Any) -> Any:
        msg = f"`nn.init.{name[:-1]}` is now deprecated in favor of `nn.init.{name}`."
        warnings.warn(msg, FutureWarning, stacklevel=2)
        return function(*args, **kwargs)

    older.__name__ = older.__qualname__ = name[:-1]
    return older


uniform = _older(uniform_)
normal = _older(normal_)
constant = _older(constant_)
eye = _older(eye_)
dirac = _older(dirac_)
xavier_uniform = _older(xavier_uniform_)
xavier_normal = _older(xavier_normal_)
kaiming_uniform = _older(kaiming_uniform_)
kaiming_normal = _older(kaiming_normal_)
orthogonal = _older(orthogonal_)
sparse = _older(sparse_)
