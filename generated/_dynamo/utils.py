# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What programs ask compile."""

from runtime.capture.dynamo import *
from runtime.capture.dynamo import __all__
