"""The module under the name of a registered device: ``ow.npu``, as ``torch.cuda`` is for CUDA."""

from __future__ import annotations

from types import ModuleType, TracebackType
from typing import Any

from runtime.devices import processor
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.kernels.random import operator as random
from runtime.tensor import Tensor
from runtime.tensor.backends import DeviceBackend
from runtime.tensor.device import device as device_type

_LINE = "{:<24}{:>16,} bytes"


class DeviceModule(ModuleType):
    """The functions of one type of device. A device is named by its index, ``0``, or as ``"npu:0"``."""

    def __init__(self, backend: DeviceBackend) -> None:
        super().__init__(backend.name, f"The devices {backend.name}: how many there are, their memory and their work.")
        self._backend = backend
        streams = backend.streams or processor
        for name in ("Stream", "Event", "StreamContext", "stream", "current_stream", "default_stream", "set_stream"):
            if hasattr(streams, name):
                setattr(self, name, getattr(streams, name))
        if backend.streams is None:
            self.current_stream = self.default_stream = self._only_stream
        self.device = type("device", (DeviceContext,), {"module": self, "__doc__": DeviceContext.__doc__})

    @property
    def __all__(self) -> list[str]:
        """The public names."""
        return [name for name in dir(self) if not name.startswith("_")]

    def __dir__(self) -> list[str]:
        return sorted({*vars(type(self)), *vars(self)})

    def __reduce__(self) -> Any:
        from runtime.devices.registry import module_of

        return module_of, (self._backend.name,)

    def _index(self, device: Any = None) -> int:
        """The index of a device; the current one for None. ValueError for a device of another type."""
        if device is None or isinstance(device, int):
            return self._backend.device_at(device).index or 0
        where = device_type(device)
        if where.type != self._backend.name:
            msg = f"{self._backend.name}: expected a device of the type {self._backend.name}, got '{where}'"
            raise ArgumentValueError(msg)
        return self._backend.device_at(where).index or 0

    # -- devices -------------------------------------------------------------------------------------------------------

    def is_available(self) -> bool:
        """Whether there is at least one device."""
        return self._backend.count() > 0

    def is_initialized(self) -> bool:
        """True: a registered device is ready."""
        return True

    def init(self) -> None:
        """Nothing: a registered device is ready."""

    def device_count(self) -> int:
        """How many devices there are."""
        return self._backend.count()

    def current_device(self) -> int:
        """The index of the device that the name without an index stands for in this thread."""
        return self._index()

    def set_device(self, device: Any) -> None:
        """Let the name without an index stand for this device in this thread. RuntimeError where it is not there."""
        self._backend.current_index = self._index(device)

    def synchronize(self, device: Any = None) -> None:
        """Wait until a device has done all that it was told."""
        self._backend.synchronize(self._index(device))

    def get_device_name(self, device: Any = None) -> str:
        """The name of a device, with its index."""
        return f"{self._backend.name}:{self._index(device)}"

    def is_bf16_supported(self) -> bool:
        """True: where the device has no kernel, the CPU has."""
        return True

    def _only_stream(self, device: Any = None) -> Any:
        """The one stream of a device that works in order."""
        self._index(device)
        return processor.current_stream()

    # -- random numbers ------------------------------------------------------------------------------------------------

    def _generator(self, device: Any = None) -> Any:
        index, make = self._backend.device_at(self._index(device)).index or 0, self._backend.generator
        return random.default_generator if make is None else make(index)

    def manual_seed(self, seed: int) -> None:
        """Seed the random numbers of the current device: those of the CPU where it has no generator."""
        self._generator().manual_seed(int(seed))

    def manual_seed_all(self, seed: int) -> None:
        """Seed the random numbers of all devices."""
        for index in range(self._backend.count()):
            self._generator(index).manual_seed(int(seed))

    def get_rng_state(self, device: Any = None) -> Tensor:
        """The position in the random numbers of a device."""
        return self._generator(device).get_state()  # type: ignore[no-any-return]

    def set_rng_state(self, new_state: Tensor, device: Any = None) -> None:
        """Go to a position that :meth:`get_rng_state` gave."""
        self._generator(device).set_state(new_state)

    def get_rng_state_all(self) -> list[Tensor]:
        """The positions in the random numbers of all devices."""
        return [self.get_rng_state(index) for index in range(self._backend.count())]

    def set_rng_state_all(self, new_states: Any) -> None:
        """Go to the positions that :meth:`get_rng_state_all` gave."""
        for index, state in enumerate(new_states):
            self.set_rng_state(state, index)

    # -- memory --------------------------------------------------------------------------------------------------------

    def memory_allocated(self, device: Any = None) -> int:
        """How many bytes tensors have on a device."""
        return self._backend.use_of(self._index(device)).allocated

    def max_memory_allocated(self, device: Any = None) -> int:
        """How many bytes tensors had at most."""
        return self._backend.use_of(self._index(device)).peak

    def reset_peak_memory_stats(self, device: Any = None) -> None:
        """Let :meth:`max_memory_allocated` count from now on."""
        index = self._index(device)
        use = self._backend.use_of(index)
        use.peak = use.allocated
        reset = getattr(self._backend.allocator, "reset_peak_memory_stats", None)
        if reset is not None:
            reset(index)

    def memory_reserved(self, device: Any = None) -> int:
        """How many bytes the allocator has: what it says, or else those of tensors."""
        reserved = getattr(self._backend.allocator, "memory_reserved", None)
        return self.memory_allocated(device) if reserved is None else int(reserved(self._index(device)))

    def max_memory_reserved(self, device: Any = None) -> int:
        """How many bytes the allocator had at most: what it says, or else those of tensors."""
        reserved = getattr(self._backend.allocator, "max_memory_reserved", None)
        return self.max_memory_allocated(device) if reserved is None else int(reserved(self._index(device)))

    def change_current_allocator(self, allocator: Any) -> None:
        """Let another allocator give new memory; what was allocated before goes back to where it came from.

        Raises TypeError for an object without a method ``allocate(nbytes, index)``.
        """
        check_allocator("change_current_allocator", allocator)
        self._backend.allocator = allocator

    def empty_cache(self) -> None:
        """Let the allocator give memory back that no tensor has, where it keeps any."""
        release = getattr(self._backend.allocator, "empty_cache", None)
        if release is not None:
            release()

    def memory_stats(self, device: Any = None) -> dict[str, int]:
        """Counts of bytes and of storages by PyTorch's names."""
        use = self._backend.use_of(self._index(device))
        return {
            "allocated_bytes.all.current": use.allocated, "allocated_bytes.all.peak": use.peak,
            "allocation.all.current": use.pieces, "reserved_bytes.all.current": self.memory_reserved(device),
            "reserved_bytes.all.peak": self.max_memory_reserved(device),
        }  # fmt: skip

    def memory_summary(self, device: Any = None) -> str:
        """The same as text."""
        index, stats = self._index(device), self.memory_stats(device)
        lines = [f"{self._backend.name}:{index}, {stats['allocation.all.current']} storages"]
        lines += [
            _LINE.format(what, stats[key])
            for what, key in (
                ("allocated", "allocated_bytes.all.current"), ("allocated at most", "allocated_bytes.all.peak"),
                ("reserved", "reserved_bytes.all.current"), ("reserved at most", "reserved_bytes.all.peak"),
            )
        ]  # fmt: skip
        return "\n".join(lines)


def check_allocator(function: str, allocator: Any) -> None:
    """TypeError for an object that cannot allocate."""
    if not callable(getattr(allocator, "allocate", None)):
        msg = f"{function}(): the allocator needs a method allocate(nbytes, index), got {type(allocator).__name__}"
        raise ArgumentError(msg)


class DeviceContext:
    """``with npu.device(1):`` lets the name without an index stand for that device; ``None`` changes nothing."""

    module: DeviceModule  # of the type of device, an attribute of each subclass

    def __init__(self, device: Any) -> None:
        self.index = None if device is None else self.module._index(device)
        self.before = 0

    def __enter__(self) -> None:
        self.before = self.module.current_device()
        if self.index is not None:
            self.module.set_device(self.index)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.module.set_device(self.before)
