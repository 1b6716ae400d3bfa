"""The functions and methods of pooling: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.tensor import Tensor

from ..operators.pooling import (
    _MAX_POOL, _MAX_POOL_OF, _AVERAGE_POOL_OF, _ADAPTIVE_MAX_POOL, _ADD_IN_PLANES, _PUT_IN_PLANES,
    _TAKE_LAST_FROM_PLANES, _TAKE_FROM_PLANES, _AVERAGE_POOL, _AVERAGE_POOL_BACKWARD, _ADAPTIVE_AVERAGE_POOL,
    _ADAPTIVE_AVERAGE_POOL_OF, _ADAPTIVE_AVERAGE_POOL_BACKWARD, MAX_POOL1D, MAX_POOL1D_WITH_INDICES,
    MAX_POOL1D_WITH_INDICES_ALWAYS, NN_MAX_POOL1D, NN_ADAPTIVE_MAX_POOL1D, NN_MAX_UNPOOL1D, AVG_POOL1D,
    ADAPTIVE_AVG_POOL1D, _NORMS_OF_WINDOWS, NN_LP_POOL1D, MAX_POOL2D, NN_MAX_POOL2D, NN_ADAPTIVE_MAX_POOL2D,
    NN_MAX_UNPOOL2D, AVG_POOL2D, ADAPTIVE_AVG_POOL2D, NN_LP_POOL2D, MAX_POOL3D, NN_MAX_POOL3D,
    NN_ADAPTIVE_MAX_POOL3D, NN_MAX_UNPOOL3D, AVG_POOL3D, ADAPTIVE_AVG_POOL3D, NN_LP_POOL3D, _FRACTIONAL_PLACES,
    _FRACTIONAL_POOL, _FRACTIONAL_SIZES, FRACTIONAL_MAX_POOL2D, FRACTIONAL_MAX_POOL2D_BACKWARD,
    NN_FRACTIONAL_MAX_POOL2D_WITH_INDICES, NN_FRACTIONAL_MAX_POOL2D, FRACTIONAL_MAX_POOL3D,
    FRACTIONAL_MAX_POOL3D_BACKWARD, NN_FRACTIONAL_MAX_POOL3D_WITH_INDICES, NN_FRACTIONAL_MAX_POOL3D,
)

__all__ = [
    "max_pool1d", "max_pool1d_with_indices", "avg_pool1d", "adaptive_avg_pool1d", "max_pool2d", "max_pool3d",
    "fractional_max_pool2d", "fractional_max_pool3d",
]

_MAX_POOL_FORMS = Overloads("_max_pool", _MAX_POOL)
_MAX_POOL_OF_FORMS = Overloads("_max_pool_of", _MAX_POOL_OF)
_AVERAGE_POOL_OF_FORMS = Overloads("_average_pool_of", _AVERAGE_POOL_OF)
_ADAPTIVE_MAX_POOL_FORMS = Overloads("_adaptive_max_pool", _ADAPTIVE_MAX_POOL)
_ADD_IN_PLANES_FORMS = Overloads("_add_in_planes", _ADD_IN_PLANES)
_PUT_IN_PLANES_FORMS = Overloads("_put_in_planes", _PUT_IN_PLANES)
_TAKE_LAST_FROM_PLANES_FORMS = Overloads("_take_last_from_planes", _TAKE_LAST_FROM_PLANES)
_TAKE_FROM_PLANES_FORMS = Overloads("_take_from_planes", _TAKE_FROM_PLANES)
_AVERAGE_POOL_FORMS = Overloads("_average_pool", _AVERAGE_POOL)
_AVERAGE_POOL_BACKWARD_FORMS = Overloads("_average_pool_backward", _AVERAGE_POOL_BACKWARD)
_ADAPTIVE_AVERAGE_POOL_FORMS = Overloads("_adaptive_average_pool", _ADAPTIVE_AVERAGE_POOL)
_ADAPTIVE_AVERAGE_POOL_OF_FORMS = Overloads("_adaptive_average_pool_of", _ADAPTIVE_AVERAGE_POOL_OF)
_ADAPTIVE_AVERAGE_POOL_BACKWARD_FORMS = Overloads("_adaptive_average_pool_backward", _ADAPTIVE_AVERAGE_POOL_BACKWARD)
MAX_POOL1D_FORMS = Overloads("max_pool1d", MAX_POOL1D)
MAX_POOL1D_WITH_INDICES_FORMS = Overloads(
    "max_pool1d_with_indices", MAX_POOL1D_WITH_INDICES, MAX_POOL1D_WITH_INDICES_ALWAYS
)
NN_MAX_POOL1D_FORMS = Overloads("nn_max_pool1d", NN_MAX_POOL1D)
NN_ADAPTIVE_MAX_POOL1D_FORMS = Overloads("nn_adaptive_max_pool1d", NN_ADAPTIVE_MAX_POOL1D)
NN_MAX_UNPOOL1D_FORMS = Overloads("nn_max_unpool1d", NN_MAX_UNPOOL1D)
AVG_POOL1D_FORMS = Overloads("avg_pool1d", AVG_POOL1D)
ADAPTIVE_AVG_POOL1D_FORMS = Overloads("adaptive_avg_pool1d", ADAPTIVE_AVG_POOL1D)
_NORMS_OF_WINDOWS_FORMS = Overloads("_norms_of_windows", _NORMS_OF_WINDOWS)
NN_LP_POOL1D_FORMS = Overloads("nn_lp_pool1d", NN_LP_POOL1D)
MAX_POOL2D_FORMS = Overloads("max_pool2d", MAX_POOL2D)
NN_MAX_POOL2D_FORMS = Overloads("nn_max_pool2d", NN_MAX_POOL2D)
NN_ADAPTIVE_MAX_POOL2D_FORMS = Overloads("nn_adaptive_max_pool2d", NN_ADAPTIVE_MAX_POOL2D)
NN_MAX_UNPOOL2D_FORMS = Overloads("nn_max_unpool2d", NN_MAX_UNPOOL2D)
AVG_POOL2D_FORMS = Overloads("avg_pool2d", AVG_POOL2D)
ADAPTIVE_AVG_POOL2D_FORMS = Overloads("adaptive_avg_pool2d", ADAPTIVE_AVG_POOL2D)
NN_LP_POOL2D_FORMS = Overloads("nn_lp_pool2d", NN_LP_POOL2D)
MAX_POOL3D_FORMS = Overloads("max_pool3d", MAX_POOL3D)
NN_MAX_POOL3D_FORMS = Overloads("nn_max_pool3d", NN_MAX_POOL3D)
NN_ADAPTIVE_MAX_POOL3D_FORMS = Overloads("nn_adaptive_max_pool3d", NN_ADAPTIVE_MAX_POOL3D)
NN_MAX_UNPOOL3D_FORMS = Overloads("nn_max_unpool3d", NN_MAX_UNPOOL3D)
AVG_POOL3D_FORMS = Overloads("avg_pool3d", AVG_POOL3D)
ADAPTIVE_AVG_POOL3D_FORMS = Overloads("adaptive_avg_pool3d", ADAPTIVE_AVG_POOL3D)
NN_LP_POOL3D_FORMS = Overloads("nn_lp_pool3d", NN_LP_POOL3D)
_FRACTIONAL_PLACES_FORMS = Overloads("_fractional_places", _FRACTIONAL_PLACES)
_FRACTIONAL_POOL_FORMS = Overloads("_fractional_pool", _FRACTIONAL_POOL)
_FRACTIONAL_SIZES_FORMS = Overloads("_fractional_sizes", _FRACTIONAL_SIZES)
FRACTIONAL_MAX_POOL2D_FORMS = Overloads("fractional_max_pool2d", FRACTIONAL_MAX_POOL2D)
FRACTIONAL_MAX_POOL2D_BACKWARD_FORMS = Overloads("fractional_max_pool2d_backward", FRACTIONAL_MAX_POOL2D_BACKWARD)
NN_FRACTIONAL_MAX_POOL2D_WITH_INDICES_FORMS = Overloads(
    "nn_fractional_max_pool2d_with_indices", NN_FRACTIONAL_MAX_POOL2D_WITH_INDICES
)
NN_FRACTIONAL_MAX_POOL2D_FORMS = Overloads("nn_fractional_max_pool2d", NN_FRACTIONAL_MAX_POOL2D)
FRACTIONAL_MAX_POOL3D_FORMS = Overloads("fractional_max_pool3d", FRACTIONAL_MAX_POOL3D)
FRACTIONAL_MAX_POOL3D_BACKWARD_FORMS = Overloads("fractional_max_pool3d_backward", FRACTIONAL_MAX_POOL3D_BACKWARD)
NN_FRACTIONAL_MAX_POOL3D_WITH_INDICES_FORMS = Overloads(
    "nn_fractional_max_pool3d_with_indices", NN_FRACTIONAL_MAX_POOL3D_WITH_INDICES
)
NN_FRACTIONAL_MAX_POOL3D_FORMS = Overloads("nn_fractional_max_pool3d", NN_FRACTIONAL_MAX_POOL3D)


def _max_pool(
    input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING, ceil_mode=MISSING, *rest,
    **named,
):
    """_max_pool(input, kernel_size, stride, padding, dilation, ceil_mode) -> return_types.max_pool

    The largest elements of windows, and their places in a plane.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(kernel_size) is tuple
                and all_of(int, kernel_size)
                and type(stride) is tuple
                and all_of(int, stride)
                and type(padding) is tuple
                and all_of(int, padding)
                and type(dilation) is tuple
                and all_of(int, dilation)
                and type(ceil_mode) is bool
            ):
                return _MAX_POOL[input._keys](input, kernel_size, stride, padding, dilation, ceil_mode)
        return _MAX_POOL_FORMS.call(input, kernel_size, stride, padding, dilation, ceil_mode, rest, named)
    except Exception:
        _MAX_POOL_FORMS.translate(input, kernel_size, stride, padding, dilation, ceil_mode, rest, named)
        raise


