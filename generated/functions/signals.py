# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of signals."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_window_places = declare("_window_places(window_length, periodic, dtype, device, name)", "Where the elements of a "
    "window lie between its first, 0, and the last of the whole period, 1.")
_window_of = declare("_window_of(input, dtype)", "A window in its dtype; that of one element is 1.")


@public("", "periodic")
def bartlett_window(
    window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """bartlett_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    bartlett_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Bartlett's window, a triangle: `1 - |2n/N - 1|`.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.bartlett_window(4)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """


@public("", "periodic")
def hann_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """hann_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    hann_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Hann's window: `(1 - cos(2 pi n / N)) / 2`.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.hann_window(4)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """


@public("", "periodic", "periodic_alpha", "periodic_alpha_beta")
def hamming_window(
    window_length, periodic, alpha, beta, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """hamming_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    hamming_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor
    hamming_window(window_length, periodic, alpha, *, dtype=None, layout=None, device=None, pin_memory=None)
        -> Tensor
    hamming_window(window_length, periodic, alpha, beta, *, dtype=None, layout=None, device=None,
        pin_memory=None) -> Tensor

    Hamming's window: `alpha - beta * cos(2 pi n / N)`, with 0.54 and 0.46.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.hamming_window(4)
    tensor([0.0800, 0.5400, 1.0000, 0.5400])
    """


@public("", "periodic")
def blackman_window(
    window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """blackman_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    blackman_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Blackman's window: `0.42 - 0.5 cos(2 pi n / N) + 0.08 cos(4 pi n / N)`.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.blackman_window(4)[1:]
    tensor([0.3400, 1.0000, 0.3400])
    """


@public("", "periodic", "beta")
def kaiser_window(
    window_length, periodic, beta, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """kaiser_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    kaiser_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor
    kaiser_window(window_length, periodic, beta, *, dtype=None, layout=None, device=None, pin_memory=None)
        -> Tensor

    Kaiser's window: `I0(beta sqrt(1 - (2n/N - 1)**2)) / I0(beta)`, beta 12 when left out.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.kaiser_window(4)
    tensor([5.2773e-05, 2.1567e-01, 1.0000e+00, 2.1567e-01])
    """


@public("bins_tensor", "bin_ct", method=True)
def histogram(input, bins=100, *, range=None, weight=None, density=False, out=None):
    """histogram(input, bins, *, weight=None, density=False, out=None) -> return_types.histogram
    histogram(input, bins=100, *, range=None, weight=None, density=False, out=None) ->
        return_types.histogram

    How many elements, or how much `weight`, lies between each two of the sorted edges `bins`, the last one
        included.

    `density` makes the integral over all bins 1.

    >>> ow.histogram(ow.tensor([0.5, 1.5, 1.5, 3.0]), ow.tensor([0.0, 1.0, 2.0, 3.0])).hist
    tensor([1., 2., 1.])
    """


_gradient_evenly = declare("_gradient_evenly(input, dim, spacing, edge_order)", "Central differences of elements at "
    "equal distances, one-sided ones at the borders.")
_gradient_at = declare("_gradient_at(input, dim, places, edge_order)", "Differences of elements at any places, "
    "second-order as B. Fornberg, Math. Comp. 51 (1988), has them.")


@public("scalarint", "scalararray", "array", "scalarrayint", "scalarrayarray", "tensorarrayint", "tensorarray")
def gradient(input, *, spacing=None, dim=None, edge_order=1):
    """gradient(input, *, spacing=None, dim=None, edge_order=1) -> tuple[Tensor, ...]
    gradient(input, *, spacing, dim, edge_order=1) -> tuple[Tensor, ...]
    gradient(input, *, dim, edge_order=1) -> tuple[Tensor, ...]
    gradient(input, *, spacing, dim=None, edge_order=1) -> tuple[Tensor, ...]
    gradient(input, *, spacing, dim, edge_order=1) -> tuple[Tensor, ...]
    gradient(input, *, spacing, dim=None, edge_order=1) -> tuple[Tensor, ...]
    gradient(input, *, spacing, dim, edge_order=1) -> tuple[Tensor, ...]

    The derivative along dimensions by differences: central inside, one-sided of order `edge_order` at the
        borders.

    `spacing` is the distance of elements: a number, one for each dimension, or a tensor of places for each.

    >>> ow.gradient(ow.tensor([1.0, 4.0, 9.0, 16.0]))
    (tensor([3., 4., 6., 7.]),)
    """


@public(module="nn")
def multilabel_margin_loss(input, target, reduction="mean", *, out=None):
    """The hinge loss of several classes each: the mean of `max(0, 1 - input[target] + input[i])`.

    The targets of a row end at the first that is negative; the sum is over them, and over all classes
        besides.

    >>> x, y = ow.tensor([[0.1, 0.2, 0.4, 0.8]]), ow.tensor([[3, 0, -1, 1]])
    >>> ow.nn.functional.multilabel_margin_loss(x, y)
    tensor(0.8500)
    """


_multilabel_margin = declare("_multilabel_margin(input, target)", "The hinge loss of every row, of several classes "
    "that are right.")
_multilabel_margin_backward = declare("_multilabel_margin_backward(grad, input, target)", "The gradient of "
    "`_multilabel_margin`.")


@public(method=True)
def index_reduce(input, dim, index, source, reduce, *, include_self=True, out=None):
    """Slices of `source` that meet at one index are reduced by `reduce`: prod, mean, amax or amin.

    The slice of `input` at that index takes part unless `include_self=False`.

    >>> ow.index_reduce(ow.ones(3), 0, ow.tensor([0, 0, 2]), ow.tensor([2.0, 3.0, 4.0]), 'prod')
    tensor([6., 1., 4.])
    """


index_reduce_ = declare("index_reduce_(input, dim, index, source, reduce, *, include_self=True)", "As `index_reduce`, "
    "written into `input`, which is returned.", result="", method=True)


@public(method=True)
def as_strided_scatter(input, src, size, stride, storage_offset=None, *, out=None):
    """A copy in which `src` stands where `as_strided` would look.

    >>> ow.as_strided_scatter(ow.zeros(2, 2), ow.ones(2), (2,), (3,))
    tensor([[1., 0.],
            [0., 1.]])
    """


@public(result="tuple[Tensor, ...]", method=True)
def unsafe_chunk(input, chunks, dim=0):
    """Copies of the parts that `chunk` gives views of.

    >>> ow.unsafe_chunk(ow.arange(3), 2)
    (tensor([0, 1]), tensor([2]))
    """


@public("Tensor", result="tuple[Tensor, ...]", method=True)
def unsafe_split(input, split_size, dim=0):
    """Copies of the parts that `split` gives views of.

    >>> ow.unsafe_split(ow.arange(3), 2)
    (tensor([0, 1]), tensor([2]))
    """


@public(result="tuple[Tensor, ...]", method=True)
def unsafe_split_with_sizes(input, split_sizes, dim=0):
    """Copies of the parts that `split_with_sizes` gives views of.

    >>> ow.unsafe_split_with_sizes(ow.arange(3), (1, 2))
    (tensor([0]), tensor([1, 2]))
    """


@public(method=True)
def nonzero_static(input, *, size, fill_value=-1, out=None):
    """The places of elements that are not 0, of which there are `size`: the first ones, or with `fill_value`
        behind them.

    >>> ow.nonzero_static(ow.tensor([0.0, 5.0, 6.0]), size=3)
    tensor([[ 1],
            [ 2],
            [-1]])
    """


@public()
def scalar_tensor(s, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """A 0-d tensor of a number, in the default floating dtype when none is given.

    >>> ow.scalar_tensor(3)
    tensor(3.)
    """
