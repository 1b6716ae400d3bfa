# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Graphs cut into submodules."""

from runtime.capture.fx.passes.split_module import *
from runtime.capture.fx.passes.split_module import __all__
