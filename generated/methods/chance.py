"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.chance import (
    UNIFORM, UNIFORM_, RANDOM, RANDOM_, EXPONENTIAL, EXPONENTIAL_, CAUCHY, CAUCHY_, LOG_NORMAL, LOG_NORMAL_,
    GEOMETRIC, GEOMETRIC_, BERNOULLI, BERNOULLI_TENSOR, BERNOULLI__TENSOR, BERNOULLI__FLOAT, NORMAL_, MULTINOMIAL,
    UNIFORM_FORMS as UNIFORM_FORMS_OF_FUNCTION, UNIFORM__FORMS as UNIFORM__FORMS_OF_FUNCTION, RANDOM_FORMS as
    RANDOM_FORMS_OF_FUNCTION, RANDOM__FORMS as RANDOM__FORMS_OF_FUNCTION, EXPONENTIAL_FORMS as
    EXPONENTIAL_FORMS_OF_FUNCTION, EXPONENTIAL__FORMS as EXPONENTIAL__FORMS_OF_FUNCTION, CAUCHY_FORMS as
    CAUCHY_FORMS_OF_FUNCTION, CAUCHY__FORMS as CAUCHY__FORMS_OF_FUNCTION, LOG_NORMAL_FORMS as
    LOG_NORMAL_FORMS_OF_FUNCTION, LOG_NORMAL__FORMS as LOG_NORMAL__FORMS_OF_FUNCTION, GEOMETRIC_FORMS as
    GEOMETRIC_FORMS_OF_FUNCTION, GEOMETRIC__FORMS as GEOMETRIC__FORMS_OF_FUNCTION, BERNOULLI_FORMS as
    BERNOULLI_FORMS_OF_FUNCTION, BERNOULLI__FORMS as BERNOULLI__FORMS_OF_FUNCTION, NORMAL_FORMS as
    NORMAL_FORMS_OF_FUNCTION, NORMAL__FORMS as NORMAL__FORMS_OF_FUNCTION, MULTINOMIAL_FORMS as
    MULTINOMIAL_FORMS_OF_FUNCTION,
)

