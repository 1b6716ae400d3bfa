# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Functions that arguments and modes take over."""

from runtime.dispatch.overrides import *
from runtime.dispatch.overrides import __all__
