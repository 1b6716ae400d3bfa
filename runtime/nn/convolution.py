"""Convolutions and their transposes in one to three dimensions."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.nn import init
from runtime.nn.linear import weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.nn.sizes import per_dim
from runtime.tensor import Tensor

Size = int | tuple[int, ...]
_MODES = ("zeros", "reflect", "replicate", "circular")


class _ConvNd(Module):
    """What convolutions and their transposes share."""

    dims: ClassVar[int]
    transposed: ClassVar[bool] = False
    weight: Parameter
    bias: Parameter | None

    def _make(
        self, channels: tuple[int, int], sizes: dict[str, tuple[int, ...]], padding: Any, groups: int, bias: bool,
        padding_mode: str, device: Any, dtype: Any,
    ) -> None:  # fmt: skip
        """Check the arguments and make the parameters."""
        super().__init__()
        into, out_of = channels
        if groups <= 0:
            msg = "groups must be a positive integer"
            raise ArgumentValueError(msg)
        for name, count in (("in_channels", into), ("out_channels", out_of)):
            if count % groups:
                msg = f"{name} must be divisible by groups, got {count} and {groups}"
                raise ArgumentValueError(msg)
        if padding_mode not in _MODES:
            msg = f"padding_mode must be one of {set(_MODES)}, but got padding_mode='{padding_mode}'"
            raise ArgumentValueError(msg)
        self.in_channels, self.out_channels = into, out_of
        self.kernel_size, self.stride, self.dilation = sizes["kernel_size"], sizes["stride"], sizes["dilation"]
        self.output_padding = sizes.get("output_padding", (0,) * self.dims)
        self.padding = padding if isinstance(padding, str) else per_dim("padding", padding, self.dims)
        self.groups = groups
        self.padding_mode = padding_mode
        first, second = (into, out_of) if self.transposed else (out_of, into)
        self.weight = weights(first, second // groups, *self.kernel_size, device=device, dtype=dtype)
        self.register_parameter("bias", weights(out_of, device=device, dtype=dtype) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new numbers."""
        if not self.weight.numel():
            return
        init.kaiming_uniform_(self.weight, a=math.sqrt(5))
        if self.bias is not None:
            bound = 1 / math.sqrt(init.fans(self.weight)[0])
            init.uniform_(self.bias, -bound, bound)

    def extra_repr(self) -> str:
        shown = f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"
        nothing: Any = (0,) * self.dims
        if self.padding != nothing:
            shown += f", padding={self.padding}"
        if self.dilation != (1,) * self.dims:
            shown += f", dilation={self.dilation}"
        if self.output_padding != nothing:
            shown += f", output_padding={self.output_padding}"
        if self.groups != 1:
            shown += f", groups={self.groups}"
        if self.bias is None:
            shown += ", bias=False"
        if self.padding_mode != _MODES[0]:
            shown += f", padding_mode={self.padding_mode}"
        return shown


class _Conv(_ConvNd):
    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size | str = 0,
        dilation: Size = 1, groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        values_by_name = {"kernel_size": kernel_size, "stride": stride, "dilation": dilation}
        sizes = {name: per_dim(name, value, self.dims) for name, value in values_by_name.items()}
        if isinstance(padding, str):
            words = ("same", "valid")
            if padding not in words:
                msg = f"Invalid padding string {padding!r}, should be one of {', '.join(words)}"
                raise ArgumentValueError(msg)
            if padding == words[0] and any(step != 1 for step in sizes["stride"]):
                msg = "padding='same' is not supported for strided convolutions"
                raise ArgumentValueError(msg)
        channels = in_channels, out_channels
        self._make(channels, sizes, padding, groups, bias, padding_mode, device, dtype)
        self._reversed_padding_repeated_twice = _around(self.padding, self.kernel_size, self.dilation)