def _max_pool_of(
    dims=MISSING, input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING,
    ceil_mode=MISSING, *rest, **named,
):
    """_max_pool_of(dims, input, kernel_size, stride, padding, dilation, ceil_mode) -> return_types.max_pool_of

    The largest elements of windows, and their places in a plane.
    """
    try:
        return _MAX_POOL_OF_FORMS.call(dims, input, kernel_size, stride, padding, dilation, ceil_mode, rest, named)
    except Exception:
        _MAX_POOL_OF_FORMS.translate(dims, input, kernel_size, stride, padding, dilation, ceil_mode, rest, named)
        raise


def _average_pool_of(
    dims=MISSING, input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, ceil_mode=MISSING,
    count_include_pad=MISSING, divisor_override=MISSING, *rest, **named,
):
    """_average_pool_of(dims, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override) -> Tensor

    The means of windows.
    """
    try:
        return _AVERAGE_POOL_OF_FORMS.call(
            dims, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest, named
        )
    except Exception:
        _AVERAGE_POOL_OF_FORMS.translate(
            dims, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest, named
        )
        raise


def _adaptive_max_pool(input=MISSING, output_size=MISSING, *rest, **named):
    """_adaptive_max_pool(input, output_size) -> return_types.adaptive_max_pool

    The largest elements of windows that divide the input evenly, and their places in a plane.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is tuple and all_of(int, output_size):
                return _ADAPTIVE_MAX_POOL[input._keys](input, output_size)
        return _ADAPTIVE_MAX_POOL_FORMS.call(input, output_size, rest, named)
    except Exception:
        _ADAPTIVE_MAX_POOL_FORMS.translate(input, output_size, rest, named)
        raise


def _add_in_planes(input=MISSING, indices=MISSING, sizes=MISSING, dims=MISSING, *rest, **named):
    """_add_in_planes(input, indices, sizes, dims) -> Tensor

    Zeros to which elements are added at their places in a plane.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(indices, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dims) is int
            ):
                return _ADD_IN_PLANES[input._keys | indices._keys](input, indices, sizes, dims)
        return _ADD_IN_PLANES_FORMS.call(input, indices, sizes, dims, rest, named)
    except Exception:
        _ADD_IN_PLANES_FORMS.translate(input, indices, sizes, dims, rest, named)
        raise


