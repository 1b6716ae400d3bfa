"""Modules that find out the number of their inputs by the first batch."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, ClassVar

from runtime.errors import ArgumentValueError, ComputeError, UnsupportedError
from runtime.guards import no_grad
from runtime.nn.batch_norm import BatchNorm1d, BatchNorm2d, BatchNorm3d
from runtime.nn.convolution import Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d, Size
from runtime.nn.instance_norm import InstanceNorm1d, InstanceNorm2d, InstanceNorm3d
from runtime.nn.linear import Linear
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.uninitialized import UninitializedBuffer, UninitializedParameter, is_lazy
from runtime.tensor import Tensor, dtypes


class LazyModuleMixin(Module):
    """A module with uninitialised parameters, which the first call gives their shapes.

    A subclass, which derives from this first, makes them in its constructor and materialises them in
    ``initialize_parameters``, which gets the arguments of the call. Afterwards it is of the class `cls_to_become`,
    unless that is None. A state that is loaded gives shapes too.
    """

    cls_to_become: ClassVar[type[Module] | None] = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._initialize_hook = self.register_forward_pre_hook(self._infer_parameters, with_kwargs=True)
        self._load_hook = self._register_load_state_dict_pre_hook(self._lazy_load_hook)

    def initialize_parameters(self, *args: Any, **kwargs: Any) -> None:  # noqa: ARG002 - a subclass looks at them
        """Materialise all parameters for the arguments of a call."""
        msg = f"initialize_parameters is not implemented for {type(self).__name__}"
        raise UnsupportedError(msg)

    def has_uninitialized_params(self) -> bool:
        """Whether a parameter or buffer of this very module has no shape."""
        return any(map(is_lazy, chain(self._parameters.values(), self._buffers.values())))

    def _lazy_load_hook(self, state_dict: Any, prefix: str, *_: Any) -> None:
        """The hook before a state is loaded, which gives shapes; a method as :meth:`_infer_parameters` is."""
        members: Iterable[tuple[str, Any]] = chain(self._parameters.items(), self._buffers.items())
        for name, member in members:
            value = state_dict.get(prefix + name)
            if is_lazy(member) and isinstance(value, Tensor) and not is_lazy(value):
                member.materialize(value.shape)

    def _infer_parameters(self, module: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None) -> None:
        """The hook before the first call; a method under PyTorch's name, by which its files refer to it."""
        module.initialize_parameters(*args, **(kwargs or {}))
        if module.has_uninitialized_params():
            msg = f"module {type(module).__name__} has not been fully initialized"
            raise ComputeError(msg)
        for handle in ("_initialize_hook", "_load_hook"):
            getattr(module, handle).remove()
            delattr(module, handle)
        if module.cls_to_become is not None:
            module.__class__ = module.cls_to_become


class _Lazy(LazyModuleMixin):
    """What the modules here share: numbers are drawn when there are shapes."""

    weight: Any
    bias: Any

    def reset_parameters(self) -> None:
        """Draw new numbers, if there is a place for them."""
        if not self.has_uninitialized_params() and self._is_known():
            super().reset_parameters()  # type: ignore[misc]

    def _is_known(self) -> bool:
        raise NotImplementedError

    def _materialize(self, **shapes: tuple[int, ...]) -> None:
        """Give parameters and buffers their shapes, those that there are, and draw numbers."""
        with no_grad():
            for name, shape in shapes.items():
                member = getattr(self, name)
                if is_lazy(member):
                    member.materialize(shape)
            self.reset_parameters()


class LazyLinear(_Lazy, Linear):
    """Linear whose `in_features` are those of the first batch."""

    cls_to_become = Linear

    def __init__(self, out_features: int, bias: bool = True, device: Any = None, dtype: Any = None) -> None:
        super().__init__(0, 0, False)
        self.out_features = out_features
        self.weight = UninitializedParameter(device=device, dtype=dtype)
        if bias:
            self.bias = UninitializedParameter(device=device, dtype=dtype)

    def _is_known(self) -> bool:
        return self.in_features != 0

    def initialize_parameters(self, input: Any) -> None:
        """Take the last dimension of a batch for the inputs; of a loaded weight, its own."""
        count = input.shape[-1]
        if self.has_uninitialized_params():
            self.in_features = count
            self._materialize(weight=(self.out_features, count), bias=(self.out_features,))
        elif self.in_features == 0:
            if self.weight.shape[-1] != count:
                msg = f"the last dimension of the input is {count}, and the weight takes {self.weight.shape[-1]}"
                raise ComputeError(msg)
            self.in_features = count


