"""The types of several results: named tuples, as `values, indices = x.max(0)` or `x.max(0).values`.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.outputs import named_result as _named_result

max = _named_result("max", ("values", "indices"))
min = _named_result("min", ("values", "indices"))
aminmax = _named_result("aminmax", ("min", "max"))
_var_mean = _named_result("_var_mean", ("variance", "average"))
cummax = _named_result("cummax", ("values", "indices"))
cummin = _named_result("cummin", ("values", "indices"))
_max_pool = _named_result("_max_pool", ("values", "indices"))
_max_pool_of = _named_result("_max_pool_of", ("values", "indices"))
_adaptive_max_pool = _named_result("_adaptive_max_pool", ("values", "indices"))
_normalize = _named_result("_normalize", ("result", "mean", "rstd", "variance"))
