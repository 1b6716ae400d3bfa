# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Samples as a batch."""

from runtime.data.collate import *
from runtime.data.collate import __all__
