# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Folders of checkpoints."""

from runtime.distributed.checkpoint import *
from runtime.distributed.checkpoint import __all__
