"""The functions and methods of signals: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor
from runtime.tensor.keys import CPU

from ..operators.signals import (
    _WINDOW_PLACES, _WINDOW_OF, BARTLETT_WINDOW, BARTLETT_WINDOW_PERIODIC, HANN_WINDOW, HANN_WINDOW_PERIODIC,
    HAMMING_WINDOW, HAMMING_WINDOW_PERIODIC, HAMMING_WINDOW_PERIODIC_ALPHA, HAMMING_WINDOW_PERIODIC_ALPHA_BETA,
    BLACKMAN_WINDOW, BLACKMAN_WINDOW_PERIODIC, KAISER_WINDOW, KAISER_WINDOW_PERIODIC, KAISER_WINDOW_BETA,
    HISTOGRAM_BINS_TENSOR, HISTOGRAM_BIN_CT, _GRADIENT_EVENLY, _GRADIENT_AT, GRADIENT_SCALARINT,
    GRADIENT_SCALARARRAY, GRADIENT_ARRAY, GRADIENT_SCALARRAYINT, GRADIENT_SCALARRAYARRAY, GRADIENT_TENSORARRAYINT,
    GRADIENT_TENSORARRAY, MULTILABEL_MARGIN_LOSS, _MULTILABEL_MARGIN, _MULTILABEL_MARGIN_BACKWARD, INDEX_REDUCE,
    INDEX_REDUCE_, AS_STRIDED_SCATTER, UNSAFE_CHUNK, UNSAFE_SPLIT_TENSOR, UNSAFE_SPLIT_WITH_SIZES, NONZERO_STATIC,
    SCALAR_TENSOR,
)

__all__ = [
    "bartlett_window", "hann_window", "hamming_window", "blackman_window", "kaiser_window", "histogram", "gradient",
    "index_reduce", "index_reduce_", "as_strided_scatter", "unsafe_chunk", "unsafe_split", "unsafe_split_with_sizes",
    "nonzero_static", "scalar_tensor",
]

_WINDOW_PLACES_FORMS = Overloads("_window_places", _WINDOW_PLACES)
_WINDOW_OF_FORMS = Overloads("_window_of", _WINDOW_OF)
BARTLETT_WINDOW_FORMS = Overloads("bartlett_window", BARTLETT_WINDOW, BARTLETT_WINDOW_PERIODIC)
HANN_WINDOW_FORMS = Overloads("hann_window", HANN_WINDOW, HANN_WINDOW_PERIODIC)
HAMMING_WINDOW_FORMS = Overloads(
    "hamming_window", HAMMING_WINDOW, HAMMING_WINDOW_PERIODIC, HAMMING_WINDOW_PERIODIC_ALPHA,
    HAMMING_WINDOW_PERIODIC_ALPHA_BETA,
)
BLACKMAN_WINDOW_FORMS = Overloads("blackman_window", BLACKMAN_WINDOW, BLACKMAN_WINDOW_PERIODIC)
KAISER_WINDOW_FORMS = Overloads("kaiser_window", KAISER_WINDOW, KAISER_WINDOW_PERIODIC, KAISER_WINDOW_BETA)
HISTOGRAM_FORMS = Overloads("histogram", HISTOGRAM_BINS_TENSOR, HISTOGRAM_BIN_CT)
_GRADIENT_EVENLY_FORMS = Overloads("_gradient_evenly", _GRADIENT_EVENLY)
_GRADIENT_AT_FORMS = Overloads("_gradient_at", _GRADIENT_AT)
GRADIENT_FORMS = Overloads(
    "gradient", GRADIENT_SCALARINT, GRADIENT_SCALARARRAY, GRADIENT_ARRAY, GRADIENT_SCALARRAYINT,
    GRADIENT_SCALARRAYARRAY, GRADIENT_TENSORARRAYINT, GRADIENT_TENSORARRAY,
)
MULTILABEL_MARGIN_LOSS_FORMS = Overloads("multilabel_margin_loss", MULTILABEL_MARGIN_LOSS)
_MULTILABEL_MARGIN_FORMS = Overloads("_multilabel_margin", _MULTILABEL_MARGIN)
_MULTILABEL_MARGIN_BACKWARD_FORMS = Overloads("_multilabel_margin_backward", _MULTILABEL_MARGIN_BACKWARD)
INDEX_REDUCE_FORMS = Overloads("index_reduce", INDEX_REDUCE)
INDEX_REDUCE__FORMS = Overloads("index_reduce_", INDEX_REDUCE_)
AS_STRIDED_SCATTER_FORMS = Overloads("as_strided_scatter", AS_STRIDED_SCATTER)
UNSAFE_CHUNK_FORMS = Overloads("unsafe_chunk", UNSAFE_CHUNK)
UNSAFE_SPLIT_FORMS = Overloads("unsafe_split", UNSAFE_SPLIT_TENSOR)
UNSAFE_SPLIT_WITH_SIZES_FORMS = Overloads("unsafe_split_with_sizes", UNSAFE_SPLIT_WITH_SIZES)
NONZERO_STATIC_FORMS = Overloads("nonzero_static", NONZERO_STATIC)
SCALAR_TENSOR_FORMS = Overloads("scalar_tensor", SCALAR_TENSOR)


def _window_places(
    window_length=MISSING, periodic=MISSING, dtype=MISSING, device=MISSING, name=MISSING, *rest, **named
):
    """_window_places(window_length, periodic, dtype, device, name) -> Tensor

    Where the elements of a window lie between its first, 0, and the last of the whole period, 1.
    """
    try:
        return _WINDOW_PLACES_FORMS.call(window_length, periodic, dtype, device, name, rest, named)
    except Exception:
        _WINDOW_PLACES_FORMS.translate(window_length, periodic, dtype, device, name, rest, named)
        raise


def _window_of(input=MISSING, dtype=MISSING, *rest, **named):
    """_window_of(input, dtype) -> Tensor

    A window in its dtype; that of one element is 1.
    """
    try:
        return _WINDOW_OF_FORMS.call(input, dtype, rest, named)
    except Exception:
        _WINDOW_OF_FORMS.translate(input, dtype, rest, named)
        raise


def bartlett_window(window_length=MISSING, *rest, **named):
    """bartlett_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    bartlett_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Bartlett's window, a triangle: `1 - |2n/N - 1|`.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.bartlett_window(4)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """
    try:
        return BARTLETT_WINDOW_FORMS.call(window_length, rest, named)
    except Exception:
        BARTLETT_WINDOW_FORMS.translate(window_length, rest, named)
        raise


