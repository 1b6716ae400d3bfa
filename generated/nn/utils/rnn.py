# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Sequences of different lengths."""

from runtime.nn.utils.rnn import *
from runtime.nn.utils.rnn import __all__
