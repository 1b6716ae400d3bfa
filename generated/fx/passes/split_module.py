"""Graphs cut into submodules.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.capture.fx.passes.split_module import *
from runtime.capture.fx.passes.split_module import __all__
