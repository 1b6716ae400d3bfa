# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What programs need around tensors."""

from runtime.autograd.exchange import swap_tensors as swap_tensors
from runtime.devices.registry import (
    generate_methods_for_privateuse1_backend as generate_methods_for_privateuse1_backend,
    rename_privateuse1_backend as rename_privateuse1_backend,
)

from . import _contextlib as _contextlib
from . import _foreach_utils as _foreach_utils
from . import _python_dispatch as _python_dispatch
from . import _pytree as _pytree
from . import benchmark as benchmark
from . import checkpoint as checkpoint
from . import collect_env as collect_env
from . import cpp_extension as cpp_extension
from . import data as data
from . import dlpack as dlpack
from . import flop_counter as flop_counter
from . import hooks as hooks
from . import model_zoo as model_zoo
from . import module_tracker as module_tracker
from . import serialization as serialization
from . import tensorboard as tensorboard
from . import weak as weak
