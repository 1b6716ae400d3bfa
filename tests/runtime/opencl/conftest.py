"""The device "opencl" is registered while tests of this folder run: others expect no device beside the CPU."""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

import generated as ow
from runtime.tensor.device import OTHERS


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    module = OTHERS["opencl"]
    with contextlib.suppress(ImportError, RuntimeError):  # tests that need it are skipped where it is not there
        import_module(module)
    yield
    if "opencl" in ow.devices.registered():
        gc.collect()
        ow.devices.unregister("opencl")
        sys.modules.pop(module, None)  # the next file of tests registers it again
        OTHERS["opencl"] = module
