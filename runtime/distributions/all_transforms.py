"""All transforms, those of numbers and those of vectors, matrices and parts, under one name."""

from __future__ import annotations

from runtime.distributions.joint_transforms import (
    CatTransform, CorrCholeskyTransform, LowerCholeskyTransform, PositiveDefiniteTransform, SoftmaxTransform,
    StackTransform, StickBreakingTransform,
)  # fmt: skip
from runtime.distributions.number_transforms import (
    AbsTransform, AffineTransform, CumulativeDistributionTransform, ExpTransform, PowerTransform, SigmoidTransform,
    SoftplusTransform, TanhTransform,
)  # fmt: skip
from runtime.distributions.transforms import (
    ComposeTransform, IndependentTransform, ReshapeTransform, Transform, _InverseTransform, identity_transform,
)  # fmt: skip

__all__ = [
    "AbsTransform", "AffineTransform", "CatTransform", "ComposeTransform", "CorrCholeskyTransform",
    "CumulativeDistributionTransform", "ExpTransform", "IndependentTransform", "LowerCholeskyTransform",
    "PositiveDefiniteTransform", "PowerTransform", "ReshapeTransform", "SigmoidTransform", "SoftmaxTransform",
    "SoftplusTransform", "StackTransform", "StickBreakingTransform", "TanhTransform", "Transform",
    "_InverseTransform", "identity_transform",
]  # fmt: skip
