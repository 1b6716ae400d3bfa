"""Comparisons for tests.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.testing import *
from runtime.testing import __all__
