"""The functions and methods of dropout: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.tensor import Tensor

from ..operators.dropout import (
    _KEPT, _DROPPED, DROPOUT, DROPOUT_, FEATURE_DROPOUT, FEATURE_DROPOUT_, _ALPHA_DROPPED, ALPHA_DROPOUT,
    ALPHA_DROPOUT_, FEATURE_ALPHA_DROPOUT, FEATURE_ALPHA_DROPOUT_, NN_DROPOUT, NN_ALPHA_DROPOUT,
    NN_FEATURE_ALPHA_DROPOUT, NN_DROPOUT1D, NN_DROPOUT2D, NN_DROPOUT3D,
)

__all__ = [
    "dropout", "dropout_", "feature_dropout", "feature_dropout_", "alpha_dropout", "alpha_dropout_",
    "feature_alpha_dropout", "feature_alpha_dropout_",
]

_KEPT_FORMS = Overloads("_kept", _KEPT)
_DROPPED_FORMS = Overloads("_dropped", _DROPPED)
DROPOUT_FORMS = Overloads("dropout", DROPOUT)
DROPOUT__FORMS = Overloads("dropout_", DROPOUT_)
FEATURE_DROPOUT_FORMS = Overloads("feature_dropout", FEATURE_DROPOUT)
FEATURE_DROPOUT__FORMS = Overloads("feature_dropout_", FEATURE_DROPOUT_)
_ALPHA_DROPPED_FORMS = Overloads("_alpha_dropped", _ALPHA_DROPPED)
ALPHA_DROPOUT_FORMS = Overloads("alpha_dropout", ALPHA_DROPOUT)
ALPHA_DROPOUT__FORMS = Overloads("alpha_dropout_", ALPHA_DROPOUT_)
FEATURE_ALPHA_DROPOUT_FORMS = Overloads("feature_alpha_dropout", FEATURE_ALPHA_DROPOUT)
FEATURE_ALPHA_DROPOUT__FORMS = Overloads("feature_alpha_dropout_", FEATURE_ALPHA_DROPOUT_)
NN_DROPOUT_FORMS = Overloads("nn_dropout", NN_DROPOUT)
NN_ALPHA_DROPOUT_FORMS = Overloads("nn_alpha_dropout", NN_ALPHA_DROPOUT)
NN_FEATURE_ALPHA_DROPOUT_FORMS = Overloads("nn_feature_alpha_dropout", NN_FEATURE_ALPHA_DROPOUT)
NN_DROPOUT1D_FORMS = Overloads("nn_dropout1d", NN_DROPOUT1D)
NN_DROPOUT2D_FORMS = Overloads("nn_dropout2d", NN_DROPOUT2D)
NN_DROPOUT3D_FORMS = Overloads("nn_dropout3d", NN_DROPOUT3D)


def _kept(input=MISSING, sizes=MISSING, p=MISSING, *rest, **named):
    """_kept(input, sizes, p) -> Tensor

    Random numbers 1, or 0 with probability `p`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(sizes) is tuple and all_of(int, sizes) and type(p) is float:
                return _KEPT[input._keys](input, sizes, p)
        return _KEPT_FORMS.call(input, sizes, p, rest, named)
    except Exception:
        _KEPT_FORMS.translate(input, sizes, p, rest, named)
        raise


def _dropped(input=MISSING, kept=MISSING, p=MISSING, *rest, **named):
    """_dropped(input, kept, p) -> Tensor

    Elements times 1 or 0, divided by `1 - p`, in one rounding.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(kept, Tensor) and type(p) is float:
            return _DROPPED[input._keys | kept._keys](input, kept, p)
    return _DROPPED_FORMS.call(input, kept, p, rest, named)


def dropout(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """dropout(input, p, train) -> Tensor

    In training every element is 0 with probability `p`, else divided by `1 - p` (Hinton and others, arXiv
    1207.0580).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.dropout(ow.ones(1000), 0.5, True)
    >>> bool(((found == 0) | (found == 2)).all()), 400 < found.sum().item() / 2 < 600
    (True, True)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return DROPOUT[input._keys](input, p, train)
        return DROPOUT_FORMS.call(input, p, train, rest, named)
    except Exception:
        DROPOUT_FORMS.translate(input, p, train, rest, named)
        raise


