"""What a program spends its time on.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from typing import TYPE_CHECKING

from runtime.parts import on_demand as _on_demand

if TYPE_CHECKING:
    from runtime.profiler import *

__getattr__, __dir__ = _on_demand(__name__, rest="runtime.profiler")
