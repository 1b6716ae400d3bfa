"""The types of several results: named tuples, as `values, indices = x.max(0)` or `x.max(0).values`.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.outputs import named_result

max = named_result("max", ("values", "indices"))
min = named_result("min", ("values", "indices"))
aminmax = named_result("aminmax", ("min", "max"))
_var_mean = named_result("_var_mean", ("variance", "average"))
cummax = named_result("cummax", ("values", "indices"))
cummin = named_result("cummin", ("values", "indices"))
