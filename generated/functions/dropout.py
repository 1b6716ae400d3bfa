# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of dropout."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_kept = declare("_kept(input, sizes, p)", "Random numbers 1, or 0 with probability `p`.")
_dropped = declare("_dropped(input, kept, p)", "Elements times 1 or 0, divided by `1 - p`, in one rounding.")


@public()
def dropout(input, p, train):
    """In training every element is 0 with probability `p`, else divided by `1 - p` (Hinton and others, arXiv
    1207.0580).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.dropout(ow.ones(1000), 0.5, True)
    >>> bool(((found == 0) | (found == 2)).all()), 400 < found.sum().item() / 2 < 600
    (True, True)
    """


dropout_ = declare("dropout_(input, p, train)", "As `dropout`, written into `input`, which is returned.", result="")


@public()
def feature_dropout(input, p, train):
    """In training every channel is 0 with probability `p`, else divided by `1 - p` (Tompson and others, arXiv
    1411.4280).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """


feature_dropout_ = declare("feature_dropout_(input, p, train)", "As `feature_dropout`, written into `input`, which is "
    "returned.", result="")
_alpha_dropped = declare("_alpha_dropped(input, kept, p)", "Alpha dropout of elements times 1 or 0, in one rounding.")


@public()
def alpha_dropout(input, p, train):
    """In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> _ = ow.manual_seed(0)
    >>> abs(ow.alpha_dropout(ow.randn(10000), 0.2, True).mean().item()) < 0.1
    True
    """


alpha_dropout_ = declare("alpha_dropout_(input, p, train)", "As `alpha_dropout`, written into `input`, which is "
    "returned.", result="")


@public()
def feature_alpha_dropout(input, p, train):
    """Alpha dropout of whole channels.

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_alpha_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """


feature_alpha_dropout_ = declare("feature_alpha_dropout_(input, p, train)", "As `feature_alpha_dropout`, written into "
    "`input`, which is returned.", result="")


@public(module="nn")
def nn_dropout(input, p=0.5, training=True, inplace=False):
    """In training every element is 0 with probability `p`, else divided by `1 - p`.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.dropout(x, 0.9, training=False) == x).all())
    True
    """


@public(module="nn")
def nn_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """


@public(module="nn")
def nn_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """In training every channel is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.feature_alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """


@public(module="nn")
def nn_dropout1d(input, p=0.5, training=True, inplace=False):
    """In training every channel (batch, channels, length) is 0 with probability `p`, else divided by
    `1 - p`.

    >>> x = ow.ones((1, 2, 3))
    >>> bool((ow.nn.functional.dropout1d(x, 0.9, training=False) == x).all())
    True
    """


@public(module="nn")
def nn_dropout2d(input, p=0.5, training=True, inplace=False):
    """In training every channel (batch, channels, height, width) is 0 with probability `p`, else divided
    by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout2d(x, 0.9, training=False) == x).all())
    True
    """


@public(module="nn")
def nn_dropout3d(input, p=0.5, training=True, inplace=False):
    """In training every channel (batch, channels, then three dimensions) is 0 with probability `p`, else
    divided by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout3d(x, 0.9, training=False) == x).all())
    True
    """
