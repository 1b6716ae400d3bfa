"""Special functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from .functions import special_expit as expit
from .functions import special_erf as erf
from .functions import special_erfc as erfc
from .functions import special_exp2 as exp2
from .functions import special_expm1 as expm1
from .functions import special_log1p as log1p
from .functions import special_logsumexp as logsumexp
from .functions import special_softmax as softmax
from .functions import special_log_softmax as log_softmax

__all__ = ["erf", "erfc", "exp2", "expit", "expm1", "log1p", "log_softmax", "logsumexp", "softmax"]
