"""Functions of PyTorch's extension module that programs call, by names that begin with an underscore there too."""

from __future__ import annotations

import sys
from typing import Any

from runtime.dispatch.declared import check_schema
from runtime.dispatch.hops import _dispatch_rehearsal, _dispatch_trace
from runtime.dispatch.keysets import AutoDispatchBelowAutograd as _AutoDispatchBelowAutograd
from runtime.dispatch.keysets import (
    DispatchKey,
    DispatchKeySet,
    _after_ADInplaceOrView_keyset,
    _after_autograd_keyset,
    _dispatch_key_name,
    _dispatch_key_parse,
    _dispatch_keys,
    _dispatch_keyset_full_after,
)  # fmt: skip
from runtime.dispatch.keysets import ExcludeDispatchKeyGuard as _ExcludeDispatchKeyGuard
from runtime.dispatch.overriding import WithoutAny as DisableTorchFunction
from runtime.dispatch.overriding import WithoutSubclasses as DisableTorchFunctionSubclass
from runtime.dispatch.protocols import __torch_dispatch__ as _disabled_torch_dispatch_impl
from runtime.dispatch.python_dispatch import _DisableTorchDispatch
from runtime.dispatch.signatures import FunctionSchema
from runtime.dispatch.tables import (
    _dispatch_dump,
    _dispatch_dump_table,
    _dispatch_get_all_op_names,
    _dispatch_get_registrations_for_dispatch_key,
    _dispatch_has_computed_kernel_for_dispatch_key,
    _dispatch_has_kernel,
    _dispatch_has_kernel_for_any_dispatch_key,
    _dispatch_has_kernel_for_dispatch_key,
)  # fmt: skip
from runtime.dispatch.tags import Tag
from runtime.errors import ArgumentValueError, ComputeError
from runtime.tensor import Tensor
from runtime.tensor.subclasses import disabled as _disabled_torch_function_impl

__all__ = [
    "DisableTorchFunction", "DisableTorchFunctionSubclass", "DispatchKey", "DispatchKeySet", "FunctionSchema", "Tag",
    "_AutoDispatchBelowAutograd", "_DisableTorchDispatch", "_ExcludeDispatchKeyGuard", "_TensorMeta",
    "_after_ADInplaceOrView_keyset", "_after_autograd_keyset", "_are_functorch_transforms_active",
    "_disabled_torch_dispatch_impl", "_disabled_torch_function_impl", "_dispatch_dump", "_dispatch_dump_table",
    "_dispatch_get_all_op_names", "_dispatch_get_registrations_for_dispatch_key",
    "_dispatch_has_computed_kernel_for_dispatch_key", "_dispatch_has_kernel",
    "_dispatch_has_kernel_for_any_dispatch_key", "_dispatch_has_kernel_for_dispatch_key", "_dispatch_key_name",
    "_dispatch_key_parse", "_dispatch_keys", "_dispatch_keyset_full_after", "_dispatch_rehearsal",
    "_dispatch_trace", "_get_tracing_state",
    "_log_api_usage_once", "has_lapack", "has_mkl", "has_openmp", "has_spectral", "parse_schema",
]  # fmt: skip

_TensorMeta = type(Tensor)
# What PyTorch was built with: there are decompositions of matrices and Fourier transforms here, but no MKL, no OpenMP.
has_lapack = has_spectral = True
has_mkl = has_openmp = False


def _are_functorch_transforms_active() -> bool:
    """Whether this is within ``vmap``."""
    levels = sys.modules.get("runtime.batching.levels")
    return levels is not None and bool(levels.active())


def _get_tracing_state() -> Any:
    """What records the calls of this thread by ``jit.trace``; None where nothing does."""
    reads = sys.modules.get("runtime.capture.reads")
    return None if reads is None else reads.active()


def parse_schema(schema: str) -> FunctionSchema:
    """The schema that a text writes. RuntimeError for what is none.

    >>> schema = ow._C.parse_schema("mine::scale(Tensor(a!) self, *, float factor=2) -> Tensor(a!)")
    >>> schema.name, schema.is_mutable, [(argument.name, argument.default_value) for argument in schema.arguments]
    ('mine::scale', True, [('self', None), ('factor', 2.0)])
    """
    name, parenthesis, _ = schema.partition("(")
    if not parenthesis or ") -> " not in schema or not name.strip():
        msg = f"parse_schema(): expected a schema such as 'name(Tensor x, int n=2) -> Tensor', got {schema!r}"
        raise ComputeError(msg)
    try:
        check_schema("parse_schema()", name, schema)
    except ArgumentValueError as error:
        raise ComputeError(str(error)) from error
    return FunctionSchema(schema.strip(), library="")


def _log_api_usage_once(event: str) -> None:
    """Nothing is logged."""
    del event
