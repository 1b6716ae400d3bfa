# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of pooling."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_max_pool = declare("_max_pool(input, kernel_size, stride, padding, dilation, ceil_mode)", "The largest elements of "
    "windows, and their places in a plane.", result="return_types.max_pool")
_max_pool_of = declare("_max_pool_of(dims, input, kernel_size, stride, padding, dilation, ceil_mode)", "The largest "
    "elements of windows, and their places in a plane.", result="return_types.max_pool_of")
_average_pool_of = declare("_average_pool_of(dims, input, kernel_size, stride, padding, ceil_mode, count_include_pad, "
    "divisor_override)", "The means of windows.")
_adaptive_max_pool = declare("_adaptive_max_pool(input, output_size)", "The largest elements of windows that divide "
    "the input evenly, and their places in a plane.", result="return_types.adaptive_max_pool")
_add_in_planes = declare("_add_in_planes(input, indices, sizes, dims)", "Zeros to which elements are added at their "
    "places in a plane.")
_put_in_planes = declare("_put_in_planes(input, indices, sizes, dims)", "Zeros in which elements stand at their places "
    "in a plane.")
_take_last_from_planes = declare("_take_last_from_planes(grad, indices, sizes, dims)", "The gradient of the elements "
    "that are put into planes; those that others were written over get 0.")
_take_from_planes = declare("_take_from_planes(input, indices, dims)", "The elements at places in a plane.")
_average_pool = declare("_average_pool(input, kernel_size, stride, padding, ceil_mode, count_include_pad, "
    "divisor_override)", "The means of windows.")
_average_pool_backward = declare("_average_pool_backward(grad_output, sizes, kernel_size, stride, padding, ceil_mode, "
    "count_include_pad, divisor_override)", "The gradient of the input of a mean of windows.")
_adaptive_average_pool = declare("_adaptive_average_pool(input, output_size)", "The means of windows that divide the "
    "input evenly.")
_adaptive_average_pool_of = declare("_adaptive_average_pool_of(dims, input, output_size)", "The means of windows that "
    "divide the last `dims` dimensions evenly; one window alone is a mean.")
_adaptive_average_pool_backward = declare("_adaptive_average_pool_backward(grad_output, sizes, dims)", "The gradient "
    "of the input of a mean of windows that divide it evenly.")


@public()
def max_pool1d(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False):
    """The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """


@public("", "always")
def max_pool1d_with_indices(
    input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False, *, return_indices
):
    """max_pool1d_with_indices(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False)
        -> tuple[Tensor, Tensor]
    max_pool1d_with_indices(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False,
        *, return_indices) -> tuple[Tensor, Tensor]

    The largest element of every window of the last dimension, and its index in the input.

    >>> ow.max_pool1d_with_indices(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    (tensor([[5., 4.]]), tensor([[1, 3]]))
    """


@public(module="nn")
def nn_max_pool1d(input, kernel_size, stride=None, padding=(0,), dilation=(1,), ceil_mode=False, return_indices=False):
    """The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool1d`.

    >>> ow.nn.functional.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """


@public(module="nn")
def nn_adaptive_max_pool1d(input, output_size, return_indices=False):
    """The largest element of each of `output_size` windows that divide the last dimension evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """


@public(module="nn")
def nn_max_unpool1d(input, indices, kernel_size, stride=None, padding=(0,), output_size=None):
    """The inverse of `max_pool1d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.tensor([[1.0, 5.0, 2.0, 4.0]])
    >>> values, indices = ow.nn.functional.max_pool1d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool1d(values, indices, 2).flatten()
    tensor([0., 5., 0., 4.])
    """


@public()
def avg_pool1d(input, kernel_size, stride=None, padding=(0,), ceil_mode=False, count_include_pad=True):
    """The mean of every window of the last dimension.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.

    >>> ow.nn.functional.avg_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[3., 3.]])
    """


