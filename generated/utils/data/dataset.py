# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Datasets."""

from runtime.data.dataset import *
from runtime.data.dataset import __all__
