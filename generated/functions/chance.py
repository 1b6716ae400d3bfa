# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of chance."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("generator")
def rand_like(
    input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None,
    requires_grad=False,
):
    """Random numbers in the shape and dtype of a tensor, uniform over [0, 1).

    >>> ow.rand_like(ow.zeros(2, 3)).shape
    opweave.Size([2, 3])
    """


@public("generator")
def randn_like(
    input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None,
    requires_grad=False,
):
    """Random numbers in the shape and dtype of a tensor, normal with mean 0 and variance 1.

    >>> ow.randn_like(ow.zeros(2, 3)).shape
    opweave.Size([2, 3])
    """


@public("generator", "low_generator_dtype")
def randint_like(
    input, low, high, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None,
    requires_grad=False,
):
    """randint_like(input, high, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor
    randint_like(input, low, high, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor

    Random integers from `low` (0) up to but without `high`, in the shape and dtype of a tensor.

    >>> ow.randint_like(ow.zeros(2), 1)
    tensor([0., 0.])
    """


@public(only_method=True, method=True)
def uniform(input, low=0.0, high=1.0, *, generator=None):
    """Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

    >>> ow.empty(2).uniform_(3, 3)
    tensor([3., 3.])
    """


uniform_ = declare("uniform_(input, low=0.0, high=1.0, *, generator=None)", "As `uniform`, written into `input`, which "
    "is returned.", result="", only_method=True, method=True)


@public("", "to", "from", only_method=True, method=True)
def random(input, low, high, *, generator=None):
    """random(input, *, generator=None) -> Tensor
    random(input, high, *, generator=None) -> Tensor
    random(input, low, high, *, generator=None) -> Tensor

    Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
        exactly.

    >>> ow.empty(2, dtype=ow.int64).random_(1)
    tensor([0, 0])
    """


random_ = declare("random_(input, low, high, *, generator=None)", "As `random`, written into `input`, which is "
    "returned.", "", "to", "from", only_method=True, method=True)


@public(only_method=True, method=True)
def exponential(input, lambd=1.0, *, generator=None):
    """Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

    >>> bool((ow.empty(100).exponential_() > 0).all())
    True
    """


exponential_ = declare("exponential_(input, lambd=1.0, *, generator=None)", "As `exponential`, written into `input`, "
    "which is returned.", result="", only_method=True, method=True)


@public(only_method=True, method=True)
def cauchy(input, median=0.0, sigma=1.0, *, generator=None):
    """Random numbers of the Cauchy distribution; in place they fill the tensor.

    >>> ow.empty(2).cauchy_().shape
    opweave.Size([2])
    """


cauchy_ = declare("cauchy_(input, median=0.0, sigma=1.0, *, generator=None)", "As `cauchy`, written into `input`, "
    "which is returned.", result="", only_method=True, method=True)


@public(only_method=True, method=True)
def log_normal(input, mean=1.0, std=2.0, *, generator=None):
    """Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

    >>> ow.empty(2).log_normal_(0, 1e-9)
    tensor([1., 1.])
    """


log_normal_ = declare("log_normal_(input, mean=1.0, std=2.0, *, generator=None)", "As `log_normal`, written into "
    "`input`, which is returned.", result="", only_method=True, method=True)


@public(only_method=True, method=True)
def geometric(input, p, *, generator=None):
    """How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

    >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
    True
    """


geometric_ = declare("geometric_(input, p, *, generator=None)", "As `geometric`, written into `input`, which is "
    "returned.", result="", only_method=True, method=True)


@public("", "Tensor", "p", method=True)
def bernoulli(input, *, generator=None, out=None):
    """bernoulli(input, *, generator=None, out=None) -> Tensor
    bernoulli(input, p, *, generator=None) -> Tensor
    bernoulli(input, p=0.5, *, generator=None) -> Tensor

    1 by chance, with the probability that each element is (or `p`), else 0.

    >>> ow.bernoulli(ow.tensor([0.0, 1.0]))
    tensor([0., 1.])
    >>> ow.empty(2).bernoulli_(1.0)
    tensor([1., 1.])
    """


_bernoulli = declare("_bernoulli(input, generator)", "1 by chance, else 0, outside of the graph.")
bernoulli_ = declare("bernoulli_(input, p, *, generator=None)", "As `bernoulli`, written into `input`, which is "
    "returned.", "Tensor", "float", method=True)


@public("Tensor_Tensor", "Tensor_float", "self", "float_Tensor", "float_float",
    method="self, mean=0.0, std=1.0, *, generator=None")
def normal(
    mean, std, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False,
    out=None,
):
    """normal(mean, std, *, generator=None, out=None) -> Tensor
    normal(mean, std=1.0, *, generator=None, out=None) -> Tensor
    normal(input, mean=0.0, std=1.0, *, generator=None) -> Tensor
    normal(mean, std, *, generator=None, out=None) -> Tensor
    normal(mean, std, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor

    Random numbers, normal with a mean and a standard deviation each, in the dtype of the means.
    """


normal_ = declare("normal_(input, mean=0.0, std=1.0, *, generator=None)", "As `normal`, written into `input`, which is "
    "returned.", result="", only_method=True, method=True)


@public(method=True)
def multinomial(input, num_samples, replacement=False, *, generator=None, out=None):
    """Indices by chance, each with the probability that the elements of a row have beside one another.

    >>> ow.multinomial(ow.tensor([0.0, 1.0, 0.0]), 1)
    tensor([1])
    """


@public(method=True)
def poisson(input, generator=None, *, out=None):
    """Numbers of events by chance, each with the mean that the element is.

    >>> ow.poisson(ow.tensor([0.0]))
    tensor([0.])
    """


@public()
def binomial(count, prob, generator=None, *, out=None):
    """How many of `count` trials succeed by chance, each with the probability `prob`.

    >>> ow.binomial(ow.tensor([5.0, 5.0]), ow.tensor([0.0, 1.0]))
    tensor([0., 5.])
    """


_standard_gamma = declare("_standard_gamma(input, generator=None, *, out=None)", "Numbers of the gamma distributions "
    "with these concentrations and the rate 1.")
_sample_dirichlet = declare("_sample_dirichlet(input, generator=None, *, out=None)", "Numbers of the Dirichlet "
    "distributions whose concentrations are the rows.")


@public()
def _gamma_quantile_slope(input, output):
    """How a number of a gamma distribution changes with its concentration at one probability: minus the
        derivative of its
    distribution function by the concentration over its density (Figurnov et al., arXiv 1805.08498, equation
        5).
    """


_standard_gamma_grad = declare("_standard_gamma_grad(input, output, *, out=None)", "The derivative of a number of the "
    "gamma distribution by its concentration, at one probability.")
_gamma_slope = declare("_gamma_slope(input, other)", "Minus the derivative of `igamma` by its first argument, a number "
    "of the gamma distribution's change times its density.")


@public()
def _beta_quantile_slope(x, alpha, total):
    """How a number of the beta distribution with `alpha` and `total - alpha` changes with `alpha` at one
        probability, over
    1 less the number (Figurnov et al., arXiv 1805.08498, equation 5).
    """


@public()
def _dirichlet_grad(x, alpha, total, *, out=None):
    """The derivative of a number of a Dirichlet distribution by its concentration `alpha`, of concentrations
        that sum to
    `total`, over 1 less the number.
    """