UNIFORM_FORMS = method_forms(UNIFORM_FORMS_OF_FUNCTION)
UNIFORM__FORMS = method_forms(UNIFORM__FORMS_OF_FUNCTION)
RANDOM_FORMS = method_forms(RANDOM_FORMS_OF_FUNCTION)
RANDOM__FORMS = method_forms(RANDOM__FORMS_OF_FUNCTION)
EXPONENTIAL_FORMS = method_forms(EXPONENTIAL_FORMS_OF_FUNCTION)
EXPONENTIAL__FORMS = method_forms(EXPONENTIAL__FORMS_OF_FUNCTION)
CAUCHY_FORMS = method_forms(CAUCHY_FORMS_OF_FUNCTION)
CAUCHY__FORMS = method_forms(CAUCHY__FORMS_OF_FUNCTION)
LOG_NORMAL_FORMS = method_forms(LOG_NORMAL_FORMS_OF_FUNCTION)
LOG_NORMAL__FORMS = method_forms(LOG_NORMAL__FORMS_OF_FUNCTION)
GEOMETRIC_FORMS = method_forms(GEOMETRIC_FORMS_OF_FUNCTION)
GEOMETRIC__FORMS = method_forms(GEOMETRIC__FORMS_OF_FUNCTION)
BERNOULLI_FORMS = method_forms(BERNOULLI_FORMS_OF_FUNCTION)
BERNOULLI__FORMS = method_forms(BERNOULLI__FORMS_OF_FUNCTION)
NORMAL_FORMS = method_forms(NORMAL_FORMS_OF_FUNCTION)
NORMAL__FORMS = method_forms(NORMAL__FORMS_OF_FUNCTION)
MULTINOMIAL_FORMS = method_forms(MULTINOMIAL_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def uniform(self, *rest, **named):
        """uniform(input, low=0.0, high=1.0, *, generator=None) -> Tensor

        Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

        >>> ow.empty(2).uniform_(3, 3)
        tensor([3., 3.])
        """
        try:
            if not (rest or named):
                return UNIFORM[self._keys](self, 0.0, 1.0, None)
            return UNIFORM_FORMS.call(self, rest, named)
        except Exception:
            UNIFORM_FORMS.translate(self, rest, named)
            raise

    def uniform_(self, *rest, **named):
        """uniform_(input, low=0.0, high=1.0, *, generator=None) -> Tensor

        Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

        >>> ow.empty(2).uniform_(3, 3)
        tensor([3., 3.])
        """
        try:
            if not (rest or named):
                return UNIFORM_[self._keys](self, 0.0, 1.0, None)
            return UNIFORM__FORMS.call(self, rest, named)
        except Exception:
            UNIFORM__FORMS.translate(self, rest, named)
            raise

    def random(self, *rest, **named):
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
                return RANDOM[self._keys](self, None)
            return RANDOM_FORMS.call(self, rest, named)
        except Exception:
            RANDOM_FORMS.translate(self, rest, named)
            raise

    def random_(self, *rest, **named):
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
                return RANDOM_[self._keys](self, None)
            return RANDOM__FORMS.call(self, rest, named)
        except Exception:
            RANDOM__FORMS.translate(self, rest, named)
            raise

    def exponential(self, *rest, **named):
        """exponential(input, lambd=1.0, *, generator=None) -> Tensor

        Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

        >>> bool((ow.empty(100).exponential_() >= 0).all())
        True
        """
        try:
            if not (rest or named):
                return EXPONENTIAL[self._keys](self, 1.0, None)
            return EXPONENTIAL_FORMS.call(self, rest, named)
        except Exception:
            EXPONENTIAL_FORMS.translate(self, rest, named)
            raise

    def exponential_(self, *rest, **named):
        """exponential_(input, lambd=1.0, *, generator=None) -> Tensor

        Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

        >>> bool((ow.empty(100).exponential_() >= 0).all())
        True
        """
        try:
            if not (rest or named):
                return EXPONENTIAL_[self._keys](self, 1.0, None)
            return EXPONENTIAL__FORMS.call(self, rest, named)
        except Exception:
            EXPONENTIAL__FORMS.translate(self, rest, named)
            raise

    def cauchy(self, *rest, **named):
        """cauchy(input, median=0.0, sigma=1.0, *, generator=None) -> Tensor

        Random numbers of the Cauchy distribution; in place they fill the tensor.

        >>> ow.empty(2).cauchy_().shape
        (2,)
        """
        try:
            if not (rest or named):
                return CAUCHY[self._keys](self, 0.0, 1.0, None)
            return CAUCHY_FORMS.call(self, rest, named)
        except Exception:
            CAUCHY_FORMS.translate(self, rest, named)
            raise

    def cauchy_(self, *rest, **named):
        """cauchy_(input, median=0.0, sigma=1.0, *, generator=None) -> Tensor

        Random numbers of the Cauchy distribution; in place they fill the tensor.

        >>> ow.empty(2).cauchy_().shape
        (2,)
        """
        try:
            if not (rest or named):
                return CAUCHY_[self._keys](self, 0.0, 1.0, None)
            return CAUCHY__FORMS.call(self, rest, named)
        except Exception:
            CAUCHY__FORMS.translate(self, rest, named)
            raise

    def log_normal(self, *rest, **named):
        """log_normal(input, mean=1.0, std=2.0, *, generator=None) -> Tensor

        Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

        >>> ow.empty(2).log_normal_(0, 0)
        tensor([1., 1.])
        """
        try:
            if not (rest or named):
                return LOG_NORMAL[self._keys](self, 1.0, 2.0, None)
            return LOG_NORMAL_FORMS.call(self, rest, named)
        except Exception:
            LOG_NORMAL_FORMS.translate(self, rest, named)
            raise

    def log_normal_(self, *rest, **named):
        """log_normal_(input, mean=1.0, std=2.0, *, generator=None) -> Tensor

        Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

        >>> ow.empty(2).log_normal_(0, 0)
        tensor([1., 1.])
        """
        try:
            if not (rest or named):
                return LOG_NORMAL_[self._keys](self, 1.0, 2.0, None)
            return LOG_NORMAL__FORMS.call(self, rest, named)
        except Exception:
            LOG_NORMAL__FORMS.translate(self, rest, named)
            raise

    def geometric(self, p=MISSING, *rest, **named):
        """geometric(input, p, *, generator=None) -> Tensor

        How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

        >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
        True
        """
        try:
            if not (rest or named):
                if type(p) is float:
                    return GEOMETRIC[self._keys](self, p, None)
            return GEOMETRIC_FORMS.call(self, p, rest, named)
        except Exception:
            GEOMETRIC_FORMS.translate(self, p, rest, named)
            raise

    def geometric_(self, p=MISSING, *rest, **named):
        """geometric_(input, p, *, generator=None) -> Tensor

        How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

        >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
        True
        """
        try:
            if not (rest or named):
                if type(p) is float:
                    return GEOMETRIC_[self._keys](self, p, None)
            return GEOMETRIC__FORMS.call(self, p, rest, named)
        except Exception:
            GEOMETRIC__FORMS.translate(self, p, rest, named)
            raise

    def bernoulli(self, p=MISSING, *rest, **named):
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
                if p is MISSING:
                    return BERNOULLI[self._keys](self, None)
                if type(p) is Tensor:
                    return BERNOULLI_TENSOR[self._keys | p._keys](self, p, None)
            return BERNOULLI_FORMS.call(self, p, rest, named)
        except Exception:
            BERNOULLI_FORMS.translate(self, p, rest, named)
            raise

    def bernoulli_(self, p=MISSING, *rest, **named):
        """bernoulli_(input, p, *, generator=None) -> Tensor
        bernoulli_(input, p=0.5, *, generator=None) -> Tensor

        1 with the probabilities `p`, else 0, in the shape of a tensor.
        """
        try:
            if not (rest or named):
                if type(p) is Tensor:
                    return BERNOULLI__TENSOR[self._keys | p._keys](self, p, None)
                if p is MISSING:
                    return BERNOULLI__FLOAT[self._keys](self, 0.5, None)
            return BERNOULLI__FORMS.call(self, p, rest, named)
        except Exception:
            BERNOULLI__FORMS.translate(self, p, rest, named)
            raise

    def normal(self, *rest, **named):
        """normal(mean, std, *, generator=None, out=None) -> Tensor
        normal(mean, std=1.0, *, generator=None, out=None) -> Tensor
        normal(input, mean=0.0, std=1.0, *, generator=None) -> Tensor
        normal(mean, std, *, generator=None, out=None) -> Tensor
        normal(mean, std, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None) ->
            Tensor

        Random numbers, normal with a mean and a standard deviation each.
        """
        try:
            return NORMAL_FORMS.call(self, rest, named)
        except Exception:
            NORMAL_FORMS.translate(self, rest, named)
            raise

    def normal_(self, *rest, **named):
        """normal_(input, mean=0.0, std=1.0, *, generator=None) -> Tensor

        Random numbers in the shape and dtype of a tensor; in place they fill it.
        """
        try:
            if not (rest or named):
                return NORMAL_[self._keys](self, 0.0, 1.0, None)
            return NORMAL__FORMS.call(self, rest, named)
        except Exception:
            NORMAL__FORMS.translate(self, rest, named)
            raise

    def multinomial(self, num_samples=MISSING, *rest, **named):
        """multinomial(input, num_samples, replacement=False, *, generator=None, out=None) -> Tensor

        Indices by chance, each with the probability that the elements of a row have beside one another.

        >>> ow.multinomial(ow.tensor([0.0, 1.0, 0.0]), 1)
        tensor([1])
        """
        try:
            if not (rest or named):
                if type(num_samples) is int:
                    return MULTINOMIAL[self._keys](self, num_samples, False, None)
            return MULTINOMIAL_FORMS.call(self, num_samples, rest, named)
        except Exception:
            MULTINOMIAL_FORMS.translate(self, num_samples, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
