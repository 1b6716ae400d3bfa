"""Derivatives as functions of functions: ``grad(f)`` is the gradient of `f`. The names are those of ``torch.func``.

Arguments may be tensors, or tuples, lists and dicts of them; a derivative has the same form. All of these can be
nested, and differentiated by ``backward``: a result requires grad if it depends on something outside that does.
"""

from __future__ import annotations

from runtime.func.batch import vmap
from runtime.func.calling import functional_call
from runtime.func.ensembles import replace_all_batch_norm_modules_, stack_module_state
from runtime.func.forward import hessian, jacfwd, jvp
from runtime.func.functionalizing import functionalize
from runtime.func.linear import linearize
from runtime.func.rearranging import rearrange
from runtime.func.reverse import grad, grad_and_value, jacrev, value_and_grad, vjp

__all__ = [
    "functional_call", "functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "linearize",
    "rearrange", "replace_all_batch_norm_modules_", "stack_module_state", "value_and_grad", "vjp", "vmap",
]  # fmt: skip