def hann_window(window_length=MISSING, *rest, **named):
    """hann_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    hann_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Hann's window: `(1 - cos(2 pi n / N)) / 2`.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.hann_window(4)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """
    try:
        return HANN_WINDOW_FORMS.call(window_length, rest, named)
    except Exception:
        HANN_WINDOW_FORMS.translate(window_length, rest, named)
        raise


def hamming_window(window_length=MISSING, *rest, **named):
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
    try:
        return HAMMING_WINDOW_FORMS.call(window_length, rest, named)
    except Exception:
        HAMMING_WINDOW_FORMS.translate(window_length, rest, named)
        raise


def blackman_window(window_length=MISSING, *rest, **named):
    """blackman_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    blackman_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Blackman's window: `0.42 - 0.5 cos(2 pi n / N) + 0.08 cos(4 pi n / N)`.

    `periodic` (the default) leaves out the last element, which equals the first of the next period.

    >>> ow.blackman_window(4)[1:]
    tensor([0.3400, 1.0000, 0.3400])
    """
    try:
        return BLACKMAN_WINDOW_FORMS.call(window_length, rest, named)
    except Exception:
        BLACKMAN_WINDOW_FORMS.translate(window_length, rest, named)
        raise


def kaiser_window(window_length=MISSING, *rest, **named):
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
    try:
        return KAISER_WINDOW_FORMS.call(window_length, rest, named)
    except Exception:
        KAISER_WINDOW_FORMS.translate(window_length, rest, named)
        raise