def _put_in_planes(input=MISSING, indices=MISSING, sizes=MISSING, dims=MISSING, *rest, **named):
    """_put_in_planes(input, indices, sizes, dims) -> Tensor

    Zeros in which elements stand at their places in a plane.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(indices, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dims) is int
            ):
                return _PUT_IN_PLANES[input._keys | indices._keys](input, indices, sizes, dims)
        return _PUT_IN_PLANES_FORMS.call(input, indices, sizes, dims, rest, named)
    except Exception:
        _PUT_IN_PLANES_FORMS.translate(input, indices, sizes, dims, rest, named)
        raise


def _take_last_from_planes(grad=MISSING, indices=MISSING, sizes=MISSING, dims=MISSING, *rest, **named):
    """_take_last_from_planes(grad, indices, sizes, dims) -> Tensor

    The gradient of the elements that are put into planes; those that others were written over get 0.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(indices, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dims) is int
            ):
                return _TAKE_LAST_FROM_PLANES[grad._keys | indices._keys](grad, indices, sizes, dims)
        return _TAKE_LAST_FROM_PLANES_FORMS.call(grad, indices, sizes, dims, rest, named)
    except Exception:
        _TAKE_LAST_FROM_PLANES_FORMS.translate(grad, indices, sizes, dims, rest, named)
        raise


def _take_from_planes(input=MISSING, indices=MISSING, dims=MISSING, *rest, **named):
    """_take_from_planes(input, indices, dims) -> Tensor

    The elements at places in a plane.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(indices, Tensor) and type(dims) is int:
                return _TAKE_FROM_PLANES[input._keys | indices._keys](input, indices, dims)
        return _TAKE_FROM_PLANES_FORMS.call(input, indices, dims, rest, named)
    except Exception:
        _TAKE_FROM_PLANES_FORMS.translate(input, indices, dims, rest, named)
        raise


def _average_pool(
    input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, ceil_mode=MISSING, count_include_pad=MISSING,
    divisor_override=MISSING, *rest, **named,
):
    """_average_pool(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override) ->
        Tensor

    The means of windows.
    """
    try:
        return _AVERAGE_POOL_FORMS.call(
            input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest, named
        )
    except Exception:
        _AVERAGE_POOL_FORMS.translate(
            input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest, named
        )
        raise


def _average_pool_backward(
    grad_output=MISSING, sizes=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, ceil_mode=MISSING,
    count_include_pad=MISSING, divisor_override=MISSING, *rest, **named,
):
    """_average_pool_backward(grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override) -> Tensor

    The gradient of the input of a mean of windows.
    """
    try:
        return _AVERAGE_POOL_BACKWARD_FORMS.call(
            grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest,
            named,
        )
    except Exception:
        _AVERAGE_POOL_BACKWARD_FORMS.translate(
            grad_output, sizes, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest,
            named,
        )
        raise


def _adaptive_average_pool(input=MISSING, output_size=MISSING, *rest, **named):
    """_adaptive_average_pool(input, output_size) -> Tensor

    The means of windows that divide the input evenly.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is tuple and all_of(int, output_size):
                return _ADAPTIVE_AVERAGE_POOL[input._keys](input, output_size)
        return _ADAPTIVE_AVERAGE_POOL_FORMS.call(input, output_size, rest, named)
    except Exception:
        _ADAPTIVE_AVERAGE_POOL_FORMS.translate(input, output_size, rest, named)
        raise


