# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What programs need around tensors; each part is loaded when it is first used."""

from runtime.parts import on_demand as _on_demand

__getattr__, __dir__ = _on_demand(__name__, "_contextlib", "_foreach_utils", "_python_dispatch", "_pytree", "benchmark",
    "checkpoint", "collect_env", "cpp_extension", "data", "dlpack", "flop_counter", "hooks", "model_zoo",
    "module_tracker", "serialization", "tensorboard", "weak",
    names={"runtime.devices.registry": ("generate_methods_for_privateuse1_backend", "rename_privateuse1_backend"),
        "runtime.autograd.exchange": ("swap_tensors",)})
