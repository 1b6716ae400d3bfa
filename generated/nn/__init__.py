# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Neural networks: functions, and modules, which are loaded when the first of them is used."""

from runtime.parts import on_demand as _on_demand

from . import functional

__getattr__, __dir__ = _on_demand(__name__, "attention", "common_types", "grad", "init", "parallel", "parameter",
    "quantized", "utils", "modules", rest=f"{__name__}.modules", names={"runtime.nn.factories": ("factory_kwargs",)})