def _adaptive_average_pool_of(dims=MISSING, input=MISSING, output_size=MISSING, *rest, **named):
    """_adaptive_average_pool_of(dims, input, output_size) -> Tensor

    The means of windows that divide the last `dims` dimensions evenly; one window alone is a mean.
    """
    try:
        return _ADAPTIVE_AVERAGE_POOL_OF_FORMS.call(dims, input, output_size, rest, named)
    except Exception:
        _ADAPTIVE_AVERAGE_POOL_OF_FORMS.translate(dims, input, output_size, rest, named)
        raise


def _adaptive_average_pool_backward(grad_output=MISSING, sizes=MISSING, dims=MISSING, *rest, **named):
    """_adaptive_average_pool_backward(grad_output, sizes, dims) -> Tensor

    The gradient of the input of a mean of windows that divide it evenly.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(sizes) is tuple and all_of(int, sizes) and type(dims) is int:
                return _ADAPTIVE_AVERAGE_POOL_BACKWARD[grad_output._keys](grad_output, sizes, dims)
        return _ADAPTIVE_AVERAGE_POOL_BACKWARD_FORMS.call(grad_output, sizes, dims, rest, named)
    except Exception:
        _ADAPTIVE_AVERAGE_POOL_BACKWARD_FORMS.translate(grad_output, sizes, dims, rest, named)
        raise


def max_pool1d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool1d(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False) -> Tensor

    The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL1D[input._keys](input, (kernel_size,), None, (0,), (1,), False)
        return MAX_POOL1D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL1D_FORMS.translate(input, kernel_size, rest, named)
        raise


def max_pool1d_with_indices(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool1d_with_indices(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False)
        -> tuple[Tensor, Tensor]
    max_pool1d_with_indices(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False,
        *, return_indices) -> tuple[Tensor, Tensor]

    The largest element of every window of the last dimension, and its index in the input.

    >>> ow.max_pool1d_with_indices(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    (tensor([[5., 4.]]), tensor([[1, 3]]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL1D_WITH_INDICES[input._keys](input, (kernel_size,), None, (0,), (1,), False)
        return MAX_POOL1D_WITH_INDICES_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL1D_WITH_INDICES_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_max_pool1d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool1d(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False,
        return_indices=False) -> Tensor

    The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool1d`.

    >>> ow.nn.functional.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_MAX_POOL1D[input._keys](input, (kernel_size,), None, (0,), (1,), False, False)
        return NN_MAX_POOL1D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_MAX_POOL1D_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_adaptive_max_pool1d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool1d(input, output_size, return_indices=False) -> Tensor

    The largest element of each of `output_size` windows that divide the last dimension evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return NN_ADAPTIVE_MAX_POOL1D[input._keys](input, (output_size,), False)
        return NN_ADAPTIVE_MAX_POOL1D_FORMS.call(input, output_size, rest, named)
    except Exception:
        NN_ADAPTIVE_MAX_POOL1D_FORMS.translate(input, output_size, rest, named)
        raise


def nn_max_unpool1d(input=MISSING, indices=MISSING, kernel_size=MISSING, *rest, **named):
    """max_unpool1d(input, indices, kernel_size, stride=None, padding=(0,), output_size=None) -> Tensor

    The inverse of `max_pool1d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.tensor([[1.0, 5.0, 2.0, 4.0]])
    >>> values, indices = ow.nn.functional.max_pool1d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool1d(values, indices, 2).flatten()
    tensor([0., 5., 0., 4.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(indices, Tensor) and type(kernel_size) is int:
                return NN_MAX_UNPOOL1D[input._keys | indices._keys](input, indices, (kernel_size,), None, (0,), None)
        return NN_MAX_UNPOOL1D_FORMS.call(input, indices, kernel_size, rest, named)
    except Exception:
        NN_MAX_UNPOOL1D_FORMS.translate(input, indices, kernel_size, rest, named)
        raise


def avg_pool1d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """avg_pool1d(input, kernel_size, stride=None, padding=(0,), ceil_mode=False, count_include_pad=True) ->
        Tensor

    The mean of every window of the last dimension.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.

    >>> ow.nn.functional.avg_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[3., 3.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return AVG_POOL1D[input._keys](input, (kernel_size,), None, (0,), False, True)
        return AVG_POOL1D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        AVG_POOL1D_FORMS.translate(input, kernel_size, rest, named)
        raise


def adaptive_avg_pool1d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_avg_pool1d(input, output_size) -> Tensor

    The mean of each of `output_size` windows that divide the last dimension evenly.

    >>> ow.nn.functional.adaptive_avg_pool1d(ow.tensor([[1.0, 5.0, 2.0]]), 2)
    tensor([[3.0000, 3.5000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_AVG_POOL1D[input._keys](input, (output_size,))
        return ADAPTIVE_AVG_POOL1D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_AVG_POOL1D_FORMS.translate(input, output_size, rest, named)
        raise


def _norms_of_windows(
    ndim=MISSING, input=MISSING, norm_type=MISSING, kernel_size=MISSING, stride=MISSING, ceil_mode=MISSING,
    number=MISSING, *rest, **named,
):
    """_norms_of_windows(ndim, input, norm_type, kernel_size, stride, ceil_mode, number) -> Tensor

    The p-norms of windows of `number` elements.
    """
    try:
        return _NORMS_OF_WINDOWS_FORMS.call(ndim, input, norm_type, kernel_size, stride, ceil_mode, number, rest, named)
    except Exception:
        _NORMS_OF_WINDOWS_FORMS.translate(ndim, input, norm_type, kernel_size, stride, ceil_mode, number, rest, named)
        raise


def nn_lp_pool1d(input=MISSING, norm_type=MISSING, kernel_size=MISSING, *rest, **named):
    """lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False) -> Tensor

    The p-norm of every window of the last dimension, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool1d(ow.tensor([[3.0, 4.0]]), 2, 2)
    tensor([[5.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(norm_type) is float and type(kernel_size) is int:
                return NN_LP_POOL1D[input._keys](input, norm_type, (kernel_size,), None, False)
        return NN_LP_POOL1D_FORMS.call(input, norm_type, kernel_size, rest, named)
    except Exception:
        NN_LP_POOL1D_FORMS.translate(input, norm_type, kernel_size, rest, named)
        raise


def max_pool2d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool2d(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1), ceil_mode=False) -> Tensor

    The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL2D[input._keys](input, (kernel_size,) * 2, None, (0, 0), (1, 1), False)
        return MAX_POOL2D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL2D_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_max_pool2d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool2d(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1), ceil_mode=False,
        return_indices=False) -> Tensor

    The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool2d`.

    >>> ow.nn.functional.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_MAX_POOL2D[input._keys](input, (kernel_size,) * 2, None, (0, 0), (1, 1), False, False)
        return NN_MAX_POOL2D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_MAX_POOL2D_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_adaptive_max_pool2d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool2d(input, output_size, return_indices=False) -> Tensor

    The largest element of each of `output_size` windows that divide the last two dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return NN_ADAPTIVE_MAX_POOL2D[input._keys](input, (output_size,) * 2, False)
        return NN_ADAPTIVE_MAX_POOL2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        NN_ADAPTIVE_MAX_POOL2D_FORMS.translate(input, output_size, rest, named)
        raise


