"""The functions and methods of resampling: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.tensor import Tensor

from ..operators.resampling import (
    CONSTANT_PAD_ND, PAD, _PAD_AROUND, IM2COL, COL2IM, NN_UNFOLD, NN_FOLD, PIXEL_SHUFFLE, PIXEL_UNSHUFFLE,
    CHANNEL_SHUFFLE, _RESAMPLING_WEIGHTS, NN_INTERPOLATE, _IN_ORDER_OF, _ANTIALIASED, _RESAMPLE, NN_UPSAMPLE,
    NN_UPSAMPLE_NEAREST, NN_UPSAMPLE_BILINEAR, NN_GRID_SAMPLE, _GRID_SAMPLE, _GRID_SAMPLE_INPUT,
    _GRID_SAMPLE_SLOPES, _GRID_SAMPLE_ALONG, NN_AFFINE_GRID,
)

__all__ = ["constant_pad_nd", "pixel_shuffle", "pixel_unshuffle", "channel_shuffle"]

CONSTANT_PAD_ND_FORMS = Overloads("constant_pad_nd", CONSTANT_PAD_ND)
PAD_FORMS = Overloads("pad", PAD)
_PAD_AROUND_FORMS = Overloads("_pad_around", _PAD_AROUND)
IM2COL_FORMS = Overloads("im2col", IM2COL)
COL2IM_FORMS = Overloads("col2im", COL2IM)
NN_UNFOLD_FORMS = Overloads("nn_unfold", NN_UNFOLD)
NN_FOLD_FORMS = Overloads("nn_fold", NN_FOLD)
PIXEL_SHUFFLE_FORMS = Overloads("pixel_shuffle", PIXEL_SHUFFLE)
PIXEL_UNSHUFFLE_FORMS = Overloads("pixel_unshuffle", PIXEL_UNSHUFFLE)
CHANNEL_SHUFFLE_FORMS = Overloads("channel_shuffle", CHANNEL_SHUFFLE)
_RESAMPLING_WEIGHTS_FORMS = Overloads("_resampling_weights", _RESAMPLING_WEIGHTS)
NN_INTERPOLATE_FORMS = Overloads("nn_interpolate", NN_INTERPOLATE)
_IN_ORDER_OF_FORMS = Overloads("_in_order_of", _IN_ORDER_OF)
_ANTIALIASED_FORMS = Overloads("_antialiased", _ANTIALIASED)
_RESAMPLE_FORMS = Overloads("_resample", _RESAMPLE)
NN_UPSAMPLE_FORMS = Overloads("nn_upsample", NN_UPSAMPLE)
NN_UPSAMPLE_NEAREST_FORMS = Overloads("nn_upsample_nearest", NN_UPSAMPLE_NEAREST)
NN_UPSAMPLE_BILINEAR_FORMS = Overloads("nn_upsample_bilinear", NN_UPSAMPLE_BILINEAR)
NN_GRID_SAMPLE_FORMS = Overloads("nn_grid_sample", NN_GRID_SAMPLE)
_GRID_SAMPLE_FORMS = Overloads("_grid_sample", _GRID_SAMPLE)
_GRID_SAMPLE_INPUT_FORMS = Overloads("_grid_sample_input", _GRID_SAMPLE_INPUT)
_GRID_SAMPLE_SLOPES_FORMS = Overloads("_grid_sample_slopes", _GRID_SAMPLE_SLOPES)
_GRID_SAMPLE_ALONG_FORMS = Overloads("_grid_sample_along", _GRID_SAMPLE_ALONG)
NN_AFFINE_GRID_FORMS = Overloads("nn_affine_grid", NN_AFFINE_GRID)


def constant_pad_nd(input=MISSING, pad=MISSING, *rest, **named):
    """constant_pad_nd(input, pad, value=0) -> Tensor

    The input with `value` around it; `pad` has two numbers for each dimension, the last dimension first.

    Negative numbers cut off.

    >>> ow.constant_pad_nd(ow.tensor([[1, 2]]), (1, 1), 9)
    tensor([[9, 1, 2, 9]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(pad) is tuple and all_of(int, pad):
                return CONSTANT_PAD_ND[input._keys](input, pad, 0)
        return CONSTANT_PAD_ND_FORMS.call(input, pad, rest, named)
    except Exception:
        CONSTANT_PAD_ND_FORMS.translate(input, pad, rest, named)
        raise


def pad(input=MISSING, pad=MISSING, *rest, **named):
    """pad(input, pad, mode='constant', value=None) -> Tensor

    The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    `mode` is 'constant' (`value`, 0 when left out), 'reflect' (mirrored at the border element), 'replicate'
        (the
    border element) or 'circular' (from the other end); the latter three pad at most three dimensions behind
        the
    channels.

    >>> x = ow.tensor([[1.0, 2.0, 3.0]])
    >>> ow.nn.functional.pad(x, (1, 2))
    tensor([[0., 1., 2., 3., 0., 0.]])
    >>> ow.nn.functional.pad(x, (2, 1), mode='reflect')
    tensor([[3., 2., 1., 2., 3., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(pad) is tuple and all_of(int, pad):
                return PAD[input._keys](input, pad, 'constant', None)
        return PAD_FORMS.call(input, pad, rest, named)
    except Exception:
        PAD_FORMS.translate(input, pad, rest, named)
        raise


def _pad_around(input=MISSING, pad=MISSING, mode=MISSING, *rest, **named):
    """_pad_around(input, pad, mode) -> Tensor

    The input with more of its own elements around the last one to three dimensions.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(pad) is tuple and all_of(int, pad) and type(mode) is str:
                return _PAD_AROUND[input._keys](input, pad, mode)
        return _PAD_AROUND_FORMS.call(input, pad, mode, rest, named)
    except Exception:
        _PAD_AROUND_FORMS.translate(input, pad, mode, rest, named)
        raise


def im2col(input=MISSING, kernel_size=MISSING, dilation=MISSING, padding=MISSING, stride=MISSING, *rest, **named):
    """im2col(input, kernel_size, dilation, padding, stride, *, out=None) -> Tensor

    The windows of a batch of images as columns; see `unfold`.

    >>> ow.nn.functional.im2col(ow.ones(1, 1, 3, 3), (2, 2), (1, 1), (0, 0), (1, 1)).shape
    opweave.Size([1, 4, 4])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(dilation) is int
                and type(padding) is int
                and type(stride) is int
            ):
                return IM2COL[input._keys](input, (kernel_size,) * 2, (dilation,) * 2, (padding,) * 2, (stride,) * 2)
        return IM2COL_FORMS.call(input, kernel_size, dilation, padding, stride, rest, named)
    except Exception:
        IM2COL_FORMS.translate(input, kernel_size, dilation, padding, stride, rest, named)
        raise


def col2im(
    input=MISSING, output_size=MISSING, kernel_size=MISSING, dilation=MISSING, padding=MISSING, stride=MISSING, *rest,
    **named,
):
    """col2im(input, output_size, kernel_size, dilation, padding, stride, *, out=None) -> Tensor

    Columns added up to images; see `fold`.

    >>> ow.nn.functional.col2im(ow.ones(1, 4, 4), (3, 3), (2, 2), (1, 1), (0, 0), (1, 1))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(output_size) is int
                and type(kernel_size) is int
                and type(dilation) is int
                and type(padding) is int
                and type(stride) is int
            ):
                return COL2IM[input._keys](
                    input, (output_size,) * 2, (kernel_size,) * 2, (dilation,) * 2, (padding,) * 2, (stride,) * 2
                )
        return COL2IM_FORMS.call(input, output_size, kernel_size, dilation, padding, stride, rest, named)
    except Exception:
        COL2IM_FORMS.translate(input, output_size, kernel_size, dilation, padding, stride, rest, named)
        raise


def nn_unfold(input=MISSING, kernel_size=MISSING, *rest, **named):
    """unfold(input, kernel_size, dilation=(1, 1), padding=(0, 0), stride=(1, 1)) -> Tensor

    The windows of images (batch, channels, height, width) as columns: (batch, channels * window, places).

    >>> ow.nn.functional.unfold(ow.arange(6.0).reshape(1, 1, 2, 3), (2, 2))
    tensor([[[0., 1.],
             [1., 2.],
             [3., 4.],
             [4., 5.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return NN_UNFOLD[input._keys](input, (kernel_size,) * 2, (1, 1), (0, 0), (1, 1))
        return NN_UNFOLD_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        NN_UNFOLD_FORMS.translate(input, kernel_size, rest, named)
        raise


def nn_fold(input=MISSING, output_size=MISSING, kernel_size=MISSING, *rest, **named):
    """fold(input, output_size, kernel_size, dilation=(1, 1), padding=(0, 0), stride=(1, 1)) -> Tensor

    Columns (batch, channels * window, places) added up to images of `output_size`: the adjoint of `unfold`.

    >>> ow.nn.functional.fold(ow.ones(1, 4, 2), (2, 3), (2, 2))
    tensor([[[[1., 2., 1.],
              [1., 2., 1.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(kernel_size) is int:
                return NN_FOLD[input._keys](input, (output_size,) * 2, (kernel_size,) * 2, (1, 1), (0, 0), (1, 1))
        return NN_FOLD_FORMS.call(input, output_size, kernel_size, rest, named)
    except Exception:
        NN_FOLD_FORMS.translate(input, output_size, kernel_size, rest, named)
        raise


def pixel_shuffle(input=MISSING, upscale_factor=MISSING, *rest, **named):
    """pixel_shuffle(input, upscale_factor, *, out=None) -> Tensor

    Channels rearranged to larger images: (..., C r², H, W) to (..., C, H r, W r) (Shi and others, arXiv
    1609.05158).

    >>> ow.pixel_shuffle(ow.arange(4.0).reshape(1, 4, 1, 1), 2)
    tensor([[[[0., 1.],
              [2., 3.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(upscale_factor) is int:
                return PIXEL_SHUFFLE[input._keys](input, upscale_factor)
        return PIXEL_SHUFFLE_FORMS.call(input, upscale_factor, rest, named)
    except Exception:
        PIXEL_SHUFFLE_FORMS.translate(input, upscale_factor, rest, named)
        raise


def pixel_unshuffle(input=MISSING, downscale_factor=MISSING, *rest, **named):
    """pixel_unshuffle(input, downscale_factor, *, out=None) -> Tensor

    The inverse of `pixel_shuffle`: (..., C, H r, W r) to (..., C r², H, W).

    >>> ow.pixel_unshuffle(ow.arange(4.0).reshape(1, 1, 2, 2), 2).flatten()
    tensor([0., 1., 2., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(downscale_factor) is int:
                return PIXEL_UNSHUFFLE[input._keys](input, downscale_factor)
        return PIXEL_UNSHUFFLE_FORMS.call(input, downscale_factor, rest, named)
    except Exception:
        PIXEL_UNSHUFFLE_FORMS.translate(input, downscale_factor, rest, named)
        raise


def channel_shuffle(input=MISSING, groups=MISSING, *rest, **named):
    """channel_shuffle(input, groups, *, out=None) -> Tensor

    The channels of all groups interleaved (Zhang and others, arXiv 1707.01083).

    >>> ow.channel_shuffle(ow.arange(4.0).reshape(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(groups) is int:
                return CHANNEL_SHUFFLE[input._keys](input, groups)
        return CHANNEL_SHUFFLE_FORMS.call(input, groups, rest, named)
    except Exception:
        CHANNEL_SHUFFLE_FORMS.translate(input, groups, rest, named)
        raise


def _resampling_weights(n=MISSING, m=MISSING, ratio=MISSING, kind=MISSING, *rest, **named):
    """_resampling_weights(n, m, ratio, kind) -> Tensor

    How much each of `n` elements counts in each of `m`, the rows, where a filter spreads as wide as they
        are apart.

    `ratio` is the distance of two of the `m`; the filter `kind` is 'bilinear' (a triangle), 'bicubic'
        (Keys, 1981, with
    the factor -0.5) or 'lanczos' (three lobes).
    """
    try:
        return _RESAMPLING_WEIGHTS_FORMS.call(n, m, ratio, kind, rest, named)
    except Exception:
        _RESAMPLING_WEIGHTS_FORMS.translate(n, m, ratio, kind, rest, named)
        raise


def nn_interpolate(input=MISSING, *rest, **named):
    """interpolate(input, size=None, scale_factor=None, mode='nearest', align_corners=None,
        recompute_scale_factor=None, antialias=False) -> Tensor

    Images (batch, channels, then one to three dimensions) of another size, given by `size` or by
        `scale_factor`.

    `mode` is 'nearest', 'nearest-exact', 'linear' (one dimension), 'bilinear', 'bicubic' (two), 'trilinear'
        (three) or
    'area'. With `antialias`, for images in 'bilinear', 'bicubic' or 'lanczos', a smaller one is made of all
        elements of the
    larger. With `align_corners` the centres of the corner elements stay in place, else the edges of the
        corner
    elements do. `recompute_scale_factor` uses the ratio of the sizes in place of the given factor.

    >>> x = ow.tensor([[[0.0, 4.0]]])
    >>> ow.nn.functional.interpolate(x, scale_factor=2)
    tensor([[[0., 0., 4., 4.]]])
    >>> ow.nn.functional.interpolate(x, 5, mode='linear', align_corners=True)
    tensor([[[0., 1., 2., 3., 4.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_INTERPOLATE[input._keys](input, None, None, 'nearest', None, None, False)
        return NN_INTERPOLATE_FORMS.call(input, rest, named)
    except Exception:
        NN_INTERPOLATE_FORMS.translate(input, rest, named)
        raise


def _in_order_of(input=MISSING, other=MISSING, *rest, **named):
    """_in_order_of(input, other) -> Tensor

    A tensor with channels last where another one has them so.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _IN_ORDER_OF[input._keys | other._keys](input, other)
        return _IN_ORDER_OF_FORMS.call(input, other, rest, named)
    except Exception:
        _IN_ORDER_OF_FORMS.translate(input, other, rest, named)
        raise


def _antialiased(input=MISSING, sizes=MISSING, mode=MISSING, ratios=MISSING, *rest, **named):
    """_antialiased(input, sizes, mode, ratios) -> Tensor

    Images whose neighbouring places lie `ratios` apart, made of all elements of larger ones.
    """
    try:
        return _ANTIALIASED_FORMS.call(input, sizes, mode, ratios, rest, named)
    except Exception:
        _ANTIALIASED_FORMS.translate(input, sizes, mode, ratios, rest, named)
        raise


def _resample(
    input=MISSING, sizes=MISSING, mode=MISSING, ratios=MISSING, aligned=MISSING, adjoint=MISSING, *rest, **named
):
    """_resample(input, sizes, mode, ratios, aligned, adjoint) -> Tensor

    Images of shape `sizes`, whose neighbouring places lie `ratios` apart, or the adjoint map, from images
        so made.

    `mode` is nearest, nearest-exact, linear or cubic.
    """
    try:
        return _RESAMPLE_FORMS.call(input, sizes, mode, ratios, aligned, adjoint, rest, named)
    except Exception:
        _RESAMPLE_FORMS.translate(input, sizes, mode, ratios, aligned, adjoint, rest, named)
        raise


def nn_upsample(input=MISSING, *rest, **named):
    """upsample(input, size=None, scale_factor=None, mode='nearest', align_corners=None) -> Tensor

    The older name of `interpolate`.

    >>> ow.nn.functional.upsample(ow.tensor([[[0.0, 4.0]]]), scale_factor=2)
    tensor([[[0., 0., 4., 4.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_UPSAMPLE[input._keys](input, None, None, 'nearest', None)
        return NN_UPSAMPLE_FORMS.call(input, rest, named)
    except Exception:
        NN_UPSAMPLE_FORMS.translate(input, rest, named)
        raise


def nn_upsample_nearest(input=MISSING, *rest, **named):
    """upsample_nearest(input, size=None, scale_factor=None) -> Tensor

    The older name of `interpolate` in mode 'nearest'.

    >>> ow.nn.functional.upsample_nearest(ow.tensor([[[0.0, 4.0]]]), 3)
    tensor([[[0., 0., 4.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_UPSAMPLE_NEAREST[input._keys](input, None, None)
        return NN_UPSAMPLE_NEAREST_FORMS.call(input, rest, named)
    except Exception:
        NN_UPSAMPLE_NEAREST_FORMS.translate(input, rest, named)
        raise


def nn_upsample_bilinear(input=MISSING, *rest, **named):
    """upsample_bilinear(input, size=None, scale_factor=None) -> Tensor

    The older name of `interpolate` in mode 'bilinear' with `align_corners=True`.

    >>> ow.nn.functional.upsample_bilinear(ow.arange(4.0).reshape(1, 1, 2, 2), 3)
    tensor([[[[0.0000, 0.5000, 1.0000],
              [1.0000, 1.5000, 2.0000],
              [2.0000, 2.5000, 3.0000]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_UPSAMPLE_BILINEAR[input._keys](input, None, None)
        return NN_UPSAMPLE_BILINEAR_FORMS.call(input, rest, named)
    except Exception:
        NN_UPSAMPLE_BILINEAR_FORMS.translate(input, rest, named)
        raise


def nn_grid_sample(input=MISSING, grid=MISSING, *rest, **named):
    """grid_sample(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None) -> Tensor

    Images (N, C, H, W) read at the places of a grid (N, H, W, 2): x and y from -1 to 1.

    From Jaderberg and others, arXiv 1506.02025. Images (N, C, D, H, W) are read at those of a grid (N, D,
        H, W, 3) of x,
    y and z.

    With `align_corners` -1 and 1 are the centres of the corner elements, else their outer edges. Places
        outside give
    0 ('zeros'), the border's element ('border'), or are mirrored at the border ('reflection'). NaN is read
        as -1.

    >>> x = ow.tensor([[[[1.0, 2.0], [3.0, 4.0]]]])
    >>> ow.nn.functional.grid_sample(x, ow.zeros(1, 1, 1, 2), align_corners=False)
    tensor([[[[2.5000]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(grid, Tensor):
                return NN_GRID_SAMPLE[input._keys | grid._keys](input, grid, 'bilinear', 'zeros', None)
        return NN_GRID_SAMPLE_FORMS.call(input, grid, rest, named)
    except Exception:
        NN_GRID_SAMPLE_FORMS.translate(input, grid, rest, named)
        raise


def _grid_sample(
    input=MISSING, grid=MISSING, mode=MISSING, padding_mode=MISSING, aligned=MISSING, orders=MISSING, *rest, **named
):
    """_grid_sample(input, grid, mode, padding_mode, aligned, orders) -> Tensor

    Images at the places of a grid; their weights are `orders` times differentiated along each dimension.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(grid, Tensor)
                and type(mode) is str
                and type(padding_mode) is str
                and type(aligned) is bool
                and type(orders) is tuple
                and all_of(int, orders)
            ):
                return _GRID_SAMPLE[input._keys | grid._keys](input, grid, mode, padding_mode, aligned, orders)
        return _GRID_SAMPLE_FORMS.call(input, grid, mode, padding_mode, aligned, orders, rest, named)
    except Exception:
        _GRID_SAMPLE_FORMS.translate(input, grid, mode, padding_mode, aligned, orders, rest, named)
        raise


def _grid_sample_input(
    grad_output=MISSING, grid=MISSING, sizes=MISSING, mode=MISSING, padding_mode=MISSING, aligned=MISSING,
    orders=MISSING, *rest, **named,
):
    """_grid_sample_input(grad_output, grid, sizes, mode, padding_mode, aligned, orders) -> Tensor

    The gradient of images, of shape `sizes`, read at the places of a grid.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(grid, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(mode) is str
                and type(padding_mode) is str
                and type(aligned) is bool
                and type(orders) is tuple
                and all_of(int, orders)
            ):
                return _GRID_SAMPLE_INPUT[grad_output._keys | grid._keys](
                    grad_output, grid, sizes, mode, padding_mode, aligned, orders
                )
        return _GRID_SAMPLE_INPUT_FORMS.call(grad_output, grid, sizes, mode, padding_mode, aligned, orders, rest, named)
    except Exception:
        _GRID_SAMPLE_INPUT_FORMS.translate(grad_output, grid, sizes, mode, padding_mode, aligned, orders, rest, named)
        raise


def _grid_sample_slopes(
    grad_output=MISSING, input=MISSING, grid=MISSING, mode=MISSING, padding_mode=MISSING, aligned=MISSING,
    orders=MISSING, *rest, **named,
):
    """_grid_sample_slopes(grad_output, input, grid, mode, padding_mode, aligned, orders) -> Tensor

    The gradient of the grid of places at which images are read.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and isinstance(grid, Tensor)
                and type(mode) is str
                and type(padding_mode) is str
                and type(aligned) is bool
                and type(orders) is tuple
                and all_of(int, orders)
            ):
                return _GRID_SAMPLE_SLOPES[grad_output._keys | input._keys | grid._keys](
                    grad_output, input, grid, mode, padding_mode, aligned, orders
                )
        return _GRID_SAMPLE_SLOPES_FORMS.call(
            grad_output, input, grid, mode, padding_mode, aligned, orders, rest, named
        )
    except Exception:
        _GRID_SAMPLE_SLOPES_FORMS.translate(grad_output, input, grid, mode, padding_mode, aligned, orders, rest, named)
        raise


def _grid_sample_along(
    steps=MISSING, grad_output=MISSING, input=MISSING, grid=MISSING, sizes=MISSING, mode=MISSING, padding_mode=MISSING,
    aligned=MISSING, orders=MISSING, *rest, **named,
):
    """_grid_sample_along(steps, grad_output, input, grid, sizes, mode, padding_mode, aligned, orders) ->
        Tensor

    How `_grid_sample`, or with a gradient `_grid_sample_input` or `_grid_sample_slopes`, changes along
        steps of a grid.
    """
    try:
        return _GRID_SAMPLE_ALONG_FORMS.call(
            steps, grad_output, input, grid, sizes, mode, padding_mode, aligned, orders, rest, named
        )
    except Exception:
        _GRID_SAMPLE_ALONG_FORMS.translate(
            steps, grad_output, input, grid, sizes, mode, padding_mode, aligned, orders, rest, named
        )
        raise


def nn_affine_grid(theta=MISSING, size=MISSING, *rest, **named):
    """affine_grid(theta, size, align_corners=None) -> Tensor

    The grid of `grid_sample` that maps images by affine matrices (N, 2, 3), or volumes by (N, 3, 4).

    >>> theta = ow.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> ow.nn.functional.affine_grid(theta, (1, 1, 1, 2), align_corners=True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(theta, Tensor) and type(size) is tuple and all_of(int, size):
                return NN_AFFINE_GRID[theta._keys](theta, size, None)
        return NN_AFFINE_GRID_FORMS.call(theta, size, rest, named)
    except Exception:
        NN_AFFINE_GRID_FORMS.translate(theta, size, rest, named)
        raise
