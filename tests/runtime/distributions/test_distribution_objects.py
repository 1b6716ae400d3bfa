"""Distributions as objects: shapes, expansion, errors, transforms, and programs that train with them."""

from __future__ import annotations

import copy
import math
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from generated import nn
from generated.distributions import (
    Bernoulli,
    Beta,
    Binomial,
    Categorical,
    Dirichlet,
    Distribution,
    Exponential,
    Gamma,
    Geometric,
    HalfNormal,
    Independent,
    LKJCholesky,
    LogNormal,
    LowRankMultivariateNormal,
    MixtureSameFamily,
    Multinomial,
    MultivariateNormal,
    NegativeBinomial,
    Normal,
    OneHotCategorical,
    Poisson,
    RelaxedBernoulli,
    RelaxedOneHotCategorical,
    StudentT,
    TransformedDistribution,
    Uniform,
    Weibull,
    Wishart,
    biject_to,
    constraints,
    kl_divergence,
    register_kl,
    transform_to,
    transforms,
)  # fmt: skip
from generated.distributions.utils import broadcast_all, lazy_property, tril_matrix_to_vec, vec_to_tril_matrix

ONES, EYE = ow.ones(3), ow.eye(3)
# Distribution, shape of the batch, shape of an event.
SHAPES: dict[str, tuple[Callable[[], Any], tuple[int, ...], tuple[int, ...]]] = {
    "numbers": (lambda: Normal(0, 1), (), ()),
    "broadcast": (lambda: Normal(ow.zeros(2, 1), ONES), (2, 3), ()),
    "three parameters": (lambda: StudentT(3.0, ow.zeros(2, 1), ONES), (2, 3), ()),
    "logits": (lambda: Bernoulli(logits=ow.zeros(2, 3)), (2, 3), ()),
    "counts": (lambda: Binomial(ow.tensor([[3], [4]]), 0.5), (2, 1), ()),
    "failures": (lambda: NegativeBinomial(3, ow.full((4,), 0.5)), (4,), ()),
    "indices": (lambda: Categorical(ow.ones(2, 3)), (2,), ()),
    "rows": (lambda: OneHotCategorical(ow.ones(2, 3)), (2,), (3,)),
    "choices": (lambda: Multinomial(5, ow.ones(2, 3)), (2,), (3,)),
    "simplex": (lambda: Dirichlet(ow.ones(2, 3)), (2,), (3,)),
    "relaxed events": (lambda: RelaxedBernoulli(0.5, ow.full((2,), 0.5)), (2,), ()),
    "relaxed rows": (lambda: RelaxedOneHotCategorical(0.5, ow.ones(2, 3)), (2,), (3,)),
    "vectors": (lambda: MultivariateNormal(ow.zeros(2, 1, 3), EYE.expand(4, 3, 3)), (2, 4), (3,)),
    "low rank": (lambda: LowRankMultivariateNormal(ow.zeros(3), ow.ones(5, 3, 2), ONES), (5,), (3,)),
    "factors": (lambda: LKJCholesky(3, ow.ones(2)), (2,), (3, 3)),
    "covariances": (lambda: Wishart(ow.tensor([3.0, 4.0]), EYE), (2,), (3, 3)),
    "transformed": (lambda: Weibull(ow.ones(2, 1), ONES), (2, 3), ()),
    "folded": (lambda: HalfNormal(ONES), (3,), ()),
    "independent": (lambda: Independent(Normal(ow.zeros(2, 3), 1.0), 1), (2,), (3,)),
    "mixture": (lambda: MixtureSameFamily(Categorical(ONES), Normal(ow.zeros(2, 3), 1.0)), (2,), ()),
    "mixed vectors": (
        lambda: MixtureSameFamily(Categorical(ONES), Independent(Normal(ow.zeros(3, 2), 1.0), 1)), (), (2,),
    ),
    "flow": (
        lambda: TransformedDistribution(Normal(ow.zeros(3), 1.0), [transforms.StickBreakingTransform()]), (), (4,),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SHAPES)
def test_shapes(name: str) -> None:
    make, batch, event = SHAPES[name]
    tensor = make()
    assert (tensor.batch_shape, tensor.event_shape) == (batch, event)
    for wider in (tensor, tensor.expand((4, *batch)) if batch else tensor.expand((5,)), copy.deepcopy(tensor)):
        shape = wider.batch_shape
        ow.manual_seed(0)
        drawn = wider.sample((6, 2))
        assert drawn.shape == (6, 2, *shape, *event)
        assert not drawn.requires_grad
        assert wider.support.check(drawn).all()
        assert wider.log_prob(drawn).shape == (6, 2, *shape)
        assert wider.sample((0,)).shape == (0, *shape, *event)
    wide = tensor.expand((4, *batch))
    value = tensor.sample()
    assert wide.log_prob(value).tolist() == tensor.log_prob(value).expand((4, *batch)).tolist()
    assert type(wide) is type(tensor)
    assert tensor.has_rsample == wide.has_rsample


def test_parameters_are_learnt_through_expansion_and_other_parametrisations() -> None:
    logits = ow.zeros(3, requires_grad=True)
    item = Categorical(logits=logits).expand((2,))
    with ow.no_grad():
        probs = item.probs  # asked for where nothing is recorded
    probs[:, 0].sum().backward()
    assert logits.grad.tolist() == pytest.approx([4 / 9, -2 / 9, -2 / 9])
    scale = ow.ones(2, requires_grad=True)
    Normal(0.0, scale).expand((4, 2)).rsample().sum().backward()
    assert scale.grad.shape == (2,)


NAN = math.nan
BAD: tuple[tuple[str, Callable[[], Any], str], ...] = (
    ("scale", lambda: Normal(0.0, -1.0), "Expected parameter scale (Tensor of shape ()) of distribution "
     "Normal(loc: 0.0, scale: -1.0) to satisfy the constraint GreaterThan(lower_bound=0.0), but found invalid values"),
    ("NaN", lambda: Normal(NAN, 1.0), "Expected parameter loc"),
    ("bounds", lambda: Uniform(1.0, 0.0), "Uniform is not defined when low>= high"),
    ("probability", lambda: Bernoulli(1.5), "Expected parameter probs"),
    ("both", lambda: Bernoulli(0.5, 0.5), "Either `probs` or `logits` must be specified, but not both."),
    ("neither", lambda: Categorical(), "Either `probs` or `logits` must be specified, but not both."),
    ("never", lambda: Geometric(0.0), "Expected parameter probs of Geometric to be greater than 0"),
    ("simplex", lambda: Categorical(ow.tensor([0.5, -0.5, 1.0])), "Expected parameter probs"),
    ("no dimension", lambda: Categorical(ow.tensor(0.5)), "`probs` parameter must be at least one-dimensional."),
    ("concentration", lambda: Dirichlet(ow.tensor([1.0, 0.0])), "Expected parameter concentration"),
    ("covariance", lambda: MultivariateNormal(ow.zeros(2), -ow.eye(2)), "Expected parameter covariance_matrix"),
    ("asymmetric", lambda: MultivariateNormal(ow.zeros(2), ow.tensor([[2.0, 1.0], [0.0, 2.0]])),
     "to satisfy the constraint PositiveDefinite()"),
    ("factor", lambda: MultivariateNormal(ow.zeros(2), scale_tril=ow.ones(2, 2)), "LowerCholesky()"),
    ("one matrix", lambda: MultivariateNormal(ow.zeros(2)),
     "Exactly one of covariance_matrix or precision_matrix or scale_tril may be specified."),
    ("freedom", lambda: Wishart(1.5, EYE), "Value of df=1.5 expected to be greater than ndim - 1 = 2."),
    ("size", lambda: LKJCholesky(1), "Expected dim to be an integer greater than or equal to 2. Found dim=1."),
    ("text", lambda: Normal("0", 1.0), "Input arguments must all be numbers or tensors, got str"),
    ("beyond", lambda: Exponential(1.0).log_prob(ow.tensor(-1.0)), "to be within the support (GreaterThanEq("),
    ("half", lambda: Poisson(1.0).log_prob(ow.tensor(0.5)), "to be within the support (IntegerGreaterThan("),
    ("index", lambda: Categorical(ONES).log_prob(ow.tensor(3)), "IntegerInterval(lower_bound=0, upper_bound=2)"),
    ("number", lambda: Normal(0.0, 1.0).log_prob(0.5), "The value argument to log_prob must be a Tensor"),
    ("broadcast", lambda: Normal(ow.zeros(3), 1.0).log_prob(ow.zeros(2)),
     "Value is not broadcastable with batch_shape+event_shape: (2,) vs (3,)."),
    ("event", lambda: Dirichlet(ONES).log_prob(ow.tensor([0.5, 0.5])),
     "The right-most size of value must match event_shape: (2,) vs (3,)."),
    ("dimensions", lambda: Independent(Normal(0.0, 1.0), 1), "actual 1 vs 0"),
    ("transform", lambda: TransformedDistribution(Normal(0.0, 1.0), [3]), "transforms must be a Transform or list"),
    ("low", lambda: TransformedDistribution(Normal(0.0, 1.0), transforms.SoftmaxTransform()),
     "base_distribution needs to have shape with size at least 1, but got ()."),
    ("components", lambda: MixtureSameFamily(Categorical(ONES), Normal(ow.zeros(2), 1.0)), "does not equal"),
    ("cache", lambda: transforms.ExpTransform(cache_size=2), "cache_size must be 0 or 1, got 2"),
    ("shape", lambda: transforms.ReshapeTransform((2,), (3,)), "in_shape, out_shape have different numbers"),
    ("default", lambda: Distribution.set_default_validate_args(2), "expected True or False, got 2"),
)  # fmt: skip


@pytest.mark.parametrize(("call", "message"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_errors(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(ValueError) as error:
        call()
    assert message in str(error.value)


ABSENT: tuple[Callable[[], Any], ...] = (
    lambda: Normal(0.0, 1.0).enumerate_support(), lambda: Poisson(1.0).rsample(), lambda: Gamma(1.0, 1.0).icdf(ONES),
    lambda: kl_divergence(Uniform(0.0, 1.0), Poisson(1.0)), lambda: Distribution().log_prob(ONES),
    lambda: Binomial(ow.tensor([1, 2]), 0.5).enumerate_support(), lambda: Multinomial(ow.tensor(2), ONES),
    lambda: Independent(Bernoulli(ow.full((2,), 0.5)), 1).enumerate_support(), lambda: biject_to(constraints.boolean),
    lambda: transforms.SoftmaxTransform().log_abs_det_jacobian(ONES, ONES), lambda: StudentT(3.0).cdf(ONES),
    lambda: kl_divergence(LogNormal(0.0, 1.0), Weibull(1.0, 1.0)),
)  # fmt: skip


@pytest.mark.parametrize("call", ABSENT)
def test_what_is_not_there(call: Callable[[], Any]) -> None:
    with pytest.raises(NotImplementedError):
        call()


def test_checks_can_be_left_out() -> None:
    assert Normal(0.0, -1.0, validate_args=False).scale.item() == -1
    assert math.isnan(Exponential(1.0, validate_args=False).log_prob(ow.tensor(NAN)).item())
    Distribution.set_default_validate_args(False)
    try:
        assert Poisson(1.0).log_prob(ow.tensor(0.5)).isfinite()
        with pytest.raises(ValueError, match="Expected parameter scale"):
            Normal(0.0, -1.0, validate_args=True)
    finally:
        Distribution.set_default_validate_args(True)


def test_representations() -> None:
    assert repr(Normal(0, 1)) == "Normal(loc: 0.0, scale: 1.0)"
    assert repr(Gamma(ow.ones(2), 1.0)) == "Gamma(concentration: opweave.Size([2]), rate: opweave.Size([2]))"
    assert repr(Bernoulli(logits=ow.zeros(2))) == "Bernoulli(logits: opweave.Size([2]))"
    normal = "Normal(loc: opweave.Size([2]), scale: opweave.Size([2]))"
    assert repr(Independent(Normal(ow.zeros(2), 1), 1)) == f"Independent({normal}, 1)"
    assert repr(constraints.interval(0, 1)) == "Interval(lower_bound=0, upper_bound=1)"
    assert repr(transforms.AffineTransform(1, 2).inv) == (
        "_InverseTransform(AffineTransform(loc=1, scale=2, _event_dim=0))"
    )


def test_dtypes() -> None:
    for kind in (ow.float32, ow.float64, ow.float16):
        item = Normal(ow.zeros(2, dtype=kind), 2)
        assert item.scale.dtype is kind
        assert item.sample().dtype is kind
        assert Beta(ow.ones(2, dtype=kind), 1.5).rsample().dtype is kind
        assert Poisson(ow.ones(2, dtype=kind)).sample().dtype is kind
    assert Normal(0, 1).sample().dtype is ow.float32
    assert Categorical(ow.ones(2)).sample().dtype is ow.int64


def test_samples_are_reproducible_and_other_each_time() -> None:
    for item in (Gamma(ONES, 1.0), Dirichlet(ONES), Poisson(50 * ONES), Binomial(1000, 0.5 * ONES), Wishart(5.0, EYE)):
        ow.manual_seed(3)
        first, second = item.sample(), item.sample()
        ow.manual_seed(3)
        assert item.sample().tolist() == first.tolist() != second.tolist()


def test_subclasses() -> None:
    class Shifted(Normal):
        def __init__(self, loc: Any) -> None:
            super().__init__(loc + 1, 2.0)

    with pytest.raises(NotImplementedError, match="must also define a custom"):
        Shifted(ow.zeros(2)).expand((3, 2))

    class Own(Distribution):
        arg_constraints: ClassVar = {"rate": constraints.positive}
        support = constraints.positive

        def __init__(self, rate: Any, validate_args: Any = None) -> None:
            (self.rate,) = broadcast_all(rate)
            super().__init__(self.rate.shape, validate_args=validate_args)

        def expand(self, batch_shape: Any, _instance: Any = None) -> Any:
            new = self._get_checked_instance(Own, _instance)
            new.rate = self.rate.expand(batch_shape)
            super(Own, new).__init__(batch_shape, validate_args=False)
            new._validate_args = self._validate_args
            return new

        def log_prob(self, value: Any) -> Any:
            if self._validate_args:
                self._validate_sample(value)
            return self.rate.log() - self.rate * value

        @lazy_property
        def half(self) -> Any:
            return self.rate / 2

    item = Own(ow.tensor(2.0)).expand((3,))
    assert item.log_prob(ow.ones(3)).shape == (3,)
    assert item.half.tolist() == [1, 1, 1]
    with pytest.raises(ValueError, match="to be within the support"):
        item.log_prob(-ow.ones(3))
    with pytest.raises(ValueError, match="Expected parameter rate"):
        Own(-1.0)

    @register_kl(Own, Exponential)
    def kl(p: Any, q: Any) -> Any:
        return kl_divergence(Exponential(p.rate), q)

    assert kl_divergence(item, Exponential(2.0)).tolist() == [0, 0, 0]


def test_pickles() -> None:
    for item in (Normal(0.0, ONES), LogNormal(0.0, 1.0), MultivariateNormal(ow.zeros(3), EYE)):
        again = pickle.loads(pickle.dumps(item))
        value = item.sample()
        assert again.log_prob(value).tolist() == item.log_prob(value).tolist()


def test_an_import_loads_them_when_they_are_used() -> None:
    code = (
        "import sys, generated as ow; print(any('runtime.distributions' in name for name in sys.modules));"
        "print(ow.distributions.Normal(0, 1)); print('kl_divergence' in dir(ow.distributions))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\nNormal(loc: 0.0, scale: 1.0)\nTrue\n"


VECTOR = ow.tensor([[0.3, -1.2, 0.8], [1.0, 0.1, -0.4]], dtype=ow.float64)
TRANSFORMS: dict[str, tuple[Any, Any]] = {
    "exp": (transforms.ExpTransform(), VECTOR),
    "affine": (transforms.AffineTransform(1.0, -2.0), VECTOR),
    "affine vectors": (transforms.AffineTransform(1.0, VECTOR[0] * 2, event_dim=1), VECTOR),
    "sigmoid": (transforms.SigmoidTransform(), VECTOR),
    "tanh": (transforms.TanhTransform(), VECTOR),
    "softplus": (transforms.SoftplusTransform(), VECTOR),
    "power": (transforms.PowerTransform(1.7), VECTOR.exp()),
    "inverse power": (transforms.PowerTransform(-0.5), VECTOR.exp()),
    "cumulative": (transforms.CumulativeDistributionTransform(Normal(VECTOR[0] + 1, 2.0)), VECTOR),
    "inverse": (transforms.ExpTransform().inv, VECTOR.exp()),
    "composition": (
        transforms.ComposeTransform([transforms.TanhTransform(), transforms.AffineTransform(2.0, 3.0)]), VECTOR,
    ),
    "independent": (transforms.IndependentTransform(transforms.ExpTransform(), 1), VECTOR),
    "vectors in a composition": (
        transforms.ComposeTransform([transforms.ExpTransform(), transforms.AffineTransform(0.0, 2.0, event_dim=1)]),
        VECTOR,
    ),
    "reshape": (transforms.ReshapeTransform((3,), (1, 3)), VECTOR),
    "stick breaking": (transforms.StickBreakingTransform(), VECTOR),
    "correlations": (transforms.CorrCholeskyTransform(), VECTOR),
    "one correlation": (transforms.CorrCholeskyTransform(), VECTOR[:, :1]),
    "parts": (
        transforms.CatTransform([transforms.ExpTransform(), transforms.TanhTransform()], -1, [1, 2]), VECTOR,
    ),
    "elements": (
        transforms.StackTransform([getattr(transforms, f"{name}Transform")() for name in ("Exp", "Tanh", "Exp")], -1),
        VECTOR,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TRANSFORMS)
def test_transforms(name: str) -> None:
    transform, x = TRANSFORMS[name]
    y = transform(x)
    assert transform.codomain.check(y).all()
    assert transform.domain.check(x).all()
    np.testing.assert_allclose(transform.inv(y).numpy(), x.numpy(), rtol=1e-9, atol=1e-12)
    assert transform.inv.inv is transform
    assert transform.forward_shape(x.shape) == y.shape
    assert transform.inverse_shape(y.shape) == x.shape
    jacobian = transform.log_abs_det_jacobian(x, y)
    for row in range(2):  # the determinant of the derivative by autograd, of what is no function of the rest
        matrix = ow.func.jacrev(transform)(x[row]).reshape(-1, x.shape[-1])
        if name == "stick breaking":
            matrix = matrix[:-1]  # the last number is 1 less the others
        elif name in {"correlations", "one correlation"}:
            keep = ow.tril(ow.ones(y.shape[-2:]), -1).flatten().bool()
            matrix = matrix[keep]
        expected = matrix.det().abs().log().item()
        assert jacobian[row].sum().item() == pytest.approx(expected, rel=1e-9, abs=1e-12)


def test_signs() -> None:
    assert transforms.AffineTransform(0.0, -2.0).sign == -1
    assert transforms.PowerTransform(ow.tensor([2.0, -1.0])).sign.tolist() == [1, -1]
    both = transforms.ComposeTransform([transforms.AffineTransform(0.0, -2.0), transforms.AffineTransform(0.0, -1.0)])
    assert both.sign == 1
    down = TransformedDistribution(Normal(0.0, 1.0), transforms.AffineTransform(1.0, -1.0))
    assert down.cdf(ow.tensor(1.5)).item() == pytest.approx(Normal(1.0, 1.0).cdf(ow.tensor(1.5)).item())
    assert down.icdf(ow.tensor(0.3)).item() == pytest.approx(Normal(1.0, 1.0).icdf(ow.tensor(0.3)).item(), rel=1e-5)


def test_caches() -> None:
    """The inverse of a value that was just computed is the very argument, of which rounding lost nothing."""
    x = ow.tensor([30.0, -2.0])
    for transform in (transforms.TanhTransform(cache_size=1), transforms.TanhTransform().with_cache()):
        y = transform(x)
        assert transform(x) is y
        assert transform.inv(y) is x
    assert transforms.TanhTransform().inv(transforms.TanhTransform()(x)).isinf().any()
    both = transforms.ComposeTransform([transforms.TanhTransform(), transforms.AffineTransform(0.0, 2.0)], cache_size=1)
    assert both.inv(both(x)) is x
    squashed = TransformedDistribution(Normal(ow.zeros(2), 20.0), [transforms.TanhTransform(cache_size=1)])
    ow.manual_seed(0)
    assert squashed.log_prob(squashed.rsample()).isfinite().all()


def test_equality_of_transforms() -> None:
    assert transforms.AffineTransform(1.0, ow.ones(2)) == transforms.AffineTransform(1.0, ow.ones(2))
    assert transforms.AffineTransform(1.0, 2.0) != transforms.AffineTransform(1.0, 3.0)
    assert transforms.ExpTransform() != transforms.TanhTransform()
    assert transforms.ExpTransform().inv == transforms.ExpTransform().inv


REAL = ow.tensor([[0.3, -1.2, 0.8], [1.0, 0.1, -0.4], [0.2, 0.3, 0.4]], dtype=ow.float64)
CONSTRAINTS = (
    constraints.real, constraints.real_vector, constraints.positive, constraints.nonnegative,
    constraints.greater_than(2.0), constraints.greater_than_eq(-1.0), constraints.less_than(-1.0),
    constraints.unit_interval, constraints.interval(-2.0, 3.0), constraints.half_open_interval(0.0, 2.0),
    constraints.simplex, constraints.corr_cholesky, constraints.independent(constraints.positive, 1),
    constraints.cat([constraints.positive, constraints.real], -1, [1, 2]),
    constraints.stack([constraints.positive, constraints.real, constraints.unit_interval], -1),
    constraints.lower_cholesky, constraints.positive_definite, constraints.positive_semidefinite,
)  # fmt: skip


@pytest.mark.parametrize("constraint", CONSTRAINTS, ids=repr)
def test_what_transforms_lead_to(constraint: Any) -> None:
    for registry in (biject_to, transform_to):
        try:
            transform = registry(constraint)
        except NotImplementedError:
            assert registry is biject_to
            assert constraint.event_dim == 2
            continue
        y = transform(REAL)
        assert constraint.check(y).all()
        assert registry is transform_to or transform.bijective
        again = transform(transform.inv(y))
        np.testing.assert_allclose(again.numpy(), y.numpy(), rtol=1e-9, atol=1e-12)


CHECKS: tuple[tuple[Any, list[Any], list[Any]], ...] = (
    (constraints.boolean, [0, 1, 0.5], [True, True, False]),
    (constraints.real, [1.0, math.inf, NAN], [True, True, False]),
    (constraints.positive, [0.0, 1.0, NAN], [False, True, False]),
    (constraints.nonnegative_integer, [0, 1.5, -1], [True, False, False]),
    (constraints.positive_integer, [0, 2, 1.5], [False, True, False]),
    (constraints.half_open_interval(0, 1), [0, 0.5, 1], [True, True, False]),
    (constraints.interval(0, 1), [0, 1, 1.5], [True, True, False]),
    (constraints.integer_interval(0, 2), [2, 3, 0.5], [True, False, False]),
    (constraints.one_hot, [[0, 1, 0], [1, 1, 0], [0, 0.5, 0.5]], [True, False, False]),
    (constraints.simplex, [[0.5, 0.5, 0], [1, 1, -1], [0.5, 0.6, 0]], [True, False, False]),
    (constraints.multinomial(2), [[1, 1, 0], [2, 1, 0], [-1, 1, 0]], [True, False, False]),
    (constraints.square, [[1.0, 2.0]], False),
    (constraints.symmetric, [[1.0, 2.0], [2.0, 0.0]], True),
    (constraints.positive_definite, [[1.0, 2.0], [2.0, 1.0]], False),
    (constraints.positive_semidefinite, [[1.0, 1.0], [1.0, 1.0]], True),
    (constraints.lower_triangular, [[1.0, 0.0], [2.0, -1.0]], True),
    (constraints.lower_cholesky, [[1.0, 0.0], [2.0, -1.0]], False),
    (constraints.corr_cholesky, [[1.0, 0.0], [0.6, 0.8]], True),
)  # fmt: skip


@pytest.mark.parametrize(("constraint", "value", "expected"), CHECKS, ids=[repr(row[0]) for row in CHECKS])
def test_constraints(constraint: Any, value: Any, expected: Any) -> None:
    assert constraint.check(ow.tensor(value, dtype=ow.float64)).tolist() == expected


def test_triangles() -> None:
    vector = ow.arange(6.0)
    matrix = vec_to_tril_matrix(vector)
    assert matrix.tolist() == [[0, 0, 0], [1, 2, 0], [3, 4, 5]]
    assert tril_matrix_to_vec(matrix).tolist() == vector.tolist()
    assert tril_matrix_to_vec(vec_to_tril_matrix(vector, -1), -1).tolist() == vector.tolist()
    with pytest.raises(ValueError, match="cannot be expressed as the lower triangular part"):
        vec_to_tril_matrix(ow.arange(5.0))


def test_random_operators() -> None:
    """Their limits, and what they cannot take."""
    assert ow.poisson(ow.tensor([0.0, 1e18], dtype=ow.float64)).round(decimals=-12).tolist() == pytest.approx([0, 1e18])
    assert ow.binomial(ow.tensor([3.0, 0.0]), ow.tensor([1.0, 0.5])).tolist() == [3, 0]
    rate = ow.ones(2, requires_grad=True)
    ow.poisson(rate).sum().backward()
    assert rate.grad.tolist() == [0, 0]
    for call, message in (
        (lambda: ow.poisson(-ONES), "poisson: invalid Poisson rate, expected rate to be non-negative"),
        (lambda: ow.poisson(ONES * math.inf), "poisson: rates must be finite"),
        (lambda: ow.binomial(-ONES, ONES), "binomial: counts must be finite and not negative"),
        (lambda: ow.binomial(ONES, 2 * ONES), "binomial: probabilities must lie between 0 and 1"),
        (lambda: ow.binomial(ONES, ONES.double()), "binomial: expected count and prob of one dtype"),
        (lambda: ow.binomial(ow.ones(3), ow.ones(2)), "binomial: shapes [3] and [2] do not broadcast"),
    ):
        with pytest.raises(RuntimeError) as error:
            call()
        assert message in str(error.value)


def test_reinforce() -> None:
    """A policy learns which of three arms pays best, by the log_prob of what it did."""
    ow.manual_seed(0)
    policy = nn.Linear(1, 3)
    optimizer = ow.optim.Adam(policy.parameters(), lr=0.1)
    pays = ow.tensor([0.1, 0.9, 0.3])
    for _ in range(60):
        chances = Categorical(logits=policy(ow.ones(16, 1)))
        action = chances.sample()
        reward = Bernoulli(pays[action]).sample()
        loss = -(chances.log_prob(action) * (reward - reward.mean())).mean() - 0.01 * chances.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    assert Categorical(logits=policy(ow.ones(1))).probs[1].item() > 0.8


def test_variational_autoencoder() -> None:
    """Points on a line in five dimensions have one number behind them; the bound of their evidence rises."""
    ow.manual_seed(0)
    direction = ow.tensor([1.0, -0.5, 0.3, 0.8, -1.0])
    x = ow.randn(64, 1) * direction + 0.1 * ow.randn(64, 5)
    encoder, decoder = nn.Linear(5, 2), nn.Linear(1, 5)
    optimizer = ow.optim.Adam([*encoder.parameters(), *decoder.parameters()], lr=0.05)
    losses = []
    for _ in range(80):
        loc, raw = encoder(x).chunk(2, -1)
        posterior = Independent(Normal(loc, nn.functional.softplus(raw) + 1e-3), 1)
        likelihood = Independent(Normal(decoder(posterior.rsample()), 0.3), 1)
        prior = Independent(Normal(ow.zeros(1), ow.ones(1)), 1)
        loss = (kl_divergence(posterior, prior) - likelihood.log_prob(x)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    best = MultivariateNormal(ow.zeros(5), direction.outer(direction) + 0.09 * ow.eye(5))
    assert losses[-1] < losses[0] / 3
    assert losses[-1] < -best.log_prob(x).mean().item() + 1


def test_a_posterior_of_gamma_variables() -> None:
    """Variational inference of a rate: the posterior of gamma and Poisson numbers is known."""
    ow.manual_seed(0)
    counts = ow.tensor([3.0, 5.0, 4.0, 6.0, 2.0])
    raw = ow.tensor([1.0, 0.5], requires_grad=True)
    optimizer = ow.optim.Adam([raw], lr=0.1)
    prior = Gamma(2.0, 1.0)
    for _ in range(200):
        q = Gamma(*raw.exp().unbind())
        rate = q.rsample((32, 1))
        bound = Poisson(rate).log_prob(counts).sum(-1).mean() - kl_divergence(q, prior)
        optimizer.zero_grad()
        (-bound).backward()
        optimizer.step()
    exact = Gamma(2.0 + counts.sum(), 1.0 + len(counts))
    result = Gamma(*raw.detach().exp().unbind())
    assert kl_divergence(result, exact).item() < 0.02


@pytest.mark.parity
def test_operators_as_pytorch_has_them() -> None:
    torch = pytest.importorskip("torch")
    from torch.distributions.dirichlet import _Dirichlet_backward

    a = np.array([0.3, 1.0, 4.0, 20.0])
    x = ow.tensor(np.linspace(0.1, 1.7, 5)[:, None] * a)
    grad = ow.autograd.grad(Gamma(ow.tensor(a), 1.0).cdf(x.requires_grad_()).sum(), x)[0]
    density = np.exp(torch.distributions.Gamma(torch.tensor(a), 1.0).log_prob(torch.tensor(x.detach().numpy())).numpy())
    np.testing.assert_allclose(grad.numpy(), density, rtol=1e-7)
    concentration = ow.tensor([0.7, 2.0, 5.0], dtype=ow.float64, requires_grad=True)
    ow.manual_seed(0)
    drawn = Dirichlet(concentration).rsample((50,))
    weights = np.random.default_rng(0).random((50, 3))
    drawn.backward(ow.tensor(weights))
    arguments = torch.tensor(concentration.detach().numpy()).expand(50, 3)
    expected = _Dirichlet_backward(torch.tensor(drawn.detach().numpy()), arguments, torch.tensor(weights)).sum(0)
    np.testing.assert_allclose(concentration.grad.numpy(), expected.numpy(), rtol=2e-3)


def test_shapes_are_sizes():
    base = ow.distributions.Normal(ow.zeros(2, 3), 1.0)
    logistic = ow.distributions.LogisticNormal(ow.zeros(2, 3), ow.ones(3))
    for item in (base, base.expand((4, 2, 3)), ow.distributions.Independent(base, 1), logistic):
        shapes = (item.batch_shape, item.event_shape, item.batch_shape + item.event_shape, item._extended_shape((5,)))
        assert all(type(shape) is ow.Size for shape in shapes)
    assert ow.distributions.Independent(base, 1).batch_shape[:1] + ow.Size([7]) == (2, 7)
    assert ow.distributions.Bernoulli(logits=ow.zeros(3)).param_shape == (3,)
    assert ow.distributions.Binomial(2, ow.full((3,), 0.5)).param_shape == (3,)


def test_a_subclass_may_keep_the_factor_of_a_covariance_itself():
    class Lazy(ow.distributions.MultivariateNormal):
        def __init__(self, loc, factor):
            self.loc, self.kept = loc, factor
            ow.distributions.Distribution.__init__(self, loc.shape[:-1], loc.shape[-1:], validate_args=False)

        @property
        def _unbroadcasted_scale_tril(self):
            return self.kept

    factor = ow.tensor([[2.0, 0.0], [1.0, 1.0]])
    ours = Lazy(ow.zeros(3, 2), factor)
    plain = ow.distributions.MultivariateNormal(ow.zeros(3, 2), scale_tril=factor)
    value = ow.ones(3, 2)
    assert ours.log_prob(value).equal(plain.log_prob(value))
    assert ours.covariance_matrix.shape == (3, 2, 2)


@pytest.mark.parametrize("name", ["covariance_matrix", "precision_matrix", "scale_tril"])
def test_the_factor_of_a_covariance_is_set_when_a_distribution_is_made(name: str) -> None:
    """A subclass may make a property of it: it is set once, as it was given, before it shares a batch with `loc`."""

    class Watched(MultivariateNormal):
        @property
        def _unbroadcasted_scale_tril(self) -> Any:
            return self._factors[-1]

        @_unbroadcasted_scale_tril.setter
        def _unbroadcasted_scale_tril(self, value: Any) -> None:
            self.__dict__.setdefault("_factors", []).append(value)

    matrix = ow.tensor([[2.0, 0.5], [0.5, 1.0]])
    arguments = ow.linalg.cholesky(matrix) if name == "scale_tril" else matrix
    ours, base = Watched(ow.zeros(3, 2), **{name: arguments}), MultivariateNormal(ow.zeros(3, 2), **{name: arguments})
    assert [tuple(factor.shape) for factor in ours._factors] == [(2, 2)]
    assert ours.scale_tril.shape == (3, 2, 2)
    for what in ("covariance_matrix", "precision_matrix", "variance"):
        assert getattr(ours, what).tolist() == getattr(base, what).tolist()
    assert ours.log_prob(ow.ones(2)).tolist() == base.log_prob(ow.ones(2)).tolist()
    with pytest.raises(RuntimeError, match="positive"):
        Watched(ow.zeros(2), covariance_matrix=-ow.eye(2), validate_args=False)


# Distributions that are functions of others, with a base and transforms that a subclass may give itself.
MADE_OF_OTHERS: dict[str, tuple[Callable[[], Any], Callable[[], list[Any]]]] = {
    "LogNormal": (
        lambda: (Normal(ow.tensor(0.5), ow.tensor([1.0, 2.0])), ow.distributions.ExpTransform()),
        lambda: [ow.tensor(0.5), ow.tensor([1.0, 2.0])],
    ),
    "HalfNormal": (
        lambda: (Normal(0.0, ow.tensor([1.0, 2.0])), ow.distributions.AbsTransform()),
        lambda: [ow.tensor([1.0, 2.0])],
    ),
    "HalfCauchy": (
        lambda: (ow.distributions.Cauchy(0.0, ow.tensor([1.0, 2.0])), ow.distributions.AbsTransform()),
        lambda: [ow.tensor([1.0, 2.0])],
    ),
    "InverseGamma": (
        lambda: (Gamma(ow.tensor(2.5), ow.tensor([0.5, 2.0])), ow.distributions.PowerTransform(-ow.ones(()))),
        lambda: [ow.tensor(2.5), ow.tensor([0.5, 2.0])],
    ),
    "RelaxedBernoulli": (
        lambda: (
            ow.distributions.relaxed_bernoulli.LogitRelaxedBernoulli(ow.tensor(0.5), ow.tensor([0.3, 0.6])),
            ow.distributions.SigmoidTransform(),
        ),
        lambda: [ow.tensor(0.5), ow.tensor([0.3, 0.6])],
    ),
    "LogisticNormal": (
        lambda: (Normal(ow.zeros(2), ow.tensor([1.0, 2.0])), ow.distributions.StickBreakingTransform()),
        lambda: [ow.zeros(2), ow.tensor([1.0, 2.0])],
    ),
}


@pytest.mark.parametrize("name", MADE_OF_OTHERS)
def test_a_subclass_may_give_a_base_and_transforms_itself(name: str) -> None:
    """``super(LogNormal, self).__init__(base, transforms)``: parameters are then those of the base, and expand."""
    family = getattr(ow.distributions, name)
    parts, arguments = MADE_OF_OTHERS[name]

    class Remade(family):
        def __init__(self) -> None:
            super(family, self).__init__(*parts())

        def expand(self, batch_shape: Any, _instance: Any = None) -> Any:
            return super(family, self).expand(batch_shape, _instance=self._get_checked_instance(Remade, _instance))

    ours, declared = Remade(), family(*arguments())
    value = ow.tensor([0.2, 0.3, 0.5]) if name == "LogisticNormal" else ow.tensor(0.4)
    batch = (3, *declared.batch_shape)
    for item, other in ((ours, declared), (ours.expand(batch), declared.expand(batch))):
        assert (item.batch_shape, item.event_shape) == (other.batch_shape, other.event_shape)
        assert item.sample((4,)).shape == other.sample((4,)).shape
        for parameter in family.arg_constraints:
            np.testing.assert_allclose(getattr(item, parameter).numpy(), getattr(other, parameter).numpy(), rtol=1e-6)
        np.testing.assert_allclose(item.log_prob(value).numpy(), other.log_prob(value).numpy(), rtol=1e-5)


PARAMETERS: dict[str, tuple[Any, ...]] = {
    "Normal": (ow.tensor([0.0, 1.0]), ow.tensor([1.0, 2.0])),
    "LogNormal": (ow.tensor([0.0, 1.0]), ow.tensor([1.0, 2.0])),
    "Gamma": (ow.tensor([2.0, 1.0]), ow.tensor([1.0, 2.0])), "Beta": (ow.tensor([2.0, 1.0]), ow.tensor([1.0, 2.0])),
    "Uniform": (ow.tensor([0.0, 1.0]), ow.tensor([1.0, 2.0])), "Dirichlet": (ow.tensor([2.0, 1.0, 3.0]),),
    "HalfCauchy": (ow.tensor([1.0, 2.0]),), "StudentT": (ow.tensor([3.0, 4.0]),), "Poisson": (ow.tensor([1.0, 2.0]),),
}  # fmt: skip


@pytest.mark.parametrize("name", PARAMETERS)
def test_parameters_may_be_buffers_of_a_module(name: str) -> None:
    """A module that is a distribution keeps its parameters where a module looks for them, under their names."""
    family = getattr(ow.distributions, name)

    class Prior(family, ow.nn.Module):  # type: ignore[misc, valid-type]
        def __init__(self, *args: Any) -> None:
            ow.nn.Module.__init__(self)
            family.__init__(self, *args)
            for parameter in [key for key in self.arg_constraints if key in self.__dict__]:
                value = getattr(self, parameter).clone()
                delattr(self, parameter)
                self.register_buffer(parameter, value)
            self.register_buffer("noted", ow.zeros(1))

    prior, plain = Prior(*PARAMETERS[name]), family(*PARAMETERS[name])
    assert prior.noted.tolist() == [0]
    results = []
    for distribution in (prior, plain):
        ow.manual_seed(3)
        sample = distribution.sample((2,))
        results.append((sample, distribution.log_prob(sample), distribution.variance))
    for ours, expected in zip(*results, strict=True):
        assert ours.equal(expected)


def test_a_subclass_may_set_its_parameters_itself() -> None:
    """It goes past the initialiser of its class to that of all distributions, and samples and expands as others do."""

    class Shifted(Normal):
        def __init__(self, loc: Any, scale: Any) -> None:
            self.loc, self.scale = ow.broadcast_tensors(loc, scale)
            super(Normal, self).__init__(self.loc.shape)

        def expand(self, batch_shape: Any, _instance: Any = None) -> Any:
            return super().expand(batch_shape, self._get_checked_instance(Shifted, _instance))

    ours = Shifted(ow.tensor(1.0, dtype=ow.float64), ow.ones(2, dtype=ow.float64))
    assert ours.sample((3,)).dtype == ow.float64
    assert ours.expand((4, 2)).scale.shape == ours.expand((4, 2)).loc.shape == (4, 2)
    assert ours.log_prob(ow.zeros(2)).tolist() == Normal(ours.loc, ours.scale).log_prob(ow.zeros(2)).tolist()


@pytest.mark.parametrize(("kind", "name"), [(Categorical, "logits"), (Bernoulli, "logits"), (Geometric, "probs")])
def test_a_subclass_may_declare_parameters_of_its_own(kind: Any, name: str) -> None:
    """Its constraints need not name those of its base, which knows how many dimensions its own have."""

    class Predicted(kind):  # type: ignore[misc]
        arg_constraints: ClassVar = {"predictor": ow.distributions.constraints.real_vector}

        def __init__(self, predictor: Any, validate_args: bool | None = None) -> None:
            self.predictor = predictor
            super().__init__(**{name: predictor.sigmoid()}, validate_args=validate_args)

        def expand(self, batch_shape: Any, _instance: Any = None) -> Any:
            return super().expand(batch_shape, self._get_checked_instance(Predicted, _instance))

    predictor = ow.tensor([0.5, -1.0, 2.0])
    ours, plain = Predicted(predictor, validate_args=True), kind(**{name: predictor.sigmoid()})
    assert (ours.batch_shape, ours.event_shape) == (plain.batch_shape, plain.event_shape)
    value = ow.ones(plain.batch_shape)
    assert ours.log_prob(value).equal(plain.log_prob(value))
    assert ours.expand((2, *ours.batch_shape)).log_prob(value).shape == (2, *ours.batch_shape)
    with pytest.raises(ValueError, match="parameter predictor"):
        Predicted(ow.tensor([math.nan, 1.0]), validate_args=True)


class Beside:
    """A class beside one of the library's, whose initialiser is called by that."""

    def __init__(self) -> None:
        self.is_beside = True


BASES: dict[Any, tuple[Any, ...]] = {
    Normal: (0.0, 1.0), Categorical: (ow.ones(2),), Independent: (Normal(ow.zeros(2), 1.0), 1), LogNormal: (0.0, 1.0),
    ow.distributions.ExpTransform: (), ow.distributions.AffineTransform: (0.0, 1.0),
    ow.distributions.ComposeTransform: ([],), ow.distributions.PowerTransform: (2.0,),
    ow.utils.data.ConcatDataset: ([[1, 2]],), ow.utils.data.ChainDataset: ([],), ow.inference_mode: (),
    ow.fx.Tracer: (),
}  # fmt: skip


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
def test_a_class_beside_one_of_the_library_is_initialised(base: Any) -> None:
    kind = type("Both", (base, Beside), {})
    assert kind(*BASES[base]).is_beside


def test_a_transform_may_be_a_module() -> None:
    class Scaled(ow.distributions.Transform, nn.Module):
        domain = codomain = ow.distributions.constraints.real
        bijective = True

        def __init__(self) -> None:
            super().__init__()
            self.layer = nn.Linear(1, 1)

        def _call(self, x: Any) -> Any:
            return self.layer(x)

    assert [name for name, _ in Scaled().named_parameters()] == ["layer.weight", "layer.bias"]
    assert Scaled()(ow.ones(2, 1)).shape == (2, 1)
