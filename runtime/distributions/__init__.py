"""Probability distributions with gradients: ``Normal(0.0, scale).rsample()``, ``log_prob``, ``kl_divergence``."""

from runtime.distributions import all_transforms as transforms
from runtime.distributions import constraint_registry, constraints, kl
from runtime.distributions.all_transforms import (
    AbsTransform, AffineTransform, CatTransform, ComposeTransform, CorrCholeskyTransform,
    CumulativeDistributionTransform, ExpTransform, IndependentTransform, LowerCholeskyTransform,
    PositiveDefiniteTransform, PowerTransform, ReshapeTransform, SigmoidTransform, SoftmaxTransform,
    SoftplusTransform, StackTransform, StickBreakingTransform, TanhTransform, Transform, identity_transform,
)  # fmt: skip
from runtime.distributions.bounded import (
    Beta, ContinuousBernoulli, Dirichlet, Kumaraswamy, LogisticNormal, Uniform, VonMises,
)  # fmt: skip
from runtime.distributions.categories import (
    Categorical, Multinomial, OneHotCategorical, OneHotCategoricalStraightThrough,
)  # fmt: skip
from runtime.distributions.combined import Independent, MixtureSameFamily
from runtime.distributions.constraint_registry import biject_to, transform_to
from runtime.distributions.counts import Bernoulli, Binomial, Geometric, NegativeBinomial, Poisson
from runtime.distributions.distribution import Distribution
from runtime.distributions.exponential_family import ExponentialFamily
from runtime.distributions.kl import kl_divergence, register_kl
from runtime.distributions.location import (
    Cauchy, Gumbel, HalfCauchy, HalfNormal, Laplace, LogNormal, Normal, StudentT,
)  # fmt: skip
from runtime.distributions.multivariate import LowRankMultivariateNormal, MultivariateNormal
from runtime.distributions.positive import (
    Chi2, Exponential, FisherSnedecor, Gamma, GeneralizedPareto, InverseGamma, Pareto, Weibull,
)  # fmt: skip
from runtime.distributions.random_matrices import LKJCholesky, Wishart
from runtime.distributions.relaxed import (
    ExpRelaxedCategorical, LogitRelaxedBernoulli, RelaxedBernoulli, RelaxedOneHotCategorical,
)  # fmt: skip
from runtime.distributions.transformed import TransformedDistribution

__all__ = [
    "AbsTransform", "AffineTransform", "Bernoulli", "Beta", "Binomial", "CatTransform", "Categorical", "Cauchy", "Chi2",
    "ComposeTransform", "ContinuousBernoulli", "CorrCholeskyTransform", "CumulativeDistributionTransform", "Dirichlet",
    "Distribution", "ExpRelaxedCategorical", "ExpTransform", "Exponential", "ExponentialFamily", "FisherSnedecor",
    "Gamma", "GeneralizedPareto", "Geometric", "Gumbel", "HalfCauchy", "HalfNormal", "Independent",
    "IndependentTransform", "InverseGamma", "Kumaraswamy", "LKJCholesky", "Laplace", "LogNormal", "LogisticNormal",
    "LogitRelaxedBernoulli", "LowRankMultivariateNormal", "LowerCholeskyTransform", "MixtureSameFamily", "Multinomial",
    "MultivariateNormal", "NegativeBinomial", "Normal", "OneHotCategorical", "OneHotCategoricalStraightThrough",
    "Pareto", "Poisson", "PositiveDefiniteTransform", "PowerTransform", "RelaxedBernoulli", "RelaxedOneHotCategorical",
    "ReshapeTransform", "SigmoidTransform", "SoftmaxTransform", "SoftplusTransform", "StackTransform",
    "StickBreakingTransform", "StudentT", "TanhTransform", "Transform", "TransformedDistribution", "Uniform",
    "VonMises", "Weibull", "Wishart", "biject_to", "constraint_registry", "constraints", "identity_transform", "kl",
    "kl_divergence", "register_kl", "transform_to", "transforms",
]  # fmt: skip
