"""Samples as a batch.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.data.collate import *
from runtime.data.collate import __all__
