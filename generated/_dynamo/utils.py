"""What programs ask a compiler.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.dynamo import *
from runtime.devices.dynamo import __all__
