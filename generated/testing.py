# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Comparisons for tests."""

from runtime.testing import *
from runtime.testing import __all__