def nn_max_unpool2d(input=MISSING, indices=MISSING, kernel_size=MISSING, *rest, **named):
    """max_unpool2d(input, indices, kernel_size, stride=None, padding=(0, 0), output_size=None) -> Tensor

    The inverse of `max_pool2d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(4.0).reshape(1, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool2d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool2d(values, indices, 2).flatten()
    tensor([0., 0., 0., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(indices, Tensor) and type(kernel_size) is int:
                return NN_MAX_UNPOOL2D[input._keys | indices._keys](
                    input, indices, (kernel_size,) * 2, None, (0, 0), None
                )
        return NN_MAX_UNPOOL2D_FORMS.call(input, indices, kernel_size, rest, named)
    except Exception:
        NN_MAX_UNPOOL2D_FORMS.translate(input, indices, kernel_size, rest, named)
        raise


def avg_pool2d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """avg_pool2d(input, kernel_size, stride=None, padding=(0, 0), ceil_mode=False, count_include_pad=True,
        divisor_override=None, *, out=None) -> Tensor

    The mean of every window of the last two dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 2.5000,  4.5000],
             [10.5000, 12.5000]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return AVG_POOL2D[input._keys](input, (kernel_size,) * 2, None, (0, 0), False, True, None)
        return AVG_POOL2D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        AVG_POOL2D_FORMS.translate(input, kernel_size, rest, named)
        raise


