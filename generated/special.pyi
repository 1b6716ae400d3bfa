"""Special functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from .functions.namespaces import special_expit as expit
from .functions.namespaces import special_erf as erf
from .functions.namespaces import special_erfc as erfc
from .functions.namespaces import special_exp2 as exp2
from .functions.namespaces import special_expm1 as expm1
from .functions.namespaces import special_log1p as log1p
from .functions.namespaces import special_logsumexp as logsumexp
from .functions.namespaces import special_softmax as softmax
from .functions.namespaces import special_log_softmax as log_softmax

__all__ = ["erf", "erfc", "exp2", "expit", "expm1", "log1p", "log_softmax", "logsumexp", "softmax"]
