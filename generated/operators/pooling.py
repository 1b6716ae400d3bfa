"""The pooling operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.pooling

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import named
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.pooling"
functions = LateModule(f"{PACKAGE}.functions")


# _max_pool (ops.yaml:7355, derivatives.yaml:1088)
_MAX_POOL = define(
    "_max_pool",
    "_max_pool(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation,"
    " bool ceil_mode) -> (Tensor values, Tensor indices)",
    source="ops.yaml:7355",
    digest="3c8985759f67a39a",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.max_pool}",
    },
    derivative={
        "self": "_add_in_planes(grad, indices, self.shape, len(kernel_size))",
        "values": "_take_from_planes(self_t, indices, len(kernel_size))",
    },
)
_MAX_POOL.implement(CPU, named(return_types._max_pool)(runtime.kernels.pooling.max_pool))


class _MaxPoolBackward0(Node):
    """Backward of _max_pool (derivatives.yaml:1088)."""

    __slots__ = ("_saved_self_shape", "_saved_indices", "_saved_kernel_size")
    operator = "_max_pool"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        indices = unpack_output(self, self._saved_indices, None)
        kernel_size = self._saved_kernel_size
        grad_self = functions._add_in_planes(grad, indices, self_shape, len(kernel_size))
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def _max_pool_autograd(self, kernel_size, stride, padding, dilation, ceil_mode):
    """_max_pool, recorded for the backward pass."""
    result = _MAX_POOL[(self._keys) & BELOW_AUTOGRAD](self, kernel_size, stride, padding, dilation, ceil_mode)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = _MaxPoolBackward0()
    node._saved_self_shape = self.shape
    node._saved_indices = save_output(result_indices)
    node._saved_kernel_size = kernel_size
    recording.record(node, result_values, self)
    return result


_MAX_POOL.implement(AUTOGRAD_CPU, _max_pool_autograd)


def _max_pool_forward(self, kernel_size, stride, padding, dilation, ceil_mode):
    """_max_pool, and the tangent of its result."""
    result = _MAX_POOL[(self._keys) & BELOW_FORWARD](self, kernel_size, stride, padding, dilation, ceil_mode)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = functions._take_from_planes(self_t, indices_p, len(kernel_size))
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


_MAX_POOL.implement(FORWARD_AD, _max_pool_forward)


# _max_pool_of (ops.yaml:7363)
_MAX_POOL_OF = define(
    "_max_pool_of",
    "_max_pool_of(int dims, Tensor self, int[] kernel_size, int[]? stride, int[] padding, i"
    "nt[] dilation, bool ceil_mode) -> (Tensor values, Tensor indices)",
    source="ops.yaml:7363",
    digest="7f1b92a10a16940b",
    kernel={
        "composite": 'kernel_size = for_dims(kernel_size, dims, f"max_pool{dims}d: kernel_size")\nstride = fo'
        'r_dims(stride, dims, f"max_pool{dims}d: stride") if stride else kernel_size\npadding = '
        'for_dims(padding, dims, f"max_pool{dims}d: padding")\nreturn _max_pool(self, kernel_siz'
        'e, stride, padding, for_dims(dilation, dims, f"max_pool{dims}d: dilation"), ceil_mode)',
    },
)


@named(return_types._max_pool_of)
def _max_pool_of_composite(dims, self, kernel_size, stride, padding, dilation, ceil_mode):
    """_max_pool_of, from other operators."""
    kernel_size = language.for_dims(kernel_size, dims, f"max_pool{dims}d: kernel_size")
    stride = language.for_dims(stride, dims, f"max_pool{dims}d: stride") if stride else kernel_size
    padding = language.for_dims(padding, dims, f"max_pool{dims}d: padding")
    return functions._max_pool(
        self, kernel_size, stride, padding, language.for_dims(dilation, dims, f"max_pool{dims}d: dilation"), ceil_mode
    )


_MAX_POOL_OF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _max_pool_of_composite)


# _average_pool_of (ops.yaml:7372)
_AVERAGE_POOL_OF = define(
    "_average_pool_of",
    "_average_pool_of(int dims, Tensor self, int[] kernel_size, int[]? stride, int[] paddin"
    "g, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    source="ops.yaml:7372",
    digest="952b0658206b9b8e",
    kernel={
        "composite": 'kernel_size = for_dims(kernel_size, dims, f"avg_pool{dims}d: kernel_size")\nstride = fo'
        'r_dims(stride, dims, f"avg_pool{dims}d: stride") if stride else kernel_size\npadding = '
        'for_dims(padding, dims, f"avg_pool{dims}d: padding")\nreturn _average_pool(self, kernel'
        "_size, stride, padding, ceil_mode, count_include_pad, divisor_override)",
    },
)


def _average_pool_of_composite(
    dims, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    """_average_pool_of, from other operators."""
    kernel_size = language.for_dims(kernel_size, dims, f"avg_pool{dims}d: kernel_size")
    stride = language.for_dims(stride, dims, f"avg_pool{dims}d: stride") if stride else kernel_size
    padding = language.for_dims(padding, dims, f"avg_pool{dims}d: padding")
    return functions._average_pool(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


_AVERAGE_POOL_OF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _average_pool_of_composite)


# _adaptive_max_pool (ops.yaml:7381, derivatives.yaml:1093)
_ADAPTIVE_MAX_POOL = define(
    "_adaptive_max_pool",
    "_adaptive_max_pool(Tensor self, int[] output_size) -> (Tensor values, Tensor indices)",
    source="ops.yaml:7381",
    digest="49b8441404ee3f7b",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.adaptive_max_pool}",
    },
    derivative={
        "self": "_add_in_planes(grad, indices, self.shape, len(output_size))",
        "values": "_take_from_planes(self_t, indices, len(output_size))",
    },
)
_ADAPTIVE_MAX_POOL.implement(CPU, named(return_types._adaptive_max_pool)(runtime.kernels.pooling.adaptive_max_pool))


class _AdaptiveMaxPoolBackward0(Node):
    """Backward of _adaptive_max_pool (derivatives.yaml:1093)."""

    __slots__ = ("_saved_self_shape", "_saved_indices", "_saved_output_size")
    operator = "_adaptive_max_pool"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        indices = unpack_output(self, self._saved_indices, None)
        output_size = self._saved_output_size
        grad_self = functions._add_in_planes(grad, indices, self_shape, len(output_size))
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def _adaptive_max_pool_autograd(self, output_size):
    """_adaptive_max_pool, recorded for the backward pass."""
    result = _ADAPTIVE_MAX_POOL[(self._keys) & BELOW_AUTOGRAD](self, output_size)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = _AdaptiveMaxPoolBackward0()
    node._saved_self_shape = self.shape
    node._saved_indices = save_output(result_indices)
    node._saved_output_size = output_size
    recording.record(node, result_values, self)
    return result


_ADAPTIVE_MAX_POOL.implement(AUTOGRAD_CPU, _adaptive_max_pool_autograd)


def _adaptive_max_pool_forward(self, output_size):
    """_adaptive_max_pool, and the tangent of its result."""
    result = _ADAPTIVE_MAX_POOL[(self._keys) & BELOW_FORWARD](self, output_size)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = functions._take_from_planes(self_t, indices_p, len(output_size))
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


_ADAPTIVE_MAX_POOL.implement(FORWARD_AD, _adaptive_max_pool_forward)


# _add_in_planes (ops.yaml:7389, derivatives.yaml:1098)
_ADD_IN_PLANES = define(
    "_add_in_planes",
    "_add_in_planes(Tensor self, Tensor indices, int[] sizes, int dims) -> Tensor",
    source="ops.yaml:7389",
    digest="495a52fd974ac2aa",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.add_at}",
    },
    derivative={
        "self": "_take_from_planes(grad, indices, dims)",
        "result": "auto_linear",
    },
)
_ADD_IN_PLANES.implement(CPU, runtime.kernels.pooling.add_at)


class _AddInPlanesBackward0(Node):
    """Backward of _add_in_planes (derivatives.yaml:1098)."""

    __slots__ = ("_saved_indices", "_version_indices", "_saved_dims")
    operator = "_add_in_planes"

    def apply(self, grad):
        indices = unpack_input(self, self._saved_indices, self._version_indices, "indices")
        dims = self._saved_dims
        grad_self = functions._take_from_planes(grad, indices, dims)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def _add_in_planes_autograd(self, indices, sizes, dims):
    """_add_in_planes, recorded for the backward pass."""
    result = _ADD_IN_PLANES[(self._keys | indices._keys) & BELOW_AUTOGRAD](self, indices, sizes, dims)
    if state.active and not grad_enabled():
        return result
    node = _AddInPlanesBackward0()
    node._saved_indices, node._version_indices = indices, 0 if indices._version is None else indices._version[0]
    node._saved_dims = dims
    return recording.record(node, result, self)


_ADD_IN_PLANES.implement(AUTOGRAD_CPU, _add_in_planes_autograd)


def _add_in_planes_forward(self, indices, sizes, dims):
    """_add_in_planes, and the tangent of its result."""
    result = _ADD_IN_PLANES[(self._keys | indices._keys) & BELOW_FORWARD](self, indices, sizes, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    indices_p = forward.primal_of(indices)
    self_t = forward.or_zeros(self_t, self)
    result_t = _ADD_IN_PLANES[self_t._keys | indices_p._keys](self_t, indices_p, sizes, dims)
    forward.attach(result, result_t, self_t)
    return result


_ADD_IN_PLANES.implement(FORWARD_AD, _add_in_planes_forward)


# _put_in_planes (ops.yaml:7398, derivatives.yaml:1103)
_PUT_IN_PLANES = define(
    "_put_in_planes",
    "_put_in_planes(Tensor self, Tensor indices, int[] sizes, int dims) -> Tensor",
    source="ops.yaml:7398",
    digest="ec05d6aa165524b4",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.put_at}",
    },
    derivative={
        "self": "_take_last_from_planes(grad, indices, sizes, dims)",
        "result": "auto_linear",
    },
)
_PUT_IN_PLANES.implement(CPU, runtime.kernels.pooling.put_at)


class _PutInPlanesBackward0(Node):
    """Backward of _put_in_planes (derivatives.yaml:1103)."""

    __slots__ = ("_saved_indices", "_version_indices", "_saved_sizes", "_saved_dims")
    operator = "_put_in_planes"

    def apply(self, grad):
        indices = unpack_input(self, self._saved_indices, self._version_indices, "indices")
        sizes = self._saved_sizes
        dims = self._saved_dims
        grad_self = functions._take_last_from_planes(grad, indices, sizes, dims)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def _put_in_planes_autograd(self, indices, sizes, dims):
    """_put_in_planes, recorded for the backward pass."""
    result = _PUT_IN_PLANES[(self._keys | indices._keys) & BELOW_AUTOGRAD](self, indices, sizes, dims)
    if state.active and not grad_enabled():
        return result
    node = _PutInPlanesBackward0()
    node._saved_indices, node._version_indices = indices, 0 if indices._version is None else indices._version[0]
    node._saved_sizes = sizes
    node._saved_dims = dims
    return recording.record(node, result, self)


_PUT_IN_PLANES.implement(AUTOGRAD_CPU, _put_in_planes_autograd)


def _put_in_planes_forward(self, indices, sizes, dims):
    """_put_in_planes, and the tangent of its result."""
    result = _PUT_IN_PLANES[(self._keys | indices._keys) & BELOW_FORWARD](self, indices, sizes, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    indices_p = forward.primal_of(indices)
    self_t = forward.or_zeros(self_t, self)
    result_t = _PUT_IN_PLANES[self_t._keys | indices_p._keys](self_t, indices_p, sizes, dims)
    forward.attach(result, result_t, self_t)
    return result


_PUT_IN_PLANES.implement(FORWARD_AD, _put_in_planes_forward)


# _take_last_from_planes (ops.yaml:7407)
_TAKE_LAST_FROM_PLANES = define(
    "_take_last_from_planes",
    "_take_last_from_planes(Tensor grad, Tensor indices, int[] sizes, int dims) -> Tensor",
    source="ops.yaml:7407",
    digest="e801f57c0860204d",
    kernel={
        "composite": "read = _take_from_planes(grad, indices, dims)\norder = arange(read.numel(), dtype=float"
        "64).reshape(read.shape)\nlast = _take_from_planes(_put_in_planes(order, indices, sizes,"
        " dims), indices, dims)\nreturn where(last == order, read, 0)",
    },
)


def _take_last_from_planes_composite(grad, indices, sizes, dims):
    """_take_last_from_planes, from other operators."""
    read = functions._take_from_planes(grad, indices, dims)
    order = functions.arange(read.numel(), dtype=dtypes.float64).reshape(read.shape)
    last = functions._take_from_planes(functions._put_in_planes(order, indices, sizes, dims), indices, dims)
    return functions.where(last == order, read, 0)


_TAKE_LAST_FROM_PLANES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _take_last_from_planes_composite)


# _take_from_planes (ops.yaml:7416, derivatives.yaml:1108)
_TAKE_FROM_PLANES = define(
    "_take_from_planes",
    "_take_from_planes(Tensor self, Tensor indices, int dims) -> Tensor",
    source="ops.yaml:7416",
    digest="579ba85ddaa2673d",
    kernel={
        "composite": "lead = self.shape[: self.ndim - dims]\nplanes = product(lead)\ntaken = self.reshape((pla"
        "nes, product(self.shape[self.ndim - dims :]))).gather(1, indices.reshape((planes, prod"
        "uct(indices.shape[self.ndim - dims :]))))\nreturn taken.reshape(indices.shape)",
    },
    derivative={
        "self": "_add_in_planes(grad, indices, self.shape, dims)",
        "result": "auto_linear",
    },
)


def _take_from_planes_composite(self, indices, dims):
    """_take_from_planes, from other operators."""
    lead = self.shape[:self.ndim - dims]
    planes = language.product(lead)
    taken = self.reshape((planes, language.product(self.shape[self.ndim - dims:]))).gather(
        1, indices.reshape((planes, language.product(indices.shape[self.ndim - dims:])))
    )
    return taken.reshape(indices.shape)


_TAKE_FROM_PLANES.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_take_from_planes_composite))


class _TakeFromPlanesBackward0(Node):
    """Backward of _take_from_planes (derivatives.yaml:1108)."""

    __slots__ = ("_saved_self_shape", "_saved_indices", "_version_indices", "_saved_dims")
    operator = "_take_from_planes"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        indices = unpack_input(self, self._saved_indices, self._version_indices, "indices")
        dims = self._saved_dims
        grad_self = functions._add_in_planes(grad, indices, self_shape, dims)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def _take_from_planes_autograd(self, indices, dims):
    """_take_from_planes, recorded for the backward pass."""
    result = _TAKE_FROM_PLANES[(self._keys | indices._keys) & BELOW_AUTOGRAD](self, indices, dims)
    if state.active and not grad_enabled():
        return result
    node = _TakeFromPlanesBackward0()
    node._saved_self_shape = self.shape
    node._saved_indices, node._version_indices = indices, 0 if indices._version is None else indices._version[0]
    node._saved_dims = dims
    return recording.record(node, result, self)


_TAKE_FROM_PLANES.implement(AUTOGRAD_CPU, _take_from_planes_autograd)


def _take_from_planes_forward(self, indices, dims):
    """_take_from_planes, and the tangent of its result."""
    with forward.primal_only():
        result = _TAKE_FROM_PLANES[(self._keys | indices._keys) & BELOW_FORWARD](self, indices, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    indices_p = forward.primal_of(indices)
    self_t = forward.or_zeros(self_t, self)
    result_t = _TAKE_FROM_PLANES[self_t._keys | indices_p._keys](self_t, indices_p, dims)
    forward.attach(result, result_t, self_t)
    return result


_TAKE_FROM_PLANES.implement(FORWARD_AD, _take_from_planes_forward)


# _average_pool (ops.yaml:7429, derivatives.yaml:1113)
_AVERAGE_POOL = define(
    "_average_pool",
    "_average_pool(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_m"
    "ode, bool count_include_pad, int? divisor_override) -> Tensor",
    source="ops.yaml:7429",
    digest="b599050770f621a5",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.average_pool}",
    },
    derivative={
        "self": "_average_pool_backward(grad, self.shape, kernel_size, stride, padding, ceil_mode, coun"
        "t_include_pad, divisor_override)",
        "result": "auto_linear",
    },
)
_AVERAGE_POOL.implement(CPU, runtime.kernels.pooling.average_pool)


class _AveragePoolBackward0(Node):
    """Backward of _average_pool (derivatives.yaml:1113)."""

    __slots__ = (
        "_saved_self_shape",
        "_saved_kernel_size",
        "_saved_stride",
        "_saved_padding",
        "_saved_ceil_mode",
        "_saved_count_include_pad",
        "_saved_divisor_override",
    )
    operator = "_average_pool"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        kernel_size = self._saved_kernel_size
        stride = self._saved_stride
        padding = self._saved_padding
        ceil_mode = self._saved_ceil_mode
        count_include_pad = self._saved_count_include_pad
        divisor_override = self._saved_divisor_override
        grad_self = functions._average_pool_backward(
            grad, self_shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        return (grad_self,)


def _average_pool_autograd(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """_average_pool, recorded for the backward pass."""
    result = _AVERAGE_POOL[(self._keys) & BELOW_AUTOGRAD](
        self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    if state.active and not grad_enabled():
        return result
    node = _AveragePoolBackward0()
    node._saved_self_shape = self.shape
    node._saved_kernel_size = kernel_size
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_ceil_mode = ceil_mode
    node._saved_count_include_pad = count_include_pad
    node._saved_divisor_override = divisor_override
    return recording.record(node, result, self)


_AVERAGE_POOL.implement(AUTOGRAD_CPU, _average_pool_autograd)


def _average_pool_forward(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """_average_pool, and the tangent of its result."""
    result = _AVERAGE_POOL[(self._keys) & BELOW_FORWARD](
        self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _AVERAGE_POOL[self_t._keys](
        self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    forward.attach(result, result_t, self_t)
    return result


_AVERAGE_POOL.implement(FORWARD_AD, _average_pool_forward)


# _average_pool_backward (ops.yaml:7439, derivatives.yaml:1117)
_AVERAGE_POOL_BACKWARD = define(
    "_average_pool_backward",
    "_average_pool_backward(Tensor grad_output, int[] sizes, int[] kernel_size, int[] strid"
    "e, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Te"
    "nsor",
    source="ops.yaml:7439",
    digest="8318a29c1fe3b6c0",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.average_pool_backward}",
    },
    derivative={
        "grad_output": "_average_pool(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, diviso"
        "r_override)",
        "result": "auto_linear",
    },
)
_AVERAGE_POOL_BACKWARD.implement(CPU, runtime.kernels.pooling.average_pool_backward)


class _AveragePoolBackwardBackward0(Node):
    """Backward of _average_pool_backward (derivatives.yaml:1117)."""

    __slots__ = (
        "_saved_kernel_size",
        "_saved_stride",
        "_saved_padding",
        "_saved_ceil_mode",
        "_saved_count_include_pad",
        "_saved_divisor_override",
    )
    operator = "_average_pool_backward"

    def apply(self, grad):
        kernel_size = self._saved_kernel_size
        stride = self._saved_stride
        padding = self._saved_padding
        ceil_mode = self._saved_ceil_mode
        count_include_pad = self._saved_count_include_pad
        divisor_override = self._saved_divisor_override
        grad_grad_output = functions._average_pool(
            grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        return (grad_grad_output,)


def _average_pool_backward_autograd(
    grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    """_average_pool_backward, recorded for the backward pass."""
    result = _AVERAGE_POOL_BACKWARD[(grad_output._keys) & BELOW_AUTOGRAD](
        grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    if state.active and not grad_enabled():
        return result
    node = _AveragePoolBackwardBackward0()
    node._saved_kernel_size = kernel_size
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_ceil_mode = ceil_mode
    node._saved_count_include_pad = count_include_pad
    node._saved_divisor_override = divisor_override
    return recording.record(node, result, grad_output)


_AVERAGE_POOL_BACKWARD.implement(AUTOGRAD_CPU, _average_pool_backward_autograd)


def _average_pool_backward_forward(
    grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    """_average_pool_backward, and the tangent of its result."""
    result = _AVERAGE_POOL_BACKWARD[(grad_output._keys) & BELOW_FORWARD](
        grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    if not forward.wanted(result):
        return result
    grad_output_t = forward.tangent_of(grad_output)
    result_t = _AVERAGE_POOL_BACKWARD[grad_output_t._keys](
        grad_output_t, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )
    forward.attach(result, result_t, grad_output_t)
    return result


_AVERAGE_POOL_BACKWARD.implement(FORWARD_AD, _average_pool_backward_forward)


# _adaptive_average_pool (ops.yaml:7447, derivatives.yaml:1121)
_ADAPTIVE_AVERAGE_POOL = define(
    "_adaptive_average_pool",
    "_adaptive_average_pool(Tensor self, int[] output_size) -> Tensor",
    source="ops.yaml:7447",
    digest="1bca7700cd29ad1c",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.adaptive_average_pool}",
    },
    derivative={
        "self": "_adaptive_average_pool_backward(grad, self.shape, len(output_size))",
        "result": "auto_linear",
    },
)
_ADAPTIVE_AVERAGE_POOL.implement(CPU, runtime.kernels.pooling.adaptive_average_pool)


class _AdaptiveAveragePoolBackward0(Node):
    """Backward of _adaptive_average_pool (derivatives.yaml:1121)."""

    __slots__ = ("_saved_self_shape", "_saved_output_size")
    operator = "_adaptive_average_pool"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        output_size = self._saved_output_size
        grad_self = functions._adaptive_average_pool_backward(grad, self_shape, len(output_size))
        return (grad_self,)


def _adaptive_average_pool_autograd(self, output_size):
    """_adaptive_average_pool, recorded for the backward pass."""
    result = _ADAPTIVE_AVERAGE_POOL[(self._keys) & BELOW_AUTOGRAD](self, output_size)
    if state.active and not grad_enabled():
        return result
    node = _AdaptiveAveragePoolBackward0()
    node._saved_self_shape = self.shape
    node._saved_output_size = output_size
    return recording.record(node, result, self)


_ADAPTIVE_AVERAGE_POOL.implement(AUTOGRAD_CPU, _adaptive_average_pool_autograd)


def _adaptive_average_pool_forward(self, output_size):
    """_adaptive_average_pool, and the tangent of its result."""
    result = _ADAPTIVE_AVERAGE_POOL[(self._keys) & BELOW_FORWARD](self, output_size)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _ADAPTIVE_AVERAGE_POOL[self_t._keys](self_t, output_size)
    forward.attach(result, result_t, self_t)
    return result


_ADAPTIVE_AVERAGE_POOL.implement(FORWARD_AD, _adaptive_average_pool_forward)


# _adaptive_average_pool_backward (ops.yaml:7456, derivatives.yaml:1125)
_ADAPTIVE_AVERAGE_POOL_BACKWARD = define(
    "_adaptive_average_pool_backward",
    "_adaptive_average_pool_backward(Tensor grad_output, int[] sizes, int dims) -> Tensor",
    source="ops.yaml:7456",
    digest="406ace9978516a59",
    kernel={
        "dispatch": "{CPU: runtime.kernels.pooling.adaptive_average_pool_backward}",
    },
    derivative={
        "grad_output": "_adaptive_average_pool(grad, grad_output.shape[-dims:])",
        "result": "auto_linear",
    },
)
_ADAPTIVE_AVERAGE_POOL_BACKWARD.implement(CPU, runtime.kernels.pooling.adaptive_average_pool_backward)


class _AdaptiveAveragePoolBackwardBackward0(Node):
    """Backward of _adaptive_average_pool_backward (derivatives.yaml:1125)."""

    __slots__ = ("_saved_grad_output_shape", "_saved_dims")
    operator = "_adaptive_average_pool_backward"

    def apply(self, grad):
        grad_output_shape = self._saved_grad_output_shape
        dims = self._saved_dims
        grad_grad_output = functions._adaptive_average_pool(grad, grad_output_shape[-dims:])
        return (grad_grad_output,)


def _adaptive_average_pool_backward_autograd(grad_output, sizes, dims):
    """_adaptive_average_pool_backward, recorded for the backward pass."""
    result = _ADAPTIVE_AVERAGE_POOL_BACKWARD[(grad_output._keys) & BELOW_AUTOGRAD](grad_output, sizes, dims)
    if state.active and not grad_enabled():
        return result
    node = _AdaptiveAveragePoolBackwardBackward0()
    node._saved_grad_output_shape = grad_output.shape
    node._saved_dims = dims
    return recording.record(node, result, grad_output)


_ADAPTIVE_AVERAGE_POOL_BACKWARD.implement(AUTOGRAD_CPU, _adaptive_average_pool_backward_autograd)


def _adaptive_average_pool_backward_forward(grad_output, sizes, dims):
    """_adaptive_average_pool_backward, and the tangent of its result."""
    result = _ADAPTIVE_AVERAGE_POOL_BACKWARD[(grad_output._keys) & BELOW_FORWARD](grad_output, sizes, dims)
    if not forward.wanted(result):
        return result
    grad_output_t = forward.tangent_of(grad_output)
    result_t = _ADAPTIVE_AVERAGE_POOL_BACKWARD[grad_output_t._keys](grad_output_t, sizes, dims)
    forward.attach(result, result_t, grad_output_t)
    return result


_ADAPTIVE_AVERAGE_POOL_BACKWARD.implement(FORWARD_AD, _adaptive_average_pool_backward_forward)


# max_pool1d (ops.yaml:7465)
MAX_POOL1D = define(
    "max_pool1d",
    "max_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int"
    "[1] dilation=1, bool ceil_mode=False) -> Tensor",
    source="ops.yaml:7465",
    digest="58c5b2c916463f7f",
    kernel={
        "composite": "_max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode)[0]",
    },
)


def max_pool1d_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    """max_pool1d, from other operators."""
    return functions._max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode)[0]


MAX_POOL1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, max_pool1d_composite)


# max_pool1d_with_indices (ops.yaml:7476)
MAX_POOL1D_WITH_INDICES = define(
    "max_pool1d_with_indices",
    "max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] p"
    "adding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    source="ops.yaml:7476",
    digest="0590e3d4c46e28fb",
    kernel={
        "composite": "tuple(_max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode))",
    },
)


def max_pool1d_with_indices_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    """max_pool1d_with_indices, from other operators."""
    return tuple(functions._max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode))


MAX_POOL1D_WITH_INDICES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, max_pool1d_with_indices_composite)


# nn_max_pool1d (ops.yaml:7485)
NN_MAX_POOL1D = define(
    "nn_max_pool1d",
    "nn_max_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, "
    "int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> Tensor",
    source="ops.yaml:7485",
    digest="1a0b35c227727c86",
    kernel={
        "composite": "found = _max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode)\nretur"
        "n tuple(found) if return_indices else found[0]",
    },
)


def nn_max_pool1d_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    """nn_max_pool1d, from other operators."""
    found = functions._max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode)
    return tuple(found) if return_indices else found[0]


NN_MAX_POOL1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_max_pool1d_composite)


# nn_adaptive_max_pool1d (ops.yaml:7501)
NN_ADAPTIVE_MAX_POOL1D = define(
    "nn_adaptive_max_pool1d",
    "nn_adaptive_max_pool1d(Tensor self, int[1] output_size, bool return_indices=False) -> "
    "Tensor",
    source="ops.yaml:7501",
    digest="1b406a3a3b1ab37c",
    kernel={
        "composite": 'sizes = [n if size is None else size for size, n in zip(for_dims(output_size, 1, "adap'
        'tive_max_pool1d: output_size"), self.shape[-1:])]\nfound = _adaptive_max_pool(self, siz'
        "es)\nreturn tuple(found) if return_indices else found[0]",
    },
)


def nn_adaptive_max_pool1d_composite(self, output_size, return_indices):
    """nn_adaptive_max_pool1d, from other operators."""
    sizes = [
        n if size is None else size for size, n in zip(
            language.for_dims(output_size, 1, "adaptive_max_pool1d: output_size"), self.shape[-1:]
        )
    ]
    found = functions._adaptive_max_pool(self, sizes)
    return tuple(found) if return_indices else found[0]


NN_ADAPTIVE_MAX_POOL1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_adaptive_max_pool1d_composite)


# nn_max_unpool1d (ops.yaml:7516)
NN_MAX_UNPOOL1D = define(
    "nn_max_unpool1d",
    "nn_max_unpool1d(Tensor self, Tensor indices, int[1] kernel_size, int[1]? stride=None, "
    "int[1] padding=0, int[]? output_size=None) -> Tensor",
    source="ops.yaml:7516",
    digest="c77d47e261b96589",
    kernel={
        "composite": 'if self.ndim != 2 and self.ndim != 3:\n    refuse(f"max_unpool1d: expected an input of '
        '2 or 3 dimensions, got shape {list(self.shape)}")\nkernel_size = for_dims(kernel_size, '
        '1, "max_unpool1d: kernel_size")\nsteps = for_dims(stride, 1, "max_unpool1d: stride") if'
        ' stride else kernel_size\npadding = for_dims(padding, 1, "max_unpool1d: padding")\nusual'
        " = tuple((n - 1) * s + k - 2 * p for n, s, k, p in zip(self.shape[self.ndim - 1 :], st"
        "eps, kernel_size, padding))\nsizes = usual if output_size is None else tuple(output_siz"
        'e)\nif len(sizes) == 3:\n    sizes = sizes[2:]\nif len(sizes) != 1:\n    refuse_value(f"ma'
        'x_unpool1d: output_size must have 1 or 3 numbers, got {list(sizes)}")\nif [0 for one, n'
        ', s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:\n    refuse_value(f"m'
        'ax_unpool1d: output_size {list(sizes)} is further than the stride from {list(usual)}")'
        "\nreturn _put_in_planes(self, indices, (*self.shape[: self.ndim - 1], *sizes), 1)",
    },
)


def nn_max_unpool1d_composite(self, indices, kernel_size, stride, padding, output_size):
    """nn_max_unpool1d, from other operators."""
    if self.ndim != 2 and self.ndim != 3:
        language.refuse(f"max_unpool1d: expected an input of 2 or 3 dimensions, got shape {list(self.shape)}")
    kernel_size = language.for_dims(kernel_size, 1, "max_unpool1d: kernel_size")
    steps = language.for_dims(stride, 1, "max_unpool1d: stride") if stride else kernel_size
    padding = language.for_dims(padding, 1, "max_unpool1d: padding")
    usual = tuple(
        ((n - 1) * s + k - 2 * p for n, s, k, p in zip(self.shape[self.ndim - 1:], steps, kernel_size, padding))
    )
    sizes = usual if output_size is None else tuple(output_size)
    if len(sizes) == 3:
        sizes = sizes[2:]
    if len(sizes) != 1:
        language.refuse_value(f"max_unpool1d: output_size must have 1 or 3 numbers, got {list(sizes)}")
    if [0 for one, n, s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:
        language.refuse_value(f"max_unpool1d: output_size {list(sizes)} is further than the stride from {list(usual)}")
    return functions._put_in_planes(self, indices, (*self.shape[:self.ndim - 1], *sizes), 1)


NN_MAX_UNPOOL1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_max_unpool1d_composite)


# avg_pool1d (ops.yaml:7542)
AVG_POOL1D = define(
    "avg_pool1d",
    "avg_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, boo"
    "l ceil_mode=False, bool count_include_pad=True) -> Tensor",
    source="ops.yaml:7542",
    digest="26377037395c75b4",
    kernel={
        "composite": "_average_pool_of(1, self, kernel_size, stride, padding, ceil_mode, count_include_pad, "
        "None)",
    },
)


def avg_pool1d_composite(self, kernel_size, stride, padding, ceil_mode, count_include_pad):
    """avg_pool1d, from other operators."""
    return functions._average_pool_of(1, self, kernel_size, stride, padding, ceil_mode, count_include_pad, None)


AVG_POOL1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, avg_pool1d_composite)


# adaptive_avg_pool1d (ops.yaml:7554)
ADAPTIVE_AVG_POOL1D = define(
    "adaptive_avg_pool1d",
    "adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor",
    source="ops.yaml:7554",
    digest="a52965a62cc716f2",
    kernel={
        "composite": 'sizes = for_dims(output_size, 1, "adaptive_avg_pool1d: output_size")\nreturn _adaptive_'
        "average_pool(self, [n if size is None else size for size, n in zip(sizes, self.shape[-"
        "1:])])",
    },
)


def adaptive_avg_pool1d_composite(self, output_size):
    """adaptive_avg_pool1d, from other operators."""
    sizes = language.for_dims(output_size, 1, "adaptive_avg_pool1d: output_size")
    return functions._adaptive_average_pool(
        self, [n if size is None else size for size, n in zip(sizes, self.shape[-1:])]
    )


ADAPTIVE_AVG_POOL1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, adaptive_avg_pool1d_composite)


# nn_lp_pool1d (ops.yaml:7566)
NN_LP_POOL1D = define(
    "nn_lp_pool1d",
    "nn_lp_pool1d(Tensor self, float norm_type, int[1] kernel_size, int[1]? stride=None, bo"
    "ol ceil_mode=False) -> Tensor",
    source="ops.yaml:7566",
    digest="1438e19fa51430b3",
    kernel={
        "composite": "means = _average_pool_of(1, self ** norm_type, kernel_size, stride, (0,), ceil_mode, T"
        'rue, None)\nreturn (sgn(means) * relu(abs(means)) * product(for_dims(kernel_size, 1, "l'
        'p_pool1d: kernel_size"))) ** (1 / norm_type)',
    },
)


def nn_lp_pool1d_composite(self, norm_type, kernel_size, stride, ceil_mode):
    """nn_lp_pool1d, from other operators."""
    means = functions._average_pool_of(1, self ** norm_type, kernel_size, stride, (0,), ceil_mode, True, None)
    return (
        functions.sgn(means) * functions.relu(functions.abs(means)) * language.product(
            language.for_dims(kernel_size, 1, "lp_pool1d: kernel_size")
        )
    ) ** (1 / norm_type)


NN_LP_POOL1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_lp_pool1d_composite)


# max_pool2d (ops.yaml:7578)
MAX_POOL2D = define(
    "max_pool2d",
    "max_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int"
    "[2] dilation=1, bool ceil_mode=False) -> Tensor",
    source="ops.yaml:7578",
    digest="0ee79a34e519d0bc",
    kernel={
        "composite": "_max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode)[0]",
    },
)


def max_pool2d_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    """max_pool2d, from other operators."""
    return functions._max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode)[0]


MAX_POOL2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, max_pool2d_composite)


# nn_max_pool2d (ops.yaml:7590)
NN_MAX_POOL2D = define(
    "nn_max_pool2d",
    "nn_max_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, "
    "int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> Tensor",
    source="ops.yaml:7590",
    digest="ff73498605e34b6f",
    kernel={
        "composite": "found = _max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode)\nretur"
        "n tuple(found) if return_indices else found[0]",
    },
)


def nn_max_pool2d_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    """nn_max_pool2d, from other operators."""
    found = functions._max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode)
    return tuple(found) if return_indices else found[0]


NN_MAX_POOL2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_max_pool2d_composite)


# nn_adaptive_max_pool2d (ops.yaml:7607)
NN_ADAPTIVE_MAX_POOL2D = define(
    "nn_adaptive_max_pool2d",
    "nn_adaptive_max_pool2d(Tensor self, int?[2] output_size, bool return_indices=False) ->"
    " Tensor",
    source="ops.yaml:7607",
    digest="70e0c229c971379a",
    kernel={
        "composite": 'sizes = [n if size is None else size for size, n in zip(for_dims(output_size, 2, "adap'
        'tive_max_pool2d: output_size"), self.shape[-2:])]\nfound = _adaptive_max_pool(self, siz'
        "es)\nreturn tuple(found) if return_indices else found[0]",
    },
)


def nn_adaptive_max_pool2d_composite(self, output_size, return_indices):
    """nn_adaptive_max_pool2d, from other operators."""
    sizes = [
        n if size is None else size for size, n in zip(
            language.for_dims(output_size, 2, "adaptive_max_pool2d: output_size"), self.shape[-2:]
        )
    ]
    found = functions._adaptive_max_pool(self, sizes)
    return tuple(found) if return_indices else found[0]


NN_ADAPTIVE_MAX_POOL2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_adaptive_max_pool2d_composite)


# nn_max_unpool2d (ops.yaml:7623)
NN_MAX_UNPOOL2D = define(
    "nn_max_unpool2d",
    "nn_max_unpool2d(Tensor self, Tensor indices, int[2] kernel_size, int[2]? stride=None, "
    "int[2] padding=0, int[]? output_size=None) -> Tensor",
    source="ops.yaml:7623",
    digest="497448cbc3f5227e",
    kernel={
        "composite": 'if self.ndim != 3 and self.ndim != 4:\n    refuse(f"max_unpool2d: expected an input of '
        '3 or 4 dimensions, got shape {list(self.shape)}")\nkernel_size = for_dims(kernel_size, '
        '2, "max_unpool2d: kernel_size")\nsteps = for_dims(stride, 2, "max_unpool2d: stride") if'
        ' stride else kernel_size\npadding = for_dims(padding, 2, "max_unpool2d: padding")\nusual'
        " = tuple((n - 1) * s + k - 2 * p for n, s, k, p in zip(self.shape[self.ndim - 2 :], st"
        "eps, kernel_size, padding))\nsizes = usual if output_size is None else tuple(output_siz"
        'e)\nif len(sizes) == 4:\n    sizes = sizes[2:]\nif len(sizes) != 2:\n    refuse_value(f"ma'
        'x_unpool2d: output_size must have 2 or 4 numbers, got {list(sizes)}")\nif [0 for one, n'
        ', s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:\n    refuse_value(f"m'
        'ax_unpool2d: output_size {list(sizes)} is further than the stride from {list(usual)}")'
        "\nreturn _put_in_planes(self, indices, (*self.shape[: self.ndim - 2], *sizes), 2)",
    },
)


def nn_max_unpool2d_composite(self, indices, kernel_size, stride, padding, output_size):
    """nn_max_unpool2d, from other operators."""
    if self.ndim != 3 and self.ndim != 4:
        language.refuse(f"max_unpool2d: expected an input of 3 or 4 dimensions, got shape {list(self.shape)}")
    kernel_size = language.for_dims(kernel_size, 2, "max_unpool2d: kernel_size")
    steps = language.for_dims(stride, 2, "max_unpool2d: stride") if stride else kernel_size
    padding = language.for_dims(padding, 2, "max_unpool2d: padding")
    usual = tuple(
        ((n - 1) * s + k - 2 * p for n, s, k, p in zip(self.shape[self.ndim - 2:], steps, kernel_size, padding))
    )
    sizes = usual if output_size is None else tuple(output_size)
    if len(sizes) == 4:
        sizes = sizes[2:]
    if len(sizes) != 2:
        language.refuse_value(f"max_unpool2d: output_size must have 2 or 4 numbers, got {list(sizes)}")
    if [0 for one, n, s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:
        language.refuse_value(f"max_unpool2d: output_size {list(sizes)} is further than the stride from {list(usual)}")
    return functions._put_in_planes(self, indices, (*self.shape[:self.ndim - 2], *sizes), 2)


NN_MAX_UNPOOL2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_max_unpool2d_composite)


# avg_pool2d (ops.yaml:7649)
AVG_POOL2D = define(
    "avg_pool2d",
    "avg_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, boo"
    "l ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    source="ops.yaml:7649",
    digest="947e773879cc54bf",
    kernel={
        "composite": "_average_pool_of(2, self, kernel_size, stride, padding, ceil_mode, count_include_pad, "
        "divisor_override)",
    },
)


def avg_pool2d_composite(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """avg_pool2d, from other operators."""
    return functions._average_pool_of(
        2, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


AVG_POOL2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, avg_pool2d_composite)


# adaptive_avg_pool2d (ops.yaml:7663)
ADAPTIVE_AVG_POOL2D = define(
    "adaptive_avg_pool2d",
    "adaptive_avg_pool2d(Tensor self, int?[2] output_size) -> Tensor",
    source="ops.yaml:7663",
    digest="d3c701bc43155940",
    kernel={
        "composite": 'sizes = for_dims(output_size, 2, "adaptive_avg_pool2d: output_size")\nreturn _adaptive_'
        "average_pool(self, [n if size is None else size for size, n in zip(sizes, self.shape[-"
        "2:])])",
    },
)


def adaptive_avg_pool2d_composite(self, output_size):
    """adaptive_avg_pool2d, from other operators."""
    sizes = language.for_dims(output_size, 2, "adaptive_avg_pool2d: output_size")
    return functions._adaptive_average_pool(
        self, [n if size is None else size for size, n in zip(sizes, self.shape[-2:])]
    )


ADAPTIVE_AVG_POOL2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, adaptive_avg_pool2d_composite)


# nn_lp_pool2d (ops.yaml:7675)
NN_LP_POOL2D = define(
    "nn_lp_pool2d",
    "nn_lp_pool2d(Tensor self, float norm_type, int[2] kernel_size, int[2]? stride=None, bo"
    "ol ceil_mode=False) -> Tensor",
    source="ops.yaml:7675",
    digest="31f6f20b55335cf9",
    kernel={
        "composite": "means = _average_pool_of(2, self ** norm_type, kernel_size, stride, (0,), ceil_mode, T"
        'rue, None)\nreturn (sgn(means) * relu(abs(means)) * product(for_dims(kernel_size, 2, "l'
        'p_pool2d: kernel_size"))) ** (1 / norm_type)',
    },
)


def nn_lp_pool2d_composite(self, norm_type, kernel_size, stride, ceil_mode):
    """nn_lp_pool2d, from other operators."""
    means = functions._average_pool_of(2, self ** norm_type, kernel_size, stride, (0,), ceil_mode, True, None)
    return (
        functions.sgn(means) * functions.relu(functions.abs(means)) * language.product(
            language.for_dims(kernel_size, 2, "lp_pool2d: kernel_size")
        )
    ) ** (1 / norm_type)


NN_LP_POOL2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_lp_pool2d_composite)


# max_pool3d (ops.yaml:7687)
MAX_POOL3D = define(
    "max_pool3d",
    "max_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int"
    "[3] dilation=1, bool ceil_mode=False) -> Tensor",
    source="ops.yaml:7687",
    digest="56156a2fb02f7a22",
    kernel={
        "composite": "_max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode)[0]",
    },
)


def max_pool3d_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    """max_pool3d, from other operators."""
    return functions._max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode)[0]


MAX_POOL3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, max_pool3d_composite)


# nn_max_pool3d (ops.yaml:7698)
NN_MAX_POOL3D = define(
    "nn_max_pool3d",
    "nn_max_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, "
    "int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> Tensor",
    source="ops.yaml:7698",
    digest="f68dfd135be8405d",
    kernel={
        "composite": "found = _max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode)\nretur"
        "n tuple(found) if return_indices else found[0]",
    },
)


def nn_max_pool3d_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    """nn_max_pool3d, from other operators."""
    found = functions._max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode)
    return tuple(found) if return_indices else found[0]


NN_MAX_POOL3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_max_pool3d_composite)


# nn_adaptive_max_pool3d (ops.yaml:7714)
NN_ADAPTIVE_MAX_POOL3D = define(
    "nn_adaptive_max_pool3d",
    "nn_adaptive_max_pool3d(Tensor self, int?[3] output_size, bool return_indices=False) ->"
    " Tensor",
    source="ops.yaml:7714",
    digest="bb5d82bcc6bd506c",
    kernel={
        "composite": 'sizes = [n if size is None else size for size, n in zip(for_dims(output_size, 3, "adap'
        'tive_max_pool3d: output_size"), self.shape[-3:])]\nfound = _adaptive_max_pool(self, siz'
        "es)\nreturn tuple(found) if return_indices else found[0]",
    },
)


def nn_adaptive_max_pool3d_composite(self, output_size, return_indices):
    """nn_adaptive_max_pool3d, from other operators."""
    sizes = [
        n if size is None else size for size, n in zip(
            language.for_dims(output_size, 3, "adaptive_max_pool3d: output_size"), self.shape[-3:]
        )
    ]
    found = functions._adaptive_max_pool(self, sizes)
    return tuple(found) if return_indices else found[0]


NN_ADAPTIVE_MAX_POOL3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_adaptive_max_pool3d_composite)


# nn_max_unpool3d (ops.yaml:7729)
NN_MAX_UNPOOL3D = define(
    "nn_max_unpool3d",
    "nn_max_unpool3d(Tensor self, Tensor indices, int[3] kernel_size, int[3]? stride=None, "
    "int[3] padding=0, int[]? output_size=None) -> Tensor",
    source="ops.yaml:7729",
    digest="f47464723496dfeb",
    kernel={
        "composite": 'if self.ndim != 4 and self.ndim != 5:\n    refuse(f"max_unpool3d: expected an input of '
        '4 or 5 dimensions, got shape {list(self.shape)}")\nkernel_size = for_dims(kernel_size, '
        '3, "max_unpool3d: kernel_size")\nsteps = for_dims(stride, 3, "max_unpool3d: stride") if'
        ' stride else kernel_size\npadding = for_dims(padding, 3, "max_unpool3d: padding")\nusual'
        " = tuple((n - 1) * s + k - 2 * p for n, s, k, p in zip(self.shape[self.ndim - 3 :], st"
        "eps, kernel_size, padding))\nsizes = usual if output_size is None else tuple(output_siz"
        'e)\nif len(sizes) == 5:\n    sizes = sizes[2:]\nif len(sizes) != 3:\n    refuse_value(f"ma'
        'x_unpool3d: output_size must have 3 or 5 numbers, got {list(sizes)}")\nif [0 for one, n'
        ', s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:\n    refuse_value(f"m'
        'ax_unpool3d: output_size {list(sizes)} is further than the stride from {list(usual)}")'
        "\nreturn _put_in_planes(self, indices, (*self.shape[: self.ndim - 3], *sizes), 3)",
    },
)


def nn_max_unpool3d_composite(self, indices, kernel_size, stride, padding, output_size):
    """nn_max_unpool3d, from other operators."""
    if self.ndim != 4 and self.ndim != 5:
        language.refuse(f"max_unpool3d: expected an input of 4 or 5 dimensions, got shape {list(self.shape)}")
    kernel_size = language.for_dims(kernel_size, 3, "max_unpool3d: kernel_size")
    steps = language.for_dims(stride, 3, "max_unpool3d: stride") if stride else kernel_size
    padding = language.for_dims(padding, 3, "max_unpool3d: padding")
    usual = tuple(
        ((n - 1) * s + k - 2 * p for n, s, k, p in zip(self.shape[self.ndim - 3:], steps, kernel_size, padding))
    )
    sizes = usual if output_size is None else tuple(output_size)
    if len(sizes) == 5:
        sizes = sizes[2:]
    if len(sizes) != 3:
        language.refuse_value(f"max_unpool3d: output_size must have 3 or 5 numbers, got {list(sizes)}")
    if [0 for one, n, s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:
        language.refuse_value(f"max_unpool3d: output_size {list(sizes)} is further than the stride from {list(usual)}")
    return functions._put_in_planes(self, indices, (*self.shape[:self.ndim - 3], *sizes), 3)


NN_MAX_UNPOOL3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_max_unpool3d_composite)


# avg_pool3d (ops.yaml:7755)
AVG_POOL3D = define(
    "avg_pool3d",
    "avg_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, boo"
    "l ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    source="ops.yaml:7755",
    digest="25d21226bad26d28",
    kernel={
        "composite": "_average_pool_of(3, self, kernel_size, stride, padding, ceil_mode, count_include_pad, "
        "divisor_override)",
    },
)


def avg_pool3d_composite(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """avg_pool3d, from other operators."""
    return functions._average_pool_of(
        3, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


AVG_POOL3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, avg_pool3d_composite)


# adaptive_avg_pool3d (ops.yaml:7768)
ADAPTIVE_AVG_POOL3D = define(
    "adaptive_avg_pool3d",
    "adaptive_avg_pool3d(Tensor self, int?[3] output_size) -> Tensor",
    source="ops.yaml:7768",
    digest="92a8625fea96f6d3",
    kernel={
        "composite": 'sizes = for_dims(output_size, 3, "adaptive_avg_pool3d: output_size")\nreturn _adaptive_'
        "average_pool(self, [n if size is None else size for size, n in zip(sizes, self.shape[-"
        "3:])])",
    },
)


def adaptive_avg_pool3d_composite(self, output_size):
    """adaptive_avg_pool3d, from other operators."""
    sizes = language.for_dims(output_size, 3, "adaptive_avg_pool3d: output_size")
    return functions._adaptive_average_pool(
        self, [n if size is None else size for size, n in zip(sizes, self.shape[-3:])]
    )


ADAPTIVE_AVG_POOL3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, adaptive_avg_pool3d_composite)


# nn_lp_pool3d (ops.yaml:7780)
NN_LP_POOL3D = define(
    "nn_lp_pool3d",
    "nn_lp_pool3d(Tensor self, float norm_type, int[3] kernel_size, int[3]? stride=None, bo"
    "ol ceil_mode=False) -> Tensor",
    source="ops.yaml:7780",
    digest="72f13ecd9753a5ee",
    kernel={
        "composite": "means = _average_pool_of(3, self ** norm_type, kernel_size, stride, (0,), ceil_mode, T"
        'rue, None)\nreturn (sgn(means) * relu(abs(means)) * product(for_dims(kernel_size, 3, "l'
        'p_pool3d: kernel_size"))) ** (1 / norm_type)',
    },
)


def nn_lp_pool3d_composite(self, norm_type, kernel_size, stride, ceil_mode):
    """nn_lp_pool3d, from other operators."""
    means = functions._average_pool_of(3, self ** norm_type, kernel_size, stride, (0,), ceil_mode, True, None)
    return (
        functions.sgn(means) * functions.relu(functions.abs(means)) * language.product(
            language.for_dims(kernel_size, 3, "lp_pool3d: kernel_size")
        )
    ) ** (1 / norm_type)


NN_LP_POOL3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_lp_pool3d_composite)
