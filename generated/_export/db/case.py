# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What examples of programs say of themselves."""

from runtime.capture.export.cases import *
from runtime.capture.export.cases import __all__
