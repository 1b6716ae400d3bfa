# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Values in containers, however nested."""

from runtime.autograd.tree_places import *
from runtime.autograd.tree_places import __all__