@public()
def adaptive_avg_pool1d(input, output_size):
    """The mean of each of `output_size` windows that divide the last dimension evenly.

    >>> ow.nn.functional.adaptive_avg_pool1d(ow.tensor([[1.0, 5.0, 2.0]]), 2)
    tensor([[3.0000, 3.5000]])
    """


_norms_of_windows = declare("_norms_of_windows(ndim, input, norm_type, kernel_size, stride, ceil_mode, number)", "The "
    "p-norms of windows of `number` elements.")


@public(module="nn")
def nn_lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """The p-norm of every window of the last dimension, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool1d(ow.tensor([[3.0, 4.0]]), 2, 2)
    tensor([[5.]])
    """


@public()
def max_pool2d(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1), ceil_mode=False):
    """The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """


@public(module="nn")
def nn_max_pool2d(
    input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1), ceil_mode=False, return_indices=False
):
    """The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool2d`.

    >>> ow.nn.functional.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """


@public(module="nn")
def nn_adaptive_max_pool2d(input, output_size, return_indices=False):
    """The largest element of each of `output_size` windows that divide the last two dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """


@public(module="nn")
def nn_max_unpool2d(input, indices, kernel_size, stride=None, padding=(0, 0), output_size=None):
    """The inverse of `max_pool2d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(4.0).reshape(1, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool2d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool2d(values, indices, 2).flatten()
    tensor([0., 0., 0., 3.])
    """


@public(module="nn")
def avg_pool2d(
    input, kernel_size, stride=None, padding=(0, 0), ceil_mode=False, count_include_pad=True, divisor_override=None, *,
    out=None,
):
    """The mean of every window of the last two dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 2.5000,  4.5000],
             [10.5000, 12.5000]]])
    """


@public(module="nn")
def adaptive_avg_pool2d(input, output_size, *, out=None):
    """The mean of each of `output_size` windows that divide the last two dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), (1, 2))
    tensor([[[6.5000, 8.5000]]])
    """


@public(module="nn")
def nn_lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """The p-norm of every window of the last two dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool2d(ow.ones(1, 1, 2, 2), 2, 2)
    tensor([[[[2.]]]])
    """


@public()
def max_pool3d(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False):
    """The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """


@public(module="nn")
def nn_max_pool3d(
    input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False, return_indices=False
):
    """The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool3d`.

    >>> ow.nn.functional.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """


@public(module="nn")
def nn_adaptive_max_pool3d(input, output_size, return_indices=False):
    """The largest element of each of `output_size` windows that divide the last three dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    7.0
    """


@public(module="nn")
def nn_max_unpool3d(input, indices, kernel_size, stride=None, padding=(0, 0, 0), output_size=None):
    """The inverse of `max_pool3d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool3d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool3d(values, indices, 2).flatten()
    tensor([0., 0., 0., 0., 0., 0., 0., 7.])
    """


@public(module="nn")
def avg_pool3d(
    input, kernel_size, stride=None, padding=(0, 0, 0), ceil_mode=False, count_include_pad=True, divisor_override=None,
    *, out=None,
):
    """The mean of every window of the last three dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    3.5
    """


@public(module="nn")
def adaptive_avg_pool3d(input, output_size, *, out=None):
    """The mean of each of `output_size` windows that divide the last three dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    3.5
    """


@public(module="nn")
def nn_lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """The p-norm of every window of the last three dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool3d(ow.ones(1, 1, 2, 2, 2), 1, 2).item()
    8.0
    """


_fractional_places = declare("_fractional_places(input, kernel_size, output_size, random_samples)", "Where windows "
    "drawn by chance lie in their planes: (batch, planes, windows, elements).")
_fractional_pool = declare("_fractional_pool(input, kernel_size, output_size, random_samples)", "The largest elements "
    "of windows that are drawn by chance, and their places in their planes.", result="tuple[Tensor, Tensor]")
