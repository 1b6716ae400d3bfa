# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Passes as classes."""

from runtime.capture.fx.passes.pass_base import *
from runtime.capture.fx.passes.pass_base import __all__
