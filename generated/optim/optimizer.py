# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The base class of optimisers."""

from runtime.optim.conventions import *
from runtime.optim.conventions import __all__
