# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The pooling operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.pooling.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

_MAX_POOL = define("_max_pool(Tensor self, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool "
    "ceil_mode) -> (Tensor values, Tensor indices)", "c366492e4c1d4aa0")
_MAX_POOL.implement(CPU, named(return_types._max_pool)(runtime.kernels.pooling.operator.max_pool))

class _MaxPoolBackward0(Node, operator="_max_pool", label="MaxPool{dims}DWithIndicesBackward0"):
    __slots__ = ("_saved_self_shape", "_raw_indices", "_saved_kernel_size")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        indices = unpack_output.call(self, self._raw_indices, None)
        kernel_size = self._saved_kernel_size
        return (functions._add_in_planes(grad, indices, self_shape, len(kernel_size)),)

@_MAX_POOL.implement(AUTOGRAD)
def _max_pool_autograd(self, kernel_size, stride, padding, dilation, ceil_mode):
    result = _MAX_POOL[self._keys & BELOW_AUTOGRAD](self, kernel_size, stride, padding, dilation, ceil_mode)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = _MaxPoolBackward0()
    node._saved_self_shape = self._sizes
    node._raw_indices = save_output.call(result_indices)
    node._saved_kernel_size = kernel_size
    record.call(node, result_values, self)
    return result

@forward_rule(_MAX_POOL, keeps=True)
def _max_pool_forward(self_t, indices_p, kernel_size):
    values_t = functions._take_from_planes(self_t, indices_p, len(kernel_size))
    return (values_t, None)

@_MAX_POOL.implement(BATCH_RULE)
@named(return_types._max_pool)
def _max_pool_batch(self, kernel_size, stride, padding, dilation, ceil_mode):
    count = len(kernel_size) + 1
    lead = self._sizes[:-count]
    planes = self.reshape((language.product(lead), *self._sizes[-count:]))
    values, indices = functions._max_pool(planes, kernel_size, stride, padding, dilation, ceil_mode)
    return (values.unflatten(0, lead), indices.unflatten(0, lead))


@composite(define("_max_pool_of(int dims, Tensor self, int[] kernel_size, int[]? stride, int[] padding, int[] "
    "dilation, bool ceil_mode) -> (Tensor values, Tensor indices)", "fd14e705234299f5"))
@named(return_types._max_pool_of)
def _max_pool_of_composite(dims, self, kernel_size, stride, padding, dilation, ceil_mode):
    kernel_size = language.for_dims(kernel_size, dims, f"max_pool{dims}d: kernel_size")
    stride = language.for_dims(stride, dims, f"max_pool{dims}d: stride") if stride else kernel_size
    padding = language.for_dims(padding, dims, f"max_pool{dims}d: padding")
    return functions._max_pool(self, kernel_size, stride, padding,
        language.for_dims(dilation, dims, f"max_pool{dims}d: dilation"), ceil_mode)


@composite(define("_average_pool_of(int dims, Tensor self, int[] kernel_size, int[]? stride, int[] padding, bool "
    "ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor", "e146d20754f8f6ce"))
