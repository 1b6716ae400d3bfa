"""The dropout operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.outputs import fitting
from runtime.keys import COMPOSITE_IMPLICIT_AUTOGRAD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.dropout"
functions = LateModule(f"{PACKAGE}.functions")


# _kept (ops.yaml:8520)
_KEPT = define(
    "_kept",
    "_kept(Tensor self, int[] sizes, float p) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8520",
    digest="b12fa96ade71151f",
    kernel={
        "composite": 'if not self.dtype.is_floating_point:\n    refuse(f"dropout: expected a floating dtype, '
        'got {self.dtype}")\nreturn (rand(sizes, dtype=float32) >= p).to(self.dtype)',
    },
)


def _kept_composite(self, sizes, p):
    """_kept, from other operators."""
    if not self.dtype.is_floating_point:
        language.refuse(f"dropout: expected a floating dtype, got {self.dtype}")
    return (functions.rand(sizes, dtype=dtypes.float32) >= p).to(self.dtype)


_KEPT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _kept_composite)


# dropout (ops.yaml:8529)
DROPOUT = define(
    "dropout",
    "dropout(Tensor self, float p, bool train) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8529",
    digest="d2489ea9ed1ace7b",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse(f"dropout: p must lie in [0, 1], got {p}")\nif not train '
        "or p == 0 or self.numel() == 0:\n    return self\nreturn self * 0 if p == 1 else self * "
        "(_kept(self, self.shape, p) / (1 - p))",
    },
)
DROPOUT_ = define(
    "dropout_",
    "dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    source="ops.yaml:8529",
    digest="d2489ea9ed1ace7b",
)


def dropout_composite(self, p, train):
    """dropout, from other operators."""
    if p < 0 or p > 1:
        language.refuse(f"dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    return self * 0 if p == 1 else self * (functions._kept(self, self.shape, p) / (1 - p))


DROPOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dropout_composite)


def dropout__composite(self, p, train):
    """dropout_: the functional form, copied into self."""
    result = dropout_composite(self, p, train)
    return functions.copy_(self, fitting("dropout_", self, result))


DROPOUT_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dropout__composite)


# feature_dropout (ops.yaml:8548)
FEATURE_DROPOUT = define(
    "feature_dropout",
    "feature_dropout(Tensor self, float p, bool train) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8548",
    digest="51851705f63efa45",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse(f"feature_dropout: p must lie in [0, 1], got {p}")\nif no'
        "t train or p == 0 or self.numel() == 0:\n    return self\nif self.ndim < 2:\n    refuse(f"
        '"feature_dropout: expected at least 2 dimensions, got shape {list(self.shape)}")\nsizes'
        " = (*self.shape[:2], *((1,) * (self.ndim - 2)))\nreturn self * 0 if p == 1 else self * "
        "(_kept(self, sizes, p) / (1 - p))",
    },
)
FEATURE_DROPOUT_ = define(
    "feature_dropout_",
    "feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    source="ops.yaml:8548",
    digest="51851705f63efa45",
)


def feature_dropout_composite(self, p, train):
    """feature_dropout, from other operators."""
    if p < 0 or p > 1:
        language.refuse(f"feature_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if self.ndim < 2:
        language.refuse(f"feature_dropout: expected at least 2 dimensions, got shape {list(self.shape)}")
    sizes = (*self.shape[:2], *(1,) * (self.ndim - 2))
    return self * 0 if p == 1 else self * (functions._kept(self, sizes, p) / (1 - p))


FEATURE_DROPOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, feature_dropout_composite)


def feature_dropout__composite(self, p, train):
    """feature_dropout_: the functional form, copied into self."""
    result = feature_dropout_composite(self, p, train)
    return functions.copy_(self, fitting("feature_dropout_", self, result))


FEATURE_DROPOUT_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, feature_dropout__composite)


# _alpha_noise (ops.yaml:8570)
_ALPHA_NOISE = define(
    "_alpha_noise",
    "_alpha_noise(Tensor self, int[] sizes, float p) -> (Tensor, Tensor)",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8570",
    digest="4dcc0b3e4ff26b2c",
    kernel={
        "composite": "# Klambauer and others, arXiv 1706.02515: what is dropped becomes -1.758..., then mean"
        " and variance are restored.\nkept = _kept(self, sizes, p)\nscale = ((1.7580993408473766 "
        "* 1.7580993408473766 * p + 1) * (1 - p)) ** -0.5\nlow = 1.7580993408473766 * scale\nretu"
        "rn kept * scale, kept * low + low * (p - 1)",
    },
)


def _alpha_noise_composite(self, sizes, p):
    """_alpha_noise, from other operators."""
    kept = functions._kept(self, sizes, p)
    scale = ((1.7580993408473766 * 1.7580993408473766 * p + 1) * (1 - p)) ** (-0.5)
    low = 1.7580993408473766 * scale
    return (kept * scale, kept * low + low * (p - 1))


_ALPHA_NOISE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _alpha_noise_composite)


# alpha_dropout (ops.yaml:8581)
ALPHA_DROPOUT = define(
    "alpha_dropout",
    "alpha_dropout(Tensor self, float p, bool train) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8581",
    digest="4482a5ba49b9269f",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse(f"alpha_dropout: p must lie in [0, 1], got {p}")\nif not '
        "train or p == 0 or self.numel() == 0:\n    return self\nif p == 1:\n    return self * 0\nf"
        "actor, summand = _alpha_noise(self, self.shape, p)\nreturn self * factor + summand",
    },
)
ALPHA_DROPOUT_ = define(
    "alpha_dropout_",
    "alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    source="ops.yaml:8581",
    digest="4482a5ba49b9269f",
)


def alpha_dropout_composite(self, p, train):
    """alpha_dropout, from other operators."""
    if p < 0 or p > 1:
        language.refuse(f"alpha_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if p == 1:
        return self * 0
    factor, summand = functions._alpha_noise(self, self.shape, p)
    return self * factor + summand


ALPHA_DROPOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, alpha_dropout_composite)


def alpha_dropout__composite(self, p, train):
    """alpha_dropout_: the functional form, copied into self."""
    result = alpha_dropout_composite(self, p, train)
    return functions.copy_(self, fitting("alpha_dropout_", self, result))


ALPHA_DROPOUT_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, alpha_dropout__composite)


# feature_alpha_dropout (ops.yaml:8603)
FEATURE_ALPHA_DROPOUT = define(
    "feature_alpha_dropout",
    "feature_alpha_dropout(Tensor self, float p, bool train) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8603",
    digest="436ce3100e1c68ba",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse(f"feature_alpha_dropout: p must lie in [0, 1], got {p}")'
        "\nif not train or p == 0 or self.numel() == 0:\n    return self\nif self.ndim < 2:\n    re"
        'fuse(f"feature_alpha_dropout: expected at least 2 dimensions, got shape {list(self.sha'
        'pe)}")\nif p == 1:\n    return self * 0\nfactor, summand = _alpha_noise(self, (*self.shap'
        "e[:2], *((1,) * (self.ndim - 2))), p)\nreturn self * factor + summand",
    },
)
FEATURE_ALPHA_DROPOUT_ = define(
    "feature_alpha_dropout_",
    "feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
    source="ops.yaml:8603",
    digest="436ce3100e1c68ba",
)


def feature_alpha_dropout_composite(self, p, train):
    """feature_alpha_dropout, from other operators."""
    if p < 0 or p > 1:
        language.refuse(f"feature_alpha_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if self.ndim < 2:
        language.refuse(f"feature_alpha_dropout: expected at least 2 dimensions, got shape {list(self.shape)}")
    if p == 1:
        return self * 0
    factor, summand = functions._alpha_noise(self, (*self.shape[:2], *(1,) * (self.ndim - 2)), p)
    return self * factor + summand


FEATURE_ALPHA_DROPOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, feature_alpha_dropout_composite)


def feature_alpha_dropout__composite(self, p, train):
    """feature_alpha_dropout_: the functional form, copied into self."""
    result = feature_alpha_dropout_composite(self, p, train)
    return functions.copy_(self, fitting("feature_alpha_dropout_", self, result))


FEATURE_ALPHA_DROPOUT_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, feature_alpha_dropout__composite)


# nn_dropout (ops.yaml:8626)
NN_DROPOUT = define(
    "nn_dropout",
    "nn_dropout(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8626",
    digest="37f459b601b3dd59",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse_value(f"dropout: p must lie in [0, 1], got {p}")\nreturn '
        "dropout_(self, p, training) if inplace else dropout(self, p, training)",
    },
)


def nn_dropout_composite(self, p, training, inplace):
    """nn_dropout, from other operators."""
    if p < 0 or p > 1:
        language.refuse_value(f"dropout: p must lie in [0, 1], got {p}")
    return functions.dropout_(self, p, training) if inplace else functions.dropout(self, p, training)


NN_DROPOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_dropout_composite)


# nn_alpha_dropout (ops.yaml:8641)
NN_ALPHA_DROPOUT = define(
    "nn_alpha_dropout",
    "nn_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) ->"
    " Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8641",
    digest="e6de72d0fcb8fcc0",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse_value(f"alpha_dropout: p must lie in [0, 1], got {p}")\nr'
        "eturn alpha_dropout_(self, p, training) if inplace else alpha_dropout(self, p, trainin"
        "g)",
    },
)


def nn_alpha_dropout_composite(self, p, training, inplace):
    """nn_alpha_dropout, from other operators."""
    if p < 0 or p > 1:
        language.refuse_value(f"alpha_dropout: p must lie in [0, 1], got {p}")
    return functions.alpha_dropout_(self, p, training) if inplace else functions.alpha_dropout(self, p, training)


NN_ALPHA_DROPOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_alpha_dropout_composite)


# nn_feature_alpha_dropout (ops.yaml:8658)
NN_FEATURE_ALPHA_DROPOUT = define(
    "nn_feature_alpha_dropout",
    "nn_feature_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=F"
    "alse) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8658",
    digest="0c7ac40af2405418",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse_value(f"feature_alpha_dropout: p must lie in [0, 1], got'
        ' {p}")\nreturn feature_alpha_dropout_(self, p, training) if inplace else feature_alpha_'
        "dropout(self, p, training)",
    },
)


def nn_feature_alpha_dropout_composite(self, p, training, inplace):
    """nn_feature_alpha_dropout, from other operators."""
    if p < 0 or p > 1:
        language.refuse_value(f"feature_alpha_dropout: p must lie in [0, 1], got {p}")
    return (
        functions.feature_alpha_dropout_(self, p, training)
        if inplace
        else functions.feature_alpha_dropout(self, p, training)
    )


NN_FEATURE_ALPHA_DROPOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_feature_alpha_dropout_composite)


# nn_dropout1d (ops.yaml:8675)
NN_DROPOUT1D = define(
    "nn_dropout1d",
    "nn_dropout1d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tens"
    "or",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8675",
    digest="df1d93f8213e7d5a",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse_value(f"dropout1d: p must lie in [0, 1], got {p}")\nif se'
        'lf.ndim != 2 and self.ndim != 3:\n    refuse(f"dropout1d: expected an input of 2 or 3 d'
        'imensions, got shape {list(self.shape)}")\nif self.ndim == 3:\n    return feature_dropou'
        "t_(self, p, training) if inplace else feature_dropout(self, p, training)\nif not inplac"
        "e:\n    return feature_dropout(self.unsqueeze(0), p, training).squeeze(0)\nfeature_dropo"
        "ut_(self.unsqueeze(0), p, training)\nreturn self",
    },
)


def nn_dropout1d_composite(self, p, training, inplace):
    """nn_dropout1d, from other operators."""
    if p < 0 or p > 1:
        language.refuse_value(f"dropout1d: p must lie in [0, 1], got {p}")
    if self.ndim != 2 and self.ndim != 3:
        language.refuse(f"dropout1d: expected an input of 2 or 3 dimensions, got shape {list(self.shape)}")
    if self.ndim == 3:
        return (
            functions.feature_dropout_(self, p, training)
            if inplace
            else functions.feature_dropout(self, p, training)
        )
    if not inplace:
        return functions.feature_dropout(self.unsqueeze(0), p, training).squeeze(0)
    functions.feature_dropout_(self.unsqueeze(0), p, training)
    return self


NN_DROPOUT1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_dropout1d_composite)


# nn_dropout2d (ops.yaml:8698)
NN_DROPOUT2D = define(
    "nn_dropout2d",
    "nn_dropout2d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tens"
    "or",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8698",
    digest="cca599e7d499f2b7",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse_value(f"dropout2d: p must lie in [0, 1], got {p}")\nretur'
        "n feature_dropout_(self, p, training) if inplace else feature_dropout(self, p, trainin"
        "g)",
    },
)


def nn_dropout2d_composite(self, p, training, inplace):
    """nn_dropout2d, from other operators."""
    if p < 0 or p > 1:
        language.refuse_value(f"dropout2d: p must lie in [0, 1], got {p}")
    return functions.feature_dropout_(self, p, training) if inplace else functions.feature_dropout(self, p, training)


NN_DROPOUT2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_dropout2d_composite)


# nn_dropout3d (ops.yaml:8714)
NN_DROPOUT3D = define(
    "nn_dropout3d",
    "nn_dropout3d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tens"
    "or",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:8714",
    digest="d45ac365245de3bb",
    kernel={
        "composite": 'if p < 0 or p > 1:\n    refuse_value(f"dropout3d: p must lie in [0, 1], got {p}")\nretur'
        "n feature_dropout_(self, p, training) if inplace else feature_dropout(self, p, trainin"
        "g)",
    },
)


def nn_dropout3d_composite(self, p, training, inplace):
    """nn_dropout3d, from other operators."""
    if p < 0 or p > 1:
        language.refuse_value(f"dropout3d: p must lie in [0, 1], got {p}")
    return functions.feature_dropout_(self, p, training) if inplace else functions.feature_dropout(self, p, training)


NN_DROPOUT3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_dropout3d_composite)