def histogram(input=MISSING, bins=MISSING, *rest, **named):
    """histogram(input, bins, *, weight=None, density=False, out=None) -> return_types.histogram
    histogram(input, bins=100, *, range=None, weight=None, density=False, out=None) ->
        return_types.histogram

    How many elements, or how much `weight`, lies between each two of the sorted edges `bins`, the last one
        included.

    `density` makes the integral over all bins 1.

    >>> ow.histogram(ow.tensor([0.5, 1.5, 1.5, 3.0]), ow.tensor([0.0, 1.0, 2.0, 3.0])).hist
    tensor([1., 2., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(bins, Tensor):
                return HISTOGRAM_BINS_TENSOR[input._keys | bins._keys](input, bins, None, False)
            if isinstance(input, Tensor) and bins is MISSING:
                return HISTOGRAM_BIN_CT[input._keys](input, 100, None, None, False)
        return HISTOGRAM_FORMS.call(input, bins, rest, named)
    except Exception:
        HISTOGRAM_FORMS.translate(input, bins, rest, named)
        raise


def _gradient_evenly(input=MISSING, dim=MISSING, spacing=MISSING, edge_order=MISSING, *rest, **named):
    """_gradient_evenly(input, dim, spacing, edge_order) -> Tensor

    Central differences of elements at equal distances, one-sided ones at the borders.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and (
                type(spacing) is float or type(spacing) is int
            ) and type(edge_order) is int:
                return _GRADIENT_EVENLY[input._keys](input, dim, spacing, edge_order)
        return _GRADIENT_EVENLY_FORMS.call(input, dim, spacing, edge_order, rest, named)
    except Exception:
        _GRADIENT_EVENLY_FORMS.translate(input, dim, spacing, edge_order, rest, named)
        raise


def _gradient_at(input=MISSING, dim=MISSING, places=MISSING, edge_order=MISSING, *rest, **named):
    """_gradient_at(input, dim, places, edge_order) -> Tensor

    Differences of elements at any places, second-order as B. Fornberg, Math. Comp. 51 (1988), has them.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(places, Tensor)
                and type(edge_order) is int
            ):
                return _GRADIENT_AT[input._keys | places._keys](input, dim, places, edge_order)
        return _GRADIENT_AT_FORMS.call(input, dim, places, edge_order, rest, named)
    except Exception:
        _GRADIENT_AT_FORMS.translate(input, dim, places, edge_order, rest, named)
        raise


def gradient(input=MISSING, *rest, **named):
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
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return GRADIENT_SCALARINT[input._keys](input, None, None, 1)
        return GRADIENT_FORMS.call(input, rest, named)
    except Exception:
        GRADIENT_FORMS.translate(input, rest, named)
        raise


def multilabel_margin_loss(input=MISSING, target=MISSING, *rest, **named):
    """multilabel_margin_loss(input, target, reduction="mean", *, out=None) -> Tensor

    The hinge loss of several classes each: the mean of `max(0, 1 - input[target] + input[i])`.

    The targets of a row end at the first that is negative; the sum is over them, and over all classes
        besides.

    >>> x, y = ow.tensor([[0.1, 0.2, 0.4, 0.8]]), ow.tensor([[3, 0, -1, 1]])
    >>> ow.nn.functional.multilabel_margin_loss(x, y)
    tensor(0.8500)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return MULTILABEL_MARGIN_LOSS[input._keys | target._keys](input, target, 1)
        return MULTILABEL_MARGIN_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        MULTILABEL_MARGIN_LOSS_FORMS.translate(input, target, rest, named)
        raise


def _multilabel_margin(input=MISSING, target=MISSING, *rest, **named):
    """_multilabel_margin(input, target) -> Tensor

    The hinge loss of every row, of several classes that are right.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return _MULTILABEL_MARGIN[input._keys | target._keys](input, target)
        return _MULTILABEL_MARGIN_FORMS.call(input, target, rest, named)
    except Exception:
        _MULTILABEL_MARGIN_FORMS.translate(input, target, rest, named)
        raise


def _multilabel_margin_backward(grad=MISSING, input=MISSING, target=MISSING, *rest, **named):
    """_multilabel_margin_backward(grad, input, target) -> Tensor

    The gradient of `_multilabel_margin`.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor) and isinstance(target, Tensor):
                return _MULTILABEL_MARGIN_BACKWARD[grad._keys | input._keys | target._keys](grad, input, target)
        return _MULTILABEL_MARGIN_BACKWARD_FORMS.call(grad, input, target, rest, named)
    except Exception:
        _MULTILABEL_MARGIN_BACKWARD_FORMS.translate(grad, input, target, rest, named)
        raise


