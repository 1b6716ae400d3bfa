"""Neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import attention as attention, functional as functional, init as init, modules as modules
from . import parallel as parallel, parameter as parameter, utils as utils
from .modules import *