def _average_pool_of_composite(
    dims, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    kernel_size = language.for_dims(kernel_size, dims, f"avg_pool{dims}d: kernel_size")
    stride = language.for_dims(stride, dims, f"avg_pool{dims}d: stride") if stride else kernel_size
    padding = language.for_dims(padding, dims, f"avg_pool{dims}d: padding")
    return functions._average_pool(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


_ADAPTIVE_MAX_POOL = define("_adaptive_max_pool(Tensor self, int[] output_size) -> (Tensor values, Tensor indices)",
    "87014e551d227300")
_ADAPTIVE_MAX_POOL.implement(CPU,
    named(return_types._adaptive_max_pool)(runtime.kernels.pooling.operator.adaptive_max_pool))

class _AdaptiveMaxPoolBackward0(Node, operator="_adaptive_max_pool", label="AdaptiveMaxPool{dims}DBackward0"):
    __slots__ = ("_saved_self_shape", "_raw_indices", "_saved_output_size")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        indices = unpack_output.call(self, self._raw_indices, None)
        output_size = self._saved_output_size
        return (functions._add_in_planes(grad, indices, self_shape, len(output_size)),)

@_ADAPTIVE_MAX_POOL.implement(AUTOGRAD)
def _adaptive_max_pool_autograd(self, output_size):
    result = _ADAPTIVE_MAX_POOL[self._keys & BELOW_AUTOGRAD](self, output_size)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = _AdaptiveMaxPoolBackward0()
    node._saved_self_shape = self._sizes
    node._raw_indices = save_output.call(result_indices)
    node._saved_output_size = output_size
    record.call(node, result_values, self)
    return result

@forward_rule(_ADAPTIVE_MAX_POOL, keeps=True)
def _adaptive_max_pool_forward(self_t, indices_p, output_size):
    values_t = functions._take_from_planes(self_t, indices_p, len(output_size))
    return (values_t, None)

@_ADAPTIVE_MAX_POOL.implement(BATCH_RULE)
@named(return_types._adaptive_max_pool)
def _adaptive_max_pool_batch(self, output_size):
    count = len(output_size) + 1
    lead = self._sizes[:-count]
    values, indices = functions._adaptive_max_pool(self.reshape((language.product(lead), *self._sizes[-count:])),
        output_size)
    return (values.unflatten(0, lead), indices.unflatten(0, lead))


_ADD_IN_PLANES = define("_add_in_planes(Tensor self, Tensor indices, int[] sizes, int dims) -> Tensor",
    "ec299f47fe151fa6")
_ADD_IN_PLANES.implement(CPU, runtime.kernels.pooling.operator.add_at)

class _AddInPlanesBackward0(Node, operator="_add_in_planes"):
    __slots__ = ("_raw_indices", "_version_indices", "_saved_dims")

    def apply(self, grad):
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        dims = self._saved_dims
        return (functions._take_from_planes(grad, indices, dims),)

@_ADD_IN_PLANES.implement(AUTOGRAD)
def _add_in_planes_autograd(self, indices, sizes, dims):
    result = _ADD_IN_PLANES[(self._keys | indices._keys) & BELOW_AUTOGRAD](self, indices, sizes, dims)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _AddInPlanesBackward0()
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    node._saved_dims = dims
    return record.call(node, result, self)

@forward_rule(_ADD_IN_PLANES, filled=True)
def _add_in_planes_forward(self_t, indices_p, sizes, dims):
    return _ADD_IN_PLANES[self_t._keys | indices_p._keys](self_t, indices_p, sizes, dims)


_PUT_IN_PLANES = define("_put_in_planes(Tensor self, Tensor indices, int[] sizes, int dims) -> Tensor",
    "2d34e292d52a7ea8")
_PUT_IN_PLANES.implement(CPU, runtime.kernels.pooling.operator.put_at)

class _PutInPlanesBackward0(Node, operator="_put_in_planes", label="MaxUnpool{dims}DBackward0"):
    __slots__ = ("_raw_indices", "_version_indices", "_saved_sizes", "_saved_dims")

    def apply(self, grad):
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        sizes = self._saved_sizes
        dims = self._saved_dims
        return (functions._take_last_from_planes(grad, indices, sizes, dims),)

@_PUT_IN_PLANES.implement(AUTOGRAD)
def _put_in_planes_autograd(self, indices, sizes, dims):
    result = _PUT_IN_PLANES[(self._keys | indices._keys) & BELOW_AUTOGRAD](self, indices, sizes, dims)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _PutInPlanesBackward0()
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    node._saved_sizes = sizes
    node._saved_dims = dims
    return record.call(node, result, self)

@forward_rule(_PUT_IN_PLANES, filled=True)
def _put_in_planes_forward(self_t, indices_p, sizes, dims):
    return _PUT_IN_PLANES[self_t._keys | indices_p._keys](self_t, indices_p, sizes, dims)


@composite(define("_take_last_from_planes(Tensor grad, Tensor indices, int[] sizes, int dims) -> Tensor",
    "68ec602e326b311d"))
def _take_last_from_planes_composite(grad, indices, sizes, dims):
    read = functions._take_from_planes(grad, indices, dims)
    order = functions.arange(read.numel(), dtype=dtypes.float64).reshape(read._sizes)
    last = functions._take_from_planes(functions._put_in_planes(order, indices, sizes, dims), indices, dims)
    return functions.where(last == order, read, 0)


_TAKE_FROM_PLANES = define("_take_from_planes(Tensor self, Tensor indices, int dims) -> Tensor", "8435eebefc91fe07")

@_TAKE_FROM_PLANES.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def _take_from_planes_composite(self, indices, dims):
    lead = self._sizes[:self._ndim - dims]
    planes = language.product(lead)
    taken = self.reshape((planes, language.product(self._sizes[self._ndim - dims:]))).gather(1,
        indices.reshape((planes, language.product(indices._sizes[self._ndim - dims:]))))
    return taken.reshape(indices._sizes)

class _TakeFromPlanesBackward0(Node, operator="_take_from_planes"):
    __slots__ = ("_saved_self_shape", "_raw_indices", "_version_indices", "_saved_dims")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        dims = self._saved_dims
        return (functions._add_in_planes(grad, indices, self_shape, dims),)

@_TAKE_FROM_PLANES.implement(AUTOGRAD)
def _take_from_planes_autograd(self, indices, dims):
    result = _TAKE_FROM_PLANES[(self._keys | indices._keys) & BELOW_AUTOGRAD](self, indices, dims)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _TakeFromPlanesBackward0()
    node._saved_self_shape = self._sizes
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    node._saved_dims = dims
    return record.call(node, result, self)

forward_rule(_TAKE_FROM_PLANES,
    lambda self_t, indices_p, dims: _TAKE_FROM_PLANES[self_t._keys | indices_p._keys](self_t, indices_p, dims),
    filled=True, whole=True)

_AVERAGE_POOL = define("_average_pool(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, "
    "bool count_include_pad, int? divisor_override) -> Tensor", "da4ec7f13a1fdb71")
_AVERAGE_POOL.implement(CPU, runtime.kernels.pooling.operator.average_pool)

class _AveragePoolBackward0(Node, operator="_average_pool", label="AvgPool{dims}DBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_kernel_size", "_saved_stride", "_saved_padding", "_saved_ceil_mode",
        "_saved_count_include_pad", "_saved_divisor_override")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        kernel_size = self._saved_kernel_size
        stride = self._saved_stride
        padding = self._saved_padding
        ceil_mode = self._saved_ceil_mode
        count_include_pad = self._saved_count_include_pad
        divisor_override = self._saved_divisor_override
        return (
            functions._average_pool_backward(
                grad, self_shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
            ),)

@_AVERAGE_POOL.implement(AUTOGRAD)
def _average_pool_autograd(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    result = _AVERAGE_POOL[self._keys & BELOW_AUTOGRAD](self, kernel_size, stride, padding, ceil_mode,
        count_include_pad, divisor_override)
    if guards.active and not grad_enabled():
        return result
    node = _AveragePoolBackward0()
    node._saved_self_shape = self._sizes
    node._saved_kernel_size = kernel_size
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_ceil_mode = ceil_mode
    node._saved_count_include_pad = count_include_pad
    node._saved_divisor_override = divisor_override
    return record.call(node, result, self)

@forward_rule(_AVERAGE_POOL)
def _average_pool_forward(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    return _AVERAGE_POOL[self_t._keys](self_t, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override)

@_AVERAGE_POOL.implement(BATCH_RULE)
def _average_pool_batch(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    count = len(kernel_size) + 1
    lead = self._sizes[:-count]
    planes = self.reshape((language.product(lead), *self._sizes[-count:]))
    pooled = functions._average_pool(planes, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override)
    return pooled.unflatten(0, lead)


_AVERAGE_POOL_BACKWARD = define("_average_pool_backward(Tensor grad_output, int[] sizes, int[] kernel_size, int[] "
    "stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    "ce926481c7c3c207")
_AVERAGE_POOL_BACKWARD.implement(CPU, runtime.kernels.pooling.operator.average_pool_backward)

class _AveragePoolBackwardBackward0(Node, operator="_average_pool_backward"):
    __slots__ = ("_saved_kernel_size", "_saved_stride", "_saved_padding", "_saved_ceil_mode",
        "_saved_count_include_pad", "_saved_divisor_override")

    def apply(self, grad):
        kernel_size = self._saved_kernel_size
        stride = self._saved_stride
        padding = self._saved_padding
        ceil_mode = self._saved_ceil_mode
        count_include_pad = self._saved_count_include_pad
        divisor_override = self._saved_divisor_override
        return (
            functions._average_pool(
                grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
            ),)

@_AVERAGE_POOL_BACKWARD.implement(AUTOGRAD)
def _average_pool_backward_autograd(
    grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    result = _AVERAGE_POOL_BACKWARD[grad_output._keys & BELOW_AUTOGRAD](grad_output, sizes, kernel_size, stride,
        padding, ceil_mode, count_include_pad, divisor_override)
    if guards.active and not grad_enabled():
        return result
    node = _AveragePoolBackwardBackward0()
    node._saved_kernel_size = kernel_size
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_ceil_mode = ceil_mode
    node._saved_count_include_pad = count_include_pad
    node._saved_divisor_override = divisor_override
    return record.call(node, result, grad_output)

@forward_rule(_AVERAGE_POOL_BACKWARD)
def _average_pool_backward_forward(
    grad_output_t, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    return _AVERAGE_POOL_BACKWARD[grad_output_t._keys](grad_output_t, sizes, kernel_size, stride, padding, ceil_mode,
        count_include_pad, divisor_override)

@_AVERAGE_POOL_BACKWARD.implement(BATCH_RULE)
def _average_pool_backward_batch(
    grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    count = len(kernel_size) + 1
    planes = grad_output.reshape((language.product(grad_output._sizes[:-count]), *grad_output._sizes[-count:]))
    full = (*planes._sizes[:2], *sizes[1 - count:])
    given = (kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    return functions._average_pool_backward(planes, full, *given).unflatten(0, grad_output._sizes[:-count])


_ADAPTIVE_AVERAGE_POOL = define("_adaptive_average_pool(Tensor self, int[] output_size) -> Tensor", "207d90b2fd3b55f8")
_ADAPTIVE_AVERAGE_POOL.implement(CPU, runtime.kernels.pooling.operator.adaptive_average_pool)

class _AdaptiveAveragePoolBackward0(Node, operator="_adaptive_average_pool", label="AdaptiveAvgPool{dims}DBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_output_size")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        output_size = self._saved_output_size
        return (functions._adaptive_average_pool_backward(grad, self_shape, len(output_size)),)

@_ADAPTIVE_AVERAGE_POOL.implement(AUTOGRAD)
def _adaptive_average_pool_autograd(self, output_size):
    result = _ADAPTIVE_AVERAGE_POOL[self._keys & BELOW_AUTOGRAD](self, output_size)
    if guards.active and not grad_enabled():
        return result
    node = _AdaptiveAveragePoolBackward0()
    node._saved_self_shape = self._sizes
    node._saved_output_size = output_size
    return record.call(node, result, self)

forward_rule(_ADAPTIVE_AVERAGE_POOL,
    lambda self_t, output_size: _ADAPTIVE_AVERAGE_POOL[self_t._keys](self_t, output_size))

@_ADAPTIVE_AVERAGE_POOL.implement(BATCH_RULE)
def _adaptive_average_pool_batch(self, output_size):
    count = len(output_size) + 1
    lead = self._sizes[:-count]
    return functions._adaptive_average_pool(
        self.reshape((language.product(lead), *self._sizes[-count:])), output_size
    ).unflatten(0, lead)


@composite(define("_adaptive_average_pool_of(int dims, Tensor self, int?[] output_size) -> Tensor", "48ef00861c7b5221"))
def _adaptive_average_pool_of_composite(dims, self, output_size):
    sizes = language.for_dims(output_size, dims, f"adaptive_avg_pool{dims}d: output_size")
    sizes = tuple((n if size is None else size for size, n in zip(sizes, self._sizes[-dims:])))
    if sizes == (1,) * dims and self.is_floating_point() and (self._ndim - dims in (1, 2)) and self.numel():
        return self.mean(tuple(range(-dims, 0)), True)
    return functions._adaptive_average_pool(self, sizes)


_ADAPTIVE_AVERAGE_POOL_BACKWARD = define("_adaptive_average_pool_backward(Tensor grad_output, int[] sizes, int dims) "
    "-> Tensor", "04eeadc74268c3b2")
_ADAPTIVE_AVERAGE_POOL_BACKWARD.implement(CPU, runtime.kernels.pooling.operator.adaptive_average_pool_backward)

class _AdaptiveAveragePoolBackwardBackward0(Node, operator="_adaptive_average_pool_backward"):
    __slots__ = ("_saved_grad_output_shape", "_saved_dims")

    def apply(self, grad):
        grad_output_shape = self._saved_grad_output_shape
        dims = self._saved_dims
        return (functions._adaptive_average_pool(grad, grad_output_shape[-dims:]),)

@_ADAPTIVE_AVERAGE_POOL_BACKWARD.implement(AUTOGRAD)
def _adaptive_average_pool_backward_autograd(grad_output, sizes, dims):
    result = _ADAPTIVE_AVERAGE_POOL_BACKWARD[grad_output._keys & BELOW_AUTOGRAD](grad_output, sizes, dims)
    if guards.active and not grad_enabled():
        return result
    node = _AdaptiveAveragePoolBackwardBackward0()
    node._saved_grad_output_shape = grad_output._sizes
    node._saved_dims = dims
    return record.call(node, result, grad_output)

@forward_rule(_ADAPTIVE_AVERAGE_POOL_BACKWARD)
def _adaptive_average_pool_backward_forward(grad_output_t, sizes, dims):
    return _ADAPTIVE_AVERAGE_POOL_BACKWARD[grad_output_t._keys](grad_output_t, sizes, dims)

@_ADAPTIVE_AVERAGE_POOL_BACKWARD.implement(BATCH_RULE)
def _adaptive_average_pool_backward_batch(grad_output, sizes, dims):
    lead = grad_output._sizes[:-dims - 1]
    planes = grad_output.reshape((language.product(lead), *grad_output._sizes[-dims - 1:]))
    return functions._adaptive_average_pool_backward(
        planes, (*planes._sizes[:2], *sizes[-dims:]), dims
    ).unflatten(0, lead)


@composite(define("max_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] "
    "dilation=1, bool ceil_mode=False) -> Tensor", "d312a9e7886b87fa"))
def max_pool1d_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return functions._max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode)[0]


@composite(define("max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, "
    "int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)", "c39d565fb494357a"))
def max_pool1d_with_indices_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return tuple(functions._max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode))


@composite(define("max_pool1d_with_indices.always(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] "
    "padding=0, int[1] dilation=1, bool ceil_mode=False, *, bool return_indices) -> (Tensor, Tensor)",
    "60070c0270e86e64"))
def max_pool1d_with_indices_always_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    return tuple(functions.max_pool1d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode))


@composite(define("nn_max_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] "
    "dilation=1, bool ceil_mode=False, bool return_indices=False) -> Tensor", "05b9624493f4a7f6"))
def nn_max_pool1d_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    found = functions._max_pool_of(1, self, kernel_size, stride, padding, dilation, ceil_mode)
    return tuple(found) if return_indices else found[0]


@composite(define("nn_adaptive_max_pool1d(Tensor self, int[1] output_size, bool return_indices=False) -> Tensor",
    "4ada813a18adbc17"))
def nn_adaptive_max_pool1d_composite(self, output_size, return_indices):
    sizes = [
        n if size is None else size for size, n in zip(
            language.for_dims(output_size, 1, "adaptive_max_pool1d: output_size"), self._sizes[-1:])]
    found = functions._adaptive_max_pool(self, sizes)
    return tuple(found) if return_indices else found[0]


@composite(define("nn_max_unpool1d(Tensor self, Tensor indices, int[1] kernel_size, int[1]? stride=None, int[1] "
    "padding=0, int[]? output_size=None) -> Tensor", "69859e3d64115ad2"))
def nn_max_unpool1d_composite(self, indices, kernel_size, stride, padding, output_size):
    if self._ndim != 2 and self._ndim != 3:
        language.raise_error(f"max_unpool1d: expected an input of 2 or 3 dimensions, got shape {list(self._sizes)}")
    kernel_size = language.for_dims(kernel_size, 1, "max_unpool1d: kernel_size")
    steps = language.for_dims(stride, 1, "max_unpool1d: stride") if stride else kernel_size
    padding = language.for_dims(padding, 1, "max_unpool1d: padding")
    usual = tuple(
        ((n - 1) * s + k - 2 * p for n, s, k, p in zip(self._sizes[self._ndim - 1:], steps, kernel_size, padding)))
    sizes = usual if output_size is None else tuple(output_size)
    if len(sizes) == 3:
        sizes = sizes[2:]
    if len(sizes) != 1:
        language.raise_value_error(f"max_unpool1d: output_size must have 1 or 3 numbers, got {list(sizes)}")
    if [0 for one, n, s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:
        language.raise_value_error(
            f"max_unpool1d: output_size {list(sizes)} is further than the stride from {list(usual)}")
    return functions._put_in_planes(self, indices, (*self._sizes[:self._ndim - 1], *sizes), 1)


@composite(define("avg_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool "
    "ceil_mode=False, bool count_include_pad=True) -> Tensor", "1edc748cddeb7dcd"))
def avg_pool1d_composite(self, kernel_size, stride, padding, ceil_mode, count_include_pad):
    return functions._average_pool_of(1, self, kernel_size, stride, padding, ceil_mode, count_include_pad, None)


composite(define("adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor", "2c1809ab55abda0c"),
    lambda self, output_size: functions._adaptive_average_pool_of(1, self, output_size))

_NORMS_OF_WINDOWS = define("_norms_of_windows(int ndim, Tensor self, float norm_type, int[] kernel_size, int[]? "
    "stride, bool ceil_mode, int number) -> Tensor", "1935408ccf71c41b")

@composite(_NORMS_OF_WINDOWS)
def _norms_of_windows_composite(ndim, self, norm_type, kernel_size, stride, ceil_mode, number):
    means = functions._average_pool_of(ndim, self ** norm_type, kernel_size, stride, (0,), ceil_mode, True, None)
    if self.dtype == dtypes.float64 and functions._has_extremes(means, 1.0):
        unit = functions.abs(self.detach()).max()
        if language.any_true((unit > 0) & functions.isfinite(unit) & (unit != 1)):
            return functions._norms_of_windows(
                ndim, self / unit, norm_type, kernel_size, stride, ceil_mode, number
            ) * unit
    elif self.dtype != dtypes.float64 and functions._has_extremes(means, 1.0):
        means = functions._average_pool_of(ndim, self.to(dtypes.float64) ** norm_type, kernel_size, stride, (0,),
            ceil_mode, True, None)
    return (
        (functions.sgn(means) * functions.relu(functions.abs(means)) * number) ** (1 / norm_type)
    ).to(language.result_dtype(self, 1.0))

@_NORMS_OF_WINDOWS.implement(BATCH_RULE)
def _norms_of_windows_batch(ndim, self, norm_type, kernel_size, stride, ceil_mode, number):
    if self._ndim == ndim + 2:
        return functions._norms_of_windows(ndim, self, norm_type, kernel_size, stride, ceil_mode, number)
    every = functions._norms_of_windows(ndim, self.flatten(0, 1), norm_type, kernel_size, stride, ceil_mode, number)
    return every.unflatten(0, self._sizes[:2])


@composite(define("nn_lp_pool1d(Tensor self, float norm_type, int[1] kernel_size, int[1]? stride=None, bool "
    "ceil_mode=False) -> Tensor", "75286a4a987db122"))
def nn_lp_pool1d_composite(self, norm_type, kernel_size, stride, ceil_mode):
    if norm_type == math.inf:
        return functions.max_pool1d(functions.abs(self), kernel_size, stride, ceil_mode=ceil_mode)
    return functions._norms_of_windows(1, self, norm_type, kernel_size, stride, ceil_mode,
        language.product(language.for_dims(kernel_size, 1, "lp_pool1d: kernel_size")))


@composite(define("max_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] "
    "dilation=1, bool ceil_mode=False) -> Tensor", "31707941be1ac1d6"))
def max_pool2d_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return functions._max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode)[0]


@composite(define("nn_max_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] "
    "dilation=1, bool ceil_mode=False, bool return_indices=False) -> Tensor", "fb3b817763150c59"))
def nn_max_pool2d_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    found = functions._max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode)
    return tuple(found) if return_indices else found[0]


@composite(define("nn_adaptive_max_pool2d(Tensor self, int?[2] output_size, bool return_indices=False) -> Tensor",
    "307f7d584038c03e"))
def nn_adaptive_max_pool2d_composite(self, output_size, return_indices):
    sizes = [
        n if size is None else size for size, n in zip(
            language.for_dims(output_size, 2, "adaptive_max_pool2d: output_size"), self._sizes[-2:])]
    found = functions._adaptive_max_pool(self, sizes)
    return tuple(found) if return_indices else found[0]


@composite(define("nn_max_unpool2d(Tensor self, Tensor indices, int[2] kernel_size, int[2]? stride=None, int[2] "
    "padding=0, int[]? output_size=None) -> Tensor", "9bcd1ca1128272fc"))
def nn_max_unpool2d_composite(self, indices, kernel_size, stride, padding, output_size):
    if self._ndim != 3 and self._ndim != 4:
        language.raise_error(f"max_unpool2d: expected an input of 3 or 4 dimensions, got shape {list(self._sizes)}")
    kernel_size = language.for_dims(kernel_size, 2, "max_unpool2d: kernel_size")
    steps = language.for_dims(stride, 2, "max_unpool2d: stride") if stride else kernel_size
    padding = language.for_dims(padding, 2, "max_unpool2d: padding")
    usual = tuple(
        ((n - 1) * s + k - 2 * p for n, s, k, p in zip(self._sizes[self._ndim - 2:], steps, kernel_size, padding)))
    sizes = usual if output_size is None else tuple(output_size)
    if len(sizes) == 4:
        sizes = sizes[2:]
    if len(sizes) != 2:
        language.raise_value_error(f"max_unpool2d: output_size must have 2 or 4 numbers, got {list(sizes)}")
    if [0 for one, n, s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:
        language.raise_value_error(
            f"max_unpool2d: output_size {list(sizes)} is further than the stride from {list(usual)}")
    return functions._put_in_planes(self, indices, (*self._sizes[:self._ndim - 2], *sizes), 2)


@composite(define("avg_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool "
    "ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor", "dc2d006bfc347ffd",
    "avg_pool2d.out"))
def avg_pool2d_composite(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    return functions._average_pool_of(2, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override)


composite(
    define("adaptive_avg_pool2d(Tensor self, int?[2] output_size) -> Tensor", "2b3dcf836f610776",
        "adaptive_avg_pool2d.out"),
    lambda self, output_size: functions._adaptive_average_pool_of(2, self, output_size))


@composite(define("nn_lp_pool2d(Tensor self, float norm_type, int[2] kernel_size, int[2]? stride=None, bool "
    "ceil_mode=False) -> Tensor", "0878302549108923"))
def nn_lp_pool2d_composite(self, norm_type, kernel_size, stride, ceil_mode):
    if norm_type == math.inf:
        return functions.max_pool2d(functions.abs(self), kernel_size, stride, ceil_mode=ceil_mode)
    return functions._norms_of_windows(2, self, norm_type, kernel_size, stride, ceil_mode,
        language.product(language.for_dims(kernel_size, 2, "lp_pool2d: kernel_size")))


@composite(define("max_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] "
    "dilation=1, bool ceil_mode=False) -> Tensor", "902067cfb0dab3cd"))
def max_pool3d_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return functions._max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode)[0]


@composite(define("nn_max_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] "
    "dilation=1, bool ceil_mode=False, bool return_indices=False) -> Tensor", "e9c4fda35674000a"))
def nn_max_pool3d_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    found = functions._max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode)
    return tuple(found) if return_indices else found[0]


@composite(define("nn_adaptive_max_pool3d(Tensor self, int?[3] output_size, bool return_indices=False) -> Tensor",
    "3262f1b3814304b8"))
def nn_adaptive_max_pool3d_composite(self, output_size, return_indices):
    sizes = [
        n if size is None else size for size, n in zip(
            language.for_dims(output_size, 3, "adaptive_max_pool3d: output_size"), self._sizes[-3:])]
    found = functions._adaptive_max_pool(self, sizes)
    return tuple(found) if return_indices else found[0]


@composite(define("nn_max_unpool3d(Tensor self, Tensor indices, int[3] kernel_size, int[3]? stride=None, int[3] "
    "padding=0, int[]? output_size=None) -> Tensor", "4320349bb56adc63"))
def nn_max_unpool3d_composite(self, indices, kernel_size, stride, padding, output_size):
    if self._ndim != 4 and self._ndim != 5:
        language.raise_error(f"max_unpool3d: expected an input of 4 or 5 dimensions, got shape {list(self._sizes)}")
    kernel_size = language.for_dims(kernel_size, 3, "max_unpool3d: kernel_size")
    steps = language.for_dims(stride, 3, "max_unpool3d: stride") if stride else kernel_size
    padding = language.for_dims(padding, 3, "max_unpool3d: padding")
    usual = tuple(
        ((n - 1) * s + k - 2 * p for n, s, k, p in zip(self._sizes[self._ndim - 3:], steps, kernel_size, padding)))
    sizes = usual if output_size is None else tuple(output_size)
    if len(sizes) == 5:
        sizes = sizes[2:]
    if len(sizes) != 3:
        language.raise_value_error(f"max_unpool3d: output_size must have 3 or 5 numbers, got {list(sizes)}")
    if [0 for one, n, s in zip(sizes, usual, steps) if one <= n - s or one >= n + s]:
        language.raise_value_error(
            f"max_unpool3d: output_size {list(sizes)} is further than the stride from {list(usual)}")
    return functions._put_in_planes(self, indices, (*self._sizes[:self._ndim - 3], *sizes), 3)


@composite(define("avg_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool "
    "ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor", "1a9cf22b57f428a3",
    "avg_pool3d.out"))
def avg_pool3d_composite(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    return functions._average_pool_of(3, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override)


composite(
    define("adaptive_avg_pool3d(Tensor self, int?[3] output_size) -> Tensor", "f15a14be4302f4c2",
        "adaptive_avg_pool3d.out"),
    lambda self, output_size: functions._adaptive_average_pool_of(3, self, output_size))


@composite(define("nn_lp_pool3d(Tensor self, float norm_type, int[3] kernel_size, int[3]? stride=None, bool "
    "ceil_mode=False) -> Tensor", "e21b9f19edc23238"))
def nn_lp_pool3d_composite(self, norm_type, kernel_size, stride, ceil_mode):
    if norm_type == math.inf:
        return functions.max_pool3d(functions.abs(self), kernel_size, stride, ceil_mode=ceil_mode)
    return functions._norms_of_windows(3, self, norm_type, kernel_size, stride, ceil_mode,
        language.product(language.for_dims(kernel_size, 3, "lp_pool3d: kernel_size")))


@composite(define("_fractional_places(Tensor self, int[] kernel_size, int[] output_size, Tensor random_samples) -> "
    "Tensor", "c1999fc9a308c3fa"))
def _fractional_places_composite(self, kernel_size, output_size, random_samples):
    dims = len(kernel_size)
    name = f"fractional_max_pool{dims}d"
    if self._ndim != dims + 1 and self._ndim != dims + 2:
        language.raise_error(
            f"{name}: expected an input of {dims + 1} or {dims + 2} dimensions, got shape {list(self._sizes)}")
    if 0 in self._sizes[self._ndim - dims - 1:]:
        language.raise_error(
            f"{name}: Expected input to have non-zero size for non-batch dimensions, got shape {list(self._sizes)}")
    lead = (*[1] * (dims + 2 - self._ndim), *self._sizes[:self._ndim - dims])
    sizes = self._sizes[self._ndim - dims:]
    if random_samples._ndim == 3 and random_samples._sizes[0] > lead[0]:
        random_samples = random_samples.narrow(0, 0, lead[0])
    if random_samples._sizes != (*lead, dims) or random_samples.dtype != self.dtype:
        language.raise_error(
            f"{name}: Expect _random_samples of shape {[*lead, dims]} and {self.dtype}, got "
            f"{list(random_samples._sizes)} of {random_samples.dtype}")
    places = functions.zeros([1] * (dims + 2), dtype=dtypes.int64)
    inside = functions.zeros([1] * dims, dtype=dtypes.int64)
    for d in range(dims):
        size, kernel, count = (sizes[d], kernel_size[d], output_size[d])
        if kernel < 1 or count < 0 or kernel + count - 1 > size:
            language.raise_error(f"{name}: {count} windows of {kernel} do not fit a dimension of {size}")
        drawn = random_samples.select(2, 1 - d if dims == 2 else d).unsqueeze(2)
        step = (size - kernel) / (count - 1) if count > 1 else 0.0
        starts = functions.trunc(
            (functions.arange(count - 1 if count else 0, dtype=self.dtype) + drawn) * step
        ) - functions.trunc(drawn * step)
        starts = functions.cat(
            [starts, functions.full_like(drawn, size - kernel)], 2
        ).narrow(2, 0, count).to(dtypes.int64)
        places = places * size + starts.reshape((*lead, *[1] * d, count, *[1] * (dims - 1 - d)))
        inside = inside * size + functions.arange(kernel, dtype=dtypes.int64).reshape(
            (*[1] * d, kernel, *[1] * (dims - 1 - d)))
    return places.flatten(2).unsqueeze(3) + inside.reshape((-1,))


@composite(define("_fractional_pool(Tensor self, int[] kernel_size, int[] output_size, Tensor random_samples) -> "
    "(Tensor, Tensor)", "6cc180a975993ea8"))
def _fractional_pool_composite(self, kernel_size, output_size, random_samples):
    dims = len(kernel_size)
    places = functions._fractional_places(self.detach(), kernel_size, output_size, random_samples)
    size = language.product(self._sizes[self._ndim - dims:])
    planes = self.detach().reshape((*places._sizes[:2], size))
    best = functions.argmax(planes.gather(2, places.flatten(2)).reshape(places._sizes), 3, True)
    found = places.gather(3, best).reshape((*self._sizes[:self._ndim - dims], *output_size))
    return (functions._take_from_planes(self, found, dims), found)


@composite(define("_fractional_sizes(Tensor self, int[]? output_size, float[]? output_ratio, int dims) -> int[]",
    "454d3364f9e9c4a1"))
def _fractional_sizes_composite(self, output_size, output_ratio, dims):
    name = f"fractional_max_pool{dims}d"
    if output_size is not None:
        return language.for_dims(output_size, dims, f"{name}: output_size")
    if output_ratio is None:
        language.raise_value_error(f"{name}: say output_size or output_ratio")
    ratios = language.for_dims(output_ratio, dims, f"{name}: output_ratio")
    return [int(size * ratio) for size, ratio in zip(self._sizes[self._ndim - dims:], ratios)]


@composite(define("fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) "
    "-> (Tensor, Tensor)", "3d85904d19e4635b", "fractional_max_pool2d.output"))
def fractional_max_pool2d_composite(self, kernel_size, output_size, random_samples):
    windows = language.for_dims(kernel_size, 2, "fractional_max_pool2d: kernel_size")
    return functions._fractional_pool(self, windows,
        language.for_dims(output_size, 2, "fractional_max_pool2d: output_size"), random_samples)


@composite(define("fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] "
    "output_size, Tensor indices) -> Tensor", "c34683ef16f37d85", "fractional_max_pool2d_backward.grad_input"))
def fractional_max_pool2d_backward_composite(grad_output, self, kernel_size, output_size, indices):
    return functions._add_in_planes(grad_output, indices, self._sizes, 2)


@composite(define("nn_fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? output_size=None, "
    "float[2]? output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> (Tensor, Tensor)",
    "5dba9addf795ebc9"))
def nn_fractional_max_pool2d_with_indices_composite(
    input, kernel_size, output_size, output_ratio, return_indices, _random_samples
):
    sizes = functions._fractional_sizes(input, output_size, output_ratio, 2)
    drawn = _random_samples
    if drawn is None:
        drawn = functions.rand((1 if input._ndim == 3 else input.size(0), input.size(-3), 2), dtype=input.dtype)
    return functions.fractional_max_pool2d(input, kernel_size, sizes, drawn)


@composite(define("nn_fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]? output_size=None, float[2]? "
    "output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> Tensor", "7f7085a9e9059e0b"))
def nn_fractional_max_pool2d_composite(input, kernel_size, output_size, output_ratio, return_indices, _random_samples):
    found = functions.nn_fractional_max_pool2d_with_indices(input, kernel_size, output_size, output_ratio, True,
        _random_samples)
    return tuple(found) if return_indices else found[0]


@composite(define("fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) "
    "-> (Tensor, Tensor)", "2fd7b85be156cb39", "fractional_max_pool3d.output"))
def fractional_max_pool3d_composite(self, kernel_size, output_size, random_samples):
    windows = language.for_dims(kernel_size, 3, "fractional_max_pool3d: kernel_size")
    return functions._fractional_pool(self, windows,
        language.for_dims(output_size, 3, "fractional_max_pool3d: output_size"), random_samples)


@composite(define("fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] "
    "output_size, Tensor indices) -> Tensor", "b5675531bac69a1c", "fractional_max_pool3d_backward.grad_input"))
def fractional_max_pool3d_backward_composite(grad_output, self, kernel_size, output_size, indices):
    return functions._add_in_planes(grad_output, indices, self._sizes, 3)


@composite(define("nn_fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? output_size=None, "
    "float[3]? output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> (Tensor, Tensor)",
    "19676e507163d89d"))
def nn_fractional_max_pool3d_with_indices_composite(
    input, kernel_size, output_size, output_ratio, return_indices, _random_samples
):
    sizes = functions._fractional_sizes(input, output_size, output_ratio, 3)
    drawn = _random_samples
    if drawn is None:
        drawn = functions.rand((1 if input._ndim == 4 else input.size(0), input.size(-4), 3), dtype=input.dtype)
    return functions.fractional_max_pool3d(input, kernel_size, sizes, drawn)


@composite(define("nn_fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]? output_size=None, float[3]? "
    "output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> Tensor", "9e063e11144b4c64"))
def nn_fractional_max_pool3d_composite(input, kernel_size, output_size, output_ratio, return_indices, _random_samples):
    found = functions.nn_fractional_max_pool3d_with_indices(input, kernel_size, output_size, output_ratio, True,
        _random_samples)
    return tuple(found) if return_indices else found[0]