def index_reduce(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, reduce=MISSING, *rest, **named):
    """index_reduce(input, dim, index, source, reduce, *, include_self=True, out=None) -> Tensor

    Slices of `source` that meet at one index are reduced by `reduce`: prod, mean, amax or amin.

    The slice of `input` at that index takes part unless `include_self=False`.

    >>> ow.index_reduce(ow.ones(3), 0, ow.tensor([0, 0, 2]), ow.tensor([2.0, 3.0, 4.0]), 'prod')
    tensor([6., 1., 4.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(source, Tensor)
                and type(reduce) is str
            ):
                return INDEX_REDUCE[input._keys | index._keys | source._keys](input, dim, index, source, reduce, True)
        return INDEX_REDUCE_FORMS.call(input, dim, index, source, reduce, rest, named)
    except Exception:
        INDEX_REDUCE_FORMS.translate(input, dim, index, source, reduce, rest, named)
        raise


def index_reduce_(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, reduce=MISSING, *rest, **named):
    """As `index_reduce`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(source, Tensor)
                and type(reduce) is str
            ):
                return INDEX_REDUCE_[input._keys | index._keys | source._keys](input, dim, index, source, reduce, True)
        return INDEX_REDUCE__FORMS.call(input, dim, index, source, reduce, rest, named)
    except Exception:
        INDEX_REDUCE__FORMS.translate(input, dim, index, source, reduce, rest, named)
        raise


