"""The types of several results: named tuples, as `values, indices = x.max(0)` or `x.max(0).values`.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.tensor.outputs import named_result as _named_result

max = _named_result("max", ("values", "indices"))
min = _named_result("min", ("values", "indices"))
aminmax = _named_result("aminmax", ("min", "max"))
_var_mean = _named_result("_var_mean", ("variance", "average"))
cummax = _named_result("cummax", ("values", "indices"))
cummin = _named_result("cummin", ("values", "indices"))
sort = _named_result("sort", ("values", "indices"))
topk = _named_result("topk", ("values", "indices"))
kthvalue = _named_result("kthvalue", ("values", "indices"))
median = _named_result("median", ("values", "indices"))
nanmedian = _named_result("nanmedian", ("values", "indices"))
mode = _named_result("mode", ("values", "indices"))
linalg_slogdet = _named_result("linalg_slogdet", ("sign", "logabsdet"))
slogdet = _named_result("slogdet", ("sign", "logabsdet"))
linalg_qr = _named_result("linalg_qr", ("Q", "R"))
qr = _named_result("qr", ("Q", "R"))
linalg_eigh = _named_result("linalg_eigh", ("eigenvalues", "eigenvectors"))
linalg_svd = _named_result("linalg_svd", ("U", "S", "Vh"))
_svd = _named_result("_svd", ("U", "S", "Vh"))
svd = _named_result("svd", ("U", "S", "V"))
_lstsq = _named_result("_lstsq", ("solution", "rank", "sizes"))
linalg_lstsq = _named_result("linalg_lstsq", ("solution", "residuals", "rank", "singular_values"))
_max_pool = _named_result("_max_pool", ("values", "indices"))
_max_pool_of = _named_result("_max_pool_of", ("values", "indices"))
_adaptive_max_pool = _named_result("_adaptive_max_pool", ("values", "indices"))
_standardize = _named_result("_standardize", ("even", "rstd", "mean", "variance"))