def _around(padding: Any, kernel: tuple[int, ...], dilation: tuple[int, ...]) -> tuple[int, ...]:
    """The padding as ``pad`` takes it: before and behind, the last dimension first."""
    pairs = []
    for dim in reversed(range(len(kernel))):
        if not isinstance(padding, str):
            pairs += [padding[dim], padding[dim]]
        else:
            total = dilation[dim] * (kernel[dim] - 1) if padding == "same" else 0
            pairs += [total // 2, total - total // 2]
    return tuple(pairs)


class Conv1d(_Conv):
    """Cross-correlation of (N, C, L) with a kernel of the size (out, C / groups, K)."""

    dims = 1

    def forward(self, input: Tensor) -> Any:
        """(N, in_channels, L) or (in_channels, L)."""
        return self._conv_forward(input, self.weight, self.bias)

    def _conv_forward(self, input: Tensor, weight: Any, bias: Any) -> Any:
        """The convolution with a weight and a bias that may be others; of the module only what it was made with."""
        if self.padding_mode == "zeros":
            return F.conv1d(input, weight, bias, self.stride, self.padding, self.dilation, self.groups)
        padded = F.pad(input, self._reversed_padding_repeated_twice, mode=self.padding_mode)
        return F.conv1d(padded, weight, bias, self.stride, 0, self.dilation, self.groups)


class Conv2d(_Conv):
    """Cross-correlation of (N, C, H, W) with a kernel of the size (out, C / groups, K, K)."""

    dims = 2

    def forward(self, input: Tensor) -> Any:
        """(N, in_channels, H, W) or (in_channels, H, W)."""
        return self._conv_forward(input, self.weight, self.bias)

    def _conv_forward(self, input: Tensor, weight: Any, bias: Any) -> Any:
        """The convolution with a weight and a bias that may be others; of the module only what it was made with."""
        if self.padding_mode == "zeros":
            return F.conv2d(input, weight, bias, self.stride, self.padding, self.dilation, self.groups)
        padded = F.pad(input, self._reversed_padding_repeated_twice, mode=self.padding_mode)
        return F.conv2d(padded, weight, bias, self.stride, 0, self.dilation, self.groups)


class Conv3d(_Conv):
    """Cross-correlation of (N, C, D, H, W) with a kernel of the size (out, C / groups, K, K, K)."""

    dims = 3

    def forward(self, input: Tensor) -> Any:
        """(N, in_channels, D, H, W) or (in_channels, D, H, W)."""
        return self._conv_forward(input, self.weight, self.bias)

    def _conv_forward(self, input: Tensor, weight: Any, bias: Any) -> Any:
        """The convolution with a weight and a bias that may be others; of the module only what it was made with."""
        if self.padding_mode == "zeros":
            return F.conv3d(input, weight, bias, self.stride, self.padding, self.dilation, self.groups)
        padded = F.pad(input, self._reversed_padding_repeated_twice, mode=self.padding_mode)
        return F.conv3d(padded, weight, bias, self.stride, 0, self.dilation, self.groups)


class _ConvTransposeNd(_ConvNd):
    transposed = True

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0,
        output_padding: Size = 0, groups: int = 1, bias: bool = True, dilation: Size = 1, padding_mode: str = "zeros",
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        if padding_mode != _MODES[0]:
            msg = f"Only 'zeros' padding mode is supported for {type(self).__name__}"
            raise ArgumentValueError(msg)
        if isinstance(padding, str):
            msg = f"{type(self).__name__}: padding must be int or a tuple of them, got '{padding}'"
            raise ArgumentError(msg)
        values_by_name = {
            "kernel_size": kernel_size, "stride": stride, "dilation": dilation, "output_padding": output_padding
        }  # fmt: skip
        sizes = {name: per_dim(name, value, self.dims) for name, value in values_by_name.items()}
        channels = in_channels, out_channels
        self._make(channels, sizes, padding, groups, bias, padding_mode, device, dtype)

    def _output_padding(self, input: Tensor, output_size: Any) -> tuple[int, ...]:
        """What is added to one side, so that the output has the size that is asked for."""
        if output_size is None:
            return self.output_padding
        sizes = tuple(output_size)
        if len(sizes) == self.dims + 2:
            sizes = sizes[2:]
        if len(sizes) != self.dims:
            msg = f"{type(self).__name__}: output_size must have {self.dims} or {self.dims + 2} elements"
            raise ArgumentValueError(msg)
        padding = []
        for dim, size in enumerate(input.shape[-self.dims :]):
            span = self.dilation[dim] * (self.kernel_size[dim] - 1) + 1
            least = (size - 1) * self.stride[dim] - 2 * self.padding[dim] + span  # type: ignore[operator]
            if not least <= sizes[dim] < least + self.stride[dim]:
                msg = (
                    f"requested an output size of {sizes}, but in dimension {dim} it can be from {least} to "
                    f"{least + self.stride[dim] - 1} (for an input of size {tuple(input.shape)})"
                )
                raise ArgumentValueError(msg)
            padding.append(sizes[dim] - least)
        return tuple(padding)


class ConvTranspose1d(_ConvTransposeNd):
    """The gradient of Conv1d with respect to its input, as a layer."""

    dims = 1

    def forward(self, input: Tensor, output_size: Any = None) -> Any:
        """(N, in_channels, L) or (in_channels, L)."""
        more = self._output_padding(input, output_size)
        return F.conv_transpose1d(
            input, self.weight, self.bias, self.stride, self.padding, more, self.groups, self.dilation
        )


class ConvTranspose2d(_ConvTransposeNd):
    """The gradient of Conv2d with respect to its input, as a layer."""

    dims = 2

    def forward(self, input: Tensor, output_size: Any = None) -> Any:
        """(N, in_channels, H, W) or (in_channels, H, W)."""
        more = self._output_padding(input, output_size)
        return F.conv_transpose2d(
            input, self.weight, self.bias, self.stride, self.padding, more, self.groups, self.dilation
        )


class ConvTranspose3d(_ConvTransposeNd):
    """The gradient of Conv3d with respect to its input, as a layer."""

    dims = 3

    def forward(self, input: Tensor, output_size: Any = None) -> Any:
        """(N, in_channels, D, H, W) or (in_channels, D, H, W)."""
        more = self._output_padding(input, output_size)
        return F.conv_transpose3d(
            input, self.weight, self.bias, self.stride, self.padding, more, self.groups, self.dilation
        )
