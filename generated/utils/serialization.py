# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How files are read where a call does not say it."""

from runtime.files.settings import *
from runtime.files.settings import __all__
