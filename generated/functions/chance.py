"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

RAND_LIKE_GENERATOR = find("rand_like.generator")
RANDN_LIKE_GENERATOR = find("randn_like.generator")
RANDINT_LIKE_GENERATOR = find("randint_like.generator")
RANDINT_LIKE_LOW_GENERATOR_DTYPE = find("randint_like.low_generator_dtype")
UNIFORM = find("uniform")
UNIFORM_ = find("uniform_")
RANDOM = find("random")
RANDOM_TO = find("random.to")
RANDOM_FROM = find("random.from")
RANDOM_ = find("random_")
RANDOM__TO = find("random_.to")
RANDOM__FROM = find("random_.from")
EXPONENTIAL = find("exponential")
EXPONENTIAL_ = find("exponential_")
CAUCHY = find("cauchy")
CAUCHY_ = find("cauchy_")
LOG_NORMAL = find("log_normal")
LOG_NORMAL_ = find("log_normal_")
GEOMETRIC = find("geometric")
GEOMETRIC_ = find("geometric_")
BERNOULLI = find("bernoulli")
BERNOULLI_OUT = find("bernoulli.out")
BERNOULLI_TENSOR = find("bernoulli.Tensor")
BERNOULLI_P = find("bernoulli.p")
BERNOULLI__TENSOR = find("bernoulli_.Tensor")
BERNOULLI__FLOAT = find("bernoulli_.float")
NORMAL_TENSOR_TENSOR = find("normal.Tensor_Tensor")
NORMAL_TENSOR_TENSOR_OUT = find("normal.Tensor_Tensor_out")
NORMAL_TENSOR_FLOAT = find("normal.Tensor_float")
NORMAL_TENSOR_FLOAT_OUT = find("normal.Tensor_float_out")
NORMAL_SELF = find("normal.self")
NORMAL_FLOAT_TENSOR = find("normal.float_Tensor")
NORMAL_FLOAT_TENSOR_OUT = find("normal.float_Tensor_out")
NORMAL_FLOAT_FLOAT = find("normal.float_float")
NORMAL_ = find("normal_")
MULTINOMIAL = find("multinomial")
MULTINOMIAL_OUT = find("multinomial.out")

RAND_LIKE_FORMS = Overloads(
    "rand_like",
    (
        RAND_LIKE_GENERATOR,
        (
            ("input", "Tensor"),
            ("generator", "Generator?", None),
            ("dtype", "ScalarType?", None),
            ("layout", "Layout?", None),
            ("device", "Device?", None),
            ("pin_memory", "bool?", None),
            ("memory_format", "MemoryFormat?", None),
        ),
        6,
        None,
        0,
        True,
    ),
)


