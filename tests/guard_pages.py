"""Copies of arrays beside pages of memory that must not be touched."""

from __future__ import annotations

import ctypes
import mmap
import sys
from typing import Any

import numpy as np
import pytest

PROTECTS = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="protects memory as Linux does")


def guarded(array: Any, *, at_end: bool) -> Any:
    """A copy right before a page that must not be touched, or right behind one."""
    page = mmap.PAGESIZE
    full = -(-max(array.nbytes, 1) // page) * page
    memory = mmap.mmap(-1, full + 2 * page)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    protect = ctypes.CDLL(None).mprotect
    assert protect(ctypes.c_void_p(address), page, 0) == 0
    assert protect(ctypes.c_void_p(address + page + full), page, 0) == 0
    start = page + (full - array.nbytes if at_end else 0)
    copy = np.frombuffer(memory, array.dtype, array.size, start).reshape(array.shape)
    copy[...] = array
    return copy


def before_guard_page(array: Any) -> Any:
    """A copy behind which lies memory that must not be touched."""
    size, page = array.nbytes, mmap.PAGESIZE
    full = -(-size // page) * page
    memory = mmap.mmap(-1, full + page)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(address + full), page, 0) == 0
    copy = np.frombuffer(memory, array.dtype, array.size, full - size).reshape(array.shape)
    copy[...] = array
    return copy
