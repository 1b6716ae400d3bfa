"""The dropout operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.dispatch.late import LateModule
from runtime.tensor import dtypes

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.dropout"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

_KEPT = define("_kept(Tensor self, int[] sizes, float p) -> Tensor", "288cac53a99bd3e8")


@composite(_KEPT)
def _kept_composite(self, sizes, p):
    if not self.dtype.is_floating_point:
        language.raise_error(f"dropout: expected a floating dtype, got {self.dtype}")
    return (functions.rand(sizes, dtype=dtypes.float32) >= p).to(self.dtype)


DROPOUT, DROPOUT_ = define("dropout(Tensor self, float p, bool train) -> Tensor", "ce7bc32bfce07a52", "dropout_")


@composite(DROPOUT)
def dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    return self * 0 if p == 1 else self * (functions._kept(self, self._array.shape, p) / (1 - p))


FEATURE_DROPOUT, FEATURE_DROPOUT_ = define(
    "feature_dropout(Tensor self, float p, bool train) -> Tensor", "ca7016b12f7e4f6a", "feature_dropout_"
)


@composite(FEATURE_DROPOUT)
def feature_dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"feature_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if self._array.ndim < 2:
        language.raise_error(f"feature_dropout: expected at least 2 dimensions, got shape {list(self._array.shape)}")
    sizes = (*self._array.shape[:2], *(1,) * (self._array.ndim - 2))
    return self * 0 if p == 1 else self * (functions._kept(self, sizes, p) / (1 - p))


_ALPHA_NOISE = define("_alpha_noise(Tensor self, int[] sizes, float p) -> (Tensor, Tensor)", "fbedf4903da1d7cb")


@composite(_ALPHA_NOISE)
def _alpha_noise_composite(self, sizes, p):
    kept = functions._kept(self, sizes, p)
    scale = ((1.7580993408473766 * 1.7580993408473766 * p + 1) * (1 - p)) ** (-0.5)
    low = 1.7580993408473766 * scale
    return (kept * scale, kept * low + low * (p - 1))


ALPHA_DROPOUT, ALPHA_DROPOUT_ = define(
    "alpha_dropout(Tensor self, float p, bool train) -> Tensor", "d2defe4073085375", "alpha_dropout_"
)


@composite(ALPHA_DROPOUT)
def alpha_dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"alpha_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if p == 1:
        return self * 0
    factor, summand = functions._alpha_noise(self, self._array.shape, p)
    return self * factor + summand


FEATURE_ALPHA_DROPOUT, FEATURE_ALPHA_DROPOUT_ = define(
    "feature_alpha_dropout(Tensor self, float p, bool train) -> Tensor", "3803e6613cdc74ae", "feature_alpha_dropout_"
)


@composite(FEATURE_ALPHA_DROPOUT)
def feature_alpha_dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"feature_alpha_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if self._array.ndim < 2:
        language.raise_error(
            f"feature_alpha_dropout: expected at least 2 dimensions, got shape {list(self._array.shape)}"
        )
    if p == 1:
        return self * 0
    factor, summand = functions._alpha_noise(self, (*self._array.shape[:2], *(1,) * (self._array.ndim - 2)), p)
    return self * factor + summand


NN_DROPOUT = define(
    "nn_dropout(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor", "504b6c08371a5dff"
)


@composite(NN_DROPOUT)
def nn_dropout_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout: p must lie in [0, 1], got {p}")
    return functions.dropout_(self, p, training) if inplace else functions.dropout(self, p, training)


NN_ALPHA_DROPOUT = define(
    "nn_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> Tensor", "269a722e022b1afb"
)


@composite(NN_ALPHA_DROPOUT)
def nn_alpha_dropout_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"alpha_dropout: p must lie in [0, 1], got {p}")
    return functions.alpha_dropout_(self, p, training) if inplace else functions.alpha_dropout(self, p, training)


NN_FEATURE_ALPHA_DROPOUT = define(
    "nn_feature_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> Tensor",
    "b6680cd89600d120",
)


@composite(NN_FEATURE_ALPHA_DROPOUT)
def nn_feature_alpha_dropout_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"feature_alpha_dropout: p must lie in [0, 1], got {p}")
    return (
        functions.feature_alpha_dropout_(self, p, training)
        if inplace
        else functions.feature_alpha_dropout(self, p, training)
    )


NN_DROPOUT1D = define(
    "nn_dropout1d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor", "40967eebb044d89b"
)


@composite(NN_DROPOUT1D)
def nn_dropout1d_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout1d: p must lie in [0, 1], got {p}")
    if self._array.ndim != 2 and self._array.ndim != 3:
        language.raise_error(f"dropout1d: expected an input of 2 or 3 dimensions, got shape {list(self._array.shape)}")
    if inplace and (p == 0 or not training):
        return self
    if self._array.ndim == 3:
        return (
            functions.feature_dropout_(self, p, training)
            if inplace
            else functions.feature_dropout(self, p, training)
        )
    if not inplace:
        return functions.feature_dropout(self.unsqueeze(0), p, training).squeeze(0)
    functions.feature_dropout_(self.unsqueeze(0), p, training)
    return self


NN_DROPOUT2D = define(
    "nn_dropout2d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor", "5d5aa1c4c0c5736d"
)


@composite(NN_DROPOUT2D)
def nn_dropout2d_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout2d: p must lie in [0, 1], got {p}")
    if inplace and (p == 0 or not training):
        return self
    return functions.feature_dropout_(self, p, training) if inplace else functions.feature_dropout(self, p, training)


NN_DROPOUT3D = define(
    "nn_dropout3d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor", "26b8abcae9556be9"
)


@composite(NN_DROPOUT3D)
def nn_dropout3d_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout3d: p must lie in [0, 1], got {p}")
    if inplace and (p == 0 or not training):
        return self
    return functions.feature_dropout_(self, p, training) if inplace else functions.feature_dropout(self, p, training)
