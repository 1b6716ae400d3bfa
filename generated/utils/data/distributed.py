# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The sampler of one process of several."""

from runtime.data.samplers import *
from runtime.data.samplers import __all__
