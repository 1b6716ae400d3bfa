"""The words of the expression language that are not operators of ops.yaml: functions, constants, attributes.

A kernel expression computes with numbers; it may call what :mod:`runtime.kernels.vecmath` provides. A formula, a view
or a composite computes with tensors and Python values; it may call operators and a few harmless built-in functions.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

# Function of a kernel expression -> number of arguments.
KERNEL_FUNCTIONS: dict[str, int] = {
    **dict.fromkeys(
        (
            "abs", "acos", "acosh", "asin", "asinh", "atan", "atanh", "ceil", "conj", "cos", "cosh", "digamma",
            "erf", "erfc", "erfcx", "erfinv", "exp", "exp2", "expm1", "floor", "i0", "i0e", "i1", "i1e", "imag",
            "isfinite", "isinf", "isnan", "lgamma", "log", "log10", "log1p", "log2", "log_ndtr", "ndtr",
            "ndtri", "normal_cdf", "real", "reciprocal", "round", "rsqrt", "sigmoid", "sign", "signbit", "sin", "sinc",
            "sinh", "sqrt", "square", "tan", "tanh", "trigamma", "trunc",
        ),
        1,
    ),
    **dict.fromkeys(
        (
            "atan2", "complex", "copysign", "floor_divide", "fmax", "fmin", "fmod", "gcd", "heaviside", "hypot",
            "igamma", "igammac", "lcm", "ldexp", "logaddexp", "logaddexp2", "max", "maximum", "min", "minimum",
            "nextafter", "polygamma", "pow", "remainder", "xlog1py", "xlogy", "zeta",
        ),
        2,
    ),
    "fma": 3,
    "where": 3,
}  # fmt: skip
# Functions of kernels that are no operators: over tensors they are written with signs, `re + 1j * im`, `x * y + z`.
SPELLED = frozenset({"complex", "fma"})
# Functions of kernels that are an operator with a number in front.
SPECIAL_CASES: dict[str, tuple[str, int]] = {"trigamma": ("polygamma", 1)}
# Functions of kernels that are real, or true or false, whatever they are given.
REAL_OF_COMPLEX = frozenset({"abs", "imag", "isfinite", "isinf", "isnan", "real"})
# Where samples of a function's argument lie, and its corners and poles.
DOMAINS: dict[str, tuple[float, float]] = {
    **dict.fromkeys(("log", "log10", "log2", "rsqrt", "sqrt"), (0.0, float("inf"))),
    **dict.fromkeys(("acos", "asin", "atanh"), (-1.0, 1.0)),
    **dict.fromkeys(("digamma", "lgamma", "trigamma"), (0.5, 4.0)),
    "acosh": (1.0, float("inf")),
    "erfinv": (-0.9, 0.9),
    "log1p": (-1.0, float("inf")),
    "ndtri": (0.05, 0.95),
    "pow": (0.0, float("inf")),
    "tan": (-1.5, 1.5),
}
EXTREMES = frozenset({"fmax", "fmin", "max", "maximum", "min", "minimum"})  # a corner where both operands are equal
CORNERS: dict[str, tuple[float, ...]] = {
    **dict.fromkeys(("abs", "reciprocal", "sign"), (0.0,)),
    **dict.fromkeys(("ceil", "floor", "trunc"), tuple(float(k) for k in range(-3, 4))),
    "round": tuple(k + 0.5 for k in range(-3, 3)),
}
# Functions that only a loop calls, for operators of Python.
OPERATOR_FUNCTIONS = frozenset({"divide", "left_shift", "right_shift"})
# What the functions of kernels call besides: `runtime.kernels.words`.
LOOP_WORDS = (
    "as_compute", "counted", "highest", "imaginary", "item", "larger", "length", "lowest", "number", "smaller",
)  # fmt: skip
# What the functions of kernels are given besides operands, accumulators and numbers.
LOOP_PARAMETERS = ("T", "count", "index", "common")
# Names of packages that people import, which mean nothing in YAML.
FOREIGN_MODULES = ("torch", "numpy", "np", "math", "ow", "jnp")
NO_AUTOCAST = "none"
# What an operator does with floating tensors other than float64 in a region of autocast.
AUTOCASTS: dict[str, str] = {
    "lower": "computes in the lower precision of the region",
    "float32": "computes in float32",
    "promote": "computes in float32 where any of them is float32, else in the lower precision",
    NO_AUTOCAST: "they stay what they are",
}
# The tag of the operators that the runtime finds by name.
ENGINE = "engine"
CONSTANTS: dict[str, str] = {
    "pi": "3.141592653589793",
    "e": "2.718281828459045",
    "inf": "inf",
    "nan": "nan",
}
# Attributes that an expression over tensors may read.
TENSOR_ATTRIBUTES = frozenset({"shape", "dtype", "ndim", "device", "layout", "requires_grad", "is_cpu"})
# What generated code reads in the place of two of them, because it is quicker: a plain tuple, no property in Python.
GEOMETRY = {"shape": "_sizes", "ndim": "_ndim"}
DTYPE_ATTRIBUTES = frozenset({"is_floating_point", "is_complex", "is_signed", "itemsize"})
# Methods of a dtype: that of the parts of complex numbers, and that which has parts.
DTYPE_METHODS = frozenset({"to_real", "to_complex"})
# Methods of Tensor that are not operators.
TENSOR_METHODS = frozenset(
    {
        "size", "stride", "dim", "numel", "item", "is_contiguous", "is_floating_point", "is_complex",
        "storage_offset", "element_size",
    }
)  # fmt: skip
# What the runtime itself hangs on Tensor: no operator's method may replace it.
OWN_ATTRIBUTES = frozenset(
    {
        "_array", "_base", "_cdata", "_coalesced_", "_edge", "_geometry", "_grad", "_is_view", "_keys",
        "_make_subclass", "_make_wrapper_subclass", "_ndim", "_number_by_operator", "_numbers", "_printed_name",
        "_replace", "_sizes", "_tangent", "_version", "_writes",
        "apply_", "as_subclass", "backward", "chalf", "cuda", "data",
        "data_ptr", "device", "dim", "dim_order", "dtype", "element_size", "get_device", "grad", "grad_fn",
        "is_distributed", "is_ipu", "is_maia", "is_mtia", "is_vulkan", "is_xla", "map2_", "record_stream",
        "storage_type", "volatile",
        "is_complex", "is_contiguous", "is_cpu", "is_cuda", "is_floating_point", "is_inference", "is_leaf", "is_meta",
        "is_mkldnn", "is_mps", "is_nested", "is_pinned", "is_quantized", "is_set_to", "is_shared", "is_sparse",
        "is_sparse_csr", "is_view", "is_xpu", "item", "itemsize", "layout", "map_", "module_load", "nbytes", "ndim",
        "ndimension", "nelement", "new", "new_tensor", "numel", "numpy", "output_nr", "pin_memory", "register_hook",
        "register_post_accumulate_grad_hook", "requires_grad", "requires_grad_", "retain_grad", "retains_grad", "set_",
        "shape", "share_memory_", "size", "storage", "storage_offset", "stride", "to_device", "to_sparse_bsc",
        "to_sparse_bsr", "to_sparse_coo", "to_sparse_csc", "to_sparse_csr", "tolist",
        "type", "untyped_storage",
    }
)  # fmt: skip
MAX_OPERANDS = 8  # tensors that an elementwise loop can read and write; the driver has room for no more
MAX_JOINED, MAX_JOINT_OPERANDS, MAX_NUMBERS = 8, 16, 8  # gradients of a joint kernel; its tensors, read or written
class Draw(NamedTuple):
    """A word that draws a random number in an elementwise kernel, and the operator that makes such numbers."""

    operator: str
    is_uniform: bool


DRAWS = {"uniform": Draw("rand", True), "normal": Draw("randn", False)}
MANY = 1000  # arguments of what takes any number of them
# Of Python: what computes with sizes and dimensions and touches nothing; how many arguments each takes.
PYTHON_FUNCTIONS: dict[str, tuple[int, int]] = {
    **dict.fromkeys(("tuple", "list", "int", "float", "bool"), (0, 1)),
    **dict.fromkeys(("len", "reversed", "sorted"), (1, 1)),
    "range": (1, 3),
    "zip": (1, MANY),
    "enumerate": (1, 2),
}
# Helpers that had another name once, and the name that they have.
FORMER_FUNCTIONS = {"refuse": "raise_error", "refuse_index": "raise_index_error", "refuse_value": "raise_value_error"}
# Ours, from runtime.language: helpers over sizes and dimensions, and what raises errors.
HELPERS: dict[str, tuple[int, int]] = {
    **dict.fromkeys(
        (
            "any_true", "chain_order", "contiguous_strides", "corner", "doublings", "dtype_limits", "epsilon",
            "index_of", "integer_span", "inverse_permutation", "is_basic_index", "log_number", "negated",
            "product", "raise_bounds_error", "raise_error", "raise_index_error", "raise_linalg_error",
            "raise_unsupported_error", "raise_value_error",
            "shapes_of", "smallest_positive", "whole_part", "wide_dtype",
        ),
        (1, 1),
    ),
    **dict.fromkeys(
        (
            "broadcast_dims", "cat_sizes", "check_fits", "check_int64", "check_parts", "chunk_ranges",
            "cut_ranges",
            "even_ranges", "fft_norm",
            "infer_size", "is_overlapping", "kept_sizes", "permuted", "reduced_numel", "split_index",
            "suggested_format", "tensordot_dims",
            "wrap_dim", "wrap_dims",
        ),
        (2, 2),
    ),
    **dict.fromkeys(
        (
            "compute_strides", "diagonal_length", "exchanged", "expanded_size", "fft_dims", "for_dims",
            "index_at", "inserted", "largest_below", "moved", "pairing",
            "moved_dims", "recast_strides", "repeated_sizes", "replaced", "reversed_strides", "section_ranges",
            "split_ranges", "unflattened",
        ),
        (3, 3),
    ),
    **dict.fromkeys(
        (
            "border_places", "check_bounds", "check_index", "diagonal_dims", "fft_sizes", "recast_sizes",
            "slice_bounds", "tensordot_plan",
            "window_count",
        ),
        (4, 4),
    ),
    **dict.fromkeys(("equal_sections", "memory_span", "slice_at"), (5, 5)),
    "is_grad_enabled": (0, 0),
    "einsum_plan": (2, 3),
    "warn": (1, 2),
    "strided": (2, 4),
    **dict.fromkeys(("together", "without"), (1, MANY)),
    **dict.fromkeys(("broadcast_shapes", "result_dtype"), (0, MANY)),
}  # fmt: skip
# Names of reductions of losses, as schemas write them in `int reduction=Mean`.
SYMBOLS: dict[str, int] = {"Mean": 1, "Sum": 2}
MEMORY_FORMATS = frozenset({"contiguous_format", "preserve_format", "channels_last", "channels_last_3d"})
# Modules of a package, below the top level.
MODULES = ("nn", "linalg", "special", "fft", "signal", "masked")
# Those that an entry names: `masked_fill` begins with such a word and lies in none.
MODULES_SAID = frozenset({"masked"})
# What `dtypes` may name: categories of dtypes, and dtypes.
CATEGORIES = ("bool", "integral", "floating", "complex")
DTYPES = (
    "bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64",
    "complex128", "uint16", "uint32", "uint64",
)  # fmt: skip
# As expressions write them: `bool` is the function of Python there.
DTYPE_NAMES = frozenset({*DTYPES[1:], "bool_"})
ACCEPTED_DTYPES = (*CATEGORIES, *DTYPES[1:])
# What a module of `nn` has by itself, so that no parameter of its constructor can be called so.
MODULE_ATTRIBUTES = frozenset(
    {
        "_apply", "_backward_hooks", "_backward_pre_hooks", "_buffers", "_call_impl", "_checked_name", "_forget",
        "_forward_hooks", "_forward_hooks_always_called", "_forward_hooks_with_kwargs",
        "_forward_pre_hooks", "_forward_pre_hooks_with_kwargs", "_get_name", "_load_extra_state",
        "_load_from_state_dict", "_load_one", "_load_state_dict_post_hooks", "_load_state_dict_pre_hooks",
        "_member", "_modules", "_named", "_named_members",
        "_non_persistent_buffers_set", "_of", "_parameters", "_register_load_state_dict_pre_hook",
        "_register_state_dict_hook", "_replace", "_save_to_state_dict", "_slow_forward", "_state_dict_hooks",
        "_state_dict_pre_hooks", "_version", "_wrapped_call_impl", "add_module", "apply", "bfloat16", "buffers",
        "call_super_init", "children", "compile", "cpu", "cuda",
        "double", "dump_patches", "eval", "extra_repr", "float", "forward", "get_buffer",
        "get_extra_state", "get_parameter", "get_submodule", "half", "load_state_dict", "modules",
        "named_buffers", "named_children", "named_modules", "named_parameters", "parameters",
        "register_backward_hook", "register_buffer", "register_forward_hook", "register_forward_pre_hook",
        "register_full_backward_hook", "register_full_backward_pre_hook",
        "register_load_state_dict_post_hook", "register_load_state_dict_pre_hook", "register_module",
        "register_parameter", "register_state_dict_post_hook", "register_state_dict_pre_hook", "requires_grad_",
        "set_extra_state", "set_submodule", "share_memory", "state_dict", "to", "to_empty", "train", "training",
        "type", "zero_grad",
    }
)  # fmt: skip
# What the expressions of a module may call: a number for each dimension, numbers as floats, checked probabilities.
MODULE_HELPERS = (
    "repeated", "floats", "probability", "positive", "above", "one_of", "vector", "either_size", "dimension_sizes",
)  # fmt: skip
# The files of PyTorch's `nn/modules` that have classes without parameters.
MODULE_FILES = (
    "activation", "channelshuffle", "distance", "dropout", "flatten", "fold", "loss", "normalization", "padding",
    "pixelshuffle", "pooling", "upsampling",
)  # fmt: skip
# The modules of `nn` that are written by hand, and those names that it has besides.
MODULES_BY_HAND = frozenset(
    {
        "AdaptiveLogSoftmaxWithLoss", "BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "Bilinear", "Buffer", "DataParallel",
        "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d", "Embedding",
        "EmbeddingBag", "GroupNorm", "Identity", "InstanceNorm1d", "InstanceNorm2d", "InstanceNorm3d", "LayerNorm",
        "Linear", "LinearCrossEntropyLoss", "LinearCrossEntropyOptions",
        "Module", "ModuleDict", "ModuleList", "Parameter", "ParameterDict", "ParameterList", "RMSNorm",
        "Sequential", "SyncBatchNorm", "GRU", "GRUCell", "LSTM", "LSTMCell", "MultiheadAttention", "PReLU", "RNN",
        "RNNCell", "Transformer", "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder",
        "TransformerEncoderLayer",
        "LazyBatchNorm1d", "LazyBatchNorm2d", "LazyBatchNorm3d", "LazyConv1d", "LazyConv2d", "LazyConv3d",
        "LazyConvTranspose1d", "LazyConvTranspose2d", "LazyConvTranspose3d", "LazyInstanceNorm1d",
        "LazyInstanceNorm2d", "LazyInstanceNorm3d", "LazyLinear", "LazyModuleMixin", "RNNBase", "RNNCellBase",
        "TripletMarginWithDistanceLoss", "UninitializedBuffer", "UninitializedParameter",
    }
)  # fmt: skip
# The functions of `nn.functional` that are no operators.
FUNCTIONS_BY_HAND = frozenset(
    {
        "adaptive_max_pool1d_with_indices", "adaptive_max_pool2d_with_indices", "adaptive_max_pool3d_with_indices",
        "rrelu_", "triplet_margin_with_distance_loss",
    }
)  # fmt: skip


def operator_of(function: str, operators: Collection[str]) -> tuple[str, tuple[int, ...]]:
    """The operator that is a function of kernels over tensors, and the numbers before its arguments.

    It has the function's name, or that of a module before it, as `special_erfcx` has. Where none of the `known` ones
    is it, and where the name is none of a function of kernels, it is the name itself.
    """
    if function in operators or function not in KERNEL_FUNCTIONS:
        return function, ()
    operator, *numbers = SPECIAL_CASES.get(function, (function,))
    if operator in operators:
        return str(operator), tuple(int(number) for number in numbers)
    return next((name for module in MODULES if (name := f"{module}_{function}") in operators), function), ()
