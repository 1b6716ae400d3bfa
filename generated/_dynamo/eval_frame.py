# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules that were given to compile."""

from runtime.capture.dynamo import *
from runtime.capture.dynamo import __all__
