"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.reductions import (
    SUM, SUM_DIM_INTLIST, MEAN, MEAN_DIM, PROD, PROD_DIM_INT, AMAX, AMIN, VAR, VAR_DIM, MAX, MAX_OTHER, MAX_DIM,
    MIN, MIN_OTHER, MIN_DIM, AMINMAX, LOGSUMEXP, SOFTMAX_INT, LOG_SOFTMAX_INT, SUM_FORMS as SUM_FORMS_OF_FUNCTION,
    MEAN_FORMS as MEAN_FORMS_OF_FUNCTION, PROD_FORMS as PROD_FORMS_OF_FUNCTION, AMAX_FORMS as
    AMAX_FORMS_OF_FUNCTION, AMIN_FORMS as AMIN_FORMS_OF_FUNCTION, VAR_FORMS as VAR_FORMS_OF_FUNCTION, MAX_FORMS as
    MAX_FORMS_OF_FUNCTION, MIN_FORMS as MIN_FORMS_OF_FUNCTION, AMINMAX_FORMS as AMINMAX_FORMS_OF_FUNCTION,
    LOGSUMEXP_FORMS as LOGSUMEXP_FORMS_OF_FUNCTION, SOFTMAX_FORMS as SOFTMAX_FORMS_OF_FUNCTION, LOG_SOFTMAX_FORMS as
    LOG_SOFTMAX_FORMS_OF_FUNCTION,
)

