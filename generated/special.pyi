# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Special functions."""

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
from .functions.bessel import special_modified_bessel_i0 as modified_bessel_i0
from .functions.bessel import special_i0e as i0e
from .functions.bessel import special_i1 as i1
from .functions.bessel import special_modified_bessel_i1 as modified_bessel_i1
from .functions.bessel import special_i1e as i1e
from .functions.bessel import special_erfcx as erfcx
from .functions.bessel import special_entr as entr
from .functions.bessel import special_ndtr as ndtr
from .functions.bessel import special_ndtri as ndtri
from .functions.bessel import special_log_ndtr as log_ndtr
from .functions.cylinder_functions import special_bessel_j0 as bessel_j0
from .functions.cylinder_functions import special_bessel_j1 as bessel_j1
from .functions.cylinder_functions import special_bessel_y0 as bessel_y0
from .functions.cylinder_functions import special_bessel_y1 as bessel_y1
from .functions.cylinder_functions import special_modified_bessel_k0 as modified_bessel_k0
from .functions.cylinder_functions import special_modified_bessel_k1 as modified_bessel_k1
from .functions.cylinder_functions import special_scaled_modified_bessel_k0 as scaled_modified_bessel_k0
from .functions.cylinder_functions import special_scaled_modified_bessel_k1 as scaled_modified_bessel_k1
from .functions.cylinder_functions import special_spherical_bessel_j0 as spherical_bessel_j0
from .functions.cylinder_functions import special_airy_ai as airy_ai
from .functions.special_pairs import special_xlog1py as xlog1py
from .functions.special_pairs import special_zeta as zeta
from .functions.chebyshev_polynomials import special_chebyshev_polynomial_t as chebyshev_polynomial_t
from .functions.chebyshev_polynomials import special_chebyshev_polynomial_u as chebyshev_polynomial_u
from .functions.chebyshev_polynomials import special_chebyshev_polynomial_v as chebyshev_polynomial_v
from .functions.chebyshev_polynomials import special_chebyshev_polynomial_w as chebyshev_polynomial_w
from .functions.shifted_chebyshev_polynomials import (
    special_shifted_chebyshev_polynomial_t as shifted_chebyshev_polynomial_t,
)
from .functions.shifted_chebyshev_polynomials import (
    special_shifted_chebyshev_polynomial_u as shifted_chebyshev_polynomial_u,
)
from .functions.shifted_chebyshev_polynomials import (
    special_shifted_chebyshev_polynomial_v as shifted_chebyshev_polynomial_v,
)
from .functions.shifted_chebyshev_polynomials import (
    special_shifted_chebyshev_polynomial_w as shifted_chebyshev_polynomial_w,
)
from .functions.polynomials import special_hermite_polynomial_h as hermite_polynomial_h
from .functions.polynomials import special_hermite_polynomial_he as hermite_polynomial_he
from .functions.polynomials import special_laguerre_polynomial_l as laguerre_polynomial_l
from .functions.polynomials import special_legendre_polynomial_p as legendre_polynomial_p
from .functions.incomplete_gamma import special_gammainc as gammainc
from .functions.incomplete_gamma import special_gammaincc as gammaincc
from .functions.further_overloads import special_xlogy as xlogy

__all__ = ["airy_ai", "bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1", "chebyshev_polynomial_t",
    "chebyshev_polynomial_u", "chebyshev_polynomial_v", "chebyshev_polynomial_w", "digamma", "entr", "erf", "erfc",
    "erfcx", "erfinv", "exp2", "expit", "expm1", "gammainc", "gammaincc", "gammaln", "hermite_polynomial_h",
    "hermite_polynomial_he", "i0", "i0e", "i1", "i1e", "laguerre_polynomial_l", "legendre_polynomial_p", "log1p",
    "log_ndtr", "log_softmax", "logit", "logsumexp", "modified_bessel_i0", "modified_bessel_i1", "modified_bessel_k0",
    "modified_bessel_k1", "multigammaln", "ndtr", "ndtri", "polygamma", "psi", "round", "scaled_modified_bessel_k0",
    "scaled_modified_bessel_k1", "shifted_chebyshev_polynomial_t", "shifted_chebyshev_polynomial_u",
    "shifted_chebyshev_polynomial_v", "shifted_chebyshev_polynomial_w", "sinc", "softmax", "spherical_bessel_j0",
    "xlog1py", "xlogy", "zeta"]
