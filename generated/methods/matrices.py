"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.matrices import (
    INVERSE, DET, SLOGDET, LOGDET, CHOLESKY, QR, SVD, INVERSE_FORMS as INVERSE_FORMS_OF_FUNCTION, DET_FORMS as
    DET_FORMS_OF_FUNCTION, SLOGDET_FORMS as SLOGDET_FORMS_OF_FUNCTION, LOGDET_FORMS as LOGDET_FORMS_OF_FUNCTION,
    CHOLESKY_FORMS as CHOLESKY_FORMS_OF_FUNCTION, QR_FORMS as QR_FORMS_OF_FUNCTION, SVD_FORMS as
    SVD_FORMS_OF_FUNCTION,
)

INVERSE_FORMS = method_forms(INVERSE_FORMS_OF_FUNCTION)
DET_FORMS = method_forms(DET_FORMS_OF_FUNCTION)
SLOGDET_FORMS = method_forms(SLOGDET_FORMS_OF_FUNCTION)
LOGDET_FORMS = method_forms(LOGDET_FORMS_OF_FUNCTION)
CHOLESKY_FORMS = method_forms(CHOLESKY_FORMS_OF_FUNCTION)
QR_FORMS = method_forms(QR_FORMS_OF_FUNCTION)
SVD_FORMS = method_forms(SVD_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def inverse(self, *rest, **named):
        """inverse(input, *, out=None) -> Tensor

        The inverses of square matrices; another name of `linalg.inv`.

        >>> ow.inverse(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
        tensor([[0.5000, 0.0000],
                [0.0000, 0.2500]])
        """
        try:
            if not (rest or named):
                return INVERSE[self._keys](self)
            return INVERSE_FORMS.call(self, rest, named)
        except Exception:
            INVERSE_FORMS.translate(self, rest, named)
            raise

    def det(self, *rest, **named):
        """det(input) -> Tensor

        The determinants of square matrices; another name of `linalg.det`.

        >>> ow.det(ow.tensor([[2.0, 1.0], [0.0, 4.0]]))
        tensor(8.)
        """
        try:
            if not (rest or named):
                return DET[self._keys](self)
            return DET_FORMS.call(self, rest, named)
        except Exception:
            DET_FORMS.translate(self, rest, named)
            raise

    def slogdet(self, *rest, **named):
        """slogdet(input, *, out=None) -> return_types.slogdet

        The signs of determinants and the logarithms of their absolute values; another name of `linalg.slogdet`.

        >>> ow.slogdet(ow.tensor([[-2.0, 0.0], [0.0, 4.0]])).sign
        tensor(-1.)
        """
        try:
            if not (rest or named):
                return SLOGDET[self._keys](self)
            return SLOGDET_FORMS.call(self, rest, named)
        except Exception:
            SLOGDET_FORMS.translate(self, rest, named)
            raise

    def logdet(self, *rest, **named):
        """logdet(input) -> Tensor

        The logarithms of determinants: NaN where they are negative, -inf where they are 0.

        >>> ow.logdet(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
        tensor(2.0794)
        """
        try:
            if not (rest or named):
                return LOGDET[self._keys](self)
            return LOGDET_FORMS.call(self, rest, named)
        except Exception:
            LOGDET_FORMS.translate(self, rest, named)
            raise

    def cholesky(self, *rest, **named):
        """cholesky(input, upper=False, *, out=None) -> Tensor

        The triangular factor of positive-definite matrices; another name of `linalg.cholesky`.

        >>> ow.cholesky(ow.tensor([[4.0, 2.0], [2.0, 5.0]]))
        tensor([[2., 0.],
                [1., 2.]])
        """
        try:
            if not (rest or named):
                return CHOLESKY[self._keys](self, False)
            return CHOLESKY_FORMS.call(self, rest, named)
        except Exception:
            CHOLESKY_FORMS.translate(self, rest, named)
            raise

    def qr(self, *rest, **named):
        """qr(input, some=True, *, out=None) -> return_types.qr

        The decomposition `Q @ R`; another name of `linalg.qr`.
        """
        try:
            if not (rest or named):
                return QR[self._keys](self, True)
            return QR_FORMS.call(self, rest, named)
        except Exception:
            QR_FORMS.translate(self, rest, named)
            raise

    def svd(self, *rest, **named):
        """svd(input, some=True, compute_uv=True, *, out=None) -> return_types.svd

        The singular value decomposition `U @ diag(S) @ V.mH`; `linalg.svd` gives the adjoint of V.

        >>> ow.svd(ow.tensor([[3.0, 0.0], [0.0, 4.0]])).S
        tensor([4., 3.])
        """
        try:
            if not (rest or named):
                return SVD[self._keys](self, True, True)
            return SVD_FORMS.call(self, rest, named)
        except Exception:
            SVD_FORMS.translate(self, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
