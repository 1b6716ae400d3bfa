"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.namespaces import (
    NORM_SCALAR, NORM_STR, DIST, NORM_FORMS as NORM_FORMS_OF_FUNCTION, DIST_FORMS as DIST_FORMS_OF_FUNCTION,
)

NORM_FORMS = method_forms(NORM_FORMS_OF_FUNCTION)
DIST_FORMS = method_forms(DIST_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def norm(self, p=MISSING, *rest, **named):
        """norm(input, p=2, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor
        norm(input, p, dim=None, keepdim=False, *, dtype=None) -> Tensor

        The p-norm of all elements, or along `dim`; 'fro' and 'nuc' are norms of matrices.

        >>> ow.norm(ow.tensor([3.0, -4.0]))
        tensor(5.)
        >>> ow.tensor([[3.0, -4.0], [6.0, 8.0]]).norm(dim=1)
        tensor([ 5., 10.])
        """
        try:
            if not (rest or named):
                if p is MISSING:
                    return NORM_SCALAR[self._keys](self, 2, None, False, None)
                if type(p) is str:
                    return NORM_STR[self._keys](self, p, None, False, None)
            return NORM_FORMS.call(self, p, rest, named)
        except Exception:
            NORM_FORMS.translate(self, p, rest, named)
            raise

    def dist(self, other=MISSING, *rest, **named):
        """dist(input, other, p=2, *, out=None) -> Tensor

        The p-norm of all differences `input - other`.

        >>> ow.dist(ow.tensor([1.0, 2.0]), ow.tensor([4.0, 6.0]))
        tensor(5.)
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return DIST[self._keys | other._keys](self, other, 2)
            return DIST_FORMS.call(self, other, rest, named)
        except Exception:
            DIST_FORMS.translate(self, other, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
