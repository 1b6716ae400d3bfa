"""Values in containers, however nested.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.autograd.tree_places import *
from runtime.autograd.tree_places import __all__