def rand_like(input=MISSING, *rest, **named):
    """rand_like(input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor

    Random numbers in the shape and dtype of a tensor, uniform over [0, 1).

    >>> ow.rand_like(ow.zeros(2, 3)).shape
    (2, 3)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return RAND_LIKE_GENERATOR[input._keys](input, None, None, None, None, None, None)
        return RAND_LIKE_FORMS.call(input, rest, named)
    except Exception:
        RAND_LIKE_FORMS.translate(input, rest, named)
        raise


RANDN_LIKE_FORMS = Overloads(
    "randn_like",
    (
        RANDN_LIKE_GENERATOR,
        (
            ("input", "Tensor"),
            ("generator", "Generator?", None),
            ("dtype", "ScalarType?", None),
            ("layout", "Layout?", None),
            ("device", "Device?", None),
            ("pin_memory", "bool?", None),
            ("memory_format", "MemoryFormat?", None),
        ),
        6,
        None,
        0,
        True,
    ),
)


def randn_like(input=MISSING, *rest, **named):
    """randn_like(input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor

    Random numbers in the shape and dtype of a tensor, normal with mean 0 and variance 1.

    >>> ow.randn_like(ow.zeros(2, 3)).shape
    (2, 3)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return RANDN_LIKE_GENERATOR[input._keys](input, None, None, None, None, None, None)
        return RANDN_LIKE_FORMS.call(input, rest, named)
    except Exception:
        RANDN_LIKE_FORMS.translate(input, rest, named)
        raise


RANDINT_LIKE_FORMS = Overloads(
    "randint_like",
    (
        RANDINT_LIKE_GENERATOR,
        (
            ("input", "Tensor"),
            ("high", "int"),
            ("generator", "Generator?", None),
            ("dtype", "ScalarType?", None),
            ("layout", "Layout?", None),
            ("device", "Device?", None),
            ("pin_memory", "bool?", None),
            ("memory_format", "MemoryFormat?", None),
        ),
        6,
        None,
        0,
        True,
    ),
    (
        RANDINT_LIKE_LOW_GENERATOR_DTYPE,
        (
            ("input", "Tensor"),
            ("low", "int"),
            ("high", "int"),
            ("generator", "Generator?", None),
            ("dtype", "ScalarType?", None),
            ("layout", "Layout?", None),
            ("device", "Device?", None),
            ("pin_memory", "bool?", None),
            ("memory_format", "MemoryFormat?", None),
        ),
        6,
        None,
        0,
        True,
    ),
)


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
            if type(input) is Tensor and type(low) is int:
                return RANDINT_LIKE_GENERATOR[input._keys](input, low, None, None, None, None, None, None)
        return RANDINT_LIKE_FORMS.call(input, low, rest, named)
    except Exception:
        RANDINT_LIKE_FORMS.translate(input, low, rest, named)
        raise


UNIFORM_FORMS = Overloads(
    "uniform",
    (
        UNIFORM,
        (("input", "Tensor"), ("low", "float", 0.0), ("high", "float", 1.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def uniform(input=MISSING, *rest, **named):
    """uniform(input, low=0.0, high=1.0, *, generator=None) -> Tensor

    Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

    >>> ow.empty(2).uniform_(3, 3)
    tensor([3., 3.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return UNIFORM[input._keys](input, 0.0, 1.0, None)
        return UNIFORM_FORMS.call(input, rest, named)
    except Exception:
        UNIFORM_FORMS.translate(input, rest, named)
        raise


UNIFORM__FORMS = Overloads(
    "uniform_",
    (
        UNIFORM_,
        (("input", "Tensor"), ("low", "float", 0.0), ("high", "float", 1.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def uniform_(input=MISSING, *rest, **named):
    """uniform_(input, low=0.0, high=1.0, *, generator=None) -> Tensor

    Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

    >>> ow.empty(2).uniform_(3, 3)
    tensor([3., 3.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return UNIFORM_[input._keys](input, 0.0, 1.0, None)
        return UNIFORM__FORMS.call(input, rest, named)
    except Exception:
        UNIFORM__FORMS.translate(input, rest, named)
        raise


RANDOM_FORMS = Overloads(
    "random",
    (RANDOM, (("input", "Tensor"), ("generator", "Generator?", None)), 1, None, 0, False),
    (RANDOM_TO, (("input", "Tensor"), ("high", "int"), ("generator", "Generator?", None)), 1, None, 0, False),
    (
        RANDOM_FROM,
        (("input", "Tensor"), ("low", "int"), ("high", "int?"), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


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
            if type(input) is Tensor:
                return RANDOM[input._keys](input, None)
        return RANDOM_FORMS.call(input, rest, named)
    except Exception:
        RANDOM_FORMS.translate(input, rest, named)
        raise


RANDOM__FORMS = Overloads(
    "random_",
    (RANDOM_, (("input", "Tensor"), ("generator", "Generator?", None)), 1, None, 0, False),
    (RANDOM__TO, (("input", "Tensor"), ("high", "int"), ("generator", "Generator?", None)), 1, None, 0, False),
    (
        RANDOM__FROM,
        (("input", "Tensor"), ("low", "int"), ("high", "int?"), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def random_(input=MISSING, *rest, **named):
    """random_(input, *, generator=None) -> Tensor
    random_(input, high, *, generator=None) -> Tensor
    random_(input, low, high, *, generator=None) -> Tensor

    Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
        exactly.

    >>> ow.empty(2, dtype=ow.int64).random_(1)
    tensor([0, 0])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return RANDOM_[input._keys](input, None)
        return RANDOM__FORMS.call(input, rest, named)
    except Exception:
        RANDOM__FORMS.translate(input, rest, named)
        raise


EXPONENTIAL_FORMS = Overloads(
    "exponential",
    (EXPONENTIAL, (("input", "Tensor"), ("lambd", "float", 1.0), ("generator", "Generator?", None)), 1, None, 0, False),
    method=True,
)


def exponential(input=MISSING, *rest, **named):
    """exponential(input, lambd=1.0, *, generator=None) -> Tensor

    Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

    >>> bool((ow.empty(100).exponential_() >= 0).all())
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return EXPONENTIAL[input._keys](input, 1.0, None)
        return EXPONENTIAL_FORMS.call(input, rest, named)
    except Exception:
        EXPONENTIAL_FORMS.translate(input, rest, named)
        raise


EXPONENTIAL__FORMS = Overloads(
    "exponential_",
    (
        EXPONENTIAL_,
        (("input", "Tensor"), ("lambd", "float", 1.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def exponential_(input=MISSING, *rest, **named):
    """exponential_(input, lambd=1.0, *, generator=None) -> Tensor

    Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

    >>> bool((ow.empty(100).exponential_() >= 0).all())
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return EXPONENTIAL_[input._keys](input, 1.0, None)
        return EXPONENTIAL__FORMS.call(input, rest, named)
    except Exception:
        EXPONENTIAL__FORMS.translate(input, rest, named)
        raise


CAUCHY_FORMS = Overloads(
    "cauchy",
    (
        CAUCHY,
        (("input", "Tensor"), ("median", "float", 0.0), ("sigma", "float", 1.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def cauchy(input=MISSING, *rest, **named):
    """cauchy(input, median=0.0, sigma=1.0, *, generator=None) -> Tensor

    Random numbers of the Cauchy distribution; in place they fill the tensor.

    >>> ow.empty(2).cauchy_().shape
    (2,)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return CAUCHY[input._keys](input, 0.0, 1.0, None)
        return CAUCHY_FORMS.call(input, rest, named)
    except Exception:
        CAUCHY_FORMS.translate(input, rest, named)
        raise


CAUCHY__FORMS = Overloads(
    "cauchy_",
    (
        CAUCHY_,
        (("input", "Tensor"), ("median", "float", 0.0), ("sigma", "float", 1.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def cauchy_(input=MISSING, *rest, **named):
    """cauchy_(input, median=0.0, sigma=1.0, *, generator=None) -> Tensor

    Random numbers of the Cauchy distribution; in place they fill the tensor.

    >>> ow.empty(2).cauchy_().shape
    (2,)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return CAUCHY_[input._keys](input, 0.0, 1.0, None)
        return CAUCHY__FORMS.call(input, rest, named)
    except Exception:
        CAUCHY__FORMS.translate(input, rest, named)
        raise


LOG_NORMAL_FORMS = Overloads(
    "log_normal",
    (
        LOG_NORMAL,
        (("input", "Tensor"), ("mean", "float", 1.0), ("std", "float", 2.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def log_normal(input=MISSING, *rest, **named):
    """log_normal(input, mean=1.0, std=2.0, *, generator=None) -> Tensor

    Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

    >>> ow.empty(2).log_normal_(0, 0)
    tensor([1., 1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return LOG_NORMAL[input._keys](input, 1.0, 2.0, None)
        return LOG_NORMAL_FORMS.call(input, rest, named)
    except Exception:
        LOG_NORMAL_FORMS.translate(input, rest, named)
        raise


LOG_NORMAL__FORMS = Overloads(
    "log_normal_",
    (
        LOG_NORMAL_,
        (("input", "Tensor"), ("mean", "float", 1.0), ("std", "float", 2.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def log_normal_(input=MISSING, *rest, **named):
    """log_normal_(input, mean=1.0, std=2.0, *, generator=None) -> Tensor

    Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

    >>> ow.empty(2).log_normal_(0, 0)
    tensor([1., 1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return LOG_NORMAL_[input._keys](input, 1.0, 2.0, None)
        return LOG_NORMAL__FORMS.call(input, rest, named)
    except Exception:
        LOG_NORMAL__FORMS.translate(input, rest, named)
        raise


GEOMETRIC_FORMS = Overloads(
    "geometric",
    (GEOMETRIC, (("input", "Tensor"), ("p", "float"), ("generator", "Generator?", None)), 1, None, 0, False),
    method=True,
)


def geometric(input=MISSING, p=MISSING, *rest, **named):
    """geometric(input, p, *, generator=None) -> Tensor

    How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

    >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(p) is float:
                return GEOMETRIC[input._keys](input, p, None)
        return GEOMETRIC_FORMS.call(input, p, rest, named)
    except Exception:
        GEOMETRIC_FORMS.translate(input, p, rest, named)
        raise


GEOMETRIC__FORMS = Overloads(
    "geometric_",
    (GEOMETRIC_, (("input", "Tensor"), ("p", "float"), ("generator", "Generator?", None)), 1, None, 0, False),
    method=True,
)


def geometric_(input=MISSING, p=MISSING, *rest, **named):
    """geometric_(input, p, *, generator=None) -> Tensor

    How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

    >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(p) is float:
                return GEOMETRIC_[input._keys](input, p, None)
        return GEOMETRIC__FORMS.call(input, p, rest, named)
    except Exception:
        GEOMETRIC__FORMS.translate(input, p, rest, named)
        raise


BERNOULLI_FORMS = Overloads(
    "bernoulli",
    (BERNOULLI, (("input", "Tensor"), ("generator", "Generator?", None)), 1, BERNOULLI_OUT, 1, False),
    (BERNOULLI_TENSOR, (("input", "Tensor"), ("p", "Tensor"), ("generator", "Generator?", None)), 1, None, 0, False),
    (BERNOULLI_P, (("input", "Tensor"), ("p", "float", 0.5), ("generator", "Generator?", None)), 1, None, 0, False),
)


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
            if type(input) is Tensor and p is MISSING:
                return BERNOULLI[input._keys](input, None)
            if type(input) is Tensor and type(p) is Tensor:
                return BERNOULLI_TENSOR[input._keys | p._keys](input, p, None)
        return BERNOULLI_FORMS.call(input, p, rest, named)
    except Exception:
        BERNOULLI_FORMS.translate(input, p, rest, named)
        raise


BERNOULLI__FORMS = Overloads(
    "bernoulli_",
    (BERNOULLI__TENSOR, (("input", "Tensor"), ("p", "Tensor"), ("generator", "Generator?", None)), 1, None, 0, False),
    (
        BERNOULLI__FLOAT,
        (("input", "Tensor"), ("p", "float", 0.5), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
)


def bernoulli_(input=MISSING, p=MISSING, *rest, **named):
    """bernoulli_(input, p, *, generator=None) -> Tensor
    bernoulli_(input, p=0.5, *, generator=None) -> Tensor

    1 with the probabilities `p`, else 0, in the shape of a tensor.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(p) is Tensor:
                return BERNOULLI__TENSOR[input._keys | p._keys](input, p, None)
            if type(input) is Tensor and p is MISSING:
                return BERNOULLI__FLOAT[input._keys](input, 0.5, None)
        return BERNOULLI__FORMS.call(input, p, rest, named)
    except Exception:
        BERNOULLI__FORMS.translate(input, p, rest, named)
        raise


NORMAL_FORMS = Overloads(
    "normal",
    (
        NORMAL_TENSOR_TENSOR,
        (("mean", "Tensor"), ("std", "Tensor"), ("generator", "Generator?", None)),
        1,
        NORMAL_TENSOR_TENSOR_OUT,
        1,
        False,
    ),
    (
        NORMAL_TENSOR_FLOAT,
        (("mean", "Tensor"), ("std", "float", 1.0), ("generator", "Generator?", None)),
        1,
        NORMAL_TENSOR_FLOAT_OUT,
        1,
        False,
    ),
    (
        NORMAL_SELF,
        (("input", "Tensor"), ("mean", "float", 0.0), ("std", "float", 1.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    (
        NORMAL_FLOAT_TENSOR,
        (("mean", "float"), ("std", "Tensor"), ("generator", "Generator?", None)),
        1,
        NORMAL_FLOAT_TENSOR_OUT,
        1,
        False,
    ),
    (
        NORMAL_FLOAT_FLOAT,
        (
            ("mean", "float"),
            ("std", "float"),
            ("size", "int[]"),
            ("generator", "Generator?", None),
            ("dtype", "ScalarType?", None),
            ("layout", "Layout?", None),
            ("device", "Device?", None),
            ("pin_memory", "bool?", None),
        ),
        5,
        None,
        0,
        True,
    ),
)


def normal(*rest, **named):
    """normal(mean, std, *, generator=None, out=None) -> Tensor
    normal(mean, std=1.0, *, generator=None, out=None) -> Tensor
    normal(input, mean=0.0, std=1.0, *, generator=None) -> Tensor
    normal(mean, std, *, generator=None, out=None) -> Tensor
    normal(mean, std, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Random numbers, normal with a mean and a standard deviation each.
    """
    try:
        return NORMAL_FORMS.call(rest, named)
    except Exception:
        NORMAL_FORMS.translate(rest, named)
        raise


NORMAL__FORMS = Overloads(
    "normal_",
    (
        NORMAL_,
        (("input", "Tensor"), ("mean", "float", 0.0), ("std", "float", 1.0), ("generator", "Generator?", None)),
        1,
        None,
        0,
        False,
    ),
    method=True,
)


def normal_(input=MISSING, *rest, **named):
    """normal_(input, mean=0.0, std=1.0, *, generator=None) -> Tensor

    Random numbers in the shape and dtype of a tensor; in place they fill it.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return NORMAL_[input._keys](input, 0.0, 1.0, None)
        return NORMAL__FORMS.call(input, rest, named)
    except Exception:
        NORMAL__FORMS.translate(input, rest, named)
        raise


MULTINOMIAL_FORMS = Overloads(
    "multinomial",
    (
        MULTINOMIAL,
        (
            ("input", "Tensor"),
            ("num_samples", "int"),
            ("replacement", "bool", False),
            ("generator", "Generator?", None),
        ),
        1,
        MULTINOMIAL_OUT,
        1,
        False,
    ),
)


def multinomial(input=MISSING, num_samples=MISSING, *rest, **named):
    """multinomial(input, num_samples, replacement=False, *, generator=None, out=None) -> Tensor

    Indices by chance, each with the probability that the elements of a row have beside one another.

    >>> ow.multinomial(ow.tensor([0.0, 1.0, 0.0]), 1)
    tensor([1])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(num_samples) is int:
                return MULTINOMIAL[input._keys](input, num_samples, False, None)
        return MULTINOMIAL_FORMS.call(input, num_samples, rest, named)
    except Exception:
        MULTINOMIAL_FORMS.translate(input, num_samples, rest, named)
        raise
