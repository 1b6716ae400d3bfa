"""Distributions, optimisers and what checks or changes modules compute where their tensors lie, as on the CPU."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from poison_device import poison_device

import generated as ow

families, nn, optim = ow.distributions, ow.nn, ow.optim
MATRIX = [[2.0, 0.5], [0.5, 1.0]]
# A count that is no tensor stays as it is; nested lists and floats become tensors of the device.
PARAMETERS: dict[str, tuple[Any, ...]] = {
    "Bernoulli": (0.3,), "Beta": (1.0, 2.0), "Binomial": (5, 0.3), "Categorical": ([0.2, 0.8],), "Cauchy": (0.0, 1.0),
    "Chi2": (2.0,), "ContinuousBernoulli": (0.3,), "Dirichlet": ([1.0, 2.0],),
    "ExpRelaxedCategorical": (1.0, [0.2, 0.8]),
    "Exponential": (1.0,),
    "FisherSnedecor": (2.0, 3.0), "Gamma": (1.0, 2.0), "GeneralizedPareto": (0.0, 1.0, 0.1), "Geometric": (0.3,),
    "Gumbel": (0.0, 1.0), "HalfCauchy": (1.0,), "HalfNormal": (1.0,), "InverseGamma": (1.0, 2.0),
    "Kumaraswamy": (1.0, 2.0), "LKJCholesky": (3, 1.0), "Laplace": (0.0, 1.0), "LogNormal": (0.0, 1.0),
    "LogisticNormal": ([0.0, 1.0], [1.0, 2.0]), "LogitRelaxedBernoulli": (1.0, 0.3),
    "LowRankMultivariateNormal": ([0.0, 1.0], [[1.0], [2.0]], [1.0, 1.0]), "Multinomial": (5, [0.2, 0.8]),
    "MultivariateNormal": ([0.0, 1.0], MATRIX), "NegativeBinomial": (5.0, 0.3), "Normal": (0.0, 1.0),
    "OneHotCategorical": ([0.2, 0.8],), "OneHotCategoricalStraightThrough": ([0.2, 0.8],), "Pareto": (1.0, 2.0),
    "Poisson": (2.0,), "RelaxedBernoulli": (1.0, 0.3), "RelaxedOneHotCategorical": (1.0, [0.2, 0.8]),
    "StudentT": (3.0,), "Uniform": (0.0, 1.0), "VonMises": (0.0, 1.0), "Weibull": (1.0, 2.0), "Wishart": (3.0, MATRIX),
}  # fmt: skip
OPTIMISERS = [
    name for name in sorted(dir(optim))
    if isinstance(kind := getattr(optim, name), type) and issubclass(kind, optim.Optimizer)
    and name not in ("Optimizer", "Pointwise", "SparseAdam")
]  # fmt: skip


@pytest.fixture(autouse=True)
def npu() -> Iterator[Any]:
    with poison_device() as module:
        yield module


def values_of(name: str, where: str) -> dict[str, Any]:
    """What a distribution gives whose parameters lie on a device."""
    parameters = [item if type(item) is int else ow.tensor(item, device=where) for item in PARAMETERS[name]]
    distribution = getattr(families, name)(*parameters, validate_args=True)
    ow.manual_seed(0)
    sample = distribution.sample((3,))
    calls = {
        "log_prob": lambda: distribution.log_prob(sample), "entropy": distribution.entropy,
        "cdf": lambda: distribution.cdf(sample), "icdf": lambda: distribution.icdf(distribution.cdf(sample)),
        "support": distribution.enumerate_support, "divergence": lambda: families.kl_divergence(*[distribution] * 2),
        "expanded": lambda: distribution.expand((2, *distribution.batch_shape)).sample(),
    }  # fmt: skip
    calls |= {item: lambda item=item: getattr(distribution, item) for item in ("mean", "variance", "mode", "stddev")}
    results = {"sample": sample}
    for key, call in calls.items():
        try:
            results[key] = call()
        except NotImplementedError:  # the same on the CPU, says the comparison
            continue
    return results


@pytest.mark.parametrize("name", PARAMETERS)
def test_distributions_lie_where_their_parameters_do(name: str) -> None:
    results, expected = values_of(name, "npu"), values_of(name, "cpu")
    assert list(results) == list(expected)
    for key, value in results.items():
        assert value.device.type == "npu", key
        assert ow.allclose(value.cpu(), expected[key], 1e-5, 1e-6, equal_nan=True), key


def test_every_family_of_distributions_has_a_row() -> None:
    kinds = {name: getattr(families, name) for name in families.__all__}
    wrappers = {"Distribution", "ExponentialFamily", "Independent", "MixtureSameFamily", "TransformedDistribution"}
    names = {
        name for name, kind in kinds.items() if isinstance(kind, type) and issubclass(kind, families.Distribution)
    }
    assert names - wrappers == set(PARAMETERS)


@pytest.mark.parametrize("name", ["StickBreakingTransform", "CorrCholeskyTransform", "LowerCholeskyTransform"])
def test_transforms_compute_where_their_arguments_lie(name: str) -> None:
    transform = getattr(families.transforms, name)()
    x = ow.tensor(MATRIX if name.startswith("Lower") else [0.3, 0.5, 0.2])
    expected, result = transform(x), transform(x.to("npu"))
    assert (result.device.type, result.tolist()) == ("npu", expected.tolist())
    back = transform.inv(result)
    assert ow.allclose(back.cpu(), transform.inv(expected))


def trained(name: str, where: str) -> list[Any]:
    """A matrix and a row that an optimiser has changed four times, once with a state that was loaded."""
    ow.manual_seed(0)
    weight, bias = (ow.randn(shape).to(where).requires_grad_() for shape in ((4, 3), (1, 4)))
    rows = ow.randn(8, 3).to(where)
    optimizer = getattr(optim, name)([weight, bias], lr=0.1)

    def closure() -> Any:
        optimizer.zero_grad()
        loss = (rows @ weight.t() + bias).square().mean()
        loss.backward()
        return loss

    for _ in range(3):
        optimizer.step(closure)
    optimizer.load_state_dict(optimizer.state_dict())
    optimizer.step(closure)
    return [weight.detach(), bias.detach()]


@pytest.mark.parametrize("name", OPTIMISERS)
def test_optimisers_train_parameters_of_a_device(name: str) -> None:
    for result, expected in zip(trained(name, "npu"), trained(name, "cpu"), strict=True):
        assert result.device.type == "npu"
        assert ow.allclose(result.cpu(), expected, 1e-4, 1e-5)


def test_gradients_are_checked_on_a_device() -> None:
    x = ow.randn(2, 3, dtype=ow.float64, device="npu", requires_grad=True)
    before = x.tolist()
    assert ow.autograd.gradcheck(ow.sin, (x,), check_forward_ad=True)
    assert ow.autograd.gradgradcheck(lambda x: (x @ x.t()).sin(), (x,))
    assert x.tolist() == before

    class Doubled(ow.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 3

    with pytest.raises(RuntimeError, match="Jacobian mismatch for output 0 with respect to input 0"):
        ow.autograd.gradcheck(Doubled.apply, (x,))


@pytest.mark.parametrize("change", [
    nn.utils.spectral_norm, nn.utils.parametrizations.spectral_norm, nn.utils.parametrizations.orthogonal,
])  # fmt: skip
def test_weights_are_normed_where_they_lie(change: Any) -> None:
    ow.manual_seed(0)
    layer = change(nn.Linear(3, 3, device="npu"))
    result = layer(ow.ones(2, 3, device="npu"))
    assert result.device.type == layer.weight.device.type == "npu"
    assert ow.linalg.matrix_norm(layer.weight.detach().cpu(), 2) < 1.5


def test_a_gradient_scaler_works_on_a_registered_device() -> None:
    layer = nn.Linear(3, 1, device="npu")
    optimizer, scaler = optim.SGD(layer.parameters(), lr=0.5), ow.amp.GradScaler("npu", init_scale=4.0)
    before = layer.bias.detach().clone()
    loss = scaler.scale(layer(ow.ones(2, 3, device="npu")).sum())
    loss.backward()
    assert (scaler.is_enabled(), layer.bias.grad.item()) == (True, 8.0)
    scaler.step(optimizer)
    scaler.update()
    assert layer.bias.item() == (before - 1).item()
    assert not ow.amp.GradScaler("cpu", enabled=False).is_enabled()
