# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Files from the network, kept in a folder."""

from runtime.files.hub import *
from runtime.files.hub import __all__
