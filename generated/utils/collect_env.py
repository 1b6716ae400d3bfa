# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What reports say about a machine."""

from runtime.devices.collect_env import *
from runtime.devices.collect_env import __all__
