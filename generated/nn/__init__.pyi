"""Neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import attention as attention, common_types as common_types, functional as functional, grad as grad, init as init
from . import modules as modules, parallel as parallel, parameter as parameter, utils as utils
from .modules import *
