"""Entries that name kernels for backends other than the CPU: what a package has of them, on each backend."""

from __future__ import annotations

import json
from pathlib import Path

import forked
import pytest
from folders import ROOT

from codegen.reading.kinds import BACKEND_KEYS, DISPATCH_KEYS
from runtime.errors import ArgumentError
from runtime.tensor import keys

OPS = """\
- extends: generated
- theme: mine

- func: every(Tensor self) -> Tensor
  variants: function, method
  autogen: every_, every.out
  dispatch:
    CPU: by_hand.on_cpu
    Meta: by_hand.on_meta
    PrivateUse1: by_hand.on_device

- func: listed(Tensor self) -> Tensor
  dispatch: {"CPU, PrivateUse1": by_hand.composed, Meta: by_hand.on_meta}

- func: on_device_alone(Tensor self) -> Tensor
  dispatch: {PrivateUse1: by_hand.on_device}

- func: layouts(Tensor self) -> Tensor
  dispatch: {CPU: by_hand.on_cpu, SparseCPU: by_hand.on_sparse}

- func: composed(Tensor self) -> Tensor
  dispatch: {CompositeExplicitAutograd: by_hand.composed, Meta: by_hand.on_meta}
"""
DERIVATIVES = "- name: every(Tensor self) -> Tensor\n  self: grad * 2\n"
BY_HAND = """\
calls = []

def on_cpu(self):
    calls.append("CPU")
    return self + self

def on_meta(self):
    calls.append("Meta")
    return self.new_empty(self.shape)

def on_device(self):
    calls.append("device")
    return self * 2

def on_sparse(self):
    calls.append("sparse")
    return self * 3

def composed(self):
    calls.append("composed")
    return self * 2
"""
# The package is imported at one of three times; what each call gives, and the kernels that it comes to.
PROGRAM = """
import gc
import sys
import by_hand
import generated as ow
from poison_device import poison_device

if sys.argv[1] == "before the device":
    import mine
with poison_device() as npu:
    if sys.argv[1] == "before the name":
        import mine
    ow.utils.rename_privateuse1_backend("npu")
    if sys.argv[1] == "last":
        import mine

    def show(title, call):
        by_hand.calls.clear()
        try:
            result = call()
            result = "of no elements" if result.is_meta else result.tolist()
        except NotImplementedError as error:
            result = str(error).partition(";")[0]
        print(title, result, *by_hand.calls)

    def gradient(x):
        mine.every(x).sum().backward()
        return x.grad

    for where in ("cpu", "meta", "npu"):
        x = ow.ones(2, device=where)
        show(f"{where} every", lambda: mine.every(x))
        show(f"{where} every_", lambda: mine.every_(x.clone()))
        show(f"{where} every.out", lambda: mine.every(x, out=ow.empty(2, device=where)))
        show(f"{where} strided out", lambda: mine.every(x, out=ow.zeros(4, device=where)[::2]))
        show(f"{where} gradient", lambda: gradient(x.clone().requires_grad_()))
        show(f"{where} listed", lambda: mine.listed(x))
        show(f"{where} composed", lambda: mine.composed(x))
        show(f"{where} on_device_alone", lambda: mine.on_device_alone(x))
    show("dense layouts", lambda: mine.layouts(ow.ones(2)))
    show("sparse layouts", lambda: mine.layouts(ow.ones(2).to_sparse()).to_dense())
    del x
    gc.collect()
"""
PRINTED = """\
cpu every [2.0, 2.0] CPU
cpu every_ [2.0, 2.0] CPU
cpu every.out [2.0, 2.0] CPU
cpu strided out [2.0, 2.0] CPU
cpu gradient [2.0, 2.0] CPU
cpu listed [2.0, 2.0] composed
cpu composed [2.0, 2.0] composed
cpu on_device_alone on_device_alone has no kernel for tensors with the keys CPU
meta every of no elements Meta
meta every_ of no elements Meta
meta every.out of no elements Meta
meta strided out of no elements Meta
meta gradient of no elements Meta
meta listed of no elements Meta
meta composed of no elements Meta
meta on_device_alone on_device_alone has no meta function: what it gives depends on elements, which a tensor on the \
device meta does not have
npu every [2.0, 2.0] device
npu every_ [2.0, 2.0] device
npu every.out [2.0, 2.0] device
npu strided out [2.0, 2.0] device
npu gradient [2.0, 2.0] device
npu listed [2.0, 2.0] composed
npu composed [2.0, 2.0] composed
npu on_device_alone [2.0, 2.0] device
dense layouts [2.0, 2.0] CPU
sparse layouts [3.0, 3.0] sparse
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a generated package."""
    folder = tmp_path_factory.mktemp("backend_kernels")
    for name, text in {"ops.yaml": OPS, "derivatives.yaml": DERIVATIVES, "by_hand.py": BY_HAND}.items():
        (folder / name).write_text(text)
    forked.python("-m", "codegen", "--kernels", "by_hand", "--out", "mine", folder=folder)
    return folder


@pytest.mark.parametrize("moment", ["before the device", "before the name", "last"])
def test_each_backend_has_its_kernel(folder: Path, moment: str) -> None:
    assert forked.python("-c", PROGRAM, moment, folder=folder) == PRINTED


def test_explain_and_check_take_them(folder: Path) -> None:
    words = ["--kernels", "by_hand", "--out", "mine"]
    explained = forked.python("-m", "codegen", "explain", "every", *words, folder=folder)
    for row, line in (("CPU", 3), ("Meta", 7), ("PrivateUse1", 11)):
        assert any(f"  {row}: " in text and f"by_hand.py:{line}" in text for text in explained.splitlines())
    assert "5 entries" in forked.python("-m", "codegen", "check", *words, folder=folder)


def test_the_schema_for_editors_has_the_keys() -> None:
    schema = json.loads((ROOT / "generated" / "ops.schema.json").read_text())
    assert all(f"|{key}" in json.dumps(schema) for key in BACKEND_KEYS[1:])


def test_every_backend_of_the_runtime_can_be_named() -> None:
    # Names are compared, because the look-up of a backend gives it one of the few bits.
    assert set(BACKEND_KEYS) <= set(keys.OF_DEVICES.values())
    assert keys.key_named("SparseCPU") == keys.SPARSE | keys.CPU
    assert {key for key in DISPATCH_KEYS if key.startswith("Composite")} == set(keys.ALIASES)
    with pytest.raises(ArgumentError, match=r"^backend_named\(\): 'Autograd' is no backend; there are CPU, CUDA, Meta"):
        keys.backend_named("Autograd")


def test_a_kernel_of_a_program_is_not_moved_in_silence() -> None:
    program = """
import generated as ow
from poison_device import poison_device
with ow.library.Library("aten", "IMPL") as library, poison_device() as npu:
    library.impl("cos", lambda self: self, "PrivateUse1")
    try:
        ow.utils.rename_privateuse1_backend("npu")
    except RuntimeError as error:
        print(error)
"""
    assert forked.python("-c", program) == (
        "rename_privateuse1_backend(): cos has a kernel for PrivateUse1 already; call it before Library.impl() and "
        "devices.register()\n"
    )
