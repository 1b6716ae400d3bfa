"""Why entries of a native_functions.yaml are not in an ops.yaml, as far as their schemas and dispatch keys say it.

Some work on what is no part of this runtime: other devices and layouts, quantized numbers. Others
are PyTorch's own business: names that begin with an underscore, and the gradient functions of other entries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from codegen.reading.native_function import NativeFunction
from codegen.reading.native_keys import COMPOSITE_KEYS

PUBLIC = "others"
_HERE = frozenset({"CPU", *COMPOSITE_KEYS})  # the keys of what runs on dense memory of the processor
_LAYOUTS = ("Sparse", "NestedTensor")
_MODULES = ("sparse", "nested")
# The reasons in the order in which they are asked for, as they are printed.
REASONS = (
    "quantized", "sparse and nested", "other devices only", "private (leading underscore)",
    "gradients of other entries (..._backward)", PUBLIC,
)  # fmt: skip
_QUANTIZED, _LAYOUT, _DEVICE, _PRIVATE, _GRADIENT, _ = REASONS


def count_reasons(functions: Iterable[NativeFunction], here: Collection[str]) -> dict[str, int]:
    """How many of the entries that are not `here` there are for each reason."""
    functions = tuple(functions)
    by_name = {function.name: function for function in functions}
    counter = Counter(reason(function, by_name) for function in functions if function.name not in here)
    return {why: counter[why] for why in REASONS if counter[why]}


def reason(function: NativeFunction, by_name: Mapping[str, NativeFunction]) -> str:
    """The first of the reasons that holds."""
    schema = function.schema
    bases = {argument.type.base for argument in schema.arguments} | {item.type.base for item in schema.returns}
    computed = by_name.get(str(function.delegate), function) if function.delegate is not None else function
    keys = {key for key in computed.keys if key != "Meta"}
    has_kernels_elsewhere = bool(keys) and not keys & _HERE
    if "QScheme" in bases or (has_kernels_elsewhere and any(key.startswith("Quantized") for key in keys)):
        return _QUANTIZED
    if function.module in _MODULES or (has_kernels_elsewhere and any(key.startswith(_LAYOUTS) for key in keys)):
        return _LAYOUT
    if has_kernels_elsewhere:
        return _DEVICE
    if schema.name.is_internal:
        return _PRIVATE
    return _GRADIENT if schema.name.functional_base.endswith("_backward") else PUBLIC