def adaptive_avg_pool2d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_avg_pool2d(input, output_size, *, out=None) -> Tensor

    The mean of each of `output_size` windows that divide the last two dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), (1, 2))
    tensor([[[6.5000, 8.5000]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_AVG_POOL2D[input._keys](input, (output_size,) * 2)
        return ADAPTIVE_AVG_POOL2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_AVG_POOL2D_FORMS.translate(input, output_size, rest, named)
        raise


def nn_lp_pool2d(input=MISSING, norm_type=MISSING, kernel_size=MISSING, *rest, **named):
    """lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False) -> Tensor

    The p-norm of every window of the last two dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool2d(ow.ones(1, 1, 2, 2), 2, 2)
    tensor([[[[2.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(norm_type) is float and type(kernel_size) is int:
                return NN_LP_POOL2D[input._keys](input, norm_type, (kernel_size,) * 2, None, False)
        return NN_LP_POOL2D_FORMS.call(input, norm_type, kernel_size, rest, named)
    except Exception:
        NN_LP_POOL2D_FORMS.translate(input, norm_type, kernel_size, rest, named)
        raise


def max_pool3d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool3d(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False) ->
        Tensor

    The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL3D[input._keys](input, (kernel_size,) * 3, None, (0, 0, 0), (1, 1, 1), False)
        return MAX_POOL3D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL3D_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_max_pool3d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool3d(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False,
        return_indices=False) -> Tensor

    The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool3d`.

    >>> ow.nn.functional.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_MAX_POOL3D[input._keys](input, (kernel_size,) * 3, None, (0, 0, 0), (1, 1, 1), False, False)
        return NN_MAX_POOL3D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_MAX_POOL3D_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_adaptive_max_pool3d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool3d(input, output_size, return_indices=False) -> Tensor

    The largest element of each of `output_size` windows that divide the last three dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    7.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return NN_ADAPTIVE_MAX_POOL3D[input._keys](input, (output_size,) * 3, False)
        return NN_ADAPTIVE_MAX_POOL3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        NN_ADAPTIVE_MAX_POOL3D_FORMS.translate(input, output_size, rest, named)
        raise


def nn_max_unpool3d(input=MISSING, indices=MISSING, kernel_size=MISSING, *rest, **named):
    """max_unpool3d(input, indices, kernel_size, stride=None, padding=(0, 0, 0), output_size=None) -> Tensor

    The inverse of `max_pool3d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool3d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool3d(values, indices, 2).flatten()
    tensor([0., 0., 0., 0., 0., 0., 0., 7.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(indices, Tensor) and type(kernel_size) is int:
                return NN_MAX_UNPOOL3D[input._keys | indices._keys](
                    input, indices, (kernel_size,) * 3, None, (0, 0, 0), None
                )
        return NN_MAX_UNPOOL3D_FORMS.call(input, indices, kernel_size, rest, named)
    except Exception:
        NN_MAX_UNPOOL3D_FORMS.translate(input, indices, kernel_size, rest, named)
        raise


def avg_pool3d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """avg_pool3d(input, kernel_size, stride=None, padding=(0, 0, 0), ceil_mode=False, count_include_pad=True,
        divisor_override=None, *, out=None) -> Tensor

    The mean of every window of the last three dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    3.5
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return AVG_POOL3D[input._keys](input, (kernel_size,) * 3, None, (0, 0, 0), False, True, None)
        return AVG_POOL3D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        AVG_POOL3D_FORMS.translate(input, kernel_size, rest, named)
        raise


def adaptive_avg_pool3d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_avg_pool3d(input, output_size, *, out=None) -> Tensor

    The mean of each of `output_size` windows that divide the last three dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    3.5
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_AVG_POOL3D[input._keys](input, (output_size,) * 3)
        return ADAPTIVE_AVG_POOL3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_AVG_POOL3D_FORMS.translate(input, output_size, rest, named)
        raise


def nn_lp_pool3d(input=MISSING, norm_type=MISSING, kernel_size=MISSING, *rest, **named):
    """lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False) -> Tensor

    The p-norm of every window of the last three dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool3d(ow.ones(1, 1, 2, 2, 2), 1, 2).item()
    8.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(norm_type) is float and type(kernel_size) is int:
                return NN_LP_POOL3D[input._keys](input, norm_type, (kernel_size,) * 3, None, False)
        return NN_LP_POOL3D_FORMS.call(input, norm_type, kernel_size, rest, named)
    except Exception:
        NN_LP_POOL3D_FORMS.translate(input, norm_type, kernel_size, rest, named)
        raise


def _fractional_places(input=MISSING, kernel_size=MISSING, output_size=MISSING, random_samples=MISSING, *rest, **named):
    """_fractional_places(input, kernel_size, output_size, random_samples) -> Tensor

    Where windows drawn by chance lie in their planes: (batch, planes, windows, elements).
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(kernel_size) is tuple
                and all_of(int, kernel_size)
                and type(output_size) is tuple
                and all_of(int, output_size)
                and isinstance(random_samples, Tensor)
            ):
                return _FRACTIONAL_PLACES[input._keys | random_samples._keys](
                    input, kernel_size, output_size, random_samples
                )
        return _FRACTIONAL_PLACES_FORMS.call(input, kernel_size, output_size, random_samples, rest, named)
    except Exception:
        _FRACTIONAL_PLACES_FORMS.translate(input, kernel_size, output_size, random_samples, rest, named)
        raise


def _fractional_pool(input=MISSING, kernel_size=MISSING, output_size=MISSING, random_samples=MISSING, *rest, **named):
    """_fractional_pool(input, kernel_size, output_size, random_samples) -> tuple[Tensor, Tensor]

    The largest elements of windows that are drawn by chance, and their places in their planes.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(kernel_size) is tuple
                and all_of(int, kernel_size)
                and type(output_size) is tuple
                and all_of(int, output_size)
                and isinstance(random_samples, Tensor)
            ):
                return _FRACTIONAL_POOL[input._keys | random_samples._keys](
                    input, kernel_size, output_size, random_samples
                )
        return _FRACTIONAL_POOL_FORMS.call(input, kernel_size, output_size, random_samples, rest, named)
    except Exception:
        _FRACTIONAL_POOL_FORMS.translate(input, kernel_size, output_size, random_samples, rest, named)
        raise


def _fractional_sizes(input=MISSING, output_size=MISSING, output_ratio=MISSING, dims=MISSING, *rest, **named):
    """_fractional_sizes(input, output_size, output_ratio, dims) -> tuple[int, ...]

    How many windows there are in each dimension.
    """
    try:
        return _FRACTIONAL_SIZES_FORMS.call(input, output_size, output_ratio, dims, rest, named)
    except Exception:
        _FRACTIONAL_SIZES_FORMS.translate(input, output_size, output_ratio, dims, rest, named)
        raise


def fractional_max_pool2d(
    input=MISSING, kernel_size=MISSING, output_size=MISSING, random_samples=MISSING, *rest, **named
):
    """fractional_max_pool2d(input, kernel_size, output_size, random_samples, *, out=None) -> tuple[Tensor,
        Tensor]

    The largest elements of windows that `random_samples` places, and where they lie in their planes.

    From B. Graham, arXiv 1412.6071. `random_samples` (batch, planes, 2) lie between 0 and 1.

    >>> ow.fractional_max_pool2d(ow.arange(9.0).reshape(1, 3, 3), 2, 2, ow.tensor([[[0.5, 0.5]]]))[0]
    tensor([[[4., 5.],
             [7., 8.]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(output_size) is int
                and isinstance(random_samples, Tensor)
            ):
                return FRACTIONAL_MAX_POOL2D[input._keys | random_samples._keys](
                    input, (kernel_size,) * 2, (output_size,) * 2, random_samples
                )
        return FRACTIONAL_MAX_POOL2D_FORMS.call(input, kernel_size, output_size, random_samples, rest, named)
    except Exception:
        FRACTIONAL_MAX_POOL2D_FORMS.translate(input, kernel_size, output_size, random_samples, rest, named)
        raise


def fractional_max_pool2d_backward(
    grad_output=MISSING, input=MISSING, kernel_size=MISSING, output_size=MISSING, indices=MISSING, *rest, **named
):
    """fractional_max_pool2d_backward(grad_output, input, kernel_size, output_size, indices, *, out=None) ->
        Tensor

    The gradient of the input of `fractional_max_pool2d`.

    >>> grad, places = ow.ones(1, 1, 1), ow.ones(1, 1, 1, dtype=ow.int64)
    >>> ow.nn.functional.fractional_max_pool2d_backward(grad, ow.zeros(1, 1, 2), 1, 1, places)
    tensor([[[0., 1.]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(output_size) is int
                and isinstance(indices, Tensor)
            ):
                return FRACTIONAL_MAX_POOL2D_BACKWARD[grad_output._keys | input._keys | indices._keys](
                    grad_output, input, (kernel_size,) * 2, (output_size,) * 2, indices
                )
        return FRACTIONAL_MAX_POOL2D_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, output_size, indices, rest, named
        )
    except Exception:
        FRACTIONAL_MAX_POOL2D_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, output_size, indices, rest, named
        )
        raise


def nn_fractional_max_pool2d_with_indices(input=MISSING, kernel_size=MISSING, *rest, **named):
    """fractional_max_pool2d_with_indices(input, kernel_size, output_size=None, output_ratio=None,
        return_indices=False, _random_samples=None) -> tuple[Tensor, Tensor]

    `fractional_max_pool2d` with the places of the elements.

    >>> x = ow.arange(9.0).reshape(1, 3, 3)
    >>> values, places = ow.nn.functional.fractional_max_pool2d_with_indices(x, 2, 2)
    >>> places.flatten()[-1]
    tensor(8)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_FRACTIONAL_MAX_POOL2D_WITH_INDICES[input._keys](
                    input, (kernel_size,) * 2, None, None, False, None
                )
        return NN_FRACTIONAL_MAX_POOL2D_WITH_INDICES_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_FRACTIONAL_MAX_POOL2D_WITH_INDICES_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_fractional_max_pool2d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
        _random_samples=None) -> Tensor

    The largest elements of windows whose places are drawn by chance, `output_size` of them, or
        `output_ratio` of the size.

    From B. Graham, arXiv 1412.6071. With `return_indices` also where they lie in their planes, for
        `max_unpool2d`.

    >>> x = ow.arange(9.0).reshape(1, 3, 3)
    >>> ow.nn.functional.fractional_max_pool2d(x, 2, 2)[..., -1:].max()
    tensor(8.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_FRACTIONAL_MAX_POOL2D[input._keys](input, (kernel_size,) * 2, None, None, False, None)
        return NN_FRACTIONAL_MAX_POOL2D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_FRACTIONAL_MAX_POOL2D_FORMS.translate(input, kernel_size, rest, named)
        raise


def fractional_max_pool3d(
    input=MISSING, kernel_size=MISSING, output_size=MISSING, random_samples=MISSING, *rest, **named
):
    """fractional_max_pool3d(input, kernel_size, output_size, random_samples, *, out=None) -> tuple[Tensor,
        Tensor]

    The largest elements of windows that `random_samples` places, and where they lie in their planes.

    From B. Graham, arXiv 1412.6071. `random_samples` (batch, planes, 3) lie between 0 and 1.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> ow.fractional_max_pool3d(x, 2, 1, ow.tensor([[[0.5, 0.5, 0.5]]]))[0]
    tensor([[[[7.]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(output_size) is int
                and isinstance(random_samples, Tensor)
            ):
                return FRACTIONAL_MAX_POOL3D[input._keys | random_samples._keys](
                    input, (kernel_size,) * 3, (output_size,) * 3, random_samples
                )
        return FRACTIONAL_MAX_POOL3D_FORMS.call(input, kernel_size, output_size, random_samples, rest, named)
    except Exception:
        FRACTIONAL_MAX_POOL3D_FORMS.translate(input, kernel_size, output_size, random_samples, rest, named)
        raise


def fractional_max_pool3d_backward(
    grad_output=MISSING, input=MISSING, kernel_size=MISSING, output_size=MISSING, indices=MISSING, *rest, **named
):
    """fractional_max_pool3d_backward(grad_output, input, kernel_size, output_size, indices, *, out=None) ->
        Tensor

    The gradient of the input of `fractional_max_pool3d`.

    >>> grad, places = ow.ones(1, 1, 1, 1), ow.ones(1, 1, 1, 1, dtype=ow.int64)
    >>> ow.nn.functional.fractional_max_pool3d_backward(grad, ow.zeros(1, 1, 1, 2), 1, 1, places)
    tensor([[[[0., 1.]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(output_size) is int
                and isinstance(indices, Tensor)
            ):
                return FRACTIONAL_MAX_POOL3D_BACKWARD[grad_output._keys | input._keys | indices._keys](
                    grad_output, input, (kernel_size,) * 3, (output_size,) * 3, indices
                )
        return FRACTIONAL_MAX_POOL3D_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, output_size, indices, rest, named
        )
    except Exception:
        FRACTIONAL_MAX_POOL3D_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, output_size, indices, rest, named
        )
        raise


def nn_fractional_max_pool3d_with_indices(input=MISSING, kernel_size=MISSING, *rest, **named):
    """fractional_max_pool3d_with_indices(input, kernel_size, output_size=None, output_ratio=None,
        return_indices=False, _random_samples=None) -> tuple[Tensor, Tensor]

    `fractional_max_pool3d` with the places of the elements.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> values, places = ow.nn.functional.fractional_max_pool3d_with_indices(x, 2, 1)
    >>> places.flatten()[-1]
    tensor(7)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_FRACTIONAL_MAX_POOL3D_WITH_INDICES[input._keys](
                    input, (kernel_size,) * 3, None, None, False, None
                )
        return NN_FRACTIONAL_MAX_POOL3D_WITH_INDICES_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_FRACTIONAL_MAX_POOL3D_WITH_INDICES_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_fractional_max_pool3d(input=MISSING, kernel_size=MISSING, *rest, **named):
    """fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
        _random_samples=None) -> Tensor

    The largest elements of windows whose places are drawn by chance, `output_size` of them, or
        `output_ratio` of the size.

    From B. Graham, arXiv 1412.6071. With `return_indices` also where they lie in their planes, for
        `max_unpool3d`.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> ow.nn.functional.fractional_max_pool3d(x, 2, 1)[..., -1:].max()
    tensor(7.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_FRACTIONAL_MAX_POOL3D[input._keys](input, (kernel_size,) * 3, None, None, False, None)
        return NN_FRACTIONAL_MAX_POOL3D_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_FRACTIONAL_MAX_POOL3D_FORMS.translate(input, kernel_size, rest, named)
        raise
