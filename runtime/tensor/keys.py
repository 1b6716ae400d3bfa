"""Dispatch keys and key sets.

A key set is an ``int`` with one bit a key, so that the union of two tensors' sets is one ``|`` and a table look-up is
one dictionary access. The lower bits are backends: where the memory of the tensors lies. The higher bits are
functionalities, which know no backend: arguments that take functions over, batches, forward mode, autograd, and the
layout of tensors that store the elements at some coordinates alone. Higher bits are served first. Tensors bring most of
them; the others are keys of a thread, in which somebody looks on: see :mod:`runtime.dispatch.interposing`.

A kernel stands in a table under a functionality, under a backend, or under both, as in ``AUTOGRAD | CPU``: it serves
that functionality for tensors of that backend alone, before the kernel of the functionality.
"""

from __future__ import annotations

from runtime.errors import ArgumentError

CPU = 1 << 0
META = 1 << 1
CUDA = 1 << 2
BACKENDS = (1 << 14) - 1  # the bits of all backends, those that no backend has yet among them
SPARSE = 1 << 14  # of tensors that store the elements at some coordinates; they have the key of a backend as well
SPARSE_CSR = 1 << 15  # of tensors whose rows or columns are compressed, as in the layout sparse_csr; with a backend's
SPARSE_LAYOUTS = SPARSE | SPARSE_CSR  # of tensors that do not store all elements
STORAGE = BACKENDS | SPARSE_LAYOUTS  # how the memory of a tensor is to be read
OTHER_BACKENDS = STORAGE & ~CPU  # a tensor with one of these keys has no array

TORCH_DISPATCH = 1 << 16
AUTOGRAD = 1 << 17
TRACER = 1 << 18  # of a thread that records its calls in a graph: above autograd, so that composites come whole
INFERENCE = 1 << 19  # of tensors that were made within inference_mode(): see runtime/autograd/inference.py
INFERENCE_MODE = 1 << 20  # of a thread within that mode
FORWARD_AD = 1 << 24
VMAP_MODE = 1 << 25
BATCHED = 1 << 26
AUTOCAST = 1 << 27
TORCH_FUNCTION = 1 << 28
TORCH_FUNCTION_MODE = 1 << 29
PROFILER = 1 << 30
FUNCTIONALITY = AUTOGRAD | FORWARD_AD
COMPOSED = STORAGE | FUNCTIONALITY  # what a composite serves by the operators that it calls; keys above take it whole
# Bits of look-ups that no kernel serves: the hops of a call are recorded (:mod:`runtime.dispatch.hops`);
# a kernel for Autograd, which serves all tensors, has already had the call.
HOPS = 1 << 22
PAST_AUTOGRAD = 1 << 23
PYTHON_DISPATCHER = 1 << 21  # kernels that programs gave for the Python dispatcher are served
OF_THREADS = HOPS | PYTHON_DISPATCHER  # interposed kernels go on with these
MODIFIERS = PAST_AUTOGRAD | OF_THREADS
BELOW_FORWARD = ~FORWARD_AD
BELOW_AUTOGRAD = ~FUNCTIONALITY

_BACKENDS: dict[int, str] = {CPU: "CPU", META: "Meta", CUDA: "CUDA"}
_FUNCTIONALITIES: dict[int, str] = {
    SPARSE: "Sparse", SPARSE_CSR: "SparseCsr", TORCH_DISPATCH: "TorchDispatch", AUTOGRAD: "Autograd", TRACER: "Tracer",
    INFERENCE: "Inference", INFERENCE_MODE: "InferenceMode", FORWARD_AD: "ForwardAD", VMAP_MODE: "VmapMode",
    BATCHED: "Batched", AUTOCAST: "Autocast", TORCH_FUNCTION: "TorchFunction",
    TORCH_FUNCTION_MODE: "TorchFunctionMode", PROFILER: "Profiler",
}  # fmt: skip
_PER_BACKEND = (AUTOGRAD, SPARSE_CSR, SPARSE)  # functionalities of which a backend may have a kernel of its own
# PyTorch's backends by the types of its devices. Those without a bit get one when something is registered for them.
OF_DEVICES = {
    "cpu": "CPU", "cuda": "CUDA", "meta": "Meta", "xpu": "XPU", "mps": "MPS", "hpu": "HPU", "xla": "XLA", "ipu": "IPU",
    "mtia": "MTIA", "maia": "MAIA", "ve": "VE", "lazy": "Lazy", "privateuseone": "PrivateUse1",
}  # fmt: skip
SYNONYMS = {"FuncTorchBatched": "Batched"}  # PyTorch's words for keys that have another name here