def dropout_(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """As `dropout`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return DROPOUT_[input._keys](input, p, train)
        return DROPOUT__FORMS.call(input, p, train, rest, named)
    except Exception:
        DROPOUT__FORMS.translate(input, p, train, rest, named)
        raise


def feature_dropout(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """feature_dropout(input, p, train) -> Tensor

    In training every channel is 0 with probability `p`, else divided by `1 - p` (Tompson and others, arXiv
    1411.4280).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return FEATURE_DROPOUT[input._keys](input, p, train)
        return FEATURE_DROPOUT_FORMS.call(input, p, train, rest, named)
    except Exception:
        FEATURE_DROPOUT_FORMS.translate(input, p, train, rest, named)
        raise


def feature_dropout_(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """As `feature_dropout`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return FEATURE_DROPOUT_[input._keys](input, p, train)
        return FEATURE_DROPOUT__FORMS.call(input, p, train, rest, named)
    except Exception:
        FEATURE_DROPOUT__FORMS.translate(input, p, train, rest, named)
        raise


def _alpha_dropped(input=MISSING, kept=MISSING, p=MISSING, *rest, **named):
    """_alpha_dropped(input, kept, p) -> Tensor

    Alpha dropout of elements times 1 or 0, in one rounding.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(kept, Tensor) and type(p) is float:
            return _ALPHA_DROPPED[input._keys | kept._keys](input, kept, p)
    return _ALPHA_DROPPED_FORMS.call(input, kept, p, rest, named)


def alpha_dropout(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """alpha_dropout(input, p, train) -> Tensor

    In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> _ = ow.manual_seed(0)
    >>> abs(ow.alpha_dropout(ow.randn(10000), 0.2, True).mean().item()) < 0.1
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return ALPHA_DROPOUT[input._keys](input, p, train)
        return ALPHA_DROPOUT_FORMS.call(input, p, train, rest, named)
    except Exception:
        ALPHA_DROPOUT_FORMS.translate(input, p, train, rest, named)
        raise


def alpha_dropout_(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """As `alpha_dropout`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return ALPHA_DROPOUT_[input._keys](input, p, train)
        return ALPHA_DROPOUT__FORMS.call(input, p, train, rest, named)
    except Exception:
        ALPHA_DROPOUT__FORMS.translate(input, p, train, rest, named)
        raise


def feature_alpha_dropout(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """feature_alpha_dropout(input, p, train) -> Tensor

    Alpha dropout of whole channels.

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_alpha_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return FEATURE_ALPHA_DROPOUT[input._keys](input, p, train)
        return FEATURE_ALPHA_DROPOUT_FORMS.call(input, p, train, rest, named)
    except Exception:
        FEATURE_ALPHA_DROPOUT_FORMS.translate(input, p, train, rest, named)
        raise


def feature_alpha_dropout_(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """As `feature_alpha_dropout`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float and type(train) is bool:
                return FEATURE_ALPHA_DROPOUT_[input._keys](input, p, train)
        return FEATURE_ALPHA_DROPOUT__FORMS.call(input, p, train, rest, named)
    except Exception:
        FEATURE_ALPHA_DROPOUT__FORMS.translate(input, p, train, rest, named)
        raise


def nn_dropout(input=MISSING, *rest, **named):
    """dropout(input, p=0.5, training=True, inplace=False) -> Tensor

    In training every element is 0 with probability `p`, else divided by `1 - p`.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.dropout(x, 0.9, training=False) == x).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_DROPOUT[input._keys](input, 0.5, True, False)
        return NN_DROPOUT_FORMS.call(input, rest, named)
    except Exception:
        NN_DROPOUT_FORMS.translate(input, rest, named)
        raise


def nn_alpha_dropout(input=MISSING, *rest, **named):
    """alpha_dropout(input, p=0.5, training=False, inplace=False) -> Tensor

    In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_ALPHA_DROPOUT[input._keys](input, 0.5, False, False)
        return NN_ALPHA_DROPOUT_FORMS.call(input, rest, named)
    except Exception:
        NN_ALPHA_DROPOUT_FORMS.translate(input, rest, named)
        raise


def nn_feature_alpha_dropout(input=MISSING, *rest, **named):
    """feature_alpha_dropout(input, p=0.5, training=False, inplace=False) -> Tensor

    In training every channel is replaced by selu's lower bound with probability `p`, then all are scaled.

    Mean 0 and variance 1 stay.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.feature_alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_FEATURE_ALPHA_DROPOUT[input._keys](input, 0.5, False, False)
        return NN_FEATURE_ALPHA_DROPOUT_FORMS.call(input, rest, named)
    except Exception:
        NN_FEATURE_ALPHA_DROPOUT_FORMS.translate(input, rest, named)
        raise


def nn_dropout1d(input=MISSING, *rest, **named):
    """dropout1d(input, p=0.5, training=True, inplace=False) -> Tensor

    In training every channel (batch, channels, length) is 0 with probability `p`, else divided by
    `1 - p`.

    >>> x = ow.ones((1, 2, 3))
    >>> bool((ow.nn.functional.dropout1d(x, 0.9, training=False) == x).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_DROPOUT1D[input._keys](input, 0.5, True, False)
        return NN_DROPOUT1D_FORMS.call(input, rest, named)
    except Exception:
        NN_DROPOUT1D_FORMS.translate(input, rest, named)
        raise


def nn_dropout2d(input=MISSING, *rest, **named):
    """dropout2d(input, p=0.5, training=True, inplace=False) -> Tensor

    In training every channel (batch, channels, height, width) is 0 with probability `p`, else divided
    by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout2d(x, 0.9, training=False) == x).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_DROPOUT2D[input._keys](input, 0.5, True, False)
        return NN_DROPOUT2D_FORMS.call(input, rest, named)
    except Exception:
        NN_DROPOUT2D_FORMS.translate(input, rest, named)
        raise


def nn_dropout3d(input=MISSING, *rest, **named):
    """dropout3d(input, p=0.5, training=True, inplace=False) -> Tensor

    In training every channel (batch, channels, then three dimensions) is 0 with probability `p`, else
    divided by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout3d(x, 0.9, training=False) == x).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_DROPOUT3D[input._keys](input, 0.5, True, False)
        return NN_DROPOUT3D_FORMS.call(input, rest, named)
    except Exception:
        NN_DROPOUT3D_FORMS.translate(input, rest, named)
        raise
