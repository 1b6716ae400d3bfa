"""Machine code as it is stored, and bringing it to memory: one function of it is called from outside, by its address.

LLVM loads what LLVM has made; Numba has no part in it. The symbol of a function is made of what it was compiled from,
so no two different ones meet.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from typing import Any

from llvmlite import binding

from runtime.compile.half_conversions import NARROW, WIDEN
from runtime.compile.headroom import LOADING, check_headroom
from runtime.compile.processor import features
from runtime.errors import UnsupportedError
from runtime.forking import new_lock
from runtime.lasting import keep

_lock = new_lock()
# Names that mean to Numba's code something that the process itself does not know, or knows as something else.
_OF_NUMBA = ("numba_", "NRT_", "PyExc_")


@dataclass(frozen=True)
class MachineCode:
    """An object file: the symbol that is called, and the symbols that other code has to bring along."""

    symbol: str
    externals: tuple[str, ...]
    code: bytes

    def pack(self) -> bytes:
        """As bytes."""
        return json.dumps([self.symbol, self.externals]).encode() + b"\n" + self.code

    @classmethod
    def unpack(cls, data: bytes) -> MachineCode:
        """From bytes; ValueError if they were none of :meth:`pack`."""
        head, _, code = data.partition(b"\n")
        try:
            symbol, externals = json.loads(head)
        except (ValueError, TypeError) as error:
            msg = "it is no machine code"
            raise ValueError(msg) from error
        if not code or not isinstance(symbol, str) or not isinstance(externals, list):
            msg = "it is no machine code"
            raise ValueError(msg)
        return cls(symbol, tuple(externals), code)

    def load(self) -> int:
        """The address of the function, which stays valid as long as the process lives."""
        check_headroom(LOADING)
        if any(name.startswith(_OF_NUMBA) for name in self.externals):
            _load_helpers()
        with _lock:  # of two engines, one would go, and its code with it
            engine = _engine()  # which opens the process to LLVM's look-ups
        missing = [name for name in self.externals if not binding.address_of_symbol(name)]
        if missing:
            msg = f"machine code needs {', '.join(missing)}, which this process does not have"
            raise UnsupportedError(msg)
        with _lock:
            address = engine.get_function_address(self.symbol)
            if not address:
                engine.add_object_file(binding.ObjectFileRef.from_data(self.code))
                engine.finalize_object()
                address = engine.get_function_address(self.symbol)
        return int(address)


@functools.cache
def _engine() -> Any:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    triple = binding.get_process_triple()
    lacks_halves = triple.startswith("x86_64") and "f16c" not in features()
    first = binding.parse_assembly(WIDEN + NARROW if lacks_halves else "")
    first.triple = triple
    machine = binding.Target.from_triple(triple).create_target_machine(jit=True)
    engine = binding.create_mcjit_compiler(first, machine)
    keep(engine)  # with all code: objects call it that end with the interpreter, and threads that CPython does not know
    return engine


@functools.cache
def _load_helpers() -> None:
    from numba.core.base import _load_global_helpers
    from numba.core.registry import cpu_target
    from numba.core.runtime import rtsys

    _load_global_helpers()
    rtsys.initialize(cpu_target.target_context)
