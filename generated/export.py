# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules as programs of their own, without the code that defined them."""

from runtime.capture.export import *
from runtime.capture.export import __all__
