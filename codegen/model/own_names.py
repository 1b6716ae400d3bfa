"""Names of every package besides operators: the module each comes from, and short names of dtypes."""

from __future__ import annotations

NUMBERS = "e, inf, nan, pi"  # of the module math
# Modules, and what is imported from each, in the words of an import.
IMPORTS = (
    ("runtime", "__version__"),
    ("runtime.autograd", "Function, enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled"),
    (
        "runtime.tensor.device",
        ("channels_last, channels_last_3d, contiguous_format, device, layout, memory_format, preserve_format, "
         "sparse_bsc, sparse_bsr, sparse_coo, sparse_csc, sparse_csr, strided"),
    ),
    (
        "runtime.devices",
        ("are_deterministic_algorithms_enabled, compile, get_default_device, get_float32_matmul_precision, "
         "set_default_device, set_float32_matmul_precision, use_deterministic_algorithms"),
    ),
    ("runtime.dispatch.library", "Library"),
    ("runtime.dispatch.registry", "operators as registered_operators"),
    ("runtime.errors", "OutOfMemoryError"),
    (
        "runtime.tensor.dtypes",
        ("bfloat16, can_cast, complex64, complex128, dtype, float16, float32, float64, get_default_dtype, int8, int16, "
         "int32, int64, promote_types, set_default_dtype, uint8, uint16, uint32, uint64"),
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
    (
        "runtime.sparse.compressed.construction",
        "sparse_bsc_tensor, sparse_bsr_tensor, sparse_compressed_tensor, sparse_csc_tensor, sparse_csr_tensor",
    ),
    ("runtime.sparse.construction", "sparse_coo_tensor"),
    (
        "runtime.sparse.validation",
        ("_convert_indices_from_coo_to_csr, _convert_indices_from_csr_to_coo, _sparse_broadcast_to, "
         "_sparse_compressed_tensor_with_dims, _validate_compressed_sparse_indices, _validate_sparse_bsc_tensor_args, "
        "_validate_sparse_bsr_tensor_args, _validate_sparse_compressed_tensor_args, _validate_sparse_coo_tensor_args, "
        "_validate_sparse_csc_tensor_args, _validate_sparse_csr_tensor_args"),
    ),
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
# What packages have of the runtime under PyTorch's names, each loaded when it is first used: its place, the module of
# the runtime, and what it is.
LOADED = (
    ("nn/grad", "runtime.nn.grad", "Gradients of convolutions as functions."),
    ("nn/init", "runtime.nn.init", "Initial values of parameters."),
    ("nn/parameter", "runtime.nn.uninitialized", "Parameters and buffers."),
    ("nn/utils/clip_grad", "runtime.nn.utils.gradients", "Gradients that are too long."),
    ("nn/utils/convert_parameters", "runtime.nn.utils.vectors", "Parameters as one vector."),
    ("nn/utils/fusion", "runtime.nn.utils.fusion", "Normalisation taken into the layer before it."),
    ("nn/utils/init", "runtime.nn.utils.making", "Modules without their first values."),
    ("nn/utils/memory_format", "runtime.nn.utils.making", "Weights of convolutions in another layout."),
    ("nn/utils/prune", "runtime.nn.utils.prune", "Parameters some of whose elements are zeros."),
    ("nn/utils/rnn", "runtime.nn.utils.rnn", "Sequences of different lengths."),
    ("nn/utils/parametrize", "runtime.nn.utils.parametrize", "Parameters that are computed from others."),
    ("nn/utils/parametrizations", "runtime.nn.utils.parametrizations", "Weights that keep to a form."),
    ("nn/utils/stateless", "runtime.func.calling", "Modules as functions of their parameters."),
    ("nn/utils/__init__", "runtime.nn.utils", "What training loops do to parameters and gradients."),
    ("nn/quantized", "runtime.nn.floats", "Operators as modules, in floating point."),
    ("ao/__init__", "runtime.nn.floats", "Numbers that could be integers."),
    ("ao/quantization", "runtime.nn.floats", "Where numbers may become integers; they do not."),
    ("nn/parallel", "runtime.nn.parallel", "Modules on several devices, or in several processes."),
    ("nn/attention/bias", "runtime.nn.causal", "Masks of causal attention."),
    ("nn/attention/flex_attention", "runtime.nn.flex", "Attention by functions of scores and places."),
    ("nn/attention/__init__", "runtime.nn.sdpa", "Kernels of attention, of which there is one."),
    ("utils/data/__init__", "runtime.data", "Loading data."),
    ("utils/data/dataloader", "runtime.data.loader", "DataLoader, and how it puts samples together."),
    ("utils/data/dataset", "runtime.data.dataset", "Datasets."),
    ("utils/data/sampler", "runtime.data.samplers", "Samplers."),
    ("utils/data/distributed", "runtime.data.samplers", "The sampler of one process of several."),
    ("utils/data/_utils/__init__", "runtime.data.fetching", "How batches are made."),
    ("utils/data/_utils/collate", "runtime.data.collate", "Samples as a batch."),
    ("utils/data/_utils/worker", "runtime.data.worker", "What runs in a worker."),
    ("utils/_contextlib", "runtime.devices.contexts", "Context managers that are decorators."),
    ("utils/benchmark", "runtime.profiler.timing", "How long statements take."),
    ("utils/model_zoo", "runtime.files.model_zoo", "Weights from the network."),
    ("utils/serialization", "runtime.files.settings", "How files are read where a call does not say it."),
    ("utils/tensorboard", "runtime.profiler.tensorboard", "Events that the program tensorboard shows."),
    ("utils/weak", "runtime.tensor.weak", "Dicts that do not keep their tensors."),
    ("_utils", "runtime.nn.utils.flat", "Tensors as one vector."),
    ("utils/_pytree", "runtime.autograd.tree_places", "Values in containers, however nested."),
    ("utils/checkpoint", "runtime.autograd.checkpoint", "Results that backward computes again."),
    ("utils/module_tracker", "runtime.nn.utils.tracker", "Which modules run."),
    ("func", "runtime.func", "Derivatives as functions."),
    ("sparse", "runtime.sparse.functions", "Functions of tensors that store some of their elements."),
    ("accelerator", "runtime.devices.accelerator", "The devices beside the CPU that a program has registered."),
    ("devices", "runtime.devices.public", "Types of devices that a program brings."),
    ("amp", "runtime.amp", "Mixed precision."),
    ("compiler", "runtime.capture.compiler", "What programs tell compile, and ask it."),
    ("cpu", "runtime.devices.processor", "What portable programs ask of a device, of the CPU."),
    ("cuda/__init__", "runtime.devices.cuda", "Graphics processors, of which there are none."),
    ("cuda/amp", "runtime.amp.cuda", "Mixed precision by its older names."),
    ("classes", "runtime.dispatch.custom_classes", "Classes of C++, of which there are none."),
    ("distributed/__init__", "runtime.distributed", "Programs of several processes."),
    ("distributed/device_mesh", "runtime.distributed.device_mesh", "Ranks in rows and columns."),
    ("distributed/_tensor/__init__", "runtime.distributed.sharded", "Tensors that are split over ranks."),
    ("distributed/_tensor/experimental", "runtime.distributed.sharded", "How tensors are mixed with split ones."),
    ("distributed/_composable/__init__", "runtime.distributed.sharded", "Modules that are split over ranks."),
    ("distributed/_composable/fsdp", "runtime.distributed.sharded", "Modules that are split over ranks."),
    ("distributed/algorithms/__init__", "runtime.distributed.comm_hooks", "How gradients are averaged."),
    ("distributed/algorithms/_checkpoint/__init__", "runtime.autograd.checkpoint", "Results that are computed again."),
    (
        "distributed/algorithms/_checkpoint/checkpoint_wrapper", "runtime.distributed.activation_wrappers",
        "Modules that do not keep intermediate results.",
    ),
    ("distributed/algorithms/ddp_comm_hooks/__init__", "runtime.distributed.comm_hooks", "How gradients are averaged."),
    (
        "distributed/algorithms/ddp_comm_hooks/default_hooks", "runtime.distributed.comm_hooks",
        "How gradients are averaged.",
    ),
    (
        "distributed/algorithms/ddp_comm_hooks/powerSGD_hook", "runtime.distributed.power_sgd",
        "Gradients as products of narrow matrices.",
    ),
    ("distributed/algorithms/join", "runtime.distributed.join", "Ranks with different numbers of batches."),
    ("distributed/autograd", "runtime.devices.rpc", "Gradients through other processes, of which there are none."),
    ("distributed/elastic/__init__", "runtime.distributed.failures", "Processes that are started for a program."),
    ("distributed/elastic/multiprocessing/__init__", "runtime.distributed.failures", "Processes, and their errors."),
    ("distributed/elastic/multiprocessing/errors", "runtime.distributed.failures", "Errors of processes."),
    ("distributed/checkpoint/__init__", "runtime.distributed.checkpoint", "States of a job in a folder."),
    ("distributed/checkpoint/filesystem", "runtime.distributed.checkpoint", "Folders of checkpoints."),
    ("distributed/checkpoint/default_planner", "runtime.distributed.planners", "What is saved, under which names."),
    ("distributed/checkpoint/metadata", "runtime.distributed.planners", "Names of values in a checkpoint."),
    ("distributed/checkpoint/planner", "runtime.distributed.planners", "What is saved, under which names."),
    ("distributed/checkpoint/state_dict", "runtime.distributed.state_dicts", "States by the names of parameters."),
    ("distributed/checkpoint/stateful", "runtime.distributed.planners", "What has a state."),
    ("distributed/checkpoint/hf_storage", "runtime.distributed.sharded", "Files of split tensors."),
    ("distributed/_functional_collectives", "runtime.distributed.functional_collectives", "Collectives with results."),
    ("distributed/optim", "runtime.distributed.zero", "Optimisers whose states are divided among ranks."),
    ("distributed/launch", "runtime.distributed.run", "The launcher by its older name."),
    ("distributed/run", "runtime.distributed.run", "A program in several processes: the launcher."),
    ("distributed/fsdp", "runtime.distributed.sharded", "Modules that are split over ranks."),
    ("distributed/nn/__init__", "runtime.distributed.functional", "Collectives with gradients."),
    ("distributed/nn/functional", "runtime.distributed.functional", "Collectives with gradients."),
    ("quasirandom", "runtime.data.quasirandom", "Points that fill a cube evenly."),
    ("distributed/rpc", "runtime.devices.rpc", "Calls into other processes, of which there are none."),
    ("distributed/tensor/__init__", "runtime.distributed.tensor_names", "Tensors that are split over ranks."),
    ("distributed/tensor/parallel", "runtime.distributed.tensor_parallel", "Layers that ranks compute together."),
    ("distributed/tensor/experimental", "runtime.distributed.sharded", "How tensors are mixed with split ones."),
    ("distributed/tensor/placement_types", "runtime.distributed.placements", "Layouts of tensors on a mesh."),
    ("distributed/tensor/_utils", "runtime.distributed.placements", "Sizes of the parts of a tensor on a mesh."),
    ("jit", "runtime.capture.jit", "Programs as graphs: traces, files, and decorators."),
    ("futures", "runtime.devices.futures", "Results that are still to come."),
    ("ops", "runtime.dispatch.ops", "Operators by their place in PyTorch's registry."),
    ("overrides", "runtime.dispatch.overrides", "Functions that arguments and modes take over."),
    ("random", "runtime.devices.random", "The stream of random numbers."),
    ("export", "runtime.capture.export", "Modules as programs of their own, without the code that defined them."),
    ("_export/__init__", "runtime.capture.export.cases", "Examples of programs for export."),
    ("_export/db/__init__", "runtime.capture.export.cases", "Examples of programs for export."),
    ("_export/db/case", "runtime.capture.export.cases", "What examples of programs say of themselves."),
    ("fx/__init__", "runtime.capture.fx", "Programs as graphs that can be looked at, changed, and run."),
    ("fx/experimental/__init__", "runtime.capture.fx.dispatch_graphs", "Graphs of dispatched operators."),
    ("fx/experimental/proxy_tensor", "runtime.capture.fx.dispatch_graphs", "Graphs of dispatched operators."),
    ("fx/immutable_collections", "runtime.capture.fx.immutable_collections", "Lists and dicts of arguments."),
    ("fx/experimental/optimization", "runtime.capture.fx.passes.optimization", "Models that are not trained any more."),
    ("fx/operator_schemas", "runtime.capture.fx.operator_schemas", "Arguments of calls by their signatures."),
    ("fx/passes/__init__", "runtime.capture.fx.passes", "Passes over graphs."),
    ("fx/passes/graph_drawer", "runtime.capture.fx.passes.graph_drawer", "Drawings of graphs."),
    ("fx/passes/infra/__init__", "runtime.capture.fx.passes", "Passes as classes, and their order."),
    ("fx/passes/infra/partitioner", "runtime.capture.fx.passes.partitioner", "Graphs by what is supported."),
    ("fx/passes/infra/pass_base", "runtime.capture.fx.passes.pass_base", "Passes as classes."),
    ("fx/passes/infra/pass_manager", "runtime.capture.fx.passes.pass_manager", "Passes in an order."),
    ("fx/passes/operator_support", "runtime.capture.fx.passes.operator_support", "What nodes are supported."),
    ("fx/passes/shape_prop", "runtime.capture.fx.passes.shape_prop", "Shapes of the values of a graph."),
    ("fx/passes/split_module", "runtime.capture.fx.passes.split_module", "Graphs cut into submodules."),
    ("fx/passes/utils/__init__", "runtime.capture.fx.passes", "Where patterns occur."),
    ("fx/passes/utils/matcher_utils", "runtime.capture.fx.passes.matcher", "Where patterns occur."),
    ("fx/subgraph_rewriter", "runtime.capture.fx.subgraph_rewriter", "Patterns replaced by others."),
    ("fx/traceback", "runtime.capture.fx.traceback", "What is noted of nodes."),
    ("onnx", "runtime.capture.onnx", "Programs as files of ONNX."),
    ("library", "runtime.autograd.libraries", "Operators that a program writes in Python."),
    ("_C/__init__", "runtime.autograd.internals", "What programs ask of PyTorch's extension module."),
    ("_C/_nn", "runtime.nn.moving", "What arguments of to() ask for."),
    ("_dispatch/__init__", "runtime.dispatch.python_dispatcher", "Kernels in Python before others."),
    ("_dispatch/python", "runtime.dispatch.python_dispatcher", "Kernels in Python before others."),
    ("_tensor_str", "runtime.tensor.shown", "How tensors are shown."),
    ("_dynamo/__init__", "runtime.capture.dynamo", "What programs tell compile, under the name of PyTorch's compiler."),
    ("_dynamo/_trace_wrapped_higher_order_op", "runtime.capture.dynamo", "Indices under vmap."),
    ("_dynamo/eval_frame", "runtime.capture.dynamo", "Modules that were given to compile."),
    ("_dynamo/utils", "runtime.capture.dynamo", "What programs ask compile."),
    ("_dynamo/exc", "runtime.capture.dynamo", "Errors of compile."),
    ("_higher_order_ops/__init__", "runtime.capture.control_flow", "Branches and loops as functions."),
    ("_higher_order_ops/cond", "runtime.capture.control_flow", "Branches as functions."),
    ("_higher_order_ops/while_loop", "runtime.capture.control_flow", "Loops as functions."),
    ("__future__", "runtime.nn.conversions", "How conversions of modules replace parameters."),
    ("_functorch/__init__", "runtime.func.modules", "Derivatives, and modules as functions of their parameters."),
    ("utils/cpp_extension", "runtime.devices.cpp_extension", "Operators in C++, of which none is compiled."),
    ("_subclasses/__init__", "runtime.capture.fake_tensors", "Tensors without elements."),
    ("_subclasses/fake_tensor", "runtime.capture.fake_tensors", "Tensors without elements."),
    ("_subclasses/functional_tensor", "runtime.devices.fakes", "Tensors of a tracer, of which there are none."),
    ("utils/_python_dispatch", "runtime.dispatch.python_dispatch", "Modes and tensors that have calls."),
    ("__config__", "runtime.devices.config", "How the package was built."),
    ("types", "runtime.devices.types", "Types for annotations."),
    ("storage", "runtime.tensor.types", "The memory of tensors."),
    ("version", "runtime.devices.version", "Versions."),
    ("multiprocessing", "runtime.data.processes", "Processes that share tensors."),
    ("hub", "runtime.files.hub", "Files from the network, kept in a folder."),
    ("nn/common_types", "runtime.nn.common_types", "Types of sizes."),
    ("utils/collect_env", "runtime.devices.collect_env", "What reports say about a machine."),
    ("utils/dlpack", "runtime.tensor.exchange", "Memory shared with other libraries."),
    ("utils/flop_counter", "runtime.profiler.flops", "How many operations products take."),
    ("utils/hooks", "runtime.nn.backward_hooks", "Handles of hooks, and the hooks of modules."),
    ("autograd/grad_mode", "runtime.guards", "Whether operations are recorded."),
    ("testing", "runtime.testing", "Comparisons for tests."),
    ("backends", "runtime.devices.backends", "Libraries that are not used."),
    ("profiler", "runtime.profiler", "What a program spends its time on."),
    ("serialization", "runtime.files", "Files of tensors."),
    ("autograd/anomaly_mode", "runtime.autograd.anomaly_mode", "Finding errors in backward passes."),
    ("autograd/function", "runtime.autograd.function", "Operations whose forward and backward are Python."),
    ("autograd/functional", "runtime.func.products", "Products with Jacobians and Hessians of functions of tensors."),
    ("autograd/graph", "runtime.autograd.graph", "Graphs of autograd seen from outside."),
    ("autograd/variable", "runtime.autograd.variable", "An older name of tensors."),
    ("autograd/profiler", "runtime.profiler.older", "The profiler by its older name."),
    ("optim/lr_scheduler", "runtime.optim.lr_scheduler", "Learning rates that change from step to step."),
    ("utils/_foreach_utils", "runtime.optim.conventions", "Lists of tensors that belong together."),
    ("_custom_ops", "runtime.autograd.custom_ops", "Operators that a program writes in Python, by their older place."),
    ("optim/optimizer", "runtime.optim.conventions", "The base class of optimisers."),
    ("optim/swa_utils", "runtime.optim.swa_utils", "Averages of the models that training passes through."),
    ("distributions/__init__", "runtime.distributions", "Probability distributions."),
    ("distributions/constraints", "runtime.distributions.constraints", "Conditions on values."),
    ("distributions/constraint_registry", "runtime.distributions.constraint_registry", "Transforms of constraints."),
    ("distributions/kl", "runtime.distributions.kl", "Divergences of distributions."),
    ("distributions/transforms", "runtime.distributions.all_transforms", "Invertible functions."),
    ("distributions/utils", "runtime.distributions.values", "Parameters of distributions."),
)
# Those that are commands as well, by `python -m`.
COMMANDS = ("distributed/launch", "distributed/run")
# Modules of the package itself that are loaded when they are first used.
LATER = tuple(
    sorted({"array_api", *(name for path, *_ in LOADED if "/" not in (name := path.removesuffix("/__init__")))})
)
# Modules that are loaded when one of their names is first used as a name of the package.
LATER_NAMES = {
    "runtime.amp": "GradScaler",
    "runtime.amp.autocast_mode": (
        "autocast, autocast_decrement_nesting, autocast_increment_nesting, clear_autocast_cache, "
        "get_autocast_cpu_dtype, get_autocast_dtype, get_autocast_gpu_dtype, is_autocast_cache_enabled, "
        "is_autocast_cpu_enabled, is_autocast_enabled, set_autocast_cache_enabled, set_autocast_cpu_dtype, "
        "set_autocast_cpu_enabled, set_autocast_dtype, set_autocast_enabled, set_autocast_gpu_dtype"
    ),
    "runtime.autograd.anomaly_mode": "is_anomaly_check_nan_enabled, is_anomaly_enabled, set_anomaly_enabled",
    "runtime.tensor.buffers": "from_file, frombuffer",
    "runtime.devices.settings": (
        "get_deterministic_debug_mode, get_device, get_num_interop_threads, is_distributed, "
        "is_deterministic_algorithms_warn_only_enabled, is_inference, is_storage, is_warn_always_enabled, "
        "set_deterministic_debug_mode, set_flush_denormal, set_num_interop_threads, set_warn_always"
    ),
    "runtime.devices.older_names": "has_cuda, has_cudnn, has_mkldnn, has_mps",
    "runtime.dispatch.internals": "has_lapack, has_mkl, has_openmp, has_spectral",
    "runtime.devices.checks": (
        "_assert, _assert_async, _check, _check_index, _check_is_size, _check_not_implemented, _check_tensor_all, "
        "_check_type, _check_value"
    ),
    "runtime.capture.control_flow": "cond, while_loop",
    "runtime.dispatch.tags": "Tag",
    "runtime.tensor.exchange": "to_dlpack",
    "runtime.devices.symbols": (
        "SymBool, SymFloat, SymInt, sym_float, sym_int, sym_ite, sym_max, sym_min, sym_not, sym_sqrt, sym_sum"
    ),
    "runtime.guards": "is_inference_mode_enabled",
    "runtime.capture.jit": "ScriptFunction, ScriptModule",
    "runtime.devices.futures": "Future",
    "runtime.devices.cuda": "Event, Stream",
    "runtime.devices.registry": "_register_device_module, get_device_module",
    "runtime.files.records": "PyTorchFileReader",
    "runtime.tensor.types": "TypedStorage, UntypedStorage",
    "runtime.tensor.legacy_storages": (
        "BFloat16Storage, BoolStorage, ByteStorage, CharStorage, ComplexDoubleStorage, ComplexFloatStorage, "
        "DoubleStorage, FloatStorage, HalfStorage, IntStorage, LongStorage, ShortStorage, Storage"
    ),
    "runtime.tensor.absent": (
        "bits1x8, bits2x4, bits4x2, bits8, bits16, chalf, complex32, float4_e2m1fn_x2, float8_e4m3fn, float8_e4m3fnuz, "
        "float8_e5m2, float8_e5m2fnuz, float8_e8m0fnu, qint8, qint32, quint2x4, quint4x2, quint8"
    ),
}
# The module among them whose names warn, as they are older ones: `dir` of a package does not show these.
WARNING = "runtime.devices.older_names"
# What the stub of a package declares itself, with the package's own Tensor.
DECLARED = frozenset(
    ("Tensor", "as_tensor", "asarray", "bool_ as bool", "enable_grad", "from_dlpack", "from_numpy", "inference_mode",
     "is_tensor", "no_grad", "operators as registered_operators", "set_grad_enabled", "tensor")
)  # fmt: skip


def shown_imports() -> list[tuple[str, str]]:
    """Module and name of everything that a package shows as the runtime declares it."""
    pairs = ((module, name) for module, names in (*IMPORTS, *LATER_NAMES.items()) for name in names.split(", "))
    return [(module, name) for module, name in pairs if name not in DECLARED]


def shown_parts() -> list[str]:
    """The parts that a package shows as modules of its own."""
    return [part for part in PARTS + LATER if not part.startswith("_")]


def own_names() -> frozenset[str]:
    """All names that no function of an operator can have."""
    lists = (NUMBERS, *[names for _, names in IMPORTS], *LATER_NAMES.values())
    imported = (word.rpartition(" as ")[2] for names in lists for word in names.split(", "))
    dtypes = (name for names in DTYPES for name in names)
    return frozenset((*imported, *dtypes, NEW_AXIS, REGISTERED, *PARTS, *LATER))