_fractional_sizes = declare("_fractional_sizes(input, output_size, output_ratio, dims)", "How many windows there are "
    "in each dimension.", result="tuple[int, ...]")


@public(result="tuple[Tensor, Tensor]")
def fractional_max_pool2d(input, kernel_size, output_size, random_samples, *, out=None):
    """The largest elements of windows that `random_samples` places, and where they lie in their planes.

    From B. Graham, arXiv 1412.6071. `random_samples` (batch, planes, 2) lie between 0 and 1.

    >>> ow.fractional_max_pool2d(ow.arange(9.0).reshape(1, 3, 3), 2, 2, ow.tensor([[[0.5, 0.5]]]))[0]
    tensor([[[4., 5.],
             [7., 8.]]])
    """


@public(module="nn")
def fractional_max_pool2d_backward(grad_output, input, kernel_size, output_size, indices, *, out=None):
    """The gradient of the input of `fractional_max_pool2d`.

    >>> grad, places = ow.ones(1, 1, 1), ow.ones(1, 1, 1, dtype=ow.int64)
    >>> ow.nn.functional.fractional_max_pool2d_backward(grad, ow.zeros(1, 1, 2), 1, 1, places)
    tensor([[[0., 1.]]])
    """


@public(result="tuple[Tensor, Tensor]", module="nn")
def nn_fractional_max_pool2d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None
):
    """`fractional_max_pool2d` with the places of the elements.

    >>> x = ow.arange(9.0).reshape(1, 3, 3)
    >>> values, places = ow.nn.functional.fractional_max_pool2d_with_indices(x, 2, 2)
    >>> places.flatten()[-1]
    tensor(8)
    """


@public(module="nn")
def nn_fractional_max_pool2d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None
):
    """The largest elements of windows whose places are drawn by chance, `output_size` of them, or
        `output_ratio` of the size.

    From B. Graham, arXiv 1412.6071. With `return_indices` also where they lie in their planes, for
        `max_unpool2d`.

    >>> x = ow.arange(9.0).reshape(1, 3, 3)
    >>> ow.nn.functional.fractional_max_pool2d(x, 2, 2)[..., -1:].max()
    tensor(8.)
    """


@public(result="tuple[Tensor, Tensor]")
def fractional_max_pool3d(input, kernel_size, output_size, random_samples, *, out=None):
    """The largest elements of windows that `random_samples` places, and where they lie in their planes.

    From B. Graham, arXiv 1412.6071. `random_samples` (batch, planes, 3) lie between 0 and 1.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> ow.fractional_max_pool3d(x, 2, 1, ow.tensor([[[0.5, 0.5, 0.5]]]))[0]
    tensor([[[[7.]]]])
    """


@public(module="nn")
def fractional_max_pool3d_backward(grad_output, input, kernel_size, output_size, indices, *, out=None):
    """The gradient of the input of `fractional_max_pool3d`.

    >>> grad, places = ow.ones(1, 1, 1, 1), ow.ones(1, 1, 1, 1, dtype=ow.int64)
    >>> ow.nn.functional.fractional_max_pool3d_backward(grad, ow.zeros(1, 1, 1, 2), 1, 1, places)
    tensor([[[[0., 1.]]]])
    """


@public(result="tuple[Tensor, Tensor]", module="nn")
def nn_fractional_max_pool3d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None
):
    """`fractional_max_pool3d` with the places of the elements.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> values, places = ow.nn.functional.fractional_max_pool3d_with_indices(x, 2, 1)
    >>> places.flatten()[-1]
    tensor(7)
    """


@public(module="nn")
def nn_fractional_max_pool3d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None
):
    """The largest elements of windows whose places are drawn by chance, `output_size` of them, or
        `output_ratio` of the size.

    From B. Graham, arXiv 1412.6071. With `return_indices` also where they lie in their planes, for
        `max_unpool3d`.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> ow.nn.functional.fractional_max_pool3d(x, 2, 1)[..., -1:].max()
    tensor(7.)
    """
