# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Neural networks."""

from runtime.nn.factories import factory_kwargs as factory_kwargs

from . import functional as functional, modules as modules
from . import attention as attention
from . import common_types as common_types
from . import grad as grad
from . import init as init
from . import parallel as parallel
from . import parameter as parameter
from . import quantized as quantized
from . import utils as utils
from .modules import *
