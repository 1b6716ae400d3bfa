"""What programs need around tensors.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import _pytree as _pytree
from . import checkpoint as checkpoint
from . import data as data
from . import dlpack as dlpack
from . import flop_counter as flop_counter
from . import hooks as hooks
