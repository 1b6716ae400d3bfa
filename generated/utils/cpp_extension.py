# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Operators in C++, of which none is compiled."""

from runtime.devices.cpp_extension import *
from runtime.devices.cpp_extension import __all__