def as_strided_scatter(input=MISSING, src=MISSING, size=MISSING, stride=MISSING, *rest, **named):
    """as_strided_scatter(input, src, size, stride, storage_offset=None, *, out=None) -> Tensor

    A copy in which `src` stands where `as_strided` would look.

    >>> ow.as_strided_scatter(ow.zeros(2, 2), ow.ones(2), (2,), (3,))
    tensor([[1., 0.],
            [0., 1.]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(src, Tensor)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
            ):
                return AS_STRIDED_SCATTER[input._keys | src._keys](input, src, size, stride, None)
        return AS_STRIDED_SCATTER_FORMS.call(input, src, size, stride, rest, named)
    except Exception:
        AS_STRIDED_SCATTER_FORMS.translate(input, src, size, stride, rest, named)
        raise


def unsafe_chunk(input=MISSING, chunks=MISSING, *rest, **named):
    """unsafe_chunk(input, chunks, dim=0) -> tuple[Tensor, ...]

    Copies of the parts that `chunk` gives views of.

    >>> ow.unsafe_chunk(ow.arange(3), 2)
    (tensor([0, 1]), tensor([2]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(chunks) is int:
                return UNSAFE_CHUNK[input._keys](input, chunks, 0)
        return UNSAFE_CHUNK_FORMS.call(input, chunks, rest, named)
    except Exception:
        UNSAFE_CHUNK_FORMS.translate(input, chunks, rest, named)
        raise


def unsafe_split(input=MISSING, split_size=MISSING, *rest, **named):
    """unsafe_split(input, split_size, dim=0) -> tuple[Tensor, ...]

    Copies of the parts that `split` gives views of.

    >>> ow.unsafe_split(ow.arange(3), 2)
    (tensor([0, 1]), tensor([2]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(split_size) is int:
                return UNSAFE_SPLIT_TENSOR[input._keys](input, split_size, 0)
        return UNSAFE_SPLIT_FORMS.call(input, split_size, rest, named)
    except Exception:
        UNSAFE_SPLIT_FORMS.translate(input, split_size, rest, named)
        raise


def unsafe_split_with_sizes(input=MISSING, split_sizes=MISSING, *rest, **named):
    """unsafe_split_with_sizes(input, split_sizes, dim=0) -> tuple[Tensor, ...]

    Copies of the parts that `split_with_sizes` gives views of.

    >>> ow.unsafe_split_with_sizes(ow.arange(3), (1, 2))
    (tensor([0]), tensor([1, 2]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(split_sizes) is tuple and all_of(int, split_sizes):
                return UNSAFE_SPLIT_WITH_SIZES[input._keys](input, split_sizes, 0)
        return UNSAFE_SPLIT_WITH_SIZES_FORMS.call(input, split_sizes, rest, named)
    except Exception:
        UNSAFE_SPLIT_WITH_SIZES_FORMS.translate(input, split_sizes, rest, named)
        raise


def nonzero_static(input=MISSING, *rest, **named):
    """nonzero_static(input, *, size, fill_value=-1, out=None) -> Tensor

    The places of elements that are not 0, of which there are `size`: the first ones, or with `fill_value`
        behind them.

    >>> ow.nonzero_static(ow.tensor([0.0, 5.0, 6.0]), size=3)
    tensor([[ 1],
            [ 2],
            [-1]])
    """
    try:
        return NONZERO_STATIC_FORMS.call(input, rest, named)
    except Exception:
        NONZERO_STATIC_FORMS.translate(input, rest, named)
        raise


def scalar_tensor(s=MISSING, *rest, **named):
    """scalar_tensor(s, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    A 0-d tensor of a number, in the default floating dtype when none is given.

    >>> ow.scalar_tensor(3)
    tensor(3.)
    """
    try:
        if not (rest or named):
            if type(s) is float or type(s) is int:
                return SCALAR_TENSOR[CPU](s, None, None, None, None)
        return SCALAR_TENSOR_FORMS.call(s, rest, named)
    except Exception:
        SCALAR_TENSOR_FORMS.translate(s, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def histogram(self, bins=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(bins, Tensor):
                    return HISTOGRAM_BINS_TENSOR[self._keys | bins._keys](self, bins, None, False)
                if bins is MISSING:
                    return HISTOGRAM_BIN_CT[self._keys](self, 100, None, None, False)
            return HISTOGRAM_FORMS.method(self, bins, rest, named)
        except Exception:
            HISTOGRAM_FORMS.translate(self, bins, rest, named)
            raise

    def index_reduce(self, dim=MISSING, index=MISSING, source=MISSING, reduce=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if (
                    type(dim) is int
                    and isinstance(index, Tensor)
                    and isinstance(source, Tensor)
                    and type(reduce) is str
                ):
                    return INDEX_REDUCE[self._keys | index._keys | source._keys](self, dim, index, source, reduce, True)
            return INDEX_REDUCE_FORMS.method(self, dim, index, source, reduce, rest, named)
        except Exception:
            INDEX_REDUCE_FORMS.translate(self, dim, index, source, reduce, rest, named)
            raise

    def index_reduce_(self, dim=MISSING, index=MISSING, source=MISSING, reduce=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if (
                    type(dim) is int
                    and isinstance(index, Tensor)
                    and isinstance(source, Tensor)
                    and type(reduce) is str
                ):
                    return INDEX_REDUCE_[
                        self._keys | index._keys | source._keys
                    ](self, dim, index, source, reduce, True)
            return INDEX_REDUCE__FORMS.method(self, dim, index, source, reduce, rest, named)
        except Exception:
            INDEX_REDUCE__FORMS.translate(self, dim, index, source, reduce, rest, named)
            raise

    def as_strided_scatter(self, src=MISSING, size=MISSING, stride=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if (
                    isinstance(src, Tensor)
                    and type(size) is tuple
                    and all_of(int, size)
                    and type(stride) is tuple
                    and all_of(int, stride)
                ):
                    return AS_STRIDED_SCATTER[self._keys | src._keys](self, src, size, stride, None)
            return AS_STRIDED_SCATTER_FORMS.method(self, src, size, stride, rest, named)
        except Exception:
            AS_STRIDED_SCATTER_FORMS.translate(self, src, size, stride, rest, named)
            raise

    def unsafe_chunk(self, chunks=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(chunks) is int:
                    return UNSAFE_CHUNK[self._keys](self, chunks, 0)
            return UNSAFE_CHUNK_FORMS.method(self, chunks, rest, named)
        except Exception:
            UNSAFE_CHUNK_FORMS.translate(self, chunks, rest, named)
            raise

    def unsafe_split(self, split_size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(split_size) is int:
                    return UNSAFE_SPLIT_TENSOR[self._keys](self, split_size, 0)
            return UNSAFE_SPLIT_FORMS.method(self, split_size, rest, named)
        except Exception:
            UNSAFE_SPLIT_FORMS.translate(self, split_size, rest, named)
            raise

    def unsafe_split_with_sizes(self, split_sizes=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(split_sizes) is tuple and all_of(int, split_sizes):
                    return UNSAFE_SPLIT_WITH_SIZES[self._keys](self, split_sizes, 0)
            return UNSAFE_SPLIT_WITH_SIZES_FORMS.method(self, split_sizes, rest, named)
        except Exception:
            UNSAFE_SPLIT_WITH_SIZES_FORMS.translate(self, split_sizes, rest, named)
            raise

    def nonzero_static(self, *rest, **named):
        try:
            return NONZERO_STATIC_FORMS.method(self, rest, named)
        except Exception:
            NONZERO_STATIC_FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
