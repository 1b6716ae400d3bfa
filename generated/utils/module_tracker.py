# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Which modules run."""

from runtime.nn.utils.tracker import *
from runtime.nn.utils.tracker import __all__
