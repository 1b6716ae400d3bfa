# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Reductions that leave out elements."""

from .functions import masked_sum as sum
from .functions import masked_prod as prod
from .functions import masked_cumsum as cumsum
from .functions import masked_cumprod as cumprod
from .functions import masked_amax as amax
from .functions import masked_amin as amin
from .functions import masked_argmax as argmax
from .functions import masked_argmin as argmin
from .functions import masked_mean as mean
from .functions import masked_median as median
from .functions import masked_logsumexp as logsumexp
from .functions import masked_logaddexp as logaddexp
from .functions import masked_norm as norm
from .functions import masked_var as var
from .functions import masked_std as std
from .functions import masked_softmax as softmax
from .functions import masked_log_softmax as log_softmax
from .functions import masked_softmin as softmin
from .functions import masked_normalize as normalize

__all__ = ["amax", "amin", "argmax", "argmin", "cumprod", "cumsum", "log_softmax", "logaddexp", "logsumexp", "mean",
    "median", "norm", "normalize", "prod", "softmax", "softmin", "std", "sum", "var"]
