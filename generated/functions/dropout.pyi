"""The functions of dropout.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence

from runtime.annotations import _bool, _float, _int, _Tensor

from .. import Tensor

def _kept(input: _Tensor, sizes: Sequence[_int], p: _float) -> Tensor:
    """Random numbers 1, or 0 with probability `p`."""

def dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is 0 with probability `p`, else divided by `1 - p` (Hinton and others, arXiv
    1207.0580).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.dropout(ow.ones(1000), 0.5, True)
    >>> bool(((found == 0) | (found == 2)).all()), 400 < found.sum().item() / 2 < 600
    (True, True)
    """

def dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is 0 with probability `p`, else divided by `1 - p` (Hinton and others, arXiv
    1207.0580).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.dropout(ow.ones(1000), 0.5, True)
    >>> bool(((found == 0) | (found == 2)).all()), 400 < found.sum().item() / 2 < 600
    (True, True)
    """

def feature_dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every channel is 0 with probability `p`, else divided by `1 - p` (Tompson and others, arXiv
    1411.4280).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def feature_dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every channel is 0 with probability `p`, else divided by `1 - p` (Tompson and others, arXiv
    1411.4280).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def _alpha_noise(input: _Tensor, sizes: Sequence[_int], p: _float) -> builtins.tuple[Tensor, Tensor]:
    """Factor and summand of alpha dropout."""

def alpha_dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> _ = ow.manual_seed(0)
    >>> abs(ow.alpha_dropout(ow.randn(10000), 0.2, True).mean().item()) < 0.1
    True
    """

def alpha_dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> _ = ow.manual_seed(0)
    >>> abs(ow.alpha_dropout(ow.randn(10000), 0.2, True).mean().item()) < 0.1
    True
    """

def feature_alpha_dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """Alpha dropout of whole channels.

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_alpha_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def feature_alpha_dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """Alpha dropout of whole channels.

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_alpha_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def nn_dropout(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every element is 0 with probability `p`, else divided by `1 - p`.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.dropout(x, 0.9, training=False) == x).all())
    True
    """

def nn_alpha_dropout(input: _Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False) -> Tensor:
    """In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """

def nn_feature_alpha_dropout(
    input: _Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False
) -> Tensor:
    """In training every channel is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.feature_alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """

def nn_dropout1d(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every channel (batch, channels, length) is 0 with probability `p`, else divided by
    `1 - p`.

    >>> x = ow.ones((1, 2, 3))
    >>> bool((ow.nn.functional.dropout1d(x, 0.9, training=False) == x).all())
    True
    """

def nn_dropout2d(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every channel (batch, channels, height, width) is 0 with probability `p`, else divided
    by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout2d(x, 0.9, training=False) == x).all())
    True
    """

def nn_dropout3d(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every channel (batch, channels, then three dimensions) is 0 with probability `p`, else
    divided by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout3d(x, 0.9, training=False) == x).all())
    True
    """
