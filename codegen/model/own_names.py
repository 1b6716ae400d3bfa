"""What every package shows besides operators: where its ``__init__`` gets it from, and short names of dtypes."""

from __future__ import annotations

NUMBERS = "e, inf, nan, pi"  # of the module math
# Modules, and what is imported from each, in the words of an import.
IMPORTS = (
    ("runtime", "__version__"),
    ("runtime.autograd", "Function, enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled"),
    (
        "runtime.tensor.device",
        "channels_last, channels_last_3d, contiguous_format, device, layout, memory_format, preserve_format, strided",
    ),
    (
        "runtime.devices",
        ("are_deterministic_algorithms_enabled, compile, get_default_device, get_float32_matmul_precision, "
         "set_default_device, set_float32_matmul_precision, use_deterministic_algorithms"),
    ),
    ("runtime.dispatch.library", "Library"),
    ("runtime.dispatch.registry", "operators as registered_operators"),
    (
        "runtime.tensor.dtypes",
        ("bfloat16, can_cast, complex64, complex128, dtype, float16, float32, float64, get_default_dtype, int8, int16, "
         "int32, int64, promote_types, set_default_dtype, uint8"),
    ),
    ("runtime.tensor.dtypes", "bool_ as bool"),
    ("runtime.tensor.factories", "as_tensor, asarray, from_dlpack, is_tensor, tensor"),
    (
        "runtime.kernels.random.operator",
        "Generator, default_generator, get_rng_state, initial_seed, manual_seed, seed, set_rng_state",
    ),
    ("runtime.files", "load, save"),
    ("runtime.language", "broadcast_shapes"),
    ("runtime.tensor", "Tensor, from_numpy"),
    ("runtime.tensor.printing", "set_printoptions"),
    ("runtime.compile.threads", "get_num_threads, set_num_threads"),
    ("runtime.tensor.type_info", "finfo, iinfo"),
)  # fmt: skip
# Other names of dtypes, as PyTorch has them.
DTYPES = (
    {"double": "float64", "float": "float32", "half": "float16"},
    {"long": "int64", "int": "int32", "short": "int16"},
    {"cfloat": "complex64", "cdouble": "complex128"},
)
NEW_AXIS = "newaxis"
REGISTERED = "operators"  # the module that registers the operators
# Other modules of the package itself.
PARTS = (
    "autograd", "backends", "cuda", "distributions", "func", "nn", "optim", "return_types", "serialization", "utils",
)  # fmt: skip


def own_names() -> frozenset[str]:
    """All names that no function of an operator can have."""
    imported = (one.rpartition(" as ")[2] for _, names in (("math", NUMBERS), *IMPORTS) for one in names.split(", "))
    return frozenset((*imported, *(name for names in DTYPES for name in names), NEW_AXIS, REGISTERED, *PARTS))
