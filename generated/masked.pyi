# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Reductions that leave out elements."""

from .functions.masked import masked_sum as sum
from .functions.masked import masked_prod as prod
from .functions.masked import masked_cumsum as cumsum
from .functions.masked import masked_cumprod as cumprod
from .functions.masked import masked_amax as amax
from .functions.masked import masked_amin as amin
from .functions.masked import masked_argmax as argmax
from .functions.masked import masked_argmin as argmin
from .functions.masked import masked_mean as mean
from .functions.masked import masked_median as median
from .functions.masked import masked_logsumexp as logsumexp
from .functions.masked import masked_logaddexp as logaddexp
from .functions.masked import masked_norm as norm
from .functions.masked import masked_var as var
from .functions.masked import masked_std as std
from .functions.masked import masked_softmax as softmax
from .functions.masked import masked_log_softmax as log_softmax
from .functions.masked import masked_softmin as softmin
from .functions.masked import masked_normalize as normalize

__all__ = ["amax", "amin", "argmax", "argmin", "cumprod", "cumsum", "log_softmax", "logaddexp", "logsumexp", "mean",
    "median", "norm", "normalize", "prod", "softmax", "softmin", "std", "sum", "var"]