# Alias keys stand for several keys at once in a table; a kernel under the key itself goes before one under an alias.
COMPOSITE_EXPLICIT_AUTOGRAD = "CompositeExplicitAutograd"
COMPOSITE_IMPLICIT_AUTOGRAD = "CompositeImplicitAutograd"
ALIASES = (COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD)

VMAP_RULE = "vmap"  # no key: where the rule for batches stands that a program registered
BATCH_RULE = "batch"  # no key: where the rule of an entry stands that its kernel for batches is made of
WORDS = frozenset((*ALIASES, VMAP_RULE, BATCH_RULE))  # what stands in a table beside keys


def names() -> dict[str, int | str]:
    """Every name under which a kernel can be registered, with its key: ``"CPU"``, ``"Autograd"``, ``"AutogradCPU"``."""
    both = {
        _FUNCTIONALITIES[key] + name: key | backend for key in _PER_BACKEND for backend, name in _BACKENDS.items()
    }
    single = {name: key for key, name in (*_BACKENDS.items(), *_FUNCTIONALITIES.items())}
    return single | both | {alias: alias for alias in ALIASES}


def key_named(name: str) -> int | str | None:
    """The key, or alias, of a name that PyTorch or a program gives it; None where there is none.

    A backend of PyTorch's that has no bit yet gets the next free one.
    """
    name = SYNONYMS.get(name, name)
    if (key := names().get(name)) is not None:
        return key
    functionality = next((key for key in _PER_BACKEND if name.startswith(_FUNCTIONALITIES[key])), 0)
    backend = name.removeprefix(_FUNCTIONALITIES[functionality]) if functionality else name
    return functionality | register_backend(backend) if backend in OF_DEVICES.values() else None


def backend_named(name: str) -> int:
    """The key of a backend of PyTorch's by name, or of its sparse tensors; ArgumentError for another name."""
    key = key_named(name)
    if not isinstance(key, int) or key & ~STORAGE:
        msg = f"backend_named(): {name!r} is no backend; there are {', '.join(dict.fromkeys(OF_DEVICES.values()))}"
        raise ArgumentError(msg)
    return key


def rename_backend(old: str, new: str) -> tuple[int, int] | None:
    """Let `new` be the name of the key of `old`. None, or the keys of both where each has one already."""
    by_name = {name: key for key, name in _BACKENDS.items()}
    if old in by_name and new in by_name:
        return by_name[old], by_name[new]
    if old in by_name:
        _BACKENDS[by_name[old]] = new
    return None


def name_of(key: int | str) -> str:
    """The name of a key, of a functionality for one backend, or of an alias."""
    return next((name for name, value in names().items() if value == key), str(key))


def register_backend(name: str) -> int:
    """The key of the backend `name`: the next free bit where it has none yet.

    Raises ArgumentError for a name that is no identifier or that stands for another key, and where all bits are
    taken.
    """
    for key, backend in _BACKENDS.items():
        if backend == name:
            return key
    if not name.isidentifier() or name in names():
        msg = f"register_backend(): {name!r} cannot name a backend; use an identifier other than {', '.join(names())}"
        raise ArgumentError(msg)
    key = 1 << max(_BACKENDS).bit_length()
    if not key & BACKENDS:
        msg = f"register_backend(): all {BACKENDS.bit_length()} backends are taken: {', '.join(_BACKENDS.values())}"
        raise ArgumentError(msg)
    _BACKENDS[key] = name
    return key


def describe(keyset: int) -> str:
    """The names of the keys in `keyset`, highest priority first."""
    backends = [key for key in sorted(_BACKENDS, reverse=True) if keyset & key]
    described = []
    for key in sorted(_FUNCTIONALITIES, reverse=True):
        if keyset & key and key in _PER_BACKEND and backends:
            described += [_FUNCTIONALITIES[key] + _BACKENDS[backend] for backend in backends]
        elif keyset & key:
            described.append(_FUNCTIONALITIES[key])
    return ", ".join([*described, *map(_BACKENDS.__getitem__, backends)]) or "no key"


def highest(keyset: int) -> int:
    """The key of `keyset` that is served first, 0 for the empty set."""
    return 1 << (keyset.bit_length() - 1) if keyset else 0
