"""The functions and methods of chance: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.chance import (
    RAND_LIKE_GENERATOR, RANDN_LIKE_GENERATOR, RANDINT_LIKE_GENERATOR, RANDINT_LIKE_LOW_GENERATOR_DTYPE, UNIFORM,
    UNIFORM_, RANDOM, RANDOM_TO, RANDOM_FROM, RANDOM_, RANDOM__TO, RANDOM__FROM, EXPONENTIAL, EXPONENTIAL_, CAUCHY,
    CAUCHY_, LOG_NORMAL, LOG_NORMAL_, GEOMETRIC, GEOMETRIC_, BERNOULLI, BERNOULLI_TENSOR, BERNOULLI_P, _BERNOULLI,
    BERNOULLI__TENSOR, BERNOULLI__FLOAT, NORMAL_TENSOR_TENSOR, NORMAL_TENSOR_FLOAT, NORMAL_SELF,
    NORMAL_FLOAT_TENSOR, NORMAL_FLOAT_FLOAT, NORMAL_, MULTINOMIAL, POISSON, BINOMIAL, _STANDARD_GAMMA,
    _SAMPLE_DIRICHLET, _GAMMA_QUANTILE_SLOPE, _STANDARD_GAMMA_GRAD, _BETA_QUANTILE_SLOPE, _DIRICHLET_GRAD,
)

__all__ = [
    "rand_like", "randn_like", "randint_like", "bernoulli", "bernoulli_", "normal", "multinomial", "poisson", "binomial"
]

RAND_LIKE_FORMS = Overloads("rand_like", RAND_LIKE_GENERATOR)
RANDN_LIKE_FORMS = Overloads("randn_like", RANDN_LIKE_GENERATOR)
RANDINT_LIKE_FORMS = Overloads("randint_like", RANDINT_LIKE_GENERATOR, RANDINT_LIKE_LOW_GENERATOR_DTYPE)
UNIFORM_FORMS = Overloads("uniform", UNIFORM, only_method=True)
UNIFORM__FORMS = Overloads("uniform_", UNIFORM_, only_method=True)
RANDOM_FORMS = Overloads("random", RANDOM, RANDOM_TO, RANDOM_FROM, only_method=True)
RANDOM__FORMS = Overloads("random_", RANDOM_, RANDOM__TO, RANDOM__FROM, only_method=True)
EXPONENTIAL_FORMS = Overloads("exponential", EXPONENTIAL, only_method=True)
EXPONENTIAL__FORMS = Overloads("exponential_", EXPONENTIAL_, only_method=True)
CAUCHY_FORMS = Overloads("cauchy", CAUCHY, only_method=True)
CAUCHY__FORMS = Overloads("cauchy_", CAUCHY_, only_method=True)
LOG_NORMAL_FORMS = Overloads("log_normal", LOG_NORMAL, only_method=True)
LOG_NORMAL__FORMS = Overloads("log_normal_", LOG_NORMAL_, only_method=True)
GEOMETRIC_FORMS = Overloads("geometric", GEOMETRIC, only_method=True)
GEOMETRIC__FORMS = Overloads("geometric_", GEOMETRIC_, only_method=True)
BERNOULLI_FORMS = Overloads("bernoulli", BERNOULLI, BERNOULLI_TENSOR, BERNOULLI_P)
_BERNOULLI_FORMS = Overloads("_bernoulli", _BERNOULLI)
BERNOULLI__FORMS = Overloads("bernoulli_", BERNOULLI__TENSOR, BERNOULLI__FLOAT)
NORMAL_FORMS = Overloads(
    "normal", NORMAL_TENSOR_TENSOR, NORMAL_TENSOR_FLOAT, NORMAL_SELF, NORMAL_FLOAT_TENSOR, NORMAL_FLOAT_FLOAT
)
NORMAL__FORMS = Overloads("normal_", NORMAL_, only_method=True)
MULTINOMIAL_FORMS = Overloads("multinomial", MULTINOMIAL)
POISSON_FORMS = Overloads("poisson", POISSON)
BINOMIAL_FORMS = Overloads("binomial", BINOMIAL)
_STANDARD_GAMMA_FORMS = Overloads("_standard_gamma", _STANDARD_GAMMA)
_SAMPLE_DIRICHLET_FORMS = Overloads("_sample_dirichlet", _SAMPLE_DIRICHLET)
_GAMMA_QUANTILE_SLOPE_FORMS = Overloads("_gamma_quantile_slope", _GAMMA_QUANTILE_SLOPE)
_STANDARD_GAMMA_GRAD_FORMS = Overloads("_standard_gamma_grad", _STANDARD_GAMMA_GRAD)
_BETA_QUANTILE_SLOPE_FORMS = Overloads("_beta_quantile_slope", _BETA_QUANTILE_SLOPE)
_DIRICHLET_GRAD_FORMS = Overloads("_dirichlet_grad", _DIRICHLET_GRAD)


def rand_like(input=MISSING, *rest, **named):
    """rand_like(input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor

    Random numbers in the shape and dtype of a tensor, uniform over [0, 1).

    >>> ow.rand_like(ow.zeros(2, 3)).shape
    opweave.Size([2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RAND_LIKE_GENERATOR[input._keys](input, None, None, None, None, None, None)
        return RAND_LIKE_FORMS.call(input, rest, named)
    except Exception:
        RAND_LIKE_FORMS.translate(input, rest, named)
        raise


def randn_like(input=MISSING, *rest, **named):
    """randn_like(input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor

    Random numbers in the shape and dtype of a tensor, normal with mean 0 and variance 1.

    >>> ow.randn_like(ow.zeros(2, 3)).shape
    opweave.Size([2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RANDN_LIKE_GENERATOR[input._keys](input, None, None, None, None, None, None)
        return RANDN_LIKE_FORMS.call(input, rest, named)
    except Exception:
        RANDN_LIKE_FORMS.translate(input, rest, named)
        raise


def randint_like(input=MISSING, low=MISSING, /, *rest, **named):
    """randint_like(input, high, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor
    randint_like(input, low, high, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor

    Random integers from `low` (0) up to but without `high`, in the shape and dtype of a tensor.

    >>> ow.randint_like(ow.zeros(2), 1)
    tensor([0., 0.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(low) is int:
                return RANDINT_LIKE_GENERATOR[input._keys](input, low, None, None, None, None, None, None)
        return RANDINT_LIKE_FORMS.call(input, low, rest, named)
    except Exception:
        RANDINT_LIKE_FORMS.translate(input, low, rest, named)
        raise


def uniform(input=MISSING, *rest, **named):
    """uniform(input, low=0.0, high=1.0, *, generator=None) -> Tensor

    Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

    >>> ow.empty(2).uniform_(3, 3)
    tensor([3., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return UNIFORM[input._keys](input, 0.0, 1.0, None)
        return UNIFORM_FORMS.call(input, rest, named)
    except Exception:
        UNIFORM_FORMS.translate(input, rest, named)
        raise


def uniform_(input=MISSING, *rest, **named):
    """As `uniform`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return UNIFORM_[input._keys](input, 0.0, 1.0, None)
        return UNIFORM__FORMS.call(input, rest, named)
    except Exception:
        UNIFORM__FORMS.translate(input, rest, named)
        raise


def random(input=MISSING, *rest, **named):
    """random(input, *, generator=None) -> Tensor
    random(input, high, *, generator=None) -> Tensor
    random(input, low, high, *, generator=None) -> Tensor

    Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
        exactly.

    >>> ow.empty(2, dtype=ow.int64).random_(1)
    tensor([0, 0])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RANDOM[input._keys](input, None)
        return RANDOM_FORMS.call(input, rest, named)
    except Exception:
        RANDOM_FORMS.translate(input, rest, named)
        raise


def random_(input=MISSING, *rest, **named):
    """As `random`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RANDOM_[input._keys](input, None)
        return RANDOM__FORMS.call(input, rest, named)
    except Exception:
        RANDOM__FORMS.translate(input, rest, named)
        raise


def exponential(input=MISSING, *rest, **named):
    """exponential(input, lambd=1.0, *, generator=None) -> Tensor

    Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

    >>> bool((ow.empty(100).exponential_() > 0).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return EXPONENTIAL[input._keys](input, 1.0, None)
        return EXPONENTIAL_FORMS.call(input, rest, named)
    except Exception:
        EXPONENTIAL_FORMS.translate(input, rest, named)
        raise


def exponential_(input=MISSING, *rest, **named):
    """As `exponential`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return EXPONENTIAL_[input._keys](input, 1.0, None)
        return EXPONENTIAL__FORMS.call(input, rest, named)
    except Exception:
        EXPONENTIAL__FORMS.translate(input, rest, named)
        raise


def cauchy(input=MISSING, *rest, **named):
    """cauchy(input, median=0.0, sigma=1.0, *, generator=None) -> Tensor

    Random numbers of the Cauchy distribution; in place they fill the tensor.

    >>> ow.empty(2).cauchy_().shape
    opweave.Size([2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CAUCHY[input._keys](input, 0.0, 1.0, None)
        return CAUCHY_FORMS.call(input, rest, named)
    except Exception:
        CAUCHY_FORMS.translate(input, rest, named)
        raise


def cauchy_(input=MISSING, *rest, **named):
    """As `cauchy`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CAUCHY_[input._keys](input, 0.0, 1.0, None)
        return CAUCHY__FORMS.call(input, rest, named)
    except Exception:
        CAUCHY__FORMS.translate(input, rest, named)
        raise


def log_normal(input=MISSING, *rest, **named):
    """log_normal(input, mean=1.0, std=2.0, *, generator=None) -> Tensor

    Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

    >>> ow.empty(2).log_normal_(0, 1e-9)
    tensor([1., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LOG_NORMAL[input._keys](input, 1.0, 2.0, None)
        return LOG_NORMAL_FORMS.call(input, rest, named)
    except Exception:
        LOG_NORMAL_FORMS.translate(input, rest, named)
        raise


def log_normal_(input=MISSING, *rest, **named):
    """As `log_normal`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LOG_NORMAL_[input._keys](input, 1.0, 2.0, None)
        return LOG_NORMAL__FORMS.call(input, rest, named)
    except Exception:
        LOG_NORMAL__FORMS.translate(input, rest, named)
        raise


def geometric(input=MISSING, p=MISSING, *rest, **named):
    """geometric(input, p, *, generator=None) -> Tensor

    How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

    >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float:
                return GEOMETRIC[input._keys](input, p, None)
        return GEOMETRIC_FORMS.call(input, p, rest, named)
    except Exception:
        GEOMETRIC_FORMS.translate(input, p, rest, named)
        raise


def geometric_(input=MISSING, p=MISSING, *rest, **named):
    """As `geometric`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is float:
                return GEOMETRIC_[input._keys](input, p, None)
        return GEOMETRIC__FORMS.call(input, p, rest, named)
    except Exception:
        GEOMETRIC__FORMS.translate(input, p, rest, named)
        raise


def bernoulli(input=MISSING, p=MISSING, *rest, **named):
    """bernoulli(input, *, generator=None, out=None) -> Tensor
    bernoulli(input, p, *, generator=None) -> Tensor
    bernoulli(input, p=0.5, *, generator=None) -> Tensor

    1 by chance, with the probability that each element is (or `p`), else 0.

    >>> ow.bernoulli(ow.tensor([0.0, 1.0]))
    tensor([0., 1.])
    >>> ow.empty(2).bernoulli_(1.0)
    tensor([1., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and p is MISSING:
                return BERNOULLI[input._keys](input, None)
            if isinstance(input, Tensor) and isinstance(p, Tensor):
                return BERNOULLI_TENSOR[input._keys | p._keys](input, p, None)
        return BERNOULLI_FORMS.call(input, p, rest, named)
    except Exception:
        BERNOULLI_FORMS.translate(input, p, rest, named)
        raise


def _bernoulli(input=MISSING, generator=MISSING, *rest, **named):
    """_bernoulli(input, generator) -> Tensor

    1 by chance, else 0, outside of the graph.
    """
    try:
        return _BERNOULLI_FORMS.call(input, generator, rest, named)
    except Exception:
        _BERNOULLI_FORMS.translate(input, generator, rest, named)
        raise


def bernoulli_(input=MISSING, p=MISSING, *rest, **named):
    """As `bernoulli`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(p, Tensor):
                return BERNOULLI__TENSOR[input._keys | p._keys](input, p, None)
            if isinstance(input, Tensor) and p is MISSING:
                return BERNOULLI__FLOAT[input._keys](input, 0.5, None)
        return BERNOULLI__FORMS.call(input, p, rest, named)
    except Exception:
        BERNOULLI__FORMS.translate(input, p, rest, named)
        raise


def normal(*rest, **named):
    """normal(mean, std, *, generator=None, out=None) -> Tensor
    normal(mean, std=1.0, *, generator=None, out=None) -> Tensor
    normal(input, mean=0.0, std=1.0, *, generator=None) -> Tensor
    normal(mean, std, *, generator=None, out=None) -> Tensor
    normal(mean, std, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor

    Random numbers, normal with a mean and a standard deviation each, in the dtype of the means.
    """
    try:
        return NORMAL_FORMS.call(rest, named)
    except Exception:
        NORMAL_FORMS.translate(rest, named)
        raise


def normal_(input=MISSING, *rest, **named):
    """As `normal`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NORMAL_[input._keys](input, 0.0, 1.0, None)
        return NORMAL__FORMS.call(input, rest, named)
    except Exception:
        NORMAL__FORMS.translate(input, rest, named)
        raise


def multinomial(input=MISSING, num_samples=MISSING, *rest, **named):
    """multinomial(input, num_samples, replacement=False, *, generator=None, out=None) -> Tensor

    Indices by chance, each with the probability that the elements of a row have beside one another.

    >>> ow.multinomial(ow.tensor([0.0, 1.0, 0.0]), 1)
    tensor([1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(num_samples) is int:
                return MULTINOMIAL[input._keys](input, num_samples, False, None)
        return MULTINOMIAL_FORMS.call(input, num_samples, rest, named)
    except Exception:
        MULTINOMIAL_FORMS.translate(input, num_samples, rest, named)
        raise


def poisson(input=MISSING, *rest, **named):
    """poisson(input, generator=None, *, out=None) -> Tensor

    Numbers of events by chance, each with the mean that the element is.

    >>> ow.poisson(ow.tensor([0.0]))
    tensor([0.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return POISSON[input._keys](input, None)
        return POISSON_FORMS.call(input, rest, named)
    except Exception:
        POISSON_FORMS.translate(input, rest, named)
        raise


def binomial(count=MISSING, prob=MISSING, *rest, **named):
    """binomial(count, prob, generator=None, *, out=None) -> Tensor

    How many of `count` trials succeed by chance, each with the probability `prob`.

    >>> ow.binomial(ow.tensor([5.0, 5.0]), ow.tensor([0.0, 1.0]))
    tensor([0., 5.])
    """
    try:
        if not (rest or named):
            if isinstance(count, Tensor) and isinstance(prob, Tensor):
                return BINOMIAL[count._keys | prob._keys](count, prob, None)
        return BINOMIAL_FORMS.call(count, prob, rest, named)
    except Exception:
        BINOMIAL_FORMS.translate(count, prob, rest, named)
        raise


def _standard_gamma(input=MISSING, *rest, **named):
    """_standard_gamma(input, generator=None, *, out=None) -> Tensor

    Numbers of the gamma distributions with these concentrations and the rate 1.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _STANDARD_GAMMA[input._keys](input, None)
        return _STANDARD_GAMMA_FORMS.call(input, rest, named)
    except Exception:
        _STANDARD_GAMMA_FORMS.translate(input, rest, named)
        raise


def _sample_dirichlet(input=MISSING, *rest, **named):
    """_sample_dirichlet(input, generator=None, *, out=None) -> Tensor

    Numbers of the Dirichlet distributions whose concentrations are the rows.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _SAMPLE_DIRICHLET[input._keys](input, None)
        return _SAMPLE_DIRICHLET_FORMS.call(input, rest, named)
    except Exception:
        _SAMPLE_DIRICHLET_FORMS.translate(input, rest, named)
        raise


def _gamma_quantile_slope(input=MISSING, output=MISSING, *rest, **named):
    """_gamma_quantile_slope(input, output) -> Tensor

    How a number of a gamma distribution changes with its concentration at one probability: minus the
        derivative of its
    distribution function by the concentration over its density (Figurnov et al., arXiv 1805.08498, equation
        5).
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(output, Tensor):
            return _GAMMA_QUANTILE_SLOPE[input._keys | output._keys](input, output)
    return _GAMMA_QUANTILE_SLOPE_FORMS.call(input, output, rest, named)


def _standard_gamma_grad(input=MISSING, output=MISSING, *rest, **named):
    """_standard_gamma_grad(input, output, *, out=None) -> Tensor

    The derivative of a number of the gamma distribution by its concentration, at one probability.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(output, Tensor):
                return _STANDARD_GAMMA_GRAD[input._keys | output._keys](input, output)
        return _STANDARD_GAMMA_GRAD_FORMS.call(input, output, rest, named)
    except Exception:
        _STANDARD_GAMMA_GRAD_FORMS.translate(input, output, rest, named)
        raise


def _beta_quantile_slope(x=MISSING, alpha=MISSING, total=MISSING, *rest, **named):
    """_beta_quantile_slope(x, alpha, total) -> Tensor

    How a number of the beta distribution with `alpha` and `total - alpha` changes with `alpha` at one
        probability, over
    1 less the number (Figurnov et al., arXiv 1805.08498, equation 5).
    """
    if not (rest or named):
        if isinstance(x, Tensor) and isinstance(alpha, Tensor) and isinstance(total, Tensor):
            return _BETA_QUANTILE_SLOPE[x._keys | alpha._keys | total._keys](x, alpha, total)
    return _BETA_QUANTILE_SLOPE_FORMS.call(x, alpha, total, rest, named)


def _dirichlet_grad(x=MISSING, alpha=MISSING, total=MISSING, *rest, **named):
    """_dirichlet_grad(x, alpha, total, *, out=None) -> Tensor

    The derivative of a number of a Dirichlet distribution by its concentration `alpha`, of concentrations
        that sum to
    `total`, over 1 less the number.
    """
    try:
        if not (rest or named):
            if isinstance(x, Tensor) and isinstance(alpha, Tensor) and isinstance(total, Tensor):
                return _DIRICHLET_GRAD[x._keys | alpha._keys | total._keys](x, alpha, total)
        return _DIRICHLET_GRAD_FORMS.call(x, alpha, total, rest, named)
    except Exception:
        _DIRICHLET_GRAD_FORMS.translate(x, alpha, total, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def uniform(self, *rest, **named):
        try:
            if not (rest or named):
                return UNIFORM[self._keys](self, 0.0, 1.0, None)
            return UNIFORM_FORMS.method(self, rest, named)
        except Exception:
            UNIFORM_FORMS.translate(self, rest, named)
            raise

    def uniform_(self, *rest, **named):
        try:
            if not (rest or named):
                return UNIFORM_[self._keys](self, 0.0, 1.0, None)
            return UNIFORM__FORMS.method(self, rest, named)
        except Exception:
            UNIFORM__FORMS.translate(self, rest, named)
            raise

    def random(self, *rest, **named):
        try:
            if not (rest or named):
                return RANDOM[self._keys](self, None)
            return RANDOM_FORMS.method(self, rest, named)
        except Exception:
            RANDOM_FORMS.translate(self, rest, named)
            raise

    def random_(self, *rest, **named):
        try:
            if not (rest or named):
                return RANDOM_[self._keys](self, None)
            return RANDOM__FORMS.method(self, rest, named)
        except Exception:
            RANDOM__FORMS.translate(self, rest, named)
            raise

    def exponential(self, *rest, **named):
        try:
            if not (rest or named):
                return EXPONENTIAL[self._keys](self, 1.0, None)
            return EXPONENTIAL_FORMS.method(self, rest, named)
        except Exception:
            EXPONENTIAL_FORMS.translate(self, rest, named)
            raise

    def exponential_(self, *rest, **named):
        try:
            if not (rest or named):
                return EXPONENTIAL_[self._keys](self, 1.0, None)
            return EXPONENTIAL__FORMS.method(self, rest, named)
        except Exception:
            EXPONENTIAL__FORMS.translate(self, rest, named)
            raise

    def cauchy(self, *rest, **named):
        try:
            if not (rest or named):
                return CAUCHY[self._keys](self, 0.0, 1.0, None)
            return CAUCHY_FORMS.method(self, rest, named)
        except Exception:
            CAUCHY_FORMS.translate(self, rest, named)
            raise

    def cauchy_(self, *rest, **named):
        try:
            if not (rest or named):
                return CAUCHY_[self._keys](self, 0.0, 1.0, None)
            return CAUCHY__FORMS.method(self, rest, named)
        except Exception:
            CAUCHY__FORMS.translate(self, rest, named)
            raise

    def log_normal(self, *rest, **named):
        try:
            if not (rest or named):
                return LOG_NORMAL[self._keys](self, 1.0, 2.0, None)
            return LOG_NORMAL_FORMS.method(self, rest, named)
        except Exception:
            LOG_NORMAL_FORMS.translate(self, rest, named)
            raise

    def log_normal_(self, *rest, **named):
        try:
            if not (rest or named):
                return LOG_NORMAL_[self._keys](self, 1.0, 2.0, None)
            return LOG_NORMAL__FORMS.method(self, rest, named)
        except Exception:
            LOG_NORMAL__FORMS.translate(self, rest, named)
            raise

    def geometric(self, p=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(p) is float:
                    return GEOMETRIC[self._keys](self, p, None)
            return GEOMETRIC_FORMS.method(self, p, rest, named)
        except Exception:
            GEOMETRIC_FORMS.translate(self, p, rest, named)
            raise

    def geometric_(self, p=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(p) is float:
                    return GEOMETRIC_[self._keys](self, p, None)
            return GEOMETRIC__FORMS.method(self, p, rest, named)
        except Exception:
            GEOMETRIC__FORMS.translate(self, p, rest, named)
            raise

    def bernoulli(self, p=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if p is MISSING:
                    return BERNOULLI[self._keys](self, None)
                if isinstance(p, Tensor):
                    return BERNOULLI_TENSOR[self._keys | p._keys](self, p, None)
            return BERNOULLI_FORMS.method(self, p, rest, named)
        except Exception:
            BERNOULLI_FORMS.translate(self, p, rest, named)
            raise

    def bernoulli_(self, p=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(p, Tensor):
                    return BERNOULLI__TENSOR[self._keys | p._keys](self, p, None)
                if p is MISSING:
                    return BERNOULLI__FLOAT[self._keys](self, 0.5, None)
            return BERNOULLI__FORMS.method(self, p, rest, named)
        except Exception:
            BERNOULLI__FORMS.translate(self, p, rest, named)
            raise

    def normal(self, *rest, **named):
        try:
            return NORMAL_FORMS.method(self, rest, named)
        except Exception:
            NORMAL_FORMS.translate(self, rest, named)
            raise

    def normal_(self, *rest, **named):
        try:
            if not (rest or named):
                return NORMAL_[self._keys](self, 0.0, 1.0, None)
            return NORMAL__FORMS.method(self, rest, named)
        except Exception:
            NORMAL__FORMS.translate(self, rest, named)
            raise

    def multinomial(self, num_samples=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(num_samples) is int:
                    return MULTINOMIAL[self._keys](self, num_samples, False, None)
            return MULTINOMIAL_FORMS.method(self, num_samples, rest, named)
        except Exception:
            MULTINOMIAL_FORMS.translate(self, num_samples, rest, named)
            raise

    def poisson(self, *rest, **named):
        try:
            if not (rest or named):
                return POISSON[self._keys](self, None)
            return POISSON_FORMS.method(self, rest, named)
        except Exception:
            POISSON_FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