SUM_FORMS = method_forms(SUM_FORMS_OF_FUNCTION)
MEAN_FORMS = method_forms(MEAN_FORMS_OF_FUNCTION)
PROD_FORMS = method_forms(PROD_FORMS_OF_FUNCTION)
AMAX_FORMS = method_forms(AMAX_FORMS_OF_FUNCTION)
AMIN_FORMS = method_forms(AMIN_FORMS_OF_FUNCTION)
VAR_FORMS = method_forms(VAR_FORMS_OF_FUNCTION)
MAX_FORMS = method_forms(MAX_FORMS_OF_FUNCTION)
MIN_FORMS = method_forms(MIN_FORMS_OF_FUNCTION)
AMINMAX_FORMS = method_forms(AMINMAX_FORMS_OF_FUNCTION)
LOGSUMEXP_FORMS = method_forms(LOGSUMEXP_FORMS_OF_FUNCTION)
SOFTMAX_FORMS = method_forms(SOFTMAX_FORMS_OF_FUNCTION)
LOG_SOFTMAX_FORMS = method_forms(LOG_SOFTMAX_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def sum(self, dim=MISSING, *rest, **named):
        """sum(input, *, dtype=None) -> Tensor
        sum(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

        The sum of all elements; bool and integers are summed as int64.

        >>> a = ow.tensor([[1, 2], [3, 4]])
        >>> a.sum()
        tensor(10)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return SUM[self._keys](self, None)
                if type(dim) is int:
                    return SUM_DIM_INTLIST[self._keys](self, (dim,), False, None)
            return SUM_FORMS.call(self, dim, rest, named)
        except Exception:
            SUM_FORMS.translate(self, dim, rest, named)
            raise

    def mean(self, dim=MISSING, *rest, **named):
        """mean(input, *, dtype=None) -> Tensor
        mean(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

        The mean of all elements, `sum / n`; NaN of no elements.

        >>> ow.mean(ow.tensor([1.0, 2.0, 6.0]))
        tensor(3.)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return MEAN[self._keys](self, None)
                if type(dim) is int:
                    return MEAN_DIM[self._keys](self, (dim,), False, None)
            return MEAN_FORMS.call(self, dim, rest, named)
        except Exception:
            MEAN_FORMS.translate(self, dim, rest, named)
            raise

    def prod(self, dim=MISSING, *rest, **named):
        """prod(input, *, dtype=None) -> Tensor
        prod(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

        The product of all elements; bool and integers are multiplied as int64.

        >>> ow.prod(ow.tensor([2, 3, 4]))
        tensor(24)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return PROD[self._keys](self, None)
                if type(dim) is int:
                    return PROD_DIM_INT[self._keys](self, dim, False, None)
            return PROD_FORMS.call(self, dim, rest, named)
        except Exception:
            PROD_FORMS.translate(self, dim, rest, named)
            raise

    def amax(self, *rest, **named):
        """amax(input, dim=(), keepdim=False, *, out=None) -> Tensor

        The largest element over dimensions, all of them when left out; NaN if there is one.

        Equal elements share the gradient. There is no largest of no elements (IndexError).

        >>> ow.amax(ow.tensor([[1, 9], [4, 2]]), 1)
        tensor([9, 4])
        >>> ow.amax(ow.tensor([[1, 9], [4, 2]]))
        tensor(9)
        """
        try:
            if not (rest or named):
                return AMAX[self._keys](self, (), False)
            return AMAX_FORMS.call(self, rest, named)
        except Exception:
            AMAX_FORMS.translate(self, rest, named)
            raise

    def amin(self, *rest, **named):
        """amin(input, dim=(), keepdim=False, *, out=None) -> Tensor

        The smallest element over dimensions, all of them when left out; NaN if there is one.

        Equal elements share the gradient. There is no smallest of no elements (IndexError).

        >>> ow.amin(ow.tensor([[1, 9], [4, 2]]), 0, keepdim=True)
        tensor([[1, 2]])
        """
        try:
            if not (rest or named):
                return AMIN[self._keys](self, (), False)
            return AMIN_FORMS.call(self, rest, named)
        except Exception:
            AMIN_FORMS.translate(self, rest, named)
            raise

    def var(self, dim=MISSING, *rest, **named):
        """var(input, unbiased=True) -> Tensor
        var(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
        var(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor

        The variance of all elements, `sum((x - mean)²) / (n - 1)`; over `n` with `unbiased=False`.

        >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]))
        tensor(1.6667)
        >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]), unbiased=False)
        tensor(1.2500)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return VAR[self._keys](self, True)
                if type(dim) is int:
                    return VAR_DIM[self._keys](self, (dim,), True, False)
            return VAR_FORMS.call(self, dim, rest, named)
        except Exception:
            VAR_FORMS.translate(self, dim, rest, named)
            raise

    def max(self, other=MISSING, *rest, **named):
        """max(input, *, out=None) -> Tensor
        max(input, other, *, out=None) -> Tensor
        max(input, dim, keepdim=False, *, out=None) -> return_types.max

        The largest element; NaN if there is one.

        Equal elements share its gradient. There is no largest of no elements (IndexError).

        >>> ow.max(ow.tensor([1.0, 5.0, 2.0]))
        tensor(5.)
        """
        try:
            if not (rest or named):
                if other is MISSING:
                    return MAX[self._keys](self)
                if type(other) is Tensor:
                    return MAX_OTHER[self._keys | other._keys](self, other)
                if type(other) is int:
                    return MAX_DIM[self._keys](self, other, False)
            return MAX_FORMS.call(self, other, rest, named)
        except Exception:
            MAX_FORMS.translate(self, other, rest, named)
            raise

    def min(self, other=MISSING, *rest, **named):
        """min(input, *, out=None) -> Tensor
        min(input, other, *, out=None) -> Tensor
        min(input, dim, keepdim=False, *, out=None) -> return_types.min

        The smallest element; NaN if there is one.

        Equal elements share its gradient. There is no smallest of no elements (IndexError).

        >>> ow.min(ow.tensor([1.0, 5.0, 2.0]))
        tensor(1.)
        """
        try:
            if not (rest or named):
                if other is MISSING:
                    return MIN[self._keys](self)
                if type(other) is Tensor:
                    return MIN_OTHER[self._keys | other._keys](self, other)
                if type(other) is int:
                    return MIN_DIM[self._keys](self, other, False)
            return MIN_FORMS.call(self, other, rest, named)
        except Exception:
            MIN_FORMS.translate(self, other, rest, named)
            raise

    def aminmax(self, *rest, **named):
        """aminmax(input, *, dim=None, keepdim=False, out=None) -> return_types.aminmax

        The smallest and the largest element, along `dim` or of all; NaN if there is one.

        >>> low, high = ow.aminmax(ow.tensor([[1, 9], [4, 2]]), dim=1)
        >>> low
        tensor([1, 2])
        >>> high
        tensor([9, 4])
        """
        try:
            if not (rest or named):
                return AMINMAX[self._keys](self, None, False)
            return AMINMAX_FORMS.call(self, rest, named)
        except Exception:
            AMINMAX_FORMS.translate(self, rest, named)
            raise

    def logsumexp(self, dim=MISSING, *rest, **named):
        """logsumexp(input, dim, keepdim=False, *, out=None) -> Tensor

        The logarithm of the sum of exponentials, `log(sum(exp(input)))`.

        The largest element is taken out first, so that nothing overflows.

        >>> ow.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
        tensor(1000.6932)
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return LOGSUMEXP[self._keys](self, (dim,), False)
            return LOGSUMEXP_FORMS.call(self, dim, rest, named)
        except Exception:
            LOGSUMEXP_FORMS.translate(self, dim, rest, named)
            raise

    def softmax(self, dim=MISSING, *rest, **named):
        """softmax(input, dim, dtype=None) -> Tensor

        Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

        The largest element is taken out first, so that nothing overflows. Integers need a floating `dtype`.

        >>> ow.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
        tensor([0.0900, 0.2447, 0.6652])
        >>> ow.tensor([[0.0, 0.0], [1000.0, 0.0]]).softmax(1)
        tensor([[0.5000, 0.5000],
                [1.0000, 0.0000]])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return SOFTMAX_INT[self._keys](self, dim, None)
            return SOFTMAX_FORMS.call(self, dim, rest, named)
        except Exception:
            SOFTMAX_FORMS.translate(self, dim, rest, named)
            raise

    def log_softmax(self, dim=MISSING, *rest, **named):
        """log_softmax(input, dim, dtype=None) -> Tensor

        The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

        >>> ow.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
        tensor([-2.4076, -1.4076, -0.4076])
        >>> ow.log_softmax(ow.tensor([0.0, 1000.0]), 0)
        tensor([-1000.,     0.])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return LOG_SOFTMAX_INT[self._keys](self, dim, None)
            return LOG_SOFTMAX_FORMS.call(self, dim, rest, named)
        except Exception:
            LOG_SOFTMAX_FORMS.translate(self, dim, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
