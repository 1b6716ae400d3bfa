"""``ow.devices.register``: one call makes a type of device out of functions that move bytes.

Views, copies, factories, gradients, files and modules follow from these functions; kernels are registered one by one
with ``Library.impl``, under the name of the device in capitals, and what has none runs on the CPU
(:mod:`runtime.devices.fallback`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from runtime import parts
from runtime.devices import views
from runtime.devices.derived import copier_of
from runtime.devices.fallback import by_cpu
from runtime.devices.namespace import DeviceModule, check_allocator
from runtime.dispatch import registry as operators
from runtime.dispatch import schemas
from runtime.dispatch.devices import copies_between, no_copies
from runtime.dispatch.operator import FALLBACKS, INTERPOSERS, Operator
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, RegistrationError
from runtime.tensor import Tensor, keys, make_tensor
from runtime.tensor.backends import BY_KEY, BY_NAME, DeviceBackend, tell_listeners
from runtime.tensor.device import OTHERS, cpu
from runtime.tensor.device import device as device_type
from runtime.tensor.keys import OF_DEVICES, SYNONYMS, register_backend
from runtime.tensor.plans import is_on_meta

_PROGRAM = "PrivateUse1"  # PyTorch's key of the backend that a program brings
_RESERVED = ("cpu", "cuda", "meta")
_modules: dict[str, DeviceModule] = {}


def register(
    name: str, *, allocator: Any, copy_in: Callable[..., Any], copy_out: Callable[..., Any],
    copy_within: Callable[..., Any], count: Callable[[], int] | int = 1,
    synchronize: Callable[[int], Any] | None = None, streams: Any = None,
    generator: Callable[[int], Any] | None = None, compile: Callable[[Any], Any] | None = None,  # noqa: A002
    host_allocator: Any = None, worker: bool = False,
) -> DeviceModule:  # fmt: skip
    """Make `name` a type of device, as ``"npu"``; returns the module that has its functions, ``ow.npu``.

    `allocator`: ``allocate(nbytes, index)`` gives a :class:`DataPtr`, whose deleter frees the memory once no tensor
    views it; with ``empty_cache()`` and ``memory_reserved(index)`` where it keeps memory. `copy_in`:
    ``copy_in(to, offset, source)`` writes the bytes of a NumPy array of uint8 behind the first `offset` bytes of a
    DataPtr, and has read them when it returns. `copy_out`: ``copy_out(target, source, offset)`` fills such an array
    from there. `copy_within`: ``copy_within(to, to_offset, source, source_offset, nbytes)`` copies on one device.
    `count`: how many devices there are, or a function that says it. `synchronize`: ``synchronize(index)`` waits for
    what a device does. `streams`: an object with the classes Stream and Event and PyTorch's functions of streams.
    `generator`: ``generator(index)`` gives an object with ``manual_seed``, ``get_state`` and ``set_state``; without it
    random numbers are those of the CPU. `compile`: ``compile(kernel)`` turns an :class:`ElementKernel` into a function
    ``launch(outs, operands, numbers)``, and a :class:`LineKernel` into ``launch(outs, operands, numbers, reduced)``, or
    gives None where it cannot; elementwise operators, reductions, scans, and the formulas of gradients that compute as
    these do are then kernels of the device. `host_allocator`: an allocator of pinned memory, which the device reads by
    itself, for :meth:`Tensor.pin_memory`; without it pinned memory is ordinary memory that says that it is pinned.
    `worker`: whether backward passes compute in a thread for each device, hooks included, as on PyTorch's accelerators.

    Raises ValueError for a name that is taken, that is no identifier in small letters, or that begins with cpu, cuda or
    meta, and TypeError for what is no function.
    """
    _check_name(name)
    check_allocator("register", allocator)
    if host_allocator is not None:
        check_allocator("register", host_allocator)
    functions = {"copy_in": copy_in, "copy_out": copy_out, "copy_within": copy_within}
    functions |= {} if synchronize is None else {"synchronize": synchronize}
    functions |= {} if generator is None else {"generator": generator}
    functions |= {} if compile is None else {"compile": compile}
    for argument, function in functions.items():
        if not callable(function):
            msg = f"register(): {argument} must be a function, got {type(function).__name__}"
            raise ArgumentError(msg)
    key = register_backend(OF_DEVICES.get(name, name.upper()))
    waits = synchronize or (lambda _: None)
    backend = DeviceBackend(
        name, key, allocator, copy_in, copy_out, copy_within, _counting(count), waits, streams, generator,
        compile, host_allocator, worker,
    )
    backend.copy_elements = copier_of(backend)
    try:
        _install(backend)
    except BaseException:
        backend.undo.close()
        raise
    return _modules[name]


def unregister(name: str, *, force: bool = False) -> None:
    """Undo :func:`register`, for tests; kernels of the backend go with it.

    RuntimeError while tensors have memory there, unless it is forced, after which these can only be freed, and where
    nothing is registered.
    """
    backend = BY_NAME.get(name)
    if backend is None:
        msg = f"unregister(): '{name}' is no registered device; there are {', '.join(BY_NAME) or 'none'}"
        raise RegistrationError(msg)
    pieces = sum(use.pieces for use in backend.uses.values())
    if pieces and not force:
        msg = f"unregister(): {pieces} storages still lie on the device {name}"
        raise ComputeError(msg)
    backend.undo.close()
    for name_in_pytorch in [item for item, name in SYNONYMS.items() if name.endswith(keys.name_of(backend.key))]:
        del SYNONYMS[name_in_pytorch]


def registered() -> tuple[str, ...]:
    """The types of devices that are registered, in the order in which they were."""
    return tuple(BY_NAME)


def get_device_module(device: Any = None) -> ModuleType:
    """The module with the functions of a device, such as ``ow.npu``; of the accelerator where none is named."""
    name = next(iter(BY_NAME), cpu.type) if device is None else device_type(device).type
    if name in _modules:
        return _modules[name]
    return import_module(f"runtime.devices.{'processor' if name == cpu.type else name}")


def module_of(name: str) -> DeviceModule | None:
    """The module with the functions of a type of device."""
    return _modules.get(name)


def rename_privateuse1_backend(backend_name: str) -> None:
    """Let ``"PrivateUse1"`` stand for the backend of a type of device, registered or not yet, as in PyTorch."""
    if backend_name not in BY_NAME:
        _check_name(backend_name)
    name = OF_DEVICES.setdefault(backend_name, backend_name.upper())
    if SYNONYMS.get(_PROGRAM, name) != name:
        msg = f"rename_privateuse1_backend(): {_PROGRAM} is the backend {SYNONYMS[_PROGRAM]} already"
        raise RegistrationError(msg)
    if (both := keys.rename_backend(_PROGRAM, name)) is not None and _PROGRAM not in SYNONYMS:
        _move_kernels(*both)
    register_backend(name)
    for prefix in ("", "Autograd", "Sparse"):
        SYNONYMS[prefix + _PROGRAM] = prefix + name


def generate_methods_for_privateuse1_backend(
    for_tensor: bool = True, for_module: bool = True, for_packed_sequence: bool = True, for_storage: bool = False,
    unsupported_dtype: Any = None,
) -> None:  # fmt: skip
    """Nothing: :func:`register` has given tensors and modules the methods of the device."""
    del for_tensor, for_module, for_packed_sequence, for_storage, unsupported_dtype


def _register_device_module(device_type: str, module: Any) -> None:
    """Add the functions of a module to those of a registered device; RuntimeError where it is not registered."""
    registered_module = _modules.get(device_type)
    if registered_module is None:
        msg = f"_register_device_module(): '{device_type}' is no registered device; call devices.register() first"
        raise ComputeError(msg)
    for name, value in vars(module).items():
        if not name.startswith("_"):
            setattr(registered_module, name, value)


# -- what a registration is made of ------------------------------------------------------------------------------------


def _check_name(name: Any) -> None:
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        msg = f"register(): expected a name in small letters such as 'npu', got {name!r}"
        raise ArgumentValueError(msg)
    if name.startswith(_RESERVED):
        msg = f"register(): a name of a device does not begin with {', '.join(_RESERVED)}, got '{name}'"
        raise ArgumentValueError(msg)
    if name in BY_NAME:
        msg = f"register(): the device '{name}' is registered already; call unregister('{name}') first"
        raise ArgumentValueError(msg)
    if hasattr(Tensor, name) or (hasattr(Tensor, f"is_{name}") and name not in OF_DEVICES):
        msg = f"register(): Tensor has an attribute '{name}' or 'is_{name}' already; take another name"
        raise ArgumentValueError(msg)


def _counting(count: Any) -> Callable[[], int]:
    if callable(count):
        return count  # type: ignore[no-any-return]
    if not isinstance(count, int) or count < 1:
        msg = f"register(): count must be a number of devices or a function that gives it, got {count!r}"
        raise ArgumentError(msg)
    return lambda: count


def _install(backend: DeviceBackend) -> None:
    """Make a backend known to everyone who asks for devices."""
    name, key, stack = backend.name, backend.key, backend.undo
    added: list[tuple[dict[Any, Any], Any, Any]] = [
        (OF_DEVICES, name, keys.name_of(key)), (OTHERS, name, DeviceBackend.__module__), (BY_NAME, name, backend),
        (BY_KEY, key, backend), (INTERPOSERS, key, views.kernels_of(backend)), (FALLBACKS, key, by_cpu(backend)),
    ]  # fmt: skip
    module = DeviceModule(backend)
    added += [(_modules, name, module), (parts.ADDED, name, module)]
    for table, entry, value in added:
        if entry not in table:
            stack.callback(table.pop, entry, None)
        else:
            stack.callback(table.__setitem__, entry, table[entry])
        table[entry] = value
    stack.callback(no_copies, name)
    stack.callback(_forget_kernels, key)
    copies_between("", name, _to_backend)
    copies_between(name, cpu.type, _to_backend)
    _add_methods(backend)
    tell_listeners(backend)


def _to_backend(operator: Operator, tensor: Tensor, where: device_type) -> Tensor:
    """A tensor on a device: itself where it lies there, else a copy, through which gradients go."""
    target = BY_NAME[where.type].device_at(where) if where.type in BY_NAME else where
    if tensor.device == target:
        return tensor
    if is_on_meta(tensor) and not schemas.is_view(operator.schema):  # which reads sizes alone
        look = BY_NAME[where.type].empty(tensor._sizes, tensor.dtype, target, tensor.stride())
        return make_tensor(look, tensor.dtype)
    return operators.find("_to_device")[tensor._keys](tensor, target, False)  # type: ignore[no-any-return]


def _forget_kernels(key: int) -> None:
    for operator in (*operators.operators(), *operators.internal_operators()):
        for registered_key in [item for item in operator.kernels if isinstance(item, int) and item & key]:
            del operator.kernels[registered_key]
        operator.clear()


def _move_kernels(old: int, new: int) -> None:
    """Let kernels of packages that were registered under one backend serve another. RuntimeError where it has some."""
    every = (*operators.operators(), *operators.internal_operators())
    moves = [
        (operator, key, (key & ~old) | new) for operator in every for key in operator.kernels
        if isinstance(key, int) and key & old
    ]  # fmt: skip
    for operator, key, target in moves:
        if target in operator.kernels or (operator.registered is not None and operator.registered.at(key)):
            msg = (
                f"rename_privateuse1_backend(): {operator.name} has a kernel for {keys.name_of(key)} already; call it "
                "before Library.impl() and devices.register()"
            )
            raise RegistrationError(msg)
    for operator, key, target in moves:
        operator.kernels[target] = operator.kernels.pop(key)
        operator.clear()


def _add_methods(backend: DeviceBackend) -> None:
    """Give tensors ``npu()`` and ``is_npu``."""
    name = backend.name

    def move(
        self: Tensor, device: Any = None, non_blocking: bool = False, memory_format: Any = None
    ) -> Tensor:
        options = {} if memory_format is None else {"memory_format": memory_format}
        where = backend.device_at(_index_of(name, device))
        return self.to(where, non_blocking=non_blocking, **options)  # type: ignore[attr-defined, no-any-return]

    move.__name__ = move.__qualname__ = name
    move.__doc__ = f"The tensor on the device {name} of an index, or on the current one."
    lies_there = property(lambda self: bool(self._keys & backend.key), doc=f"Whether this tensor lies on {name}.")
    for attribute, value in ((name, move), (f"is_{name}", lies_there)):
        setattr(Tensor, attribute, value)
        backend.undo.callback(delattr, Tensor, attribute)


def _index_of(name: str, where: Any) -> int | None:
    """The index that an argument `device` of a method says. ValueError for a device of another type."""
    if where is None or isinstance(where, int):
        return where
    named = device_type(where)
    if named.type != name:
        msg = f"{name}(): expected a device of the type {name}, got '{named}'"
        raise ArgumentValueError(msg)
    return named.index
