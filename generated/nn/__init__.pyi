"""Neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import functional as functional, init as init, modules as modules, parameter as parameter, utils as utils
from .modules import *
