"""Convolutions of any number of dimensions as matrix products, and their two adjoint maps.

A window of the input becomes a column of a matrix, whose product with the kernels is the convolution (Chellapilla and
others, High Performance Convolutional Neural Networks for Document Processing, 2006). The columns of a few images at a
time are made, so that they stay in the cache. All three maps are bilinear, and each is the derivative of another:

    convolve(x, w)      the convolution
    spread(g, w)        its adjoint in x: the gradient of the input, which is also the transposed convolution
    correlate(g, x)     its adjoint in w: the gradient of the kernels

Arrays are (batch, channels, *sizes), kernels (channels out, channels in / groups, *sizes). 16-bit floats are computed
in float32. For floats, :mod:`.products` reads the columns from the images without making them; here they are made for
other dtypes.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.convolution.loops.columns import added, described, gathered
from runtime.kernels.convolution.window import Sizes, Window
from runtime.kernels.counts import counting
from runtime.kernels.creation.copying import copied, copy_into, laid_as
from runtime.kernels.matmul.operator import multiply
from runtime.kernels.recipes.recipe import Recipe, follow, follow_shared
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array, check_elements

_REMEMBERED = 256  # windows of columns
_COLUMN_BYTES = 1 << 21  # of a chunk's columns: about what a core's second cache holds


def _padded(images: Array, window: Window) -> Array:
    """Images with zeros around them."""
    if not any(window.padding):
        return images
    batch, channels, *sizes = images.shape
    padded = np.zeros((batch, channels, *window.padded(tuple(sizes))), images.dtype)
    padded[window.inside()] = images
    return padded


def _columns(padded: Array, window: Window, positions: Sizes) -> Array:
    """The windows of padded images as columns: (groups, channels of a group x kernel, batch x places)."""
    padded = np.ascontiguousarray(padded)
    batch, channels, *_ = padded.shape
    outer, inner, *steps = padded.strides
    strides = (
        inner,
        *(step * d for step, d in zip(steps, window.dilation, strict=True)),
        outer,
        *(step * s for step, s in zip(steps, window.stride, strict=True)),
    )
    view: Array = np.ndarray((channels, *window.kernel, batch, *positions), padded.dtype, padded, 0, strides)
    rows = channels // window.groups * math.prod(window.kernel)
    return copied(view).reshape(window.groups, rows, batch * math.prod(positions))


def _chunks(batch: int, column_bytes: int) -> Iterator[slice]:
    """Slices of a batch whose columns fit into the cache; one image at least."""
    size = max(1, _COLUMN_BYTES // max(column_bytes, 1))
    return (slice(start, min(start + size, batch)) for start in range(0, batch, size))


def _by_group(values: Array, groups: int) -> Array:
    """(batch, channels, *places) as (groups, channels of a group, batch x places)."""
    batch, channels, *positions = values.shape
    flat = values.reshape(batch, channels, math.prod(positions)).transpose(1, 0, 2)
    return flat.reshape(groups, channels // groups, batch * math.prod(positions))


def _is_native(kind: dtypes.dtype, *shapes: Sizes) -> bool:
    """Whether compiled loops take operands of a dtype and these shapes: floats, and some of them."""
    return kind in (dtypes.float32, dtypes.float64) and all(math.prod(shape) for shape in shapes)


@functools.lru_cache(256)
def _convolving(kind: dtypes.dtype, images: Sizes, kernels: Sizes, window: Window, biased: bool) -> Recipe:
    """The recipe of a convolution, plus a number a channel if `biased`."""
    from runtime.kernels.convolution import planes, products

    rows = kernels[0] // window.groups
    suits = planes.suits(rows, kernels[1], images[2:], kind.itemsize, window)
    recipe: Recipe = (planes if suits else products).convolve(kind, images, kernels, window, biased=biased)
    return recipe


@functools.lru_cache(256)
def _spreading(kind: dtypes.dtype, gradient: Sizes, kernels: Sizes, sizes: Sizes, window: Window) -> Recipe | None:
    """The recipe of the adjoint in the input of `sizes`; None where the gradient lacks places (:func:`_reaching`)."""
    from runtime.kernels.convolution import planes, products

    if gradient[1] != kernels[0] or kernels[0] % window.groups:
        msg = f"conv: a gradient of shape {list(gradient)} is not that of kernels of shape {list(kernels)}"
        raise ComputeError(msg)
    if _lacks_places(gradient, sizes, window):
        return None
    check_elements(math.prod(sizes))
    rows, channels = kernels[1], kernels[0] // window.groups
    suits = planes.suits(rows, channels, gradient[2:], kind.itemsize, window)
    recipe: Recipe = (planes if suits else products).spread(kind, gradient, kernels, sizes, window)
    return recipe


@functools.lru_cache(256)
def _correlating(
    kind: dtypes.dtype, gradient: Sizes, images: Sizes, window: Window
) -> tuple[Recipe, list[Tensor]] | None:
    """The recipe of the adjoint in the kernels, and what it reads besides the operands.

    None where the gradient lacks places, see :func:`_reaching`.
    """
    from runtime.kernels.convolution import planes, products

    if gradient[0] != images[0] or gradient[1] % window.groups or images[1] % window.groups:
        msg = (
            f"conv: a gradient of shape {list(gradient)} is not that of images of shape {list(images)} in "
            f"{window.groups} groups"
        )
        raise ComputeError(msg)
    if _lacks_places(gradient, images[2:], window):
        return None
    is_depthwise = gradient[1] == images[1] == window.groups
    if is_depthwise and planes.suits(1, 1, images[2:], kind.itemsize, window):
        recipe, mask = planes.correlate(kind, gradient, images, window)
        return recipe, [make_tensor(mask, kind)]
    return products.correlate(kind, gradient, images, window), []


def _lacks_places(gradient: Sizes, sizes: Sizes, window: Window) -> bool:
    """Whether the kernel has more places on an input of `sizes` than a gradient; RuntimeError where it has fewer."""
    positions = window.output(sizes)
    if any(has > most for has, most in zip(gradient[2:], positions, strict=True)):
        msg = f"conv: a gradient of shape {list(gradient)} has more places than {list(positions)}, those of the kernel"
        raise ComputeError(msg)
    return positions != gradient[2:]


def _reaching(gradient: Array, sizes: Sizes, window: Window) -> Array:
    """A gradient with zeros where the kernel has more places on an input of `sizes`, which output padding may add."""
    if not _lacks_places(gradient.shape, sizes, window):
        return gradient
    padded = np.zeros((*gradient.shape[:2], *window.output(sizes)), gradient.dtype)
    padded[(slice(None), slice(None), *map(slice, gradient.shape[2:]))] = gradient
    return padded


def convolve(images: Array, kernels: Array, bias: Array | None, window: Window) -> Array:
    """The convolution, plus a number a channel."""
    kind = dtypes.FROM_NUMPY[images.dtype]
    if _is_native(kind, images.shape, kernels.shape):
        recipe = _convolving(kind, images.shape, kernels.shape, window, bias is not None)
        return recipe.run([images, kernels] if bias is None else [images, kernels, bias])[0]
    out = _convolve_columns(images, kernels, window)
    if bias is not None:
        out += bias.reshape(-1, *[1] * len(window.kernel))
    return out


def _convolve_columns(images: Array, kernels: Array, window: Window) -> Array:
    """The convolution by columns that are made."""
    batch, _, *sizes = images.shape
    positions = window.output(tuple(sizes))
    number, groups = len(kernels), window.groups
    rows, columns = number // groups, math.prod(kernels.shape[1:])
    weights = kernels.reshape(groups, rows, columns)
    out = np.empty((batch, number, *positions), images.dtype)
    if window.is_point:
        flat = images.reshape(batch, groups, columns, math.prod(positions))
        np.matmul(weights, flat, out=out.reshape(batch, groups, rows, math.prod(positions)))
        return out
    padded = _padded(images, window)
    bytes_of_one = groups * columns * math.prod(positions) * images.itemsize
    for part in _chunks(batch, bytes_of_one):
        product = np.matmul(weights, _columns(padded[part], window, positions))
        copy_into(out[part], product.reshape(number, part.stop - part.start, *positions).swapaxes(0, 1))
    return out


def spread(gradient: Array, kernels: Array, sizes: Sizes, window: Window) -> Array:
    """The adjoint of the convolution in its input of `sizes`: every element times its kernels, added up."""
    kind = dtypes.FROM_NUMPY[gradient.dtype]
    if _is_native(kind, gradient.shape, kernels.shape, sizes):
        gradient = _reaching(gradient, tuple(sizes), window)
        recipe = _spreading(kind, gradient.shape, kernels.shape, tuple(sizes), window)
        assert recipe is not None
        return recipe.run([gradient, kernels])[0]
    batch, number, *positions = gradient.shape
    channels, groups = kernels.shape[1] * window.groups, window.groups
    weights = kernels.reshape(groups, number // groups, math.prod(kernels.shape[1:])).transpose(0, 2, 1)
    if window.is_point:
        flat = gradient.reshape(batch, groups, number // groups, math.prod(positions))
        product: Array = np.matmul(weights, flat)
        return product.reshape(batch, channels, *sizes)
    padded = np.zeros((batch, channels, *window.padded(sizes)), gradient.dtype)
    bytes_of_one = channels * math.prod(window.kernel) * math.prod(positions) * gradient.itemsize
    for part in _chunks(batch, bytes_of_one):
        columns = multiply(weights, _by_group(gradient[part], groups))
        columns = columns.reshape(channels, *window.kernel, part.stop - part.start, *positions)
        _add_columns(padded[part], columns, window)
    return np.ascontiguousarray(padded[window.inside()])


def _add_columns(padded: Array, columns: Array, window: Window) -> None:
    """Add columns (channels, *kernel, batch, *places) back where they came from."""
    positions = columns.shape[2 + len(window.kernel) :]
    for offset in window.offsets():
        padded[window.steps(offset, positions)] += columns[(slice(None), *offset)].swapaxes(0, 1)  # type: ignore[arg-type]


def correlate(gradient: Array, images: Array, window: Window) -> Array:
    """The adjoint of the convolution in its kernels."""
    kind = dtypes.FROM_NUMPY[gradient.dtype]
    if _is_native(kind, gradient.shape, images.shape):
        gradient = _reaching(gradient, images.shape[2:], window)
        plan = _correlating(kind, gradient.shape, images.shape, window)
        assert plan is not None
        recipe, more = plan
        result = recipe.run([gradient, images, *(tensor._array for tensor in more)])[0]
        return recipe.finish(result, kind)
    batch, number, *positions = gradient.shape
    channels, groups = images.shape[1], window.groups
    rows, columns = number // groups, channels // groups * math.prod(window.kernel)
    out = np.zeros((groups, rows, columns), images.dtype)
    padded = _padded(images, window)
    bytes_of_one = groups * columns * math.prod(positions) * images.itemsize
    for part in _chunks(batch, bytes_of_one):
        read = _by_group(images[part], groups) if window.is_point else _columns(padded[part], window, tuple(positions))
        out += np.matmul(_by_group(gradient[part], groups), read.transpose(0, 2, 1))
    return out.reshape(number, channels // groups, *window.kernel)


# -- operators -------------------------------------------------------------------------------------------------------


def check_dtypes(operator: str, kind: dtypes.dtype, other: dtypes.dtype) -> None:
    """Errors of tensors of several dtypes, and of bool."""
    if kind is not other:
        msg = f"{operator}: expected all tensors to have one dtype, got {kind.name} and {other.name}"
        raise ComputeError(msg)
    if kind is dtypes.bool_:
        msg = f"{operator} is not implemented for bool"
        raise UnsupportedError(msg)


def _elements(tensor: Tensor) -> Array:
    """The elements in the dtype that is computed in, one after another."""
    return np.ascontiguousarray(cast_array(tensor._array, tensor.dtype, tensor.dtype.compute))


def _as(values: Array, like: Tensor) -> Tensor:
    return make_tensor(cast_array(values, like.dtype.compute, like.dtype), like.dtype)


def _reject_sizes(operator: str, spatial: int, **sizes_by_name: Any) -> None:
    """RuntimeError unless every list has one entry a spatial dimension and holds no number below its least."""
    for name, values in sizes_by_name.items():
        least = 1 if name in {"stride", "dilation"} else 0
        if len(values) != spatial or any(value < least for value in values):
            expected = "positive numbers" if least else "numbers that are not negative"
            msg = f"{operator}: {name} must be {spatial} {expected}, got {list(values)}"
            raise ComputeError(msg)


def _count(result: Tensor, images: Tensor, weight: Tensor, _: Tensor | None, *rest: Any) -> int:
    """What a convolution multiplies and adds; `rest` has stride, padding, dilation, and whether it is transposed."""
    spread_out = images if rest[3] else result
    return spread_out.numel() * math.prod(weight.shape[1:])


@counting(_count, lambda result, _, __, bias, *___: 0 if bias is None else result.numel())
def convolution(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sizes, padding: Sizes, dilation: Sizes,  # noqa: A002
    transposed: bool, output_padding: Sizes, groups: int,
) -> Tensor:  # fmt: skip
    """The convolution or its transpose of a batch, plus one number a channel."""
    shapes = input._array.shape, weight._array.shape, None if bias is None else bias._array.shape
    kinds = input.dtype, weight.dtype, None if bias is None else bias.dtype
    window, sizes, recipe = _call(
        kinds, shapes, tuple(stride), tuple(padding), tuple(dilation), transposed, tuple(output_padding), groups
    )
    if recipe is not None:
        operands = (input, weight) if bias is None else (input, weight, bias)
        result = (follow_shared if recipe.shares else follow.call)(recipe, *operands)
        x, w = input._array, weight._array
        return result if x.size and x.flags.c_contiguous and w.flags.c_contiguous else laid_as(result, input, weight)
    x, w, added = _elements(input), _elements(weight), None if bias is None else _elements(bias)
    if not transposed:
        return laid_as(_as(convolve(x, w, added, window), input), input, weight)
    out = spread(x, w, sizes, window)
    if added is not None:
        out += added.reshape(-1, *[1] * len(sizes))
    return laid_as(_as(out, input), input, weight)


@functools.lru_cache(256)
def _call(
    kinds: tuple[dtypes.dtype, dtypes.dtype, dtypes.dtype | None], shapes: tuple[Sizes, Sizes, Sizes | None],
    *numbers: Any,
) -> tuple[Window, Sizes, Recipe | None]:
    """The window of a convolution, checked; the sizes of the result; its recipe, where there is one for all of it."""
    window, sizes = checked_call(kinds, shapes, *numbers)
    (x, w, b), computed, transposed = shapes, kinds[0].compute, numbers[3]
    if not _is_native(computed, x, w, sizes if transposed else ()):
        return window, sizes, None
    if transposed:
        return window, sizes, _spreading(computed, x, w, sizes, window) if b is None else None
    return window, sizes, _convolving(computed, x, w, window, b is not None)


def checked_call(
    kinds: tuple[dtypes.dtype, dtypes.dtype, dtypes.dtype | None], shapes: tuple[Sizes, Sizes, Sizes | None],
    stride: Sizes, padding: Sizes, dilation: Sizes, transposed: bool, output_padding: Sizes, groups: int,
) -> tuple[Window, Sizes]:  # fmt: skip
    """The window of a convolution, checked, and the sizes of the result."""
    operator = "conv_transpose" if transposed else "conv"
    (x, w, b), (kind, other, added) = shapes, kinds
    check_dtypes(operator, kind, other)
    spatial = len(x) - 2
    if spatial < 1 or len(w) != len(x):
        msg = (
            f"{operator}: expected a batch of images and kernels with as many dimensions, got shapes {list(x)} and "
            f"{list(w)}"
        )
        raise ComputeError(msg)
    _reject_sizes(
        operator, spatial, stride=stride, padding=padding, dilation=dilation, output_padding=output_padding
    )
    channels = w[0] if transposed else w[1] * groups
    if groups < 1 or w[0] % groups or x[1] != channels:
        msg = f"{operator}: kernels of shape {list(w)} with groups={groups} do not fit an input of shape {list(x)}"
        raise ComputeError(msg)
    number = w[1] * groups if transposed else w[0]
    if b is not None and b != (number,):
        msg = f"{operator}: bias must have one entry for each of {number} channels, got shape {list(b)}"
        raise ComputeError(msg)
    if added is not None:
        check_dtypes(operator, kind, added)
    if 0 in w[2:]:
        msg = f"{operator}: kernels of size {list(w[2:])} have no elements"
        raise ComputeError(msg)
    window = Window(w[2:], stride, padding, dilation, groups)
    if transposed:
        sizes = _transposed_sizes(x, window, output_padding)
        return window.within(sizes), sizes
    sizes = window.output(x[2:])
    if any(size < 1 for size in sizes):
        msg = (
            f"conv: kernels of size {list(w[2:])} with dilation {list(dilation)} exceed the padded input of size "
            f"{list(window.padded(x[2:]))}"
        )
        raise ComputeError(msg)
    return window.within(x[2:]), sizes


def _transposed_sizes(x: Sizes, window: Window, output_padding: Sizes) -> Sizes:
    """Of all input sizes that give these places, the least plus `output_padding`; 0 where padding leaves nothing."""
    if 0 in x[2:]:
        msg = f"conv_transpose: only batches and channels may be empty, got an input of shape {list(x)}"
        raise ComputeError(msg)
    parts = zip(x[2:], window.kernel, window.stride, window.padding, window.dilation, output_padding, strict=True)
    sizes = tuple((n - 1) * s - 2 * p + d * (k - 1) + extra + 1 for n, k, s, p, d, extra in parts)
    limits = zip(output_padding, window.stride, window.dilation, strict=True)
    if any(extra >= max(s, d) for extra, s, d in limits):
        msg = (
            f"conv_transpose: output_padding must be smaller than stride or dilation, got {list(output_padding)}, "
            f"{list(window.stride)} and {list(window.dilation)}"
        )
        raise ComputeError(msg)
    if any(size < 0 for size in sizes):
        msg = f"conv_transpose: the output of an input of shape {list(x)} would have the size {list(sizes)}"
        raise ComputeError(msg)
    return sizes


@counting(lambda _, grad, weight, *__: grad.numel() * math.prod(weight.shape[1:]))
def convolution_input(
    grad: Tensor, weight: Tensor, sizes: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int
) -> Tensor:
    """The gradient of the input, of shape `sizes`, of a convolution."""
    kind, g, w = grad.dtype, grad._array.shape, weight._array.shape
    check_dtypes("convolution_input", kind, weight.dtype)
    inputs = tuple(sizes[2:])
    window = Window(w[2:], tuple(stride), tuple(padding), tuple(dilation), groups).within(inputs)
    if _is_native(kind.compute, g, w, inputs):
        recipe = _spreading(kind.compute, g, w, inputs, window)
        if recipe is not None:
            return laid_as((follow_shared if recipe.shares else follow.call)(recipe, grad, weight), grad, weight)
    return laid_as(_as(spread(_elements(grad), _elements(weight), inputs, window), grad), grad, weight)


@counting(lambda _, grad, __, sizes, *___: grad.numel() * math.prod(sizes[1:]))
def convolution_weight(
    grad: Tensor, input: Tensor, sizes: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int  # noqa: A002
) -> Tensor:  # fmt: skip
    """The gradient of the kernels, of shape `sizes`, of a convolution."""
    kind, g, x = grad.dtype, grad._array.shape, input._array.shape
    check_dtypes("convolution_weight", kind, input.dtype)
    window = Window(tuple(sizes[2:]), tuple(stride), tuple(padding), tuple(dilation), groups).within(x[2:])
    if _is_native(kind.compute, g, x):
        plan = _correlating(kind.compute, g, x, window)
        if plan is not None:
            recipe, more = plan
            return (follow_shared if recipe.shares else follow.call)(recipe, grad, input, *more)  # type: ignore[no-any-return]
    return _as(correlate(_elements(grad), _elements(input), window), grad)


@functools.lru_cache(maxsize=_REMEMBERED)
def window_of(operator: str, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes) -> tuple[Window, Array]:
    """The window of columns of images, and what loops know of it."""
    _reject_sizes(operator, 2, kernel_size=kernel, dilation=dilation, padding=padding, stride=stride)
    if operator == "unfold" and min(kernel) < 1:
        msg = f"unfold: a kernel of size {list(kernel)} has no elements"
        raise ComputeError(msg)
    window = Window(kernel, stride, padding, dilation)
    return window, described(window)


def im2col(self: Tensor, kernel_size: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> Tensor:
    """The windows of a batch of images as columns: (batch, channels x kernel, places)."""
    positions, numbers = places_of_columns(self._array.shape, kernel_size, dilation, padding, stride)
    return make_tensor(gathered(self._array, kernel_size, positions, numbers), self.dtype)


def places_of_columns(
    shape: Sizes, kernel_size: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes
) -> tuple[Sizes, Array]:
    """How many windows there are along each dimension, and what loops know of them."""
    if len(shape) != 4:
        msg = f"im2col: expected (batch, channels, height, width), got shape {list(shape)}; see unfold"
        raise ComputeError(msg)
    window, numbers = window_of("unfold", kernel_size, stride, padding, dilation)
    positions = window.output(shape[2:])
    if any(size < 1 for size in positions):
        msg = (
            f"unfold: an image of size {list(shape[2:])} with padding {list(padding)} has no place for a kernel of "
            f"size {list(kernel_size)} with dilation {list(dilation)}"
        )
        raise ComputeError(msg)
    return positions, numbers


def col2im(
    self: Tensor, output_size: Sizes, kernel_size: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes
) -> Tensor:
    """Columns added up to images of `output_size`, where their windows lie."""
    window, numbers = window_of("fold", kernel_size, stride, padding, dilation)
    if len(output_size) != 2 or min(output_size) < 0:
        _reject_sizes("fold", 2, output_size=output_size)
    if self._array.ndim != 3:
        msg = f"col2im: expected (batch, channels * window, places), got shape {list(self._array.shape)}; see fold"
        raise ComputeError(msg)
    positions = window.output(output_size)
    batch, rows, number = self._array.shape
    elements = math.prod(kernel_size)
    if not elements or rows % elements or number != math.prod(positions):
        msg = (
            f"fold: expected (batch, channels * {elements}, {math.prod(positions)}) for an output of size "
            f"{list(output_size)}, got shape {list(self._array.shape)}"
        )
        raise ComputeError(msg)
    values = cast_array(self._array, self.dtype, self.dtype.compute)
    columns = values.reshape(batch, rows // elements, *kernel_size, *positions)
    return _as(added(columns, output_size, numbers), self)