class _LazyConvXdMixin(_Lazy):
    """Convolutions, transposed or not."""

    dims: ClassVar[int]
    transposed: ClassVar[bool]
    in_channels: int
    out_channels: int
    groups: int
    kernel_size: tuple[int, ...]

    def _become_lazy(self, out_channels: int, bias: bool, device: Any, dtype: Any) -> None:
        if out_channels % self.groups:
            msg = f"out_channels must be divisible by groups, got {out_channels} and {self.groups}"
            raise ArgumentValueError(msg)
        self.out_channels = out_channels
        self.weight = UninitializedParameter(device=device, dtype=dtype)
        if bias:
            self.bias = UninitializedParameter(device=device, dtype=dtype)

    def _is_known(self) -> bool:
        return self.in_channels != 0

    def _pytorch_state(self) -> dict[str, Any]:
        """What PyTorch's ask before they have a shape."""
        return {"transposed": self.transposed}

    def initialize_parameters(self, input: Any, *args: Any, **kwargs: Any) -> None:  # noqa: ARG002 - what forward has
        """Take the channels of a batch, or of one instance, for the inputs."""
        least, most = self.dims + 1, self.dims + 2
        if input.ndim not in {least, most}:
            msg = (
                f"Expected {least}D (unbatched) or {most}D (batched) input to {type(self).__name__}, but got input of "
                f"size: {tuple(input.shape)}"
            )
            raise ComputeError(msg)
        count = input.shape[-least]
        if not self.has_uninitialized_params():
            self.in_channels = count if self.in_channels == 0 else self.in_channels
            return
        if count % self.groups:
            msg = f"in_channels must be divisible by groups, got {count} and {self.groups}"
            raise ArgumentValueError(msg)
        self.in_channels = count
        first, second = (count, self.out_channels) if self.transposed else (self.out_channels, count)
        self._materialize(weight=(first, second // self.groups, *self.kernel_size), bias=(self.out_channels,))


class _LazyConv(_LazyConvXdMixin):
    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size | str = 0, dilation: Size = 1,
        groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(0, 0, kernel_size, stride, padding, dilation, groups, False, padding_mode)
        self._become_lazy(out_channels, bias, device, dtype)


class _LazyConvTranspose(_LazyConvXdMixin):
    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0, output_padding: Size = 0,
        groups: int = 1, bias: bool = True, dilation: Size = 1, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(0, 0, kernel_size, stride, padding, output_padding, groups, False, dilation, padding_mode)
        self._become_lazy(out_channels, bias, device, dtype)


class LazyConv1d(_LazyConv, Conv1d):
    """Conv1d whose `in_channels` are those of the first batch."""

    cls_to_become = Conv1d


class LazyConv2d(_LazyConv, Conv2d):
    """Conv2d whose `in_channels` are those of the first batch."""

    cls_to_become = Conv2d


class LazyConv3d(_LazyConv, Conv3d):
    """Conv3d whose `in_channels` are those of the first batch."""

    cls_to_become = Conv3d


class LazyConvTranspose1d(_LazyConvTranspose, ConvTranspose1d):
    """ConvTranspose1d whose `in_channels` are those of the first batch."""

    cls_to_become = ConvTranspose1d


class LazyConvTranspose2d(_LazyConvTranspose, ConvTranspose2d):
    """ConvTranspose2d whose `in_channels` are those of the first batch."""

    cls_to_become = ConvTranspose2d


class LazyConvTranspose3d(_LazyConvTranspose, ConvTranspose3d):
    """ConvTranspose3d whose `in_channels` are those of the first batch."""

    cls_to_become = ConvTranspose3d


class _LazyNormBase(_Lazy):
    """Normalisations of batches and of instances."""

    num_features: int
    running_mean: Any
    running_var: Any
    num_batches_tracked: Any

    def __init__(
        self, eps: float = 1e-5, momentum: float | None = 0.1, affine: bool = True, track_running_stats: bool = True,
        device: Any = None, dtype: Any = None, *, bias: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(0, eps, momentum, False, False, bias=False)
        self.affine, self.track_running_stats = affine, track_running_stats
        if affine:
            self.weight = UninitializedParameter(device=device, dtype=dtype)
            if bias:
                self.bias = UninitializedParameter(device=device, dtype=dtype)
        if track_running_stats:
            self.running_mean = UninitializedBuffer(device=device, dtype=dtype)
            self.running_var = UninitializedBuffer(device=device, dtype=dtype)
            self.num_batches_tracked = F.zeros((), dtype=dtypes.int64, device=device)

    def _is_known(self) -> bool:
        return self.num_features != 0

    def initialize_parameters(self, input: Any) -> None:
        """Take the second dimension of a batch for the features."""
        if self.has_uninitialized_params() or self.num_features == 0:
            self.num_features = input.shape[1]
        if self.has_uninitialized_params():
            shape = (self.num_features,)
            self._materialize(weight=shape, bias=shape, running_mean=shape, running_var=shape)


class LazyBatchNorm1d(_LazyNormBase, BatchNorm1d):
    """BatchNorm1d whose `num_features` are those of the first batch."""

    cls_to_become = BatchNorm1d


class LazyBatchNorm2d(_LazyNormBase, BatchNorm2d):
    """BatchNorm2d whose `num_features` are those of the first batch."""

    cls_to_become = BatchNorm2d


class LazyBatchNorm3d(_LazyNormBase, BatchNorm3d):
    """BatchNorm3d whose `num_features` are those of the first batch."""

    cls_to_become = BatchNorm3d


class LazyInstanceNorm1d(_LazyNormBase, InstanceNorm1d):
    """InstanceNorm1d whose `num_features` are those of the first batch."""

    cls_to_become = InstanceNorm1d


class LazyInstanceNorm2d(_LazyNormBase, InstanceNorm2d):
    """InstanceNorm2d whose `num_features` are those of the first batch."""

    cls_to_become = InstanceNorm2d


class LazyInstanceNorm3d(_LazyNormBase, InstanceNorm3d):
    """InstanceNorm3d whose `num_features` are those of the first batch."""

    cls_to_become = InstanceNorm3d
