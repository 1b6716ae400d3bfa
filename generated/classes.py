# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Classes of C++, of which there are none."""

from runtime.dispatch.custom_classes import *
from runtime.dispatch.custom_classes import __all__
