# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of resampling."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public()
def constant_pad_nd(input, pad, value=0):
    """The input with `value` around it; `pad` has two numbers for each dimension, the last dimension first.

    Negative numbers cut off.

    >>> ow.constant_pad_nd(ow.tensor([[1, 2]]), (1, 1), 9)
    tensor([[9, 1, 2, 9]])
    """


@public(module="nn")
def pad(input, pad, mode='constant', value=None):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
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


_pad_around = declare("_pad_around(input, pad, mode)", "The input with more of its own elements around the last one to "
    "three dimensions.")


@public(module="nn")
def im2col(input, kernel_size, dilation, padding, stride, *, out=None):
    """The windows of a batch of images as columns; see `unfold`.

    >>> ow.nn.functional.im2col(ow.ones(1, 1, 3, 3), (2, 2), (1, 1), (0, 0), (1, 1)).shape
    opweave.Size([1, 4, 4])
    """


@public(module="nn")
def col2im(input, output_size, kernel_size, dilation, padding, stride, *, out=None):
    """Columns added up to images; see `fold`.

    >>> ow.nn.functional.col2im(ow.ones(1, 4, 4), (3, 3), (2, 2), (1, 1), (0, 0), (1, 1))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """


@public(module="nn")
def nn_unfold(input, kernel_size, dilation=(1, 1), padding=(0, 0), stride=(1, 1)):
    """The windows of images (batch, channels, height, width) as columns: (batch, channels * window, places).

    >>> ow.nn.functional.unfold(ow.arange(6.0).reshape(1, 1, 2, 3), (2, 2))
    tensor([[[0., 1.],
             [1., 2.],
             [3., 4.],
             [4., 5.]]])
    """


@public(module="nn")
def nn_fold(input, output_size, kernel_size, dilation=(1, 1), padding=(0, 0), stride=(1, 1)):
    """Columns (batch, channels * window, places) added up to images of `output_size`: the adjoint of `unfold`.

    >>> ow.nn.functional.fold(ow.ones(1, 4, 2), (2, 3), (2, 2))
    tensor([[[[1., 2., 1.],
              [1., 2., 1.]]]])
    """


@public()
def pixel_shuffle(input, upscale_factor, *, out=None):
    """Channels rearranged to larger images: (..., C r², H, W) to (..., C, H r, W r) (Shi and others, arXiv
    1609.05158).

    >>> ow.pixel_shuffle(ow.arange(4.0).reshape(1, 4, 1, 1), 2)
    tensor([[[[0., 1.],
              [2., 3.]]]])
    """


@public()
def pixel_unshuffle(input, downscale_factor, *, out=None):
    """The inverse of `pixel_shuffle`: (..., C, H r, W r) to (..., C r², H, W).

    >>> ow.pixel_unshuffle(ow.arange(4.0).reshape(1, 1, 2, 2), 2).flatten()
    tensor([0., 1., 2., 3.])
    """


@public()
def channel_shuffle(input, groups, *, out=None):
    """The channels of all groups interleaved (Zhang and others, arXiv 1707.01083).

    >>> ow.channel_shuffle(ow.arange(4.0).reshape(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """


@public()
def _resampling_weights(n, m, ratio, kind):
    """How much each of `n` elements counts in each of `m`, the rows, where a filter spreads as wide as they
        are apart.

    `ratio` is the distance of two of the `m`; the filter `kind` is 'bilinear' (a triangle), 'bicubic'
        (Keys, 1981, with
    the factor -0.5) or 'lanczos' (three lobes).
    """


@public(module="nn")
def nn_interpolate(
    input, size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None,
    antialias=False,
):
    """Images (batch, channels, then one to three dimensions) of another size, given by `size` or by
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


_in_order_of = declare("_in_order_of(input, other)", "A tensor with channels last where another one has them so.")
_antialiased = declare("_antialiased(input, sizes, mode, ratios)", "Images whose neighbouring places lie `ratios` "
    "apart, made of all elements of larger ones.")


@public()
def _resample(input, sizes, mode, ratios, aligned, adjoint):
    """Images of shape `sizes`, whose neighbouring places lie `ratios` apart, or the adjoint map, from images
        so made.

    `mode` is nearest, nearest-exact, linear or cubic.
    """


@public(module="nn")
def nn_upsample(input, size=None, scale_factor=None, mode='nearest', align_corners=None):
    """The older name of `interpolate`.

    >>> ow.nn.functional.upsample(ow.tensor([[[0.0, 4.0]]]), scale_factor=2)
    tensor([[[0., 0., 4., 4.]]])
    """


@public(module="nn")
def nn_upsample_nearest(input, size=None, scale_factor=None):
    """The older name of `interpolate` in mode 'nearest'.

    >>> ow.nn.functional.upsample_nearest(ow.tensor([[[0.0, 4.0]]]), 3)
    tensor([[[0., 0., 4.]]])
    """


@public(module="nn")
def nn_upsample_bilinear(input, size=None, scale_factor=None):
    """The older name of `interpolate` in mode 'bilinear' with `align_corners=True`.

    >>> ow.nn.functional.upsample_bilinear(ow.arange(4.0).reshape(1, 1, 2, 2), 3)
    tensor([[[[0.0000, 0.5000, 1.0000],
              [1.0000, 1.5000, 2.0000],
              [2.0000, 2.5000, 3.0000]]]])
    """


@public(module="nn")
def nn_grid_sample(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None):
    """Images (N, C, H, W) read at the places of a grid (N, H, W, 2): x and y from -1 to 1.

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


_grid_sample = declare("_grid_sample(input, grid, mode, padding_mode, aligned, orders)", "Images at the places of a "
    "grid; their weights are `orders` times differentiated along each dimension.")
_grid_sample_input = declare("_grid_sample_input(grad_output, grid, sizes, mode, padding_mode, aligned, orders)", "The "
    "gradient of images, of shape `sizes`, read at the places of a grid.")
_grid_sample_slopes = declare("_grid_sample_slopes(grad_output, input, grid, mode, padding_mode, aligned, orders)",
    "The gradient of the grid of places at which images are read.")
_grid_sample_along = declare("_grid_sample_along(steps, grad_output, input, grid, sizes, mode, padding_mode, aligned, "
    "orders)", "How `_grid_sample`, or with a gradient `_grid_sample_input` or `_grid_sample_slopes`, changes along "
    "steps of a grid.")


@public(module="nn")
def nn_affine_grid(theta, size, align_corners=None):
    """The grid of `grid_sample` that maps images by affine matrices (N, 2, 3), or volumes by (N, 3, 4).

    >>> theta = ow.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> ow.nn.functional.affine_grid(theta, (1, 1, 1, 2), align_corners=True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """
