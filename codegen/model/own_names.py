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
    ("runtime.func.batch", "vmap"),
    ("runtime.language", "broadcast_shapes"),
    ("runtime.tensor", "Size, Tensor, from_numpy"),
    (
        "runtime.tensor.older",
        ("BFloat16Tensor, BoolTensor, ByteTensor, CharTensor, DoubleTensor, FloatTensor, HalfTensor, IntTensor, "
         "LongTensor, ShortTensor, set_default_tensor_type, typename"),
    ),
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
PARTS = ("autograd", "nn", "optim", "return_types", "utils")
# Those that are loaded when they are first used.
LATER = (
    "__config__", "accelerator", "amp", "array_api", "backends", "compiler", "cuda", "distributed", "distributions",
    "func", "fx", "hub", "jit", "multiprocessing", "profiler", "random", "serialization", "testing", "types", "version",
)  # fmt: skip
LATER_NAMES = {
    **dict.fromkeys(("GradScaler", "autocast"), "runtime.devices.amp"),
    **dict.fromkeys(
        ("clear_autocast_cache", "get_autocast_cpu_dtype", "get_autocast_dtype", "get_autocast_gpu_dtype",
         "is_autocast_cache_enabled", "is_autocast_cpu_enabled", "is_autocast_enabled"), "runtime.devices.autocast"
    ),
    **dict.fromkeys(("is_anomaly_check_nan_enabled", "is_anomaly_enabled"), "runtime.autograd.anomaly_mode"),
    "frombuffer": "runtime.tensor.buffers",
    "is_inference_mode_enabled": "runtime.guards",
}  # fmt: skip
# What the stub of a package declares itself, with the package's own Tensor.
DECLARED = frozenset(
    ("Tensor", "as_tensor", "asarray", "bool_ as bool", "enable_grad", "from_dlpack", "from_numpy", "inference_mode",
     "is_tensor", "no_grad", "operators as registered_operators", "set_grad_enabled", "tensor")
)  # fmt: skip


def shown_imports() -> list[tuple[str, str]]:
    """Module and name of everything that a package shows as the runtime declares it."""
    pairs = ((module, name) for module, names in IMPORTS for name in names.split(", "))
    later = ((module, name) for name, module in LATER_NAMES.items())
    return [(module, name) for module, name in (*pairs, *later) if name not in DECLARED]


def own_names() -> frozenset[str]:
    """All names that no function of an operator can have."""
    imported = (one.rpartition(" as ")[2] for _, names in (("math", NUMBERS), *IMPORTS) for one in names.split(", "))
    dtypes = (name for names in DTYPES for name in names)
    return frozenset((*imported, *dtypes, NEW_AXIS, REGISTERED, *PARTS, *LATER, *LATER_NAMES))
