"""Check for enough memory before LLVM compiles, since LLVM ends the process when an allocation fails.

A limit of the address space (``ulimit -v``, ``RLIMIT_AS``) or a system that does not overcommit refuses memory, which
Python tells by a MemoryError, and LLVM by ``abort()``. So memory is asked for here before LLVM needs it.
"""

from __future__ import annotations

import mmap

# Bytes. The first compilation of a process took 160 MiB of addresses with Numba 0.68 on x86-64, every other less; the
# code of a kernel is less than one.
COMPILING, LOADING = 192 << 20, 16 << 20


def check_headroom(size: int) -> None:
    """MemoryError unless the process can have `wanted` bytes more. They are asked for and given back, not touched."""
    try:
        mmap.mmap(-1, size).close()
    except (OSError, ValueError) as error:
        msg = (
            f"{size >> 20} MiB of memory are needed to compile or load a kernel; a higher limit (ulimit -v), or "
            "kernels compiled before by `python -m codegen warm`, go without"
        )
        raise MemoryError(msg) from error
