"""Special functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from .functions.exponential import special_exp2 as exp2
from .functions.exponential import special_expm1 as expm1
from .functions.exponential import special_log1p as log1p
from .functions.activations import special_expit as expit
from .functions.activations import special_erf as erf
from .functions.activations import special_erfc as erfc
from .functions.reductions import special_logsumexp as logsumexp
from .functions.reductions import special_softmax as softmax
from .functions.namespaces import special_log_softmax as log_softmax
from .functions.rounding import special_round as round
from .functions.special_functions import special_erfinv as erfinv
from .functions.special_functions import special_gammaln as gammaln
from .functions.special_functions import special_digamma as digamma
from .functions.special_functions import special_psi as psi
from .functions.special_functions import special_polygamma as polygamma
from .functions.special_functions import special_multigammaln as multigammaln
from .functions.special_functions import special_logit as logit
from .functions.bessel import special_sinc as sinc
from .functions.bessel import special_i0 as i0
from .functions.bessel import special_i0e as i0e
from .functions.bessel import special_i1 as i1
from .functions.bessel import special_i1e as i1e
from .functions.bessel import special_erfcx as erfcx
from .functions.bessel import special_entr as entr
from .functions.bessel import special_ndtr as ndtr
from .functions.bessel import special_ndtri as ndtri
from .functions.bessel import special_log_ndtr as log_ndtr
from .functions.special_pairs import special_xlogy as xlogy
from .functions.special_pairs import special_xlog1py as xlog1py
from .functions.special_pairs import special_zeta as zeta

__all__ = [
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
    "exp2",
    "expit",
    "expm1",
    "gammaln",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "log1p",
    "log_ndtr",
    "log_softmax",
    "logit",
    "logsumexp",
    "multigammaln",
    "ndtr",
    "ndtri",
    "polygamma",
    "psi",
    "round",
    "sinc",
    "softmax",
    "xlog1py",
    "xlogy",
    "zeta",
]
